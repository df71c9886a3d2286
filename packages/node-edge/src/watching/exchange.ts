import type { IncomingMessage } from "node:http";
import type { Findings } from "@animal-store/openapi-hono";
import type { ProtocolRefusal } from "../protocol-refusal.ts";
import { stopwatch } from "./stopwatch.ts";

/** A request from its headers on, and what became of it. Its way writes down what it finds out. */
export class Exchange implements Findings {
  operation: string | undefined;
  caller: string | undefined;
  requestId: string | undefined;
  code: string | undefined;
  /** That of its answer; undefined: it was cut off before there was one. */
  status: number | undefined;
  /** Of the answer's body, as its head tells; undefined: it does not. */
  bytes: number | undefined;
  /** Whether its connection ended before its answer was sent. */
  isAborted = false;
  /** Milliseconds until the answer was sent or the connection ended. */
  duration = 0;
  readonly request: IncomingMessage;
  /** The socket's, where somebody noted it: once that is closed it has none. */
  remoteAddress: string | undefined;
  readonly #began = stopwatch();

  constructor(request: IncomingMessage) {
    this.request = request;
  }

  /** Its rest did not come, and it was answered so on its connection, without its response. */
  refuse({ status, code, fields }: ProtocolRefusal): void {
    this.status = status;
    this.code = code;
    this.requestId = fields["X-Request-Id"];
    this.bytes = Number(fields["Content-Length"]);
  }

  /** What it was answered, unless it was refused before. @param status undefined: it had no answer yet */
  end(status: number | undefined, isAborted: boolean): void {
    this.duration = stopwatch() - this.#began;
    if (this.status !== undefined) return;
    this.status = status;
    this.isAborted = isAborted;
  }
}
