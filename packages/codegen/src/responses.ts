import { CodegenError, createReject } from "./codegen-error.ts";
import { type Contents, toContentKind, toContents } from "./content.ts";
import { type Header, type OpenApiDocument, type Response, resolve } from "./document.ts";
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

const ignoredHeader = "OpenAPI ignores a header with this name. Remove it: content defines the header.";

export function toResponseEntry(document: OpenApiDocument, label: string, response: Response): ResponseEntry {
  const headers = CodegenError.collect(Object.entries(response.headers ?? {}), ([name, reference]) => {
    const header = resolve<Header>(document, reference);
    const headerLabel = `${label} header ${name}`;
    if (name.toLowerCase() === "content-type")
      throw new CodegenError(headerLabel, ignoredHeader, { node: response.headers ?? {}, key: name });
    if (header.schema === undefined)
      throw new CodegenError(headerLabel, "has no schema. Headers with content are not supported.", { node: header });
    assertNoBytes(document, headerLabel, "a header", header.schema);
    const mergedSchema = flattenSchema(document, header.schema);
    const entry: HeaderEntry = {
      required: header.required ?? false,
      type: getScalarType(document, headerLabel, mergedSchema, header),
    };
    return [name, mergedSchema.const === undefined ? entry : { ...entry, const: mergedSchema.const }] as const;
  });
  const errorCodes = (response["x-error-codes"] as string[] | undefined) ?? [];
  for (const code of errorCodes) checkErrorCode(document, label, code, response);
  return {
    mediaType: null,
    ...(response.content && toResponseContents(document, label, response)),
    headers: Object.fromEntries(headers),
    errorCodes,
  };
}

function toResponseContents(document: OpenApiDocument, label: string, { content = {} }: Response): Contents {
  const formType = Object.keys(content).find((name) => ["form", "multipart"].includes(toContentKind(name)));
  if (formType)
    throw new CodegenError(label, `content ${formType} is supported only in requests. Use application/json.`, {
      node: content,
      key: formType,
    });
  return toContents(document, label, content);
}

function checkErrorCode(document: OpenApiDocument, label: string, code: string, node: Response): void {
  const codes = (document["x-error-codes"] ?? {}) as Record<string, { status?: number }>;
  const status = codes[code]?.status;
  const reject = (problem: string) => {
    throw new CodegenError(label, `error code ${code} ${problem}`, { node, key: "x-error-codes" });
  };
  if (status === undefined) reject("is not in the root's x-error-codes. Add it there with its status.");
  const documentedStatus = label.slice(label.lastIndexOf(" ") + 1);
  if (![String(status), `${String(status)[0]}XX`, "default"].includes(documentedStatus))
    reject(`has status ${status}. List it at the response of that status.`);
}

/** @throws {CodegenError} if HTTP does not permit the response */
export function checkStatus(
  label: string,
  status: string,
  location: { node: object; key: string },
  { content }: Response,
): void {
  const reject = createReject(label, location);
  if (status.startsWith("1"))
    reject("is the status of an interim response, which the server sends automatically. Document the final response.");
  if (content && ["204", "205", "304"].includes(status))
    reject(
      "cannot have content (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). Remove content, or use another status.",
    );
}
