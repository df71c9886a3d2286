import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { stringifyJson } from "@animal-store/exact-json";
import { isNode, type Node } from "@animal-store/openapi-document";
import {
  documentsHeader,
  findHeader,
  findOperation,
  type Operation,
  type Parameter,
  type ResponseEntry,
} from "../../document.ts";
import type { HttpResponse } from "../../http/http-client.ts";
import { findLink } from "../../http-rules.ts";
import type { RequestValues } from "../../requests.ts";
import { findItems } from "../../resources.ts";
import { tryParse } from "../../validate-response.ts";
import type { PlatformDocument } from "../platform-document.ts";
import type { CallOptions, Scenario, ScenarioContext } from "../scenario.ts";
import {
  encodeBody,
  expectCode,
  expectError,
  expectRateLimit,
  expectStatus,
  expectSuccess,
  parseRateLimit,
  sendProbe,
  validRequest,
} from "../steps.ts";

/** Writes with an `Idempotency-Key` (`x-idempotency`): each is processed once, and repeated requests get its response. */
export function createIdempotencyScenarios(platform: PlatformDocument): Scenario[] {
  const { document, keptSeconds } = platform;
  const writes = document.operations.filter(findKeyParameter);
  if (keptSeconds === undefined || !writes.every(({ responses }) => responses.some(isMarked))) return [];
  return [
    ...writes.flatMap((write) => createWriteScenarios(platform, write, keptSeconds)),
    ...writes.slice(1).map((write) => createSeparationScenario(writes[0] as Operation, write)),
  ];
}

/** The scenarios distinguish a replay by its header. */
function isMarked(entry: ResponseEntry): boolean {
  return documentsHeader(entry, /^idempotency-replayed$/i);
}

export function findKeyParameter(operation: Operation): Parameter | undefined {
  return findHeader(operation, "idempotency-key");
}

