import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { isNode, type Node, toNode } from "@animal-store/openapi-document";
import {
  type ApiDocument,
  type Content,
  documentsHeader,
  matchPath,
  type Operation,
  type Schema,
  toApiPath,
  withoutSlash,
} from "../document.ts";
import { parseEvents } from "../http/body.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, idsOf, isForm, toHttpRequest } from "../requests.ts";
import {
  type Entry,
  findItems,
  findWrapper,
  isEntry,
  isIdOf,
  listBodyMembers,
  listResources,
  type Resource,
  toNoEntry,
} from "../resources.ts";
import { findOnlyType, generateFrom, isFile, listProperties, listRequired, listTypes } from "../schema/values.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { quote, shorten } from "../text.ts";
import { bodyOf, isSuccess } from "../validate-response.ts";
import { expectStored, isEmpty, isSameValue, isWriting, sentMembers, toCase } from "./case.ts";

/** Sequences of requests on the items of each collection, and the events that they cause. */
export function* createSequenceCases(document: ApiDocument): Iterable<ConformanceCase> {
  const resources = listResources(document);
  for (const resource of resources) yield* createResourceCases(document, resource);
  const itemPaths = resources.map(({ itemPath }) => itemPath);
  for (const operation of document.operations)
    if (operation.method === "PUT" && !itemPaths.includes(withoutSlash(operation.path)))
      yield createIdempotentCase(operation);
  for (const operation of document.operations) if (operation.hasEvents) yield createEventCase(document, operation);
}

/** A resource whose entries can be read. */
interface ReadableResource extends Resource {
  readonly document: ApiDocument;
  readonly get: Operation;
}

function* createResourceCases(document: ApiDocument, resource: Resource): Iterable<ConformanceCase> {
  const { create, list } = resource;
  const { GET: get, PUT: put, PATCH: patch, DELETE: remove } = resource.item;
  if (get) {
    const readable = { ...resource, document, get };
    if (create ?? put) yield createReadCase(readable, (create ?? put) as Operation);
    for (const upload of [create, put]) if (upload?.body) yield* createFileCases(readable, upload);
    if (remove) yield createDeleteCase(readable, remove);
    if (put) yield* createPutCases(readable, put);
    if (patch) yield* createPatchCases(readable, patch);
    for (const operation of [put, patch]) if (operation?.body) yield createSideEffectCase(readable, operation);
    const isTagged = get.success !== undefined && documentsHeader(get.success, /^etag$/i);
    for (const write of isTagged ? [create, put, patch] : []) if (write) yield createTagCase(readable, write);
  }
  if (create?.body && list) yield createFailedCreationCase(resource, create, list);
}

/** PUT is idempotent (RFC 9110, section 9.2.2). @param resource undefined for a part of an entry, which cannot be read */
function createIdempotentCase(put: Operation, resource?: ReadableResource): ConformanceCase {
  return toCase(put, {
    id: "sequences/put-idempotent",
    title: "the same PUT twice succeeds and has the effect of one",
    async run(context) {
      const entry = resource && (await createFresh(context, resource));
      const { resources } = context;
      const valid = await resources.createRequest(put, { isFresh: true, entry });
      const any = { ...valid, body: createBody(context, put, "any") };
      // Both requests name the same other entries.
      const request = await resources.withIds(put, any, entry?.ids ?? {});
      const update = async () => {
        const updated = await context.call(put, await resources.withCurrentTag(put, request));
        return { updated, state: resource && withoutTimes(await read(context, resource.get, entry)) };
      };
      const { updated: first, state } = await update();
      requireSuccess(context, first);
      // A document without another success leaves a service no choice.
      const canDiffer = put.responses.some(({ status }) => /^2/.test(status) && status !== "201");
      if (resource && canDiffer && first.response.status === 201)
        context.report("put-misleading-201", "the resource exists, so PUT must not return 201", first);
      const { updated: second, state: nextState } = await update();
      const { status, bodyText } = second.response;
      const rejection = `a repeated PUT must succeed like the first one, got ${status}: ${shorten(bodyText, 200)}`;
      if (status >= 400) context.fail("put-not-idempotent", rejection, second);
      requireSuccess(context, second);
      if (!resource) return;
      const changed = await listChanges(context, resource.get, { entry, before: state, after: nextState });
      const message = `the same PUT twice must leave the same resource, but the second one changed ${changed.join(", ")}`;
      if (changed.length > 0) context.fail("put-not-idempotent", message, second);
    },
  });
}

