import { NonIntegerLiterals, parseJson } from "@animal-store/exact-json";
import { clip } from "./clip.ts";
import type { RequestLimits, Validator } from "./contract.ts";
import { describeViolations } from "./describe-violations.ts";
import type { ReceivedRequest } from "./message.ts";
import { RefusedInput, type Violation } from "./refusal.ts";

export interface BodyRead {
  readonly body: unknown;
  readonly bodyBytes: Uint8Array;
  readonly violations: readonly Violation[];
}

/** Reading fails when the caller hangs up: nobody hears the answer, but it is no failure of the service. */
export function brokeOff(): RefusedInput {
  return malformed("The body broke off before its end. Send it whole.");
}

/** @returns why a body of this kind is refused, or undefined */
export function checkMediaType(
  request: ReceivedRequest,
  mediaType: string,
  isBinary = false,
): RefusedInput | undefined {
  const encoding = request.header("content-encoding");
  if (encoding !== null)
    return new RefusedInput(
      "unsupportedMediaType",
      `Content-Encoding ${clip(encoding, 100)} is not supported. Send the body as it is.`,
    );
  const contentType = request.header("content-type");
  if (contentType === mediaType) return undefined;
  if (!contentType)
    return new RefusedInput("unsupportedMediaType", `Content-Type is missing. Send Content-Type: ${mediaType}.`);
  const [type = "", ...parameters] = contentType.split(";").map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice("charset=".length)
    .replaceAll('"', "");
  if (type === mediaType && (isBinary || (charset ?? "utf-8") === "utf-8")) return undefined;
  return new RefusedInput(
    "unsupportedMediaType",
    `Content-Type must be ${mediaType}${isBinary ? "" : " in UTF-8"}, got ${clip(contentType, 100)}.`,
  );
}

export function tooLarge(limit: number): RefusedInput {
  // The rest of the body is not waited for, so the connection serves no other request (RFC 9110, section 15.5.14).
  return new RefusedInput("payloadTooLarge", `The body is larger than ${limit} bytes. Send less.`, {
    headers: { Connection: "close" },
  });
}

const strictUtf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Parses and validates a body. @param bytes undefined where there are too many */
export function parseBody(
  bytes: Uint8Array | undefined,
  validate: Validator | undefined,
  limits: RequestLimits,
): BodyRead | RefusedInput {
  if (!bytes) return tooLarge(limits.bodyBytes);
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

export function malformed(message: string): RefusedInput {
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
