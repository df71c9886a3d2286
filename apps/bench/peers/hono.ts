import { serve } from "@hono/node-server";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import * as api from "./api.ts";

const status = z.enum(["available", "pending", "sold"]);
const NewPet = z.strictObject({ name: z.string().min(1).max(255), categoryId: z.int(), status: status.optional() });
const Pet = z.object({ id: z.int(), ...NewPet.shape, status: z.string().optional() }).openapi("Pet");
const ApiError = z.object({ code: z.string(), message: z.string(), status: z.int() }).openapi("Error");
const Page = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.coerce.number().int().default(0),
  status: status.optional(),
});

const json = <Schema extends z.ZodType>(schema: Schema) => ({
  content: { "application/json": { schema } },
  description: "JSON",
});

const app = new OpenAPIHono({
  defaultHook: (result, c) => {
    if (result.success) return;
    const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    return c.json({ code: "invalid_request", message: problems.join(" "), status: 400 }, 400);
  },
});

app.use("/v1/*", async (c, next) => {
  const { headers, error } = await api.checkAccess(c.req.header("Authorization"));
  for (const name in headers) c.header(name, headers[name]);
  if (error) return c.json(error, 401);
  await next();
});

app.openapi(
  createRoute({
    method: "get",
    path: "/v1/pets",
    request: { query: Page },
    responses: { 200: json(z.array(Pet)), 400: json(ApiError) },
  }),
  async (c) => {
    const { page, headers } = await api.listPage(c.req.valid("query"));
    return c.json(page, 200, headers);
  },
);

app.openapi(
  createRoute({
    method: "post",
    path: "/v1/pets",
    request: { body: { ...json(NewPet), required: true } },
    responses: { 201: json(Pet), 400: json(ApiError) },
  }),
  async (c) => c.json(await api.store.add(c.req.valid("json")), 201),
);

app.openapi(
  createRoute({
    method: "get",
    path: "/v1/pets/{petId}",
    request: { params: z.object({ petId: z.coerce.number().int() }) },
    responses: { 200: json(Pet), 404: json(ApiError) },
  }),
  async (c) => {
    const { petId } = c.req.valid("param");
    const found = await api.store.find(petId);
    if (found) return c.json(found, 200, { ...api.deprecationHeaders, ...api.cacheHeaders });
    const error = { code: "pet_not_found", message: `There is no pet ${petId}.`, status: 404 };
    return c.json(error, 404, api.deprecationHeaders);
  },
);

serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => console.log(`http://127.0.0.1:${port}`));
