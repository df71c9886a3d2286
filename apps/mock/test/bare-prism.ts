import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documentYaml } from "@animal-store/contract/document";

const require = createRequire(import.meta.url);
const cli = require.resolve("@stoplight/prism-cli");

/** Prism as its own command line serves the contract, in a process of its own because some requests end it. */
export type BarePrism = { url: string; process: ChildProcess; folder: string; log(): string };

export function startBarePrism(): Promise<BarePrism> {
  return startPrism("mock");
}

/** Prism in front of a server, judging what passes. */
export function startPrismProxy(upstream: string): Promise<BarePrism> {
  return startPrism("proxy", upstream);
}

async function startPrism(command: string, ...upstream: string[]): Promise<BarePrism> {
  const folder = mkdtempSync(join(tmpdir(), "prism-"));
  const document = join(folder, "openapi.yaml");
  writeFileSync(document, documentYaml);
  const options = [command, "--host", "127.0.0.1", "--port", "0", document, ...upstream];
  const child = spawn(process.execPath, [cli, ...options], { stdio: ["ignore", "pipe", "ignore"] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = "";
  // Reading goes on after the address is known: Prism ends when nobody takes its log.
  child.stdout.on("data", (chunk) => {
    output += chunk;
    const url = /listening on (http:\S+)/.exec(output)?.[1];
    if (url !== undefined) resolve(url);
  });
  child.once("exit", () => reject(new Error(`Prism ended before it listened: ${output}`)));
  return { url: await promise, process: child, folder, log: () => output };
}

export async function stopBarePrism({ process, folder }: BarePrism): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGKILL");
  await once(process, "exit");
}
