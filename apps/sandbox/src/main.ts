import { contract } from "@animal-store/contract";
import {
  createClientAddress,
  onStopSignal,
  parseDocsUrl,
  parseListenAddress,
  runMain,
  serveApp,
} from "@animal-store/node-http";
import { createSandbox, introduction } from "@animal-store/sandbox";
import { sandboxPort } from "@animal-store/sandbox/address";
import { systemClock } from "@animal-store/service";
import { Command, InvalidArgumentError } from "commander";
import { destination, pino } from "pino";

const findUsageError = 2;
// Milliseconds that the longest wait of a Prefer header does not get: whoever stops a sandbox wants it gone.
const stopWithin = 2000;

await runMain(async () => {
  const seed = readSeed(process.argv);
  const address = parseListenAddress(process.env, sandboxPort);
  const sandbox = await createSandbox({
    seed,
    clock: systemClock,
    docsUrl: parseDocsUrl(process.env),
    // Results on stdout, logs on stderr.
    log: pino({ level: "warn" }, destination({ fd: 2, sync: true })),
    clientAddress: createClientAddress(0),
  });
  const server = await serveApp(sandbox.app, { ...sandbox, ...address });
  const running = `${contract.title} sandbox ${contract.version} is running. Ctrl-C stops it.`;
  console.log(`${running}\n\n${introduction(sandbox, server.origin)}`);

  onStopSignal(() => server.stop(stopWithin));
});

/** The seed that the command line names. It ends the process with one line and exit code 2 where the command line is wrong. */
function readSeed(argv: readonly string[]): string {
  return new Command("npm run sandbox --")
    .description("Serve the real store in memory, with a clock that you move. HOST and PORT say where.")
    .option(
      "--seed <name>",
      'names the data and the keys: the same name gives the same ones, and "empty" no data',
      parseSeed,
      "animal-store",
    )
    .showSuggestionAfterError(false)
    .addHelpText("after", "\nExit codes: 0 stopped or helped, 1 cannot start, 2 wrong usage.")
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : findUsageError))
    .parse(argv)
    .opts<{ seed: string }>().seed;
}

function parseSeed(name: string): string {
  if (name === "") throw new InvalidArgumentError("It must be a name of at least one character.");
  return name;
}
