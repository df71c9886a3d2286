import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { startProgram } from "./start-program.ts";

const sandbox = fileURLToPath(new URL("../node_modules/@animal-store/sandbox/commands/sandbox.ts", import.meta.url));

/** Starts a sandbox. Returns its address and key by those of the samples. */
export async function startSandbox(): Promise<Record<string, string>> {
  const origin = await startProgram(inject("project"), [sandbox], { HOST: "", PORT: "0" });
  const { keys } = JSON.parse(await (await fetch(`${origin}/_sandbox`)).text());
  return { "http://127.0.0.1:3000/v1": `${origin}/v1`, "as_live_…": String(keys[0].key) };
}

/** The output of `src/main.ts` in the installed project, which calls a sandbox. */
export const sandboxClientOutput: object = {
  listed: 2,
  name: "Rex",
  categoryId: "9223372036854775807",
  rejected: { status: 400, path: "/name" },
  thrown: { status: 400, hasExpectedCode: true, isListPetsError: true },
  minimalResult: { status: 200, hasRequestId: true, hasEtag: true },
  windows: ["minute", "day"],
  pages: true,
  text: "7",
  attempts: ["listPets 200 1", "createPet 201 1", "createPet 400 1"],
  queries: { pages: [2, 2], added: "Tom", error: "pet_not_found" },
};
