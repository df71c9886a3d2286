import type { OperationEntry, RequestLimits, Validators } from "./contract.ts";
import type { Awaitable } from "./handler.ts";
import { readBody } from "./read-body.ts";
import { createParameterReader, type ParameterSource, type ParameterValues } from "./read-parameters.ts";
import { RefusedInput, refuseViolations, type Violation } from "./refusal.ts";
import { rememberTargets } from "./remember-targets.ts";

export type InputReader = (source: ParameterSource) => Awaitable<ReadInput | RefusedInput>;

/** The valid input of a request, each member only where its operation has it. */
export interface ReadInput extends ParameterValues {
  readonly body?: unknown;
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
  const validateBody = inputs[`${operation.id}.body`];

  return (source) => {
    const { values, violations } = readParameters(source);
    if (!operation.body) return violations.length > 0 ? refuseViolations(violations, limits.violations) : values;
    return readBody(source.request, operation.body, validateBody, limits).then((read) => {
      if (read instanceof RefusedInput) return read;
      const all: Violation[] = [...violations, ...read.violations];
      return all.length > 0
        ? refuseViolations(all, limits.violations)
        : { ...values, body: read.body, bodyBytes: read.bodyBytes };
    });
  };
}
