import type { OperationId } from "@animal-store/contract";
import { documentJson } from "@animal-store/contract/document";

/** How many entries the contract lets a page have at most: fewer requests for a long list. @throws {Error} when it sets no maximum */
export function pageLimit(operation: OperationId = "listPets"): number {
  const document: Document = JSON.parse(documentJson);
  const found = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === operation);
  const limit = found?.parameters
    ?.map(({ $ref, ...parameter }) => ($ref ? document.components.parameters[$ref.split("/").at(-1) ?? ""] : parameter))
    .find((parameter) => parameter?.name === "limit");
  const maximum = limit?.schema?.maximum;
  if (maximum === undefined) throw new Error(`limit of ${operation} must have a maximum in the contract. Give it one.`);
  return maximum;
}

type Parameter = { $ref?: string; name?: string; schema?: { maximum?: number } };
type Document = {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
  components: { parameters: Record<string, Parameter> };
};
