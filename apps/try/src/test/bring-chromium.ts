import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../../../scripts/chromium.mjs", import.meta.url));

/**
 * The path of a Chromium that starts, brought where the machine has none; what that takes is told on stderr.
 * @throws {Error} that names what is missing
 */
export async function bringChromium(): Promise<string> {
  const child = spawn(process.execPath, [script], { stdio: ["ignore", "pipe", "pipe"] });
  let path = "";
  let progress = "";
  child.stdout.on("data", (chunk) => {
    path += chunk;
  });
  child.stderr.on("data", (chunk) => {
    progress += chunk;
    process.stderr.write(chunk);
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`The page cannot be tested in a browser. ${progress.trim().split("\n").at(-1)}`);
  return path.trim();
}
