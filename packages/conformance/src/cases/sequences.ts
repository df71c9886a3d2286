import { isDeepStrictEqual } from "node:util";
import { isJson, isNode } from "@animal-store/openapi-document";
import { SkipCase } from "../case-errors.ts";
import type { ApiDocument, Operation, Parameter } from "../document.ts";
import { eventStream } from "../http/events.ts";
import type { Exchange } from "../http-rules.ts";
import { chooseContent, type RequestValues, toHttpRequest } from "../requests.ts";
import { type Entry, findCreatingPut, findItems, listMembers, listResources, type Resource } from "../resources.ts";
import { quote } from "../schema/schema-validator.ts";
import { generateFrom, listRequired, listTypes, typeOf } from "../schema/values.ts";
import { listVariants } from "../schema/variants.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { sampleVariant, sendBody, toCase } from "./requests.ts";
import { bodyOf, expectSameMembers, isSameValue, isSuccess, sentMembers } from "./stored-values.ts";

/** Sequences of requests on the items of each collection, and the events that they cause. */
export function createSequenceCases(document: ApiDocument): ConformanceCase[] {
  const streams = document.operations.filter(({ responses }) =>
    responses.some(({ contents }) => contents.some(({ mediaType }) => mediaType === eventStream)),
  );
  const resourceCases = listResources(document).flatMap((resource) => {
    const { item, create, list } = resource;
    const { GET: get, PUT: put, PATCH: patch, DELETE: remove } = item;
    return [
      ...(create && get
        ? [createReadCase(resource, create, get), ...createStoredCases(document, resource, create, get)]
        : []),
      ...(create && list ? [createListCase(resource, create)] : []),
      ...(remove && get ? [createDeleteCase(resource, remove, get)] : []),
      ...(put && get ? createPutCases(document, resource, put, get) : []),
      ...(patch && get ? createPatchCases(document, resource, patch, get) : []),
      ...[put, patch].flatMap((operation) =>
        operation?.body && get ? [createSideEffectCase(resource, operation, get)] : [],
      ),
      ...(create && list && create.body ? [createFailedCreationCase(resource, create)] : []),
    ];
  });
  const itemPaths = listResources(document).map(({ itemPath }) => itemPath);
  const otherPuts = document.operations.filter(({ method, path }) => method === "PUT" && !itemPaths.includes(path));
  return [
    ...resourceCases,
    ...otherPuts.map(createRepeatedPutCase),
    ...streams.map((operation) => createEventCase(document, operation)),
  ];
}

/** PUT is idempotent (RFC 9110, section 9.2.2), also on a part of an entry. */
function createRepeatedPutCase(put: Operation): ConformanceCase {
  return toCase(put, {
    id: "sequences/put-repeated",
    title: "the same PUT succeeds twice",
    async run(context) {
      const request = await context.resources.createRequest(put, { members: "any", isFresh: true });
      const first = await context.call(put, request);
      requireSuccess(context, first);
      const second = await context.call(put, request);
      if (!isSuccess(second))
        context.fail(
          "put-not-idempotent",
          `a repeated PUT must succeed like the first one, got ${second.response.status}: ${second.response.bodyText.slice(0, 200)}`,
        );
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
      const values = await context.resources.createRequest(stream, { members: "any" });
      const request = await toHttpRequest(stream, values, context.basePath);
      const reading = context.send({ ...request, events: { timeoutMs: 1000 } }, { operation: stream });
      const writes = document.operations.filter(
        ({ method, path }) => ["POST", "PUT", "PATCH", "DELETE"].includes(method) && path !== stream.path,
      );
      for (const write of context.isReadOnly ? [] : writes)
        await context.callValid(write, { members: "any", isFresh: true }).catch((error: unknown) => {
          if (!(error instanceof SkipCase)) throw error;
        });
      await reading;
    },
  });
}

/** Creates an entry for a case. Skips the case if that is not possible. */
export async function createFresh(context: CaseContext, resource: Resource): Promise<Entry> {
  const entry = await context.resources.getEntry(resource.itemPath, { isFresh: true });
  return entry ?? context.skip(`an entry of ${resource.itemPath}: a POST or PUT that succeeds, or an id in the setup`);
}

