import type { Server } from "node:http";
import type { Socket } from "node:net";
import { ByteCollector } from "./byte-collector.ts";
import { maxHeadBytes } from "./server-limits.ts";

// Error codes of `clientError`: Node's code for a timeout, and the code for an invalid first request line.
export const requestTimeoutCode = "ERR_HTTP_REQUEST_TIMEOUT";
export const invalidRequestLineCode = "INVALID_REQUEST_LINE";

const lineFeed = 10;
// RFC 9112, section 3. Node's parser checks the method and the target.
const validLine = /^[!-~]+ [!-~\x80-\xff]+ HTTP\/\d\.\d\r\n$/;
const validBeginning = /^[ -~\x80-\xff]*\r?$/;

// Node's parser accepts `RTSP/1.0`. Checking every request line would add 15 % to the time of a small request.
export function checkFirstRequestLine(server: Server, socket: Socket, accept: (received: Buffer) => void): void {
  const received = new ByteCollector();
  let isDone = false;
  const timer = setTimeout(() => setImmediate(fail, requestTimeoutCode), server.headersTimeout).unref();
  socket.on("error", ignoreError).on("data", onData).on("end", onEnd).once("close", stop);

  function onData(chunk: Buffer): void {
    const checkedBytes = received.byteLength;
    received.add(chunk);
    const isValid = isRequestLineValid(received.bytes(), checkedBytes);
    if (isValid === false) fail(invalidRequestLineCode);
    if (!isValid) return;
    stop();
    socket.off("error", ignoreError);
    accept(received.bytes());
  }

  function onEnd(): void {
    if (received.byteLength > 0) fail(invalidRequestLineCode);
    else socket.end();
  }

  function fail(code: string): void {
    if (isDone) return;
    stop();
    server.emit("clientError", Object.assign(new Error("no request line"), { code }), socket);
  }

  function stop(): void {
    isDone = true;
    clearTimeout(timer);
    socket.off("data", onData).off("end", onEnd).off("close", stop);
  }
}

/** Returns undefined until the line is complete. @param checkedBytes bytes that were valid in an earlier call */
function isRequestLineValid(received: Buffer, checkedBytes: number): boolean | undefined {
  // RFC 9112, section 2.2: one empty line before the request line is ignored.
  const start = received[0] === 13 && received[1] === lineFeed ? 2 : 0;
  const end = received.indexOf(lineFeed, start);
  if (end >= 0) return validLine.test(received.toString("latin1", start, end + 1));
  if (received.length > maxHeadBytes) return true;
  return validBeginning.test(received.toString("latin1", Math.max(start, checkedBytes))) ? undefined : false;
}

function ignoreError(): void {}
