import type { Contract, OperationEntry } from "@animal-store/openapi-document/contract";
import type { Collection } from "./collection.ts";
import { printCode, writeObject } from "./print-code.ts";
import { createCredentials, isCovered } from "./write-auth.ts";
import { toKey } from "./write-value.ts";

/** Returns `test/handlers.test.ts`: a request to the list of a collection. Without one, to the health check. */
export function writeHandlersTest(contract: Contract, collections: readonly Collection[]): string {
  const list = collections
    .flatMap(({ lists }) => lists.map(({ operation }) => operation))
    .find((operation) => isPlainGet(contract, operation) && operation.path.length + contract.basePath.length < 80);
  const target = list
    ? { title: "returns the list of a collection", path: contract.basePath + list.path }
    : { title: "is ready", path: "/readyz" };
  return `import { expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database.ts";
import { parseSettings } from "../src/settings.ts";

const settings = parseSettings({ DATABASE: ":memory:" });
const app = createApp(await openDatabase(settings), settings);
const headers = ${writeHeaders(createCredentials(contract))};

it("${target.title}", async () => {
  const response = await app.request(${JSON.stringify(target.path)}, { headers });
  expect(response.status).toBe(200);
});
`;
}

/** Returns whether an operation is a GET that needs nothing but the credentials of `createCredentials`. */
export function isPlainGet(contract: Contract, operation: OperationEntry): boolean {
  const { method, path, parameters } = operation;
  const needsParameter = path.includes("{") || parameters.some(({ required }) => required);
  return method === "GET" && !needsParameter && isCovered(contract, operation);
}

/** Returns the setup of the conformance test. Empty if the server needs no credentials. */
export function writeSetup(headers: Readonly<Record<string, string>>): string {
  return Object.keys(headers).length > 0 ? `  setup: { headers: ${writeHeaders(headers)} },\n` : "";
}

function writeHeaders(headers: Readonly<Record<string, string>>): string {
  const members = Object.entries(headers).map(([name, value]) => `${toKey(name)}: ${JSON.stringify(value)}`);
  return printCode(writeObject(members));
}
