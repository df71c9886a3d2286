import { expect, test } from "vitest";
import { lintChanged, operationPath } from "./test/lint-changed-contract.ts";

const rule = "animal-store/rate-limit-headers-on-every-answer";

const everywhere = [
  ...["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "X-Request-Id"],
  ...["RateLimit-Policy", "RateLimit"],
];

test.each(everywhere)("an answer without %s is refused", async (name) => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn([...operationPath(contract, "createPet"), "responses", "201", "headers", name]),
  );
  const message = `POST /pets 201 does not document the header ${name}. Add it to its \`headers\`.`;
  expect(problems).toEqual([{ rule, severity: "error", place: "#/paths/~1pets/post/responses/201", message }]);
});

test("a shared answer without the headers is refused once for each", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn(["components", "responses", "Unauthorized", "headers"]),
  );
  expect(problems.filter((problem) => problem.rule === rule)).toHaveLength(everywhere.length);
});

test("an unrouted answer without content carries the headers too", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn(["x-unrouted-responses", "204", "headers", "X-RateLimit-Reset"]),
  );
  const message = "unrouted 204 does not document the header X-RateLimit-Reset. Add it to its `headers`.";
  expect(problems).toEqual([{ rule, severity: "error", place: "#/x-unrouted-responses/204", message }]);
});

test("a header that is not required is refused where it is defined", async () => {
  const problems = await lintChanged((contract) =>
    contract.deleteIn(["components", "headers", "X-Request-Id", "required"]),
  );
  const message =
    "components.headers.X-Request-Id is optional, but every answer carries X-Request-Id. Set `required: true`.";
  expect(problems).toEqual([{ rule, severity: "error", place: "#/components/headers/X-Request-Id", message }]);
});
