import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Document } from "yaml";
import {
  type Change,
  contractPath,
  operationPath,
  runNode,
  withChangedCopy,
} from "../rules/test/lint-changed-contract.ts";
import { type CompatibilityResult, checkCompatibility } from "./check-compatibility.ts";

const released = contractPath;

async function check(change: Change, date = "2026-01-01"): Promise<CompatibilityResult> {
  return withChangedCopy(change, (working) => checkCompatibility({ released, working, date: Date.parse(date) }));
}

// Redocly is slow: independent changes share one copy.
function checkTogether(changes: readonly (readonly [string, Change, ...unknown[]])[]): Promise<CompatibilityResult> {
  return check((contract) => {
    for (const [, change] of changes) change(contract);
  });
}

function findings({ report }: CompatibilityResult, word: string): string[] {
  return report.split(/^(?=\S)/m).filter((finding) => finding.startsWith(word));
}

const op = (contract: Document, id: string, ...rest: (string | number)[]) => [...operationPath(contract, id), ...rest];
const newPet = ["components", "schemas", "NewPet"];
const pet = ["components", "schemas", "Pet"];
const limit = ["components", "parameters", "Limit"];
const tooMany = ["components", "responses", "TooManyRequests"];

const breaks: [string, Change, RegExp][] = [
  ["a status", (c) => c.deleteIn(op(c, "listPets", "responses", "304")), /Response `304` was removed/],
  ["an unrouted status", (c) => c.deleteIn(["x-unrouted-responses", "408"]), /unrouted: .* 408/],
  ["a parameter", (c) => c.deleteIn(op(c, "listPets", "parameters", 1)), /`status` query parameter was removed/],
  ["a parameter's constraint", (c) => c.setIn([...limit, "schema", "maximum"], 50), /Upper bound changed/],
  ["a default", (c) => c.setIn([...limit, "schema", "default"], 10), /`default` changed from 20 to 10/],
  ["a parameter's optionality", (c) => c.setIn([...limit, "required"], true), /became required/],
  ["a member's optionality", (c) => c.addIn([...newPet, "required"], "status"), /became required: `status`/],
  ["a request's constraint", (c) => c.setIn([...newPet, "properties", "name", "maxLength"], 9), /`maxLength`/],
  ["an enum of requests", (c) => c.deleteIn(["components", "schemas", "PetStatus", "enum", 2]), /'sold'/],
  [
    "an enum of responses",
    (c) => c.addIn(["components", "schemas", "PetStatus", "enum"], "lost"),
    /gained values: 'lost'/,
  ],
  [
    "a member of responses",
    (c) => c.deleteIn(["components", "schemas", "Error", "properties", "details"]),
    /Property `details`/,
  ],
  ["a required member", (c) => c.deleteIn([...pet, "required", 2]), /no longer required: `categoryId`/],
  ["a type", (c) => c.setIn([...pet, "properties", "name", "type"], ["string", "null"]), /Type of `name` widened/],
  ["a header", (c) => c.deleteIn([...tooMany, "headers", "Retry-After"]), /`Retry-After` was removed/],
  ["a header of every response", (c) => c.deleteIn(["x-response-headers", "RateLimit"]), /`RateLimit` was removed/],
  [
    "a required header",
    (c) => c.deleteIn(["components", "headers", "Retry-After", "required"]),
    /The header is no longer required/,
  ],
  [
    "a code of a response",
    (c) => c.deleteIn([...tooMany, "x-error-codes", 2]),
    /no longer carries the code `key_banned`/,
  ],
  ["an error code", (c) => c.deleteIn(["x-error-codes", "key_banned"]), /Error code `key_banned` was removed/],
  ["a code's status", (c) => c.setIn(["x-error-codes", "internal_error", "status"], 503), /moved from 500 to 503/],
  ["a plan", (c) => c.setIn(["x-rate-limit-plans", "free", "perMinute"], 59), /free\.perMinute` changed from 60 to 59/],
  ["a plan as a whole", (c) => c.deleteIn(["x-rate-limit-plans", "pro"]), /pro\.perDay` changed from 10000 to nothing/],
  ["a ban", (c) => c.setIn(["x-ban", "seconds"], 301), /x-ban\.seconds` changed from 300 to 301/],
  ["the retention of idempotency records", (c) => c.setIn(["x-idempotency", "keptSeconds"], 60), /keptSeconds/],
  ["the limits of a request", (c) => c.setIn(["x-request-limits", "jsonDepth"], 8), /jsonDepth/],
  [
    "the stability",
    (c) => c.setIn(op(c, "listPets", "x-stability"), "beta"),
    /`x-stability` changed from "stable" to "beta"/,
  ],
  ["the end", (c) => c.setIn(op(c, "getPet", "x-sunset"), "2030-01-01"), /`x-sunset` changed from "2030-12-05"/],
  [
    "the authentication",
    (c) => c.setIn(["components", "securitySchemes", "bearerAuth", "scheme"], "basic"),
    /`scheme`/,
  ],
  [
    "the scope of an operation",
    (c) => c.setIn(op(c, "listPets", "security", 0, "bearerAuth", 0), "write"),
    /requires new scopes: 'write'/,
  ],
  ["a server", (c) => c.deleteIn(["servers", 0]), /Server .* was removed/],
  ["an operationId", (c) => c.setIn(op(c, "listPets", "operationId"), "list"), /operationId/],
];

const broken = await checkTogether(breaks);

test.each(breaks)("rejects the removal or a stricter form of %s of a stable operation", (_, _change, message) => {
  expect(broken.passes).toBe(false);
  expect(findings(broken, "BREAKS")).toContainEqual(expect.stringMatching(message));
});

test("reports every operation that a break concerns, and its line", async () => {
  let line = 0;
  const { report } = await withChangedCopy(
    (contract) => contract.setIn([...tooMany, "headers", "Retry-After"], { schema: { type: "string" } }),
    async (working) => {
      const lines = readFileSync(working, "utf8").split("\n");
      line = lines.indexOf("        Retry-After:", lines.indexOf("    TooManyRequests:")) + 1;
      return checkCompatibility({ released, working, date: 0 });
    },
  );
  const [found = ""] = report
    .split("\n")
    .filter((text) => text.startsWith("BREAKS") && text.includes("no longer required"));
  expect(found).toContain(`petstore.yaml:${line}  `);
  for (const id of ["listPets", "createPet", "getPet"]) expect(report).toContain(`    ${id}: `);
});

const unstable: [string, Change, RegExp][] = [
  ["an operation", (c) => c.deleteIn(op(c, "createOrder")), /createOrder: POST/],
  ["a parameter", (c) => c.deleteIn(op(c, "listOrders", "parameters", 0)), /`limit` query parameter was removed/],
  ["an enum", (c) => c.addIn(["components", "schemas", "Order", "properties", "status", "enum"], "sent"), /'sent'/],
];
const unstableBroken = await checkTogether(unstable);

test.each(unstable)("breaking %s that is beta is told with its line and passes", (_, _change, message) => {
  expect(unstableBroken).toEqual({ passes: true, report: expect.not.stringContaining("BREAKS") });
  expect(findings(unstableBroken, "may change  petstore.yaml:")).toContainEqual(expect.stringMatching(message));
});

const additions: [string, Change][] = [
  [
    "an operation",
    (c) => c.setIn(["paths", "/cats"], c.createNode({ get: { operationId: "listCats", responses: {} } })),
  ],
  ["an optional parameter", (c) => c.addIn(op(c, "listPets", "parameters"), { name: "a", in: "query", schema: {} })],
  ["a member of answers", (c) => c.setIn([...pet, "properties", "colour"], { type: "string" })],
  ["an optional member of requests", (c) => c.setIn([...newPet, "properties", "colour"], { type: "string" })],
  ["a header", (c) => c.setIn([...tooMany, "headers", "X-New"], { required: true, schema: { type: "string" } })],
  ["an error code", (c) => c.setIn(["x-error-codes", "gone"], { status: 410, description: "Gone." })],
  ["a code of an answer", (c) => c.addIn([...tooMany, "x-error-codes"], "slow_down")],
  ["a status", (c) => c.setIn(op(c, "listPets", "responses", "410"), { description: "Gone." })],
];

test(`adding ${additions.map(([name]) => name).join(", ")} passes`, async () => {
  const { passes, report } = await checkTogether(additions);
  expect(report).not.toMatch(/BREAKS|may change/);
  expect(Number(/Additions: (\d+)\./.exec(report)?.[1])).toBeGreaterThanOrEqual(additions.length);
  expect(passes).toBe(true);
});

const harmless: [string, Change][] = [
  ["a description", (c) => c.setIn(["info", "description"], "Animals.")],
  [
    "the name of a path parameter",
    (c) => {
      const item = c.getIn(["paths", "/pets/{petId}"], true);
      c.deleteIn(["paths", "/pets/{petId}"]);
      c.setIn(["paths", "/pets/{id}"], item);
      c.setIn(["paths", "/pets/{id}", "get", "parameters", 0, "name"], "id");
    },
  ],
  ["a wider constraint of requests", (c) => c.setIn([...newPet, "properties", "name", "maxLength"], 300)],
  ["a higher limit", (c) => c.setIn(["x-rate-limit-plans", "free", "perDay"], 2000)],
  ["a later end", (c) => c.setIn(op(c, "getPet", "x-sunset"), "2031-01-01")],
];

test(`${harmless.map(([name]) => name).join(", ")} may change`, async () => {
  const { passes, report } = await checkTogether(harmless);
  expect(passes).toBe(true);
  expect(report).not.toMatch(/BREAKS|may change/);
  expect(Number(/Other changes: (\d+)\./.exec(report)?.[1])).toBeGreaterThan(2);
});

test("a value joins an enum of answers that was released as an open set", async () => {
  const open: Change = (contract) => contract.setIn(["components", "schemas", "PetStatus", "x-open-enum"], true);
  const grow: Change = (contract) => {
    open(contract);
    contract.addIn(["components", "schemas", "PetStatus", "enum"], "lost");
  };
  const verdict = await withChangedCopy(open, (before) =>
    withChangedCopy(grow, (working) => checkCompatibility({ released: before, working, date: 0 })),
  );
  expect(verdict).toEqual({ passes: true, report: expect.not.stringContaining("BREAKS") });
});

test("adds scopes to a contract without scopes, and names them as additions", async () => {
  const without: Change = (contract) => {
    contract.deleteIn(["x-scopes"]);
    for (const id of ["listPets", "createPet", "getPet", "listOrders", "createOrder"])
      contract.deleteIn(op(contract, id, "security"));
  };
  const { passes, report } = await withChangedCopy(without, (before) =>
    checkCompatibility({ released: before, working: contractPath, date: 0 }),
  );
  expect({ passes, report }).toEqual({
    passes: true,
    report: expect.stringMatching(/Additions: 6\. Other changes: 0\./),
  });
});

test.each([
  ["2030-12-04", false, /BREAKS .* was removed\. It may be removed from 2030-12-05 on\.\n {4}getPet/],
  ["2030-12-05", true, /ended .* was removed\.\n {4}getPet/],
])("on %s removing what was to end on 2030-12-05 passes: %s", async (date, passes, message) => {
  const removePath: Change = (contract) => contract.deleteIn(operationPath(contract, "getPet").slice(0, 2));
  expect(await check(removePath, date)).toEqual({ passes, report: expect.stringMatching(message) });
});

test("a request that was released as open may not be closed, nor a body be asked for that was optional", async () => {
  const loosened: Change = (contract) => {
    contract.deleteIn([...newPet, "additionalProperties"]);
    contract.deleteIn(op(contract, "createPet", "requestBody", "required"));
  };
  const verdict = await withChangedCopy(loosened, (before) =>
    checkCompatibility({ released: before, working: contractPath, date: 0 }),
  );
  expect(verdict.passes).toBe(false);
  expect(findings(verdict, "BREAKS")).toEqual([
    expect.stringContaining("body became required"),
    expect.stringContaining("`additionalProperties`"),
  ]);
});

test.each([
  ["2026-01-01", "2026-03-01", false],
  ["2026-01-01", "2026-03-02", true],
])(
  "on %s an end on %s, of which the released contract knew nothing, may be announced: %s",
  async (date, end, passes) => {
    const announce: Change = (contract) => contract.setIn([...operationPath(contract, "createPet"), "x-sunset"], end);
    const verdict = await check(announce, date);
    expect(verdict.passes).toBe(passes);
    expect(findings(verdict, "BREAKS")).toEqual(
      passes
        ? []
        : [
            expect.stringMatching(
              /petstore\.yaml:\d+ {2}`x-sunset` is announced for 2026-03-01, which must be 60 days ahead\.\n {4}createPet/,
            ),
          ],
    );
  },
);

test.each(["0.9.9", "1.0", "next"])(
  "a contract whose version is %s is not compared with that of 1.0.0",
  async (version) => {
    const verdict = await check((contract) => contract.setIn(["info", "version"], version));
    expect(verdict).toEqual({
      passes: false,
      report: expect.stringMatching(/petstore\.yaml:\d+ {2}info\.version must/),
    });
  },
);

test("an end that only the working contract claims lets nothing be removed", async () => {
  const { passes } = await check((contract) => contract.deleteIn(operationPath(contract, "createPet")), "2099-01-01");
  expect(passes).toBe(false);
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
])("a released file that is %s is not compared, which fails", async (_, text) => {
  const folder = mkdtempSync(join(tmpdir(), "released-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "1.0.0.yaml");
  if (text !== undefined) writeFileSync(file, text);
  const verdict = await checkCompatibility({ released: file, working: contractPath, date: 0 });
  expect(verdict).toEqual({ passes: false, report: expect.stringMatching(/^not compared: /) });
});

test("the command fails on a break, and on what it cannot compare", async () => {
  expect(await run(contractPath, contractPath)).toMatchObject({ exitCode: 0 });
  const broken = await withChangedCopy(
    (contract) => contract.deleteIn(operationPath(contract, "createPet")),
    (path) => run(contractPath, path),
  );
  expect(broken).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("BREAKS") });
  const nowhere = await run("nowhere.yaml", contractPath);
  expect(nowhere).toMatchObject({ exitCode: 1, stdout: expect.stringContaining("not compared") });
});

function run(...files: string[]) {
  return runNode([fileURLToPath(new URL("main.ts", import.meta.url)), "check", ...files]);
}
