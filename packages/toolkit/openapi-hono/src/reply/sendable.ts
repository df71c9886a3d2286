import { encodeStyled, stringifyJson } from "@animal-store/exact-json";
import type { HeaderEntry, ResponseEntry } from "../contract.ts";
import type { ReplyHeaderValues } from "../handler.ts";
import { isObject, isPromise, isStream, type PipelineResponse } from "../message.ts";

// RFC 9110, sections 5.1 and 5.5. node:http has the same rules. `Headers` of the Fetch API also allows control characters.
const validName = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;
const invalidValue = /[^\t -~\x80-\xff]/;
/** The server sets these headers itself, because they describe the message and not its content (RFC 9112, sections 6 and 9). */
const serverNames = new Set([
  ...["transfer-encoding", "trailer", "te", "upgrade", "keep-alive", "proxy-connection"],
  // An object cannot have this member.
  "__proto__",
]);
const canonicalNames = new Map([
  ["content-length", "Content-Length"],
  ["connection", "Connection"],
]);

// The names that passed the check. An app uses few, so the limit only protects against generated ones.
const knownNames = new Map<string, string[]>();
const maxKnownNames = 1000;

/**
 * Returns the headers of a reply as texts.
 * @param entries the documented headers, which can be arrays, objects and JSON
 * @throws {TypeError} for a header that cannot be sent
 */
export function formatHeaders(values: ReplyHeaderValues, entries?: ResponseEntry["headers"]): Record<string, string> {
  assertMembers(values);
  const headers: Record<string, string> = {};
  for (const givenName in values) {
    const value: unknown = values[givenName];
    if (value === undefined || value === null) continue;
    const name = knownNames.has(givenName) ? givenName : (canonicalNames.get(givenName.toLowerCase()) ?? givenName);
    assertName(name, headers);
    if (name !== givenName && values[name] !== undefined) throw duplicate(name, givenName);
    const entry = entries?.[name];
    const isText = entry === undefined || !isStructured(entry);
    headers[name] = assertValue(name, isText ? value : formatStructured(name, entry, value));
  }
  return headers;
}

/** Returns whether the text of a header is more than a scalar. */
export function isStructured({ delimiter, type }: HeaderEntry): boolean {
  return delimiter !== undefined || type === "json";
}

function formatStructured(name: string, { type, ...entry }: HeaderEntry, value: unknown): string {
  return encodeStyled(`The header ${name}`, value, { ...entry, isJson: type === "json" }, (text) => text);
}

/** @throws {TypeError} for a name that is not valid, or that the headers also have in another case */
export function assertName(name: string, headers: Readonly<Record<string, unknown>>): void {
  const spellings = knownNames.get(name) ?? addName(name, headers);
  if (spellings.length === 1) return;
  const other = spellings.find((each) => each !== name && Object.hasOwn(headers, each));
  if (other !== undefined) throw duplicate(name, other);
}

function duplicate(name: string, other: string): TypeError {
  return new TypeError(`A response has the headers ${name} and ${other}, which are one header. Omit one of them.`);
}

/**
 * Returns the spellings of a name that is not known yet. A name is case-insensitive (RFC 9110, section 5.1).
 * @throws {TypeError} for a name that is not valid
 */
function addName(name: string, headers: Readonly<Record<string, unknown>>): string[] {
  if (!validName.test(name))
    throw new TypeError(`${JSON.stringify(name)} is not a valid header name. Use letters, digits and hyphens.`);
  const lowerName = name.toLowerCase();
  if (serverNames.has(lowerName)) throw new TypeError(`The server sets the header ${name}. Omit it.`);
  const canonicalName = canonicalNames.get(lowerName);
  if (canonicalName !== undefined && canonicalName !== name)
    throw new TypeError(`The header ${name} must be written as ${canonicalName}.`);
  const isSpelling = (each: string) => each.toLowerCase() === lowerName;
  if (knownNames.size >= maxKnownNames) return [name, ...Object.keys(headers).filter(isSpelling)];
  const spellings = knownNames.get([...knownNames.keys()].find(isSpelling) ?? "") ?? [];
  spellings.push(name);
  knownNames.set(name, spellings);
  return spellings;
}

