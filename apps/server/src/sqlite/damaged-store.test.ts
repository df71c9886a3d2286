import { execFileSync } from "node:child_process";
import { cpSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { StoreUnavailable } from "@animal-store/service";
import { expect, it, onTestFinished } from "vitest";
import { openTestStores } from "../../test/open-test-stores.ts";
import { temporaryDirectory } from "../../test/server-process.ts";

const page = { status: undefined, after: 0, limit: 10 };

it("a file that is damaged while it is served is written to no more, and told of until a whole one is in its place", async () => {
  const folder = temporaryDirectory();
  const data = join(folder.path, "data");
  const [file, good] = [join(data, "store.db"), join(folder.path, "good.db")];
  const filled = openTestStores(data);
  const pets = Array.from({ length: 600 }, (_, index) => ({ name: "n".repeat(200), categoryId: index }));
  await Promise.all(pets.map((pet) => filled.stores.pets.add(pet)));
  await filled.close();
  cpSync(file, good);

  const told: (string | undefined)[] = [];
  const { stores, problem, close } = openTestStores(data, { onDisk: (reason) => told.push(reason) });
  onTestFinished(async () => {
    await close();
    folder.remove();
  });
  // By another process: SQLite's locks are those of a process, and end with any descriptor that it closes.
  const [pageSize, middle] = [4096, Math.floor(statSync(file).size / 4096 / 2)];
  const overwrite = ["if=/dev/zero", `of=${file}`, `bs=${pageSize}`, `seek=${middle}`, "count=5", "conv=notrunc"];
  execFileSync("dd", overwrite, { stdio: "ignore" });

  const readAll = () => {
    for (let after = 0; after < pets.length; after += 100) void stores.pets.list({ ...page, after, limit: 100 });
  };
  expect(readAll).toThrow(StoreUnavailable);
  await expect.poll(problem).toMatch(/malformed/);
  const add = async () => stores.pets.add({ name: "Rex", categoryId: 1 });
  await expect.poll(() => add().catch((error: unknown) => error)).toBeInstanceOf(StoreUnavailable);
  expect(await stores.pets.list(page)).toHaveLength(10);
  // Asked again and again, it is told once.
  for (let times = 0; times < 3; times += 1) expect(readAll).toThrow(StoreUnavailable);
  expect(told).toEqual([expect.stringMatching(/malformed/)]);

  renameSync(good, file);
  await expect.poll(problem).toBeUndefined();
  expect(readAll).not.toThrow();
  expect(await add()).toMatchObject({ outcome: { id: pets.length + 1 } });
});
