import { expect, it } from "vitest";
import { startExpressServer } from "./library/express-server.ts";
import { runLibrary } from "./run-library.ts";

it.each([
  ["100-null-tags", "server-error"],
  ["113-wish-is-not-removed", "deleted-still-there"],
  ["119-patch-resets-tags", "patch-changes-others"],
  ["200-barcode-loses-digits", "lost-value"],
  ["206-dates-are-not-checked", "accepts-invalid"],
  ["300-title-search-hides-errors", "sql-injection"],
  ["306-anyone-removes-shelves", "missing-authorization"],
])("reports the fault %s as %s", { timeout: 120_000 }, async (fault, check) => {
  const { exitCode, findings } = await runLibrary(await startExpressServer({ faults: [fault] }));
  expect(exitCode).toBe(1);
  expect(findings.map((finding) => finding.check)).toContain(check);
});

it("reports a finding with its line, its operations and a curl command", { timeout: 120_000 }, async () => {
  const { findings, stdout } = await runLibrary(await startExpressServer({ faults: ["200-id-is-a-string"] }), [
    "--only",
    "requests/findBook",
  ]);
  expect(findings).toEqual([
    expect.objectContaining({
      check: "schema",
      operations: ["GET /books/{bookId}"],
      message: expect.stringMatching(/^body \/id: must be an integer of at least 1, .*, got "\d+"$/),
      line: expect.stringMatching(/library\.yaml:\d+$/),
      curl: expect.stringMatching(
        /^curl -i -H "X-Library-Key: \$X_LIBRARY_KEY" --path-as-is 'http:\/\/127\.0\.0\.1:\d+\/library\/books\/\d+'$/,
      ),
    }),
  ]);
  expect(stdout).toContain("✗ schema  GET /books/{bookId}");
});
