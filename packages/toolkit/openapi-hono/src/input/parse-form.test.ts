import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mountDocument, toDocument } from "../../test/mount-document.ts";
import { PipelineError } from "../reply/error-reply.ts";
import { type Form, parseMultipart, parseUrlEncoded } from "./parse-form.ts";

/** Encodes each character as one byte. */
const toBytes = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
const utf8 = (text: string) => Buffer.from(text).toString("latin1");

type Result = readonly (readonly [name: string, value: string])[] | string;

/** Returns names and values, or the message of an error. A file is shown as its name, type and content. */
async function show(form: Form | PipelineError): Promise<Result> {
  if (form instanceof PipelineError) return `${form.kind}: ${form.message}`;
  if (form.violations.length > 0) return form.violations.map(({ path, message }) => `${path}: ${message}`).join();
  const entries = [...form.parts].flatMap(([name, parts]) =>
    parts.map(async ({ value }) => {
      const isText = typeof value === "string";
      return [name, isText ? value : `${value.name} (${value.type}): ${await value.text()}`] as const;
    }),
  );
  return Promise.all(entries);
}
const parse = (body: string, boundary: string | undefined = "B") => show(parseMultipart(toBytes(body), boundary));

const a = 'Content-Disposition: form-data; name="a"\r\n\r\n1';
const field = a.slice(0, -5);
const part = (headers: string, content = "1") => `--B\r\n${headers}\r\n\r\n${content}\r\n--B--\r\n`;
const disposition = (parameters: string) => part(`Content-Disposition: form-data; ${parameters}`);
const text = (content: string): [string, string][] => [["a", content]];
const file = (name: string, type = "text/plain"): [string, string][] => [["a", `${name} (${type}): 1`]];
const malformed = (problem: string) => `malformedBody: The body is not a valid form: ${problem}.`;
const noEnd = malformed("its closing boundary is missing. Send all of it");
const noName = malformed('a part has no valid header Content-Disposition: form-data; name="…"');
const continues = malformed("a line begins with the boundary but continues after it");
const lineFeeds = malformed("its lines end with LF. End each with CRLF");
const noHeadersEnd = malformed("the headers of a part have no end");
const noParts = malformed(
  "it has no part before its closing boundary. Begin each part with the boundary in a separate line",
);
const malformedHeader = (line: string) => malformed(`the line "${line}" in the headers of a part is no header`);
const noUtf8 = malformed("part a is not valid UTF-8. Send text in UTF-8");
const noFileName = malformed("the filename* of part a is not in UTF-8 (RFC 8187)");
const noUtf8Headers = malformed("the headers of a part are not valid UTF-8");
const noBoundary = malformed("its Content-Type has no valid boundary (RFC 2046, section 5.1.1)");
const special = "a b:c?'()+_,-./=";
const headed = (header: string, parameters = "", content = "1") => part(`${header}\r\n${field}${parameters}`, content);
const unsupported = (sentence: string) => `unsupportedMediaType: ${sentence}`;

