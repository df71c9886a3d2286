import { contract, type OperationId, type operations } from "@animal-store/contract";
import type { Asked } from "./send-load.ts";

interface CallDetails<Id extends OperationId> {
  readonly status: keyof operations[Id]["responses"] & number;
  readonly key: string | undefined;
  readonly query?: operations[Id]["parameters"]["query"];
  readonly id?: number | string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A call of an operation as the text of HTTP/1.1, and the status that it must be answered with. */
export function askFor<Id extends OperationId>(operation: Id, details: CallDetails<Id>): Asked {
  const { status, key, query = {}, id, headers = {} } = details;
  const { method, path } = contract.operations[operation];
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const target = contract.basePath + path.replace(/\{\w+\}/, String(id)) + (search && `?${search}`);
  const body = details.body === undefined ? "" : JSON.stringify(details.body);
  const fields = {
    Host: "127.0.0.1",
    ...(key && { Authorization: `Bearer ${key}` }),
    ...(body && { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return { message: [`${method} ${target} HTTP/1.1`, ...lines, "", body].join("\r\n"), status };
}
