import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import { createTestClock } from "@animal-store/api-platform/testing";
import type { CommandEnvironment } from "@animal-store/conformance/internal";
import { contract, type Plan } from "@animal-store/contract";
import { createClientAddress, serveApp } from "@animal-store/node-http";
import { createSandbox } from "@animal-store/sandbox";
import { createMemoryPetStore, type PetStore, toServeOptions } from "@animal-store/store";
import { testService } from "@animal-store/store-tests/cli";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, it, onTestFinished } from "vitest";

// One case for each operation, and one for requests that match no operation.
const rateLimitCaseCount = Object.keys(contract.operations).length + 1;

type List = PetStore["tables"]["pets"]["list"];

function overrideList(wrap: (list: List) => List) {
  return ({ tables, ...store }: PetStore): PetStore => ({
    ...store,
    tables: { ...tables, pets: { ...tables.pets, list: wrap(tables.pets.list) } },
  });
}

const dropFirstPet = overrideList((list) => async (page) => (await list(page)).slice(page.after ? 1 : 0));
const dropFilter = overrideList((list) => (page) => list(page.after ? { ...page, filter: undefined } : page));
const cachePages = overrideList((list) => {
  const pages = new Map<string, ReturnType<List>>();
  return (page) => pages.getOrInsertComputed(inspect(page), () => list(page));
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "contract-tests-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("passes every case that needs only a URL and API keys", { timeout: 120_000 }, async () => {
  const { runTests } = await startSandbox();
  const junit = join(createFolder(), "reports", "junit.xml");
  const json = join(createFolder(), "report.json");
  const { code, stdout, stderr } = await runTests("--junit", junit, "--json", json);

  expect(stdout).toMatch(/^0 findings, \d+ cases passed, 0 failed, \d+ skipped\./);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^waiting \d+ s, because the service limits the requests$/m);
  const report = JSON.parse(readFileSync(json, "utf8")) as Report;
  expect(report.passed).toBeGreaterThan(780);
  expect(report.seconds).toBeLessThan(400);
  expect(report.passed + report.skipped).toBe(report.cases.length);
  expect(report.cases.flatMap(({ needs }) => needs ?? [])).toEqual(
    expect.arrayContaining([
      "a clock that the tests can advance",
      "a clock that the tests can read",
      "an unavailable key store",
      "a failing store",
      "an empty store",
      "a store without other writers (--exclusive)",
      "a way to revoke keys",
    ]),
  );
  // These cases need keys of the keys file.
  const passed = report.cases.filter(({ outcome }) => outcome === "passed").map(({ id }) => id);
  expect(passed).toEqual(
    expect.arrayContaining([
      "responses/listPets/rate_limit_exceeded",
      "responses/createOrder/daily_quota_exceeded",
      "rate-limits/plan/business",
      ...Object.keys(contract.operations).map((id) => `responses/${id}/insufficient_scope`),
      "counting/anonymous-unknown-path",
      "responses/listPets/expired_api_key",
      "responses/listPets/revoked_api_key",
    ]),
  );
  const suites = parseJunit(junit);
  expect(suites).toMatchObject({ tests: report.cases.length, failures: 0, skipped: report.skipped });
  expect(suites.testsuite.flatMap(({ testcase }) => testcase)).toHaveLength(report.cases.length);
});

it("passes again on a store that has the data of the first run", { timeout: 120_000 }, async () => {
  const { runTests } = await startSandbox();
  for (const prefix of ["pagination/", "pets/", "orders/", "entity-tags/", "idempotency/"]) {
    const runs = [];
    for (let count = 0; count < 2; count += 1) {
      const { stdout } = await runTests("--exclusive", "--only", prefix);
      runs.push(/^0 findings, (\d+) cases passed, 0 failed, (\d+) skipped/.exec(stdout)?.slice(1).map(Number));
    }
    expect(runs[0]?.[0]).toBeGreaterThan(0);
    expect(runs[1]).toEqual(runs[0]);
  }
});

