import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { allFaults } from "../mutations/all-faults.ts";
import { createFaultyTarget } from "../mutations/plant/create-faulty-target.ts";
import { runJudge } from "../src/cli/run-judge.ts";

interface Report {
  readonly failed: number;
  readonly coverage: { readonly facts: number; readonly seen: number; readonly unseen: readonly string[] };
}

it.each(["a key is quoted in an error", "a path is quoted as it came"])(
  "no report shows a key, though %s",
  async (what) => {
    const { key, judge } = await startFaulty(`behaviour/${what}`);
    const { code, stdout, stderr, junit, json } = await judge("--only", "quoted-keys/a pa");
    expect(code).toBe(1);
    expect((JSON.parse(json) as Report).failed).toBeGreaterThan(3);
    for (const text of [stdout, junit, json]) expect(text).toContain("as_live_[key 1 (business)]");
    for (const text of [stdout, stderr, junit, json]) {
      expect(text).not.toContain(key.slice(-12));
      expect(text).not.toContain(key.slice(8, 20));
    }
  },
);

it("tells how much of the contract was seen, and in JSON what was not", async () => {
  const { judge } = await startFaulty("behaviour/a key is quoted in an error");
  const { stdout, json } = await judge("--only", "pets/get-encoded");
  const { facts, seen, unseen } = (JSON.parse(json) as Report).coverage;
  expect(stdout).toContain(`${seen} of ${facts} facts of the contract were seen, ${facts - seen} were not`);
  expect(unseen).toHaveLength(facts - seen);
  expect(unseen).toContain("listPets answers: 200");
  expect(unseen).not.toContain("getPet answers: 200");
});

it.each(["--junit", "--json"])("%s that cannot be written is refused before anything is sent", async (option) => {
  const keys = join(folder(), "keys.json");
  writeFileSync(keys, JSON.stringify([{ key: "as_live_none", plan: "business" }]));
  const nowhere = ["--base", "http://127.0.0.1:9/v1", "--keys", keys];
  const { code, stdout, stderr } = await judgeIn(0, () => {}, [...nowhere, option, "/dev/null/reports/judge"]);
  expect(code).toBe(2);
  expect(stdout).toBe("");
  expect(stderr).toMatch(new RegExp(`^judge: ${option} cannot be written: `));
});

async function startFaulty(id: string) {
  const fault = allFaults.find((one) => one.id === id);
  if (!fault) throw new Error(`There is no fault ${id}.`);
  const service = await createFaultyTarget(fault, () => {}).start("normal");
  onTestFinished(() => service.stop());
  const { key } = await service.createKey({ plan: "business" });
  const files = folder();
  const [keys, junit, json] = ["keys", "judge.xml", "judge.json"].map((name) => join(files, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(keys, JSON.stringify([{ key, plan: "business" }]));
  return {
    key,
    async judge(...more: string[]) {
      const argv = ["--base", service.baseUrl, "--keys", keys, "--junit", junit, "--json", json, ...more];
      const judged = await judgeIn(service.clock.now(), service.clock.advance, argv);
      return { ...judged, junit: readFileSync(junit, "utf8"), json: readFileSync(json, "utf8") };
    },
  };
}

async function judgeIn(begin: number, advance: (milliseconds: number) => void, argv: readonly string[]) {
  const written = { stdout: "", stderr: "" };
  const output = (name: keyof typeof written) => ({
    isTTY: false,
    write(text: string | Uint8Array) {
      written[name] += text;
      return true;
    },
  });
  let now = begin;
  const time = {
    now: () => now,
    async wait(milliseconds: number) {
      now += milliseconds;
      advance(milliseconds);
    },
  };
  const code = await runJudge(argv, { stdout: output("stdout"), stderr: output("stderr"), time });
  return { code, ...written };
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "judge-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}
