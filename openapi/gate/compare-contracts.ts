import type { Change } from "./change.ts";
import type { ContractSource } from "./contract-source.ts";
import { judgedChange } from "./judged-change.ts";
import { comparePromises } from "./own-promises.ts";
import { pathOf } from "./pointer.ts";
import { redoclyDiff } from "./redocly-diff.ts";

/**
 * Everything that became different between two contracts: by Redocly's diff, and in what only this project promises.
 * @throws {NotCompared} when the diff cannot be had
 */
export async function compareContracts(released: ContractSource, working: ContractSource): Promise<Change[]> {
  const found = await redoclyDiff(released.contract, working.contract);
  const isOpenSet = (pointer: string) => valueAt(released.contract, pathOf(pointer)) === true;
  return [
    ...found.map((change) => judgedChange(change, { isOpenSet, hasScopes: "x-scopes" in released.contract })),
    ...comparePromises(released.contract, working.contract),
  ];
}

function valueAt(document: unknown, path: string[]): unknown {
  return path.reduce((value, key) => Object(value)[key], document);
}
