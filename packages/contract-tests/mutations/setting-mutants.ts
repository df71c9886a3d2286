import {
  type Middleware,
  onRequest,
  onResponse,
  type PlainResponse,
  withBody,
  withHeader,
} from "@animal-store/conformance/internal";
import type { KeyOptions } from "@animal-store/conformance/platform";
import { ban, contract, idempotency } from "@animal-store/contract";
import { stringifyJson } from "@animal-store/exact-json";
import { examplesOf } from "../src/contract-document.ts";
import { platform } from "../src/platform.ts";
import { forOperation, type Mutant, type Mutation } from "./mutant.ts";
import { toBanPolicy } from "./mutant-target.ts";
import { changeRetention } from "./state-mutants.ts";

const { bodyBytes, jsonDepth, violations } = contract.limits;
const { keptSeconds } = idempotency;
const { maxAgeSeconds } = contract.extensions["x-cross-origin"];
const banPolicy = toBanPolicy(ban);

/** Returns the mutants with one wrong setting: a contract number that is off by one, or a CORS, key or ban option. */
export function createSettingMutants(): Mutant[] {
  return [
    ...[...platform.plans].flatMap(([plan, limits]) =>
      Object.entries(limits).flatMap(([name, value]) =>
        toMutants(`plans/${plan}/${name}`, value, `rate-limits/plan/${plan}`, (wrongValue) =>
          changeKeyOptions((options) => ({ ...options, limits: { [name]: wrongValue, ...options.limits } })),
        ),
      ),
    ),
    ...Object.entries(ban).flatMap(([name, value]) =>
      toMutants(`ban/rules/${name}`, value, "bans/", (wrongValue) => ({
        settings: { ban: toBanPolicy({ ...ban, [name]: wrongValue }) },
      })),
    ),
    ...toMutants("idempotency/times/keptSeconds", keptSeconds, "idempotency/createPet/retention", (wrongValue) => ({
      middleware: changeRetention(wrongValue * 1000),
    })),
    ...toMutants("requests/limits/bodyBytes", bodyBytes, "request-limits/createPet/6553", (wrongValue) => ({
      middleware: () => withBodyLimit(bodyBytes, wrongValue, (text) => Buffer.byteLength(text)),
    })),
    ...toMutants("requests/limits/jsonDepth", jsonDepth, "request-limits/createPet/nesting", (wrongValue) => ({
      middleware: () => withBodyLimit(jsonDepth, wrongValue, (text) => text.lastIndexOf("[") + 1),
    })),
    ...toMutants("requests/limits/violations", violations, "error-details/listPets/violations", (wrongValue) => ({
      middleware: () => onResponse((response) => withViolations(response, wrongValue)),
    })),
    ...toMutants("crossOrigin/times/maxAgeSeconds", maxAgeSeconds, "preflights/pets", (wrongValue) => ({
      middleware: () => onResponse((response) => withHeader(response, "Access-Control-Max-Age", String(wrongValue))),
    })),
    ...createBanMutants(),
    createMutant("http/CORS allows every origin", "preflights/other-origin", { settings: { origins: ["*"] } }),
    createMutant("http/CORS allows no origin", "preflights/pets", { settings: { origins: [] } }),
    createMutant("keys/a key expires too early", "authentication/until-expiry", changeKeyOptions(shiftExpiry(-1000))),
    createMutant("keys/a key expires too late", "authentication/until-expiry", changeKeyOptions(shiftExpiry(1000))),
    createMutant(
      "rate-limits/the limits of a key are ignored",
      "rate-limits/own",
      changeKeyOptions(({ limits: _, ...options }) => options),
    ),
    createMutant("keys/a revoked key works", "authentication/revoked-immediately", {
      keys: () => ({ revokeKey: async () => {} }),
    }),
    createMutant("keys/every new key is the same key", "authentication/revoking-one", { keys: issueOneKey }),
  ];
}

function toMutants(location: string, value: number, casePrefix: string, mutate: (wrong: number) => Mutation): Mutant[] {
  return [value - 1, value + 1].map((wrongValue) => ({
    id: `number/${location}: ${wrongValue} instead of ${value}`,
    relevantCases: [casePrefix],
    mutation: mutate(wrongValue),
  }));
}

function createBanMutants(): Mutant[] {
  const { durationMs, graceMs, windowMs, maxStrikes } = banPolicy;
  const changes: [casePrefix: string, name: keyof typeof banPolicy, value: number][] = [
    ["last-strike", "maxStrikes", Number.POSITIVE_INFINITY],
    ["last-strike", "maxStrikes", maxStrikes + 1],
    ["one-strike-less", "maxStrikes", maxStrikes - 1],
    ["until-its-end", "durationMs", 1000 * durationMs],
    ["until-its-end", "durationMs", durationMs + 1],
    ["until-its-end", "durationMs", durationMs - 1],
    ["grace", "graceMs", -1],
    ["grace", "graceMs", graceMs - 1],
    ["after-grace", "graceMs", graceMs + 1],
    ["sliding/apart", "windowMs", windowMs + 1],
    ["sliding/together", "windowMs", windowMs - 1],
    ["sliding/slow", "windowMs", Number.POSITIVE_INFINITY],
  ];
  return changes.map(([casePrefix, name, value]) => {
    const settings = { ban: { ...banPolicy, [name]: value } };
    return createMutant(`bans/${casePrefix}: ${name} is ${value}`, `bans/${casePrefix}`, { settings });
  });
}

function createMutant(title: string, casePrefix: string, mutation: Mutation): Mutant {
  return { id: `behaviour/${title}`, relevantCases: [casePrefix], mutation };
}

function changeKeyOptions(change: (options: KeyOptions) => KeyOptions): Mutation {
  return { keys: ({ createKey }) => ({ createKey: (options = {}) => createKey(change(options)) }) };
}

function shiftExpiry(shiftMs: number): (options: KeyOptions) => KeyOptions {
  return ({ expiresAt, ...options }) => ({ ...options, ...(expiresAt && { expiresAt: expiresAt + shiftMs }) });
}

const issueOneKey: NonNullable<Mutation["keys"]> = ({ createKey }) => {
  const key = createKey();
  return { createKey: () => key };
};

/** Empties bodies over a lowered limit, and replaces bodies within a raised limit with a valid one. */
function withBodyLimit(limit: number, wrongLimit: number, measure: (text: string) => number): Middleware {
  const validBody = stringifyJson(examplesOf("createPet").body);
  const change = (text: string): string => {
    if (measure(text) !== Math.max(limit, wrongLimit)) return text;
    return wrongLimit > limit ? validBody : "";
  };
  return forOperation(
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
