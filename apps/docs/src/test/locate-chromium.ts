import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../../scripts/chromium.mjs", import.meta.url));

export const isCi = process.env.CI === "true";

/** The path of a Chromium, or why there is none; in CI one is installed where the machine has none. */
export function locateChromium(): { path: string } | { missing: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, isCi ? [script] : [script, "--find"], {
    encoding: "utf8",
  });
  return status === 0 ? { path: stdout.trim() } : { missing: stderr.trim() };
}
