# What the build and the tests need from outside, each thing only when it is missing. Sourced after steps.sh.

build_packages=(ca-certificates ccache cmake dpkg-dev emscripten fonts-dejavu-core fonts-lato fonts-vollkorn g++ git
    librsvg2-bin ninja-build nodejs po4a python3-fonttools xz-utils)
test_packages=(chromium-headless-shell clang clang-format clang-tidy firefox-esr gettext googletest libbenchmark-dev
    libclang-rt-dev libgl-dev libx11-dev libxcursor-dev libxext-dev libxfixes-dev libxi-dev libxrandr-dev libxss-dev
    webkit2gtk-driver xvfb)
sdl2=2.32.4
imgui=1.90.1

missing_packages() {
    local package
    for package in "$@"; do
        # The status of a package never heard of is an error, and missing all the same.
        case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
        'install ok installed') ;;
        *) echo "$package" ;;
        esac
    done
}

install_packages() {
    local sudo=()
    if [ "$(id -u)" != 0 ]; then
        if ! command -v sudo >/dev/null; then
            echo "These packages are missing, and there is neither root nor sudo to install them: $*"
            return 1
        fi
        sudo=(sudo)
    fi
    "${sudo[@]}" apt-get -o DPkg::Lock::Timeout=300 update
    "${sudo[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y \
        --no-install-recommends "$@"
}

# The machine's own entry for Debian, as an entry for the source packages of trixie.
trixie_sources() {
    local codename file
    codename=$(. /etc/os-release && echo "${VERSION_CODENAME:-}")
    for file in /etc/apt/sources.list.d/*.sources; do
        [ -e "$file" ] || continue
        awk -v RS= -v suite="$codename" '
            {
                types = suites = components = rest = ""; off = 0
                count = split($0, lines, "\n")
                for (i = 1; i <= count; i++) {
                    line = lines[i]
                    if (line ~ /^#/) continue
                    lower = tolower(line)
                    if (lower ~ /^types:/) types = line " "
                    else if (lower ~ /^suites:/) suites = line " "
                    else if (lower ~ /^components:/) components = line " "
                    else if (lower ~ /^enabled:[ \t]*no/) off = 1
                    else if (lower !~ /^(enabled|architectures):/) rest = rest line "\n"
                }
                if (!off && types ~ /[ \t]deb[ \t]/ && index(suites, " " suite " ") && components ~ /[ \t]main[ \t]/) {
                    printf "Types: deb-src\nSuites: trixie\nComponents: main\n%s", rest
                    exit
                }
            }' "$file" >"$1/trixie.sources"
        if [ -s "$1/trixie.sources" ]; then
            echo "$1/trixie.sources"
            return
        fi
    done
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -nE "s/^deb[[:space:]]+((\[[^]]*\][[:space:]]+)?[^[:space:]]+)[[:space:]]+$codename[[:space:]].*\bmain\b.*/deb-src \1 trixie main/p" |
        head -n 1 >"$1/trixie.list"
    if [ -s "$1/trixie.list" ]; then echo "$1/trixie.list"; fi
}

have_sources() { [ -e "$cache/source/sdl2-$sdl2/CMakeLists.txt" ] && [ -e "$cache/source/imgui-$imgui/imgui.h" ]; }

# SDL and Dear ImGui from Debian's source packages, which apt checks, without touching the system's own apt.
fetch_sources() {
    local work list options package version name full
    work=$(mktemp -d)
    trap "rm -rf '$work'" EXIT
    mkdir -p "$work/lists/partial" "$work/cache/archives/partial" "$cache/source"
    list=$(trixie_sources "$work")
    if [ -z "$list" ]; then
        echo "No Debian entry among apt's sources: CMake will fetch the same versions from their homes."
        return
    fi
    options=(-o "Dir::Etc::SourceList=$list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$work/lists"
        -o "Dir::Cache=$work/cache" -o APT::Sandbox::User= -o Acquire::Languages=none -o Acquire::Retries=3)
    apt-get "${options[@]}" update
    cd "$work"
    for package in "libsdl2 $sdl2 sdl2" "imgui $imgui imgui"; do
        read -r package version name <<<"$package"
        [ ! -d "$cache/source/$name-$version" ] || continue
        full=$(apt-cache "${options[@]}" showsrc --only-source "$package" | sed -n "s/^Version: \($version[+-].*\)/\1/p" | tail -n 1)
        if [ -z "$full" ]; then
            echo "Debian has no $package $version now: CMake will fetch it from its home."
            continue
        fi
        apt-get "${options[@]}" source --only-source "$package=$full"
        rm -rf "$cache/source/$name-$version.new"
        mv "$work/$package-$version"*/ "$cache/source/$name-$version.new"
        mv "$cache/source/$name-$version.new" "$cache/source/$name-$version"
    done
}

lock_sum() { sha256sum package-lock.json | cut -d ' ' -f 1; }
have_modules() { [ "$(cat node_modules/.cardfront 2>/dev/null)" = "$(lock_sum)" ]; }
install_modules() {
    npm ci --no-audit --no-fund --prefer-offline --ignore-scripts
    lock_sum >node_modules/.cardfront
}

# prepare PACKAGE...: everything outside the tree, in steps.
prepare() {
    local packages=("$@")
    command -v npm >/dev/null || packages+=(npm)
    local missing
    mapfile -t missing < <(missing_packages "${packages[@]}")
    if [ ${#missing[@]} -gt 0 ]; then
        step packages "Install ${#missing[@]} Debian packages" install_packages "${missing[@]}"
    fi
    have_sources || step sources "Get SDL $sdl2 and Dear ImGui $imgui" fetch_sources
    have_modules || step modules "Install the build's node modules" install_modules
}

build() { # build PRESET [TARGET...]
    local preset=$1
    shift
    cmake --preset "$preset"
    cmake --build --preset "$preset" -j "$jobs" ${1:+--target "$@"}
}
