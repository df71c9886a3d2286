import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import type { ErrorCode, OperationId } from "@animal-store/contract";
import type { CallOptions, CaseContext } from "../case-context.ts";
import { type ContractCase, expectError, expectSuccess, type Outcome, unknownPath } from "./contract-case.ts";

type ToOptions = (key: string) => CallOptions;

/** Parts of a request that can contain a key by mistake, and that an error can quote. */
const locations: [label: string, operation: OperationId, code: ErrorCode, toOptions: ToOptions][] = [
  ["petId", "getPet", "invalid_request", (key) => ({ path: { petId: key } })],
  ["a parameter", "listPets", "invalid_request", (key) => ({ query: `limit=${key}` })],
  ["a parameter's name", "listPets", "invalid_request", (key) => ({ query: key })],
  ["a cursor", "listPets", "invalid_cursor", (key) => ({ query: `cursor=${key}` })],
  [
    "an Idempotency-Key",
    "createPet",
    "invalid_request",
    (key) => ({ headers: { "Idempotency-Key": `${key} ${key}` } }),
  ],
  ["a Content-Type", "createPet", "unsupported_media_type", (key) => ({ headers: { "Content-Type": `text/${key}` } })],
  ["a member", "createPet", "invalid_request", (key) => ({ json: { name: "Rex", categoryId: key } })],
  ["a member's name", "createPet", "invalid_request", (key) => ({ json: { name: "Rex", categoryId: 7, [key]: 1 } })],
  ["text that is not JSON", "createPet", "malformed_json", (key) => ({ body: key })],
];

const encodings: [label: string, encode: (key: string) => string][] = [
  [" of a store", (key) => replaceKeyPrefix("as_live_", key)],
  [" of a sandbox", (key) => replaceKeyPrefix("as_test_", key)],
  [", percent-encoded", (key) => key.replaceAll("_", "%5F")],
  [", with something around it", (key) => `x.${key}.x`],
];

export function replaceKeyPrefix(prefix: string, key: string): string {
  return key.replace(/^as_(live|test)_/, prefix);
}

/** A response must never contain a key, because clients log and display responses. */
export const keyRedactionCases: ContractCase[] = [
  ...createRedactionCases("a path", expectError("unrouted", "route_not_found"), ({ send }, key) =>
    send("GET", `/${key}`),
  ),
  ...locations.flatMap(([location, operation, code, toOptions]) =>
    createRedactionCases(location, expectError(operation, code), ({ call }, key) => call(operation, toOptions(key))),
  ),
];

function createRedactionCases(
  location: string,
  outcome: Outcome,
  sendKey: (context: CaseContext, key: string) => Promise<HttpResponse>,
): ContractCase[] {
  return encodings.map(([encoding, encode]) => ({
    id: `key-redaction/${location}${encoding}`,
    title: `the response to a key${encoding} in ${location} does not contain the key`,
    ...outcome,
    async run(context) {
      const response = await sendKey(context, encode(context.key));
      const responseText = [response.bodyText, ...response.headers.values()].join("\n");
      const keyPart = replaceKeyPrefix("", context.key).slice(0, 8);
      assert(!responseText.includes(keyPart), `A response must not contain a part of a key, got ${responseText}`);
      return response;
    },
  }));
}

const validIds = ["a", "A.b_c-9", "x".repeat(128)];
const invalidIds = ["x".repeat(129), "a b", "", "a,b", "a/b", "ä", "<script>"];
const idsWithKeys: readonly (readonly [label: string, toRequestId: (key: string) => string])[] = [
  ["a live key", (key) => replaceKeyPrefix("as_live_", key)],
  ["a test key", (key) => replaceKeyPrefix("as_test_", key)],
  ["a key among other characters", (key) => `retry-of.${key}.2`],
  ["the beginning of a key", (key) => key.slice(0, 20)],
];

export const requestIdCases: ContractCase[] = [
  ...validIds.map((id) =>
    createRequestIdCase(
      `preserved/${id.slice(0, 10)}-${id.length}`,
      `preserves an id of ${id.length} permitted characters`,
      () => id,
      assert.equal,
    ),
  ),
  ...invalidIds.map((id) =>
    createRequestIdCase(
      `replaced/${id.slice(0, 10)}-${id.length}`,
      "replaces an invalid X-Request-Id",
      () => id,
      (received) => assert(!(id.startsWith(received) && received), `The id must be new, got ${received}`),
    ),
  ),
  ...idsWithKeys.map(([label, toRequestId]) =>
    createRequestIdCase(
      `replaced/${label}`,
      `replaces an X-Request-Id that contains ${label}, because it would be logged`,
      toRequestId,
      (received) => assert.doesNotMatch(received, /as_(live|test)/),
    ),
  ),
  {
    id: "request-ids/new",
    title: "assigns a new id to each response",
    ...expectSuccess("listPets"),
    async run({ call }) {
      const responses = [await call("listPets"), await call("listPets"), await call("listPets")];
      assert.equal(new Set(responses.map(getRequestId)).size, responses.length);
      return responses[0] as HttpResponse;
    },
  },
  {
    id: "request-ids/without-a-key",
    title: "preserves the X-Request-Id of a request without a key",
    ...expectError("unrouted", "missing_api_key"),
    async run({ send }) {
      const response = await send("GET", unknownPath, { key: null, headers: { "X-Request-Id": "mine" } });
      assert.equal(getRequestId(response), "mine");
      return response;
    },
  },
];

function createRequestIdCase(
  label: string,
  title: string,
  toRequestId: (key: string) => string,
  check: (received: string, id: string) => void,
): ContractCase {
  return {
    id: `request-ids/${label}`,
    title,
    ...expectSuccess("listPets"),
    async run({ call, key }) {
      const response = await call("listPets", { headers: { "X-Request-Id": toRequestId(key) } });
      check(getRequestId(response), toRequestId(key));
      return response;
    },
  };
}

function getRequestId({ headers }: HttpResponse): string {
  return headers.get("x-request-id") ?? "";
}
