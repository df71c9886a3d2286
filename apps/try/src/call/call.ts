import { contract } from "@animal-store/contract";
import type { Operation, Parameter } from "../contract/operations.ts";
import type { Draft } from "../request/request-form.tsx";

/** A request that is ready to be sent, and what it was made from. */
export interface Call {
  readonly operation: Operation;
  readonly draft: Draft;
  readonly caller: Caller;
  /** The statuses that were asked for: `code=503`, or nothing. */
  readonly prefer: string;
}

/** Who sends a request. */
export interface Caller {
  readonly name: string;
  /** undefined: no Authorization header is sent. */
  readonly key: string | undefined;
  /** Requests that it may send in a minute. */
  readonly perMinute: number;
}

/** The parameters of a call that were given a value, by where they go. */
export function parametersOf({ operation, draft }: Call, place: Parameter["in"]): readonly GivenParameter[] {
  return operation.parameters
    .filter((parameter) => parameter.in === place)
    .map((parameter) => ({ parameter, value: draft.parameters[parameter.name] ?? "" }))
    .filter(({ value }) => place === "path" || value !== "");
}

export interface GivenParameter {
  readonly parameter: Parameter;
  readonly value: string;
}

/** The path and query of a call, from the root of the host. */
export function targetOf(call: Call): string {
  const path = parametersOf(call, "path").reduce(
    (template, { parameter, value }) => template.replace(`{${parameter.name}}`, () => encodeURIComponent(value)),
    call.operation.path,
  );
  const query = new URLSearchParams(parametersOf(call, "query").map(({ parameter, value }) => [parameter.name, value]));
  return `${contract.basePath}${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** The header fields of a call, in the order in which they are shown. */
export function headersOf(call: Call): readonly (readonly [name: string, value: string])[] {
  const { key } = call.caller;
  const { mediaType } = call.operation;
  return [
    ...(key === undefined ? [] : [["Authorization", `Bearer ${key}`] as const]),
    ...(mediaType === undefined ? [] : [["Content-Type", mediaType] as const]),
    ...parametersOf(call, "header").map(({ parameter, value }) => [parameter.name, value] as const),
    ...(call.prefer === "" ? [] : [["Prefer", call.prefer] as const]),
  ];
}

/** The bytes that a call sends, as text; undefined where its operation takes none. */
export function bodyOf({ operation, draft }: Call): string | undefined {
  return operation.mediaType === undefined ? undefined : draft.body;
}
