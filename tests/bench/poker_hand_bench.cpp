// The five-card evaluator, in hands a second.
#include "core/cards/poker_hand.h"
#include "core/random.h"

#include <array>
#include <benchmark/benchmark.h>
#include <vector>

namespace cardfront {

namespace {

constexpr int all_hands = 2598960;

// All hands there are, each loop adding to what the outer loops have put together.
void every_hand(benchmark::State& state) {
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (Card a = 0; a < deck_size; ++a) {
            const PokerHand one{a};
            for (auto b = static_cast<Card>(a + 1); b < deck_size; ++b) {
                PokerHand two = one;
                two.add(b);
                for (auto c = static_cast<Card>(b + 1); c < deck_size; ++c) {
                    PokerHand three = two;
                    three.add(c);
                    for (auto d = static_cast<Card>(c + 1); d < deck_size; ++d) {
                        PokerHand four = three;
                        four.add(d);
                        for (auto e = static_cast<Card>(d + 1); e < deck_size; ++e) {
                            PokerHand five = four;
                            five.add(e);
                            sum += five.strength();
                        }
                    }
                }
            }
        }
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * all_hands);
}

// Too many for a processor to learn in which order they come.
void random_hands(benchmark::State& state) {
    std::vector<std::array<Card, 5>> hands(std::size_t{1} << 18U);
    Random random(1);
    std::array<Card, deck_size> deck{};
    for (int card = 0; card < deck_size; ++card)
        deck[static_cast<std::size_t>(card)] = static_cast<Card>(card);
    for (auto& hand : hands) {
        random.shuffle(deck);
        std::copy(deck.begin(), deck.begin() + 5, hand.begin());
    }
    for (auto _ : state) {
        std::uint64_t sum = 0;
        for (const auto& hand : hands) sum += strength_of(hand[0], hand[1], hand[2], hand[3], hand[4]);
        benchmark::DoNotOptimize(sum);
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

} // namespace

BENCHMARK(every_hand)->Unit(benchmark::kMillisecond);
BENCHMARK(random_hands)->Unit(benchmark::kMillisecond);

} // namespace cardfront
