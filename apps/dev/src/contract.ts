import { mkdirSync, writeFileSync } from "node:fs";
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
  let generated = await readGenerated();
  let stored = generated;
  store(stored);

  return {
    /** Runs codegen, then lint. Returns the files that codegen wrote, and a promise of the state after the lint. */
    async run() {
      worker ??= new Worker(new URL("contract-worker.ts", import.meta.url));
      const [first, second] = receiveTwo(worker);
      worker.postMessage("run");
      const { written, error } = await first;
      const before = generated;
      if (written.length > 0) generated = await readGenerated();
      const state = second.then((problems) => ({ problems, error, difference: describeDifference(before, generated) }));
      return { written, state };
    },
    /** Makes the next run load changed code of lint and codegen. */
    reload() {
      void worker?.terminate();
      worker = undefined;
    },
    /** Stores a new contract without errors. Returns whether there was one. */
    storeIfValid(state: ContractState) {
      if (!isValid(state) || generated === stored) return false;
      stored = generated;
      store(stored);
      return true;
    },
    async stop() {
      await worker?.terminate();
    },
  };

  // If the worker fails, for example because of a syntax error in its code, the next run starts another one.
  function receiveTwo(current: Worker) {
    const first = Promise.withResolvers<{ written: readonly string[]; error: string | undefined }>();
    const second = Promise.withResolvers<readonly ContractProblem[]>();
    current.removeAllListeners();
    current.on("message", (message: ContractMessage) => {
      if (message.kind === "generated") first.resolve(message);
      else second.resolve(message.problems);
    });
    current.on("error", (error: Error) => {
      worker = undefined;
      first.resolve({ written: [], error: error.stack ?? error.message });
      second.resolve([]);
    });
    return [first.promise, second.promise] as const;
  }
}

export function isValid({ problems, error }: ContractState): boolean {
  return error === undefined && problems.every(({ severity }) => severity !== "error");
}

let loads = 0;

/** Imports the generated contract. The query bypasses the module cache. */
async function readGenerated(): Promise<string> {
  loads += 1;
  const url = `${pathToFileURL(join(root, generatedFolder, "document.ts"))}?${loads}`;
  const { documentJson }: { documentJson: string } = await import(url);
  return documentJson;
}

function store(json: string): void {
  mkdirSync(dirname(lastValidContract), { recursive: true });
  writeFileSync(lastValidContract, json);
}

/** Returns the changed operations and components: `+ getInventory, ~ Pet, - Tag`. */
export function describeDifference(before: string, after: string): string {
  const [old, current] = [partsOf(before), partsOf(after)];
  return [...new Map([...current, ...old]).keys()]
    .filter((name) => old.get(name) !== current.get(name))
    .map((name) => `${old.has(name) ? (current.has(name) ? "~" : "-") : "+"} ${name}`)
    .join(", ");
}

/** Maps operation ids, components and the other members of the root to their JSON. */
function partsOf(json: string): Map<string, string> {
  const { paths = {}, components = {}, ...rest }: Record<string, Record<string, object>> = JSON.parse(json);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId ?? `${method} ${path}`, operation]),
  );
  const named = Object.entries(components).flatMap(([kind, parts]) =>
    Object.entries(parts).map(([name, part]) => [`${kind}/${name}`, part]),
  );
  const parts = [...operations, ...named, ...Object.entries(rest)];
  return new Map(parts.map(([name, part]) => [name, JSON.stringify(part)]));
}
