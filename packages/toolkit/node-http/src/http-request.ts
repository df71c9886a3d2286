import { IncomingMessage } from "node:http";
import { ByteCollector } from "./byte-collector.ts";
import { holdBytes } from "./connections.ts";
import type { ObservedRequest } from "./exchange.ts";

const shortBodyBytes = 1024;

/** A request that joins the chunks of its body until they are read. A body in many small chunks takes no more memory. */
export class HttpRequest extends IncomingMessage implements ObservedRequest {
  heldBytes: number | undefined = 0;
  isBodyKept = false;
  #unread: ByteCollector | undefined;
  #isWanted = false;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) {
      this.#pushUnread();
      return super.push(null);
    }
    if (this.destroyed) return false;
    if (this.heldBytes === 0 && this.#isShortBody(chunk)) return super.push(chunk);
    if (this.#isWanted) {
      this.#isWanted = false;
      if (this.isBodyKept) holdBytes(this, 2 * chunk.byteLength);
      return super.push(chunk);
    }
    this.#unread ??= new ByteCollector();
    this.#unread.add(chunk);
    holdBytes(this, 2 * chunk.byteLength);
    return this.#unread.byteLength < this.readableHighWaterMark;
  }

  override _read(size: number): void {
    super._read(size);
    this.#isWanted = !this.#pushUnread();
  }

  override _destroy(error: Error | null, callback: (error?: Error | null) => void): void {
    this.#unread?.clear();
    super._destroy(error, callback);
  }

  /** Returns whether a chunk is a whole body that is short: such a request takes little more memory than one without a body. */
  #isShortBody({ byteLength }: Buffer): boolean {
    return byteLength <= shortBodyBytes && byteLength === Number(this.headers["content-length"]);
  }

  #pushUnread(): boolean {
    const unread = this.#unread;
    if (!unread) return false;
    this.#unread = undefined;
    if (!this.isBodyKept) holdBytes(this, -2 * unread.byteLength);
    super.push(unread.bytes());
    return true;
  }
}
