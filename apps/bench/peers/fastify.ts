import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import { type FastifyInstance, type FastifyReply, fastify } from "fastify";
import * as api from "./api.ts";
import type { Caller } from "./postgres.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller?: Caller | undefined;
  }
}

const int64 = { type: "integer" };
const status = { type: "string", enum: ["available", "pending", "sold"] };
const id = { type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const newPet = {
  type: "object",
  additionalProperties: false,
  required: ["name", "categoryId"],
  properties: { name: { type: "string", minLength: 1, maxLength: 255 }, categoryId: int64, status },
};
const pet = { type: "object", required: ["id", "name", "categoryId"], properties: { id, ...newPet.properties } };
const newOrder = { type: "object", additionalProperties: false, required: ["petId"], properties: { petId: int64 } };
const order = {
  type: "object",
  required: ["id", "petId", "status", "createdAt"],
  properties: { id, petId: id, status: { type: "string" }, createdAt: { type: "string" } },
};
const paging = { limit: { type: "integer", minimum: 1, maximum: 100, default: 20 }, cursor: { type: "string" } };
const error = {
  type: "object",
  required: ["code", "message", "status"],
  properties: { code: { type: "string" }, message: { type: "string" }, status: { type: "integer" } },
};
const responses = (code: number, schema: object) => ({ [code]: schema, "4xx": error });
const query = (properties: object) => ({ type: "object", additionalProperties: false, properties });

const app = process.env.DATABASE_URL ? await createAppOnPostgres() : await createAppOnSqlite();
console.log(await app.listen({ port: api.port, host: "127.0.0.1" }));

async function createAppOnSqlite(): Promise<FastifyInstance> {
  const { openSqlite } = await import("./sqlite.ts");
  const { store, checkAccess } = openSqlite();
  return createFastifyApp(store, (instance) => {
    instance.addHook("onRequest", (request, reply, done) => {
      const { headers, error } = checkAccess(request.headers.authorization, request.ip);
      reply.headers(headers);
      if (error) reject(reply, error);
      else done();
    });
  });
}

async function createAppOnPostgres(): Promise<FastifyInstance> {
  const { openPostgres } = await import("./postgres.ts");
  const { store, findCaller, redis } = openPostgres();
  return createFastifyApp(store, async (instance) => {
    instance.decorateRequest("caller");
    instance.addHook("onRequest", async (request, reply) => {
      const { authorization } = request.headers;
      reply.header("X-Request-Id", randomUUID());
      request.caller = await findCaller(authorization);
      if (!request.caller) return reject(reply.header("WWW-Authenticate", "Bearer"), api.keyError(authorization));
    });
    await instance.register(rateLimit, {
      redis,
      keyGenerator: ({ caller, ip }) => caller?.id ?? ip,
      max: ({ caller }) => caller?.perMinute ?? 0,
      timeWindow: "1 minute",
      errorResponseBuilder: (_, { after }) => api.apiError(429, "rate_limit_exceeded", `Retry in ${after}.`),
    });
  });
}

interface Paging {
  limit: number;
  cursor?: string;
}

/** @param registerAccessCheck adds authentication and rate limiting */
async function createFastifyApp(
  store: api.PetStore,
  registerAccessCheck: (app: FastifyInstance) => void | Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({ ajv: { customOptions: { removeAdditional: false } } });

  await registerAccessCheck(app);

  app.get<{ Querystring: Paging & { status?: api.PetStatus } }>(
    "/v1/pets",
    {
      schema: {
        querystring: query({ ...paging, status }),
        response: responses(200, { type: "array", items: pet }),
      },
    },
    async ({ query: { limit, cursor, status } }, reply) => {
      const after = api.parseCursor(cursor, status);
      if (after === undefined) return reject(reply, api.cursorError);
      const rows = await store.list({ status, after, limit: limit + 1 });
      const { page, headers } = api.toPage(rows, "/v1/pets", { limit, status });
      reply.headers(headers);
      return page;
    },
  );

  app.post<{ Body: api.NewPet }>(
    "/v1/pets",
    { schema: { body: newPet, response: responses(201, pet) } },
    async (request, reply) => {
      reply.code(201);
      return store.add(request.body);
    },
  );

  app.get<{ Params: { petId: number } }>(
    "/v1/pets/:petId",
    { schema: { params: { type: "object", properties: { petId: int64 } }, response: responses(200, pet) } },
    async ({ params: { petId } }, reply) => {
      reply.headers(api.deprecationHeaders);
      const foundPet = await store.find(petId);
      if (!foundPet) return reject(reply, api.petError(petId));
      reply.header("Cache-Control", api.cacheControl);
      return foundPet;
    },
  );

  app.get<{ Querystring: Paging }>(
    "/v1/store/orders",
    { schema: { querystring: query(paging), response: responses(200, { type: "array", items: order }) } },
    async ({ query: { limit, cursor } }, reply) => {
      const after = api.parseCursor(cursor);
      if (after === undefined) return reject(reply, api.cursorError);
      const rows = await store.listOrders({ after, limit: limit + 1 });
      const { page, headers } = api.toPage(rows, "/v1/store/orders", { limit });
      reply.headers(headers);
      return page;
    },
  );

  app.post<{ Body: { petId: number } }>(
    "/v1/store/orders",
    { schema: { body: newOrder, response: responses(201, order) } },
    async ({ body: { petId } }, reply) => {
      const orderOrError = await store.placeOrder(petId);
      if (typeof orderOrError !== "string") return reply.code(201).send(orderOrError);
      return reject(reply, api.orderError(orderOrError, petId));
    },
  );

  app.setNotFoundHandler((_, reply) => {
    reject(reply, api.routeError);
  });
  app.setErrorHandler<{ statusCode?: number; message: string }>((error, _, reply) => {
    const statusCode = error.statusCode ?? 500;
    reject(reply, api.apiError(statusCode, statusCode < 500 ? "invalid_request" : "internal_error", error.message));
  });
  return app;
}

function reject(reply: FastifyReply, error: api.ApiError): FastifyReply {
  return reply.code(error.status).send(error);
}
