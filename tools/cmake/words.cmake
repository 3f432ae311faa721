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

# words_for_tests(<out> <folder>): names in <out> the files with which screens are tested besides: the language of
# tools/pseudo as words-xx.txt, and the lessons in each language as lessons-<language>/<game>.md.
function(words_for_tests out folder)
    file(GLOB templates CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/words/*.pot)
    file(GLOB languages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/words/*/lessons.po)
    file(GLOB courses CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/assets/lessons/*.md)
    file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tools/build/*.mjs ${PROJECT_SOURCE_DIR}/assets/rules/*.md)
    set(build ${PROJECT_SOURCE_DIR}/tools/build)
    set(of_pseudo ${CMAKE_COMMAND} -E env CARDFRONT_WORDS=${folder}/pseudo ${CARDFRONT_NODE})
    set(made ${folder}/words-xx.txt ${folder}/lessons-xx/made)
    add_custom_command(OUTPUT ${made}
        COMMAND ${CARDFRONT_NODE} ${PROJECT_SOURCE_DIR}/tools/pseudo ${folder}/pseudo
        COMMAND ${of_pseudo} ${build}/words.mjs xx ${folder}/words-xx.txt
        COMMAND ${of_pseudo} ${build}/translated.mjs xx ${folder}/lessons-xx
        COMMAND ${CMAKE_COMMAND} -E touch ${folder}/lessons-xx/made
        DEPENDS ${sources} ${templates} ${courses} ${PROJECT_SOURCE_DIR}/tools/pseudo
        COMMENT "Words: tools/pseudo"
        VERBATIM)
    foreach(catalogue IN LISTS languages)
        get_filename_component(language ${catalogue} DIRECTORY)
        get_filename_component(language ${language} NAME)
        set(lessons ${folder}/lessons-${language})
        add_custom_command(OUTPUT ${lessons}/made
            COMMAND ${CARDFRONT_NODE} ${build}/translated.mjs ${language} ${lessons}
            COMMAND ${CMAKE_COMMAND} -E touch ${lessons}/made
            DEPENDS ${sources} ${catalogue} ${courses}
            COMMENT "Lessons: ${language}"
            VERBATIM)
        list(APPEND made ${lessons}/made)
    endforeach()
    set(${out} ${made} PARENT_SCOPE)
endfunction()
