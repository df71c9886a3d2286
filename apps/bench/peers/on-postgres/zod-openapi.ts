import { serve } from "@hono/node-server";
import { createHonoApp } from "../apps/hono-app.ts";
import { admit } from "./admit.ts";
import { port, store } from "./backing.ts";

const { fetch } = createHonoApp(store, admit);
serve({ fetch, port, hostname: "127.0.0.1" }, (info) => console.log(`http://127.0.0.1:${info.port}`));
