import { type Contents, toContents } from "./content.ts";
import type { Header, OpenApiDocument, Operation, Reference, Response } from "./document.ts";
import { resolve } from "./document.ts";
import { type Findings, Rejection } from "./findings.ts";
import { assertNoBytes, flattenSchema, getScalarType } from "./schema.ts";

export interface ResponseEntry extends Partial<Pick<Contents, "contents">> {
  mediaType: string | null;
  headers: Record<string, HeaderEntry>;
  errorCodes: string[];
}
export interface HeaderEntry {
  required: boolean;
  type: string;
  /** The only valid value. */
  const?: unknown;
}

export function toResponseEntries(
  document: OpenApiDocument,
  label: string,
  responses: Operation["responses"] = {},
  findings: Findings,
): Record<string, ResponseEntry> {
  for (const status of Object.keys(responses)) skipInterimStatus(label, status, responses, findings);
  const entries = findings.collect(Object.entries(responses), ([status, reference]) => {
    const response = resolve<Response>(document, reference);
    if (typeof response !== "object" || "$ref" in response)
      throw new Rejection("document", `${label} ${status}`, "does not lead to a response.", {
        node: responses,
        key: status,
      });
    return [status, toResponseEntry(document, `${label} ${status}`, status, response, findings)] as const;
  });
  return Object.fromEntries(entries);
}

function skipInterimStatus(label: string, status: string, responses: object, findings: Findings): void {
  if (!status.startsWith("1")) return;
  const problem = "is the status of an interim response, which the server sends automatically.";
  findings.skip("ignored", `${label} ${status}`, problem, { node: responses, key: status });
  delete (responses as Record<string, unknown>)[status];
}

function toResponseEntry(
  document: OpenApiDocument,
  label: string,
  status: string,
  response: Response,
  findings: Findings,
): ResponseEntry {
  if (response.content && ["204", "205", "304"].includes(status)) {
    const problem = `content is ignored: a ${status} has none (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5).`;
    findings.skip("ignored", label, problem, { node: response, key: "content" });
    delete response.content;
  }
  if (response.links) findings.skip("not-served", label, "its links are not used.", { node: response, key: "links" });
  const headers = toHeaderEntries(document, label, response, findings);
  const errorCodes = [response["x-error-codes"] ?? []].flat() as string[];
  findings.collect(
    errorCodes,
    (code) => checkErrorCode(document, label, code, response),
    () => void delete response["x-error-codes"],
  );
  return {
    mediaType: null,
    ...(response.content && toContents(document, label, response.content, findings, "responses")),
    headers,
    errorCodes,
  };
}

function toHeaderEntries(
  document: OpenApiDocument,
  label: string,
  response: Response,
  findings: Findings,
): Record<string, HeaderEntry> {
  const headers = response.headers ?? {};
  const leaveOut = (name: string) => void delete headers[name];
  for (const name of Object.keys(headers).filter((name) => name.toLowerCase() === "content-type")) {
    const problem = "OpenAPI ignores a header with this name: content defines the header.";
    findings.skip("ignored", `${label} header ${name}`, problem, { node: headers, key: name });
    leaveOut(name);
  }
  const entries = findings.collect(
    Object.keys(headers),
    (name) => {
      const header = resolve<Header>(document, headers[name] as Header | Reference);
      const headerLabel = `${label} header ${name}`;
      if (header?.schema === undefined)
        throw new Rejection("header", headerLabel, "has no schema. Headers with content are not supported.", {
          node: headers,
          key: name,
        });
      assertNoBytes(document, "header", headerLabel, "a header", header.schema);
      const mergedSchema = flattenSchema(document, header.schema);
      const entry: HeaderEntry = {
        required: header.required ?? false,
        type: getScalarType(document, "header", headerLabel, mergedSchema, header),
      };
      return [name, mergedSchema.const === undefined ? entry : { ...entry, const: mergedSchema.const }] as const;
    },
    leaveOut,
  );
  return Object.fromEntries(entries);
}

function checkErrorCode(document: OpenApiDocument, label: string, code: string, node: Response): void {
  const codes = (document["x-error-codes"] ?? {}) as Record<string, { status?: number }>;
  const status = codes[code]?.status;
  const reject = (problem: string) => {
    throw new Rejection("extension", label, `error code ${code} ${problem}`, { node, key: "x-error-codes" });
  };
  if (status === undefined) reject("is not in the root's x-error-codes. Add it there with its status.");
  const documentedStatus = label.slice(label.lastIndexOf(" ") + 1);
  if (![String(status), `${String(status)[0]}XX`, "default"].includes(documentedStatus))
    reject(`has status ${status}. List it at the response of that status.`);
}
