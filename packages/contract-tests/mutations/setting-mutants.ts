import { ban, contract, idempotency, type Plan } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { planLimits } from "../src/cases/rate-limit-headers.ts";
import { contractDocument, examplesOf } from "../src/document/contract-document.ts";
import type { KeyOptions } from "../src/target.ts";
import { createBanRules } from "./mutant-target.ts";
import { keepingFor } from "./state-mutants.ts";
import type { Mutant, Mutation } from "./wire.ts";
import { only, onRequest, onResponse, type PlainResponse, type Wire, withBody, withHeader } from "./wire.ts";

const { bodyBytes, jsonDepth, violations } = contract.limits;
const { maxAgeSeconds } = contract.extensions["x-cross-origin"];
const rules = createBanRules(ban);

/** Each number of the contract one too low and one too high. */
export function settingMutants(): Mutant[] {
  return [
    ...(Object.keys(contract.plans) as Plan[]).flatMap((plan) =>
      Object.entries(planLimits(plan)).flatMap(([name, value]) =>
        numberMutants(`plans/${plan}/${name}`, value, `limits/plan/${plan}`, (other) =>
          issuing((options) => ({ ...options, limits: { [name]: other, ...options.limits } })),
        ),
      ),
    ),
    ...Object.entries(ban).flatMap(([name, value]) =>
      numberMutants(`ban/rules/${name}`, value, "bans/", (other) => ({
        settings: { ban: createBanRules({ ...ban, [name]: other }) },
      })),
    ),
    ...numberMutants(
      "idempotency/times/keptSeconds",
      idempotency.keptSeconds,
      "idempotency/createPet/kept-time",
      (other) => ({
        wire: keepingFor(other * 1000),
      }),
    ),
    ...numberMutants("requests/limits/bodyBytes", bodyBytes, "inputs/createPet/body: 6553", (other) => ({
      wire: () => bodyLimit(bodyBytes, other, (text) => Buffer.byteLength(text)),
    })),
    ...numberMutants("requests/limits/jsonDepth", jsonDepth, "inputs/createPet/body: nesting", (other) => ({
      wire: () => bodyLimit(jsonDepth, other, (text) => text.lastIndexOf("[") + 1),
    })),
    ...numberMutants("requests/limits/violations", violations, "inputs/listPets/violations", (other) => ({
      wire: () => onResponse((response) => withViolations(response, other)),
    })),
    ...numberMutants("crossOrigin/times/maxAgeSeconds", maxAgeSeconds, "preflights/pets", (other) => ({
      wire: () => onResponse((response) => withHeader(response, "Access-Control-Max-Age", String(other))),
    })),
    ...banMutants(),
    setting("http/CORS is open to all", "preflights/foreign", { settings: { origins: ["*"] } }),
    setting("http/CORS is closed to all", "preflights/pets", { settings: { origins: [] } }),
    setting("keys/a key expires too early", "authentication/until-expiry", issuing(expiring(-1000))),
    setting("keys/a key expires too late", "authentication/until-expiry", issuing(expiring(1000))),
    setting(
      "limits/own limits are ignored",
      "limits/own",
      issuing(({ limits: _, ...options }) => options),
    ),
    setting("keys/a revoked key works", "authentication/revoked-at-once", {
      keys: () => ({ revokeKey: async () => {} }),
    }),
    setting("keys/all keys are one", "authentication/revoking-one", { keys: issuingOne }),
  ];
}

function numberMutants(location: string, value: number, cases: string, mutate: (other: number) => Mutation): Mutant[] {
  return [value - 1, value + 1].map((other) => ({
    id: `number/${location} ${value} taken as ${other}`,
    about: [cases],
    mutation: mutate(other),
  }));
}

/** The rules of bans, wrong by a millisecond or a strike, or without an end. */
function banMutants(): Mutant[] {
  const { durationMs, graceMs, windowMs, maxStrikes } = rules;
  const wrong: [cases: string, Partial<typeof rules>][] = [
    ["last-strike", { maxStrikes: Number.POSITIVE_INFINITY }],
    ["last-strike", { maxStrikes: maxStrikes + 1 }],
    ["one-strike-less", { maxStrikes: maxStrikes - 1 }],
    ["until-its-end", { durationMs: 1000 * durationMs }],
    ["until-its-end", { durationMs: durationMs + 1 }],
    ["until-its-end", { durationMs: durationMs - 1 }],
    ["grace", { graceMs: -1 }],
    ["grace", { graceMs: graceMs - 1 }],
    ["after-grace", { graceMs: graceMs + 1 }],
    ["sliding/apart", { windowMs: windowMs + 1 }],
    ["sliding/together", { windowMs: windowMs - 1 }],
    ["sliding/slow", { windowMs: Number.POSITIVE_INFINITY }],
  ];
  return wrong.map(([cases, changed]) =>
    setting(`bans/${cases} ${Object.entries(changed)}`, `bans/${cases}`, {
      settings: { ban: { ...rules, ...changed } },
    }),
  );
}

function setting(what: string, cases: string, mutation: Mutation): Mutant {
  return { id: `behaviour/${what}`, about: [cases], mutation };
}

/** Other keys are issued than were asked for. */
function issuing(change: (options: KeyOptions) => KeyOptions): Mutation {
  return { keys: ({ createKey }) => ({ createKey: (options = {}) => createKey(change(options)) }) };
}

function expiring(more: number): (options: KeyOptions) => KeyOptions {
  return ({ expiresAt, ...options }) => ({ ...options, ...(expiresAt && { expiresAt: expiresAt + more }) });
}

const issuingOne: NonNullable<Mutation["keys"]> = ({ createKey }) => {
  const one = createKey();
  return { createKey: () => one };
};

/** A limit of bodies is another: what is now too much becomes no body at all, what is now permitted a valid one. */
function bodyLimit(limit: number, other: number, measure: (text: string) => number): Wire {
  const valid = stringifyJson(examplesOf(contractDocument, "createPet").body);
  const change = (text: string): string => {
    if (measure(text) !== Math.max(limit, other)) return text;
    return other > limit ? valid : "";
  };
  return only(
    "createPet",
    onRequest((request) => withBody(request, change)),
  );
}

function withViolations(response: PlainResponse, count: number): PlainResponse {
  if (response.status !== 400 || !response.text.startsWith("{")) return response;
  const { details = [], ...error } = JSON.parse(response.text) as { details?: object[] };
  if (details.length !== violations) return response;
  return { ...response, text: JSON.stringify({ ...error, details: [...details, ...details].slice(0, count) }) };
}