/** Skips the case if a write of a new entry fails. */
function requireSuccess(context: CaseContext, exchange: Exchange): void {
  const { operation, response } = exchange;
  if (!isSuccess(exchange)) context.skip(`a success of ${operation?.label} for a new entry, got ${response.status}`);
}

/** Reads a stream while each write of the document runs once, so that the validator sees the events. */
function createEventCase(document: ApiDocument, stream: Operation): ConformanceCase {
  return toCase(stream, {
    id: "sequences/events",
    title: "the events of the stream match their schema",
    isWrite: true,
    async run(context) {
      const writes = document.operations.filter((each) => isWriting(each) && each.path !== stream.path);
      const exchange = await readEvents(context, stream, async () => {
        for (const write of context.isReadOnly ? [] : writes)
          await context.callValid(write, { members: "any", isFresh: true }).catch(toNoEntry);
      });
      if (isSuccess(exchange) && parseEvents(exchange.response.bodyText).length === 0)
        context.skip(`a write that causes an event of ${stream.label}`);
    },
  });
}

/** Reads a stream while `write` runs. Sends no optional parameter, which can select events. */
export async function readEvents(
  context: CaseContext,
  stream: Operation,
  write: () => Promise<void>,
): Promise<Exchange> {
  const values = await context.resources.createRequest(stream, { members: "any" });
  const parameters = new Map([...values.parameters].filter(([{ required }]) => required));
  const request = await toHttpRequest(stream, { ...values, parameters }, context.basePath);
  const reading = context.send({ ...request, eventTimeoutMs: 1000 }, { operation: stream });
  // It can fail before the writes end.
  reading.catch(() => {});
  // A service can subscribe after it has sent the headers.
  await Promise.race([reading, setTimeout(250)]);
  await write();
  return reading;
}

/** Creates an entry for a case. Skips the case if that is not possible. */
export async function createFresh(context: CaseContext, resource: Resource): Promise<Entry> {
  const entry = await context.resources.getEntry(resource.itemPath, { isFresh: true });
  return entry ?? context.skip(`an entry of ${resource.itemPath}: a POST or PUT that succeeds, or an id in the setup`);
}

function createReadCase(resource: ReadableResource, create: Operation): ConformanceCase {
  const { get } = resource;
  return toCase(create, {
    id: "sequences/created-is-readable",
    title: `${get.label} returns what ${create.label} created`,
    covers: [`${create.id} effect`],
    async run(context) {
      const entry = await createFresh(context, resource);
      // A 202 is a promise.
      if (!entry.created || entry.created.response.status === 202)
        return context.skip(`${create.label} that creates entries`);
      const found = await context.callValid(get, { entry });
      const message = `${get.label} must return the entry that ${create.label} created, got ${found.response.status}`;
      if (!isSuccess(found)) context.fail("created-not-found", message);
      const { request, response, baseUrl } = entry.created;
      const url = URL.parse(response.headers.get("location") ?? "", new URL(request.target, baseUrl));
      const ids = response.status === 201 && url ? matchPath(get.path, toApiPath(url.pathname, baseUrl)) : undefined;
      if (ids && !isEntry(resource, entry, ids[resource.parameterName])) {
        const located = await context.callValid(get, { entry: { ids } });
        const id = context.resources.findId(resource, bodyOf(located));
        const wrong = `Location of ${create.label} must be that of the new entry, got ${url?.pathname}`;
        if (!isSuccess(located) || !isEntry(resource, entry, id ?? entry.ids[resource.parameterName]))
          context.fail("wrong-location", wrong, entry.created);
      }
      const { [resource.parameterName]: _name, id: _id, ...sent } = sentMembers(entry.created);
      expectStored(context, sent, { exchange: found, label: "the entry" });
    },
  });
}

