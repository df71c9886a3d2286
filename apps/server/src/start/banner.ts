import { contract, type Schemas } from "@animal-store/contract";

const example: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

export interface BannerOptions {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Where limits are counted; undefined: in this process. */
  readonly limits?: string | undefined;
  /** Where Prometheus finds the metrics; undefined: nowhere. */
  readonly metrics?: string | undefined;
  /** How people call the keys command for this data folder. */
  readonly keysProgram: string;
  /** Shown with two commands to try it; undefined: how to make a key. */
  readonly firstKey: string | undefined;
}

/** What a person sees once the server runs. */
export function banner({ origin, dataDirectory, limits, metrics, keysProgram, firstKey }: BannerOptions): string {
  const createKey = `${keysProgram} create --plan pro`;
  const base = origin + contract.basePath;
  const { createPet, listPets } = contract.operations;
  const lines = [
    `${contract.title} ${contract.version} is running. Ctrl-C stops it.`,
    "",
    `  API      ${base}`,
    `  Docs     ${origin}/docs`,
    `  Console  ${origin}/console`,
    `  Data     ${dataDirectory}`,
    ...(limits ? [`  Limits   ${limits}`] : []),
    ...(metrics ? [`  Metrics  ${metrics}`] : []),
  ];
  if (!firstKey) return [...lines, `  Keys     ${createKey}`, ""].join("\n");
  const authorization = `-H "Authorization: Bearer ${firstKey}"`;
  const body = `-H "Content-Type: application/json" -d '${JSON.stringify(example)}'`;
  return [
    ...lines,
    "",
    `  Your first API key. It is shown this once; make more with: ${createKey}`,
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
