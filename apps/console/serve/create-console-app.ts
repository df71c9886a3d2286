import { contract } from "@animal-store/contract";
import { createStaticRoutes } from "@animal-store/node-edge";
import { Hono } from "hono";
import { proxyTo } from "./proxy-to.ts";

/** The built console at `/console`, and the service that it is for at the contract's base path. */
export function createConsoleApp({ directory, base }: { directory: string; base: string }): Hono {
  return new Hono()
    .get("/", (c) => c.redirect("/console"))
    .route("/", proxyTo(base, contract.basePath))
    .route(
      "/",
      createStaticRoutes({ at: "/console", directory, absent: "The console is not built. Run: npm run console" }),
    );
}
