import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { createArchiveApp } from "@animal-store/openapi-hono/test/archive-app";
import { serve } from "@hono/node-server";
import { expect, it, onTestFinished } from "vitest";
import { loadApiDocument } from "../src/document.ts";
import { runConformance } from "../src/index.ts";

const document = loadApiDocument(fileURLToPath(import.meta.resolve("@animal-store/codegen/test/archive.yaml")));

/** Tests the server of a document of OpenAPI 3.2. @returns the findings, and the methods of the requests */
async function test({ respond, isReadOnly = false }: { respond?: Respond; isReadOnly?: boolean } = {}) {
  const { fetch } = createArchiveApp();
  const methods = new Set<string>();
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    fetch(request: Request) {
      methods.add(request.method);
      return respond?.(request) ?? fetch(request);
    },
  });
  onTestFinished(() => void server.close());
  if (!server.listening) await once(server, "listening");
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/archive`;
  const { findings, coverage } = await runConformance({ document, baseUrl, seed: 1, isReadOnly });
  return { findings: findings.map(({ check, operations }) => `${check} ${operations}`), methods, coverage };
}

type Respond = (request: Request) => Response | undefined;

it("tests each operation of a server without findings", async () => {
  const { findings, methods } = await test();
  expect(findings).toEqual([]);
  expect([...methods]).toEqual(expect.arrayContaining(["GET", "QUERY", "COPY", "M-SEARCH"]));
});

it("sends QUERY in a run that changes nothing, and no other additional method", async () => {
  const { methods } = await test({ isReadOnly: true });
  expect([...methods].sort()).toEqual(["GET", "HEAD", "OPTIONS", "QUERY"]);
});

it.each(["QUERY", "COPY", "M-SEARCH"])("finds a server that fails for %s", async (failing) => {
  const respond: Respond = ({ method }) => (method === failing ? new Response("", { status: 500 }) : undefined);
  const { findings } = await test({ respond });
  const [operation] = document.operations.filter(({ method }) => method === failing);
  expect(findings).toContain(`server-error ${operation?.label}`);
});

it("finds a server that does not validate the body of QUERY", async () => {
  const respond: Respond = ({ method }) => (method === "QUERY" ? Response.json([]) : undefined);
  expect((await test({ respond })).findings).toContain("accepts-invalid QUERY /papers");
});
