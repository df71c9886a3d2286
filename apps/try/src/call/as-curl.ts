import { sandboxOrigin } from "@animal-store/sandbox/address";
import { bodyOf, type Call, headersOf, targetOf } from "./call.ts";

/** A call as a line for a POSIX shell. */
export function asCurl(call: Call): string {
  const body = bodyOf(call);
  const { method } = call.operation;
  return [
    `curl -i ${method === "GET" ? "" : `-X ${method} `}${quote(`${sandboxOrigin}${targetOf(call)}`)}`,
    ...headersOf(call).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-raw ${quote(body)}`]),
  ].join(" \\\n  ");
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
