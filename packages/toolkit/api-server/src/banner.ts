import { type KeyRing, type Log, StoreUnavailableError } from "@animal-store/api-platform";
import type { ServerDefinition } from "./server-definition.ts";

export interface BannerOptions {
  readonly server: Pick<ServerDefinition, "contract" | "plans" | "formatFirstRequests">;
  readonly origin: string;
  readonly dataLocation: string;
  readonly limitsNote?: string | undefined;
  readonly metrics?: string | undefined;
  readonly keysCommandLine: string;
  readonly firstKey: string | undefined;
}

export function formatBanner({
  server: { contract, plans, formatFirstRequests },
  origin,
  dataLocation,
  limitsNote,
  metrics,
  keysCommandLine,
  firstKey,
}: BannerOptions): string {
  const createKeyCommand = `${keysCommandLine} ${toCreateArgs(plans)}`;
  const apiUrl = origin + contract.basePath;
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
  return [
    ...lines,
    "",
    `  Your first API key${plans ? ` (plan ${plans.firstKey})` : ""}. It is shown only once.`,
    `  Create more with: ${createKeyCommand}`,
    "",
    `  ${firstKey}`,
    "",
    ...formatFirstRequests(apiUrl, firstKey),
    "",
  ].join("\n");
}

/** Returns the arguments of the keys command that create a key. */
export function toCreateArgs(plans: ServerDefinition["plans"]): string {
  return plans ? `create --plan ${plans.suggested}` : "create";
}

/** Issues a key if the store has none. */
export async function issueFirstKey(keyRing: KeyRing, plan: string | undefined, log: Log): Promise<string | undefined> {
  try {
    const issued = await keyRing.issueFirst({ ...(plan !== undefined && { plan }), name: "first key" });
    return issued?.key;
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    log.warn({ err: error }, "cannot check for an API key; the next start creates one if none exists");
    return undefined;
  }
}
