import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A program that is measured. */
export interface Target {
  readonly name: string;
  readonly title: string;
  /** A peer is the same API in another framework. */
  readonly kind: "server" | "baseline" | "peer";
  /** Arguments of Node.js. */
  readonly args: readonly string[];
  /** The program that creates a key. A peer has none. */
  readonly keysCommand?: string;
}

const repository = fileURLToPath(new URL("../..", import.meta.resolve("@animal-store/server/package.json")));

/** The other targets are compared with it. */
export const server: Target = { ...serverIn(repository), name: "server", title: "Animal Store" };

export const targets: readonly Target[] = [
  server,
  { name: "baseline", title: "bare node:http", kind: "baseline", args: [peerProgram("baseline")] },
  { name: "fastify", title: "Fastify 5", kind: "peer", args: [peerProgram("fastify")] },
  { name: "zod-openapi", title: "hono/zod-openapi", kind: "peer", args: [peerProgram("hono")] },
];

/** Returns the built server of a worktree of this repository. */
export function serverIn(worktree: string): Target {
  const folder = join(worktree, "apps/server");
  // The flags of `npm start`.
  const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const dist = join(folder, "dist");
  const args = [...nodeFlags, join(dist, "main.js")];
  return { name: worktree, title: worktree, kind: "server", args, keysCommand: join(dist, "keys.js") };
}

function peerProgram(name: string): string {
  return fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url));
}
