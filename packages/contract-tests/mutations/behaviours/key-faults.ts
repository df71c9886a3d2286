import { contract } from "@animal-store/contract";
import { createKeyRing, type KeyRing } from "@animal-store/service";
import type { Fault, Planting } from "../fault.ts";
import { behaviour, other, otherAnswers, otherRequests, otherWay, withRequestHeader } from "./behaviour.ts";

const hints = ["authentication/"];
type Found = Awaited<ReturnType<KeyRing["authenticate"]>>;
const anybody = { id: "key_anybody", limits: contract.plans.business };

/** Who may come in, and who hears of it. */
export const keyFaults: readonly Fault[] = [
  ...(["missing", "invalid", "expired", "revoked"] as const).map((state) =>
    behaviour(`a key that is ${state} is accepted`, hints, () =>
      authenticating((found) => ("code" in found && found.code === `${state}_api_key` ? anybody : found)),
    ),
  ),
  behaviour("an expired key works a second longer", hints, () =>
    other(({ stores, clock }) => ({
      keyRing: createKeyRing({ store: stores.keys, clock: { now: () => clock.now() - 1000 } }),
    })),
  ),
  behaviour("a key expires a second too early", hints, () =>
    other(({ stores, clock }) => ({
      keyRing: createKeyRing({ store: stores.keys, clock: { now: () => clock.now() + 1000 } }),
    })),
  ),
  behaviour("a key that was just used works after it is revoked", hints, () =>
    other(({ stores, clock, keyRing }) => {
      const elsewhere = createKeyRing({ store: stores.keys, clock });
      return { keyRing: { ...keyRing, revoke: (id) => elsewhere.revoke(id) } };
    }),
  ),
  behaviour("revoking one key revokes all", hints, () =>
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
      ["Basic credentials are taken for a key", (value) => value.replace(/^Basic/, "Bearer")],
      ["the scheme must be written Bearer", (value) => (value.startsWith("Bearer ") ? value : "")],
      ["what stands behind a key is ignored", (value) => value.replace(/(as_(?:live|test)_\w{38}).*/, "$1")],
    ] satisfies [string, (value: string) => string][]
  ).map(([what, change]) =>
    behaviour(what, hints, () =>
      otherRequests((request) => {
        const value = request.headers.get("authorization");
        return value === null ? request : withRequestHeader(request, "authorization", change(value) || undefined);
      }),
    ),
  ),
  behaviour("without a key an unknown path is 404", hints, () =>
    otherAnswers((answer, { url }) =>
      answer.status === 401 && !/\/(pets|orders)/.test(url)
        ? { ...answer, status: 404, text: JSON.stringify({ code: "route_not_found", message: "None.", status: 404 }) }
        : answer,
    ),
  ),
  behaviour("a key is quoted in an error", ["quoted-keys/"], () =>
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
  behaviour("the request id is not kept", ["request-ids/"], () =>
    otherRequests((request) => withRequestHeader(request, "x-request-id", undefined)),
  ),
  behaviour("the request id is cut to what is permitted", ["request-ids/"], () =>
    otherRequests((request) => {
      const id = request.headers.get("x-request-id");
      return id === null ? request : withRequestHeader(request, "x-request-id", id.slice(0, 128));
    }),
  ),
  behaviour("every answer has the same id", ["request-ids/"], () =>
    otherRequests((request) =>
      request.headers.has("x-request-id") ? request : withRequestHeader(request, "x-request-id", "one-for-all"),
    ),
  ),
  behaviour("a request id may hold a key", ["request-ids/"], () =>
    otherWay(async (request, next) => {
      const id = request.headers.get("x-request-id");
      const response = await next(request);
      const headers = new Headers(response.headers);
      if (id?.includes("as_") && /^[\w.-]{1,128}$/.test(id)) headers.set("x-request-id", id);
      return new Response(response.body, { status: response.status, headers });
    }),
  ),
  behaviour("the cause of a failure is told", ["failures/"], () => {
    let cause = "";
    return {
      exchange: (sound) => ({
        ...sound,
        log: {
          ...sound.log,
          error: (fields) => {
            cause = String((fields as { err?: unknown }).err);
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
