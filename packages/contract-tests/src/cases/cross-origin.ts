import assert from "node:assert/strict";
import { contract } from "@animal-store/contract";
import type { Answer } from "../http/http-client.ts";
import type { CaseContext, RequestOptions } from "../runner/case-context.ts";
import { pageOrigin } from "../target.ts";
import { requests } from "./bans.ts";
import {
  allowed,
  type ContractCase,
  type Outcome,
  parserCodes,
  refused,
  succeeds,
  unknownPath,
} from "./contract-case.ts";
import { expectFigures, rateFigures } from "./rate-figures.ts";
import { cheapResponses } from "./responses.ts";
import { resources } from "./routing.ts";

// What the parser rejects has no Origin that anybody read.
const exchanges = cheapResponses.filter(({ outcome: { code = "" } }) => !parserCodes.includes(code));

/** Origins that look like the one whose pages may call, and are not. */
export const foreignOrigins = [
  "https://elsewhere.example",
  `${pageOrigin}.elsewhere.example`,
  `${pageOrigin}:8443`,
  `${pageOrigin}/`,
  pageOrigin.replace("https", "http"),
  pageOrigin.slice(0, -1),
  "null",
];

export const anyOrigin = "*";

type OriginRule = Pick<CaseContext, "allowsAnyOrigin">;

const { perMinute } = contract.plans.free;
const { path } = contract.operations.listPets;
const { maxAgeSeconds } = contract.extensions["x-cross-origin"];
const requestHeaders = ["authorization", "content-type", "idempotency-key", "if-none-match", "x-request-id"];

