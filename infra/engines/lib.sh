# Sourced by the script of each engine, which has four verbs:
#   install  fetches what is missing into the cache: TALENTLOG_ENGINES, by default a folder of the user's own cache
#   start    runs the engine in the foreground, on ENGINE_PORT of this machine, with its data in ENGINE_FOLDER
#   ready    ends with 0 once that one answers
#   stop     ends it
# A script sets `version`, and has functions named as the verbs; `stop` is here.
# shellcheck shell=bash disable=SC2154
cache=${TALENTLOG_ENGINES:-${XDG_CACHE_HOME:-$HOME/.cache}/talentlog}

# Ends with what is missing, and what it is for.
needs() {
  command -v "$1" > /dev/null || {
    echo "$(basename "$0" .sh): $1 is missing ($2)" >&2
    exit 3
  }
}

# A folder for what is fetched and not yet whole, which goes when the script ends, however that is: what lies in the cache is whole.
begin_fetch() {
  mkdir -p "$cache"
  new=$(mktemp -d "$cache/new.XXXXXX")
  trap 'rm -rf "$new"' EXIT
}

# A program of Go's in a folder of its version: go_program NAME MODULE
go_program() {
  local name=$1 module=$2 folder=$cache/$1-$version
  [ -x "$folder/$name" ] && return
  needs go 'Go 1.26 or newer builds it'
  local made
  made=$(mktemp -d "$new/go.XXXXXX")
  GOBIN=$made go install "$module@$version"
  mkdir -p "$folder"
  mv "$made"/* "$folder/$name"
}

# A program of a package of Debian's, which root alone can install: debian_package PACKAGE PROGRAM
debian_package() {
  [ -x "$2" ] && return
  if [ "$(id -u)" != 0 ]; then
    echo "$(basename "$0" .sh): $2 is missing; run: sudo apt-get install $1" >&2
    exit 3
  fi
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" > /dev/null
}

# The jars of artifacts of Maven Central, with all that they need: jars FOLDER GROUP:ARTIFACT:VERSION...
jars() {
  local folder=$1 made artifact group name number
  shift
  [ -d "$folder" ] && return
  needs java 'Java 17 or newer runs it'
  needs mvn 'Maven fetches it'
  made=$(mktemp -d "$new/jars.XXXXXX")
  {
    echo '<project><modelVersion>4.0.0</modelVersion><groupId>t</groupId><artifactId>t</artifactId><version>1</version><packaging>pom</packaging><dependencies>'
    for artifact in "$@"; do
      IFS=: read -r group name number <<< "$artifact"
      echo "<dependency><groupId>$group</groupId><artifactId>$name</artifactId><version>$number</version></dependency>"
    done
    echo '</dependencies></project>'
  } > "$made/pom.xml"
  mvn -B -q -f "$made/pom.xml" org.apache.maven.plugins:maven-dependency-plugin:3.9.0:copy-dependencies -DoutputDirectory=.
  mv "$made" "$folder"
}

# Runs the engine instead of this script, whose number `stop` finds.
become() {
  mkdir -p "$ENGINE_FOLDER"
  echo $$ > "$ENGINE_FOLDER/pid"
  exec "$@"
}

# Whether anybody listens there: listens PORT
listens() { (: < "/dev/tcp/127.0.0.1/$1") 2> /dev/null; }

# Also ends where whoever started it has not yet taken note that it has ended.
stop() {
  local pid
  [ -f "$ENGINE_FOLDER/pid" ] || return 0
  pid=$(cat "$ENGINE_FOLDER/pid")
  kill "$pid" 2> /dev/null || return 0
  while kill -0 "$pid" 2> /dev/null && ! grep -q '^State:.Z' "/proc/$pid/status" 2> /dev/null; do sleep 0.1; done
}

# The verb that was asked for: run "$@"
run() {
  case ${1:-} in
    install)
      begin_fetch
      install
      ;;
    start | ready | stop) "$1" ;;
    *)
      echo "usage: $(basename "$0") install | start | ready | stop" >&2
      exit 2
      ;;
  esac
}
