import { type FastifyInstance, type FastifyReply, fastify } from "fastify";
import { cacheControl, deprecated } from "../backing/constant-headers.ts";
import { type Failure, failure } from "../backing/failure.ts";
import { cutPage, readCursor } from "../backing/pages.ts";
import type { NewPet, PetStatus, PetStore } from "../backing/pets.ts";

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
const answers = (code: number, schema: object) => ({ [code]: schema, "4xx": error });
const query = (properties: object) => ({ type: "object", additionalProperties: false, properties });

interface Paging {
  limit: number;
  cursor?: string;
}

/** The API as a developer at home in Fastify would write it. @param admitOn has every request admitted before it is routed */
export async function createFastifyApp(
  store: PetStore,
  admitOn: (app: FastifyInstance) => void | Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({ ajv: { customOptions: { removeAdditional: false } } });

  await admitOn(app);

  app.get<{ Querystring: Paging & { status?: PetStatus } }>(
    "/v1/pets",
    {
      schema: {
        querystring: query({ ...paging, status }),
        response: answers(200, { type: "array", items: pet }),
      },
    },
    async ({ query: { limit, cursor, status } }, reply) => {
      const after = readCursor(cursor, status);
      if (after === undefined) return refuse(reply, failure(400, "invalid_cursor", "cursor belongs to another list."));
      const { page, link } = cutPage(await store.list({ status, after, limit: limit + 1 }), {
        path: "/v1/pets",
        limit,
        status,
      });
      if (link) reply.header("Link", link);
      reply.header("Cache-Control", cacheControl);
      return page;
    },
  );

  app.post<{ Body: NewPet }>(
    "/v1/pets",
    { schema: { body: newPet, response: answers(201, pet) } },
    async (request, reply) => {
      reply.code(201);
      return store.add(request.body);
    },
  );

  app.get<{ Params: { petId: number } }>(
    "/v1/pets/:petId",
    { schema: { params: { type: "object", properties: { petId: int64 } }, response: answers(200, pet) } },
    async ({ params: { petId } }, reply) => {
      reply.headers(deprecated);
      const found = await store.find(petId);
      if (!found) return refuse(reply, failure(404, "pet_not_found", `There is no pet with id ${petId}.`));
      reply.header("Cache-Control", cacheControl);
      return found;
    },
  );

  app.get<{ Querystring: Paging }>(
    "/v1/store/orders",
    { schema: { querystring: query(paging), response: answers(200, { type: "array", items: order }) } },
    async ({ query: { limit, cursor } }, reply) => {
      const after = readCursor(cursor);
      if (after === undefined) return refuse(reply, failure(400, "invalid_cursor", "cursor belongs to another list."));
      const { page, link } = cutPage(await store.listOrders({ after, limit: limit + 1 }), {
        path: "/v1/store/orders",
        limit,
      });
      if (link) reply.header("Link", link);
      reply.header("Cache-Control", cacheControl);
      return page;
    },
  );

  app.post<{ Body: { petId: number } }>(
    "/v1/store/orders",
    { schema: { body: newOrder, response: answers(201, order) } },
    async ({ body: { petId } }, reply) => {
      const placed = await store.placeOrder(petId);
      if (typeof placed !== "string") return reply.code(201).send(placed);
      const code = placed === "pet_not_found" ? 404 : 409;
      return refuse(reply, failure(code, placed, `Pet ${petId} cannot be ordered.`));
    },
  );

  app.setNotFoundHandler((_, reply) => {
    refuse(reply, failure(404, "route_not_found", "There is no such resource."));
  });
  app.setErrorHandler<{ statusCode?: number; message: string }>((problem, _, reply) => {
    const code = problem.statusCode ?? 500;
    refuse(reply, failure(code, code < 500 ? "invalid_request" : "internal_error", problem.message));
  });
  return app;
}

/** Ends a request. */
export function refuse(reply: FastifyReply, refusal: Failure): FastifyReply {
  return reply.code(refusal.status).send(refusal);
}