function createWriteScenarios(platform: PlatformDocument, write: Operation, keptSeconds: number): Scenario[] {
  const success = expectSuccess(write);
  const idPrefix = `idempotency/${write.id}`;
  const conflict = expectError(platform, write.id, "idempotency_conflict");
  const overMinute = expectError(platform, write.id, "rate_limit_exceeded");
  return [
    {
      id: `${idPrefix}/replay`,
      title: "the same request returns the original response byte for byte, adds nothing and counts as one request",
      isolation: "own",
      ...success,
      async run(context) {
        const { post, expectAdded } = await createWrite(context, write);
        const original = expectOriginal(await post(), success.status);
        const replay = expectReplayOf(original, await post());
        expectRateLimit(replay, { remaining: parseRateLimit(original).remaining - 1 });
        expectRateLimit(await sendProbe(context), { remaining: parseRateLimit(replay).remaining - 1 });
        await expectAdded(original);
        return replay;
      },
    },
    ...(["another body", "an added space", "an added line feed"] as const).map<Scenario>((change) => ({
      id: `${idPrefix}/conflict/${change}`,
      title: `rejects the same Idempotency-Key with ${change} and adds nothing; the first body still gets its replay`,
      isolation: "own",
      ...conflict,
      async run(context) {
        const { post, body, otherBody, expectAdded } = await createWrite(context, write);
        const changed = { "another body": otherBody, "an added space": `${body} `, "an added line feed": `\n${body}` };
        const original = expectOriginal(await post(), success.status);
        const response = await post({ body: changed[change] });
        assert(!isReplayed(response));
        expectReplayOf(original, await post());
        await expectAdded(original);
        return response;
      },
    })),
    ...listSeparations(write).map<Scenario>(([change, separate]) => ({
      id: `${idPrefix}/${change}`,
      title: `two requests with ${change === "without-a-key" ? "no Idempotency-Key" : change} are both processed`,
      isolation: "own",
      ...success,
      async run(context) {
        const { post, otherBody, idempotencyKey, expectAdded } = await createWrite(context, write);
        const changes = await separate(context, idempotencyKey);
        const first = expectOriginal(await post(change === "without-a-key" ? changes : {}), success.status);
        const response = expectOriginal(await post({ body: otherBody, ...changes }), success.status);
        await expectAdded(first, response);
        return response;
      },
    })),
    {
      id: `${idPrefix}/retention`,
      title: `replays a response for exactly ${keptSeconds} s`,
      covers: ["x-idempotency/keptSeconds"],
      ...success,
      async run(context) {
        const { clock } = context.service;
        clock.advance(0);
        const { post } = await createWrite(context, write);
        const original = expectOriginal(await post(), success.status);
        clock.advance((keptSeconds - 1) * 1000);
        const lastReplay = expectReplayOf(original, await post());
        clock.advance(1000);
        assert(!isReplayed(await post()), "A request after the retention must be processed again.");
        return lastReplay;
      },
    },
    {
      id: `${idPrefix}/parallel`,
      title: "parallel requests with one Idempotency-Key are processed once, and all get the same response",
      isolation: "own",
      ...success,
      async run(context) {
        const { post, expectAdded } = await createWrite(context, write);
        const responses = await Promise.all(Array.from({ length: 10 }, () => post()));
        const [original, ...others] = responses.filter((response) => !isReplayed(response));
        assert(original && others.length === 0, `Exactly one response must not be a replay, got ${others.length + 1}.`);
        for (const response of responses) if (response !== original) expectReplayOf(original, response);
        await expectAdded(original);
        return original;
      },
    },
    {
      id: `${idPrefix}/parallel-bodies`,
      title: "accepts one of two parallel requests with the same Idempotency-Key and different bodies",
      isolation: "own",
      ...conflict,
      async run(context) {
        const { post, otherBody, expectAdded } = await createWrite(context, write);
        const responses = await Promise.all([post(), post({ body: otherBody })]);
        const [original, error] = responses.toSorted((a, b) => a.status - b.status);
        assert(original && error);
        expectOriginal(original, success.status);
        await expectAdded(original);
        return error;
      },
    },
    {
      id: `${idPrefix}/empty`,
      title: "rejects an empty Idempotency-Key",
      ...expectError(platform, write.id, "invalid_request"),
      run: async ({ call }) => call(write.id, { headers: { "Idempotency-Key": "" } }),
    },
    ...listInvalidWrites(platform).map<Scenario>(([label, change]) => ({
      id: `${idPrefix}/not-stored/${label}`,
      title: `${label} is not stored: the corrected request succeeds with the same Idempotency-Key`,
      ...success,
      async run(context) {
        const { post, body } = await createWrite(context, write);
        const { status } = await post(change(body));
        assert(status >= 400 && status < 500, `The invalid request must be rejected, got ${status}.`);
        return expectOriginal(await post(), success.status);
      },
    })),
    {
      id: `${idPrefix}/not-stored/rate_limit_exceeded`,
      needs: ["test-clock"],
      title: "rate_limit_exceeded is not stored: the same request succeeds in the next minute",
      ...success,
      async run(context) {
        const { post } = await createWrite(context, write);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectStatus(await sendProbe(context, key), expectSuccess(platform.probe).status);
        const error = expectCode(context, await post({ key }), "rate_limit_exceeded");
        context.service.clock.advance(parseRateLimit(error).retryAfter * 1000);
        return expectOriginal(await post({ key }), success.status);
      },
    },
    {
      id: `${idPrefix}/over-the-limit`,
      title: "rejects a replay over the limit like any other request",
      ...overMinute,
      async run(context) {
        const { post } = await createWrite(context, write);
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        expectOriginal(await post({ key }), success.status);
        return post({ key });
      },
    },
  ];
}

type Separate = (context: ScenarioContext, idempotencyKey: string) => Promise<CallOptions> | CallOptions;

