import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  add,
  all,
  type Change,
  contractPath,
  operationPath,
  remove,
  runContract,
  set,
  temporaryFolder,
  withChangedCopy,
} from "../rules/test/lint-changed-contract.ts";
import { type CompatibilityResult, checkCompatibility } from "./check-compatibility.ts";

interface Comparison {
  readonly date?: string;
  /** Changes the released contract before the comparison. */
  readonly releasedChange?: Change;
}

function check(
  change: Change,
  { date = "2026-01-01", releasedChange = all([]) }: Comparison = {},
): Promise<CompatibilityResult> {
  return withChangedCopy(releasedChange, (released) =>
    withChangedCopy(change, (working) => checkCompatibility({ released, working, date: Date.parse(date) })),
  );
}

function checkTogether(changes: readonly (readonly [string, Change, ...unknown[]])[]): Promise<CompatibilityResult> {
  return check(all(changes.map(([, change]) => change)));
}

function selectEntries({ report }: CompatibilityResult, word: string): string[] {
  return report.split(/^(?=\S)/m).filter((entry) => entry.startsWith(word));
}

const schemas = ["components", "schemas"];
const newPet = [...schemas, "NewPet"];
const pet = [...schemas, "Pet"];
const petStatus = [...schemas, "PetStatus"];
const limit = ["components", "parameters", "Limit"];
const tooMany = ["components", "responses", "TooManyRequests"];

const breaks: [string, Change, RegExp][] = [
  ["a status", remove(operationPath("listPets", "responses", "304")), /Response `304` was removed/],
  ["an unrouted status", remove(["x-unrouted-responses", "408"]), /unrouted: .* 408/],
  ["a parameter", remove(operationPath("listPets", "parameters", 1)), /`status` query parameter was removed/],
  ["a parameter's constraint", set([...limit, "schema", "maximum"], 50), /`maximum` of `limit` changed from 100 to 50/],
  ["a default", set([...limit, "schema", "default"], 10), /`default` of `limit` changed from 20 to 10/],
  ["a parameter's optionality", set([...limit, "required"], true), /became required/],
  ["a member's optionality", add([...newPet, "required"], "status"), /became required: `status`/],
  ["a request's constraint", set([...newPet, "properties", "name", "maxLength"], 9), /`maxLength`/],
  ["an enum of requests", remove([...petStatus, "enum", 2]), /'sold'/],
  ["an enum of responses", add([...petStatus, "enum"], "lost"), /gained values: 'lost'/],
  ["a member of responses", remove([...schemas, "Error", "properties", "details"]), /Property `details`/],
  ["a required member", remove([...pet, "required", 2]), /no longer required: `categoryId`/],
  ["a type", set([...pet, "properties", "name", "type"], ["string", "null"]), /Type of `name` widened/],
  ["a header", remove([...tooMany, "headers", "Retry-After"]), /`Retry-After` of `\w+ response` was removed/],
  [
    "a header of every response",
    remove(["x-response-headers", "RateLimit"]),
    /`RateLimit` of `\w+ response` was removed/,
  ],
  [
    "a required header",
    remove(["components", "headers", "Retry-After", "required"]),
    /Header `Retry-After` is no longer required/,
  ],
  ["a code of a response", remove([...tooMany, "x-error-codes", 2]), /no longer carries the code `key_banned`/],
  ["an error code", remove(["x-error-codes", "key_banned"]), /Error code `key_banned` was removed/],
  ["a code's status", set(["x-error-codes", "internal_error", "status"], 503), /changed from 500 to 503/],
  [
    "a plan",
    set(["x-rate-limit-plans", "free", "perMinute"], 59),
    /`perMinute` of the rate-limit plan `free` changed from 60 to 59/,
  ],
  ["a plan as a whole", remove(["x-rate-limit-plans", "pro"]), /Rate-limit plan `pro` was removed/],
  ["a ban", set(["x-ban", "seconds"], 301), /`seconds` of `x-ban` changed from 300 to 301/],
  ["the retention of idempotency records", set(["x-idempotency", "keptSeconds"], 60), /keptSeconds/],
  ["the limits of a request", set(["x-request-limits", "jsonDepth"], 8), /jsonDepth/],
  [
    "the stability",
    set(operationPath("listPets", "x-stability"), "beta"),
    /`x-stability` changed from "stable" to "beta"/,
  ],
  ["the sunset", set(operationPath("getPet", "x-sunset"), "2030-01-01"), /`x-sunset` changed from 2030-12-05/],
  ["the authentication", set(["components", "securitySchemes", "bearerAuth", "scheme"], "basic"), /`scheme`/],
  [
    "the scope of an operation",
    set(operationPath("listPets", "security", 0, "bearerAuth", 0), "write"),
    /Requires the scope `write`/,
  ],
  ["a server", remove(["servers", 0]), /Server .* was removed/],
  ["an operationId", set(operationPath("listPets", "operationId"), "list"), /operationId/],
];

