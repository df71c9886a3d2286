import { contract } from "@animal-store/contract";
import { expect, test } from "vitest";
import { chooseStatus, exhaustLimit, openSignIn, signIn } from "./console-actions.ts";

test("a revoked key ends the session and shows the reason", async () => {
  const { service, page } = await openSignIn();
  const { key, record } = await service.sandbox.keyRing().issue({ plan: "pro" });
  await signIn(page, key);
  await service.sandbox.keyRing().revoke(record.id);
  await chooseStatus(page, "Sold");
  await page.getByRole("alert").getByText("The API key was revoked.").waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
  await signIn(page, service.getKey("pro"));
  expect(await page.getByRole("alert").count()).toBe(0);
});

test("an exhausted limit pauses the requests, also after a reload", async () => {
  const { service, page } = await openSignIn();
  await page.getByLabel("Stay signed in").check();
  await signIn(page, service.getKey("free"));
  await exhaustLimit(service, contract.plans.free.perMinute);
  await chooseStatus(page, "Sold");
  await page.getByText("The limit per minute is exhausted").waitFor();

  const requestCount = service.requests.length;
  for (const status of ["Sold", "Pending"]) await chooseStatus(page, status);
  await page.evaluate(() => fetch(location.href));
  expect(service.requests.length).toBe(requestCount);
  await page.reload();
  await page.getByText("The limit per minute is exhausted").waitFor();
});
