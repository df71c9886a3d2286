import { expect, it } from "vitest";
import { booksPath, createLibraryApp, libraryContract } from "./testing/library-app.ts";

const webOrigin = "https://pages.example";
const otherOrigin = "https://elsewhere.example";
const { operations, extensions } = libraryContract;
const methods = new Set(["HEAD", "OPTIONS", ...Object.values(operations).map(({ method }) => method)]);

async function send(origins: readonly string[], method: string, headers: Record<string, string>) {
  const { app, keyRing } = createLibraryApp({ origins });
  const { key } = await keyRing.issue({ plan: "reader" });
  const response = await app.request(booksPath, { method, headers: { authorization: `Bearer ${key}`, ...headers } });
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}

it.each<[origins: string[], origin: string, allowedOrigin: string | undefined]>([
  [[otherOrigin, webOrigin], webOrigin, webOrigin],
  [[otherOrigin, webOrigin], "null", undefined],
  [[webOrigin, "*"], otherOrigin, "*"],
  [[], webOrigin, undefined],
])("with the allowed origins %j, %s gets the allowed origin %s", async (origins, origin, allowedOrigin) => {
  const { status, headers } = await send(origins, "GET", { origin });
  expect([status, headers["access-control-allow-origin"]]).toEqual([200, allowedOrigin]);
  const documentedHeaders = Object.keys(operations.listBooks.responses[200].headers);
  const exposedHeaders = headers["access-control-expose-headers"]?.split(",");
  expect(exposedHeaders).toEqual(allowedOrigin && expect.arrayContaining(documentedHeaders));
  const vary = origins.length > 0 ? ["Origin"] : [];
  expect(headers.vary).toBe(vary[0]);

  const requested = { "access-control-request-method": "POST", "access-control-request-headers": "x-request-id" };
  const preflight = await send(origins, "OPTIONS", { origin, ...requested });
  expect(preflight.status).toBe(204);
  const corsHeaders = Object.entries(preflight.headers).filter(([name]) => /^(access-control-.*|vary)$/.test(name));
  expect(Object.fromEntries(corsHeaders)).toEqual({
    "access-control-allow-headers": "x-request-id",
    "access-control-allow-methods": [...methods].toSorted().join(),
    ...(allowedOrigin && { "access-control-allow-origin": allowedOrigin }),
    "access-control-max-age": String(extensions["x-cross-origin"].maxAgeSeconds),
    vary: ["Access-Control-Request-Headers", ...vary].join(", "),
  });
});

it("allows no headers in a preflight that requests none", async () => {
  const { headers } = await send([webOrigin], "OPTIONS", { origin: webOrigin, "access-control-request-method": "GET" });
  expect(headers).not.toHaveProperty("access-control-allow-headers");
});
