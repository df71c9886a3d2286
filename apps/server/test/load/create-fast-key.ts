import { runToEnd } from "../server-process.ts";

const limit = "100000000";

/** A key with limits of its own, which no test reaches. */
export async function createFastKey(dataDirectory: string): Promise<string> {
  const args = ["create", "--plan", "enterprise", "--per-minute", limit, "--per-day", limit, "--json"];
  const { stdout } = await runToEnd("keys.js", args, { DATA_DIR: dataDirectory });
  return JSON.parse(stdout).key;
}
