import type { OpenApiDocument, Server } from "./document.ts";
import type { Part } from "./findings.ts";

/** Returns the path of the first relative server or, without one, of the first server. */
export function getBasePath({ servers = [] }: Pick<OpenApiDocument, "servers">): string {
  const server = servers.find(({ url }) => url.startsWith("/")) ?? servers[0];
  return server ? getPath(server) : "";
}

export function checkServers(part: Part, nodes: readonly { servers?: Server[] }[]): void {
  const basePath = getBasePath(part.document);
  for (const node of nodes) {
    const mismatch = node.servers?.find((server) => getPath(server) !== basePath);
    if (mismatch)
      part.reject(
        `server ${mismatch.url || "with an empty URL"} has a different path than the server of the document, ${basePath || "/"}. Add the difference to the paths.`,
        { node, key: "servers" },
      );
  }
}

function getPath({ url, variables = {} }: Server): string {
  const resolvedUrl = url.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => variables[name]?.default ?? name);
  return resolvedUrl
    .replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, "")
    .replace(/[?#].*$/s, "")
    .replace(/\/$/, "");
}
