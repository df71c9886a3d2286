import { type PlainResponse, withHeader, withRequestHeader, withUrl } from "@animal-store/conformance/internal";

/** Returns the changed text. */
export type Edit = (text: string) => string;

/** Changes a header if the request has it. Without an edit, removes it. */
export function editRequestHeader(request: Request, name: string, edit?: Edit): Request {
  const value = request.headers.get(name);
  return value === null ? request : withRequestHeader(request, name, edit?.(value));
}

/** Changes a header if the response has it. Without an edit, removes it. */
export function editResponseHeader(response: PlainResponse, name: string, edit?: Edit): PlainResponse {
  const value = response.headers.get(name);
  return value === null ? response : withHeader(response, name, edit?.(value));
}

/** Letters, digits, hyphens and underscores need no percent-encoding, so they are decoded before the change. */
export function editUrl(request: Request, part: "pathname" | "search", edit: Edit): Request {
  return withUrl(request, (url) => {
    const decoded = url[part].replace(/%(?:3\d|[46][1-9a-f]|[57][0-9a]|2d|5f)/gi, decodeURIComponent);
    if (edit(decoded) !== decoded) url[part] = edit(decoded);
  });
}
