import type { Server } from "node:http";
import type { Socket } from "node:net";
import { mostHeadBytes } from "./edge-limits.ts";

/** Codes of the errors of `clientError`: Node's own for a request that is late, and the one of this check. */
export const tooLate = "ERR_HTTP_REQUEST_TIMEOUT";
export const invalidRequestLine = "INVALID_REQUEST_LINE";

const lineFeed = 10;
// RFC 9112, section 3. Node's parser checks the method and the target.
const validLine = /^[!-~]+ [!-~\x80-\xff]+ HTTP\/\d\.\d\r\n$/;
const validBeginning = /^[ -~\x80-\xff]*\r?$/;

/**
 * Rejects connections whose first request line is not valid: Node's parser accepts empty lines, double spaces and `RTSP/1.0`. Later
 * request lines are not checked, because Node reads them without JavaScript: to see them costs 15 % of the CPU time of a small request.
 */
export function checkFirstRequestLine(server: Server): { closeUnread(): void } {
  const unread = new Set<Socket>();
  const parse = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    let received: Buffer = Buffer.alloc(0);
    const timer = setTimeout(() => setImmediate(() => fail(tooLate)), server.headersTimeout).unref();
    unread.add(socket);
    socket.on("error", ignore).on("data", read).on("end", end).once("close", release);

    function read(chunk: Buffer): void {
      const checked = received.length;
      received = checked === 0 ? chunk : Buffer.concat([received, chunk]);
      const isValid = isRequestLineValid(received, checked);
      if (isValid === false) fail(invalidRequestLine);
      if (!isValid || !release()) return;
      socket.off("error", ignore);
      for (const listener of parse) listener.call(server, socket);
      // Node's parser has just added its listener. From now on it reads the socket itself.
      socket.emit("data", received);
    }

    function end(): void {
      if (received.length > 0) fail(invalidRequestLine);
      else socket.end();
    }

    function fail(code: string): void {
      if (release()) server.emit("clientError", Object.assign(new Error("no request line"), { code }), socket);
    }

    /** Ends the check. Returns false if it ended before. */
    function release(): boolean {
      clearTimeout(timer);
      socket.off("data", read).off("end", end).off("close", release);
      return unread.delete(socket);
    }
  });

  return {
    /** Closes the connections that have sent no request line yet. */
    closeUnread() {
      for (const socket of unread) socket.destroy();
    },
  };
}

/**
 * Returns undefined until the line is complete.
 * @param checked number of bytes that an earlier call found valid
 */
function isRequestLineValid(received: Buffer, checked: number): boolean | undefined {
  // RFC 9112, section 2.2: one empty line before it is ignored.
  const start = received[0] === 13 && received[1] === lineFeed ? 2 : 0;
  const end = received.indexOf(lineFeed, start);
  if (end >= 0) return validLine.test(received.toString("latin1", start, end + 1));
  // Node's parser rejects it as too large.
  if (received.length > mostHeadBytes) return true;
  return validBeginning.test(received.toString("latin1", Math.max(start, checked))) ? undefined : false;
}

function ignore(): void {}
