import { places, serverFlags } from "./places.ts";

export interface Subject {
  readonly name: string;
  readonly title: string;
  /** A variant is the server with something of it switched off. */
  readonly kind: "server" | "variant" | "floor" | "peer";
  readonly program: string;
  /** For Node. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How many it holds, where not as many as the others. It is only read then. */
  readonly pets?: number;
  /** How many processes serve it together, each with the same share of the load. @default 1 */
  readonly processes?: number;
}

/** What the subjects keep their data in. */
export type Footing = "sqlite" | "postgres";

const server: Subject = {
  name: "server",
  title: "Animal Store",
  kind: "server",
  program: places.server,
  flags: serverFlags,
};
const floor: Subject = { name: "floor", title: "bare node:http", kind: "floor", program: places.floor("bare-node") };
const storesOnPostgres: readonly Subject[] = [
  server,
  { name: "fastify", title: "Fastify 5", kind: "peer", program: places.peer("on-postgres/fastify") },
  { name: "zod-openapi", title: "Hono", kind: "peer", program: places.peer("on-postgres/zod-openapi") },
];

const onSqlite: readonly Subject[] = [
  server,
  floor,
  { name: "hono-floor", title: "Hono, constant", kind: "floor", program: places.floor("constant-hono") },
  { name: "fastify", title: "Fastify 5", kind: "peer", program: places.peer("fastify") },
  { name: "zod-openapi", title: "hono/zod-openapi", kind: "peer", program: places.peer("zod-openapi") },
  { name: "express", title: "express validator", kind: "peer", program: places.peer("express-openapi-validator") },
];

/** What is measured side by side, in the order of the report. */
export const subjectsOn: Readonly<Record<Footing, readonly Subject[]>> = {
  sqlite: onSqlite,
  postgres: [...storesOnPostgres, floor, ...storesOnPostgres.map(twice)],
};

/** The server without one of its shortcuts, which it checks by itself. */
export function without(shortcut: string): Subject {
  const name = `without ${shortcut}`;
  return { name, title: name, kind: "variant", program: places.server, flags: serverFlags, env: { WITHOUT: shortcut } };
}

/** The server with another number of pets. */
export function withPets(pets: number): Subject {
  const title = `${pets.toLocaleString("en")} pets`;
  return { name: `${pets}-pets`, title, kind: "variant", program: places.server, flags: serverFlags, pets };
}

function twice(subject: Subject): Subject {
  return { ...subject, name: `two-${subject.name}`, title: `2 × ${subject.title}`, processes: 2 };
}
