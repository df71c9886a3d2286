import { fileURLToPath } from "node:url";

export const libraryPath = fileURLToPath(new URL("library.yaml", import.meta.url));
