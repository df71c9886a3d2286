import { runWorkflow } from "@animal-store/openapi/test/run-workflow";
import type { Service } from "@animal-store/store-tests";
import { beforeEach, expect, it } from "vitest";
import { sqliteTarget } from "./start-target.ts";

let service: Service;
let key: string;

beforeEach(async () => {
  service = await sqliteTarget.start("normal");
  key = (await service.createKey()).key;
  return () => service.stop();
});

const run = (workflow: string, inputs: Record<string, string>) =>
  runWorkflow({ workflow, baseUrl: service.baseUrl, inputs });

it("order-a-pet adds, lists, reads and orders a pet, and read-next-page reads the next page", async () => {
  const result = await run("order-a-pet", { key });
  expect(result).toEqual({ passes: true, report: expect.stringContaining("Steps: 8 passed, 8 total") });

  const first = await fetch(`${service.baseUrl}/pets?limit=1`, { headers: { Authorization: `Bearer ${key}` } });
  const nextPath = /<(.*?)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const cursor = new URL(nextPath, service.baseUrl).searchParams.get("cursor") ?? "";
  const page = await run("read-next-page", { key, cursor });
  expect(page).toEqual({ passes: true, report: expect.stringContaining("Steps: 1 passed, 1 total") });
});

it("order-a-pet fails with an invalid key", async () => {
  const { passes, report } = await run("order-a-pet", { key: "none" });
  expect(passes).toBe(false);
  expect(report).toContain("create-a-pet");
});
