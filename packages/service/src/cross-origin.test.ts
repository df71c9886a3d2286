import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { createTestApp } from "./testing/test-app.ts";

const page = "https://pages.example";
const foreign = "https://elsewhere.example";
const { basePath, operations, extensions } = contract;

/** Requests the list of pets from an app that allows these origins. */
async function ask(origins: readonly string[], method: string, headers: Record<string, string>) {
  const { app, keyRing } = createTestApp({ origins });
  const { key } = await keyRing.issue({ plan: "free" });
  const path = basePath + operations.listPets.path;
  const response = await app.request(path, { method, headers: { authorization: `Bearer ${key}`, ...headers } });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

describe.each<[origins: string[], origin: string, permission: string | undefined]>([
  [[page], page, page],
  [[page], foreign, undefined],
  [[page], "null", undefined],
  [[foreign, page], page, page],
  [["*"], foreign, "*"],
  [[page, "*"], page, "*"],
  [[], page, undefined],
])("with the origins %j, a page of %s", (origins, origin, permission) => {
  it(`gets ${permission ?? "no"} permission, and with it every documented header`, async () => {
    const { status, headers } = await ask(origins, "GET", { origin });
    expect([status, headers["access-control-allow-origin"]]).toEqual([200, permission]);
    const documented = Object.keys(operations.listPets.responses[200].headers);
    const exposed = headers["access-control-expose-headers"]?.split(",");
    expect(exposed).toEqual(permission && expect.arrayContaining(documented));
    expect(headers.vary).toBe(origins.length > 0 ? "Origin" : undefined);
  });

  it("gets a response to its preflight with the same permission", async () => {
    const { status, headers } = await ask(origins, "OPTIONS", {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-request-id",
    });
    expect(status).toBe(204);
    expect(Object.entries(headers).filter(([name]) => /^(access-control-.*|vary)$/.test(name))).toEqual([
      ["access-control-allow-headers", "x-request-id"],
      ["access-control-allow-methods", "GET,HEAD,OPTIONS,POST"],
      ...(permission ? [["access-control-allow-origin", permission]] : []),
      ["access-control-max-age", String(extensions["x-cross-origin"].maxAgeSeconds)],
      ["vary", origins.length > 0 ? "Access-Control-Request-Headers, Origin" : "Access-Control-Request-Headers"],
    ]);
  });

  it("gets a plain response to OPTIONS that requests no method", async () => {
    const { status, headers } = await ask(origins, "OPTIONS", { origin });
    expect([status, headers["access-control-allow-origin"]]).toEqual([204, permission]);
    expect(headers.allow).toBe("GET, HEAD, OPTIONS, POST");
    expect(headers).not.toHaveProperty("access-control-allow-methods");
  });
});

it.each([
  [[page], "Origin"],
  [["*"], "Origin"],
  [[], undefined],
])("with the origins %j, a response to a request without an Origin varies by %s only", async (origins, vary) => {
  for (const method of ["GET", "OPTIONS"]) {
    const { headers } = await ask(origins, method, { "access-control-request-method": "GET" });
    expect(headers.vary).toBe(vary);
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  }
});

it("a preflight that requests no headers is allowed none", async () => {
  const { headers } = await ask([page], "OPTIONS", { origin: page, "access-control-request-method": "GET" });
  expect(headers).not.toHaveProperty("access-control-allow-headers");
});
