import { CodegenError } from "@animal-store/codegen";

/** Why nothing could be generated: codegen's own words, and of what is no CodegenError also where it came from. */
export function refusalOf(error: unknown): string {
  if (error instanceof CodegenError || !(error instanceof Error))
    return String(error instanceof Error ? error.message : error);
  return error.stack ?? error.message;
}
