import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { basePath, calls } from "@animal-store/codegen/test/generated/library/calls.ts";
import type { contract, paths } from "@animal-store/codegen/test/generated/library/contract.ts";
import { onTestFinished } from "vitest";
import { createApiClient } from "../../src/index.ts";
import { createQueries } from "../../src/react/create-queries.ts";

export type Library = { paths: paths; contract: typeof contract };

export const isbn = "9783522202107";

/** Serves a library until the test ends: one book, a list of three pages, and an error for every other book. */
export async function openLibrary() {
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    requests.push(`${method} ${url}`);
    const { pathname, searchParams } = new URL(url, "http://library.test");
    const body = await text(request);
    const send = (status: number, json: string, link?: string) =>
      response.writeHead(status, { "Content-Type": "application/json", ...(link && { Link: link }) }).end(json);
    if (method === "POST") return send(201, `{"notes":{"key":"${headers["idempotency-key"]}"},${body.slice(1)}`);
    if (pathname === `${basePath}/books/${isbn}`) return send(200, '{"title":"Momo"}');
    if (pathname !== `${basePath}/books`) return send(404, '{"code":"no_such_book","message":"None.","status":404}');
    const page = Number(searchParams.get("cursor") ?? 1);
    searchParams.set("cursor", String(page + 1));
    const link = page < 3 ? `<?${searchParams}>; rel="next"` : undefined;
    return send(200, `[{"title":"${page}","branch":${headers["x-branch"]}}]`, link);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await once(server.close(), "close");
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`;
  const library = createApiClient<Library>(calls, { baseUrl, apiKey: false });
  return { library, requests, ...createQueries<Library>(library, calls, { scope: "library" }) };
}
