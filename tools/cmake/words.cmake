# Packs each language for the program (tools/build/words.mjs), with the words of the rules.

# words_of_languages(<out> <folder>): names in <out> the files words-<language>.txt, made in <folder>.
function(words_of_languages out folder)
    file(GLOB catalogues CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/words/*/cardfront.po)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/*.mjs ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
    set(packed)
    foreach(catalogue IN LISTS catalogues)
        get_filename_component(language ${catalogue} DIRECTORY)
        get_filename_component(language ${language} NAME)
        set(file ${folder}/words-${language}.txt)
        add_custom_command(OUTPUT ${file}
            COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/build/words.mjs ${language} ${file}
            DEPENDS ${sources} ${catalogue} ${PROJECT_SOURCE_DIR}/assets/words/${language}/rules.po
            COMMENT "Words: ${language}"
            VERBATIM)
        list(APPEND packed ${file})
    endforeach()
    set(${out} ${packed} PARENT_SCOPE)
endfunction()
