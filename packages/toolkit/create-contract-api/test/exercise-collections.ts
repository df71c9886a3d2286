import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createApiDocument, generateValue } from "@animal-store/conformance/internal";
import { parseJson, stringifyExactJson } from "@animal-store/exact-json";
import { migrate } from "@animal-store/kysely-tables";
import { mountContract } from "@animal-store/openapi-hono";
import fc from "fast-check";
import type { Kysely } from "kysely";
import type { Collection, Served, Written } from "../src/collection.ts";
import { Document } from "../src/document.ts";
import { findCollections } from "../src/find-collections.ts";

export interface Exercise {
  /** Requests that stored or returned something else than the client sent, and responses that break the contract. */
  readonly problems: string[];
  /** Valid writes. */
  readonly writes: number;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * Sends generated writes and reads to the handlers of each collection, and compares what comes back.
 * @param folder a repository with generated code, handlers, tables and the first migration
 * @param db an empty database
 */
export async function exerciseCollections(
  folder: string,
  db: Kysely<never>,
  count: number,
  seed = 1,
): Promise<Exercise> {
  const load = (name: string) => import(pathToFileURL(join(folder, "src", name)).href);
  const [
    { contract },
    { documentJson },
    { validators },
    { validators: responseValidators },
    { createHandlers },
    migration,
  ] = await Promise.all(
    [
      "generated/contract.ts",
      "generated/document.ts",
      "generated/inputs.js",
      "generated/responses.js",
      "handlers.ts",
      "migrations/0001-create-tables.ts",
    ].map(load),
  );
  await migrate(db, { "0001-create-tables": migration });
  const problems: string[] = [];
  let writes = 0;
  const app = mountContract({
    contract,
    requestValidators: validators,
    responseValidators,
    admit: () => ({ headers: {}, context: {} }),
    handlers: createHandlers(db),
    hash: () => "tag",
    onInvalidResponse: (problem: string) => {
      // The app of a repository renders errors as the document describes them.
      if (!/responded with 4/.test(problem)) problems.push(problem);
    },
    onError: (error: unknown) => {
      if ((error as Error).name === "UnstorableTextError")
        return { code: "unstorable", status: 400, message: (error as Error).message } as never;
      problems.push(
        String((error as Error).stack)
          .split("\n")
          .slice(0, 3)
          .join(" "),
      );
      return undefined;
    },
  } as never);
  const document = new Document(documentJson);
  const root = JSON.parse(documentJson);
  const api = createApiDocument(root);
  const { collections } = findCollections(document, Object.values(contract.operations));
  for (const collection of collections) await exercise(collection);
  return { problems, writes };

  async function exercise(collection: Collection): Promise<void> {
    const { create, replace, merge, find, lists, remove, id } = collection;
    const parents = await createParents(collection);
    if (!parents) return;
    const writer = create ?? replace;
    if (!writer) return;
    const bodies = sampleBodies(writer, count);
    for (const [index, sent] of bodies.entries()) {
      const own = create ? undefined : sampleParameter(writer.operation, index);
      const target = toPath(writer.operation, own === undefined ? parents : [...parents, own]);
      const created = await send(writer, target, sent);
      if (!created) continue;
      writes++;
      const key = own ?? readId(writer, created, sent, id);
      if (key === undefined) continue;
      await compare(collection, [...parents, key], writer, sent, "create");
      for (const update of [replace, merge]) {
        if (!update || index % 4 > 0) continue;
        const [body] = sampleBodies(update, 1, index + 7);
        const updated = body && (await send(update, toPath(update.operation, keysFor(update, parents, key)), body));
        if (!updated) continue;
        writes++;
        await compare(collection, [...parents, key], update, body, update === merge ? "merge" : "replace");
      }
      if (index % 5 === 0 && remove) {
        const path = toPath(remove.operation, keysFor(remove, parents, key));
        const removed = await request(remove.operation.method, path);
        if (removed.status >= 300 && !/responded with 4|invalid_request/.test(removed.text))
          problems.push(`DELETE ${path}: ${removed.status} ${removed.text.slice(0, 200)}`);
        if (find) {
          const { status } = await request("GET", toPath(find.operation, keysFor(find, parents, key)));
          if (status < 400) problems.push(`GET ${path} after DELETE: ${status}`);
        }
      }
    }
    for (const list of lists) {
      const { status, text } = await request("GET", toPath(list.operation, parents));
      if (status !== 200 && status < 400) problems.push(`GET ${list.operation.path}: ${status}`);
      if (status >= 500) problems.push(`GET ${list.operation.path}: ${status} ${text.slice(0, 300)}`);
    }
  }

  /** Returns the ids of the parents. Creates those that are items of a collection. */
  async function createParents({ parents, create, replace }: Collection): Promise<string[] | undefined> {
    const operation = (create ?? replace)?.operation;
    const values: string[] = [];
    for (const [index, { path }] of parents.entries()) {
      const owner = collections.find((each) => each.find?.operation.path === path);
      if (!owner?.create) {
        values.push(operation ? sampleParameter(operation, 3, index) : "1");
        continue;
      }
      const target = toPath(owner.create.operation, values);
      const tries = sampleBodies(owner.create, 20, 99);
      let key: string | undefined;
      for (const body of tries) {
        const created = await send(owner.create, target, body);
        if (created) key = readId(owner.create, created, body, owner.id);
        if (key !== undefined) break;
      }
      if (key === undefined) return undefined;
      values.push(key);
    }
    return values;
  }

  function sampleBodies({ operation }: Written, size: number, offset = 0): unknown[] {
    const type =
      Object.keys(operation.body?.contents ?? {}).find((each) => /json/.test(each)) ?? operation.body?.mediaType ?? "";
    const schema = document.getIn(operation, "requestBody", "content", type, "schema");
    try {
      return fc.sample(generateValue(api, schema as never), { numRuns: size, seed: seed + offset });
    } catch {
      return [];
    }
  }

  function sampleParameter(operation: Served["operation"], offset: number, index = -1): string {
    const name = [...operation.path.matchAll(/\{([^{}]+)\}/g)].map(([, each]) => each).at(index) ?? "";
    const schema = document.findParameter(operation, "path", name);
    const [value] = fc.sample(generateValue(api, (schema ?? {}) as never, { location: "path" }), {
      numRuns: 1,
      seed: seed + offset * 31,
    });
    return String(value) || "x";
  }

  async function send(written: Written, path: string, body: unknown): Promise<unknown> {
    const { operation } = written;
    const type =
      Object.keys(operation.body?.contents ?? {}).find((each) => /json/.test(each)) ?? operation.body?.mediaType ?? "";
    const { status, text, location } = await request(
      operation.method,
      path,
      stringifyExactJson(body),
      type.replace("*/*", "application/json"),
    );
    if (status >= 500 && !/responded with 4/.test(text))
      problems.push(
        `${operation.method} ${path}: ${status} ${text.slice(0, 300)} for ${stringifyExactJson(body).slice(0, 300)}`,
      );
    if (status >= 300) return undefined;
    return text === "" ? { location } : parseJson(text);
  }

  async function request(method: string, path: string, body?: string, type = "application/json") {
    const required = Object.values<Served["operation"]>(contract.operations).find(
      (each) =>
        each.method === method &&
        new RegExp(`^${each.path.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{[^{}]+\}/g, "[^/]+")}$`).test(
          path,
        ),
    );
    const query = (required?.parameters ?? []).filter((each) => each.in === "query" && each.required && required);
    const pairs = query.map(
      ({ name }) => `${encodeURIComponent(name)}=${encodeURIComponent(String(sampleQuery(required as never, name)))}`,
    );
    const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": type };
    for (const { name } of (required?.parameters ?? []).filter((each) => each.in === "header" && each.required))
      headers[name] = String(
        fc.sample(
          generateValue(api, (document.findParameter(required as never, "header", name) ?? {}) as never, {
            location: "header",
          }),
          { numRuns: 1, seed },
        )[0],
      );
    const url = `http://localhost${contract.basePath}${path}${pairs.length > 0 ? `?${pairs.join("&")}` : ""}`;
    const response = await app.request(url, { method, headers, ...(body !== undefined && { body }) });
    return { status: response.status, text: await response.text(), location: response.headers.get("Location") };
  }

  function sampleQuery(operation: Served["operation"], name: string): unknown {
    return fc.sample(
      generateValue(api, (document.findParameter(operation, "query", name) ?? {}) as never, { location: "query" }),
      { numRuns: 1, seed },
    )[0];
  }

  function readId(written: Written, created: unknown, sent: unknown, id: string): string | undefined {
    const { wrapper } = written.body ?? {};
    const item = (wrapper === undefined ? created : (created as Json)[wrapper]) as Json | undefined;
    const chosen = written.set.length >= 0 ? findSent(written, sent)?.[id] : undefined;
    const location = (created as { location?: string }).location?.split("/").at(-1);
    const value = written.body ? item?.[id] : (location ?? chosen);
    return value === undefined ? undefined : String(value);
  }

  function findSent({ sent }: Written, body: unknown): Json | undefined {
    const [, wrapper] = /^body\??(?:\.|\[")?(.*?)(?:"\])?$/.exec(sent) ?? [];
    return (wrapper ? (body as Json)?.[wrapper] : body) as Json | undefined;
  }

  async function compare(
    { find, lists, unstored, id, parents }: Collection,
    keys: string[],
    written: Written,
    body: unknown,
    kind: string,
  ): Promise<void> {
    const sent = findSent(written, body) ?? {};
    const [list] = lists;
    let item: Json | undefined;
    if (find) {
      const path = toPath(find.operation, keysFor(find, keys.slice(0, -1), keys.at(-1) ?? ""));
      const { status, text } = await request("GET", path);
      // An error format of the document, and an id that the path does not allow.
      if (/responded with 4|invalid_request/.test(text)) return;
      if (status !== 200) {
        problems.push(`GET ${path} after ${kind}: ${status} ${text.slice(0, 200)}`);
        return;
      }
      const content = parseJson(text) as Json;
      item = (find.body?.wrapper === undefined ? content : content[find.body.wrapper]) as Json;
    } else if (list) return;
    const ignored = new Set([
      ...written.omitted,
      ...unstored,
      id,
      ...parents.map(({ column }) => column),
      ...(find?.dropped ?? []),
    ]);
    for (const name of unstored.filter((each) => item && each in item))
      problems.push(`${written.operation.method} ${written.operation.path} stored ${name}`);
    for (const [name, value] of Object.entries(sent)) {
      if (ignored.has(name)) continue;
      if (kind === "merge" && written.isMergePatch && value === null) continue;
      if (kind === "merge" && written.isMergePatch && typeof value === "object") continue;
      const [expected, actual] = [
        stringifyExactJson(value),
        item?.[name] === undefined ? "nothing" : stringifyExactJson(item[name]),
      ];
      if (expected !== actual)
        problems.push(
          `${written.operation.method} ${written.operation.path} lost ${name}: ${expected.slice(0, 150)}, got ${actual.slice(0, 150)}`,
        );
    }
  }

  function keysFor({ operation }: Served, parents: readonly string[], key: string): string[] {
    return operation.path.match(/\{/g)?.length === 1 ? [key] : [...parents, key];
  }
}

function toPath({ path }: Served["operation"], values: readonly string[]): string {
  let index = 0;
  return path.replaceAll(/\{[^{}]+\}/g, () => encodeURIComponent(values[index++] ?? ""));
}
