import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type RedisProcess, startRedis } from "@animal-store/api-server/testing";
import { runToEnd, type ServerProcess, startProcess } from "@animal-store/server/testing";
import { PostgresClient, startPostgres, type TestPostgres } from "@animal-store/sql-store/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";

const folder = mkdtempSync(join(tmpdir(), "animal-store-secrets-"));
const cluster = fileURLToPath(new URL("../..", import.meta.url));
const createSecrets = join(folder, "create-secrets.sh");
const secretPath = (name: string) => join(folder, "secrets", name);
const readSecret = (name: string) => readFileSync(secretPath(name), "utf8").trim();

const role = "animals";

let postgres: TestPostgres;
let redis: RedisProcess;
let server: ServerProcess | undefined;
let databaseUrl: URL;
beforeAll(async () => {
  cpSync(join(cluster, "create-secrets.sh"), createSecrets);
  execFileSync("sh", [createSecrets]);
  [postgres, redis] = await Promise.all([startPostgres(), startRedis("--requirepass", readSecret("valkey_password"))]);
  await createRole();
  databaseUrl = new URL(readSecret("database_url"));
  databaseUrl.host = new URL(postgres.url).host;
  databaseUrl.username = role;
  databaseUrl.pathname = role;
});
afterAll(async () => {
  await server?.end("SIGKILL");
  await Promise.all([postgres?.stop(), redis?.kill()]);
  rmSync(folder, { recursive: true });
});

it("create-secrets.sh creates each secret of the compose file once, in a folder that only its owner can open", () => {
  const { secrets } = parse(readFileSync(join(cluster, "compose.yaml"), "utf8"));
  expect(readdirSync(secretPath("")).sort()).toEqual(Object.keys(secrets).sort());
  expect(statSync(secretPath("")).mode & 0o777).toBe(0o700);
  for (const name of ["postgres_password", "database_password", "valkey_password"])
    expect(readSecret(name)).toMatch(/^[0-9a-f]{48}$/);
  expect(readSecret("valkey.conf")).toBe(`requirepass ${readSecret("valkey_password")}`);
  const urlBefore = readSecret("database_url");
  rmSync(secretPath("redis_url"));
  execFileSync("sh", [createSecrets]);
  expect(readSecret("database_url")).toBe(urlBefore);
  expect(readSecret("redis_url")).toBe(`redis://:${readSecret("valkey_password")}@valkey:6379`);
});

it("the servers' role owns its schema and has no other right", async () => {
  await withClient(databaseUrl.href, async (client) => {
    const { rows } = await client.query(
      `SELECT rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = current_user`,
    );
    expect(Object.values(rows[0])).toEqual([false, false, false, false, false]);
    for (const statement of [
      "CREATE DATABASE another",
      "CREATE ROLE another",
      "ALTER SYSTEM SET fsync = off",
      `ALTER DATABASE ${role} SET synchronous_commit = off`,
      "CREATE SCHEMA another",
      "COPY (SELECT 1) TO PROGRAM 'cat'",
      "SELECT pg_read_file('/etc/passwd')",
    ])
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: "42501" });
  });
});

it("a server migrates and serves with that role and a Valkey password, and reads both URLs from files", async () => {
  const [databaseFile, redisFile] = [join(folder, "database_url"), join(folder, "redis_url")];
  writeFileSync(databaseFile, `${databaseUrl.href}\n`);
  writeFileSync(redisFile, readSecret("redis_url").replace("valkey:6379", new URL(redis.url).host));
  const env = { DATABASE_URL_FILE: databaseFile, REDIS_URL_FILE: redisFile };
  server = await startProcess("", env);
  const { stdout } = await runToEnd("keys.js", ["create", "--plan", "pro", "--json"], env);
  const headers = { authorization: `Bearer ${JSON.parse(stdout).key}`, "content-type": "application/json" };
  const body = '{"name":"Rex","categoryId":7}';
  const added = await fetch(`${server.origin}/v1/pets`, { method: "POST", headers, body });
  expect(added.status).toBe(201);
  const ordered = await fetch(`${server.origin}/v1/store/orders`, { method: "POST", headers, body: '{"petId":1}' });
  expect(ordered.status).toBe(201);
  const readyResponse = await fetch(`${server.origin}/readyz`);
  expect([readyResponse.status, await readyResponse.text()]).toEqual([200, expect.not.stringContaining("reasons")]);
  expect(await server.end("SIGTERM")).toBe(0);
  for (const output of [server.stdout(), server.stderr()])
    for (const name of ["database_password", "valkey_password"]) expect(output).not.toContain(readSecret(name));
  server = undefined;
});

/** Runs create-role.sql as psql does: the statements after \connect run in the new database. */
async function createRole(): Promise<void> {
  const [postgresSql = "", newDatabaseSql = ""] = readFileSync(join(cluster, "postgres/create-role.sql"), "utf8")
    .replaceAll(":'password'", `'${readSecret("database_password")}'`)
    .split(`\\connect ${role}`);
  const newDatabaseUrl = new URL(postgres.url);
  newDatabaseUrl.pathname = role;
  for (const [url, text] of Object.entries({ [postgres.url]: postgresSql, [newDatabaseUrl.href]: newDatabaseSql })) {
    // Separate queries, because CREATE DATABASE cannot run in a transaction.
    const statements = text.replaceAll(/^(\\|--).*$/gm, "").split(";");
    await withClient(url, async (client) => {
      for (const statement of statements) if (statement.trim()) await client.query(statement);
    });
  }
}

async function withClient(url: string, use: (client: PostgresClient) => Promise<void>): Promise<void> {
  const client = new PostgresClient(url);
  await client.connect();
  await use(client).finally(() => client.end());
}
