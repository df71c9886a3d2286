import { fileURLToPath } from "node:url";
import type { ServerDefinition } from "@animal-store/api-server";
import { contract, type Schemas } from "@animal-store/contract";
import { documentJson, documentYaml } from "@animal-store/contract/document";
import { createApp, definition, platform } from "@animal-store/store";

const { createPet, listPets } = contract.operations;
const examplePet: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

/** The animal store as a server, with its commands. */
export const server: ServerDefinition<typeof definition> = {
  contract,
  platform,
  store: definition,
  createApp,
  writerThread: new URL(`./writer-thread.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
  document: { yaml: documentYaml, json: documentJson },
  async loadRowValidators() {
    const { validators } = await import("@animal-store/contract/responses");
    return { pets: validators["getPet.200.body"], orders: validators["createOrder.201.body"] };
  },
  anonymousPerMinute: contract.plans.free.perMinute,
  plans: { suggested: "pro", firstKey: "business" },
  formatFirstRequests(apiUrl, key) {
    const authorizationArgs = `-H "Authorization: Bearer ${key}"`;
    const bodyArgs = `-H "Content-Type: application/json" -d '${JSON.stringify(examplePet)}'`;
    return [
      "  Add a pet, then list the pets:",
      "",
      `curl ${authorizationArgs} ${bodyArgs} ${apiUrl}${createPet.path}`,
      `curl ${authorizationArgs} ${apiUrl}${listPets.path}`,
    ];
  },
  root: fileURLToPath(new URL("../../..", import.meta.url)),
  pages: {
    docs: fileURLToPath(new URL("./docs", import.meta.url)),
    console: fileURLToPath(new URL("./console", import.meta.url)),
  },
};
