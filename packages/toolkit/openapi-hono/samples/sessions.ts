import type { Authentication, PipelineRequest } from "@animal-store/openapi-hono";
import { Hono } from "hono";
import { deleteCookie, getSignedCookie, setSignedCookie } from "hono/cookie";
import { csrf } from "hono/csrf";

export interface SessionOptions {
  readonly secret: string;
  /** Returns the user of a form with `name` and `password`, or undefined. */
  readonly findUser: (form: FormData) => Promise<string | undefined>;
  readonly maxAgeSeconds: number;
}

const attributes = { path: "/", httpOnly: true, secure: true, sameSite: "Lax" } as const;

/**
 * Creates the routes that begin and end a session in a signed cookie. Mount them with `route`, next to the contract. Its scheme is
 * `{ type: apiKey, in: cookie, name: session }`, named `session`.
 */
export function createSessions({ secret, findUser, maxAgeSeconds }: SessionOptions) {
  const routes = new Hono()
    .use(csrf())
    .post("/login", async (c) => {
      const user = await findUser(await c.req.formData());
      if (user === undefined) return c.text("Wrong name or password.", 401);
      const session = JSON.stringify([user, Date.now() + maxAgeSeconds * 1000]);
      await setSignedCookie(c, "session", session, secret, { ...attributes, maxAge: maxAgeSeconds });
      return c.body(null, 204);
    })
    .post("/logout", (c) => {
      deleteCookie(c, "session", attributes);
      return c.body(null, 204);
    });
  const authenticate = async (
    _: unknown,
    { c }: PipelineRequest,
  ): Promise<Authentication<{ user: string }> | undefined> => {
    const session = await getSignedCookie(c, secret, "session");
    const [user, endsAt] = session ? (JSON.parse(session) as [string, number]) : ["", 0];
    return Date.now() < endsAt ? { context: { user } } : undefined;
  };
  return { routes, authenticate };
}
