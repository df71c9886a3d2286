import type { BodyEntry, OperationEntry, RequestLimits, Validators } from "../contract.ts";
import { type Awaitable, isObject } from "../message.ts";
import { PipelineError, toValidationError } from "../reply/error-reply.ts";
import {
  type ContentSpec,
  findContent,
  malformedBody,
  type ParsedBody,
  readContent,
  toContentSpecs,
} from "./read-body.ts";
import { readItems } from "./read-items.ts";
import {
  type ParameterSource,
  type ParametersSpec,
  type ParameterValues,
  type ParsedParameters,
  readParameters,
  toParametersSpec,
} from "./read-parameters.ts";

export interface InputSpec {
  readonly parameters: ParametersSpec;
  readonly body: BodyEntry | null;
  readonly contents: ReadonlyMap<string, ContentSpec>;
  readonly limits: RequestLimits;
}

export interface ValidInput extends ParameterValues {
  readonly body?: unknown;
  /** Set only if the operation documents several media types. */
  readonly mediaType?: string | undefined;
  readonly bodyBytes?: Uint8Array;
}

export function toInputSpec(operation: OperationEntry, validators: Validators, limits: RequestLimits): InputSpec {
  const { body } = operation;
  const contents = body ? toContentSpecs(operation.id, body, validators) : new Map();
  return { parameters: toParametersSpec(operation, validators, limits.jsonDepth), body, contents, limits };
}

/** Reads and validates parameters and body. One error lists the violations of both. */
export function readInput(spec: InputSpec, source: ParameterSource): Awaitable<ValidInput | PipelineError> {
  const parameters = readParameters(spec.parameters, source);
  if (spec.body) return readInputWithBody(spec, spec.body, source, parameters);
  const { values, violations } = parameters;
  return violations.length > 0 ? toValidationError(violations, spec.limits.violations) : values;
}

async function readInputWithBody(
  { contents, limits }: InputSpec,
  body: BodyEntry,
  { request }: ParameterSource,
  { values, violations }: ParsedParameters,
): Promise<ValidInput | PipelineError> {
  const content = findContent(contents, request);
  const isWrongType = content instanceof PipelineError;
  const hasType = request.header("content-type") !== null;
  if (isWrongType && body.required && hasType) return content;
  if (!isWrongType && content.format) {
    if (violations.length > 0) return toValidationError(violations, limits.violations);
    const items = readItems({ ...content, format: content.format }, request, limits);
    return { ...values, body: items, mediaType: contents.size === 1 ? undefined : content.mediaType };
  }
  let bytes: Uint8Array | undefined;
  try {
    bytes = await request.readBody(limits.bodyBytes);
  } catch {
    // The client aborted the request, which is not a failure of the service.
    return malformedBody("The body is incomplete. Send all of it.");
  }
  // A server can pass an empty stream without a body, so only its length shows whether a body exists.
  const isEmpty = bytes?.byteLength === 0;
  if (isEmpty && body.required && !hasType)
    return malformedBody(`The body is missing. Send it with ${describeTypes([...contents.keys()])}.`);
  const isOmitted = isEmpty && !body.required;
  if (isWrongType && !isOmitted) return content;
  const parsedBody = isOmitted || isWrongType ? emptyBody : await readContent(content, request, bytes, limits);
  if (parsedBody instanceof PipelineError) return parsedBody;
  const allViolations = violations.length > 0 ? [...violations, ...parsedBody.violations] : parsedBody.violations;
  if (allViolations.length > 0) return toValidationError(allViolations, limits.violations);
  const mediaType = isWrongType || contents.size === 1 ? undefined : content.mediaType;
  const ordered = body.members ? orderMembers(parsedBody.body, body.members) : parsedBody.body;
  return { ...values, body: ordered, mediaType, bodyBytes: parsedBody.bodyBytes };
}

const emptyBody: ParsedBody = { body: undefined, bodyBytes: new Uint8Array(), violations: [] };

/** Returns an object with its members in the given order, then its other members. Returns any other value unchanged. */
export function orderMembers(value: unknown, order: readonly string[]): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const ranks = Object.keys(value).map(toRank);
  if (ranks.every((rank, index) => index === 0 || rank >= (ranks[index - 1] as number))) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => toRank(left) - toRank(right)));

  function toRank(name: string): number {
    return order.includes(name) ? order.indexOf(name) : order.length;
  }
}

function describeTypes(types: readonly string[]): string {
  const hasRange = types.some((type) => type.includes("*"));
  return `${hasRange ? "a Content-Type that matches" : "Content-Type:"} ${types.join(" or ")}`;
}
