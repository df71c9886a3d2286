import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { openPostgresStores } from "../src/postgres/open-stores.ts";
import { startPostgres, type TestPostgres } from "./postgres/start-postgres.ts";
import { type RedisProcess, redisDownloadTimeout, startRedis } from "./redis/start-redis.ts";
import { freePort, sharedFolder, startServer, testFolder } from "./server-process.ts";

const folder = sharedFolder();
const pem = (name: string) => join(folder, `${name}.pem`);
const key = (name: string) => join(folder, `${name}.key`);

/** @param by what signs it. @default itself */
function certify(name: string, ...by: string[]): void {
  const made = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const files = ["-subj", `/CN=${name}`, "-keyout", key(name), "-out", pem(name)];
  execFileSync("openssl", ["req", "-x509", ...made, ...files, ...by], { stdio: ["ignore", "ignore", "pipe"] });
}

describe("over TLS, with an authority of one's own", () => {
  let postgres: TestPostgres;
  let redis: RedisProcess;
  let redisPort = 0;
  beforeAll(async () => {
    certify("ours");
    certify("other");
    certify("localhost", "-CA", pem("ours"), "-CAkey", key("ours"), "-addext", "subjectAltName=DNS:localhost");
    const read = (path: string) => readFileSync(path, "utf8");
    redisPort = await freePort();
    const shown = ["--tls-cert-file", pem("localhost"), "--tls-key-file", key("localhost")];
    const asked = ["--tls-ca-cert-file", pem("ours"), "--tls-auth-clients", "no"];
    postgres = await startPostgres({ cert: read(pem("localhost")), key: read(key("localhost")) });
    redis = await startRedis("--tls-port", String(redisPort), ...shown, ...asked);
    return async () => {
      await postgres.stop();
      await redis.kill();
    };
  }, redisDownloadTimeout);

  const open = (query: string, host = "localhost") =>
    openPostgresStores({
      url: `${postgres.url.replace("127.0.0.1", host)}?${query}`,
      timeout: 5000,
      connections: 1,
    });

  it.each([
    "sslmode=require",
    `sslmode=verify-ca&sslrootcert=${pem("ours")}`,
    `sslmode=verify-full&sslrootcert=${pem("ours")}`,
  ])("PostgreSQL serves by %s, encrypted", async (query) => {
    const { stores, close } = await open(query);
    expect(await stores.pets.list({ after: 0, limit: 1 })).toEqual([]);
    await close();
  });

  it.each([
    ["an authority that nobody named", "sslmode=verify-full", "localhost"],
    ["another authority", `sslmode=verify-full&sslrootcert=${pem("other")}`, "localhost"],
    ["a name that the certificate has not", `sslmode=verify-full&sslrootcert=${pem("ours")}`, "127.0.0.1"],
    ["a mode that is none", "sslmode=requires", "localhost"],
  ])("PostgreSQL is refused for %s, and says what to name", async (_, query, host) => {
    await expect(open(query, host)).rejects.toThrow(/its certificate is not trusted: .* sslrootcert in DATABASE_URL/);
  });

  it.each([
    ["its", "ours", { status: "ready" }],
    [
      "another",
      "other",
      { status: "ready", reasons: ["limits: Redis is away: each process allows 25 % of each limit by itself"] },
    ],
  ])("Redis serves by rediss:// to whoever trusts its authority alone: %s", async (_, authority, told) => {
    const env = { REDIS_URL: `rediss://localhost:${redisPort}`, NODE_EXTRA_CA_CERTS: pem(authority) };
    const server = await startServer(testFolder(), env);
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual(told);
  });
});
