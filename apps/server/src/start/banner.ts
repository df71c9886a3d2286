import { contract, type Schemas } from "@animal-store/contract";
import { type KeyRing, type Log, StoreUnavailableError } from "@animal-store/service";

const examplePet: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

export interface BannerOptions {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Describes where limits are counted, unless only in this process. */
  readonly limits?: string | undefined;
  /** The URL of the metrics. */
  readonly metrics?: string | undefined;
  /** The shell command that manages the keys of this store. */
  readonly keysCommandLine: string;
  /** Printed with two example commands. Without it, the banner shows how to create a key. */
  readonly firstKey: string | undefined;
}

/** Returns the text that the server prints when it is ready. */
export function banner({ origin, dataDirectory, limits, metrics, keysCommandLine, firstKey }: BannerOptions): string {
  const createKey = `${keysCommandLine} create --plan pro`;
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
  const body = `-H "Content-Type: application/json" -d '${JSON.stringify(examplePet)}'`;
  return [
    ...lines,
    "",
    `  Your first API key. It is shown only once. Create more with: ${createKey}`,
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

/** Issues a key if the store has none. @returns undefined if keys exist or the store is unavailable */
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
