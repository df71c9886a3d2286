import { expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database.ts";
import { parseSettings } from "../src/settings.ts";

const settings = parseSettings({ DATABASE: ":memory:" });
const app = createApp(await openDatabase(settings), settings);

function send(method: string, path: string, body?: object) {
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  return app.request(`/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

it("returns a note that was created, until it is deleted", async () => {
  const response = await send("POST", "/notes", { text: "Buy bread", tags: ["shopping"] });
  expect(response.status).toBe(201);
  const note = await response.json();
  expect(note).toMatchObject({ text: "Buy bread", tags: ["shopping"] });
  expect(await (await send("GET", `/notes/${note.id}`)).json()).toEqual(note);
  expect(await (await send("GET", "/notes")).json()).toContainEqual(note);
  expect((await send("DELETE", `/notes/${note.id}`)).status).toBe(204);
  expect((await send("GET", `/notes/${note.id}`)).status).toBe(404);
});
