import { contract, type Scope } from "@animal-store/contract";
import { durationFormat, type IssuedKey, type KeyRecord, type Plan, redactKeys } from "@animal-store/service";
import { type Command, Option } from "commander";
import { type CommandContext, runCommand, StrictCommand } from "./command-line.ts";
import { endedKeyError, revokedKeyError, rotatedKeyError, unknownKeyError } from "./keys/key-errors.ts";
import { formatKeyLog, formatKeyTable } from "./keys/key-table.ts";
import {
  formatChanges,
  formatKeyDetails,
  formatTime,
  issuedKeyAsJson,
  keyAsJson,
  logEntryAsJson,
} from "./keys/key-text.ts";
import { keysCommandLine as program } from "./keys/keys-command-line.ts";
import { type KeysSession, openKeys } from "./keys/open-keys.ts";
import {
  isKeyName,
  limitRule,
  nameRule,
  orNull,
  overlapRule,
  parseLifetime,
  parseLimit,
  parseOverlap,
  parseScopeList,
  type Setting,
  scopesRule,
  validateKeyId,
} from "./keys/option-values.ts";

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

/** Creates the operators' command for API keys. */
export function createKeysCommand({ print, width, environment }: CommandContext): Command {
  const withKeys = (work: (session: KeysSession) => Promise<void>) => openKeys(environment(), work);
  const keys = new StrictCommand(program)
    .description("Issue, show, change, rotate and revoke API keys.")
    .showHelpAfterError(`All commands: ${program} --help`)
    .exitOverride()
    // An error quotes what was given, which may be a key.
    .configureOutput({ outputError: (text, writeError) => writeError(redactKeys(text)) })
    // The arguments of all commands are ids.
    .hook("preAction", (_, action) => {
      for (const problem of action.args.map(validateKeyId))
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
    .option("--expires <duration>", `how long it lives: ${durationFormat}`, parseLifetime)
    .action(({ plan, name, expires, json, ...limits }: CreateOptions, create: Command) => {
      // The parser would report a missing plan before it reports --plam.
      if (!plan) return create.error(`error: option '--plan <plan>' is missing. Choose one of ${plans.join(", ")}.`);
      assertName(name, create);
      return withKeys(async (session) => {
        const { keyRing, now } = session;
        const expiresAt = expires === undefined ? null : now + expires;
        const issued = await keyRing.issue({ plan, name: name ?? null, ...limits, expiresAt });
        print(json ? JSON.stringify(issuedKeyAsJson(issued)) : welcome(issued, session));
      });
    });

  command("list", "Show all keys, oldest first.").action(({ json }: Printed) =>
    withKeys(async ({ keyRing, now, keysCommandLine }) => {
      const records = await keyRing.list();
      if (json) print(JSON.stringify(records.map(keyAsJson)));
      else if (records.length > 0) print(formatKeyTable(records, now, width));
      else print(`There are no keys yet. Make one with: ${keysCommandLine} create --plan pro`);
    }),
  );

  command("show", "Show one key.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: Printed) =>
      withKeys(async (session) => {
        const record = await findKey(id, session);
        print(json ? JSON.stringify(keyAsJson(record)) : formatKeyDetails(record, session.now, session.place));
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
      `how long it lives from now: ${durationFormat}, or never`,
      orNull("never", parseLifetime),
    )
    .option("--scopes <scopes>", scopesHelp, parseScopeList)
    .option("--name <name>", nameHelp)
    .action((id: string, { json, perMinute, perDay, expires, ...others }: SetOptions, set: Command) => {
      if (Object.keys({ ...others, ...perMinute, ...perDay, ...expires }).length === 0)
        return set.error("error: nothing to change. Give at least one option, such as --plan or --expires.");
      assertName(others.name, set);
      return withKeys(async (session) => {
        const { keyRing, now, place } = session;
        const updated = await keyRing.set(id, {
          ...others,
          ...(perMinute && { perMinute: perMinute.value }),
          ...(perDay && { perDay: perDay.value }),
          ...(expires && { expiresAt: expires.value === null ? null : now + expires.value }),
        });
        if ("rejected" in updated) throw endedKeyError(await findKey(id, session), session.keysCommandLine);
        const { record, changes } = updated;
        const changed = formatChanges(changes);
        const summary = changed ? `Changed: ${changed}.` : "Nothing changed: the key has these settings already.";
        print(json ? JSON.stringify(keyAsJson(record)) : `${summary}\n\n${formatKeyDetails(record, now, place)}`);
      });
    });

  command("unban", "Lift the ban and the strikes of a key. Running servers follow within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: Printed) =>
      withKeys(async (session) => {
        const updated = await session.keyRing.unban(id);
        if ("rejected" in updated) throw endedKeyError(await findKey(id, session), session.keysCommandLine);
        const lifted = `The ban and strikes of ${id} are lifted. Running servers follow within 2 seconds.`;
        print(json ? JSON.stringify(keyAsJson(updated.record)) : lifted);
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
      `how long the new key lives: ${durationFormat} (default: until the old one was to end)`,
      parseLifetime,
    )
    .action((id: string, { overlap, expires, json }: RotateOptions) =>
      withKeys(async (session) => {
        const { keyRing, now, keysCommandLine } = session;
        const expiry = expires === undefined ? {} : { expiresAt: now + expires };
        const issued = await keyRing.rotate(id, { overlap, ...expiry });
        const old = await findKey(id, session);
        if ("rejected" in issued)
          throw old.successorId === null ? endedKeyError(old, keysCommandLine) : rotatedKeyError(old);
        print(json ? JSON.stringify(issuedKeyAsJson(issued)) : `${welcome(issued, session)}\n\n${farewell(old, now)}`);
      }),
    );

  command("revoke", "End a key at once. Running servers follow within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: Printed) =>
      withKeys(async (session) => {
        const isRevoked = await session.keyRing.revoke(id);
        const record = await findKey(id, session);
        if (!isRevoked) throw revokedKeyError(record);
        print(json ? JSON.stringify(keyAsJson(record)) : `${id} is revoked.`);
      }),
    );

  command("log", "Show who changed which key and when, oldest first.")
    .argument("[id]", "the id of one key, as list shows it: key_…")
    .action((id: string | undefined, { json }: Printed) =>
      withKeys(async (session) => {
        const entries = await session.keyRing.log(id);
        if (id !== undefined && entries.length === 0) await findKey(id, session);
        if (json) print(JSON.stringify(entries.map(logEntryAsJson)));
        else print(entries.length > 0 ? formatKeyLog(entries) : "No changes are logged yet.");
      }),
    );

  for (const each of keys.commands) each.option("--json", "print JSON");
  return keys;

  function command(name: string, description: string): Command {
    return keys.command(name).description(description).showHelpAfterError(`All options: ${program} ${name} --help`);
  }
}

function assertName(name: string | undefined, command: Command): void {
  // The parser would repeat a name that must not be shown.
  if (name !== undefined && !isKeyName(name)) command.error(`error: option '--name <name>' ${nameRule}`);
}

async function findKey(id: string, { keyRing, keysCommandLine }: KeysSession): Promise<KeyRecord> {
  const record = await keyRing.find(id);
  if (!record) throw unknownKeyError(id, keysCommandLine);
  return record;
}

function welcome({ key, record }: IssuedKey, { now, place }: KeysSession): string {
  const details = formatKeyDetails(record, now, place);
  return `${key}\n\nKeep it now: only its hash is stored, so it is never shown again.\n\n${details}`;
}

function farewell({ id, expiresAt }: KeyRecord, now: number): string {
  return expiresAt === null || expiresAt <= now ? `${id} has ended.` : `${id} ends ${formatTime(expiresAt, now)}.`;
}

if (import.meta.main) await runCommand(createKeysCommand);