/**
 * Returns the differences that make a request another one than the first with the same key. A required key cannot be left out, and one
 * with a format can have only one case.
 */
function listSeparations(write: Operation): [name: string, separate: Separate][] {
  const { required = false, schema = true } = findKeyParameter(write) ?? {};
  const hasFormat = isNode(schema) && (schema.format !== undefined || schema.enum !== undefined);
  const separations: [name: string, separate: Separate, isPossible: boolean][] = [
    ["another API key", async ({ service }) => ({ key: (await service.createKey()).key }), true],
    ["a key in another case", (_, key) => ({ headers: { "Idempotency-Key": key.toUpperCase() } }), !hasFormat],
    ["without-a-key", () => ({ headers: { "Idempotency-Key": null } }), !required],
  ];
  return separations.filter(([, , isPossible]) => isPossible).map(([name, separate]) => [name, separate]);
}

function createSeparationScenario(first: Operation, second: Operation): Scenario {
  return {
    id: `idempotency/${second.id}/another-operation`,
    title: `${first.id} and ${second.id} have separate Idempotency-Keys`,
    ...expectSuccess(second),
    async run(context) {
      const { post, idempotencyKey } = await createWrite(context, first);
      expectOriginal(await post(), expectSuccess(first).status);
      const other = await createWrite(context, second);
      const headers = { "Idempotency-Key": idempotencyKey };
      return expectOriginal(await other.post({ headers }), expectSuccess(second).status);
    },
  };
}

function listInvalidWrites({ requestLimits: { bodyBytes } }: PlatformDocument) {
  const writes: [label: string, change: (body: string) => CallOptions][] = [
    ["an invalid body", () => ({ body: "[]" })],
    ["malformed JSON", (body) => ({ body: body.slice(0, -1) })],
    ["another media type", () => ({ headers: { "Content-Type": "text/plain" } })],
    ["a missing key", () => ({ key: null })],
  ];
  if (bodyBytes) writes.push(["a body that is too large", (body) => ({ body: body.padEnd(bodyBytes + 1) })]);
  return writes;
}

/** Prepares a write with an `Idempotency-Key` that no earlier run used. */
async function createWrite(context: ScenarioContext, operation: Operation) {
  const { call, requests } = context;
  const [valid, other] = [await validRequest(context, operation), await validRequest(context, operation, "other")];
  const body = await encodeBody(context, operation, valid.values);
  const otherBody = await encodeBody(context, operation, other.values);
  const schema = findKeyParameter(operation)?.schema ?? true;
  const idempotencyKey = [`k${randomUUID()}`, randomUUID()].find((key) => requests.values.isValid(schema, key));
  if (idempotencyKey === undefined) return requests.skip("an Idempotency-Key that can be a UUID");
  const before = await collectEntries(context, operation, valid.values);
  return {
    body,
    otherBody,
    idempotencyKey,
    post: ({ headers, ...options }: CallOptions = {}) =>
      call(operation.id, { ...valid, headers: { "Idempotency-Key": idempotencyKey, ...headers }, ...options }),
    /** Asserts that the collection has an entry for each of these responses, and no other new one with the sent members. */
    async expectAdded(...created: HttpResponse[]): Promise<void> {
      const bodies = [body, otherBody].map(tryParse).filter(isNode);
      const samples = created.map((response) => toSamples(response, bodies));
      const entries = await collectEntries(context, operation, valid.values);
      const added = [...entries].filter(([id]) => !before.has(id)).map(([, entry]) => entry);
      if (!samples.every((each) => added.some(isLike(each))))
        return requests.skip(
          `GET ${operation.path} to list what ${operation.label} added, in its first ${maxPages} pages`,
        );
      const found = added.filter(isLike([...samples.flat(), ...bodies])).length;
      const message = `the number of new entries of GET ${operation.path} with members of the sent bodies must be ${created.length}, got ${found}`;
      assert(found === created.length, message);
    },
  };
}

