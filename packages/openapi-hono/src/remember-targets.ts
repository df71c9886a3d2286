import { createAskedLately } from "./asked-lately.ts";
import type { OperationEntry } from "./contract.ts";
import type { ParameterSource, ParametersRead } from "./read-parameters.ts";

type ParameterReader = (source: ParameterSource) => ParametersRead;

const mostTargets = 1000;
const longestTarget = 200;

/**
 * Reads a valid target that comes again only twice: most callers of a list ask for the same few pages. Paths with parameters are
 * left out, they have as many targets as there are things; and so are requests with headers that the operation reads.
 */
export function rememberTargets({ parameters }: OperationEntry, read: ParameterReader): ParameterReader {
  if (parameters.some((parameter) => parameter.in === "path")) return read;
  const headers = parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name.toLowerCase());
  if (parameters.some((parameter) => parameter.in === "cookie")) headers.push("cookie");
  const remembered = new Map<string, ParametersRead>();
  const wasAskedLately = createAskedLately();

  return (source) => {
    const { request } = source;
    const { target } = request;
    for (const name of headers) if (request.header(name) !== null) return read(source);
    const known = remembered.get(target);
    if (known) return known;
    const found = read(source);
    if (found.violations.length === 0 && target.length <= longestTarget && wasAskedLately(target)) {
      if (remembered.size >= mostTargets) remembered.clear();
      // Every later request is given the same values.
      for (const values of Object.values(found.values)) Object.freeze(values);
      remembered.set(target, found);
    }
    return found;
  };
}
