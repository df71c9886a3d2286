import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import type { Answer } from "../http/answer.ts";
import type { CallOptions } from "../runner/build-request.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { pageOrigin } from "../target.ts";
import { unknownPath } from "./authentication.ts";
import { type ContractCase, type Outcome, refused, succeeds, unchanged } from "./contract-case.ts";
import {
  expectForeign,
  expectPermission,
  expectReadable,
  expectVaryByOrigin,
  foreignOrigins,
  listOf,
} from "./page-answers.ts";
import { banned, exhausted } from "./strikes.ts";

type Ask = (context: CaseContext, options: CallOptions) => Promise<Answer>;

const listPets: Ask = ({ call }, options) => call("listPets", options);
const exchanges: [outcome: Outcome, ask: Ask, where?: Partial<ContractCase>][] = [
  [succeeds("listPets"), listPets],
  [succeeds("createPet"), ({ call }, options) => call("createPet", options)],
  [
    unchanged("listPets"),
    ({ call }, { headers }) => call("listPets", { headers: { ...headers, "If-None-Match": "*" } }),
  ],
  [refused("listPets", "invalid_request"), ({ call }, options) => call("listPets", { ...options, query: "limit=0" })],
  [refused("listPets", "missing_api_key"), ({ call }, options) => call("listPets", { ...options, key: null })],
  [refused("getPet", "pet_not_found"), ({ call }, options) => call("getPet", { ...options, path: { petId: 0 } })],
  [refused("unrouted", "route_not_found"), ({ send }, options) => send("GET", unknownPath, options)],
  [
    refused("unrouted", "method_not_allowed"),
    ({ send }, options) => send("DELETE", contract.operations.listPets.path, options),
  ],
  [
    refused("listPets", "rate_limit_exceeded"),
    async (context, options) =>
      context.call("listPets", { ...options, key: await exhausted(context, { perMinute: 1 }) }),
  ],
  [
    refused("listPets", "key_banned"),
    async (context, options) => context.call("listPets", { ...options, key: await banned(context) }),
  ],
  [refused("listPets", "internal_error"), listPets, { situation: "store-fails" }],
  [refused("listPets", "service_unavailable"), listPets, { situation: "store-away" }],
];

const documentedHeaders = new Set(
  [...Object.values(contract.operations).map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

/** Pages of configured origins read answers whole (Fetch, CORS protocol). */
export const crossOriginCases: ContractCase[] = [
  ...exchanges.map(
    ([outcome, ask, where]): ContractCase => ({
      id: `cross-origin/${nameOf(outcome)}`,
      fact: "a page may read the answer with every header that the contract documents",
      ...where,
      ...outcome,
      async run(context) {
        const answer = expectReadable(await ask(context, { headers: { Origin: pageOrigin } }), context);
        const exposed = listOf(answer, "access-control-expose-headers");
        for (const name of documentedHeaders) assert(exposed.includes(name), `${name} must be exposed, got ${exposed}`);
        return answer;
      },
    }),
  ),
  ...foreignOrigins.map(
    (origin): ContractCase => ({
      id: `cross-origin/foreign/${origin}`,
      fact: `a request of ${origin} is answered, and its page may read it only where any page may`,
      ...succeeds("listPets"),
      run: async (context) => expectForeign(await context.call("listPets", { headers: { Origin: origin } }), context),
    }),
  ),
  ...exchanges.map(
    ([outcome, ask, where]): ContractCase => ({
      id: `cross-origin/without-an-origin/${nameOf(outcome)}`,
      fact: "an answer without an Origin allows none, and says that it may be another one with it",
      ...where,
      ...outcome,
      run: async (context) => expectVaryByOrigin(expectPermission(await ask(context, {}), undefined)),
    }),
  ),
];

function nameOf({ operation, status, code }: Outcome): string {
  return `${operation}/${code ?? status}`;
}
