import { getConnInfo } from "@hono/node-server/conninfo";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Admit } from "../backing/admission.ts";
import { cacheControl, deprecated } from "../backing/constant-headers.ts";
import { failure } from "../backing/failure.ts";
import { cutPage, readCursor } from "../backing/pages.ts";
import type { PetStore } from "../backing/pets.ts";

const id = z.int().min(1);
const status = z.enum(["available", "pending", "sold"]);
const NewPet = z.strictObject({ name: z.string().min(1).max(255), categoryId: z.int(), status: status.optional() });
const Pet = z.object({ id, ...NewPet.shape }).openapi("Pet");
const NewOrder = z.strictObject({ petId: z.int() });
const Order = z.object({ id, petId: id, status: z.enum(["placed"]), createdAt: z.string() }).openapi("Order");
const Failure = z.object({ code: z.string(), message: z.string(), status: z.int() }).openapi("Error");
const paging = { limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().optional() };

const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { "application/json": { schema } },
  description,
});
const body = <Schema extends z.ZodType>(schema: Schema) => ({ ...json(schema, "What to add."), required: true });
const refused = json(Failure, "Refused.");

/** The API as a developer at home in Hono would write it. */
export function createHonoApp(store: PetStore, admit: Admit) {
  const app = new OpenAPIHono<{ Variables: { requestId: string } }>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      return c.json(failure(400, "invalid_request", problems.join(" ")), 400);
    },
  });

  app.use("/v1/*", async (c, next) => {
    const address = getConnInfo(c).remote.address ?? "";
    const { headers, refusal } = await admit(c.req.header("Authorization"), address);
    for (const name in headers) c.header(name, headers[name]);
    if (refusal) return c.json(refusal, refusal.status === 401 ? 401 : 429);
    await next();
  });

  app.openapi(
    createRoute({
      method: "get",
      path: "/v1/pets",
      request: { query: z.strictObject({ ...paging, status: status.optional() }) },
      responses: { 200: json(z.array(Pet), "A page."), 400: refused },
    }),
    async (c) => {
      const { limit, cursor, status } = c.req.valid("query");
      const after = readCursor(cursor, status);
      if (after === undefined) return c.json(failure(400, "invalid_cursor", "cursor belongs to another list."), 400);
      const { page, link } = cutPage(await store.list({ status, after, limit: limit + 1 }), {
        path: "/v1/pets",
        limit,
        status,
      });
      if (link) c.header("Link", link);
      c.header("Cache-Control", cacheControl);
      return c.json(page, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/v1/pets",
      request: { body: body(NewPet) },
      responses: { 201: json(Pet, "Added."), 400: refused },
    }),
    async (c) => {
      return c.json(await store.add(c.req.valid("json")), 201);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/v1/pets/{petId}",
      request: { params: z.object({ petId: z.coerce.number().int() }) },
      responses: { 200: json(Pet, "The pet."), 404: refused },
    }),
    async (c) => {
      const { petId } = c.req.valid("param");
      c.header("Deprecation", deprecated.Deprecation);
      c.header("Sunset", deprecated.Sunset);
      c.header("Link", deprecated.Link);
      const found = await store.find(petId);
      if (!found) return c.json(failure(404, "pet_not_found", `There is no pet with id ${petId}.`), 404);
      c.header("Cache-Control", cacheControl);
      return c.json(found, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/v1/store/orders",
      request: { query: z.strictObject(paging) },
      responses: { 200: json(z.array(Order), "A page."), 400: refused },
    }),
    async (c) => {
      const { limit, cursor } = c.req.valid("query");
      const after = readCursor(cursor);
      if (after === undefined) return c.json(failure(400, "invalid_cursor", "cursor belongs to another list."), 400);
      const { page, link } = cutPage(await store.listOrders({ after, limit: limit + 1 }), {
        path: "/v1/store/orders",
        limit,
      });
      if (link) c.header("Link", link);
      c.header("Cache-Control", cacheControl);
      return c.json(page, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/v1/store/orders",
      request: { body: body(NewOrder) },
      responses: { 201: json(Order, "Placed."), 400: refused, 404: refused, 409: refused },
    }),
    async (c) => {
      const { petId } = c.req.valid("json");
      const placed = await store.placeOrder(petId);
      if (typeof placed !== "string") return c.json(placed, 201);
      const code = placed === "pet_not_found" ? 404 : 409;
      return c.json(failure(code, placed, `Pet ${petId} cannot be ordered.`), code);
    },
  );

  app.notFound((c) => c.json(failure(404, "route_not_found", "There is no such resource."), 404));
  app.onError((problem, c) => {
    const code = "status" in problem && problem.status === 400 ? 400 : 500;
    return c.json(failure(code, code === 400 ? "malformed_json" : "internal_error", problem.message), code);
  });
  return app;
}
