import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createStoreClient } from "@animal-store/client";
import { onTestFinished } from "vitest";
import { openStore } from "./open-store.ts";

/** The seeded sandbox over HTTP on a free port, and a client of it. */
export async function serveStore() {
  const { sandbox, keyOf } = await openStore();
  const sent: string[] = [];
  const server = createServer(async ({ method = "GET", url = "/", headers }, response) => {
    sent.push(`${method} ${url}`);
    const answer = await sandbox.app.request(`http://sandbox.test${url}`, {
      method,
      headers: { authorization: headers.authorization ?? "" },
    });
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers), "access-control-allow-origin": "*" });
    response.end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { sent, store: createStoreClient({ baseUrl: `http://127.0.0.1:${port}/v1`, key: keyOf("business") }) };
}
