import type { AddressInfo } from "node:net";
import express, { type ErrorRequestHandler, type Response } from "express";
import { middleware } from "express-openapi-validator";
import * as api from "./api.ts";

const integer = { type: "integer" } as const;
const status = { type: "string", enum: ["available", "pending", "sold"] } as const;
const newPet = {
  type: "object",
  additionalProperties: false,
  required: ["name", "categoryId"],
  properties: { name: { type: "string", minLength: 1, maxLength: 255 }, categoryId: integer, status },
} as const;
const pet = { type: "object", properties: { id: integer, ...newPet.properties } } as const;
const responses = (code: number, schema: object) => ({
  [code]: { description: "JSON", content: { "application/json": { schema } } },
});

const app = express();
// Saves their time in each response. The other peers do not send these headers.
app.disable("etag").disable("x-powered-by");

app.use(async (request, response, next) => {
  const { headers, error } = await api.checkAccess(request.headers.authorization);
  response.set(headers);
  if (error) return reject(response, error);
  next();
});
app.use(express.json());
app.use(
  middleware({
    apiSpec: {
      openapi: "3.0.3",
      info: { title: "Animal Store", version: "1.0.0" },
      paths: {
        "/v1/pets": {
          get: {
            parameters: [
              { name: "limit", in: "query", schema: { ...integer, minimum: 1, maximum: 100, default: 20 } },
              { name: "cursor", in: "query", schema: { ...integer, default: 0 } },
              { name: "status", in: "query", schema: status },
            ],
            responses: responses(200, { type: "array", items: pet }),
          },
          post: {
            requestBody: { required: true, content: { "application/json": { schema: newPet } } },
            responses: responses(201, pet),
          },
        },
        "/v1/pets/{petId}": {
          get: {
            parameters: [{ name: "petId", in: "path", required: true, schema: integer }],
            responses: responses(200, pet),
          },
        },
      },
    },
  }),
);

app.get<object, unknown, unknown, Parameters<typeof api.listPage>[0]>("/v1/pets", async ({ query }, response) => {
  const { page, headers } = await api.listPage(query);
  response.set(headers).json(page);
});

app.post("/v1/pets", async ({ body }, response) => {
  response.status(201).json(await api.store.add(body));
});

app.get("/v1/pets/:petId", async ({ params: { petId } }, response) => {
  response.set(api.deprecationHeaders);
  const found = await api.store.find(Number(petId));
  if (!found) return reject(response, { code: "pet_not_found", message: `There is no pet ${petId}.`, status: 404 });
  response.set(api.cacheHeaders).json(found);
});

const onError: ErrorRequestHandler = ({ status = 500, message }, _request, response, _next) =>
  reject(response, { code: status < 500 ? "invalid_request" : "internal_error", message, status });
app.use(onError);

const server = app.listen(0, "127.0.0.1", () =>
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);

function reject(response: Response, error: api.ApiError): void {
  response.status(error.status).json(error);
}
