import { once } from "node:events";
import { connect } from "node:net";

export interface ConversationOptions {
  /** Whether its own side is closed once all is sent. */
  readonly closesSide?: boolean;
  /** How many answers have come before each piece is sent. */
  readonly answersBefore?: readonly number[];
}

/** Sends pieces one after another on a connection, and gives all that comes back until it is closed. */
export async function converse(
  origin: string,
  pieces: string | readonly string[],
  { closesSide = false, answersBefore = [] }: ConversationOptions = {},
): Promise<string> {
  const socket = connect({ port: Number(new URL(origin).port), host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  let received = "";
  // A connection that is reset has told what it told.
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("end", () => socket.end());
  await once(socket, "connect");
  for (const [index, piece] of [pieces].flat().entries()) {
    while (statusesIn(received).length < (answersBefore[index] ?? 0)) await once(socket, "data");
    if (socket.writable) socket.write(piece, "latin1");
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (closesSide) socket.end();
  if (!socket.destroyed) await once(socket, "close");
  return received;
}

/** The statuses of the answers in what was received. */
export function statusesIn(received: string): number[] {
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}
