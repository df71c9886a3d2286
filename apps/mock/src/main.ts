import { fileURLToPath } from "node:url";
import { describeStartError } from "./listen/describe-start-error.ts";
import { readEnv } from "./listen/read-env.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

// Another document may be named, such as the last good one of `npm run dev`.
const document = process.argv[2] ?? fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

try {
  const mock = await startMock({ document, ...readEnv(process.env) });
  console.log(`Mock of the contract: ${mock.url}\nTry: ${curlLine(mock)}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, async () => {
      await mock.close();
      process.exit(0);
    });
  }
} catch (error) {
  console.error(describeStartError(error));
  process.exitCode = 1;
}

function curlLine({ url, contract }: RunningMock): string {
  const route = contract.routes.find(({ path, operations }) => operations.has("GET") && !path.includes("{"));
  return `curl -i -H 'Authorization: Bearer any-token' ${url}${route?.path ?? ""}`;
}
