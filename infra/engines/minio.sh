#!/usr/bin/env bash
# S3 a second time: MinIO on a folder (AGPL-3.0: a program of its own here, nothing of it is built into ours). Its key is in S3_ACCESS_KEY and
# S3_SECRET_KEY. Building it takes minutes, so the release checks alone ask for it.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=v0.0.0-20260212201848-7aac2a2c5b7c

install() { go_program minio github.com/minio/minio; }

start() {
  export MINIO_ROOT_USER=$S3_ACCESS_KEY MINIO_ROOT_PASSWORD=$S3_SECRET_KEY MINIO_BROWSER=off MINIO_UPDATE=off
  become "$cache/minio-$version/minio" server --quiet --address "127.0.0.1:$ENGINE_PORT" --console-address 127.0.0.1:0 "$ENGINE_FOLDER/objects"
}

ready() { curl -fs -o /dev/null "http://127.0.0.1:$ENGINE_PORT/minio/health/live"; }

run "$@"
