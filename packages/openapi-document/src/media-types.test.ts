import { expect, it } from "vitest";
import { findContent, isJson } from "./index.ts";

const contents = ["*/*", "text/*", "text/plain; charset=utf-8"].map((mediaType) => ({ mediaType }));

it.each([
  ["text/plain", "text/plain; charset=utf-8"],
  ["TEXT/Plain;charset=latin1", "text/plain; charset=utf-8"],
  ["text/html", "text/*"],
  ["image/png", "*/*"],
  ["text/*", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s is described by %s", (contentType, expected) => {
  expect(findContent(contents, contentType)?.mediaType).toBe(expected);
});

it.each([
  ["application/json", true],
  ["application/problem+json; charset=utf-8", true],
  ["text/json", true],
  ["application/vnd.shelf.v2+json", true],
  ["application/jsonl", false],
  ["application/json-seq", false],
  ["text/plain", false],
])("%s contains JSON: %s", (mediaType, expected) => {
  expect(isJson(mediaType)).toBe(expected);
});