describe("parseMultipart", () => {
  it.each<[what: string, body: string, result: Result, boundary?: string]>([
    ["a part", `--B\r\n${a}\r\n--B--\r\n`, text("1")],
    ["no line end after the last boundary", `--B\r\n${a}\r\n--B--`, text("1")],
    ["no parts", "--B--\r\n", []],
    ["a preamble", `ignored\r\nlines\r\n--B\r\n${a}\r\n--B--`, text("1")],
    ["no parts, after a line end", "\r\n--B--", []],
    ["an empty preamble", `\r\n--B\r\n${a}\r\n--B--`, text("1")],
    ["a boundary within a line of the preamble", `x--B\r\n\r\n--B\r\n${a}\r\n--B--`, text("1")],
    ["an epilogue", `--B\r\n${a}\r\n--B--\r\nignored\r\n--B\r\n`, text("1")],
    ["padding after boundaries", `--B \t\r\n${a}\r\n--B-- \t`, text("1")],
    ["padding before an epilogue", `--B\r\n${a}\r\n--B--  \r\nignored`, text("1")],
    ["a boundary within a line", part(field, "x --B y --B-- z"), text("x --B y --B-- z")],
    ["a boundary after a line feed", part(field, "x\n--B\ny"), text("x\n--B\ny")],
    ["a boundary after a carriage return", part(field, "x\r--B"), text("x\r--B")],
    ["starts of the boundary", `--BB\r\n${a}\r\n--B\r\n-\r\n\r--\r\n--BB--`, text("1\r\n--B\r\n-\r\n\r--"), "BB"],
    ["line ends around the content", part(field, "\r\n1\r\n"), text("\r\n1\r\n")],
    ["no content", part(field, ""), text("")],
    ["no content and no line end", `--B\r\n${a.slice(0, -3)}\r\n--B--`, text("")],
    ["a boundary with special characters", `--${special}\r\n${a}\r\n--${special}--`, text("1"), special],
    ["a boundary of 70 characters", `--${"b".repeat(70)}\r\n${a}\r\n--${"b".repeat(70)}--`, text("1"), "b".repeat(70)],
    ["a boundary of hyphens", `------\r\n${a}\r\n--------`, text("1"), "----"],
    ["header names in any case", part('CONTENT-disposition: Form-Data; NAME="a"'), text("1")],
    ["other headers", headed("X-A: 1\r\nContent-Length: 1", "\r\nX-B:"), text("1")],
    ["other headers twice", headed("X-A: 1", "\r\nx-a: 2"), text("1")],
    ["no spaces", part("Content-Disposition:form-data;name=a"), text("1")],
    ["a folded header", part('Content-Disposition: form-data;\r\n name="a";\r\n\tfilename=b'), file("b")],
    ["an empty parameter", disposition("name=a;"), text("1")],
    ["an unknown parameter", disposition('name=a; size=1; x="y;z"'), text("1")],
    ["a quoted pair", disposition('name="a"; filename="b\\"c\\\\d.txt"'), file('b"c\\d.txt')],
    ["backslashes, as browsers send them", disposition('name="a"; filename="C:\\b\\c.txt"'), file("C:\\b\\c.txt")],
    ["escapes of browsers", disposition('name="a"; filename="%22%0D%0a%41.txt"'), file('"\r\n%41.txt')],
    ["a semicolon in a quoted string", disposition('name="a"; filename="b;name=c"'), file("b;name=c")],
    ["a file name before the name", disposition("filename=b; name=a"), file("b")],
    ["an empty file name", disposition('name="a"; filename=""'), file("")],
    ["a file name in UTF-8", disposition(`name="a"; filename="${utf8("日本.txt")}"`), file("日本.txt")],
    ["a name in UTF-8", disposition(`name="${utf8("é")}"`), [["é", "1"]]],
    ["filename*", disposition("name=a; filename=b; filename*=UTF-8'en'%E6%97%A5+.txt"), file("日+.txt")],
    ["name* next to name", disposition("name=a; name*=UTF-8''b"), text("1")],
    ["the type of a file", headed("Content-Type: Image/PNG", "; filename=b"), file("b", "image/png")],
    [
      "a repeated name",
      `--B\r\n${a}\r\n--B\r\n${a}2\r\n--B--`,
      [
        ["a", "1"],
        ["a", "12"],
      ],
    ],
    ["a text with a charset", headed('Content-Type: text/plain; charset="UTF-8"', "", utf8("é")), text("é")],
    ["a byte order mark", part(field, utf8("\ufeffa")), text("\ufeffa")],
    ["an encoding without effect", headed("Content-Transfer-Encoding: 8BIT"), text("1")],
    [
      "a file in another charset",
      headed("Content-Type: text/plain; charset=latin1", "; filename=b"),
      file("b", "text/plain; charset=latin1"),
    ],
  ])("accepts %s", async (_what, body, result, boundary) => {
    expect(await parse(body, boundary)).toEqual(result);
  });

  it.each<[what: string, body: string, result: Result, boundary?: string]>([
    ["an empty body", "", noEnd],
    ["a body without a boundary", "a=1", noEnd],
    ["a body that ends within a boundary", `--B\r\n${a}\r\n--B`, noEnd],
    ["a body that ends after a hyphen", `--B\r\n${a}\r\n--B-`, noEnd],
    ["a body that ends after a carriage return", `--B\r\n${a}\r\n--B\r`, noEnd],
    ["a body that ends after padding", `--B\r\n${a}\r\n--B `, noEnd],
    ["a body that ends after a part", `--B\r\n${a}\r\n--B\r\n`, noHeadersEnd],
    ["a body that ends within headers", "--B\r\nContent-Disposition: form-data", noHeadersEnd],
    ["a body that ends within content", `--B\r\n${a}`, noEnd],
    ["line feeds only", part(a).replaceAll("\r\n", "\n"), lineFeeds],
    ["line feeds before the last boundary", `--B\r\n${a}\n--B--\r\n`, lineFeeds],
    ["line feeds after a preamble", `ignored\n${part(a).replaceAll("\r\n", "\n")}`, lineFeeds],
    ["line feeds after boundaries", `--B\r\n${a}\r\n--B--\n`, lineFeeds],
    ["line feeds in headers only", part(field.concat("\nX: 1")), lineFeeds],
    ["a line feed before the first boundary", `\n--B\r\n${a}\r\n--B\r\n${a}\r\n--B--`, lineFeeds],
    ["a line feed after a preamble", `pre\n--B\r\n${a}\r\n--B\r\n${a}\r\n--B--`, lineFeeds],
    ["a line feed before the only part", `x\n--B\r\n${a}\r\n--B--`, lineFeeds],
    ["a first boundary without hyphens", `B\r\n${a}\r\n--B--`, noParts],
    ["another first boundary", `--C\r\n${a}\r\n--B--\r\nignored`, noParts],
    ["the fields of another type", "a=1&b=2\r\n--B--", noParts],
    ["a longer boundary", `--B\r\n${a}\r\n--BC\r\n--B--`, continues],
    ["characters after the last boundary", `--B\r\n${a}\r\n--B--x`, continues],
    ["no headers", "--B\r\n\r\n1\r\n--B--", noName],
    ["a header without a colon", part(`x\r\n${a}`), malformedHeader("x")],
    ["a space before a colon", part(`X : 1\r\n${a}`), malformedHeader("X : 1")],
    ["a control character in a header", part(`X: \0\r\n${a}`), malformedHeader("X: \\u0000")],
    ["Content-Disposition twice", headed(field), malformed("a part has Content-Disposition twice")],
    ["a type twice", headed("Content-Type: a/b\r\ncontent-type: a/b"), malformed("a part has content-type twice")],
    ["another disposition", part('Content-Disposition: attachment; name="a"'), noName],
    ["no name", disposition("filename=b"), noName],
    ["only name*", disposition("name*=UTF-8''a"), noName],
    ["two names", disposition("name=a; name=b"), noName],
    ["an open quoted string", disposition('name="a'), noName],
    ["text after a quoted string", disposition('name="a"b'), noName],
    ["a name that is not UTF-8", disposition('name="\xe9"'), noUtf8Headers],
    ["a file name that is not UTF-8", disposition('name=a; filename="\xe9"'), noUtf8Headers],
    ["filename* in another charset", disposition("name=a; filename*=iso-8859-1''%E9"), noFileName],
    ["filename* with invalid UTF-8", disposition("name=a; filename*=UTF-8''%E9"), noFileName],
    ["a text that is not UTF-8", part(field, "\xe9"), noUtf8],
    ["a surrogate in UTF-8", part(field, "\xed\xa0\x80"), noUtf8],
    ["an overlong character", part(field, "\xc0\xaf"), noUtf8],
    [
      "a text in another charset",
      headed("Content-Type: text/plain; charset=iso-8859-1"),
      unsupported("charset iso-8859-1 of part a is not supported. Send it in UTF-8."),
    ],
    [
      "a malformed charset",
      headed('Content-Type: text/plain; charset="utf'),
      unsupported("charset malformed of part a is not supported. Send it in UTF-8."),
    ],
    [
      "base64",
      headed("Content-Transfer-Encoding: base64"),
      unsupported("Content-Transfer-Encoding base64 of part a is not supported. Send its bytes unencoded."),
    ],
    [
      "multipart/mixed",
      headed("Content-Type: multipart/mixed; boundary=C"),
      unsupported(
        "Content-Type multipart/mixed; boundary=C of part a is not supported. Send each file as a part with this name.",
      ),
    ],
    ["a boundary of 71 characters", "", noBoundary, "b".repeat(71)],
    ["a boundary that ends with a space", "", noBoundary, "b "],
    ["an empty boundary", "", noBoundary, ""],
  ])("rejects %s", async (_what, body, result, boundary) => {
    expect(await parse(body, boundary)).toEqual(result);
  });

  it("reads what FormData writes, for any names, texts and bytes", async () => {
    const name = fc.string({ unit: "grapheme", maxLength: 8 }).filter((each) => !/[\r\n\\%]/.test(each));
    const content = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("\r\n--", "--B", "\r\n--B--\r\n"));
    const property = fc.asyncProperty(
      fc.array(fc.tuple(name, content, fc.option(name.filter((each) => each !== "")))),
      async (entries) => {
        const form = new FormData();
        for (const [key, value, fileName] of entries)
          if (fileName === null) form.append(key, value);
          else form.append(key, new Blob([value], { type: "a/b" }), fileName);
        const response = new Response(form);
        const [, boundary] = /boundary=(.*)/.exec(response.headers.get("content-type") ?? "") ?? [];
        const parsed = parseMultipart(new Uint8Array(await response.arrayBuffer()), boundary);
        // HTML, multipart form data: line ends of texts become CRLF.
        const normalized = entries.map(([key, value, fileName]) =>
          fileName === null ? [key, value.replaceAll(/\r\n?|\n/g, "\r\n")] : [key, `${fileName} (a/b): ${value}`],
        );
        const byName = [...new Set(entries.map(([key]) => key))];
        expect(await show(parsed)).toEqual(byName.flatMap((key) => normalized.filter(([other]) => other === key)));
      },
    );
    await fc.assert(property, { numRuns: 300 });
  });

  it("ends for any bytes", () => {
    const lines = ["--B", "--B--", "\r\n", "\r", "\n", "\r\n\r\n", a];
    const token = fc.constantFrom(...lines, ...'-B \t;"\\=\xff', "--");
    const property = fc.property(fc.array(token), (tokens) => {
      const form = parseMultipart(toBytes(tokens.join("")), "B");
      expect(form instanceof PipelineError || form.parts instanceof Map).toBe(true);
    });
    fc.assert(property, { numRuns: 2000 });
  });
});

