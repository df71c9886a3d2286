import { documentYaml } from "@animal-store/contract/document";
import { describe, expect, it } from "vitest";
import { shareServer } from "./server-process.ts";

const shared = shareServer({ LOG_LEVEL: "trace", ACCESS_LOG: "true" });
const get = (path: string, init?: RequestInit) => fetch(shared.server().origin + path, init);

describe("beside the API, without a key", () => {
  it("/healthz and /readyz answer", async () => {
    expect(await (await get("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await get("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("/openapi.yaml is the contract with its comments and the headers of every response, /openapi.json the same as JSON", async () => {
    expect(await (await get("/openapi.yaml")).text()).toBe(documentYaml);
    expect(documentYaml).toContain("# Requests per UTC clock minute");
    expect(documentYaml.match(/X-Request-Id: \{ \$ref/g)?.length).toBeGreaterThan(20);
    expect(await (await get("/openapi.json")).json()).toMatchObject({
      openapi: "3.1.0",
      info: { title: "Animal Store" },
    });
  });

  it.each(["/healthz", "/openapi.json", "/docs", "/console", "/nowhere"])(
    "%s tells the id of the request, and logs it",
    async (path) => {
      const id = `beside${path.replaceAll(/\W/g, "-")}`;
      expect((await get(path, { headers: { "x-request-id": id } })).headers.get("x-request-id")).toBe(id);
      await expect.poll(() => shared.server().stderr()).toContain(`"requestId":"${id}"`);
    },
  );

  it("pages of any origin may read the contract", async () => {
    const answer = await get("/openapi.yaml", { headers: { origin: "https://any.example" } });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("any other path outside the API says where the API is", async () => {
    const answer = await get("/pets");
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(
      "There is nothing at /pets. The API is under /v1, its docs at /docs, its console at /console.\n",
    );
  });

  it("/console is the console, which allows nothing but what is its own", async () => {
    const page = await get("/console");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
    const [, script = ""] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    const asset = await get(script);
    expect(asset.headers.get("content-type")).toContain("javascript");
    expect(asset.headers.get("cache-control")).toContain("immutable");
  });

  it.each(["/docs/errors", "/docs/reference", "/docs/try/", "/docs/llms.txt", "/llms.txt", "/favicon.ico"])(
    "%s is a part of the docs",
    async (path) => {
      expect((await get(path)).status).toBe(200);
    },
  );

  it("/ leads to the docs, which allow no script of others", async () => {
    const docs = await get("/");
    expect(new URL(docs.url).pathname).toBe("/docs");
    expect(docs.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await docs.text()).toContain("<title>");
    const again = await get("/docs", { headers: { "if-none-match": docs.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});
