import { contract } from "@animal-store/contract";
import { exampleRequests } from "@animal-store/store-tests";

export interface MutatedMessage {
  readonly pieces: readonly string[];
  /** The action after the last piece: half-close, wait, or reset at the first response byte. */
  readonly end: "half-closes" | "waits" | "resets";
}

type Random = () => number;

/** Returns a function that creates a message from a seed: valid requests with a few changes, usually sent in pieces. */
export function createMessageMutator(key: string): (seed: number) => MutatedMessage {
  const messages = createValidMessages(key);
  return (seed) => {
    const random = createRandom(seed);
    let text = pick(random, messages);
    while (oneIn(random, 4)) text += pick(random, messages);
    for (let edits = pick(random, [1, 1, 1, 2, 4]); edits > 0; edits -= 1) text = pick(random, mutations)(text, random);
    if (oneIn(random, 2)) text = withCorrectLength(text);
    return { pieces: split(text, random), end: pickEnd(random) };
  };
}

function pickEnd(random: Random): MutatedMessage["end"] {
  if (oneIn(random, 200)) return "waits";
  return oneIn(random, 5) ? "resets" : "half-closes";
}

/** Mulberry32 (public domain). fast-check would be too slow for 200,000 messages. */
function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const list = (values: string) => values.split("|");

// Line ends, delimiters, framing fields, encodings and boundary numbers.
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
const randomIndex = (text: string, random: Random) => randomInt(random, text.length + 1);
const splice = (text: string, index: number, count: number, added: string) =>
  text.slice(0, index) + added + text.slice(index + count);

const mutations: readonly Mutation[] = [
  (text, random) => splice(text, randomIndex(text, random), 0, pick(random, tokens)),
  (text, random) => splice(text, randomIndex(text, random), randomInt(random, 4), pick(random, tokens)),
  (text, random) => splice(text, randomIndex(text, random), 1, String.fromCharCode(randomInt(random, 256))),
  (text, random) => {
    const index = randomInt(random, text.length);
    return splice(text, index, 1, String.fromCharCode(text.charCodeAt(index) ^ (1 << randomInt(random, 8))));
  },
  (text, random) => splice(text, randomIndex(text, random), 1 + randomInt(random, 30), ""),
  (text, random) => {
    const index = randomIndex(text, random);
    return splice(text, index, 0, text.slice(index, index + randomInt(random, 60)));
  },
  (text, random) => text.slice(0, randomIndex(text, random)),
  (text, random) => text.replace(/^\S+/, pick(random, methods)),
  (text, random) => text.replace(/ \S+ HTTP/, () => ` ${pick(random, targets)} HTTP`),
  (text, random) =>
    text.replace(/HTTP\/1\.1/, pick(random, ["HTTP/1.0", "HTTP/1.1", "HTTP/0.9", "HTTP/2", "http/1.1", ""])),
  (text, random) => withLines(text, (lines) => lines.toSpliced(randomInt(random, lines.length), 1)),
  (text, random) =>
    withLines(text, (lines) => lines.toSpliced(randomInt(random, lines.length), 0, pick(random, lines))),
  (text, random) =>
    withLines(text, (lines) => lines.toSpliced(randomInt(random, lines.length), 0, pick(random, tokens).trim())),
  (text, random) =>
    withLines(text, (lines) => {
      const index = randomInt(random, lines.length);
      return lines.with(
        index,
        (lines[index] ?? "") + pick(random, ["x", "%20", "a/", "\xe9"]).repeat(1 + randomInt(random, 9000)),
      );
    }),
  (text, random) => text.replace(/\d+/g, (digits) => (oneIn(random, 3) ? pick(random, tokens) : digits)),
  (text, random) => text.replace(/: ?(.*)\r/, (_, value) => `:${pick(random, ["", "  ", "\t"])}${value}\r`),
];

/** Corrects `Content-Length`, so that the changed body is parsed. */
function withCorrectLength(text: string): string {
  const end = text.indexOf("\r\n\r\n") + 4;
  return end < 4 ? text : text.replace(/^Content-Length: \d+\r/m, `Content-Length: ${text.length - end}\r`);
}

function withLines(text: string, change: (lines: string[]) => string[]): string {
  const [head = "", ...bodyParts] = text.split("\r\n\r\n");
  return [change(head.split("\r\n")).join("\r\n"), ...bodyParts].join("\r\n\r\n");
}

function split(text: string, random: Random): string[] {
  const cuts = Array.from({ length: pick(random, [0, 0, 1, 3, 8]) }, () => randomIndex(text, random));
  const ends = cuts.sort((a, b) => a - b);
  return [0, ...ends].map((from, index) => text.slice(from, ends[index])).filter((piece) => piece !== "");
}

function randomInt(random: Random, end: number): number {
  return Math.floor(random() * end);
}

function oneIn(random: Random, count: number): boolean {
  return randomInt(random, count) === 0;
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[randomInt(random, values.length)] as Value;
}

function createValidMessages(key: string): readonly string[] {
  const commonFields = `Host: here\r\nAuthorization: Bearer ${key}\r\n`;
  const examples = exampleRequests().flatMap(({ method, path, body }) => {
    const target = contract.basePath + path;
    if (body === undefined)
      return [
        `${method} ${target} HTTP/1.1\r\n${commonFields}\r\n`,
        `HEAD ${target} HTTP/1.1\r\n${commonFields}If-None-Match: "a", *\r\n\r\n`,
        `${method} http://here${target} HTTP/1.1\r\n${commonFields}Connection: close\r\n\r\n`,
      ];
    const jsonFields = `${commonFields}Content-Type: application/json\r\n`;
    const latin1Body = Buffer.from(body).toString("latin1");
    return [
      `${method} ${target} HTTP/1.1\r\n${jsonFields}Content-Length: ${latin1Body.length}\r\n\r\n${latin1Body}`,
      `${method} ${target} HTTP/1.1\r\n${jsonFields}Idempotency-Key: one\r\nTransfer-Encoding: chunked\r\n\r\n${latin1Body.length.toString(16)}\r\n${latin1Body}\r\n0\r\n\r\n`,
      `${method} ${target} HTTP/1.1\r\n${jsonFields}Expect: 100-continue\r\nContent-Length: ${latin1Body.length}\r\n\r\n${latin1Body}`,
    ];
  });
  const { path } = contract.operations.listPets;
  return [
    `GET ${contract.basePath}${path}?limit=2&status=sold HTTP/1.1\r\n${commonFields}\r\n`,
    `OPTIONS ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\nOrigin: https://pages.example\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
    `OPTIONS ${contract.basePath}${path} HTTP/1.1\r\n${commonFields}\r\n`,
    `GET ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
    "GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n",
    ...examples,
  ];
}
