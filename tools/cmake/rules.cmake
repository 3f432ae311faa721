# The rules pages are the one source of every rule's words: here they become the table core looks them up in.
find_program(CARDFRONT_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# rule_texts(<out> <folder> <game>...): names in <out> the source that holds all rules of assets/rules and of these
# test games; it is made in <folder>.
function(rule_texts out folder)
    file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
    foreach(game IN LISTS ARGN)
        list(APPEND pages ${PROJECT_SOURCE_DIR}/${game}/rules.md)
    endforeach()
    set(texts ${folder}/generated/rule_texts.cpp)
    add_custom_command(OUTPUT ${texts}
        COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs --cpp ${texts} ${pages}
        DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs ${pages}
        COMMENT "Rule texts"
        VERBATIM)
    set(${out} ${texts} PARENT_SCOPE)
endfunction()
