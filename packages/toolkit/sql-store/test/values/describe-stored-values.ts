import { parseJson, stringifyJson } from "@animal-store/exact-json";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { memoryFolder, sharedFolder } from "../test-folders.ts";
import { newThing, prepareThingApp } from "./thing-app.ts";
import type { ThingStore } from "./things.ts";

interface OpenThings {
  readonly store: ThingStore;
  close(): Promise<void> | void;
}

/**
 * Registers the test that a GET returns the content of the 201, for generated values of every type of column.
 * @param open opens the store. The second call opens it again
 * @param seed reproduces the values. @default a random seed, which a failure reports
 */
export function describeStoredValues(
  name: string,
  open: (() => Promise<OpenThings> | OpenThings) | undefined,
  { count, seed = Math.trunc(Math.random() * 2 ** 31), isPersistent = true }: StoredValuesOptions,
): void {
  describe.skipIf(!open)(name, () => {
    const folder = sharedFolder(memoryFolder());
    let createApp: Awaited<ReturnType<typeof prepareThingApp>>;
    beforeAll(async () => {
      createApp = await prepareThingApp(folder);
    });

    it(`returns the content of the 201 for ${count} generated bodies, with seed ${seed}`, async () => {
      if (!open) return;
      const bodies = fc.sample(bodyOf(newThing), { numRuns: count, seed });
      let opened = await open();
      const stored: Stored[] = [];
      for (let start = 0; start < count; start += 100) {
        const send = createSend(createApp(opened.store));
        stored.push(...(await Promise.all(bodies.slice(start, start + 100).map((body) => add(send, body)))));
        await Promise.all(stored.slice(start).map((each) => find(send, each)));
      }
      if (isPersistent) {
        await opened.close();
        opened = await open();
        const send = createSend(createApp(opened.store));
        for (let start = 0; start < count; start += 100)
          await Promise.all(stored.slice(start, start + 100).map((each) => find(send, each)));
      }
      const send = createSend(createApp(opened.store));
      for (const each of stored.slice(-50)) await findByTime(send, each);
      await opened.close();
    });
  });
}

export interface StoredValuesOptions {
  readonly count: number;
  readonly seed?: number;
  readonly isPersistent?: boolean;
}

interface Stored {
  readonly id: number;
  readonly text: string;
  readonly body: Body;
}
type Send = (method: string, path: string, body?: string) => Promise<{ status: number; text: string }>;

function createSend({ app, problems }: ReturnType<Awaited<ReturnType<typeof prepareThingApp>>>): Send {
  return async (method, path, body) => {
    const headers = { "content-type": "application/json" };
    const response = await app.request(path, { method, headers, ...(body !== undefined && { body }) });
    const text = await response.text();
    if (response.status >= 300) throw new Error(`${response.status} ${text} ${problems} for ${body}`);
    return { status: response.status, text };
  };
}

async function add(send: Send, body: Body): Promise<Stored> {
  const { status, text } = await send("POST", "/things", writeJson(body));
  expect(status).toBe(201);
  const { id, ...added } = parseJson(text) as Body & { readonly id: number };
  expect(toComparable(added), writeJson(body)).toEqual(toComparable(body));
  return { id, text, body };
}

async function find(send: Send, { id, text }: Stored): Promise<void> {
  expect((await send("GET", `/things/${id}`)).text).toBe(text);
}

async function findByTime(send: Send, { text, body }: Stored): Promise<void> {
  const found = await send("GET", `/things?time=${encodeURIComponent(String(body.time))}`);
  expect(found.text.slice(1, -1).includes(text), `${body.time} in ${found.text}`).toBe(true);
}

/** Returns the values of a body: -0 is 0, and times are instants, in milliseconds. */
function toComparable(body: Body): unknown {
  const values = parseJson(stringifyJson(body)) as Record<string, unknown>;
  for (const name of ["time", "nullable-time", "optional-time"])
    if (typeof values[name] === "string") values[name] = toInstant(values[name]);
  return values;
}

/** Independent of `Date.parse`, which has no leap seconds. */
function toInstant(text: string): bigint {
  const [, year, month, day, hour, minute, second, fraction = "", sign = "+", offsetHour = "0", offsetMinute = "0"] =
    /^(....)-(..)-(..)[Tt](..):(..):(..)(?:\.(\d+))?(?:[Zz]|([+-])(..):(..))$/.exec(text) ?? [];
  const days = Temporal.PlainDate.from({ year: Number(year), month: Number(month), day: Number(day) }).since(
    "1970-01-01",
  ).days;
  const offset = (sign === "-" ? -1 : 1) * (Number(offsetHour) * 60 + Number(offsetMinute));
  const minutes = (days * 24 + Number(hour)) * 60 + Number(minute) - offset;
  return BigInt(minutes * 60 + Number(second)) * 1000n + BigInt(fraction.padEnd(3, "0").slice(0, 3));
}

type Body = Readonly<Record<string, unknown>>;
type Schema = { readonly type?: unknown; readonly format?: string; readonly enum?: readonly unknown[] };

