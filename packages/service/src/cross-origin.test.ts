import { contract } from "@animal-store/contract";
import { describe, expect, it } from "vitest";
import { createTestApp } from "./testing/test-app.ts";

const page = "https://pages.example";
const foreign = "https://elsewhere.example";
const { basePath, operations, extensions } = contract;

/** What a store whose pages have these origins answers to a request of its list of pets. */
async function ask(origins: readonly string[], { method = "GET", headers = {} }: RequestInit = {}) {
  const { app, keyRing } = createTestApp({ origins });
  const { key } = await keyRing.issue({ plan: "free" });
  const response = await app.request(basePath + operations.listPets.path, {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

const settings: [origins: string[], origin: string, permission: string | undefined][] = [
  [[page], page, page],
  [[page], foreign, undefined],
  [[page], "null", undefined],
  [[foreign, page], page, page],
  [["*"], page, "*"],
  [["*"], foreign, "*"],
  [[page, "*"], page, "*"],
  [[], page, undefined],
];

describe.each(settings)("with the origins %j, a page of %s", (origins, origin, permission) => {
  it(`reads ${permission ?? "nothing"} as its permission, and with it every documented header`, async () => {
    const { status, headers } = await ask(origins, { headers: { origin } });
    expect([status, headers["access-control-allow-origin"]]).toEqual([200, permission]);
    const documented = Object.keys(operations.listPets.responses[200].headers);
    const exposed = headers["access-control-expose-headers"]?.split(",");
    expect(exposed).toEqual(permission && expect.arrayContaining(documented));
    expect(headers.vary).toBe(origins.length > 0 ? "Origin" : undefined);
  });

  it("is answered its preflight with the same permission", async () => {
    const asking = {
      origin,
      "access-control-request-method": "POST",
      "access-control-request-headers": "x-request-id",
    };
    const { status, headers } = await ask(origins, { method: "OPTIONS", headers: asking });
    expect(status).toBe(204);
    expect(Object.entries(headers).filter(([name]) => /^(access-control-.*|vary)$/.test(name))).toEqual([
      ["access-control-allow-headers", "x-request-id"],
      ["access-control-allow-methods", "GET,HEAD,OPTIONS,POST"],
      ...(permission ? [["access-control-allow-origin", permission]] : []),
      ["access-control-max-age", String(extensions["x-cross-origin"].maxAgeSeconds)],
      ["vary", origins.length > 0 ? "Access-Control-Request-Headers, Origin" : "Access-Control-Request-Headers"],
    ]);
  });

  it("is answered OPTIONS that asks for no method like any other request", async () => {
    const { status, headers } = await ask(origins, { method: "OPTIONS", headers: { origin } });
    expect([status, headers["access-control-allow-origin"]]).toEqual([204, permission]);
    expect(headers.allow).toBe("GET, HEAD, OPTIONS, POST");
    expect(headers).not.toHaveProperty("access-control-allow-methods");
  });
});

it.each([
  [[page], "Origin"],
  [["*"], "Origin"],
  [[], undefined],
])(
  "with the origins %j an answer without an Origin varies by %s, and tells of no permission",
  async (origins, vary) => {
    for (const method of ["GET", "OPTIONS"]) {
      const { headers } = await ask(origins, { method, headers: { "access-control-request-method": "GET" } });
      expect(headers.vary).toBe(vary);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  },
);

it("a preflight that asks for no headers is told of none", async () => {
  const { headers } = await ask([page], {
    method: "OPTIONS",
    headers: { origin: page, "access-control-request-method": "GET" },
  });
  expect(headers).not.toHaveProperty("access-control-allow-headers");
});