/** A download returns the file of an upload. */
function* createFileCases({ document, get }: ReadableResource, upload: Operation): Iterable<ConformanceCase> {
  const content = chooseContent(upload.body?.contents);
  const isBinary = ({ mediaType, schema }: Content) =>
    schema === undefined ? !/json|xml|text/.test(mediaType) : isFile(findOnlyType(document, schema) ?? {}, "form");
  const { contents = [] } = get.success ?? {};
  if (!content || contents.length === 0 || !contents.every(isBinary)) return;
  if (!isForm(content.mediaType) && !isBinary(content)) return;
  yield toCase(upload, {
    id: "sequences/uploaded-is-downloaded",
    title: `${get.label} returns the file of ${upload.label}`,
    async run(context) {
      const { resources } = context;
      const request = await resources.createRequest(upload, { isFresh: true });
      const toOther = () => resources.createRequest(upload, { entry: { ids: idsOf(request) }, variant: " other" });
      const uploads: [Entry, Buffer][] = [];
      for (const each of upload.method === "POST" ? [request, await toOther()] : [request]) {
        const parts = Object.values(toNode(each.body)).filter((part) => part instanceof Blob);
        const [file, ...others] = isForm(content.mediaType) ? parts : [each.body];
        if (file === undefined || others.length > 0) context.skip("an upload of one file");
        const exchange = await context.call(upload, each);
        requireSuccess(context, exchange);
        const entry = resources.toEntry(exchange) ?? context.skip(`the id of the entry of ${upload.label}`);
        uploads.push([entry, Buffer.from(await new Blob([file as Blob | string]).arrayBuffer())]);
      }
      for (const [entry, sent] of uploads) {
        const found = await context.callValid(get, { entry });
        requireSuccess(context, found);
        const { bytes } = found.response;
        const message = `${get.label} must return the ${sent.length} bytes of ${upload.label}, got ${bytes.length} bytes, or others`;
        if (!sent.equals(bytes)) context.fail("lost-value", message);
      }
    },
  });
}

function createDeleteCase(resource: ReadableResource, remove: Operation): ConformanceCase {
  const { get } = resource;
  return toCase(remove, {
    id: "sequences/deleted-is-gone",
    title: `${get.label} returns 404 or 410 after ${remove.label}`,
    covers: [`${remove.id} effect`],
    async run(context) {
      const entry = await createFresh(context, resource);
      // The service can cache what was read.
      await context.callValid(get, { entry });
      const removed = await context.callValid(remove, { members: "any", entry });
      requireSuccess(context, removed);
      const found = await context.callValid(get, { entry });
      const message = `${get.label} must return 404 after ${remove.label}, got ${found.response.status}`;
      // A 202 can remove the entry later.
      if (isSuccess(found) && removed.response.status !== 202) context.fail("deleted-still-there", message);
    },
  });
}

/** The tag of a write is that of the new representation, and a strong tag changes with it (RFC 9110, sections 8.8 and 8.8.1). */
function createTagCase(resource: ReadableResource, write: Operation): ConformanceCase {
  const { get, create } = resource;
  return toCase(write, {
    id: "sequences/etag",
    title: `the ETag of ${write.label} is that of ${get.label}`,
    async run(context) {
      const entry = await createFresh(context, resource);
      const before = await context.callValid(get, { entry });
      const change = () => context.callValid(write, { entry, members: "all", variant: " changed" });
      const exchange = write === create && entry.created ? entry.created : await change();
      requireSuccess(context, exchange);
      const [after, again] = [await context.callValid(get, { entry }), await context.callValid(get, { entry })];
      const [earlier, sent, tag, next] = [before, exchange, after, again].map(({ response }) =>
        response.headers.get("etag"),
      );
      const isStable = tag === next && isDeepStrictEqual(bodyOf(after), bodyOf(again));
      if (tag === undefined || !isStable) return context.skip("an ETag that only changes with the entry");
      const wrong = `the ETag must be that of ${get.label}, got ${sent} instead of ${tag}`;
      if (sent !== undefined && sent.replace("W/", "") !== tag.replace("W/", ""))
        context.fail("wrong-etag", wrong, exchange);
      const isChanged = !isDeepStrictEqual(bodyOf(before), bodyOf(after));
      const message = `a strong ETag must change with the entry, but ${get.label} has ${tag} before and after`;
      if (isChanged && tag === earlier && !tag.startsWith("W/")) context.fail("unchanged-etag", message, exchange);
    },
  });
}

