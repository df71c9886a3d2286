import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseYaml } from "@redocly/openapi-core";

/** A feature of OpenAPI: a document that uses it, with requests to it or the expected error message. */
export interface Feature {
  readonly feature: string;
  /** Name of its YAML file, without the extension. */
  readonly file: string;
  /** Note in the table, after `works`. */
  readonly note?: string;
  /**
   * `invalid`: the document is not valid, or OpenAPI does not define it. `ignored`: a server ignores the feature, such as a link. `limited`:
   * only a part of the feature works.
   */
  readonly mark?: "invalid" | "ignored" | "limited";
  /** Findings of codegen, with their lines in `document.yaml`, if it generates nothing. */
  readonly rejected?: string;
  /** Findings of codegen if it leaves out a part that it cannot serve. */
  readonly leftOut?: string;
  /** Findings of codegen if it skips a part of the document. */
  readonly skipped?: string;
  readonly requests?: readonly FeatureRequest[];
  /** Valid bodies for `POST /things`, for the feature of a schema. */
  readonly accepts?: readonly unknown[];
  readonly rejects?: readonly unknown[];
  /** Expected types, by type expressions such as `Input["query"]` of the operation `things`, or `Schemas["Thing"]`. */
  readonly types?: Readonly<Record<string, string>>;
  /** Reply of the handler. The default is an echo of its input. */
  readonly reply?: readonly [status: number, body?: unknown, headers?: Record<string, unknown>];
  /** Body of a binary reply. */
  readonly bytes?: string;
  /** Events of a reply, which an async generator yields. */
  readonly events?: readonly unknown[];
}
export interface FeatureRequest {
  /** Method and target, such as `GET /things?limit=1`. */
  readonly send: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  readonly json?: unknown;
  /** JSON body as source text, to keep all digits. */
  readonly text?: string;
  /** Fields of a multipart body. A field with content is a file. An array is a repeated field. */
  readonly form?: Record<string, FormPart | readonly FormPart[]>;
  /** Expected input of the handler. The expected status is then 200. */
  readonly input?: Record<string, unknown>;
  readonly status?: number;
  /** Text that the response body must contain. */
  readonly contains?: string;
  /** True if the response body must end with an error. */
  readonly aborts?: boolean;
  /** Expected response headers. */
  readonly responses?: Record<string, string | null>;
}
export type FormPart = string | { readonly name: string; readonly content: string; readonly type?: string };

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
const documentHead = "openapi: 3.1.0\ninfo: { title: Things, version: '1' }\n";
const anyResponse = "{ '200': { description: Done., content: { application/json: {} } } }";

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

/** The name of a feature, with that of its file. */
export function toTitle({ file, feature }: Feature): string {
  return `${file.replace(/^\d-/, "")}: ${feature}`;
}

export function writeFeature(feature: Feature, directory: string): string {
  const { files = {} } = feature as Source;
  mkdirSync(directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const path = join(directory, "document.yaml");
  writeFileSync(path, toDocument(feature as Source));
  return path;
}

function toDocument({ document, parameter, body, response, schema, components }: Source): string {
  if (document !== undefined) return /^(?:openapi|swagger):/m.test(document) ? document : documentHead + document;
  if (parameter !== undefined)
    return `${toHead("get")}      parameters:\n        - ${parameter}\n      responses: ${anyResponse}\n${components ?? ""}`;
  if (body !== undefined)
    return `${toHead("post")}      requestBody: ${body}\n      responses: ${anyResponse}\n${components ?? ""}`;
  if (response !== undefined) return `${toHead("get")}      responses:\n${indent(response, 8)}${components ?? ""}`;
  const thing = "{ required: true, content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } } }";
  return `${toHead("post")}      requestBody: ${thing}\n      responses: ${anyResponse}\ncomponents:\n  schemas:\n    Thing:\n${indent(schema ?? "", 6)}${indent(components ?? "", 4)}`;
}

function toHead(method: string): string {
  return `${documentHead}paths:\n  /things:\n    ${method}:\n      operationId: things\n`;
}

function indent(text: string, spaces: number): string {
  return text.trimEnd().replaceAll(/^/gm, " ".repeat(spaces)).concat("\n");
}
