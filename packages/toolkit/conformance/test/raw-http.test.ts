import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createRawHttpCases } from "../src/cases/raw-http.ts";
import { loadApiDocument } from "../src/document.ts";
import { collectFindings } from "../src/findings.ts";
import { type ConformanceSetup, createSession } from "../src/session.ts";
import { startExpressServer } from "./library/express-server.ts";
import { libraryFile } from "./run-library.ts";

const document = loadApiDocument(libraryFile);
const cases = createRawHttpCases(document);

/** Changes a message before the correct server gets it. Undefined for a server that does not respond. */
type ChangeRequest = (message: string) => string | undefined;

const ignore =
  (pattern: RegExp): ChangeRequest =>
  (message) =>
    pattern.test(message) ? undefined : message;
const replace =
  (pattern: RegExp, replacement: string | ((text: string, group: string) => string)): ChangeRequest =>
  (message) =>
    message.replace(pattern, replacement as string);

it.each<[name: string, check: string, changeRequest: ChangeRequest]>([
  ["no Host", "accepts-invalid", replace(/\r\n(?!Host)/, "\r\nHost: here\r\n")],
  ["a space before the colon", "accepts-invalid", replace(/ :/, ":")],
  ["a Content-Length that is not a number", "accepts-invalid", replace(/abc/, "0")],
  ["a signed Content-Length", "accepts-invalid", replace(/\+0/, "0")],
  ["two lengths", "accepts-invalid", replace(/Content-Length: 0\r\n(?=Content-Length: 1)/, "X-")],
  [
    "a body in another coding than chunks",
    "accepts-invalid",
    replace(/Transfer-Encoding: gzip\r\n\r\n(.*)/s, (_, body) => `Content-Length: ${body.length}\r\n\r\n${body}`),
  ],
  [
    "a chunk size that is not a number",
    "accepts-invalid",
    replace(/xyz\r\n(.*)(?=\r\n0)/s, (_, body) => `${body.length.toString(16)}\r\n${body}`),
  ],
  ["a chunk size above 64 bits", "accepts-invalid", replace(/\r\n1(?=0{12})/, "\r\n")],
  ["a space before the first header", "no-response", ignore(/1\.1\r\n Content-Length/)],
  ["a folded header", "no-response", ignore(/one\r\n Content-Length/)],
  ["Content-Length and Transfer-Encoding", "no-response", ignore(/Content-Length: 1000\r\nT/)],
  ["Expect: 100-continue", "no-response", ignore(/Expect/)],
  ["NUL in a header", "server-error", replace(/GET (.*)\0/s, "HTTP/1.1 500 Crash\r\n\r\n")],
  ["%zz in the path", "server-error", replace(/GET \S*%zz/, "HTTP/1.1 500 Crash\r\n\r\n")],
  ["a target in absolute form", "rejects-valid", replace(/GET http/, "GET /http")],
  ["no space before and a tab after each value", "rejects-valid", replace(/Host:(?=\S)/, "X:")],
  ["an extension and a trailer of chunks", "rejects-valid", replace(/;a=b/, "x")],
  ["HTTP/1.0", "wrong-framing", replace(/^(?=.*HTTP\/1\.0)/, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")],
  ["HEAD", "head-differs", replace(/^HEAD/, "HTTP/1.1 200 OK\r\n\r\n{}")],
])("reports a server that handles %s wrongly as %s", async (name, check, changeRequest) => {
  const isStrict = /^(no Host|a target in absolute form|a chunk size.*|a body in another coding.*)$/.test(name);
  const { findings, skipped } = await run(name, changeRequest, { isStrict });
  expect(skipped).toEqual([]);
  if (check === "head-differs") expect(findings).toHaveLength(1);
  expect(findings).toContainEqual(
    expect.objectContaining({ check, curl: expect.stringMatching(/^printf '.* \| nc /) }),
  );
});

it("reports messages that servers tolerate only in a strict run", async () => {
  const tolerated = ["two Hosts", "an invalid Host", "a fragment in the target"];
  for (const name of tolerated) {
    expect((await run(name, replace(/^$/, ""))).findings).toEqual([]);
    const { findings } = await run(name, replace(/^$/, ""), { isStrict: true });
    expect(findings.map(({ message }) => message)).toEqual([
      expect.stringContaining(`${name} (RFC 9112, section 3.2)`),
    ]);
  }
});

it("sends a message that breaks off within its body only in a strict run", async () => {
  expect((await run("a chunk size that is not a number", replace(/^$/, ""))).skipped).toHaveLength(1);
});

it("accepts a closed connection as a rejection", async () => {
  expect((await run("two lengths", (message) => (message.includes("Length") ? "" : message))).findings).toEqual([]);
});

it.each([
  ["the version of another protocol", /RTSP/, 505, []],
  ["HTTP/1.0", /HTTP\/1\.0/, 505, ["rejects-valid"]],
  ["a body in another coding than chunks", /gzip/, 501, []],
  ["a fragment in the target", /#/, 503, ["server-error"]],
  // A redirect is a right response to an invalid target (RFC 9112, section 3.2).
  ["a fragment in the target", /#/, 301, []],
  ["%zz in the path", /%zz/, 308, []],
  // The page of a web application for all unknown paths.
  ["a target in absolute form", / http/, 200, []],
  ["% in the path", /%/, 200, []],
  ["HTTP/1.0", /HTTP\/1\.0/, 200, ["media-type"]],
  ["HTTP/1.0", /HTTP\/1\.0/, 301, ["rejects-valid"]],
])("reports of %s that matches %s and gets a %i: %j", async (name, pattern, status, checks) => {
  const isStrict = name.startsWith("a body");
  const reject: ChangeRequest = (message) => (pattern.test(message) ? `HTTP/1.1 ${status} -\r\n\r\n` : message);
  const { findings } = await run(name, reject, { isStrict });
  expect(findings.map(({ check }) => check)).toEqual(checks);
});

it("reports the message that ends the service, not the next request", async () => {
  let isEnded = false;
  const end: ChangeRequest = (message) => {
    isEnded ||= /^GET \S*%[? ]/.test(message);
    return isEnded ? "" : message;
  };
  const { findings } = await run("% in the path", end);
  expect(findings).toEqual([
    expect.objectContaining({ check: "no-response", curl: expect.stringMatching(/^printf 'GET \S*%% HTTP/) }),
  ]);
});

it("formats a command that sends the bytes and contains no credentials", async () => {
  const { findings } = await run("NUL in a header", replace(/GET (.*)\0/s, "HTTP/1.1 500 Crash\r\n\r\n"));
  expect(findings[0]?.curl).toMatch(
    /^printf 'GET \/library\/opening-hours HTTP\/1\.1\\r\\nHost: .*X-Library-Key: %s\\r\\nX-Nul: a\\000b\\r\\n\\r\\n' "\$X_LIBRARY_KEY" \| nc 127\.0\.0\.1 \d+$/,
  );
});

/** Runs the case of a message on a correct server behind a proxy that changes this message. */
async function run(name: string, changeRequest: ChangeRequest, setup: ConformanceSetup = {}) {
  const express = await startExpressServer();
  const { port } = new URL(express.baseUrl);
  const proxy = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect(Number(port), "127.0.0.1");
    client.on("error", () => upstream.destroy());
    upstream.on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.pipe(client);
    client.on("data", (bytes) => {
      const changed = changeRequest(bytes.toString("latin1"));
      if (changed === undefined) return;
      if (changed === "" || changed.startsWith("HTTP/")) client.end(changed.split("\r\nHost")[0] ?? "");
      else upstream.write(changed, "latin1");
    });
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}/library`;
  const headers = { "X-Library-Key": express.keys[0] ?? "" };
  const session = createSession({ document, baseUrl, seed: 1, timeoutMs: 300, setup: { ...setup, headers } });
  onTestFinished(async () => {
    session.close();
    proxy.close();
    await express.stop();
  });
  const selected = cases.filter(({ id }) => id.endsWith(`/${name}`));
  const results = [];
  for (const each of selected) results.push(await session.run(each));
  return {
    findings: collectFindings(document, results),
    skipped: results.flatMap(({ skipReason }) => skipReason ?? []),
  };
}
