import { fileURLToPath } from "node:url";

/** Path of the contract. */
export const document = fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml"));
