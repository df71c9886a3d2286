import { METHODS } from "node:http";
import { calls } from "@animal-store/codegen/test/generated/archive/calls.ts";
import type { contract, paths } from "@animal-store/codegen/test/generated/archive/contract.ts";
import { createApiClient, orThrow, parseProblem } from "@animal-store/openapi-client";
import { toOperationKeys } from "@animal-store/openapi-document";
import { describe, expect, it } from "vitest";
import { createArchiveApp } from "../test/archive-app.ts";
import { mountDocument } from "../test/mount-document.ts";
import { serve } from "../test/serve.ts";

type Archive = { paths: paths; contract: typeof contract };

async function open() {
  const baseUrl = `http://127.0.0.1:${await serve(createArchiveApp())}/archive`;
  const options = { baseUrl, apiKey: false, maxRetries: 0, parseError: parseProblem } as const;
  return { archive: createApiClient<Archive>(calls, options), baseUrl };
}

describe("the method QUERY and additional methods, from a client over HTTP", () => {
  it("are functions, and arguments of `request` of raw, with types", async () => {
    const { archive } = await open();
    const found: { id: number; title: string }[] = orThrow(
      await archive.searchPapers({ limit: 1, body: { words: "a" } }),
    );
    expect(found).toEqual([{ id: 1, title: "Maps" }]);
    const { data } = await archive.raw.request("query", "/papers", { body: { words: "Let" } });
    expect(data).toEqual([{ id: 2, title: "Letters" }]);
    expect(orThrow(await archive.copyPaper({ id: 1, body: { title: "Maps, again" } }))).toEqual({
      id: 1001,
      title: "Maps, again",
    });
    const copies = await archive.raw.request("m-search", "/papers/{id}", { params: { path: { id: 2 } } });
    expect(copies.data).toEqual([1002]);
    expect(
      (await archive.raw.request("copy", "/papers/{id}", { params: { path: { id: 1 } }, body: { title: "" } })).status,
    ).toBe(201);
    // @ts-expect-error the body is required
    expect((await archive.searchPapers({ limit: 1 })).status).toBe(400);
    // @ts-expect-error the contract has no PATCH
    expect(archive.raw.PATCH).toBeTypeOf("function");
  });

  it("are validated, routed and listed in Allow", async () => {
    const { archive, baseUrl } = await open();
    const invalid = await archive.copyPaper({ id: 5000, body: { title: "a" } });
    expect([invalid.status, invalid.error?.cause]).toMatchObject([400, { errors: [{ parameter: "id" }] }]);
    expect((await archive.copyPaper({ id: 9, body: { title: "a" } })).status).toBe(404);
    for (const [path, allow] of [
      ["/papers", "GET, HEAD, OPTIONS, QUERY"],
      ["/papers/1", "COPY, M-SEARCH, OPTIONS"],
    ]) {
      const response = await fetch(baseUrl + path, { method: "DELETE" });
      expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
    }
  });
});

it("serves each method that Node.js parses and a client can send, alone or next to all others", async () => {
  const served = METHODS.filter((method) => !["CONNECT", "TRACE"].includes(method));
  const responses = { 200: { description: "Done.", content: { "application/json": {} } } };
  const content = { "application/json": { schema: { type: "object", required: ["a"] } } };
  const create = (methods: readonly string[], suffix = "") => {
    const additionalOperations: { [method: string]: unknown } = {};
    const item: { [key: string]: unknown } = { additionalOperations };
    for (const method of methods) {
      const requestBody = ["GET", "HEAD"].includes(method) ? undefined : { required: true, content };
      const operation = { operationId: method + suffix, responses, requestBody };
      const [key = "", name] = toOperationKeys(method);
      if (name === undefined) item[key] = operation;
      else additionalOperations[name] = operation;
    }
    return item;
  };
  const alone = served.map((method) => [`/${method}`, create([method], "-alone")]);
  const paths = { "/all": create(served), ...Object.fromEntries(alone) };
  const { app } = await mountDocument({ openapi: "3.2.0", info: { title: "Methods", version: "1" }, paths });
  const origin = `http://127.0.0.1:${await serve(app)}`;
  for (const method of served)
    for (const path of ["/all", `/${method}`]) {
      const send = async (body: object) => {
        const init = ["GET", "HEAD"].includes(method) ? {} : { body: JSON.stringify(body) };
        const headers = { "Content-Type": "application/json" };
        const response = await fetch(origin + path, { method, headers, ...init });
        return [method, response.status, await response.text()];
      };
      const expected = { HEAD: "", GET: "[]" }[method] ?? '["a"]';
      expect(await send({ a: 1 })).toEqual([method, 200, expected]);
      if (expected === '["a"]') expect(await send({})).toEqual([method, 400, expect.stringContaining("a is required")]);
    }
});

describe("items of OpenAPI 3.2, from a client over HTTP", () => {
  it("are iterables with types, in responses and requests", async () => {
    const { archive } = await open();
    const papers: { id: number; title: string }[] = await Array.fromAsync(orThrow(await archive.exportPapers()));
    expect(papers.map(({ id }) => id)).toEqual([1, 2]);
    for await (const { event, data } of orThrow(await archive.watchPapers())) {
      const change: "added" | "removed" = event;
      expect([change, papers.find(({ id }) => id === data.id)]).toEqual(["added", data]);
    }
    expect((await archive.importPapers(papers)).data).toBe(2);
    async function* yieldPapers() {
      yield* papers;
    }
    expect((await archive.importPapers(yieldPapers())).data).toBe(2);
    // @ts-expect-error a paper has a title
    const { status } = await archive.importPapers([{ id: 1 }]);
    expect(status).toBe(400);
  });
});

describe("a query that content describes, from a client over HTTP", () => {
  it("is one value with a type", async () => {
    const { archive, baseUrl } = await open();
    expect(orThrow(await archive.findPapers({ filter: { words: ["a"], ids: [1, 2] } }))).toEqual([
      { id: 1, title: "Maps" },
    ]);
    const { data } = await archive.raw.GET("/find", { params: { querystring: { filter: { ids: [2] } } } });
    expect(data).toEqual([{ id: 2, title: "Letters" }]);
    expect(orThrow(await archive.findPapers())).toHaveLength(2);
    const response = await fetch(`${baseUrl}/find?words=Map&words=s&ids=1%7C2`);
    expect(await response.json()).toEqual([{ id: 1, title: "Maps" }]);
    // @ts-expect-error the schema of the query has no such member
    const { error } = await archive.findPapers({ filter: { word: "Map" } });
    expect(error?.cause).toMatchObject({ errors: [{ parameter: "filter/word" }] });
  });
});

describe("an overlay", () => {
  it("adds bounds that the server checks, and removes an operation", async () => {
    const { archive, baseUrl } = await open();
    const title = (length: number) => ({ id: 1, title: "a".repeat(length) });
    expect([
      (await archive.importPapers([title(100)])).status,
      (await archive.importPapers([title(101)])).status,
    ]).toEqual([200, 400]);
    expect((await archive.findPapers({ filter: { ids: [1001] } })).status).toBe(400);
    expect((await fetch(`${baseUrl}/papers/1`, { method: "DELETE" })).status).toBe(405);
    expect(archive).not.toHaveProperty("deletePaper");
  });
});
