import { contract } from "@animal-store/contract";
import { createClientAddress, onStopSignal, readAddress, readDocsUrl, runMain } from "@animal-store/node-edge";
import { createSandbox, introduction } from "@animal-store/sandbox";
import { sandboxPort } from "@animal-store/sandbox/address";
import { systemClock } from "@animal-store/service";
import { destination, pino } from "pino";
import { readSeed } from "./read-seed.ts";
import { serveSandbox } from "./serve-sandbox.ts";

// Milliseconds that the longest wait of a Prefer header does not get: whoever stops a sandbox wants it gone.
const stopWithin = 2000;

await runMain(async () => {
  const seed = readSeed(process.argv);
  const address = readAddress(process.env, sandboxPort);
  const sandbox = await createSandbox({
    seed,
    clock: systemClock,
    docsUrl: readDocsUrl(process.env),
    // Results on stdout, logs on stderr.
    log: pino({ level: "warn" }, destination({ fd: 2, sync: true })),
    clientAddress: createClientAddress(0),
  });
  const server = await serveSandbox(sandbox, address);
  const running = `${contract.title} sandbox ${contract.version} is running. Ctrl-C stops it.`;
  console.log(`${running}\n\n${introduction(sandbox, server.origin)}`);

  onStopSignal(() => server.stop(stopWithin));
});
