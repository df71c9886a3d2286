import { isNode } from "@animal-store/openapi-document";
import type { ApiDocument, Operation } from "./document.ts";
import { listTypes } from "./schema/values.ts";
import type { ConformanceSetup } from "./session.ts";
import { UsageError } from "./usage-error.ts";

/** @throws {UsageError} if `forbidden`, `ids` or `values` name nothing of the document, because they would do nothing */
export function assertNames(document: ApiDocument, { forbidden = [], ids = {}, values = {} }: ConformanceSetup): void {
  const { operations } = document;
  const unknown = forbidden.find((name) => !operations.some(({ id, label }) => name === id || name === label));
  if (unknown !== undefined)
    throw new UsageError(
      `forbidden "${unknown}" is no operation of the document. Use an operationId or a label such as ${operations[0]?.label}.`,
    );
  const assertInput = (kind: string, name: string) => {
    const owner = operations.find(({ id }) => name.startsWith(`${id}.`));
    const path = owner ? name.slice(owner.id.length + 1) : name;
    // A path begins with a member, and a name can contain dots.
    const isNamed = (input: string) => input === path || (kind === "values" && path.startsWith(`${input}.`));
    if (!(owner ? [owner] : operations).some((each) => listInputs(document, each).some(isNamed)))
      throw new UsageError(
        `${kind} "${name}" is no parameter and no body member of ${owner?.label ?? "the document"}.`,
      );
  };
  for (const name of Object.keys(ids)) assertInput("ids", name);
  for (const name of Object.keys(values)) assertInput("values", name);
}

/** Returns the names of the parameters and body members of an operation. */
function listInputs(document: ApiDocument, { parameters, body }: Operation): string[] {
  const contents = body?.contents ?? [];
  const described = contents.flatMap(({ schema = true }) => listTypes(document, schema).map((type) => type.properties));
  const examples = contents.flatMap((content) => Object.values(content.examples));
  return [...parameters.map(({ name }) => name), ...[...described, ...examples].filter(isNode).flatMap(Object.keys)];
}
