import { expect, it } from "vitest";
import { contractLine } from "../document/contract-line.ts";
import { brokenReport } from "./reports.ts";

const place = ["paths", "/pets", "get", "responses", "200"];

it("broken answers are told once a kind, with their count and the line of the answer or of its header", () => {
  const header = "listPets answered 200, which breaks the contract: header /etag: is wrong";
  const unknown = "listPets answered 200, which breaks the contract: header RateLimit-Hint is not documented";
  expect(brokenReport([unknown, header, header])).toBe(
    [
      "The service logged 3 answers of its own as broken:",
      `      2  ${header} (openapi/petstore.yaml:${contractLine(["components", "headers", "ETag"])})`,
      `      1  ${unknown} (openapi/petstore.yaml:${contractLine(place)})`,
    ].join("\n"),
  );
});

it("an answer that belongs to no operation is told with the line of those", () => {
  const logged =
    "An answer outside the operations answered 418, which breaks the contract: status 418 is not documented";
  expect(brokenReport([logged])).toContain(`(openapi/petstore.yaml:${contractLine(["x-unrouted-responses"])})`);
});
