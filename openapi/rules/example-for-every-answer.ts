import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { Answer, Response } from "./contract-document.ts";
import { eachAnswer } from "./each-answer.ts";
import { type ExampleValue, exampleValues } from "./example-values.ts";
import { placeOf } from "./place-of.ts";

/**
 * Every answer with content shows at least one example; an error answer shows one of each code it can carry, and its
 * examples carry its own status. That examples fit their schema is Redocly's `no-invalid-media-type-examples`.
 */
export function exampleForEveryAnswer(): Oas3Visitor {
  return { Response: checkContent, ...eachAnswer(checkErrorExamples) };
}

function checkContent({ content }: Response, context: UserContext): void {
  for (const [type, mediaType] of Object.entries(content ?? {})) {
    if (!mediaType) continue;
    const location = context.location.child(["content", type]);
    const place = `${placeOf(context.location)} ${type}`;
    if (mediaType.schema === undefined) {
      context.report({
        message: `${place} has no schema, so its examples are held to nothing. Add \`schema\`.`,
        location,
      });
    }
    if (exampleValues(mediaType, location, context).length === 0) {
      context.report({ message: `${place} has no example. Add one with a \`value\` under \`examples\`.`, location });
    }
  }
}

function checkErrorExamples({ status, codes, response, location }: Answer, context: UserContext): void {
  if (status < 400) return;
  const place = placeOf(location);
  if (codes.length === 0) {
    context.report({
      message: `${place} lists no error codes. Add \`x-error-codes\` with the codes it can carry.`,
      location,
    });
    return;
  }
  const examples = errorExamples(response, location, context);
  for (const code of codes) {
    if (examples.some((example) => example.code === code)) continue;
    context.report({
      message: `${place} has no example of its error code ${code}. Add one, or take the code out of \`x-error-codes\`.`,
      location: location.child(["x-error-codes"]),
    });
  }
  for (const example of examples) {
    if (!codes.some((code) => code === example.code)) {
      context.report({
        message: `${place} has an example with code ${show(example.code)}, which its \`x-error-codes\` do not list. List it, or correct the example.`,
        location: example.location.child(["code"]),
      });
    }
    if (example.status !== status) {
      context.report({
        message: `${place} has an example with status ${show(example.status)} but is documented under ${status}. Correct the example's status.`,
        location: example.location.child(["status"]),
      });
    }
  }
}

type ErrorExample = { code: unknown; status: unknown; location: ExampleValue["location"] };

function errorExamples({ content }: Response, location: Answer["location"], context: UserContext): ErrorExample[] {
  return Object.entries(content ?? {}).flatMap(([type, mediaType]) =>
    exampleValues(mediaType, location.child(["content", type]), context).map(({ value, location: place }) => {
      const { code, status } = (value ?? {}) as { code?: unknown; status?: unknown };
      return { code, status, location: place };
    }),
  );
}

function show(value: unknown): string {
  return JSON.stringify(value) ?? "missing";
}
