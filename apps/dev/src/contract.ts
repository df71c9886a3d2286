import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ContractProblem } from "@animal-store/openapi/lint";
import { type ContractMessage, generatedFolder } from "./contract-worker.ts";
import { root } from "./watch-saves.ts";

export interface ContractState {
  readonly problems: readonly ContractProblem[];
  readonly error: string | undefined;
  readonly difference: string;
}

export const lastValidContract: string = join(root, "apps/dev/.last-good/contract.json");

export async function createContractRunner() {
  let worker: Worker | undefined;
  let generatedJson = await importGenerated();
  let generatedTexts = readGenerated();
  let storedJson = generatedJson;
  writeContract(storedJson);

  return {
    /**
     * Runs codegen, then lint. Returns a promise of the state after the lint, and the generated files that changed since the
     * last run. Git can change them too.
     */
    async run() {
      worker ??= new Worker(new URL("contract-worker.ts", import.meta.url));
      const [codegenResult, lintResult] = receiveResults(worker);
      worker.postMessage("run");
      const { error } = await codegenResult;
      const [previousJson, previousTexts] = [generatedJson, generatedTexts];
      generatedTexts = readGenerated();
      const changedFiles = [...new Set([...previousTexts.keys(), ...generatedTexts.keys()])].filter(
        (file) => previousTexts.get(file) !== generatedTexts.get(file),
      );
      if (changedFiles.length > 0) generatedJson = await importGenerated();
      const difference = describeDifference(previousJson, generatedJson);
      return { changedFiles, state: lintResult.then((problems) => ({ problems, error, difference })) };
    },
    /** Stops the worker, so that the next run loads the changed code of lint and codegen. */
    reload() {
      void worker?.terminate();
      worker = undefined;
    },
    /** Stores the generated contract if it is valid and new. Returns whether it was stored. */
    storeIfValid(state: ContractState) {
      if (!isValid(state) || generatedJson === storedJson) return false;
      storedJson = generatedJson;
      writeContract(storedJson);
      return true;
    },
    async stop() {
      await worker?.terminate();
    },
  };

  // If the worker fails, for example because of a syntax error in its code, the next run starts another one.
  function receiveResults(currentWorker: Worker) {
    const codegenResult = Promise.withResolvers<{ error: string | undefined }>();
    const lintResult = Promise.withResolvers<readonly ContractProblem[]>();
    currentWorker.removeAllListeners();
    currentWorker.on("message", (message: ContractMessage) => {
      if (message.kind === "generated") codegenResult.resolve(message);
      else lintResult.resolve(message.problems);
    });
    currentWorker.on("error", (error: Error) => {
      worker = undefined;
      codegenResult.resolve({ error: error.stack ?? error.message });
      lintResult.resolve([]);
    });
    return [codegenResult.promise, lintResult.promise] as const;
  }
}

export function isValid({ problems, error }: ContractState): boolean {
  return error === undefined && problems.every(({ severity }) => severity !== "error");
}

let importCount = 0;

function readGenerated(): Map<string, string> {
  const files = readdirSync(join(root, generatedFolder)).map((name) => join(generatedFolder, name));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")]));
}

/** Imports the generated contract. The query bypasses the module cache. */
async function importGenerated(): Promise<string> {
  importCount += 1;
  const url = `${pathToFileURL(join(root, generatedFolder, "document.ts"))}?${importCount}`;
  const { documentJson }: { documentJson: string } = await import(url);
  return documentJson;
}

function writeContract(json: string): void {
  mkdirSync(dirname(lastValidContract), { recursive: true });
  writeFileSync(lastValidContract, json);
}

/** Returns the changed operations and components: `+ getInventory, ~ Pet, - Tag`. */
export function describeDifference(oldJson: string, newJson: string): string {
  const [oldParts, newParts] = [parseParts(oldJson), parseParts(newJson)];
  return [...new Map([...newParts, ...oldParts]).keys()]
    .filter((name) => oldParts.get(name) !== newParts.get(name))
    .map((name) => `${oldParts.has(name) ? (newParts.has(name) ? "~" : "-") : "+"} ${name}`)
    .join(", ");
}

/** Maps operation ids, components and the other members of the root to their JSON. */
function parseParts(json: string): Map<string, string> {
  const { paths = {}, components = {}, ...otherMembers }: Record<string, Record<string, object>> = JSON.parse(json);
  const operations = Object.entries(paths).flatMap(([path, pathItem]) =>
    Object.entries(pathItem).map(([method, operation]) => [operation.operationId ?? `${method} ${path}`, operation]),
  );
  const componentParts = Object.entries(components).flatMap(([kind, parts]) =>
    Object.entries(parts).map(([name, part]) => [`${kind}/${name}`, part]),
  );
  const parts = [...operations, ...componentParts, ...Object.entries(otherMembers)];
  return new Map(parts.map(([name, part]) => [name, JSON.stringify(part)]));
}
