import { expect, it } from "vitest";
import { otherAnswers, otherRequests, otherStores } from "./behaviours/behaviour.ts";
import type { Fault, Planting } from "./fault.ts";
import { huntFault } from "./hunt-fault.ts";
import { changeAnswers, withHeader } from "./plant/change-answers.ts";

const list: Pick<Fault, "id" | "about"> = { id: "behaviour/tried", about: ["pets/list-empty"] };
const fail = (): never => {
  throw new RangeError("typo in the fault itself");
};

it("a fault is caught by the case that names it, with what that case says", async () => {
  const plant = () => otherAnswers((answer) => withHeader(answer, "x-powered-by", "animals"));
  expect(await huntFault({ ...list, plant })).toMatchObject({
    outcome: "caught",
    caughtBy: "pets/list-empty",
    problem: expect.stringContaining("header x-powered-by: is not documented"),
  });
});

it("what only a case of another subject sees survives", async () => {
  const plant = () => otherAnswers((answer) => withHeader(answer, "etag", undefined));
  expect(await huntFault({ ...list, about: ["orders/second"], plant })).toEqual({
    fault: list.id,
    cases: 1,
    outcome: "survived",
  });
});

it.each<[string, () => Planting]>([
  ["planting", fail],
  ["a change of requests", () => otherRequests(fail)],
  ["a change of answers", () => otherAnswers(fail)],
  ["a store", () => otherStores(({ pets }) => ({ pets: { ...pets, list: fail } }))],
])("a fault that throws in %s is an error of the hunt, and not caught", async (_, plant) => {
  expect(await huntFault({ ...list, plant })).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("RangeError: typo in the fault itself"),
  });
});

it("a fault that throws where it changes answers of the parser is an error of the hunt", async () => {
  const plant = () => changeAnswers([], ["bad_request"], fail);
  expect(await huntFault({ ...list, about: ["parser/bad-request/text"], plant })).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("RangeError: typo in the fault itself"),
  });
});

it("a connection that is cut is no verdict", async () => {
  const plant = (): Planting => ({ wire: (answer) => ({ ...answer, status: Number.NaN }) });
  expect(await huntFault({ ...list, plant })).toMatchObject({
    outcome: "broken",
    problem: expect.stringContaining("pets/list-empty could not judge: Error: GET /v1/pets: no answer"),
  });
});
