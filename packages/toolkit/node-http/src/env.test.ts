import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { hiddenValue, httpUrl, integer, oneOf, origins, parseEnv, readSecretFiles } from "./env.ts";
import { StartupError } from "./program.ts";

const variables = z.object({
  SEATS: integer(2, 40).default(4),
  COLOUR: oneOf(["red", "green"]).default("red"),
  TITLE: z.string().default("none"),
  GUESTS: origins().default([]),
  PLACE: httpUrl(),
});
const read = (env: Record<string, string | undefined>) => parseEnv(variables, env);

it("parses the variables of the schema and treats an empty value as unset", () => {
  const set = { SEATS: "40", COLOUR: "green", TITLE: "x", GUESTS: "https://a.example, http://b.example:81" };
  const GUESTS = ["https://a.example", "http://b.example:81"];
  expect(read({ ...set, PATH: "/bin" })).toEqual({ SEATS: 40, COLOUR: "green", TITLE: "x", GUESTS, PLACE: "" });
  const unset = { SEATS: 4, COLOUR: "red", TITLE: "none", GUESTS: [], PLACE: "" };
  expect(read({ SEATS: "", COLOUR: undefined, TITLE: "" })).toEqual(unset);
  expect(read({ GUESTS: "*" }).GUESTS).toEqual(["*"]);
});

it.each(["redis//me:secret/@host", "redis://me:sec:r@et@host"])(
  "does not print a value that can contain a password: %s",
  (url) => {
    expect(() => read({ COLOUR: url })).toThrow(`must be one of red, green, got ${hiddenValue}. Correct it`);
  },
);

describe("a secret in a file", () => {
  it.each([
    ["sec ret", "sec ret"],
    ["secret\n", "secret"],
    ["secret\r\n", "secret"],
  ])("is its content without the final line break: %j", (content, secret) => {
    const file = writeSecret(content);
    const read = readSecretFiles({ URL_FILE: file, PATH: "/bin", URL: "" }, ["URL", "OTHER"]);
    expect(read).toEqual({ URL: secret, URL_FILE: file, PATH: "/bin" });
  });

  it("is rejected if the variable is also set, or if the file is missing or empty", () => {
    const [file, empty] = [writeSecret("secret"), writeSecret("\n")];
    const read = (env: Record<string, string>) => () => readSecretFiles(env, ["URL"]);
    expect(read({ URL: "a", URL_FILE: file })).toThrow("URL and URL_FILE are both set. Unset one of them.");
    const missingFile = /^URL_FILE names .*\.none, which cannot be read: ENOENT.* or unset it\.$/;
    expect(read({ URL_FILE: `${file}.none` })).toThrow(missingFile);
    expect(read({ URL_FILE: tmpdir() })).toThrow(/^URL_FILE names .*, which cannot be read: EISDIR/);
    expect(read({ URL_FILE: empty })).toThrow(/^URL_FILE names .*, which is empty\. Write the value to it/);
    expect(read({ URL: "a", URL_FILE: "" })()).toEqual({ URL: "a", URL_FILE: "" });
  });

  function writeSecret(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), "secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "secret");
    writeFileSync(file, content);
    return file;
  }
});

const originRule =
  "a comma-separated list of origins like https://app.example or http://localhost:5173, without a path, a trailing slash, a default port or wildcards; or * alone";

const addressRule = "an address that begins with http:// or https://";

describe("an invalid value", () => {
  it.each([
    ["SEATS", "41", "a whole number from 2 to 40"],
    ["SEATS", "0x3", "a whole number from 2 to 40"],
    ["COLOUR", "Red", "one of red, green"],
    ["GUESTS", "https://a.example/", originRule],
    ["GUESTS", "https://*.a.example", originRule],
    ["GUESTS", "*,https://a.example", originRule],
    ["GUESTS", "a.example", originRule],
    ["GUESTS", "https://a.example,", originRule],
    ["PLACE", "a.example:4318", addressRule],
    ["PLACE", "http://", addressRule],
    ["PLACE", "https://a b", addressRule],
  ])("is rejected with name, rule and value: %s=%s", (name, value, rule) => {
    const message = `${name} must be ${rule}, got "${value}". Correct it, or unset it for the default.`;
    expect(() => read({ [name]: value })).toThrow(new StartupError(message));
  });
});
