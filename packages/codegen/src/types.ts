import openapiTypeScript, { astToString } from "openapi-typescript";
import ts from "typescript";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";
import { fitsNumber, isInt64 } from "./int64.ts";
import { typedDocument } from "./typed-document.ts";

const { factory, SyntaxKind } = ts;
const numberType = factory.createKeywordTypeNode(SyntaxKind.NumberKeyword);
const exactInteger = factory.createUnionTypeNode([numberType, factory.createKeywordTypeNode(SyntaxKind.BigIntKeyword)]);
const blob = factory.createTypeReferenceNode("Blob");
const nullType = factory.createLiteralTypeNode(factory.createNull());

/** Writes the document's types: `paths`, `operations` and `components`. Int64 becomes `number | bigint` unless its bounds fit a number. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const nodes = await openapiTypeScript(JSON.stringify(typedDocument(document)), {
    silent: true,
    // A default is only told: a validator fills nothing in, so the member may be missing.
    defaultNonNullable: false,
    // An object of which nothing is said may have any members.
    emptyObjectsUnknown: true,
    transform(schema) {
      if (schema.type === "string" && schema.format === "binary") return blob;
      if (!isInt64(schema)) return undefined;
      const integer = fitsNumber(schema) ? numberType : exactInteger;
      return [schema.type].flat().includes("null") ? factory.createUnionTypeNode([integer, nullType]) : integer;
    },
  }).catch((cause: Error) => {
    throw new CodegenError("types", `${cause.message}. Mend the document: nothing was generated.`, { node: document });
  });
  return astToString(nodes);
}
