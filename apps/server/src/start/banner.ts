import { contract, type Schemas } from "@animal-store/contract";
import { type KeyRing, type Log, StoreUnavailableError } from "@animal-store/service";

const example: Schemas["NewPet"] = { name: "Rex", categoryId: 7, status: "available" };

export interface BannerOptions {
  readonly origin: string;
  readonly dataDirectory: string;
  /** Where limits are counted; undefined: in this process. */
  readonly limits?: string | undefined;
  /** Where Prometheus finds the metrics; undefined: nowhere. */
  readonly metrics?: string | undefined;
  /** How people call the keys command for this data folder. */
  readonly keysCommandLine: string;
  /** Shown with two commands to try it; undefined: how to make a key. */
  readonly firstKey: string | undefined;
}

/** What a person sees once the server runs. */
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

/** Issues a key if the store has none. @returns undefined if there are keys, or the store is unavailable */
export async function issueFirstKey(keyRing: KeyRing, log: Log): Promise<string | undefined> {
  try {
    const issued = await keyRing.issueFirst({ plan: "business", name: "first key" });
    return issued?.key;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.warn({ err: error }, "the store cannot tell whether it has a key: if not, the next start makes one");
    return undefined;
  }
}
