import { StartupError } from "@animal-store/node-http";
import { expect, it } from "vitest";
import { parseDatabase, redactUrl } from "./client-config.ts";

it.each([
  ["postgres://library@db/library", "postgres://library@db/library"],
  [
    "postgres://library:secret@db:5432/library?sslmode=require",
    "postgres://library:***@db:5432/library?sslmode=require",
  ],
  ["postgres://library:se%2Fcret@[::1]/library", "postgres://library:***@[::1]/library"],
  ["postgres://:secret@db/library", "postgres://:***@db/library"],
  ["postgresql:///library?host=/run&user=library&password=secret", "postgresql:///library?host=/run&user=library&***"],
  ["postgres://db/library?options=-c%20x%3Dsecret&port=1", "postgres://db/library?***&port=1"],
  ["postgres://db/library?pass%77ord=se&cret", "postgres://db/library?***&***"],
])("redacts %s to %s", (url, redacted) => {
  expect(redactUrl(url)).toBe(redacted);
});

it.each([
  "library:secret@db",
  "postgres//library:secret@db",
  "jdbc:postgresql://library:secret@db",
  "postgres://library:se/cret@db/library",
  "postgres://library:12/34@db/library?sslmode=require",
  "postgres://library:12?34@db/library",
  "postgres://library:12#34@db/library",
  "postgres://library:secret",
  "postgres://db/library?application_name=one@two",
])("hides %s, in which the position of the password is unknown", (url) => {
  expect(redactUrl(url)).toBe("***");
  const create = () => parseDatabase({ url, timeoutMs: 800 }, "library");
  expect(create).toThrow(StartupError);
  expect(create).toThrow(/^DATABASE_URL (?!.*(secret|cret|34|two))/);
});
