import type { OperationEntry } from "@animal-store/codegen";

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
  getIn({ path, method }: OperationEntry, ...keys: readonly string[]): Node | undefined {
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
