import { calls as archiveCalls } from "@animal-store/codegen/test/generated/archive/calls.ts";
import type {
  contract as archiveContract,
  paths as archivePaths,
} from "@animal-store/codegen/test/generated/archive/contract.ts";
import { documentJson } from "@animal-store/codegen/test/generated/archive/document.ts";
import { calls } from "@animal-store/codegen/test/generated/museum/calls.ts";
import type { contract, paths } from "@animal-store/codegen/test/generated/museum/contract.ts";
import { describe, expect, expectTypeOf, it } from "vitest";
import { createApiClient, orThrow } from "./index.ts";
import { createTools } from "./mcp/create-tools.ts";
import { createQueries } from "./react/create-queries.ts";

type Museum = { paths: paths; contract: typeof contract };

/** Returns a client of an API that sends this response, and the requests that it sends. */
function open(response: () => Response = () => new Response(null, { status: 204 })) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request.clone());
    // The runtime reads the body of a request.
    await request.arrayBuffer();
    return response();
  };
  const options = {
    baseUrl: "http://museum.test/museum",
    apiKey: false,
    maxRetries: 0,
  } as const;
  return { museum: createApiClient<Museum>(calls, { ...options, fetch }), requests };
}

describe("a name in two locations", () => {
  it("is sent in both", async () => {
    const { museum, requests } = open();
    await museum.listExhibits({ path: { id: "a/b" }, query: { id: [1, 2] } });
    await museum.addNote({ query: { body: "x" }, body: { text: "y" } });
    expect(requests.map(({ url }) => url)).toEqual([
      "http://museum.test/museum/halls/a%2Fb/exhibits?id=1,2",
      "http://museum.test/museum/notes?body=x",
    ]);
    expect(await requests[1]?.text()).toBe('{"text":"y"}');
    // @ts-expect-error the parameter of the path is required
    museum.listExhibits({ query: { id: [1] } }).catch(() => {});
  });
});

describe("cookies and headers", () => {
  it("are sent by the functions and by raw", async () => {
    const { museum, requests } = open();
    await museum.getMe({ session: "a; b=é", page: { from: 1 } });
    await museum.raw.GET("/me", { params: { cookie: { session: "s1" } } });
    // A browser adds its own cookies, so they are optional.
    await museum.getMe({}, { headers: { Cookie: "session=s2" } });
    expect(requests.map(({ headers }) => headers.get("Cookie"))).toEqual([
      "session=a%3B%20b%3D%C3%A9",
      "session=s1",
      "session=s2",
    ]);
    expect(new URL(requests[0]?.url ?? "").search).toBe("?page%5Bfrom%5D=1");
  });

  it("have several values that are separated by commas", async () => {
    const { museum, requests } = open();
    await museum.listExhibits({ path: { id: "1" } }, { headers: { "X-Tags": ["a", "b"], "X-Other": [1, 2n, true] } });
    await museum.raw.GET("/halls/{id}/exhibits", { params: { path: { id: "1" }, header: { "X-Tags": ["c", "d"] } } });
    expect(requests.map(({ headers }) => headers.get("X-Tags"))).toEqual(["a,b", "c,d"]);
    expect(requests[0]?.headers.get("X-Other")).toBe("1,2,true");
  });

  it.each(["a,b", "é", " a", "a\nb"])(
    "are rejected with an item that the server reads as another one: %j",
    async (item) => {
      const { museum, requests } = open();
      const call = museum.listExhibits({ path: { id: "1" } }, { headers: { "X-Tags": [item] } });
      await expect(call).rejects.toThrow(new TypeError("X-Tags must be visible ASCII without commas."));
      expect(requests).toEqual([]);
    },
  );
});

