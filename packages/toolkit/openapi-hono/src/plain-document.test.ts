import { contract } from "@animal-store/codegen/test/generated/plain/contract.ts";
import { validators as requestValidators } from "@animal-store/codegen/test/generated/plain/inputs.js";
import { validators as responseValidators } from "@animal-store/codegen/test/generated/plain/responses.js";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { generateDocument, toHandlers } from "../test/mount-document.ts";
import { type Contract, type Handlers, type MountOptions, mountContract } from "./index.ts";

type Plain = typeof contract;
type Options = MountOptions<Plain, unknown, never, string>;

const room = { name: "Blue", seats: 8 };

/** Serves test/plain.yaml of codegen. The context is a name for the credentials. Validates every response. */
function createPlainApp(options: Partial<Options> = {}) {
  return mountContract({
    contract,
    requestValidators,
    responseValidators,
    authenticate: ({ desk, staff, guest, link, badge }) => {
      const [name = "", ...scopes] = staff?.token.split(":") ?? [];
      if (staff) return name === "wrong" ? undefined : { context: name, scopes };
      const names = [desk?.key, guest && `${guest.username}/${guest.password}`, link?.key, badge?.key];
      const context = names.filter((name) => name !== undefined).join(" ");
      return context.includes("wrong") ? undefined : { context };
    },
    handlers: {
      listRooms: ({ reply }) => reply(200, [room]),
      addRoom: ({ body, reply, replyError }) =>
        body.name === room.name ? replyError(409, `${body.name} is there already.`) : reply(201, body),
      findRoom: ({ context, reply }) => reply(200, { name: context ?? "anonymous", seats: 1 }),
      removeRoom: ({ path, context, reply, replyError }) =>
        path.name === room.name
          ? reply(204)
          : replyError(404, `${context}: there is no room ${path.name}.`, { "Retry-After": 5 }),
    },
    ...options,
  });
}

async function send(requestLine: string, init: RequestInit & { json?: unknown } = {}, app = createPlainApp()) {
  const [method = "", path = ""] = requestLine.split(" ");
  const { json, ...rest } = init;
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set("Content-Type", "application/json");
  const body = json === undefined ? {} : { body: JSON.stringify(json) };
  const response = await app.request(path, { ...rest, ...body, method, headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? undefined : JSON.parse(text) };
}

function silenceLog(): void {
  const logError = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => logError.mockRestore());
}

const desk = { headers: { "X-Desk-Key": "k1" } };

