import { NonIntegerLiterals, parseJson, stringifyJson } from "@animal-store/exact-json";
import { findMediaType } from "@animal-store/openapi-document/nodes";
import type { Contract, OperationEntry, Validators } from "../contract.ts";
import { parseText, type TextReader, trim } from "../input/parse-text.ts";
import { findCountProblem } from "../input/read-items.ts";
import { validateJson } from "../input/validate-json.ts";
import { isStream, type PipelineResponse, toBodyText } from "../message.ts";
import type { ResponseContext } from "./responder.ts";
import { findResponseEntry, isRepeatedHeader } from "./response-headers.ts";

// Headers of the message and the connection, which no operation documents (RFC 9110, RFC 9112).
const messageHeaders = new Set(["Content-Type", "Connection"]);

/**
 * Validates the status, headers and body of a response. Returns a sentence for each violation.
 * @param canLackHeaders whether its documented headers can be missing: the app cannot set those of a response of the pipeline
 */
export function validateResponse(
  contract: Contract,
  validators: Validators,
  { operation, request }: Pick<ResponseContext, "operation"> & Partial<ResponseContext>,
  { status, headers, body }: PipelineResponse,
  canLackHeaders = false,
): string[] {
  const documented = findResponseEntry(operation, status);
  const entry = documented ?? contract.unrouted[status];
  const prefix = documented ? `${operation?.id}.${findStatusKey(operation, status)}` : `unrouted.${status}`;
  if (!operation && Object.keys(contract.unrouted).length === 0) return [];
  if (!entry || (operation && !documented))
    return [`status ${status} is not documented for ${operation?.id ?? "requests that match no operation"}`];

  const problems = Object.keys(headers)
    .filter((header) => !messageHeaders.has(header) && !(header in entry.headers))
    // HTTP requires the challenge, and `securitySchemes` implies it (RFC 9110, section 15.5.2).
    .filter((header) => !(status === 401 && header === "WWW-Authenticate"))
    .filter((header) => !(status === 304 && isRepeatedHeader(header)))
    // The pipeline sets it for events.
    .filter((header) => !(header === "Cache-Control" && isStream(body)))
    .map((header) => `header ${header} is not documented`);
  const reader: TextReader = { violations: [], jsonDepth: Infinity, literals: new NonIntegerLiterals() };
  const values = Object.entries(entry.headers).flatMap(([header, entry]) => {
    // Middleware around the app can have set it.
    const value = headers[header] ?? request?.c.res.headers.get(header) ?? undefined;
    if (value === undefined) return [];
    return [[header.toLowerCase(), parseText({ ...entry, name: header }, value, trim, reader)]];
  });
  problems.push(...reader.violations.map(({ message }) => `header ${message}`));
  const isIncomplete = canLackHeaders && values.length < Object.keys(entry.headers).length;
  if (reader.violations.length === 0 && !isIncomplete)
    problems.push(...listViolations(validators[`${prefix}.headers`], Object.fromEntries(values), "header "));
  if ((body === null) !== (entry.mediaType === null))
    problems.push(body === null ? "the documented body is missing" : "a body is not documented");
  if (body === null || isStream(body) || entry.mediaType === null) return problems;
  const { "Content-Type": type = "" } = headers;
  const { contents = { [entry.mediaType]: { kind: "json" } } } = entry;
  const mediaType = findMediaType(Object.keys(contents), type);
  const kind = contents[mediaType ?? ""]?.kind;
  const validator = validators[mediaType === entry.mediaType ? `${prefix}.body` : `${prefix}.body ${mediaType}`];
  if (!kind) problems.push(`media type ${type} is not documented`);
  else if (kind === "json") problems.push(...listViolations(validator, undefined, "body ", toBodyText(body)));
  else if (kind !== "text" && !(body instanceof Uint8Array)) problems.push("the body must be a Uint8Array");
  else problems.push(...listViolations(validator, kind === "text" ? toBodyText(body) : body, "body "));
  return problems;
}

/**
 * Returns a function that validates events or other items as the client receives them, and their end. It returns a sentence for each
 * violation.
 */
export function createItemValidator(
  validators: Validators,
  operation: OperationEntry,
  { status, headers }: Pick<PipelineResponse, "status" | "headers">,
): (item: IteratorResult<unknown>) => string[] {
  const prefix = `${operation.id}.${findStatusKey(operation, status)}.body`;
  const { mediaType: firstType, contents = {} } = findResponseEntry(operation, status) ?? {};
  const mediaType = findMediaType(Object.keys(contents), headers["Content-Type"] ?? "");
  const validator = validators[mediaType === firstType ? prefix : `${prefix} ${mediaType}`];
  let count = 0;
  return ({ done = false, value }) => {
    if (!done) count += 1;
    const problem = findCountProblem(contents[mediaType ?? ""] ?? {}, count, done);
    if (problem !== undefined) return [`body ${problem}`];
    return done ? [] : listViolations(validator, undefined, "event ", stringifyJson(value));
  };
}

/** Returns the violations of the JSON of a documented error. */
export function validateErrorBody(
  validators: Validators,
  operation: OperationEntry,
  { status, body }: Pick<PipelineResponse, "status" | "body">,
): string[] {
  const isJson = /json$/.test(findResponseEntry(operation, status)?.mediaType ?? "");
  const validator = validators[`${operation.id}.${findStatusKey(operation, status)}.body`];
  return isJson ? listViolations(validator, undefined, "body ", toBodyText(body)) : [];
}

function listViolations(
  validator: Validators[string] | undefined,
  value: unknown,
  part: string,
  text?: string,
): string[] {
  const literals = new NonIntegerLiterals();
  const parsed = text === undefined ? value : parseJson(text, literals);
  const { violations } = validateJson(validator, parsed, { literals });
  return violations.map(({ path, message }) => `${part}${path}: ${message}`);
}

function findStatusKey(operation: OperationEntry | undefined, status: number): string | undefined {
  return [String(status), `${String(status)[0]}XX`, "default"].find((key) => operation?.responses[key]);
}
