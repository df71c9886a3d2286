import { createFastifyApp, refuse } from "./apps/fastify-app.ts";
import { admit, port, store } from "./backing/backing.ts";

const app = await createFastifyApp(store, (instance) => {
  instance.addHook("onRequest", (request, reply, done) => {
    const { headers, refusal } = admit(request.headers.authorization, request.ip);
    reply.headers(headers);
    if (refusal) refuse(reply, refusal);
    else done();
  });
});
console.log(await app.listen({ port, host: "127.0.0.1" }));
