import assert from "node:assert/strict";
import { contract, type ErrorCode, type OperationId } from "@animal-store/contract";
import { parseJson } from "@animal-store/exact-json";
import { contractDocument } from "../document/contract-document.ts";
import { documentedOperations } from "../document/documented-operations.ts";
import { type Answer, createAnswer } from "../http/answer.ts";
import { documentedExamples } from "../judge/documented-examples.ts";
import { NotTried } from "../not-tried.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { KeyOptions } from "../target.ts";
import { unknownPath } from "./authentication.ts";
import { type ContractCase, type Outcome, operationIds, refused } from "./contract-case.ts";
import { type IdempotentPost, idempotentPosts, post } from "./idempotent-posts.ts";
import { day, minute } from "./rate-figures.ts";
import { callWithoutScope } from "./scopes.ts";
import { addPet, addPets, nextCursor, order, read } from "./steps.ts";
import { banned, request, requests } from "./strikes.ts";

const { bodyBytes } = contract.limits;
const { free } = contract.plans;
const examples = new Map(documentedExamples(contractDocument).map(({ title, response }) => [title, response]));
const strangerId = 4711;

const { path } = contract.operations.listPets;

const operations = documentedOperations(contractDocument);

type Shown = [Outcome["operation"], ErrorCode, (context: CaseContext) => Promise<Answer>, Partial<ContractCase>?];

const written: readonly Shown[] = [
  ["unrouted", "route_not_found", ({ send }) => send("GET", unknownPath)],
  ["unrouted", "method_not_allowed", ({ send }) => send("DELETE", path)],
  ["unrouted", "bad_request", ({ exchange }) => exchange("hello\r\n\r\n")],
  ["listPets", "missing_api_key", ({ call }) => call("listPets", { key: null })],
  ["listPets", "invalid_api_key", ({ call }) => call("listPets", { key: "nonsense" })],
  ["listPets", "invalid_request", ({ call }) => call("listPets", { query: "limit=abc" })],
  ["listPets", "invalid_cursor", asOtherFilter],
  ["listPets", "rate_limit_exceeded", (context) => exhaustLastSecond(context, minute, free.perMinute)],
  [
    "listPets",
    "daily_quota_exceeded",
    (context) => exhaustLastSecond(context, day, free.perDay, { perMinute: 2 * free.perDay }),
  ],
  ["listPets", "key_banned", asBanned],
  ["listPets", "internal_error", ({ call }) => call("listPets"), { situation: "store-fails" }],
  ["listPets", "service_unavailable", ({ call }) => call("listPets"), { situation: "store-away" }],
  ...(["listPets", "createPet", "getPet"] as const).map(
    (operation): Shown => [operation, "insufficient_scope", (context) => callWithoutScope(context, operation)],
  ),
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
  ["createOrder", "pet_not_available", orderTwice, { fresh: "empty" }],
  ...idempotentPosts.map(
    (one): Shown => [one.operation, "idempotency_conflict", (context) => sendTwoBodies(context, one)],
  ),
];

/** The refusals as the contract's examples show them, and a request that is answered so. */
export const shown: readonly Shown[] = [...written, ...operationIds.flatMap(unknownParameter)];

/** What the contract shows is what the service says, word for word. */
export const messageCases: ContractCase[] = shown.map(([operation, code, ask, where]) => ({
  id: `messages/${operation}/${code}`,
  fact: `the contract's example of ${code} is what the service says`,
  ...where,
  ...refused(operation, code),
  async run(context) {
    if (context.ownWords) throw new NotTried("a service whose messages are those of the contract's examples");
    const answer = await ask(context);
    const example = examples.get(`${operation} ${contract.errorCodes[code].status} ${code}`);
    assert.deepEqual(answer.body, parseJson(example?.bodyText ?? ""));
    return answer;
  },
}));

/** An operation that shows an invalid request of its own, for which nothing is written: the parameter of its example is unknown. */
function unknownParameter(operation: OperationId): Shown[] {
  const code = "invalid_request";
  const { status } = contract.errorCodes[code];
  const responseOf = (id: string) => operations.get(id)?.responses.get(status);
  const isWritten = written.some(([id, one]) => one === code && responseOf(id) === responseOf(operation));
  const example = examples.get(`${operation} ${status} ${code}`);
  if (isWritten || !example) return [];
  const [{ path } = { path: "colour" }] =
    read("Error", createAnswer(status, [], Buffer.from(example.bodyText))).details ?? [];
  return [[operation, code, ({ call }) => call(operation, { query: `${encodeURIComponent(path)}=red` })]];
}

async function asOtherFilter(context: CaseContext): Promise<Answer> {
  await addPets(context, 2);
  const cursor = nextCursor("listPets", await context.call("listPets", { query: "limit=1" }));
  return context.call("listPets", { query: `status=sold&cursor=${cursor}` });
}

/** In the last second of a window a Free key uses up what the window allows. @param length milliseconds */
async function exhaustLastSecond(
  context: CaseContext,
  length: number,
  count: number,
  limits: NonNullable<KeyOptions["limits"]> = {},
): Promise<Answer> {
  const { service } = context;
  service.clock.advance(2 * length - (service.clock.now() % length) - 1000);
  const { key } = await service.createKey({ plan: "free", limits });
  await requests(context, key, count);
  return request(context, key);
}

async function asBanned(context: CaseContext): Promise<Answer> {
  return request(context, await banned(context));
}

async function sendTwoBodies(context: CaseContext, { operation, prepare }: IdempotentPost): Promise<Answer> {
  const [body, other] = await prepare(context);
  await post(context, operation, body);
  return post(context, operation, other);
}

async function orderTwice(context: CaseContext): Promise<Answer> {
  const { id } = await addPet(context);
  await order(context, id);
  return order(context, id);
}
