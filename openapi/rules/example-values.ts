import type { Location, UserContext } from "@redocly/openapi-core";
import type { Examples } from "./contract-document.ts";
import { follow } from "./follow.ts";

export type ExampleValue = { value: unknown; location: Location };

/** The values of `example` and `examples` with the places where they stand; references are followed. */
export function exampleValues(holder: Examples | null, location: Location, context: UserContext): ExampleValue[] {
  const { example, examples } = holder ?? {};
  const single = example === undefined ? [] : [{ value: example, location: location.child(["example"]) }];
  const named = Object.entries(examples ?? {}).flatMap(([name, entry]) => {
    const found = follow(entry, location.child(["examples", name]), context);
    return found && "value" in found.node
      ? [{ value: found.node.value, location: found.location.child(["value"]) }]
      : [];
  });
  return [...single, ...named];
}
