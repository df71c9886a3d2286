import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";

const script = fileURLToPath(new URL("../../../scripts/chromium.mjs", import.meta.url));
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
// No requests to the hosts of the vendor.
const quietFlags = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];
// Test pages live for seconds, so optimizing their scripts does not pay off.
const noOptimizationFlags = ["--js-flags=--no-opt --single-threaded"];

/** Timeout of `openChromium` in milliseconds. It may download a browser. */
export const downloadTimeoutMs = 300_000;

/** Starts a headless Chromium. Logs the progress of a download to stderr. @throws {Error} if there is no Chromium */
export async function openChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findOrDownloadChromium(),
    args: [...flags, ...quietFlags, ...noOptimizationFlags],
  });
}

async function findOrDownloadChromium(): Promise<string> {
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
  if (code !== 0) throw new Error(`Cannot open Chromium. ${progress.trim().split("\n").at(-1)}`);
  return path.trim();
}
