import { CodegenError } from "./codegen-error.ts";
import { toContentKind } from "./content.ts";
import type { Content, OpenApiDocument, Schema } from "./document.ts";
import { assertNoBytes, flattenSchema } from "./schema.ts";
import { walkSchemas } from "./walk-schemas.ts";

const kindsWithoutBytes: { [kind: string]: string } = { json: "JSON", text: "text", form: "a form of this media type" };

/** Creates a check of request or response content. It rejects required members with `mark`, and bytes in text. */
export function createDirectionCheck(document: OpenApiDocument, mark: "readOnly" | "writeOnly") {
  const checked = new Set<object>();
  const checkedForBytes = new Set<object>();
  const direction = mark === "readOnly" ? "requests" : "responses";

  return (where: string, content: Content = {}): void => {
    for (const [mediaType, { schema }] of Object.entries(content)) {
      walkSchemas(document, schema, checked, (part) => rejectRequired(where, part));
      const kind = kindsWithoutBytes[toContentKind(mediaType)];
      if (kind) assertNoBytes(document, where, kind, schema, checkedForBytes);
    }
  };

  function rejectRequired(where: string, schema: Schema): void {
    const { properties = {}, required = [] } = flattenSchema(document, schema) as ObjectSchema;
    const name = required.find((name) => flattenSchema(document, properties[name])[mark] === true);
    if (name)
      throw new CodegenError(
        where,
        `${name} is ${mark} and required, so ${direction} would have to contain it. Use a schema without it for ${direction}.`,
        { node: findPropertiesWith(document, schema, name) ?? schema, key: name },
      );
  }
}

interface ObjectSchema {
  readonly properties?: Record<string, Schema | boolean>;
  readonly required?: readonly string[];
}

function findPropertiesWith(document: OpenApiDocument, schema: Schema, name: string): object | undefined {
  const parts: Schema[] = [];
  walkSchemas(document, schema, new Set(), (part) => void parts.push(part));
  return parts.map(({ properties }) => Object(properties)).find((properties) => Object.hasOwn(properties, name));
}
