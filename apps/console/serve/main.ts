import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { parseListenAddress, runMain, serveStatic } from "@animal-store/node-http";
import { Command, InvalidArgumentError } from "commander";
import { createConsoleApp } from "./create-console-app.ts";

const findUsageError = 2;

await runMain(async () => {
  const base = parseBaseOption(process.argv);
  const directory = fileURLToPath(new URL("../dist", import.meta.url));
  const origin = await serveStatic(createConsoleApp({ directory, base }), parseListenAddress(process.env, 4040));
  console.log(`The console is at ${origin}/console, for ${base}. Ctrl-C stops it.`);
});

/** The service that the command line names, without an ending slash. It ends the process with one line and exit code 2 where the command line is wrong. */
export function parseBaseOption(argv: readonly string[]): string {
  return new Command("npm run console --")
    .description(
      "Serve the console for a service of this API: the server, the sandbox, the mock or any other. HOST and PORT say where.",
    )
    .option(
      "--base <url>",
      "where the service is, with its base path",
      parseBase,
      `http://127.0.0.1:3000${contract.basePath}`,
    )
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nExit codes: 0 stopped or helped, 1 cannot start, 2 wrong usage.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : findUsageError))
    .parse(argv)
    .opts<{ base: string }>().base;
}

function parseBase(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new InvalidArgumentError(
      `It must be an http address with the base path, such as http://127.0.0.1:4030${contract.basePath}.`,
    );
  const { origin, pathname } = new URL(text);
  return origin + pathname.replace(/\/$/, "");
}
