import { hideKeys } from "@animal-store/service";
import type { MiddlewareHandler } from "hono";

/** One line for each request: what was asked, what was answered, how long it took. Never a key. */
export function createAccessLog(write: (fields: object, message: string) => void): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const duration = Math.round((performance.now() - started) * 1000) / 1000;
    write(
      {
        requestId: c.res.headers.get("X-Request-Id"),
        method: c.req.method,
        path: hideKeys(c.req.path),
        status: c.res.status,
        duration,
      },
      "request",
    );
  };
}
