import assert from "node:assert/strict";
import type { Operation } from "../../document.ts";
import type { HttpResponse } from "../../http/http-client.ts";
import type { PlatformDocument } from "../platform-document.ts";
import type { CallOptions, Outcome, Scenario, ScenarioContext } from "../scenario.ts";
import {
  expectError,
  expectRateLimit,
  expectStatus,
  expectSuccess,
  parseRateLimit,
  sendProbe,
  unknownPath,
  validRequest,
} from "../steps.ts";

/** API keys: their form, and how their expiry and revocation take effect. */
export function createKeyScenarios(platform: PlatformDocument): Scenario[] {
  const { probe, document, keyHeader } = platform;
  const success = expectSuccess(probe);
  const missing = expectError(platform, probe.id, "missing_api_key");
  const invalid = expectError(platform, probe.id, "invalid_api_key");
  const rejectedKeys: [label: string, outcome: Outcome, createOptions: (key: string) => CallOptions][] = [
    ["a wrong checksum", invalid, (key) => ({ key: changeCharacterAt(key, key.length - 1) })],
    ["another random part", invalid, (key) => ({ key: changeCharacterAt(key, key.length - 10) })],
    ["a key with a trailing character", invalid, (key) => ({ key: `${key}0` })],
    ...(keyHeader === undefined ? bearerForms(missing) : []),
  ];
  const withPath = document.operations.find(({ path }) => path.includes("{"));
  const wrongIds = withPath?.parameters.map(({ name }) => [name, "not an id"]) ?? [];
  return [
    ...rejectedKeys.map<Scenario>(([label, outcome, createOptions]) => ({
      id: `authentication/${label}`,
      title: `rejects ${label}`,
      ...outcome,
      run: ({ call, key }) => call(probe.id, createOptions(key)),
    })),
    ...(keyHeader === undefined ? ["bearer", "BEARER", "bEaReR"] : []).map<Scenario>((scheme) => ({
      id: `authentication/scheme/${scheme}`,
      title: `accepts the scheme written as ${scheme}`,
      ...success,
      run: ({ call, key }) => call(probe.id, { headers: { Authorization: `${scheme} ${key}` } }),
    })),
    ...operationsWithBody(platform).map<Scenario>((operation) => ({
      id: `authentication/${operation.id}/first`,
      title: "checks the key before the body",
      ...expectError(platform, operation.id, "missing_api_key"),
      run: ({ call }) => call(operation.id, { key: null, body: "{", headers: { "Content-Type": "text/plain" } }),
    })),
    ...(withPath ? [withPath] : []).map<Scenario>(({ id }) => ({
      id: "authentication/path-later",
      title: "checks the key before the parameters",
      ...expectError(platform, id, "missing_api_key"),
      run: ({ call }) => call(id, { key: null, path: Object.fromEntries(wrongIds) }),
    })),
    ...[platform.otherMethod, "OPTIONS"].map<Scenario>((method) => ({
      id: `authentication/method/${method}`,
      title: `rejects ${method} without a key before it checks the method`,
      ...expectError(platform, "unrouted", "missing_api_key"),
      run: ({ send }) => send(method, probe.path, { key: null }),
    })),
    {
      id: "authentication/head",
      title: "HEAD without a key returns 401 without a body",
      operation: probe.id,
      status: missing.status,
      run: async ({ call }) => expectEmptyBody(await call(probe.id, { key: null, method: "HEAD" })),
    },
    {
      id: "authentication/until-expiry",
      title: "a key works until the moment it expires",
      ...expectError(platform, probe.id, "expired_api_key"),
      async run(context) {
        const { clock, createKey } = context.service;
        const { key } = await createKey({ expiresAt: clock.now() + 5_000 });
        clock.advance(4_000);
        expectStatus(await sendProbe(context, key), success.status);
        clock.advance(1_000);
        return sendProbe(context, key);
      },
    },
    {
      id: "authentication/revoked-immediately",
      title: "a revoked key stops working immediately, even if it was just used",
      ...expectError(platform, probe.id, "revoked_api_key"),
      async run(context) {
        const { id, key } = await context.service.createKey();
        expectStatus(await sendProbe(context, key), success.status);
        await context.service.revokeKey(id);
        return sendProbe(context, key);
      },
    },
    {
      id: "authentication/revoking-one",
      title: "revoking a key does not affect the others",
      ...success,
      async run(context) {
        await context.service.revokeKey((await context.service.createKey()).id);
        return sendProbe(context);
      },
    },
  ];
}