const brokenResult = await checkTogether(breaks);

test.each(breaks)("rejects a change of a stable operation that removes or restricts %s", (_, _change, message) => {
  expect(brokenResult.passes).toBe(false);
  expect(selectEntries(brokenResult, "BREAKS")).toContainEqual(expect.stringMatching(message));
});

test("reports every operation that a breaking change affects, and its line", async () => {
  let line = 0;
  const { report } = await withChangedCopy(
    set([...tooMany, "headers", "Retry-After"], { schema: { type: "string" } }),
    async (working) => {
      const lines = readFileSync(working, "utf8").split("\n");
      line = lines.indexOf("        Retry-After:", lines.indexOf("    TooManyRequests:")) + 1;
      return checkCompatibility({ released: contractPath, working, date: 0 });
    },
  );
  const [firstLine = ""] = report
    .split("\n")
    .filter((text) => text.startsWith("BREAKS") && text.includes("no longer required"));
  expect(firstLine).toContain(`petstore.yaml:${line}  `);
  for (const id of ["listPets", "createPet", "getPet"]) expect(report).toContain(`    ${id}: `);
});

const unstable: [string, Change, RegExp][] = [
  ["an operation", remove(operationPath("createOrder")), /createOrder: POST/],
  ["a parameter", remove(operationPath("listOrders", "parameters", 0)), /`limit` query parameter was removed/],
  ["an enum", add([...schemas, "Order", "properties", "status", "enum"], "sent"), /'sent'/],
];
const unstableResult = await checkTogether(unstable);

test.each(unstable)(
  "accepts a breaking change of a beta operation: %s, and reports its line",
  (_, _change, message) => {
    expect(unstableResult).toEqual({ passes: true, report: expect.not.stringContaining("BREAKS") });
    expect(selectEntries(unstableResult, "may change  petstore.yaml:")).toContainEqual(expect.stringMatching(message));
  },
);

test("accepts a breaking change of a beta parameter, property and response of a stable operation", async () => {
  const name = [...pet, "properties", "name"];
  const setStability = [limit, name, tooMany].map((node) => set([...node, "x-stability"], "beta"));
  const narrow = [
    set([...limit, "schema", "maximum"], 50),
    remove([...name, "maxLength"]),
    remove([...tooMany, "headers", "Retry-After"]),
  ];
  const beta = await check(all([...setStability, ...narrow]), { releasedChange: all(setStability) });
  expect(beta).toEqual({ passes: true, report: expect.not.stringContaining("BREAKS") });
  expect(selectEntries(beta, "may change")).toHaveLength(3);
  // Only the released stability counts.
  const stable = await check(all([...setStability, ...narrow]));
  expect(stable.passes).toBe(false);
  expect(selectEntries(stable, "BREAKS").filter((entry) => entry.includes("x-stability"))).toHaveLength(3);
});

const additions: [string, Change][] = [
  ["an operation", set(["paths", "/cats"], { get: { operationId: "listCats", responses: {} } })],
  ["an optional parameter", add(operationPath("listPets", "parameters"), { name: "a", in: "query", schema: {} })],
  ["a member of responses", set([...pet, "properties", "colour"], { type: "string" })],
  ["an optional member of requests", set([...newPet, "properties", "colour"], { type: "string" })],
  ["a header", set([...tooMany, "headers", "X-New"], { required: true, schema: { type: "string" } })],
  ["an error code", set(["x-error-codes", "gone"], { status: 410, description: "Gone." })],
  ["a code of a response", add([...tooMany, "x-error-codes"], "slow_down")],
  ["a status", set(operationPath("listPets", "responses", "410"), { description: "Gone." })],
];
const harmless: [string, Change][] = [
  ["a description", set(["info", "description"], "Pets.")],
  [
    "the name of a path parameter",
    (contract) => {
      const pathItem = contract.getIn(["paths", "/pets/{petId}"], true);
      contract.deleteIn(["paths", "/pets/{petId}"]);
      contract.setIn(["paths", "/pets/{id}"], pathItem);
      for (const method of Object.keys(contract.toJS().paths["/pets/{id}"]))
        contract.setIn(["paths", "/pets/{id}", method, "parameters", 0, "name"], "id");
    },
  ],
  ["a wider constraint of requests", set([...newPet, "properties", "name", "maxLength"], 300)],
  ["a higher limit", set(["x-rate-limit-plans", "free", "perDay"], 2000)],
  ["a later sunset", set(["paths", "/pets/{id}", "get", "x-sunset"], "2031-01-01")],
];
const listNames = (changes: [string, Change][]) => changes.map(([name]) => name).join(", ");

