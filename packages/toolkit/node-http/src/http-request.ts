import { IncomingMessage } from "node:http";
import { ByteCollector } from "./byte-collector.ts";
import { holdBytes } from "./connections.ts";
import type { ObservedRequest } from "./exchange.ts";

const shortBodyBytes = 1024;

interface BodyTaker {
  readonly length: number;
  readonly take: (body: Buffer | undefined) => void;
}

/** A request that joins the chunks of its body until they are read. A body in many small chunks takes no more memory. */
export class HttpRequest extends IncomingMessage implements ObservedRequest {
  heldBytes: number | undefined = 0;
  isBodyKept = false;
  #unread: ByteCollector | undefined;
  #isWanted = false;
  #taker: BodyTaker | undefined;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) {
      this.#pushUnread();
      return super.push(null);
    }
    if (this.destroyed) return false;
    if (this.#taker && this.#giveBody(chunk)) return true;
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
    this.#giveBody(undefined);
  }

  /**
   * Gives a short body to `take` if it arrives in one chunk. The events of a stream cost 5 % of the time of a small POST.
   * Calls `take` with undefined if the body has another form, which is then read as a stream.
   * @returns false if it never calls `take`: for a long body, or one that has begun to arrive
   */
  takeShortBody(length: number, take: BodyTaker["take"]): boolean {
    if (!(length > 0 && length <= shortBodyBytes) || this.complete || this.destroyed || this.#taker) return false;
    if (this.readableLength > 0 || this.#unread) return false;
    this.#taker = { length, take };
    return true;
  }

  /** Returns whether the taker of the body has got it. */
  #giveBody(chunk: Buffer | undefined): boolean {
    const taker = this.#taker;
    if (!taker) return false;
    this.#taker = undefined;
    const isWhole = chunk?.byteLength === taker.length;
    taker.take(isWhole ? chunk : undefined);
    return isWhole;
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
