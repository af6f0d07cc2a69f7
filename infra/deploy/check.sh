#!/usr/bin/env bash
# Checks what deploys: each with the tool of its kind, fetched where that is possible. Goes through all of them; ends with 1 where something is
# wrong, with 3 where a tool cannot be had; with `--where-had`, as `npm test` asks on a machine of which it knows nothing, that is told and left out.
set -uo pipefail
cd "$(dirname "$0")" || exit

where_had=${1:-}
missing=()
wrong=()
# check FOLDER PROGRAM ARGUMENTS...
check() {
  local folder=$1 name=$2 program said
  shift 2
  program=$(./tools.sh "$name")
  case $? in
    0) ;;
    3) missing+=("$name") && return ;;
    *) wrong+=("tools.sh $name") && return ;;
  esac
  if said=$(cd "$folder" && "$program" "$@" 2>&1); then
    echo "ok   $name $*"
  else
    wrong+=("$name $*")
    printf 'FAIL %s\n%s\n' "$name $*" "$said"
  fi
}

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

check . hadolint Dockerfile
check . promtool check rules prometheus/alerts.yml
check prometheus promtool test rules alerts.test.yml
check . promtool check config prometheus/prometheus.yml
# Each panel asks as a rule would; JSON is YAML, too.
node grafana/as-rules.mjs > "$made/panels.yml" || wrong+=(as-rules.mjs)
check . promtool check rules "$made/panels.yml"
check . kubernetes-validate --strict -k 1.34 kubernetes/*.yaml
check . kube-score score --ignore-test pod-networkpolicy --output-format ci kubernetes/talentlog.yaml
check . kube-score score --output-format ci kubernetes/apart.yaml
check . kube-score score --output-format ci kubernetes/clamd.yaml
for behind in '' compose.engines.yaml compose.kurrentdb.yaml 'compose.engines.yaml compose.kurrentdb.yaml' 'compose.engines.yaml compose.apart.yaml'; do
  # shellcheck disable=SC2086
  check . compose-config compose.yaml $behind
done
check . shellcheck -x -P ../engines check.sh tools.sh ../engines/*.sh ../../.ci/run
check ../.. actionlint .github/workflows/ci.yml

# What is in the repository, as it lies here; not what was installed or built.
(cd ../.. && git ls-files -z --cached --others --exclude-standard | tar --null -T - --ignore-failed-read -cf - 2> /dev/null) | (mkdir "$made/tree" && tar -xf - -C "$made/tree")
check "$made/tree" gitleaks dir . --no-banner --config infra/deploy/gitleaks.toml

if [ ${#wrong[@]} -gt 0 ]; then exit 1; fi
if [ ${#missing[@]} -eq 0 ]; then exit 0; fi
echo "Not had on this machine, so not checked: $(printf '%s\n' "${missing[@]}" | sort -u | paste -sd' ')"
[ "$where_had" = --where-had ] || exit 3