/** Asserts that headers are members of an object. Those of a promise or a `Map` would be lost. */
export function assertMembers(headers: object): void {
  assertNoPromise(headers, "The object of the headers");
  if (Symbol.iterator in headers) throw new TypeError("The headers are a list. Use an object with a member for each.");
}

/** Returns a value as text. @throws {TypeError} for a value that no header can have */
export function assertValue(name: string, value: unknown): string {
  if (typeof value === "object") assertNoObject(value, `The header ${name}`);
  // Unlike String(), a template rejects a symbol.
  const text = `${value}`;
  if (value === undefined) throw new TypeError(`The header ${name} is undefined. Set a text, or omit it.`);
  if (!invalidValue.test(text)) return text;
  const code = text.charCodeAt(text.search(invalidValue)).toString(16).toUpperCase().padStart(4, "0");
  throw new TypeError(`The header ${name} contains U+${code}, which a header cannot contain. Encode or remove it.`);
}

/**
 * Asserts that each adapter can send a status and a body.
 * @throws {RangeError} for a status that is not an integer from 200 to 599
 * @throws {TypeError} for a body that cannot be sent, or that the status cannot have
 */
export function assertContent(status: number, body: PipelineResponse["body"]): void {
  if (!Number.isInteger(status) || status < 200 || status > 599)
    throw new RangeError(
      `A response has the status ${String(status)} (${typeof status}). Use an integer from 200 to 599.`,
    );
  if (body !== null) {
    if (typeof body !== "string" && !isStream(body) && !isFixedBytes(body))
      throw new TypeError(
        `The body of a ${status} has the type ${typeof body}. Send text, or a Uint8Array of fixed size.`,
      );
    if (status === 204 || status === 205 || status === 304)
      throw new TypeError(`A ${status} has a body, which that status cannot have. Omit the body.`);
  }
}

/**
 * Asserts that each adapter can send a response.
 * @throws {TypeError | RangeError} as `assertContent` and `assertHeaders`
 */
export function assertSendable(response: PipelineResponse, method: string): void {
  const { status, headers, body } = response;
  if (!isObject(headers))
    throw new TypeError("A response has no headers. Return an object with status, headers and body.");
  assertMembers(headers);
  assertContent(status, body);
  assertHeaders(headers, response, method);
}

/**
 * Asserts that a value is no promise. The rejection of one must not end the process.
 * @throws {TypeError} for a promise
 */
export function assertNoPromise(value: unknown, name: string): void {
  if (!isPromise(value)) return;
  ignoreRejections(value);
  throw new TypeError(`${name} is a promise. Await it.`);
}

/**
 * Asserts that a value is a text, a number or missing.
 * @throws {TypeError} for an object, whose text would be useless
 */
export function assertNoObject(value: unknown, name: string): void {
  if (!isObject(value)) return;
  ignoreRejections(value);
  throw new TypeError(`${name} is an object. Use a text.`);
}

// An error can lead to a socket and all that it references.
const maxIgnoredMembers = 100_000;

/**
 * Handles the rejections of the promises in a value that is not sent. Otherwise they end the process.
 * @param seen the members that were visited. A promise can fulfill with an object that contains it
 */
export function ignoreRejections(value: unknown, seen = new Set<unknown>()): void {
  const members = [value];
  const add = (member: unknown): unknown => typeof member === "object" && members.push(member);
  const addResult = (result: unknown): void => ignoreRejections(result, seen);
  for (const member of members) {
    if (seen.has(member)) continue;
    if (seen.size > maxIgnoredMembers) return;
    seen.add(member);
    try {
      if (isPromise(member)) Promise.resolve(member).then(addResult, addResult);
      addMembers(member, add);
    } catch {
      // A proxy or a getter can throw when it is read.
    }
  }
}

