import type { Socket } from "node:net";
import { skipRequests } from "./skip-requests.ts";

// Milliseconds and bytes that a caller has to stop sending. A connection that is closed while bytes arrive is reset, and what was
// answered may be lost with it.
const lingersFor = 2000;
const mostBytes = 8 * 2 ** 20;

const closing = new Set<Socket>();

/** Has a connection end gently once Node has sent the answer that says `Connection: close`. Nothing more is read as a request. */
export function closeAfterAnswer(socket: Socket): void {
  // Of one that is closed already nothing would take it off the list: what waited for its body may answer only now.
  if (closing.has(socket) || socket.destroyed) return;
  closing.add(socket);
  socket.once("close", () => closing.delete(socket));
  skipRequests(socket);
  // What Node calls then would close it at once.
  socket.destroySoon = () => endGently(socket);
}

/** Whether what is read on a connection is a request no more (RFC 9112, section 9.6). */
export function isClosing(socket: Socket): boolean {
  return closing.size > 0 && closing.has(socket);
}

/** Ends a connection so that its last answer arrives also at a caller that is still sending (RFC 9112, section 9.6). */
export function endGently(socket: Socket, lastBytes = ""): void {
  socket.end(lastBytes);
  // What comes now is for nobody: Node's parser is not to find a request in it.
  socket.removeAllListeners("data");
  let left = mostBytes;
  socket.on("data", ({ byteLength }: Buffer) => {
    left -= byteLength;
    if (left < 0) socket.destroy();
  });
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), lingersFor).unref();
  socket.once("close", () => clearTimeout(timer));
}
