import { type Pipeline, whenReady } from "@animal-store/openapi-hono";
import { hideKeys } from "@animal-store/service";
import type { MiddlewareHandler } from "hono";

/** Writes one line for each request: what was asked, what was answered, how long it took. Never a key. */
export interface AccessLog {
  /** For a pipeline, whoever calls it. */
  of(pipeline: Pipeline): Pipeline;
  /** For what Hono serves beside one. */
  readonly middleware: MiddlewareHandler;
}

export function createAccessLog(write: (fields: object, message: string) => void): AccessLog {
  return {
    of: (pipeline) => (request) => {
      const started = performance.now();
      return whenReady(pipeline(request), (answer) => {
        const { status, headers } = answer;
        const [path = ""] = request.target.split("?", 1);
        log(started, { requestId: headers["X-Request-Id"], method: request.method, path, status });
        return answer;
      });
    },
    async middleware(c, next) {
      const started = performance.now();
      await next();
      const requestId = c.res.headers.get("X-Request-Id") ?? undefined;
      log(started, { requestId, method: c.req.method, path: c.req.path, status: c.res.status });
    },
  };

  function log(started: number, { requestId, method, path, status }: Answered): void {
    const duration = Math.round((performance.now() - started) * 1000) / 1000;
    write({ requestId, method, path: hideKeys(path), status, duration }, "request");
  }
}

interface Answered {
  readonly requestId: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly status: number;
}
