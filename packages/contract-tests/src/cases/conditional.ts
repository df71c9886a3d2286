import assert from "node:assert/strict";
import type { OperationId } from "@animal-store/contract";
import { contractDocument, parameterExample } from "../document/contract-document.ts";
import type { Answer } from "../http/http-client.ts";
import type { CaseContext } from "../runner/case-context.ts";
import {
  type ContractCase,
  conditionalOperations,
  pagedOperations,
  refused,
  succeeds,
  unchanged,
} from "./contract-case.ts";
import { expectFigures, rateFigures } from "./rate-figures.ts";
import { expectStatus, stableHeaders, tagOf, validRequest } from "./steps.ts";

type IfNoneMatch = string | readonly string[];

const named: [what: string, write: (tag: string) => IfNoneMatch][] = [
  ["the tag", (tag) => tag],
  ["the tag marked as weak", (tag) => `W/${tag}`],
  ["a list that holds the tag", (tag) => `"other", ${tag}`],
  ["a list without blanks", (tag) => `"other",W/${tag},"more"`],
  ["two header fields", (tag) => ['"other"', tag]],
  ["any tag", () => "*"],
];

const notNamed: [what: string, write: (tag: string) => IfNoneMatch][] = [
  ["another tag", () => '"other"'],
  ["the contract's example", () => parameterExample(contractDocument, "listPets", "If-None-Match")],
  ["a list of other tags", () => '"other", W/"more"'],
  ["nothing", () => ""],
  ["the tag without its quotes", (tag) => tag.replaceAll('"', "")],
  ["the tag cut off", (tag) => tag.slice(0, -1)],
  ["a part of the tag", (tag) => `${tag.slice(0, -2)}"`],
  ["a star in quotes", () => '"*"'],
  ["the mark of a weak tag alone", () => "W/"],
];

/** `If-None-Match` (RFC 9110, section 13.1.2): what has not changed is answered without a body. */
export const conditionalCases: ContractCase[] = [
  {
    id: "conditional/getPet/unknown",
    fact: "a pet that does not exist is 404, also for any tag",
    ...refused("getPet", "pet_not_found"),
    run: ({ call }) => call("getPet", { path: { petId: 0 }, headers: { "If-None-Match": "*" } }),
  },
  ...conditionalOperations.flatMap((operation): ContractCase[] => [
    {
      id: `conditional/${operation}/same-tag`,
      fact: "the same answer has the same tag",
      ...succeeds(operation),
      async run(context) {
        const options = await validRequest(context, operation);
        const tag = tagOf(expectStatus(await context.call(operation, options), 200));
        const answer = await context.call(operation, options);
        assert.equal(tagOf(answer), tag);
        return answer;
      },
    },
    ...named.map(
      ([what, write]): ContractCase => ({
        id: `conditional/${operation}/named/${what}`,
        fact: `If-None-Match with ${what} is answered 304 with the tag`,
        ...unchanged(operation),
        async run(context) {
          const { first, again } = await readTwice(context, operation, write);
          assert.equal(tagOf(again), tagOf(first));
          return again;
        },
      }),
    ),
    ...notNamed.map(
      ([what, write]): ContractCase => ({
        id: `conditional/${operation}/not-named/${what}`,
        fact: `If-None-Match with ${what} is answered with the whole body`,
        ...succeeds(operation),
        async run(context) {
          const { first, again } = await readTwice(context, operation, write);
          assert.equal(again.bodyText, first.bodyText);
          return again;
        },
      }),
    ),
    {
      id: `conditional/${operation}/head`,
      fact: "HEAD is answered 304 with the headers that GET's 304 has",
      ...unchanged(operation),
      async run(context) {
        const options = await validRequest(context, operation);
        const headers = { "If-None-Match": tagOf(await context.call(operation, { ...options, method: "HEAD" })) };
        const get = expectStatus(await context.call(operation, { ...options, headers }), 304);
        const head = await context.call(operation, { ...options, headers, method: "HEAD" });
        assert.deepEqual(stableHeaders(head), stableHeaders(get));
        return head;
      },
    },
    {
      id: `conditional/${operation}/headers`,
      fact: "a 304 has the headers of the 200, but for those of the body and the link to a next page",
      ...unchanged(operation),
      async run(context) {
        const { first, again } = await readTwice(context, operation, (tag) => tag);
        const without = ["content-type", ...(pagedOperations.includes(operation) ? ["link"] : [])];
        assert.deepEqual(stableHeaders(again), stableHeaders(first, without));
        return again;
      },
    },
    {
      id: `conditional/${operation}/counts`,
      fact: "a 304 counts as a request",
      ...unchanged(operation),
      async run(context) {
        const { first, again } = await readTwice(context, operation, () => "*");
        return expectFigures(again, { remaining: rateFigures(first).remaining - 1 });
      },
    },
    {
      id: `conditional/${operation}/invalid`,
      fact: "what is wrong with a request is said whatever If-None-Match names",
      ...refused(operation, "invalid_request"),
      run: ({ call }) => call(operation, { query: "unknown=1", headers: { "If-None-Match": "*" } }),
    },
    {
      id: `conditional/${operation}/without-a-key`,
      fact: "without a key nobody learns whether something has changed",
      ...refused(operation, "missing_api_key"),
      run: ({ call }) => call(operation, { key: null, headers: { "If-None-Match": "*" } }),
    },
    {
      id: `conditional/${operation}/over-the-limit`,
      fact: "over the limit a request with If-None-Match is refused like any other",
      ...refused(operation, "rate_limit_exceeded"),
      async run(context) {
        const { key } = await context.service.createKey({ limits: { perMinute: 1 } });
        const options = { ...(await validRequest(context, operation)), key, headers: { "If-None-Match": "*" } };
        expectStatus(await context.call(operation, options), 304);
        return context.call(operation, options);
      },
    },
  ]),
];

async function readTwice(
  context: CaseContext,
  operation: OperationId,
  write: (tag: string) => IfNoneMatch,
): Promise<{ first: Answer; again: Answer }> {
  const options = await validRequest(context, operation);
  const first = expectStatus(await context.call(operation, options), 200);
  const again = await context.call(operation, { ...options, headers: { "If-None-Match": write(tagOf(first)) } });
  return { first, again };
}
