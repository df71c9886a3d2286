import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract, type Plan } from "@animal-store/contract";
import { testService } from "@animal-store/store-tests/cli";
import type { Cluster } from "../topology/start-cluster.ts";

interface Report extends Readonly<Record<"passed" | "skipped" | "seconds", number>> {
  readonly findings: readonly { readonly message: string; readonly cases: readonly string[] }[];
}

/** Runs the cases whose ids contain a text of `only`. @param only by default all cases, which wait for real minutes */
export async function testBalancer(cluster: Cluster, only: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), "animal-store-contract-"));
  try {
    const [keysFile, reportFile] = [join(folder, "keys.json"), join(folder, "report.json")];
    const issuedKeys =
      only.length > 0 ? await createKeys(cluster, [["business"], ["business"]]) : await createAllKeys(cluster);
    writeFileSync(keysFile, issuedKeys.map((key) => JSON.stringify(key)).join("\n"));
    const printed: string[] = [];
    const output = { write: (text: string) => printed.push(text) > 0, isTTY: false };
    const baseUrl = cluster.balancer.origin + contract.basePath;
    const onlyOptions = only.flatMap((pattern) => ["--only", pattern]);
    await testService(["--base", baseUrl, "--keys", keysFile, "--exclusive", "--json", reportFile, ...onlyOptions], {
      stdout: output,
      stderr: output,
    });
    if (!existsSync(reportFile)) throw new Error(printed.join(""));
    const { findings, ...report }: Report = JSON.parse(readFileSync(reportFile, "utf8"));
    return { ...report, failed: findings.flatMap(({ message, cases }) => cases.map((id) => `${id}: ${message}`)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type KeyOptions = [plan: Plan, ...limits: string[]];

async function createKeys({ createKey }: Cluster, keys: readonly KeyOptions[]): Promise<object[]> {
  const issuedKeys: object[] = [];
  for (const options of keys) issuedKeys.push(await createKey(...options));
  return issuedKeys;
}

async function createAllKeys(cluster: Cluster): Promise<object[]> {
  const limitedKeys = (...limits: string[]) => Array.from({ length: 6 }, (): KeyOptions => ["pro", ...limits]);
  const issuedKeys = await createKeys(cluster, [
    ...(["business", "free", "pro", "enterprise"] as const).map((plan): KeyOptions => [plan]),
    ["enterprise", "--per-minute", "7"],
    ...limitedKeys("--per-minute", "1", "--per-day", "50"),
    ...limitedKeys("--per-minute", "50", "--per-day", "1"),
  ]);
  const [expired, revoked] = [await cluster.createKey("pro", "--expires", "1s"), await cluster.createKey("pro")];
  await cluster.runKeysCommand("revoke", revoked.id);
  const client = cluster.createClient(expired.key);
  while ((await client.GET("/pets")).response.ok);
  return [...issuedKeys, { ...expired, state: "expired" }, { ...revoked, state: "revoked" }];
}
