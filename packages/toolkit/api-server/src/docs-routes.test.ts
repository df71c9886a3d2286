import { expect, test } from "vitest";
import { createDocsRedirect } from "./docs-routes.ts";

test.each([
  ["/", "/docs"],
  ["/favicon.ico", "/docs/favicon.svg"],
  ["/llms.txt", "/docs/llms.txt"],
  ["/docs", "/docs"],
  ["/docs/guides/keys/", "/docs/guides/keys/"],
])("redirects %s to %s of the docs at DOCS_URL", async (path, target) => {
  const response = await createDocsRedirect("http://127.0.0.1:4020/").request(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, `http://127.0.0.1:4020${target}`]);
});
