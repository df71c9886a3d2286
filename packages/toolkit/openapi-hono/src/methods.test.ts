import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { calls } from "@animal-store/codegen/test/generated/archive/calls.ts";
import type { contract, paths } from "@animal-store/codegen/test/generated/archive/contract.ts";
import { createApiClient, orThrow, parseProblem } from "@animal-store/openapi-client";
import { serve } from "@hono/node-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { createArchiveApp } from "../test/archive-app.ts";

type Archive = { paths: paths; contract: typeof contract };

/** Serves the archive over HTTP until the test ends. Returns a client. */
async function open() {
  const server = serve({ fetch: createArchiveApp().fetch, port: 0, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`;
  const options = { baseUrl, apiKey: false, maxRetries: 0, parseError: parseProblem } as const;
  return { archive: createApiClient<Archive>(calls, options), baseUrl };
}

describe("the method QUERY and additional methods, from a client over HTTP", () => {
  it("are functions and methods of raw, with types", async () => {
    const { archive } = await open();
    const found: { id: number; title: string }[] = orThrow(
      await archive.searchPapers({ limit: 1, body: { words: "a" } }),
    );
    expect(found).toEqual([{ id: 1, title: "Maps" }]);
    const { data } = await archive.raw.QUERY("/papers", { body: { words: "Let" } });
    expect(data).toEqual([{ id: 2, title: "Letters" }]);
    expect(orThrow(await archive.copyPaper({ id: 1, body: { title: "Maps, again" } }))).toEqual({
      id: 1001,
      title: "Maps, again",
    });
    const copies = await archive.raw["M-SEARCH"]("/papers/{id}", { params: { path: { id: 2 } } });
    expect(copies.data).toEqual([1002]);
    expect(
      (await archive.raw.request("copy", "/papers/{id}", { params: { path: { id: 1 } }, body: { title: "" } })).status,
    ).toBe(201);
    // @ts-expect-error the body is required
    expect((await archive.searchPapers({ limit: 1 })).status).toBe(400);
    // @ts-expect-error the contract has no POST
    expect(archive.raw.POST).toBeTypeOf("function");
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