const documentedHeaders = new Set(
  [...Object.values(contract.operations).map(({ responses }) => responses), contract.unrouted].flatMap((responses) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
);

/** Pages of configured origins read answers whole (Fetch, CORS protocol). */
export const crossOriginCases: ContractCase[] = [
  ...exchanges.map<ContractCase>(({ outcome, where, ask }) => ({
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
  })),
  ...foreignOrigins.map<ContractCase>((origin) => ({
    id: `cross-origin/foreign/${origin}`,
    fact: `a request of ${origin} is answered, and its page may read it only where any page may`,
    ...succeeds("listPets"),
    run: async (context) => expectForeign(await context.call("listPets", { headers: { Origin: origin } }), context),
  })),
  ...exchanges.map<ContractCase>(({ outcome, where, ask }) => ({
    id: `cross-origin/without-an-origin/${nameOf(outcome)}`,
    fact: "an answer without an Origin allows none, and says that it may be another one with it",
    ...where,
    ...outcome,
    run: async (context) => expectVaryByOrigin(expectPermission(await ask(context), undefined)),
  })),
];

function nameOf({ operation, status, code }: Outcome): string {
  return `${operation}/${code ?? status}`;
}

/** What browsers ask before a page may send a request (Fetch, CORS protocol). */
export const preflightCases: ContractCase[] = [
  ...[...resources.map(({ filled }) => filled), unknownPath].map<ContractCase>((path) => ({
    id: `preflights${path}`,
    fact: "a preflight of an allowed page needs no key and is told every documented method, and the headers it asked for",
    proves: ["x-cross-origin/maxAgeSeconds"],
    ...allowed,
    async run(context) {
      const answer = expectReadable(await preflight(context, pageOrigin, { path }), context);
      const methods = listOf(answer, "access-control-allow-methods");
      for (const method of resources.flatMap((resource) => resource.methods))
        assert(methods.includes(method), `${method} must be allowed, got ${methods}`);
      const headers = listOf(answer, "access-control-allow-headers").map((name) => name.toLowerCase());
      for (const name of requestHeaders) assert(headers.includes(name), `${name} must be allowed, got ${headers}`);
      assert.equal(answer.headers.get("access-control-max-age"), String(maxAgeSeconds));
      assert.equal(answer.headers.get("allow"), undefined);
      return answer;
    },
  })),
  {
    id: "preflights/counts-nowhere",
    fact: "preflights tell the figures of their address and count nowhere",
    ...allowed,
    async run(context) {
      const { remaining } = rateFigures(await preflight(context, pageOrigin));
      for (let count = 0; count < 3; count += 1)
        expectFigures(await preflight(context, pageOrigin), { limit: perMinute, remaining });
      const after = { limit: perMinute, remaining: remaining - 1 };
      expectFigures(await context.call("listPets", { key: null }), after);
      return expectFigures(await preflight(context, pageOrigin), after);
    },
  },
  {
    id: "preflights/of-an-empty-bucket",
    needs: ["emptied-address"],
    fact: "an address that has no request left is answered its preflights",
    ...allowed,
    async run(context) {
      await requests(context, null, perMinute + 1);
      const answer = expectFigures(await preflight(context, pageOrigin), { limit: perMinute, remaining: 0 });
      return expectReadable(answer, context);
    },
  },
  ...foreignOrigins.map<ContractCase>((origin) => ({
    id: `preflights/foreign/${origin}`,
    fact: `a preflight of ${origin} is answered, and allows it only where any origin may call`,
    ...allowed,
    run: async (context) => expectForeign(await preflight(context, origin), context),
  })),
  {
    id: "preflights/options-without-a-key",
    fact: "OPTIONS with an Origin that asks for no method is no preflight: it needs a key",
    ...refused("unrouted", "missing_api_key"),
    run: async (context) =>
      expectReadable(await context.send("OPTIONS", path, { key: null, headers: { Origin: pageOrigin } }), context),
  },
  {
    id: "preflights/options-with-a-key",
    fact: "with a key it is answered the methods of the path, and counts",
    ...allowed,
    async run(context) {
      const { remaining } = rateFigures(await context.call("listPets"));
      const answer = await context.send("OPTIONS", path, { headers: { Origin: pageOrigin } });
      assert(answer.headers.has("allow"));
      return expectReadable(expectFigures(answer, { remaining: remaining - 1 }), context);
    },
  },
  {
    id: "preflights/options-without-an-origin",
    fact: "OPTIONS that asks for a method without an Origin is no preflight either",
    ...refused("unrouted", "missing_api_key"),
    run: async ({ send }) =>
      expectVaryByOrigin(
        await send("OPTIONS", path, { key: null, headers: { "Access-Control-Request-Method": "GET" } }),
      ),
  },
];

function preflight(
  { send }: CaseContext,
  origin: string,
  { path: asked = path, key = null, headers = {} }: RequestOptions & { path?: string } = {},
): Promise<Answer> {
  const asking = {
    Origin: origin,
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": requestHeaders.join(","),
  };
  return send("OPTIONS", asked, { key, headers: { ...asking, ...headers } });
}

/** Asserts that a page of the configured origin may read the answer, and that no cache gives it to another one. */
export function expectReadable(answer: Answer, { allowsAnyOrigin }: OriginRule): Answer {
  return expectVaryByOrigin(expectPermission(answer, allowsAnyOrigin ? anyOrigin : pageOrigin));
}

/** Asserts that a page of a foreign origin may read the answer where any origin may, and nowhere else. */
export function expectForeign(answer: Answer, { allowsAnyOrigin }: OriginRule): Answer {
  return expectVaryByOrigin(expectPermission(answer, allowsAnyOrigin ? anyOrigin : undefined));
}

/** Asserts which origin an answer names as the one whose pages may read it; undefined: none. */
export function expectPermission(answer: Answer, origin: string | undefined): Answer {
  const named = answer.headers.get("access-control-allow-origin");
  assert(named === origin, `${origin ?? "No origin"} must be allowed, got ${named ?? "none"}`);
  return answer;
}

/** Asserts that caches keep the answer apart from those to other origins (Fetch, CORS protocol and HTTP caches). */
export function expectVaryByOrigin(answer: Answer): Answer {
  const vary = listOf(answer, "vary").map((name) => name.toLowerCase());
  assert(vary.includes("origin"), `Vary must hold Origin, got ${vary.join() || "none"}`);
  return answer;
}

/** The elements of a header that is a list. */
export function listOf({ headers }: Answer, name: string): string[] {
  return (headers.get(name) ?? "").split(",").map((element) => element.trim());
}
