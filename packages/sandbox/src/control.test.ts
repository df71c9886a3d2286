import { durationFormat } from "@animal-store/process/web";
import { createMemoryPetStore } from "@animal-store/store";
import { describe, expect, it, vi } from "vitest";
import { openSandbox } from "../test/open-sandbox.ts";
import { documentYaml } from "./generated/document.ts";

const startTime = "2026-01-15T00:00:00.000Z";

describe("GET /_sandbox", () => {
  it("returns the time, the seed, the keys and the record counts", async () => {
    const { sandbox, clock, control, call } = await openSandbox();
    const { keys, readOnlyKey } = sandbox;
    const expectedState = { now: startTime, seed: "animal-store", pets: 30, orders: 5, keys, readOnlyKey };
    expect((await control()).json).toEqual(expectedState);
    await call("/pets", { method: "POST", body: '{"name":"Rex","categoryId":7}' });
    clock.advance(1500);
    expect((await control()).json).toEqual({ ...expectedState, now: "2026-01-15T00:00:01.500Z", pets: 31 });
    expect((await control("?seed=x")).json).toMatchObject({ code: "invalid_request", status: 400 });
  });
});

describe("POST /_sandbox/clock", () => {
  it.each([
    [{ advance: "90s" }, "2026-01-15T00:01:30.000Z"],
    [{ advance: "24h" }, "2026-01-16T00:00:00.000Z"],
    [{ advance: "36500d" }, "2125-12-22T00:00:00.000Z"],
    [{ to: "2030-12-05T00:00:00Z" }, "2030-12-05T00:00:00.000Z"],
    [{ to: "2026-01-15T02:00:00.25+01:00" }, "2026-01-15T01:00:00.250Z"],
    [{ to: "9999-01-01T00:00:00Z" }, "9999-01-01T00:00:00.000Z"],
  ])("%j moves the clock to %s", async (body, now) => {
    const { sandbox, clock, move, control } = await openSandbox();
    expect(await move(body)).toMatchObject({ status: 200, json: { now } });
    expect(sandbox.clock.now()).toBe(Date.parse(now));
    clock.advance(1000);
    expect((await control()).json).toMatchObject({ now: new Date(Date.parse(now) + 1000).toISOString() });
  });

  it.each([
    ["{}", "invalid_request", "Exactly one of advance and to"],
    ['{"advance":"1s","to":"2030-12-05T00:00:00Z"}', "invalid_request", "Exactly one of advance and to"],
    ['{"advance":"1w"}', "invalid_request", `${durationFormat}, got "1w"`],
    ['{"advance":90}', "invalid_request", "advance must be a string, got 90"],
    ['{"to":"tomorrow"}', "invalid_request", 'date-time, got "tomorrow"'],
    ['{"days":1}', "invalid_request", "days is not an allowed member. Allowed members: advance, to."],
    ["{", "malformed_json", "not valid JSON"],
    ["", "malformed_json", "empty"],
    ['{"advance":"36501d"}', "invalid_request", `${durationFormat}; got 36501d`],
    ['{"to":"2026-01-14T23:59:59.999Z"}', "invalid_time", `The clock shows ${startTime} and moves only forward`],
    ['{"to":"9999-01-01T00:00:00.001Z"}', "invalid_time", "up to 9999-01-01T00:00:00.000Z"],
    ['{"to":"2030-12-31T23:59:60Z"}', "invalid_time", "got 2030-12-31T23:59:60Z"],
  ])("rejects %s as %s", async (body, code, messagePart) => {
    const { sandbox, clock, move } = await openSandbox();
    expect((await move(body)).json).toMatchObject({ code, status: 400, message: expect.stringContaining(messagePart) });
    expect(sandbox.clock.now()).toBe(clock.now());
  });

  it("rejects an unsupported media type, a large body, an unsupported method and an unknown path, and serves its document", async () => {
    const { control, move } = await openSandbox();
    expect((await move({ advance: "1s" }, {})).json).toMatchObject({ code: "unsupported_media_type" });
    expect((await move({ to: "x".repeat(2000) })).json).toMatchObject({ code: "payload_too_large" });
    const { status, headers, json } = await control("/clock");
    expect([status, headers.get("allow")]).toEqual([405, "OPTIONS, POST"]);
    expect(json).toMatchObject({ code: "method_not_allowed" });
    expect((await control("/time")).json).toMatchObject({ code: "route_not_found", status: 404 });
    const document = await control("/openapi.yaml");
    expect(document.headers.get("content-type")).toBe("application/yaml; charset=utf-8");
    expect(document.text).toBe(documentYaml);
  });
});

describe("POST /_sandbox/reset", () => {
  it("restores and returns the initial state", async () => {
    const { sandbox, control, move, call } = await openSandbox();
    const initial = { control: (await control()).json, pets: (await call("/pets")).text };
    const orders = (await call("/store/orders")).text;
    await move({ advance: "40d" });
    await call("/pets", { method: "POST", body: '{"name":"Rex","categoryId":7}' });
    const { status, json } = await control("/reset", { method: "POST" });
    expect([status, json]).toEqual([200, initial.control]);
    expect((await call("/pets")).text).toBe(initial.pets);
    expect((await call("/store/orders")).text).toBe(orders);
    expect(sandbox.clock.now()).toBe(Date.parse(startTime));
  });

  it("logs a failure, returns 500 and does not change the sandbox", async () => {
    const createStore = vi.fn(createMemoryPetStore);
    const { control, logged, call } = await openSandbox({ createStore });
    createStore.mockImplementation(() => {
      throw new Error("cannot create a store");
    });
    const { status, json } = await control("/reset", { method: "POST" });
    expect([status, json]).toEqual([500, expect.objectContaining({ code: "internal_error" })]);
    expect(logged).toEqual(["error: control API request failed"]);
    expect((await call("/pets")).status).toBe(200);
  });
});

it.each([
  [["*"], "*"],
  [["https://app.example"], "https://app.example"],
  [["https://other.example"], null],
])("with the allowed origins %j, the allowed origin for https://app.example is %s", async (origins, allowed) => {
  const { control } = await openSandbox({ origins });
  const origin = "https://app.example";
  const preflight = await control("/clock", {
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
  });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, allowed]);
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const { headers } = await control("", { headers: { origin } });
  expect(headers.get("access-control-allow-origin")).toBe(allowed);
});
