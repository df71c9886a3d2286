import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const script = fileURLToPath(new URL("../../../scripts/chromium.mjs", import.meta.url));
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
// Else it looks up its maker's hosts.
const quietFlags = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
// A page of a test lives for seconds: what V8 spends on making its scripts fast, beside them, does not come back.
const shortLivedFlags = ["--js-flags=--no-opt --single-threaded"];

/** Milliseconds to allow for `openChromium`: a machine without a browser gets one over the network first. */
export const downloadTimeout = 300_000;

/**
 * Starts a Chromium without a window; what bringing one takes is told on stderr.
 * @throws {Error} that names what is missing
 */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await downloadChromium(),
    args: [...flags, ...quietFlags, ...shortLivedFlags],
  });
}

async function downloadChromium(): Promise<string> {
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
  if (code !== 0) throw new Error(`No page can be tested in a browser. ${progress.trim().split("\n").at(-1)}`);
  return path.trim();
}
