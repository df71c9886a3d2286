import { escapeKey, findMediaType } from "@animal-store/openapi-document/nodes";
import { PipelineError, truncate, type Violation } from "../reply/error-reply.ts";
import { append, decode, decodeForm, splitPair, utf8Decoder, wrongEncoding } from "./parse-text.ts";

/** A field of a form. Only a multipart form has files. */
export interface FormPart {
  readonly value: string | File;
  /** The part as a file, if its field decides whether it is one. */
  readonly file?: File;
  /** The value before percent-decoding. */
  readonly encoded?: string;
  readonly bytes?: Uint8Array<ArrayBuffer>;
}

export interface Form {
  /** The parts of each name, in order. */
  readonly parts: Map<string, readonly FormPart[]>;
  readonly violations: readonly Violation[];
}

/** Parses application/x-www-form-urlencoded. Rejects bytes and escapes that are not UTF-8. */
export function parseUrlEncoded(bytes: Uint8Array): Form | PipelineError {
  const text = decodeText(bytes);
  if (text === undefined) return malformedForm("it is not valid UTF-8. Encode it in UTF-8");
  const parts = new Map<string, FormPart[]>();
  const violations: Violation[] = [];
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const [encodedName, encoded = ""] = splitPair(pair);
    const name = decodeForm(encodedName);
    const value = decodeForm(encoded);
    if (name !== null && value !== null) append(parts, name, { value, encoded });
    else {
      const label = truncate(name ?? pair, 60);
      violations.push(wrongEncoding(label, `/${escapeKey(label)}`));
    }
  }
  return { parts, violations };
}

/**
 * Parses a multipart body (RFC 7578, RFC 2046, section 5.1.1) in linear time.
 * @param boundary the parameter of Content-Type
 * @param type whether parts have names as in multipart/form-data, in any Content-Disposition, or only positions
 */
export function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  boundary: string | undefined,
  type: PartsType = "form",
): Form | PipelineError {
  if (boundary === undefined || !/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary))
    return malformedForm("its Content-Type has no valid boundary (RFC 2046, section 5.1.1)");
  const delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  const parts = new Map<string, FormPart[]>();
  // The first delimiter can be at the start, where no line precedes it.
  let searchedFrom = 0;
  let end = startsWith(bytes, delimiter.subarray(2), 0) ? -2 : findDelimiter(bytes, delimiter, 0);
  while (end !== undefined) {
    const line = end + delimiter.length;
    const isLast = bytes[line] === hyphen && bytes[line + 1] === hyphen;
    const lineEnd = skipPadding(bytes, isLast ? line + 2 : line);
    const isComplete = isLast && lineEnd === bytes.length;
    if (!isComplete && isCut(bytes.subarray(lineEnd))) break;
    if (bytes[lineEnd] === lineFeed) return malformedForm(lineFeedLines);
    if (!isComplete && !isLineEnd(bytes, lineEnd))
      return malformedForm("a line begins with the boundary but continues after it");
    if (parts.size === 0 && end > 0) {
      // Lines before the first boundary are ignored, so a part whose boundary is wrong would be lost.
      const lineFeedIndex = findDelimiter(bytes, delimiter.subarray(1), 0);
      if (lineFeedIndex !== undefined && lineFeedIndex < end) return malformedForm(lineFeedLines);
      if (isLast) return malformedForm(noParts);
    }
    if (isLast) return { parts, violations: [] };
    const headersStart = lineEnd + 2;
    const headersEnd = findHeadersEnd(bytes, headersStart);
    if (headersEnd === undefined) return malformedForm("the headers of a part have no end");
    // A part without content can end with the empty line after its headers.
    searchedFrom = headersEnd;
    end = findDelimiter(bytes, delimiter, searchedFrom);
    if (end === undefined) break;
    const headers = decodeText(bytes.subarray(headersStart, headersEnd));
    if (headers === undefined) return malformedForm("the headers of a part are not valid UTF-8");
    const contentStart = headersEnd + 2;
    const content = bytes.subarray(contentStart, Math.max(contentStart, end));
    const part = parsePart(headers, content, type, parts.size);
    if (part instanceof PipelineError) return part;
    append(parts, part.name, part);
  }
  const hasLineFeeds = end === undefined && findDelimiter(bytes, delimiter.subarray(1), searchedFrom) !== undefined;
  return malformedForm(hasLineFeeds ? lineFeedLines : "its closing boundary is missing. Send all of it");
}

