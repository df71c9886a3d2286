import { fileURLToPath } from "node:url";
import { loadApiDocument, runConformance } from "@animal-store/conformance";
import { createPlatformScenarios, createScenarios, readPlatformDocument } from "@animal-store/conformance/platform";
import { expect, it } from "vitest";
import { libraryTarget } from "./library-target.ts";
import { triggers } from "./triggers.ts";

const document = loadApiDocument(fileURLToPath(new URL("../library.yaml", import.meta.url)));
const groups = ["x-rate-limit-plans", "x-ban", "x-idempotency", "x-cross-origin", "x-request-limits"];
// The library reports violations without a limit of its scenarios.
const numbers = groups
  .flatMap((group) => listNumbers(document.root[group], group))
  .filter(({ path }) => !path.endsWith("/violations"));

it.each(numbers.flatMap((number) => [-1, 1].map((difference) => ({ ...number, difference }))))(
  "finds that $path is not $value + $difference",
  { timeout: 60_000 },
  async ({ path, value, difference }) => {
    const root = withNumber(document.root, path.split("/"), value + difference);
    const platform = readPlatformDocument({ ...document, root });
    const { toCase, stop } = createScenarios(platform, libraryTarget);
    const scenarios = createPlatformScenarios(platform, triggers).filter(({ covers }) => covers?.includes(path));
    expect(scenarios).not.toEqual([]);
    const { findings } = await runConformance({
      document,
      baseUrl: "http://127.0.0.1/library",
      seed: 1,
      cases: scenarios.map(toCase),
    });
    await stop();
    expect(findings).not.toEqual([]);
  },
);

function listNumbers(node: unknown, path: string): { path: string; value: number }[] {
  if (typeof node === "number") return [{ path, value: node }];
  return Object.entries(Object(node)).flatMap(([name, member]) => listNumbers(member, `${path}/${name}`));
}

function withNumber(node: object, [name = "", ...rest]: readonly string[], value: number): Record<string, unknown> {
  const member: unknown = Object(node)[name];
  return { ...node, [name]: rest.length === 0 ? value : withNumber(Object(member), rest, value) };
}
