import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type ApiDocument, findHeader, findOperation, type Operation, type Parameter } from "../document.ts";
import { parseEvents } from "../http/body.ts";
import type { Exchange } from "../http-rules.ts";
import { idsOf, withParameter } from "../requests.ts";
import { type Entry, findItems, isEntry, listHolders, listResources, type Resource, toNoEntry } from "../resources.ts";
import type { CaseContext, ConformanceCase } from "../session.ts";
import { bodyOf, isSuccess, tryParse } from "../validate-response.ts";
import { isWriting, toCase } from "./case.ts";
import { findList, largestLimit, walkAll } from "./lists.ts";
import { createFresh, readEvents } from "./sequences.ts";

/** Access to the entries of another user, and of another parent. Each case creates entries. */
export function* createUserCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const each of listUserCases(document)) yield { ...each, isWrite: true };
}

function* listUserCases(document: ApiDocument): Iterable<ConformanceCase> {
  for (const resource of listResources(document)) {
    yield* createItemCases(resource);
    const { list, item, create } = resource;
    const key = create && findHeader(create, "idempotency-key");
    if (key && item.GET) yield createReplayCase(create, item.GET, key);
    if (list && create && resource.collectionPath.includes("{")) yield createSiblingCase(resource, list);
    if (list && item.GET && !item.GET.isPublic) yield createListCase(document, resource, list, item.GET);
  }
  for (const operation of document.operations) {
    if (operation.hasEvents && !operation.isPublic) yield createEventCase(operation, listResources(document));
    const [resource, ...parents] = listHolders(document, operation.path);
    if (!resource || operation.isPublic) continue;
    if ([resource, ...parents].some(({ item: { GET } }) => GET && GET !== operation && !GET.isPublic))
      yield createHiddenCase(operation, [resource, ...parents]);
    if (parents.length > 0 && resource.create) yield createParentCase(operation, [resource, ...parents]);
  }
}

/** Returns the context of another user. Skips the case without one. */
function connectUser(context: CaseContext): CaseContext {
  const [headers] = Object.values(context.setup.otherUsers ?? {});
  if (!headers) return context.skip("the credentials of a second user: otherUsers in a setup");
  return context.connect({ ...context.connection, headers });
}

/** A 403 can also show that a user may read no entry at all. */
async function isHidden(context: CaseContext, other: CaseContext, { item, itemPath }: Resource, entry: Entry) {
  const { GET: get } = item;
  if (!get || !isSuccess(await context.callValid(get, { entry }))) return false;
  const { status } = (await other.callValid(get, { entry })).response;
  if (status !== 403) return status === 404;
  const own = await other.resources.getEntry(itemPath, { isFresh: true });
  return own !== undefined && isSuccess(await other.callValid(get, { entry: own }));
}

function createHiddenCase(operation: Operation, within: readonly [Resource, ...Resource[]]): ConformanceCase {
  return toCase(operation, {
    id: "security/hidden-entry",
    title: "denies access below an entry that the user cannot read",
    async run(context) {
      const other = connectUser(context);
      const entry = await createFresh(context, within[0]);
      for (const resource of within) {
        const { GET: get, DELETE: remove } = resource.item;
        if (get === operation || !(await isHidden(context, other, resource, entry))) continue;
        const reason = `another user cannot read the entry with ${get?.label}`;
        const attempt = { actor: other, operation, entry, resource, reason, check: "missing-authorization" };
        await expectDenied(context, attempt);
        // An operation can need a deleted entry, such as one that restores it. Other cases use the parents.
        if (operation.method !== "POST" || !remove || resource !== within[0]) return;
        if (isSuccess(await context.callValid(remove, { entry }))) await expectDenied(context, attempt);
        return;
      }
      context.skip("an entry that another user cannot read");
    },
  });
}

function createParentCase(operation: Operation, within: readonly [Resource, ...Resource[]]): ConformanceCase {
  const [resource, ...parents] = within;
  return toCase(operation, {
    id: "security/other-parent",
    title: "finds no entry under another parent",
    async run(context) {
      const entry = await createFresh(context, resource);
      const { body } = entry.created?.request ?? {};
      const sentId = context.resources.findId(resource, typeof body === "string" ? tryParse(body) : undefined);
      // A client that chooses ids can add the same one to another parent.
      const isChosen = /^(PUT|POST)$/.test(operation.method) && isEntry(resource, entry, sentId);
      if (!entry.created || isChosen) context.skip("an entry whose id the service chooses");
      let count = 0;
      for (const actor of context.setup.otherUsers ? [context, connectUser(context)] : [context])
        for (const { itemPath, parameterName } of parents) {
          const parent = await actor.resources.getEntry(itemPath, { isFresh: true });
          if (!parent || isDeepStrictEqual(parent.ids[parameterName], entry.ids[parameterName])) continue;
          count += 1;
          const reason = `the entry has another ${parameterName}`;
          const ids = { ...entry.ids, ...parent.ids };
          await expectDenied(context, { actor, operation, entry, ids, resource, reason, check: "wrong-parent" });
        }
      if (count === 0) context.skip("two parents");
    },
  });
}