describe("an error of a document with application/problem+json", () => {
  const seats = "seats must be an integer from 1 to 500, got 0.";
  const noSeats = { ...desk, json: { name: "Red", seats: 0 } };
  const mediaType = "Content-Type must be application/json in UTF-8, got text/plain;charset=UTF-8.";
  const allowed = "PUT is not allowed on /api/rooms. Use one of: GET, HEAD, OPTIONS, POST.";
  const unknownPath = "There is no resource at /api/nowhere. See the API reference for the available paths.";
  const outside = "There is no resource at /rooms. The API is under /api.";
  it.each<[string, Parameters<typeof send>[1], number, title: string, detail: string, errors?: object[]]>([
    ["GET /api/nowhere", {}, 404, "Not Found", unknownPath],
    ["GET /rooms", {}, 404, "Not Found", outside],
    ["PUT /api/rooms", {}, 405, "Method Not Allowed", allowed],
    ["GET /api/rooms?seats=0", {}, 400, "Bad Request", seats, [{ detail: seats, parameter: "seats" }]],
    ["POST /api/rooms", noSeats, 400, "Bad Request", seats, [{ detail: seats, pointer: "#/seats" }]],
    ["POST /api/rooms", { ...desk, body: "a" }, 415, "Unsupported Media Type", mediaType],
    ["POST /api/rooms", { ...desk, json: room }, 409, "Conflict", "Blue is there already."],
  ])("has problem details (RFC 9457): %s, %j", async (requestLine, init, status, title, detail, errors) => {
    const response = await send(requestLine, init);
    expect(response.body).toEqual({ type: "about:blank", title, status, detail, errors });
    expect([response.status, response.headers.get("content-type")]).toEqual([status, "application/problem+json"]);
  });

  it("is reported at the start if an invalid request cannot have its documented body", async () => {
    const schema = { properties: { errors: { type: "array", items: { required: ["pointer"] } } } };
    const content = { "application/problem+json": { schema } };
    const get = {
      operationId: "get",
      responses: { "200": { description: "Done." }, "4XX": { description: "No.", content } },
    };
    const document = { openapi: "3.1.0", info: { title: "Rooms", version: "1" }, paths: { "/": { get } } };
    const { contract, ...validators } = await generateDocument(document);
    const reported: string[] = [];
    const onInvalidResponse = (problem: string) => void reported.push(problem);
    const options = { contract, ...validators, handlers: toHandlers(contract, () => undefined), onInvalidResponse };
    mountContract(options);
    mountContract({ ...options, renderError: () => ({}) });
    mountContract({ ...options, responseValidators: undefined });
    expect(reported).toEqual([
      expect.stringMatching(
        /^get has no error for invalid requests .*: body \/errors\/0\/pointer: .* is required\..*renderError$/,
      ),
    ]);
  });

  it("keeps its status if the operation does not document it, and is reported", async () => {
    const reported: string[] = [];
    const app = createPlainApp({ onInvalidResponse: (problem) => void reported.push(problem) });
    expect((await send("GET /api/rooms/Blue?floor=1", {}, app)).body).toMatchObject({
      title: "Bad Request",
      status: 400,
    });
    expect(reported).toEqual([
      "findRoom responded with 400, which breaks the contract: status 400 is not documented for findRoom",
    ]);
  });

  it("lists the allowed methods", async () => {
    expect((await send("PUT /api/rooms")).headers.get("allow")).toBe("GET, HEAD, OPTIONS, POST");
    const { status, headers } = await send("OPTIONS /api/rooms");
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
  });

  it("has the headers of replyError", async () => {
    const { status, headers } = await send("DELETE /api/rooms/Red?link=l1");
    expect([status, headers.get("retry-after")]).toEqual([404, "5"]);
  });

  it("is a 500 if a handler throws, unless onError returns an error with a status", async () => {
    const error = new Error("no electricity");
    const addRoom = () => Promise.reject(error);
    const init = { ...desk, json: room };
    const handlers = { ...handlersOf(), addRoom };
    silenceLog();
    const detail = "The service failed unexpectedly. Retry later.";
    const failure = await send("POST /api/rooms", init, createPlainApp({ handlers }));
    expect(failure.body).toEqual({ type: "about:blank", title: "Internal Server Error", status: 500, detail });

    const reported: unknown[] = [];
    const onError: Options["onError"] = (...args) => {
      reported.push(...args);
      return { code: "dark", status: 503, message: "It is dark." };
    };
    const replaced = await send("POST /api/rooms", init, createPlainApp({ handlers, onError }));
    expect(replaced.body).toEqual({
      ...{ type: "about:blank", title: "Service Unavailable", status: 503 },
      detail: "It is dark.",
    });
    expect(reported).toEqual([error, "k1"]);
  });

  it("has no body if its documented response has no content", async () => {
    const { addRoom } = contract.operations;
    const responses = { ...addRoom.responses, 409: { ...addRoom.responses[409], mediaType: null } };
    const operations = { ...contract.operations, addRoom: { ...addRoom, responses } };
    const app = createPlainApp({ contract: { ...contract, operations } as unknown as Plain });
    const { status, body } = await send("POST /api/rooms", { ...desk, json: room }, app);
    expect([status, body]).toEqual([409, undefined]);
  });

  it("is a 500 if authenticate throws", async () => {
    silenceLog();
    const authenticate = () => Promise.reject(new Error("no database"));
    const { status } = await send("POST /api/rooms", { ...desk, json: room }, createPlainApp({ authenticate }));
    expect(status).toBe(500);
  });

  it("has the body of renderError and the documented Content-Type", async () => {
    const renderError: Options["renderError"] = ({ code, message }, status) => {
      return { type: `https://rooms.example/${code}`, title: "No", status, detail: message };
    };
    const { body, headers } = await send("GET /api/nowhere", {}, createPlainApp({ renderError }));
    expect(body).toMatchObject({ type: "https://rooms.example/route_not_found", title: "No" });
    expect(headers.get("content-type")).toBe("application/problem+json");
  });

  it("has the code and the status of the code if the document declares codes", async () => {
    const withCodes: Contract = { ...contract, errorCodes: { route_not_found: { status: 410 } } };
    const app = createPlainApp({ contract: withCodes as Plain });
    const { body } = await send("GET /api/nowhere", {}, app);
    expect(body).toMatchObject({ title: "Gone", status: 410, code: "route_not_found" });
  });
});

