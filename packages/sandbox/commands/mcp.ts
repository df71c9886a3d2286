import { contract } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { documentJson } from "@animal-store/contract/document";
import { onStopSignal, readSecretFiles, runMain, StartupError } from "@animal-store/node-http";
import type { ApiClientOptions } from "@animal-store/openapi-client";
import { createMcpServer } from "@animal-store/openapi-client/mcp";
import { createSandbox } from "@animal-store/sandbox";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { Command } from "commander";

const usageExitCode = 2;

await runMain("animal-store", async () => {
  const base = parseBaseOption(process.argv);
  const clientOptions = base === undefined ? await openSandbox() : { baseUrl: base, apiKey: readApiKey(base) };
  const mcp = serveStdio(() => createMcpServer({ documentJson, calls, ...clientOptions }));
  onStopSignal(() => mcp.close());
});

/** Parses the command line. Exits with 2 if it is invalid. */
function parseBaseOption(argv: readonly string[]): string | undefined {
  const command = new Command("npm run --silent mcp --")
    .description("Serve the API to an MCP client over stdio. Without --base, it calls a sandbox in memory.")
    .option("--base <url>", `URL of the API with its base path: http://127.0.0.1:3000${contract.basePath}`)
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nWith --base, set API_KEY to your API key, or API_KEY_FILE to a file that contains it.")
    .addHelpText("after", "\nExit codes: 0 stopped or help shown, 1 cannot start, 2 invalid arguments.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageExitCode))
    .parse(argv);
  const { base } = command.opts<{ base?: string }>();
  if (base === undefined || isBase(base)) return base;
  // The value can contain a password.
  return command.error(
    `error: --base must be an http or https URL without credentials that ends with ${contract.basePath}.`,
  );
}

function isBase(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) return false;
  return url.pathname.replace(/\/$/, "").endsWith(contract.basePath);
}

function readApiKey(base: string): string {
  const { API_KEY = "" } = readSecretFiles(process.env, ["API_KEY"]);
  if (/^[!-~]+$/.test(API_KEY)) return API_KEY;
  throw new StartupError(
    `API_KEY must be an API key, in visible ASCII without spaces. Set it to your key for ${base}.`,
  );
}

async function openSandbox(): Promise<ApiClientOptions> {
  const { app, keys } = await createSandbox({ seed: "animal-store" });
  const apiKey = keys.find(({ plan }) => plan === "business")?.key ?? false;
  return { baseUrl: `http://127.0.0.1${contract.basePath}`, apiKey, fetch: (request) => app.fetch(request) };
}
