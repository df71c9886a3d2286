import { type FastifyReply, fastify } from "fastify";
import * as api from "./api.ts";
import type { NewPet } from "./pet-store.ts";

const integer = { type: "integer" };
const status = { type: "string", enum: ["available", "pending", "sold"] };
const newPet = {
  type: "object",
  additionalProperties: false,
  required: ["name", "categoryId"],
  properties: { name: { type: "string", minLength: 1, maxLength: 255 }, categoryId: integer, status },
};
const pet = {
  type: "object",
  required: ["id", "name", "categoryId"],
  properties: { id: integer, ...newPet.properties },
};
const page = {
  type: "object",
  additionalProperties: false,
  properties: {
    limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
    cursor: { type: "integer", default: 0 },
    status,
  },
};
const error = {
  type: "object",
  required: ["code", "message", "status"],
  properties: { code: { type: "string" }, message: { type: "string" }, status: integer },
};
const responses = (code: number, schema: object) => ({ [code]: schema, "4xx": error });

const app = fastify({ ajv: { customOptions: { removeAdditional: false } } });

app.addHook("onRequest", async (request, reply) => {
  const { headers, error } = await api.checkAccess(request.headers.authorization);
  reply.headers(headers);
  if (error) return reject(reply, error);
});

app.get<{ Querystring: Parameters<typeof api.listPage>[0] }>(
  "/v1/pets",
  { schema: { querystring: page, response: responses(200, { type: "array", items: pet }) } },
  async (request, reply) => {
    const { page, headers } = await api.listPage(request.query);
    reply.headers(headers);
    return page;
  },
);

app.post<{ Body: NewPet }>(
  "/v1/pets",
  { schema: { body: newPet, response: responses(201, pet) } },
  async (request, reply) => {
    reply.code(201);
    return api.store.add(request.body);
  },
);

app.get<{ Params: { petId: number } }>(
  "/v1/pets/:petId",
  { schema: { params: { type: "object", properties: { petId: integer } }, response: responses(200, pet) } },
  async ({ params: { petId } }, reply) => {
    reply.headers(api.deprecationHeaders);
    const found = await api.store.find(petId);
    if (!found) return reject(reply, { code: "pet_not_found", message: `There is no pet ${petId}.`, status: 404 });
    reply.headers(api.cacheHeaders);
    return found;
  },
);

app.setErrorHandler<{ statusCode?: number; message: string }>(({ statusCode = 500, message }, _, reply) =>
  reject(reply, { code: statusCode < 500 ? "invalid_request" : "internal_error", message, status: statusCode }),
);

console.log(await app.listen({ host: "127.0.0.1", port: 0 }));

function reject(reply: FastifyReply, error: api.ApiError): FastifyReply {
  return reply.code(error.status).send(error);
}
