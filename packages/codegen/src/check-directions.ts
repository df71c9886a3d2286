import { CodegenError } from "./codegen-error.ts";
import { toContentKind } from "./content.ts";
import type { Content, OpenApiDocument, Schema } from "./document.ts";
import { assertNoBytes, flattenSchema } from "./schema.ts";
import { walkSchemas } from "./walk-schemas.ts";

const withoutFiles: { [kind: string]: string } = { json: "JSON", text: "text", form: "a form of this media type" };

/** Looks through the schemas of what comes in, or of what is answered, for what cannot go that way. */
export function createDirectionCheck(document: OpenApiDocument, mark: "readOnly" | "writeOnly") {
  const seen = new Set<object>();
  const withoutBytes = new Set<object>();
  const way = mark === "readOnly" ? "requests" : "responses";

  return (where: string, content: Content = {}): void => {
    for (const [mediaType, { schema }] of Object.entries(content)) {
      walkSchemas(document, schema, seen, (found) => rejectRequired(where, found));
      const holder = withoutFiles[toContentKind(mediaType)];
      if (holder) assertNoBytes(document, where, holder, schema, withoutBytes);
    }
  };

  function rejectRequired(where: string, schema: Schema): void {
    const { properties = {}, required = [] } = flattenSchema(document, schema) as Flat;
    const name = required.find((name) => flattenSchema(document, properties[name])[mark] === true);
    if (name)
      throw new CodegenError(
        where,
        `${name} is ${mark} and required, so ${way} would have to contain it. Use a schema without it for ${way}.`,
        { node: propertiesWith(document, schema, name) ?? schema, key: name },
      );
  }
}

interface Flat {
  readonly properties?: Record<string, Schema | boolean>;
  readonly required?: readonly string[];
}

/** Of the parts of a schema, where a member stands. */
function propertiesWith(document: OpenApiDocument, schema: Schema, name: string): object | undefined {
  const parts: Schema[] = [];
  walkSchemas(document, schema, new Set(), (part) => void parts.push(part));
  return parts.map(({ properties }) => Object(properties)).find((properties) => Object.hasOwn(properties, name));
}
