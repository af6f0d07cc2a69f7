#!/usr/bin/env bash
# Apache Kafka (Apache-2.0), KRaft, without ZooKeeper: three brokers, or as many as KAFKA_COUNT says, each with five ports of ENGINE_PORTS:
#   the plain one, where everybody may do everything; the controllers' own; one of TLS and a sign-in; and one that is reached by a line
#   which may be bad: it listens at the fourth and says that it is at the fifth.
# Who signs in is KAFKA_USER with KAFKA_PASSWORD, or `guest` with the same password, who may do nothing. Two more verbs are for tests:
#   kill I   ends broker I at once, as a power cut does
#   begin I  starts it again, with what it has
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
version=4.3.1
count=${KAFKA_COUNT:-3}
read -r -a ports <<< "${ENGINE_PORTS:-}"
port() { echo "${ports[$((($1 - 1) * 5 + $2))]}"; }
java=(java -Xmx256m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp "$cache/kafka-$version/*")

install() {
  jars "$cache/kafka-$version" "org.apache.kafka:kafka_2.13:$version" org.apache.logging.log4j:log4j-slf4j-impl:2.25.4
  needs openssl 'it makes the certificate'
}

start() {
  mkdir -p "$ENGINE_FOLDER"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
    -keyout "$ENGINE_FOLDER/tls.key" -out "$ENGINE_FOLDER/tls.pem" 2> /dev/null
  cat "$ENGINE_FOLDER/tls.key" "$ENGINE_FOLDER/tls.pem" > "$ENGINE_FOLDER/keys.pem"
  local one
  for one in $(seq "$count"); do
    settings "$one" > "$ENGINE_FOLDER/$one.properties"
    "${java[@]}" kafka.tools.StorageTool format -t dGFsZW50bG9nLXRlc3QtMQ -c "$ENGINE_FOLDER/$one.properties" \
      --add-scram "SCRAM-SHA-512=[name=$KAFKA_USER,password=$KAFKA_PASSWORD]" > "$ENGINE_FOLDER/$one.log" 2>&1
    begin "$one"
  done
  become sleep infinity
}

# A broker that has ended is no broker that stands: whoever waits is told.
ready() {
  local one
  for one in $(seq "$count"); do
    listens "$(port "$one" 0)" || return 1
  done
}

begin() {
  "${java[@]}" kafka.Kafka "$ENGINE_FOLDER/$1.properties" >> "$ENGINE_FOLDER/$1.log" 2>&1 &
  echo $! > "$ENGINE_FOLDER/$1.pid"
}

kill_one() {
  local pid
  pid=$(cat "$ENGINE_FOLDER/$1.pid")
  kill -9 "$pid" 2> /dev/null || return 0
  while kill -0 "$pid" 2> /dev/null && ! grep -q '^State:.Z' "/proc/$pid/status" 2> /dev/null; do sleep 0.05; done
}

stop_all() {
  local one
  for one in $(seq "$count"); do
    [ ! -f "$ENGINE_FOLDER/$one.pid" ] || kill_one "$one"
  done
  stop
}

settings() {
  local voters='' one
  for one in $(seq "$count"); do voters+="${voters:+,}$one@127.0.0.1:$(port "$one" 1)"; done
  cat << CONF
process.roles=broker,controller
node.id=$1
controller.quorum.voters=$voters
controller.listener.names=CONTROLLER
inter.broker.listener.name=PLAINTEXT
listeners=PLAINTEXT://127.0.0.1:$(port "$1" 0),CONTROLLER://127.0.0.1:$(port "$1" 1),SAFE://127.0.0.1:$(port "$1" 2),WIRED://127.0.0.1:$(port "$1" 3)
advertised.listeners=PLAINTEXT://127.0.0.1:$(port "$1" 0),SAFE://127.0.0.1:$(port "$1" 2),WIRED://127.0.0.1:$(port "$1" 4)
listener.security.protocol.map=PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT,SAFE:SASL_SSL,WIRED:PLAINTEXT
listener.name.safe.ssl.keystore.type=PEM
listener.name.safe.ssl.keystore.location=$ENGINE_FOLDER/keys.pem
listener.name.safe.sasl.enabled.mechanisms=PLAIN,SCRAM-SHA-512
listener.name.safe.plain.sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required user_$KAFKA_USER="$KAFKA_PASSWORD" user_guest="$KAFKA_PASSWORD";
listener.name.safe.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:ANONYMOUS;User:$KAFKA_USER
log.dirs=$ENGINE_FOLDER/data$1
auto.create.topics.enable=false
default.replication.factor=$count
min.insync.replicas=$(((count + 1) / 2))
offsets.topic.replication.factor=$count
offsets.topic.num.partitions=4
group.initial.rebalance.delay.ms=0
group.min.session.timeout.ms=1000
broker.session.timeout.ms=2000
broker.heartbeat.interval.ms=500
log.cleaner.dedupe.buffer.size=4194304
CONF
}

case ${1:-} in
  begin) begin "$2" ;;
  kill) kill_one "$2" ;;
  stop) stop_all ;;
  *) run "$@" ;;
esac
