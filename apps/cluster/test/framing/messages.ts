/** The first message of a connection. What follows it is always `marker`, then `final`. */
export interface FramingCase {
  readonly name: string;
  /** Raw bytes as latin1. */
  readonly first: string;
  /**
   * What the sender's framing (RFC 9112, section 6) makes of the connection:
   * - `complete`: the message ends where `marker` begins. A server may serve it, or reject it and close.
   * - `last`: the same, but the server must close the connection after its response.
   * - `unfinished`: the message goes on. What follows is part of its body.
   * - `ambiguous`: two parsers may disagree. A server must reject it and close.
   */
  readonly framing: "complete" | "last" | "unfinished" | "ambiguous";
  /** The decoded body, if the message is served. */
  readonly body?: string;
}

/** Replaced by a random token of the same length when a case is sent. */
export const token = "token-of-this-connection-32-bytes".slice(0, 32);
const first = `/api/first/${token}`;
const host = "Host: here\r\n";

/** Looks like a request. It is always inside the body of another one. */
export const smuggled = `GET /api/smuggled/${token} HTTP/1.1\r\n${host}\r\n`;
const size = smuggled.length;
/** Its head and its body are sent apart, so a parser that drops what it has read takes the body for a request. */
export const marker = {
  head: `POST /api/marker/${token} HTTP/1.1\r\n${host}Content-Length: ${size}\r\n\r\n`,
  body: smuggled,
};
export const final = `GET /api/final/${token} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

const length = `Content-Length: ${size}\r\n`;
const chunked = "Transfer-Encoding: chunked\r\n";
const chunks = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
/** A request whose body is the smuggled one. */
const post = (fields: string, body = smuggled) => `POST ${first} HTTP/1.1\r\n${host}${fields}\r\n${body}`;

type Framing = FramingCase["framing"];
const quote = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);

function lengths(): FramingCase[] {
  const valid = [`${size}`, ` ${size}`, `${size} `, `\t${size}\t`, `0${size}`, `${"0".repeat(30)}${size}`];
  const invalid = [
    ...["", "+", "-", "0x", "0X", "0b", "'", '"', "\v", "\f", "\0", "\xa0", "$", "0 ", "0,", "0, ", "1 "].map(
      (before) => (before === "" ? "" : `${before}${size}`),
    ),
    ...[",", ", ", ";", ".0", "e0", "_", "\v", "\f", "\0", "\xa0", "L", "h", " 0", ",0", `, ${size}`, `,${size}`].map(
      (after) => size + after,
    ),
    ...["abc", "ten", "NaN", "null", "99999999999999999999", `${2n ** 64n + BigInt(size)}`, "1e400"],
  ];
  const spelled = (value: string, framing: Framing): FramingCase => ({
    name: `Content-Length:${quote(value)}`,
    first: post(`Content-Length:${value}\r\n`),
    framing,
    body: smuggled,
  });
  const pairs = [`${size}`, "0", `${size + 1}`, "abc", `+${size}`, ""].flatMap((one) =>
    [`${size}`, "0"].map((other): FramingCase => {
      return {
        name: `Content-Length: ${one}, then content-length: ${other}`,
        first: post(`Content-Length: ${one}\r\ncontent-length: ${other}\r\n`),
        framing: "ambiguous",
      };
    }),
  );
  return [
    ...valid.map((value) => spelled(value, "complete")),
    ...invalid.map((value) => spelled(value, "ambiguous")),
    ...pairs,
  ];
}

function codings(): FramingCase[] {
  const others = [
    ...[
      "identity",
      "gzip",
      "x",
      "",
      ",",
      '"chunked"',
      "'chunked'",
      "chunked;q=1",
      "chunked; a=b",
      "chunkedx",
      "xchunked",
    ],
    ...["chunke", "chunked chunked", "chunked,", ",chunked", "chunked, chunked", "gzip, chunked", "chunked, gzip"],
    ...["identity, chunked", "chunked, identity", "\vchunked", "chunked\v", "\fchunked", "\0chunked", "chunked\0"],
    ...[
      "\xa0chunked",
      "chunked\xa0",
      "chunked\x7f",
      "chun\tked",
      "chun ked",
      "chunked\r\n x",
      "\r\n chunked",
      "\rchunked",
    ],
  ];
  const names = ["Transfer-Encoding ", "Transfer-Encoding\t", "Transfer-Encoding\0", " Transfer-Encoding"];
  const fields = [
    ...others.map((value) => `Transfer-Encoding: ${value}\r\n`),
    ...names.map((name) => `${name}: chunked\r\n`),
    "Transfer-Encoding: chunked\n",
    "X: y\nTransfer-Encoding: chunked\r\n",
    "X: y\rTransfer-Encoding: chunked\r\n",
    `${chunked}${chunked}`,
    `${chunked}Transfer-Encoding: identity\r\n`,
    `Transfer-Encoding: identity\r\n${chunked}`,
    `${chunked}Transfer-Encoding: \r\n`,
  ];
  const valid = ["chunked", "Chunked", "CHUNKED", " chunked", "\tchunked ", "chunked\t"];
  return [
    ...valid.map(
      (value): FramingCase => ({
        name: `Transfer-Encoding:${quote(value)}`,
        first: post(`tRANSFER-eNCODING:${value}\r\n`, chunks(smuggled)),
        framing: "complete",
        body: smuggled,
      }),
    ),
    ...fields.flatMap((field): FramingCase[] => [
      { name: quote(field), first: post(field, `0\r\n\r\n${smuggled}`), framing: "ambiguous" },
      { name: `${quote(field)} and a length`, first: post(field + length), framing: "ambiguous" },
      { name: `a length and ${quote(field)}`, first: post(length + field, chunks(smuggled)), framing: "ambiguous" },
    ]),
    ...[chunked + length, length + chunked, `${chunked}Content-Length: 0\r\n`].map(
      (field): FramingCase => ({
        name: quote(field),
        first: post(field, `0\r\n\r\n${smuggled}`),
        framing: "ambiguous",
      }),
    ),
  ];
}

function chunkSyntax(): FramingCase[] {
  const hex = size.toString(16);
  const complete = [
    ...[hex, hex.toUpperCase(), `00${hex}`, `${hex};a`, `${hex};a=b`, `${hex};a="b c"`, `${hex};a=b;c=d`].map(
      (line) => `${line}\r\n${smuggled}\r\n0\r\n\r\n`,
    ),
    ...["00", "0000000", "0;a", "0;a=b"].map((last) => `${hex}\r\n${smuggled}\r\n${last}\r\n\r\n`),
    ...["X: y", "Content-Length: 5", "Transfer-Encoding: chunked", "Host: there", "Upgrade: h2c"].map(
      (trailer) => `${hex}\r\n${smuggled}\r\n0\r\n${trailer}\r\n\r\n`,
    ),
  ];
  const ambiguous = [
    ...[
      "",
      " ",
      "+",
      "-",
      "0x",
      "0X",
      "g",
      "\t",
      ";",
      "\0",
      "\r",
      "\n",
      "1 ",
      "10000000000000000",
      "fffffffffffffff0",
    ].map((before) => `${before === "" ? "" : before + hex}\r\n${smuggled}\r\n0\r\n\r\n`),
    ...["\0", "g", ",", " a", "\n", ";a\n", ";a\nb", ";\0", ";a\rb", `;${"a".repeat(20_000)}`].map(
      (after) => `${hex}${after}\r\n${smuggled}\r\n0\r\n\r\n`,
    ),
    ...["", "\n", "\r", "\r\r\n", "x\r\n", "\r\n\r\n"].map((end) => `${hex}\r\n${smuggled}${end}0\r\n\r\n`),
    ...["X : y", " X: y", "X: y\r\n z", "X\0: y", "X: y\nZ: z", ": y", "nonsense", `X: ${"y".repeat(20_000)}`].map(
      (trailer) => `${hex}\r\n${smuggled}\r\n0\r\n${trailer}\r\n\r\n`,
    ),
    `${hex}\r\n${smuggled}\r\n0\r\n`,
    `${hex}\r\n${smuggled}\r\n0\n\n`,
    `${hex}\n${smuggled}\n0\n\n`,
    `5\r\n${smuggled}\r\n0\r\n\r\n`,
    `${(size - 1).toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
    `${(size + 1).toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`,
  ];
  const inChunks = (framing: Framing) => (body: string) =>
    ({ name: quote(body.replace(smuggled, "…")), first: post(chunked, body), framing, body: smuggled }) as const;
  return [
    ...complete.map(inChunks("complete")),
    ...ambiguous.map(inChunks("ambiguous")),
    inChunks("last")(`${hex}\r\n${smuggled}\r\n0\r\nConnection: close\r\n\r\n`),
  ];
}

