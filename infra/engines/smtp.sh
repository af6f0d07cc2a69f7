#!/usr/bin/env bash
# SMTP: Exim (GPL-2.0, Debian's exim4-daemon-light). Takes mail after STARTTLS and a sign-in only, for example.com; refuses `nobody`,
# defers `busy`, takes and then returns mail for `full`. What arrives lies in ENGINE_FOLDER/mail (Maildir), its certificate in tls.pem.
# The name and the password of who signs in are in SMTP_USER and SMTP_PASSWORD.
set -euo pipefail
# shellcheck source=lib.sh
source "$(dirname "$0")/lib.sh"
program=/usr/sbin/exim4

install() {
  debian_package exim4-daemon-light "$program"
  needs openssl 'it makes the certificate'
}

start() {
  mkdir -p "$ENGINE_FOLDER"/{spool,log,mail}
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 \
    -keyout "$ENGINE_FOLDER/tls.key" -out "$ENGINE_FOLDER/tls.pem" 2> /dev/null
  local user
  user=$(id -un)
  [ "$user" != root ] || user=Debian-exim
  settings "$user" > "$ENGINE_FOLDER/exim.conf"
  if [ "$user" = Debian-exim ]; then
    chown -R "$user" "$ENGINE_FOLDER"
    # Every folder above it is entered by Exim's own user.
    local above=$ENGINE_FOLDER
    while [ "$above" != / ] && [ "$above" != /tmp ]; do
      chmod o+x "$above"
      above=$(dirname "$above")
    done
    chown root "$ENGINE_FOLDER/exim.conf" && chmod 644 "$ENGINE_FOLDER/exim.conf"
  fi
  become "$program" -C "$ENGINE_FOLDER/exim.conf" -bdf -q1m
}

settings() {
  cat << CONF
exim_user = $1
exim_group = $(id -gn "$1")
spool_directory = $ENGINE_FOLDER/spool
log_file_path = $ENGINE_FOLDER/log/%slog
pid_file_path = $ENGINE_FOLDER/exim.pid
local_interfaces = 127.0.0.1
daemon_smtp_ports = $ENGINE_PORT
primary_hostname = localhost
tls_advertise_hosts = *
tls_certificate = $ENGINE_FOLDER/tls.pem
tls_privatekey = $ENGINE_FOLDER/tls.key
auth_advertise_hosts = \${if eq{\$tls_in_cipher}{}{}{*}}
message_size_limit = 1M
timezone = UTC
smtp_accept_max = 200
keep_environment =
acl_smtp_mail = mail
acl_smtp_rcpt = rcpt

begin acl
mail:
  deny    message = TLS first
          condition = \${if eq{\$tls_in_cipher}{}}
  deny    message = Sign in first
          !authenticated = *
  accept
rcpt:
  deny    message = No relaying
          !domains = example.com
  defer   message = Try again later
          local_parts = busy
  deny    message = No such person
          local_parts = nobody
  accept

begin routers
full:
  driver = redirect
  local_parts = full
  allow_fail
  data = :fail: The mailbox is full
everybody:
  driver = accept
  transport = box

begin transports
box:
  driver = appendfile
  directory = $ENGINE_FOLDER/mail
  maildir_format
  envelope_to_add
  user = $1

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_condition = \${if and{{eq{\$auth2}{$SMTP_USER}}{eq{\$auth3}{$SMTP_PASSWORD}}}}
  server_set_id = \$auth2
login:
  driver = plaintext
  public_name = LOGIN
  server_prompts = Username:: : Password::
  server_condition = \${if and{{eq{\$auth1}{$SMTP_USER}}{eq{\$auth2}{$SMTP_PASSWORD}}}}
  server_set_id = \$auth1
CONF
}

ready() { listens "$ENGINE_PORT"; }

run "$@"
