import { describe, expect, it } from "vitest";
import { createAnswer } from "../http/http-client.ts";
import { compareAnswers } from "./compare-answers.ts";

const answer = (status: number, body: string, headers: string[] = []) =>
  createAnswer(status, ["Content-Type", "application/json", ...headers], Buffer.from(body));

describe("two answers", () => {
  it("that differ in values only are alike", () => {
    const tags = [
      ["ETag", '"a"'],
      ["ETag", '"b"'],
    ] as const;
    expect(compareAnswers(answer(200, '{"id":1}', [...tags[0]]), answer(200, '{"id":2}', [...tags[1]]))).toEqual([]);
  });

  it("of another status or code differ in that alone", () => {
    const found = compareAnswers(
      answer(409, '{"code":"pet_not_available"}'),
      answer(409, '{"code":"idempotency_conflict"}', ["A", "1"]),
    );
    expect(found).toEqual([{ in: "status", text: "answers 409 idempotency_conflict, not 409 pet_not_available" }]);
  });

  it("differ in headers that one of them lacks, but for those that are ignored", () => {
    const [left, right] = [answer(200, "1", ["A", "1", "Vary", "Origin"]), answer(200, "1", ["B", "1"])];
    expect(compareAnswers(left, right, (name) => name === "vary")).toEqual([
      { in: "headers", text: "lacks a", header: "a" },
      { in: "headers", text: "adds b", header: "b" },
    ]);
  });

  it("differ in the shape of the body", () => {
    expect(compareAnswers(answer(200, '[{"id":1}]'), answer(200, '[{"id":"1"}]'))).toEqual([
      { in: "body", text: "has a body of [{ id: string }], not [{ id: number }]" },
    ]);
  });
});
