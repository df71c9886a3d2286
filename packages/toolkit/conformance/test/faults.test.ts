import { expect, it } from "vitest";
import { startExpressServer } from "./library/express-server.ts";
import { runLibrary } from "./run-library.ts";

// `npm run test:long` finds all faults with all cases.
it.each([
  ["100-null-tags", "server-error", "requests/changeBook/body/tags"],
  ["113-wish-is-not-removed", "deleted-still-there", "sequences/removeWish"],
  ["119-patch-resets-tags", "patch-changes-others", "sequences/changeBook"],
  ["200-barcode-loses-digits", "lost-value", "requests/addBook/body/barcode"],
  ["206-dates-are-not-checked", "accepts-invalid", "requests/addBook/body/publishedOn"],
  ["300-title-search-hides-errors", "sql-injection", "security/"],
  ["306-anyone-removes-shelves", "missing-authorization", "security/"],
  ["400-subtitle-is-not-stored", "lost-value", "requests/addBook/body/subtitle"],
  ["401-limit-is-not-read", "unread-limit", "lists/"],
  ["402-language-is-not-read", "unread-filter", "lists/"],
  ["403-title-searches-subtitles", "wrong-filter", "lists/"],
  ["404-book-is-cached", "lost-value", "sequences/"],
  ["405-change-is-lost", "lost-update", "sequences/"],
  ["406-if-match-is-ignored", "no-412", "http/"],
  ["407-order-by-length", "wrong-order", "lists/"],
  ["408-page-skips-a-book", "skipped-entry", "lists/"],
  ["409-default-limit-is-5", "wrong-default", "lists/"],
])("reports the fault %s as %s", { timeout: 120_000 }, async (fault, check, only) => {
  const server = await startExpressServer({ faults: [fault] });
  const { exitCode, findings } = await runLibrary(server, ["--only", only]);
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
      message: expect.stringMatching(/^body \/id: must be an integer of at least 1, got "\d+"$/),
      line: expect.stringMatching(/library\.yaml:\d+$/),
      curl: expect.stringMatching(
        /^curl -i -H "X-Library-Key: \$X_LIBRARY_KEY" --path-as-is 'http:\/\/127\.0\.0\.1:\d+\/library\/books\/\d+'$/,
      ),
    }),
  ]);
  expect(stdout).toContain("✗ schema  GET /books/{bookId}");
});
