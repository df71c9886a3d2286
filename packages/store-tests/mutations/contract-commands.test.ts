import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Middleware, SkipCase, startProxy, type Target } from "@animal-store/conformance/internal";
import { expect, it, onTestFinished } from "vitest";
import { testService } from "../src/cli/test-service.ts";
import { testTarget } from "../src/cli/test-target.ts";
import { contractDocument, findOperation } from "../src/contract-document.ts";
import { assertNoInvalidResponses } from "../src/invalid-responses.ts";
import { createTemporaryFolder } from "../src/test/set-up.ts";
import { allMutants } from "./all-mutants.ts";
import type { Mutant } from "./mutant.ts";
import { createMutantTarget } from "./mutant-target.ts";

interface Report {
  readonly failed: number;
  readonly coverage: {
    readonly items: number;
    readonly covered: number;
    readonly uncovered: readonly { readonly operation: string; readonly name: string }[];
  };
}

const correctTarget = createMutantTarget({ id: "correct", mutation: {} });

it.each([
  ["the parameter limit: the message contains the key", "listPets"],
  ["a path: the message contains the path", "unrouted"],
])("redacts the key in every report: %s", async (title, operationId) => {
  const { key, run } = await startTestRun(`behaviour/key-redaction/${title}`, operationId);
  const { code, stdout, stderr, junit, json } = await run(
    "--only",
    "key-redaction/a pa",
    "--only",
    "key-redaction/the parameter",
  );
  expect(code).toBe(1);
  expect((JSON.parse(json) as Report).failed).toBeGreaterThan(3);
  const { items, covered, uncovered } = (JSON.parse(json) as Report).coverage;
  expect(stdout).toContain(`Coverage: ${covered} of ${items} parts of the document.`);
  expect(uncovered).toHaveLength(items - covered);
  const names = uncovered.map(({ operation, name }) => `${operation} ${name}`);
  expect(names).toContain("GET /pets response 200 /[]/name".replace("/[]", "[]"));
  expect(names).not.toContain("document response 404 route_not_found");
  for (const text of [stdout, junit, json]) expect(text).toContain("as_live_[key 1 (business)]");
  for (const text of [stdout, stderr, junit, json]) {
    expect(text).not.toContain(key.slice(-12));
    expect(text).not.toContain(key.slice(8, 20));
  }
});

it.each(["--junit", "--json"])(
  "rejects a %s file that cannot be written, before it sends a request",
  async (option) => {
    const keys = join(createTemporaryFolder(), "keys.json");
    writeFileSync(keys, JSON.stringify([{ key: "as_live_none", plan: "business" }]));
    const unreachable = ["--base", "http://127.0.0.1:9/v1", "--keys", keys];
    const { code, stdout, stderr } = await captureOutput((output) =>
      testService([...unreachable, option, "/dev/null/reports/report"], {
        ...output,
        time: createManualTime(0, () => {}),
      }),
    );
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(/^conformance: \/dev\/null\/reports\/report cannot be written: /);
  },
);

it("reports failed cases, invalid responses that the service logged, and uncovered items", {
  timeout: 60_000,
}, async () => {
  const target = findMutantTarget("behaviour/http/listPets/if-none-match: listPets removes");
  const { code, stdout } = await testContract(withInvalidResponses(target));
  expect(code).toBe(1);
  expect(stdout).toMatch(/^✗ .*\n.*must return 304, got 200.*\n.*petstore\.yaml:\d+, \d cases?: /m);
  expect(stdout).toMatch(/^\d+ findings with \d+ causes, \d+ cases passed, \d+ failed, \d+ skipped\./m);
  expect(stdout).toMatch(/^The service logged responses that break the contract:$/m);
  expect(stdout).toMatch(/^\d+ × listPets responded with 200, which breaks the contract: header \/ETag: is wrong$/m);
  expect(stdout).toMatch(/^The cases did not cover these parts of the document/m);
  expect(stdout).toMatch(/petstore\.yaml:\d+ {2}GET \/pets response 500 internal_error$/m);
});

it("prints the seed and path that replay a failed random sequence", async () => {
  const target = findMutantTarget("behaviour/response cache/the key of listPets lacks status");
  const { code, stdout } = await testContract(target, "--only", "generated/sequences");
  expect(code).toBe(1);
  expect(stdout).toMatch(/Replay it: run only this case with GENERATED_SEED=20301205 GENERATED_PATH=[\d:]+/);
  expect(stdout).toContain("generated/sequences");
});

