import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createTemporaryFolder, runQuietly } from "../test/set-up.ts";

const list = <Item>(count: number, create: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => create(index));
const toParameters = (count: number, toSchema: (index: number) => object) =>
  list(count, (index) => ({ name: `q${index}`, in: "query", schema: toSchema(index) }));

const bombs: Record<string, { operation: object; code: number; message: RegExp; messageCount: number }> = {
  "defaults whose patterns backtrack": {
    operation: {
      parameters: toParameters(20, (index) => {
        return { type: "string", pattern: `^(a+)+[x${index}]$`, default: "a".repeat(60) };
      }),
    },
    code: 1,
    message: /parameter q\d+: default "a+" cannot be checked in 2000 ms\./g,
    messageCount: 20,
  },
  "100 patterns that backtrack": {
    operation: {
      parameters: toParameters(100, (index) => ({ type: "string", pattern: `^(([a-z${index}])+.)+[A-Z]([a-z])+$` })),
    },
    code: 0,
    message: /can backtrack\./g,
    messageCount: 100,
  },
};

it.each(Object.entries(bombs))("ends within 10 s for %s", async (_, { operation, code, message, messageCount }) => {
  const folder = createTemporaryFolder();
  const path = join(folder, "document.json");
  const responses = { 204: { description: "Done." } };
  const paths = { "/things": { post: { operationId: "addThing", responses, ...operation } } };
  writeFileSync(path, JSON.stringify({ openapi: "3.1.0", info: { title: "Things", version: "1" }, paths }));
  const { user } = process.cpuUsage();
  const result = await runQuietly(path, join(folder, "generated"));
  expect(process.cpuUsage().user - user).toBeLessThan(10_000_000);
  expect(result.code).toBe(code);
  expect(result.stderr.match(message) ?? []).toHaveLength(messageCount);
});
