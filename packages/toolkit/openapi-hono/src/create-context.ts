import { type Context, Hono } from "hono";

// Hono exports no constructor of its contexts, but an app passes one to its handler at once.
let created: Context | undefined;
const { fetch: dispatch } = new Hono().all("*", (c) => {
  created = c;
  return new Response();
});

/**
 * Creates the Hono context of a request that no Hono app serves, for `c` of a `PipelineRequest`. It cannot set headers: they would not
 * be sent.
 * @param env the bindings of the server
 * @example
 * const c = createContext(new Request("http://127.0.0.1/v1/notes"), { incoming, outgoing });
 */
export function createContext(request: Request, env: object = {}): Context {
  void dispatch(request, env);
  const context = created as Context;
  created = undefined;
  context.header = (name) => {
    throw new TypeError(`This request bypasses Hono, so c cannot set the header ${name}. Pass it to reply.`);
  };
  return context;
}
