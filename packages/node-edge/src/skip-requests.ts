import type { Socket } from "node:net";

/** What node:http has of its parser, which its types lack. */
interface Parsed {
  readonly parser?: { onIncoming: (() => number) | null } | null;
}

// llhttp's: nothing that follows is parsed.
const stops = 2;

/**
 * Has node:http make nothing of the requests that follow on a connection. It parses all that it has read at once, up to 64 KiB, and
 * requests of thirty bytes each, 20 MB of them, kept it from everybody else for a minute.
 */
export function skipRequests(socket: Socket & Parsed): void {
  if (socket.parser) socket.parser.onIncoming = () => stops;
}
