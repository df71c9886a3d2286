import type { BanPolicy } from "@animal-store/api-platform";
import { forRequests, type Middleware, matchOperation, type Service } from "@animal-store/conformance/internal";
import { contract, type OperationId } from "@animal-store/contract";
import { contractDocument } from "../src/contract-document.ts";

export function forOperation(operation: OperationId | "unrouted", middleware: Middleware): Middleware {
  return forRequests((request) => findCalled(request) === operation, middleware);
}

/** Decodes letters, digits, hyphens and underscores that need no percent-encoding. */
export function decodePlain(text: string): string {
  return text.replace(/%(?:3\d|[46][1-9a-f]|[57][0-9a]|2d|5f)/gi, decodeURIComponent);
}

export function findCalled({ method, url }: Pick<Request, "method" | "url">): OperationId | "unrouted" {
  const path = new URL(url).pathname.slice(contract.basePath.length);
  const operation = matchOperation(contractDocument, method === "HEAD" ? "GET" : method, path);
  return (operation?.id as OperationId | undefined) ?? "unrouted";
}

/** A change of the service that the contract tests must detect. */
export interface Mutant {
  /** Unique, in the form `class/location: title`. */
  readonly id: string;
  /** The changed response. Cases of its operation are relevant, those with its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Id prefixes of further relevant cases, which run first. */
  readonly relevantCases?: readonly string[];
  readonly mutation: Mutation;
}

export interface Mutation {
  /** Called once for each started service. It runs in the client, because no code of the service sees the errors of its HTTP parser. */
  readonly middleware?: (clock: Service["clock"]) => Middleware;
  readonly settings?: { readonly ban?: BanPolicy; readonly origins?: readonly string[] };
  readonly keys?: (service: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}
