import { expect, it } from "vitest";
import { redactUrl } from "./client-config.ts";

it.each([
  ["postgres://library@db/library", "postgres://library@db/library"],
  [
    "postgres://library:secret@db:5432/library?sslmode=require",
    "postgres://library:***@db:5432/library?sslmode=require",
  ],
  ["postgres://library:se@cr:et@db/library", "postgres://library:***@db/library"],
  [
    "postgresql:///library?host=/run&user=library&password=secret",
    "postgresql:///library?host=/run&user=library&password=***",
  ],
  ["postgress://library:secret@db", "postgress://library:***@db"],
  ["postgres//library:secret@db", "postgres//library:***@db"],
  ["library:secret@db", "library:***@db"],
  ["postgres://:secret@db/library", "postgres://:***@db/library"],
  [" postgres://library:secret@db", " postgres://library:***@db"],
  ["'postgres://library:secret@db'", "'postgres://library:***@db'"],
  ["jdbc:postgresql://library:secret@db", "jdbc:***@db"],
  ["postgres://library@host:secret@db/library", "postgres://library@host:***@db/library"],
  ["postgres://library:se/cr+et@db/library", "postgres://library:***@db/library"],
  ["postgres://library:se?cr#et@db/library", "postgres://library:***@db/library"],
  ["postgres://library:se@cr?et@db/library", "postgres://library:***@db/library"],
  ["postgres://library:12/34@db/library?sslmode=require", "postgres://library:***@db/library?sslmode=require"],
  [
    "postgres://library:secret@db/library?application_name=one@two",
    "postgres://library:***@db/library?application_name=one@two",
  ],
  [
    "postgres://library@db:5432/library?application_name=one@two",
    "postgres://library@db:5432/library?application_name=one@two",
  ],
])("redacts %s to %s", (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});
