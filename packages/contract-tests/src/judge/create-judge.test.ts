import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { contractDocument } from "../document/contract-document.ts";
import { changed, exampleOf, header } from "./changed-example.ts";
import { createJudge } from "./create-judge.ts";
import { documentedExamples } from "./documented-examples.ts";

const judge = createJudge(contractDocument);

describe("the judge", () => {
  it.each(documentedExamples(contractDocument))(
    "finds nothing in the contract's own example $title",
    ({ operation, method, response }) => {
      expect(judge(operation, { method }, response)).toEqual([]);
    },
  );

  it("knows an example of every operation and of unrouted answers", () => {
    const operations = new Set(documentedExamples(contractDocument).map(({ operation }) => operation));
    expect(operations).toEqual(new Set([...Object.keys(contract.operations), "unrouted"]));
  });

  it("names a status that is not documented", () => {
    const violations = judge("getPet", { method: "GET" }, changed("getPet", 200, { status: 206 }));
    expect(violations).toEqual([
      "getPet → 206: is not documented; documented are 200, 304, 400, 401, 403, 404, 429, 500, 503",
    ]);
  });

  it("takes no answer of routing for one of an operation", () => {
    expect(judge("listPets", { method: "GET" }, changed("unrouted", 405, {}))).toEqual([
      "listPets → 405: is not documented; documented are 200, 304, 400, 401, 403, 429, 500, 503",
    ]);
  });

  it("takes a HEAD answer for what GET answers, without the body", () => {
    const { headers } = exampleOf("listPets", 200);
    expect(judge("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "" })).toEqual([]);
    expect(judge("listPets", { method: "HEAD" }, { status: 200, headers, bodyText: "[]" })).toEqual([
      "listPets → 200 → body: must be absent, got 2 characters",
    ]);
  });

  it("lets CORS headers pass on the answer to a request with an Origin", () => {
    const response = changed("getPet", 200, header("access-control-allow-origin", "*"));
    expect(judge("getPet", { method: "GET", hasOrigin: true }, response)).toEqual([]);
    expect(judge("getPet", { method: "GET" }, response)).not.toEqual([]);
  });

  it("lets CORS headers pass on every answer of a target that always sends them", () => {
    const response = changed("getPet", 200, header("access-control-allow-origin", "*"));
    expect(createJudge(contractDocument, { allowCors: true })("getPet", { method: "GET" }, response)).toEqual([]);
  });

  it("keeps the int64 extremes", () => {
    for (const integer of ["9223372036854775807", "-9223372036854775808"]) {
      const response = { ...exampleOf("getPet", 200), bodyText: `{"id":1,"name":"Rex","categoryId":${integer}}` };
      expect(judge("getPet", { method: "GET" }, response)).toEqual([]);
    }
  });
});
