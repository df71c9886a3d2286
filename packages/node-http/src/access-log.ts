import { redactKeys } from "@animal-store/service";
import type { ExchangeObserver } from "./exchange.ts";
import { NodeRequest } from "./node-listener.ts";

export interface AccessLogOptions {
  readonly write: (fields: object, message: string) => void;
  /** The network address that a request comes from: its connection's, or what a trusted proxy says. */
  readonly clientAddress: (request: NodeRequest) => string;
}

/** Writes one line for each request, once its answer was sent or its connection ended: what was asked and answered, by whom. Never a key. */
export function createAccessLog({ write, clientAddress }: AccessLogOptions): ExchangeObserver {
  return {
    began(exchange) {
      exchange.remoteAddress = exchange.request.socket.remoteAddress;
    },
    ended({ request, requestId, operation, caller, code, status, bytes, isAborted, duration, remoteAddress }) {
      const { method, url = "" } = request;
      const [path = ""] = url.split("?", 1);
      const fields = {
        requestId,
        operation,
        key: caller,
        address: redactKeys(clientAddress(new NodeRequest(request, undefined, remoteAddress))),
        method,
        path: redactKeys(withoutUser(path)),
        status,
        code,
        bytes,
        duration: Math.round(duration * 1000) / 1000,
        ...(isAborted && { aborted: true }),
      };
      write(fields, "request");
    },
    rejected({ status, code, fields }, address) {
      const { "X-Request-Id": requestId, "Content-Length": bytes } = fields;
      write({ requestId, address, status, code, bytes: Number(bytes) }, "no request");
    },
  };
}

/** A target in absolute form may hold somebody's name and password, with which it is refused. */
function withoutUser(target: string): string {
  return target.startsWith("/") ? target : target.replace(/\/\/[^/]*@/, "//***@");
}