async function read(context: CaseContext, get: Operation, entry: Entry | undefined): Promise<unknown> {
  return bodyOf(await context.callValid(get, { entry }));
}

interface States {
  readonly entry: Entry | undefined;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the members that a request changed. A member such as a number of views also changes between reads (RFC 9110, section 9.2.1). */
async function listChanges(context: CaseContext, get: Operation, { entry, before, after }: States): Promise<string[]> {
  const changes = listDifferences(before, after);
  if (changes.length === 0) return [];
  const [first, second] = [await read(context, get, entry), await read(context, get, entry)];
  const unstable = new Set(listDifferences(first, second));
  return changes.filter((path) => !unstable.has(path));
}

function listDifferences(before: unknown, after: unknown, path = ""): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isNode(before) || !isNode(after)) return [path || "it"];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => listDifferences(before[name], after[name], path ? `${path}/${name}` : name));
}

function createBody(context: CaseContext, operation: Operation, key: string, members?: "all" | "required"): unknown {
  return context.values.createValues(operation, `${context.caseId} ${key}`, { members }).body;
}

async function callItem(context: CaseContext, operation: Operation, entry: Entry, body: unknown): Promise<Exchange> {
  const withIds = await context.resources.withIds(operation, { parameters: new Map(), body }, entry.ids);
  return context.callValid(operation, { entry, replace: { body: withIds.body } });
}

function createPutCases(resource: ReadableResource, put: Operation): ConformanceCase[] {
  const { document, get } = resource;
  const { schema } = chooseContent(put.body?.contents) ?? {};
  // A member that the response requires can keep its value.
  const needed = get.responses.flatMap(({ status, contents }) => {
    const found = status.startsWith("2") ? chooseContent(contents)?.schema : undefined;
    return found === undefined ? [] : listTypes(document, found).flatMap(listRequired);
  });
  const optional = schema === undefined ? [] : listOptional(document, schema).filter((name) => !needed.includes(name));
  return [
    toCase(put, {
      id: "sequences/put-replaces",
      title: "PUT replaces the whole resource",
      covers: [`${put.id} effect`],
      async run(context) {
        const entry = await createFresh(context, resource);
        const full = createBody(context, put, "all", "all");
        const small = createBody(context, put, "required", "required");
        if (!isNode(full) || !isNode(small)) return context.skip("a JSON object as its body");
        // The service can cache what was read.
        await context.callValid(get, { entry });
        const first = await callItem(context, put, entry, full);
        const found = await context.callValid(get, { entry });
        requireSuccess(context, first);
        expectStored(context, sentMembers(first), { exchange: first, label: "the response" });
        expectStored(context, sentMembers(first), { exchange: found, label: "after PUT, the entry" });
        const before = toNode(bodyOf(found));
        const second = await callItem(context, put, entry, small);
        if (!isSuccess(second))
          return context.skip(`a success of ${put.label} with the required members, got ${second.response.status}`);
        const after = toNode(await read(context, get, entry));
        const replaced = optional.filter((name) => !(name in small) && name in full && name in before);
        const kept = replaced.filter((name) => isSameValue(after[name], full[name]) && !isEmpty(full[name]));
        const message = `PUT must replace the whole resource, but ${kept.join(", ")} kept the earlier value`;
        if (kept.length > 0) context.fail("put-partial-update", message);
      },
    }),
    toCase(put, {
      id: "sequences/put-conditional",
      title: "PUT with If-None-Match does not return 304",
      async run(context) {
        const entry = await createFresh(context, resource);
        const etag = (await context.callValid(get, { entry })).response.headers.get("etag");
        if (etag === undefined) return context.skip("an ETag");
        // The HTTP rules check the status of each response.
        await context.callValid(put, { entry, replace: { headers: { "If-None-Match": etag } } });
      },
    }),
    createIdempotentCase(put, resource),
  ];
}

