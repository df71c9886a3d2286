import { expect, test } from "vitest";
import { postprocessPage } from "./build-reference.ts";

const redoclyPage = `<head>
  <meta charset="utf8" />
  <title>Harbour</title>
</head>
<body><div id="redoc"><script>dark()</script><a href="/ships">Ships</a><a href="/docs/errors/">Errors</a></div>
<script type="module">logo("https://cdn.redoc.ly/redoc/logo-mini.svg"); pick({"aria-label":\`Example\`,})</script></body>`;
const parts = { favicon: "data:favicon", attribution: "data:$&", theme: "a { color: red }\n" };

test("removes requests to other hosts, routes by fragment and allows scripts by hash only", () => {
  const page = postprocessPage(redoclyPage, parts);
  expect(page).toContain('logo("data:$&")');
  expect(page).toContain('<a href="#/ships">');
  expect(page).toContain('<a href="/docs/errors/">');
  expect(page).toContain('<title>Harbour API reference</title>\n  <link rel="icon" href="data:favicon">');
  expect(page).toMatch(/script-src( 'sha256-[^']{44}'){3}">/);
  expect(page).toContain("pick({})");
  expect(page).not.toContain("https://");
});

test("changes the content security policy if a script changes", () => {
  const readPolicy = (page: string) => /script-src [^"]*/.exec(page)?.[0];
  const changedPage = redoclyPage.replace("dark()", "light()");
  expect(readPolicy(postprocessPage(changedPage, parts))).not.toBe(readPolicy(postprocessPage(redoclyPage, parts)));
});

test("rejects a page of Redocly without an expected part", () => {
  expect(() => postprocessPage(redoclyPage.replace("cdn.redoc.ly", "elsewhere"), parts)).toThrow(
    "adapt build-reference.ts",
  );
});