function addMembers(value: unknown, add: (member: unknown) => void): void {
  if (!isObject(value) || ArrayBuffer.isView(value)) return;
  // Descriptors call no getter, but cost too much for a long list.
  if (Array.isArray(value)) Object.values(value).forEach(add);
  else for (const name of Reflect.ownKeys(value)) add(Reflect.getOwnPropertyDescriptor(value, name)?.value);
  const { [Symbol.toStringTag]: type } = value as Partial<Map<unknown, unknown>>;
  if (type === "Set") Set.prototype.forEach.call(value, add);
  if (type !== "Map") return;
  Map.prototype.forEach.call(value, (member, key) => {
    add(member);
    add(key);
  });
}

/** Returns a function that also handles the rejections of the promises in its arguments if it throws. */
export function ignoringRejections<Values extends unknown[], Result>(
  run: (...values: Values) => Result,
): (...values: Values) => Result {
  return (...values) => {
    try {
      return run(...values);
    } catch (error) {
      ignoreRejections(values);
      throw error;
    }
  };
}

/** Returns a value as JSON. @throws {TypeError} for a promise, which JSON.stringify would write as {} */
export function toJson(value: unknown): string {
  assertNoPromise(value, "The body");
  const text = stringifyJson(value);
  if (text?.includes("{}")) JSON.stringify(value, assertMember);
  return text;
}

function assertMember(name: string, member: unknown): unknown {
  assertNoPromise(member, `The member ${name} of the body`);
  // JSON has no members of a Map or an Error.
  if (isObject(member) && Object.keys(member).length === 0) ignoreRejections(member);
  return typeof member === "bigint" ? 0 : member;
}

/**
 * Asserts that each adapter can send headers with a body. `formatHeaders` or the adapter checks their values.
 * @throws {TypeError} for a name that is not valid, a header that only the server may set, or a wrong length
 */
export function assertHeaders(
  headers: Readonly<Record<string, string>>,
  response: Omit<PipelineResponse, "headers">,
  method: string,
): void {
  for (const name in headers) {
    assertName(name, headers);
    const value: unknown = headers[name];
    if (typeof value === "string" || typeof value === "number") continue;
    throw new TypeError(`The header ${name} has the type ${typeof value}. Set a text.`);
  }
  const { "Content-Length": length, Connection: connection } = headers;
  if (length !== undefined) assertLength(length, response, method);
  if (connection !== undefined && connection.toLowerCase() !== "close")
    throw new TypeError(`The header Connection is ${connection}. Send close, or omit it.`);
}

/** Returns false for memory that can change its size, or that another thread can change: the Fetch API does not send it. */
function isFixedBytes(body: unknown): boolean {
  // Not instanceof: the classes of another realm, such as those of jsdom, differ.
  if (!ArrayBuffer.isView(body)) return false;
  const { buffer, [Symbol.toStringTag]: type } = body as Uint8Array<ArrayBuffer>;
  return type === "Uint8Array" && buffer[Symbol.toStringTag] === "ArrayBuffer" && !buffer.resizable && !buffer.detached;
}

const encoder = new TextEncoder();

function assertLength(length: string, { status, body }: Omit<PipelineResponse, "headers">, method: string): void {
  const bytes = typeof body === "string" ? encoder.encode(body) : (body ?? new Uint8Array());
  const bodyLength = isStream(bytes) ? "unknown" : String(bytes.byteLength);
  // The length of a HEAD response is that of the response to GET (RFC 9110, section 8.6).
  const isLength = method === "HEAD" && body === null ? /^\d{1,15}$/.test(length) : length === bodyLength;
  if (isLength && status !== 204 && status !== 304) return;
  throw new TypeError(`Content-Length is ${JSON.stringify(length)}, but a ${status} has ${bodyLength} bytes. Omit it.`);
}
