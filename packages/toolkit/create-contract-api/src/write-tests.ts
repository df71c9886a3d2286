import type { Contract, OperationEntry } from "@animal-store/openapi-document/contract";
import type { Collection } from "./collection.ts";
import { createCredentials, type SampleCredentials } from "./write-auth.ts";

/** Returns `test/handlers.test.ts`: a request to the list of a collection. Without one, to the health check. */
export function writeHandlersTest(contract: Contract, collections: readonly Collection[]): string {
  const list = collections
    .flatMap(({ lists }) => lists.map(({ operation }) => operation))
    .find((operation) => isPlainGet(operation));
  const target = list
    ? { title: "returns the list of a collection", path: toSamplePath(contract, list) }
    : { title: "is ready", path: "/readyz" };
  return `import { expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database.ts";
import { parseSettings } from "../src/settings.ts";

const settings = parseSettings({ DATABASE: ":memory:" });
const app = createApp(await openDatabase(settings), settings);
const headers = ${JSON.stringify(createCredentials(contract).headers)};

it("${target.title}", async () => {
  const response = await app.request(${JSON.stringify(target.path)}, { headers });
  expect(response.status).toBe(200);
});
`;
}

/** Returns whether an operation is a GET that needs nothing but credentials. */
export function isPlainGet({ method, path, parameters }: OperationEntry): boolean {
  return method === "GET" && !path.includes("{") && !parameters.some(({ required }) => required);
}

/** Returns the path of an operation, with the API keys that it requires in the query. */
export function toSamplePath(contract: Contract, { path, security = contract.security }: OperationEntry): string {
  const requirements = security.map((requirement) =>
    Object.keys(requirement).flatMap((scheme) => {
      const { in: location, name = "" } = contract.securitySchemes[scheme] ?? {};
      return location === "query" ? [[name, "test"]] : [];
    }),
  );
  const [keys = []] = requirements.sort((a, b) => a.length - b.length);
  return `${contract.basePath}${path}${keys.length > 0 ? `?${new URLSearchParams(keys)}` : ""}`;
}

/** Returns the setup of the conformance test. Empty if the server needs no credentials. */
export function writeSetup(credentials: SampleCredentials): string {
  const members = Object.entries(credentials).filter(([, values]) => Object.keys(values).length > 0);
  return members.length > 0 ? `  setup: ${JSON.stringify(Object.fromEntries(members))},\n` : "";
}
