import { spawnSync } from "node:child_process";
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
    executablePath: findOrDownloadChromium(),
    args: [...flags, ...quietFlags, ...noOptimizationFlags],
  });
}

function findOrDownloadChromium(): string {
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("Cannot open Chromium. The reason is in the log above.");
  return stdout.trim();
}
