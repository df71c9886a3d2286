import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type RedisProcess, redisDownloadTimeoutMs, startRedis } from "@animal-store/api-server/testing";
import { openPostgresStore } from "@animal-store/sql-store/postgres";
import {
  findFreePort,
  sharedFolder,
  startPostgres,
  type TestPostgres,
  testFolder,
} from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeAll, describe, expect, it } from "vitest";
import { startServer } from "./server-process.ts";

const folder = sharedFolder();
const certPath = (name: string) => join(folder, `${name}.pem`);
const keyPath = (name: string) => join(folder, `${name}.key`);

/** Creates a certificate. @param signer options that name the authority. @default self-signed */
function createCertificate(name: string, ...signer: string[]): void {
  const keyOptions = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
  const files = ["-subj", `/CN=${name}`, "-keyout", keyPath(name), "-out", certPath(name)];
  execFileSync("openssl", ["req", "-x509", ...keyOptions, ...files, ...signer], {
    stdio: ["ignore", "ignore", "pipe"],
  });
}

describe("over TLS with a private certificate authority", () => {
  let postgres: TestPostgres;
  let redis: RedisProcess;
  let redisPort = 0;
  beforeAll(async () => {
    createCertificate("trusted");
    createCertificate("other");
    createCertificate(
      "localhost",
      "-CA",
      certPath("trusted"),
      "-CAkey",
      keyPath("trusted"),
      "-addext",
      "subjectAltName=DNS:localhost",
    );
    const read = (path: string) => readFileSync(path, "utf8");
    redisPort = await findFreePort();
    const certificateOptions = ["--tls-cert-file", certPath("localhost"), "--tls-key-file", keyPath("localhost")];
    const clientOptions = ["--tls-ca-cert-file", certPath("trusted"), "--tls-auth-clients", "no"];
    postgres = await startPostgres({ cert: read(certPath("localhost")), key: read(keyPath("localhost")) });
    redis = await startRedis("--tls-port", String(redisPort), ...certificateOptions, ...clientOptions);
    return async () => {
      await postgres.stop();
      await redis.kill();
    };
  }, redisDownloadTimeoutMs);

  const open = (query: string, host = "localhost") =>
    openPostgresStore({
      definition,
      url: `${postgres.url.replace("127.0.0.1", host)}?${query}`,
      timeoutMs: 5000,
      readConnections: 1,
    });

  it.each([
    "sslmode=require",
    `sslmode=verify-ca&sslrootcert=${certPath("trusted")}`,
    `sslmode=verify-full&sslrootcert=${certPath("trusted")}`,
  ])("connects to PostgreSQL with %s", async (query) => {
    const { store, close } = await open(query);
    expect(await store.tables.pets.list({ after: 0, limit: 1 })).toEqual([]);
    await close();
  });

  it.each([
    ["an authority that is not configured", "sslmode=verify-full", "localhost"],
    ["another authority", `sslmode=verify-full&sslrootcert=${certPath("other")}`, "localhost"],
    ["a host that is not in the certificate", `sslmode=verify-full&sslrootcert=${certPath("trusted")}`, "127.0.0.1"],
    ["an unknown sslmode", "sslmode=requires", "localhost"],
  ])("rejects PostgreSQL for %s, and names the setting to add", async (_, query, host) => {
    await expect(open(query, host)).rejects.toThrow(/its certificate is not trusted: .* sslrootcert in DATABASE_URL/);
  });

  it.each([
    ["the issuing", "trusted", { status: "ready" }],
    [
      "another",
      "other",
      { status: "ready", reasons: ["limits: Redis unavailable, each process allows 25 % of each limit"] },
    ],
  ])("uses rediss:// only with a trusted authority: %s authority", async (_, authority, readiness) => {
    const env = { REDIS_URL: `rediss://localhost:${redisPort}`, NODE_EXTRA_CA_CERTS: certPath(authority) };
    const server = await startServer(testFolder(), env);
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual(readiness);
  });
});
