import { fileURLToPath } from "node:url";
import { onStopSignal, parseListenAddress, runMain, StartupError } from "@animal-store/node-http";
import type { RunningMock } from "./start-mock.ts";

await runMain(async () => {
  const document = readDocument(process.argv.slice(2));
  const address = parseListenAddress(process.env, 4010);
  // Prism takes a second to load: wrong settings are refused before.
  const { startMock } = await import("./start-mock.ts");
  const mock = await startMock({ document, ...address }).catch((cause: Error) => {
    throw cause instanceof StartupError ? cause : new StartupError(cause.message, { cause });
  });
  console.log(`Mock of the contract: ${mock.url}\nTry: ${curlLine(mock)}`);
  onStopSignal(mock.close);
});

// Another document may be named, such as the last good one of `npm run dev`.
function readDocument(args: readonly string[]): string {
  const [document = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml")), ...more] = args;
  if (more.length === 0 && !document.startsWith("-")) return document;
  throw new StartupError(
    `npm run mock takes nothing but the path of an OpenAPI document, got ${args.join(" ")}. Its settings are environment variables: PORT=4011 npm run mock`,
  );
}

function curlLine({ url, contract }: RunningMock): string {
  const route = contract.routes.find(({ path, operations }) => operations.has("GET") && !path.includes("{"));
  return `curl -i -H 'Authorization: Bearer any-token' ${url}${route?.path ?? ""}`;
}
