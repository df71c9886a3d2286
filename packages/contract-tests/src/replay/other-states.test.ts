import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import { expect, it, onTestFinished } from "vitest";
import { createForeignTarget } from "../../test/foreign/foreign-target.ts";
import { contractDocument } from "../document/contract-document.ts";
import { inputsOf } from "../inputs/operation-inputs.ts";
import type { Target } from "../target.ts";
import { type OtherState, otherStates } from "./other-states.ts";

const get = (path: string, authorization = "Bearer nonsense") => ({
  method: "GET",
  target: contract.basePath + path,
  headers: [["Authorization", authorization] as const],
});
const post = {
  ...get("/pets"),
  method: "POST",
  headers: [["Authorization", "Bearer nonsense"] as const, ["Content-Type", "application/json"] as const],
  body: '{"name":"Mia","categoryId":3}',
};

it("one state has nothing", async () => {
  const { empty } = createStates();
  expect(await empty.ask(get("/pets"))).toMatchObject({ status: 200, body: [] });
});

it("one state has more than a page holds under every filter, and pets that were ordered", async () => {
  const { full } = createStates();
  const { slots } = inputsOf(contractDocument, "listPets");
  const limit = slots.find(({ name }) => name === "limit")?.schema.maximum;
  const filters = ["available", "pending", "sold"].map((status) => `/pets?status=${status}&`);
  for (const path of ["/pets?", ...filters, "/store/orders?"]) {
    const { headers } = await full.ask(get(`${path}limit=${limit}`));
    const next = new RegExp(`<${contract.basePath}(.+)>; rel="next"`).exec(headers.get("link") ?? "")?.[1];
    const body = expect.arrayContaining([expect.anything()]);
    expect(await full.ask(get(String(next)))).toMatchObject({ status: 200, body });
  }
});

it("one state has a pet of its own, free to be ordered, under so many ids", async () => {
  const { others } = createStates(3);
  const { body } = await others.ask(get("/pets"));
  expect(body).toMatchObject([1, 2, 3].map((id) => ({ id, name: "Another", status: "available" })));
});

it("a request has a valid key in place of the one that it had, and no other", async () => {
  const { empty } = createStates();
  expect(await empty.ask(get("/pets", "Basic nonsense"))).toMatchObject({ status: 401 });
  expect(await empty.ask({ ...get("/pets"), headers: [] })).toMatchObject({ status: 401 });
});

it("what a request writes is met by no other", async () => {
  const { empty, starts } = createStates();
  expect(await empty.ask(post)).toMatchObject({ status: 201, body: { id: 1 } });
  expect(await empty.ask(get("/pets"))).toMatchObject({ body: [] });
  expect(starts).toEqual(["normal", "normal"]);
});

it("requests that differ in their key alone are sent once", async () => {
  const { empty } = createStates();
  expect(await empty.ask(get("/pets", "Bearer other"))).toBe(await empty.ask(get("/pets")));
});

it("no key meets its limit", async () => {
  const { empty } = createStates();
  for (let count = 0; count <= Number(contract.plans.business.perMinute); count += 1)
    expect(await empty.ask(get(`/pets/${count + 1}`))).toMatchObject({ status: 404 });
});

function createStates(ids = 1): Record<"empty" | "full" | "others", OtherState> & { starts: string[] } {
  const starts: string[] = [];
  const target: Target = {
    ...createForeignTarget(),
    start(situation) {
      starts.push(situation);
      return createForeignTarget().start(situation);
    },
  };
  const [empty, full, others] = otherStates(target, ids);
  assert(empty && full && others);
  for (const state of [empty, full, others]) onTestFinished(() => state.stop());
  return { empty, full, others, starts };
}