function createReadCase(resource: Resource, create: Operation, get: Operation): ConformanceCase {
  return toCase(create, {
    id: "sequences/created-is-readable",
    title: `${get.label} returns what ${create.label} created`,
    covers: [`${create.id} effect`],
    async run(context) {
      const entry = await createFresh(context, resource);
      if (!entry.created) context.skip(`${create.label} that creates entries`);
      const found = await context.callValid(get, { entry });
      if (!isSuccess(found))
        context.fail(
          "created-not-found",
          `${get.label} must return the entry that ${create.label} created, got ${found.response.status}`,
        );
      expectSameMembers(context, sentMembers(entry.created), found, "the entry");
    },
  });
}

/** The service stores valid values at the limits of each constraint unchanged. */
function createStoredCases(
  document: ApiDocument,
  { parameterName }: Resource,
  create: Operation,
  get: Operation,
): ConformanceCase[] {
  const content = chooseContent(create.body?.contents);
  const { schema } = content ?? {};
  if (!content || schema === undefined || !isJson(content.mediaType)) return [];
  // The service may assign the id, even if the client sends one.
  const variants = listVariants(document, schema, "json").filter(
    ({ isValid, path: [name, ...rest] }) =>
      isValid && name !== undefined && rest.length === 0 && name !== "id" && name !== parameterName,
  );
  return variants.map((variant) =>
    toCase(create, {
      id: `sequences/stored/${variant.path[0]}/${variant.title}`,
      title: `${get.label} returns the sent ${variant.path[0]}: ${variant.title}`,
      node: variant.node,
      async run(context) {
        const value = sampleVariant(context, schema, variant);
        const created = await sendBody(context, create, content, variant, value);
        const entry = isSuccess(created) && context.resources.toEntry(created);
        if (!entry) return context.skip(`${create.label} that creates entries`);
        const [name = ""] = variant.path;
        const { [name]: sent } = sentMembers(created);
        const members = sent === undefined ? {} : { [name]: sent };
        expectSameMembers(context, members, created, "the response", variant);
        expectSameMembers(context, members, await context.callValid(get, { entry }), "the entry", variant);
      },
    }),
  );
}

function createListCase(resource: Resource, create: Operation): ConformanceCase {
  return toCase(create, {
    id: "sequences/created-is-listed",
    title: `${resource.list?.label} lists an entry that ${create.label} created`,
    async run(context) {
      const entry = await createFresh(context, resource);
      const ids = await context.resources.listIds(resource, entry.ids);
      if (ids.length === 0)
        context.fail(
          "created-not-listed",
          `${resource.list?.label} must list the entry that ${create.label} created, got an empty list`,
          entry.created,
        );
      if (ids.length < 10 && !ids.map(String).includes(String(entry.ids[resource.parameterName])))
        context.skip("a list whose first page has the newest entry");
    },
  });
}

function createDeleteCase(resource: Resource, remove: Operation, get: Operation): ConformanceCase {
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
      // A 202 can remove the entry later.
      if (isSuccess(found) && removed.response.status !== 202)
        context.fail(
          "deleted-still-there",
          `${get.label} must return 404 after ${remove.label}, got ${found.response.status}`,
        );
    },
  });
}

function createBody(context: CaseContext, operation: Operation, key: string, members?: "all" | "required"): unknown {
  return context.values.createValues(operation, `${context.caseId} ${key}`, members ? { members } : {}).body;
}

async function callItem(context: CaseContext, operation: Operation, entry: Entry, body: unknown): Promise<Exchange> {
  const { body: withIds } = await context.resources.withIds(operation, { parameters: new Map(), body }, {});
  return callRaw(context, operation, entry, withIds);
}

function callRaw(context: CaseContext, operation: Operation, entry: Entry, body: unknown): Promise<Exchange> {
  return context.callValid(operation, { entry, change: (request) => ({ ...request, body }) });
}

