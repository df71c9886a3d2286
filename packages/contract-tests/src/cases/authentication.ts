import assert from "node:assert/strict";
import type { HttpResponse } from "@animal-store/conformance/internal";
import { contract, type ErrorCode, scopes } from "@animal-store/contract";
import type { CallOptions } from "../case-context.ts";
import {
  type ContractCase,
  expectError,
  expectSuccess,
  type Outcome,
  operationIds,
  operationsWithBody,
  optionsOutcome,
  readOperations,
  unknownPath,
} from "./contract-case.ts";
import { expectRateLimit, parseRateLimit } from "./rate-limit-headers.ts";
import { callWithScopes, getOtherScopes, getRequiredScope } from "./responses.ts";
import { expectStatus, validRequest } from "./steps.ts";

type RequestCase = readonly [id: string, title: string, outcome: Outcome, run: ContractCase["run"]];

const { path } = contract.operations.listPets;
const tooLargeBody = "x".repeat(contract.limits.bodyBytes + 1);
const forbiddenStatus = contract.errorCodes.insufficient_scope.status;

const rejectedKeys: [label: string, code: ErrorCode, createOptions: (key: string) => CallOptions][] = [
  ["another scheme", "missing_api_key", (key) => ({ headers: { Authorization: `Basic ${key}` } })],
  ["a scheme without a token", "missing_api_key", () => ({ headers: { Authorization: "Bearer" } })],
  ["a wrong checksum", "invalid_api_key", (key) => ({ key: changeCharacterAt(key, key.length - 1) })],
  ["another random part", "invalid_api_key", (key) => ({ key: changeCharacterAt(key, key.length - 10) })],
  ["a key with a trailing character", "invalid_api_key", (key) => ({ key: `${key}0` })],
];

/** Requests whose response depends on the key or its scopes, in addition to those of `responses.ts`. */
const requestCases: readonly RequestCase[] = [
  ...rejectedKeys.map<RequestCase>(([label, code, createOptions]) => [
    `authentication/listPets/${label}`,
    `rejects ${label}`,
    expectError("listPets", code),
    ({ call, key }) => call("listPets", createOptions(key)),
  ]),
  ...["bearer", "BEARER", "bEaReR"].map<RequestCase>((scheme) => [
    `authentication/scheme/${scheme}`,
    `accepts the scheme written as ${scheme}`,
    expectSuccess("listPets"),
    ({ call, key }) => call("listPets", { headers: { Authorization: `${scheme} ${key}` } }),
  ]),
  ...operationsWithBody.map<RequestCase>((operation) => [
    `authentication/${operation}/first`,
    "checks the key before the body",
    expectError(operation, "missing_api_key"),
    ({ call }) => call(operation, { key: null, body: "{", headers: { "Content-Type": "text/plain" } }),
  ]),
  [
    "authentication/petId-later",
    "checks the key before the parameters",
    expectError("getPet", "missing_api_key"),
    ({ call }) => call("getPet", { key: null, path: { petId: "rex" } }),
  ],
  ...["DELETE", "OPTIONS"].map<RequestCase>((method) => [
    `authentication/method/${method}`,
    `rejects ${method} without a key before it checks the method`,
    expectError("unrouted", "missing_api_key"),
    ({ send }) => send(method, path, { key: null }),
  ]),
  [
    "authentication/head",
    "HEAD without a key returns 401 without a body",
    { operation: "listPets", status: 401 },
    async ({ call }) => expectEmptyBody(await call("listPets", { key: null, method: "HEAD" })),
  ],
  ...operationIds.map<RequestCase>((operation) => [
    `scopes/${operation}/sufficient`,
    `a key with only the scope ${getRequiredScope(operation)} may call the operation`,
    expectSuccess(operation),
    async (context) =>
      callWithScopes(context, operation, [getRequiredScope(operation)], await validRequest(context, operation)),
  ]),
  ...readOperations.map<RequestCase>((operation) => [
    `scopes/${operation}/HEAD`,
    "HEAD requires the scope of GET",
    { operation, status: forbiddenStatus },
    async (context) =>
      expectEmptyBody(await callWithScopes(context, operation, getOtherScopes(operation), { method: "HEAD" })),
  ]),
  ...scopes.map<RequestCase>((scope) => [
    `scopes/OPTIONS/${scope}`,
    `OPTIONS accepts a key with only the scope ${scope}`,
    optionsOutcome,
    async ({ send, service }) => send("OPTIONS", path, { key: (await service.createKey({ scopes: [scope] })).key }),
  ]),
  ...(
    [
      ["after-404", expectError("unrouted", "route_not_found"), "POST", unknownPath],
      ["after-405", expectError("unrouted", "method_not_allowed"), "DELETE", path],
    ] as const
  ).map<RequestCase>(([label, outcome, method, requestPath]) => [
    `scopes/${label}`,
    `returns ${outcome.status} to a key without the scope if no operation matches`,
    outcome,
    async ({ send, service }) =>
      send(method, requestPath, { key: (await service.createKey({ scopes: getOtherScopes("createPet") })).key }),
  ]),
  ...operationsWithBody.flatMap((operation) =>
    [
      { label: "the media type", options: { headers: { "Content-Type": "text/plain" } } },
      { label: "the size of the body", options: { body: tooLargeBody } },
      { label: "the body", options: { body: "{" } },
      { label: "the parameters", options: { query: "colour=red" } },
    ].map<RequestCase>(({ label, options }) => [
      `scopes/${operation}/before ${label}`,
      `checks the scope before ${label}`,
      expectError(operation, "insufficient_scope"),
      (context) => callWithScopes(context, operation, getOtherScopes(operation), options),
    ]),
  ),
  [
    "authentication/media-type-first",
    "rejects the media type before it checks the size",
    expectError("createPet", "unsupported_media_type"),
    ({ call }) => call("createPet", { body: tooLargeBody, headers: { "Content-Type": "text/plain" } }),
  ],
];

