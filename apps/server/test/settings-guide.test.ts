import { readFileSync } from "node:fs";
import { createVariables, parseEnvironment, secrets } from "@animal-store/api-server/testing";
import { expect, it } from "vitest";
import { server } from "../src/server.ts";

it("the guide lists every variable with its default", () => {
  const guide = readFileSync(new URL("../../docs/guides/configure.md", import.meta.url), "utf8");
  const variables = createVariables(server);
  const rows = new Map(
    [...guide.matchAll(/^\| `([A-Z_]+)` +\| `?([^`|]+?)`? +\|/gm)].map(([, name, value]) => [name, value]),
  );
  const documented = Object.keys(variables.shape).map((name) => [name, rows.get(name)]);
  const expected = Object.entries({
    ...parseEnvironment({}, server),
    DATA_DIR: "./data",
    CORS_ORIGINS: "none",
    DATABASE_URL: "none",
    DOCS_URL: "none",
    METRICS_PORT: "none",
    REDIS_URL: "none",
  })
    .filter(([name]) => name in variables.shape)
    .map(([name, value]) => [name, String(value)]);
  expect(documented).toEqual(expected);
  for (const name of secrets) expect(rows.get(`${name}_FILE`), name).toBe("none");
});
