import { expect, it } from "vitest";
import { compareDocuments } from "../src/index.ts";
import { checkVerdicts } from "./verdicts.ts";

it("reports a breaking change for each of 1,000 random pairs of documents that break clients", () => {
  const { missed, falseBreaks, contradictions, relaxed } = checkVerdicts(compareDocuments, { count: 1000 });
  expect(contradictions).toEqual([]);
  expect(missed).toEqual([]);
  expect(falseBreaks.length, falseBreaks.join("\n")).toBeLessThan(relaxed / 100);
}, 120_000);