function methods(): FramingCase[] {
  return ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY", "PROPFIND"].flatMap((method) =>
    [
      { fields: "", sent: "", body: "" },
      { fields: "Content-Length: 0\r\n", sent: "", body: "" },
      { fields: length, sent: smuggled, body: smuggled },
      { fields: chunked, sent: chunks(smuggled), body: smuggled },
      { fields: `Expect: 100-continue\r\n${length}`, sent: smuggled, body: smuggled },
    ].map(
      ({ fields, sent, body }): FramingCase => ({
        name: `${method} ${quote(fields)}`,
        first: `${method} ${first} HTTP/1.1\r\n${host}${fields}\r\n${sent}`,
        framing: "complete",
        body,
      }),
    ),
  );
}

function fieldLines(): FramingCase[] {
  const lines = [
    ...["X : y\r\n", "X\t: y\r\n", " X: y\r\n", "\tX: y\r\n", "X: y\r\n z\r\n", "X: y\r\n\tz\r\n", "X\r\n", ": y\r\n"],
    ...[
      "X Y: z\r\n",
      "X\0: y\r\n",
      "X: y\0\r\n",
      "X\x7f: y\r\n",
      "X(): y\r\n",
      "X\xe9: y\r\n",
      "X,Y: z\r\n",
      "X;: y\r\n",
    ],
    ...["X: y\n", "X: y\r", "X: y\r\r\n", "X: y\n\r\n", "X: \x01\r\n", "X: \x7f\r\n", "\0\r\n", "X: y\rZ: z\r\n"],
    ...["Host: there\r\n", "Host : there\r\n", "Authorization: a\r\nAuthorization: b\r\n"],
    ...[`X: ${"y".repeat(20_000)}\r\n`, `${"X".repeat(20_000)}: y\r\n`, "X: y\r\n".repeat(101), "a:\r\n".repeat(2100)],
  ];
  return lines.flatMap((line): FramingCase[] => [
    { name: `${quote(line)} before the length`, first: post(line + length), framing: "ambiguous" },
    { name: `${quote(line)} after the length`, first: post(length + line), framing: "ambiguous" },
  ]);
}

