#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseListenAddress } from "@animal-store/node-http";
import { onStopSignal, runMain, StartupError } from "@animal-store/process";

// The package has a copy of the document.
const copy = new URL("petstore.yaml", import.meta.url);
const documentPath = fileURLToPath(
  existsSync(copy) ? copy : import.meta.resolve("@animal-store/openapi/petstore.yaml"),
);

await runMain("animal-store", async () => {
  const address = parseListenAddress(process.env, 4010);
  // Loading Prism and the code generator takes seconds, so invalid settings are reported first.
  const { startMock } = await import("./start-mock.ts");
  const mock = await startMock({ documentPath, ...address }).catch((cause: Error) => {
    throw cause instanceof StartupError ? cause : new StartupError(cause.message, { cause });
  });
  onStopSignal(mock.close);
  console.log(`Mock of the contract: ${mock.url}\nHelp with examples: curl ${new URL("/", mock.url)}`);
});
