import { connect } from "node:net";

/** The text of a request, and the status that it must be answered with. */
export interface Asked {
  readonly message: string;
  readonly status: number;
}

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  /** What a connection sends next; undefined ends it. */
  readonly next: () => Asked | undefined;
  /** Called at each answer. @param milliseconds from the request to the end of its answer */
  readonly answered?: (milliseconds: number) => void;
}

/**
 * Sends requests over a number of connections, one at a time on each. Plain sockets: node:http takes longer to ask than the server to answer.
 * @throws where an answer has another status, or a connection breaks
 */
export async function sendLoad({ connections, ...options }: LoadOptions): Promise<void> {
  await Promise.all(Array.from({ length: connections }, () => converse(options)));
}

function converse({ origin, next, answered }: Omit<LoadOptions, "connections">): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let asked: Asked | undefined;
  let sentAt = 0;
  let received: Buffer = Buffer.alloc(0);

  const ask = () => {
    asked = next();
    if (!asked) return socket.end(resolve);
    sentAt = performance.now();
    return socket.write(asked.message);
  };
  socket.on("connect", ask);
  socket.on("data", (chunk: Buffer) => {
    received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
    const answer = readAnswer(received);
    if (!answer) return;
    if (answer.status !== asked?.status || received.length !== answer.length) {
      socket.destroy(new Error(`expected ${asked?.status} to ${asked?.message}, got ${received}`));
      return;
    }
    answered?.(performance.now() - sentAt);
    received = Buffer.alloc(0);
    ask();
  });
  socket.on("error", reject);
  socket.on("close", () => reject(new Error(`the server closed a connection after ${asked?.message}`)));
  return promise;
}

/** The status of an answer and how many bytes it has; undefined until all of it is there. */
function readAnswer(received: Buffer): { status: number; length: number } | undefined {
  const end = received.indexOf("\r\n\r\n") + 4;
  if (end < 4) return undefined;
  const head = received.toString("latin1", 0, end);
  const [, size = "0"] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  const status = Number(head.slice(9, 12));
  const length = status === 304 ? end : end + Number(size);
  return received.length < length ? undefined : { status, length };
}
