import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createSecurityCases } from "../src/cases/security.ts";
import { loadApiDocument } from "../src/document.ts";
import { collectFindings } from "../src/findings.ts";
import { createSession } from "../src/session.ts";
import { serve } from "./serve.ts";

const credentials = [
  ["Authorization", "Basic dTpw", "Basic wrong-credentials"],
  ["Authorization", "bearer a.b-c", "bearer wrong-credentials"],
  ["Authorization", 'Digest username="a", response="b"', "Digest wrong-credentials"],
  ["Authorization", "s3cret", "wrong-credentials"],
  ["Cookie", "theme=dark; session=s3cret!", "wrong-credentials"],
  ["X-Api-Key", "p@ss word!", "wrong-credentials"],
] as const;

it.each(credentials)("sends %s other than %s and prints it", async (name, value, wrong) => {
  const received: unknown[] = [];
  const findings = await run({ [name]: value }, (sent) => {
    received.push(sent);
    return sent === value ? 200 : 401;
  });
  expect(received).toEqual([undefined, wrong]);
  expect(findings.map(({ check }) => check)).toEqual(["401-without-www-authenticate"]);
  expect(findings[0]?.curl).not.toContain(value);
  const accepting = await run({ [name]: value }, (sent) => (sent ? 200 : 401));
  expect(accepting.map(({ check, curl }) => [check, curl])).toContainEqual([
    "ignored-credentials",
    expect.stringContaining(`-H '${name}: ${wrong}'`),
  ]);
});

/** Runs the cases of credentials against a server that responds to each value with a status. */
async function run(headers: Record<string, string>, respond: (sent: string | undefined) => number) {
  const folder = mkdtempSync(join(tmpdir(), "conformance-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "notes.json");
  const get = { responses: { 200: { description: "-" }, 401: { description: "-" } } };
  const components = { securitySchemes: { own: { type: "http", scheme: "bearer" } } };
  const info = { title: "Notes", version: "1" };
  const paths = { "/notes": { get } };
  writeFileSync(file, JSON.stringify({ openapi: "3.1.0", info, security: [{ own: [] }], paths, components }));
  const document = loadApiDocument(file);
  const [name = ""] = Object.keys(headers);
  const baseUrl = await serve((request, response) => {
    response.writeHead(respond(request.headers[name.toLowerCase()] as string | undefined)).end();
  });
  const session = createSession({ document, baseUrl, seed: 1, setup: { headers } });
  onTestFinished(() => session.close());
  const results = [];
  for (const each of createSecurityCases(document)) results.push(await session.run(each));
  return collectFindings(document, results);
}
