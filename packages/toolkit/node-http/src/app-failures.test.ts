import { type Admission, type ErrorReply, mountContract, type Pipeline } from "@animal-store/openapi-hono";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import {
  adapters,
  type GetOptions,
  getByFetch,
  getOverHttp,
  hostileContract,
  type Result,
  serveWith,
} from "../test/hostile-app.ts";
import { type Behaviour, type Case, cases, describe, ok, type Reply } from "../test/hostile-cases.ts";
import { promiseCases } from "../test/rejected-promises.ts";

let current: Behaviour = {};
/** Calls a function of the current case, or returns its default. */
function act(name: keyof Behaviour, fallback: unknown = undefined): never {
  const run = current[name] as (() => unknown) | undefined;
  return (run ? run() : fallback) as never;
}

function createApp(admits: boolean, validates: boolean) {
  const handler = ({ reply, replyError }: { reply: Reply; replyError: (...args: unknown[]) => unknown }) =>
    (current.handle ?? ((send: Reply) => send(200, "x")))(reply, replyError);
  const handlers = Object.fromEntries(Object.keys(hostileContract.operations).map((id) => [id, handler]));
  return mountContract({
    contract: hostileContract,
    requestValidators: {},
    handlers,
    ...(admits
      ? { admit: (): Admission<unknown, string> => act("admit", { ...ok, headers: { ...ok.headers } }) }
      : { authenticate: () => act("authenticate", { context: "caller" }) }),
    ...(validates && { responseValidators: {}, onInvalidResponse: () => act("onInvalidResponse") }),
    beforeHandler: () => act("beforeHandler"),
    hash: () => act("hash", "tag"),
    onError: () => act("onError"),
    renderError: (error: ErrorReply) => act("renderError", error),
    redact: (text: string) => act("redact", text),
    wrap:
      (pipeline: Pipeline): Pipeline =>
      (request) => {
        const { wrap } = current;
        if (!wrap) return pipeline(request);
        const response = pipeline(request);
        return (response instanceof Promise ? response.then(wrap) : wrap(response)) as never;
      },
  } as never);
}

const uncaught: unknown[] = [];
const onUncaught = (error: unknown) => void uncaught.push(error);
beforeEach(() => {
  const logError = vi.spyOn(console, "error").mockReturnValue();
  process.on("uncaughtException", onUncaught).on("unhandledRejection", onUncaught);
  return () => logError.mockRestore();
});
afterEach(() => {
  process.off("uncaughtException", onUncaught).off("unhandledRejection", onUncaught);
});

const allCases = [...cases, ...promiseCases];
it(`responds in each adapter to ${allCases.length} replies and failures of an app, and serves the next request`, {
  timeout: 120_000,
}, async () => {
  const apps = {
    admits: createApp(true, false),
    authenticates: createApp(false, false),
    validates: createApp(true, true),
  };
  const ways = new Map<object, ((path: string, options: GetOptions) => Promise<Result>)[]>();
  for (const app of Object.values(apps)) {
    const ports = await Promise.all(adapters.map((adapter) => serveWith(adapter, app)));
    const overHttp = ports.map((port) => (path: string, options: GetOptions) => getOverHttp(port, path, options));
    ways.set(app, [...overHttp, (path, options) => getByFetch(app, path, options)]);
  }
  onTestFinished(() => {
    current = {};
  });
  const problems: string[] = [];
  const check = async (each: Case) => {
    const { title, status, isCut = false, method, leaves = false, operation = "json", lacks = [] } = each;
    const report = (way: string, problem: string) => problems.push(`${title}: ${way}: ${problem}`);
    let app = each.onInvalidResponse ? apps.validates : apps.admits;
    if (each.authenticate) app = apps.authenticates;
    const keepsTrace =
      !each.admit &&
      !each.authenticate &&
      !each.wrap &&
      !each.method &&
      !/X-Trace|a raw reply|^handler re/i.test(title);
    current = each;
    const requests = (ways.get(app) ?? []).map(async (get, index) => {
      const way = adapters[index] ?? "fetch";
      const result = await get(`/api/${operation}`, { method, leaves }).catch((error: Error) => error);
      if (result instanceof Error) return report(way, `no response, ${result.message}`);
      if (result.status !== status) report(way, `status ${result.status} instead of ${status}`);
      else if (keepsTrace && result.headers["x-trace"] !== "t1") report(way, "without the headers of admit");
      else if (lacks.some((name) => name in result.headers)) report(way, "has a header of another response");
      else if (!leaves && result.isComplete === isCut) report(way, isCut ? "complete" : "cut");
      return String(result.headers["x-a"]).trim();
    });
    const received = await Promise.all(requests);
    // serve() of @hono/node-server sends the headers of a stream in UTF-8.
    if (new Set(received.slice(operation === "events" ? 1 : 0)).size > 1)
      report("all", `different header values: ${received.join(" | ")}`);
    await new Promise((resolve) => setImmediate(resolve));
    for (const error of uncaught.splice(0))
      report("process", `uncaught ${error instanceof Error ? error.message : describe(error)}`);
  };
  for (const each of allCases) await check(each);
  await check({ title: "a request after all failures", status: 200 });
  expect(problems).toEqual([]);
});
