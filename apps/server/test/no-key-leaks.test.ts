import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createKey, runToEnd, startServer, testFolder } from "./server-process.ts";

const secretOf = (key: string) => key.slice("as_live_".length);

/** Sends a key everywhere that a careless caller may put it. @returns everything that was answered */
async function useCarelessly(origin: string, key: string): Promise<string> {
  const usual = { Authorization: `Bearer ${key}` };
  const json = { ...usual, "Content-Type": "application/json" };
  const post = (path: string, body: string, headers: Record<string, string> = json) =>
    fetch(`${origin}${path}`, { method: "POST", headers, body });
  const get = (path: string, headers: Record<string, string> = usual) => fetch(`${origin}${path}`, { headers });
  const percentEncoded = `%61${key.slice(1)}`;
  const responses = await Promise.all([
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
    responses.map(async (response) => `${JSON.stringify([...response.headers])}\n${await response.text()}`),
  );
  return texts.join("\n");
}

it("a key stands in no answer, no log and no file, wherever its holder puts it", async () => {
  const folder = testFolder();
  const key = await createKey(folder, { name: "careless" });
  const server = await startServer(folder, { LOG_LEVEL: "trace", ACCESS_LOG: "true" });
  const answered = await useCarelessly(server.origin, key);
  // While it runs there is a WAL too.
  const whileRunning = scanFolderForSecret(folder, secretOf(key));
  expect(scanFolderForSecret(folder, "careless")).not.toEqual([]);
  await server.end("SIGTERM");
  const list = await runToEnd("keys.js", ["list", "--json"], { DATA_DIR: folder });

  const secret = secretOf(key);
  const outputs = { answered, stdout: server.stdout(), stderr: server.stderr(), list: list.stdout };
  expect(
    Object.entries(outputs).flatMap(([where, text]) =>
      findSecret(Buffer.from(text), secret).map((how) => [where, how]),
    ),
  ).toEqual([]);
  expect([...whileRunning, ...scanFolderForSecret(folder, secret)]).toEqual([]);
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
});

/**
 * Where a secret stands in some bytes: as it is, in base64 and base64url (at each of the three places that it can have between
 * other bytes, RFC 4648), in hexadecimal, or with every byte percent-encoded.
 * @returns the spellings that were found
 */
function findSecret(bytes: Uint8Array, secret: string): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return spellings(secret).flatMap(([name, spelling, isCaseless]) =>
    (isCaseless ? text.toLowerCase().includes(spelling.toLowerCase()) : text.includes(spelling)) ? [name] : [],
  );
}

/** The same in every file below a folder. @returns `file: spelling` for each find */
function scanFolderForSecret(folder: string, secret: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) =>
    findSecret(readFileSync(join(parentPath, name)), secret).map((spelling) => `${name}: ${spelling}`),
  );
}

type Spelling = readonly [name: string, spelling: string, isCaseless?: boolean];

function spellings(secret: string): Spelling[] {
  const hexadecimal = Buffer.from(secret).toString("hex");
  return [
    ["raw", secret],
    ["hexadecimal", hexadecimal, true],
    ["URL-encoded", hexadecimal.replace(/../g, "%$&"), true],
    ...[0, 1, 2].flatMap((before): Spelling[] => {
      const whole = Buffer.from(" ".repeat(before) + secret).toString("base64");
      // The characters at both ends also hold bits of what stands around.
      const inner = whole.slice(before === 0 ? 0 : before + 1, -4);
      return [
        [`base64, ${before} bytes in`, inner],
        [`base64url, ${before} bytes in`, inner.replaceAll("+", "-").replaceAll("/", "_")],
      ];
    }),
  ];
}
