import type { BodyEntry, OperationEntry, RequestLimits, Validators } from "../contract.ts";
import type { Awaitable } from "../message.ts";
import { EngineError, toValidationError } from "../reply/error-reply.ts";
import { type BodyRead, type ContentPlan, findContent, malformed, planContents, readContent } from "./read-body.ts";
import {
  type ParameterPlan,
  type ParameterSource,
  type ParametersRead,
  type ParameterValues,
  planParameters,
  readParameters,
} from "./read-parameters.ts";

/** What an operation reads of a request, prepared once. */
export interface InputPlan {
  readonly parameters: ParameterPlan;
  readonly body: BodyEntry | null;
  readonly contents: ReadonlyMap<string, ContentPlan>;
  readonly limits: RequestLimits;
}

/** The valid input of a request, each member only if its operation has it. */
export interface ReadInput extends ParameterValues {
  readonly body?: unknown;
  /** Of a body that may have several. */
  readonly mediaType?: string | undefined;
  readonly bodyBytes?: Uint8Array;
}

export function planInput(operation: OperationEntry, inputs: Validators, limits: RequestLimits): InputPlan {
  const { body } = operation;
  const contents = body ? planContents(operation.id, body, inputs) : new Map();
  return { parameters: planParameters(operation, inputs), body, contents, limits };
}

/** Reads and validates parameters and body. One error lists the violations of both. */
export function readInput(plan: InputPlan, source: ParameterSource): Awaitable<ReadInput | EngineError> {
  const parameters = readParameters(plan.parameters, source);
  if (plan.body) return readInputWithBody(plan, plan.body, source, parameters);
  const { values, violations } = parameters;
  return violations.length > 0 ? toValidationError(violations, plan.limits.violations) : values;
}

async function readInputWithBody(
  { contents, limits }: InputPlan,
  body: BodyEntry,
  { request }: ParameterSource,
  { values, violations }: ParametersRead,
): Promise<ReadInput | EngineError> {
  const content = findContent(contents, request);
  const isWrongType = content instanceof EngineError;
  if (isWrongType && body.required) return content;
  let bytes: Uint8Array | undefined;
  try {
    bytes = await request.readBody(limits.bodyBytes);
  } catch {
    // The client does not get the response, but it is no failure of the service.
    return malformed("The body broke off before its end. Send it whole.");
  }
  // A server may pass an empty stream if nothing was sent, so only its end tells whether there is a body.
  const isLeftOut = !body.required && bytes?.byteLength === 0;
  if (isWrongType && !isLeftOut) return content;
  const read = isLeftOut || isWrongType ? noBody : await readContent(content, request, bytes, limits);
  if (read instanceof EngineError) return read;
  const all = violations.length > 0 ? [...violations, ...read.violations] : read.violations;
  if (all.length > 0) return toValidationError(all, limits.violations);
  const mediaType = isWrongType || contents.size === 1 ? undefined : content.mediaType;
  const ordered = body.members ? orderMembers(read.body, body.members) : read.body;
  return { ...values, body: ordered, mediaType, bodyBytes: read.bodyBytes };
}

const noBody: BodyRead = { body: undefined, bodyBytes: new Uint8Array(), violations: [] };

/** Returns an object with its members in the given order, and others after them; anything else as it is. */
export function orderMembers(value: unknown, order: readonly string[]): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const places = Object.keys(value).map(toLocation);
  // Most clients send them in order.
  if (places.every((place, index) => index === 0 || place >= (places[index - 1] as number))) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => toLocation(one) - toLocation(other)));

  function toLocation(name: string): number {
    return order.includes(name) ? order.indexOf(name) : order.length;
  }
}
