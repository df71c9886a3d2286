import { type Contract, mountContract } from "@animal-store/openapi-hono";
import { expect, it } from "vitest";
import { adapters, hostileContract, serveWith } from "../test/hostile-app.ts";
import { sendRaw } from "../test/serve.ts";

const names = [
  ...["Cookie", "Set-Cookie", "Accept", "If-None-Match", "If-Match", "Content-Type", "Content-Language", "Origin"],
  ...["Idempotency-Key", "X-Request-Id", "X-Forwarded-For", "Via", "Referer", "User-Agent", "From", "ETag", "Age"],
  ...["Location", "Max-Forwards", "Expires", "Server", "Retry-After", "Proxy-Authorization", "If-Modified-Since"],
  ...["If-Unmodified-Since", "Last-Modified", "Date", "Range", "Forwarded", "Content-Encoding", "constructor", "x_y"],
];
const valueLists = [
  ...[["a"], [""], [" "], ["a", "b"], ["", ""], ["a", ""], ["", "b"], ["a", "a"], ["a", "b", "c"], ["a, b", "c"]],
  ...[["  a b\t"], ["\xe9"], ["\x80\xff", "\xc3\xa9"], ["a=1", "b=2; c=3"], ["a=1;", "b=2"], ['"x"', 'W/"y"'], ["*"]],
];
const changeCase = [(name: string) => name, (name: string) => name.toLowerCase(), (name: string) => name.toUpperCase()];

/** The fields of one message each: every name with every list of values, in several cases. */
const messages = names.flatMap((name) =>
  valueLists.map((values) =>
    values.map((value, index) => `${changeCase[index % changeCase.length]?.(name)}: ${value}\r\n`).join(""),
  ),
);

// Echoes the headers as the pipeline reads them.
const app = mountContract<Contract, unknown>({
  contract: hostileContract,
  requestValidators: {},
  hash: () => "tag",
  admit: (request) => ({
    headers: {},
    context: [...names, "Host", "Content-Length", "Authorization"].map((name) => request.header(name.toLowerCase())),
  }),
  handlers: { json: ({ reply, context }: never) => (reply as (...args: unknown[]) => unknown)(200, context) } as never,
});

it(`reads ${messages.length} combinations of request headers in the same way with each adapter`, async () => {
  const ports = await Promise.all(adapters.map((adapter) => serveWith(adapter, app)));
  // At most 16 requests are in flight on a connection.
  for (let start = 0; start < messages.length; start += 15) {
    const fields = messages.slice(start, start + 15);
    const requests = fields.map((each) => `GET /api/json HTTP/1.1\r\nHost: here\r\n${each}\r\n`).join("");
    const last = "GET /api/json HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n";
    const received = await Promise.all(ports.map((port) => sendRaw(`http://127.0.0.1:${port}`, requests + last)));
    const [first = [], ...others] = received.map((text) => text.match(/\[(?:"(?:[^"\\]|\\.)*"|null|,)*\]/g) ?? []);
    expect(first).toHaveLength(fields.length + 1);
    for (const other of others) expect(other).toEqual(first);
  }
});

it.each(adapters)(
  "%s joins Cookie fields by a semicolon, and others by a comma (RFC 9113, section 8.2.3)",
  async (adapter) => {
    const port = await serveWith(adapter, app);
    const received = await sendRaw(
      `http://127.0.0.1:${port}`,
      "GET /api/json HTTP/1.1\r\nHost: here\r\nConnection: close\r\nCookie: a=1\r\nAccept: a\r\ncookie: b=2\r\naccept: b\r\n\r\n",
    );
    expect(received).toContain('["a=1; b=2",null,"a, b",null');
  },
);

// serveApp rejects each repeated field that must be single and that decides about access or framing.
it.each([
  "Host: here\r\nHost: here\r\n",
  "Host: here\r\nAuthorization: Bearer a\r\nAuthorization: Bearer a\r\n",
  "Host: here\r\nContent-Length: 0\r\nContent-Length: 0\r\n",
  "Host: here\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
])("serveApp rejects the fields %j, with and without directPipeline", async (fields) => {
  for (const adapter of adapters.slice(1)) {
    const port = await serveWith(adapter, app);
    const received = await sendRaw(`http://127.0.0.1:${port}`, `GET /api/json HTTP/1.1\r\n${fields}\r\n`);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
  }
});
