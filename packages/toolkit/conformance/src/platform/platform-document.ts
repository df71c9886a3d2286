import { isNode, type Node, toNode } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  documentsHeader,
  listAllResponses,
  type Operation,
  type ResponseEntry,
} from "../document.ts";
import { listTypeErrors, UsageError } from "../errors.ts";

/** The limits of an API key. */
export interface KeyLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

export interface BanPolicy {
  readonly strikes: number;
  readonly withinSeconds: number;
  readonly seconds: number;
  readonly graceSeconds: number;
}

export interface RequestLimits {
  readonly bodyBytes?: number;
  readonly jsonDepth?: number;
  /** The maximum number of violations in an error. */
  readonly violations?: number;
}

/** The rules of a platform. */
export interface PlatformDocument {
  readonly document: ApiDocument;
  readonly plans: ReadonlyMap<string, KeyLimits>;
  readonly scopes: readonly string[];
  readonly ban: BanPolicy | undefined;
  readonly keptSeconds: number | undefined;
  readonly maxAgeSeconds: number | undefined;
  readonly requestLimits: RequestLimits;
  /** Whether responses have the `X-Request-Id` of their requests. */
  readonly hasRequestId: boolean;
  /** The name of the header with the API key; undefined for a bearer token in `Authorization`. */
  readonly keyHeader: string | undefined;
  /** An operation that needs only a key. @throws {UsageError} if the document has none */
  readonly probe: Operation;
  /** A method that the path of the probe does not have. */
  readonly otherMethod: string;
  /** The limits of requests without a valid key: those of the first plan. */
  readonly addressLimits: KeyLimits;
  findOperation(id: string): Operation | undefined;
  /** @param id `unrouted` for requests that match no operation */
  listResponses(id: string): readonly ResponseEntry[];
  /** Returns the status of an error code; NaN if neither the document nor HTTP defines it. */
  statusOf(code: string): number;
  hasCode(code: string): boolean;
}

const count = { type: "integer", minimum: 0 };
const positive = { type: "integer", minimum: 1 };
const toCount = (name: string) => ({ type: "object", required: [name], properties: { [name]: count } });
const limit = { type: ["integer", "null"], minimum: 1 };

/** The types of the `x-` members. */
const schema = {
  type: "object",
  properties: {
    "x-rate-limit-plans": {
      type: "object",
      additionalProperties: { type: "object", properties: { perMinute: limit, perDay: limit } },
    },
    "x-scopes": { type: "object" },
    "x-ban": {
      type: "object",
      required: ["strikes", "withinSeconds", "seconds", "graceSeconds"],
      properties: { strikes: positive, withinSeconds: positive, seconds: positive, graceSeconds: count },
    },
    "x-idempotency": toCount("keptSeconds"),
    "x-cross-origin": toCount("maxAgeSeconds"),
    "x-request-limits": {
      type: "object",
      properties: {
        bodyBytes: { ...count, maximum: 2 ** 26 },
        jsonDepth: { ...count, maximum: 10_000 },
        violations: count,
      },
    },
    "x-answer-headers": { type: "object", additionalProperties: { type: "string" } },
    "x-error-codes": {
      type: "object",
      additionalProperties: { type: "object", required: ["status"], properties: { status: count } },
    },
  },
};

/** The statuses that HTTP and the platform give to codes which a document does not declare. */
const defaultStatuses: Readonly<Record<string, number>> = {
  ...{ missing_api_key: 401, invalid_api_key: 401, expired_api_key: 401, revoked_api_key: 401 },
  ...{ insufficient_scope: 403, route_not_found: 404, method_not_allowed: 405, payload_too_large: 413 },
  ...{ rate_limit_exceeded: 429, daily_quota_exceeded: 429, key_banned: 429 },
  ...{ internal_error: 500, service_unavailable: 503 },
};

