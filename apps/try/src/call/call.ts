import { contract } from "@animal-store/contract";
import type { Operation, Parameter } from "../contract/operations.ts";
import type { Draft } from "../request/request-form.tsx";

/** A request that is ready to send. */
export interface Call {
  readonly operation: Operation;
  readonly draft: Draft;
  readonly caller: Caller;
  /** The `Prefer` header, for example `code=503`, or an empty string. */
  readonly prefer: string;
}

export interface Caller {
  readonly name: string;
  /** If undefined, the request has no Authorization header. */
  readonly key: string | undefined;
  /** Requests per minute. */
  readonly perMinute: number;
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

/** Returns the value, or each item of an array, which has commas between them. */
export function toItems({ parameter, value }: ParameterValue): readonly string[] {
  return parameter.isArray ? value.split(",").map((item) => item.trim()) : [value];
}

/** Returns the path and query of a call. */
export function toRequestTarget(call: Call): string {
  const path = getParameters(call, "path").reduce(
    (template, { parameter, value }) => template.replace(`{${parameter.name}}`, () => encodeURIComponent(value)),
    call.operation.path,
  );
  const query = new URLSearchParams(
    getParameters(call, "query").flatMap((each) => toItems(each).map((item) => [each.parameter.name, item])),
  );
  return `${contract.basePath}${path}${query.size > 0 ? `?${query}` : ""}`;
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
