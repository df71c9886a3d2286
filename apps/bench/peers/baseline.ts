// Sends constant responses without reading bodies, which is the upper bound for Node.js.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A recorded response of the server. */
export interface ConstantResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

type RawResponse = ReturnType<typeof prepareResponse>;

let onlyResponse: RawResponse | undefined;
let lastResponse: RawResponse | undefined;
let responseOf = new Map<string, RawResponse>();

// The benchmark sends these messages before each measurement.
process.on("message", (responses: ConstantResponse[]) => {
  const prepared = responses.map(prepareResponse);
  onlyResponse = prepared.length === 1 ? prepared[0] : undefined;
  lastResponse = prepared.at(-1);
  responseOf = new Map(responses.map(({ method, path }, index) => [method + path, prepared[index] as RawResponse]));
  process.send?.("ready");
});

const server = createServer(({ method, url }, response) => {
  const constantResponse = onlyResponse ?? responseOf.get(`${method}${url}`) ?? lastResponse;
  if (!constantResponse) throw new Error("The benchmark has not sent the responses yet.");
  response.writeHead(constantResponse.status, constantResponse.headers);
  response.end(constantResponse.bytes);
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});

// node:http is fastest with a flat list of header names and values.
function prepareResponse({ status, headers, body }: ConstantResponse) {
  const bytes = Buffer.from(body);
  return { status, headers: Object.entries({ ...headers, "Content-Length": String(bytes.length) }).flat(), bytes };
}
