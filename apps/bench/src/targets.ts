import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface Target {
  readonly name: string;
  readonly title: string;
  /** A variant is the server without one optimization. A peer is the same API in another framework. */
  readonly kind: "server" | "variant" | "baseline" | "peer";
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The number of processes, each with the same number of connections. @default 1 */
  readonly processes?: number;
}

export type Backend = "sqlite" | "postgres";

const serverFolder = fileURLToPath(new URL(".", import.meta.resolve("@animal-store/server/package.json")));
const resolveInBench = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const peerArgs = (name: string) => [resolveInBench(`peers/${name}.ts`)];

export const programPaths = {
  keys: join(serverFolder, "dist/keys.js"),
  seedServer: join(serverFolder, "bench/seed-store.ts"),
  seedServerOnPostgres: join(serverFolder, "bench/seed-postgres.ts"),
  seedPeer: resolveInBench("peers/seed.ts"),
  findPostgres: resolveInBench("../../scripts/postgres.mjs"),
  findRedis: resolveInBench("../../scripts/redis.mjs"),
};

// The flags of `npm start`.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8"));
const server: Target = {
  name: "server",
  title: "Animal Store",
  kind: "server",
  args: [...nodeFlags, join(serverFolder, "dist/main.js")],
};
const baseline: Target = { name: "baseline", title: "bare node:http", kind: "baseline", args: peerArgs("baseline") };
const fastify: Target = { name: "fastify", title: "Fastify 5", kind: "peer", args: peerArgs("fastify") };
const hono: Target = { name: "zod-openapi", title: "hono/zod-openapi", kind: "peer", args: peerArgs("hono") };
const postgresTargets: readonly Target[] = [server, fastify, { ...hono, title: "Hono" }];

export const targetsOn: Readonly<Record<Backend, readonly Target[]>> = {
  sqlite: [
    server,
    baseline,
    fastify,
    hono,
    { name: "express", title: "express validator", kind: "peer", args: peerArgs("express") },
  ],
  postgres: [...postgresTargets, baseline, ...postgresTargets.map(withTwoProcesses)],
};

/** Returns the server without one of its optimizations. The server rejects an unknown name. */
export function withoutOptimization(optimization: string): Target {
  const name = `without ${optimization}`;
  return { ...server, name, title: name, kind: "variant", env: { WITHOUT: optimization } };
}

function withTwoProcesses(target: Target): Target {
  return { ...target, name: `two-${target.name}`, title: `2 × ${target.title}`, processes: 2 };
}
