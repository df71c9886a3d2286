import { type contract as Api, contract } from "@animal-store/codegen/test/generated/gallery/contract.ts";
import { validators as requestValidators } from "@animal-store/codegen/test/generated/gallery/inputs.js";
import { validators as responseValidators } from "@animal-store/codegen/test/generated/gallery/responses.js";
import { describe, expect, it } from "vitest";
import { serve } from "../../test/serve.ts";
import { FetchRequest, type Handlers, type MountOptions, mountContract } from "../index.ts";

type Gallery = Handlers<typeof Api, unknown, never>;
type Change = { event: "added"; id?: string; data: { picture: number | bigint } } | { event: "closed"; data: string };

const unused = (): never => {
  throw new Error("unused");
};

function createGallery(
  events: Iterable<Change> | AsyncIterable<Change>,
  options: Partial<MountOptions<typeof Api, unknown, never>> = {},
) {
  const errors: unknown[] = [];
  const invalid: string[] = [];
  const handlers: Gallery = {
    watchChanges: ({ reply }) => reply(200, events),
    writeCaption: ({ body, reply }) =>
      body.stream
        ? reply(200, [{ part: body.text, id: 1 }], { "Content-Type": "text/event-stream" })
        : reply(200, { caption: body.text }, { "Content-Type": "application/json" }),
    addPicture: unused,
    addVisit: unused,
    replaceGuide: unused,
    findCover: unused,
    replaceCover: unused,
  };
  const app = mountContract<typeof Api, unknown>({
    contract,
    requestValidators,
    responseValidators,
    handlers,
    onError: (error) => void errors.push(error),
    onInvalidResponse: (problem) => void invalid.push(problem),
    ...options,
  });
  return { app, errors, invalid };
}

/** Waits for an event that never comes, until it is returned. */
function createPendingSource() {
  const returned = Promise.withResolvers<void>();
  const source: AsyncIterable<Change> = {
    [Symbol.asyncIterator]: () => ({
      next: () => returned.promise.then(() => ({ done: true, value: undefined })),
      return: async () => {
        returned.resolve();
        return { done: true, value: undefined };
      },
    }),
  };
  return { source, returned: returned.promise };
}

const path = "/gallery/changes";
const added: Change = { event: "added", data: { picture: 2n ** 53n + 1n }, id: "7" };

it("encodes an event per item, with exact integers", async () => {
  const { app } = createGallery([added, { event: "closed", data: "for\ntoday" }]);
  const response = await app.request(path);
  expect(await response.text()).toBe(
    'event: added\ndata: {"picture":9007199254740993}\nid: 7\n\nevent: closed\ndata: for\ndata: today\n\n',
  );
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/event-stream",
    "cache-control": "no-store",
  });
});

it("responds with JSON or with events, as the handler selects", async () => {
  const { app } = createGallery([]);
  const post = (stream: boolean) =>
    app.request("/gallery/captions", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ text: "a", stream }),
    });
  expect(await (await post(false)).text()).toBe('{"caption":"a"}');
  expect(await (await post(true)).text()).toBe('data: {"part":"a","id":1}\n\n');
});

describe("an invalid event", () => {
  const invalidEvents = [added, { event: "added", data: { picture: "x" } }] as Change[];

  it("ends the stream and is reported as an invalid response", async () => {
    const { app, errors, invalid } = createGallery(invalidEvents);
    await expect((await app.request(path)).text()).rejects.toThrow("the stream of the response failed");
    expect([errors, invalid.length]).toEqual([[], 1]);
    expect(invalid[0]).toMatch(/^watchChanges responded with 200, which breaks the contract: event /);
  });

  it("is sent without response validators", async () => {
    const { app } = createGallery(invalidEvents, { responseValidators: undefined });
    expect(await (await app.request(path)).text()).toContain('{"picture":"x"}');
  });
});

it("reports the error of a source, and breaks the stream", async () => {
  const failure = new Error("failed");
  async function* fail(): AsyncGenerator<Change> {
    yield added;
    throw failure;
  }
  const { app, errors } = createGallery(fail());
  const reader = (await app.request(path)).body?.getReader();
  expect((await reader?.read())?.done).toBe(false);
  await expect(reader?.read()).rejects.toThrow("the stream of the response failed");
  expect(errors).toEqual([failure]);
});

it("reports the error of a source that does not start, and responds with 500", async () => {
  const failure = new Error("failed");
  const source: AsyncIterable<Change> = {
    [Symbol.asyncIterator]: () => {
      throw failure;
    },
  };
  const { app, errors } = createGallery(source);
  expect((await app.request(path)).status).toBe(500);
  expect(errors).toEqual([failure]);
});

it("rejects an id with a line break, which would add fields", async () => {
  const { app, errors } = createGallery([{ ...added, id: "7\ndata: x" } as Change]);
  await expect((await app.request(path)).text()).rejects.toThrow("the stream of the response failed");
  expect(errors.map(String)).toEqual([expect.stringContaining("The id of an event contains a line break or U+0000.")]);
});

it("returns the source when the client cancels, also while an event is pending", async () => {
  const { source, returned } = createPendingSource();
  const { app, errors } = createGallery(source);
  await (await app.request(path)).body?.cancel();
  await returned;
  expect(errors).toEqual([]);
});

it("returns the source of a HEAD request without reading it", async () => {
  let reads = 0;
  let returns = 0;
  const next = (): IteratorResult<Change> => ({ done: ++reads > 1, value: added });
  const end = (): IteratorResult<Change> => ({ done: ++returns > 0, value: added });
  const { app } = createGallery({ [Symbol.iterator]: () => ({ next, return: end }) });
  const url = `https://gallery.example${path}`;
  const { headers, body } = await app.pipeline(new FetchRequest(new Request(url, { method: "HEAD" })));
  expect([headers["Content-Type"], body, reads, returns]).toEqual(["text/event-stream", null, 0, 1]);
});

it("is served by @hono/node-server, which returns the source when the client disconnects", async () => {
  const { source, returned } = createPendingSource();
  const { app } = createGallery(source);
  const controller = new AbortController();
  const url = `http://127.0.0.1:${await serve(app)}${path}`;
  expect((await fetch(url, { signal: controller.signal })).status).toBe(200);
  controller.abort();
  await returned;
});
