import type { Findings, ReceivedRequest } from "./message.ts";

/** A request of the Fetch API, as a worker, a page or Hono gives it. */
export class FetchRequest implements ReceivedRequest {
  readonly method: string;
  readonly target: string;
  readonly remoteAddress: string;
  readonly findings: Findings | undefined;
  readonly #request: Request;

  constructor(request: Request, remoteAddress = "", findings?: Findings) {
    this.method = request.method;
    this.target = targetOf(request.url);
    this.remoteAddress = remoteAddress;
    this.findings = findings;
    this.#request = request;
  }

  header(name: string): string | null {
    return this.#request.headers.get(name);
  }

  async readBody(limit: number): Promise<Uint8Array | undefined> {
    const declared = this.header("content-length");
    if (declared !== null) {
      return Number(declared) > limit ? undefined : new Uint8Array(await this.#request.arrayBuffer());
    }
    if (this.#request.body === null) return new Uint8Array();
    if (!this.#request.body) return this.#readWhole(limit);
    const chunks: Uint8Array[] = [];
    let size = 0;
    const reader = this.#request.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.byteLength;
      if (size > limit) {
        // Not cancelled: that would cut the connection, and the answer with it.
        reader.releaseLock();
        return undefined;
      }
      chunks.push(read.value);
    }
    return concatenate(chunks, size);
  }

  // Not every browser gives the body of a request as a stream.
  async #readWhole(limit: number): Promise<Uint8Array | undefined> {
    const body = new Uint8Array(await this.#request.arrayBuffer());
    return body.byteLength > limit ? undefined : body;
  }
}

/** Path and query of an absolute URL, as they stand there. */
function targetOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("://") + 3);
  const end = url.indexOf("#", start);
  return url.slice(start, end < 0 ? url.length : end);
}

function concatenate(chunks: Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
