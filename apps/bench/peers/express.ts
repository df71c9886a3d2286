import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import express, { type ErrorRequestHandler, type Response } from "express";
import { middleware } from "express-openapi-validator";
import * as api from "./api.ts";
import { openSqlite } from "./sqlite.ts";

type Paging = { limit: number; cursor?: string; status?: api.PetStatus };

const { store, checkAccess } = openSqlite();
const app = express();
app.disable("x-powered-by");
// The other peers send no ETag either.
app.disable("etag");

app.use((request, response, next) => {
  const { headers, error } = checkAccess(request.headers.authorization, request.socket.remoteAddress ?? "");
  response.set(headers);
  if (error) reject(response, error);
  else next();
});
app.use(express.json({ limit: "64kb" }));
app.use(
  middleware({
    apiSpec: fileURLToPath(import.meta.resolve("@animal-store/openapi/petstore.yaml")),
    validateApiSpec: false,
    validateRequests: true,
    validateResponses: false,
    validateSecurity: false,
    fileUploader: false,
  }),
);

app.get("/v1/pets", (request, response) => {
  // The validator checks and converts these.
  const { limit, cursor, status } = request.query as unknown as Paging;
  const after = api.parseCursor(cursor, status);
  if (after === undefined) return reject(response, api.cursorError);
  const { page, headers } = api.toPage(store.list({ status, after, limit: limit + 1 }), "/v1/pets", { limit, status });
  response.set(headers).json(page);
});

app.post("/v1/pets", (request, response) => {
  response.status(201).json(store.add(request.body));
});

app.get("/v1/pets/:petId", (request, response) => {
  const petId = Number(request.params.petId);
  response.set(api.deprecationHeaders);
  const foundPet = store.find(petId);
  if (!foundPet) return reject(response, api.petError(petId));
  response.set("Cache-Control", api.cacheControl).json(foundPet);
});

app.get("/v1/store/orders", (request, response) => {
  const { limit, cursor } = request.query as unknown as Paging;
  const after = api.parseCursor(cursor);
  if (after === undefined) return reject(response, api.cursorError);
  const { page, headers } = api.toPage(store.listOrders({ after, limit: limit + 1 }), "/v1/store/orders", { limit });
  response.set(headers).json(page);
});

app.post("/v1/store/orders", (request, response) => {
  const { petId } = request.body;
  const orderOrError = store.placeOrder(petId);
  if (typeof orderOrError !== "string") return response.status(201).json(orderOrError);
  return reject(response, api.orderError(orderOrError, petId));
});

// Express recognizes an error handler by its four parameters.
const sendError: ErrorRequestHandler = (error, _request, response, _next) => {
  const status = error.status ?? 500;
  reject(response, api.apiError(status, status < 500 ? "invalid_request" : "internal_error", error.message));
};
app.use(sendError);

const server = app.listen(api.port, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

function reject(response: Response, error: api.ApiError): Response {
  return response.status(error.status).json(error);
}
