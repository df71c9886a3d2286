import type { ExchangeObserver } from "./exchange.ts";
import { NodeRequest } from "./node-listener.ts";

export interface AccessLogOptions {
  readonly write: (fields: object, message: string) => void;
  readonly clientAddress: (request: NodeRequest) => string;
  /** Redacts secrets in the path and the address of a client. @default redacts nothing */
  readonly redact?: (text: string) => string;
}

/**
 * Returns an observer that writes one line for each request, after its response or the end of its connection.
 * @example
 * const accessLog = createAccessLog({ write: (fields, message) => logger.info(fields, message), clientAddress });
 */
export function createAccessLog({ write, clientAddress, redact = (text) => text }: AccessLogOptions): ExchangeObserver {
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
        address: redact(clientAddress(new NodeRequest(request, { address: remoteAddress }))),
        method,
        path: redact(redactUserInfo(path)),
        status,
        code,
        bytes,
        duration: Math.round(duration * 1000) / 1000,
        ...(isAborted && { aborted: true }),
      };
      return write(fields, "request");
    },
    rejected({ status, code, fields }, address) {
      const { "X-Request-Id": requestId, "Content-Length": bytes } = fields;
      return write({ requestId, address, status, code, bytes: Number(bytes) }, "malformed request");
    },
  };
}

/** Redacts the user information of a target in absolute form. The server rejects such a request, but logs it. */
function redactUserInfo(target: string): string {
  return target.startsWith("/") ? target : target.replace(/\/\/[^/]*@/, "//***@");
}
