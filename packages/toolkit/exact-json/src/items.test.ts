import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeItems, encodeItem, type ItemFormat, parseJson, stringifyJson } from "./index.ts";

const values = fc.oneof(fc.jsonValue(), fc.bigInt({ min: 2n ** 53n, max: 2n ** 63n - 1n })).map(normalize);
const texts = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/\r\n?/g, "\n"));
const envelopes = fc.record(
  {
    event: fc.constantFrom("added", ""),
    data: fc.jsonValue().map(normalize),
    id: fc.constantFrom("7"),
    retry: fc.nat(),
  },
  { requiredKeys: ["data"] },
);
const formats: [title: string, format: ItemFormat, items: fc.Arbitrary<unknown>][] = [
  ["JSON lines", { kind: "lines" }, values],
  ["a JSON text sequence", { kind: "sequence" }, values],
  ["events with JSON", { kind: "events", data: "json" }, values],
  ["events with text", { kind: "events", data: "text" }, texts],
  ["whole events", { kind: "events", data: "json", isEnvelope: true }, envelopes],
];

/** JSON has no -0, and a long integer is a bigint. */
function normalize(value: unknown): unknown {
  return parseJson(stringifyJson(value));
}

async function* toParts(text: string, lengths: readonly number[]): AsyncGenerator<string> {
  let start = 0;
  for (const length of lengths) {
    yield text.slice(start, start + length);
    start += length;
  }
  yield text.slice(start);
}

const decode = (parts: AsyncIterable<string>, format: ItemFormat, maxBytes?: number) =>
  Array.fromAsync(decodeItems(parts, format, { parse: parseJson, ...(maxBytes !== undefined && { maxBytes }) }));

describe.each(formats)("%s", (_title, format, items) => {
  it("decode to the encoded items, in parts of any length, with any line ends", async () => {
    const lists = fc.array(items, { maxLength: 5 });
    const lengths = fc.array(fc.nat(5), { size: "+1" });
    await fc.assert(
      fc.asyncProperty(lists, lengths, fc.constantFrom("\n", "\r\n"), async (list, parts, end) => {
        const text = list.map((item) => encodeItem(item, format).replaceAll("\n", end)).join("");
        expect(await decode(toParts(text, parts), format)).toEqual(list);
      }),
    );
  });

  it("yield each item before the next part arrives", async () => {
    let read = 0;
    const item = encodeItem(format.isEnvelope ? { data: "a" } : "a", format);
    async function* parts(): AsyncGenerator<string> {
      for (; read < 3; read += 1) yield item;
    }
    for await (const _ of decodeItems(parts(), format, { parse: parseJson })) break;
    // A sequence marks the start of a record, so its end is known at the next one.
    expect(read).toBeLessThanOrEqual(format.kind === "sequence" ? 1 : 0);
  });

  it("end with an error at an item above the maximum length", async () => {
    const item = encodeItem(format.isEnvelope ? { data: "a".repeat(50) } : "a".repeat(50), format);
    await expect(decode(toParts(item, [10, 10]), format, 49)).rejects.toThrow("larger than 49 bytes");
    expect(await decode(toParts(item, [10, 10]), format, 70)).toHaveLength(1);
  });
});

it.each<[title: string, format: ItemFormat, text: string, items: unknown[]]>([
  ["JSON lines without a last line end", { kind: "lines" }, '1\r\n\n {"a":\t2} ', [1, { a: 2 }]],
  ["a sequence without a last line end", { kind: "sequence" }, '\x1e\x1e[1]\x1e{"a":2}', [[1], { a: 2 }]],
  ["a sequence that can be cut in numbers", { kind: "sequence" }, "\x1e1\n\x1e2\x1e-3\x1etrue\x1e[4]\x1e5", [1, [4]]],
  ["events up to [DONE]", { kind: "events", data: "json" }, "data: 1\n\ndata: [DONE]\n\ndata: 2\n\n", [1]],
])("decodes %s", async (_title, format, text, items) => {
  expect(await decode(toParts(text, []), format)).toEqual(items);
});

it.each<ItemFormat>([{ kind: "lines" }, { kind: "sequence" }])(
  "rejects white space that JSON has not in %j",
  async (format) => {
    const start = format.kind === "sequence" ? "\x1e" : "";
    for (const space of ["\u00a0", "\u2028", "\f", "\ufeff"])
      await expect(decode(toParts(`${start}${space}\n`, []), format)).rejects.toThrow(SyntaxError);
    expect(await decode(toParts(`${start} \t\r\n`, []), format)).toEqual([]);
  },
);

it("rejects a text before the first record of a sequence", async () => {
  await expect(decode(toParts("1\n\x1e2\n", []), { kind: "sequence" })).rejects.toThrow(SyntaxError);
});

it("counts the bytes of an item in UTF-8", async () => {
  const lines = { kind: "lines" } as const;
  expect(await decode(toParts('"éé"\n', [1, 1]), lines, 6)).toEqual(["éé"]);
  await expect(decode(toParts('"ééé"\n', [1, 1]), lines, 7)).rejects.toThrow("larger than 7 bytes");
});

it("limits the data of an event with many lines", async () => {
  const text = "data: a\n".repeat(100);
  await expect(decode(toParts(text, []), { kind: "events", data: "text" }, 50)).rejects.toThrow("larger than 50 bytes");
});
