import { expect, it } from "vitest";
import { findContent, isJson } from "./index.ts";

const contents = [
  "*/*",
  "text/*",
  "text/plain; charset=utf-8",
  "text/csv; version=1",
  "application/json;version=1",
  "application/json",
  "application/json; version=2; charset=utf-8",
  "application/json; profile=x; version=2",
].map((mediaType) => ({ mediaType }));

it.each([
  ["text/plain", "text/plain; charset=utf-8"],
  ["TEXT/Plain;charset=latin1", "text/plain; charset=utf-8"],
  ["text/html", "text/*"],
  ["image/png", "*/*"],
  ["text/*", undefined],
  ["application/json; version=1", "application/json;version=1"],
  ['application/json;charset=utf-8;Version="2"', "application/json; version=2; charset=utf-8"],
  ["application/json; version=2; profile=x", "application/json; profile=x; version=2"],
  ["application/json; version=3", "application/json"],
  ["application/json", "application/json"],
  ["text/csv; version=3", "text/*"],
  [" application/json ; version=1", "application/json;version=1"],
  ["application /json", "*/*"],
  ['"application/json"', "*/*"],
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
