import type { HeaderEntry, ResponseEntry } from "@animal-store/openapi-document/contract";
import { toContents } from "./content.ts";
import {
  type Header,
  type OpenApiDocument,
  type Operation,
  type Reference,
  type Response,
  resolve,
  type Schema,
} from "./document.ts";
import type { Part } from "./findings.ts";
import { assertHeaderName } from "./parameters.ts";
import { assertNoBytes, flattenSchema, isInt64 } from "./schema.ts";

/** @param owner the operation */
export function toResponseEntries(
  owner: Part,
  responses: NonNullable<Operation["responses"]>,
): Record<string, ResponseEntry> {
  const toPart = (status: string) => owner.child(status, { node: responses, key: status }).as("document");
  for (const status of Object.keys(responses).filter((status) => status.startsWith("1"))) {
    toPart(status).skip("ignored", "is the status of an interim response, which the server sends automatically.");
    delete responses[status];
  }
  const entries = owner.findings.collect(Object.entries(responses), ([status, reference]) => {
    const response = resolve<Response>(owner.document, reference);
    const part = toPart(status);
    if (typeof response !== "object" || "$ref" in response) return part.reject("does not lead to a response.");
    return [status, toResponseEntry(part, status, response)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the responses with status 2xx, or else `default`, which describes every status that has no response. */
export function listSuccesses(document: OpenApiDocument, responses: NonNullable<Operation["responses"]>): Response[] {
  return toSuccesses(responses).map((response) => resolve<Response>(document, response));
}

export function toSuccesses<Entry>(responses: { readonly [status: string]: Entry }): Entry[] {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const others = Object.entries(responses).filter(([status]) => status === "default");
  return (successes.length > 0 ? successes : others).map(([, response]) => response);
}

function toResponseEntry(part: Part, status: string, response: Response): ResponseEntry {
  if (response.content && ["204", "205", "304"].includes(status)) {
    const problem = `content is ignored: a ${status} has none (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5).`;
    part.skip("ignored", problem, { node: response, key: "content" });
    delete response.content;
  }
  if (response.links) part.skip("not-served", "its links are not used.", { node: response, key: "links" });
  const headers = toHeaderEntries(part, response.headers ?? {});
  const errorCodes = [response["x-error-codes"] ?? []].flat() as string[];
  part.findings.collect(
    errorCodes,
    (code) => checkErrorCode(part, code, status, response),
    () => void delete response["x-error-codes"],
  );
  return {
    mediaType: null,
    ...(response.content && toContents(part, response.content, "responses")),
    headers,
    errorCodes,
  };
}

function toHeaderEntries(owner: Part, headers: NonNullable<Response["headers"]>): Record<string, HeaderEntry> {
  const toPart = (name: string) => owner.child(`header ${name}`, { node: headers, key: name }).as("header");
  const leaveOut = (name: string) => void delete headers[name];
  for (const name of Object.keys(headers).filter((name) => name.toLowerCase() === "content-type")) {
    toPart(name).skip("ignored", "OpenAPI ignores a header with this name: content defines the header.");
    leaveOut(name);
  }
  const toEntry = (name: string) => {
    assertHeaderName(toPart(name), name);
    return [name, toHeaderEntry(toPart(name), headers[name] as Header | Reference)] as const;
  };
  return Object.fromEntries(owner.findings.collect(Object.keys(headers), toEntry, leaveOut));
}

function toHeaderEntry(part: Part, reference: Header | Reference): HeaderEntry {
  const header = resolve<Header>(part.document, reference);
  if (header?.schema === undefined) return part.reject("has no schema. Headers with content are not supported.");
  assertNoBytes(part, "a header", header.schema);
  const schema = flattenSchema(part.document, header.schema);
  const entry = { required: header.required ?? false, type: toScalarType(part, schema, header) };
  return schema.const === undefined ? entry : { ...entry, const: schema.const };
}

/** Returns the type that determines how text is parsed. @throws {Rejection} without a single scalar type */
function toScalarType(part: Part, schema: Schema, node: Header): string {
  const { type } = schema;
  if (isInt64(schema) && typeof type === "string") return "int64";
  if (type === "integer" || type === "number" || type === "boolean" || type === "string") return type;
  const problem =
    type === undefined
      ? "its schema has no single type. Set type to string, integer, number or boolean."
      : `type ${JSON.stringify(type)} is not supported here. Use string, integer, number or boolean.`;
  return part.reject(problem, { node });
}

function checkErrorCode(owner: Part, code: string, documentedStatus: string, node: Response): void {
  const part = owner.as("extension", { node, key: "x-error-codes" });
  const codes = (owner.document["x-error-codes"] ?? {}) as Record<string, { status?: number }>;
  const status = codes[code]?.status;
  if (status === undefined)
    part.reject(`error code ${code} is not in the root's x-error-codes. Add it there with its status.`);
  if (![String(status), `${String(status)[0]}XX`, "default"].includes(documentedStatus))
    part.reject(`error code ${code} has status ${status}. List it at the response of that status.`);
}
