import { CodegenError } from "./codegen-error.ts";
import type { OpenApiDocument } from "./document.ts";

/** The root's x-error-codes: each code with the status that it is answered with. @throws {CodegenError} when one has none */
export function errorCodes(document: OpenApiDocument): object {
  const codes = (document["x-error-codes"] ?? {}) as Record<string, { status?: unknown } | null>;
  CodegenError.collect(Object.entries(codes), ([code, entry]) => {
    const status = entry?.status;
    if (!Number.isInteger(status) || Number(status) < 400 || Number(status) > 599)
      throw new CodegenError(
        `x-error-codes ${code}`,
        `status must be an integer from 400 to 599, got ${JSON.stringify(status)}.`,
        { node: codes, key: code },
      );
  });
  return codes;
}
