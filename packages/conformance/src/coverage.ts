import { type ApiDocument, findResponse, type Operation } from "./document.ts";
import type { Exchange } from "./http-rules.ts";
import { isOpaque, toPlace } from "./requests.ts";
import { listVariants } from "./schema/variants.ts";
import type { ConformanceCase } from "./session.ts";

/** A part of the document that the cases must show. */
export interface CoverageItem {
  readonly operation: string;
  readonly name: string;
  readonly node: object | undefined;
  readonly line: string | undefined;
  readonly isCovered: boolean;
}

export interface Coverage {
  readonly items: readonly CoverageItem[];
  readonly covered: number;
}

interface Item {
  readonly operation: Operation;
  readonly name: string;
  readonly node: object;
  /** The entry in `covers` of a case. */
  readonly coversEntry?: string;
  readonly isCovered?: (exchange: Exchange) => boolean;
}

/** Creates a coverage record: documented responses with their headers, and the constraints of the inputs. */
export function createCoverage(document: ApiDocument) {
  const items = document.operations.flatMap((operation) => [
    ...listResponseItems(operation),
    ...listInputItems(document, operation),
  ]);
  const covered = new Set<Item>();
  const byOperation = Map.groupBy(items, ({ operation }) => operation);
  const byEntry = Map.groupBy(items, ({ coversEntry }) => coversEntry ?? "");

  return {
    add(exchange: Exchange): void {
      const { operation } = exchange;
      for (const item of operation ? (byOperation.get(operation) ?? []) : [])
        if (item.isCovered?.(exchange)) covered.add(item);
    },
    addPassed({ covers = [] }: ConformanceCase): void {
      for (const entry of covers) for (const item of byEntry.get(entry) ?? []) covered.add(item);
    },
    summarize: (): Coverage => ({
      items: items.map((item) => ({
        operation: item.operation.label,
        name: item.name,
        node: item.node,
        line: document.locate(item.node) ?? document.locate(item.operation.node),
        isCovered: covered.has(item),
      })),
      covered: covered.size,
    }),
  };
}

function listResponseItems(operation: Operation): Item[] {
  return operation.responses.flatMap((entry) => {
    const { status, headers, contents, node } = entry;
    const hasStatus = ({ response }: Exchange) => findResponse(operation.responses, response.status) === entry;
    return [
      { operation, name: `response ${status}`, node, isCovered: hasStatus },
      ...headers.map(
        (header): Item => ({
          operation,
          name: `response ${status} header ${header.name}`,
          node: header.node,
          isCovered: (exchange) => hasStatus(exchange) && exchange.response.headers.has(header.name.toLowerCase()),
        }),
      ),
      ...(contents.length > 1 ? contents : []).map(
        (content): Item => ({
          operation,
          name: `response ${status} ${content.mediaType}`,
          node: content.node,
          isCovered: (exchange) =>
            hasStatus(exchange) &&
            (exchange.response.headers.get("content-type") ?? "").startsWith(content.mediaType.replace(/\*.*/, "")),
        }),
      ),
    ];
  });
}

function listInputItems(document: ApiDocument, operation: Operation): Item[] {
  const toItem = (name: string, node: object): Item => ({
    operation,
    name,
    node,
    coversEntry: `${operation.id} ${name}`,
  });
  const parameters = operation.parameters.flatMap((parameter) => {
    const prefix = `${parameter.in} ${parameter.name}`;
    const missing = parameter.required && parameter.in !== "path" ? [toItem(`${prefix} missing`, parameter.node)] : [];
    const variants = isOpaque(parameter) ? [] : listVariants(document, parameter.schema, parameter.in);
    return [
      ...missing,
      ...variants.map((variant) =>
        toItem(
          [prefix, ...variant.path, `${variant.isValid ? "valid" : "invalid"} ${variant.title}`].join("/"),
          variant.node,
        ),
      ),
    ];
  });
  const [content] = operation.body?.contents ?? [];
  const body =
    content?.schema === undefined
      ? []
      : listVariants(document, content.schema, toPlace(content)).map((variant) =>
          toItem(
            ["body", ...variant.path, `${variant.isValid ? "valid" : "invalid"} ${variant.title}`].join("/"),
            variant.node,
          ),
        );
  return [...new Map([...parameters, ...body].map((item) => [item.name, item])).values()];
}
