export interface FramingCase {
  /** The first message of a connection, as latin1. A probe request and a final request follow it. */
  readonly first: string;
  /**
   * The meaning of the first message under RFC 9112, section 6:
   * - `complete`: the message ends before the probe request. A server may serve it, or reject it and close.
   * - `last`: like `complete`, but the server must close the connection after its response.
   * - `unfinished`: the following bytes are part of its body.
   * - `ambiguous`: parsers can disagree. A server must reject it and close.
   */
  readonly framing: "complete" | "last" | "unfinished" | "ambiguous";
  /** The body that a server must parse. @default any body */
  readonly body?: string;
}

/** A placeholder: each connection replaces it with a random token of the same length. */
export const tokenPlaceholder = "token-of-this-connection-32-bytes".slice(0, 32);
const target = `/api/first/${tokenPlaceholder}`;
const host = "Host: here\r\n";

/** A request inside the body of another request. */
export const smuggled = `GET /api/smuggled/${tokenPlaceholder} HTTP/1.1\r\n${host}\r\n`;
const size = smuggled.length;
const hex = size.toString(16);
/** Follows each case. Head and body are sent separately, so a parser that lost its state parses the body as a request. */
export const probeRequest = {
  head: `POST /api/probe/${tokenPlaceholder} HTTP/1.1\r\n${host}Content-Length: ${size}\r\n\r\n`,
  body: smuggled,
};
export const finalRequest = `GET /api/final/${tokenPlaceholder} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

const lengthField = `Content-Length: ${size}\r\n`;
const chunked = "Transfer-Encoding: chunked\r\n";
const toChunks = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const smuggledAfterEnd = `0\r\n\r\n${smuggled}`;
const post = (fields: string, body = smuggled) => `POST ${target} HTTP/1.1\r\n${host}${fields}\r\n${body}`;
const longText = "y".repeat(20_000);
const list = (values: string) => values.split("|");

function toCases(framing: FramingCase["framing"], messages: readonly string[]): FramingCase[] {
  return messages.map((first) => ({ first, framing, body: first.includes(smuggled) ? smuggled : "" }));
}

const valuesWithPrefix = list(`+|-|0x|0X|0b|'|"|\v|\f|\0|\xa0|$|0 |0,|0, |1 `).map((prefix) => prefix + size);
const valuesWithSuffix = list(`,|, |;|.0|e0|_|\v|\f|\0|\xa0|L|h| 0|,0|, ${size}|,${size}`).map(
  (suffix) => size + suffix,
);
const invalidNumbers = list(`|abc|ten|NaN|null|99999999999999999999|${2n ** 64n + BigInt(size)}|1e400`);
const lengthCases = [
  ...toCases(
    "complete",
    list(`${size}| ${size}|${size} |\t${size}\t|0${size}|${"0".repeat(30)}${size}`).map((value) =>
      post(`Content-Length:${value}\r\n`),
    ),
  ),
  ...toCases("ambiguous", [
    ...[...valuesWithPrefix, ...valuesWithSuffix, ...invalidNumbers].map((value) =>
      post(`Content-Length:${value}\r\n`),
    ),
    ...list(`${size}|0|${size + 1}|abc|+${size}|`).flatMap((first) =>
      [size, 0].map((second) => post(`Content-Length: ${first}\r\ncontent-length: ${second}\r\n`)),
    ),
  ]),
];

const invalidCodings = [
  ...list(`identity|gzip|x||,|"chunked"|'chunked'|chunked;q=1|chunked; a=b|chunkedx|xchunked|chunke|chunked chunked`),
  ...list("chunked,|,chunked|chunked, chunked|gzip, chunked|chunked, gzip|identity, chunked|chunked, identity"),
  ...list("\vchunked|chunked\v|\fchunked|\0chunked|chunked\0|\xa0chunked|chunked\xa0|chunked\x7f|chun\tked|chun ked"),
  ...list("chunked\r\n x|\r\n chunked|\rchunked"),
].map((value) => `Transfer-Encoding: ${value}\r\n`);
const codingNames = list("Transfer-Encoding |Transfer-Encoding\t|Transfer-Encoding\0| Transfer-Encoding");
const invalidCodingFields = [
  ...codingNames.map((name) => `${name}: chunked\r\n`),
  ...list("Transfer-Encoding: chunked\n|X: y\nTransfer-Encoding: chunked\r\n|X: y\rTransfer-Encoding: chunked\r\n"),
  ...list(`${chunked}|Transfer-Encoding: identity\r\n|Transfer-Encoding: \r\n`).map((second) => chunked + second),
  `Transfer-Encoding: identity\r\n${chunked}`,
];
const codingCases = [
  ...toCases(
    "complete",
    list("chunked|Chunked|CHUNKED| chunked|\tchunked |chunked\t").map((value) =>
      post(`tRANSFER-eNCODING:${value}\r\n`, toChunks(smuggled)),
    ),
  ),
  ...toCases("ambiguous", [
    ...[...invalidCodings, ...invalidCodingFields].flatMap((field) => [
      post(field, smuggledAfterEnd),
      post(field + lengthField),
      post(lengthField + field, toChunks(smuggled)),
    ]),
    ...[chunked + lengthField, lengthField + chunked, `${chunked}Content-Length: 0\r\n`].map((fields) =>
      post(fields, smuggledAfterEnd),
    ),
  ]),
];

