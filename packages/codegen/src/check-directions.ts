import { CodegenError } from "./codegen-error.ts";
import { toContentKind } from "./content.ts";
import type { Content, OpenApiDocument, Schema } from "./document.ts";
import { assertNoBytes, flattenSchema } from "./schema.ts";
import { walkSchemas } from "./walk-schemas.ts";

const textKindNames: { [kind: string]: string } = { json: "JSON", text: "text", form: "a form of this media type" };

/** Returns a function that checks content. It rejects required members with the keyword, and bytes in text. */
export function createDirectionCheck(document: OpenApiDocument, keyword: "readOnly" | "writeOnly") {
  const checkedForRequired = new Set<object>();
  const checkedForBytes = new Set<object>();
  const direction = keyword === "readOnly" ? "requests" : "responses";

  return (label: string, content: Content = {}): void => {
    for (const [mediaType, { schema }] of Object.entries(content)) {
      walkSchemas(document, schema, checkedForRequired, (part) => rejectRequired(label, part));
      const kind = textKindNames[toContentKind(mediaType)];
      if (kind) assertNoBytes(document, label, kind, schema, checkedForBytes);
    }
  };

  function rejectRequired(label: string, schema: Schema): void {
    const { properties = {}, required = [] } = flattenSchema(document, schema) as ObjectSchema;
    const name = required.find((name) => flattenSchema(document, properties[name])[keyword] === true);
    if (name)
      throw new CodegenError(
        label,
        `${name} is ${keyword} and required, so ${direction} would have to contain it. Use a schema without it for ${direction}.`,
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
