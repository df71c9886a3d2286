import type { Service } from "@animal-store/contract-tests";
import { runWorkflow } from "@animal-store/openapi/run-workflow";
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

it("an animal is added, listed, read, ordered once, and its page leads to a last one", async () => {
  const journey = await run("order-an-animal", { key });
  expect(journey).toEqual({ passes: true, report: expect.stringContaining("Steps: 8 passed, 8 total") });

  const first = await fetch(`${service.baseUrl}/pets?limit=1`, { headers: { Authorization: `Bearer ${key}` } });
  const next = /<(.*?)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const cursor = new URL(next, service.baseUrl).searchParams.get("cursor") ?? "";
  const page = await run("page-on", { key, cursor });
  expect(page).toEqual({ passes: true, report: expect.stringContaining("Steps: 1 passed, 1 total") });
});

it("a journey with a key that is none fails", async () => {
  const { passes, report } = await run("order-an-animal", { key: "none" });
  expect(passes).toBe(false);
  expect(report).toContain("add-an-animal");
});
