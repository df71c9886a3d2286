import { expect, test } from "vitest";
import { contract } from "../test/contract.ts";
import { readGuides } from "./read-guides.ts";

const changelog = "# Changelog\n\nA guide may hold {{plans}} or {{nothing}}, and `{{code}}`.";
const facts = { contract, keyOf: (plan: string) => `key of ${plan}`, changelog };
const bodyOf = (slug: string, flavour: "page" | "plain") =>
  readGuides({ ...facts, flavour }).find((guide) => guide.slug === slug)?.body;

test("the changelog is shown in its own words, whatever stands in braces there", () => {
  expect(bodyOf("changelog", "plain")).toBe("A guide may hold {{plans}} or {{nothing}}, and `{{code}}`.");
});

test("on a page its braces are text, not markup", () => {
  expect(bodyOf("changelog", "page")).toBe("A guide may hold \\{\\{plans}} or \\{\\{nothing}}, and `{{code}}`.");
});

test("the advice on errors is filled in too", () => {
  expect(bodyOf("errors", "plain")).toContain("All violations stand in `details`, up to 20, each");
  expect(bodyOf("errors", "plain")).not.toContain("{{");
});
