import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { basePath, calls } from "@animal-store/codegen/test/generated/gallery/calls.ts";
import type { contract, paths } from "@animal-store/codegen/test/generated/gallery/contract.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { listen } from "../test/serve.ts";
import { type ApiClientOptions, createApiClient, orThrow } from "./index.ts";

type Gallery = { paths: paths; contract: typeof contract };
type Respond = (response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

async function open(respond: Respond, options: Partial<ApiClientOptions> = {}) {
  const origin = await listen((request, response) => void respond(response, request));
  return createApiClient<Gallery>(calls, {
    baseUrl: origin + basePath,
    apiKey: false,
    ...options,
  });
}

const eventHeaders = { "Content-Type": "text/event-stream" };
const sendEvents =
  (...chunks: (string | Uint8Array)[]): Respond =>
  async (response) => {
    response.writeHead(200, eventHeaders);
    // Each chunk is a separate read of the client.
    for (const chunk of chunks)
      await new Promise((resolve) => response.write(chunk, () => setImmediate(() => setImmediate(resolve))));
    response.end();
  };
const collect = async <Event>(events: AsyncIterable<Event>): Promise<Event[]> => {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
};

describe("events", () => {
  const added = (picture: number | bigint) => ({ event: "added", data: { picture } });

  it.each<[title: string, chunks: (string | Uint8Array)[], events: unknown[]]>([
    [
      "with exact integers, and text where the contract has text",
      ['event: added\nid: 7\ndata: {"picture":9007199254740993}\n\nevent: closed\ndata: [1]\n\n'],
      [
        { ...added(9007199254740993n), id: "7" },
        { event: "closed", data: "[1]" },
      ],
    ],
    ["with several lines of data", ['event: added\ndata: {\ndata: "picture":1}\n\n'], [added(1)]],
    [
      "in any pieces, with any line ends",
      [...'\ufeff: comment\r\nevent:added\r\ndata:{\rdata:"picture":1}\r\n\r\nevent: added\ndata: {"picture":2}\n\n'],
      [added(1), added(2)],
    ],
    ["with a character in two chunks", splitBytes("event: closed\ndata: ä\n\n"), [{ event: "closed", data: "ä" }]],
    [
      "without fields that are invalid or unknown",
      ["event: closed\nretry: 1s\nid: a\0\nother: x\ndata\n\nretry: 50\nevent: closed\ndata: b\n\nevent: closed\n\n"],
      [
        { event: "closed", data: "" },
        { retry: 50, event: "closed", data: "b" },
      ],
    ],
    ["without an incomplete last one", ["event: closed\ndata: a\n\ndata: b\n"], [{ event: "closed", data: "a" }]],
  ])("are read %s", async (_title, chunks, events) => {
    const gallery = await open(sendEvents(...chunks));
    expect(await collect(orThrow(await gallery.watchChanges()))).toEqual(events);
  });

  it("end at [DONE] if their data is JSON", async () => {
    const gallery = await open(sendEvents('data: {"part":"a","id":1}\n\n', "data: [DONE]\n\n", "data: x\n\n"));
    const caption = orThrow(await gallery.writeCaption({ text: "a", stream: true }));
    expect(Symbol.asyncIterator in caption && (await collect(caption))).toEqual([{ part: "a", id: 1 }]);
  });

  it.each(["Text/Event-Stream", "TEXT/EVENT-STREAM;charset=UTF-8", 'text/event-stream ; charset="utf-8"'])(
    "are recognized by the media type %s",
    async (type) => {
      const gallery = await open((response) => {
        response.writeHead(200, { "Content-Type": type }).end("event: closed\ndata: a\n\n");
      });
      expect(await collect(orThrow(await gallery.watchChanges()))).toEqual([{ event: "closed", data: "a" }]);
    },
  );

  it("are JSON if the response is JSON", async () => {
    const gallery = await open((response) => {
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"caption":"a"}');
    });
    expect(orThrow(await gallery.writeCaption({ text: "a" }))).toEqual({ caption: "a" });
  });

  it("are an error if the response is an error", async () => {
    const gallery = await open((response) => {
      response.writeHead(400, { "Content-Type": "application/json" }).end('{"code":"a","message":"b","status":400}');
    });
    expect((await gallery.watchChanges()).error).toMatchObject({ code: "a", status: 400 });
  });

  it("throw an error that quotes data that is not JSON", async () => {
    const gallery = await open(sendEvents("event: added\ndata: <p>\n\n"));
    const { data } = await gallery.watchChanges();
    await expect(collect(data ?? failEmpty())).rejects.toThrow(/^An event of http.* is not JSON: <p>\. Check/);
  });

  it("throw if the connection breaks", async () => {
    const gallery = await open((response) => {
      response.writeHead(200, eventHeaders);
      response.write("event: closed\ndata: a\n\n", () => response.destroy());
    });
    const { data } = await gallery.watchChanges();
    await expect(collect(data ?? failEmpty())).rejects.toThrow();
  });

  it("cancel the request at a break", async () => {
    const closed = Promise.withResolvers<void>();
    const gallery = await open((response) => {
      response.on("close", closed.resolve);
      response.writeHead(200, eventHeaders).write("event: closed\ndata: a\n\n");
    });
    const { data } = await gallery.watchChanges();
    for await (const { event } of data ?? failEmpty()) {
      expect(event).toBe("closed");
      break;
    }
    await closed.promise;
  });

  it("end with the reason of an aborted signal", async () => {
    const gallery = await open(
      (response) => void response.writeHead(200, eventHeaders).write("event: closed\ndata: a\n\n"),
    );
    const controller = new AbortController();
    const { data } = await gallery.watchChanges({}, { signal: controller.signal });
    const reason = new Error("enough");
    const reading = (async () => {
      for await (const _ of data ?? failEmpty()) controller.abort(reason);
    })();
    await expect(reading).rejects.toBe(reason);
  });

  it("are retried before their headers, and not afterwards", async () => {
    let requests = 0;
    const gallery = await open(
      (response) => {
        requests += 1;
        if (requests === 1) return void response.writeHead(503, { "Retry-After": "0" }).end();
        response.writeHead(200, eventHeaders).write("event: closed\ndata: a\n\n", () => response.destroy());
      },
      { random: () => 0 },
    );
    const { data } = await gallery.watchChanges();
    await expect(collect(data ?? failEmpty())).rejects.toThrow();
    expect(requests).toBe(2);
  });

  it("are not subject to the timeout of the call after their headers", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const timeout = Promise.withResolvers<void>();
    const gallery = await open(
      async (response) => {
        response.writeHead(200, eventHeaders).write("event: closed\ndata: a\n\n");
        await timeout.promise;
        response.end("event: closed\ndata: b\n\n");
      },
      { timeoutMs: 50 },
    );
    const changes = orThrow(await gallery.watchChanges());
    vi.advanceTimersByTime(50);
    timeout.resolve();
    expect(await collect(changes)).toHaveLength(2);
  });
});

