import { NonIntegerLiterals, parseJson, stringifyJson } from "@animal-store/exact-json";
import { expect, it } from "vitest";
import { mountDocument, toDocument } from "./mount-document.ts";

type Schema = Readonly<Record<string, unknown>>;

/** Returns an object for each choice of one value per keyword. A keyword is absent if its value is undefined. */
const combine = (choices: Readonly<Record<string, readonly unknown[]>>): Schema[] =>
  Object.entries(choices).reduce<Schema[]>(
    (schemas, [keyword, values]) =>
      schemas.flatMap((schema) => values.map((value) => ({ ...schema, [keyword]: value }))),
    [{}],
  );
const numberBounds = {
  ...{ minimum: [undefined, 1, 5], exclusiveMinimum: [undefined, 1, 5] },
  ...{ maximum: [undefined, 3, 6], exclusiveMaximum: [undefined, 3, 6] },
};
const alternatives: Schema[] = [
  ...[{ const: "auto" }, { const: 0 }, { enum: ["auto", "x"] }, { enum: [0, 1] }, { enum: [3] }, { const: null }],
  ...[{ type: "string", pattern: "^[0-9]+$" }, { type: "string", minLength: 2, pattern: "^a" }, { maxLength: 1 }],
  ...[{ minimum: 5 }, { type: "integer", maximum: 1 }, { type: ["string", "null"], maxLength: 1 }, { minItems: 2 }],
  ...[
    { exclusiveMaximum: 3, type: "number" },
    { type: "integer", format: "int64", minimum: 2, exclusiveMinimum: 1 },
  ],
];
const pairs = alternatives.flatMap((one) => alternatives.filter((other) => other !== one).map((other) => [one, other]));
/** Types with a format, each with each other keyword. */
const formatted: Schema[] = [
  ...[
    { type: "integer", format: "int64" },
    { type: ["integer", "null"], format: "int64" },
  ],
  ...[{ type: "integer", format: "int32" }, { type: "number", format: "int32" }, { format: "int32" }],
  ...[
    { type: ["string", "integer"], format: "int32" },
    { type: ["integer", "string"], format: "date" },
  ],
  { format: "date" },
].flatMap((type) =>
  [
    ...[{}, { enum: [1, 2] }, { const: 1 }, { not: { const: 3 } }, { not: { enum: [3, 4] } }, { not: { minimum: 5 } }],
    ...[{ multipleOf: 3 }, { multipleOf: 1.5 }, { multipleOf: 0.7 }, { minimum: 2, multipleOf: 2 }, { minLength: 2 }],
    ...[
      { allOf: [{ minimum: 5 }] },
      { anyOf: [{ minimum: 5 }, { maximum: 1 }] },
      { oneOf: [{ minimum: 5 }, { const: 1 }] },
    ],
  ].map((keyword) => ({ ...type, ...keyword })),
);
const negated: Schema[] = [{ not: { format: "int32" } }, { not: { type: "integer", format: "int32" } }];
const combined: Schema[] = [
  ...combine({ type: ["integer", "number", undefined], ...numberBounds }),
  ...combine({ type: ["integer"], format: ["int64"], ...numberBounds }),
  ...combine({ type: ["string", undefined], minLength: [undefined, 0, 1, 2], maxLength: [undefined, 1, 2] }),
  ...combine({ type: ["array", undefined], minItems: [undefined, 0, 1, 2], maxItems: [undefined, 1, 2] }),
  ...pairs.map((anyOf) => ({ anyOf })),
  ...pairs.map((oneOf) => ({ oneOf })),
  ...alternatives.filter(({ format }) => format !== "int64").map((not) => ({ not })),
  ...combine({ minLength: [undefined, 2], maxLength: [2, undefined], minItems: [undefined, 1] }).map((not) => ({
    not,
  })),
];
const values = [
  ...["-1", "0", "1", "2", "3", "4", "5", "6", "7", "1.5", "5.0", "1e1", "9007199254740993", "9007199254740993.0"],
  ...[
    "9223372036854775807",
    "9223372036854775806",
    "9223372036854775807.0",
    "9223372036854775808",
    "2147483648",
    "4.2",
  ],
  ...['"2024-01-31"', "-1e30", "null", "true", "{}", "[]", "[1]", "[1,2,3]"],
  ...['""', '"a"', '"ab"', '"abc"', '"auto"', '"x"', '"7"'],
];

