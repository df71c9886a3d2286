import type { Oas3Visitor, UserContext } from "@redocly/openapi-core";
import type { ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import type { Contract, Header } from "./contract-document.ts";
import { exampleValues } from "./example-values.ts";
import { placeOf } from "./place-of.ts";

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
      report({ message: `${placeOf(location)} has an example but no schema to hold it to. Add \`schema\`.` });
      return;
    }
    // With the components beside the schema its references resolve as they do in the contract.
    const validate = compile({ ...header.schema, components });
    if (!validate) {
      report({
        message: `${placeOf(location)} has a schema that cannot be read. Correct it.`,
        location: location.child(["schema"]),
      });
      return;
    }
    for (const { value, location: place } of examples) {
      if (validate(value)) continue;
      const reasons = ajv.errorsText(validate.errors, { dataVar: "example" });
      report({
        message: `${placeOf(location)}: ${reasons}, got ${JSON.stringify(value)}. Correct the example or the schema.`,
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
