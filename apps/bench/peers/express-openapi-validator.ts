import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import express, { type ErrorRequestHandler, type Response } from "express";
import { middleware } from "express-openapi-validator";
import { admit, port, store } from "./backing/backing.ts";
import { cacheControl, deprecated } from "./backing/constant-headers.ts";
import { type Failure, failure } from "./backing/failure.ts";
import { cutPage, readCursor } from "./backing/pages.ts";
import type { PetStatus } from "./backing/pets.ts";

type Paging = { limit: number; cursor?: string; status?: PetStatus };

const app = express();
app.disable("x-powered-by");
// The other peers send no ETag either.
app.disable("etag");

app.use((request, response, next) => {
  const { headers, refusal } = admit(request.headers.authorization, request.socket.remoteAddress ?? "");
  response.set(headers);
  if (refusal) refuse(response, refusal);
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
  // Checked and coerced by the validator.
  const { limit, cursor, status } = request.query as unknown as Paging;
  const after = readCursor(cursor, status);
  if (after === undefined) return refuse(response, failure(400, "invalid_cursor", "cursor belongs to another list."));
  const { page, link } = cutPage(store.list({ status, after, limit: limit + 1 }), { path: "/v1/pets", limit, status });
  if (link) response.set("Link", link);
  response.set("Cache-Control", cacheControl).json(page);
});

app.post("/v1/pets", (request, response) => {
  response.status(201).json(store.add(request.body));
});

app.get("/v1/pets/:petId", (request, response) => {
  const petId = Number(request.params.petId);
  response.set(deprecated);
  const found = store.find(petId);
  if (!found) return refuse(response, failure(404, "pet_not_found", `There is no pet with id ${petId}.`));
  response.set("Cache-Control", cacheControl).json(found);
});

app.get("/v1/store/orders", (request, response) => {
  const { limit, cursor } = request.query as unknown as Paging;
  const after = readCursor(cursor);
  if (after === undefined) return refuse(response, failure(400, "invalid_cursor", "cursor belongs to another list."));
  const { page, link } = cutPage(store.listOrders({ after, limit: limit + 1 }), { path: "/v1/store/orders", limit });
  if (link) response.set("Link", link);
  response.set("Cache-Control", cacheControl).json(page);
});

app.post("/v1/store/orders", (request, response) => {
  const { petId } = request.body;
  const placed = store.placeOrder(petId);
  if (typeof placed !== "string") return response.status(201).json(placed);
  const code = placed === "pet_not_found" ? 404 : 409;
  return refuse(response, failure(code, placed, `Pet ${petId} cannot be ordered.`));
});

// Express tells an error handler by its four parameters.
const answerProblem: ErrorRequestHandler = (problem, _request, response, _next) => {
  const code = problem.status ?? 500;
  refuse(response, failure(code, code < 500 ? "invalid_request" : "internal_error", problem.message));
};
app.use(answerProblem);

const server = app.listen(port, "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

function refuse(response: Response, refusal: Failure): Response {
  return response.status(refusal.status).json(refusal);
}
