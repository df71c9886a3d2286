import { contract, scopes } from "@animal-store/contract";
import { createKeyRing, type KeyRing } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { behaviour, other, otherAnswers, otherRequests, otherWay, withRequestHeader } from "./behaviour.ts";
import { notFoundFirst } from "./not-found.ts";

type Found = Awaited<ReturnType<KeyRing["authenticate"]>>;
const anybody = { id: "key_anybody", limits: contract.plans.business, scopes, lineageId: "key_anybody" };

/** What the cases call a key in each state that is refused. */
const states = ["missing", "invalid", "expired", "revoked"];

/** Who may come in, and who hears of it. */
export const keyFaults: readonly Fault[] = [
  ...states.map((state) =>
    behaviour(`a key that is ${state} is accepted`, [`responses/listPets/${state}_api_key`], () =>
      authenticating((found) => ("code" in found && found.code === `${state}_api_key` ? anybody : found)),
    ),
  ),
  behaviour("the scopes of a key are not checked", ["scopes/"], () =>
    authenticating((found) => ("code" in found ? found : { ...found, scopes })),
  ),
  ...scopes.map((scope) =>
    behaviour(`every key has the scope ${scope}`, ["scopes/"], () =>
      authenticating((found) =>
        "code" in found ? found : { ...found, scopes: [...new Set([...found.scopes, scope])] },
      ),
    ),
  ),
  behaviour("OPTIONS requires the scope read", ["scopes/OPTIONS"], () =>
    otherWay(async (request, next) => {
      if (request.method !== "OPTIONS" || request.headers.has("origin")) return next(request);
      const get = await next(new Request(request.url, { headers: request.headers }));
      return get.status === contract.errorCodes.insufficient_scope.status ? get : next(request);
    }),
  ),
  behaviour("an expired key works a second longer", ["authentication/until-expiry"], () =>
    other(({ stores, clock }) => ({
      keyRing: createKeyRing({ store: stores.keys, clock: { now: () => clock.now() - 1000 } }),
    })),
  ),
  behaviour("a key expires a second too early", ["authentication/until-expiry"], () =>
    other(({ stores, clock }) => ({
      keyRing: createKeyRing({ store: stores.keys, clock: { now: () => clock.now() + 1000 } }),
    })),
  ),
  behaviour("a key that was just used works after it is revoked", ["authentication/revoked-at-once"], () =>
    other(({ stores, clock, keyRing }) => {
      const elsewhere = createKeyRing({ store: stores.keys, clock });
      return { keyRing: { ...keyRing, revoke: (id) => elsewhere.revoke(id) } };
    }),
  ),
  behaviour("revoking one key revokes all", ["authentication/revoking-one"], () =>
    other(({ keyRing }) => ({
      keyRing: {
        ...keyRing,
        async revoke(id) {
          for (const one of await keyRing.list()) await keyRing.revoke(one.id);
          return keyRing.revoke(id);
        },
      },
    })),
  ),
  ...(
    [
      [
        "Basic credentials are taken for a key",
        "listPets/another scheme",
        (value) => value.replace(/^Basic/, "Bearer"),
      ],
      ["the scheme must be written Bearer", "scheme/", (value) => (value.startsWith("Bearer ") ? value : "")],
      [
        "what stands behind a key is ignored",
        "listPets/a key with something behind it",
        (value) => value.replace(/(as_(?:live|test)_\w{38}).*/, "$1"),
      ],
    ] satisfies [string, string, (value: string) => string][]
  ).map(([what, about, change]) =>
    behaviour(what, [`authentication/${about}`], () =>
      otherRequests((request) => {
        const value = request.headers.get("authorization");
        return value === null ? request : withRequestHeader(request, "authorization", change(value) || undefined);
      }),
    ),
  ),
  behaviour("without a key an unknown path is 404", ["responses/unrouted"], () =>
    notFoundFirst(contract.unrouted["401"].errorCodes),
  ),
  behaviour("a key is quoted in an error", ["quoted-keys/a parameter"], () =>
    otherAnswers((answer, request) =>
      answer.status >= 400
        ? {
            ...answer,
            text: answer.text.replace('"message":"', `"message":"${request.headers.get("authorization")}: `),
          }
        : answer,
    ),
  ),
  behaviour("a path is quoted as it came", ["quoted-keys/a path"], () =>
    otherAnswers((answer, { url }) =>
      answer.status === 404 ? { ...answer, text: answer.text.replace('"message":"', `"message":"${url}: `) } : answer,
    ),
  ),
  behaviour("the request id is not kept", ["request-ids/kept"], () =>
    otherRequests((request) => withRequestHeader(request, "x-request-id", undefined)),
  ),
  behaviour("the request id is cut to what is permitted", ["request-ids/replaced/x"], () =>
    otherRequests((request) => {
      const id = request.headers.get("x-request-id");
      return id === null ? request : withRequestHeader(request, "x-request-id", id.slice(0, 128));
    }),
  ),
  behaviour("every answer has the same id", ["request-ids/new"], () =>
    otherRequests((request) =>
      request.headers.has("x-request-id") ? request : withRequestHeader(request, "x-request-id", "one-for-all"),
    ),
  ),
  behaviour("a request id may hold a key", ["request-ids/replaced/a key", "request-ids/replaced/a live key"], () =>
    otherWay(async (request, next) => {
      const id = request.headers.get("x-request-id");
      const response = await next(request);
      const headers = new Headers(response.headers);
      if (id?.includes("as_") && /^[\w.-]{1,128}$/.test(id)) headers.set("x-request-id", id);
      return new Response(response.body, { status: response.status, headers });
    }),
  ),
  behaviour("the cause of a failure is told", ["responses/listPets"], () => {
    let cause = "";
    return {
      exchange: (sound) => ({
        ...sound,
        log: {
          ...sound.log,
          error: (fields) => {
            cause = String((fields as { err?: unknown }).err);
            sound.log.error(fields, "");
          },
        },
      }),
      around: async (request, next) => {
        const response = await next(request);
        if (response.status !== 500) return response;
        const text = (await response.text()).replace('"message":"', `"message":"${cause} `);
        return new Response(text, response);
      },
    };
  }),
];

function authenticating(change: (found: Found) => Found): Planting {
  return other(({ keyRing }) => ({
    keyRing: { ...keyRing, authenticate: async (value) => change(await keyRing.authenticate(value)) },
  }));
}
