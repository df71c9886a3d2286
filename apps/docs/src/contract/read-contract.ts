import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";
import type { ContractRoot } from "./contract-document.ts";

/** Where the repository's own contract lies. */
export const ownContract: string = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

export function readContract(file: string = ownContract): ContractRoot {
  return parse(expandYaml(readFileSync(file, "utf8")));
}
