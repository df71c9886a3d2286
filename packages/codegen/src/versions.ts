import type { Document } from "@redocly/openapi-core";
import { CodegenError } from "./codegen-error.ts";
import { lineOf } from "./locate.ts";

/** Refuses what is no OpenAPI 3.1, each with the way to there. */
export function refuseOtherVersions(path: string, { parsed, source }: Document): void {
  if (typeof parsed !== "object" || parsed === null)
    throw new CodegenError(`${path}:1:1`, "holds no OpenAPI document. Mend it: nothing was generated.");
  const { openapi, swagger } = parsed as Record<string, unknown>;
  if (/^3\.1\./.test(String(openapi))) return;
  const [key, version] = swagger === undefined ? ["openapi", openapi] : ["swagger", swagger];
  const line = lineOf(path, source, { source, pointer: version === undefined ? "#" : `#/${key}` });
  throw new CodegenError(line, `${key} is ${JSON.stringify(version)}. ${nextStep(String(version))}`);
}

function nextStep(version: string): string {
  if (version.startsWith("2"))
    return "Turn it into 3.0 with the package swagger2openapi, then follow what is said of that.";
  if (version.startsWith("3.0"))
    return "Write openapi: 3.1.1, type: [T, 'null'] for nullable, and numbers for exclusiveMinimum and exclusiveMaximum.";
  if (version.startsWith("3.2")) return "Write openapi: 3.1.1, and leave out what 3.2 added.";
  return "Write the document in OpenAPI 3.1.x.";
}