function listOptional(document: ApiDocument, schema: Schema): string[] {
  return listTypes(document, schema).flatMap((type) => {
    const members = listProperties(type);
    if (findWrapper(document, type) !== undefined) return [];
    const hasDefault = (member: Schema) => "default" in toNode(document.resolve(member));
    return members
      .filter(([name, member]) => !hasDefault(member) && !listRequired(type).includes(name))
      .map(([name]) => name);
  });
}

/** Removes values that a service may change with each write: times and versions. */
function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).filter(
    ([name, member]) =>
      !(typeof member === "string" && /^\d{4}-\d\d-\d\dT/.test(member)) &&
      !/updated|modified|version|revision|etag/i.test(name),
  );
  return Object.fromEntries(entries.map(([name, member]) => [name, withoutTimes(member)]));
}

function* createPatchCases(resource: ReadableResource, patch: Operation): Iterable<ConformanceCase> {
  const { document, get } = resource;
  const content = chooseContent(patch.body?.contents);
  const { schema, mediaType = "" } = content ?? {};
  const wrapper = findWrapper(document, schema ?? false);
  const [whole] = schema === undefined ? [] : listTypes(document, schema);
  const [type] = wrapper === undefined ? [whole] : listTypes(document, toNode(whole?.properties)[wrapper] as Schema);
  if (schema === undefined || !type || !/json/.test(mediaType) || /json-patch/.test(mediaType)) return;
  yield toCase(patch, {
    id: "sequences/patch-keeps-others",
    title: "PATCH changes only the members of the patch",
    covers: [`${patch.id} effect`],
    async run(context) {
      const entry = await createFresh(context, resource);
      let changedCount = 0;
      for (const [name, value] of listNewValues(context, "")) {
        const body = toBody(name, value);
        const before = await readMembers(context, entry);
        if (!isSuccess(await context.callValid(patch, { entry, replace: { content, body } }))) continue;
        changedCount += 1;
        const after = await readMembers(context, entry);
        const loss = `after PATCH, member ${name} must be the sent one, got ${quote(after[name])} for ${quote(value)}`;
        if (name in after && !isSameValue(after[name], value)) context.fail("lost-value", loss);
        const toOthers = (state: object) => withoutTimes({ ...state, [name]: value });
        const others = { entry, before: toOthers(before), after: toOthers(after) };
        const lost = (await listChanges(context, get, others)).filter((path) =>
          Object.keys(before).some((key) => `${path}/`.startsWith(`${key}/`)),
        );
        if (lost.length > 0)
          context.fail("patch-changes-others", `PATCH of ${name} must not change ${lost.join(", ")} (RFC 7396)`);
      }
      if (changedCount === 0) context.skip(`a success of ${patch.label} with one member`);
    },
  });
  yield toCase(patch, {
    id: "sequences/patch-concurrently",
    title: "concurrent PATCHes of different members keep each change",
    async run(context) {
      const entry = await createFresh(context, resource);
      for (let round = 0; round < concurrentRounds; round += 1) {
        const changes = listNewValues(context, ` ${round}`).slice(0, 4);
        if (changes.length < 2) context.skip("two members that can change alone");
        const send = ([name, value]: readonly [string, unknown]) =>
          context.callValid(patch, { entry, replace: { content, body: toBody(name, value) } });
        const exchanges = await Promise.all(changes.map(send));
        const after = await readMembers(context, entry);
        const isLost = ([name, value]: readonly [string, unknown], index: number) =>
          isSuccess(exchanges[index] as Exchange) && name in after && !isSameValue(after[name], value);
        const [name, value] = changes.find(isLost) ?? [];
        const message = `after concurrent PATCHes of other members, ${name} must be the sent one, got ${quote(after[name ?? ""])} for ${quote(value)}`;
        if (name !== undefined) context.fail("lost-update", message);
      }
    },
  });

  function toBody(name: string, value: unknown): Node {
    return wrapper === undefined ? { [name]: value } : { [wrapper]: { [name]: value } };
  }

  async function readMembers(context: CaseContext, entry: Entry): Promise<Node> {
    const body = toNode(await read(context, get, entry));
    return wrapper !== undefined && isNode(body[wrapper]) ? body[wrapper] : body;
  }

  /** Returns members that can change alone, with new values. */
  function listNewValues(context: CaseContext, variant: string): [name: string, value: unknown][] {
    const values = generateFrom(document, type as Node, { members: "all" });
    const all = toNode(context.values.sample(values, context.caseId + variant));
    const isChange = ([name, value]: [string, unknown]) =>
      value !== null &&
      typeof value !== "object" &&
      !isIdOf(resource.parameterName, name) &&
      context.values.isValid(schema as Schema, toBody(name, value));
    return Object.entries(all).filter(isChange);
  }
}

