import { randomUUID } from "node:crypto";
import { serve } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import type { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import * as api from "./api.ts";
import type { Caller } from "./postgres.ts";

const id = z.int().min(1);
const status = z.enum(["available", "pending", "sold"]);
const NewPet = z.strictObject({ name: z.string().min(1).max(255), categoryId: z.int(), status: status.optional() });
const Pet = z.object({ id, ...NewPet.shape }).openapi("Pet");
const NewOrder = z.strictObject({ petId: z.int() });
const Order = z.object({ id, petId: id, status: z.enum(["placed"]), createdAt: z.string() }).openapi("Order");
const ApiError = z.object({ code: z.string(), message: z.string(), status: z.int() }).openapi("Error");
const paging = { limit: z.coerce.number().int().min(1).max(100).default(20), cursor: z.string().optional() };

const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: { "application/json": { schema } },
  description,
});
const toBody = <Schema extends z.ZodType>(schema: Schema) => ({ ...json(schema, "The new resource."), required: true });
const errorResponse = json(ApiError, "Rejected.");

const { fetch } = createHonoApp(
  process.env.DATABASE_URL ? await openOnPostgres() : (await import("./sqlite.ts")).openSqlite(),
);
serve({ fetch, port: api.port, hostname: "127.0.0.1" }, (info) => console.log(`http://127.0.0.1:${info.port}`));

async function openOnPostgres() {
  const { openPostgres } = await import("./postgres.ts");
  const { store, findCaller, redis } = openPostgres();
  return { store, checkAccess: createAccessCheck(findCaller, redis) };
}

function createHonoApp({ store, checkAccess }: { store: api.PetStore; checkAccess: api.CheckAccess }) {
  const app = new OpenAPIHono<{ Variables: { requestId: string } }>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      return c.json(api.apiError(400, "invalid_request", problems.join(" ")), 400);
    },
  });

  app.use("/v1/*", async (c, next) => {
    const address = getConnInfo(c).remote.address ?? "";
    const { headers, error } = await checkAccess(c.req.header("Authorization"), address);
    for (const name in headers) c.header(name, headers[name]);
    if (error) return c.json(error, error.status === 401 ? 401 : 429);
    await next();
  });

  app.openapi(
    createRoute({
      method: "get",
      path: "/v1/pets",
      request: { query: z.strictObject({ ...paging, status: status.optional() }) },
      responses: { 200: json(z.array(Pet), "A page."), 400: errorResponse },
    }),
    async (c) => {
      const { limit, cursor, status } = c.req.valid("query");
      const after = api.parseCursor(cursor, status);
      if (after === undefined) return c.json(api.cursorError, 400);
      const rows = await store.list({ status, after, limit: limit + 1 });
      const { page, headers } = api.toPage(rows, "/v1/pets", { limit, status });
      return c.json(page, 200, headers);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/v1/pets",
      request: { body: toBody(NewPet) },
      responses: { 201: json(Pet, "Added."), 400: errorResponse },
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
      responses: { 200: json(Pet, "The pet."), 404: errorResponse },
    }),
    async (c) => {
      const { petId } = c.req.valid("param");
      c.header("Deprecation", api.deprecationHeaders.Deprecation);
      c.header("Sunset", api.deprecationHeaders.Sunset);
      c.header("Link", api.deprecationHeaders.Link);
      const foundPet = await store.find(petId);
      if (!foundPet) return c.json(api.petError(petId), 404);
      c.header("Cache-Control", api.cacheControl);
      return c.json(foundPet, 200);
    },
  );

  app.openapi(
    createRoute({
      method: "get",
      path: "/v1/store/orders",
      request: { query: z.strictObject(paging) },
      responses: { 200: json(z.array(Order), "A page."), 400: errorResponse },
    }),
    async (c) => {
      const { limit, cursor } = c.req.valid("query");
      const after = api.parseCursor(cursor);
      if (after === undefined) return c.json(api.cursorError, 400);
      const rows = await store.listOrders({ after, limit: limit + 1 });
      const { page, headers } = api.toPage(rows, "/v1/store/orders", { limit });
      return c.json(page, 200, headers);
    },
  );

  app.openapi(
    createRoute({
      method: "post",
      path: "/v1/store/orders",
      request: { body: toBody(NewOrder) },
      responses: { 201: json(Order, "Placed."), 400: errorResponse, 404: errorResponse, 409: errorResponse },
    }),
    async (c) => {
      const { petId } = c.req.valid("json");
      const orderOrError = await store.placeOrder(petId);
      if (typeof orderOrError !== "string") return c.json(orderOrError, 201);
      return c.json(api.orderError(orderOrError, petId), orderOrError === "pet_not_found" ? 404 : 409);
    },
  );

  app.notFound((c) => c.json(api.routeError, 404));
  app.onError((error, c) => {
    const status = "status" in error && error.status === 400 ? 400 : 500;
    return c.json(api.apiError(status, status === 400 ? "malformed_json" : "internal_error", error.message), status);
  });
  return app;
}

/** Creates a function that authenticates clients and counts their requests in Redis. */
function createAccessCheck(
  findCaller: (authorization: string | undefined) => Promise<Caller | undefined>,
  redis: Redis,
): api.CheckAccess {
  const limiters = new Map<number, RateLimiterRedis>();

  return async (authorization) => {
    const headers: Record<string, string> = { "X-Request-Id": randomUUID() };
    const caller = await findCaller(authorization);
    if (!caller) {
      headers["WWW-Authenticate"] = "Bearer";
      return { headers, error: api.keyError(authorization) };
    }
    const usage = await countRequest(caller);
    const waitSeconds = Math.ceil(usage.msBeforeNext / 1000);
    headers["X-RateLimit-Limit"] = String(caller.perMinute);
    headers["X-RateLimit-Remaining"] = String(usage.remainingPoints);
    headers["X-RateLimit-Reset"] = String(waitSeconds);
    if (usage.consumedPoints <= caller.perMinute) return { headers };
    headers["Retry-After"] = String(waitSeconds);
    return { headers, error: api.apiError(429, "rate_limit_exceeded", `Retry in ${waitSeconds} seconds.`) };
  };

  async function countRequest({ id, perMinute }: Caller): Promise<RateLimiterRes> {
    try {
      return await getLimiter(perMinute).consume(id);
    } catch (error) {
      // The limiter throws its result if a limit is exceeded.
      if (error instanceof RateLimiterRes) return error;
      throw error;
    }
  }

  function getLimiter(points: number): RateLimiterRedis {
    const cached = limiters.get(points);
    if (cached) return cached;
    const limiter = new RateLimiterRedis({ storeClient: redis, points, duration: 60 });
    limiters.set(points, limiter);
    return limiter;
  }
}
