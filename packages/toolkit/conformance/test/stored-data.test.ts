import { createHmac } from "node:crypto";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { expect, it } from "vitest";
import { createApiDocument } from "../src/document.ts";
import { runConformance } from "../src/index.ts";
import { serve } from "./serve.ts";

// A service of two users with nested collections, files, events and ids that clients choose.

const content = (schema: object, mediaType = "application/json") => ({ content: { [mediaType]: { schema } } });
const response = (schema: object, mediaType?: string) => ({ description: "-", ...content(schema, mediaType) });
const body = (schema: object, mediaType?: string) => ({ required: true, ...content(schema, mediaType) });
const empty = { description: "-" };
const denied = { 401: empty, 403: empty };
const integer = { type: "integer", minimum: 1 };
const text = { type: "string", minLength: 1 };
const entry = (required: object, others: object = {}) => ({
  type: "object",
  required: Object.keys(required),
  properties: { ...required, ...others },
});
const wrap = (schema: object) => entry({ data: schema });
const list = (schema: object) => ({ type: "array", items: schema });
const binary = { type: "string", format: "binary" };
const box = entry({ id: integer, name: text });
const parcel = entry({ id: integer, weight: integer });
const tag = entry({ name: text, color: text });
const note = entry({ id: text, text });

/** @param missing the response for an id that does not exist */
function createDocument(missing: object) {
  const none = { 404: empty };
  const read = (operationId: string, success: object, others: object = {}) => {
    return { operationId, security: [{ token: ["read"] }], responses: { ...denied, 200: success, ...others } };
  };
  const write = (operationId: string, responses: object, requestBody?: object, header?: string) => ({
    operationId,
    responses: { ...denied, ...responses, ...(requestBody && { 400: empty }) },
    ...(requestBody && { requestBody }),
    ...(header && { parameters: [{ name: header, in: "header", schema: { type: "string" } }] }),
  });
  const weight = entry({ weight: integer });
  const tagged = { headers: { ETag: { schema: { type: "string" } } }, ...response(parcel) };
  const label = { 201: response(entry({ id: integer })), ...none };
  const taggedNote = { ...tagged, ...response(wrap(note)) };
  const example = { data: { id: "n1", text: "Fragile" } };
  const newNote = { required: true, content: { "application/json": { schema: wrap(note), example } } };
  const noteChange = body(wrap(entry({}, { text })), "application/merge-patch+json");
  const paths = {
    "/boxes": {
      get: read("listBoxes", response(list(box))),
      post: write("addBox", { 201: response(box) }, body(entry({ name: text })), "Idempotency-Key"),
    },
    "/boxes/{boxId}": {
      get: read("findBox", response(box), none),
      delete: write("removeBox", { 204: empty, ...missing }),
    },
    "/boxes/{boxId}/restore": { post: write("restoreBox", { 200: response(box), 409: empty, ...none }) },
    "/boxes/{boxId}/events": {
      get: read("watchBox", response({ type: "object" }, "text/event-stream"), missing),
    },
    "/events": {
      get: {
        ...read("watchBoxes", response(entry({ event: { enum: ["added"] }, data: box }), "text/event-stream")),
        parameters: [{ name: "name", in: "query", schema: text }],
      },
    },
    "/boxes/{boxId}/parcels": {
      get: read("listParcels", response(list(parcel)), missing),
      post: write("addParcels", { 201: response(list(parcel)), ...missing }, body({ ...list(weight), minItems: 1 })),
    },
    "/boxes/{boxId}/parcels/{parcelId}": {
      put: write("putParcel", { 200: tagged, ...none, 412: empty }, body(weight), "If-Match"),
    },
    "/boxes/{boxId}/parcels/{parcelId}/labels": {
      post: write("addLabel", label, body(entry({ file: binary }), "multipart/form-data")),
    },
    "/boxes/{boxId}/parcels/{parcelId}/labels/{labelId}": {
      get: read("findLabel", response(binary, "application/octet-stream"), none),
    },
    "/tags": { get: read("listTags", response(list(tag))) },
    "/tags/{name}": {
      get: read("findTag", response(tag), none),
      put: write("putTag", { 200: response(tag), 201: response(tag) }, body(entry({ color: text }))),
      delete: write("removeTag", { 204: empty, ...none }),
    },
    "/notes": {
      get: read("listNotes", response(wrap(list(note)))),
      post: write("addNote", { 201: taggedNote, 409: empty }, newNote, "Idempotency-Key"),
    },
    "/notes/{id}": {
      get: read("findNote", taggedNote, none),
      patch: write("changeNote", { 200: taggedNote, ...none }, noteChange),
    },
  };
  const toParameter = ([, name = ""]: readonly string[]) => {
    const schema = name.endsWith("Id") ? integer : text;
    return { name, in: "path", required: true, schema };
  };
  const described = Object.entries(paths).map(([path, operations]) => {
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(toParameter);
    return [path, { parameters, ...operations }];
  });
  return createApiDocument({
    openapi: "3.1.0",
    info: { title: "Store room", version: "1" },
    security: [{ token: ["write"] }],
    components: { securitySchemes: { token: { type: "http", scheme: "bearer" } } },
    paths: Object.fromEntries(described),
  });
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const sign = (data: string) => createHmac("sha256", "secret").update(data).digest("base64url");

function toHeaders(sub: string, scopes = "read write") {
  const data = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub, scopes })}`;
  return { Authorization: `Bearer ${data}.${sign(data)}` };
}

/** Returns the claims of a valid token. */
function readToken(authorization = "", has: (fault: string) => boolean = () => false) {
  const [head = "", payload = "", signature] = authorization.replace("Bearer ", "").split(".");
  const decode = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString() || "{}");
  const isUnsigned = has("accepts alg: none") && head !== "wrong-credentials" && decode(head).alg === "none";
  const isSigned = sign(`${head}.${payload}`) === signature || has("reads tokens without verification");
  if (!isUnsigned && !(isSigned && payload !== "")) return undefined;
  return decode(payload) as { sub: string; scopes: string };
}

interface Variant {
  /** Whether each user has separate ids from 1. */
  readonly hasOwnIds?: boolean;
  /** Whether each user has access to all data. */
  readonly isShared?: boolean;
  /** Whether requests for ids that do not exist succeed, without an effect on the data of others. */
  readonly acceptsAnyId?: boolean;
}

type Stored = Record<string, unknown> & { id?: unknown; owner: string };

type Watcher = (owner: string, data: { name?: unknown }) => void;

function createApp(faults: readonly string[], { hasOwnIds, isShared, acceptsAnyId }: Variant) {
  const has = (fault: string) => faults.includes(fault);
  const rows = new Map<string, Stored>();
  const replies = new Map<string, object>();
  const counts = new Map<string, number>();
  const watchers = new Set<Watcher>();
  const app = new Hono<{ Variables: { user: string } }>();
  type C = Context<{ Variables: { user: string } }>;
  const keyOf = (user: string, ...parts: unknown[]) => [hasOwnIds ? user : "", ...parts].join("/");
  const nextId = (user: string) => {
    const id = (counts.get(keyOf(user)) ?? 0) + 1;
    counts.set(keyOf(user), id);
    return id;
  };
  const isShown = ([name]: [string, unknown]) => !/^(owner|isDeleted|parent|bytes|version)$/.test(name);
  const show = (row: Stored) => Object.fromEntries(Object.entries(row).filter(isShown));
  const find = (c: C, kind: string, id: unknown, fault = "") => {
    const row = rows.get(keyOf(c.var.user, kind, id));
    return row && (isShared || row.owner === c.var.user || has(fault)) ? row : undefined;
  };
  const listOf = (c: C, kind: string, fault = "") =>
    [...rows]
      .filter(([key, { owner }]) => key.startsWith(`${hasOwnIds ? owner : ""}/${kind}/`))
      .map(([, row]) => row)
      .filter((row) => isShared || row.owner === c.var.user || has(fault));
  const add = (c: C, kind: string, members: object): Stored => {
    const row: Stored = { id: nextId(c.var.user), owner: c.var.user, ...members };
    rows.set(keyOf(c.var.user, kind, row.id), row);
    return row;
  };
  const parse = async (c: C) => (await c.req.json().catch(() => null)) as Record<string, never> | null;
  const isText = (value: unknown) => typeof value === "string" && value !== "";
  const isWeight = (value: unknown) => Number.isInteger(value) && Number(value) > 0;
  const findBox = (c: C, fault = "") => {
    const found = find(c, "box", c.req.param("boxId"), fault);
    return found?.isDeleted ? undefined : found;
  };
  const findParcel = (c: C, operation: string) => {
    const found = find(c, "parcel", c.req.param("parcelId"), `${operation} reads parcels of others`);
    const isBelow = String(found?.parent) === c.req.param("boxId") || has(`${operation} ignores the box`);
    return findBox(c, `${operation} reads parcels of others`) && isBelow ? found : undefined;
  };

  app.use(async (c, next) => {
    const claims = readToken(c.req.header("Authorization"), has);
    if (!claims) return c.body(null, 401, { "WWW-Authenticate": "Bearer" });
    const scope = c.req.method === "GET" ? "read" : "write";
    if (!claims.scopes.split(" ").includes(scope) && !has("ignores scopes")) return c.body(null, 403);
    c.set("user", claims.sub);
    return next();
  });
  app.get("/boxes", (c) =>
    c.json(
      listOf(c, "box", "lists boxes of others")
        .filter((row) => !row.isDeleted || has("lists deleted boxes"))
        .map(show),
    ),
  );
  app.on("POST", ["/boxes", "/notes"], async (c, next) => {
    const key = c.req.header("Idempotency-Key");
    const replyKey = `${has("shares idempotency keys") ? "" : c.var.user} ${c.req.path} ${key}`;
    const replay = replies.get(replyKey);
    if (replay) return c.json(replay, 201);
    await next();
    if (key !== undefined && c.res.ok) replies.set(replyKey, await c.res.clone().json());
  });
  app.post("/boxes", async (c) => {
    const json = await parse(c);
    if (!isText(json?.name)) return c.body(null, 400);
    const reply = show(add(c, "box", { name: json?.name }));
    for (const notify of has("sends no events") ? [] : watchers) notify(c.var.user, reply);
    return c.json(reply, 201);
  });
  app.get("/boxes/:boxId", (c) => {
    const found = findBox(c, "reads boxes of others");
    return found ? c.json(show(found)) : c.body(null, 404);
  });
  app.delete("/boxes/:boxId", (c) => {
    const found = findBox(c, "removes boxes of others");
    if (found) found.isDeleted = true;
    return c.body(null, found || acceptsAnyId ? 204 : 404);
  });
  app.post("/boxes/:boxId/restore", (c) => {
    const found = find(c, "box", c.req.param("boxId"), "restores boxes of others");
    if (!found) return c.body(null, 404);
    if (!found.isDeleted) return c.body(null, 409);
    found.isDeleted = false;
    return c.json(show(found));
  });
  app.get("/boxes/:boxId/events", (c) => {
    if (!findBox(c) && !acceptsAnyId && !has("watches boxes of others")) return c.body(null, 404);
    const status = c.req.method === "HEAD" && has("fails for HEAD of events") ? 400 : 200;
    return c.body("data: {}\n\n", status, { "Content-Type": "text/event-stream" });
  });
  app.get("/events", (c) => {
    const { user } = c.var;
    const name = c.req.query("name");
    if (name === "") return c.body(null, 400);
    let [count, notify]: [number, Watcher] = [0, () => {}];
    const events = new ReadableStream<string>({
      start(controller) {
        notify = (owner, data) => {
          const isOwn = isShared || owner === user || has("sends events of others");
          if (!isOwn || (name !== undefined && data.name !== name)) return;
          const event = has("sends undocumented events") ? "changed" : "added";
          controller.enqueue(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
          count += 1;
          if (count === 3 && watchers.delete(notify)) controller.close();
        };
        watchers.add(notify);
      },
      cancel: () => void watchers.delete(notify),
    });
    return c.body(events.pipeThrough(new TextEncoderStream()), 200, { "Content-Type": "text/event-stream" });
  });
  app.get("/boxes/:boxId/parcels", (c) => {
    const boxId = c.req.param("boxId");
    if (!findBox(c, "lists parcels of others") && !acceptsAnyId) return c.body(null, 404);
    return c.json(
      listOf(c, "parcel", "lists parcels of others")
        .filter(({ parent }) => String(parent) === boxId || has("lists parcels of all boxes"))
        .map(show),
    );
  });
  app.post("/boxes/:boxId/parcels", async (c) => {
    const parent = c.req.param("boxId");
    const json = (await parse(c)) as unknown as { weight: number }[] | null;
    if (!Array.isArray(json) || json.length === 0 || !json.every((each) => isWeight(each?.weight)))
      return c.body(null, 400);
    const found = findBox(c, "adds parcels to boxes of others");
    if (!found && !acceptsAnyId) return c.body(null, 404);
    const added = json
      .slice(0, has("adds one parcel of several") ? 1 : undefined)
      .map(({ weight }, index) =>
        index > 0 && has("stores one parcel of several")
          ? { id: nextId(c.var.user), weight, owner: "" }
          : add(c, "parcel", { weight, parent, version: 1, ...(found && { owner: found.owner }) }),
      );
    return c.json(added.map(show), 201);
  });
  app.put("/boxes/:boxId/parcels/:parcelId", async (c) => {
    const json = await parse(c);
    if (!isWeight(json?.weight)) return c.body(null, 400);
    const found = findParcel(c, "putParcel");
    if (!found) return c.body(null, 404);
    const tags = c.req.header("If-Match") ?? "*";
    if (tags !== "*" && !tags.split(/, */).includes(`"${found.version}"`) && !has("ignores If-Match"))
      return c.body(null, 412);
    Object.assign(found, { weight: json?.weight, version: Number(found.version) + 1 });
    return c.json(show(found), 200, { ETag: `"${found.version}"` });
  });
  app.post("/boxes/:boxId/parcels/:parcelId/labels", async (c) => {
    const file = (await c.req.parseBody().catch(() => ({}) as Record<string, never>)).file;
    if (!(file instanceof File)) return c.body(null, 400);
    if (!findParcel(c, "addLabel")) return c.body(null, 404);
    const bytes = new Uint8Array(await file.arrayBuffer());
    return c.json(show(add(c, "label", { parent: c.req.param("parcelId"), bytes })), 201);
  });
  app.get("/boxes/:boxId/parcels/:parcelId/labels/:labelId", (c) => {
    const [first] = listOf(c, "label").filter(({ parent }) => parent === c.req.param("parcelId"));
    const id = has("returns the first file") ? first?.id : c.req.param("labelId");
    const label = find(c, "label", id, "findLabel reads parcels of others");
    if (!findParcel(c, "findLabel") || label?.parent !== c.req.param("parcelId")) return c.body(null, 404);
    const bytes = has("returns other bytes") ? Uint8Array.of(1) : (label.bytes as Uint8Array<ArrayBuffer>);
    return c.body(bytes, 200, { "Content-Type": "application/octet-stream" });
  });
  app.get("/tags", (c) => c.json(has("lists no tags") ? [] : listOf(c, "tag").map(show)));
  app.get("/tags/:name", (c) => {
    const found = find(c, "tag", c.req.param("name"));
    return found ? c.json(show(found)) : c.body(null, 404);
  });
  app.put("/tags/:name", async (c) => {
    const name = c.req.param("name");
    const json = await parse(c);
    if (!isText(json?.color)) return c.body(null, 400);
    const key = keyOf(c.var.user, "tag", name);
    const known = rows.get(key);
    if (known && known.owner !== c.var.user && !isShared) return c.body(null, 400);
    rows.set(key, { name, color: json?.color, owner: c.var.user });
    return c.json({ name, color: json?.color }, known ? 200 : 201);
  });
  app.delete("/tags/:name", (c) => {
    const name = c.req.param("name");
    const isKnown = find(c, "tag", name) !== undefined && rows.delete(keyOf(c.var.user, "tag", name));
    return c.body(null, isKnown ? 204 : 404);
  });
  app.get("/notes", (c) => c.json({ data: has("lists no notes") ? [] : listOf(c, "note").map(show) }));
  app.post("/notes", async (c) => {
    const json = (await parse(c))?.data as { id: string; text: string } | undefined;
    if (!isText(json?.id) || !isText(json?.text)) return c.body(null, 400);
    if (rows.has(keyOf(c.var.user, "note", json?.id))) return c.body(null, 409);
    const added = add(c, "note", { id: json?.id, text: json?.text, version: 1 });
    const Location = `/notes/${has("names another note in Location") ? "other" : encodeURIComponent(String(json?.id))}`;
    const ETag = has("sends another ETag of a new note") ? '"0"' : '"1"';
    return c.json({ data: show(added) }, 201, { ETag, Location });
  });
  app.get("/notes/:id", (c) => {
    const found = find(c, "note", c.req.param("id"));
    return found ? c.json({ data: show(found) }, 200, { ETag: `"${found.version}"` }) : c.body(null, 404);
  });
  app.patch("/notes/:id", async (c) => {
    const json = await parse(c);
    const data = json?.data as { text?: string } | undefined;
    if (typeof data !== "object" || data === null || !(data.text === undefined || isText(data.text)))
      return c.body(null, 400);
    const found = find(c, "note", c.req.param("id"));
    if (!found) return c.body(null, 404);
    const ETag = `"${found.version}"`;
    if (data.text !== undefined && !has("drops a patch")) found.text = data.text;
    if (!has("keeps the ETag of a changed note")) found.version = Number(found.version) + 1;
    return c.json({ data: show(found) }, 200, { ETag: has("sends the earlier ETag") ? ETag : `"${found.version}"` });
  });
  return app;
}

const testedCases =
  /^sequences\/|^http\/\w+\/(head|if-match)|^security\/\w+\/(hidden|other|idempotency|invalid cred|scopes)/;

// All runs share them and the validators of their schemas.
const documents = { "rejects unknown ids": createDocument({ 404: empty }), "accepts any id": createDocument({}) };

async function test(faults: readonly string[], variant: Variant = {}, cases = testedCases) {
  const baseUrl = await serve(getRequestListener(createApp(faults, variant).fetch));
  const document = documents[variant.acceptsAnyId ? "accepts any id" : "rejects unknown ids"];
  const scopes = { read: toHeaders("ann", "read"), write: toHeaders("ann", "write"), "": toHeaders("ann", "") };
  const setup = { headers: toHeaders("ann"), otherUsers: { bob: toHeaders("bob") }, scopes };
  const isSelected = ({ id }: { id: string }) => cases.test(id);
  const report = await runConformance({ document, baseUrl, seed: 1, setup, isSelected });
  const skipped = report.results.flatMap(({ case: { id }, skipReason }) =>
    skipReason ? [`${id}: ${skipReason}`] : [],
  );
  const missing = report.coverage.items
    .filter(({ isCovered }) => !isCovered)
    .map(({ operation, name }) => `${operation} ${name}`);
  return { findings: report.findings.map(({ check, operations }) => `${check} ${operations}`), skipped, missing };
}

it.each<[string, Variant]>([
  ["global ids", {}],
  ["ids of each user", { hasOwnIds: true }],
  ["shared data", { isShared: true }],
  ["no check of ids", { acceptsAnyId: true }],
  ["ids of each user and no check of them", { hasOwnIds: true, acceptsAnyId: true }],
])("has no findings for a correct service with %s", async (_, variant) => {
  const { findings, skipped } = await test([], variant);
  expect(findings).toEqual([]);
  if (Object.keys(variant).length > 0) return;
  expect(skipped).toEqual([
    "sequences/addParcels/failed-creation: a JSON object as its body",
    "sequences/putTag/put-conditional: an ETag",
    "sequences/changeNote/patch-concurrently: two members that can change alone",
  ]);
});

it.each([
  ["lists boxes of others", "hidden-listed", "missing-authorization GET /boxes/{boxId}"],
  ["removes boxes of others", "hidden-entry", "missing-authorization DELETE /boxes/{boxId}"],
  ["restores boxes of others", "hidden-entry", "missing-authorization POST /boxes/{boxId}/restore"],
  ["reads boxes of others", "other-user", "missing-authorization GET /boxes/{boxId}"],
  ["sends events of others", "hidden-events", "missing-authorization GET /events"],
  ["sends undocumented events", "events", "schema GET /events"],
  ["watches boxes of others", "hidden-entry", "missing-authorization GET /boxes/{boxId}/events"],
  ["lists parcels of others", "hidden-entry", "missing-authorization GET /boxes/{boxId}/parcels"],
  ["adds parcels to boxes of others", "hidden-entry", "missing-authorization POST /boxes/{boxId}/parcels"],
  ["putParcel reads parcels of others", "hidden-entry", "missing-authorization PUT /boxes/{boxId}/parcels/{parcelId}"],
  [
    "addLabel reads parcels of others",
    "hidden-entry",
    "missing-authorization POST /boxes/{boxId}/parcels/{parcelId}/labels",
  ],
  [
    "findLabel reads parcels of others",
    "hidden-entry",
    "missing-authorization GET /boxes/{boxId}/parcels/{parcelId}/labels/{labelId}",
  ],
  ["putParcel ignores the box", "other-parent", "wrong-parent PUT /boxes/{boxId}/parcels/{parcelId}"],
  ["addLabel ignores the box", "other-parent", "wrong-parent POST /boxes/{boxId}/parcels/{parcelId}/labels"],
  ["findLabel ignores the box", "other-parent", "wrong-parent GET /boxes/{boxId}/parcels/{parcelId}/labels/{labelId}"],
  ["lists parcels of all boxes", "other-parent", "wrong-parent GET /boxes/{boxId}/parcels"],
  ["shares idempotency keys", "idempotency-key", "replayed-for-others POST /boxes"],
  ["lists deleted boxes", "deleted-is-not-listed", "deleted-still-listed GET /boxes/{boxId}"],
  ["adds one parcel of several", "each-is-created", "lost-entry POST /boxes/{boxId}/parcels"],
  ["stores one parcel of several", "each-is-created", "created-not-listed GET /boxes/{boxId}/parcels"],
  [
    "returns other bytes",
    "uploaded-is-downloaded",
    "lost-value GET /boxes/{boxId}/parcels/{parcelId}/labels/{labelId}",
  ],
  [
    "returns the first file",
    "uploaded-is-downloaded",
    "lost-value GET /boxes/{boxId}/parcels/{parcelId}/labels/{labelId}",
  ],
  ["ignores If-Match", "if-match", "no-412 PUT /boxes/{boxId}/parcels/{parcelId}"],
  ["lists no tags", "created-is-listed", "created-not-listed GET /tags"],
  ["lists no notes", "created-is-listed", "created-not-listed GET /notes"],
  ["drops a patch", "patch-keeps-others", "lost-value GET /notes/{id}"],
  ["names another note in Location", "created-is-readable", "wrong-location POST /notes"],
  ["sends another ETag of a new note", "etag", "wrong-etag POST /notes"],
  ["sends the earlier ETag", "etag", "wrong-etag PATCH /notes/{id}"],
  ["keeps the ETag of a changed note", "etag", "unchanged-etag PATCH /notes/{id}"],
  ["fails for HEAD of events", "head", "head-differs GET /boxes/{boxId}/events"],
  ["reads tokens without verification", "invalid credentials", "ignored-credentials GET /boxes"],
  ["ignores scopes", "scopes", "missing-authorization POST /boxes"],
  ["accepts alg: none", "invalid credentials", "ignored-credentials GET /boxes"],
])("finds a service that %s with cases of %s: %s", async (fault, kind, finding) => {
  expect((await test([fault], {}, RegExp(`/${kind}$`))).findings.join("\n")).toContain(finding);
});

it("finds the response of another user that has the id which the client chose", async () => {
  const { findings } = await test(["shares idempotency keys"], { hasOwnIds: true }, /\/idempotency-key$/);
  expect(findings).toContain("replayed-for-others POST /notes");
});

it("skips the case of a stream without events, whose events are not covered", async () => {
  const { skipped, missing } = await test(["sends no events"], {}, /\/watchBoxes\//);
  expect(skipped).toContain("sequences/watchBoxes/events: a write that causes an event of GET /events");
  expect(missing).toContain("GET /events response 200 event added");
});
