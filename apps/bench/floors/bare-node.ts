import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { constantFor } from "./constant-answers.ts";

/** What Node itself costs: it reads no body, looks at nothing it need not, and writes constant bytes. */
const server = createServer((request, response) => {
  const { status, headerList, bytes } = constantFor(request.method, request.url);
  response.writeHead(status, headerList);
  response.end(bytes);
});

server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