it("sends no request over the limits of its only key, so that the service bans no key", {
  timeout: 60_000,
}, async () => {
  const { base, runTests, keysFile, keyEntries } = await startSandbox();
  const [free] = keyEntries;
  writeFileSync(keysFile, JSON.stringify([free]));
  const { code, stdout } = await runTests();
  expect(stdout).toMatch(/^0 findings, \d+ cases passed, 0 failed, \d+ skipped/);
  expect(code).toBe(0);
  const response = await fetch(`${base}/pets`, { headers: { Authorization: `Bearer ${free?.key}` } });
  expect(await response.json()).toMatchObject({ code: "daily_quota_exceeded" });
});

it("skips a case if an earlier run exhausted the daily quota of its key", async () => {
  const { runTests } = await startSandbox();
  const run = () => runTests("--only", "responses/*/daily_quota_exceeded");
  const firstRun = await run();
  expect(firstRun.stdout).toMatch(new RegExp(`^0 findings, ${rateLimitCaseCount} cases passed, 0 failed, 0 skipped`));
  expect(firstRun.code).toBe(0);
  const { stdout } = await run();
  expect(stdout).toMatch(new RegExp(`^0 findings, 0 cases passed, 0 failed, ${rateLimitCaseCount} skipped`));
  expect(stdout).toContain("(pro) with an unused daily quota");
});

it.each([
  ["a page that lacks its first pet", "pagination/listPets/every-entry-once", dropFirstPet],
  ["a next page without the filter", "pagination/keeps-filter", dropFilter],
  ["an entity tag that does not change with the list", "entity-tags/listPets/changed", cachePages],
])("detects %s, even if other clients write to the store", async (_, caseId, wrapStore) => {
  const { runTests } = await startSandbox(wrapStore);
  const { code, stdout } = await runTests("--only", caseId);
  expect(code).toBe(1);
  expect(stdout).toContain(caseId);
});

it("--exclusive runs the cases that require a store without other writers", async () => {
  const { runTests } = await startSandbox();
  const run = (...options: string[]) => runTests("--only", "entity-tags/", ...options);
  const [sharedRun, exclusiveRun] = [await run(), await run("--exclusive")];
  expect(sharedRun.stdout).toContain("needs a store without other writers (--exclusive)");
  expect(exclusiveRun.stdout).not.toContain("(--exclusive)");
});

it("reports a failed case with its values and the line of the contract", async () => {
  const { runTests } = await startSandbox(trimNames);
  const junit = join(createFolder(), "junit.xml");
  const json = join(createFolder(), "report.json");
  const pattern = "requests/createPet/body/name/valid type ";
  const { code, stdout, stderr } = await runTests("--only", pattern, "--junit", junit, "--json", json);

  expect(code).toBe(1);
  const expectedIds = ["surrounding blanks", "unusual letters"].map((name) => pattern + name);
  expect(stdout).toMatch(/body: must be .*"name":" {2}a\\t\\n ".*, got .*"name":"a"/);
  for (const id of expectedIds) expect(stdout).toMatch(new RegExp(`petstore\\.yaml:\\d+, 1 case: ${id}$`, "m"));
  expect(stdout).not.toContain("\u001b");
  expect(stdout).not.toContain("\ufeff");
  expect(stderr).toMatch(/^Animal Store: \d operations, \d+ cases against http:/m);
  expect(stderr).not.toContain("✗");

  const failed = (JSON.parse(readFileSync(json, "utf8")) as Report).cases.filter(({ outcome }) => outcome === "failed");
  expect(failed.map(({ id }) => id)).toEqual(expect.arrayContaining(expectedIds));
  const cases = parseJunit(junit).testsuite.flatMap(({ testcase }) => testcase);
  expect(cases.filter(({ failure }) => failure)).toHaveLength(failed.length);
});

it("exits with 2 if no server listens at the base URL", async () => {
  const { runTests } = await startSandbox();
  const { code, stdout, stderr } = await runTests("--base", "http://127.0.0.1:9/v1");
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("conformance: http://127.0.0.1:9/v1 cannot be reached: ");
});

