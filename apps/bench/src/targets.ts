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
  readonly env?: Readonly<Record<string, string>>;
}

const serverFolder = fileURLToPath(new URL(".", import.meta.resolve("@animal-store/server/package.json")));
// The flags of `npm start`.
const { nodeFlags }: { nodeFlags: string[] } = JSON.parse(readFileSync(join(serverFolder, "package.json"), "utf8"));

export const keysCommandFile: string = join(serverFolder, "dist/keys.js");

/** The other targets are compared with it. */
export const server: Target = {
  name: "server",
  title: "Animal Store",
  kind: "server",
  args: [...nodeFlags, join(serverFolder, "dist/main.js")],
};

export const targets: readonly Target[] = [
  server,
  { name: "baseline", title: "bare node:http", kind: "baseline", args: [peerProgram("baseline")] },
  { name: "fastify", title: "Fastify 5", kind: "peer", args: [peerProgram("fastify")] },
  { name: "zod-openapi", title: "hono/zod-openapi", kind: "peer", args: [peerProgram("hono")] },
];

/** Returns the server without one of its optimizations. The server rejects an unknown name. */
export function withoutOptimization(optimization: string): Target {
  const name = `without ${optimization}`;
  return { ...server, name, title: name, env: { WITHOUT: optimization } };
}

function peerProgram(name: string): string {
  return fileURLToPath(new URL(`../peers/${name}.ts`, import.meta.url));
}
