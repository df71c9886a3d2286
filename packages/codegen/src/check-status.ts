import { CodegenError } from "./codegen-error.ts";
import type { Response } from "./document.ts";

/** @param place the response in its map @throws {CodegenError} when no server can send a response of this status as it is documented */
export function checkStatus(
  where: string,
  status: string,
  place: { node: object; key: string },
  { content }: Response,
): void {
  if (status.startsWith("1"))
    throw new CodegenError(
      where,
      "is of an interim response, which the server sends by itself. Document the one that ends the request.",
      place,
    );
  if (content && ["204", "205", "304"].includes(status))
    throw new CodegenError(
      where,
      "cannot have content (RFC 9110, sections 15.3.5, 15.3.6 and 15.4.5). Leave content out, or use another status.",
      place,
    );
}
