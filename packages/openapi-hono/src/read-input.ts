import type { OperationEntry, RequestLimits, Validator, Validators } from "./contract.ts";
import type { Awaitable } from "./handler.ts";
import type { ReceivedRequest } from "./message.ts";
import { orderMembers } from "./order-members.ts";
import { type BodyRead, brokeOff, checkMediaType, parseBody } from "./read-body.ts";
import { type ContentReader, createContentReader } from "./read-content.ts";
import { createParameterReader, type ParameterSource, type ParameterValues } from "./read-parameters.ts";
import { RefusedInput, refuseViolations } from "./refusal.ts";
import { rememberTargets } from "./remember-targets.ts";
import { attempt, whenReady } from "./when-ready.ts";

export type InputReader = (source: ParameterSource) => Awaitable<ReadInput | RefusedInput>;

/** The valid input of a request, each member only where its operation has it. */
export interface ReadInput extends ParameterValues {
  readonly body?: unknown;
  /** Where there are several to choose from. */
  readonly mediaType?: string | undefined;
  readonly bodyBytes?: Uint8Array;
}

export interface InputReaderOptions {
  readonly inputs: Validators;
  readonly limits: RequestLimits;
  readonly remembersTargets: boolean;
}

/** Prepares the reading of an operation's input: parameters and body, with the violations of both in one refusal. */
export function createInputReader(
  operation: OperationEntry,
  { inputs, limits, remembersTargets }: InputReaderOptions,
): InputReader {
  const read = createParameterReader(operation, inputs[`${operation.id}.parameters`]);
  const readParameters = remembersTargets ? rememberTargets(operation, read) : read;
  const { body } = operation;
  if (!body) {
    return (source) => {
      const { values, violations } = readParameters(source);
      return violations.length > 0 ? refuseViolations(violations, limits.violations) : values;
    };
  }
  const bodyReader = body.contents
    ? createContentReader(operation.id, body, inputs, limits)
    : jsonReader(body.mediaType, inputs[`${operation.id}.body`], limits);

  return (source) => {
    const { values, violations } = readParameters(source);
    const content = bodyReader(source.request);
    const isWrongType = content instanceof RefusedInput;
    if (isWrongType && body.required) return content;
    const received = attempt<Uint8Array | RefusedInput | undefined>(
      () => source.request.readBody(limits.bodyBytes),
      brokeOff,
    );
    return whenReady(received, (bytes) => {
      if (bytes instanceof RefusedInput) return bytes;
      // A server may hand over an empty stream where nothing was sent, so only its end tells whether there is a body.
      const isLeftOut = !body.required && bytes?.byteLength === 0;
      if (isWrongType && !isLeftOut) return content;
      return whenReady(isLeftOut || isWrongType ? noBody : content.read(bytes), (read) => {
        if (read instanceof RefusedInput) return read;
        const all = violations.length > 0 ? [...violations, ...read.violations] : read.violations;
        if (all.length > 0) return refuseViolations(all, limits.violations);
        const mediaType = isWrongType ? undefined : content.mediaType;
        const ordered = body.members ? orderMembers(read.body, body.members) : read.body;
        return { ...values, body: ordered, mediaType, bodyBytes: read.bodyBytes };
      });
    });
  };
}

/** One reader for all requests: nearly every body comes this way. */
function jsonReader(mediaType: string, validate: Validator | undefined, limits: RequestLimits) {
  const reader: ContentReader = { mediaType: undefined, read: (bytes) => parseBody(bytes, validate, limits) };
  return (request: ReceivedRequest): ContentReader | RefusedInput => checkMediaType(request, mediaType) ?? reader;
}

const noBody: BodyRead = { body: undefined, bodyBytes: new Uint8Array(), violations: [] };
