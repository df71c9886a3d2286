import { describe, expect, it } from "vitest";
import { startExpressServer } from "./library/express-server.ts";
import { startPythonServer } from "./library/start-python.ts";
import { runLibrary } from "./run-library.ts";

describe.each([
  ["Express", startExpressServer],
  ["Python's http.server", startPythonServer],
])("a correct server with %s", (_, start) => {
  it("has no findings, and nearly everything is covered", { timeout: 120_000 }, async () => {
    const { exitCode, findings, report } = await runLibrary(await start(), ["--seed", "2"]);
    expect(findings).toEqual([]);
    expect(exitCode).toBe(0);
    expect(report.coverage.covered / report.coverage.items).toBeGreaterThan(0.94);
  });
});