describe("a body", () => {
  const received = async (send: (gallery: Awaited<ReturnType<typeof open>>) => Promise<unknown>) => {
    const request = Promise.withResolvers<{ type: string; body: string }>();
    const gallery = await open(async (response, message) => {
      request.resolve({ type: message.headers["content-type"] ?? "", body: await text(message) });
      response.writeHead(201, { "Content-Type": "application/json" }).end("{}");
    });
    await send(gallery);
    return request.promise;
  };

  it("of a multipart operation is sent as a form with files, text and JSON", async () => {
    const file = new File(["png"], "a.png");
    const { type, body } = await received((gallery) =>
      gallery.addPicture({
        title: "ä",
        tags: ["x", "y"],
        owner: { id: 9007199254740993n },
        frames: [{ a: 1 }, { b: 2 }],
        file,
      }),
    );
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    const [titleEntry, ...tagEntries] = [form.get("title"), ...form.getAll("tags")];
    expect([titleEntry, tagEntries]).toEqual(["ä", ["x", "y"]]);
    expect([form.get("owner"), form.getAll("frames")]).toEqual(['{"id":9007199254740993}', ['{"a":1}', '{"b":2}']]);
    // Many servers read a part with a file name as a file.
    expect(body).toContain('name="owner"\r\nContent-Type: application/json\r\n\r\n{');
    const sentFile = form.get("file") as File;
    expect([sentFile.name, sentFile.type, await sentFile.text()]).toEqual(["a.png", "image/png", "png"]);
  });

  it("of a multipart operation is sent with a field whose name is a member of every object", async () => {
    const pictures = { title: "a", tags: [], file: new Blob(["png"]), toString: new Blob(["x"]) };
    const { type, body } = await received((gallery) => gallery.addPicture(pictures));
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    expect((form.get("toString") as File).type).toBe("application/octet-stream");
  });

  it("of a form is sent without members that are null or undefined", async () => {
    const body = { name: "a b", age: null, rooms: [1, 2], ids: [2n ** 60n] };
    expect(await received((gallery) => gallery.addVisit(body))).toEqual({
      type: "application/x-www-form-urlencoded",
      body: "name=a+b&rooms=1&rooms=2&ids=%5B1152921504606846976%5D",
    });
  });

  it("of a form is sent with a field for each member of an object with style deepObject", async () => {
    const body = { name: "a", group: { size: 9007199254740993n, leader: null, "other key": "x" } };
    const { body: sent } = await received((gallery) => gallery.addVisit(body));
    expect([...new URLSearchParams(sent)]).toEqual([
      ["name", "a"],
      ["group[size]", "9007199254740993"],
      ["group[other key]", "x"],
    ]);
  });

  it.each([
    ["Application/X-WWW-Form-Urlencoded ; Charset=UTF-8", "name=a&group%5Bsize%5D=1"],
    ["Application/JSON; Charset=UTF-8", '{"name":"a","group":{"size":1}}'],
    ['application/vnd.visit+JSON ; profile="a;b"', '{"name":"a","group":{"size":1}}'],
  ])("is serialized for the media type %s", async (type, body) => {
    const headers = { "Content-Type": type };
    const visit = { name: "a", group: { size: 1 } };
    expect(await received((gallery) => gallery.addVisit(visit, { headers }))).toEqual({ type, body });
  });

  it("is sent as a form for a multipart type in upper case", async () => {
    const headers = { "Content-Type": "Multipart/Form-Data" };
    const { type, body } = await received((gallery) =>
      gallery.addPicture({ title: "a", tags: [], file: new Blob(["x"]) }, { headers }),
    );
    const form = await new Response(body, { headers: { "Content-Type": type } }).formData();
    expect(form.get("title")).toBe("a");
  });

  it("of text is sent unchanged if a parameter of its type looks like JSON", async () => {
    const headers = { "Content-Type": 'text/plain; profile="application/json"' };
    expect(await received((gallery) => gallery.replaceGuide("a", { headers }))).toMatchObject({ body: "a" });
  });

  it("of text is sent unchanged, with the type of the contract or of the call", async () => {
    expect(await received((gallery) => gallery.replaceGuide("a"))).toEqual({
      type: "text/plain",
      body: "a",
    });
    const headers = { "content-type": "text/plain; charset=utf-8" };
    expect(await received((gallery) => gallery.replaceGuide("a", { headers }))).toMatchObject({
      type: "text/plain; charset=utf-8",
    });
  });

  it("of a content type range is sent unchanged, with the type of the Blob or of the call", async () => {
    const png = new Blob(["png"], { type: "image/png" });
    expect(await received((gallery) => gallery.replaceCover(png))).toEqual({
      type: "image/png",
      body: "png",
    });
    for (const type of ["image/webp", "application/json"]) {
      const headers = { "Content-Type": type };
      expect(await received((gallery) => gallery.replaceCover(png, { headers }))).toEqual({ type, body: "png" });
    }
  });
});

it("the response of a content type range is read as bytes", async () => {
  const gallery = await open((response) => void response.writeHead(200, { "Content-Type": "image/png" }).end("png"));
  const cover = orThrow(await gallery.raw.GET("/cover", { parseAs: "blob" }));
  expect([cover.type, await cover.text()]).toEqual(["image/png", "png"]);
});

function splitBytes(source: string): Uint8Array[] {
  return [...new TextEncoder().encode(source)].map((byte) => Uint8Array.of(byte));
}

function failEmpty(): never {
  throw new Error("The response has no events.");
}
