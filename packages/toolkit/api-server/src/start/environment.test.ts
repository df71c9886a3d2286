import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@animal-store/sql-store/testing";
import { expect, it } from "vitest";
import { libraryServer } from "../../test/library-server.ts";
import { parseEnvironment } from "./environment.ts";

const parse = (env: Record<string, string>) => parseEnvironment(env, libraryServer);
const defaults = parse({});

it("reads a URL with a password from a file", () => {
  const folder = testFolder();
  const [databaseFile, redisFile] = ["database", "redis"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(databaseFile, "postgres://library:secret@db/library\n");
  writeFileSync(redisFile, "secret");
  const env = parse({ DATABASE_URL_FILE: databaseFile });
  expect(env.DATABASE_URL).toBe("postgres://library:secret@db/library");
  expect(() => parse({ REDIS_URL_FILE: redisFile })).toThrow(
    /^REDIS_URL must be an address .*, got the content of \S+redis\. Correct that file, or unset REDIS_URL_FILE/,
  );
});

it("resolves a relative folder against the root, and ignores empty variables", () => {
  expect(defaults.DATA_DIR).toBe("/srv/library/data");
  expect(parse({ DATA_DIR: "", PORT: "" })).toEqual(defaults);
});

it("the limits default to those of the definition", () => {
  expect(parseEnvironment({}, { ...libraryServer, anonymousPerMinute: 7 }).ANONYMOUS_PER_MINUTE).toBe(7);
  expect(defaults.banPolicy).toEqual(libraryServer.platform.banPolicy);
  const { banPolicy } = parse({ BAN_STRIKES: "3", BAN_WINDOW_S: "20", BAN_S: "40" });
  expect(banPolicy).toEqual({ ...defaults.banPolicy, maxStrikes: 3, windowMs: 20_000, durationMs: 40_000 });
});

it.each([
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["LOG_LEVEL", "loud", "one of trace, debug"],
  ["CORS_ORIGINS", "https://a.example:443", "a comma-separated list of origins like"],
  ["REDIS_URL", "127.0.0.1:6379", "an address like redis://"],
  ["REDIS_URL", "redis://127.0.0.1:70000", "an address like redis://"],
  ["REDIS_URL", "redis://:6379", "an address like redis://"],
  ["REDIS_URL", "redis://127.0.0.1?db=2", "an address like redis://"],
  ["REDIS_URL", "redis://:a#b@127.0.0.1", "an address like redis://"],
  ["REDIS_URL", "redis://:a%b@127.0.0.1", "an address like redis://"],
  ["LIMIT_SHARE_WITHOUT_REDIS", "0", "a number above 0"],
  ["LIMIT_SHARE_WITHOUT_REDIS", "25%", "a number above 0"],
  ["BAN_STRIKES", "0", "a whole number from 1"],
  ["BAN_S", "5m", "a whole number from 1"],
  ["HOST", "postgres://u:secret@db/x", "an address of this machine"],
  ["METRICS_HOST", "redis://:secret@db", "an address of this machine"],
])("rejects %s=%s by name", (name, value, rule) => {
  // A file of another variable is not read.
  const parseValue = () => parse({ [name]: value, PORT_FILE: "/port" });
  expect(parseValue).toThrow(`${name} must be ${rule}`);
  expect(parseValue).not.toThrow(/secret|\/port/);
});

it("splits CORS_ORIGINS at commas", () => {
  expect(parse({ CORS_ORIGINS: "https://a.example, http://localhost:5173" }).CORS_ORIGINS).toEqual([
    "https://a.example",
    "http://localhost:5173",
  ]);
});
