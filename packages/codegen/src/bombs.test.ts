import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

const list = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));
const toParameters = (count: number, toSchema: (index: number) => object) =>
  list(count, (index) => ({ name: `q${index}`, in: "query", schema: toSchema(index) }));

const toObject = <Item>(count: number, create: (index: number) => [string, Item]) =>
  Object.fromEntries(list(count, create));
const toBody = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const toAlternative = (index: number) => ({
  type: "object",
  required: [`m${index}`],
  properties: { [`m${index}`]: {} },
});

interface Bomb {
  readonly operation: object;
  readonly root?: object;
  readonly code: number;
  readonly message: RegExp;
  readonly messageCount: number;
}

const bombs: Record<string, Bomb> = {
  "defaults whose patterns backtrack": {
    operation: {
      parameters: toParameters(20, (index) => {
        return { type: "string", pattern: `^(a+)+[x${index}]$`, default: "a".repeat(60) };
      }),
    },
    code: 1,
    message: /parameter q\d+: default "a+" cannot be checked in 2000 ms\./g,
    messageCount: 20,
  },
  "100 patterns that backtrack": {
    operation: {
      parameters: toParameters(100, (index) => ({ type: "string", pattern: `^(([a-z${index}])+.)+[A-Z]([a-z])+$` })),
    },
    code: 0,
    message: /can backtrack\./g,
    messageCount: 100,
  },
  "a name of 200,000 characters": {
    operation: toBody({ type: "object", properties: { ["-".repeat(200_000)]: { type: "string" } } }),
    code: 1,
    message: /:\d+:\d+: this name has more than 10000 characters\./g,
    messageCount: 1,
  },
  "a chain of 2,000 references": {
    operation: toBody(reference("s0")),
    root: {
      components: {
        schemas: toObject(2000, (index) => [`s${index}`, index < 1999 ? reference(`s${index + 1}`) : {}]),
      },
    },
    code: 1,
    message: /:\d+:\d+: this \$ref leads through more than 100 others\./g,
    messageCount: 1,
  },
  "20,000 members in members": {
    operation: toBody(reference("s0")),
    root: {
      components: {
        schemas: toObject(20_000, (index) => [
          `s${index}`,
          index < 19_999 ? { type: "object", properties: { a: reference(`s${index + 1}`) } } : {},
        ]),
      },
    },
    code: 1,
    message: /:\d+:\d+: this \$ref is nested more than 2000 references deep\./g,
    messageCount: 1,
  },
  ...Object.fromEntries(
    ["oneOf", "anyOf", "allOf"].map((keyword): [string, Bomb] => [
      `${keyword} of 2,000 schemas`,
      {
        operation: toBody({ [keyword]: list(2000, toAlternative) }),
        code: 1,
        message: new RegExp(`:\\d+:\\d+: ${keyword}: .*emove some\\.`, "g"),
        messageCount: 1,
      },
    ]),
  ),
  "a discriminator with 1,000 alternatives": {
    operation: toBody({
      oneOf: list(1000, (index) => reference(`s${index}`)),
      discriminator: { propertyName: "kind" },
    }),
    root: {
      components: {
        schemas: toObject(1000, (index) => [`s${index}`, { properties: { kind: { const: `s${index}` } } }]),
      },
    },
    code: 1,
    message: /:\d+:\d+: oneOf: applies more than 1000 schemas to one value\./g,
    messageCount: 1,
  },
  "20,000 members": {
    operation: toBody({ type: "object", properties: toObject(20_000, (index) => [`m${index}`, { type: "string" }]) }),
    code: 1,
    message: /:\d+:\d+: properties: has more than 5000 entries\./g,
    messageCount: 1,
  },
  "300 lists of 300 dependent members": {
    operation: toBody({
      dependentRequired: toObject(300, (index) => [`m${index}`, list(300, (other) => `n${other}`)]),
    }),
    code: 1,
    message: /:\d+:\d+: dependentRequired: has more than 5000 entries\./g,
    messageCount: 1,
  },
  "1,000 safe patterns": {
    operation: toBody({
      properties: toObject(1000, (index) => [
        `m${index}`,
        { type: "string", pattern: `^[a-z0-9]+(-[a-z0-9]+)*x${index}$` },
      ]),
    }),
    code: 0,
    message: /rejected/g,
    messageCount: 0,
  },
  "1,000 patternProperties": {
    operation: toBody({ patternProperties: toObject(1000, (index) => [`^a${index}$`, { type: "string" }]) }),
    code: 0,
    message: /rejected/g,
    messageCount: 0,
  },
  "a schema whose name has 30 dashes": {
    operation: toBody(reference("-".repeat(30))),
    root: { components: { schemas: { ["-".repeat(30)]: { type: "string" } } } },
    code: 1,
    message: /:\d+:\d+: schema -{30}: has more than five dots or dashes in a row\./g,
    messageCount: 1,
  },
  "patterns that are too large": {
    operation: {
      parameters: toParameters(20, (index) => {
        return { type: "string", pattern: `${"(a|b)*c?".repeat(10_000)}${index}`, default: "a".repeat(20) };
      }),
    },
    code: 1,
    message: /:\d+:\d+: pattern .{492}….{500}: is too large for a regular expression\./g,
    messageCount: 20,
  },
  "patterns with needless escapes": {
    operation: toBody({ type: "object", properties: { a: { type: "string", pattern: "\\-".repeat(100_000) } } }),
    code: 1,
    message: /:\d+:\d+: pattern /g,
    messageCount: 1,
  },
  "a server with 200,000 braces": {
    operation: {},
    root: { servers: [{ url: "{".repeat(200_000) }] },
    code: 0,
    message: /rejected/g,
    messageCount: 0,
  },
  "2,000 paths that match the same requests": {
    operation: {},
    root: { paths: toObject(2000, (index) => [`/{p${index}}`, { get: { responses: {} } }]) },
    code: 1,
    message: /matches the same requests as \/\{p0\}\.|^… and 999 more\.$/gm,
    messageCount: 1001,
  },
  "300 validators with a schema of 300 members": {
    operation: {},
    root: {
      components: {
        schemas: {
          Large: { type: "object", properties: toObject(300, (index) => [`m${index}`, { maxLength: index }]) },
        },
      },
      paths: toObject(300, (index) => {
        const schema = { properties: { [`m${index}`]: reference("Large") } };
        return [`/a${index}`, { post: { operationId: `add${index}`, ...toBody(schema), responses: {} } }];
      }),
    },
    code: 0,
    message: /rejected/g,
    messageCount: 0,
  },
};

it.each(Object.entries(bombs))("ends within 10 s for %s", async (_, bomb) => {
  const { operation, root, code, message, messageCount } = bomb;
  const folder = createTemporaryFolder();
  const path = join(folder, "document.json");
  const responses = { 204: { description: "Done." } };
  const paths = { "/things": { post: { operationId: "addThing", responses, ...operation } } };
  writeFileSync(path, JSON.stringify({ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths, ...root }));
  const { user } = process.cpuUsage();
  const result = await runQuietly(path, join(folder, "generated"));
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
  expect(result.code, result.stderr.slice(0, 1000)).toBe(code);
  expect(result.stderr.match(message) ?? []).toHaveLength(messageCount);
});