interface Attempt {
  /** The context of the user who sends the request. */
  readonly actor: CaseContext;
  readonly operation: Operation;
  /** An entry of the first user. */
  readonly entry: Entry;
  /** The path parameters of the request. @default those of the entry */
  readonly ids?: Entry["ids"];
  /** The resource of the entry, which the service must not find. */
  readonly resource: Resource;
  readonly reason: string;
  readonly check: string;
}

/**
 * Some services accept requests for any id: with an empty list, with a DELETE that removes nothing, or by creating an entry of the user.
 * Then only data of the first user shows a missing check.
 */
async function expectDenied(context: CaseContext, attempt: Attempt): Promise<void> {
  const { actor, operation, entry, ids = entry.ids, resource, reason, check } = attempt;
  const { document, resources } = context;
  const below = listResources(document).find(({ list }) => list === operation);
  const child = below && (await resources.createEntry(below, entry.ids));
  const get = findOperation(document, "GET", operation.path) ?? resource.item.GET;
  const read = async () => get && !get.hasEvents && toState(await context.callValid(get, { entry }));
  const before = await read();
  const exchange = await actor.callValid(operation, { entry: { ids } });
  // A 202 is a promise.
  if (!isSuccess(exchange) || exchange.response.status === 202) return;
  const after = await read();
  const isStable = isDeepStrictEqual(after, await read());
  const absent = { ids: { ...ids, [resource.parameterName]: resources.createId(resource) } };
  const unknown = await actor.callValid(operation, { entry: absent });
  const isDenied = !isSuccess(unknown);
  const items = findItems(bodyOf(exchange));
  const isBreach = () => {
    if (below && child) return items.some((item) => isEntry(below, child, resources.findId(below, item)));
    if (operation.method === "GET" && findList(document, operation)) return isDenied && items.length > 0;
    if (isDenied) return true;
    if (isWriting(operation)) return isStable && !isDeepStrictEqual(before, after);
    if (operation.hasEvents) return operation.responses.some(({ status }) => status === "404");
    return isDeepStrictEqual(toState(exchange), before) && !isDeepStrictEqual(toState(unknown), before);
  };
  const message = `${reason}, so ${operation.label} must be rejected, got ${exchange.response.status}`;
  if (isBreach()) context.fail(check, message, exchange);
}

function toState(exchange: Exchange): readonly [status: number, body: unknown] {
  return [exchange.response.status, bodyOf(exchange)];
}

function createListCase(document: ApiDocument, resource: Resource, operation: Operation, get: Operation) {
  return toCase(operation, {
    id: "security/hidden-listed",
    title: "lists no entry that the user cannot read",
    async run(context) {
      const list = findList(document, operation) ?? context.skip("a list of entries");
      const other = connectUser(context);
      const entry = await createFresh(context, resource);
      const parentIds = idsOf(await other.resources.createRequest(operation));
      const { items } = await walkAll(other, list);
      const ids = items.map((item) => other.resources.findId(resource, item));
      const own = ids.find((id) => isEntry(resource, entry, id));
      for (const id of own === undefined ? [ids[0], ids.at(-1)] : [own]) {
        const toEntry = (base: Entry["ids"]): Entry => ({ ids: { ...base, [resource.parameterName]: id } });
        if (id === undefined || !(await isHidden(context, other, resource, toEntry(entry.ids)))) continue;
        // Each parent can have an entry with this id.
        if (isSuccess(await other.callValid(get, { entry: toEntry(parentIds) }))) continue;
        const message = `${operation.label} must not list ${id} for another user, who cannot read it with ${get.label}`;
        context.fail("missing-authorization", message);
      }
    },
  });
}

function createSiblingCase(resource: Resource, list: Operation): ConformanceCase {
  return toCase(list, {
    id: "security/other-parent",
    title: "lists no entry of another parent",
    async run(context) {
      const { resources } = context;
      const addParent = () => resources.getEntry(resource.collectionPath, { isFresh: true });
      const parents = [await addParent(), await addParent()] as const;
      const entry = parents[0] && (await resources.createEntry(resource, parents[0].ids));
      if (!entry || isDeepStrictEqual(parents[0]?.ids, parents[1]?.ids))
        return context.skip("two parents, and an entry of one");
      const { limit } = findList(context.document, list) ?? {};
      const parameters = new Map(limit && [[limit, largestLimit(context, limit)]]);
      const exchanges = [];
      for (const parent of parents)
        exchanges.push(await context.callValid(list, { entry: parent, replace: { parameters } }));
      const [own, other] = exchanges.map((each) => findItems(bodyOf(each)));
      // Each parent can have an entry with this id.
      const isSame = (item: unknown) =>
        isEntry(resource, entry, resources.findId(resource, item)) &&
        own?.some((each) => isDeepStrictEqual(each, item));
      const message = `${list.label} must not list an entry of another parent`;
      if (other?.some(isSame)) context.fail("wrong-parent", message, exchanges[1]);
    },
  });
}

