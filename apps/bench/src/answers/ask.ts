import { type Call, fillCall, headersOf } from "../call.ts";

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  /** Without those of the connection, which Node's HTTP adds itself. */
  readonly headers: Record<string, string>;
  readonly body: string;
}

const ofConnection = new Set(["connection", "content-length", "date", "keep-alive", "transfer-encoding"]);

/** Makes a call once. @param id stands in for `{id}` */
export async function ask(
  origin: string,
  call: Call,
  { key, id }: { key: string; id: number | string },
): Promise<Answer> {
  const { path, body } = fillCall(call, id);
  const init = { method: call.method, headers: headersOf(call, key), ...(body !== undefined && { body }) };
  const response = await fetch(origin + path, init);
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name)));
  return { status: response.status, headers, body: await response.text() };
}
