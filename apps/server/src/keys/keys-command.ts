import { contract, type Scope } from "@animal-store/contract";
import { hideKeys, type IssuedKey, type KeyRecord, type KeyRing, type Plan } from "@animal-store/service";
import { type Command, Option } from "commander";
import { keyIdProblem } from "./key-id.ts";
import { issuedKeyAsJson, keyAsJson, logEntryAsJson } from "./key-json.ts";
import { formatChanges, keyLogTable } from "./key-log-table.ts";
import { isKeyName, nameRule } from "./key-name.ts";
import { keySheet } from "./key-sheet.ts";
import { keyTable } from "./key-table.ts";
import { keysProgram as program } from "./keys-program.ts";
import {
  lifetimeRule,
  limitRule,
  orNull,
  overlapRule,
  parseLifetime,
  parseLimit,
  parseOverlap,
  parseScopeList,
  type Setting,
  scopesRule,
} from "./option-values.ts";
import { refuseRevocation, refuseRotation, refuseUnknown, rejectEnded } from "./refusals.ts";
import { fullTime } from "./shown-time.ts";
import { StrictCommand } from "./strict-command.ts";

export interface KeysPlace {
  /** The data folder or database where the keys are kept, as it may be shown. */
  readonly place: string;
  /** How people call the keys command for it. */
  readonly keysProgram: string;
}
/** What a command works with: the keys of one place, and the moment that it stands for. */
export interface KeysAtWork extends KeysPlace {
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
  scopes?: readonly Scope[];
  expires?: number;
}
interface SetOptions extends Pick<CreateOptions, "plan" | "name" | "scopes" | "json"> {
  perMinute?: Setting;
  perDay?: Setting;
  expires?: Setting;
}
interface RotateOptions extends Printed {
  overlap: number;
  expires?: number;
}

const plans = Object.keys(contract.plans);
const idHelp = "the key's id, as list shows it: key_…";
const planHelp = "the plan that sets its limits";
const nameHelp = "what it is for, in 1 to 100 characters";
const scopesHelp = `what it may do: ${scopesRule}`;
const ownLimit = `a limit of its own instead of the plan's: ${limitRule}`;
const ownOrPlanLimit = `${ownLimit}, or default for the plan's`;
const exitCodes = `
Exit codes:
  0  done
  1  rejected: there is no such key, it has ended or was rotated, or its store cannot be used
  2  wrong usage`;

/**
 * The operators' command for API keys. Results go to `write`, wrong usage to stderr.
 * Running it throws commander's CommanderError after help or wrong usage, and StartUpError where something is refused.
 */
