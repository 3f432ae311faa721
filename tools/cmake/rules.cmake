# The rules pages are the one source of every rule's words: here they become the table core looks them up in.
find_program(CARDFRONT_NODE NAMES node nodejs REQUIRED NO_CMAKE_FIND_ROOT_PATH)
file(GLOB rules_pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
set(rule_texts_cpp ${PROJECT_BINARY_DIR}/generated/rule_texts.cpp)
add_custom_command(OUTPUT ${rule_texts_cpp}
    COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs --cpp ${rule_texts_cpp} ${rules_pages}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/rules.mjs ${rules_pages}
    COMMENT "Rule texts"
    VERBATIM)
