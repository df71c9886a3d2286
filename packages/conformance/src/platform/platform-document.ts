import { isNode, type Node } from "@animal-store/openapi-document";
import type { ApiDocument, Operation, ResponseEntry } from "../document.ts";

/** The limits of an API key. */
export interface KeyLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

export interface BanRules {
  readonly strikes: number;
  readonly withinSeconds: number;
  readonly seconds: number;
  readonly graceSeconds: number;
}

interface RequestLimits {
  readonly bodyBytes?: number;
  readonly jsonDepth?: number;
  /** The maximum number of violations in an error. */
  readonly violations?: number;
}

export type PlatformDocument = ReturnType<typeof readPlatformDocument>;

/** Reads the rules of a platform from the `x-` members of a document. */
export function readPlatformDocument(document: ApiDocument) {
  const { root, operations } = document;
  const codes = Object.entries(membersOf(root, "x-error-codes")).map(
    ([code, entry]) => [code, statusOf(entry)] as const,
  );
  const statusByCode = new Map(codes);
  const plans = readPlans(membersOf(root, "x-rate-limit-plans"));
  const probe = operations.find(({ method, path }) => method === "GET" && !path.includes("{"));
  return {
    document,
    plans,
    scopes: Object.keys(membersOf(root, "x-scopes")),
    ban: isNode(root["x-ban"]) ? (root["x-ban"] as object as BanRules) : undefined,
    keptSeconds: membersOf(root, "x-idempotency").keptSeconds as number | undefined,
    maxAgeSeconds: membersOf(root, "x-cross-origin").maxAgeSeconds as number | undefined,
    requestLimits: membersOf(root, "x-request-limits") as RequestLimits,
    keyHeader: findKeyHeader(root),
    /** An operation that needs only a key. @throws {Error} if the document has none */
    get probe(): Operation {
      if (!probe) throw new Error("The platform cases need a GET operation without path parameters.");
      return probe;
    },
    /** A method that the path of the probe does not have. */
    get otherMethod(): string {
      const taken = operations.filter(({ path }) => path === probe?.path).map(({ method }) => method);
      return ["DELETE", "PUT", "PATCH", "TRACE"].find((method) => !taken.includes(method)) ?? "TRACE";
    },
    /** @param id `unrouted` for requests that match no operation */
    findOperation: (id: string) => operations.find((operation) => operation.id === id),
    listResponses: (id: string): readonly ResponseEntry[] =>
      operations.find((operation) => operation.id === id)?.responses ?? document.unrouted,
    /** Returns the status of an error code. @throws {Error} if the document does not declare it */
    statusOf(code: string): number {
      const status = statusByCode.get(code);
      if (status === undefined) throw new Error(`x-error-codes needs ${code}.`);
      return status;
    },
    hasCode: (code: string) => statusByCode.has(code),
    /** The first plan of the document limits the requests without a valid key. */
    get addressLimits(): KeyLimits {
      return [...plans.values()][0] ?? { perMinute: Infinity, perDay: Infinity };
    },
  };
}

function membersOf(root: Node, name: string): Node {
  return isNode(root[name]) ? root[name] : {};
}

function statusOf(entry: unknown): number {
  return isNode(entry) ? Number(entry.status) : Number(entry);
}

/** A null limit is that of the nearest earlier plan. */
function readPlans(node: Node): ReadonlyMap<string, KeyLimits> {
  let limits: KeyLimits = { perMinute: Infinity, perDay: Infinity };
  return new Map(
    Object.entries(node as Record<string, Record<keyof KeyLimits, number | null>>).map(([name, own]) => {
      limits = { perMinute: own.perMinute ?? limits.perMinute, perDay: own.perDay ?? limits.perDay };
      return [name, limits];
    }),
  );
}

/** Returns the name of the header with the API key; undefined for a bearer token in `Authorization`. */
function findKeyHeader(root: Node): string | undefined {
  const schemes = Object.values(membersOf(membersOf(root, "components"), "securitySchemes")).filter(isNode);
  return schemes.find((scheme) => scheme.type === "apiKey" && scheme.in === "header")?.name as string | undefined;
}
