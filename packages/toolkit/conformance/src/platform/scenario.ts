import { AssertionError } from "node:assert";
import assert from "node:assert/strict";
import { stringifyJson } from "@animal-store/exact-json";
import type { Operation } from "../document.ts";
import type { HttpResponse } from "../http/http-client.ts";
import { type RequestValues, toFields, toHttpRequest } from "../requests.ts";
import type { ConformanceCase, CaseContext as RequestContext, Transport } from "../session.ts";
import type { KeyLimits, PlatformDocument } from "./platform-document.ts";
import { checkResponse, errorCode } from "./steps.ts";

/** One or more requests to a service with API keys, and the response that the document requires. */
export interface Scenario extends Outcome {
  /** Unique: the subject, a slash and a name. */
  readonly id: string;
  readonly title: string;
  /** The tested part of the document, if it is not the response. */
  readonly node?: object;
  /** Coverage items that the scenario covers when it passes: `x-ban/strikes`. */
  readonly covers?: readonly string[];
  readonly condition?: ServiceCondition | undefined;
  /**
   * Starts a separate service for the scenario. On a shared service, `own` checks only the entries of the scenario, `exclusive`
   * requires that no other client writes, and `empty` requires an empty store.
   */
  readonly isolation?: "own" | "exclusive" | "empty";
  /** Requirements in addition to a URL and keys. */
  readonly needs?: readonly Requirement[];
  /** Sends the requests. @returns the response that must have the status and code of the scenario */
  run(context: ScenarioContext): Promise<HttpResponse>;
}

/**
 * `test-clock`: a clock that the scenario can advance. `address-limit`: it exhausts the limit per minute of its address.
 * `cors-origin`: CORS allows `allowedOrigin`.
 */
export type Requirement = "test-clock" | "address-limit" | "cors-origin";

/** The expected response. */
export interface Outcome {
  /** The operationId, or `unrouted` for requests that match no operation. */
  readonly operation: string;
  /** Undefined if any status is right. */
  readonly status?: number;
  readonly code?: string;
}

interface Scenarios {
  toCase(scenario: Scenario): ConformanceCase;
  /** Stops the shared services. */
  stop(): Promise<void>;
}

/** Converts scenarios to cases on a target. Scenarios with the same condition share a service, unless they set `isolation`. */
export function createScenarios(platform: PlatformDocument, target: Target): Scenarios {
  const sharedServices = new Map<ServiceCondition, Promise<Service>>();
  return { toCase, stop };

  function toCase(scenario: Scenario): ConformanceCase {
    const { id, title, operation: operationId, status, covers = [], node, condition = "normal", isolation } = scenario;
    const ignoredChecks = Number(status) >= 500 || /-fails?$/.test(condition) ? ["server-error"] : [];
    const operation = platform.findOperation(operationId);
    const response = platform.listResponses(operationId).find((entry) => entry.status === String(status));
    return {
      id,
      title,
      operation,
      node: node ?? response?.node,
      covers,
      isWrite: true,
      async run({ connect }) {
        const service = await (isolation ? target.start(condition) : getSharedService(condition));
        const run = async () => {
          const key = await beginCase(service, scenario);
          const headers = Object.fromEntries([toKeyHeader(platform, key)]);
          const { baseUrl, transport } = service;
          const requests = connect({ baseUrl, transport, headers, ignoredChecks });
          const context = createScenarioContext(requests, { platform, target, service, key });
          expectOutcome(platform, scenario, await scenario.run(context));
        };
        try {
          await run().catch((error: unknown) => {
            const isRepeated = error instanceof AssertionError && service.remote?.crossedWindows();
            if (!isRepeated) throw error;
            return run();
          });
        } finally {
          if (isolation) await service.stop();
        }
      },
    };
  }

  function getSharedService(condition: ServiceCondition): Promise<Service> {
    const service = sharedServices.get(condition) ?? target.start(condition);
    sharedServices.set(condition, service);
    service.catch(() => sharedServices.delete(condition));
    return service;
  }

  async function stop(): Promise<void> {
    const services = [...sharedServices.values()];
    sharedServices.clear();
    for (const service of services) await (await service).stop();
  }
}

