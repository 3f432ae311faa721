# The two typefaces, cut down from Debian's packages: ui.ttf and index.ttf beside the binaries.
add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/ui.ttf ${PROJECT_BINARY_DIR}/index.ttf
    COMMAND ${PROJECT_SOURCE_DIR}/tools/build/fonts ${PROJECT_BINARY_DIR}
    DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/fonts
    COMMENT "Typefaces"
    VERBATIM)
add_custom_target(fonts DEPENDS ${PROJECT_BINARY_DIR}/ui.ttf ${PROJECT_BINARY_DIR}/index.ttf)
