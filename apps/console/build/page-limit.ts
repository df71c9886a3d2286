import { documentJson } from "@animal-store/contract/document";

/** Returns the maximum `limit` of the list of pets. @throws {Error} if the contract sets no maximum */
export function findPageLimit(): number {
  const document: Document = JSON.parse(documentJson);
  const listOperation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === "listPets");
  const limitParameter = listOperation?.parameters
    ?.map(({ $ref, ...parameter }) => ($ref ? document.components.parameters[$ref.split("/").at(-1) ?? ""] : parameter))
    .find((parameter) => parameter?.name === "limit");
  const maximum = limitParameter?.schema?.maximum;
  if (maximum === undefined)
    throw new Error(`The parameter limit of listPets must have a maximum in the contract. Add one.`);
  return maximum;
}

type Parameter = { $ref?: string; name?: string; schema?: { maximum?: number } };
type Document = {
  paths: Record<string, Record<string, { operationId?: string; parameters?: Parameter[] }>>;
  components: { parameters: Record<string, Parameter> };
};
