import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { document } from "./document.ts";

const require = createRequire(import.meta.url);
const cli = require.resolve("@stoplight/prism-cli");

/** Prism as its own command line serves the contract, in a process of its own because some requests end it. */
export type BarePrism = { url: string; process: ChildProcess; log(): string };

export function startBarePrism(): Promise<BarePrism> {
  return startPrism("mock", document);
}

/** Prism in front of a server, judging what passes. */
export function startPrismProxy(upstream: string): Promise<BarePrism> {
  return startPrism("proxy", document, upstream);
}

async function startPrism(command: string, ...places: string[]): Promise<BarePrism> {
  const options = [command, "--host", "127.0.0.1", "--port", "0", ...places];
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
  return { url: await promise, process: child, log: () => output };
}

export async function stopBarePrism({ process }: BarePrism): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill("SIGKILL");
  await once(process, "exit");
}
