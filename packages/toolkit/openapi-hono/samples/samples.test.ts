import { generateKeyPairSync } from "node:crypto";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { sign } from "hono/jwt";
import { exportJWK, SignJWT } from "jose";
// @ts-expect-error it has no types
import Provider from "oidc-provider";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { type ContractApp, type MountOptions, mountContract } from "../src/index.ts";
import { generateDocument, toHandlers } from "../test/mount-document.ts";
import { authenticateJwt } from "./jwt.ts";
import { authenticateOpenId } from "./openid-connect.ts";
import { createSessions } from "./sessions.ts";

afterEach(() => vi.useRealTimers());

/** Mounts `GET /me`, which needs no scope, and `DELETE /me`, which needs `write`, with the scheme of a sample. */
async function mountMe(name: string, scheme: object, authenticate: unknown): Promise<ContractApp> {
  const operation = (operationId: string, scopes: string[]) => {
    const responses = { "200": { description: "The user.", content: { "application/json": { schema: {} } } } };
    return { operationId, security: [{ [name]: scopes }], responses };
  };
  const { contract, requestValidators } = await generateDocument({
    openapi: "3.1.0",
    info: { title: "Users", version: "1" },
    components: { securitySchemes: { [name]: scheme } },
    paths: { "/me": { get: operation("findMe", []), delete: operation("removeMe", ["write"]) } },
  });
  const handle = ({ context, reply }: { context: unknown; reply: (...values: unknown[]) => unknown }) =>
    reply(200, context);
  return mountContract({
    ...{ contract, requestValidators, handlers: toHandlers(contract, handle as never) },
    authenticate: authenticate as NonNullable<MountOptions<typeof contract, unknown, never, unknown>["authenticate"]>,
  });
}

const send = async (app: Hono, method: string, token: string) => {
  const response = await app.request("/me", { method, headers: { Authorization: `Bearer ${token}` } });
  return [response.status, response.ok ? await response.json() : response.headers.get("www-authenticate")];
};
const ana = { user: "ana" };

it("hono/jwt authenticates tokens of the app, and their scopes", async () => {
  const app = await mountMe("token", { type: "http", scheme: "bearer" }, authenticateJwt("secret"));
  const now = Math.floor(Date.now() / 1000);
  const valid = await sign({ sub: "ana", exp: now + 60 }, "secret", "HS256");
  expect(await send(app, "GET", valid)).toEqual([200, ana]);
  expect((await send(app, "DELETE", valid))[0]).toBe(403);
  expect(await send(app, "DELETE", await sign({ sub: "ana", scope: "read write" }, "secret", "HS256"))).toEqual([
    200,
    ana,
  ]);
  for (const token of [
    await sign({ sub: "ana" }, "other", "HS256"),
    await sign({ sub: "ana" }, "secret", "HS512"),
    await sign({ sub: "ana", exp: now - 1 }, "secret", "HS256"),
    await sign({ scope: "write" }, "secret", "HS256"),
    "no.jwt",
  ])
    expect(await send(app, "GET", token)).toEqual([401, 'Bearer realm="Users", error="invalid_token"']);
});

it("a session begins with a form, lasts until its end or a logout, and cannot be forged", async () => {
  const findUser = async (form: FormData) => (form.get("password") === "p" ? String(form.get("name")) : undefined);
  const { routes, authenticate } = createSessions({ secret: "secret", findUser, maxAgeSeconds: 60 });
  const scheme = { type: "apiKey", in: "cookie", name: "session" };
  const app = new Hono().route("/", routes).route("/", await mountMe("session", scheme, authenticate));
  const post = (path: string, password: string, Origin = "http://localhost") =>
    app.request(path, { method: "POST", body: new URLSearchParams({ name: "ana", password }), headers: { Origin } });
  const get = async (Cookie: string) => {
    const response = await app.request("/me", { headers: { Cookie } });
    return response.ok ? response.json() : response.status;
  };
  expect((await post("/login", "wrong")).status).toBe(401);
  expect((await post("/login", "p", "http://elsewhere")).status).toBe(403);
  const [cookie = ""] = (await post("/login", "p")).headers.getSetCookie();
  expect(cookie).toMatch(/; Max-Age=60; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  const [session = ""] = cookie.split(";", 1);
  expect(await get(session)).toEqual(ana);
  for (const forged of ["", "session=", session.replace("ana", "eve"), session.slice(0, -10)])
    expect(await get(forged)).toBe(401);
  expect((await post("/logout", "")).headers.getSetCookie()[0]).toMatch(/^session=; Max-Age=0/);
  vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ["Date"] });
  expect(await get(session)).toBe(401);
});

describe("OpenID Connect", () => {
  const audience = "https://api.example";

  async function startProvider() {
    let listener: RequestListener = () => {};
    const server = createServer((request, response) => listener(request, response)).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const privateKey = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    const jwk = { ...(await exportJWK(privateKey)), kid: "k1", alg: "RS256", use: "sig" };
    const client = {
      client_id: "ana",
      client_secret: "s",
      grant_types: ["client_credentials"],
      redirect_uris: [],
      response_types: [],
    };
    const resource = { audience, scope: "write", accessTokenFormat: "jwt", jwt: { sign: { alg: "RS256" } } };
    const provider = new Provider(issuer, {
      clients: [client],
      jwks: { keys: [jwk] },
      features: {
        clientCredentials: { enabled: true },
        devInteractions: { enabled: false },
        resourceIndicators: { enabled: true, getResourceServerInfo: () => resource },
      },
    });
    listener = provider.callback();
    const requestToken = async (scope: string) => {
      const body = new URLSearchParams({ grant_type: "client_credentials", resource: audience, scope });
      const headers = { Authorization: `Basic ${btoa("ana:s")}` };
      const response = await fetch(`${issuer}/token`, { method: "POST", body, headers });
      return ((await response.json()) as { access_token: string }).access_token;
    };
    return { issuer, privateKey, requestToken };
  }

  it("authenticates the access tokens of the provider for this API", async () => {
    const { issuer, privateKey, requestToken } = await startProvider();
    const scheme = { type: "openIdConnect", openIdConnectUrl: `${issuer}/.well-known/openid-configuration` };
    const app = await mountMe("provider", scheme, await authenticateOpenId({ issuer, audience }));
    expect(await send(app, "DELETE", await requestToken("write"))).toEqual([200, ana]);
    expect((await send(app, "DELETE", await requestToken("")))[0]).toBe(403);
    const other = await mountMe(
      "provider",
      scheme,
      await authenticateOpenId({ issuer, audience: "https://other.example" }),
    );
    expect((await send(other, "GET", await requestToken("write")))[0]).toBe(401);
    const signed = (key: Parameters<SignJWT["sign"]>[0], typ: string, claims: object = {}) =>
      new SignJWT({ sub: "ana", iss: issuer, aud: audience, exp: 4e9, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "k1", typ })
        .sign(key);
    const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
    expect(await send(app, "GET", await signed(privateKey, "at+jwt"))).toEqual([200, ana]);
    for (const token of [
      await signed(stranger, "at+jwt"),
      await signed(privateKey, "JWT"),
      await signed(privateKey, "at+jwt", { exp: 1 }),
      await signed(privateKey, "at+jwt", { iss: "https://other.example" }),
    ])
      expect((await send(app, "GET", token))[0]).toBe(401);
  });

  it("rejects a provider without a configuration", async () => {
    const { issuer } = await startProvider();
    await expect(authenticateOpenId({ issuer: `${issuer}/x`, audience })).rejects.toThrow("responded with 404");
  });
});
