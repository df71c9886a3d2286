/** Operations and their documented request headers by method and path: `calls` in the `calls.ts` of codegen. */
export type Calls<Operation extends string = string> = {
  readonly [route: string]: {
    readonly operation: Operation;
    readonly headers: readonly string[];
    /** Undefined if the operation has only JSON. */
    readonly content?: CallContent;
  };
};

/** How to send a body that is not JSON, and how to read events. */
export type CallContent = {
  /** The default media type of the body. */
  readonly body?: string;
  /** The media types of the parts of a form, by field. */
  readonly parts?: { readonly [field: string]: string };
  /** Fields with style deepObject, such as `meta[key]=value`, by the media type of the form. */
  readonly deepObjects?: { readonly [mediaType: string]: readonly string[] };
  readonly events?: EventFormat;
};

export type EventFormat = {
  /** The format of the field `data`. */
  readonly data: "json" | "text";
  /** True if an event has the members `event`, `data`, `id` and `retry`. Otherwise it is the value of `data`. */
  readonly isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  readonly textEvents?: readonly unknown[];
};

/** Finds the operation and path template of a request by its method and the end of its path, so any base path is allowed. */
export function findRoute<Operation extends string>(
  calls: Calls<Operation>,
  { method, url }: Request,
): { operation: Operation; path: string } | undefined {
  const { pathname } = new URL(url);
  for (const [route, { operation }] of Object.entries(calls)) {
    const [routeMethod, path = ""] = route.split(" ");
    if (routeMethod === method && endsWithPath(pathname, path)) return { operation, path };
  }
  return undefined;
}

/** Returns whether a URL path ends with a path template. A parameter matches one segment. */
export function endsWithPath(pathname: string, path: string): boolean {
  const pattern = path.replace(/{.+?}|\W/g, (part) => (part[1] ? "[^/]+" : `\\${part}`));
  return new RegExp(`${pattern}$`).test(pathname);
}
