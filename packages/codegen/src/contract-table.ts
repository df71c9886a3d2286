import { CodegenError } from "./codegen-error.ts";
import { type OpenApiDocument, type Reference, type Response, resolve } from "./document.ts";
import { listOperations } from "./operations.ts";
import { responseEntry } from "./responses.ts";
import { basePath } from "./servers.ts";

/** Writes the contract as data: operations, error codes, limits, plans, and the responses that belong to no operation. */
export function generateContractTable(document: OpenApiDocument): string {
  const table = {
    title: document.info.title,
    version: document.info.version,
    basePath: basePath(document),
    limits: {
      bodyBytes: 1_048_576,
      jsonDepth: 64,
      violations: 20,
      ...(document["x-request-limits"] as object | undefined),
    },
    plans: document["x-rate-limit-plans"] ?? {},
    errorCodes: document["x-error-codes"] ?? {},
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

const compiled = ["x-request-limits", "x-rate-limit-plans", "x-error-codes", "x-unrouted-responses"];

/** The root's other `x-` members as they stand: data that the document's own service understands. */
function ownExtensions(document: OpenApiDocument): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(document).filter(([name]) => name.startsWith("x-") && !compiled.includes(name)),
  );
}

function unroutedResponses(document: OpenApiDocument) {
  const responses = (document["x-unrouted-responses"] ?? {}) as Record<string, Response | Reference>;
  const entries = Object.entries(responses).map(([status, response]) => {
    const where = `x-unrouted-responses ${status}`;
    if (!/^[1-5]\d\d$/.test(status))
      throw new CodegenError(where, "must be an HTTP status.", { node: responses, key: status });
    return [status, responseEntry(document, where, resolve<Response>(document, response))] as const;
  });
  return Object.fromEntries(entries);
}
