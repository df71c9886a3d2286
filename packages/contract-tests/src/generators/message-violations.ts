import { contract, type ErrorCode } from "@animal-store/contract";
import fc from "fast-check";
import type { BodyWriter, Draft } from "./draft.ts";

/** What breaks a request with a body as a whole, whatever its members are. */
export interface MessageViolation {
  readonly kind: string;
  readonly code: ErrorCode;
  /** Where the details of the refusal say it is, if they do. */
  readonly path?: string;
  readonly changes: fc.Arbitrary<(draft: Draft) => Draft>;
}

const { bodyBytes, jsonDepth } = contract.limits;

/** Every way to break the message itself. @param mediaType that the operation takes */
export function messageViolations(mediaType: string): MessageViolation[] {
  return [
    ...malformed.map(([kind, writers]) => ({
      kind: `body: ${kind}`,
      code: "malformed_json" as const,
      changes: writers.map((writeBody) => (draft: Draft) => ({ ...draft, writeBody })),
    })),
    {
      kind: "body: no object",
      code: "invalid_request",
      path: "",
      changes: fc
        .oneof(fc.constantFrom(null, true, []), fc.string(), fc.integer(), fc.array(fc.integer()))
        .map((value) => (draft) => ({ ...draft, writeBody: () => JSON.stringify(value) })),
    },
    {
      kind: "body: too large",
      code: "payload_too_large",
      changes: fc
        .tuple(fc.oneof(fc.constant(1), fc.integer({ min: 1, max: bodyBytes })), fc.boolean())
        .map(([more, chunked]) => (draft) => ({ ...draft, chunked, writeBody: padTo(bodyBytes + more) })),
    },
    {
      kind: "Content-Type: another",
      code: "unsupported_media_type",
      changes: headerChanges("Content-Type", [
        ...["text/plain", "text/json", "application/xml", "multipart/form-data", "*/*"],
        ...[`${mediaType}x`, `x${mediaType}`, `${mediaType}, text/plain`, mediaType.replace("/", "/x+")],
      ]),
    },
    {
      kind: "Content-Type: missing",
      code: "unsupported_media_type",
      changes: headerChanges("Content-Type", [null]),
    },
    {
      kind: "Content-Type: charset",
      code: "unsupported_media_type",
      changes: headerChanges(
        "Content-Type",
        ["latin1", "utf-16", "utf8x", "us-ascii", '"iso-8859-1"'].map((charset) => `${mediaType}; charset=${charset}`),
      ),
    },
    {
      kind: "Content-Encoding",
      code: "unsupported_media_type",
      changes: headerChanges("Content-Encoding", ["gzip", "br", "deflate", "zstd", "identity", "x"]),
    },
  ];
}

/** Pads a body with blanks to so many bytes. */
export function padTo(bytes: number): BodyWriter {
  return (text) => text + " ".repeat(Math.max(0, bytes - Buffer.byteLength(text)));
}

/** Members of a body that nest as deep as asked, inside something that no schema names. */
function nested(depth: number): string {
  return `{"nested":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
}

const invalidBytes = [
  [0xff],
  [0xfe],
  [0xc0, 0xaf],
  [0xe2, 0x82],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xf0, 0x80, 0x80, 0xaf],
  [0x80],
];

const malformed: [kind: string, writers: fc.Arbitrary<BodyWriter>][] = [
  [
    "empty",
    fc.constantFrom<BodyWriter[]>(
      () => "",
      () => " \n",
    ),
  ],
  ["byte order mark", fc.constant((text) => `\ufeff${text}`)],
  ["UTF-16", fc.constant((text) => Buffer.from(text, "utf16le"))],
  ["invalid UTF-8", fc.constantFrom(...invalidBytes).map((bytes) => (text) => insertBytes(text, bytes))],
  [
    "trailing bytes",
    fc.constantFrom("x", "\u0000", "}", "{}", ",", "null", "// end", "\u00a0").map((more) => (text) => text + more),
  ],
  [
    "cut off",
    fc.integer({ min: 1, max: 5 }).map((count) => (text) => text.slice(0, -Math.min(count, text.length - 1))),
  ],
  ["trailing comma", fc.constant((text) => text.replace(/\}$/, ",}"))],
  ["single quotes", fc.constant((text) => `{'a':${text}}`)],
  [
    "raw control character",
    fc.integer({ max: 0x1f, min: 0 }).map((code) => () => `{"a":"${String.fromCharCode(code)}"}`),
  ],
  [
    "no JSON number",
    fc
      .constantFrom("01", "+1", "0x10", ".5", "1.", "1e", "NaN", "Infinity", "--1")
      .map((literal) => () => `{"a":${literal}}`),
  ],
  ["unknown escape", fc.constantFrom("\\x41", "\\u12", "\\'", "\\u{41}").map((text) => () => `{"a":"${text}"}`)],
  ["too deep", fc.integer({ min: jsonDepth + 1, max: 4 * jsonDepth }).map((depth) => () => nested(depth))],
];

function insertBytes(text: string, bytes: readonly number[]): Uint8Array {
  return Buffer.concat([Buffer.from('{"a":"'), Uint8Array.from(bytes), Buffer.from(`","b":${text}}`)]);
}

function headerChanges(name: string, values: (string | null)[]): fc.Arbitrary<(draft: Draft) => Draft> {
  return fc
    .constantFrom(...values)
    .map((value) => (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }));
}
