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
    wait "$child" || result=$?
    child=
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
