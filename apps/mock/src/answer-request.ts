import type { HonoRequest } from "hono";
import { type Answer, withDocumentedHeaders } from "./answer.ts";
import type { Contract } from "./contract/load-contract.ts";
import type { Operation } from "./contract/operations.ts";
import { isPercentEncoded } from "./guard/percent-encoding.ts";
import { readJsonBody } from "./guard/read-json-body.ts";
import { readPreference } from "./guard/read-preference.ts";
import { answerRefusal, Refusal } from "./guard/refusal.ts";
import { mayLink } from "./next-page.ts";
import { allowHeader, optionsAnswer, routeOf } from "./options-answer.ts";
import type { Prism } from "./prism/create-prism.ts";
import { withinTimeLimit } from "./time-limit.ts";

/** What the mock is made of. */
export type MockDependencies = {
  contract: Contract;
  prism: Prism;
  /** Milliseconds that Prism has for an answer. */
  timeLimit: number;
};

/** Answers a request in the contract's order of refusals: key, path, method, body, and then whatever Prism finds. */
export async function answerRequest(request: HonoRequest, dependencies: MockDependencies): Promise<Answer> {
  const { contract } = dependencies;
  const url = new URL(request.url);
  const refuse = (code: string): Answer => answerRefusal(new Refusal(code), contract.unrouted);

  if (!/^bearer +\S+$/i.test(request.header("Authorization") ?? "")) return refuse("missing_api_key");
  const route = routeOf(contract, url.pathname);
  if (!route) return refuse("route_not_found");
  if (request.method === "OPTIONS") return optionsAnswer(contract, url.pathname);
  const operation = route.operations.get(request.method === "HEAD" ? "GET" : request.method);
  if (!operation) {
    const answer = refuse("method_not_allowed");
    return { ...answer, headers: { ...answer.headers, Allow: allowHeader(route) } };
  }

  try {
    return await askPrism(request, operation, dependencies);
  } catch (error) {
    if (error instanceof Refusal) return answerRefusal(error, operation.answers, contract.unrouted);
    throw error;
  }
}

async function askPrism(request: HonoRequest, operation: Operation, { contract, prism, timeLimit }: MockDependencies) {
  const url = new URL(request.url);
  const { status, example } = readPreference(request.header("Prefer"), operation);
  const isForced = status !== undefined;
  const hasBody = operation.mediaTypes.length > 0 && !isForced;
  const body = hasBody ? await readJsonBody(request.raw, operation.mediaTypes, contract) : undefined;
  if (!isForced && !isPercentEncoded(url.pathname + url.search)) throw new Refusal("invalid_request");

  const answer = await withinTimeLimit(
    timeLimit,
    prism({
      method: operation.method,
      path: url.pathname.slice(contract.basePath.length),
      query: readQuery(url.searchParams),
      headers: headersForPrism(request.header(), hasBody),
      body,
      ...(isForced && { forced: { status } }),
      example,
    }),
  );
  return withoutEndlessLink(withDocumentedHeaders(answer, operation.answers.get(answer.status)), url);
}

function readQuery(parameters: URLSearchParams): Record<string, string | string[]> {
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(names.map((name) => [name, oneOrMany(parameters.getAll(name))]));
}

function oneOrMany(values: string[]): string | string[] {
  const [first = "", ...others] = values;
  return others.length === 0 ? first : values;
}

// Prism negotiates by Accept and refuses a body where none is documented; the contract ignores both.
function headersForPrism(headers: Record<string, string>, hasBody: boolean): Record<string, string> {
  const ignored = ["accept", ...(hasBody ? [] : ["content-length", "content-type"])];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)));
}

function withoutEndlessLink({ headers: { Link: link, ...headers }, ...answer }: Answer, url: URL): Answer {
  return { ...answer, headers: link === undefined || !mayLink(link, url) ? headers : { ...headers, Link: link } };
}
