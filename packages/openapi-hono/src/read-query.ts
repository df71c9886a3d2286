import { clip } from "./clip.ts";
import type { OperationEntry } from "./contract.ts";
import { decodeForm } from "./decode.ts";
import { parseLiteral } from "./parse-literal.ts";
import type { Violation } from "./refusal.ts";

/** What a name in the query stands for: a parameter, or a member of one that is an object. */
export interface QuerySlot {
  readonly name: string;
  readonly type: string;
  readonly isArray: boolean;
  readonly delimiter?: string;
  readonly object?: string;
}

/** The names that the query may hold. */
export function querySlots({ parameters, credentials = [] }: OperationEntry): Map<string, QuerySlot> {
  return new Map([
    ...credentials.map((name) => [name, { ...credential, name }] as const),
    ...parameters
      .filter((parameter) => parameter.in === "query")
      .flatMap((parameter): (readonly [string, QuerySlot])[] =>
        parameter.members
          ? Object.entries(parameter.members).map(
              ([key, member]) => [key, { ...member, object: parameter.name }] as const,
            )
          : [[parameter.name, parameter] as const],
      ),
  ]);
}

const credential = { type: "credential", isArray: true };

export function readQuery(
  query: string,
  known: Map<string, QuerySlot>,
  target: Record<string, unknown>,
  violations: Violation[],
): void {
  if (query === "") return;
  const seen = new Map<string, string[]>();
  for (const pair of query.split("&")) {
    if (pair === "") continue;
    const equals = pair.indexOf("=");
    const name = decodeForm(equals < 0 ? pair : pair.slice(0, equals));
    const raw = equals < 0 ? "" : pair.slice(equals + 1);
    const value = decodeForm(raw);
    const slot = name === undefined ? undefined : known.get(name);
    if (name === undefined || value === undefined) {
      const path = clip(name ?? pair, 60);
      violations.push({
        path,
        message: `${path} holds invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX.`,
      });
    } else if (!slot) {
      const names = [...known.keys()].join(", ");
      const path = clip(name, 60);
      violations.push({
        path,
        message: `${path} is not a parameter of this operation. ${names ? `Known are: ${names}.` : "It has none in the query."}`,
      });
    } else {
      // What stands between items is told from what stands in one only before it is decoded.
      const text = slot.delimiter ? raw : value;
      if (!seen.has(name)) seen.set(name, [text]);
      else seen.get(name)?.push(text);
    }
  }
  for (const [key, raw] of seen) {
    const slot = known.get(key) as QuerySlot;
    if (slot.type === credential.type) continue;
    const holder = slot.object === undefined ? target : memberHolder(target, slot.object);
    if (slot.isArray && !slot.delimiter) holder[slot.name] = raw.map((value) => parseLiteral(slot.type, value));
    else if (raw.length > 1)
      violations.push({ path: key, message: `${key} is given ${raw.length} times. Give it once.` });
    else if (slot.delimiter) holder[slot.name] = splitItems(slot, raw[0] as string);
    else holder[slot.name] = parseLiteral(slot.type, raw[0] as string);
  }
}

function memberHolder(target: Record<string, unknown>, object: string): Record<string, unknown> {
  if (!Object.hasOwn(target, object)) target[object] = {};
  return target[object] as Record<string, unknown>;
}

// A comma may be data when it is encoded; blanks and pipes can be sent encoded alone (OpenAPI 3.1, style examples).
const separators: Record<string, RegExp> = { ",": /,/, " ": /%20|\+/, "|": /\||%7c/i };

function splitItems({ type, delimiter = "," }: QuerySlot, raw: string): unknown[] {
  return raw.split(separators[delimiter] ?? delimiter).map((item) => parseLiteral(type, decodeForm(item) ?? item));
}
