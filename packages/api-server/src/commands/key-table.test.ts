import { stripVTControlCharacters } from "node:util";
import type { KeyRecord } from "@animal-store/api-platform";
import { libraryPlatform } from "@animal-store/api-platform/testing";
import stringWidth from "string-width";
import { expect, it } from "vitest";
import { formatKeyTable } from "./key-table.ts";

const now = Date.UTC(2026, 0, 15, 12);
const day = 86_400_000;
const record: KeyRecord = {
  id: "key_0123456789abcdef",
  hash: "",
  plan: "member",
  name: "shop",
  perMinute: null,
  perDay: null,
  createdAt: now - day,
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
  successorId: null,
  scopes: ["browse", "lend"],
  lineageId: "key_0123456789abcdef",
  unbannedAt: null,
};

function formatLines(keys: Partial<KeyRecord>[], width = Number.POSITIVE_INFINITY): string[] {
  const records = keys.map((key) => ({ ...record, ...key }));
  return stripVTControlCharacters(formatKeyTable(records, { now, width, platform: libraryPlatform })).split("\n");
}

it("prints one line per key, with right-aligned numbers", () => {
  expect(formatLines([{ perMinute: 1_200_000 }, { plan: "patron", lastUsedAt: now - 3 * 60_000 }])).toEqual([
    "ID                    NAME  PLAN    SCOPES       PER MINUTE  PER DAY  CREATED     LAST USED  STATE",
    "key_0123456789abcdef  shop  member  browse,lend   1,200,000   10,000  2026-01-14  never      active",
    "key_0123456789abcdef  shop  patron  browse,lend         300   10,000  2026-01-14  3m ago     active",
  ]);
});

it("prints the state of a key", () => {
  const [, ...lines] = formatLines([
    { expiresAt: now + 90 * day },
    { expiresAt: now + 3_600_000 },
    { expiresAt: now },
    { expiresAt: now, revokedAt: now },
    { expiresAt: now + 28_000, successorId: "key_1" },
    { expiresAt: now, successorId: "key_1" },
  ]);
  expect(lines.map((line) => line.split(/ {2,}/).at(-1))).toEqual([
    "expires in 90d",
    "expires in 1h",
    "expired",
    "revoked",
    "rotated, expires in 28s",
    "rotated, expired",
  ]);
});

it("aligns columns with wide characters", () => {
  const names = ["shop", "商店のキー", "👩‍👩‍👧‍👦 family", "é́́", null];
  const lines = formatLines(names.map((name) => ({ name })));
  const columnStarts = lines.map((line) => stringWidth(line.slice(0, line.search(/PLAN|member/))));
  expect(new Set(columnStarts).size).toBe(1);
});

it.each([60, 80, 100, 120])(
  "fits a terminal of %d columns, and always shows name, plan, last use and state",
  (width) => {
    const keys = [{ name: "an app with a very long name ".repeat(3) }, { name: "店".repeat(100) }];
    const lines = formatLines(keys, width).filter((line) => !line.startsWith("Hidden: "));
    expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(width);
    expect(lines[0]).toMatch(/ID +NAME +PLAN .*LAST USED +STATE/);
    for (const line of lines.slice(1)) expect(line).toMatch(/… {2,3}member .*active$/);
  },
);

it("hides columns before it truncates a name of 24 characters", () => {
  const keys = [{ name: "a".repeat(24) }];
  expect(formatLines(keys, 120)[0]).toContain("PER MINUTE");
  expect(formatLines(keys, 80)[0]).not.toContain("PER MINUTE");
  expect(formatLines(keys, 80)[1]).toContain("a".repeat(24));
});

it.each([
  [120, undefined],
  [80, "Hidden: PER MINUTE, PER DAY. --json or a wider terminal shows them."],
  [60, "Hidden: SCOPES, PER MINUTE, PER DAY, CREATED. --json or a wider terminal shows them."],
])("reports the hidden columns in a terminal of %d columns", (width, note) => {
  expect(formatLines([{}], width).slice(2)).toEqual(note ? [note] : []);
});

it("prints no control character of a name", () => {
  expect(formatLines([{ name: "one\nkey_forged\u{1b}[2J\u{202e}" }])[1]).toContain("one�key_forged�[2J�");
});