export type PartsType = "form" | "named" | "list";

const lineFeedLines = "its lines end with LF. End each with CRLF";
const noParts = "it has no part before its closing boundary. Begin each part with the boundary in a separate line";

/** Returns the parameters of a header such as `form-data; name="a"`, by lower-case names, or undefined if they are malformed. */
export function parseParameters(header: string): Map<string, string> | undefined {
  const parameters = new Map<string, string>();
  const start = header.indexOf(";");
  if (start < 0) return parameters;
  // ; name="a \"b\""
  const pattern = /;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"([^"\\]*(?:\\.[^"\\]*)*)"))?[ \t]*/y;
  pattern.lastIndex = start;
  while (pattern.lastIndex < header.length) {
    const match = pattern.exec(header);
    if (!match) return undefined;
    const [, name, token, quoted = ""] = match;
    if (name === undefined) continue;
    if (parameters.has(name.toLowerCase())) return undefined;
    // Browsers do not escape a backslash, such as that of C:\photo.png.
    parameters.set(name.toLowerCase(), token ?? quoted.replaceAll(/\\(["\\])/g, "$1"));
  }
  return parameters;
}

/** Returns the charset of a Content-Type. @default utf-8 */
export function findCharset(contentType: string): string {
  if (!contentType.includes(";")) return "utf-8";
  const parameters = parseParameters(contentType);
  if (!parameters && /charset/i.test(contentType)) return "malformed";
  return parameters?.get("charset") ?? "utf-8";
}

/** Returns whether a charset is UTF-8 or a part of it. */
export function isUtf8(charset: string): boolean {
  return charset === "utf-8" || /^(?:utf-?8|us-ascii)$/i.test(charset);
}

const [tab, lineFeed, carriageReturn, space, hyphen] = [0x09, 0x0a, 0x0d, 0x20, 0x2d];

function findDelimiter(bytes: Uint8Array, delimiter: Uint8Array, from: number): number | undefined {
  const [first = carriageReturn] = delimiter;
  let index = bytes.indexOf(first, from);
  // Linear, because a delimiter contains its first byte, a line end, once.
  while (index >= 0 && !startsWith(bytes, delimiter, index)) index = bytes.indexOf(first, index + 1);
  return index < 0 ? undefined : index;
}

function startsWith(bytes: Uint8Array, prefix: Uint8Array, start: number): boolean {
  for (let index = 0; index < prefix.length; index++) if (bytes[start + index] !== prefix[index]) return false;
  return true;
}

function skipPadding(bytes: Uint8Array, start: number): number {
  let index = start;
  while (bytes[index] === space || bytes[index] === tab) index += 1;
  return index;
}

function isLineEnd(bytes: Uint8Array, index: number): boolean {
  return bytes[index] === carriageReturn && bytes[index + 1] === lineFeed;
}

/** Returns whether the line of a boundary ends before its line end or its second hyphen. */
function isCut(rest: Uint8Array): boolean {
  return rest.length === 0 || (rest.length === 1 && (rest[0] === carriageReturn || rest[0] === hyphen));
}

/** Returns the index of the empty line after headers. */
function findHeadersEnd(bytes: Uint8Array, start: number): number | undefined {
  let lineStart = start;
  while (!isLineEnd(bytes, lineStart)) {
    const index = bytes.indexOf(carriageReturn, lineStart);
    if (index < 0 || !isLineEnd(bytes, index)) return undefined;
    lineStart = index + 2;
  }
  return lineStart;
}

function parsePart(
  headerText: string,
  bytes: Uint8Array<ArrayBuffer>,
  partsType: PartsType,
  index: number,
): (FormPart & { name: string }) | PipelineError {
  const headers = parseHeaders(headerText);
  if (headers instanceof PipelineError) return headers;
  const disposition = headers.get("content-disposition") ?? "";
  const parameters = parseParameters(disposition);
  const name = partsType === "list" ? `${index}` : parameters?.get("name");
  const isForm = partsType === "form";
  if ((isForm && !/^form-data[ \t]*;/i.test(disposition)) || !parameters || name === undefined)
    return malformedForm('a part has no valid header Content-Disposition: form-data; name="…"');
  const label = truncate(name, 60);
  const encoding = headers.get("content-transfer-encoding") ?? "binary";
  if (!/^(?:7bit|8bit|binary)$/i.test(encoding))
    return unsupportedPart(label, `Content-Transfer-Encoding ${truncate(encoding, 60)}`, "Send its bytes unencoded");
  const fileName = readFileName(parameters);
  if (fileName === null) return malformedForm(`the filename* of part ${label} is not in UTF-8 (RFC 8187)`);
  const type = headers.get("content-type");
  const charset = findCharset(type ?? "");
  const isText = fileName === undefined || /[/+]json\b/i.test(type ?? "");
  if (isText && !isUtf8(charset)) return unsupportedPart(label, `charset ${truncate(charset, 60)}`, "Send it in UTF-8");
  const isBytes = !isForm && type !== undefined && !/^text\/|[/+](?:json|xml)\b/i.test(type);
  const toFile = () => new File([bytes], fileName ?? "", { type: type ?? "text/plain" });
  if (isBytes || fileName !== undefined) return { name: decodeName(name), bytes, value: toFile() };
  if (type !== undefined && findMediaType(["multipart/*"], type))
    return unsupportedPart(label, `Content-Type ${truncate(type, 60)}`, "Send each file as a part with this name");
  const text = decodeText(bytes);
  if (text === undefined && !isForm) return { name: decodeName(name), bytes, value: toFile() };
  if (text === undefined) return malformedForm(`part ${label} is not valid UTF-8. Send text in UTF-8`);
  return { name: decodeName(name), bytes, value: text, ...(!isForm && { file: toFile() }) };
}

/** The other headers of a part are ignored (RFC 7578, section 4.8). */
const partHeaders = ["content-disposition", "content-type", "content-transfer-encoding"];

/** Returns headers by lower-case names. */
function parseHeaders(text: string): Map<string, string> | PipelineError {
  const headers = new Map<string, string>();
  // A line that begins with white space continues the previous one (RFC 5322, section 2.2.3).
  const lines = text.replaceAll(/\r\n(?=[ \t])/g, "").split("\r\n");
  for (const line of lines.slice(0, -1)) {
    const [, name = "", value = ""] = /^([\w!#$%&'*+.^`|~-]+):([^\r\n\0]*)$/.exec(line) ?? [];
    if (name === "")
      return malformedForm(
        line.includes("\n")
          ? lineFeedLines
          : `the line ${JSON.stringify(truncate(line, 60))} in the headers of a part is no header`,
      );
    const key = name.toLowerCase();
    if (headers.has(key)) return malformedForm(`a part has ${name} twice`);
    if (partHeaders.includes(key)) headers.set(key, value.trim());
  }
  return headers;
}

/** Returns undefined if a part is no file, and null for a name that is not UTF-8. */
function readFileName(parameters: ReadonlyMap<string, string>): string | null | undefined {
  const extended = parameters.get("filename*");
  if (extended === undefined) {
    const name = parameters.get("filename");
    return name === undefined ? undefined : decodeName(name);
  }
  // UTF-8'en'%E6%97%A5.txt
  const [, encoded] = /^utf-8'[^']*'(.*)$/i.exec(extended) ?? [];
  return encoded === undefined ? null : decode(encoded);
}

/** Decodes the characters that browsers escape in names (HTML, multipart form data). */
function decodeName(name: string): string {
  return name.replaceAll(/%0A/gi, "\n").replaceAll(/%0D/gi, "\r").replaceAll("%22", '"');
}

export function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return utf8Decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

function malformedForm(problem: string): PipelineError {
  return new PipelineError("malformedBody", `The body is not a valid form: ${problem}.`);
}

function unsupportedPart(name: string, found: string, advice: string): PipelineError {
  return new PipelineError("unsupportedMediaType", `${found} of part ${name} is not supported. ${advice}.`);
}
