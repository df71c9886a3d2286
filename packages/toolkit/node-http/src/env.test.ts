import { hiddenValue, StartupError } from "@animal-store/process";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { httpUrl, integer, oneOf, origins, parseEnv } from "./env.ts";

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