export function createKeysCommand({ write, width, withKeys }: KeysCommandDependencies): Command {
  const keys = new StrictCommand(program)
    .description("Issue, show, change, rotate and revoke API keys.")
    .showHelpAfterError(`All commands: ${program} --help`)
    .exitOverride()
    // What is refused is quoted, and may be a key.
    .configureOutput({ outputError: (text, writeError) => writeError(hideKeys(text)) })
    // The arguments of all commands are ids.
    .hook("preAction", (_, action) => {
      for (const problem of action.args.map(keyIdProblem))
        if (problem) action.error(`error: argument '<id>' ${problem}`);
    })
    .addHelpText("afterAll", exitCodes);

  command("create", "Issue a key. It is shown this once: only its hash is kept.")
    .usage("--plan <plan> [options]")
    .addOption(new Option("--plan <plan>", planHelp).choices(plans))
    .option("--name <name>", nameHelp)
    .option("--per-minute <requests>", ownLimit, parseLimit)
    .option("--per-day <requests>", ownLimit, parseLimit)
    .option("--scopes <scopes>", `${scopesHelp} (default: all)`, parseScopeList)
    .option("--expires <duration>", `how long it lives: ${lifetimeRule}`, parseLifetime)
    .option("--json", "print JSON")
    .action(({ plan, name, expires, json, ...limits }: CreateOptions, create: Command) => {
      // Not left to the parser, which would miss a plan before it sees --plam.
      if (!plan) return create.error(`error: option '--plan <plan>' is missing. Choose one of ${plans.join(", ")}.`);
      assertName(name, create);
      return withKeys(async (work) => {
        const { keyRing, now } = work;
        const expiresAt = expires === undefined ? null : now + expires;
        const issued = await keyRing.issue({ plan, name: name ?? null, ...limits, expiresAt });
        write(json ? JSON.stringify(issuedKeyAsJson(issued)) : welcome(issued, work));
      });
    });

  command("list", "Show all keys, oldest first.")
    .option("--json", "print JSON")
    .action(({ json }: Printed) =>
      withKeys(async ({ keyRing, now, keysProgram }) => {
        const records = await keyRing.list();
        if (json) write(JSON.stringify(records.map(keyAsJson)));
        else if (records.length > 0) write(keyTable(records, now, width));
        else write(`There are no keys yet. Make one with: ${keysProgram} create --plan pro`);
      }),
    );

  command("show", "Show one key.")
    .argument("<id>", idHelp)
    .option("--json", "print JSON")
    .action((id: string, { json }: Printed) =>
      withKeys(async ({ keyRing, now, place, keysProgram }) => {
        const record = (await keyRing.find(id)) ?? refuseUnknown(id, keysProgram);
        write(json ? JSON.stringify(keyAsJson(record)) : keySheet(record, now, place));
      }),
    );

  command("set", "Change a key. Running servers follow within 2 seconds.")
    .usage("<id> [options]")
    .argument("<id>", idHelp)
    .addOption(new Option("--plan <plan>", planHelp).choices(plans))
    .option("--per-minute <requests>", ownOrPlanLimit, orNull("default", parseLimit))
    .option("--per-day <requests>", ownOrPlanLimit, orNull("default", parseLimit))
    .option(
      "--expires <duration>",
      `how long it lives from now: ${lifetimeRule}, or never`,
      orNull("never", parseLifetime),
    )
    .option("--scopes <scopes>", scopesHelp, parseScopeList)
    .option("--name <name>", nameHelp)
    .option("--json", "print JSON")
    .action((id: string, { json, perMinute, perDay, expires, ...others }: SetOptions, set: Command) => {
      if (Object.keys({ ...others, ...perMinute, ...perDay, ...expires }).length === 0)
        return set.error("error: nothing to change. Give at least one option, such as --plan or --expires.");
      assertName(others.name, set);
      return withKeys(async (work) => {
        const { keyRing, now, place } = work;
        const updated = await keyRing.set(id, {
          ...others,
          ...(perMinute && { perMinute: perMinute.value }),
          ...(perDay && { perDay: perDay.value }),
          ...(expires && { expiresAt: expires.value === null ? null : now + expires.value }),
        });
        if ("refused" in updated) return rejectChange(id, work);
        const { record, changes } = updated;
        const changed = formatChanges(changes);
        const summary =
          changed === "" ? "Nothing changed: the key has these settings already." : `Changed: ${changed}.`;
        write(json ? JSON.stringify(keyAsJson(record)) : `${summary}\n\n${keySheet(record, now, place)}`);
      });
    });

  command("unban", "Lift the ban and the strikes of a key. Running servers follow within 2 seconds.")
    .argument("<id>", idHelp)
    .option("--json", "print JSON")
    .action((id: string, { json }: Printed) =>
      withKeys(async (work) => {
        const updated = await work.keyRing.unban(id);
        if ("refused" in updated) return rejectChange(id, work);
        write(
          json
            ? JSON.stringify(keyAsJson(updated.record))
            : `The ban and strikes of ${id} are lifted. Running servers follow within 2 seconds.`,
        );
      }),
    );

  command("rotate", "Issue a key in the place of another, which lives on for a while so that callers can change over.")
    .argument("<id>", "the old key's id, as list shows it: key_…")
    .addOption(
      new Option("--overlap <duration>", `how long the old key lives on: ${overlapRule}`)
        .argParser(parseOverlap)
        .default(parseOverlap("24h"), "24h"),
    )
    .option(
      "--expires <duration>",
      `how long the new key lives: ${lifetimeRule} (default: until the old one was to end)`,
      parseLifetime,
    )
    .option("--json", "print JSON")
    .action((id: string, { overlap, expires, json }: RotateOptions) =>
      withKeys(async (work) => {
        const { keyRing, now, keysProgram } = work;
        const issued = await keyRing.rotate(id, {
          overlap,
          ...(expires !== undefined && { expiresAt: now + expires }),
        });
        const old = (await keyRing.find(id)) ?? refuseUnknown(id, keysProgram);
        if ("refused" in issued) return refuseRotation(old, keysProgram);
        write(json ? JSON.stringify(issuedKeyAsJson(issued)) : `${welcome(issued, work)}\n\n${farewell(old, now)}`);
      }),
    );

  command("revoke", "End a key at once. Running servers follow within 2 seconds.")
    .argument("<id>", idHelp)
    .option("--json", "print JSON")
    .action((id: string, { json }: Printed) =>
      withKeys(async ({ keyRing, keysProgram }) => {
        const isRevoked = await keyRing.revoke(id);
        const record = (await keyRing.find(id)) ?? refuseUnknown(id, keysProgram);
        if (!isRevoked) return refuseRevocation(record);
        write(json ? JSON.stringify(keyAsJson(record)) : `${id} is revoked.`);
      }),
    );

  command("log", "Show who changed which key and when, oldest first.")
    .argument("[id]", "the id of one key, as list shows it: key_…")
    .option("--json", "print JSON")
    .action((id: string | undefined, { json }: Printed) =>
      withKeys(async ({ keyRing, keysProgram }) => {
        const entries = await keyRing.log(id);
        if (id !== undefined && entries.length === 0 && !(await keyRing.find(id))) refuseUnknown(id, keysProgram);
        if (json) write(JSON.stringify(entries.map(logEntryAsJson)));
        else write(entries.length > 0 ? keyLogTable(entries) : "No changes are logged yet.");
      }),
    );

  return keys;

  function command(name: string, description: string): Command {
    return keys.command(name).description(description).showHelpAfterError(`All options: ${program} ${name} --help`);
  }
}

function assertName(name: string | null | undefined, command: Command): void {
  // The parser would repeat a name that must not be shown.
  if (typeof name === "string" && !isKeyName(name)) command.error(`error: option '--name <name>' ${nameRule}`);
}

async function rejectChange(id: string, { keyRing, keysProgram }: KeysAtWork): Promise<never> {
  return rejectEnded((await keyRing.find(id)) ?? refuseUnknown(id, keysProgram), keysProgram);
}

function welcome({ key, record }: IssuedKey, { now, place }: KeysAtWork): string {
  const sheet = keySheet(record, now, place);
  return `${key}\n\nKeep it now: only its hash is stored, so it is never shown again.\n\n${sheet}`;
}

function farewell({ id, expiresAt }: KeyRecord, now: number): string {
  return expiresAt === null || expiresAt <= now ? `${id} has ended.` : `${id} ends ${fullTime(expiresAt, now)}.`;
}