it("reports the index of each key that does not match the keys file, without the key itself, before any case runs", async () => {
  const { runTests, keysFile, keyEntries } = await startSandbox();
  const [free, , business] = keyEntries;
  const [expired, revoked] = keyEntries.slice(-2);
  const asActive = { plan: "pro", state: undefined };
  const mismatches = [business, { ...free, plan: "pro" }, { ...expired, ...asActive }, { ...revoked, ...asActive }];
  writeFileSync(keysFile, JSON.stringify([...mismatches, { key: "as_test_unknown_key", plan: "free" }]));
  const { code, stdout, stderr } = await runTests();
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  const [{ perMinute }, pro] = [contract.plans.free, contract.plans.pro];
  expect(stderr).toBe(
    [
      "conformance: The keys file does not match the service:",
      `  key 2 (pro) has the limit ${perMinute}, but plan pro has ${pro.perMinute} per minute and ${pro.perDay} per day. Correct its plan or limits.`,
      '  key 3 (pro) gets 401 expired_api_key. Set "state": "expired" or remove the key.',
      '  key 4 (pro) gets 401 revoked_api_key. Set "state": "revoked" or remove the key.',
      "  key 5 (free) gets 401 invalid_api_key. Correct or remove the key.\n",
    ].join("\n"),
  );
});

it("checks a key with a low daily limit when a case uses it, and reports a mismatch as a problem of the keys file", async () => {
  const { runTests, keysFile, keyEntries } = await startSandbox();
  const limits = { perMinute: 50, perDay: 1 };
  const [free, , business] = keyEntries;
  const mismatches = [
    [{ ...keyEntries.at(-1), state: undefined, limits }, "gets 401 revoked_api_key"],
    [{ ...free, plan: "pro", limits }, `has the limit ${contract.plans.free.perMinute}`],
  ] as const;
  for (const [entry, problem] of mismatches) {
    writeFileSync(keysFile, JSON.stringify([business, entry]));
    const { code, stdout } = await runTests("--only", "responses/listPets/daily_quota_exceeded");
    expect(code).toBe(2);
    expect(stdout).toContain(`1  needs a matching keys file: key 2 (pro) ${problem}`);
  }
});

it.each([
  [{}, '{"hello":"world"}', '200 {"hello":"world"}\n'],
  [{ Location: "/login" }, "", "302 to /login\n"],
])("rejects a service that is not this API: %j", async (headers, text, received) => {
  const server = createServer((_, response) => response.writeHead(text === "" ? 302 : 200, headers).end(text));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { runTests } = await startSandbox();
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const { code, stdout, stderr } = await runTests("--base", base);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toBe(`conformance: ${base} is not this API: GET /pets returned ${received}`);
});

const withBase = (base: string, keys = "k") => ["--base", base, "--keys", keys];
it.each([
  [["--keys", "k"], "conformance: --keys needs the --base URL of a running service.\n"],
  [
    withBase("http://h/v1", "."),
    "conformance: . cannot be read: EISDIR: illegal operation on a directory, read. --help describes the keys file.\n",
  ],
  [["--list", "--only", "nothing*here"], "conformance: --only matches no case. --list prints the ids of all cases.\n"],
  [["--bas"], "error: unknown option '--bas'\n(Did you mean --base?)\n"],
])("rejects the arguments %j", async (argv, message) => {
  expect(await captureCli(stoppedClock, argv)).toEqual({ code: 2, stdout: "", stderr: message });
});

it("--list prints the cases; --help prints the keys file format and the exit codes", async () => {
  const list = await captureCli(stoppedClock, ["--list", "--only", "limits/*/free"]);
  expect(list).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^rate-limits\/plan\/free: a key of the plan free has \d+ requests/),
  });
  const combined = await captureCli(stoppedClock, [
    "--list",
    "--only",
    "limits/*/free",
    "--only",
    "rate-limits/plan/pro",
  ]);
  expect(combined.stdout.split("\n").filter((line) => line.startsWith("rate-limits/plan/"))).toHaveLength(2);
  const { code, stdout } = await captureCli(stoppedClock, ["--help"]);
  expect(code).toBe(0);
  expect(stdout).toContain('{"key":"…","plan":"business"}');
  expect(stdout).toContain("Exit code: 0 no findings, 1 findings, 2 ");
});

