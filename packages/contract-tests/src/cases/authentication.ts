import assert from "node:assert/strict";
import type { ErrorCode, OperationId } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { RequestOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import type { Service } from "../target.ts";
import { type ContractCase, operationIds, refused, succeeds } from "./contract-case.ts";
import { expectStatus } from "./steps.ts";

/** A path that no resource has. */
export const unknownPath = "/cats";

/** How a request comes to have no valid key, and what the service says to it. */
const ways: {
  what: string;
  code: ErrorCode;
  prepare(context: CaseContext): Promise<RequestOptions> | RequestOptions;
}[] = [
  { what: "no key", code: "missing_api_key", prepare: () => ({ key: null }) },
  {
    what: "another scheme",
    code: "missing_api_key",
    prepare: ({ key }) => ({ headers: { Authorization: `Basic ${key}` } }),
  },
  {
    what: "a scheme without a token",
    code: "missing_api_key",
    prepare: () => ({ headers: { Authorization: "Bearer" } }),
  },
  { what: "a token that is no key", code: "invalid_api_key", prepare: () => ({ key: "nonsense" }) },
  { what: "a wrong checksum", code: "invalid_api_key", prepare: ({ key }) => ({ key: changeLastCharacter(key) }) },
  {
    what: "another random part",
    code: "invalid_api_key",
    prepare: ({ key }) => ({ key: changeCharacterAt(key, key.length - 10) }),
  },
  { what: "a key with something behind it", code: "invalid_api_key", prepare: ({ key }) => ({ key: `${key}0` }) },
  { what: "an expired key", code: "expired_api_key", prepare: ({ service }) => expire(service) },
  { what: "a revoked key", code: "revoked_api_key", prepare: ({ service }) => revoke(service) },
];

export const authenticationCases: ContractCase[] = [
  ...ways.flatMap(({ what, code, prepare }) => [
    ...operationIds.map(
      (operation): ContractCase => ({
        id: `authentication/${operation}/${what}`,
        fact: `${what} is refused`,
        ...refused(operation, code),
        run: async (context) => context.call(operation, await prepare(context)),
      }),
    ),
    {
      id: `authentication/unknown-path/${what}`,
      fact: `${what} is refused before the path is looked at`,
      ...refused("unrouted", code),
      run: async (context: CaseContext) => context.send("GET", unknownPath, await prepare(context)),
    },
  ]),
  ...["bearer", "BEARER", "bEaReR"].map(
    (scheme): ContractCase => ({
      id: `authentication/scheme/${scheme}`,
      fact: `the scheme may be written ${scheme}`,
      ...succeeds("listPets"),
      run: ({ call, key }) => call("listPets", { headers: { Authorization: `${scheme} ${key}` } }),
    }),
  ),
  {
    id: "authentication/until-expiry",
    fact: "a key works until it expires and not a moment longer",
    ...refused("listPets", "expired_api_key"),
    async run({ call, service }) {
      const { key } = await service.createKey({ expiresAt: service.clock.now() + 5_000 });
      service.clock.advance(4_000);
      expectStatus(await call("listPets", { key }), 200);
      service.clock.advance(1_000);
      return call("listPets", { key });
    },
  },
  {
    id: "authentication/revoked-at-once",
    fact: "a key that was just used stops working when it is revoked",
    ...refused("listPets", "revoked_api_key"),
    async run({ call, service }) {
      const { id, key } = await service.createKey();
      expectStatus(await call("listPets", { key }), 200);
      await service.revokeKey(id);
      return call("listPets", { key });
    },
  },
  {
    id: "authentication/revoking-one",
    fact: "revoking a key leaves the others alone",
    ...succeeds("listPets"),
    async run({ call, service }) {
      await service.revokeKey((await service.createKey()).id);
      return call("listPets");
    },
  },
  ...(["createPet", "createOrder"] satisfies OperationId[]).map(
    (operation): ContractCase => ({
      id: `authentication/${operation}/first`,
      fact: "the key is asked for before the body is looked at",
      ...refused(operation, "missing_api_key"),
      run: ({ call }) => call(operation, { key: null, body: "{", headers: { "Content-Type": "text/plain" } }),
    }),
  ),
  {
    id: "authentication/petId-later",
    fact: "the key is asked for before the parameters are looked at",
    ...refused("getPet", "missing_api_key"),
    run: ({ call }) => call("getPet", { key: null, path: { petId: "rex" } }),
  },
  {
    id: "authentication/head",
    fact: "HEAD without a key is 401 without a body",
    operation: "listPets",
    status: 401,
    run: async ({ call }) => withoutBody(await call("listPets", { key: null, method: "HEAD" })),
  },
  ...["DELETE", "OPTIONS"].map(
    (method): ContractCase => ({
      id: `authentication/method/${method}`,
      fact: `${method} without a key is refused before the method is looked at`,
      ...refused("unrouted", "missing_api_key"),
      run: ({ send }) => send(method, "/pets", { key: null }),
    }),
  ),
];

async function expire(service: Service): Promise<RequestOptions> {
  if (service.remote) return { key: service.remote.spentKey("expired") };
  const { key } = await service.createKey({ expiresAt: service.clock.now() + 1_000 });
  service.clock.advance(1_000);
  return { key };
}

async function revoke(service: Service): Promise<RequestOptions> {
  if (service.remote) return { key: service.remote.spentKey("revoked") };
  const { id, key } = await service.createKey();
  await service.revokeKey(id);
  return { key };
}

function changeLastCharacter(key: string): string {
  return changeCharacterAt(key, key.length - 1);
}

function changeCharacterAt(key: string, index: number): string {
  return `${key.slice(0, index)}${key[index] === "a" ? "b" : "a"}${key.slice(index + 1)}`;
}

function withoutBody(answer: Answer): Answer {
  assert.equal(answer.bodyText, "");
  return answer;
}
