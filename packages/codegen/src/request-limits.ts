import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";

const defaults = { bodyBytes: 1_048_576, jsonDepth: 64, violations: 20 };

/** The root's x-request-limits, and the usual ones in place of those that are left out. @throws {CodegenError} */
export function requestLimits(document: OpenApiDocument): Record<string, number> {
  const own = document["x-request-limits"] ?? {};
  const refuse = (problem: string, key?: string) => {
    const place = key === undefined ? { node: document, key: "x-request-limits" } : { node: own as object, key };
    throw new CodegenError("x-request-limits", problem, place);
  };
  if (typeof own !== "object" || Array.isArray(own))
    refuse("must be an object with bodyBytes, jsonDepth or violations. Leave out what shall be as usual.");
  for (const [name, limit] of Object.entries(own)) {
    if (!Object.hasOwn(defaults, name)) refuse(`${name} is not known. Use ${Object.keys(defaults).join(", ")}.`, name);
    if (!Number.isSafeInteger(limit) || limit < 1)
      refuse(`${name} must be an integer of 1 or more, got ${JSON.stringify(limit)}.`, name);
  }
  return { ...defaults, ...own };
}
