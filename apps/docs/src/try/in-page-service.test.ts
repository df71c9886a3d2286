import { contract } from "@animal-store/contract";
import { expect, onTestFinished, test } from "vitest";
import { servePlayground } from "../test/open-playground.ts";

const perMinute = contract.plans.free.perMinute;
const openPage = servePlayground();

test("GET returns a pet that was just created, with every digit of its integers", async () => {
  const { field, send, body, operation, combobox } = await openPage({ hash: "operation=createPet" });
  await field("Body").fill('{"name":"Pandora","categoryId":-9223372036854775808,"status":"sold"}');
  await send(201);
  await operation("List all pets").click();
  await combobox("status").selectOption("sold");
  await send(200);
  await expect.poll(() => body.textContent()).toContain('"name": "Pandora"');
  expect(await body.textContent()).toContain('"categoryId": -9223372036854775808');
});

test("the first steps create a pet and find it on the last page of the list", async () => {
  const { response, body, button, form, operation, send } = await openPage();
  await response.getByRole("link", { name: "Create a pet" }).click();
  await form.getByRole("heading", { name: "Create a pet" }).waitFor();
  await send(201);
  const newPetId = /"id": \d+,/.exec((await body.textContent()) ?? "")?.[0] ?? "no id";
  await operation("List all pets").click();
  await send(200);
  const openNextPage = async () => {
    if (await button("Next page").isVisible()) await button("Next page").click();
    return body.textContent();
  };
  await expect.poll(openNextPage).toContain(newPetId);
});

test("returns 429 after the last request of a minute until the clock moves, and another plan has other limits", async () => {
  const { response, badge, button, combobox, send } = await openPage();
  await button(`Send ${perMinute + 1} times`).click();
  await badge(200, perMinute).waitFor();
  await badge(429, 1).waitFor();
  await response.getByText(`0 of ${perMinute} left`, { exact: true }).waitFor();
  await button("Advance the clock by 60 s").click();
  await response.getByText("The wait is over").waitFor();
  await response.getByText(`${perMinute} of ${perMinute} left`, { exact: true }).waitFor();
  await send(200);
  await response.getByText(`${perMinute - 1} of ${perMinute} left`, { exact: true }).waitFor();
  await combobox("API key").selectOption("pro");
  await button(`Send ${contract.plans.pro.perMinute + 1} times`).click();
  await badge(200, contract.plans.pro.perMinute).waitFor();
  await badge(429, 1).waitFor();
});

test("bans a key that sends more requests after a 429, and accepts it after the ban", async () => {
  const { response, body, button, send } = await openPage();
  await button(`Send ${perMinute + 1} times`).click();
  await button(/^Trigger a ban/).click();
  await response.getByText("This key is temporarily banned").waitFor();
  await expect.poll(() => body.textContent()).toContain('"key_banned"');
  await button("+1 min").click();
  await send(429);
  await response.getByText("This key is temporarily banned").waitFor();
  await button(/^Advance the clock by \d+ s$/).click();
  await send(200);
});

test("returns 401 for a missing or unknown key, and simulated errors", async () => {
  const { body, combobox, send } = await openPage();
  for (const status of [500, 503, 500]) {
    await combobox("Simulate an error").selectOption(`Prefer: code=${status}`);
    await send(status);
  }
  await combobox("API key").selectOption("no key");
  await send(401);
  await expect.poll(() => body.textContent()).toContain("missing_api_key");
  await combobox("API key").selectOption("unknown key");
  await send(401);
  await expect.poll(() => body.textContent()).toContain("invalid_api_key");
});

test("the clock advances to a date and goes back only on a reset", async () => {
  const { clock, button, send, history } = await openPage();
  const date = clock.getByLabel("New date and time, in UTC");
  await clock.getByText("15 Jan 2026, 09:30:00 UTC").waitFor();
  await send(200);
  await date.fill("2030-12-05T00:00:00");
  await button("Advance to date").click();
  await clock.getByText("5 Dec 2030, 00:00:00 UTC").waitFor();
  await date.fill("2029-01-01T00:00:00");
  await button("Advance to date").click();
  await clock.getByText("The clock moves only forward.").waitFor();
  await button("Reset store").click();
  await clock.getByText("15 Jan 2026, 09:30:00 UTC").waitFor();
  await history.getByText("No requests yet.").waitFor();
});

test("requests need no network", async () => {
  const { context, button, send, operation } = await openPage({ hash: "operation=createPet" });
  await button("Send 61 times").waitFor();
  await context.setOffline(true);
  onTestFinished(() => context.setOffline(false));
  await send(201);
  await operation("List all orders").click();
  await send(200);
  await button("+1 day").click();
  await button("Reset store").click();
  await send(200);
});

test("sends bodies in a browser that does not stream request bodies", async () => {
  const removeBodyProperty = () => void Reflect.deleteProperty(Request.prototype, "body");
  const { page, send } = await openPage({ hash: "operation=createPet", initScript: removeBodyProperty });
  expect(await page.evaluate(() => "body" in Request.prototype)).toBe(false);
  await send(201);
});
