import assert from "node:assert/strict";
import type { ErrorCode } from "@animal-store/contract";
import type { CallOptions } from "../runner/build-request.ts";
import { type ContractCase, operationsWithBody, refused, succeeds } from "./contract-case.ts";
import { expectStatus } from "./steps.ts";

/** Requests without a valid key, beside those of `responses`. */
const invalid: readonly (readonly [what: string, code: ErrorCode, make: (key: string) => CallOptions])[] = [
  ["another scheme", "missing_api_key", (key) => ({ headers: { Authorization: `Basic ${key}` } })],
  ["a scheme without a token", "missing_api_key", () => ({ headers: { Authorization: "Bearer" } })],
  ["a wrong checksum", "invalid_api_key", (key) => ({ key: changeCharacterAt(key, key.length - 1) })],
  ["another random part", "invalid_api_key", (key) => ({ key: changeCharacterAt(key, key.length - 10) })],
  ["a key with something behind it", "invalid_api_key", (key) => ({ key: `${key}0` })],
];

export const authenticationCases: ContractCase[] = [
  ...invalid.map(
    ([what, code, make]): ContractCase => ({
      id: `authentication/listPets/${what}`,
      fact: `${what} is refused`,
      ...refused("listPets", code),
      run: ({ call, key }) => call("listPets", make(key)),
    }),
  ),
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
  ...operationsWithBody.map(
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
    async run({ call }) {
      const answer = await call("listPets", { key: null, method: "HEAD" });
      assert.equal(answer.bodyText, "");
      return answer;
    },
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

function changeCharacterAt(key: string, index: number): string {
  return `${key.slice(0, index)}${key[index] === "a" ? "b" : "a"}${key.slice(index + 1)}`;
}