const stoppedClock = { now: () => 0, wait: async () => {} };

interface Report {
  readonly passed: number;
  readonly skipped: number;
  readonly seconds: number;
  readonly cases: readonly { readonly id: string; readonly outcome: string; readonly needs?: string }[];
}

interface Suites {
  readonly tests: number;
  readonly testsuite: readonly {
    readonly testcase: readonly { readonly name: string; readonly failure?: unknown }[];
  }[];
}

/** Starts a sandbox whose clock advances when the CLI waits, and writes a file with keys of each kind. */
async function startSandbox(wrapStore: (store: PetStore) => PetStore = (store) => store) {
  const clock = createTestClock();
  const sandbox = await createSandbox({
    seed: "contract-tests",
    clock,
    createStore: () => wrapStore(createMemoryPetStore()),
    log: { warn: () => {}, error: () => {} },
    clientAddress: createClientAddress(0),
  });
  const server = await serveApp(sandbox.app, { ...toServeOptions(sandbox), host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop(1000));

  const issueKey = async (options: Partial<Parameters<ReturnType<typeof sandbox.keyRing>["issue"]>[0]> = {}) =>
    sandbox.keyRing().issue({ plan: "pro", expiresAt: null, ...options });
  const issueLimitedKey = async (limits: { perMinute: number; perDay?: number }, plan: Plan = "pro") => {
    const { key } = await issueKey({ plan, ...limits });
    return { key, plan, limits };
  };
  const forEachCase = <Key>(issue: () => Promise<Key>) =>
    Promise.all(Array.from({ length: rateLimitCaseCount }, issue));
  const expired = await issueKey({ expiresAt: clock.now() + 1 });
  const revoked = await issueKey();
  await sandbox.keyRing().revoke(revoked.record.id);
  clock.advance(1);
  const keyEntries = [
    ...sandbox.keys.map(({ key, plan }) => ({ key, plan })),
    ...(await forEachCase(() => issueLimitedKey({ perMinute: 1, perDay: 50 }))),
    ...(await forEachCase(() => issueLimitedKey({ perMinute: 50, perDay: 1 }))),
    await issueLimitedKey({ perMinute: 7 }, "enterprise"),
    { key: (await issueKey({ scopes: ["read"] })).key, plan: "pro", scopes: ["read"] },
    { key: (await issueKey({ scopes: ["write"] })).key, plan: "pro", scopes: ["write"] },
    { key: expired.key, plan: "pro", state: "expired" },
    { key: revoked.key, plan: "pro", state: "revoked" },
  ];
  const keysFile = join(createFolder(), "keys.json");
  writeFileSync(keysFile, JSON.stringify(keyEntries));
  const time = { now: clock.now, wait: async (milliseconds: number) => clock.advance(milliseconds) };
  const base = `${server.origin}/v1`;
  const runTests = (...argv: string[]) => captureCli(time, ["--base", base, "--keys", keysFile, ...argv]);
  return { base, keysFile, keyEntries, runTests };
}

async function captureCli(time: NonNullable<CommandEnvironment["time"]>, argv: readonly string[]) {
  const captured = { stdout: "", stderr: "" };
  const output = (name: keyof typeof captured) => ({
    isTTY: false,
    write(text: string | Uint8Array) {
      captured[name] += text;
      return true;
    },
  });
  const code = await testService(argv, { stdout: output("stdout"), stderr: output("stderr"), time });
  return { code, ...captured };
}

function trimNames(store: PetStore): PetStore {
  const createPet = ((pet, claim) =>
    store.writes.createPet({ ...pet, name: pet.name.trim() }, claim)) as PetStore["writes"]["createPet"];
  return { ...store, writes: { ...store.writes, createPet } };
}

function parseJunit(path: string): Suites {
  const text = readFileSync(path, "utf8");
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: "",
    parseAttributeValue: true,
    isArray: (name) => name === "testcase" || name === "testsuite",
  });
  return (parser.parse(text) as { testsuites: Suites }).testsuites;
}
