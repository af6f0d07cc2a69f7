#!/usr/bin/env bash
# Checks what deploys: each with the tool of its kind, fetched where that is possible. Goes through all of them; ends with 1 where something is
# wrong, with 3 where a tool cannot be had.
set -uo pipefail
cd "$(dirname "$0")" || exit

missing=0
wrong=0
# check FOLDER PROGRAM ARGUMENTS...
check() {
  local folder=$1 name=$2 program
  shift 2
  if ! program=$(./tools.sh "$name"); then
    missing=3
    return
  fi
  echo "== $name $*"
  (cd "$folder" && "$program" "$@") || wrong=1
}

check . hadolint Dockerfile
check . promtool check rules prometheus/alerts.yml
check prometheus promtool test rules alerts.test.yml
check . promtool check config prometheus/prometheus.yml
check . kubernetes-validate --strict -k 1.34 kubernetes/talentlog.yaml kubernetes/instances.yaml
check . kube-score score --ignore-test pod-networkpolicy --output-format ci kubernetes/talentlog.yaml
# They share a volume, so they share a node.
check . kube-score score --ignore-test pod-networkpolicy --ignore-test deployment-has-host-podantiaffinity --output-format ci kubernetes/instances.yaml
check . docker-compose -f compose.yaml --profile engines config -q
check . docker-compose -f compose.yaml -f compose.engines.yaml --profile engines config -q
check . docker-compose -f compose.yaml -f compose.kurrentdb.yaml --profile engines config -q
check . shellcheck -x -P ../engines check.sh tools.sh ../engines/*.sh
check ../.. actionlint .github/workflows/ci.yml

# What is in the repository, as it lies here; not what was installed or built.
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
(cd ../.. && git ls-files -z --cached --others --exclude-standard | tar --null -T - --ignore-failed-read -cf - 2> /dev/null) | tar -xf - -C "$tree"
check "$tree" gitleaks dir . --no-banner --config infra/deploy/gitleaks.toml

[ "$wrong" = 0 ] || exit 1
exit "$missing"
