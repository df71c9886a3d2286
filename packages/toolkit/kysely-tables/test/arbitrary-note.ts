import { parseJson } from "@animal-store/exact-json";
import fc from "fast-check";
import type { Note } from "./notes.ts";

// The integers that parseJson returns: a bigint only beyond 2^53.
const int64 = fc
  .oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n, 2n ** 53n, 2n ** 53n - 1n, -(2n ** 53n) - 1n, 0n),
  )
  .map((integer) => parseJson(String(integer)) as number | bigint);
const double = fc.oneof(
  fc.double({ noDefaultInfinity: true, noNaN: true }),
  fc.constantFrom(5e-324, 1e308, -0, 1e20, 0.1, 2 ** 53, -1.5e-300),
);
const text = fc.oneof(
  fc.string({ unit: "binary" }).map((value) => value.replaceAll("\0", "")),
  fc.constantFrom("", "'", '"', "%_\\", "a\nb\r\t", "🐾", "null", "\u2028", "é", "e\u0301", "\ufffd"),
);
// Any JSON: also U+0000, lone surrogates, `__proto__`, names of integers and integers beyond 2^64.
const json = fc
  .oneof(
    fc.json(),
    fc.constantFrom(
      '"\\u0000\\ud800"',
      '{"b":1,"a":{"__proto__":{"x":1}},"1":2}',
      "123456789012345678901",
      "1e400",
      "null",
    ),
  )
  .map((literal) => parseJson(literal.replaceAll("1e400", "1e300")));

const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const nullable = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const members = {
  id: int64,
  text,
  title: optional(text),
  due: nullable(text),
  size: int64,
  shelf: optional(int64),
  parent: nullable(int64),
  weight: double,
  score: optional(double),
  height: nullable(double),
  isPublic: fc.boolean(),
  isDone: optional(fc.boolean()),
  isRead: nullable(fc.boolean()),
  tags: fc.array(json, { maxLength: 3 }),
  color: optional(json),
  extra: json,
};

// Names that are no column, although they differ only in case, or are names of SQL or of objects.
const otherNames = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom(
    "_other",
    "version",
    "Text",
    "__proto__",
    "constructor",
    "toString",
    "1",
    "rowid",
    "ctid",
    "x".repeat(70),
  ),
);
const others = fc.array(
  fc.tuple(
    otherNames.filter((name) => !(name in { ...members }) || name === "__proto__"),
    json,
  ),
  { maxLength: 3 },
);

/** Generates notes, whose members have any order. */
export const arbitraryNote: fc.Arbitrary<Note> = fc
  .record(members)
  .chain((note) => fc.tuple(fc.constant(note), others, fc.boolean()))
  .chain(([note, other, hasOwnOrder]) => {
    const entries: [string, unknown][] = [...Object.entries(note).filter(([, value]) => value !== undefined), ...other];
    return hasOwnOrder ? fc.shuffledSubarray(entries, { minLength: entries.length }) : fc.constant(entries);
  })
  .map((entries) => Object.fromEntries(entries) as Note);

/** Generates changes of a note, in which `undefined` removes a member. */
export const arbitraryChanges: fc.Arbitrary<Partial<Note>> = fc
  .tuple(fc.record(members, { requiredKeys: [] }), fc.array(fc.tuple(otherNames, optional(json)), { maxLength: 3 }))
  .map(([{ id: _, ...note }, other]) => {
    const changes = { ...Object.fromEntries(other), ...note };
    return changes as Partial<Note>;
  });
