import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createLineFinder, type LineFinder } from "./line-finder.ts";

let finder: LineFinder | undefined;

/** The line of openapi/petstore.yaml where a place of the contract begins. */
export const contractLine: LineFinder = (place) => {
  const path = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
  finder ??= createLineFinder(readFileSync(path, "utf8"));
  return finder(place);
};
