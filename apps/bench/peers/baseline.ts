// Sends the responses in RESPONSES without reading bodies, which is the upper bound for Node.js.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Exchange } from "../src/compare.ts";

const exchanges: Exchange[] = JSON.parse(process.env.RESPONSES ?? "[]");
const prepared = exchanges.map(({ method, path, status, headers, body }) => {
  const bytes = Buffer.from(body);
  // node:http is fastest with a flat list of header names and values.
  const headerList = Object.entries({ ...headers, "Content-Length": String(bytes.length) }).flat();
  return { request: method + path, status, headerList, bytes };
});
const responseOf = new Map(prepared.map((response) => [response.request, response]));
// For the pets with other ids.
const lastResponse = prepared.at(-1);

const server = createServer(({ method, url }, response) => {
  const constantResponse = responseOf.get(`${method}${url}`) ?? lastResponse;
  if (!constantResponse) throw new Error("RESPONSES must contain a response.");
  response.writeHead(constantResponse.status, constantResponse.headerList);
  response.end(constantResponse.bytes);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
