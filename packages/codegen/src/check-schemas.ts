import { checkDiscriminator } from "./check-discriminator.ts";
import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";
import { listSchemas } from "./map-schemas.ts";

/** Looks through all schemas for what types or validators would get wrong. @throws {CodegenError} with all of it */
export function checkSchemas(document: OpenApiDocument): void {
  CodegenError.collect(listSchemas(document), (schema) => checkDiscriminator(document, schema));
}
