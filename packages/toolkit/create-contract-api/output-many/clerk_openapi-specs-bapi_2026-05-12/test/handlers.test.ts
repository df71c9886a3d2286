import { expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database.ts";
import { parseSettings } from "../src/settings.ts";

const settings = parseSettings({ DATABASE: ":memory:" });
const app = createApp(await openDatabase(settings), settings);
const headers = {"Authorization":"Bearer test"};

it("returns the list of a collection", async () => {
  const response = await app.request("/v1/allowlist_identifiers", { headers });
  expect(response.status).toBe(200);
});