/**
 * Registers a test that no message about a value makes a false claim.
 * @param every 1 for all combinations of keywords, 5 for every fifth. All types with a format take part in both.
 */
export function describeMessageClaims(every = 1): void {
  const schemas = [...formatted, ...negated, ...combined.filter((_, index) => index % every === 0)];

  it("a message names a rule that the value breaks, and that valid values follow", async () => {
    const validate = await mountSchemas(schemas);
    let count = 0;
    for (const [index, schema] of schemas.entries()) {
      const results = await Promise.all(
        values.map(async (value) => ({ value, message: await validate(index, value) })),
      );
      const valid = results.flatMap(({ value, message }) => (message === undefined ? [parseExactly(value)] : []));
      for (const { value, message } of results) {
        if (message === undefined || message.endsWith("It must match exactly one.")) continue;
        assertTrueMessage(schema, { value, message, valid });
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(5000 / every);
  });
}

/** Mounts an operation with a member of each schema. Returns a function that sends a value and returns the first message. */
async function mountSchemas(schemas: readonly Schema[]) {
  const properties = Object.fromEntries(
    schemas.map((schema, index) => [`s${index}`, JSON.parse(JSON.stringify(schema))]),
  );
  const content = { "application/json": { schema: { type: "object", properties } } };
  const { app } = await mountDocument(toDocument([content]));
  return async (index: number, value: string): Promise<string | undefined> => {
    const headers = { "Content-Type": "application/json" };
    const response = await app.request("/p0", { method: "POST", headers, body: `{"s${index}":${value}}` });
    const { details = [] } = (await response.json()) as { details?: { message: string }[] };
    return details[0]?.message;
  };
}

interface Result {
  readonly value: string;
  readonly message: string;
  /** The values that the schema allows. */
  readonly valid: readonly unknown[];
}

function assertTrueMessage(schema: Schema, { value, message, valid }: Result): void {
  const context = `${JSON.stringify(schema)} ${value}: ${message}`;
  const [, rule = "", found = ""] = /^s\d+ must be (.*), got (.*)\.$/.exec(message) ?? [];
  expect(rule, context).not.toBe("");
  expect(isTrueOf(found, value), context).toBe(true);
  if (/^one of the documented|the form that/.test(rule)) return;
  if (!explanation.test(found)) expect(follows(parseExactly(value), rule), context).toBe(false);
  // A message for the type that the value has does not list the other alternatives, which have other types.
  if (schema.anyOf !== undefined || schema.oneOf !== undefined) return;
  const ofSameKind = valid.filter((each) => kindOf(each) === kindOf(parseExactly(value)));
  expect(
    ofSameKind.filter((each) => !follows(each, rule)),
    context,
  ).toEqual([]);
}

/** Parses each spelling of a number without rounding. */
function parseExactly(text: string): unknown {
  return parseJson(text, new NonIntegerLiterals());
}

const explanation =
  /(?:, which is not from (\S+) to (\S+)|, which is not an int64 integer without .*|, which a double would round| with a fraction, .*)$/;

/** Returns whether a description, such as "an array of 2 items", is true of a JSON text. */
function isTrueOf(found: string, text: string): boolean {
  const value = parseJson(text);
  const [explained = "", from, to] = explanation.exec(found) ?? [];
  if (from !== undefined && Number(text) >= Number(from) && BigInt(Math.trunc(Number(text))) <= BigInt(to ?? ""))
    return false;
  if (/round/.test(explained) && BigInt(Number(text)) === value) return false;
  if (/fraction/.test(explained) && !/[.e]/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text))
    return false;
  const description = found.slice(0, found.length - explained.length);
  if (description.startsWith("about ")) return Math.abs(Number(description.slice(6)) / Number(text) - 1) < 0.001;
  if (Array.isArray(value)) return description === `an array of ${value.length} item${value.length === 1 ? "" : "s"}`;
  if (typeof value === "object" && value !== null) return ["an object", "an object of 0 members"].includes(description);
  return [text, String(value)].includes(description) || (typeof value === "number" && Number(description) === value);
}

/** Returns whether a value follows a rule, such as "a string of 1 to 3 characters or null". */
function follows(value: unknown, rule: string): boolean {
  if (rule.startsWith("anything but ")) return !follows(value, rule.slice("anything but ".length));
  const [, typed = ""] = /^(.*) or a value of another type$/.exec(rule) ?? [];
  if (typed !== "") return kindOf(value) !== kindOfRule(typed) || follows(value, typed);
  if (rule.includes(" or ")) return rule.split(" or ").some((part) => follows(value, part));
  if (rule.includes(" and a ")) return rule.split(/ and (?=a )/).every((part) => follows(value, part));
  const list = /^one of (.*)$/.exec(rule)?.[1]?.split(", ");
  if (list) return list.some((item) => item === value || item === stringifyJson(value));
  if (!/^an? /.test(rule)) return stringifyJson(value) === rule;
  if (kindOf(value) !== kindOfRule(rule)) return false;
  if (/^an (int64 )?integer/.test(rule) && typeof value === "number" && !Number.isSafeInteger(value)) return false;
  const [, format] = / in the format (\S+)/.exec(rule) ?? [];
  if (format === "int32" && (Number(value) | 0) !== Number(value)) return false;
  if (format === "date" && !/^\d{4}-\d\d-\d\d$/.test(String(value))) return false;
  const [, step] = / multiple of (\S+)$/.exec(rule) ?? [];
  if (step !== undefined && !isMultiple(value as number | bigint, Number(step))) return false;
  const [, pattern] = / that matches (.*)$/.exec(rule) ?? [];
  if (pattern !== undefined) return new RegExp(pattern).test(String(value));
  const measure = typeof value === "string" || Array.isArray(value) ? value.length : (value as number | bigint);
  const range = rule.replace(/^an? (int64 )?\w+|(?: that is)?(?: a)?(?: multiple)? of [\d.]+$| in the format \S+/g, "");
  const checks: [pattern: RegExp, isWithin: (bound: number, upper: number) => boolean][] = [
    [/(?:from|of) (-?\d+) to (\d+)/, (lower, upper) => measure >= lower && measure <= upper],
    [/at least (\d+)/, (bound) => measure >= bound],
    [/at most (\d+)/, (bound) => measure <= bound],
    [/more than (\d+)/, (bound) => measure > bound],
    [/less than (\d+)/, (bound) => measure < bound],
    [/of (\d+) (?:item|character)/, (bound) => measure === bound],
  ];
  const applied = checks.flatMap(([check, isWithin]) => {
    const bounds = check.exec(range);
    return bounds ? [isWithin(Number(bounds[1]), Number(bounds[2]))] : [];
  });
  expect(applied.length > 0 || range === "", rule).toBe(true);
  return applied.every(Boolean);
}

/** Compares tenths, so that it is exact for a step with one decimal. With such a step, a double of 2^53 or more counts as a multiple. */
function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === "number" && Math.abs(value) >= 2 ** 53) return step % 1 !== 0 || value % step === 0;
  const tenths = typeof value === "bigint" ? value * 10n : BigInt(Math.round(value * 10));
  return tenths % BigInt(Math.round(step * 10)) === 0n;
}

function kindOf(value: unknown): string {
  if (typeof value === "bigint") return "number";
  return Array.isArray(value) ? "array" : typeof value;
}

function kindOfRule(rule: string): string {
  const [, kind = ""] = /^an? (?:int64 )?(\w+)/.exec(rule) ?? [];
  return ["integer", "multiple"].includes(kind) ? "number" : kind;
}