export const authenticationCases: ContractCase[] = [
  ...requestCases.map(([id, title, outcome, run]) => ({ id, title, ...outcome, run })),
  {
    id: "scopes/counted",
    title: "a request with a key without the scope counts as one request",
    ...expectError("listPets", "insufficient_scope"),
    async run({ call, service }) {
      const { key } = await service.createKey({ scopes: getOtherScopes("listPets") });
      const { remaining } = parseRateLimit(await call("listPets", { key }));
      return expectRateLimit(await call("listPets", { key }), { remaining: remaining - 1 });
    },
  },
  {
    id: "authentication/until-expiry",
    title: "a key works until the moment it expires",
    ...expectError("listPets", "expired_api_key"),
    async run({ call, service }) {
      const { key } = await service.createKey({ expiresAt: service.clock.now() + 5_000 });
      service.clock.advance(4_000);
      expectStatus(await call("listPets", { key }), 200);
      service.clock.advance(1_000);
      return call("listPets", { key });
    },
  },
  {
    id: "authentication/revoked-immediately",
    title: "a revoked key stops working immediately, even if it was just used",
    ...expectError("listPets", "revoked_api_key"),
    async run({ call, service }) {
      const { id, key } = await service.createKey();
      expectStatus(await call("listPets", { key }), 200);
      await service.revokeKey(id);
      return call("listPets", { key });
    },
  },
  {
    id: "authentication/revoking-one",
    title: "revoking a key does not affect the others",
    ...expectSuccess("listPets"),
    async run({ call, service }) {
      await service.revokeKey((await service.createKey()).id);
      return call("listPets");
    },
  },
];

function changeCharacterAt(key: string, index: number): string {
  return `${key.slice(0, index)}${key[index] === "a" ? "b" : "a"}${key.slice(index + 1)}`;
}

function expectEmptyBody(response: HttpResponse): HttpResponse {
  assert.equal(response.bodyText, "");
  return response;
}
