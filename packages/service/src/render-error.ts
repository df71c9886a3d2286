import type { Schemas } from "@animal-store/contract";
import type { Refusal } from "@animal-store/openapi-hono";
import { hideKeys } from "./admission/hide-keys.ts";

/** The body of a refusal. Its messages quote the request, in which a caller may have put a key where none belongs. */
export function renderError({ code, message, details }: Refusal, status: number): Schemas["Error"] {
  const error = { code, message: hideKeys(message), status };
  if (!details) return error;
  return {
    ...error,
    details: details.map(({ path, message }) => ({ path: hideKeys(path), message: hideKeys(message) })),
  };
}
