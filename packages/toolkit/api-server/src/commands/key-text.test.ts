import { stripVTControlCharacters } from "node:util";
import type { KeyRecord } from "@animal-store/api-platform";
import { libraryPlatform } from "@animal-store/api-platform/testing";
import stringWidth from "string-width";
import { expect, it } from "vitest";
import { formatKeyTable } from "./key-text.ts";

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

function formatLines(keys: Partial<KeyRecord>[]): string[] {
  const records = keys.map((key) => ({ ...record, ...key }));
  return stripVTControlCharacters(formatKeyTable(records, now, libraryPlatform)).split("\n");
}

it("prints one line per key, with right-aligned numbers", () => {
  expect(formatLines([{ perMinute: 1_200_000 }, { plan: "patron", lastUsedAt: now - 3 * 60_000 }])).toEqual([
    "ID                    NAME  PLAN    SCOPES       PER MINUTE  PER DAY  CREATED     LAST USED             STATE",
    "key_0123456789abcdef  shop  member  browse,lend   1,200,000   10,000  2026-01-14  never                 active",
    "key_0123456789abcdef  shop  patron  browse,lend         300   10,000  2026-01-14  2026-01-15 11:57 UTC  active",
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
    "expires 2026-04-15 12:00 UTC",
    "expires 2026-01-15 13:00 UTC",
    "expired",
    "revoked",
    "rotated, expires 2026-01-15 12:00 UTC",
    "rotated, expired",
  ]);
});

it("aligns columns with wide characters", () => {
  const names = ["shop", "商店のキー", "👩‍👩‍👧‍👦 family", "é́́", null];
  const lines = formatLines(names.map((name) => ({ name })));
  const columnStarts = lines.map((line) => stringWidth(line.slice(0, line.search(/PLAN|member/))));
  expect(new Set(columnStarts).size).toBe(1);
});

it("prints no control character of a name", () => {
  expect(formatLines([{ name: "one\nkey_forged\u{1b}[2J\u{202e}" }])[1]).toContain("one�key_forged�[2J�");
});
