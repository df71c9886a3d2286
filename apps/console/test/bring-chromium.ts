import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const script = fileURLToPath(new URL("../../../scripts/chromium.mjs", import.meta.url));

/** The path of a Chromium that starts, brought where the machine has none. @throws with what is missing */
export async function bringChromium(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return stdout.trim();
}