describe("a path parameter", () => {
  it.each([
    ["", "id must not be empty."],
    [undefined as never, "id must be given."],
    [".", 'id must not be ".".'],
    ["..", 'id must not be "..".'],
    [null as never, "id must not be null. Leave it out."],
    [{} as never, "id must be text, a number or a boolean."],
    ["\ud800", "id must not contain half of a surrogate pair."],
  ])("is rejected if it is %j, because the URL would have another path", async (id, message) => {
    const { museum, requests } = open();
    await expect(museum.findHall({ id })).rejects.toThrow(new TypeError(message));
    await expect(museum.raw.GET("/halls/{id}", { params: { path: { id } } })).rejects.toThrow(new TypeError(message));
    expect(requests).toEqual([]);
  });
});

describe("data", () => {
  it("is text or bytes if the response documents them, and JSON otherwise", async () => {
    const bytes = Uint8Array.of(137, 255, 0, 65);
    const read = async (body: BodyInit, type: string) =>
      orThrow(await open(() => new Response(body, { headers: { "Content-Type": type } })).museum.getReport());
    expect(await read("12", "Text/CSV; charset=utf-8")).toBe("12");
    expect(await read("", "text/csv")).toBe("");
    expect(await read('{"name":"a"}', "application/json")).toEqual({ name: "a" });
    const file = await read(bytes, "application/octet-stream");
    expectTypeOf(file).toEqualTypeOf<{ name: string } | string | Blob>();
    expect(file instanceof Blob && new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it("is an error with another media type, such as the page of a proxy", async () => {
    const page = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
    const { status, error } = await open(page).museum.getReport();
    expect([status, error?.status, error?.cause]).toEqual([undefined, 200, "<html>"]);
  });

  it("has the type of `default` if it is the only response", async () => {
    const { data, error } = await open(() => Response.json({ name: "a" })).museum.getMe({ session: "s" });
    expectTypeOf(data).toEqualTypeOf<{ name: string } | undefined>();
    expect([data, error]).toEqual([{ name: "a" }, undefined]);
    const failed = await open(() => Response.json({ name: "b" }, { status: 500 })).museum.getMe({ session: "s" });
    expectTypeOf(failed.error?.name).toEqualTypeOf<string | undefined>();
    expect([failed.status, failed.error?.name]).toEqual([500, "b"]);
  });
});

describe("a documented error without a code", () => {
  const find = (body: unknown, status: number) =>
    open(() => (body === undefined ? new Response(null, { status }) : Response.json(body, { status }))).museum.findHall(
      { id: "1" },
    );

  it("has the members of its body, and the body as its cause", async () => {
    const body = { problems: [{ text: "bad" }] };
    const { status, error } = await find(body, 422);
    const problems = error && "problems" in error ? error.problems : undefined;
    expectTypeOf(problems).toEqualTypeOf<{ text: string }[] | undefined>();
    expect([status, error?.status, problems, error?.cause]).toEqual([422, 422, body.problems, body]);
    expect(error?.message).toBe("Status 422.");
  });

  it.each([
    [404, "nope"],
    [409, undefined],
  ])("has its status and its cause: %i %j", async (expected, cause) => {
    const { status, error } = await find(cause, expected);
    expect([status, error?.status, error?.cause, error?.code]).toEqual([expected, expected, cause, undefined]);
    expect(error?.message).not.toContain("proxy");
  });

  it.each([
    [400, { problems: [] }, "application/json"],
    [409, { message: "Forbidden" }, "application/json"],
    [422, "<html>", "text/html"],
    [503, { message: "Unavailable" }, "application/json"],
  ])("is not from the API if the contract documents no such body: %i %j", async (status, body, type) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const reply = () => new Response(text, { status, headers: { "Content-Type": type } });
    const { status: documented, error } = await open(reply).museum.findHall({ id: "1" });
    expect([documented, error?.message]).toEqual([undefined, expect.stringContaining("not from the API")]);
  });
});

describe("a body of an operation with several media types", () => {
  it("is JSON, a form if it has a file, or bytes", async () => {
    const { museum, requests } = open();
    await museum.setProfile({ name: "a" });
    await museum.setProfile({ photo: new Blob(["png"]) });
    await museum.setProfile(new Blob(["png"], { type: "image/png" }));
    const types = requests.map(({ headers }) => headers.get("Content-Type")?.replace(/;.*/, ""));
    expect(types).toEqual(["application/json", "multipart/form-data", "image/png"]);
    expect(await requests[1]?.text()).toContain('name="photo"; filename="blob"');
  });

  it("has a file for bytes, and rejects a stream in a form", async () => {
    const { museum, requests } = open();
    const bytes = new TextEncoder().encode("png");
    for (const photo of [bytes, bytes.buffer]) await museum.setProfile({ photo: photo as never });
    for (const request of requests) {
      const photo = (await request.formData()).get("photo") as File;
      expect([photo.name, await photo.text()]).toEqual(["blob", "png"]);
    }
    const call = museum.setProfile({ photo: new Blob(["png"]).stream() as never });
    await expect(call).rejects.toThrow(new TypeError("photo must be a Blob: a form cannot contain a stream."));
  });

  it("is rejected as JSON with a file", async () => {
    const { museum, requests } = open();
    const call = museum.setProfile({ photo: new Blob(["png"]) }, { headers: { "Content-Type": "application/json" } });
    await expect(call).rejects.toThrow("JSON cannot contain a Blob or bytes.");
    expect(requests).toEqual([]);
  });

  it("can be a stream", async () => {
    const { museum, requests } = open();
    await museum.setProfile(new Blob(["png"]).stream(), { headers: { "Content-Type": "image/png" } });
    expect(await requests[0]?.text()).toBe("png");
  });
});

describe("the method QUERY and additional methods of OpenAPI 3.2", () => {
  type Archive = { paths: archivePaths; contract: typeof archiveContract };

  function openArchive() {
    const methods: string[] = [];
    const fetch = ({ method }: Request) => {
      methods.push(method);
      return Response.json([], { status: methods.length === 1 ? 503 : 200, headers: { "Retry-After": "0" } });
    };
    const options = { baseUrl: "http://archive.test/archive", apiKey: false, fetch } as const;
    return { archive: createApiClient<Archive>(archiveCalls, options), methods };
  }

  it("retries QUERY, which is idempotent, and no additional method", async () => {
    const first = openArchive();
    await first.archive.searchPapers({ body: { words: "a" } });
    expect(first.methods).toEqual(["QUERY", "QUERY"]);
    const second = openArchive();
    await second.archive.copyPaper({ id: 1, body: { title: "a" } });
    expect(second.methods).toEqual(["COPY"]);
  });

  it("has queries for QUERY, with the body in the key, and mutations for additional methods", async () => {
    const { archive } = openArchive();
    const { queries, mutations } = createQueries<Archive>(archive, archiveCalls, { scope: "archive" });
    expectTypeOf<keyof typeof queries>().toEqualTypeOf<
      "listPapers" | "searchPapers" | "findPapers" | "exportPapers" | "watchPapers"
    >();
    expect(Object.keys(mutations)).toEqual(["copyPaper", "findCopies", "importPapers"]);
    const { queryKey } = queries.searchPapers.options({ limit: 1, body: { words: "a" } });
    expect(queryKey).toEqual(["archive", "searchPapers", "response", { limit: 1, body: { words: "a" } }]);
  });

  it("has MCP tools, of which QUERY is read-only", () => {
    const tools = createTools(JSON.parse(documentJson), archiveCalls);
    expect(tools.map(({ name, annotations }) => [name, annotations])).toEqual([
      ["listPapers", { readOnlyHint: true }],
      ["searchPapers", { readOnlyHint: true }],
      ["copyPaper", {}],
      ["findCopies", {}],
      ["findPapers", { readOnlyHint: true }],
    ]);
    expect(tools[1]?.inputSchema.required).toEqual(["body"]);
    const { properties: { filter } = {} } = tools[4]?.inputSchema ?? {};
    expect(filter).toMatchObject({ properties: { words: { type: "array" }, ids: { items: { maximum: 1000 } } } });
  });
});
