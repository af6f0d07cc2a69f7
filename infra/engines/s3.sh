#!/usr/bin/env bash
# S3: versitygw on a folder (Apache-2.0), with versions kept. Its key is in S3_ACCESS_KEY and S3_SECRET_KEY.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=v1.8.0

install() { go_program versitygw github.com/versity/versitygw/cmd/versitygw; }

start() {
  mkdir -p "$ENGINE_FOLDER/objects" "$ENGINE_FOLDER/versions"
  export ROOT_ACCESS_KEY=$S3_ACCESS_KEY ROOT_SECRET_KEY=$S3_SECRET_KEY
  become "$cache/versitygw-$version/versitygw" --port "127.0.0.1:$ENGINE_PORT" --quiet \
    posix --versioning-dir "$ENGINE_FOLDER/versions" "$ENGINE_FOLDER/objects"
}

ready() { listens "$ENGINE_PORT"; }

run "$@"
