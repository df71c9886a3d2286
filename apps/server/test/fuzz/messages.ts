import { contract } from "@animal-store/contract";
import { exampleRequests } from "@animal-store/contract-tests";

/** Valid messages of every kind, as bytes in latin1, for one key. */
export function validMessages(key: string): readonly [string, ...string[]] {
  const credentials = `Host: here\r\nAuthorization: Bearer ${key}\r\n`;
  const examples = exampleRequests().flatMap(({ method, path, body }) => {
    const target = contract.basePath + path;
    if (body === undefined)
      return [
        `${method} ${target} HTTP/1.1\r\n${credentials}\r\n`,
        `HEAD ${target} HTTP/1.1\r\n${credentials}If-None-Match: "a", *\r\n\r\n`,
        `${method} http://here${target} HTTP/1.1\r\n${credentials}Connection: close\r\n\r\n`,
      ];
    const json = `${credentials}Content-Type: application/json\r\n`;
    const bytes = Buffer.from(body).toString("latin1");
    return [
      `${method} ${target} HTTP/1.1\r\n${json}Content-Length: ${bytes.length}\r\n\r\n${bytes}`,
      `${method} ${target} HTTP/1.1\r\n${json}Idempotency-Key: one\r\nTransfer-Encoding: chunked\r\n\r\n${bytes.length.toString(16)}\r\n${bytes}\r\n0\r\n\r\n`,
      `${method} ${target} HTTP/1.1\r\n${json}Expect: 100-continue\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes}`,
    ];
  });
  const { path } = contract.operations.listPets;
  return [
    `GET ${contract.basePath}${path}?limit=2&status=sold HTTP/1.1\r\n${credentials}\r\n`,
    `OPTIONS ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\nOrigin: https://pages.example\r\nAccess-Control-Request-Method: POST\r\n\r\n`,
    `OPTIONS ${contract.basePath}${path} HTTP/1.1\r\n${credentials}\r\n`,
    `GET ${contract.basePath}${path} HTTP/1.1\r\nHost: here\r\n\r\n`,
    "GET /readyz HTTP/1.1\r\nHost: here\r\n\r\n",
    ...examples,
  ];
}
