import { randomUUID } from "node:crypto";
import rateLimit from "@fastify/rate-limit";
import { createFastifyApp, refuse } from "../apps/fastify-app.ts";
import { keyRefusal } from "../backing/admission.ts";
import { failure } from "../backing/failure.ts";
import { findCaller, port, redis, store } from "./backing.ts";
import type { Caller } from "./find-caller.ts";

declare module "fastify" {
  interface FastifyRequest {
    caller?: Caller | undefined;
  }
}

const app = await createFastifyApp(store, async (instance) => {
  instance.decorateRequest("caller");
  instance.addHook("onRequest", async (request, reply) => {
    const { authorization } = request.headers;
    reply.header("X-Request-Id", randomUUID());
    request.caller = await findCaller(authorization);
    if (!request.caller) return refuse(reply.header("WWW-Authenticate", "Bearer"), keyRefusal(authorization));
  });
  await instance.register(rateLimit, {
    redis,
    keyGenerator: ({ caller, ip }) => caller?.id ?? ip,
    max: ({ caller }) => caller?.perMinute ?? 0,
    timeWindow: "1 minute",
    errorResponseBuilder: (_, { after }) => failure(429, "rate_limit_exceeded", `Retry in ${after}.`),
  });
});
console.log(await app.listen({ port, host: "127.0.0.1" }));
