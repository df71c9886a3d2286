import type { Hono } from "hono";
import { contract } from "./generated/contract.ts";

export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}
/** An error answer of the library. */
export interface LibraryError {
  readonly code: string;
  readonly message: string;
  readonly status: number;
  readonly details?: readonly { readonly path: string; readonly message: string }[];
}

export const readerHeaders = { Authorization: "Bearer card", "X-Branch": "1" };
export const jsonHeaders = { ...readerHeaders, "Content-Type": "application/json" };

/** Asks the app without a network, as a reader with a card. @param path below the contract's base path */
export async function request(app: Hono, path: string, init: RequestInit = {}): Promise<Exchange> {
  const headers = new Headers(readerHeaders);
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
  const response = await app.request(contract.basePath + path, { ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export function sendJson(app: Hono, method: string, path: string, text: BodyInit): Promise<Exchange> {
  return request(app, path, { method, headers: jsonHeaders, body: text });
}

/** @throws when the answer is no error as the contract documents it */
export function errorOf({ status, text }: Exchange): LibraryError {
  const error = JSON.parse(text) as LibraryError;
  if (error.status !== status || typeof error.code !== "string" || typeof error.message !== "string")
    throw new Error(`no error: ${status} ${text}`);
  return error;
}