function createPutCases(document: ApiDocument, resource: Resource, put: Operation, get: Operation): ConformanceCase[] {
  const creating = findCreatingPut(resource) === put;
  const content = chooseContent(put.body?.contents);
  const optional = content?.schema === undefined ? [] : listOptional(document, content.schema);
  return [
    ...(creating
      ? [
          toCase(put, {
            id: "sequences/put-creates-once",
            title: "a repeated PUT does not create the resource again",
            async run(context) {
              const entry = await context.resources.createEntry({ ...resource, create: undefined });
              if (entry?.created?.response.status !== 201) return context.skip(`${put.label} that creates an entry`);
              const again = await callItem(context, put, entry, sentMembers(entry.created));
              if (again.response.status === 201)
                context.fail("put-creates-again", "a second PUT must update the resource with 200 or 204, got 201");
            },
          }),
        ]
      : []),
    toCase(put, {
      id: "sequences/put-existing",
      title: "PUT of an existing resource does not return 201",
      async run(context) {
        const entry = await createFresh(context, resource);
        const updated = await callItem(context, put, entry, createBody(context, put, "existing"));
        if (updated.response.status === 201)
          context.fail("put-misleading-201", "the resource exists, so PUT must not return 201");
      },
    }),
    toCase(put, {
      id: "sequences/put-replaces",
      title: "PUT replaces the whole resource",
      covers: [`${put.id} effect`],
      async run(context) {
        const entry = await createFresh(context, resource);
        const full = createBody(context, put, "all", "all");
        const small = createBody(context, put, "required", "required");
        if (!isNode(full) || !isNode(small)) return context.skip("a JSON object as its body");
        const first = await callItem(context, put, entry, full);
        const before = Object(bodyOf(await context.callValid(get, { entry })));
        requireSuccess(context, first);
        expectSameMembers(context, sentMembers(first), await context.callValid(get, { entry }), "after PUT, the entry");
        const second = await callItem(context, put, entry, small);
        if (!isSuccess(second))
          return context.skip(`a success of ${put.label} with the required members, got ${second.response.status}`);
        const found = await context.callValid(get, { entry });
        const after = Object(bodyOf(found));
        const replaced = optional.filter((name) => !(name in small) && name in full && name in before);
        const kept = replaced.filter((name) => isSameValue(after[name], full[name]) && !isEmpty(full[name]));
        if (kept.length > 0)
          context.fail(
            "put-partial-update",
            `PUT must replace the whole resource, but ${kept.join(", ")} kept the earlier value`,
          );
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
        const change = (request: RequestValues) => ({ ...request, headers: { "If-None-Match": etag } });
        await context.callValid(put, { entry, change });
      },
    }),
    toCase(put, {
      id: "sequences/put-idempotent",
      title: "the same PUT twice has the effect of one",
      async run(context) {
        const entry = await createFresh(context, resource);
        const body = createBody(context, put, "idempotent");
        const update = async () => {
          const updated = await callItem(context, put, entry, body);
          requireSuccess(context, updated);
          return { updated, state: withoutTimes(bodyOf(await context.callValid(get, { entry }))) };
        };
        const { state } = await update();
        const { updated, state: nextState } = await update();
        const message = `the same PUT twice must leave the same resource, got ${quote(state)} and ${quote(nextState)}`;
        if (!isDeepStrictEqual(state, nextState)) context.fail("put-not-idempotent", message, updated);
      },
    }),
  ];
}

function isEmpty(value: unknown): boolean {
  return ["", false, 0, null].includes(value as null) || (Array.isArray(value) && value.length === 0);
}