/** A service can normalize members and hide others, so its response shows the entry. One without the sent members shows nothing. */
function toSamples({ bodyText }: HttpResponse, bodies: readonly Node[]): readonly Node[] {
  const names = new Set(bodies.flatMap((body) => Object.keys(body)));
  const shown = Object.entries(tryParse(bodyText) ?? {}).filter(([name]) => names.has(name));
  return shown.length > 0 ? [Object.fromEntries(shown)] : bodies;
}

/** Returns a predicate for entries that have all members of one of the samples. */
function isLike(samples: readonly Node[]): (entry: Node) => boolean {
  const members = samples.map((sample) => Object.entries(sample)).filter(({ length }) => length > 0);
  return (entry) =>
    members.some((each) => each.every(([name, value]) => stringifyJson(entry[name]) === stringifyJson(value)));
}

/** Reads the collection of a write. @returns its entries by id */
async function collectEntries(context: ScenarioContext, { path }: Operation, values: RequestValues) {
  const { platform, requests, target } = context;
  const list = findOperation(platform.document, "GET", path);
  if (!list) return requests.skip(`GET ${path}, which lists the entries`);
  const entries = await (target.listEntries?.(context, list.id) ?? collectPages(context, list, values));
  return new Map(entries.filter(isNode).map((entry) => [String(entry.id ?? stringifyJson(entry)), entry]));
}

const maxPages = 50;

async function collectPages({ call }: ScenarioContext, list: Operation, values: RequestValues): Promise<unknown[]> {
  const path = Object.fromEntries(Array.from(values.parameters, ([{ name }, value]) => [name, value]));
  const entries: unknown[] = [];
  let next: CallOptions | undefined = {};
  for (let page = 0; page < maxPages && next; page += 1) {
    const response: HttpResponse = await call(list.id, { path, ...next });
    entries.push(...findItems(tryParse(response.bodyText)));
    next = findNextPage(list, response);
  }
  return entries;
}

/** Finds the next page: by `Link`, or by a member such as `next`, which is a URL or the value of a query parameter. */
function findNextPage({ parameters }: Operation, { headers, bodyText }: HttpResponse): CallOptions | undefined {
  const link = findLink(headers, "next");
  const body = tryParse(bodyText);
  const nodes = isNode(body) ? [body, ...Object.values(body).filter(isNode)] : [];
  const members = nodes.flatMap((node) => Object.entries(node));
  const isNext = ([name, value]: [string, unknown]) => nextPattern.test(name) && /string|number|int/.test(typeof value);
  const next = link ?? String(members.find(isNext)?.[1] ?? "");
  const query = /\?(.+)/.exec(next)?.[1];
  if (query !== undefined) return { query };
  const cursor = parameters.find(({ in: place, name }) => place === "query" && cursorPattern.test(name));
  if (next === "" || next === link || !cursor) return undefined;
  return { query: `${cursor.name}=${encodeURIComponent(next)}` };
}

// next, nextPage, next_cursor
const nextPattern = /^next_?(page|cursor|page_?token|token)?$/i;
// cursor, starting_after, page, page_token, nextToken
const cursorPattern = /cursor|after$|^page(_?token)?$|^next/i;

export function isReplayed({ headers }: HttpResponse): boolean {
  return headers.has("idempotency-replayed");
}

export function expectOriginal(response: HttpResponse, status: number | undefined): HttpResponse {
  expectStatus(response, status);
  assert(!isReplayed(response), `The response must not be a replay: ${response.bodyText}`);
  return response;
}

export function expectReplayOf(original: HttpResponse, response: HttpResponse): HttpResponse {
  assert.deepEqual(
    { status: response.status, bodyText: response.bodyText, isReplayed: isReplayed(response) },
    { status: original.status, bodyText: original.bodyText, isReplayed: true },
    "A repeated request must get the first response, with Idempotency-Replayed.",
  );
  return response;
}
