import { MIMEType } from "node:util";
import type { Contract, Operation } from "./contract.ts";
import { RequestError } from "./reply.ts";

/** The response that the client requests in its Prefer header. */
export type Preference = { status?: number; example?: string };

/** Reads a JSON body in UTF-8, within the limits of the contract. @throws {RequestError} */
export async function readJsonBody(
  request: Request,
  mediaTypes: readonly string[],
  limits: Pick<Contract, "bodyBytes" | "jsonDepth">,
): Promise<unknown> {
  if (!isSupportedJson(request.headers, mediaTypes)) throw new RequestError("unsupported_media_type");
  const bytes = await readBytes(request, limits.bodyBytes);
  const value = parseJson(bytes);
  if (isDeeperThan(limits.jsonDepth, value)) throw new RequestError("malformed_json");
  return value;
}

/** Returns whether the percent-encoding is valid and decodes to UTF-8 (RFC 3986, section 2.1). */
export function isPercentEncoded(pathAndQuery: string): boolean {
  try {
    decodeURIComponent(pathAndQuery);
    return true;
  } catch {
    return false;
  }
}

/** Parses `code` and `example` of a Prefer header (RFC 7240). @throws {RequestError} if the operation documents no such response */
export function parsePreference(header: string | undefined, { id, responses }: Operation): Preference {
  const pairs = (header ?? "").split(/[,;]/).map((preference) => preference.split("=", 2));
  const preferences = new Map(
    pairs.map(([name = "", value = ""]) => [name.trim().toLowerCase(), unquote(value.trim())]),
  );
  const code = preferences.get("code");
  const example = preferences.get("example");
  const status = code === undefined ? Math.min(...responses.keys()) : Number(code);
  const response = responses.get(status);
  if (!response)
    throw toPreferError(
      `code=${code} names no documented response of ${id}. Use one of ${[...responses.keys()].join(", ")}.`,
    );
  const names = [...response.examples.keys()];
  if (example !== undefined && !names.includes(example))
    throw toPreferError(`example=${example} names no example of ${id} with ${status}. Use one of ${names.join(", ")}.`);
  return { ...(code !== undefined && { status }), ...(example !== undefined && { example }) };
}

function isSupportedJson(headers: Headers, mediaTypes: readonly string[]): boolean {
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
  // Reads to the end, because closing a connection with unread bytes can lose the response.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new RequestError("payload_too_large");
  return Buffer.concat(chunks);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new RequestError("malformed_json");
  }
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth === 0 || Object.values(value).some((member) => isDeeperThan(depth - 1, member));
}

function unquote(value: string): string {
  return value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

function toPreferError(message: string): RequestError {
  return new RequestError("invalid_request", { path: "Prefer", message: `Prefer: ${message}` });
}
