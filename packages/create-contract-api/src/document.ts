/** A node of a document that codegen has checked and bundled. */
export interface Node {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly type?: unknown;
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Node[];
}

/** The parts of an operation in the `contract.ts` of codegen that this package reads. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: { readonly required: boolean; readonly mediaType: string; readonly contents?: object } | null;
  readonly responses: Readonly<Record<string, ResponseEntry>>;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly type: string;
  readonly required: boolean;
}
export interface ResponseEntry {
  readonly mediaType: string | null;
  readonly contents?: object;
  readonly headers: Readonly<Record<string, { readonly required: boolean; readonly const?: unknown }>>;
  readonly errorCodes: readonly string[];
}

export class Document {
  readonly #root: Node;

  constructor(json: string) {
    this.#root = JSON.parse(json);
  }

  /** Returns a node. Follows the references on the way to it. */
  get(...keys: readonly string[]): Node | undefined {
    return keys.reduce<Node | undefined>((node, key) => this.resolve(node)?.[key] as Node | undefined, this.#root);
  }

  /** Returns a part of an operation. */
  getIn({ path, method }: Operation, ...keys: readonly string[]): Node | undefined {
    return this.get("paths", path, method.toLowerCase(), ...keys);
  }

  resolve(node: Node | undefined): Node | undefined {
    if (node?.$ref === undefined) return node;
    const keys = node.$ref.split("/").slice(1);
    return this.resolve(
      this.get(...keys.map((key) => decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~"))),
    );
  }
}
