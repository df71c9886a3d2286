import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { type FramingCase, final, marker, token } from "./messages.ts";

/** A request that the server made of the bytes, in the order of their heads. */
export interface BegunRequest {
  readonly kind: "first" | "marker" | "final" | "smuggled";
  readonly token: string;
  /** Undefined until it is whole. */
  readonly body: string | undefined;
}

/** Which bytes of a connection are sent together. */
export type Delivery = "together" | "cut before the marker" | "cut before the marker's body";

export interface Recipient {
  readonly port: number;
  /** Whether a proxy is between the sender and the server. */
  readonly isProxy: boolean;
  /** All requests that the server has parsed. */
  readonly parsed: readonly BegunRequest[];
}

/** The response header that names the request of a response. */
export const answersHeader = "X-Answers";

const all = ["first", "marker", "final"] as const;
const allowedRequests = { complete: all, last: ["first"], unfinished: ["first"], ambiguous: [] } as const;
const maxWaitMs = 10_000;

/**
 * Sends a case, its marker and the final request on one connection.
 * @returns what is wrong with the requests that the server parsed and the responses that came, or undefined
 */
export async function findDesync(
  { first, framing, body }: FramingCase,
  delivery: Delivery,
  { port, isProxy, parsed }: Recipient,
): Promise<string | undefined> {
  const own = randomBytes(token.length / 2).toString("hex");
  const before = parsed.length;
  // A proxy takes a closed side for a client that is gone.
  const received = await exchange(port, pieces(first, delivery, own), !isProxy || framing === "unfinished");
  if (received === undefined) return "the connection stayed open";
  const requests = parsed.slice(before).filter((request) => request.body !== undefined);
  const kinds = requests.map(({ kind }) => kind);
  const responses = received.split(/(?=HTTP\/1\.1 \d{3} )/);
  const statuses = responses.map((response) => response.slice(9, 12));
  const answered = responses.flatMap(
    (response) => new RegExp(`^${answersHeader}: (.*)\r$`, "im").exec(response)?.[1] ?? [],
  );
  const story = `parsed ${JSON.stringify(requests)}, responded ${statuses}`;

  if (requests.some((request) => request.token !== own)) return `request of another client: ${story}`;
  // An ambiguous message may be one to a proxy, and what follows it another: then it sends both on, and returns both responses.
  const isProxyToDecide = isProxy && (framing === "ambiguous" || framing === "unfinished");
  const allowed: readonly string[] = isProxy ? all : allowedRequests[framing];
  const expected = isProxy ? all.filter((kind) => kinds.includes(kind)) : allowed.slice(0, kinds.length);
  if (!isProxyToDecide) {
    if (kinds.join() !== expected.join()) return `wrong request: ${story}`;
    const sent = { first: body, marker: marker.body, final: "", smuggled: "" };
    if (requests.some(({ kind, body }) => body !== (sent[kind]?.replaceAll(token, own) ?? body)))
      return `wrong body: ${story}`;
  }
  const names = kinds.map((kind) => `${kind} ${own}`);
  if (answered.join() !== names.slice(0, isProxy && framing !== "unfinished" ? undefined : answered.length).join())
    return `wrong response: ${story}`;
  // Without notice, a sender may take the connection for one that is still read.
  if (
    !isProxy &&
    framing !== "unfinished" &&
    kinds.length < all.length &&
    !/^Connection: close\r$/im.test(responses.at(-1) ?? "")
  )
    return `closed without notice: ${story}`;
  return undefined;
}

function pieces(first: string, delivery: Delivery, own: string): string[] {
  const rest = marker.body + final;
  const cut = {
    together: [first + marker.head + rest],
    "cut before the marker": [first, marker.head + rest],
    "cut before the marker's body": [first + marker.head, rest],
  }[delivery];
  return cut.map((piece) => piece.replaceAll(token, own));
}

/** Returns all that comes until the connection is closed, as latin1; undefined if it is not closed. */
async function exchange(port: number, sent: readonly string[], closesSide: boolean): Promise<string | undefined> {
  const socket = connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
  const closed = new Promise((resolve) => socket.once("close", resolve));
  let received = "";
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    socket.destroy();
  }, maxWaitMs);
  // A connection that is reset has brought what it brought.
  socket.setEncoding("latin1").on("error", () => {});
  socket.on("data", (chunk: string) => (received += chunk));
  socket.on("end", () => socket.end());
  await once(socket, "connect");
  for (const piece of sent) {
    if (socket.writable) socket.write(piece, "latin1");
    // So the server reads the pieces one by one.
    for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  }
  if (closesSide && socket.writable) socket.end();
  await closed;
  clearTimeout(timer);
  return isLate ? undefined : received;
}
