import { parseJson } from "@animal-store/exact-json";
import type { ContractDocument, HeaderObject, ResponseObject } from "../document/contract-document.ts";
import { resolve } from "../document/resolve.ts";
import type { SchemaValidator } from "./schema-validator.ts";

/** Header names in lower case, repeated ones joined as RFC 9110, section 5.3 allows. */
export type HeaderValues = ReadonlyMap<string, string>;

// What HTTP itself puts on an answer, and what a gateway says of itself (RFC 9110, sections 7.6.3 and 10.2.4). Everything else is to
// be documented.
const usualHeaders = [
  "date",
  "connection",
  "keep-alive",
  "server",
  "via",
  "content-length",
  "content-type",
  "transfer-encoding",
  "vary",
  "strict-transport-security",
];

export interface HeaderRules {
  readonly document: ContractDocument;
  readonly validate: SchemaValidator;
  /** Whether headers of the CORS protocol may stand on the answer. */
  readonly allowCors: boolean;
}

/** Compares the headers with the documented ones: required, values by their schemas, none undocumented. */
export function judgeHeaders(
  { document, validate, allowCors }: HeaderRules,
  response: ResponseObject,
  values: HeaderValues,
): string[] {
  const documented = Object.entries(response.headers ?? {}).map(
    ([name, header]) => [name, resolve<HeaderObject>(document, header)] as const,
  );
  const always = Object.entries(document["x-answer-headers"] ?? {});
  const known = new Set([...usualHeaders, ...[...documented, ...always].map(([name]) => name.toLowerCase())]);
  const undocumented = [...values]
    .filter(([name]) => !known.has(name) && !(allowCors && name.startsWith("access-control-")))
    .map(([name, value]) => `header ${name}: is not documented, got "${value}"`);
  const broken = documented.flatMap(([name, header]) =>
    judgeHeader(validate, header, values.get(name.toLowerCase())).map((problem) => `header ${name}: ${problem}`),
  );
  return [...undocumented, ...broken, ...always.flatMap(([name, value]) => judgeAlways(name, value, values))];
}

// Where a page calls the service in itself there is nothing to say to a browser: a case asks for them where there is.
function judgeAlways(name: string, value: string, values: HeaderValues): string[] {
  const found = values.get(name.toLowerCase()) ?? value;
  return found === value ? [] : [`header ${name}: must be ${JSON.stringify(value)}, got ${JSON.stringify(found)}`];
}

function judgeHeader(
  validate: SchemaValidator,
  { required, schema }: HeaderObject,
  value: string | undefined,
): string[] {
  if (value === undefined) return required ? ["is required, the answer has none"] : [];
  return validate(schema, parseHeader(schema, value)).map(({ message }) => message);
}

// A value that is not written as its type stays a string, and so breaks the schema.
function parseHeader({ type }: HeaderObject["schema"], value: string): unknown {
  if (type === "integer" && /^(0|-?[1-9][0-9]*)$/.test(value)) return parseJson(value);
  if (type === "boolean" && /^(true|false)$/.test(value)) return value === "true";
  return value;
}
