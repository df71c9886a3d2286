/** Whether an address ends with a path as the contract writes it, whatever stands before. A parameter is a segment of its own. */
export function endsWithPath(pathname: string, path: string): boolean {
  const pattern = path.replace(/{.+?}|\W/g, (part) => (part[1] ? "[^/]+" : `\\${part}`));
  return new RegExp(`${pattern}$`).test(pathname);
}
