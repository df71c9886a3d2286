import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { type ContractDocument, documentedOperations, type ResponseObject } from "../document/contract-document.ts";
import { createSchemaValidator, type SchemaValidator } from "./schema-validator.ts";
import { lifecycleOf, validateHeaders, validateValues } from "./validate-headers.ts";

/** An answer as it came over the wire. */
export interface ValidatedResponse {
  readonly status: number;
  /** Names and values; fetch's `Headers` and a Map both fit. */
  readonly headers: Iterable<readonly [string, string]>;
  readonly bodyText: string;
}

/** What an answer is judged by, of the request that it answers. */
export interface ValidatedRequest {
  readonly method: string;
  /** Whether it carried an `Origin`: then, and only then, its answer may have headers of the CORS protocol. */
  readonly hasOrigin?: boolean;
}

/** Judges one answer. @returns each violation: the place in the contract, the rule, and what was found; empty when it fits */
export type ResponseValidator = (
  operationId: string,
  request: ValidatedRequest,
  response: ValidatedResponse,
) => string[];

/**
 * A judge that reads the document itself and takes answers as closed: what is not documented is a violation. It shares no code
 * with the generated validators and the engine, so that one mistake cannot hide on both sides.
 * @param options `allowCors`: whether every answer may have headers of the CORS protocol, whatever it was asked with
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
    const documented = operation.responses.get(status);
    if (!documented)
      return [
        `${operationId} → ${status}: is not documented; documented are ${[...operation.responses.keys()].join(", ")}`,
      ];
    const values = combineHeaders(response.headers);
    const problems = [
      ...validateHeaders({ document, validate, allowCors: allowCors || hasOrigin }, documented, values),
      ...validateBody(document, validate, documented, method, response, values.get("content-type")),
      ...validateValues(documented, lifecycle, values),
    ];
    return problems.map((problem) => `${operationId} → ${status} → ${problem}`);
  };
}

function combineHeaders(headers: Iterable<readonly [string, string]>): Map<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of headers) {
    const before = values.get(name.toLowerCase());
    values.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return values;
}

/** Compares Content-Type and body with the documented ones; members that the document does not describe are violations. */
function validateBody(
  document: ContractDocument,
  validate: SchemaValidator,
  response: ResponseObject,
  method: string,
  { status, bodyText }: ValidatedResponse,
  contentType: string | undefined,
): string[] {
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
  const expected = mediaType && `${mediaType}; charset=utf-8`;
  const problems =
    contentType === expected
      ? []
      : [`header Content-Type: must be ${expected ?? "absent"}, got ${contentType ?? "none"}`];
  if (method === "HEAD" || !content) {
    return bodyText === "" ? problems : [...problems, `body: must be absent, got ${bodyText.length} characters`];
  }
  const literals = new NonIntegerLiterals();
  const body = tryParse(bodyText, literals);
  if (!body) return [...problems, `body: must be JSON, got ${JSON.stringify(bodyText.slice(0, 80))}`];
  const broken = validate(content.schema, body.value, literals).map(({ path, message }) => `body ${path}: ${message}`);
  return [...problems, ...broken, ...validateError(document, response, status, body.value)];
}

function validateError(document: ContractDocument, response: ResponseObject, status: number, body: unknown): string[] {
  const codes = response["x-error-codes"];
  if (!codes) return [];
  const error = body as { code?: string; status?: unknown } | null;
  const code = String(error?.code);
  const ofCode = document["x-error-codes"][code]?.status;
  return [
    ...(error?.status === status
      ? []
      : [`body /status: must equal the HTTP status ${status}, got ${String(error?.status)}`]),
    ...(codes.includes(code) ? [] : [`body /code: must be one of x-error-codes (${codes.join(", ")}), got ${code}`]),
    ...(ofCode === undefined || ofCode === status
      ? []
      : [`body /code: ${code} belongs to status ${ofCode}, got ${status}`]),
  ];
}

function tryParse(text: string, literals: NonIntegerLiterals): { value: unknown } | undefined {
  try {
    return { value: parseJson(text, literals) };
  } catch {
    return undefined;
  }
}