const toChunk = (line: string) => `${line}\r\n${smuggled}\r\n0\r\n\r\n`;
const withTrailer = (trailer: string) => `${hex}\r\n${smuggled}\r\n0\r\n${trailer}\r\n\r\n`;
const chunkCases = [
  ...toCases(
    "complete",
    [
      ...list(`${hex}|${hex.toUpperCase()}|00${hex}|${hex};a|${hex};a=b|${hex};a="b c"|${hex};a=b;c=d`).map(toChunk),
      ...list("00|0000000|0;a|0;a=b").map((last) => `${hex}\r\n${smuggled}\r\n${last}\r\n\r\n`),
      ...list("X: y|Content-Length: 5|Transfer-Encoding: chunked|Host: there|Upgrade: h2c").map(withTrailer),
    ].map((body) => post(chunked, body)),
  ),
  ...toCases(
    "ambiguous",
    [
      ...list("+|-|0x|0X|g|\t|;|\0|\r|\n|1 | |10000000000000000|fffffffffffffff0").map((prefix) =>
        toChunk(prefix + hex),
      ),
      ...list(`\0|g|,| a|\n|;a\n|;a\nb|;\0|;a\rb|;${longText}`).map((suffix) => toChunk(hex + suffix)),
      ...["", "5", (size - 1).toString(16), (size + 1).toString(16)].map(toChunk),
      ...list("|\n|\r|\r\r\n|x\r\n|\r\n\r\n").map((end) => `${hex}\r\n${smuggled}${end}0\r\n\r\n`),
      ...list(`X : y| X: y|X: y\r\n z|X\0: y|X: y\nZ: z|: y|nonsense|X: ${longText}`).map(withTrailer),
      ...list("\r\n0\r\n|\r\n0\n\n").map((end) => `${hex}\r\n${smuggled}${end}`),
      `${hex}\n${smuggled}\n0\n\n`,
    ].map((body) => post(chunked, body)),
  ),
  ...toCases("last", [post(chunked, withTrailer("Connection: close"))]),
];

const bodies = ["\r\n", `${lengthField}\r\n${smuggled}`, `${chunked}\r\n${toChunks(smuggled)}`];
const methodBodies = [...bodies, "Content-Length: 0\r\n\r\n", `Expect: 100-continue\r\n${bodies[1]}`];
const methodCases = toCases(
  "complete",
  list("GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE|TRACE|QUERY|PROPFIND").flatMap((method) =>
    methodBodies.map((body) => `${method} ${target} HTTP/1.1\r\n${host}${body}`),
  ),
);

const invalidFields = [
  ...list(
    "X : y\r\n|X\t: y\r\n| X: y\r\n|\tX: y\r\n|X: y\r\n z\r\n|X: y\r\n\tz\r\n|X\r\n|: y\r\n|X Y: z\r\n|X\0: y\r\n",
  ),
  ...list("X: y\0\r\n|X\x7f: y\r\n|X(): y\r\n|X\xe9: y\r\n|X,Y: z\r\n|X;: y\r\n|X: y\n|X: y\r|X: y\r\r\n|X: y\n\r\n"),
  ...list("X: \x01\r\n|X: \x7f\r\n|\0\r\n|X: y\rZ: z\r\n|Host: there\r\n|Host : there\r\n"),
  "Authorization: a\r\nAuthorization: b\r\n",
  ...[`X: ${longText}\r\n`, `${longText}: y\r\n`, "X: y\r\n".repeat(101), "a:\r\n".repeat(2100)],
];
const fieldLineCases = toCases(
  "ambiguous",
  invalidFields.flatMap((line) => [post(line + lengthField), post(lengthField + line)]),
);

