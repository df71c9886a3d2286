import type { OpenApiDocument, Server } from "./document.ts";
import { Rejection } from "./findings.ts";

/** Returns the path of the first relative server or, without one, of the first server. */
export function getBasePath({ servers = [] }: Pick<OpenApiDocument, "servers">): string {
  const server = servers.find(({ url }) => url.startsWith("/")) ?? servers[0];
  return server ? getPath(server) : "";
}

export function checkServers(document: OpenApiDocument, label: string, nodes: { servers?: Server[] }[]): void {
  for (const node of nodes) {
    const mismatch = node.servers?.find((server) => getPath(server) !== getBasePath(document));
    if (mismatch)
      throw new Rejection(
        "operation",
        label,
        `server ${mismatch.url} has a different path than the server of the document, ${getBasePath(document) || "/"}. Add the difference to the paths.`,
        { node, key: "servers" },
      );
  }
}

function getPath({ url, variables = {} }: Server): string {
  const resolvedUrl = url.replaceAll(/\{([^}]+)\}/g, (_all, name: string) => variables[name]?.default ?? name);
  return resolvedUrl
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "")
    .replace(/[?#].*$/, "")
    .replace(/\/$/, "");
}
