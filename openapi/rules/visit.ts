import { isNode } from "@animal-store/openapi-document";
import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";

type Reference = { $ref: string };

export type Examples = { example?: unknown; examples?: Record<string, { value?: unknown } | Reference> };

export type ExampleValue = { value: unknown; location: Location };

type Response = { content?: Record<string, Examples>; "x-error-codes"?: string[] };

/** A response with its status, its error codes and its location. */
export type DocumentedResponse = { status: number; codes: string[]; response: Response; location: Location };

/** Visits each response of the operations and the root. A shared response is visited once per status. */
export function visitResponses(visit: (response: DocumentedResponse, context: UserContext) => void): Oas3Visitor {
  const visited = new Set<string>();

  function visitEach(responses: Record<string, Response | Reference>, context: UserContext): void {
    for (const [status, entry] of Object.entries(responses)) {
      if (!isStatusCode(status)) continue;
      const resolved = resolveRef(entry, context.location.child([status]), context);
      const key = `${status} ${resolved?.location.absolutePointer}`;
      if (!resolved || visited.has(key)) continue;
      visited.add(key);
      const { "x-error-codes": codes } = resolved.node;
      const response = { status: Number(status), codes: Array.isArray(codes) ? codes : [], response: resolved.node };
      visit({ ...response, location: resolved.location }, context);
    }
  }

  return { Responses: visitEach, UnroutedResponses: visitEach };
}

/** Returns the values of `example` and `examples` with their locations, and resolves `$ref`s. */
export function exampleValues(owner: Examples | null, location: Location, context: UserContext): ExampleValue[] {
  const { example, examples } = owner ?? {};
  const singleExample = example === undefined ? [] : [{ value: example, location: location.child(["example"]) }];
  const namedExamples = Object.entries(examples ?? {}).flatMap(([name, entry]) => {
    const resolved = resolveRef(entry, location.child(["examples", name]), context);
    return resolved && "value" in resolved.node
      ? [{ value: resolved.node.value, location: resolved.location.child(["value"]) }]
      : [];
  });
  return [...singleExample, ...namedExamples];
}

/** Returns the target of a `$ref`, or `entry` without one. Redocly reports a missing target itself. */
function resolveRef<Entry extends object>(
  entry: Entry | Reference,
  location: Location,
  { resolve }: UserContext,
): { node: Entry; location: Location } | undefined {
  if (!isNode(entry)) return undefined;
  if (!("$ref" in entry)) return { node: entry, location };
  const target = resolve<Entry>(entry, location.source.absoluteRef);
  return target.location && isNode(target.node) ? { node: target.node as Entry, location: target.location } : undefined;
}

/** Returns false for `default`, a range such as `4XX` and an extension. */
export function isStatusCode(key: string): boolean {
  return /^[1-5]\d\d$/.test(key);
}