function startLines(): FramingCase[] {
  const ambiguous = [
    ...[` POST ${first} HTTP/1.1`, `POST\t${first} HTTP/1.1`, `POST ${first}\tHTTP/1.1`, `POST ${first} HTTP/1.1 `],
    ...[`POST ${first} HTTP/1.1\t`, `POST ${first} HTTP/1.1x`, `POST ${first} HTTP/1.10`, `POST ${first} HTTP/01.1`],
    ...[`POST ${first} HTTP/1.1\r`, `POST ${first} HTTP/1,1`, `POST ${first} HTTP/ 1.1`, `POST ${first} http/1.1`],
    ...[`POST ${first} HTTP/1.2`, `POST ${first} HTTP/2.0`, `POST ${first} HTTP/0.9`, `POST ${first} HTTP/3`],
    ...[`POST ${first} HTTPS/1.1`, `POST ${first} ICE/1.0`, `POST ${first} HTTP`, `POST ${first}`, `POST ${first} `],
    ...[
      "POST",
      "",
      `${first} HTTP/1.1`,
      `post ${first} HTTP/1.1`,
      `BREW ${first} HTTP/1.1`,
      `PO\0ST ${first} HTTP/1.1`,
    ],
    ...[
      `POST ${first}\0 HTTP/1.1`,
      `POST ${first} a HTTP/1.1`,
      `POST ${first}\ra HTTP/1.1`,
      `POST ${first}\\ HTTP/1.1`,
    ],
    ...[
      `POST ${first}%zz HTTP/1.1`,
      "POST * HTTP/1.1",
      `POST ${first.slice(1)} HTTP/1.1`,
      `POST ${first}\xe9 HTTP/1.1`,
    ],
    ...[`POST ${first}${"a".repeat(20_000)} HTTP/1.1`, "PRI * HTTP/2.0\r\n\r\nSM\r\n", `CONNECT here:80 HTTP/1.1`],
    ...[`POST http://me:word@here${first} HTTP/1.1`, "POST http:// HTTP/1.1", `POST ${first} RTSP/1.0`],
    ...[`POST  ${first} HTTP/1.1`, `POST ${first}  HTTP/1.1`, `\nPOST ${first} HTTP/1.1`, `\rPOST ${first} HTTP/1.1`],
    ...[`\r\n\r\nPOST ${first} HTTP/1.1`, `DESCRIBE ${first} RTSP/1.0`, `SOURCE ${first} ICE/1.0`],
  ];
  const complete = [
    ...["http://here", "HTTP://here", "http://there", "https://here", "http://here:80", "http://[::1]:80"].map(
      (origin) => `POST ${origin}${first} HTTP/1.1`,
    ),
    `\r\nPOST ${first} HTTP/1.1`,
  ];
  const withLine = (framing: Framing) => (line: string) =>
    ({ name: quote(line), first: `${line}\r\n${host}${length}\r\n${smuggled}`, framing, body: smuggled }) as const;
  return [...ambiguous.map(withLine("ambiguous")), ...complete.map(withLine("complete"))];
}

