import { readBody, WrittenNumber } from "./body.ts";
import { Refusal, refuseIfAny, type Violation } from "./refusal.ts";
import { type NewPet, type PetStatus, petStatuses } from "./store.ts";

/** Reads an int64 in plain digits; undefined for every other text. */
export const parseInt64 = (text: string): bigint | undefined => {
  if (text.length > 20 || !/^(?:0|-?[1-9][0-9]*)$/.test(text)) return undefined;
  const value = BigInt(text);
  return BigInt.asIntN(64, value) === value ? value : undefined;
};

const isStatus = (value: unknown): value is PetStatus => petStatuses.some((status) => status === value);

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    return undefined;
  }
};

/** Reads the query of a request target, in which only the named parameters may stand, each once. */
export const readQuery = (url: string, known: readonly string[], violations: Violation[]): Map<string, string> => {
  const values = new Map<string, string>();
  const mark = url.indexOf("?");
  const pairs = mark === -1 ? [] : url.slice(mark + 1).split("&");
  for (const pair of pairs.filter((text) => text !== "")) {
    const [rawName = "", ...rest] = pair.split("=");
    const name = decode(rawName);
    const value = decode(rest.join("="));
    const path = name ?? rawName;
    if (name === undefined || !known.includes(name)) {
      violations.push({ path, message: `There is no query parameter ${JSON.stringify(path)} here.` });
    } else if (value === undefined) {
      violations.push({ path, message: `${path} is not percent-encoded UTF-8.` });
    } else if (values.has(name)) {
      violations.push({ path, message: `${path} may be given once only.` });
    } else {
      values.set(name, value);
    }
  }
  return values;
};

/** What a request for a page asks for. */
export type PageRequest = { limit: number; status: PetStatus | undefined; cursor: string | undefined };

/** Reads the parameters of a list; throws a 400 that names all violations. */
export const readPageRequest = (url: string, known: readonly string[]): PageRequest => {
  const violations: Violation[] = [];
  const query = readQuery(url, known, violations);
  const limit = parseInt64(query.get("limit") ?? "20");
  const status = query.get("status");
  if (limit === undefined || limit < 1n || limit > 100n) {
    violations.push({ path: "limit", message: "limit is a whole number, 1 at least and 100 at most." });
  }
  if (status !== undefined && !isStatus(status)) {
    violations.push({ path: "status", message: `status is one of ${petStatuses.join(", ")}.` });
  }
  refuseIfAny(violations);
  return { limit: Number(limit), status: isStatus(status) ? status : undefined, cursor: query.get("cursor") };
};

/** Reads the identifier in a path; throws a 400 when it is no int64 or the query is not empty. */
export const readPetId = (url: string, text: string): bigint => {
  const violations: Violation[] = [];
  readQuery(url, [], violations);
  const id = parseInt64(text);
  if (id === undefined) violations.push({ path: "petId", message: "petId is not an int64 in plain digits." });
  refuseIfAny(violations);
  return id ?? 0n;
};

/** Reads the header that makes a POST repeatable. */
export const readIdempotencyKey = (field: unknown, violations: Violation[]): string | undefined => {
  if (field === undefined) return undefined;
  if (typeof field === "string" && /^[\x21-\x7e]{1,255}$/.test(field)) return field;
  violations.push({ path: "Idempotency-Key", message: "Idempotency-Key is 1 to 255 visible ASCII characters." });
  return undefined;
};

type Members = Record<string, unknown>;

const isObject = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber);

const readMembers = (bytes: Uint8Array, known: readonly string[], violations: Violation[]): Members | undefined => {
  const body = readBody(bytes);
  if (!isObject(body)) {
    violations.push({ path: "", message: "The body is not a JSON object." });
    return undefined;
  }
  for (const name of Object.keys(body).filter((member) => !known.includes(member))) {
    const path = `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    violations.push({ path, message: `${JSON.stringify(name)} is not a member of this object.` });
  }
  return body;
};

const readInt64Member = (members: Members, name: string, violations: Violation[]): bigint => {
  const value = Object.hasOwn(members, name) ? members[name] : undefined;
  const integer = value instanceof WrittenNumber ? parseInt64(value.source) : undefined;
  if (integer === undefined) {
    const message = value === undefined ? `${name} is missing.` : `${name} is not an int64 in plain digits.`;
    violations.push({ path: `/${name}`, message });
  }
  return integer ?? 0n;
};

/** Reads a NewPet, adding what is wrong with it to the violations. */
export const readNewPet = (bytes: Uint8Array, violations: Violation[]): NewPet => {
  const members = readMembers(bytes, ["name", "categoryId", "status"], violations);
  if (members === undefined) return { name: "", categoryId: 0n };
  const { name, status } = members;
  const categoryId = readInt64Member(members, "categoryId", violations);
  if (name === undefined) {
    violations.push({ path: "/name", message: "name is missing." });
  } else if (typeof name !== "string" || name === "" || [...name].length > 255) {
    violations.push({ path: "/name", message: "name is a string of 1 to 255 characters." });
  } else if (name.includes("\0") || !name.isWellFormed()) {
    violations.push({ path: "/name", message: "name holds U+0000 or half of a surrogate pair." });
  }
  if (status !== undefined && !isStatus(status)) {
    violations.push({ path: "/status", message: `status is one of ${petStatuses.join(", ")}.` });
  }
  return { name: String(name), categoryId, ...(isStatus(status) ? { status } : {}) };
};

/** Reads a NewOrder, adding what is wrong with it to the violations. */
export const readNewOrder = (bytes: Uint8Array, violations: Violation[]): { petId: bigint } => {
  const members = readMembers(bytes, ["petId"], violations);
  return { petId: members === undefined ? 0n : readInt64Member(members, "petId", violations) };
};

/** Reads a cursor of the given scope, the identifier after which the page begins; throws a 400 `invalid_cursor`. */
export const readCursor = (cursor: string | undefined, scope: string): bigint => {
  if (cursor === undefined) return 0n;
  const text = Buffer.from(cursor, "base64url").toString();
  const after = text.startsWith(`${scope} `) ? parseInt64(text.slice(scope.length + 1)) : undefined;
  if (after === undefined || after < 1n || writeCursor(after, scope) !== cursor) {
    throw new Refusal("invalid_cursor", "This cursor was not made for this list and filter.");
  }
  return after;
};

/** Writes the cursor of the page that begins after an identifier. */
export const writeCursor = (after: bigint, scope: string): string =>
  Buffer.from(`${scope} ${after}`).toString("base64url");
