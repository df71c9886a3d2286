import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { Mutation } from "./mutant.ts";
import type { PlainResponse } from "./wire.ts";

/** Stands in front of a server and changes answers that come in one piece. */
export async function startParserProxy(
  origin: string,
  change: NonNullable<Mutation["parser"]>,
  onOwnError: (error: unknown) => void,
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    let asked = "";
    client.on("data", (chunk) => {
      asked = chunk.toString("latin1");
      if (upstream.writable) upstream.write(chunk);
    });
    upstream.on("data", (chunk: Buffer) => {
      try {
        client.write(changeBytes(chunk, (answer) => change(answer, asked)));
      } catch (error) {
        onOwnError(error);
        client.destroy();
      }
    });
    client.on("end", () => upstream.end());
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.end());
    upstream.on("end", () => client.end());
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("close", () => sockets.delete(socket));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  return {
    origin: `http://${hostname}:${(server.address() as AddressInfo).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function changeBytes(bytes: Buffer, change: (answer: PlainResponse) => PlainResponse): Buffer | string {
  const [head = "", text = ""] = bytes.toString("latin1").split("\r\n\r\n");
  const [statusLine = "", ...fields] = head.split("\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1]);
  if (Number.isNaN(status)) return bytes;
  const headers = new Headers(fields.map((field) => field.split(/: ?(.*)/s, 2) as [string, string]));
  const changed = change({ status, headers, text: Buffer.from(text, "latin1").toString() });
  if (changed.text !== "" && changed.headers.has("content-length"))
    changed.headers.set("content-length", String(Buffer.byteLength(changed.text)));
  const lines = [...changed.headers].map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${changed.status} Changed`, ...lines, "", changed.text].join("\r\n");
}
