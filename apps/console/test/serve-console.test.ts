import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { contract } from "@animal-store/contract";
import { getRequestListener } from "@hono/node-server";
import { describe, expect, onTestFinished, test } from "vitest";
import { createConsoleApp } from "../serve/create-console-app.ts";
import { openConsole, openTestService, signIn, submitKey } from "./console-actions.ts";

const mainPath = fileURLToPath(new URL("../serve/main.ts", import.meta.url));

describe("npm run console", () => {
  test("serves the console for the service at --base, and forwards requests and responses unchanged", async () => {
    const service = await openTestService();
    const address = await startConsole(["--base", `${new URL(contract.basePath, service.url).href}/`]);
    const { createPet } = contract.operations;
    const response = await fetch(new URL(contract.basePath + createPet.path, address), {
      method: createPet.method,
      headers: { Authorization: `Bearer ${service.getKey("pro")}`, "Content-Type": "application/json" },
      body: '{"name":"Bella","categoryId":9223372036854775807}',
    });
    expect(response.status).toBe(201);
    expect(await response.text()).toContain('"categoryId":9223372036854775807');
    expect(response.headers.get("RateLimit")).toContain('"minute"');

    expect(await (await fetch(new URL("/readyz", address))).json()).toEqual({ status: "ready" });
    const { page } = await openConsole({ url: address });
    await signIn(page, service.getKey("pro"));
    await page.getByRole("row").nth(5).waitFor();
    await page.getByText("298 of 300 left").waitFor();
    await service.stop();
    await page.getByRole("link", { name: "Orders" }).click();
    await page.getByText("The store is not responding").waitFor();
    await service.start();
    await page.getByRole("button", { name: "Retry now" }).click();
    await page.getByRole("row").nth(5).waitFor();
  });

  test("redirects links to the docs to the origin of --base", async () => {
    const address = await serveConsole("http://127.0.0.1:9/v1");
    const response = await fetch(new URL("/docs/console/", address), { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "http://127.0.0.1:9/docs/console/"]);
  });

  test("forwards no cookies, and returns redirects instead of following them", async () => {
    const received: IncomingHttpHeaders[] = [];
    const base = await startServer((request, response) => {
      received.push(request.headers);
      response.writeHead(302, { Location: "/elsewhere", "Set-Cookie": "of=the-base; Path=/" }).end();
    });
    const address = await serveConsole(base);
    const response = await fetch(new URL(`${contract.basePath}${contract.operations.listPets.path}`, address), {
      headers: { Authorization: "Bearer as_test_1", "If-None-Match": '"1"', Cookie: "of=another-page" },
      redirect: "manual",
    });
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/elsewhere"]);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(received).toEqual([expect.objectContaining({ authorization: "Bearer as_test_1", "if-none-match": '"1"' })]);
    expect(received[0]).not.toHaveProperty("cookie");
  });

  test("shows URL, status and type of a response that is not from this store", async () => {
    const otherResponses = [
      { status: 200, type: "text/html", body: "<!doctype html><title>A shop</title>" },
      { status: 200, type: "application/json", body: '{"ok":true}' },
      { status: 404, type: "text/plain", body: "Not found" },
    ];
    const queue = otherResponses.values();
    const base = await startServer((_, response) => {
      const { status = 500, type, body } = queue.next().value ?? {};
      response.writeHead(status, { "Content-Type": type }).end(body);
    });
    const { page } = await openConsole({ url: await serveConsole(base) });
    for (const { status, type } of otherResponses) {
      await submitKey(page, "as_test_1");
      const problem = `returned ${status} with ${type}, which is not a response of this store`;
      await page
        .getByRole("alert")
        .getByText(`${base}${contract.operations.listPets.path}`)
        .getByText(problem)
        .waitFor();
    }
  });

  test("shows the URL of an unreachable service", async () => {
    const { page } = await openConsole({ url: await serveConsole("http://127.0.0.1:9") });
    await submitKey(page, "as_test_1");
    await page.getByRole("alert").getByText("The store is not responding: http://127.0.0.1:9/").waitFor();
  });

  test.each([
    [["--base", "sandbox"], /^error: --base must be an HTTP URL/],
    [["--base", "http//ann:secret@host"], /^error: --base must be (?!.*secret)/],
    [["--bases"], /^error: unknown option '--bases'/],
  ])("rejects %j", (args, message) => {
    const { status, stderr } = spawnSync(process.execPath, [mainPath, ...args], { encoding: "utf8" });
    expect([status, stderr]).toEqual([2, expect.stringMatching(message)]);
  });
});

/** Starts a server until the test ends. @returns its origin */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves the console in this process until the test ends. @returns its URL */
async function serveConsole(base: string): Promise<string> {
  const directory = fileURLToPath(new URL("../dist", import.meta.url));
  const { fetch } = createConsoleApp({ directory, base });
  return `${await startServer(getRequestListener(fetch))}/console`;
}

/** Starts the program on a free port until the test ends. @returns the URL of the console */
async function startConsole(args: string[]): Promise<string> {
  const child = spawn(process.execPath, [mainPath, ...args], {
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  const [line] = await once(child.stdout, "data");
  return /http:\S+\/console/.exec(String(line))?.[0] ?? "";
}
