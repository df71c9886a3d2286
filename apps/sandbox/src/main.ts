import { contract } from "@animal-store/contract";
import { createClientAddress, onStopSignal, readVariables, runMain, wholeNumber } from "@animal-store/node-edge";
import { createSandbox, introduction } from "@animal-store/sandbox";
import { systemClock } from "@animal-store/service";
import { destination, pino } from "pino";
import { z } from "zod";
import { readSeed } from "./read-seed.ts";
import { serveSandbox } from "./serve-sandbox.ts";

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(4030),
  HOST: z.string().default("127.0.0.1"),
});
// Milliseconds that the longest wait of a Prefer header does not get: whoever stops a sandbox wants it gone.
const stopWithin = 2000;

await runMain(async () => {
  const seed = readSeed(process.argv);
  const { HOST, PORT } = readVariables(variables, process.env);
  const sandbox = await createSandbox({
    seed,
    clock: systemClock,
    // Results on stdout, logs on stderr.
    log: pino({ level: "warn" }, destination({ fd: 2, sync: true })),
    clientAddress: createClientAddress(0),
  });
  const server = await serveSandbox(sandbox, { host: HOST, port: PORT });
  const running = `${contract.title} sandbox ${contract.version} is running. Ctrl-C stops it.`;
  console.log(`${running}\n\n${introduction(sandbox, server.origin)}`);

  onStopSignal(() => server.stop(stopWithin));
});
