import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { readRepository } from "../papers/read-repository.mjs";
import { root } from "../toolchain/pins.mjs";

const rooms = ["apps/server", "packages/service", "packages/openapi-hono", "packages/node-edge", "packages/exact-json"];
const calls = [
  /\bfetch\(|\bhttps?\.(request|get)\(|\bcreateConnection\(|\bnet\.connect\(|\bnew (WebSocket|EventSource)\(/,
  /from "node:(https|http2|tls|dgram|dns|child_process)(\/\w+)?"/,
  /import \{[^}]*\b(request|get|connect)\b[^}]*\} from "node:(http|net)"/,
];
const callsSomebody = (source) => calls.some((call) => call.test(source));

test("the server's own code calls nobody: what it asks are its stores, by their clients", () => {
  const { files, read } = readRepository(root);
  const sources = files
    .filter((file) => rooms.some((room) => file.startsWith(`${room}/src/`)))
    .filter((file) => /\.ts$/.test(file) && !/\.test(-d)?\.ts$|\/testing\//.test(file));
  deepEqual(sources.length > 100, true);
  deepEqual(
    sources.filter((file) => callsSomebody(read(file))),
    [],
  );
});

test("a call is found, however it is written", () => {
  const written = [
    'await fetch("http://elsewhere.example")',
    'import { request } from "node:http";',
    'import { connect, isIP } from "node:net";',
    'import { lookup } from "node:dns/promises";',
  ];
  deepEqual(written.filter(callsSomebody), written);
  deepEqual(
    ['import { isIP } from "node:net";', 'import { createServer } from "node:http";'].filter(callsSomebody),
    [],
  );
});
