import { expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { cellId, documentedCells } from "./cell.ts";
import type { CoverageRecord } from "./create-coverage.ts";
import { coverageTable, legend, unseenCells } from "./create-coverage.ts";

const cells = documentedCells(contractDocument);
const complete = recordWithout();

it("is whole when the server showed every fact", () => {
  const text = coverageTable(cells, complete);
  expect(text).toContain(`100 %  ${cells.length} of ${cells.length} facts`);
  expect(text).not.toMatch(/\d\/\d/);
  expect(unseenCells(cells, complete)).toEqual([]);
});

it("fits a terminal of 100 columns", () => {
  const text = [coverageTable(cells, recordWithout(...cells.map(cellId))), legend].join("\n");
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
});

it("counts a fact that was not seen in its row, paints it, and does not round up to 100 %", () => {
  const record = recordWithout("getPet answers: 404 pet_not_found");
  expect(unseenCells(cells, record).map(cellId)).toEqual(["getPet answers: 404 pet_not_found"]);
  expect(coverageTable(cells, record)).toMatch(/^getPet +13\/14 /m);
  expect(coverageTable(cells, record)).toContain(" 99.8 %");
  expect(tones(record)).toContain("missing");
});

it("requires no fact of a mock", () => {
  const record = { ...recordWithout("getPet answers: 404 pet_not_found"), forced: true };
  expect(unseenCells(cells, record)).toEqual([]);
  expect(tones(record)).not.toContain("missing");
});

function tones(record: CoverageRecord): Set<string> {
  const used = new Set<string>();
  coverageTable(cells, record, (tone, text) => {
    used.add(tone);
    return text;
  });
  return used;
}

function recordWithout(...ids: string[]): CoverageRecord {
  const seen = cells.map(cellId).filter((id) => !ids.includes(id));
  return {
    target: "server",
    forced: false,
    cases: 1,
    answers: 1,
    seen: Object.fromEntries(seen.map((id) => [id, "a/case"])),
  };
}
