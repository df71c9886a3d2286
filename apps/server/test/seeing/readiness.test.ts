import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { startProcess, temporaryDirectory } from "../server-process.ts";

it("a process that is being stopped says so to who is still connected, and lives", async () => {
  const folder = temporaryDirectory();
  const server = await startProcess(folder.path, { SHUTDOWN_IDLE_MS: "20000" });
  const { port } = new URL(server.origin);
  const sockets = ["/readyz", "/healthz"].map((path) => ({
    socket: connect(Number(port), "127.0.0.1").setEncoding("utf8"),
    message: `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
  }));
  const ask = async () =>
    Promise.all(
      sockets.map(async ({ socket, message }) => {
        socket.write(message);
        const [answer] = await once(socket, "data");
        return String(answer);
      }),
    );
  const [before = ""] = await ask();
  expect(before).toContain('{"status":"ready"}');
  server.child.kill("SIGTERM");
  await expect
    .poll(() =>
      fetch(server.origin).then(
        () => "served",
        () => "refused",
      ),
    )
    .toBe("refused");
  const [ready = "", live = ""] = await ask();
  expect(ready).toMatch(/^HTTP\/1\.1 503 /);
  expect(ready).toContain('{"status":"not ready","reasons":["process: it is being stopped"]}');
  expect(live).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toBe(0);
  folder.remove();
});
