// Kept lists in a store that may be full, foreign, damaged or shared with another tab, and what is done with
// a list in the builder.
#include "web/builder/builder.h"
#include "web/store/lists.h"
#include "web/store/settings.h"

#include "tests/stage/fake_platform.h"

#include "core/match/address.h"
#include "core/random.h"
#include "core/text/text.h"

#include <gtest/gtest.h>
#include <string>

namespace cardfront::kept_lists_test {

namespace {

using platform::fake;
using Options = Setup; // in a test, Setup is another name

const int game = find_game("skirmish"); // its shelf does not change
const Shelf& shelf() {
    return game_info(game).shelf();
}
List ready(std::size_t index) { // and a third that is not ready
    List list = ready_list(shelf(), index % 2);
    if (index == 2) list.counts[0] = 1;
    return list;
}
std::string names(const Lists& lists) {
    std::string out;
    for (const KeptList& kept : lists.all())
        (out += kept.name) += kept.stored && kept.reason.empty() ? ". " : "! ";
    return out;
}
Lists reloaded() {
    Lists lists;
    lists.load();
    return lists;
}

class KeptLists : public testing::Test {
  protected:
    KeptLists() { fake() = {}; }
};

} // namespace

TEST_F(KeptLists, AreThereAgainNewestFirst) {
    Lists lists;
    const std::string first = lists.add(game, "First", ready(0));
    const std::string second = lists.add(game, " Sec\x01ond ", ready(1));
    EXPECT_EQ(names(lists), "Second. First. ");
    const Lists again = reloaded();
    EXPECT_EQ(names(again), "Second. First. ");
    ASSERT_NE(again.find(first), nullptr);
    EXPECT_EQ(again.find(first)->list, ready(0));
    EXPECT_EQ(again.find(first)->game, game);
    EXPECT_EQ(again.find(second)->list, ready(1));
    EXPECT_EQ(again.find("third"), nullptr);
}

TEST_F(KeptLists, AreChangedRenamedAndRemoved) {
    Lists lists;
    const std::string id = lists.add(game, "One", ready(0));
    EXPECT_EQ(lists.change(id, game, "Two", ready(1)), id);
    EXPECT_EQ(reloaded().find(id)->list, ready(1));
    EXPECT_EQ(names(reloaded()), "Two. ");
    EXPECT_TRUE(lists.remove(id));
    EXPECT_EQ(names(lists), "");
    EXPECT_TRUE(fake().texts.empty());
}

TEST_F(KeptLists, NamesAreMadeDifferent) {
    Lists lists;
    EXPECT_EQ(lists.fresh_name(game, "Tide"), "Tide");
    lists.add(game, "Tide", ready(0));
    EXPECT_EQ(lists.fresh_name(game, "Tide"), "Tide 2");
    lists.add(game, "Tide 2", ready(0));
    EXPECT_EQ(lists.fresh_name(game, "Tide"), "Tide 3");
    EXPECT_EQ(lists.fresh_name(0, "Tide"), "Tide") << "another game's";
}

TEST_F(KeptLists, NothingIsLostWhenTheStoreIsFull) {
    Lists lists;
    const std::string id = lists.add(game, "One", ready(0));
    fake().quota = platform::stored_bytes();
    const std::string other = lists.add(game, "Two", ready(1));
    lists.change(id, game, "One, with a longer name", ready(0));
    EXPECT_EQ(names(lists), "Two! One, with a longer name! ");
    EXPECT_EQ(names(reloaded()), "One. ") << "as it was before";
    fake().quota = 100000;
    lists.load();
    EXPECT_EQ(names(lists), "Two. One, with a longer name. ");
    EXPECT_EQ(names(reloaded()), "Two. One, with a longer name. ");
    EXPECT_EQ(lists.find(other)->list, ready(1));
}

TEST_F(KeptLists, AnotherTabsChangesAreNotOverwritten) {
    Lists theirs;
    const std::string id = theirs.add(game, "One", ready(0));
    Lists ours = reloaded();
    theirs.change(id, game, "Theirs", ready(1));
    const std::string now = ours.change(id, game, "Ours", ready(2));
    EXPECT_NE(now, id);
    EXPECT_EQ(names(reloaded()), "Ours. Theirs. ");
    EXPECT_EQ(names(ours), "Ours. Theirs. ");

    // The same while this tab may only read.
    Lists late = reloaded();
    fake().ours = false;
    EXPECT_EQ(late.change(now, game, "Late", ready(0)), now);
    EXPECT_FALSE(late.remove(now));
    fake().ours = true;
    theirs.load();
    theirs.change(now, game, "Sooner", ready(1));
    late.open = now;
    late.load();
    const std::string later = late.open;
    EXPECT_NE(later, now);
    EXPECT_EQ(late.find(later)->name, "Late");
    EXPECT_EQ(names(reloaded()), "Late. Sooner. Theirs. ");
}

TEST_F(KeptLists, WhatWaitedIsPutInWhenTheStoreIsOurs) {
    Lists lists;
    const std::string id = lists.add(game, "One", ready(0));
    fake().ours = false;
    lists.change(id, game, "Two", ready(1));
    const std::string fresh = lists.add(game, "Three", ready(2));
    EXPECT_EQ(names(lists), "Three! Two! ");
    lists.open = id;
    lists.load();
    EXPECT_EQ(lists.open, id);
    EXPECT_EQ(names(lists), "Three! Two! ") << "still another's";
    EXPECT_TRUE(lists.remove(fresh)) << "it never was in the store";
    fake().ours = true;
    lists.open = id;
    lists.load();
    EXPECT_EQ(lists.open, id);
    EXPECT_EQ(names(reloaded()), "Two. ");
}

TEST_F(KeptLists, WhatCannotBeReadStaysUntilItIsDeleted) {
    Lists lists;
    const std::string id = lists.add(game, "One", ready(0));
    const std::string sound = fake().texts.at("list." + id);
    const auto reason = [&](const std::string& text) {
        fake().texts["list." + id] = text;
        const Lists again = reloaded();
        const KeptList* const kept = again.find(id);
        EXPECT_EQ(Lists::text(id), text) << "untouched";
        return kept == nullptr ? "gone" : kept->reason;
    };
    EXPECT_EQ(reason(sound), "");
    EXPECT_EQ(reason(""), "It was altered or cut.");
    EXPECT_EQ(reason(sound.substr(0, sound.size() - 1)), "It was altered or cut.");
    EXPECT_EQ(reason(sound + "\n"), "It was altered or cut.");
    std::string other = sound;
    other[other.find("\nlist ") + 6] ^= 1;
    EXPECT_EQ(reason(other), "It was altered or cut.");
    const auto summed = [](const KeptList& kept, std::string_view from, std::string_view to) {
        std::string text = text_of(kept);
        text.erase(text.find("sum "));
        text.replace(text.find(from), from.size(), to);
        return text + "sum " + hex(hash_bytes(text.data(), text.size())) + '\n';
    };
    KeptList kept{.game = game, .name = "One", .list = ready(0)};
    EXPECT_EQ(reason(summed(kept, "list 1", "list 2")), "It is of a newer version of this page.");
    EXPECT_EQ(reason(summed(kept, "game skirmish", "game chess")),
              "It is of a game that this page does not have.");
    EXPECT_NE(reason(summed(kept, shelf().items[0].key, "dragon")).find("there is no such key"),
              std::string::npos);
    Lists last = reloaded();
    EXPECT_TRUE(last.remove(id));
    EXPECT_TRUE(fake().texts.empty());
}

TEST_F(KeptLists, OtherKeysAreNotTheirs) {
    for (const char* const key : {"list.", "list.A", "list.x.y", "lists.x", "list", "save.x.a", "settings"})
        fake().texts[key] = "x";
    EXPECT_TRUE(reloaded().all().empty());
    EXPECT_EQ(fake().texts.size(), 7U);
}

TEST_F(KeptLists, AnyBytesAreAListOrAReason) {
    const std::string sound = text_of({.game = game, .name = "One", .list = ready(0)});
    Random random(1);
    for (int n = 0; n < 3000; ++n) {
        std::string text = sound;
        for (std::uint32_t change = random.below(5); change > 0; --change)
            text[random.below(static_cast<std::uint32_t>(text.size()))] =
                static_cast<char>(random.below(256));
        text.resize(random.below(8) == 0 ? random.below(static_cast<std::uint32_t>(text.size()))
                                         : text.size());
        const KeptList kept = read_kept("x", text);
        EXPECT_EQ(kept.reason.empty(), text == sound);
        EXPECT_EQ(text == sound, kept.game >= 0 && text_of(kept) == text);
    }
}

// --- In the builder

namespace {

class Builder : public KeptLists {
  protected:
    Builder() { setup.options[0] = game_info(assault).options[0].usual; }
    const int assault = find_game("ground-assault"); // in games of thirty stars
    Lists lists;
    Building building{.name = "Mine"};
    Options setup;
};

} // namespace

TEST_F(Builder, KeepsAListWithItsFirstChange) {
    building.list = ready(0);
    EXPECT_TRUE(lists.all().empty()) << "a look keeps nothing";
    builder::add(building, lists, game, 0, 1);
    ASSERT_EQ(lists.all().size(), 1U);
    EXPECT_EQ(lists.all()[0].list, building.list);
    EXPECT_EQ(lists.all()[0].name, "Mine");
    EXPECT_EQ(building.list.counts[0], ready(0).counts[0] + 1);
    builder::add(building, lists, game, 1, 1);
    EXPECT_EQ(reloaded().find(lists.open)->list, building.list);
    EXPECT_EQ(lists.all().size(), 1U);
}

TEST_F(Builder, TakesBack) {
    builder::add(building, lists, game, 0, 1);
    builder::add(building, lists, game, 0, 1);
    builder::change(building, lists, game, ready(1));
    builder::add(building, lists, game, 0, -most_copies);
    EXPECT_EQ(building.list.counts[0], 0);
    builder::undo(building, lists, game);
    EXPECT_EQ(building.list, ready(1));
    builder::undo(building, lists, game);
    EXPECT_EQ(building.list.counts[0], 2);
    EXPECT_EQ(reloaded().find(lists.open)->list, building.list) << "kept too";
    builder::undo(building, lists, game);
    builder::undo(building, lists, game);
    builder::undo(building, lists, game);
    EXPECT_TRUE(building.list.empty());
    for (int n = 0; n < 300; ++n) builder::add(building, lists, game, 2, n % 2 == 0 ? 1 : -1);
    EXPECT_LE(building.before.size(), builder::most_undo);
}

TEST_F(Builder, KnowsNoLessThanNoneAndNoMoreThanTheMost) {
    builder::add(building, lists, game, 0, -1);
    EXPECT_TRUE(building.before.empty());
    EXPECT_TRUE(lists.all().empty()) << "nothing changed";
    for (int n = 0; n < 120; ++n) builder::add(building, lists, game, 0, 1);
    EXPECT_EQ(building.list.counts[0], most_copies);
}

TEST_F(Builder, Renames) {
    builder::rename(building, lists, game, "  Iron\nRain ");
    EXPECT_EQ(building.name, "IronRain");
    EXPECT_EQ(names(lists), "IronRain. ");
    builder::rename(building, lists, game, "Rust");
    EXPECT_EQ(names(lists), "Rust. ");
}

TEST_F(Builder, TellsWhatIsInIt) {
    const Shelf& pool = game_info(assault).shelf();
    const List tide = *read_list(pool, "3 skitterling, 2 siege-ox, 1 citadel, 2 salvo");
    EXPECT_EQ(builder::summary(pool, setup, tide), "Force: 18 of 30 stars. Deck: 2 cards, 30 to 126.");
    EXPECT_EQ(builder::curve_lines(pool, tide),
              std::vector<std::string>{"Force, pieces by weight: 3 of 1, 3 of 5"});
    EXPECT_EQ(builder::count_of(tide), 8);
    EXPECT_FALSE(builder::amounts(pool, setup, tide)[1].good());
    const auto groups = builder::tag_groups(pool);
    ASSERT_EQ(groups.size(), 5U);
    EXPECT_STREQ(groups[1].label, "Kind");
    EXPECT_EQ(groups[1].tags(), TagSet{0b111100});
    EXPECT_EQ(builder::pool(pool, building).size(), pool.items.size());
    building.wanted = tag_bit(1) | tag_bit(10);
    building.words = "space";
    ASSERT_EQ(builder::pool(pool, building).size(), 1U);
    EXPECT_STREQ(pool.items[builder::pool(pool, building)[0]].key, "citadel");
}

TEST_F(Builder, MakesALinkThatIsReadAgain) {
    const std::string link = builder::link_of(game, "Iron & Rain: 100 %", ready(0));
    EXPECT_EQ(link.find_first_of(" \n#&"), std::string::npos) << link;
    const auto read = builder::read_link(link);
    ASSERT_TRUE(read) << read.problem().reason;
    EXPECT_EQ(read->game, game);
    EXPECT_EQ(read->name, "Iron & Rain: 100 %");
    EXPECT_EQ(read->list, ready(0));
    EXPECT_EQ(links::address_in("see https://example.org/play/#" + link).target, links::Target::list);
    EXPECT_EQ(links::address_in(list_text(shelf(), ready(0))).target, links::Target::none);
    const auto whole = builder::read_link("https://example.org/play/#" + link);
    ASSERT_TRUE(whole);
    EXPECT_EQ(whole->list, ready(0));
    // As some programs write addresses anew.
    std::string spaced = link;
    for (std::size_t at = spaced.find('_'); at != std::string::npos; at = spaced.find('_'))
        spaced.replace(at, 1, "%20");
    for (std::size_t at = spaced.find(','); at != std::string::npos; at = spaced.find(','))
        spaced.replace(at, 1, "%2C");
    ASSERT_TRUE(builder::read_link(spaced));
    EXPECT_EQ(builder::read_link(spaced)->list, ready(0));
}

namespace {

// A link to a list in the forms in which such links come.
std::vector<std::string> handed_on(const std::string& link) {
    const std::string body = link.substr(5), page = "https://example.org/play/";
    const std::string first = "list=" + body.substr(0, body.size() - 20),
                      last = body.substr(body.size() - 20);
    const auto encoded = [](std::string text, bool percent) {
        for (const auto& [from, to] : {std::pair{"%", "%25"}, {":", "%3A"}, {",", "%2C"}})
            for (std::size_t at = 0;
                 (*from != '%' || percent) && (at = text.find(from, at)) != std::string::npos; at += 3)
                text.replace(at, 1, to);
        return text;
    };
    return {page + "#/list=" + body,
            page + "#!list=" + body,
            page + "?list=" + body,
            page + "#LIST=" + body,
            page + "#list%3D" + encoded(body, true),
            page + "%23list%3d" + encoded(body, true),
            page + "#list=" + encoded(body, false),
            page + "?game=1#" + link,
            page + '#' + link + '.',
            '(' + page + '#' + link + ')',
            '<' + page + '#' + link + ">",
            page + '#' + link + "&utm_source=chat",
            page + '#' + link + ": see it",
            '_' + page + '#' + link + '_',
            "**" + page + '#' + link + "**",
            page + '#' + link + "-",
            page + '#' + link + " It is good: 3 of 3.",
            page + '#' + link + "\r\n> and, so",
            page + '#' + first + "\r\n> " + last,
            page + '#' + first + " \u200B" + last,
            page + '#' + first + "\u00AD" + last,
            page + '#' + link + "”"};
}

} // namespace

TEST_F(Builder, FindsALinkHoweverItWasHandedOn) {
    for (const char* const name : {"Iron Rain", "Дождь & 雨", "50 %", ""}) {
        const std::string link = builder::link_of(game, name, ready(0));
        for (const std::string& text : handed_on(link)) {
            const auto read = builder::read_link(text);
            ASSERT_TRUE(read) << read.problem().reason << '\n' << text;
            EXPECT_EQ(read->name, name) << text;
            EXPECT_EQ(read->list, ready(0)) << text;
        }
    }
}

TEST_F(Builder, TellsWhyALinkIsNone) {
    const auto reason = [](std::string_view link) {
        const auto read = builder::read_link(link);
        return read ? "none" : read.problem().reason;
    };
    EXPECT_EQ(reason("record=x"), "This is no link to a list.");
    EXPECT_EQ(reason(""), "This is no link to a list.");
    EXPECT_EQ(reason("list=skirmish"), "The link is cut: it ends before the list.");
    EXPECT_EQ(reason("list=skirmish:Name"), "The link is cut: it ends before the list.");
    EXPECT_EQ(reason("list=chess:Name:1_pawn"), "The link is of a game that has no lists here.");
    EXPECT_EQ(reason("list=crossfire:Name:1_pawn"), "The link is of a game that has no lists here.");
    EXPECT_NE(reason("list=skirmish:Name:1_pawn").find("“1 pawn”: there is no such key."), std::string::npos);
    EXPECT_EQ(reason("list=" + std::string(20000, 'x')), "This link is too long for a list.");
    EXPECT_EQ(reason("list=skirmish:%zz%:"), "none") << "what is no escape stays as it is";
}

TEST_F(Builder, AnEntryALineIsReadAgain) {
    const std::string lines = builder::lines_of(shelf(), ready(0));
    EXPECT_NE(lines.find('\n'), std::string::npos);
    EXPECT_EQ(lines.find(','), std::string::npos);
    EXPECT_EQ(*read_list(shelf(), lines), ready(0));
    const auto bad = read_list(shelf(), lines + "\n3 dragon");
    EXPECT_EQ(builder::words_of(bad.problem()).substr(0, 5), "Line ");
}

// --- Who brings which

TEST_F(Builder, SeatsBringWhatIsChosenForThem) {
    const Shelf& pool = game_info(assault).shelf();
    const std::string broken = lists.add(assault, "Broken", *read_list(pool, "4 skitterling"));
    const std::string good = lists.add(assault, "Good", ready_list(pool, 1));
    lists.add(game, "Another game's", ready(0));
    const auto all = builder::offers(lists, assault, setup);
    ASSERT_GT(all.size(), 3U);
    EXPECT_EQ(all[0].choice, "own " + good);
    EXPECT_EQ(all[1].choice, "own " + broken);
    EXPECT_FALSE(all[1].faults.empty());
    EXPECT_EQ(all[2].choice, "ready tide");
    for (const builder::Offer& offer : all)
        EXPECT_TRUE(offer.own() || offer.faults.empty()) << offer.choice << " is for other options";

    Chosen chosen{"ready vigil", "own " + good};
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault), "");
    EXPECT_EQ(setup.lists[0], ready_list(pool, 3));
    EXPECT_EQ(setup.lists[1], ready_list(pool, 1));
    EXPECT_EQ(builder::name_of(setup, chosen, lists, assault, 0), "Sky Vigil");
    EXPECT_EQ(builder::name_of(setup, chosen, lists, assault, 1), "Good");
    EXPECT_EQ(builder::chosen_of(setup, lists, assault), chosen);
    EXPECT_FALSE(check(assault, setup));

    // A shorter format: what is too large goes, and comes back with the longer one.
    const std::uint8_t thirty = setup.options[0], twenty = 1;
    setup.options[0] = twenty;
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault),
              "Seat 1 takes another list. Force: at most 20 stars, not 30. (Rule GA-6)");
    EXPECT_TRUE(setup.lists[0].empty());
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault), "") << "told once";
    EXPECT_EQ(builder::name_of(setup, chosen, lists, assault, 0), "Rising Tide");
    EXPECT_EQ(amount_of(pool, complete(assault, setup).lists[0], 0), 20);
    chosen[0] = "ready tide-20";
    builder::settle(setup, chosen, lists, assault);
    EXPECT_FALSE(setup.lists[0].empty());
    setup.options[0] = thirty;
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault),
              "Seat 1 takes another list: Rising Tide is meant for other choices.");
    chosen[0] = "ready vigil";
    builder::settle(setup, chosen, lists, assault);
    EXPECT_EQ(setup.lists[0], ready_list(pool, 3));

    // What is gone, or nobody sits there for.
    lists.remove(good);
    chosen[2] = "ready tide";
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault),
              "Seat 2 takes another list: the chosen one is no longer kept.");
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault), "") << "told once";
    EXPECT_TRUE(setup.lists[1].empty());
    EXPECT_TRUE(setup.lists[2].empty());
    EXPECT_FALSE(builder::find_offer(lists, assault, setup, "own " + good));
    EXPECT_FALSE(builder::find_offer(lists, assault, setup, "ready dragon"));

    // A list of a match that is not among one's own.
    setup.lists[1] = ready_list(pool, 0);
    setup.lists[1].counts[0] -= 1;
    chosen[1].clear();
    EXPECT_EQ(builder::settle(setup, chosen, lists, assault), "");
    EXPECT_EQ(builder::name_of(setup, chosen, lists, assault, 1), "As it was played");
}

TEST_F(Builder, TheLastChoiceIsAmongTheSettings) {
    Settings settings;
    settings.lists[static_cast<std::size_t>(game)][1] = "own 123-4";
    const Settings again = Settings::from_text(settings.text_form());
    EXPECT_EQ(again.lists, settings.lists);
    EXPECT_EQ(Settings::from_text("list-skirmish-2 " + std::string(500, 'x')).lists, Settings().lists);
    EXPECT_EQ(Settings::from_text("list-skirmish-9 ready x").lists, Settings().lists);
}

} // namespace cardfront::kept_lists_test
