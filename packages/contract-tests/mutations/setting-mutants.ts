import { ban, contract, idempotency, type Plan } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { planLimits } from "../src/cases/rate-figures.ts";
import { contractDocument, examplesOf } from "../src/document/contract-document.ts";
import type { KeyOptions, Service } from "../src/target.ts";
import type { Mutant, Planting } from "./mutant.ts";
import { banRules } from "./mutant-target.ts";
import { keepingFor } from "./state-mutants.ts";
import { onAnswer, only, onRequest, type Wire, withBody, withHeader } from "./wire.ts";

const { bodyBytes, jsonDepth, violations } = contract.limits;
const { maxAgeSeconds } = contract.extensions["x-cross-origin"];
const { strikes, within, length, grace } = banRules(ban);

/** Each number of the contract one too low and one too high, the rules of bans to the millisecond, and what keys may do. */
export function settingMutants(): Mutant[] {
  return [
    ...(Object.keys(contract.plans) as Plan[]).flatMap((plan) =>
      Object.entries(planLimits(plan)).flatMap(([name, value]) =>
        number(`plans/${plan}/${name}`, value, ["limits/plan"], (other) =>
          issuing((options) =>
            options.plan === plan ? { ...options, limits: { [name]: other, ...options.limits } } : options,
          ),
        ),
      ),
    ),
    ...Object.entries(ban).flatMap(([name, value]) =>
      number(`ban/rules/${name}`, value, ["bans/"], (other) => ({
        settings: { ban: banRules({ ...ban, [name]: other }) },
      })),
    ),
    ...number(
      "idempotency/times/keptSeconds",
      idempotency.keptSeconds,
      ["idempotency/createPet/kept-time"],
      (other) => ({
        keptSeconds: other,
      }),
    ),
    ...number("requests/limits/bodyBytes", bodyBytes, ["inputs/createPet/body: "], (other) => ({
      wire: bodyLimit(bodyBytes, other, ({ length }) => length),
    })),
    ...number("requests/limits/jsonDepth", jsonDepth, ["inputs/createPet/body: "], (other) => ({
      wire: bodyLimit(jsonDepth, other, depthOf),
    })),
    ...number("requests/limits/violations", violations, ["inputs/listPets/violations"], (other) => ({
      wire: onAnswer((answer) => {
        const { details, ...error } = parsed(answer.text);
        if (details?.length !== violations) return answer;
        return { ...answer, text: JSON.stringify({ ...error, details: [...details, ...details].slice(0, other) }) };
      }),
    })),
    ...number("crossOrigin/times/maxAgeSeconds", maxAgeSeconds, ["preflights/pets"], (other) => ({
      wire: onAnswer((answer) =>
        answer.headers.has("access-control-max-age")
          ? withHeader(answer, "access-control-max-age", String(other))
          : answer,
      ),
    })),
    ...(
      [
        ["nobody is ever banned", "last-strike", { strikes: Number.POSITIVE_INFINITY }],
        ["a ban has no end", "until-its-end", { length: 1000 * length }],
        ["a ban is a millisecond too long", "until-its-end", { length: length + 1 }],
        ["a ban is a millisecond too short", "until-its-end", { length: length - 1 }],
        ["a ban comes a strike too early", "one-strike-less", { strikes: strikes - 1 }],
        ["a ban comes a strike too late", "last-strike", { strikes: strikes + 1 }],
        ["strikes count within the grace", "grace", { grace: -1 }],
        ["the grace is a millisecond too short", "grace", { grace: grace - 1 }],
        ["the grace is a millisecond too long", "after-grace", { grace: grace + 1 }],
        ["strikes add up a millisecond too long", "sliding/apart", { within: within + 1 }],
        ["strikes are forgotten a millisecond too early", "sliding/together", { within: within - 1 }],
        ["strikes are never forgotten", "sliding/slow", { within: Number.POSITIVE_INFINITY }],
      ] satisfies [string, string, object][]
    ).map(([what, about, changed]) =>
      setting(`bans/${what}`, `bans/${about}`, { settings: { ban: { ...banRules(ban), ...changed } } }),
    ),
    setting("http/CORS is open to all", "preflights/foreign", { settings: { origins: ["*"] } }),
    setting("http/CORS is closed to all", "preflights/pets", { settings: { origins: [] } }),
    setting("http/pages hear nothing", "cross-origin/listPets", { settings: { origins: [] } }),
    ...[-1000, 1000].map((more) =>
      setting(
        `keys/a key expires ${more} ms too late`,
        "authentication/until-expiry",
        issuing(({ expiresAt, ...options }) => ({ ...options, ...(expiresAt && { expiresAt: expiresAt + more }) })),
      ),
    ),
    setting(
      "limits/a key's own limits are ignored",
      "limits/own",
      issuing(({ limits: _, ...options }) => options),
    ),
    setting("keys/a key works after it is revoked", "authentication/revoked-at-once", {
      keys: () => ({ revokeKey: async () => {} }),
    }),
    setting("keys/revoking one key revokes all", "authentication/revoking-one", { keys: revokingAll }),
  ];
}

/** @param plant makes the fault with another number; its `keptSeconds` is that of idempotency */
function number(
  place: string,
  value: number,
  about: readonly string[],
  plant: (other: number) => Planting & { readonly keptSeconds?: number },
): Mutant[] {
  return [value - 1, value + 1].map((other) => ({
    id: `number/${place} ${value} taken as ${other}`,
    about,
    plant: ({ clock }) => {
      const { keptSeconds, ...planting } = plant(other);
      return keptSeconds === undefined ? planting : { wire: keepingFor(keptSeconds * 1000)(clock) };
    },
  }));
}

function setting(what: string, about: string, planting: Planting): Mutant {
  return { id: `behaviour/${what}`, about: [about], plant: () => planting };
}

/** Other keys are issued than were asked for. */
function issuing(change: (options: KeyOptions) => KeyOptions): Planting {
  return { keys: ({ createKey }) => ({ createKey: (options = {}) => createKey(change(options)) }) };
}

function revokingAll({ createKey, revokeKey }: Service): Partial<Service> {
  const issued: string[] = [];
  return {
    async createKey(options) {
      const key = await createKey(options);
      issued.push(key.id);
      return key;
    },
    revokeKey: async () => void (await Promise.all(issued.map(revokeKey))),
  };
}

/** A limit of bodies is another: what is now too much becomes no body at all, what is now permitted a valid one. */
function bodyLimit(limit: number, other: number, measure: (bytes: string) => number): Wire {
  const valid = stringifyJson(examplesOf(contractDocument, "createPet").body);
  return only(
    "createPet",
    onRequest((request) =>
      withBody(request, (bytes) => {
        if (measure(bytes) !== Math.max(limit, other)) return bytes;
        return other > limit ? valid : "";
      }),
    ),
  );
}

function depthOf(bytes: string): number {
  return bytes.lastIndexOf("[") + 1;
}

function parsed(text: string): { readonly details?: readonly object[] } {
  return text.startsWith("{") ? JSON.parse(text) : {};
}
