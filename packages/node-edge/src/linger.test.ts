import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { closeAfterAnswer, isClosing } from "./linger.ts";

async function accept(): Promise<Socket> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  const caller = connect(port, "127.0.0.1").on("error", () => {});
  const [socket] = await once(server, "connection");
  onTestFinished(() => {
    caller.destroy();
    socket.destroy();
    server.close();
  });
  return socket;
}

it("a connection that is to close is known until it is closed", async () => {
  const socket = await accept();
  expect(isClosing(socket)).toBe(false);
  closeAfterAnswer(socket);
  expect(isClosing(socket)).toBe(true);
  socket.destroy();
  await once(socket, "close");
  expect(isClosing(socket)).toBe(false);
});

it("a connection that was closed before its answer is not kept", async () => {
  const socket = await accept();
  socket.destroy();
  await once(socket, "close");
  closeAfterAnswer(socket);
  expect(isClosing(socket)).toBe(false);
});
