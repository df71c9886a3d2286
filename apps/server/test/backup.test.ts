import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createTypedClient } from "@animal-store/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listAll } from "./kill-in-bursts.ts";
import {
  createKey,
  highLimits,
  runToEnd,
  type ServerProcess,
  startProcess,
  temporaryDirectory,
} from "./server-process.ts";

let folder: ReturnType<typeof temporaryDirectory>;
let data: string;
let file: string;
let server: ServerProcess | undefined;
beforeEach(() => {
  folder = temporaryDirectory();
  data = join(folder.path, "data");
  file = join(folder.path, "animals.db");
});
afterEach(async () => {
  await server?.end("SIGKILL");
  server = undefined;
  folder.remove();
});

const run = (program: "backup" | "restore" | "integrity", ...args: string[]) =>
  runToEnd(`${program}.js`, args, { DATA_DIR: data });

it("a back-up beside a server that writes is one moment of it, and is restored whole", async () => {
  const key = await createKey(data, highLimits);
  server = await startProcess(data);
  const client = createTypedClient({ baseUrl: `${server.origin}/v1`, key });
  const acknowledged: number[] = [];
  let isOver = false;
  const writers = Array.from({ length: 10 }, async () => {
    while (!isOver) {
      const { data } = await client.POST("/pets", { body: { name: "Rex", categoryId: 1 } });
      if (data) acknowledged.push(data.id);
      if (data && data.id % 3 === 0) await client.POST("/store/orders", { body: { petId: data.id } });
    }
  });
  await expect.poll(() => acknowledged.length).toBeGreaterThan(100);
  const before = acknowledged.length;
  const backedUp = await run("backup", "--to", file);
  const beside = await run("integrity");
  isOver = true;
  await Promise.all(writers);
  expect(backedUp).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(
      /^ +rows\npets +[\d,]+\norders +\d+\nkeys +1\n.*\n\n.* is backed up in .*animals\.db: .*, checked, in/,
    ),
  });
  expect(beside).toMatchObject({ code: 0, stdout: expect.stringMatching(/\/data is sound\.\n$/) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder.path).sort()).toEqual(["animals.db", "data"]);

  const into = join(folder.path, "restored");
  expect(await run("restore", "--from", file, "--into", into)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/ is restored in .*restored, and checked\.\n/),
  });
  await server.end("SIGTERM");
  server = await startProcess(into);
  const restored = await listAll(server.origin, key);
  // The ids of a moment have no gaps, and what was acknowledged before it is there.
  expect(restored).toEqual(Array.from(restored, (_, index) => index + 1));
  expect(restored).toEqual(expect.arrayContaining(acknowledged.slice(0, before)));
  expect(await run("integrity", "--file", file)).toMatchObject({ code: 0 });
});
