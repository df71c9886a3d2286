import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findDefinition } from "@animal-store/codegen/test/find-definition";
import { expect, it, onTestFinished } from "vitest";

const generatedTypes = readFileSync(
  fileURLToPath(import.meta.resolve("@animal-store/codegen/test/generated/library/types.ts")),
  "utf8",
);

it("leads from a handler to the type of its operation, whose JSDoc names the line of the document", {
  timeout: 60_000,
}, () => {
  const file = fileURLToPath(new URL("../test/handlers.ts", import.meta.url));
  onTestFinished(() => rmSync(file));
  writeFileSync(
    file,
    `import type { Handlers } from "../src/index.ts";
import type { contract } from "@animal-store/codegen/test/generated/library/contract.ts";
export const handlers: Pick<Handlers<typeof contract, undefined, never>, "addBook"> = {
  addBook: ({ reply }) => reply(201, {} as never, {} as never),
};
`,
  );
  const definition = findDefinition(file, "addBook: (");
  expect(definition?.file).toBe("types.ts");
  expect(generatedTypes.split("\n")[(definition?.line ?? 0) - 1]).toBe("    addBook: {");
  expect(definition?.hover).toMatch(/`POST \/books`\n@source library\.yaml:\d+$/);
});
