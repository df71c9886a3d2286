import type { OperationEntry as Operation } from "@animal-store/codegen";
import type { Contract } from "@animal-store/openapi-document/contract";
import type { Document, Node } from "./document.ts";
import { acceptsText } from "./random-text.ts";
import { Schemas } from "./schemas.ts";
import { listSchemes } from "./write-auth.ts";
import { writeCall } from "./write-value.ts";

/** The middleware of the new app that the document describes. The template has a block for each. */
export interface Parts {
  /** The documented headers of responses that middleware sets. */
  readonly headers: readonly string[];
  readonly hasRequestId: boolean;
  /** Whether the documented ids of requests can be those that Hono takes from clients. */
  readonly takesClientIds: boolean;
  readonly isLimited: boolean;
  /** Whether operations document `Idempotency-Key`. */
  readonly isRepeatable: boolean;
}

/** Values that the middleware sends. */
const samples: Readonly<Record<string, string | number>> = {
  "x-request-id": "9f4a1c52-7d3e-4b8a-a1f6-2c5d8e0b3a47",
  "x-ratelimit-limit": 600,
  "x-ratelimit-remaining": 0,
  "x-ratelimit-reset": 1_768_469_460,
  "ratelimit-policy": '"minute";q=600;w=60',
  ratelimit: '"minute";r=0;t=60',
};

/** Hono takes up to 255 characters of `[\w=-]`. */
const longestClientId = "=".repeat(255);

export function findParts(document: Document, operations: readonly Operation[]): Parts {
  const schemas = listHeaderSchemas(document, operations);
  const unfit = new Set(schemas.flatMap(([name, schema]) => (accepts(schema, toSample(name) ?? "") ? [] : name)));
  // A header that has a schema for other values is not provided.
  const headers = [...new Set(schemas.map(([name]) => name))].filter((name) => !unfit.has(name));
  const ids = schemas.filter(([name]) => /request-id/i.test(name) && headers.includes(name));
  return {
    headers,
    hasRequestId: ids.length > 0,
    takesClientIds: ids.every(([, schema]) => accepts(schema, longestClientId)),
    isLimited: headers.some((name) => /ratelimit/i.test(name)),
    isRepeatable: operations.some(({ parameters }) =>
      parameters.some((each) => each.in === "header" && /^idempotency-key$/i.test(each.name)),
    ),
  };
}

/** Lists the schemas of documented headers that middleware can set. */
function listHeaderSchemas(document: Document, operations: readonly Operation[]): [name: string, schema: Node][] {
  const schemas = new Schemas(document);
  return operations.flatMap((operation) =>
    Object.entries(operation.responses).flatMap(([status, { headers }]) =>
      Object.keys(headers)
        .filter((name) => toSample(name) !== undefined)
        .map((name): [string, Node] => {
          const schema = document.getIn(operation, "responses", status, "headers", name, "schema");
          return [name, schemas.resolve(schema)];
        }),
    ),
  );
}

function toSample(name: string): string | number | undefined {
  return samples[name.toLowerCase()];
}

function accepts(schema: Node, sample: string | number): boolean {
  if (schema.enum || "const" in schema || !/^(uuid|u?int(32|64))?$/.test(String(schema.format ?? ""))) return false;
  if (schema.type === "string") return acceptsText(schema, String(sample));
  const { minimum = 0, maximum = Infinity } = schema;
  const isNumber = typeof sample === "number" && /^(integer|number)$/.test(String(schema.type));
  return isNumber && Number(minimum) <= 0 && Number(maximum) > 2 ** 30;
}

/** Returns the operations without the headers that the middleware sets, and those of deprecated operations. */
export function withoutHeaders(operations: readonly Operation[], provided: readonly string[]): Operation[] {
  return operations.map((operation) => {
    const names = operation.deprecation ? [...provided, "Deprecation", "Sunset", "Link"] : provided;
    const responses = Object.entries(operation.responses).map(([status, response]) => {
      const headers = Object.entries(response.headers).filter(([name]) => !names.includes(name));
      return [status, { ...response, headers: Object.fromEntries(headers) }];
    });
    return { ...operation, responses: Object.fromEntries(responses) };
  });
}

/** Completes `src/app.ts` of the template. */
export function writeApp(template: string, contract: Contract, parts: Parts): string {
  const headers = parts.headers.map((name) => JSON.stringify(name)).join(" | ") || "never";
  return keepBlocks(template, parts)
    .replace("$HEADERS", headers)
    .replace("$CREDENTIALS(c)", () => writeCredentials(contract))
    .replace(/^(?=import \{ html \})/m, 'import { getCookie } from "hono/cookie";\n')
    .replace("requestId()", parts.takesClientIds ? "requestId()" : 'requestId({ headerName: "" })')
    .replace("$API", hasParts(parts) ? "api" : "contractApp");
}

export function hasParts({ hasRequestId, isLimited, isRepeatable }: Parts): boolean {
  return hasRequestId || isLimited || isRepeatable;
}

/** Keeps the blocks of a file of the template that the parts need, from `#if isLimited` to `#end`. */
export function keepBlocks(text: string, parts: Parts): string {
  const { hasRequestId, isLimited, isRepeatable } = parts;
  const hasErrors = isLimited || isRepeatable;
  const conditions: Record<string, boolean> = {
    hasRequestId,
    isLimited,
    isRepeatable,
    hasErrors,
    hasParts: hasParts(parts),
  };
  return text.replaceAll(block, (_, name: string, content: string) => (conditions[name] ? content : ""));
}

/** Two lines of comments in TypeScript, shell or Markdown, and those between them. */
const block = /^ *(?:\/\/|#|<!--) #if (\w+)(?: -->)?\n([\s\S]*?)^ *(?:\/\/|#|<!--) #end(?: -->)?\n/gm;

/** Returns the expression of the credentials of a request `c`. */
function writeCredentials(contract: Contract): string {
  const values = listSchemes(contract).flatMap(([, { type, in: location = "header", name = "Authorization" }]) => {
    if (type === "mutualTLS" || type === "undefined") return [];
    if (location === "cookie") return [writeCall("getCookie", "c", JSON.stringify(name))];
    return [writeCall(location === "query" ? "c.req.query" : "c.req.header", JSON.stringify(name))];
  });
  const [first = '""', ...others] = new Set(values);
  return others.length === 0 ? `${first} ?? ""` : `JSON.stringify([${[first, ...others].join(", ")}])`;
}
