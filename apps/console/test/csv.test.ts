import { expect, it } from "vitest";
import { formatCsv, parseCsv } from "../src/csv/csv.ts";
import { importKeyColumn, petColumns, planImport } from "../src/import/plan-import.ts";

const parts = ["", ..."=+-@＝＠'\";,|\t\n\r 1a\u00a0\u200b", "\r\n", "-1", "'="];
const texts = parts.flatMap((first) => parts.flatMap((second) => parts.map((third) => `${first}${second}${third}1`)));
const csv = formatCsv(
  ["id", "name"],
  texts.map((text, index) => [BigInt(index), text]),
);

it("quotes every cell, and none begins a formula", () => {
  expect(formatCsv(["id", "name"], [[-1, undefined]])).toBe('"id","name"\r\n"-1",""');
  expect(csv.replaceAll(/"(?:[^"]|"")*"/g, "").replaceAll(/[,\r\n]/g, "")).toBe("");
  const formulas = [...csv.matchAll(/"((?:[^"]|"")*)"/g)].filter(([, cell = ""]) =>
    /^[=@＝＠\t\r\n]|^[+-](?!\d+$)/.test(cell.trimStart()),
  );
  expect(formulas).toEqual([]);
});

it("parses each text of its own files exactly", () => {
  expect(parseCsv(csv).rows.map(({ values }) => values.name)).toEqual(texts);
});

it("imports each name of a file of failures exactly", async () => {
  const rows = texts.map((name) => [name, 7, "available", "0".repeat(64)]);
  const file = new File([formatCsv([...petColumns, importKeyColumn], rows)], "failures.csv");
  const plan = await planImport(file);
  expect(plan.rows.map(({ pet }) => pet.name)).toEqual(texts);
});
