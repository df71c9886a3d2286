import { eventStream } from "@animal-store/conformance";
import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import {
  type BodyObject,
  type ContractDocument,
  documentedOperations,
  type ResponseObject,
} from "../document/contract-document.ts";
import { createSchemaValidator, type SchemaValidator } from "./schema-validator.ts";
import { validateEvents } from "./validate-events.ts";
import { lifecycleOf, validateHeaders, validateHeaderValues } from "./validate-headers.ts";

/** A response as received. */
export interface ValidatedResponse {
  readonly status: number;
  /** Names and values: for example `Headers` of fetch, or a Map. */
  readonly headers: Iterable<readonly [string, string]>;
  readonly bodyText: string;
}

/** The parts of the request that determine whether its response is valid. */
export interface ValidatedRequest {
  readonly method: string;
  /** True if the request has an `Origin`. Only then may the response have CORS headers. */
  readonly hasOrigin?: boolean;
}

/** Validates a response. @returns the violations, each with its location, the rule and the value found; empty if valid */
export type ResponseValidator = (operation: string, request: ValidatedRequest, response: ValidatedResponse) => string[];

/**
 * Creates a validator that treats responses as closed: an undocumented status, header or member is a violation.
 *
 * It shares no code with the generated validators of the service, so that it also detects their defects.
 * @param options `allowCors`: allows CORS headers in every response, also without an `Origin` in the request
 */
export function createResponseValidator(document: ContractDocument, { allowCors = false } = {}): ResponseValidator {
  const operations = documentedOperations(document);
  const validate = createSchemaValidator(document);
  const lifecycles = new Map([...operations].map(([id, operation]) => [id, lifecycleOf(document, operation)]));

  return (operationId, { method, hasOrigin = false }, response) => {
    const { status } = response;
    const operation = operations.get(operationId);
    const lifecycle = lifecycles.get(operationId);
    if (!operation || !lifecycle)
      throw new Error(`The contract has no operation ${operationId}. It has ${[...operations.keys()].join(", ")}.`);
    const documentedResponse = operation.responses.get(status);
    if (!documentedResponse)
      return [
        `${operationId} → ${status}: is not documented; documented are ${[...operation.responses.keys()].join(", ")}`,
      ];
    const headerValues = combineHeaders(response.headers);
    const problems = [
      ...validateHeaders({ document, validate, allowCors: allowCors || hasOrigin }, documentedResponse, headerValues),
      ...validateBody(document, validate, documentedResponse, method, response, headerValues.get("content-type")),
      ...validateHeaderValues(documentedResponse, lifecycle, headerValues),
    ];
    return problems.map((problem) => `${operationId} → ${status} → ${problem}`);
  };
}

function combineHeaders(headers: Iterable<readonly [string, string]>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of headers) {
    const previous = values.get(name.toLowerCase());
    values.set(name.toLowerCase(), previous === undefined ? value : `${previous}, ${value}`);
  }
  return values;
}

function validateBody(
  document: ContractDocument,
  validate: SchemaValidator,
  response: ResponseObject,
  method: string,
  { status, bodyText }: ValidatedResponse,
  contentType: string | undefined,
): string[] {
  const found = findContent(response, contentType);
  const [mediaType, content] = found ?? Object.entries(response.content ?? {})[0] ?? [];
  const isRange = mediaType?.endsWith("/*");
  const type = mediaType && (mediaType === eventStream ? mediaType : `${mediaType}; charset=utf-8`);
  const expected = isRange ? `in the range ${mediaType}` : type;
  const problems: string[] = [];
  if (isRange ? !found : contentType !== expected)
    problems.push(`header Content-Type: must be ${expected ?? "absent"}, got ${contentType ?? "none"}`);
  if (method === "HEAD" || !content) {
    return bodyText === "" ? problems : [...problems, `body: must be absent, got ${bodyText.length} characters`];
  }
  if (mediaType === eventStream) return [...problems, ...validateEvents(document, validate, content.schema, bodyText)];
  // The bytes of other ranges have no rules.
  if (isRange && mediaType !== "text/*") return problems;
  const literals = new NonIntegerLiterals();
  const body = isRange ? { value: bodyText } : tryParse(bodyText, literals);
  if (!body) return [...problems, `body: must be JSON, got ${JSON.stringify(bodyText.slice(0, 80))}`];
  const violations = validate(content.schema, body.value, literals).map(
    ({ path, message }) => `body ${path}: ${message}`,
  );
  return [...problems, ...violations, ...validateError(document, response, status, body.value)];
}

/** Returns the media type or range that documents a Content-Type. The most specific one applies (OpenAPI 3.1, section 4.8.17). */
export function findContent({ content = {} }: BodyObject, contentType = "") {
  const [type = ""] = contentType.split(";");
  // A range is no valid Content-Type.
  if (type.includes("*")) return undefined;
  const name = [type, type.replace(/\/.*/, "/*"), "*/*"].find((candidate) => Object.hasOwn(content, candidate));
  return Object.entries(content).find(([documented]) => documented === name);
}

function validateError(document: ContractDocument, response: ResponseObject, status: number, body: unknown): string[] {
  const codes = response["x-error-codes"];
  if (!codes) return [];
  const error = body as { code?: string; status?: unknown } | null;
  const code = String(error?.code);
  const expectedStatus = document["x-error-codes"][code]?.status ?? status;
  const problems: string[] = [];
  if (error?.status !== status)
    problems.push(`body /status: must equal the HTTP status ${status}, got ${String(error?.status)}`);
  if (!codes.includes(code))
    problems.push(`body /code: must be one of x-error-codes (${codes.join(", ")}), got ${code}`);
  if (expectedStatus !== status)
    problems.push(`body /code: ${code} belongs to status ${expectedStatus}, got ${status}`);
  return problems;
}

function tryParse(text: string, literals: NonIntegerLiterals): { value: unknown } | undefined {
  try {
    return { value: parseJson(text, literals) };
  } catch {
    return undefined;
  }
}