function bodyOf({ properties, required }: typeof newThing): fc.Arbitrary<Body> {
  const members = Object.entries(properties).map(([name, schema]) => [name, toArbitrary(schema)] as const);
  return fc.record(Object.fromEntries(members), { requiredKeys: [...required] }) as fc.Arbitrary<Body>;
}

function toArbitrary({ type, format, enum: values }: Schema): fc.Arbitrary<unknown> {
  if (Array.isArray(type))
    return fc.option(toArbitrary({ type: type[0], ...(format && { format }), ...(values && { enum: values }) }));
  if (values) return fc.constantFrom(...values);
  if (format === "date-time") return time;
  if (format === "int64") return int64;
  const byType: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    string: text,
    integer: fc.oneof(fc.maxSafeInteger(), fc.constantFrom(0, -0, 2 ** 53 - 1, -(2 ** 53 - 1))),
    number,
    boolean: fc.boolean(),
    array: fc.array(text, { maxLength: 3 }),
    object: fc.dictionary(key, json, { maxKeys: 4 }),
  };
  return byType[String(type)] ?? json;
}

const int64 = fc
  .oneof(
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
    fc.constantFrom(-(2n ** 63n), 2n ** 63n - 1n, 2n ** 53n, 2n ** 53n - 1n, -(2n ** 53n), 0n),
  )
  .map((value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value));
const number = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 1e20, 1e21, 2 ** 53, 2 ** 63, 1e308, 5e-324, -5e-324, 2.2250738585072014e-308, 0.1, 1.5),
);
const units = 'a\u0000\u0001\u001f"\\/\u007f\u00e9e\u0301\u2028\ud800\udbff\udc00\udfff\ufeff\ufffd\ufffe\uffff';
const text = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...units.split("")),
        fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      ),
      {
        maxLength: 8,
      },
    )
    .map((each) => each.join("")),
  fc.constantFrom("", "null", "\ufffe0000", "\ufffed800", "\\u0000", "x".repeat(20_000), "é".repeat(5000), "😀"),
);
// V8 14 reads the name "\\u0000a" as the name "\\\\u0000" of an earlier object.
const key = fc.oneof(
  text.filter((name) => !name.includes("\\")),
  fc.constantFrom("__proto__", "constructor", "toJSON", "0", "a.b"),
);
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, [], {}),
    text,
    number,
    int64,
    fc.constant(Array.from({ length: 50 }).reduce((inner: unknown) => [inner], 1)),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(key, tie("json"), { maxKeys: 3 }),
  ),
}));

const two = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, "0"));
const date = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 365 })).map(([year, day]) => {
    const last = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: day });
    return last.year === year ? last : last.subtract({ days: 1 });
  }),
  fc
    .constantFrom("0000-01-01", "0000-02-29", "9999-12-31", "1969-12-31", "2000-02-29", "0099-12-31")
    .map((each) => Temporal.PlainDate.from(each)),
);
const offset = fc.oneof(
  fc.constantFrom("Z", "z", "+00:00", "-00:00", "+23:59", "-23:59"),
  fc.tuple(fc.constantFrom("+", "-"), two(23), two(59)).map(([sign, hour, minute]) => `${sign}${hour}:${minute}`),
);
const fraction = fc.oneof(
  fc.constantFrom("", ".0", ".000", ".123456", ".9999999999999999999"),
  fc.nat().map((n) => `.${n}`),
);
const plainTime = fc
  .tuple(date, fc.constantFrom("T", "t"), two(23), two(59), two(59), fraction, offset)
  .map(
    ([day, separator, hour, minute, second, fraction, offset]) =>
      `${formatDate(day)}${separator}${hour}:${minute}:${second}${fraction}${offset}`,
  );
const leapSecond = fc
  .tuple(fc.integer({ min: 1, max: 9998 }), fc.constantFrom(6, 12), fraction, offset)
  .map(([year, month, fraction, offset]) => {
    const [, sign, hour, minute] = /([+-])(..):(..)/.exec(offset) ?? [undefined, "+", "0", "0"];
    const end = Temporal.PlainDateTime.from({ year, month, day: 1, hour: 23, minute: 59 })
      .add({ months: 1 })
      .subtract({ days: 1 });
    const local = end.add({ minutes: (sign === "-" ? -1 : 1) * (Number(hour) * 60 + Number(minute)) });
    const clock = `${String(local.hour).padStart(2, "0")}:${String(local.minute).padStart(2, "0")}`;
    return `${formatDate(local.toPlainDate())}T${clock}:60${fraction}${offset}`;
  });
const time = fc.oneof({ arbitrary: plainTime, weight: 3 }, { arbitrary: leapSecond, weight: 1 });

function formatDate({ year, month, day }: Temporal.PlainDate): string {
  return [String(year).padStart(4, "0"), String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

/** Writes -0 and large numbers as literals of numbers. */
function writeJson(value: unknown): string {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return JSON.stringify(value, (_key, member) => {
    if (typeof member === "bigint") return rawJSON(String(member));
    if (Object.is(member, -0)) return rawJSON("-0");
    return Number.isInteger(member) && !Number.isSafeInteger(member) ? rawJSON(member.toExponential()) : member;
  });
}
