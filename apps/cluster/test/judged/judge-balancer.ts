import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contract, type Plan } from "@animal-store/contract";
import { runJudge } from "@animal-store/contract-tests/cli";
import type { Cluster } from "../topology/start-cluster.ts";

/** What the judge says of the balancer. */
export interface Verdict {
  readonly passed: number;
  readonly notTried: number;
  /** Each case that failed, and how. */
  readonly failed: readonly string[];
  readonly seconds: number;
}

interface Report {
  readonly passed: number;
  readonly notTried: number;
  readonly seconds: number;
  readonly cases: readonly { readonly id: string; readonly outcome: string; readonly came?: string }[];
}

/** @param only parts of the ids of cases that need ordinary keys; none: all cases, at the pace of the clock's minutes */
export async function judgeBalancer(cluster: Cluster, only: readonly string[] = []): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-judge-"));
  try {
    const [keys, json] = [join(folder, "keys.json"), join(folder, "report.json")];
    writeFileSync(keys, await (only.length > 0 ? makeFewKeys(cluster) : makeKeys(cluster)));
    const told: string[] = [];
    const output = { write: (text: string) => told.push(text) > 0, isTTY: false };
    const base = cluster.balancer.origin + contract.basePath;
    const chosen = only.flatMap((pattern) => ["--only", pattern]);
    await runJudge(["--base", base, "--keys", keys, "--exclusive", "--json", json, ...chosen], {
      stdout: output,
      stderr: output,
      time: { now: () => Date.now(), wait: (milliseconds) => setTimeout(milliseconds) },
    });
    const text = readReport(json);
    if (text === "") throw new Error(told.join(""));
    const { passed, notTried, seconds, cases }: Report = JSON.parse(text);
    const failed = cases.filter(({ outcome }) => outcome === "failed").map(({ id, came }) => `${id}: ${came}`);
    return { passed, notTried, failed, seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Those that let all be tried, as README.md of the judge lists them; one in each line. */
async function makeKeys(cluster: Cluster): Promise<string> {
  const { createKey, keys } = cluster;
  const wanted: [plan: Plan, ...limits: string[]][] = [
    ["business"],
    ["business"],
    ["free"],
    ["pro"],
    ["enterprise"],
    ["enterprise", "--per-minute", "7"],
    ...Array.from({ length: 6 }, (): [Plan, ...string[]] => ["pro", "--per-minute", "1", "--per-day", "50"]),
    ...Array.from({ length: 6 }, (): [Plan, ...string[]] => ["pro", "--per-minute", "50", "--per-day", "1"]),
  ];
  const issued: object[] = [];
  for (const one of wanted) issued.push(await createKey(...one));
  const [expired, revoked] = [await createKey("pro", "--expires", "1s"), await createKey("pro")];
  await keys("revoke", revoked.id);
  const client = cluster.client(expired.key);
  while ((await client.GET("/pets")).response.ok);
  return toLines([...issued, { ...expired, state: "expired" }, { ...revoked, state: "revoked" }]);
}

async function makeFewKeys({ createKey }: Cluster): Promise<string> {
  return toLines([await createKey("business"), await createKey("business")]);
}

function toLines(entries: readonly object[]): string {
  return entries.map((entry) => JSON.stringify(entry)).join("\n");
}

function readReport(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}
