import { orThrow, type StoreClient } from "@animal-store/client";

export interface Call {
  readonly method: string;
  readonly path: string;
}

export interface CallInput {
  readonly [parameter: string]: unknown;
  readonly body?: unknown;
  readonly header?: object | undefined;
}

/** An operation as the contract's table of calls names it: `GET /pets`. */
export function toCall(call: string): Call {
  const [method = "", path = ""] = call.split(" ");
  return { method, path };
}

/** Sends an operation by its method and path. @throws {StoreError} when it is refused */
export async function sendCall(store: StoreClient, { method, path }: Call, input: CallInput, signal?: AbortSignal) {
  const { body, header, ...parameters } = input;
  const inPath = (name: string) => path.includes(`{${name}}`);
  const pick = (isWanted: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(parameters).filter(([name]) => isWanted(name)));
  const params = { path: pick(inPath), query: pick((name) => !inPath(name)), ...(header && { header }) };
  const send = untyped(store);
  const answer = await send(method.toLowerCase(), path, {
    params,
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  return { data: orThrow(answer), response: answer.response };
}

type Send = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** The client's way to send any operation. Method, path and input come from one entry of the contract, so they belong together. */
function untyped(store: StoreClient): Send {
  return store.request as unknown as Send;
}
