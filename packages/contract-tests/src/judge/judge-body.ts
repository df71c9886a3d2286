import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import type { ContractDocument, ResponseObject } from "../document/contract-document.ts";
import type { HeaderValues } from "./judge-headers.ts";
import type { SchemaValidator } from "./schema-validator.ts";

export interface JudgedBody {
  readonly method: string;
  readonly status: number;
  readonly headers: HeaderValues;
  readonly bodyText: string;
}

/** Compares Content-Type and body with the documented ones; members that the document does not describe are violations. */
export function judgeBody(
  document: ContractDocument,
  validate: SchemaValidator,
  response: ResponseObject,
  answer: JudgedBody,
): string[] {
  const { method, headers, bodyText } = answer;
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [];
  const expected = mediaType && `${mediaType}; charset=utf-8`;
  const contentType = headers.get("content-type");
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
  return [...problems, ...broken, ...judgeError(document, response, answer.status, body.value)];
}

function judgeError(document: ContractDocument, response: ResponseObject, status: number, body: unknown): string[] {
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
