import { createReply, type PlainReply } from "./answer.ts";
import { contentType } from "./content-type.ts";
import type { ContentEntry, OperationEntry } from "./contract.ts";
import { documentedResponse } from "./documented-response.ts";
import type { ReplyHeaderValues } from "./handler.ts";

/** The `reply` of an operation: one for all that answer JSON alone. */
export function replyFunction(operation: OperationEntry): typeof createReply {
  const isPlain = Object.values(operation.responses).every(({ contents }) => !contents);
  if (isPlain) return createReply;
  return (status, body, headers = {}) => {
    const documented = documentedResponse(operation, status);
    const mediaType = String(headers["Content-Type"] ?? documented?.mediaType);
    return write(status, body, headers, documented?.contents?.[mediaType], mediaType);
  };
}

function write(
  status: number,
  body: unknown,
  headers: ReplyHeaderValues,
  content: ContentEntry | undefined,
  mediaType: string,
): PlainReply {
  if (!content || content.kind === "json" || body === undefined)
    return createReply(
      status,
      body,
      headers["Content-Type"] ? { ...headers, "Content-Type": contentType(mediaType) } : headers,
    );
  // Its type is checked where the handler is written.
  const raw = body as string | Uint8Array<ArrayBuffer>;
  return { status, headers: { ...headers, "Content-Type": contentType(mediaType) }, body: raw };
}
