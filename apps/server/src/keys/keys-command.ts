import { contract } from "@animal-store/contract";
import { StartUpError } from "@animal-store/node-edge";
import type { IssuedKey, KeyRecord, KeyRing, Plan } from "@animal-store/service";
import { Command, Option } from "commander";
import { issuedKeyAsJson, keyAsJson } from "./key-json.ts";
import { isKeyName, nameRule } from "./key-name.ts";
import { keySheet } from "./key-sheet.ts";
import { keyTable } from "./key-table.ts";
import { parseLifetime, parseLimit, parseOverlap } from "./option-values.ts";
import { dayOf, fullTime } from "./shown-time.ts";

/** What a command works with: the keys of the data folder, and the moment that it stands for. */
export interface KeysAtWork {
  readonly keyRing: KeyRing;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}
export interface KeysCommandDependencies {
  readonly write: (text: string) => void;
  /** Characters in a line of the terminal. */
  readonly width: number;
  /** Opens the keys for as long as the work takes. */
  readonly withKeys: (work: (keys: KeysAtWork) => Promise<void>) => Promise<void>;
}

interface Printed {
  json?: true;
}
interface CreateOptions extends Printed {
  plan?: Plan;
  name?: string;
  perMinute?: number;
  perDay?: number;
  expires?: number;
}
interface RotateOptions extends Printed {
  overlap: number;
  expires?: number;
}

const plans = Object.keys(contract.plans);
const program = "npm run --silent keys --";
const exitCodes = `
Exit codes:
  0  done
  1  refused: there is no such key, or the data folder cannot be used
  2  wrong usage`;

/**
 * The operators' command for API keys. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where something is refused.
 */
export function createKeysCommand({ write, width, withKeys }: KeysCommandDependencies): Command {
  const keys = new Command(program)
    .description("Issue, show, rotate and revoke API keys.")
    .showHelpAfterError(`All commands: ${program} --help`)
    .exitOverride()
    .addHelpText("afterAll", exitCodes);

  command("create", "Issue a key. It is shown this once: only its hash is kept.")
    .usage("--plan <plan> [options]")
    .addOption(new Option("--plan <plan>", "whose limits it has").choices(plans))
    .option("--name <name>", "what it is for, in 1 to 100 characters")
    .option("--per-minute <requests>", "a limit of its own instead of the plan's", parseLimit)
    .option("--per-day <requests>", "a limit of its own instead of the plan's", parseLimit)
    .option("--expires <duration>", "how long it lives: a whole number and s, m, h or d, such as 90d", parseLifetime)
    .option("--json", "print JSON")
    .action(({ plan, name, expires, json, ...limits }: CreateOptions, create: Command) => {
      // Not left to the parser, which would miss a plan before it sees --plam, and repeat a name that is unfit to be shown.
      if (!plan) return create.error(`error: option '--plan <plan>' is missing. Choose one of ${plans.join(", ")}.`);
      if (name !== undefined && !isKeyName(name)) return create.error(`error: option '--name <name>' ${nameRule}`);
      return withKeys(async ({ keyRing, now }) => {
        const expiresAt = expires === undefined ? null : now + expires;
        const issued = await keyRing.issue({ plan, name: name ?? null, ...limits, expiresAt });
        write(json ? JSON.stringify(issuedKeyAsJson(issued)) : welcome(issued, now));
      });
    });

  command("list", "Show all keys, oldest first.")
    .option("--json", "print JSON")
    .action(({ json }: Printed) =>
      withKeys(async ({ keyRing, now }) => {
        const records = await keyRing.list();
        if (json) write(JSON.stringify(records.map(keyAsJson)));
        else if (records.length > 0) write(keyTable(records, now, width));
        else write(`There are no keys yet. Make one with: ${program} create --plan pro`);
      }),
    );

  command("show", "Show one key.")
    .argument("<id>", "the key's id, as list shows it: key_…")
    .option("--json", "print JSON")
    .action((id: string, { json }: Printed) =>
      withKeys(async ({ keyRing, now }) => {
        const record = (await keyRing.find(id)) ?? refuseUnknown(id);
        write(json ? JSON.stringify(keyAsJson(record)) : keySheet(record, now));
      }),
    );

  command("rotate", "Issue a key in the place of another, which lives on for a while so that callers can change over.")
    .argument("<id>", "the old key's id, as list shows it: key_…")
    .addOption(
      new Option("--overlap <duration>", "how long the old key lives on; 0s ends it at once")
        .argParser(parseOverlap)
        .default(parseOverlap("24h"), "24h"),
    )
    .option("--expires <duration>", "how long the new key lives (default: until the old one was to end)", parseLifetime)
    .option("--json", "print JSON")
    .action((id: string, { overlap, expires, json }: RotateOptions) =>
      withKeys(async ({ keyRing, now }) => {
        const issued = await keyRing.rotate(id, {
          overlap,
          ...(expires !== undefined && { expiresAt: now + expires }),
        });
        const old = (await keyRing.find(id)) ?? refuseUnknown(id);
        if ("refused" in issued) refuseRotation(old);
        else write(json ? JSON.stringify(issuedKeyAsJson(issued)) : `${welcome(issued, now)}\n\n${farewell(old, now)}`);
      }),
    );

  command("revoke", "End a key at once. A running server follows within seconds.")
    .argument("<id>", "the key's id, as list shows it: key_…")
    .action((id: string) =>
      withKeys(async ({ keyRing }) => {
        const isRevoked = await keyRing.revoke(id);
        const { revokedAt } = (await keyRing.find(id)) ?? refuseUnknown(id);
        if (isRevoked) write(`${id} is revoked.`);
        else
          throw new StartUpError(
            `the key ${id} was revoked on ${dayOf(revokedAt ?? 0)}. A key is revoked once: there is nothing to do.`,
          );
      }),
    );

  return keys;

  function command(name: string, description: string): Command {
    return keys.command(name).description(description).showHelpAfterError(`All options: ${program} ${name} --help`);
  }
}

function welcome({ key, record }: IssuedKey, now: number): string {
  return `${key}\n\nKeep it now: only its hash is stored, so it is never shown again.\n\n${keySheet(record, now)}`;
}

function farewell({ id, expiresAt }: KeyRecord, now: number): string {
  return expiresAt === null || expiresAt <= now ? `${id} has ended.` : `${id} ends ${fullTime(expiresAt, now)}.`;
}

function refuseUnknown(id: string): never {
  throw new StartUpError(`there is no key ${id}. See the ids of all keys with: ${program} list`);
}

function refuseRotation({ id, plan, revokedAt, expiresAt }: KeyRecord): never {
  const end = revokedAt === null ? `expired on ${dayOf(expiresAt ?? 0)}` : `was revoked on ${dayOf(revokedAt)}`;
  throw new StartUpError(`the key ${id} ${end}. Issue a new one with: ${program} create --plan ${plan}`);
}
