/** The values of a list, with `|` between them. */
const list = (values: string) => values.split("|");

// What parsers stumble over: ends of lines, signs of the grammar, framing, encodings, numbers at their edges.
const tokens = [
  ...list(`\r\n|\n|\r|\0|\t| |:|%|%00|%zz|%ff|%2e%2e|/../|//|?|#|&|=|;|,|"|\\|*|\xff|\xc3\xa9|\xed\xa0\x80|\x7f`),
  ...list(`-1|0|9007199254740993|99999999999999999999|1e400|0x10|null|[[[[|{}|"__proto__":1,|Content-Length: 0\r\n`),
  ...list("Content-Length: 7\r\n|Transfer-Encoding: chunked\r\n|Transfer-Encoding: gzip\r\n|Host: there\r\n"),
  ...list("Authorization: Bearer nobody\r\n|Connection: close\r\n|Connection: upgrade\r\n|Upgrade: h2c\r\n"),
  ...list("Expect: 100-continue\r\n|Expect: more\r\n|Content-Encoding: gzip\r\n|Content-Type: text/plain\r\n"),
  ...list("Origin: https://pages.example\r\n|Access-Control-Request-Method: PUT\r\n|If-None-Match: *\r\n"),
  ...list("Idempotency-Key: one\r\n|X-Request-Id: as_live_x\r\n|X-Forwarded-For: 1.2.3.4\r\n"),
  ...list("HTTP/1.0|HTTP/2.0|http://there"),
];
const methods = list("GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE|CONNECT|PRI|QUERY|PROPFIND|BREW|get");
const targets = [
  ...list(
    "/|*|/docs|/console/|/healthz|/readyz|/openapi.json|/v1|/v1/|/v1/pets/|/v1//pets|/v1/./pets|/v1/x/%2e%2e/pets",
  ),
  ...list("/v1/pets/1/2|/v1/pets?limit=2&limit=3|/V1/pets|http://here/v1/pets|//here/v1/pets|here:80"),
];

type Mutation = (text: string, random: Random) => string;
const place = (text: string, random: Random) => random.below(text.length + 1);
const splice = (text: string, at: number, count: number, added: string) =>
  text.slice(0, at) + added + text.slice(at + count);

/** Each takes a message as a string of bytes. */
const mutations: readonly Mutation[] = [
  (text, random) => splice(text, place(text, random), 0, random.pick(tokens)),
  (text, random) => splice(text, place(text, random), random.below(4), random.pick(tokens)),
  (text, random) => splice(text, place(text, random), 1, String.fromCharCode(random.below(256))),
  (text, random) => {
    const at = random.below(text.length);
    return splice(text, at, 1, String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(8))));
  },
  (text, random) => splice(text, place(text, random), 1 + random.below(30), ""),
  (text, random) => {
    const at = place(text, random);
    return splice(text, at, 0, text.slice(at, at + random.below(60)));
  },
  (text, random) => text.slice(0, place(text, random)),
  (text, random) => text.replace(/^\S+/, random.pick(methods)),
  (text, random) => text.replace(/ \S+ HTTP/, () => ` ${random.pick(targets)} HTTP`),
  (text, random) =>
    text.replace(/HTTP\/1\.1/, random.pick(["HTTP/1.0", "HTTP/1.1", "HTTP/0.9", "HTTP/2", "http/1.1", ""])),
  (text, random) => withLines(text, (lines) => lines.toSpliced(random.below(lines.length), 1)),
  (text, random) => withLines(text, (lines) => lines.toSpliced(random.below(lines.length), 0, random.pick(lines))),
  (text, random) =>
    withLines(text, (lines) => lines.toSpliced(random.below(lines.length), 0, random.pick(tokens).trim())),
  (text, random) =>
    withLines(text, (lines) => {
      const at = random.below(lines.length);
      return lines.with(at, (lines[at] ?? "") + random.pick(["x", "%20", "a/", "\xe9"]).repeat(1 + random.below(9000)));
    }),
  (text, random) => text.replace(/\d+/g, (digits) => (random.once(3) ? random.pick(tokens) : digits)),
  (text, random) => text.replace(/: ?(.*)\r/, (_, value) => `:${random.pick(["", "  ", "\t"])}${value}\r`),
];

/** So that what was changed in a body reaches who reads bodies. */
function withTrueLength(text: string): string {
  const end = text.indexOf("\r\n\r\n") + 4;
  return end < 4 ? text : text.replace(/^Content-Length: \d+\r/m, `Content-Length: ${text.length - end}\r`);
}

function withLines(text: string, change: (lines: string[]) => string[]): string {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return [change(head.split("\r\n")).join("\r\n"), ...rest].join("\r\n\r\n");
}

/** What is sent on one connection: the bytes as latin1, in the pieces in which they go out. */
export interface Mutated {
  readonly pieces: readonly string[];
  /** What the sender does after them: it closes its side, waits for what comes, or breaks off when something does. */
  readonly end: "closes its side" | "waits" | "breaks off";
}

/** Changes one message, or several in a row, in a few places. Most are split over packets. */
export function mutate(messages: readonly string[], random: Random): Mutated {
  let text = random.pick(messages);
  while (random.once(4)) text += random.pick(messages);
  for (let left = random.pick([1, 1, 1, 2, 4]); left > 0; left -= 1) text = random.pick(mutations)(text, random);
  if (random.once(2)) text = withTrueLength(text);
  return {
    pieces: split(text, random),
    end: random.once(200) ? "waits" : random.once(5) ? "breaks off" : "closes its side",
  };
}

function split(text: string, random: Random): string[] {
  const cuts = Array.from({ length: random.pick([0, 0, 1, 3, 8]) }, () => place(text, random)).sort(
    (one, other) => one - other,
  );
  const pieces = [0, ...cuts].map((from, index) => text.slice(from, cuts[index]));
  return pieces.filter((piece) => piece !== "");
}

/** Numbers that look like chance and are the same for the same seed. */
export interface Random {
  /** A whole number from 0 up to and without the end. */
  below(end: number): number;
  /** Whether something happens that happens once in so many times. */
  once(inSoMany: number): boolean;
  pick<Value>(values: readonly Value[]): Value;
}

/** @param seed every number from 0 to 2^32 - 1 gives others */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32, which is in the public domain.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    once: (inSoMany) => below(inSoMany) === 0,
    pick: (values) => values[below(values.length)] as never,
  };
}
