import { expect, it } from "vitest";
import { runQuietly, writeDocument } from "../test/set-up.ts";

const list = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));
const toParameters = (count: number, toSchema: (index: number) => object) => ({
  parameters: list(count, (index) => ({ name: `q${index}`, in: "query", schema: toSchema(index) })),
});
const toObject = <Item>(count: number, create: (index: number) => [string, Item]) =>
  Object.fromEntries(list(count, create));
const toBody = (schema: object) => ({ requestBody: { content: { "application/json": { schema } } } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
/** Returns an operation and the schemas that it references. */
const toBomb = (operation: object, schemas: object): Bomb => ({ operation, root: { components: { schemas } } });
const toChain = (length: number, toLink: (next: object) => object) =>
  toBomb(
    toBody(reference("s0")),
    toObject(length, (index) => [`s${index}`, index < length - 1 ? toLink(reference(`s${index + 1}`)) : {}]),
  );
const toAlternative = (index: number) => ({
  type: "object",
  required: [`m${index}`],
  properties: { [`m${index}`]: {} },
});

interface Bomb {
  readonly operation?: object;
  readonly root?: object;
}

const rejected: [name: string, Bomb, message: RegExp, messageCount?: number][] = [
  [
    "defaults whose patterns backtrack",
    {
      operation: toParameters(20, (index) => {
        return { type: "string", pattern: `^(a+)+[x${index}]$`, default: "a".repeat(60) };
      }),
    },
    /parameter q\d+: default "a+" cannot be checked in 2000 ms\./,
    20,
  ],
  [
    "a name of 200,000 characters",
    { operation: toBody({ type: "object", properties: { ["-".repeat(200_000)]: { type: "string" } } }) },
    /this name has more than 10000 characters\./,
  ],
  ["a chain of 2,000 references", toChain(2000, (next) => next), /this \$ref leads through more than 100 others\./],
  [
    "20,000 members in members",
    toChain(20_000, (a) => ({ type: "object", properties: { a } })),
    /this \$ref is nested more than 2000 references deep\./,
  ],
  ...["oneOf", "anyOf", "allOf"].map((keyword): [string, Bomb, RegExp] => [
    `${keyword} of 2,000 schemas`,
    { operation: toBody({ [keyword]: list(2000, toAlternative) }) },
    RegExp(`${keyword}: .*emove some\\.`),
  ]),
  [
    "a discriminator with 1,000 alternatives",
    toBomb(
      toBody({ oneOf: list(1000, (index) => reference(`s${index}`)), discriminator: { propertyName: "kind" } }),
      toObject(1000, (index) => [`s${index}`, { properties: { kind: { const: `s${index}` } } }]),
    ),
    /oneOf: applies more than 1000 schemas to one value\./,
  ],
  [
    "20,000 members",
    { operation: toBody({ type: "object", properties: toObject(20_000, (index) => [`m${index}`, {}]) }) },
    /properties: has more than 1000 entries\./,
  ],
  [
    "300 lists of 300 dependent members",
    {
      operation: toBody({
        dependentRequired: toObject(300, (index) => [`m${index}`, list(300, (other) => `n${other}`)]),
      }),
    },
    /dependentRequired: has more than 1000 entries\./,
  ],
  [
    "a schema whose name has 30 dashes",
    toBomb(toBody(reference("-".repeat(30))), { ["-".repeat(30)]: { type: "string" } }),
    /schema -{30}: has more than five dots or dashes in a row\./,
  ],
  [
    "patterns that are too large",
    {
      operation: toParameters(20, (index) => {
        return { type: "string", pattern: `${"(a|b)*c?".repeat(10_000)}${index}`, default: "a".repeat(20) };
      }),
    },
    /pattern .{492}….{500}: is too large for a regular expression\./,
    20,
  ],
  [
    "patterns with needless escapes",
    { operation: toBody({ type: "object", properties: { a: { type: "string", pattern: "\\-".repeat(100_000) } } }) },
    /pattern /,
  ],
  [
    "2,000 paths that match the same requests",
    { root: { paths: toObject(2000, (index) => [`/{p${index}}`, { get: { responses: {} } }]) } },
    /matches the same requests as GET \/\{p0\}\. .*(?=\n(\S+:\d+:|… and 999 more\.$))/,
    1000,
  ],
];

it.each(rejected)("rejects %s with each line within 10 s", async (_, bomb, message, messageCount = 1) => {
  const { code, stderr } = await generate(bomb);
  expect(code, stderr.slice(0, 1000)).toBe(1);
  const lines = new RegExp(`:\\d+:\\d+: .*?${message.source}`, "gm");
  expect(stderr.match(lines) ?? []).toHaveLength(messageCount);
});

const accepted: [name: string, Bomb, warnings?: number][] = [
  [
    "100 patterns that backtrack",
    {
      operation: toParameters(100, (index) => ({ type: "string", pattern: `^(([a-z${index}])+.)+[A-Z]([a-z])+$` })),
    },
    100,
  ],
  [
    "1,000 safe patterns",
    {
      operation: toBody({
        properties: toObject(1000, (index) => [
          `m${index}`,
          { type: "string", pattern: `^[a-z0-9]+(-[a-z0-9]+)*x${index}$` },
        ]),
      }),
    },
  ],
  [
    "1,000 patternProperties",
    { operation: toBody({ patternProperties: toObject(1000, (index) => [`^a${index}$`, { type: "string" }]) }) },
  ],
  ["a server with 200,000 braces", { root: { servers: [{ url: "{".repeat(200_000) }] } }],
  [
    "300 validators with a schema of 300 members",
    {
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
    },
  ],
];

it.each(accepted)("accepts %s within 10 s", async (_, bomb, warnings = 0) => {
  const { code, stderr } = await generate(bomb);
  expect(code, stderr.slice(0, 1000)).toBe(0);
  expect(stderr).not.toContain("rejected");
  expect(stderr.match(/can backtrack\./g) ?? []).toHaveLength(warnings);
});

async function generate({ operation, root }: Bomb) {
  const responses = { 204: { description: "Done." } };
  const paths = { "/things": { post: { operationId: "addThing", responses, ...operation } } };
  const { path, folder } = writeDocument({ paths, ...root });
  const { user } = process.cpuUsage();
  const result = await runQuietly(path, folder, "--strict");
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
  return result;
}
