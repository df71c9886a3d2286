import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { limitConnections } from "./server-limits.ts";

const file = fileURLToPath(new URL("server-limits.ts", import.meta.url));

async function readMaxConnections(openFiles: number, limits: object): Promise<number> {
  const script = `
    import { createServer } from "node:http";
    import { limitConnections } from ${JSON.stringify(file)};
    console.log(limitConnections(createServer(), ${JSON.stringify(limits)}, () => {}));`;
  const args = ["-c", `ulimit -n ${openFiles}; exec "$@"`, "sh", process.execPath, "--input-type=module", "-e", script];
  return Number((await promisify(execFile)("sh", args)).stdout);
}

it.skipIf(process.platform === "win32").each([
  [1024, {}, 896],
  [1024, { maxConnections: 500 }, 500],
  [1024, { reservedFiles: 200 }, 824],
  [100, {}, 50],
])(
  "reserves open files for other uses (limit %i, options %o: %i connections)",
  async (openFiles, limits, connections) => {
    expect(await readMaxConnections(openFiles, limits)).toBe(connections);
  },
);

it("reports repeated accept errors once and continues", async () => {
  const reported: Error[] = [];
  const server = createServer();
  limitConnections(server, { onAcceptError: (error) => reported.push(error) }, () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const error = Object.assign(new Error("accept EMFILE"), { code: "EMFILE" });
  for (let times = 3; times > 0; times -= 1) server.emit("error", error);
  expect(reported).toEqual([error]);
  server.close();
});