test(`accepts the addition of ${listNames(additions)}, and a change of ${listNames(harmless)}`, async () => {
  const { passes, report } = await checkTogether([...additions, ...harmless]);
  expect(report).not.toMatch(/BREAKS|may change/);
  expect(Number(/Additions: (\d+)\./.exec(report)?.[1])).toBeGreaterThanOrEqual(additions.length);
  expect(Number(/Other compatible changes: (\d+)\./.exec(report)?.[1])).toBeGreaterThan(2);
  expect(passes).toBe(true);
});

test("accepts a new value in an enum of responses that was released as an open set", async () => {
  const openEnum = set([...petStatus, "x-open-enum"], true);
  const addValue = add([...petStatus, "enum"], "lost");
  const result = await check(all([openEnum, addValue]), { releasedChange: openEnum });
  expect(result).toEqual({ passes: true, report: expect.not.stringContaining("BREAKS") });
});

test("accepts scopes in a contract without scopes, and reports them as additions", async () => {
  const ids = ["listPets", "createPet", "getPet", "listOrders", "createOrder"];
  const releasedChange = remove(["x-scopes"], ...ids.map((id) => operationPath(id, "security")));
  expect(await check(all([]), { releasedChange })).toEqual({
    passes: true,
    report: expect.stringMatching(/Additions: 6\. Other compatible changes: 0\./),
  });
});

test.each([
  ["getPet", "2030-12-04", false, /BREAKS .* was removed\.\n {4}getPet[\s\S]* It may be removed from 2030-12-05 on\./],
  ["getPet", "2030-12-05", true, /ended .* was removed\.\n {4}getPet/],
  ["createPet", "2099-01-01", false, /BREAKS .* was removed/],
])("the removal of %s on %s passes: %s", async (id, date, passes, message) => {
  const path = id === "getPet" ? operationPath(id).slice(0, 2) : operationPath(id);
  expect(await check(remove(path), { date })).toEqual({ passes, report: expect.stringMatching(message) });
});

test("rejects a request body that forbids additional properties or becomes required", async () => {
  const releasedChange = remove(
    [...newPet, "additionalProperties"],
    operationPath("createPet", "requestBody", "required"),
  );
  const result = await check(all([]), { releasedChange });
  expect(result.passes).toBe(false);
  expect(selectEntries(result, "BREAKS")).toEqual([
    expect.stringContaining("body became required"),
    expect.stringContaining("`additionalProperties`"),
  ]);
});

test.each([
  [
    "2026-03-01",
    /petstore\.yaml:\d+ {2}The operation will be removed on 2026-03-01, less than 60 days ahead\.\n {4}createPet/,
  ],
  ["2026-03-02", undefined],
])("on 2026-01-01 a new sunset on %s has the problem %s", async (end, problem) => {
  const result = await check(set(operationPath("createPet", "x-sunset"), end));
  expect(result.passes).toBe(problem === undefined);
  expect(selectEntries(result, "BREAKS")).toEqual(problem ? [expect.stringMatching(problem)] : []);
});

test("rejects a version that is lower than the released one", async () => {
  expect(await check(set(["info", "version"], "0.9.9"))).toEqual({
    passes: false,
    report: expect.stringMatching(/BREAKS {2}petstore\.yaml:\d+ {2}`info\.version` changed/),
  });
});

test.each([
  ["missing", undefined],
  ["not YAML", "a: [1"],
  ["empty", ""],
  ["a list", "[1]"],
  ["a text", "contract"],
  ["without paths", "openapi: 3.1.0"],
  ["without operations", "openapi: 3.1.0\ninfo: { title: a, version: 1.0.0 }\npaths: { /a: 7 }"],
  [
    "without a whole operation",
    "openapi: 3.1.0\ninfo: { title: a, version: 1.0.0 }\npaths: { /a: { get: 7 }, /b: null }",
  ],
  ["with an unknown $ref", "paths: { /a: { $ref: '#/components/none' } }"],
  ["with an endless $ref", "paths: { /a: { $ref: '#/paths/~1a' } }"],
  ["not OpenAPI", "paths: { /a: { get: { operationId: a } } }"],
])("fails for a released file that is %s", async (_, text) => {
  const file = join(temporaryFolder(), "1.0.0.yaml");
  if (text !== undefined) writeFileSync(file, text);
  const result = await checkCompatibility({ released: file, working: contractPath, date: 0 });
  expect(result).toEqual({ passes: false, report: expect.stringMatching(/^not compared: /) });
});

test("the command fails on a breaking change, and on a file that it cannot compare", async () => {
  const run = (released: string, working: string) => runContract("check", released, working);
  expect(await run(contractPath, contractPath)).toMatchObject({ exitCode: 0 });
  const brokenResult = await withChangedCopy(remove(operationPath("createPet")), (path) => run(contractPath, path));
  expect(brokenResult).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("BREAKS") });
  const missingFile = await run("nowhere.yaml", contractPath);
  expect(missingFile).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("not compared") });
});
