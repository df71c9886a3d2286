import { expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { cellId, documentedCells } from "./cell.ts";
import { coverageTable, legend, unseenCells } from "./coverage-table.ts";
import type { CoverageRecord } from "./create-coverage.ts";

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

it("names a fact that nobody saw, and counts it in its row", () => {
  const record = recordWithout("getPet answers: 404 pet_not_found");
  expect(unseenCells(cells, record).map(cellId)).toEqual(["getPet answers: 404 pet_not_found"]);
  expect(coverageTable(cells, record)).toMatch(/^getPet +13\/14 /m);
});

it("never rounds up to 100 %", () => {
  expect(coverageTable(cells, recordWithout("getPet answers: 404 pet_not_found"))).toContain(" 99.8 %");
});

it("asks each target that answers by itself for every fact, whatever another one showed", () => {
  const missing = recordWithout("listPets answers: 200");
  expect(unseenCells(cells, missing).map(cellId)).toEqual(["listPets answers: 200"]);
  expect(unseenCells(cells, { ...missing, forced: true })).toEqual([]);
});

it("paints what is missing, but for a mock", () => {
  const tones = (forced: boolean): Set<string> => {
    const used = new Set<string>();
    coverageTable(cells, { ...recordWithout("getPet answers: 404 pet_not_found"), forced }, (tone, text) => {
      used.add(tone);
      return text;
    });
    return used;
  };
  expect(tones(false)).toContain("missing");
  expect(tones(true)).not.toContain("missing");
});

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
