# The rules pages are the one source of every rule's words: here they become the table core looks them up in.
find_program(CARDFRONT_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)

# rule_texts(<out> <folder> <root>...): names in <out> the source that holds all rules of assets/rules, here and in these
# roots of test games; it is made in <folder>.
function(rule_texts out folder)
    set(patterns)
    foreach(root IN ITEMS . LISTS ARGN)
        list(APPEND patterns ${PROJECT_SOURCE_DIR}/${root}/assets/rules/*.md)
    endforeach()
    file(GLOB pages CONFIGURE_DEPENDS ${patterns})
    set(texts ${folder}/generated/rule_texts.cpp)
    add_custom_command(OUTPUT ${texts}
        COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs --cpp ${texts} ${pages}
        DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs ${pages}
        COMMENT "Rule texts"
        VERBATIM)
    set(${out} ${texts} PARENT_SCOPE)
endfunction()
