import { contract, type Schemas } from "@animal-store/contract";

const example: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

/** What a person sees once the server runs. @param firstKey shown with two commands to try it; undefined: how to make a key */
export function banner(origin: string, dataDirectory: string, firstKey: string | undefined): string {
  const base = origin + contract.basePath;
  const { createPet, listPets } = contract.operations;
  const lines = [
    `${contract.title} ${contract.version} is running. Ctrl-C stops it.`,
    "",
    `  API    ${base}`,
    `  Docs   ${origin}/docs`,
    `  Data   ${dataDirectory}`,
  ];
  if (!firstKey) return [...lines, "  Keys   npm run --silent keys -- create --plan pro", ""].join("\n");
  const authorization = `-H "Authorization: Bearer ${firstKey}"`;
  const body = `-H "Content-Type: application/json" -d '${JSON.stringify(example)}'`;
  return [
    ...lines,
    "",
    "  Your first API key. It is shown this once; make more with: npm run --silent keys -- create --plan pro",
    "",
    `  ${firstKey}`,
    "",
    "  Add a pet, then list the pets:",
    "",
    `curl ${authorization} ${body} ${base}${createPet.path}`,
    `curl ${authorization} ${base}${listPets.path}`,
    "",
  ].join("\n");
}
