import { contract } from "@animal-store/contract";
import type { Operation, Parameter } from "./operations.ts";

/** A request that is ready to send. */
export interface Call {
  readonly operation: Operation;
  readonly draft: Draft;
  readonly caller: Caller;
  /** The `Prefer` header, for example `code=503`, or an empty string. */
  readonly prefer: string;
}

/** The input for an operation. */
export interface Draft {
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Creates a valid input from the examples of the contract, with the parameters that are required or show what the operation can do.
 * @throws {Error} if one of them has no example
 */
export function createDraft({ id, parameters, bodies }: Operation): Draft {
  const examples = parameters.filter(isInExample).map(({ name, example }) => {
    if (example !== "") return [name, example] as const;
    throw new Error(`${id}: ${name} must have an example for the samples of the reference. Add it to petstore.yaml.`);
  });
  return { parameters: Object.fromEntries(examples), body: bodies[0]?.text ?? "" };
}

// Omits opaque values, such as cursors and ETags, which come from earlier responses, and what can still change.
function isInExample({ isRequired, isStable, type, choices }: Parameter): boolean {
  return isRequired || (isStable && (type !== "string" || choices.length > 0));
}

export interface Caller {
  readonly name: string;
  /** If undefined, the request has no Authorization header. */
  readonly key: string | undefined;
  /** Requests per minute. Undefined if only the server knows it. */
  readonly perMinute: number | undefined;
}

/** Returns the parameters of a call that have a value. Path parameters can be empty. */
export function getParameters({ operation, draft }: Call, location: Parameter["in"]): readonly ParameterValue[] {
  return operation.parameters
    .filter((parameter) => parameter.in === location)
    .map((parameter) => ({ parameter, value: draft.parameters[parameter.name] ?? "" }))
    .filter(({ value }) => location === "path" || value !== "");
}

export interface ParameterValue {
  readonly parameter: Parameter;
  readonly value: string;
}

/** Returns the path and query of a call. */
export function toRequestTarget(call: Call, basePath: string = contract.basePath): string {
  const path = getParameters(call, "path").reduce(
    (template, { parameter, value }) => template.replace(`{${parameter.name}}`, () => encodeURIComponent(value)),
    call.operation.path,
  );
  const query = new URLSearchParams(
    getParameters(call, "query").flatMap(({ parameter, value }) =>
      splitItems(parameter, value).map((item) => [parameter.name, item]),
    ),
  );
  const whole = getParameters(call, "querystring").map(({ value }) => value);
  const text = [query.toString(), ...whole].filter(Boolean).join("&");
  return `${basePath}${path}${text && `?${text}`}`;
}

/** Returns the items of an array, which the user separates with commas, or the value of another parameter. */
export function splitItems({ type }: Parameter, value: string): string[] {
  return type === "array" ? value.split(",").map((item) => item.trim()) : [value];
}

export function toHeaders(call: Call): readonly (readonly [name: string, value: string])[] {
  const { key } = call.caller;
  const { mediaType } = call.operation;
  return [
    ...(key === undefined ? [] : [["Authorization", `Bearer ${key}`] as const]),
    ...(mediaType === undefined ? [] : [["Content-Type", mediaType] as const]),
    ...getParameters(call, "header").map(({ parameter, value }) => [parameter.name, value] as const),
    ...(call.prefer === "" ? [] : [["Prefer", call.prefer] as const]),
  ];
}

export function toBody({ operation, draft }: Call): string | undefined {
  return operation.mediaType === undefined ? undefined : draft.body;
}

/** @throws {TypeError} if a header value is invalid */
export function toRequest(call: Call): Request {
  const body = toBody(call);
  return new Request(new URL(toRequestTarget(call), location.origin), {
    method: call.operation.method,
    headers: toHeaders(call).map(([name, value]) => [name, value]),
    ...(body !== undefined && { body }),
  });
}
