import { afterEach, beforeEach, expect, it } from "vitest";
import { fillFolder } from "../move/fill-folder.ts";
import { runToEnd, startProcess, temporaryDirectory } from "../server-process.ts";
import { describeOnPostgres } from "./test-database.ts";

describeOnPostgres("the command that moves a store up", (database) => {
  let folder: ReturnType<typeof temporaryDirectory>;
  beforeEach(() => {
    folder = temporaryDirectory();
  });
  afterEach(async () => {
    folder.remove();
    await database().other.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  });
  const move = (...more: string[]) =>
    runToEnd("migrate-store.js", ["--from", folder.path, "--to", database().url, ...more], {});

  it("says what it did, and a server that is started on the database has the keys already", async () => {
    await fillFolder(folder.path);
    const moved = await move();
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^ +rows .*\npets +112 {2}[0-9a-f]{64}\n/) });
    expect(moved.stderr).toContain("pets copied: 112\npets compared: 112\n");
    const server = await startProcess("", { DATABASE_URL: database().url });
    expect(server.stdout()).not.toContain("as_live_");
    await server.end("SIGKILL");
    expect(await move()).toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringContaining(
        "is not empty: it holds 112 pets, 1 orders, 4 keys, 6 changes of keys, 16 kept outcomes.",
      ),
    });
  });

  it("refuses a folder that a server has", async () => {
    const server = await startProcess(folder.path);
    expect(await move()).toMatchObject({ code: 1, stdout: "", stderr: expect.stringMatching(/is in use by a server/) });
    await server.end("SIGKILL");
  });

  it("takes nothing but what it knows", async () => {
    expect(await move("--fast")).toMatchObject({ code: 2, stdout: "" });
    expect(await runToEnd("migrate-store.js", ["--help"], {})).toMatchObject({ code: 0, stderr: "" });
  });
});
