# For tools/play and tools/test: steps with progress, a log each, and the cause when one fails. Sourced.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
cache=${XDG_CACHE_HOME:-$HOME/.cache}/cardfront
logs=$root/build/logs
jobs=$(nproc 2>/dev/null || echo 2)
mkdir -p "$logs" "$cache"
cd "$root"

child=
trap 'if [ -n "$child" ]; then kill -- "-$child" 2>/dev/null; fi; echo; echo "Stopped."; exit 130' INT TERM

# run NAME COMMAND...: the command (also a function, under set -e) with its output in $logs/NAME.log and its
# exit status in $result. Never call it in a condition: bash then ignores set -e all the way down.
result=0
run() {
    local log=$logs/$1.log
    shift
    set -m # a process group of its own, so that stopping reaches everything in it
    (set +m -eo pipefail; "$@") >"$log" 2>&1 </dev/null &
    child=$!
    set +m
    result=0
    if [ -t 1 ]; then progress "$child" "$log"; fi
    wait "$child" || result=$?
    child=
}

# progress PID LOG: at a terminal, how much of what Ninja builds is done, as it says in the log "[12/70] ..."; gone in
# the end.
progress() {
    local line done all bar width=20 shown=
    while kill -0 "$1" 2>/dev/null; do
        line=$(tail -n 20 "$2" 2>/dev/null | sed -nE 's/^\[([0-9]+)\/([0-9]+)\] .*/\1 \2/p' | tail -n 1)
        if read -r done all <<<"$line" && [ "${all:-0}" -gt 3 ]; then
            if [ -n "$shown" ]; then printf '\033[%dD' ${#shown}; fi
            printf -v bar '%*s' $((width * done / all)) ''
            printf -v shown '%-*s %3d of %d' "$width" "${bar// /#}" "$done" "$all"
            printf '%s\033[K' "$shown"
        fi
        sleep 0.4
    done
    if [ -n "$shown" ]; then printf '\033[%dD\033[K' ${#shown}; fi
}

# step NAME "Words" COMMAND...: one line of progress; on failure the end of the log, and out.
step() {
    local name=$1 words=$2 start=$SECONDS
    shift 2
    printf '  %-52s ' "$words"
    run "$name" "$@"
    if [ $result = 0 ]; then
        printf 'done  %4d s\n' $((SECONDS - start))
    else
        printf 'FAILED\n\n'
        tail -n 40 "$logs/$name.log" | cut -c 1-300
        printf '\n%s failed: %s. The whole log: %s\n' "$(basename "$0")" "$words" "build/logs/$name.log"
        exit 1
    fi
}
