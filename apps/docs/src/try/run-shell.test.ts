import { expect, test } from "vitest";
import { runShell } from "./run-shell.ts";

test("sends header values with colons and quotes unchanged", async () => {
  const sent: Request[] = [];
  const script = `curl -H "Origin: https://shop.example:8080" -H 'If-None-Match: "a: b"' -H "Authorization: Bearer $KEY" http://localhost/v1/pets`;
  await runShell(script, { KEY: "k" }, (request) => {
    sent.push(request);
    return new Response();
  });
  expect(sent.map(({ headers }) => Object.fromEntries(headers))).toEqual([
    { origin: "https://shop.example:8080", "if-none-match": '"a: b"', authorization: "Bearer k" },
  ]);
});

test.each(["npm start", "curl --fail http://localhost/"])("rejects %s, which it cannot run", async (script) => {
  await expect(runShell(script, {}, () => new Response())).rejects.toThrow("Copy the sample into a terminal.");
});
