#!/bin/sh
# Creates the secrets of compose.yaml. Existing secrets are not changed.
set -eu
umask 022
folder=$(dirname "$0")/secrets
mkdir -p "$folder"
# The containers read the files as different users, so only the folder restricts access.
chmod 700 "$folder"

create() {
  [ -e "$folder/$1" ] || printf '%s\n' "$2" > "$folder/$1"
}
random() {
  od -An -N24 -tx1 /dev/urandom | tr -d ' \n'
}

create postgres_password "$(random)"
create database_password "$(random)"
create valkey_password "$(random)"
create database_url "postgres://animals:$(cat "$folder/database_password")@postgres:5432/animals"
create redis_url "redis://:$(cat "$folder/valkey_password")@valkey:6379"
create valkey.conf "requirepass $(cat "$folder/valkey_password")"
