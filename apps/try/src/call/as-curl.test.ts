import { execFileSync } from "node:child_process";
import { sandboxOrigin } from "@animal-store/sandbox/address";
import { expect, test } from "vitest";
import { operations } from "../contract/operations.ts";
import { callOf } from "../test/call-of.ts";
import { asCurl } from "./as-curl.ts";
import { bodyOf, headersOf, targetOf } from "./call.ts";

const printing = "curl() { printf '%s\\0' \"$@\"; }";

function argumentsOf(line: string): string[] {
  return execFileSync("sh", ["-c", `${printing}\n${line}`], { encoding: "utf8" })
    .split("\0")
    .slice(0, -1);
}

test.each(operations)("a shell hands curl the request of $id as it is sent", ({ id, method }) => {
  const call = callOf(id, { prefer: "code=503" });
  const body = bodyOf(call);
  expect(argumentsOf(asCurl(call))).toEqual([
    "-i",
    ...(method === "GET" ? [] : ["-X", method]),
    `${sandboxOrigin}${targetOf(call)}`,
    ...headersOf(call).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    ...(body === undefined ? [] : ["--data-raw", body]),
  ]);
});

test("quotes, dollars and line ends in a body stay what they are", () => {
  const body = `{"name": "it's $HOME \\"\`x\`\\" \\\\"\n}`;
  expect(argumentsOf(asCurl(callOf("createPet", { draft: { parameters: {}, body } }))).at(-1)).toBe(body);
});
