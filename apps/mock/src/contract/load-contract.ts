import { readFile } from "node:fs/promises";
import { expandYaml } from "@animal-store/codegen/response-headers";
import { parse } from "yaml";
import { type Answers, readAnswers } from "./documented-answers.ts";
import { type Route, readRoutes } from "./operations.ts";
import { isNode, type Node } from "./resolve-reference.ts";

/** What the mock reads from the contract. */
export type Contract = {
  document: Node;
  /** The document with the headers of every response. */
  source: string;
  /** The path of the servers, without a slash at its end. */
  basePath: string;
  bodyBytes: number;
  jsonDepth: number;
  routes: Route[];
  /** The answers that belong to no operation. */
  unrouted: Answers;
  /** Every header that some answer documents. */
  headerNames: string[];
};

/**
 * Reads a contract from a file.
 * @throws {Error} naming the file when it cannot be read or is no OpenAPI document
 */
export async function loadContract(path: string): Promise<Contract> {
  try {
    const source = expandYaml(await readFile(path, "utf8"));
    return readContract(source);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message.split("\n")[0] : String(cause);
    throw new Error(`${path} must be an OpenAPI document in YAML: ${reason}. Correct it and start again.`, { cause });
  }
}

function readContract(source: string): Contract {
  const document: unknown = parse(source);
  if (!isNode(document) || !isNode(document.paths)) throw new Error("it has no paths");
  const routes = readRoutes(document);
  const unrouted = readAnswers(document, document["x-unrouted-responses"]);
  return {
    document,
    source,
    basePath: readBasePath(document),
    bodyBytes: readLimit(document, "bodyBytes"),
    jsonDepth: readLimit(document, "jsonDepth"),
    routes,
    unrouted,
    headerNames: readHeaderNames(routes, unrouted),
  };
}

function readBasePath({ servers }: Node): string {
  const url = Array.isArray(servers) && isNode(servers[0]) ? String(servers[0].url) : "/";
  return new URL(url, "http://localhost").pathname.replace(/\/$/, "");
}

function readLimit(document: Node, name: string): number {
  const limits = document["x-request-limits"];
  const limit = isNode(limits) ? limits[name] : undefined;
  if (typeof limit !== "number") throw new Error(`x-request-limits.${name} must be a number`);
  return limit;
}

function readHeaderNames(routes: Route[], unrouted: Answers): string[] {
  const operations = routes.flatMap((route) => [...route.operations.values()]);
  const answers = [unrouted, ...operations.map((operation) => operation.answers)].flatMap((map) => [...map.values()]);
  return [...new Set(answers.flatMap((answer) => Object.keys(answer.headers)))].sort();
}
