import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testFolder } from "../../test/server-process.ts";
import { parseEnvironment, secrets, variables } from "./environment.ts";

const guide = readFileSync(new URL("../../../docs/guides/settings.md", import.meta.url), "utf8");
const defaults = parseEnvironment({}, "/srv/store");

it("the guide lists every variable with its default", () => {
  const rows = new Map(
    [...guide.matchAll(/^\| `([A-Z_]+)` +\| `?([^`|]+?)`? +\|/gm)].map(([, name, value]) => [name, value]),
  );
  const documented = Object.keys(variables.shape).map((name) => [name, rows.get(name)]);
  const expected = Object.entries({
    ...defaults,
    DATA_DIR: "./data",
    CORS_ORIGINS: "none",
    DATABASE_URL: "none",
    DOCS_URL: "none",
    METRICS_PORT: "none",
    REDIS_URL: "none",
    WITHOUT: "none",
  })
    .filter(([name]) => name in variables.shape)
    .map(([name, value]) => [name, String(value)]);
  expect(documented).toEqual(expected);
  for (const name of secrets) expect(rows.get(`${name}_FILE`), name).toBe("none");
});

it("reads a URL with a password from a file", () => {
  const folder = testFolder();
  const [databaseFile, redisFile] = ["database", "redis"].map((name) => join(folder, name)) as [string, string];
  writeFileSync(databaseFile, "postgres://animals:secret@db/animals\n");
  writeFileSync(redisFile, "secret");
  const env = parseEnvironment({ DATABASE_URL_FILE: databaseFile }, "/srv/store");
  expect(env.DATABASE_URL).toBe("postgres://animals:secret@db/animals");
  expect(env.keysCommandLine).toBe(`DATABASE_URL_FILE=${databaseFile} npm run --silent keys --`);
  expect(() => parseEnvironment({ REDIS_URL_FILE: redisFile }, "/srv/store")).toThrow(
    /^REDIS_URL must be an address .*, got the content of \S+redis\. Correct that file, or unset REDIS_URL_FILE/,
  );
});

it("resolves a relative folder against the root, and ignores empty variables", () => {
  expect(defaults.DATA_DIR).toBe("/srv/store/data");
  expect(parseEnvironment({ DATA_DIR: "", PORT: "" }, "/srv/store")).toEqual(defaults);
});

it("the keys command names a data folder that is not the default", () => {
  expect(defaults.keysCommandLine).toBe("npm run --silent keys --");
  expect(parseEnvironment({ DATA_DIR: "data/" }, "/srv/store").keysCommandLine).toBe(defaults.keysCommandLine);
  expect(parseEnvironment({ DATA_DIR: "my data" }, "/srv/store").keysCommandLine).toBe(
    "DATA_DIR='/srv/store/my data' npm run --silent keys --",
  );
});

it("the ban policy defaults to the contract", () => {
  const { banPolicy } = parseEnvironment({ BAN_STRIKES: "3", BAN_WINDOW_S: "20", BAN_S: "40" }, "/srv/store");
  expect(banPolicy).toEqual({ ...defaults.banPolicy, maxStrikes: 3, windowMs: 20_000, durationMs: 40_000 });
});

it("accepts the former values of the variable WITHOUT", () => {
  const { WITHOUT } = parseEnvironment(
    { WITHOUT: "kept-answers,known-keys,joint-sends,groups,known-targets" },
    "/srv/store",
  );
  expect(WITHOUT).toEqual(["response-cache", "key-cache", "batched-sends", "group-commit"]);
});

it.each([
  ["PORT", "65536", "a whole number from 0 to 65535"],
  ["LOG_LEVEL", "loud", "one of trace, debug"],
  ["CORS_ORIGINS", "https://a.example:443", "a comma-separated list of origins like"],
  ["WITHOUT", "speed", "a comma-separated list of direct, batched-sends, response-cache"],
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
])("rejects %s=%s by name", (name, value, rule) => {
  expect(() => parseEnvironment({ [name]: value }, "/srv/store")).toThrow(`${name} must be ${rule}`);
});

it("splits CORS_ORIGINS at commas", () => {
  expect(
    parseEnvironment({ CORS_ORIGINS: "https://a.example, http://localhost:5173" }, "/srv/store").CORS_ORIGINS,
  ).toEqual(["https://a.example", "http://localhost:5173"]);
});
