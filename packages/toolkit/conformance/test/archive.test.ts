import { fileURLToPath } from "node:url";
import { openInput } from "@animal-store/openapi-document";
import { createArchiveApp } from "@animal-store/openapi-hono/test/archive-app";
import { getRequestListener } from "@hono/node-server";
import { expect, it } from "vitest";
import { loadApiDocument } from "../src/document.ts";
import { runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

const [path, overlay] = ["archive.yaml", "archive.overlay.yaml"].map((name) =>
  fileURLToPath(import.meta.resolve(`@animal-store/codegen/test/${name}`)),
) as [string, string];
/** The overlay `extends` archive.yaml. */
const document = loadApiDocument(await openInput(overlay));

/** Tests the server of a document of OpenAPI 3.2. @returns the findings, and the methods of the requests */
async function test({ respond, isReadOnly = false, tested = document }: Options = {}) {
  const { fetch } = createArchiveApp();
  const methods = new Set<string>();
  const listener = getRequestListener((request) => {
    methods.add(request.method);
    return respond?.(request) ?? fetch(request);
  });
  const baseUrl = `${await serve(listener)}/archive`;
  const { findings, coverage } = await runConformance({ document: tested, baseUrl, seed: 1, isReadOnly });
  return { findings: findings.map(({ check, operations }) => `${check} ${operations}`), methods, coverage };
}

type Options = { respond?: Respond; isReadOnly?: boolean; tested?: typeof document };

type Respond = (request: Request) => Promise<Response> | Response | undefined;

it("tests each operation of a server without findings", async () => {
  const { findings, methods } = await test();
  expect(findings).toEqual([]);
  expect([...methods]).toEqual(expect.arrayContaining(["GET", "QUERY", "COPY", "M-SEARCH"]));
});

it("sends QUERY in a run that changes nothing, and no other additional method", async () => {
  const { methods } = await test({ isReadOnly: true });
  expect([...methods].sort()).toEqual(["GET", "HEAD", "OPTIONS", "QUERY"]);
});

it("finds a server that fails for each of these methods", async () => {
  const failing = ["QUERY", "COPY", "M-SEARCH"];
  const respond: Respond = ({ method }) => (failing.includes(method) ? new Response("", { status: 500 }) : undefined);
  const { findings } = await test({ respond });
  const labels = document.operations.filter(({ method }) => failing.includes(method)).map(({ label }) => label);
  expect(findings).toEqual(expect.arrayContaining(labels.map((label) => `server-error ${label}`)));
});

const paper = { id: 1, title: "Maps" };
const toLines = (...items: object[]) => items.map((item) => `${JSON.stringify(item)}\n`).join("");
const send = (type: string, body: string) => new Response(body, { headers: { "Content-Type": type } });

/** Faults of a server, by the first words of the request, and their findings. */
const faults: [title: string, request: string, fault: () => Response, finding: string][] = [
  ["accepts each body of QUERY", "QUERY", () => Response.json([]), "accepts-invalid QUERY /papers"],
  ["accepts each query", "GET /find", () => Response.json([]), "accepts-invalid GET /find"],
  [
    "responds with an invalid line",
    "GET /export",
    () => send("application/jsonl", toLines(paper, { id: 2 })),
    "schema GET /export",
  ],
  [
    "responds with lines that are no JSON",
    "GET /export",
    () => send("application/jsonl", "Maps\n"),
    "schema GET /export",
  ],
  ["accepts each line", "POST /import", () => Response.json(1), "accepts-invalid POST /import"],
  [
    "sends an event with another name",
    "GET /changes",
    () => send("text/event-stream", `event: renamed\ndata: ${JSON.stringify(paper)}\n\n`),
    "schema GET /changes",
  ],
  [
    "sends an event with invalid data",
    "GET /changes",
    () => send("text/event-stream", `event: added\ndata: {"id":1}\n\n`),
    "schema GET /changes",
  ],
];

it.each(faults)("finds a server that %s", async (_, expected, fault, finding) => {
  const respond: Respond = ({ method, url }) =>
    `${method} ${new URL(url).pathname.replace("/archive", "")}`.startsWith(expected) ? fault() : undefined;
  expect((await test({ respond })).findings).toContain(finding);
});

it("finds a server of the document without the overlay", async () => {
  const { fetch } = createArchiveApp();
  const respond: Respond = async (request) => {
    const isLong = /"title":"[^"]{101}/.test(await request.clone().text());
    return isLong ? Response.json(1) : fetch(request);
  };
  expect((await test({ respond })).findings).toEqual(["accepts-invalid POST /import"]);
  const { findings } = await test({ respond, tested: loadApiDocument(path) });
  expect(findings).not.toContain("accepts-invalid POST /import");
  expect(findings).toContain("rejects-valid GET /find");
});
