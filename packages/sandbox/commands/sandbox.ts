#!/usr/bin/env node
import { contract } from "@animal-store/contract";
import { createClientAddress, parseDocsUrl, parseListenAddress, serveApp } from "@animal-store/node-http";
import { onStopSignal, runMain, systemClock } from "@animal-store/process";
import { createSandbox, formatIntroduction } from "@animal-store/sandbox";
import { sandboxPort } from "@animal-store/sandbox/address";
import { toServeOptions } from "@animal-store/store";
import { Command, InvalidArgumentError } from "commander";
import { destination, pino } from "pino";
import { mcpPath, withMcp } from "./with-mcp.ts";

const usageExitCode = 2;

await runMain("animal-store", async () => {
  const seed = parseSeedOption(process.argv);
  const address = parseListenAddress(process.env, sandboxPort);
  const sandbox = await createSandbox({
    seed,
    clock: systemClock,
    docsUrl: parseDocsUrl(process.env),
    // Logs to stderr, because stdout contains only the banner.
    log: pino({ level: "warn" }, destination({ fd: 2, sync: true })),
    clientAddress: createClientAddress(0),
  });
  const server = await serveApp(withMcp(sandbox.app), { ...toServeOptions(sandbox), ...address });
  // A request can be delayed by `Prefer: wait` only.
  onStopSignal(() => server.stop(1000));
  const title = `${contract.title} sandbox ${contract.version} is running. Ctrl-C stops it.`;
  const mcp = `MCP clients can connect to ${server.origin}${mcpPath}`;
  console.log(`${title}\n${mcp}\n\n${formatIntroduction(sandbox, server.origin)}`);
});

/** Parses the command line. Exits with 2 if it is invalid. */
function parseSeedOption(argv: readonly string[]): string {
  return new Command("sandbox")
    .description("Serve the real store in memory, with an adjustable clock. HOST and PORT set the address.")
    .option("--seed <name>", 'generate data and keys from this name; "empty" has no data', parseSeed, "animal-store")
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nExit codes: 0 stopped or help shown, 1 cannot start, 2 invalid arguments.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageExitCode))
    .parse(argv)
    .opts<{ seed: string }>().seed;
}

function parseSeed(name: string): string {
  if (name === "") throw new InvalidArgumentError("It must have at least one character.");
  return name;
}