const withLine = (line: string) => `${line}\r\n${host}${lengthField}\r\n${smuggled}`;
const invalidVersions = [
  ...list(
    "HTTP/1.1 |HTTP/1.1\t|HTTP/1.1x|HTTP/1.10|HTTP/01.1|HTTP/1.1\r|HTTP/1,1|HTTP/ 1.1|http/1.1|HTTP/1.2|HTTP/2.0",
  ),
  ...list("HTTP/0.9|HTTP/3|HTTPS/1.1|ICE/1.0|RTSP/1.0|HTTP|| HTTP/1.1"),
];
const invalidLines = [
  ...invalidVersions.map((version) => `POST ${target}${version && " "}${version}`),
  ...list(` |\n|\r|\r\n\r\n`).map((prefix) => `${prefix}POST ${target} HTTP/1.1`),
  ...list(`POST||${target} HTTP/1.1|post ${target} HTTP/1.1|BREW ${target} HTTP/1.1|PO\0ST ${target} HTTP/1.1`),
  ...list(`POST\t${target} HTTP/1.1|POST ${target}\tHTTP/1.1|POST  ${target} HTTP/1.1|PRI * HTTP/2.0\r\n\r\nSM\r\n`),
  ...list(`DESCRIBE ${target} RTSP/1.0|SOURCE ${target} ICE/1.0|CONNECT here:80 HTTP/1.1|POST ${target} `),
  ...["\0", " a", "\ra", "\\", "%zz", "\xe9", "a".repeat(20_000)].map((end) => `POST ${target}${end} HTTP/1.1`),
  ...["*", target.slice(1), `http://me:word@here${target}`, "http://"].map((invalid) => `POST ${invalid} HTTP/1.1`),
];
const origins = list("http://here|HTTP://here|http://there|https://here|http://here:80|http://[::1]:80");
const startLineCases = [
  ...toCases("ambiguous", invalidLines.map(withLine)),
  ...toCases("complete", [
    ...origins.map((origin) => withLine(`POST ${origin}${target} HTTP/1.1`)),
    withLine(`\r\nPOST ${target} HTTP/1.1`),
  ]),
];

const upgradeFields = list("h2c|websocket|TLS/1.0, HTTP/1.1|").flatMap((protocol) =>
  list("Connection: Upgrade\r\n|Connection: keep-alive, upgrade\r\n|Connection: close, upgrade\r\n|").map(
    (option) => `${option}Upgrade: ${protocol}\r\n`,
  ),
);
const optionFields = [
  ...["Connection: upgrade", "Connection: keep-alive", "Connection: Content-Length", "Connection: ", "Expect: more"],
  ...["Expect: 100-continue", "Expect: ", "Expect: 100-continue, more", "Expect: 100-continue\r\nExpect: 100-continue"],
  ...["TE: trailers", "Trailer: Content-Length", "Keep-Alive: timeout=5", "Proxy-Connection: close"],
  ...["Content-Encoding: gzip", "Content_Length: 0", "Transfer_Encoding: chunked", "X-Content-Length: 0"],
  "HTTP2-Settings: AAMAAABk",
].map((field) => `${field}\r\n`);
const withBodies = (fields: readonly string[]) =>
  fields.flatMap((field) => bodies.map((body) => `POST ${target} HTTP/1.1\r\n${host}${field}${body}`));
const connectionCases = [
  ...toCases("last", withBodies([...upgradeFields, "Connection: close\r\n", "Connection: keep-alive, close\r\n"])),
  ...toCases("complete", withBodies(optionFields)),
];

const postHttp10 = (fields: string) => `POST ${target} HTTP/1.0\r\n${fields}`;
const keepAlive = "Connection: keep-alive\r\n";
const [noBody = "", sizedBody = "", chunkedBody = ""] = bodies;
const http10Cases = [
  ...toCases("last", [noBody, sizedBody, `Connection: close\r\n${sizedBody}`].map(postHttp10)),
  ...toCases(
    "complete",
    [noBody, sizedBody, `Expect: 100-continue\r\n${sizedBody}`].map((fields) => postHttp10(keepAlive + fields)),
  ),
  ...toCases("ambiguous", [chunkedBody, keepAlive + chunkedBody, chunked + sizedBody].map(postHttp10)),
];

const laterRequests = probeRequest.head + probeRequest.body + finalRequest;
const withLength = (bytes: number, body = smuggled) => post(`Content-Length: ${BigInt(bytes)}\r\n`, body);
const sizeCases: FramingCase[] = [
  ...[1, 2, 5, 10, laterRequests.length - 1, laterRequests.length].map((missingBytes) => ({
    first: withLength(size + missingBytes),
    framing: "unfinished" as const,
    body: smuggled + laterRequests.slice(0, missingBytes),
  })),
  ...[laterRequests.length + 1, 2 * laterRequests.length, 2 ** 53, 2 ** 63].map((missingBytes) => ({
    first: withLength(size + missingBytes),
    framing: "unfinished" as const,
  })),
  ...toCases(
    "unfinished",
    list("x|GET|\0|0\r\n\r\n|\r\n\r\nx|POST / HTTP/1.1").map((extra) => withLength(size, smuggled + extra)),
  ),
  // Above the body limit of the server, so no body is compared.
  ...[4096, 65_536, 200_000].flatMap((bytes) => {
    const body = smuggled.repeat(Math.ceil(bytes / size));
    return [withLength(bytes, body.slice(0, bytes)), post(chunked, toChunks(body))].map((first) => ({
      first,
      framing: "complete" as const,
    }));
  }),
];

export const caseGroups: [name: string, cases: FramingCase[]][] = Object.entries({
  "Content-Length": lengthCases,
  "Transfer-Encoding": codingCases,
  chunks: chunkCases,
  methods: methodCases,
  "field lines": fieldLineCases,
  "start lines": startLineCases,
  "connection options": connectionCases,
  "HTTP/1.0": http10Cases,
  sizes: sizeCases,
});
