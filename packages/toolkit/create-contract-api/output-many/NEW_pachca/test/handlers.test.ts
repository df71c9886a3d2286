import { expect, it } from "vitest";
import { createApp } from "../src/app.ts";
import { openDatabase } from "../src/database.ts";
import { parseSettings } from "../src/settings.ts";

const settings = parseSettings({ DATABASE: ":memory:" });
const app = createApp(await openDatabase(settings), settings);
const headers = {"Authorization":"Bearer test"};

it("is ready", async () => {
  const response = await app.request("/readyz", { headers });
  expect(response.status).toBe(200);
});
