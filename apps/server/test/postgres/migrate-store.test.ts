import { cpSync } from "node:fs";
import { connect, describeOnPostgres, sharedFolder, testFolder } from "@animal-store/sql-store/testing";
import { definition } from "@animal-store/store";
import { beforeAll, beforeEach, expect, it, onTestFinished } from "vitest";
import { createSender, type FilledFolder, fillFolder, type TestRequest } from "../fill-folder.ts";
import { openTestStore } from "../open-test-stores.ts";
import { runToEnd, startServer } from "../server-process.ts";

describeOnPostgres("migrate-store", definition, (database) => {
  const originalFolder = sharedFolder();
  let filled: FilledFolder;
  let folder: string;
  beforeAll(async () => {
    filled = await fillFolder(originalFolder);
  });
  beforeEach(() => {
    folder = testFolder();
    cpSync(originalFolder, folder, { recursive: true });
    onTestFinished(
      async () => void (await database().adminSession.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public")),
    );
  });
  const url = () => database().url;
  const migrate = (from: string, ...args: string[]) =>
    runToEnd("migrate-store.js", ["--from", from, ...args], { DATABASE_URL: url() });

  it("copies a store so that both return the same bytes for each page, pet, order, key and repeated Idempotency-Key", async () => {
    const { clock, keys, idempotentRequests } = filled;
    expect(await migrate(folder)).toMatchObject({ code: 0 });
    const sqlite = openTestStore(folder);
    const postgres = await database().open({ clock });
    const senders = [createSender(sqlite.store, clock), createSender(postgres.store, clock)];
    const sendToBoth = async (request: TestRequest) => {
      const [fromSqlite, fromPostgres] = await Promise.all(senders.map((send) => send(request)));
      expect(fromPostgres, request.path).toEqual(fromSqlite);
      return fromSqlite;
    };
    const [key = ""] = keys;
    const paginate = async (firstPath: string) => {
      for (let path: string | undefined = firstPath; path; ) {
        const response = await sendToBoth({ path, key });
        expect(response?.status).toBe(200);
        path = /<(.*)>; rel="next"/.exec(response?.headers[1] ?? "")?.[1];
      }
    };
    for (const query of ["", "&status=available", "&status=pending", "&status=sold"])
      await paginate(`/v1/pets?limit=7${query}`);
    await paginate("/v1/store/orders?limit=1");
    for (let id = 0; id <= 113; id += 1) await sendToBoth({ path: `/v1/pets/${id}`, key });
    expect(
      await Promise.all(keys.map(async (each) => (await sendToBoth({ path: "/v1/pets", key: each }))?.status)),
    ).toEqual([200, 401, 200, 401]);
    for (const request of idempotentRequests) expect((await sendToBoth(request))?.headers[2]).toBe("true");
    for (const request of idempotentRequests)
      expect((await sendToBoth({ ...request, body: { name: "other", categoryId: 1 } }))?.status).not.toBe(201);
    expect(await postgres.store.keys.list()).toEqual(await sqlite.store.keys.list());
    await sendToBoth({ method: "POST", path: "/v1/pets", key, body: { name: "the next", categoryId: 1 } });
    await Promise.all([sqlite.close(), postgres.close()]);
  });

  it("prints the rows that it copied to DATABASE_URL, and a server on that database has the keys", async () => {
    expect(await migrate(folder, "--fast")).toMatchObject({ code: 2, stdout: "" });
    const migrated = await migrate(folder);
    expect(migrated.code).toBe(0);
    expect(migrated.stdout.replaceAll(/[0-9a-f]{64}/g, "SUM").split("\n")).toEqual([
      "                     rows  SHA-256 of both sides",
      "pets                  112  SUM",
      "orders                  1  SUM",
      "keys                    4  SUM",
      "key log entries         6  SUM",
      "idempotency records    16  SUM",
      "",
      expect.stringMatching(/^Copied \/\S+ to postgres:\/\/\S+ and compared both, in \d+\.\d s\.$/),
      expect.stringMatching(/^Start the servers with that DATABASE_URL\./),
      "",
    ]);
    expect(migrated.stderr).toContain("pets copied: 112\npets compared: 112\n");
    const server = await startServer("", { DATABASE_URL: url() });
    expect(server.stdout()).not.toContain("as_live_");
    await server.end("SIGKILL");
    const counts = "it contains 112 pets, 1 orders, 4 keys, 6 key log entries, 16 idempotency records.";
    const otherUrl = "postgres://127.0.0.1:1/animals";
    const rerun = await runToEnd("migrate-store.js", ["--from", folder, "--to", url()], { DATABASE_URL: otherUrl });
    expect(rerun).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining(`is not empty: ${counts}`) });
  });

  it("rejects an order without a pet, and states the next step", async () => {
    const store = connect(folder);
    store.exec("PRAGMA foreign_keys = OFF; DELETE FROM pets");
    store.close();
    expect(await migrate(folder)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/violates foreign key constraint .* Check the data folder: npm run integrity/),
    });
  });
});