it("--only runs or lists the selected cases and reports no missing coverage", async () => {
  const run = await testContract(correctTarget, "--only", "request-ids/preserved");
  expect(run.stderr).toMatch(/^Animal Store: \d operations, \d+ cases against http:/m);
  expect(run.stdout).toMatch(/^0 findings, \d+ cases passed, 0 failed, 0 skipped\./);
  expect(run.stdout).not.toContain("did not cover");
  const list = await testContract(correctTarget, "--list", "--only", "request-ids/preserved");
  expect(list.stdout).toMatch(/^(request-ids\/preserved\/.*: .*\n){2,}$/);
  expect([run.code, list.code]).toEqual([0, 0]);
});

it.each([
  [["foo"], "error: too many arguments. Expected 0 arguments but got 1"],
  [["--case", "nope"], "error: unknown option '--case'"],
  [["--only", "nope"], "conformance: --only matches no case. --list prints the ids of all cases."],
])("rejects the arguments %j and runs no case", async (argv, message) => {
  const { code, stdout, stderr } = await testContract(correctTarget, ...argv);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
});

function findMutant(id: string): Mutant {
  const mutant = allMutants.find((candidate) => candidate.id.startsWith(id));
  if (!mutant) throw new Error(`No mutant has the id prefix ${id}.`);
  return mutant;
}

function findMutantTarget(id: string): Target {
  return createMutantTarget(findMutant(id));
}

/** Makes the services log two invalid responses and another error. Skips every condition except normal. */
function withInvalidResponses(target: Target): Target {
  const invalid = "listPets responded with 200, which breaks the contract: header /ETag: is wrong";
  return {
    ...target,
    async start(condition) {
      if (condition !== "normal") throw new SkipCase(`a service in the condition ${condition}`);
      const service = await target.start(condition);
      return {
        ...service,
        stop: () => service.stop().then(() => assertNoInvalidResponses([invalid, "another error", invalid])),
      };
    },
  };
}

/** Starts a service behind a proxy that applies the middleware of a mutant to one operation. */
async function startTestRun(mutantId: string, operationId: string) {
  const service = await correctTarget.start("normal");
  const proxy = await startProxy(contractDocument, new URL(service.baseUrl));
  const middleware = findMutant(mutantId).mutation.middleware?.(service.clock) as Middleware;
  proxy.setMutant({ operation: findOperation(operationId), middleware });
  onTestFinished(async () => {
    await proxy.stop();
    await service.stop();
  });
  const { key } = await service.createKey({ plan: "business" });
  const folder = createTemporaryFolder();
  const keys = join(folder, "keys.json");
  const junit = join(folder, "report.xml");
  const json = join(folder, "report.json");
  writeFileSync(keys, JSON.stringify([{ key, plan: "business" }]));
  return {
    key,
    async run(...extraArguments: string[]) {
      const argv = ["--base", proxy.baseUrl, "--keys", keys, "--junit", junit, "--json", json, ...extraArguments];
      const time = createManualTime(service.clock.now(), service.clock.advance);
      const result = await captureOutput((output) => testService(argv, { ...output, time }));
      return { ...result, junit: readFileSync(junit, "utf8"), json: readFileSync(json, "utf8") };
    },
  };
}

function testContract(target: Target, ...argv: string[]) {
  return captureOutput((output) => testTarget(target, argv, output));
}

async function captureOutput(run: (output: NonNullable<Parameters<typeof testTarget>[2]>) => Promise<number>) {
  const written = { stdout: "", stderr: "" };
  const output = (name: keyof typeof written) => ({
    isTTY: false,
    write(text: string | Uint8Array) {
      written[name] += text;
      return true;
    },
  });
  const code = await run({ stdout: output("stdout"), stderr: output("stderr") });
  return { code, ...written };
}

/** Creates a clock whose waits advance the clock of the service. */
function createManualTime(start: number, advance: (milliseconds: number) => void) {
  let now = start;
  return {
    now: () => now,
    async wait(milliseconds: number) {
      now += milliseconds;
      advance(milliseconds);
    },
  };
}
