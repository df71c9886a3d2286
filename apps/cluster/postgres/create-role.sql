-- A superuser runs this once on an empty cluster: psql --file create-role.sql
-- The servers' role owns only its schema. DATABASE_PASSWORD_FILE is the path of its password file.
\set ON_ERROR_STOP on
\set password `cat "$DATABASE_PASSWORD_FILE"`
CREATE ROLE animals LOGIN PASSWORD :'password'
  NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT;
CREATE DATABASE animals ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE animals FROM PUBLIC;
GRANT CONNECT ON DATABASE animals TO animals;
\connect animals
ALTER SCHEMA public OWNER TO animals;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
