import { expect, it } from "vitest";
import { redactUrl } from "./database-url.ts";

it.each([
  ["postgres://animals@db/animals", "postgres://animals@db/animals"],
  [
    "postgres://animals:secret@db:5432/animals?sslmode=require",
    "postgres://animals:***@db:5432/animals?sslmode=require",
  ],
  ["postgres://animals:se@cr:et@db/animals", "postgres://animals:***@db/animals"],
  [
    "postgresql:///animals?host=/run&user=animals&password=secret",
    "postgresql:///animals?host=/run&user=animals&password=***",
  ],
  ["postgress://animals:secret@db", "postgress://animals:***@db"],
  ["postgres//animals:secret@db", "postgres//animals:***@db"],
  ["animals:secret@db", "animals:***@db"],
  ["postgres://:secret@db/animals", "postgres://:***@db/animals"],
  [" postgres://animals:secret@db", " postgres://animals:***@db"],
  ["'postgres://animals:secret@db'", "'postgres://animals:***@db'"],
  ["jdbc:postgresql://animals:secret@db", "jdbc:***@db"],
  ["postgres://animals@host:secret@db/animals", "postgres://animals@host:***@db/animals"],
  ["postgres://animals:se/cr+et@db/animals", "postgres://animals:***@db/animals"],
  ["postgres://animals:se?cr#et@db/animals", "postgres://animals:***@db/animals"],
  ["postgres://animals:se@cr?et@db/animals", "postgres://animals:***@db/animals"],
  ["postgres://animals:12/34@db/animals?sslmode=require", "postgres://animals:***@db/animals?sslmode=require"],
  [
    "postgres://animals:secret@db/animals?application_name=one@two",
    "postgres://animals:***@db/animals?application_name=one@two",
  ],
  [
    "postgres://animals@db:5432/animals?application_name=one@two",
    "postgres://animals@db:5432/animals?application_name=one@two",
  ],
])("redacts %s to %s", (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});
