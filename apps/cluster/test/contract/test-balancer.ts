import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { contract, type Plan } from "@animal-store/contract";
import { runCli } from "@animal-store/contract-tests/cli";
import type { Cluster } from "../topology/start-cluster.ts";

interface Report extends Readonly<Record<"passed" | "skipped" | "seconds", number>> {
  readonly cases: readonly { readonly id: string; readonly outcome: string; readonly reason?: string }[];
}

/** @param only runs the cases whose id contains one of these. @default all cases, which wait for real minutes */
export async function testBalancer(cluster: Cluster, only: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-contract-"));
  try {
    const [keys, json] = [join(folder, "keys.json"), join(folder, "report.json")];
    const issued =
      only.length > 0 ? await createKeys(cluster, [["business"], ["business"]]) : await createAllKeys(cluster);
    writeFileSync(keys, issued.map((key) => JSON.stringify(key)).join("\n"));
    const printed: string[] = [];
    const output = { write: (text: string) => printed.push(text) > 0, isTTY: false };
    const base = cluster.balancer.origin + contract.basePath;
    const chosen = only.flatMap((pattern) => ["--only", pattern]);
    await runCli(["--base", base, "--keys", keys, "--exclusive", "--json", json, ...chosen], {
      stdout: output,
      stderr: output,
      time: { now: () => Date.now(), wait: (milliseconds) => setTimeout(milliseconds) },
    });
    if (!existsSync(json)) throw new Error(printed.join(""));
    const { cases, ...report }: Report = JSON.parse(readFileSync(json, "utf8"));
    const failed = cases.filter(({ outcome }) => outcome === "failed").map(({ id, reason }) => `${id}: ${reason}`);
    return { ...report, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type KeyOptions = [plan: Plan, ...limits: string[]];

async function createKeys({ createKey }: Cluster, keys: readonly KeyOptions[]): Promise<object[]> {
  const issued: object[] = [];
  for (const options of keys) issued.push(await createKey(...options));
  return issued;
}

async function createAllKeys(cluster: Cluster): Promise<object[]> {
  const limited = (...limits: string[]) => Array.from({ length: 6 }, (): KeyOptions => ["pro", ...limits]);
  const issued = await createKeys(cluster, [
    ...(["business", "free", "pro", "enterprise"] as const).map((plan): KeyOptions => [plan]),
    ["enterprise", "--per-minute", "7"],
    ...limited("--per-minute", "1", "--per-day", "50"),
    ...limited("--per-minute", "50", "--per-day", "1"),
  ]);
  const [expired, revoked] = [await cluster.createKey("pro", "--expires", "1s"), await cluster.createKey("pro")];
  await cluster.keys("revoke", revoked.id);
  const client = cluster.client(expired.key);
  while ((await client.GET("/pets")).response.ok);
  return [...issued, { ...expired, state: "expired" }, { ...revoked, state: "revoked" }];
}
