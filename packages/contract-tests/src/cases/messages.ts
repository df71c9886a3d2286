import assert from "node:assert/strict";
import { contract, type ErrorCode } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { contractDocument } from "../document/contract-document.ts";
import type { Answer } from "../http/answer.ts";
import { documentedExamples } from "../judge/documented-examples.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { unknownPath } from "./authentication.ts";
import { type ContractCase, type Outcome, refused } from "./contract-case.ts";
import { minute } from "./rate-figures.ts";
import { addPet, addPets, nextCursor, order } from "./steps.ts";

const { bodyBytes } = contract.limits;
const examples = new Map(documentedExamples(contractDocument).map(({ title, response }) => [title, response]));
const strangerId = 4711;

const { path } = contract.operations.listPets;

/** The refusals as the contract's examples show them, and a request that is answered so. */
const shown: [Outcome["operation"], ErrorCode, (context: CaseContext) => Promise<Answer>, Partial<ContractCase>?][] = [
  ["unrouted", "route_not_found", ({ send }) => send("GET", unknownPath)],
  ["unrouted", "method_not_allowed", ({ send }) => send("DELETE", path)],
  ["unrouted", "bad_request", ({ exchange }) => exchange("hello\r\n\r\n")],
  ["listPets", "missing_api_key", ({ call }) => call("listPets", { key: null })],
  ["listPets", "invalid_api_key", ({ call }) => call("listPets", { key: "nonsense" })],
  ["listPets", "invalid_request", ({ call }) => call("listPets", { query: "limit=abc" })],
  ["listPets", "invalid_cursor", asOtherFilter],
  ["listPets", "rate_limit_exceeded", exhaustLastSecond],
  ["listPets", "internal_error", ({ call }) => call("listPets"), { situation: "store-fails" }],
  ["listPets", "service_unavailable", ({ call }) => call("listPets"), { situation: "store-away" }],
  ["createPet", "invalid_request", ({ call }) => call("createPet", { json: { categoryId: "7" } })],
  ["createPet", "malformed_json", ({ call }) => call("createPet", { body: "{" })],
  ["createPet", "payload_too_large", ({ call }) => call("createPet", { body: "x".repeat(bodyBytes + 1) })],
  [
    "createPet",
    "unsupported_media_type",
    ({ call }) => call("createPet", { headers: { "Content-Type": "text/plain" } }),
  ],
  ["getPet", "invalid_request", ({ call }) => call("getPet", { path: { petId: "rex" } })],
  ["getPet", "pet_not_found", ({ call }) => call("getPet", { path: { petId: strangerId } })],
  ["createOrder", "invalid_request", ({ call }) => call("createOrder", { json: { petId: "7", colour: "red" } })],
  ["createOrder", "pet_not_found", (context) => order(context, strangerId)],
  ["createOrder", "pet_not_available", orderTwice, { fresh: true }],
];

/** What the contract shows is what the service says, word for word. */
export const messageCases: ContractCase[] = shown.map(([operation, code, ask, where]) => ({
  id: `messages/${operation}/${code}`,
  fact: `the contract's example of ${code} is what the service says`,
  ...where,
  ...refused(operation, code),
  async run(context) {
    const answer = await ask(context);
    const example = examples.get(`${operation} ${contract.errorCodes[code].status} ${code}`);
    assert.deepEqual(answer.body, parseJson(example?.bodyText ?? ""));
    return answer;
  },
}));

async function asOtherFilter(context: CaseContext): Promise<Answer> {
  await addPets(context, 2);
  const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
  return context.call("listPets", { query: `status=sold&cursor=${cursor}` });
}

async function exhaustLastSecond({ call, service }: CaseContext): Promise<Answer> {
  service.clock.advance(minute - 1000);
  const { key } = await service.createKey({ plan: "free" });
  await Promise.all(Array.from({ length: contract.plans.free.perMinute }, () => call("listPets", { key })));
  return call("listPets", { key });
}

async function orderTwice(context: CaseContext): Promise<Answer> {
  const { id } = await addPet(context);
  await order(context, id);
  return order(context, id);
}
