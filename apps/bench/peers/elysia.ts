import { node } from "@elysiajs/node";
import { Elysia, t } from "elysia";
import * as api from "./api.ts";

const status = t.Union([t.Literal("available"), t.Literal("pending"), t.Literal("sold")]);
const NewPet = t.Object(
  { name: t.String({ minLength: 1, maxLength: 255 }), categoryId: t.Integer(), status: t.Optional(status) },
  { additionalProperties: false },
);
const Page = t.Object(
  {
    limit: t.Integer({ minimum: 1, maximum: 100, default: 20 }),
    cursor: t.Integer({ default: 0 }),
    status: t.Optional(status),
  },
  { additionalProperties: false },
);

// Without normalize, additional properties are an error.
new Elysia({ adapter: node(), normalize: false })
  .onRequest(async ({ request, set, status }) => {
    const { headers, error } = await api.checkAccess(request.headers.get("Authorization") ?? undefined);
    Object.assign(set.headers, headers);
    if (error) return status(401, error);
  })
  .onError(({ code, error, status }) => {
    if (code === "NOT_FOUND") return;
    if (code === "VALIDATION" || code === "PARSE")
      return status(400, { code: "invalid_request", message: error.message, status: 400 });
    return status(500, { code: "internal_error", message: String(error), status: 500 });
  })
  .get(
    "/v1/pets",
    async ({ query, set }) => {
      const { page, headers } = await api.listPage(query);
      Object.assign(set.headers, headers);
      return page;
    },
    { query: Page },
  )
  .post("/v1/pets", async ({ body, status }) => status(201, await api.store.add(body)), { body: NewPet })
  .get(
    "/v1/pets/:petId",
    async ({ params: { petId }, set, status }) => {
      Object.assign(set.headers, api.deprecationHeaders);
      const found = await api.store.find(petId);
      if (!found) return status(404, { code: "pet_not_found", message: `There is no pet ${petId}.`, status: 404 });
      Object.assign(set.headers, api.cacheHeaders);
      return found;
    },
    { params: t.Object({ petId: t.Integer() }) },
  )
  .listen({ port: 0, hostname: "127.0.0.1" }, async (server) => {
    // The adapter reports port 0 instead of the chosen port, which only the server below it knows.
    const { raw } = server as unknown as { raw: { ready(): Promise<{ url: string }> } };
    console.log((await raw.ready()).url);
    // The adapter closes only its server, so a connection to a database would keep the process running.
    process.on("SIGTERM", () => process.exit());
  });
