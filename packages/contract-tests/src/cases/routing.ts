import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { parseList, type Scenario, unknownPath, validRequest } from "@animal-store/conformance/platform";
import { contract } from "@animal-store/contract";
import { examplesOf } from "../contract-document.ts";
import { expectError, operationIds, optionsOutcome, readOperations } from "./outcomes.ts";
import { comparableHeaders, operationOf } from "./steps.ts";

const operations = operationIds.map((id) => contract.operations[id]);

/** Every path of the contract, filled with examples, and its methods. */
export const resources = [...new Set(operations.map(({ path }) => path))].map((path) => {
  const pathOperations = operations.filter((operation) => operation.path === path);
  const documentedMethods = pathOperations.map(({ method }) => method as string);
  const values = examplesOf(pathOperations[0]?.id ?? "").path;
  const examplePath = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  const methods = [...documentedMethods, ...(documentedMethods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort();
  return { path, examplePath, methods };
});

const methodsToTry = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"];
const unknownPaths = [
  ...[unknownPath, "/", "", "/store", "/store/orders/1"],
  ...["/Pets", "//pets", "/pets/1/2", "/pets//", "/pet", "/pets;x=1", "/%70ets2"],
];

export const routingCases: Scenario[] = [
  ...[...unknownPaths, ...resources.map(({ examplePath }) => `${examplePath}/`)].map<Scenario>((path) => ({
    id: `routing/unknown/${path}`,
    title: `returns 404 for the path "${path}"`,
    ...expectError("unrouted", "route_not_found"),
    run: ({ send }) => send("GET", path),
  })),
  ...["POST", "DELETE", "OPTIONS", "TRACE"].map<Scenario>((method) => ({
    id: `routing/unknown/${method}`,
    title: `${method} on an unknown path returns 404`,
    ...expectError("unrouted", "route_not_found"),
    run: ({ send }) => send(method, unknownPath),
  })),
  ...resources.flatMap(({ path, examplePath, methods }) => [
    {
      id: `routing/options/${path}`,
      title: `OPTIONS reports that ${path} supports ${methods.join(", ")}`,
      ...optionsOutcome,
      run: async ({ send }) => expectAllow(await send("OPTIONS", examplePath), methods),
    } satisfies Scenario,
    ...methodsToTry
      .filter((method) => !methods.includes(method))
      .map<Scenario>((method) => ({
        id: `routing/method/${method} ${path}`,
        title: `rejects ${method} on ${path} and lists the allowed methods`,
        ...expectError("unrouted", "method_not_allowed"),
        run: async ({ send }) => expectAllow(await send(method, examplePath), methods),
      })),
  ]),
  {
    id: "routing/method-before-body",
    title: "rejects the method before it reads the body",
    ...expectError("unrouted", "method_not_allowed"),
    run: ({ send }) =>
      send("PUT", resources[0]?.examplePath ?? "", { body: "{", headers: { "Content-Type": "text/plain" } }),
  },
];

function expectAllow(response: HttpResponse, methods: readonly string[]): HttpResponse {
  assert.deepEqual(parseList(response, "allow").sort(), methods);
  return response;
}

const path = contract.operations.listPets.path;

/** HEAD returns the status and headers of GET, without a body (RFC 9110, section 9.3.2). */
export const headCases: Scenario[] = [
  ...readOperations.flatMap((operation) =>
    [
      { status: 200, overrides: {} },
      { status: 400, overrides: { query: "unknown=1" } },
    ].map<Scenario>(({ status, overrides }) => ({
      id: `head/${operation}/${status}`,
      title: "HEAD returns the status and headers of GET, without the body",
      operation,
      status,
      async run(context) {
        const options = { ...(await validRequest(context, operationOf(operation))), ...overrides };
        const getResponse = await context.call(operation, options);
        const headResponse = await context.call(operation, { ...options, method: "HEAD" });
        assert.deepEqual(comparableHeaders(headResponse), comparableHeaders(getResponse));
        const length = headResponse.headers.get("content-length") ?? String(Buffer.byteLength(getResponse.bodyText));
        assert.equal(length, String(Buffer.byteLength(getResponse.bodyText)), "Content-Length must equal that of GET.");
        return headResponse;
      },
    })),
  ),
  ...[
    { target: unknownPath, operation: "unrouted", status: 404 } as const,
    { target: path, operation: "listPets", status: 200 } as const,
  ].map<Scenario>(({ target, operation, status }) => ({
    id: `head/bytes${target}`,
    title: "the response to HEAD has no body",
    operation,
    status,
    async run({ exchange, key }) {
      const requestHead = `HEAD ${contract.basePath}${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n`;
      const message = `${requestHead}Authorization: Bearer ${key}\r\n\r\n`;
      const response = await exchange(message, operation === "unrouted" ? undefined : operation);
      assert.equal(response.bodyText, "");
      return response;
    },
  })),
];
