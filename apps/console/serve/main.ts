import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { parseListenAddress, serveStatic } from "@animal-store/node-http";
import { runMain } from "@animal-store/process";
import { Command } from "commander";
import { createConsoleApp } from "./create-console-app.ts";

const usageErrorCode = 2;

await runMain("animal-store", async () => {
  const base = parseBaseOption(process.argv);
  const directory = fileURLToPath(new URL("../dist", import.meta.url));
  const origin = await serveStatic(createConsoleApp({ directory, base }), parseListenAddress(process.env, 4040));
  console.log(`Console at ${origin}/console for ${base}. Press Ctrl-C to stop.`);
});

/** Returns the value of `--base` without a trailing slash. On a usage error, prints it and exits with code 2. */
export function parseBaseOption(argv: readonly string[]): string {
  const command = new Command("npm run console --")
    .description("Serve the console and forward API requests to a service. HOST and PORT set the listen address.")
    .option("--base <url>", "URL of the service, with its base path", `http://127.0.0.1:3000${contract.basePath}`)
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nExit codes: 0 success, 1 cannot start, 2 usage error.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : usageErrorCode))
    .parse(argv);
  const url = URL.parse(command.opts<{ base: string }>().base);
  if (url && /^https?:$/.test(url.protocol)) return url.origin + url.pathname.replace(/\/$/, "");
  // The value can contain a password.
  return command.error(
    `error: --base must be an HTTP URL with the base path, for example http://127.0.0.1:4030${contract.basePath}.`,
  );
}