function bearerForms(missing: Outcome): [string, Outcome, (key: string) => CallOptions][] {
  return [
    ["another scheme", missing, (key) => ({ headers: { Authorization: `Basic ${key}` } })],
    ["a scheme without a token", missing, () => ({ headers: { Authorization: "Bearer" } })],
  ];
}

/** The scopes of keys (`x-scopes`), which the security requirements of operations name. */
export function createScopeScenarios(platform: PlatformDocument): Scenario[] {
  const { document, probe, scopes } = platform;
  const scoped = document.operations.filter(
    (operation) => findScope(operation) !== undefined && otherScopes(platform, operation).length > 0,
  );
  const [first] = scoped;
  if (!first) return [];
  return [
    ...scoped.map<Scenario>((operation) => ({
      id: `scopes/${operation.id}/sufficient`,
      title: `a key with only the scope ${findScope(operation)} may call the operation`,
      ...expectSuccess(operation),
      async run(context) {
        const scopes = [findScope(operation) ?? ""];
        return callWithScopes(context, operation, { ...(await validRequest(context, operation)), scopes });
      },
    })),
    ...scoped
      .filter(({ method }) => method === "GET")
      .map<Scenario>((operation) => ({
        id: `scopes/${operation.id}/HEAD`,
        title: "HEAD requires the scope of GET",
        operation: operation.id,
        status: platform.statusOf("insufficient_scope"),
        run: async (context) => expectEmptyBody(await callWithScopes(context, operation, { method: "HEAD" })),
      })),
    ...scopes.map<Scenario>((scope) => ({
      id: `scopes/OPTIONS/${scope}`,
      title: `OPTIONS accepts a key with only the scope ${scope}`,
      operation: "unrouted",
      status: 204,
      run: async ({ send, service }) =>
        send("OPTIONS", probe.path, { key: (await service.createKey({ scopes: [scope] })).key }),
    })),
    ...[
      { status: 404, method: "POST", path: unknownPath },
      { status: 405, method: platform.otherMethod, path: probe.path },
    ].map<Scenario>(({ status, method, path }) => ({
      id: `scopes/after-${status}`,
      title: `returns ${status} to a key without the scope if no operation matches`,
      operation: "unrouted",
      status,
      run: async ({ send, service }) =>
        send(method, path, { key: (await service.createKey({ scopes: otherScopes(platform, first) })).key }),
    })),
    ...operationsWithBody(platform)
      .filter((operation) => scoped.includes(operation))
      .flatMap((operation) =>
        Object.entries({
          "the media type": { headers: { "Content-Type": "text/plain" } },
          "the size of the body": { body: "x".repeat((platform.requestLimits.bodyBytes ?? 2 ** 20) + 1) },
          "the body": { body: "{" },
          "the parameters": { query: "unknown=1" },
        }).map<Scenario>(([label, options]) => ({
          id: `scopes/${operation.id}/before ${label}`,
          title: `checks the scope before ${label}`,
          ...expectError(platform, operation.id, "insufficient_scope"),
          run: (context) => callWithScopes(context, operation, options),
        })),
      ),
    {
      id: "scopes/counted",
      title: "a request with a key without the scope counts as one request",
      ...expectError(platform, first.id, "insufficient_scope"),
      async run({ call, service }) {
        const { key } = await service.createKey({ scopes: otherScopes(platform, first) });
        const { remaining } = parseRateLimit(await call(first.id, { key }));
        return expectRateLimit(await call(first.id, { key }), { remaining: remaining - 1 });
      },
    },
  ];
}

/** Returns the only scope that an operation requires. */
export function findScope({ security }: Operation): string | undefined {
  const scopes = security.flatMap((requirement) => Object.values(requirement).flat() as string[]);
  return security.length === 1 && scopes.length === 1 ? scopes[0] : undefined;
}

function otherScopes({ scopes }: PlatformDocument, operation: Operation): string[] {
  return scopes.filter((scope) => scope !== findScope(operation));
}

/** Calls an operation with a new key. @param scopes by default those that the operation does not require */
export async function callWithScopes(
  { call, platform, service }: ScenarioContext,
  operation: Operation,
  { scopes = otherScopes(platform, operation), ...options }: CallOptions & { scopes?: readonly string[] },
): Promise<HttpResponse> {
  const { key } = await service.createKey({ scopes });
  return call(operation.id, { ...options, key });
}

function operationsWithBody({ document }: PlatformDocument): Operation[] {
  return document.operations.filter(({ body }) => body !== undefined);
}

function changeCharacterAt(key: string, index: number): string {
  return `${key.slice(0, index)}${key[index] === "a" ? "b" : "a"}${key.slice(index + 1)}`;
}

function expectEmptyBody(response: HttpResponse): HttpResponse {
  assert.equal(response.bodyText, "");
  return response;
}
