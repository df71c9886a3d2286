import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseYaml } from "@redocly/openapi-core";

/** One feature of OpenAPI: a document that uses it, and what shows that it works, or the refusal. */
export interface Feature {
  readonly feature: string;
  /** The file of the suite that it stands in. */
  readonly file: string;
  /** What the table adds to `works`. */
  readonly note?: string;
  /** What codegen answers, with the line of `document.yaml`. */
  readonly rejected?: string;
  readonly requests?: readonly FeatureRequest[];
  /** Bodies for `POST /things`, where a schema is the feature. */
  readonly accepts?: readonly unknown[];
  readonly refuses?: readonly unknown[];
  /** Types by what they are the same as: `Input["query"]` and `Schemas["Thing"]` of the operation `things`. */
  readonly types?: Readonly<Record<string, string>>;
  /** What the handler answers, in place of what it was given. */
  readonly reply?: readonly [status: number, body?: unknown, headers?: Record<string, string>];
  /** The same with bytes as the body. */
  readonly bytes?: string;
}
export interface FeatureRequest {
  readonly send: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly json?: unknown;
  /** The same by its digits. */
  readonly text?: string;
  /** Fields of a multipart body; one with content is a file. */
  readonly form?: Record<string, string | { name: string; content: string }>;
  /** What the handler is given; that answers 200. */
  readonly reads?: Record<string, unknown>;
  readonly status?: number;
  /** A part of the answer's text. */
  readonly says?: string;
  readonly responses?: Record<string, string | null>;
}
interface Source extends Feature {
  readonly document?: string;
  readonly parameter?: string;
  readonly body?: string;
  readonly response?: string;
  readonly schema?: string;
  readonly components?: string;
  readonly files?: Record<string, string>;
}

const folder = fileURLToPath(new URL(".", import.meta.url));
const head = "openapi: 3.1.0\ninfo: { title: Things, version: '1' }\n";
const any = "{ '200': { description: Done., content: { application/json: {} } } }";

/** All features, in the order of the table. */
export function readFeatures(): Feature[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .flatMap((file) =>
      (parseYaml(readFileSync(join(folder, file), "utf8")) as Source[]).map((source) => ({
        ...source,
        file: basename(file, ".yaml"),
      })),
    );
}

/** Writes a feature's document, and the files that it references, into a folder. @returns its path */
export function writeFeature(feature: Feature, directory: string): string {
  const { files = {} } = feature as Source;
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const path = join(directory, "document.yaml");
  writeFileSync(path, documentOf(feature as Source));
  return path;
}

function documentOf({ document, parameter, body, response, schema, components }: Source): string {
  if (document !== undefined) return /^(?:openapi|swagger):/m.test(document) ? document : head + document;
  if (parameter !== undefined)
    return `${operation("get")}      parameters:\n        - ${parameter}\n      responses: ${any}\n${components ?? ""}`;
  if (body !== undefined)
    return `${operation("post")}      requestBody: ${body}\n      responses: ${any}\n${components ?? ""}`;
  if (response !== undefined) return `${operation("get")}      responses:\n${indent(response, 8)}${components ?? ""}`;
  const thing = "{ required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }";
  return `${operation("post")}      requestBody: ${thing}\n      responses: ${any}\ncomponents:\n  schemas:\n    Thing:\n${indent(schema ?? "", 6)}${indent(components ?? "", 4)}`;
}

function operation(method: string): string {
  return `${head}paths:\n  /things:\n    ${method}:\n      operationId: things\n`;
}

function indent(text: string, by: number): string {
  return text.trimEnd().replaceAll(/^/gm, " ".repeat(by)).concat("\n");
}
