import { getMember } from "@animal-store/openapi-document";
import type { Location, Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { type DocumentedResponse, type Examples, exampleValues, visitResponses } from "./visit.ts";

/** Requires an example for each error code of a response. `no-invalid-media-type-examples` validates them. */
export function errorExamples(): Oas3Visitor {
  return visitResponses(checkErrorExamples);
}

function checkErrorExamples({ status, codes, response, location }: DocumentedResponse, context: UserContext): void {
  if (status < 400) return;
  const report = (message: string, problemLocation: Location) => context.report({ message, location: problemLocation });
  if (codes.length === 0) {
    report("The response lists no error codes. Add `x-error-codes` with the codes it can carry.", location);
    return;
  }
  const examples = Object.entries(response.content ?? {}).flatMap(([type, mediaType]) =>
    exampleValues(mediaType, location.child(["content", type]), context).map((example) => ({
      code: getMember(example.value, "code"),
      status: getMember(example.value, "status"),
      location: example.location,
    })),
  );
  for (const code of codes.filter((code) => !examples.some((example) => example.code === code)))
    report(
      `The response has no example of its error code ${code}. Add one, or remove the code from \`x-error-codes\`.`,
      location.child(["x-error-codes"]),
    );
  for (const example of examples) {
    if (!codes.some((code) => code === example.code))
      report(
        `The example has the code ${JSON.stringify(example.code)}, which its response does not list in \`x-error-codes\`. List it, or correct the example.`,
        example.location.child(["code"]),
      );
    if (example.status !== status)
      report(
        `The example has status ${example.status}, but its response is documented under ${status}. Correct the status.`,
        example.location.child(["status"]),
      );
  }
}

/** Validates the examples of headers. Redocly validates only those of parameters and bodies. */
export function headerExamples(): Oas3Visitor {
  const ajv = new Ajv2020({ allErrors: true, strict: false, logger: false });
  addFormatsModule.default(ajv);
  let components: object | undefined = {};

  function enter(contract: { components?: object }): void {
    components = contract.components;
  }

  function checkExamples(header: { schema?: object } & Examples, context: UserContext): void {
    // `$ref`s in the schema resolve to these components.
    const validate = compileSchema({ ...header.schema, components });
    for (const { value, location } of exampleValues(header, context.location, context)) {
      if (!validate || validate(value)) continue;
      const reasons = ajv.errorsText(validate.errors, { dataVar: "example" });
      const message = `The ${reasons}, got ${JSON.stringify(value)}. Correct the example or the schema.`;
      context.report({ message, location });
    }
  }

  // Redocly reports an invalid schema.
  function compileSchema(schema: object): ValidateFunction | undefined {
    try {
      return ajv.compile(schema);
    } catch {
      return undefined;
    }
  }

  return { Root: { enter }, Header: checkExamples };
}
