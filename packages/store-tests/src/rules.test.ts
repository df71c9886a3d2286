import { expect, it } from "vitest";
import { listExamples } from "./contract-document.ts";
import { findResponseProblems } from "./rules.ts";

const examples = listExamples();

function findProblems(title: string, changes: { headers?: Record<string, string>; message?: string } = {}): string[] {
  const example = examples.find((each) => each.title === title);
  if (!example) throw new Error(`The contract has no example ${title}.`);
  const { operation, method, response } = example;
  const headers = { ...Object.fromEntries(response.headers), ...changes.headers };
  const bodyText = changes.message
    ? JSON.stringify({ ...JSON.parse(response.bodyText), message: changes.message })
    : response.bodyText;
  return findResponseProblems(operation, method, { ...response, headers: Object.entries(headers), bodyText });
}

it("finds nothing in a response that matches the contract", () => {
  expect(findProblems("listPets 200 page")).toEqual([]);
});

it.each([
  [{ "X-Powered-By": "stub" }, 'header x-powered-by: is not documented, got "stub"'],
  [{ "content-type": "application/json" }, "header Content-Type: must be application/json; charset=utf-8"],
  [{ Link: '</v1/pets?cursor=a>; rel="prev"' }, 'header Link: must be a relative reference with rel="next"'],
  [{ Link: '<https://store.example/pets>; rel="next"' }, "header Link: must be a relative reference"],
])("finds the headers %j", (headers, message) => {
  expect(findProblems("listPets 200 page", { headers })).toEqual([expect.stringContaining(message)]);
});

it("finds a service that replaced its own invalid response", () => {
  const message = "listPets responded with 200, which breaks the contract: …";
  const problems = findProblems("listPets 500 internal_error", { message });
  expect(problems).toEqual([expect.stringContaining("the service reported an invalid response")]);
});

it("finds a wait that differs from the message", () => {
  const headers = { "Retry-After": "7" };
  const message = "The limit of 60 requests per minute is exhausted. Retry in 8 seconds.";
  const problems = findProblems("listPets 429 rate_limit_exceeded", { headers, message });
  expect(problems).toEqual(["header Retry-After: must be the wait in the message, 8, got 7"]);
});