function connections(): FramingCase[] {
  const bodies = [
    { fields: "", sent: "", body: "" },
    { fields: length, sent: smuggled, body: smuggled },
    { fields: chunked, sent: chunks(smuggled), body: smuggled },
  ];
  const upgrades = ["h2c", "websocket", "TLS/1.0, HTTP/1.1", ""].flatMap((protocol) =>
    ["Connection: Upgrade\r\n", "Connection: keep-alive, upgrade\r\n", "Connection: close, upgrade\r\n", ""].map(
      (option) => `${option}Upgrade: ${protocol}\r\n`,
    ),
  );
  const last = [...upgrades, "Connection: close\r\n", "Connection: keep-alive, close\r\n"];
  const complete = [
    ...["Connection: upgrade\r\n", "Connection: keep-alive\r\n", "Connection: Content-Length\r\n", "Connection: \r\n"],
    ...["Expect: 100-continue\r\n", "Expect: more\r\n", "Expect: \r\n", "Expect: 100-continue, more\r\n"],
    ...["Expect: 100-continue\r\nExpect: 100-continue\r\n", "TE: trailers\r\n", "Trailer: Content-Length\r\n"],
    ...["Keep-Alive: timeout=5\r\n", "Proxy-Connection: close\r\n", "Content-Encoding: gzip\r\n"],
    ...[
      "Content_Length: 0\r\n",
      "Transfer_Encoding: chunked\r\n",
      "X-Content-Length: 0\r\n",
      "HTTP2-Settings: AAMAAABk\r\n",
    ],
  ];
  return bodies.flatMap(({ fields, sent, body }) => [
    ...last.map((field): FramingCase => {
      return { name: quote(field + fields), first: post(field + fields, sent), framing: "last", body };
    }),
    ...complete.map((field): FramingCase => {
      return { name: quote(field + fields), first: post(field + fields, sent), framing: "complete", body };
    }),
  ]);
}

