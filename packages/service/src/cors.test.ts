import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import { createTestApp } from "./testing/test-app.ts";

const page = "https://pages.example";
const foreign = "https://elsewhere.example";
const { basePath, operations, extensions } = contract;
const methods = new Set(["HEAD", "OPTIONS", ...Object.values(operations).map(({ method }) => method)]);

/** Requests the list of pets from an app that allows these origins. */
async function ask(origins: readonly string[], method: string, headers: Record<string, string>) {
  const { app, keyRing } = createTestApp({ origins });
  const { key } = await keyRing.issue({ plan: "free" });
  const path = basePath + operations.listPets.path;
  const response = await app.request(path, { method, headers: { authorization: `Bearer ${key}`, ...headers } });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

// The contract tests cover an app that allows one origin, and one that allows any.
it.each<[origins: string[], origin: string, permission: string | undefined]>([
  [[foreign, page], page, page],
  [[foreign, page], "null", undefined],
  [[page, "*"], foreign, "*"],
  [[], page, undefined],
])("with the origins %j a page of %s gets the permission %s", async (origins, origin, permission) => {
  const { status, headers } = await ask(origins, "GET", { origin });
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, permission]);
  const documented = Object.keys(operations.listPets.responses[200].headers);
  const exposed = headers["access-control-expose-headers"]?.split(",");
  expect(exposed).toEqual(permission && expect.arrayContaining(documented));
  const vary = origins.length > 0 ? ["Origin"] : [];
  expect(headers.vary).toBe(vary[0]);

  const asking = { "access-control-request-method": "POST", "access-control-request-headers": "x-request-id" };
  const preflight = await ask(origins, "OPTIONS", { origin, ...asking });
  expect(preflight.status).toBe(204);
  const names = Object.entries(preflight.headers).filter(([name]) => /^(access-control-.*|vary)$/.test(name));
  expect(Object.fromEntries(names)).toEqual({
    "access-control-allow-headers": "x-request-id",
    "access-control-allow-methods": [...methods].toSorted().join(),
    ...(permission && { "access-control-allow-origin": permission }),
    "access-control-max-age": String(extensions["x-cross-origin"].maxAgeSeconds),
    vary: ["Access-Control-Request-Headers", ...vary].join(", "),
  });
});

it("a preflight that requests no headers is allowed none", async () => {
  const { headers } = await ask([page], "OPTIONS", { origin: page, "access-control-request-method": "GET" });
  expect(headers).not.toHaveProperty("access-control-allow-headers");
});
