import { navigate, useLocationProperty } from "wouter/use-browser-location";

/** The parameters of an address: the filter and the sort of a list, and the ID of an open pet or order. Never an API key. */
export type Parameter = "filter" | "sort" | "pet" | "order";

/** Splits the part of the URL after `#`: `/pets/all?sort=name`. */
function parseHash() {
  const [path = "", search] = location.hash.slice(1).split("?");
  return { path: path || "/", parameters: new URLSearchParams(search) };
}

const openPath = (path: string, options?: { replace?: boolean }) => navigate(`#${path}`, options);

/** The location hook of the router. Pages are in the hash, because a static server knows only one page. */
export const useHashPath = (): [string, typeof openPath] => [useLocationProperty(() => parseHash().path), openPath];

/** Returns the value of a parameter, empty if it is absent. */
export function useParameter(name: Parameter): string {
  return useLocationProperty(() => parseHash().parameters.get(name) ?? "");
}

/** Changes parts of the address and preserves the others. An empty value removes a parameter. */
export function changeAddress(
  { path, ...values }: { readonly path?: string } & { readonly [Name in Parameter]?: string },
  options?: { replace?: boolean },
): void {
  const address = parseHash();
  for (const [name, value] of Object.entries(values)) {
    if (value === "") address.parameters.delete(name);
    else address.parameters.set(name, value);
  }
  const search = address.parameters.size > 0 ? `?${address.parameters}` : "";
  const newPath = (path ?? address.path) + search;
  if (location.hash !== `#${newPath}`) openPath(newPath, options);
}