/** Reads the rules of a platform from the `x-` members of a document. @throws {UsageError} if a member has a wrong type */
export function readPlatformDocument(document: ApiDocument): PlatformDocument {
  const { root, operations } = document;
  assertTypes(document);
  const codes = Object.entries(toNode(root["x-error-codes"]));
  const statusByCode = new Map(codes.map(([code, entry]) => [code, Number(toNode(entry).status ?? entry)]));
  const plans = readPlans(toNode(root["x-rate-limit-plans"]));
  const [addressLimits = noLimits] = plans.values();
  const probe = findProbe(operations);
  const taken = operations.filter(({ path }) => path === probe?.path).map(({ method }) => method);
  const findOperation = (id: string) => operations.find((operation) => operation.id === id);
  return {
    document,
    plans,
    scopes: Object.keys(toNode(root["x-scopes"])),
    ban: isNode(root["x-ban"]) ? (root["x-ban"] as object as BanPolicy) : undefined,
    keptSeconds: toNode(root["x-idempotency"]).keptSeconds as number | undefined,
    maxAgeSeconds: toNode(root["x-cross-origin"]).maxAgeSeconds as number | undefined,
    requestLimits: toNode(root["x-request-limits"]) as RequestLimits,
    hasRequestId: listAllResponses(document).some((entry) => documentsHeader(entry, /^x-request-id$/i)),
    keyHeader: findKeyHeader(root, probe),
    get probe() {
      const problem = "The scenarios of a platform need a GET operation that requires a key and no path parameter.";
      if (!probe) throw new UsageError(problem);
      return probe;
    },
    otherMethod: ["DELETE", "PUT", "PATCH"].find((method) => !taken.includes(method)) ?? "TRACE",
    addressLimits,
    findOperation,
    listResponses: (id) => findOperation(id)?.responses ?? document.unrouted,
    statusOf: (code) => statusByCode.get(code) ?? defaultStatuses[code] ?? Number.NaN,
    hasCode: (code) => statusByCode.has(code),
  };
}

const noLimits: KeyLimits = { perMinute: Infinity, perDay: Infinity };

/** A null limit is that of the nearest earlier plan. */
function readPlans(node: Node): ReadonlyMap<string, KeyLimits> {
  let limits = noLimits;
  return new Map(
    Object.entries(node as Record<string, Record<keyof KeyLimits, number | null>>).map(([name, own]) => {
      limits = { perMinute: own.perMinute ?? limits.perMinute, perDay: own.perDay ?? limits.perDay };
      return [name, limits];
    }),
  );
}

function assertTypes(document: ApiDocument): void {
  const { root, file, locate } = document;
  const hasWrongCodes = ({ node, errorCodes }: ResponseEntry) => node["x-error-codes"] !== undefined && !errorCodes;
  const wrong = listAllResponses(document).filter(hasWrongCodes);
  const problems = [
    ...listTypeErrors(schema, root),
    ...wrong.map(({ node }) => `x-error-codes must be a list of texts (${locate(node, "x-error-codes")})`),
  ];
  if (problems.length > 0)
    throw new UsageError(`${file} cannot be used for the scenarios of a platform: ${problems.join("; ")}.`);
}

/** Returns a GET that requires a key, if possible without required parameters. */
function findProbe(operations: readonly Operation[]): Operation | undefined {
  const candidates = operations.filter(
    (each) => each.method === "GET" && !each.path.includes("{") && !each.isPublic && !each.hasEvents,
  );
  return candidates.find(({ parameters }) => !parameters.some(({ required }) => required)) ?? candidates[0];
}

/** @throws {UsageError} if the key is neither a bearer token nor in a header */
function findKeyHeader(root: Node, probe: Operation | undefined): string | undefined {
  const [name = ""] = Object.keys(probe?.security[0] ?? {});
  const scheme = toNode(toNode(toNode(root.components).securitySchemes)[name]);
  if (scheme.type === "apiKey" && scheme.in === "header") return String(scheme.name);
  if (!probe || scheme.type !== "apiKey") return undefined;
  throw new UsageError(`${name}: an API key in the ${scheme.in} is not supported, only one in a header.`);
}

/** A document with one wrong number. The scenarios that cover the number must fail on a correct service. */
export interface WrongNumber {
  /** The covered item: `x-ban/strikes`. */
  readonly path: string;
  readonly value: number;
  readonly wrongValue: number;
  readonly document: ApiDocument;
}

/** Lists documents in which one number of the platform is off by one. */
export function listWrongNumbers(document: ApiDocument): WrongNumber[] {
  const names = ["x-ban", "x-idempotency", "x-cross-origin", "x-request-limits"];
  const groups = { "x-rate-limit-plans": Object.fromEntries(readPlatformDocument(document).plans) };
  return [...Object.entries(groups), ...names.map((name) => [name, document.root[name]] as const)]
    .flatMap(([name, node]) => listNumbers(node, name))
    .flatMap(({ path, value }) =>
      [value - 1, value + 1].map((wrongValue) => ({
        path,
        value,
        wrongValue,
        document: { ...document, root: withNumber(document.root, path.split("/"), wrongValue) },
      })),
    );
}

function listNumbers(node: unknown, path: string): { path: string; value: number }[] {
  if (typeof node === "number") return [{ path, value: node }];
  return Object.entries(toNode(node)).flatMap(([name, member]) => listNumbers(member, `${path}/${name}`));
}

function withNumber(node: Node, [name = "", ...rest]: readonly string[], value: number): Node {
  const member = node[name];
  return { ...node, [name]: isNode(member) ? withNumber(member, rest, value) : value };
}
