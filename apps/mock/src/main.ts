import { fileURLToPath } from "node:url";
import { onStopSignal, parseListenAddress, runMain, StartupError } from "@animal-store/node-http";
import type { RunningMock } from "./start-mock.ts";

const documentPath = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

await runMain("animal-store", async () => {
  const args = process.argv.slice(2);
  if (args.length > 0)
    throw new StartupError(
      `npm run mock accepts no arguments, got ${args.join(" ")}. Use environment variables for settings: PORT=4011 npm run mock`,
    );
  const address = parseListenAddress(process.env, 4010);
  // Loading Prism takes a second, so invalid settings are reported first.
  const { startMock } = await import("./start-mock.ts");
  const mock = await startMock({ documentPath, ...address }).catch((cause: Error) => {
    throw cause instanceof StartupError ? cause : new StartupError(cause.message, { cause });
  });
  console.log(`Mock of the contract: ${mock.url}\nTry: ${toCurlCommand(mock)}`);
  onStopSignal(mock.close);
});

function toCurlCommand({ url, contract }: RunningMock): string {
  const route = contract.routes.find(({ path, operations }) => operations.has("GET") && !path.includes("{"));
  return `curl -i -H 'Authorization: Bearer any-token' ${url}${route?.path ?? ""}`;
}
