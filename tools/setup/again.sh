# For tools/test: what a stage reads, so that one that passed is not run again before any of it has changed. Sourced, with
# $root, in it.

# The folders of tests that other stages never read, and the stages that do. All else of the tree is read by all.
declare -A readers=([page]=page [screens]=desktop [far]=far [browser]="browser engines" [engines]=engines
    [wire]="wire browser engines" [worker]=worker [terminal]=terminal [new_game]= [words]= [tools]= [fuzz]=fuzz [arena]=
    [bench]="core wasm" [speed]=)

# read_tree: into $tree a line "digest  path" for each file that git does not ignore, with its content as it is now, and
# into $machine what packages there are. Both empty: nobody can tell, and all is run.
read_tree() {
    tree= machine=
    git -C "$root" rev-parse --is-inside-work-tree >/dev/null 2>&1 || return 0
    tree=$(cd "$root" && git ls-files -z --cached --others --exclude-standard | sort -zu |
        xargs -0 sh -c 'for each; do [ ! -f "$each" ] || printf "%s\0" "$each"; done' sh | xargs -0 -r sha256sum) || tree=
    machine=$(sha256sum </var/lib/dpkg/status 2>/dev/null) || machine=
}

# reading_of STAGE: a digest of all that the stage reads; nothing: it is not known. It is not known either where the environment
# asks for anything else than usual, where a page that is read is gone, and of what looks through the whole tree by itself.
reading_of() {
    local folder told pattern=
    case $1 in
    core | far | page | wasm | fuzz | terminal | new-game | worker | wire | browser | engines | desktop) ;;
    *) return 0 ;;
    esac
    told=$(compgen -e | grep -E '^(CARDFRONT_.*|CHROMIUM|FIREFOX|EMSDK)$' | grep -vE '^CARDFRONT_(AT_ONCE|SUBREAPER)$') || true
    if [ -z "$tree" ] || [ -n "$told" ]; then return 0; fi
    case $1 in browser | engines) [ -d "$root/dist" ] || return 0 ;; esac
    for folder in "${!readers[@]}"; do
        if [ "$1" != new-game ] && [[ " ${readers[$folder]} " != *" $1 "* ]]; then pattern+="|$folder"; fi
    done
    { echo "$machine" && grep -vE "^[0-9a-f]+ [ *]tests/(${pattern#|})/" <<<"$tree"; } | sha256sum | cut -d ' ' -f 1
}
