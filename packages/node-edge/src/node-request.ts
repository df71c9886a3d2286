import type { ServerResponse } from "node:http";
import type { Awaitable, Findings, ReceivedRequest } from "@animal-store/openapi-hono";
import type { WatchedMessage } from "./watching/watched-response.ts";

/** A request of node:http, which copies nothing of it before it is asked for. */
export class NodeRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly #incoming: WatchedMessage;
  readonly #asking: ServerResponse | undefined;
  readonly #address: string | undefined;

  /**
   * @param asking where the caller is told to go on once its body is read (RFC 9110, section 10.1.1); undefined: it sends it anyway
   * @param address the socket's, where that may be closed and have none any more
   */
  constructor(incoming: WatchedMessage, asking?: ServerResponse, address?: string) {
    this.method = incoming.method as string;
    this.target = incoming.url as string;
    this.#incoming = incoming;
    this.#asking = asking;
    this.#address = address;
  }

  get remoteAddress(): string {
    return this.#address ?? this.#incoming.socket.remoteAddress ?? "";
  }

  get findings(): Findings | undefined {
    return this.#incoming.findings;
  }

  // Not from `incoming.headers`: those drop all but the first of some headers that come twice.
  header(name: string): string | null {
    const { rawHeaders } = this.#incoming;
    let value: string | null = null;
    for (let index = 0; index < rawHeaders.length; index += 2) {
      const found = rawHeaders[index] as string;
      if (found.length !== name.length || found.toLowerCase() !== name) continue;
      value = value === null ? (rawHeaders[index + 1] as string) : `${value}, ${rawHeaders[index + 1]}`;
    }
    return value;
  }

  readBody(limit: number): Awaitable<Uint8Array | undefined> {
    const incoming = this.#incoming;
    const declared = this.header("content-length");
    if (declared !== null && Number(declared) > limit) return undefined;
    this.#asking?.writeContinue();
    return new Promise((resolve, reject) => {
      // Then nothing is heard of it any more.
      if (incoming.destroyed) reject(new Error("the connection was closed before the body was read"));
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on("data", (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size <= limit) chunks.push(chunk);
        else {
          // The connection ends with the answer, until when it is read on: the caller may hear of it after it has sent more.
          incoming.removeAllListeners("data").resume();
          resolve(undefined);
        }
      });
      incoming.on("end", () => resolve(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks, size)));
      // Also where the connection is closed before the end of the body.
      incoming.on("error", reject);
    });
  }
}