it("toErrorResponse returns an error in the format of the document", () => {
  const error = { code: "bad_request", status: 400, message: "This is not HTTP." };
  expect(createPlainApp().toErrorResponse(error)).toEqual({
    status: 400,
    contentType: "application/problem+json",
    body: '{"type":"about:blank","title":"Bad Request","status":400,"detail":"This is not HTTP."}',
  });
});

/** Returns handlers that reply with the body of their success. */
function handlersOf(): Handlers<Plain, never, never> {
  return {
    listRooms: ({ reply }) => reply(200, [room]),
    addRoom: ({ body, reply }) => reply(201, body),
    findRoom: ({ reply }) => reply(200, room),
    removeRoom: ({ reply }) => reply(204),
  };
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;
const realm = 'realm="Meeting rooms"';
const challenges = [
  `Bearer ${realm}`,
  `ApiKey ${realm}, in="header", name="X-Desk-Key"`,
  `Basic ${realm}, charset="UTF-8"`,
  `ApiKey ${realm}, in="query", name="link"`,
  `ApiKey ${realm}, in="cookie", name="badge"`,
].join(", ");

describe("authenticate", () => {
  it.each<[requirement: string, path: string, headers: Record<string, string>, context: string]>([
    ["an OAuth token with the scope", "Red", { Authorization: "bearer sam:remove" }, "sam"],
    ["an API key and HTTP Basic", "Red", { "X-Desk-Key": "k1", Authorization: basic("ä:b:c") }, "k1 ä/b:c"],
    ["an API key in the query", "Red?link=l%201", {}, "l 1"],
    ["an API key in a cookie", "Red", { Cookie: "other=1; badge=b1" }, "b1"],
    ["the second requirement, if the first has no scope", "Red?link=l1", { Authorization: "Bearer sam" }, "l1"],
    ["the second requirement, if the first is invalid", "Red?link=l1", { Authorization: "Bearer wrong:remove" }, "l1"],
  ])("accepts %s", async (_, path, headers, context) => {
    const { body } = await send(`DELETE /api/rooms/${path}`, { headers });
    expect(body.detail).toBe(`${context}: there is no room Red.`);
  });

  it.each<[what: string, path: string, headers: Record<string, string>]>([
    ["no credentials", "Red", {}],
    ["one of two credentials that are required together", "Red", { "X-Desk-Key": "k1" }],
    ["an empty API key", "Red?link=", {}],
    ["an API key that is sent twice", "Red?link=l1&link=l2", {}],
    ["another HTTP scheme", "Red", { Authorization: "Digest sam:remove" }],
    ["no token", "Red", { Authorization: "Bearer" }],
    ["HTTP Basic without a colon", "Red", { "X-Desk-Key": "k1", Authorization: basic("guest") }],
    ["HTTP Basic that is not Base64", "Red", { "X-Desk-Key": "k1", Authorization: "Basic ?" }],
  ])("responds with 401 and a challenge for each scheme: %s", async (_, path, headers) => {
    const response = await send(`DELETE /api/rooms/${path}`, { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(challenges);
    expect(response.body).toEqual({
      ...{ type: "about:blank", title: "Unauthorized", status: 401 },
      detail:
        "The request requires authentication. Send Authorization: Bearer, or an API key in the header X-Desk-Key and a user name and a password (HTTP Basic), or an API key in the query link, or an API key in the cookie badge.",
    });
  });

  it("responds with 401 for invalid credentials", async () => {
    const response = await send("DELETE /api/rooms/Red", { headers: { Authorization: "Bearer wrong" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe(
      challenges.replace(`Bearer ${realm}`, `Bearer ${realm}, error="invalid_token"`),
    );
    expect(response.body.detail).toContain("The credentials are not valid. Send Authorization: Bearer");
  });

  it("responds with 403 if a scope is missing", async () => {
    const response = await send("DELETE /api/rooms/Red", { headers: { Authorization: "Bearer sam:add" } });
    expect(response.status).toBe(403);
    expect(response.headers.get("www-authenticate")).toBe('Bearer error="insufficient_scope", scope="remove"');
    expect(response.body.detail).toBe("The request requires the scope remove. Send credentials that have it.");
  });

  it("uses the security of the document if the operation has none", async () => {
    expect((await send("POST /api/rooms", { json: { name: "Red", seats: 1 } })).status).toBe(401);
    expect((await send("POST /api/rooms", { ...desk, json: { name: "Red", seats: 1 } })).status).toBe(201);
  });

  it("is optional if a requirement is empty, and not called for a public operation", async () => {
    expect((await send("GET /api/rooms/Red")).body.name).toBe("anonymous");
    expect((await send("GET /api/rooms/Red", { headers: { Authorization: basic("a:b") } })).body.name).toBe("a/b");
    const authenticate = () => Promise.reject(new Error("called"));
    expect((await send("GET /api/rooms", desk, createPlainApp({ authenticate }))).status).toBe(200);
  });

  it("is synchronous if the app's function is", () => {
    const request = new Request("https://rooms.example/api/rooms/Blue?link=l1", { method: "DELETE" });
    expect(createPlainApp().fetch(request)).toBeInstanceOf(Response);
  });

  it("sends a title in the challenge without the characters that a header cannot contain", async () => {
    const app = createPlainApp({ contract: { ...contract, title: 'Räume "A\\B"' } as unknown as Plain });
    const { headers } = await send("POST /api/rooms", {}, app);
    expect(headers.get("www-authenticate")).toContain('realm="Rume \\"A\\\\B\\""');
  });
});

describe("basePath", () => {
  it.each([
    ["/", ""],
    ["/v7/", "/v7"],
    ["/v7", "/v7"],
  ])("%s replaces the base path of the contract", async (basePath, prefix) => {
    const app = createPlainApp({ basePath });
    expect((await send(`GET ${prefix}/rooms`, {}, app)).status).toBe(200);
    const { body } = await send(`PUT ${prefix}/rooms`, {}, app);
    expect(body.detail).toContain(`PUT is not allowed on ${prefix}/rooms.`);
    expect((await send(`GET ${prefix}/x`, {}, app)).body.detail).toContain(`no resource at ${prefix}/x.`);
  });
});

describe("mountContract", () => {
  const base = { contract, requestValidators, handlers: handlersOf() };

  it.each<[what: string, options: object, message: string]>([
    ["no authentication", {}, "addRoom requires authentication. Pass authenticate or admit to mountContract."],
    [
      "two kinds of authentication",
      { authenticate: () => undefined, admit: () => ({ headers: {}, context: 1 }) },
      "mountContract has both admit and authenticate. Pass one of them.",
    ],
  ])("throws for %s", (_, options, message) => {
    const untypedOptions = { ...base, ...options } as unknown as MountOptions<Contract, unknown, never>;
    expect(() => mountContract(untypedOptions)).toThrow(new TypeError(message));
  });

  it("requires no authentication if all operations are public", async () => {
    const operations = Object.fromEntries(
      Object.entries(contract.operations).map(([id, operation]) => [id, { ...operation, security: [] }]),
    );
    const publicContract = { ...contract, operations } as unknown as Plain;
    const app = mountContract({ ...base, contract: publicContract });
    expect((await send("GET /api/rooms", {}, app)).status).toBe(200);
  });
});
