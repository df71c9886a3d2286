import { sign } from "hono/jwt";
import { app as browserApp } from "./browser-app.ts";
import { app as contractApp } from "./contract-app.ts";
import { app as keyApp, keyRing } from "./key-app.ts";
import { app as limitedApp } from "./limited-app.ts";
import { app as repeatableApp } from "./repeatable-app.ts";

// Each line is the result of one part of the platform, alone in a Hono app.
const token = await sign({ sub: "ada" }, process.env.JWT_SECRET ?? "");
const headers = { Authorization: `Bearer ${token}` };
type App = { request(path: string, init: RequestInit): Response | Promise<Response> };
const send = async (app: App, path: string, init: RequestInit = { headers }) => app.request(path, init);

const limited = [await send(limitedApp, "/books"), await send(limitedApp, "/books"), await send(limitedApp, "/books")];
const publicResponse = await send(limitedApp, "/", {});
console.log(...limited.map(({ status }) => status), publicResponse.status, limited[2]?.headers.get("RateLimit-Policy"));

const loan = { method: "POST", body: '{"item":"Momo"}', headers: { ...headers, "Idempotency-Key": "one" } };
const [first, retry] = [await send(repeatableApp, "/loans", loan), await send(repeatableApp, "/loans", loan)];
console.log(retry.status, retry.headers.get("Idempotency-Replayed"), (await first.text()) === (await retry.text()));

const book = { method: "POST", body: '{"title":"Momo"}' };
const json = { "Content-Type": "application/json", "Idempotency-Key": "one" };
const path = "/library/books";
const anonymous = await send(contractApp, path, { ...book, headers: json });
const added = { ...book, headers: { ...headers, ...json } };
const [one, two] = [await send(contractApp, path, added), await send(contractApp, path, added)];
const [three, four] = [await send(contractApp, path), await send(contractApp, path)];
const replayed = two.headers.get("Idempotency-Replayed");
console.log(
  anonymous.status,
  one.status,
  two.status,
  replayed,
  three.status,
  four.status,
  four.headers.get("Content-Type"),
);

const { key } = await keyRing.issue();
const keyHeaders = { headers: { Authorization: `Bearer ${key}` } };
const [valid, invalid] = [await send(keyApp, "/books", keyHeaders), await send(keyApp, "/books")];
console.log(valid.status, valid.headers.get("X-RateLimit-Limit"), invalid.status);

const page = { headers: { "X-Request-Id": "page-1", Origin: "https://page.example" } };
const { headers: received } = await send(browserApp, "/books", page);
console.log(received.get("X-Request-Id"), received.get("Access-Control-Allow-Origin"));