function listOptional(document: ApiDocument, schema: Parameter["schema"]): string[] {
  return listTypes(document, schema).flatMap((each) => {
    const names = Object.keys(Object(each.properties));
    const [only = {}] = names.length === 1 ? listTypes(document, Object(each.properties)[names[0] as string]) : [];
    // The only member of a body can contain the resource: `{ data: … }`.
    if (typeOf(only) === "object") return [];
    const withDefault = Object.entries(Object(each.properties)).filter(
      ([, member]) => isNode(document.resolve(member)) && "default" in document.resolve(member),
    );
    const excluded = [...listRequired(each), ...withDefault.map(([name]) => name)];
    return names.filter((name) => !excluded.includes(name));
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

function createPatchCases(
  document: ApiDocument,
  resource: Resource,
  patch: Operation,
  get: Operation,
): ConformanceCase[] {
  const content = chooseContent(patch.body?.contents);
  const isMerge = content && /json/.test(content.mediaType) && !/json-patch/.test(content.mediaType);
  const [schema] = content?.schema === undefined ? [] : listTypes(document, content.schema);
  if (!isMerge || !schema) return [];
  return [
    toCase(patch, {
      id: "sequences/patch-keeps-others",
      title: "PATCH changes only the members of the patch",
      covers: [`${patch.id} effect`],
      async run(context) {
        const entry = await createFresh(context, resource);
        const all = context.values.sample(generateFrom(document, schema, { members: "all" }), context.caseId);
        const members = Object.entries(Object(all)).filter(([, value]) => value !== null && typeof value !== "object");
        let changedCount = 0;
        for (const [name, value] of members) {
          if (content.schema !== undefined && !context.values.isValid(content.schema, { [name]: value })) continue;
          const before = Object(bodyOf(await context.callValid(get, { entry })));
          const change = (request: RequestValues) => ({ ...request, content, body: { [name]: value } });
          const patched = await context.callValid(patch, { entry, change });
          if (!isSuccess(patched)) continue;
          changedCount += 1;
          const found = await context.callValid(get, { entry });
          const after = Object(bodyOf(found));
          if (name in after && !isSameValue(after[name], value))
            context.fail(
              "lost-value",
              `after PATCH, member ${name} must be ${quote(value)}, got ${quote(after[name])}`,
            );
          const { [name]: _before, ...othersBefore } = Object(withoutTimes(before));
          const { [name]: _after, ...othersAfter } = Object(withoutTimes(after));
          const lost = Object.keys(othersBefore).filter(
            (other) => !isDeepStrictEqual(othersBefore[other], othersAfter[other]),
          );
          if (lost.length > 0)
            context.fail("patch-changes-others", `PATCH of ${name} must not change ${lost.join(", ")} (RFC 7396)`);
        }
        if (changedCount === 0) context.skip(`a success of ${patch.label} with one member`);
      },
    }),
  ];
}

function createSideEffectCase(resource: Resource, operation: Operation, get: Operation): ConformanceCase {
  const compare = async (context: CaseContext, entry: Entry, body: unknown) => {
    const before = bodyOf(await context.callValid(get, { entry }));
    const rejected = await callRaw(context, operation, entry, body);
    if (rejected.response.status < 400) return false;
    const after = bodyOf(await context.callValid(get, { entry }));
    if (!isDeepStrictEqual(after, before))
      context.fail(
        "rejected-changes",
        `the rejected ${operation.method} must not change the resource, which was ${quote(before)} and is ${quote(after)}`,
        rejected,
      );
    return true;
  };
  return toCase(operation, {
    id: "sequences/rejected-changes-nothing",
    title: `a rejected ${operation.method} does not change the resource`,
    async run(context) {
      const entry = await createFresh(context, resource);
      const content = chooseContent(operation.body?.contents);
      const valid = createBody(context, operation, "valid", "all");
      if (!content?.schema || !isNode(valid)) return context.skip("a JSON object as its body");
      let rejectedCount = 0;
      for (const name of listMembers(context.document, operation)) {
        const { [name]: _removed, ...others } = valid;
        // The invalid member comes last, so a service that writes each member at once has written the others.
        const candidates = [{ invalid: true }, null].map((value) => ({ ...others, [name]: value }));
        const invalid = candidates.find((body) => !context.values.isValid(content.schema ?? true, body));
        if (invalid && (await compare(context, entry, invalid))) rejectedCount += 1;
      }
      // In another state, the service can reject a valid body.
      const below = context.document.operations.filter(
        ({ method, path }) => (method === "PUT" || method === "POST") && path.startsWith(`${resource.itemPath}/`),
      );
      for (const write of below) {
        await context.callValid(write, { entry });
        if (await compare(context, entry, valid)) rejectedCount += 1;
      }
      if (rejectedCount === 0) context.skip(`an invalid body that ${operation.label} rejects`);
    },
  });
}

function createFailedCreationCase(resource: Resource, create: Operation): ConformanceCase {
  return toCase(create, {
    id: "sequences/failed-creation",
    title: `a rejected ${create.label} adds nothing to ${resource.list?.label}`,
    async run(context) {
      const { list } = resource;
      const entry = await context.resources.getEntry(resource.collectionPath);
      const content = chooseContent(create.body?.contents);
      const valid = createBody(context, create, "valid", "all");
      if (!list || !content?.schema || !isNode(valid)) return context.skip("a JSON object as its body");
      const count = async () => findItems(bodyOf(await context.callValid(list, { entry }))).length;
      const before = await count();
      for (const name of listMembers(context.document, create)) {
        const { [name]: _removed, ...others } = valid;
        const invalid = { ...others, [name]: { invalid: true } };
        if (context.values.isValid(content.schema, invalid)) continue;
        const rejected = await callRaw(context, create, entry ?? { ids: {} }, invalid);
        if (rejected.response.status < 400) continue;
        const after = await count();
        if (after > before)
          context.fail(
            "rejected-creates",
            `the rejected ${create.method} must add nothing, but the list grew from ${before} to ${after}`,
            rejected,
          );
      }
    },
  });
}
