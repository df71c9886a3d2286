import assert from "node:assert/strict";
import { isNode } from "@animal-store/openapi-document";
import type { Operation } from "../../document.ts";
import type { HttpResponse } from "../../http/http-client.ts";
import type { PlatformDocument } from "../platform-document.ts";
import type { CallOptions, Scenario, ScenarioContext } from "../scenario.ts";
import { expectError, expectSuccess, unknownPath, validRequest } from "../steps.ts";
import { findKeyParameter } from "./idempotency.ts";

const encodings: [label: string, encode: (key: string) => string][] = [
  ["", (key) => key],
  [" of the other kind", (key) => swapKind(key)],
  [", percent-encoded", (key) => key.replaceAll("_", "%5F")],
  [", with something around it", (key) => `x.${key}.x`],
];

type SendKey = (context: ScenarioContext, key: string) => Promise<HttpResponse>;

/** A response never contains an API key that a request has in the wrong place, because clients log and show responses. */
export function createRedactionScenarios(platform: PlatformDocument): Scenario[] {
  return listKeyCarriers(platform).flatMap(([part, operation, sendKey]) =>
    encodings.map<Scenario>(([encoding, encode]) => ({
      id: `key-redaction/${part}${encoding}`,
      title: `the response to a key${encoding} in ${part} does not contain the key`,
      operation,
      async run(context) {
        const response = await sendKey(context, encode(context.key));
        const text = [response.bodyText, ...response.headers.values()].join("\n");
        const keyPart = secretPart(context.key).slice(0, 8);
        assert(!text.includes(keyPart), `A response must not contain a part of a key, got ${text}`);
        return response;
      },
    })),
  );
}

/** A part of a request that can contain a key by mistake, and that an error can quote. */
type KeyCarrier = readonly [name: string, operation: string, send: SendKey];

function listKeyCarriers({ document, probe }: PlatformDocument): KeyCarrier[] {
  const write = document.operations.find((each) => each.readsJson);
  const idempotent = document.operations.find(findKeyParameter);
  const item = document.operations.find(({ method, path }) => method === "GET" && path.endsWith("}"));
  const toCarriers = (
    name: string,
    operation: Operation | undefined,
    toOptions: (key: string) => CallOptions,
  ): KeyCarrier[] => (operation ? [[name, operation.id, ({ call }, key) => call(operation.id, toOptions(key))]] : []);
  return [
    ["a path", "unrouted", ({ send }, key) => send("GET", `${unknownPath}/${key}`)],
    ...toCarriers("a parameter's name", probe, (key) => ({ query: key })),
    ...probe.parameters.flatMap(({ name, in: place }) =>
      place === "query" ? toCarriers(`the parameter ${name}`, probe, (key) => ({ query: `${name}=${key}` })) : [],
    ),
    ...toCarriers("a path parameter", item, (key) => ({
      path: Object.fromEntries(item?.parameters.map(({ name }) => [name, key]) ?? []),
    })),
    ...toCarriers("an Idempotency-Key", idempotent, (key) => ({ headers: { "Idempotency-Key": `${key} ${key}` } })),
    ...toCarriers("a Content-Type", write, (key) => ({ headers: { "Content-Type": `text/${key}` } })),
    ...toCarriers("text that is not JSON", write, (key) => ({ body: key })),
    ...toCarriers("a member's name", write, (key) => ({ json: { [key]: 1 } })),
    ...(write
      ? [["a member", write.id, (context, key) => sendAsMembers(context, write, key)] satisfies KeyCarrier]
      : []),
  ];
}

/** Sends a key as each member of the body that is not a text. */
async function sendAsMembers(context: ScenarioContext, write: Operation, key: string): Promise<HttpResponse> {
  const { values } = await validRequest(context, write);
  const members = isNode(values?.body) ? Object.entries(values.body) : [];
  const wrong = members.map(([name, value]) => [name, typeof value === "string" ? value : key]);
  return context.call(write.id, { json: { ...Object.fromEntries(wrong), extra: [key] } });
}

function swapKind(key: string): string {
  return key.includes("_live_") ? key.replace("_live_", "_test_") : key.replace("_test_", "_live_");
}

/** Returns a key without its public prefix, such as `as_live_`. */
export function secretPart(key: string): string {
  return key.replace(/^[^_]*_(live|test)_/, "");
}

const validIds = ["a", "A.b_c-9", "x".repeat(128)];
const invalidIds = ["x".repeat(129), "a b", "", "a,b", "a/b", "ä", "<script>"];
const idsWithKeys: readonly (readonly [label: string, toRequestId: (key: string) => string])[] = [
  ["a key", (key) => key],
  ["a key of the other kind", swapKind],
  ["a key among other characters", (key) => `retry-of.${key}.2`],
  ["the beginning of a key", (key) => key.slice(0, 20)],
];

/** `X-Request-Id`: a valid id of the client stays, so that it can be found in both logs. */
export function createRequestIdScenarios(platform: PlatformDocument): Scenario[] {
  const { probe } = platform;
  const rows: readonly (readonly [label: string, isKept: boolean, toRequestId: (key: string) => string])[] = [
    ...validIds.map((id) => [`${id.slice(0, 10)}-${id.length}`, true, () => id] as const),
    ...invalidIds.map((id) => [`${id.slice(0, 10)}-${id.length}`, false, () => id] as const),
    ...idsWithKeys.map(([label, toRequestId]) => [label, false, toRequestId] as const),
  ];
  return [
    ...rows.map<Scenario>(([label, isKept, toRequestId]) => ({
      id: `request-ids/${isKept ? "preserved" : "replaced"}/${label}`,
      title: isKept
        ? "preserves a valid id"
        : "replaces an id that is not valid, or contains a key and would be logged",
      ...expectSuccess(probe),
      async run({ call, key }) {
        const sent = toRequestId(key);
        const response = await call(probe.id, { headers: { "X-Request-Id": sent } });
        const received = getRequestId(response);
        if (isKept) assert.equal(received, sent);
        else assert(received !== "" && !sent.startsWith(received), `The id must be new, got ${received}`);
        return response;
      },
    })),
    {
      id: "request-ids/new",
      title: "assigns a new id to each response",
      ...expectSuccess(probe),
      async run({ call }) {
        const send = () => call(probe.id, { headers: { "X-Request-Id": null } });
        const responses = [await send(), await send(), await send()] as const;
        assert.equal(new Set(responses.map(getRequestId)).size, responses.length);
        return responses[0];
      },
    },
    {
      id: "request-ids/without-a-key",
      title: "preserves the X-Request-Id of a request without a key",
      ...expectError(platform, "unrouted", "missing_api_key"),
      async run({ send }) {
        const response = await send("GET", unknownPath, { key: null, headers: { "X-Request-Id": "mine" } });
        assert.equal(getRequestId(response), "mine");
        return response;
      },
    },
  ];
}

function getRequestId({ headers }: HttpResponse): string {
  return headers.get("x-request-id") ?? "";
}
