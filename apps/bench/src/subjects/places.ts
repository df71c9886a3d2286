import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const server = fileURLToPath(new URL(".", import.meta.resolve("@animal-store/server/package.json")));
const here = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the programs lie that the benchmark starts. */
export const places = {
  server: join(server, "dist/main.js"),
  keys: join(server, "dist/keys.js"),
  fillServer: join(server, "bench/fill-store.ts"),
  fillServerOnPostgres: join(server, "bench/fill-postgres.ts"),
  hearChanges: join(server, "bench/hear-changes.ts"),
  fillPeer: here("peers/backing/fill-store.ts"),
  fillPeerOnPostgres: here("peers/on-postgres/fill-store.ts"),
  peer: (name: string) => here(`peers/${name}.ts`),
  findPostgres: here("../../scripts/postgres.mjs"),
  findRedis: here("../../scripts/redis.mjs"),
  floor: (name: string) => here(`floors/${name}.ts`),
  autocannonRun: here("src/load/autocannon-run.ts"),
  wrkScript: here("src/load/wrk.lua"),
  report: fileURLToPath(new URL("../../../docs/benchmarks/", import.meta.url)),
};

/** What Node runs the server with, as `npm start` does. */
export const { nodeFlags: serverFlags }: { nodeFlags: readonly string[] } = JSON.parse(
  readFileSync(join(server, "package.json"), "utf8"),
);
