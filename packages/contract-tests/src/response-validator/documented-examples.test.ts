import { parseJson, stringifyJson } from "@animal-store/exact-json";
import { expect, it } from "vitest";
import { type ContractDocument, contractDocument } from "../document/contract-document.ts";
import { documentedExamples } from "./documented-examples.ts";

it("resolves references to the example of another response", () => {
  const text = stringifyJson(contractDocument).replace(
    /"page":\{.*?\},"empty"/,
    '"page":{"$ref":"#/paths/~1store~1orders/get/responses/200/content/application~1json/examples/empty"},"empty"',
  );
  const example = documentedExamples(parseJson(text) as ContractDocument).find(
    ({ title }) => title === "listPets 200 page",
  );
  expect(example?.response.bodyText).toBe("[]");
});
