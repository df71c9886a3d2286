import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { CodegenError, generate, writeOutputs } from "@animal-store/codegen";
import { type ContractProblem, lintContract } from "@animal-store/openapi/lint";
import { root } from "./watch-saves.ts";

/** A message of the worker. It sends the result of codegen first, so that the type check can start. */
export type ContractMessage =
  | { readonly kind: "generated"; readonly error: string | undefined }
  | { readonly kind: "linted"; readonly problems: readonly ContractProblem[] };

export const contractFile = "openapi/petstore.yaml";
export const generatedFolder = "packages/contract/src/generated";

parentPort?.on("message", async () => {
  parentPort?.postMessage(await generateContract());
  const files = [contractFile, "openapi/workflows.arazzo.yaml"].map((file) => join(root, file));
  const problems = (await Promise.all(files.map((file) => lintContract(file)))).flat();
  parentPort?.postMessage({ kind: "linted", problems } satisfies ContractMessage);
});

async function generateContract(): Promise<ContractMessage> {
  try {
    const { files } = await generate(join(root, contractFile), { command: "npm run generate" });
    writeOutputs(join(root, generatedFolder), files);
    return { kind: "generated", error: undefined };
  } catch (error) {
    return { kind: "generated", error: describeError(error) };
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error instanceof CodegenError ? error.message : (error.stack ?? error.message);
}
