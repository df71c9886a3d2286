import { once } from "node:events";
import { connect } from "node:net";
import { createAddressLimiter } from "@animal-store/service";
import { createTestClock } from "@animal-store/service/testing";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ServeOptions, serveApp } from "./serve-app.ts";

type Pipeline = NonNullable<ServeOptions["direct"]>["pipeline"];

/** Serves a pipeline below /api directly, and an app that says which way a request came. */
async function open(pipeline: Pipeline, sendsTogether = true) {
  const failures: unknown[] = [];
  const server = await serveApp(
    new Hono().get("*", (c) => c.text("Hono")),
    {
      host: "127.0.0.1",
      port: 0,
      addressLimiter: createAddressLimiter(60),
      clock: createTestClock(),
      direct: { basePath: "/api", pipeline, sendsTogether, onFailure: (error) => failures.push(error) },
    },
  );
  onTestFinished(() => server.stop(0));
  return { origin: server.origin, failures };
}

/** What comes back for a target as it stands, which fetch would normalise. */
function ask(origin: string, target: string): Promise<string> {
  return exchange(origin, `GET ${target} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n`);
}

/** All that comes back until the connection is closed. */
async function exchange(origin: string, sent: string): Promise<string> {
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => (received += chunk));
  socket.write(sent);
  await once(socket, "close");
  return received;
}

const says = (body: string): Pipeline => {
  return () => ({ status: 200, headers: {}, body });
};

it.each([
  ["/api/pets?limit=1", "pipeline"],
  ["/api/a.b", "pipeline"],
  ["/api", "Hono"],
  ["/apis", "Hono"],
])("%s is answered by the %s", async (target, by) => {
  const { origin } = await open(says("pipeline"));
  expect(await (await fetch(origin + target)).text()).toBe(by);
});

it.each(["/api/./pets", "/api/x/../pets", "/api/%2E%2e/pets", "/api/pets#part"])(
  "%s is left to who normalises it",
  async (target) => {
    const { origin } = await open(says("pipeline"));
    expect(await ask(origin, target)).toContain("Hono");
  },
);

it.each<[string, Pipeline]>([
  [
    "throws",
    () => {
      throw new Error("broken");
    },
  ],
  ["rejects", () => Promise.reject(new Error("broken"))],
  ["gives a header that cannot be sent", () => ({ status: 200, headers: { "X-Bad": "a\nb" }, body: "" })],
])("a pipeline that %s cuts off its caller alone", async (_, broken) => {
  let isBroken = true;
  const { origin, failures } = await open((request) => (isBroken ? broken(request) : says("well")(request)));
  await expect(fetch(`${origin}/api/pets`)).rejects.toThrow();
  expect(failures).toHaveLength(1);
  isBroken = false;
  expect(await (await fetch(`${origin}/api/pets`)).text()).toBe("well");
});

describe.each([
  ["together", true],
  ["one by one", false],
])("sent %s", (_, sendsTogether) => {
  it("answers that are ready in the same turn are not hurt by one that cannot be sent", async () => {
    let arrived = 0;
    let release = (): void => undefined;
    const everybodyIsHere = new Promise<void>((resolve) => (release = resolve));
    const { origin, failures } = await open(async ({ target }) => {
      if (++arrived === 4) release();
      await everybodyIsHere;
      return { status: 200, headers: target.endsWith("/2") ? { "X-Bad": "a\nb" } : {}, body: target };
    }, sendsTogether);
    const answers = await Promise.allSettled(
      [1, 2, 3, 4].map(async (id) => (await fetch(`${origin}/api/${id}`)).text()),
    );
    expect(answers.map((answer) => (answer.status === "fulfilled" ? answer.value : answer.status))).toEqual([
      "/api/1",
      "rejected",
      "/api/3",
      "/api/4",
    ]);
    expect(failures).toHaveLength(1);
  });

  it("answers to requests that are sent without waiting come in their order", async () => {
    const { origin } = await open(({ method, target }) => {
      const body = `${method} ${target.slice("/api/".length)}`;
      return { status: 200, headers: {}, body };
    }, sendsTogether);
    const count = 16;
    const requests = Array.from({ length: count }, (_, index) => {
      const last = index === count - 1 ? "Connection: close\r\n" : "";
      return index % 2
        ? `GET /api/${index} HTTP/1.1\r\nHost: here\r\n${last}\r\n`
        : `POST /api/${index} HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\npets`;
    });
    const answers = (await exchange(origin, requests.join(""))).match(/(?:GET|POST) \d+/g);
    expect(answers).toEqual(requests.map((request, index) => `${request.split(" ", 1)[0]} ${index}`));
  });
});
