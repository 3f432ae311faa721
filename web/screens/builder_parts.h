// What the two screens of lists draw alike.
#pragma once

#include "web/builder/builder_commands.h"
#include "web/screens/parts.h"

#include <string>
#include <vector>

namespace cardfront::builder {

// The colour that an item's tags give it, for ink on ivory and for fields.
kit::Colour hue_of(const Shelf& shelf, const Item& item);
// What the list comes to; "": nothing to tell.
std::string outcome(const Shelf& shelf, const List& list);
// Do the pieces of this part differ in weight? Then it is told.
bool tells_weight(const Shelf& shelf, std::size_t part);
// As the table has it, as large as it goes into r.
void draw_picture(const Table& table, std::size_t item, const kit::Rect& r);
// A round field with a weight.
void draw_weight(const kit::Vec& centre, int weight, kit::Colour hue);

// A button that tells what it would do where the pointer rests, and why not where it is pressed in vain.
void press_deed(const Control& control, const kit::Rect& r, kit::ButtonLook look);

// "2 faults", or that there is none.
std::string faults_words(std::size_t count);

// A group of tags as they stand in the filters.
Group tag_group(const App& app, const TagGroup& tags);
bool filtered(const Building& building);

// --- The pool, and the list (each in a file of its own)

std::vector<Group> pool_groups(const App& app);
void draw_pool(const App& app, const Table& table, kit::Rect room);
std::vector<Control> list_controls(const App& app); // what is done with all of it
std::vector<Group> list_groups(const App& app);
void draw_list(const App& app, const Table& table, kit::Rect room, bool has_amounts);
// How much of each part is used, and whether it may be so, in so many lines of r.
int amount_rows(const App& app, float width);
void draw_amounts(const App& app, kit::Rect r);

} // namespace cardfront::builder
