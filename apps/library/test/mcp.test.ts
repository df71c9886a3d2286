import { createMemoryKeyStore } from "@animal-store/api-platform";
import { parseProblem } from "@animal-store/openapi-client";
import { createMcpServer } from "@animal-store/openapi-client/mcp";
import { createMemoryStore } from "@animal-store/sql-store";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { expect, it } from "vitest";
import { createApp } from "../src/create-app.ts";
import { calls } from "../src/generated/calls.ts";
import { contract } from "../src/generated/contract.ts";
import { documentJson } from "../src/generated/document.ts";
import { definition } from "../src/store.ts";
import { createDependencies } from "./library-target.ts";

const dependencies = createDependencies(createMemoryStore(definition, { keys: createMemoryKeyStore() }));
const app = createApp(dependencies);
const { key } = await dependencies.keyRing.issue({ plan: "branch", expiresAt: null });

async function connect(apiKey = key) {
  const server = createMcpServer({
    documentJson,
    calls,
    baseUrl: `http://library.example${contract.basePath}`,
    apiKey,
    apiKeyHeader: "X-Library-Key",
    parseError: parseProblem,
    fetch: (request) => app.fetch(request),
  });
  const client = new Client({ name: "test", version: "1.0.0" });
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await Promise.all([client.connect(clientTransport), server.connect(serverTransport)]);
  return {
    client,
    async call(name: string, args: Record<string, unknown> = {}) {
      const { content, isError } = await client.callTool({ name, arguments: args });
      const [text = ""] = content.map((item) => (item.type === "text" ? item.text : ""));
      if (isError) return { error: JSON.parse(text) };
      return text === "Done." ? text : JSON.parse(text);
    },
  };
}

it("has a tool for each operation without forms and events", async () => {
  const { tools } = await (await connect()).client.listTools();
  const names = ["listBooks", "addBook", "findBook", "removeBook", "lendBook", "returnBook"];
  expect(tools.map(({ name }) => name)).toEqual(names);
  expect(tools.find(({ name }) => name === "lendBook")).toMatchObject({
    description: "Lend a book.",
    annotations: { idempotentHint: true },
    inputSchema: {
      properties: { bookId: { type: "integer" }, body: { properties: { reader: { type: "string", maxLength: 200 } } } },
      required: ["bookId", "body"],
    },
  });
});

it("adds, lends, returns and removes a book", async () => {
  const { call } = await connect();
  const book = await call("addBook", { title: "Momo", language: "de" });
  expect(book).toEqual({ id: expect.any(Number), title: "Momo", language: "de" });
  const bookId = book.id;
  expect(await call("lendBook", { bookId, body: { reader: "reader-1" } })).toEqual({ ...book, reader: "reader-1" });
  expect(await call("removeBook", { bookId })).toMatchObject({ error: { status: 409, message: expect.any(String) } });
  expect(await call("returnBook", { bookId })).toBe("Done.");
  expect(await call("removeBook", { bookId })).toBe("Done.");
  expect(await call("findBook", { bookId })).toMatchObject({ error: { status: 404 } });
});

it("reads pages whose next position is in the body", async () => {
  const { call } = await connect();
  for (const title of ["Momo", "Krabat", "Heidi"]) await call("addBook", { title, language: "fr" });
  const first = await call("listBooks", { language: "fr", limit: 2 });
  const last = await call("listBooks", { language: "fr", limit: 2, after: first.next });
  expect([...first.books, ...last.books].map(({ title }) => title)).toEqual(["Momo", "Krabat", "Heidi"]);
  expect(last.next).toBeUndefined();
});

it("returns the errors of the API, which explain violations and a wrong key", async () => {
  const { error } = await (await connect()).call("addBook", { title: "Momo", language: "it" });
  expect(error).toMatchObject({ status: 400, message: expect.stringContaining("language") });
  expect(await (await connect("wrong")).call("listBooks")).toMatchObject({ error: { status: 401 } });
});
