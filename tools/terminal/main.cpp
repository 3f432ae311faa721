#include "core/rule_texts.h"
#include <cstdio>
int main() {
    for (const auto& r : cardfront::rule_texts()) std::printf("%s|%s|%s\n", r.id, r.title, r.text);
}
