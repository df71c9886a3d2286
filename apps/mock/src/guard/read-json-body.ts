import { MIMEType } from "node:util";
import { Refusal } from "./refusal.ts";

/** How much a body may hold. */
export type BodyLimits = { bodyBytes: number; jsonDepth: number };

/**
 * Reads a body that Prism can be trusted with: one JSON text in UTF-8, within the limits.
 * @throws {Refusal} naming the error code of what is wrong
 */
export async function readJsonBody(
  request: Request,
  mediaTypes: readonly string[],
  limits: BodyLimits,
): Promise<unknown> {
  if (!isPlainJson(request.headers, mediaTypes)) throw new Refusal("unsupported_media_type");
  const bytes = await readBytes(request, limits.bodyBytes);
  const value = parseJson(bytes);
  if (isDeeperThan(limits.jsonDepth, value)) throw new Refusal("malformed_json");
  return value;
}

function isPlainJson(headers: Headers, mediaTypes: readonly string[]): boolean {
  if (headers.has("Content-Encoding")) return false;
  try {
    const { essence, params } = new MIMEType(headers.get("Content-Type") ?? "");
    return mediaTypes.includes(essence) && (params.get("charset") ?? "utf-8").toLowerCase() === "utf-8";
  } catch {
    return false;
  }
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Read to its end: a connection that is closed over unread bytes may lose the answer.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Refusal("payload_too_large");
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new Refusal("malformed_json");
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(depth - 1, member));
}
