import { describePreconditions } from "../../test/describe-preconditions.ts";

describePreconditions(async (app) => async ({ method, path, headers: fields, body }) => {
  const headers = new Headers(Object.entries(fields).flatMap(([name, lines]) => lines.map((line) => [name, line])));
  const response = await app.request(path, { method, headers, body: body ?? null });
  return { status: response.status, etag: response.headers.get("etag"), text: await response.text() };
});
