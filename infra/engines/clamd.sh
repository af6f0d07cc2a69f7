#!/usr/bin/env bash
# clamd (GPL-2.0, Debian's clamav-daemon) with one signature: the EICAR test string, wherever it lies in a file.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
program=/usr/sbin/clamd

install() { debian_package clamav-daemon "$program"; }

start() {
  mkdir -p "$ENGINE_FOLDER/signatures"
  # Its name, any kind of file, at any place, and its bytes.
  echo 'Eicar-Test-Signature:0:*:58354f2150254041505b345c505a58353428505e2937434329377d2445494341522d5354414e444152442d414e544956495255532d544553542d46494c452124482b482a' \
    > "$ENGINE_FOLDER/signatures/test.ndb"
  # What cannot be looked into is found, too: encrypted archives, and files beyond its limits.
  cat > "$ENGINE_FOLDER/clamd.conf" << CONF
Foreground yes
DatabaseDirectory $ENGINE_FOLDER/signatures
TCPAddr 127.0.0.1
TCPSocket $ENGINE_PORT
StreamMaxLength 1M
MaxFileSize 2M
MaxScanSize 3M
AlertEncrypted yes
AlertExceedsMax yes
ConcurrentDatabaseReload no
CONF
  [ "$(id -u)" != 0 ] || echo 'User root' >> "$ENGINE_FOLDER/clamd.conf"
  become "$program" -c "$ENGINE_FOLDER/clamd.conf"
}

ready() { listens "$ENGINE_PORT"; }

run "$@"
