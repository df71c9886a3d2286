/** The parts of a document that `create-contract-api` reads. codegen has checked and bundled it. */
export interface Document {
  readonly info: { readonly title: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, SecurityScheme>> };
}
export interface DocumentOperation {
  readonly summary?: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}
interface Reference {
  readonly $ref?: string;
}
interface Body extends Reference {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
export interface Schema extends Reference {
  readonly [keyword: string]: unknown;
  readonly type?: unknown;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}
export interface SecurityScheme extends Reference {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
}

/** The parts of an operation in the `contract.ts` of codegen. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly type: string;
    readonly required: boolean;
  }[];
  readonly body: { readonly required: boolean; readonly mediaType: string; readonly contents?: object } | null;
  readonly responses: Readonly<Record<string, OperationResponse>>;
}
interface OperationResponse {
  readonly mediaType: string | null;
  readonly contents?: object;
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly const?: unknown }>>;
  readonly errorCodes: readonly string[];
}

export function resolve<Node extends Reference>(document: Document, node: Node | undefined): Node | undefined {
  if (node?.$ref === undefined) return node;
  const keys = node.$ref.split("/").slice(1);
  const decode = (key: string) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
  return resolve(document, keys.reduce<unknown>((parent, key) => Object(parent)[decode(key)], document) as Node);
}