async function beginCase(service: Service, scenario: Scenario): Promise<string> {
  if (service.remote) return service.remote.beginCase(scenario);
  // At a new minute, no window ends during the scenario, and the limit of the address is unused.
  const minuteMs = 60_000;
  service.clock.advance(minuteMs - (service.clock.now() % minuteMs));
  return (await service.createKey()).key;
}

function expectOutcome(platform: PlatformDocument, outcome: Outcome, response: HttpResponse): void {
  const { status } = outcome;
  if (status === undefined) return;
  // A service can have other codes if the document declares none.
  const code = outcome.code !== undefined && platform.hasCode(outcome.code) ? outcome.code : undefined;
  const found = `${response.status} ${errorCode(response) ?? ""}`.trim();
  const isRight = response.status === status && (code === undefined || (errorCode(response) ?? code) === code);
  const expected = code === undefined ? `${status}` : `${status} ${code}`;
  assert(isRight, `Expected ${expected}, got ${found}: ${response.bodyText.slice(0, 500)}`);
}

interface ContextOptions {
  readonly platform: PlatformDocument;
  readonly target: Target;
  readonly service: Service;
  /** The key of the scenario. */
  readonly key: string;
}

/** Sends the requests of one scenario. Each response is validated. */
export interface ScenarioContext extends ContextOptions {
  readonly requests: RequestContext;
  /** Calls an operation. The examples of the document are the defaults. */
  call(operationId: string, options?: CallOptions): Promise<HttpResponse>;
  /** Sends a request that matches no operation. @param path below the base path */
  send(method: string, path: string, options?: RequestOptions): Promise<HttpResponse>;
  /** Sends bytes on a separate socket. They can be malformed HTTP. */
  exchange(raw: string, operationId?: string): Promise<HttpResponse>;
}

export interface RequestOptions {
  /** null omits the key. */
  readonly key?: string | null;
  /** Override the default headers. A list sends one field per value, null removes the header. */
  readonly headers?: Readonly<Record<string, string | readonly string[] | null>>;
  readonly body?: string | Uint8Array | undefined;
  readonly chunked?: boolean;
}

export interface CallOptions extends RequestOptions {
  readonly method?: string;
  /** Values of path parameters. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Without the question mark. */
  readonly query?: string;
  readonly json?: unknown;
  /** Replaces the default values, for example with those of `validRequest`. */
  readonly values?: RequestValues | undefined;
}

/** @param requests sends to the service with the key */
export function createScenarioContext(requests: RequestContext, options: ContextOptions): ScenarioContext {
  const { platform, key } = options;
  const { basePath } = requests;
  let sent = 0;
  return { ...options, requests, call, send, exchange };

  async function call(operationId: string, options: CallOptions = {}): Promise<HttpResponse> {
    const operation = platform.findOperation(operationId);
    if (!operation) throw new Error(`The document has no operation ${operationId}.`);
    const values = options.values ?? createDefaults(operation, options.path);
    const { method, target: validTarget, headers = [], body } = await toHttpRequest(operation, values, basePath);
    const { query, json } = options;
    return sendRequest(operation, options.method ?? method, {
      ...options,
      target: query === undefined ? validTarget : `${validTarget.split("?")[0]}?${query}`,
      headers: { ...Object.fromEntries(headers), ...options.headers },
      body: options.body ?? (json === undefined ? body : stringifyJson(json)),
    });
  }

  function createDefaults(operation: Operation, path: CallOptions["path"] = {}): RequestValues {
    const base = requests.values.createValues(operation, requests.caseId, { members: "required" });
    const [body = base.body] = Object.values(base.content?.examples ?? {});
    const own = operation.parameters.filter((parameter) => parameter.in === "path" && parameter.name in path);
    const ids = own.map((parameter) => [parameter, path[parameter.name]] as const);
    return { ...base, parameters: new Map([...base.parameters, ...ids]), body };
  }

  function send(method: string, path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    const type = options.body === undefined ? null : "application/json";
    const headers = { "Content-Type": type, ...options.headers };
    return sendRequest(undefined, method, { ...options, headers, target: basePath + path });
  }

  async function sendRequest(
    operation: Operation | undefined,
    method: string,
    { target, key: ownKey = key, headers = {}, body, chunked = false }: RequestOptions & { readonly target: string },
  ): Promise<HttpResponse> {
    const credentials = ownKey === null ? [] : [toKeyHeader(platform, ownKey)];
    sent += 1;
    const requestId = `request-${sent}`;
    const fields = toFields([...credentials, ["X-Request-Id", requestId], ...Object.entries(headers)]);
    const request = { method, target, headers: fields, chunked, body };
    const { response } = await requests.send(request, { operation, as: "none" });
    checkResponse(options, response, "X-Request-Id" in headers ? undefined : requestId);
    return response;
  }

  async function exchange(raw: string, operationId = ""): Promise<HttpResponse> {
    const [method = "", path = ""] = raw.split("\r\n", 1)[0]?.split(" ") ?? [];
    const [, name, value] = new RegExp(`^(${platform.keyHeader ?? "authorization"}): *(.+)$`, "im").exec(raw) ?? [];
    const request = { method, target: path, headers: name && value ? ([[name, value]] as const) : [], raw };
    const { response } = await requests.send(request, { operation: platform.findOperation(operationId), as: "none" });
    checkResponse(options, response);
    return response;
  }
}