const concurrentRounds = 5;

/**
 * Returns a body for each member that has an invalid value. This member comes last, so a service that writes each member at once has
 * written the others.
 */
function listInvalidBodies(context: CaseContext, operation: Operation): unknown[] {
  const { schema } = chooseContent(operation.body?.contents) ?? {};
  const valid = createBody(context, operation, "valid", "all");
  if (schema === undefined || !isNode(valid)) return context.skip("a JSON object as its body");
  return listBodyMembers(context.document, operation).flatMap((name) => {
    const { [name]: _removed, ...others } = valid;
    const bodies = [{ invalid: true }, null].map((value) => ({ ...others, [name]: value }));
    return bodies.find((body) => !context.values.isValid(schema, body)) ?? [];
  });
}

function createSideEffectCase(resource: ReadableResource, operation: Operation): ConformanceCase {
  const { document, get } = resource;
  return toCase(operation, {
    id: "sequences/rejected-changes-nothing",
    title: `a rejected ${operation.method} does not change the resource`,
    async run(context) {
      const entry = await createFresh(context, resource);
      let rejectedCount = 0;
      const compare = async (body: unknown) => {
        const before = await read(context, get, entry);
        const rejected = await callItem(context, operation, entry, body);
        if (rejected.response.status < 400) return;
        rejectedCount += 1;
        const after = await read(context, get, entry);
        const changed = await listChanges(context, get, { entry, before, after });
        const message = `the rejected ${operation.method} must not change the resource, but changed ${changed.join(", ")}`;
        if (changed.length > 0) context.fail("rejected-changes", message, rejected);
      };
      for (const invalid of listInvalidBodies(context, operation)) await compare(invalid);
      // In another state, the service can reject a valid body.
      const isBelow = ({ path }: Operation) => withoutSlash(path).startsWith(`${resource.itemPath}/`);
      const below = document.operations.filter((each) => /^(PUT|POST)$/.test(each.method) && isBelow(each));
      for (const write of below) {
        await context.callValid(write, { entry });
        await compare(createBody(context, operation, "valid", "all"));
      }
      if (rejectedCount === 0) context.skip(`an invalid body that ${operation.label} rejects`);
    },
  });
}

function createFailedCreationCase({ collectionPath }: Resource, create: Operation, list: Operation): ConformanceCase {
  return toCase(create, {
    id: "sequences/failed-creation",
    title: `a rejected ${create.label} adds nothing to ${list.label}`,
    async run(context) {
      const entry = (await context.resources.getEntry(collectionPath)) ?? { ids: {} };
      const invalidBodies = listInvalidBodies(context, create);
      const count = async () => findItems(await read(context, list, entry)).length;
      const before = await count();
      for (const body of invalidBodies) {
        const rejected = await context.callValid(create, { entry, replace: { body } });
        if (rejected.response.status < 400) continue;
        const after = await count();
        const message = `the rejected ${create.method} must add nothing to the list, got ${after} instead of ${before} entries`;
        if (after > before) context.fail("rejected-creates", message, rejected);
      }
    },
  });
}
