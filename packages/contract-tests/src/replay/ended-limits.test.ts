import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { contract } from "@animal-store/contract";
import { expect, it } from "vitest";
import type { Target } from "../target.ts";
import { endedLimits } from "./ended-limits.ts";
import type { KnownLimit, Outcome } from "./known-limit.ts";

const found = { status: 200 };
const notFound = { status: 404 };

const limit = (id: string, path: string, wrong: Outcome, right: Outcome, mended = false): KnownLimit => ({
  id,
  request: { method: "POST", path, headers: { "X-A": "1" }, body: "{}" },
  wrong,
  right,
  mended,
});

// Finds what it is asked for below /found with a key, a header and a body, and hangs up below /dies.
const target: Target = {
  name: "stub",
  async start() {
    const server = createServer(async (request, response) => {
      const body = (await request.toArray()).join("");
      const { authorization, "x-a": header } = request.headers;
      const isWhole = authorization === "Bearer key" && header === "1" && body === "{}";
      if (request.url === `${contract.basePath}/dies`) return request.socket.destroy();
      response.statusCode = isWhole && request.url === `${contract.basePath}/found` ? 200 : 404;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return {
      baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${contract.basePath}`,
      createKey: async () => ({ id: "1", key: "key" }),
      revokeKey: async () => {},
      clock: { now: () => 0, advance: () => {} },
      stop: async () => void server.close(),
    };
  },
};

it("a limit is over where the answer is no longer wrong, and a mended one where it is no longer right", async () => {
  const limits = [
    limit("wrong", "/found", found, notFound),
    limit("right by now", "/found", notFound, found),
    limit("mended", "/found", notFound, found, true),
    limit("wrong again", "/missing", notFound, found, true),
    limit("without an answer", "/dies", "dies", found),
    limit("answered by now", "/found", "hangs", found),
  ];
  const ended = await endedLimits(limits, target);
  expect(ended.map(({ id }) => id)).toEqual(["right by now", "wrong again", "answered by now"]);
});
