import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../src/sqlite/open-database.ts";
import { findSecret, findSecretInFolder } from "./leak-search.ts";
import { createKey, runToEnd, startProcess, temporaryDirectory } from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
beforeEach(() => {
  folder = temporaryDirectory();
});
afterEach(() => folder.remove());

const secretOf = (key: string) => key.slice("as_live_".length);

/** Sends a key everywhere that a careless caller may put it. @returns everything that was answered */
async function useCarelessly(origin: string, key: string): Promise<string> {
  const usual = { Authorization: `Bearer ${key}` };
  const json = { ...usual, "Content-Type": "application/json" };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(`${origin}${path}`, { method: "POST", headers, body });
  const get = (path: string, headers: Record<string, string> = usual) => fetch(`${origin}${path}`, { headers });
  const percentEncoded = `%61${key.slice(1)}`;
  const answers = await Promise.all([
    get("/v1/pets"),
    get("/v1/pets", { ...usual, "X-Request-Id": key }),
    get("/v1/pets", { Authorization: `Basic ${btoa(`${key}:`)}` }),
    get("/v1/pets", { Authorization: `Bearer ${key.slice(0, -1)}` }),
    get(`/v1/${key}`),
    get(`/v1/${percentEncoded}`),
    get(`/v1/pets/${key}`),
    get(`/v1/pets/${percentEncoded}`),
    get(`/v1/pets?limit=${key}`),
    get(`/v1/pets?cursor=${key}`),
    get(`/v1/pets?${key}=1`),
    get(`/${key}`),
    get(`/healthz?key=${key}`),
    get("/v1/pets", { ...usual, "If-None-Match": `"${key}"` }),
    fetch(`${origin}/v1/pets`, { method: key.replaceAll("_", "-").toUpperCase(), headers: usual }),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: 1 }), { ...json, "Idempotency-Key": key }),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: key })),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: 1, [key]: 1 })),
    post("/v1/pets", key),
    post("/v1/pets", key, { ...usual, "Content-Type": key }),
    post("/v1/store/orders", JSON.stringify({ petId: key })),
  ]);
  const texts = await Promise.all(
    answers.map(async (answer) => `${JSON.stringify([...answer.headers])}\n${await answer.text()}`),
  );
  return texts.join("\n");
}

describe("a key", () => {
  it("stands in no answer, no log and no file, wherever its holder puts it", async () => {
    const key = await createKey(folder.path, { name: "careless" });
    const server = await startProcess(folder.path, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
    const answered = await useCarelessly(server.origin, key);
    // While it runs there is a write-ahead log too.
    const whileRunning = findSecretInFolder(folder.path, secretOf(key));
    await server.end("SIGTERM");
    const list = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder.path });

    const secret = secretOf(key);
    const said = { answered, stdout: server.stdout(), stderr: server.stderr(), list: list.stdout };
    expect(
      Object.entries(said).flatMap(([where, text]) => findSecret(Buffer.from(text), secret).map((how) => [where, how])),
    ).toEqual([]);
    expect([...whileRunning, ...findSecretInFolder(folder.path, secret)]).toEqual([]);
  });

  it("is not created by a server whose output is a log", async () => {
    const server = await startProcess(folder.path, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
    await server.end("SIGTERM");
    expect(server.stdout() + server.stderr()).not.toContain("as_live_");
    expect(server.stdout()).toContain(`Keys     DATA_DIR=${folder.path} npm run --silent keys -- create --plan pro`);
    const list = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder.path });
    expect(JSON.parse(list.stdout)).toEqual([]);
  });
});

describe("the search", () => {
  const key = "as_live_0123456789ABCDEFGHIJabcdefghij01abcdef";
  const secret = secretOf(key);

  it.each([
    ["raw", `{"authorization":"Bearer ${key}"}`],
    ["base64", btoa(`user:${key}`)],
    ["base64, one byte further", btoa(`user2:${key}`)],
    ["base64, two bytes further", btoa(`user22:${key} and more`)],
    ["URL-encoded", [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")],
    ["hexadecimal", Buffer.from(key).toString("hex").toUpperCase()],
  ])("finds a key that is planted %s", (_, planted) => {
    expect(findSecret(Buffer.from(`before ${planted} after`), secret)).not.toEqual([]);
  });

  it("finds a key that is planted in the database, and only there", () => {
    const database = openDatabase(folder.path);
    database.prepare("INSERT INTO pets (name, category_id) VALUES (?, 1)").run(key);
    expect(findSecretInFolder(folder.path, secret)).toEqual(["store.db-wal: raw"]);
    database.close();
    expect(findSecretInFolder(folder.path, secret)).toEqual(["store.db: raw"]);
  });
});
