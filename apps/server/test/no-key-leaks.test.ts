import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { testFolder } from "@animal-store/sql-store/testing";
import { describe, expect, it } from "vitest";
import { createKey, jsonHeaders, runToEnd, startServer } from "./server-process.ts";

const secretOf = (key: string) => key.slice("as_live_".length);

async function sendKeyEverywhere(origin: string, key: string): Promise<string> {
  const bearer = { Authorization: `Bearer ${key}` };
  const jsonHeaders = { ...bearer, "Content-Type": "application/json" };
  const post = (path: string, body: string, headers: Record<string, string> = jsonHeaders) =>
    fetch(`${origin}${path}`, { method: "POST", headers, body });
  const get = (path: string, headers: Record<string, string> = bearer) => fetch(`${origin}${path}`, { headers });
  const percentEncoded = `%61${key.slice(1)}`;
  const responses = await Promise.all([
    get("/v1/pets"),
    get("/v1/pets", { ...bearer, "X-Request-Id": key }),
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
    get("/v1/pets", { ...bearer, "If-None-Match": `"${key}"` }),
    fetch(`${origin}/v1/pets`, { method: key.replaceAll("_", "-").toUpperCase(), headers: bearer }),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: 1 }), { ...jsonHeaders, "Idempotency-Key": key }),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: key })),
    post("/v1/pets", JSON.stringify({ name: "Rex", categoryId: 1, [key]: 1 })),
    post("/v1/pets", key),
    post("/v1/pets", key, { ...bearer, "Content-Type": key }),
    post("/v1/store/orders", JSON.stringify({ petId: key })),
  ]);
  const texts = await Promise.all(
    responses.map(async (response) => `${JSON.stringify([...response.headers])}\n${await response.text()}`),
  );
  return texts.join("\n");
}

it("no log, file, header or error contains a key that the client does not store as a value", async () => {
  const folder = testFolder();
  const key = await createKey(folder, { name: "careless" });
  const server = await startServer(folder, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
  const responses = await sendKeyEverywhere(server.origin, key);
  // Only a running server has a WAL.
  const leaksWhileRunning = scanFolderForSecret(folder, secretOf(key));
  expect(scanFolderForSecret(folder, "careless")).not.toEqual([]);
  await server.end("SIGTERM");
  const listResult = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder });

  const secret = secretOf(key);
  const outputs = { responses, stdout: server.stdout(), stderr: server.stderr(), list: listResult.stdout };
  expect(
    Object.entries(outputs).flatMap(([source, text]) =>
      findSecret(Buffer.from(text), secret).map((encoding) => [source, encoding]),
    ),
  ).toEqual([]);
  expect([...leaksWhileRunning, ...scanFolderForSecret(folder, secret)]).toEqual([]);
});

it("returns a stored value unchanged, even if it is a key", async () => {
  const folder = testFolder();
  const key = await createKey(folder);
  const server = await startServer(folder, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
  const body = JSON.stringify({ name: key, categoryId: 1 });
  const response = await fetch(`${server.origin}/v1/pets`, { method: "POST", headers: jsonHeaders(key), body });
  expect(await response.json()).toMatchObject({ name: key });
  await server.end("SIGTERM");
  expect(findSecret(Buffer.from(server.stdout() + server.stderr()), secretOf(key))).toEqual([]);
});

describe("findSecret", () => {
  const key = "as_live_0123456789ABCDEFGHIJabcdefghij01abcdef";
  const secret = secretOf(key);

  it.each([
    ["raw", `{"authorization":"Bearer ${key}"}`],
    ["base64", btoa(`user:${key}`)],
    ["base64 at offset 1", btoa(`user2:${key}`)],
    ["base64 at offset 2", btoa(`user22:${key} and more`)],
    ["URL-encoded", [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join("")],
    ["hexadecimal", Buffer.from(key).toString("hex").toUpperCase()],
  ])("finds a key in %s", (_, encoded) => {
    expect(findSecret(Buffer.from(`before ${encoded} after`), secret)).not.toEqual([]);
  });
});

/** Searches for a secret: raw, hexadecimal, percent-encoded, or in base64 and base64url at each offset (RFC 4648). */
function findSecret(bytes: Uint8Array, secret: string): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return encodeSecret(secret).flatMap(([name, encoding, ignoresCase]) =>
    (ignoresCase ? text.toLowerCase().includes(encoding.toLowerCase()) : text.includes(encoding)) ? [name] : [],
  );
}

function scanFolderForSecret(folder: string, secret: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) =>
    findSecret(readFileSync(join(parentPath, name)), secret).map((encoding) => `${name}: ${encoding}`),
  );
}

type Encoding = readonly [name: string, encoding: string, ignoresCase?: boolean];

function encodeSecret(secret: string): Encoding[] {
  const hexadecimal = Buffer.from(secret).toString("hex");
  return [
    ["raw", secret],
    ["hexadecimal", hexadecimal, true],
    ["URL-encoded", hexadecimal.replace(/../g, "%$&"), true],
    ...[0, 1, 2].flatMap((offset): Encoding[] => {
      const base64 = Buffer.from(" ".repeat(offset) + secret).toString("base64");
      // The characters at both ends also encode adjacent bytes.
      const ownCharacters = base64.slice(offset === 0 ? 0 : offset + 1, -4);
      return [
        [`base64 at offset ${offset}`, ownCharacters],
        [`base64url at offset ${offset}`, ownCharacters.replaceAll("+", "-").replaceAll("/", "_")],
      ];
    }),
  ];
}
