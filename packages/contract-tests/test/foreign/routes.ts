import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Callers } from "./callers.ts";
import {
  readCursor,
  readIdempotencyKey,
  readNewOrder,
  readNewPet,
  readPageRequest,
  readPetId,
  readQuery,
  writeCursor,
} from "./input.ts";
import { Refusal, refuseIfAny, type Violation } from "./refusal.ts";
import { type Outcome, type Store, toJson } from "./store.ts";

const JSON_TYPE = "application/json; charset=utf-8";

const DEPRECATION = {
  deprecation: "@1764892800",
  sunset: "Thu, 05 Dec 2030 00:00:00 GMT",
  link: '</docs#tag/pets/operation/getPet>; rel="deprecation"; type="text/html", </v1/pets>; rel="successor-version"',
};

/** Sends the Error object of a refusal. */
export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(refusal.status).headers(refusal.headers).type(JSON_TYPE).send(refusal.body);

/** Puts the headers of the deprecated operation on an answer. */
export const markDeprecated = (reply: FastifyReply): FastifyReply => reply.headers(DEPRECATION);

const sendTagged = (request: FastifyRequest, reply: FastifyReply, body: string, link: string): FastifyReply => {
  const tag = `"${createHash("sha256").update(`${link}\n${body}`).digest("base64url").slice(0, 22)}"`;
  reply.headers({ etag: tag, "cache-control": "private, no-cache" });
  const known = request.headers["if-none-match"] ?? "";
  if (known.trim() === "*" || known.match(/"[^"]*"/g)?.includes(tag)) return reply.code(304).send();
  if (link !== "") reply.header("link", link);
  return reply.type(JSON_TYPE).send(body);
};

const sendPage = <Entry extends { id: bigint }>(
  request: FastifyRequest,
  reply: FastifyReply,
  parameters: readonly string[],
  entriesOf: (page: ReturnType<typeof readPageRequest>) => Entry[],
): FastifyReply => {
  const asked = readPageRequest(request.url, parameters);
  const path = request.routeOptions.url ?? "";
  const scope = `${path} ${asked.status ?? "*"}`;
  const after = readCursor(asked.cursor, scope);
  const entries = entriesOf(asked).filter((entry) => entry.id > after);
  const page = entries.slice(0, asked.limit);
  const last = page.at(-1);
  let link = "";
  if (last !== undefined && page.length === asked.limit) {
    const filter = asked.status === undefined ? "" : `&status=${asked.status}`;
    link = `<${path}?limit=${asked.limit}${filter}&cursor=${writeCursor(last.id, scope)}>; rel="next"`;
  }
  return sendTagged(request, reply, toJson(page), link);
};

/** What the operations work with. */
export type Service = { store: Store; callers: Callers; now: () => number };

const answerOf = (act: () => unknown): Outcome => {
  try {
    return { status: 201, body: toJson(act()) };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body };
    throw error;
  }
};

const sendCreated = <Input>(
  request: FastifyRequest<{ Body: Buffer }>,
  reply: FastifyReply,
  { store, callers, now }: Service,
  read: (bytes: Uint8Array, violations: Violation[]) => Input,
  create: (input: Input) => unknown,
): FastifyReply => {
  const violations: Violation[] = [];
  readQuery(request.url, [], violations);
  const key = readIdempotencyKey(request.headers["idempotency-key"], violations);
  const input = read(request.body, violations);
  refuseIfAny(violations);
  reply.type(JSON_TYPE);
  const act = () => answerOf(() => create(input));
  if (key === undefined) {
    const { status, body } = act();
    return reply.code(status).send(body);
  }
  const { id } = callers.authenticate(request.headers.authorization, now());
  const scope = `${id} ${request.routeOptions.url} ${key}`;
  const { outcome, replayed } = store.once(scope, request.body, now(), act);
  if (replayed) reply.header("idempotency-replayed", "true");
  return reply.code(outcome.status).send(outcome.body);
};

/** Puts the operations of the store under `/v1`. */
export const addRoutes = (app: FastifyInstance, service: Service): void => {
  const { store, now } = service;
  app.get("/v1/pets", (request, reply) =>
    sendPage(request, reply, ["limit", "status", "cursor"], ({ status }) => store.pets(status)),
  );
  app.post<{ Body: Buffer }>("/v1/pets", (request, reply) =>
    sendCreated(request, reply, service, readNewPet, (pet) => store.addPet(pet)),
  );
  app.get<{ Params: { petId: string } }>("/v1/pets/:petId", (request, reply) => {
    markDeprecated(reply);
    const pet = store.getPet(readPetId(request.url, request.params.petId));
    return sendTagged(request, reply, toJson(pet), DEPRECATION.link);
  });
  app.get("/v1/store/orders", (request, reply) => sendPage(request, reply, ["limit", "cursor"], () => store.orders()));
  app.post<{ Body: Buffer }>("/v1/store/orders", (request, reply) =>
    sendCreated(request, reply, service, readNewOrder, ({ petId }) => store.placeOrder(petId, now())),
  );
};
