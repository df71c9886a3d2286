import type { OperationEntry } from "@animal-store/codegen";
import { createReader, getMember, type NodeReader, toOperationKeys } from "@animal-store/openapi-document/nodes";

/** A node of a document that codegen has checked and bundled. */
export interface Node {
  readonly [key: string]: unknown;
  readonly $ref?: string;
  readonly type?: unknown;
  readonly format?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly allOf?: readonly Node[];
}

export class Document {
  readonly #reader: NodeReader;

  constructor(json: string) {
    this.#reader = createReader(JSON.parse(json));
  }

  /** Whether keywords next to a reference apply. */
  get hasSiblings(): boolean {
    return !String(this.#reader.root.openapi).startsWith("3.0");
  }

  /** Returns a node. Follows the references on the way to it. */
  get(...keys: readonly string[]): Node | undefined {
    const { root } = this.#reader;
    return keys.reduce<unknown>((node, key) => getMember(this.#reader.resolve(node), key), root) as Node | undefined;
  }

  /** Returns a part of an operation. */
  getIn({ path, method }: OperationEntry, ...keys: readonly string[]): Node | undefined {
    return this.get("paths", path, ...toOperationKeys(method), ...keys);
  }

  /** Returns the schema of a parameter. */
  findParameter(operation: OperationEntry, location: string, name: string): Node | undefined {
    return this.findParameterNode(operation, location, name)?.schema as Node | undefined;
  }

  findParameterNode({ path, method }: OperationEntry, location: string, name: string): Node | undefined {
    const lists = [[...toOperationKeys(method), "parameters"], ["parameters"]].map((keys) =>
      this.get("paths", path, ...keys),
    );
    const parameters = lists.flatMap((list) => (Array.isArray(list) ? list : [])).map((each) => this.resolve(each));
    return parameters.find((each) => each?.in === location && each.name === name);
  }

  resolve(node: Node | undefined): Node | undefined {
    return this.#reader.resolve(node);
  }
}
