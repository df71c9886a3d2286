import { StartupError } from "@animal-store/node-http";
import { expect, it, onTestFinished, vi } from "vitest";
import { parseDatabase } from "./client-config.ts";

const createConfig = (url: string) => parseDatabase({ url, timeoutMs: 800 }, "library").config;

it.each([
  ["", undefined],
  ["?sslmode=disable", false],
  ["?sslmode=require", { rejectUnauthorized: false }],
  ["?sslmode=verify-full", {}],
  ["?application_name=x&sslmode=require", { rejectUnauthorized: false }],
])("sets TLS for the parameters %s like libpq", (query, ssl) => {
  expect(createConfig(`postgres://library@db/library${query}`).ssl).toEqual(ssl);
});

it("keeps the options of the URL, and sets the isolation level to read committed", () => {
  const { options } = createConfig("postgres://library@db/library?options=-c%20search_path%3Done");
  expect(options).toBe("-c search_path=one -c default_transaction_isolation=read\\ committed");
});

it.each([
  ...["Promise=x", "stream=x", "sslmod=require", "sslnegotiation=bogus"],
  ...["0", "-1", "65536", "99999999", "x"].map((port) => `port=${port}`),
])("rejects the parameter %s", (parameter) => {
  const create = () => createConfig(`postgres://library:secret@db/library?${parameter}`);
  expect(create).toThrow(StartupError);
  expect(create).toThrow(/^DATABASE_URL cannot be used: (?!.*secret).*To continue, correct DATABASE_URL/);
});

it("rejects a port of the environment that does not exist", () => {
  vi.stubEnv("PGPORT", "99999999");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(() => createConfig("postgres://db/library")).toThrow("PGPORT, is not an integer from 1 to 65535");
  expect(createConfig("postgres://db:1/library").host).toBe("db");
});

it("accepts each parameter that a connection string of libpq often has", () => {
  const query =
    "sslmode=require&channel_binding=require&target_session_attrs=read-write&connect_timeout=5&keepalives_idle=9";
  expect(createConfig(`postgres://db/library?${query}`).host).toBe("db");
});

it.each([
  "db/library",
  "http://db/library",
  "postgres://db/ani mals",
  "postgres://library:secret@db/a?sslmode=verify-ca",
  " postgres://library:secret@db/a",
  "postgres://library:x/secret@db/a",
  "postgres://library:secret@db:5432,db2:5432/a",
])("rejects %s without printing its password", (url) => {
  const create = () => createConfig(url);
  expect(create).toThrow(StartupError);
  expect(create).toThrow(/^DATABASE_URL (?!.*secret)/);
});

it.each(["secret", "secret\n", "postgres://db/library\nsecret"])(
  "does not print %j, which may be a password",
  (url) => {
    const parse = () => parseDatabase({ url, timeoutMs: 800, urlSource: "DATABASE_URL_FILE" }, "library");
    expect(parse).toThrow(/^DATABASE_URL_FILE (?!.*secret).*: correct the file that DATABASE_URL_FILE names, or unset/);
  },
);

it.each([
  ["1", 1],
  ["-9007199254740991", Number.MIN_SAFE_INTEGER],
  ["9007199254740993", 9007199254740993n],
  ["-9223372036854775808", -(2n ** 63n)],
])("parses int8 %s exactly", (digits, value) => {
  expect(createConfig("postgres://db/library").types?.getTypeParser(20, "text")(digits)).toBe(value);
});