function olderHttp(): FramingCase[] {
  const request = (fields: string, sent: string) => `POST ${first} HTTP/1.0\r\n${fields}\r\n${sent}`;
  const keepAlive = "Connection: keep-alive\r\n";
  return [
    { name: "without a length", first: request("", ""), framing: "last", body: "" },
    { name: "with a length", first: request(length, smuggled), framing: "last", body: smuggled },
    {
      name: "that closes",
      first: request(`Connection: close\r\n${length}`, smuggled),
      framing: "last",
      body: smuggled,
    },
    { name: "that stays, without a length", first: request(keepAlive, ""), framing: "complete", body: "" },
    { name: "that stays", first: request(keepAlive + length, smuggled), framing: "complete", body: smuggled },
    { name: "in chunks", first: request(chunked, chunks(smuggled)), framing: "ambiguous" },
    { name: "that stays, in chunks", first: request(keepAlive + chunked, chunks(smuggled)), framing: "ambiguous" },
    { name: "in chunks, with a length", first: request(chunked + length, smuggled), framing: "ambiguous" },
    {
      name: "with Expect",
      first: request(`${keepAlive}Expect: 100-continue\r\n${length}`, smuggled),
      framing: "complete",
      body: smuggled,
    },
  ];
}

function wrongSizes(): FramingCase[] {
  const rest = marker.head.length + marker.body.length + final.length;
  const declared = (count: number, sent: string) => post(`Content-Length: ${BigInt(count)}\r\n`, sent);
  return [
    ...[1, 2, 5, 10, rest - 1].map((more): FramingCase => {
      const following = (marker.head + marker.body + final).slice(0, more);
      return {
        name: `a body that is ${more} bytes short`,
        first: declared(size + more, smuggled),
        framing: "unfinished",
        body: smuggled + following,
      };
    }),
    ...[rest, rest + 1, 2 * rest, 2 ** 53, 2 ** 63].map(
      (more): FramingCase => ({
        name: `a body that is ${more} bytes short`,
        first: declared(size + more, smuggled),
        framing: "unfinished",
        ...(more === rest && { body: smuggled + marker.head + marker.body + final }),
      }),
    ),
    ...["x", "GET", "\0", "0\r\n\r\n", "\r\n\r\nx", "POST / HTTP/1.1"].map(
      (more): FramingCase => ({
        name: `${quote(more)} behind a body`,
        first: declared(size, smuggled + more),
        framing: "unfinished",
        body: smuggled,
      }),
    ),
    ...[4096, 65_536, 200_000].map(
      (count): FramingCase => ({
        name: `a body of ${count} bytes, which is too large`,
        first: declared(count, smuggled.repeat(Math.ceil(count / size)).slice(0, count)),
        framing: "complete",
      }),
    ),
    ...[4096, 65_536, 200_000].map(
      (count): FramingCase => ({
        name: `chunks of ${count} bytes, which are too large`,
        first: post(chunked, chunks(smuggled.repeat(Math.ceil(count / size)))),
        framing: "complete",
      }),
    ),
  ];
}

export const groups: [what: string, cases: FramingCase[]][] = [
  ["Content-Length", lengths()],
  ["Transfer-Encoding", codings()],
  ["chunks", chunkSyntax()],
  ["methods", methods()],
  ["field lines", fieldLines()],
  ["start lines", startLines()],
  ["connection options", connections()],
  ["HTTP/1.0", olderHttp()],
  ["sizes", wrongSizes()],
];
