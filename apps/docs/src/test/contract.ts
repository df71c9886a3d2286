import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { ContractRoot, Operation } from "../contract-document.ts";

export const contract: ContractRoot = parse(
  readFileSync(fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml")), "utf8"),
);

export const operations: Operation[] = Object.values(contract.paths)
  .flatMap((item) => Object.values(item))
  .filter((value): value is Operation => typeof value === "object" && value !== null && "operationId" in value);
