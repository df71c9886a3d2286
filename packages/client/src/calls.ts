import type { OperationId } from "@animal-store/contract";
import { calls } from "@animal-store/contract/calls";

/** What the contract calls a request: `GET /pets/{petId}`. */
export type Call = keyof typeof calls;

/** The operation of a method and a path as the contract writes it. */
export type OperationOf<Method extends string, Path extends string> = `${Uppercase<Method>} ${Path}` extends Call
  ? (typeof calls)[`${Uppercase<Method>} ${Path}`]["operation"]
  : OperationId;

/** The operation of a request, whatever stands before the path in its address; undefined when the contract has none. */
export function callOf({ method, url }: Request): { operation: OperationId; path: string } | undefined {
  const { pathname } = new URL(url);
  for (const [call, { operation }] of Object.entries(calls)) {
    const [asked, path = ""] = call.split(" ");
    if (asked === method && endsWithPath(pathname, path)) return { operation, path };
  }
  return undefined;
}

/** Whether the operation documents a request header of this name. */
export function documentsHeader(method: string, path: string, name: RequestHeader): boolean {
  return entryAt(method, path)?.headers.includes(name) ?? false;
}

export type RequestHeader = (typeof calls)[Call]["headers"][number];

type Entry = { readonly operation: OperationId; readonly headers: readonly RequestHeader[] };

/** Returns the operation of a method and a path template of the contract, or undefined if there is none. */
export function entryAt(method: string, path: string): Entry | undefined {
  const entries: Readonly<Record<string, Entry>> = calls;
  return entries[`${method.toUpperCase()} ${path}`];
}

/** Whether an address ends with a path as the contract writes it, whatever stands before. A parameter is a segment of its own. */
export function endsWithPath(pathname: string, path: string): boolean {
  const pattern = path.replace(/{.+?}|\W/g, (part) => (part[1] ? "[^/]+" : `\\${part}`));
  return new RegExp(`${pattern}$`).test(pathname);
}
