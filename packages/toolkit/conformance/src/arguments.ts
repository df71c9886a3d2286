import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { openInput } from "@animal-store/openapi-document";
import { InvalidArgumentError } from "commander";
import { type ApiDocument, loadApiDocument } from "./document.ts";
import { UsageError } from "./errors.ts";
import type { Output } from "./report.ts";

export const exampleBase = "http://127.0.0.1:3000/v1";

/** Parses the URL of a service. */
export function parseBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash)
    throw new InvalidArgumentError(`It must be an http or https URL without a query, such as ${exampleBase}.`);
  if (url.username || url.password)
    throw new InvalidArgumentError("It must contain no password. Send credentials in a header.");
  return url;
}

/** Returns a parser of integers. */
export function parseInteger(minimum: number, maximum = Infinity): (text: string) => number {
  const range = maximum === Infinity ? `of at least ${minimum}` : `from ${minimum} to ${maximum}`;
  return (text) => {
    const isValid = /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    if (!isValid) throw new InvalidArgumentError(`It must be an integer ${range}.`);
    return Number(text);
  };
}

/** Writes a report, with the folders of its path. @throws {UsageError} if it cannot be written */
export function writeFile(path: string, text: string): void {
  try {
    mkdirSync(dirname(resolve(path)), { recursive: true });
    writeFileSync(path, text);
  } catch (cause) {
    throw new UsageError(`${path} cannot be written: ${(cause as Error).message}`, { cause });
  }
}

export interface DocumentOptions {
  readonly overlay?: readonly string[];
  readonly root?: string;
}

/** Opens the document of a command. Logs downloads, and overlays that change nothing. */
export async function openDocument(
  argument: string,
  { overlay: overlays, root }: DocumentOptions,
  stderr: Output,
): Promise<ApiDocument> {
  const log = (line: string) => stderr.write(`conformance: ${line}\n`);
  const document = loadApiDocument(await openInput(argument, { root, overlays, log }));
  for (const note of document.notes) log(note);
  return document;
}

export const overlayHelp = "an overlay that changes the document; repeatable";

/** Adds the text of an option that can be repeated. */
export function addText(text: string, values: readonly string[] = []): readonly string[] {
  return [...values, text];
}
