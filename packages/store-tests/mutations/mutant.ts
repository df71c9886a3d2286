import type { BanPolicy } from "@animal-store/api-platform";
import { forRequests, type Middleware, matchOperation, type Service } from "@animal-store/conformance/internal";
import { contract } from "@animal-store/contract";
import { contractDocument, type ResponseOwner } from "../src/contract-document.ts";

/** A change of the service that the contract tests must detect. */
export interface Mutant {
  /** Unique, in the form `class/location: title`. */
  readonly id: string;
  /** The changed response. Cases of its operation are relevant, those with its status first. */
  readonly operation?: ResponseOwner;
  readonly status?: number;
  /** Id prefixes of further relevant cases, which run first. */
  readonly relevantCases?: readonly string[];
  readonly mutation: Mutation;
}

export interface Mutation {
  /** Called once for each started service. It runs in the client, because no code of the service sees the errors of its HTTP parser. */
  readonly middleware?: CreateMiddleware;
  readonly settings?: { readonly ban?: BanPolicy; readonly origins?: readonly string[] };
  readonly keys?: (service: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}

export type CreateMiddleware = (clock: Pick<Service["clock"], "now">) => Middleware;

/** A row of a table of mutants. @param casePrefix id prefix of the relevant cases, which run first */
export type MutantRow = readonly [title: string, casePrefix: string, mutation: Mutation | CreateMiddleware];

export function toMutant([title, casePrefix, mutation]: MutantRow): Mutant {
  return {
    id: `behaviour/${title}`,
    relevantCases: [casePrefix],
    mutation: typeof mutation === "function" ? { middleware: mutation } : mutation,
  };
}

export function forOperation(operation: ResponseOwner, middleware: Middleware): Middleware {
  return forRequests((request) => findCalled(request) === operation, middleware);
}

export function findCalled({ method, url }: Pick<Request, "method" | "url">): ResponseOwner {
  const path = new URL(url).pathname.slice(contract.basePath.length);
  const operation = matchOperation(contractDocument, method === "HEAD" ? "GET" : method, path);
  return (operation?.id as ResponseOwner | undefined) ?? "unrouted";
}
