import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BarePrism, startBarePrism, stopBarePrism } from "../test/bare-prism.ts";
import { document } from "../test/document.ts";
import { type Received, send } from "../test/send.ts";
import { type LimitRequest, type Outcome, prismVersion } from "./prism-limits/prism-limit.ts";
import { prismLimits } from "./prism-limits.ts";
import { type RunningMock, startMock } from "./start-mock.ts";

const harmless: LimitRequest = { method: "GET", path: "/pets" };

let mock: RunningMock;
let bare: BarePrism;

beforeAll(async () => {
  [mock, bare] = await Promise.all([startMock({ document, host: "127.0.0.1", port: 0 }), startBarePrism()]);
}, 60_000);

afterAll(async () => {
  await Promise.all([mock.close(), stopBarePrism(bare)]);
});

describe("the list of Prism's limits", () => {
  it("names every case once", () => {
    const ids = prismLimits.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(["prism-cli", "prism-http", "prism-core"])("is about the installed version of %s", (name) => {
    const manifest = createRequire(import.meta.url).resolve(`@stoplight/${name}/package.json`);
    const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
    expect(version).toBe(prismVersion);
    expect(new Set(prismLimits.map(({ prism }) => prism))).toEqual(new Set([version]));
  });
});

describe.each(prismLimits)("$id", ({ request, wrong, right, mended }) => {
  it("is answered wrong by Prism alone", { timeout: 60_000 }, async () => {
    const outcome = await askBarePrism(request);
    expect(project(outcome, wrong)).toEqual(wrong);
    expect(project(outcome, right)).not.toEqual(right);
  });

  it(mended ? "is answered right by the mock" : "is answered wrong by the mock", async () => {
    const answer = await send(mock.url, request);
    const [shown, absent] = mended ? [right, wrong] : [wrong, right];
    expect(project(answer, shown)).toEqual(shown);
    expect(project(answer, absent)).not.toEqual(absent);
  });
});

/** Prism hangs where it answers later requests and not this one. */
async function askBarePrism(request: LimitRequest): Promise<Received | "hangs" | "dies"> {
  if (bare.process.exitCode !== null) bare = await startBarePrism();
  const abandon = new AbortController();
  const exited = once(bare.process, "exit", { signal: abandon.signal });
  const died = exited.then(
    () => "dies" as const,
    () => "hangs" as const,
  );
  const answered = send(bare.url, request, abandon.signal).catch(() => died);
  const overtaken = answerSeveral(bare.url, abandon.signal).then(
    () => "hangs" as const,
    () => died,
  );
  const outcome = await Promise.race([answered, died, overtaken]);
  abandon.abort();
  return outcome;
}

async function answerSeveral(url: string, signal: AbortSignal): Promise<void> {
  for (let request = 0; request < 10; request += 1) await send(url, harmless, signal);
}

/** The members of an answer that an outcome names. */
function project(received: Received | "hangs" | "dies", outcome: Outcome): Outcome {
  if (typeof received === "string" || typeof outcome === "string") return received as Outcome;
  const { status, headers, json } = received;
  const error = json as { code?: string; details?: { path?: string }[] } | undefined;
  return {
    status,
    ...(outcome.code !== undefined && { code: error?.code ?? "" }),
    ...(outcome.body !== undefined && { body: json }),
    ...(outcome.violationPath !== undefined && { violationPath: error?.details?.[0]?.path ?? "" }),
    ...(outcome.headers && {
      headers: Object.fromEntries(Object.keys(outcome.headers).map((name) => [name, headers[name] ?? null])),
    }),
  };
}
