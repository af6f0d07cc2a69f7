#!/usr/bin/env bash
# Toxiproxy (MIT): stands between us and another engine, and slows, cuts or holds what goes through. Told what to do over HTTP.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=v2.5.0

install() { go_program toxiproxy github.com/Shopify/toxiproxy/v2/cmd/server; }

start() {
  LOG_LEVEL=error become "$cache/toxiproxy-$version/toxiproxy" -host 127.0.0.1 -port "$ENGINE_PORT"
}

ready() { listens "$ENGINE_PORT"; }

run "$@"
