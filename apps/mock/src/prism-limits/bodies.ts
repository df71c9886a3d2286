import { get, limits, type Outcome, post } from "./prism-limit.ts";

const pet = '{"name":"Rex","categoryId":7}';
const created: Outcome = { status: 201 };
const malformed: Outcome = { status: 400, code: "malformed_json" };
const unsupported: Outcome = { status: 415, code: "unsupported_media_type" };
const tooLarge: Outcome = { status: 413, code: "payload_too_large" };
const invalid: Outcome = { status: 400, code: "invalid_request" };

/** Bodies are one JSON text in UTF-8, of bounded size and depth, and say so. The guard reads them before Prism does. */
export const bodyLimits = limits(true, [
  { id: "json-cut-off", request: post("/pets", '{"name":"Rex",'), wrong: "hangs", right: malformed },
  { id: "json-trailing-bytes", request: post("/pets", `${pet}x`), wrong: "hangs", right: malformed },
  { id: "json-byte-order-mark", request: post("/pets", `\uFEFF${pet}`), wrong: "hangs", right: malformed },
  {
    id: "json-not-utf-8",
    request: post("/pets", latin1('{"name":"é","categoryId":7}')),
    wrong: created,
    right: malformed,
  },
  { id: "json-empty", request: post("/pets", ""), wrong: invalid, right: malformed },
  { id: "json-too-deep", request: post("/pets", "[".repeat(65) + "]".repeat(65)), wrong: invalid, right: malformed },
  { id: "body-too-large", request: post("/pets", " ".repeat(65_536) + pet), wrong: created, right: tooLarge },
  {
    id: "no-content-type",
    request: { method: "POST", path: "/pets", body: bytes(pet) },
    wrong: invalid,
    right: unsupported,
  },
  {
    id: "other-json-media-type",
    request: post("/pets", pet, { "Content-Type": "application/vnd.pet+json" }),
    wrong: created,
    right: unsupported,
  },
  {
    id: "other-charset",
    request: post("/pets", pet, { "Content-Type": "application/json; charset=latin1" }),
    wrong: created,
    right: unsupported,
  },
  {
    id: "content-encoding",
    request: post("/pets", pet, { "Content-Encoding": "gzip" }),
    wrong: created,
    right: unsupported,
  },
  {
    id: "body-where-none-is-read",
    request: { ...get("/pets", { "Content-Type": "application/json" }), body: "{}" },
    wrong: invalid,
    right: { status: 200 },
  },
]);

function latin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, "latin1"));
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
