import { describe, expect, it } from "vitest";
import { createLibraryApp } from "../../test/library-app.ts";
import { request, sendJson } from "../../test/request.ts";

const app = createLibraryApp();
const long = 700;

describe("a response repeats only the beginning of long text from the client", () => {
  it.each([
    ["an integer", `{"title":"Momo","shelf":${"9".repeat(long)}}`],
    ["a member's name", `{"title":"Momo","${"x".repeat(long)}":1}`],
    ["a member's value", `{"title":"Momo","language":"${"x".repeat(long)}"}`],
  ])("%s", async (_, body) => {
    const answer = await sendJson(app, "POST", "/books", body);
    expect(answer.status).toBe(400);
    expect(answer.text.length).toBeLessThan(1200);
  });

  it.each([
    ["a parameter's name", `/books?${"x".repeat(long)}=1`],
    ["a parameter's value", `/books?limit=${"9".repeat(long)}`],
    ["what is no percent-encoding", `/books?%zz${"x".repeat(long)}=1`],
    ["a path", `/${"x".repeat(long)}`],
  ])("%s", async (_, path) => {
    const answer = await request(app, path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text.length).toBeLessThan(1200);
  });
});
