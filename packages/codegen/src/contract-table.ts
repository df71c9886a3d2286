import { createDirectionCheck } from "./check-directions.ts";
import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, type Response, resolve } from "./document.ts";
import { errorCodes, requestLimits } from "./extensions.ts";
import { listOperations } from "./operations.ts";
import { checkStatus, responseEntry } from "./responses.ts";
import { basePath } from "./servers.ts";

/** Writes the contract as data: operations, error codes, limits, plans, and the responses that belong to no operation. */
export function generateContractTable(document: OpenApiDocument): string {
  const table = {
    title: document.info.title,
    version: document.info.version,
    basePath: basePath(document),
    limits: requestLimits(document),
    plans: document["x-rate-limit-plans"] ?? {},
    scopes: document["x-scopes"] ?? {},
    errorCodes: errorCodes(document),
    extensions: ownExtensions(document),
    unrouted: unroutedResponses(document),
    operations: listOperations(document),
  };
  return [
    'import type { components, operations, paths } from "./types.ts";',
    "",
    `const table = ${JSON.stringify(table, null, 2)} as const;`,
    "",
    "type Table = typeof table;",
    "/** The contract as data, by a name that compile errors show instead of all of it. */",
    "export interface ThisContract extends Table {",
    "  /** Exists for the compiler alone: it leads from the data to the types of bodies. */",
    "  readonly $types?: operations;",
    "}",
    "export const contract: ThisContract = table;",
    "export type { components, operations, paths };",
    "",
  ].join("\n");
}

const compiled = ["x-request-limits", "x-rate-limit-plans", "x-scopes", "x-error-codes", "x-unrouted-responses"];

/** The root's other `x-` members as they stand: data that the document's own service understands. */
function ownExtensions(document: OpenApiDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => name.startsWith("x-") && !compiled.includes(name)),
  );
}

function unroutedResponses(document: OpenApiDocument) {
  const responses = (document["x-unrouted-responses"] ?? {}) as Record<string, Response | Reference>;
  const check = createDirectionCheck(document, "writeOnly");
  const entries = Object.entries(responses).map(([status, reference]) => {
    const where = `x-unrouted-responses ${status}`;
    if (!/^[1-5]\d\d$/.test(status))
      throw new CodegenError(where, "must be an HTTP status.", { node: responses, key: status });
    const response = resolve<Response>(document, reference);
    checkStatus(where, status, { node: responses, key: status }, response);
    check(where, response.content);
    return [status, responseEntry(document, where, response)] as const;
  });
  return Object.fromEntries(entries);
}

/** Writes the little that a client has to know at run time: the base path, and each operation's id and documented request headers. */
export function generateCalls(document: OpenApiDocument): string {
  const calls = Object.values(listOperations(document)).map(({ id, method, path, parameters }) => {
    const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name);
    return [`${method} ${path}`, { operation: id, headers }] as const;
  });
  return [
    "/** Where a program on this host serves the paths. */",
    `export const basePath = ${JSON.stringify(basePath(document))};`,
    "",
    "/** Each operation by its method and path: its id, and the request headers that it documents. */",
    `export const calls = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;`,
    "",
  ].join("\n");
}