/** Returns the header of an API key. */
export function toKeyHeader({ keyHeader }: PlatformDocument, key: string): readonly [name: string, value: string] {
  return keyHeader === undefined ? ["Authorization", `Bearer ${key}`] : [keyHeader, key];
}

/**
 * The condition of a service during a scenario: normal, with failing stores, or with short timeouts.
 *
 * - `store-fails`: every call of the store throws an `Error` with the message `storeFailure`.
 * - `store-unavailable`: the same calls throw an error that becomes a 503. Keys still work.
 * - `keys-fail` and `keys-unavailable`: the same two errors for every key lookup. Keys can still be created.
 * - `short-timeouts`: the service starts with `shortTimeouts`.
 */
export type ServiceCondition =
  | "normal"
  | "store-fails"
  | "store-unavailable"
  | "keys-fail"
  | "keys-unavailable"
  | "short-timeouts";

/** The message of the error that failing stores throw. It must never appear in a response. */
export const storeFailure = "only the log of the service may contain this";

/** Options of `createServer` (node:http) for the condition `short-timeouts`, in milliseconds. */
export const shortTimeouts = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };

/** The CORS origin that every started service must allow. */
export const allowedOrigin = "https://pages.example";

/** A service that the scenarios can start. */
export interface Target {
  /** The name in the titles of tests. */
  readonly name: string;
  /** Whether CORS allows every origin, not only `allowedOrigin`. */
  readonly allowsAnyOrigin?: boolean;
  /** Whether error messages may differ from the examples of the document. */
  readonly customMessages?: boolean;
  /** Reads the newest entries of a list, with all that a scenario added. @default the first 50 pages */
  listEntries?(context: ScenarioContext, list: string): Promise<readonly unknown[]>;
  /** Starts a service with an empty store. @throws {SkipCase} if it cannot have the condition */
  start(condition: ServiceCondition): Promise<Service>;
}

/** A running service with API keys. */
export interface Service {
  /** The URL of the API with its base path. */
  readonly baseUrl: string;
  createKey(options?: KeyOptions): Promise<{ readonly id: string; readonly key: string }>;
  revokeKey(id: string): Promise<void>;
  /** A clock that changes only in `advance`, so that scenarios can check single milliseconds. */
  readonly clock: {
    /** Unix time in milliseconds. */
    now(): number;
    advance(milliseconds: number): void;
  };
  stop(): Promise<void>;
  /** Sends each request to the service. */
  readonly transport?: Transport;
  /** Set for a service that is known only by its URL and can have other clients. */
  readonly remote?: RemoteService;
}

export interface KeyOptions {
  /** @default a plan whose limits no scenario exhausts */
  readonly plan?: string;
  readonly limits?: Partial<KeyLimits>;
  /** @default all scopes */
  readonly scopes?: readonly string[];
  /** Unix time in milliseconds. */
  readonly expiresAt?: number;
}

export interface RemoteService {
  /** @returns the API key of the scenario @throws {SkipCase} if it cannot run */
  beginCase(scenario: { readonly isolation?: string; readonly needs?: readonly Requirement[] }): Promise<string>;
  /** Whether a window of a rate limit ended during the scenario, so that its counts differ. */
  crossedWindows(): boolean;
  /** Returns an expired or revoked key. @throws {SkipCase} if there is none */
  unusableKey(state: "expired" | "revoked"): string;
}
