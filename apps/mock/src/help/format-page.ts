import { readFileSync } from "node:fs";
import { html, raw } from "hono/html";
import type { MockDescription } from "./describe-mock.ts";

/** The style sheet of the page, which its content security policy allows by hash. */
export const pageStyle: string = readFileSync(new URL("page.css", import.meta.url), "utf8");

/** Formats the help as a page without scripts. */
export function formatPage(mock: MockDescription) {
  const { title, version, baseUrl, sandboxOrigin, operations, preferCurl, guide } = mock;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${raw(pageStyle)}</style>
  </head>
  <body>
    <header>
      <h1>${title} <small>${version}</small></h1>
      <p>This server responds with the examples of the contract, also for operations that have no implementation yet.</p>
    </header>
    <main>
      <aside>
        <p><strong>If the operation exists, use the sandbox.</strong> It runs the real service in memory: data, pages, limits and errors.</p>
        <p><code>npm run sandbox</code> serves <a href="${sandboxOrigin}">${sandboxOrigin}</a></p>
      </aside>

      <dl>
        <dt>Base URL</dt><dd><code>${baseUrl}</code></dd>
        <dt>API key</dt><dd>any bearer token</dd>
        <dt>Contract</dt><dd><a href="/openapi.yaml">openapi.yaml</a></dd>
      </dl>

      <h2>Operations</h2>
      ${operations.map(formatOperation)}

      <h2>Request an error</h2>
      <p>A valid request gets the first success. <code>Prefer</code> names another response by its status and optionally by an
      example. <code>wait</code> delays it by up to ${mock.longestWaitSeconds} seconds.</p>
      <pre tabindex="0"><code>${preferCurl}</code></pre>
      <p>The response then has the header <code>Preference-Applied</code>. Any other error describes your request.</p>

      <h2>Known deviations</h2>
      <p>The mock stores nothing and filters nothing. The guide <code>${guide}</code> lists all known deviations.</p>
    </main>
  </body>
</html>`;
}

function formatOperation({ method, path, summary, labels, curl, responses }: MockDescription["operations"][number]) {
  return html`
      <article>
        <h3>${summary} ${labels.map((label) => html`<small>${label}</small>`)}</h3>
        <p class="route"><b>${method}</b> <code>${path}</code></p>
        <pre tabindex="0"><code>${curl}</code></pre>
        <details>
          <summary>Responses for <code>Prefer</code></summary>
          <table>
            <thead><tr><th scope="col">code</th><th scope="col">example</th></tr></thead>
            <tbody>${responses.map(
              ({ status, examples }) => html`
              <tr><th scope="row">${status}</th><td>${examples.map((name) => html`<code>${name}</code> `)}</td></tr>`,
            )}
            </tbody>
          </table>
        </details>
      </article>`;
}
