#!/usr/bin/env bash
# The MongoDB protocol, quickly: mongo-java-server (BSD-3) in memory, on one thread. It has no sessions and no transactions, and ignores
# collations and the filters of partial indexes.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=1.47.0
folder=$cache/mongo-java-$version

install() { jars "$folder" "de.bwaldvogel:mongo-java-server:$version"; }

start() { become java -Xmx512m -cp "$folder/*" "$(dirname "$0")/mongo-java/Server.java" "$ENGINE_PORT"; }

ready() { listens "$ENGINE_PORT"; }

run "$@"
