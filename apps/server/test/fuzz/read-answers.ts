/** An answer as it came over the wire. */
export interface ReceivedAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly bodyText: string;
}

/**
 * The answers that came on a connection.
 * @param received bytes as latin1
 * @throws {Error} where they are no answers of HTTP/1.1
 */
export function readAnswers(received: string): ReceivedAnswer[] {
  const answers: ReceivedAnswer[] = [];
  let rest = received;
  while (rest !== "") {
    const end = rest.indexOf("\r\n\r\n");
    const [line = "", ...fields] = rest.slice(0, end).split("\r\n");
    const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(line) ?? [];
    if (end < 0 || status === undefined) throw new Error(`This is no answer: ${JSON.stringify(rest.slice(0, 300))}`);
    const headers = fields.map((field) => {
      const colon = field.indexOf(": ");
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 2)] as const;
    });
    rest = rest.slice(end + 4);
    const body = takeBody(rest, new Map(headers));
    rest = rest.slice(body.length);
    // What only says "go on" is no answer.
    if (Number(status) >= 200) answers.push({ status: Number(status), headers, bodyText: fromBytes(body.text) });
  }
  return answers;
}

/** The body that follows a head: none for a HEAD, whose request need not be known, so that is told by what comes instead. */
function takeBody(rest: string, headers: ReadonlyMap<string, string>): { text: string; length: number } {
  if (rest === "" || rest.startsWith("HTTP/1.1 ")) return { text: "", length: 0 };
  if (headers.get("transfer-encoding") === "chunked") {
    const end = rest.indexOf("\r\n0\r\n\r\n");
    return { text: "", length: end < 0 ? rest.length : end + 7 };
  }
  const length = headers.has("content-length") ? Number(headers.get("content-length")) : rest.length;
  if (rest.length < length) throw new Error(`An answer was cut off: ${JSON.stringify(rest.slice(0, 300))}`);
  return { text: rest.slice(0, length), length };
}

function fromBytes(latin1: string): string {
  return Buffer.from(latin1, "latin1").toString("utf8");
}
