import type { OperationId } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";
import { validators as inputValidators } from "@animal-store/contract/inputs";
import { validators as responseValidators } from "@animal-store/contract/responses";
import { type Layer, parseJson, toLocations } from "@animal-store/openapi-client";
import { describeViolations, type Validators } from "@animal-store/openapi-hono";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { OperationData, OperationInput } from "./store-client.ts";

/** The validators of an operation, as Standard Schema (standardschema.dev), for forms and other libraries that accept it. */
export interface OperationValidators<Id extends OperationId> {
  /** Validates the input of the operation, with the rules and messages of the API. */
  readonly input: StandardSchemaV1<unknown, OperationInput<Id>>;
  /** Validates the data of a successful response. */
  readonly data: StandardSchemaV1<unknown, OperationData<Id>>;
}

/**
 * The validators of each operation.
 * @example
 * ```ts
 * const result = validators.createPet.input["~standard"].validate({ name: "" });
 * // { issues: [{ path: ["name"], message: "name must be a string of 1 to 255 characters, got \"\"." }, …] }
 * ```
 */
export const validators: { readonly [Id in OperationId]: OperationValidators<Id> } = createValidators();

/**
 * Returns a layer that validates the data of each successful response.
 * @throws {ResponseValidationError} from the call, which is not retried
 * @example
 * ```ts
 * const store = createStoreClient({ baseUrl, apiKey, layers: [withResponseValidation()] });
 * ```
 */
export function withResponseValidation(): Layer {
  return async (request, next, { operation }) => {
    const response = await next(request);
    const { data } = validators[operation as OperationId] ?? {};
    if (!data || !response.ok) return response;
    // The client reports a response that is not JSON.
    const value = await response
      .clone()
      .text()
      .then(parseJson)
      .catch(() => undefined);
    if (value === undefined) return response;
    const { issues } = await data["~standard"].validate(value);
    if (issues) throw new ResponseValidationError(operation as OperationId, issues);
    return response;
  };
}

/** A response violates the contract: the API is newer than this client, or has a defect. */
export class ResponseValidationError extends Error {
  override readonly name = "ResponseValidationError";
  readonly operation: OperationId;
  readonly issues: readonly StandardSchemaV1.Issue[];

  constructor(operation: OperationId, issues: readonly StandardSchemaV1.Issue[]) {
    super(`The response of ${operation} violates the contract: ${issues.map(({ message }) => message).join(" ")}`);
    this.operation = operation;
    this.issues = issues;
  }
}

function createValidators() {
  const entries = Object.entries(calls).map(([route, { operation, ...call }]) => {
    const isData = (name: string) => name.startsWith(`${operation}.2`) && name.endsWith(".body");
    const data = createSchema(responseValidators[Object.keys(responseValidators).find(isData) ?? ""]);
    const input =
      "input" in call
        ? createSchema(inputValidators[`${operation}.body`])
        : createSchema(inputValidators[`${operation}.parameters`], (value) => {
            const { path, query } = toLocations(route, {}, (value ?? {}) as Record<string, unknown>);
            return { path, query, header: {} };
          });
    return [operation, { input, data }] as const;
  });
  // Safe, because the calls, the validators and the types are generated from the same contract.
  return Object.fromEntries(entries) as unknown as typeof validators;
}

function createSchema(
  validate: Validators[string] | undefined,
  toRoot?: (value: unknown) => unknown,
): StandardSchemaV1 {
  // The path of a parameter begins with its location, such as /query/limit.
  const toPath = (pointer: string) =>
    pointer
      .split("/")
      .slice(toRoot ? 2 : 1)
      .join("/");
  return {
    "~standard": {
      version: 1,
      vendor: "animal-store",
      validate(value) {
        if (!validate || validate.call(undefined, toRoot ? toRoot(value) : value)) return { value };
        const violations = describeViolations(validate.errors ?? [], toPath);
        return {
          issues: violations.map(({ path, message }) => ({
            message,
            path: path === "" ? [] : path.split("/").map(decodeSegment),
          })),
        };
      },
    },
  };
}

/** Decodes a segment of a JSON Pointer (RFC 6901). */
function decodeSegment(segment: string): string {
  return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
