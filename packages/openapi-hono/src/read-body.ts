import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { clip } from "./clip.ts";
import type { OperationEntry, RequestLimits, Validator } from "./contract.ts";
import { describeViolations } from "./describe-violations.ts";
import { RefusedInput, type Violation } from "./refusal.ts";

export interface BodyRead {
  readonly body: unknown;
  readonly bodyBytes: Uint8Array;
  readonly violations: readonly Violation[];
}

/** Reads, parses and validates a request's body. @returns the body with what it violates, or why it is refused */
export async function readBody(
  request: Request,
  { required, mediaType }: NonNullable<OperationEntry["body"]>,
  validate: Validator | undefined,
  limits: RequestLimits,
): Promise<BodyRead | RefusedInput> {
  const wrongType = checkMediaType(request.headers, mediaType);
  if (wrongType && required) return wrongType;
  const bytes = await readBytes(request, limits.bodyBytes).catch(brokeOff);
  // A server may hand over an empty stream where nothing was sent, so only its end tells whether there is a body.
  if (!required && !(bytes instanceof RefusedInput) && bytes.byteLength === 0)
    return { body: undefined, bodyBytes: bytes, violations: [] };
  if (wrongType) return wrongType;
  return bytes instanceof RefusedInput ? bytes : parseBody(bytes, validate, limits);
}

/** Reading fails when the caller hangs up: nobody hears the answer, but it is no failure of the service. */
function brokeOff(): RefusedInput {
  return malformed("The body broke off before its end. Send it whole.");
}

function checkMediaType(headers: Headers, mediaType: string): RefusedInput | undefined {
  const encoding = headers.get("content-encoding");
  if (encoding !== null)
    return new RefusedInput(
      "unsupportedMediaType",
      `Content-Encoding ${clip(encoding, 100)} is not supported. Send the body as it is.`,
    );
  const contentType = headers.get("content-type");
  if (contentType === mediaType) return undefined;
  if (!contentType)
    return new RefusedInput("unsupportedMediaType", `Content-Type is missing. Send Content-Type: ${mediaType}.`);
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice("charset=".length)
    .replaceAll('"', "");
  if (type === mediaType && (charset ?? "utf-8") === "utf-8") return undefined;
  return new RefusedInput(
    "unsupportedMediaType",
    `Content-Type must be ${mediaType} in UTF-8, got ${clip(contentType, 100)}.`,
  );
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array | RefusedInput> {
  const declared = request.headers.get("content-length");
  if (declared !== null) {
    return Number(declared) > limit ? tooLarge(limit) : new Uint8Array(await request.arrayBuffer());
  }
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.byteLength;
    if (size > limit) {
      // Not cancelled: that would cut the connection, and the answer with it.
      reader.releaseLock();
      return tooLarge(limit);
    }
    chunks.push(read.value);
  }
  return concatenate(chunks, size);
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

function tooLarge(limit: number): RefusedInput {
  // The rest of the body is not waited for, so the connection serves no other request (RFC 9110, section 15.5.14).
  return new RefusedInput("payloadTooLarge", `The body is larger than ${limit} bytes. Send less.`, {
    headers: { Connection: "close" },
  });
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function parseBody(bytes: Uint8Array, validate: Validator | undefined, limits: RequestLimits): BodyRead | RefusedInput {
  if (bytes.byteLength === 0) return malformed("The body is empty. Send one JSON text in UTF-8.");
  const literals = new NonIntegerLiterals();
  let body: unknown;
  try {
    const text = strictUtf8.decode(bytes);
    if (isDeeperThan(text, limits.jsonDepth))
      return malformed(`The body is nested deeper than ${limits.jsonDepth} levels. Send a flatter one.`);
    body = parseJson(text, literals);
  } catch {
    return malformed("The body is not valid JSON. Send one JSON text in UTF-8 without a byte order mark.");
  }
  if (!validate || validate.call(literals, body)) return { body, bodyBytes: bytes, violations: [] };
  return {
    body,
    bodyBytes: bytes,
    violations: describeViolations(validate.errors ?? [], (instancePath) => instancePath),
  };
}

function malformed(message: string): RefusedInput {
  return new RefusedInput("malformedBody", message);
}

/** Counts open brackets outside strings. JSON of more than `depth` levels has at least as many closing ones. */
function isDeeperThan(text: string, depth: number): boolean {
  if (text.length <= 2 * depth) return false;
  let level = 0;
  let isString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    if (isString) {
      if (character === 0x5c) index += 1;
      else if (character === 0x22) isString = false;
    } else if (character === 0x22) isString = true;
    else if (character === 0x5b || character === 0x7b) {
      level += 1;
      if (level > depth) return true;
    } else if (character === 0x5d || character === 0x7d) level -= 1;
  }
  return false;
}
