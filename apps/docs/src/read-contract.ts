import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";
import type { ContractRoot } from "./contract-document.ts";

export const contractPath: string = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));

export function readContract(file: string = contractPath): ContractRoot {
  return parse(expandYaml(readFileSync(file, "utf8")));
}
