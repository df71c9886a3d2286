import { contract, type Schemas } from "@animal-store/contract";
import { type KeyRing, type Log, StoreUnavailableError } from "@animal-store/store";

const examplePet: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

export interface BannerOptions {
  readonly origin: string;
  readonly dataLocation: string;
  readonly limitsNote?: string | undefined;
  readonly metrics?: string | undefined;
  readonly keysCommandLine: string;
  readonly firstKey: string | undefined;
}

export function formatBanner({
  origin,
  dataLocation,
  limitsNote,
  metrics,
  keysCommandLine,
  firstKey,
}: BannerOptions): string {
  const createKeyCommand = `${keysCommandLine} create --plan pro`;
  const apiUrl = origin + contract.basePath;
  const { createPet, listPets } = contract.operations;
  const lines = [
    `${contract.title} ${contract.version} is running. Ctrl-C stops it.`,
    "",
    `  API      ${apiUrl}`,
    `  Docs     ${origin}/docs`,
    `  Console  ${origin}/console`,
    `  Data     ${dataLocation}`,
    ...(limitsNote ? [`  Limits   ${limitsNote}`] : []),
    ...(metrics ? [`  Metrics  ${metrics}`] : []),
  ];
  if (!firstKey) return [...lines, `  Keys     ${createKeyCommand}`, ""].join("\n");
  const authorizationArgs = `-H "Authorization: Bearer ${firstKey}"`;
  const bodyArgs = `-H "Content-Type: application/json" -d '${JSON.stringify(examplePet)}'`;
  return [
    ...lines,
    "",
    `  Your first API key. It is shown only once. Create more with: ${createKeyCommand}`,
    "",
    `  ${firstKey}`,
    "",
    "  Add a pet, then list the pets:",
    "",
    `curl ${authorizationArgs} ${bodyArgs} ${apiUrl}${createPet.path}`,
    `curl ${authorizationArgs} ${apiUrl}${listPets.path}`,
    "",
  ].join("\n");
}

export async function issueFirstKey(keyRing: KeyRing, log: Log): Promise<string | undefined> {
  try {
    const issued = await keyRing.issueFirst({ plan: "business", name: "first key" });
    return issued?.key;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.warn({ err: error }, "cannot check for an API key; the next start creates one if none exists");
    return undefined;
  }
}
