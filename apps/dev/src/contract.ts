import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { ContractProblem } from "@animal-store/openapi/lint";
import { type ContractMessage, generatedFolder } from "./contract-worker.ts";
import { root } from "./watch-saves.ts";

/** What lint and codegen report about the contract. */
export interface ContractState {
  readonly problems: readonly ContractProblem[];
  /** The error of codegen. */
  readonly error: string | undefined;
  /** The operations and components that changed. */
  readonly difference: string;
}

/** The document that the mock and the docs serve. */
export const lastGoodContract: string = join(root, "apps/dev/.last-good/contract.json");

/** Runs codegen and lint, and stores the last contract without errors. */
export async function createContractRunner() {
  let worker: Worker | undefined;
  let generated = await readGenerated();
  let stored = generated;
  store(stored);

  return {
    /** Starts both. `written` are the files of codegen; the state follows after the lint. */
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
    /** Loads the code of lint and codegen again. */
    reload() {
      void worker?.terminate();
      worker = undefined;
    },
    /** Returns whether the mock and the docs have a new contract to serve. */
    storeIfGood(state: ContractState) {
      if (!isGood(state) || generated === stored) return false;
      stored = generated;
      store(stored);
      return true;
    },
    async stop() {
      await worker?.terminate();
    },
  };

  /** A worker whose source is broken ends with an error; the next run starts another. */
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

export function isGood({ problems, error }: ContractState): boolean {
  return error === undefined && problems.every(({ severity }) => severity !== "error");
}

let loads = 0;

/** Returns the generated contract as JSON, with everything that it references. */
async function readGenerated(): Promise<string> {
  loads += 1;
  const url = `${pathToFileURL(join(root, generatedFolder, "document.ts"))}?${loads}`;
  const { documentJson }: { documentJson: string } = await import(url);
  return documentJson;
}

function store(json: string): void {
  mkdirSync(dirname(lastGoodContract), { recursive: true });
  writeFileSync(lastGoodContract, json);
}

/** Returns the changed operations and components: `+ getInventory, ~ Pet, - Tag`. */
export function describeDifference(before: string, after: string): string {
  const [was, is] = [partsOf(before), partsOf(after)];
  return [...new Map([...is, ...was]).keys()]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${was.has(name) ? (is.has(name) ? "~" : "-") : "+"} ${name}`)
    .join(", ");
}

/** Operations by their id, components by kind and name, and the other members of the root. */
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
