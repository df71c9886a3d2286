import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { Answer, Contract, Header, Response } from "./contract-document.ts";
import { describeLocation, type ExampleValue, exampleValues, visitResponses } from "./visit.ts";

/**
 * Every answer with content shows at least one example; an error answer shows one of each code it can carry, and its
 * examples carry its own status. That examples fit their schema is Redocly's `no-invalid-media-type-examples`.
 */
export function exampleForEveryAnswer(): Oas3Visitor {
  return { Response: checkContent, ...visitResponses(checkErrorExamples) };
}

function checkContent({ content }: Response, context: UserContext): void {
  for (const [type, mediaType] of Object.entries(content ?? {})) {
    if (!mediaType) continue;
    const location = context.location.child(["content", type]);
    const place = `${describeLocation(context.location)} ${type}`;
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
  const place = describeLocation(location);
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

/** The examples of headers fit their schemas; Redocly checks those of parameters and bodies only. */
export function headerExamples(): Oas3Visitor {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormatsModule.default(ajv);
  let components: Contract["components"] = {};

  function enter(contract: Contract): void {
    components = contract.components ?? {};
  }

  function checkExamples(header: Header, context: UserContext): void {
    const { location, report } = context;
    const examples = exampleValues(header, location, context);
    if (examples.length === 0) return;
    if (!header.schema) {
      report({ message: `${describeLocation(location)} has an example but no schema to hold it to. Add \`schema\`.` });
      return;
    }
    // With the components beside the schema its references resolve as they do in the contract.
    const validate = compile({ ...header.schema, components });
    if (!validate) {
      report({
        message: `${describeLocation(location)} has a schema that cannot be read. Correct it.`,
        location: location.child(["schema"]),
      });
      return;
    }
    for (const { value, location: place } of examples) {
      if (validate(value)) continue;
      const reasons = ajv.errorsText(validate.errors, { dataVar: "example" });
      report({
        message: `${describeLocation(location)}: ${reasons}, got ${JSON.stringify(value)}. Correct the example or the schema.`,
        location: place,
      });
    }
  }

  function compile(schema: object): ValidateFunction | undefined {
    try {
      return ajv.compile(schema);
    } catch {
      return undefined;
    }
  }

  return { Root: { enter }, Header: checkExamples };
}