function createEventCase(stream: Operation, resources: readonly Resource[]): ConformanceCase {
  return toCase(stream, {
    id: "security/hidden-events",
    title: "sends no event of an entry that the user cannot read",
    async run(context) {
      const other = connectUser(context);
      const created: [Resource, Entry][] = [];
      const exchange = await readEvents(other, stream, async () => {
        for (const resource of resources) {
          const entry = await context.resources.getEntry(resource.itemPath, { isFresh: true }).catch(toNoEntry);
          if (entry?.created) created.push([resource, entry]);
        }
      });
      for (const { data = "" } of parseEvents(exchange.response.bodyText))
        for (const [resource, entry] of created) {
          const isAbout = isEntry(resource, entry, context.resources.findId(resource, tryParse(data)));
          if (!isAbout || !(await isHidden(context, other, resource, entry))) continue;
          const message = `${stream.label} must send no event of an entry that another user cannot read with ${resource.item.GET?.label}`;
          context.fail("missing-authorization", message, exchange);
        }
    },
  });
}

function createReplayCase(create: Operation, get: Operation, parameter: Parameter): ConformanceCase {
  return toCase(create, {
    id: "security/idempotency-key",
    title: "an Idempotency-Key of another user replays no response",
    async run(context) {
      const other = connectUser(context);
      const base = await context.resources.createRequest(create, { members: "any" });
      const send = (actor: CaseContext, key: string) => actor.call(create, withParameter(base, parameter, key));
      const key = randomUUID();
      const entry = context.resources.toEntry(await send(context, key));
      if (!entry) return context.skip(`a success of ${create.label} with the id of the entry`);
      const canRead = async () => isSuccess(await other.callValid(get, { entry }));
      if (await canRead()) return;
      const second = await send(other, key);
      const isSame = isSuccess(second) && isDeepStrictEqual(context.resources.toEntry(second)?.ids, entry.ids);
      // The other user can have created an entry with the same id.
      if (!isSame || (await canRead())) return;
      const message = "the Idempotency-Key of another user must not return the entry of this user";
      context.fail("replayed-for-others", message, second);
    },
  });
}

/** Compares the operations of an item. A 403 shows that it is private. */
function* createItemCases(resource: Resource): Iterable<ConformanceCase> {
  const operations = Object.values(resource.item);
  const { GET: get } = resource.item;
  const [first] = operations.filter(({ isPublic }) => !isPublic);
  if (!first || !(resource.create ?? resource.item.PUT)) return;
  yield toCase(first, {
    id: "security/other-user",
    title: `another user gets the same access to ${resource.itemPath} in all operations`,
    async run(context) {
      const [user] = Object.keys(context.setup.otherUsers ?? {});
      if (user === undefined) return context.skip("the credentials of a second user: otherUsers in a setup");
      const results = [];
      for (const operation of operations) {
        const entry = await createFresh(context, resource);
        const anonymous = await context.callValid(operation, { entry, as: "none" });
        const isRemoved = isSuccess(anonymous) && operation.method === "DELETE";
        const remaining = isRemoved ? await createFresh(context, resource) : entry;
        const exchange = await context.callValid(operation, { entry: remaining, as: user });
        const absent = context.values.createValues(operation, `${context.caseId} absent`, { members: "required" });
        const unknown = await context.call(operation, absent, { as: user });
        results.push({ operation, exchange, anonymous, unknown });
        if (!get || get.isPublic || !isWriting(operation) || exchange.response.status !== 404) continue;
        const found = await context.callValid(get, { entry: remaining, as: user });
        const own = await context.callValid(get, { entry: remaining });
        const isOwn = isSuccess(own) && isDeepStrictEqual(toState(found), toState(own));
        const message = `${get.label}: ${user} may read the entry of another user, which other operations do not find`;
        if (isOwn && isSuccess(await context.callValid(operation, { entry: remaining })))
          context.report("missing-authorization", message, found);
      }
      const isForbidden = ({ response }: Exchange) => response.status === 403;
      const hasForbiddenWrite = results.some((each) => isWriting(each.operation) && isForbidden(each.exchange));
      const problems: Record<string, string> = {
        "401-instead-of-403": `the credentials of ${user} are valid, so the status must be 403, got 401`,
        "ignored-anonymous": `${user} gets 403, but a request without credentials gets `,
        "existence-leak": `${user} gets 403 for an entry of another user and 404 for an unknown one, which shows that the entry exists`,
        "missing-authorization": `${user} may change the entry of another user, although other operations return 403`,
      };
      for (const { operation, exchange, anonymous, unknown } of results) {
        const report = (check: string, value = "") =>
          context.report(check, `${operation.label}: ${problems[check]}${value}`, exchange);
        if (exchange.response.status === 401) report("401-instead-of-403");
        if (isForbidden(exchange) && isSuccess(anonymous)) report("ignored-anonymous", `${anonymous.response.status}`);
        if (operation.method === "GET" && isForbidden(exchange) && unknown.response.status === 404)
          report("existence-leak");
        if (isWriting(operation) && isSuccess(exchange) && hasForbiddenWrite) report("missing-authorization");
      }
    },
  });
}
