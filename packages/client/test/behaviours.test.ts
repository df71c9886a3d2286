import { openChromium } from "@animal-store/browser-testing";
import { createSandbox } from "@animal-store/sandbox";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behaviours, runBehaviour as run } from "./behaviours.ts";
import { bundleFiles } from "./bundle.ts";
import { listen } from "./listen.ts";
import type { SandboxInfo } from "./test-context.ts";

declare global {
  /** Set in the page and its worker. */
  var runBehaviour: typeof run;
}

const html = `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/entry.js"></script>
<script type="module">new Worker("/entry.js", { type: "module" });</script>`;
const script = 'import { runBehaviour } from "./behaviours.ts"; globalThis.runBehaviour = runBehaviour;';
// Includes the download of a browser.
const setupTimeoutMs = 300_000;

type BehaviourArgs = [SandboxInfo, string];
const runInBrowser = ([sandbox, title]: BehaviourArgs) => globalThis.runBehaviour(sandbox, title);
const cleanup = new AsyncDisposableStack();
const runners: Record<string, (args: BehaviourArgs) => Promise<unknown>> = { Node: (args) => run(...args) };
let sandbox: SandboxInfo;

beforeAll(async () => {
  sandbox = await serveSandbox();
  const files = await bundleFiles(script);
  const pageServer = await listen((request, response) => {
    const file = files.find(({ fileName }) => request.url === `/${fileName}`);
    response.writeHead(200, { "Content-Type": file ? "text/javascript" : "text/html" });
    response.end(file?.code ?? html);
  });
  const { origin } = cleanup.use(pageServer);
  const browser = cleanup.adopt(await openChromium(), (opened) => opened.close());
  const page = await browser.newPage();
  const [worker] = await Promise.all([page.waitForEvent("worker"), page.goto(origin, { waitUntil: "load" })]);
  runners.page = (args) => page.evaluate(runInBrowser, args);
  runners.worker = (args) => worker.evaluate(runInBrowser, args);
}, setupTimeoutMs);
afterAll(() => cleanup.disposeAsync());

describe.each(["Node", "page", "worker"])("in %s", (environment) => {
  it.each(behaviours)("$title", { timeout: 30_000 }, async ({ title, expected }) => {
    expect(await runners[environment]?.([sandbox, title])).toEqual(expected);
  });
});

async function serveSandbox(): Promise<SandboxInfo> {
  const { app, keys } = await createSandbox({ seed: "client" });
  const { origin } = cleanup.use(await listen(getRequestListener(app.fetch)));
  return { origin, keys: Object.fromEntries(keys.map(({ plan, key }) => [plan, key])) };
}
