import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.ts";

/** Where the generated contract lies. */
export const generatedFolder: string = join(root, "packages/contract/src/generated");

/** What mock and docs serve while the contract is being edited, and the docs that are made of it. */
export const lastGoodFolder: string = join(root, "apps/dev/.last-good");
export const lastGoodContract: string = join(lastGoodFolder, "contract.json");
export const draftsFolder: string = join(lastGoodFolder, "drafts");
export const docsFolder: string = join(lastGoodFolder, "docs");

let loaded = 0;

/** The generated contract's document, as JSON with everything that it references. */
export async function readGenerated(): Promise<string> {
  loaded += 1;
  const url = `${pathToFileURL(join(generatedFolder, "document.ts"))}?${loaded}`;
  const { documentJson }: { documentJson: string } = await import(url);
  return documentJson;
}

/** Lets mock and docs have this one from their next start on. */
export function keepLastGood(json: string): void {
  mkdirSync(lastGoodFolder, { recursive: true });
  writeFileSync(lastGoodContract, json);
}