describe("parseUrlEncoded", () => {
  it.each<[body: string, result: Result]>([
    ["", []],
    [
      "a=b+c&a=%2B%C3%A9&&d&=e&f=g=h",
      [
        ["a", "b c"],
        ["a", "+é"],
        ["d", ""],
        ["", "e"],
        ["f", "g=h"],
      ],
    ],
    [`a=${utf8("é")}`, text("é")],
    ["a=%E9", "/a: a has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["%E9=a", "/%E9=a: %E9=a has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["a/~b=%FF", "/a~1~0b: a/~b has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["a=%", "/a: a has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["a=%ED%A0%80", "/a: a has invalid percent-encoding. Encode it as UTF-8 bytes, each as %XX."],
    ["a=\xe9", malformed("it is not valid UTF-8. Encode it in UTF-8")],
  ])("reads %j", async (body, result) => {
    expect(await show(parseUrlEncoded(toBytes(body)))).toEqual(result);
  });
});

it("names a field of a form by its JSON Pointer", async () => {
  const object = { type: "object", properties: { x: {} } };
  const binary = { type: "string", format: "binary" };
  const schema = { type: "object", properties: { "a/b": object, "~c": binary } };
  const encoding = { "a/b": { style: "deepObject" }, "~c": { contentType: "image/png" } };
  const { app } = await mountDocument(toDocument([{ "multipart/form-data": { schema, encoding } }]));
  const body = new FormData();
  for (const name of ["a/b", "a/b[x]"]) body.append(name, "1");
  body.append("~c", new Blob(["1"], { type: "text/plain" }));
  const response = await app.request("/p0", { method: "POST", body });
  const { details } = (await response.json()) as { details: { path: string }[] };
  expect(details.map(({ path }) => path)).toEqual(["/a~1b", "/~0c"]);
});

it("accepts a file as the alternative for files, and an object as another one", async () => {
  const binary = { type: "string", format: "binary" };
  const others = [
    { type: "object" },
    { type: "object", properties: { x: {} } },
    { type: ["object", "null"], minProperties: 0 },
    { allOf: [{ type: "object" }] },
    { $ref: "#/components/schemas/Loose" },
  ];
  const contents = others.flatMap((other) =>
    [
      [binary, other],
      [other, { ...binary, maxLength: 9 }],
    ].map((oneOf) => ({ "multipart/form-data": { schema: { type: "object", properties: { a: { oneOf } } } } })),
  );
  const { app } = await mountDocument(toDocument(contents, { Loose: { type: "object", properties: { x: {} } } }));
  for (const index of contents.keys())
    for (const type of ["image/png", "application/json"]) {
      const body = new FormData();
      body.append("a", new Blob(["{}"], { type }), ...(type === "image/png" ? ["a.png"] : []));
      const response = await app.request(`/p${index}`, { method: "POST", body });
      expect([index, type, response.status, await response.text()]).toEqual([index, type, 200, expect.any(String)]);
    }
});

it("validates the fields of a form whose schema accepts null", async () => {
  const form = { type: "object", required: ["a"], properties: { a: { type: "integer" } } };
  const schemas = [
    { ...form, type: ["object", "null"] },
    { anyOf: [form, { type: "null" }] },
    { oneOf: [{ $ref: "#/components/schemas/Form" }, { type: "null" }] },
    { $ref: "#/components/schemas/Null" },
  ];
  const types = ["multipart/form-data", "application/x-www-form-urlencoded"];
  const contents = schemas.flatMap((schema) => types.map((type) => ({ [type]: { schema } })));
  const { app, notes } = await mountDocument(
    toDocument(contents, { Form: form, Null: { ...form, type: ["null", "object"] } }),
  );
  expect(notes).toBe("");
  for (const index of contents.keys())
    for (const [value, status] of Object.entries({ 1: 200, x: 400 })) {
      const body = index % 2 === 0 ? new FormData() : new URLSearchParams();
      body.set("a", value);
      const response = await app.request(`/p${index}`, { method: "POST", body });
      expect([index, value, response.status]).toEqual([index, value, status]);
    }
});

describe("a form", async () => {
  const schema = {
    type: "object",
    additionalProperties: false,
    properties: {
      a: { type: "string" },
      json: { type: "object" },
      list: { type: "array", items: { type: "object" } },
      word: { anyOf: [{ type: "object" }, { type: "string", enum: ["none"] }] },
      encoded: { type: "string" },
      n: { type: "number" },
      any: {},
      deep: { type: "object", properties: { x: { type: "integer" } }, additionalProperties: { type: "integer" } },
    },
  };
  const encoding = { deep: { style: "deepObject" }, encoded: { contentType: "application/json" } };
  const content = { schema, encoding };
  const { app } = await mountDocument(
    toDocument([{ "multipart/form-data": content }, { "application/x-www-form-urlencoded": content }]),
  );
  const send = async (path: string, type: string, body: string) => {
    const response = await app.request(path, {
      method: "POST",
      headers: { "Content-Type": type },
      body: toBytes(body),
    });
    const { details = [], ...reply } = (await response.json()) as { message?: string; details?: { message: string }[] };
    return [response.status, response.status === 200 ? reply : (details[0]?.message ?? reply.message)];
  };
  const sendParts = (body: string, parameters = "; boundary=B") =>
    send("/p0", `multipart/form-data${parameters}`, body);
  const sendFields = (body: string) => send("/p1", "application/x-www-form-urlencoded", body);

  it.each([
    ['; boundary="a b"', "--a b--"],
    ["; Boundary=B; charset=utf-8", "--B--"],
    [' ; charset="UTF-8" ;boundary=B', "--B--"],
  ])("is read with the parameters %s", async (parameters, body) => {
    expect((await sendParts(body, parameters))[0]).toBe(200);
  });

  it.each([
    ["", 400],
    ["; boundary=", 400],
    ["; boundary=B; boundary=C", 400],
    ["; boundary=B; charset=iso-8859-1", 415],
    ["; boundary=B; charset=utf-8; charset=iso-8859-1", 415],
  ])("is rejected with the parameters %j", async (parameters, status) => {
    expect((await sendParts("--B--", parameters))[0]).toBe(status);
  });

  it("rejects JSON that is malformed or not UTF-8, as text and as a file", async () => {
    const json = (content: string, fileName = "") =>
      sendParts(`--B\r\nContent-Disposition: form-data; name="json"${fileName}\r\n\r\n${content}\r\n--B--`);
    expect((await json("{}", "; filename=a"))[0]).toBe(200);
    const invalid = (name: string) => [
      400,
      `${name} is not valid JSON. Send one JSON text in UTF-8 without a byte order mark.`,
    ];
    expect(await json("{", "; filename=a")).toEqual(invalid("json"));
    expect(await json('{"a":"\xe9"}', "; filename=a")).toEqual(invalid("json"));
    expect(await json("{")).toEqual(invalid("json"));
    for (const fileName of ["", "; filename=a"])
      expect(await json("{}", `${fileName}\r\nContent-Type: application/json; charset=iso-8859-1`)).toEqual([
        415,
        "charset iso-8859-1 of part json is not supported. Send it in UTF-8.",
      ]);
    for (const [fields, name] of [
      ["json={", "json"],
      ["list={}&list=x", "list/1"],
      ["word=x", "word"],
      ["encoded=x", "encoded"],
    ] as const)
      expect(await sendFields(fields)).toEqual(invalid(name));
    for (const fields of ["word=none", 'encoded="x"']) expect(await sendFields(fields)).toMatchObject([200, {}]);
    const deep = '{"a":'.repeat(65) + 1 + "}".repeat(65);
    expect(await sendFields(`json=${deep}`)).toEqual([
      400,
      "json is nested deeper than 64 levels. Send a flatter one.",
    ]);
  });

  it("rejects a field that is given more than once", async () => {
    for (const name of ["a", "json", "n", "deep[x]", "deep[y]"])
      expect(await sendFields(`${name}=1&${name}=2&${name}=3`)).toEqual([
        400,
        `${name} is given 3 times. Give it once.`,
      ]);
    expect(await sendFields("any=1&any=2")).toMatchObject([200, {}]);
  });

  it("lists the fields if one is unknown", async () => {
    const names = "a, json, list, word, encoded, n, any, deep[…], deep[x]";
    for (const name of ["x", "a/b", "a~b", "ö"]) {
      const message = `${name} is not a field of this form. Allowed fields: ${names}.`;
      expect(await sendFields(`${encodeURIComponent(name)}=1`)).toEqual([400, message]);
    }
    expect(await sendFields("=1")).toEqual([400, `"" is not a field of this form. Allowed fields: ${names}.`]);
    expect(await sendFields("deep=1")).toEqual([
      400,
      'deep must be an object, got "1". Send its members as deep[…], deep[x].',
    ]);
  });

  it.each(["9007199254740993", "-9007199254740993", "1e400", "1e-400"])("rejects the number %s", async (number) => {
    expect((await sendFields(`n=${number}`))[0]).toBe(400);
    expect((await sendParts(`--B\r\nContent-Disposition: form-data; name=n\r\n\r\n${number}\r\n--B--`))[0]).toBe(400);
  });
});
