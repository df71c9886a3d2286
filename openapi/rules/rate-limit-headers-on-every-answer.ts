import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Response } from "./contract-document.ts";
import { follow } from "./follow.ts";
import { placeOf } from "./place-of.ts";
import { listOption } from "./rule-option.ts";

/** Every answer documents the headers named in redocly.yaml, as required or optional, answers without an operation included. */
export function rateLimitHeadersOnEveryAnswer(options: Record<string, unknown>): Oas3Visitor {
  const required = listOption(options, "rate-limit-headers-on-every-answer", "headers");
  const names = [...required, ...listOption(options, "rate-limit-headers-on-every-answer", "optional")];
  const reported = new Set<string>();

  function checkHeaders({ headers }: Response, context: UserContext): void {
    const { report, location } = context;
    for (const name of names) {
      const entry = headers?.[name];
      if (!entry) {
        report({
          message: `${placeOf(location)} does not document the header ${name}. Add it to its \`headers\`.`,
          location: location.key(),
        });
        continue;
      }
      if (!required.includes(name)) continue;
      const header = follow(entry, location.child(["headers", name]), context);
      if (!header || header.node.required === true || reported.has(header.location.absolutePointer)) continue;
      reported.add(header.location.absolutePointer);
      report({
        message: `${placeOf(header.location)} is optional, but every answer carries ${name}. Set \`required: true\`.`,
        location: header.location,
      });
    }
  }

  return { Response: checkHeaders };
}
