import { durationFormat, type IssuedKey, type KeyRecord, type Platform } from "@animal-store/api-platform";
import { type Command, Option } from "commander";
import { toCreateArgs } from "../banner.ts";
import { type CommandContext, StrictCommand } from "./command-line.ts";
import { inactiveKeyError, revokedKeyError, rotatedKeyError, unknownKeyError } from "./key-errors.ts";
import { formatKeyLog, formatKeyTable } from "./key-table.ts";
import { formatChanges, formatKeyDetails, formatTime, issuedKeyAsJson, keyAsJson, logEntryAsJson } from "./key-text.ts";
import { keysCommandLine as program } from "./keys-command-line.ts";
import { type KeysSession, openKeys } from "./open-keys.ts";
import {
  createScopeListParser,
  isKeyName,
  limitRule,
  type NullableOption,
  nameRule,
  overlapRule,
  parseLifetime,
  parseLimit,
  parseOrNull,
  parseOverlap,
  toScopesRule,
  validateKeyId,
} from "./option-values.ts";

interface JsonOption {
  json?: true;
}
interface CreateOptions extends JsonOption {
  plan?: string;
  name?: string;
  perMinute?: number;
  perDay?: number;
  scopes?: readonly string[];
  expires?: number;
}
interface SetOptions extends Pick<CreateOptions, "plan" | "name" | "scopes" | "json"> {
  perMinute?: NullableOption;
  perDay?: NullableOption;
  expires?: NullableOption;
}
interface RotateOptions extends JsonOption {
  overlap: number;
  expires?: number;
}

const idHelp = "the id of the key, as list shows it: key_…";
const planHelp = "the plan that sets its limits";
const nameHelp = "a description of 1 to 100 characters";
const limitHelp = `a limit that replaces the limit of the plan: ${limitRule}`;
const limitOrDefaultHelp = `${limitHelp}, or default for the limit of the plan`;
const exitCodes = `
Exit codes:
  0  done
  1  rejected: the key does not exist, is invalid or already rotated, or the store is unavailable
  2  wrong usage`;

/**
 * Creates the command that creates, shows, changes, rotates and revokes API keys.
 * @example
 * await runCommand(createKeysCommand, server);
 */
export function createKeysCommand({ server, print, width, environment }: CommandContext): Command {
  const { platform } = server;
  const plans = Object.keys(server.contract.plans);
  const scopesHelp = `its permissions: ${toScopesRule(platform)}`;
  const parseScopeList = createScopeListParser(platform);
  const withKeys = (work: (session: KeysSession) => Promise<void>) => openKeys(server, environment(), work);
  const keys = new StrictCommand(program)
    .description("Create, show, change, rotate and revoke API keys.")
    .showHelpAfterError(`All commands: ${program} --help`)
    .exitOverride()
    // An error quotes the argument, which may be a key.
    .configureOutput({ outputError: (text, writeError) => writeError(platform.redactKeys(text)) })
    .hook("preAction", (_, action) => {
      for (const problem of action.args.map((text) => validateKeyId(text, platform)))
        if (problem) action.error(`error: argument '<id>' ${problem}`);
    })
    .addHelpText("afterAll", exitCodes);

  command("create", "Create a key and print it. It is printed only once, because only its hash is stored.")
    .usage("--plan <plan> [options]")
    .addOption(new Option("--plan <plan>", planHelp).choices(plans))
    .option("--name <name>", nameHelp)
    .option("--per-minute <requests>", limitHelp, parseLimit)
    .option("--per-day <requests>", limitHelp, parseLimit)
    .option("--scopes <scopes>", `${scopesHelp} (default: all)`, parseScopeList)
    .option("--expires <duration>", `its lifetime: ${durationFormat}`, parseLifetime)
    .action(({ plan, name, expires, json, ...limits }: CreateOptions, create: Command) => {
      // Not a required option of commander, which would report a missing plan before an unknown option.
      if (!plan && plans.length > 0)
        return create.error(`error: option '--plan <plan>' is missing. Choose one of ${plans.join(", ")}.`);
      assertName(name, create, platform);
      return withKeys(async (session) => {
        const { keyRing, now } = session;
        const expiresAt = expires === undefined ? null : now + expires;
        const issued = await keyRing.issue({ ...(plan && { plan }), name: name ?? null, ...limits, expiresAt });
        print(json ? JSON.stringify(issuedKeyAsJson(issued, platform)) : formatIssued(issued, session));
      });
    });

  command("list", "Show all keys, oldest first.").action(({ json }: JsonOption) =>
    withKeys(async ({ keyRing, now, keysCommandLine }) => {
      const records = await keyRing.list();
      if (json) print(JSON.stringify(records.map((record) => keyAsJson(record, platform))));
      else if (records.length > 0) print(formatKeyTable(records, { now, width, platform }));
      else print(`There are no keys yet. Create one with: ${keysCommandLine} ${toCreateArgs(server.plans)}`);
    }),
  );

  command("show", "Show one key.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const record = await findKey(id, session);
        print(json ? JSON.stringify(keyAsJson(record, platform)) : formatKeyDetails(record, session));
      }),
    );

  command("set", "Change a key. Running servers apply it within 2 seconds.")
    .usage("<id> [options]")
    .argument("<id>", idHelp)
    .addOption(new Option("--plan <plan>", planHelp).choices(plans))
    .option("--per-minute <requests>", limitOrDefaultHelp, parseOrNull("default", parseLimit))
    .option("--per-day <requests>", limitOrDefaultHelp, parseOrNull("default", parseLimit))
    .option(
      "--expires <duration>",
      `its lifetime from now: ${durationFormat}, or never`,
      parseOrNull("never", parseLifetime),
    )
    .option("--scopes <scopes>", scopesHelp, parseScopeList)
    .option("--name <name>", nameHelp)
    .action((id: string, { json, perMinute, perDay, expires, ...unconvertedOptions }: SetOptions, set: Command) => {
      if (Object.keys({ ...unconvertedOptions, ...perMinute, ...perDay, ...expires }).length === 0)
        return set.error("error: nothing to change. Give at least one option, such as --plan or --expires.");
      assertName(unconvertedOptions.name, set, platform);
      return withKeys(async (session) => {
        const { keyRing, now } = session;
        const updated = await keyRing.set(id, {
          ...unconvertedOptions,
          ...(perMinute && { perMinute: perMinute.value }),
          ...(perDay && { perDay: perDay.value }),
          ...(expires && { expiresAt: expires.value === null ? null : now + expires.value }),
        });
        if ("rejected" in updated) throw inactiveKeyError(await findKey(id, session), session);
        const { record, changes } = updated;
        const changed = formatChanges(changes);
        const summary = changed ? `Changed: ${changed}.` : "Nothing changed: the key already has these settings.";
        print(
          json ? JSON.stringify(keyAsJson(record, platform)) : `${summary}\n\n${formatKeyDetails(record, session)}`,
        );
      });
    });

  command("unban", "Lift the ban and the strikes of a key. Running servers apply it within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const updated = await session.keyRing.unban(id);
        if ("rejected" in updated) throw inactiveKeyError(await findKey(id, session), session);
        const summary = `The ban and strikes of ${id} are lifted. Running servers apply it within 2 seconds.`;
        print(json ? JSON.stringify(keyAsJson(updated.record, platform)) : summary);
      }),
    );

  command(
    "rotate",
    "Replace a key with a new one. The old key stays valid for the overlap, so that clients can switch.",
  )
    .argument("<id>", "the id of the old key, as list shows it: key_…")
    .addOption(
      new Option("--overlap <duration>", `how long the old key stays valid: ${overlapRule}`)
        .argParser(parseOverlap)
        .default(parseOverlap("24h"), "24h"),
    )
    .option(
      "--expires <duration>",
      `the lifetime of the new key: ${durationFormat} (default: the expiry of the old key)`,
      parseLifetime,
    )
    .action((id: string, { overlap, expires, json }: RotateOptions) =>
      withKeys(async (session) => {
        const { keyRing, now } = session;
        const expiry = expires === undefined ? {} : { expiresAt: now + expires };
        const issued = await keyRing.rotate(id, { overlap, ...expiry });
        const oldKey = await findKey(id, session);
        if ("rejected" in issued)
          throw oldKey.successorId === null ? inactiveKeyError(oldKey, session) : rotatedKeyError(oldKey);
        print(
          json
            ? JSON.stringify(issuedKeyAsJson(issued, platform))
            : `${formatIssued(issued, session)}\n\n${formatExpiry(oldKey, now)}`,
        );
      }),
    );

  command("revoke", "Revoke a key. Running servers reject it within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const isRevoked = await session.keyRing.revoke(id);
        const record = await findKey(id, session);
        if (!isRevoked) throw revokedKeyError(record);
        print(json ? JSON.stringify(keyAsJson(record, platform)) : `${id} is revoked.`);
      }),
    );

  command("log", "Show who changed which key and when, oldest first.")
    .argument("[id]", "the id of one key, as list shows it: key_…")
    .action((id: string | undefined, { json }: JsonOption) =>
      withKeys(async (session) => {
        const entries = await session.keyRing.log(id);
        if (id !== undefined && entries.length === 0) await findKey(id, session);
        if (json) print(JSON.stringify(entries.map(logEntryAsJson)));
        else print(entries.length > 0 ? formatKeyLog(entries) : "No changes are logged yet.");
      }),
    );

  for (const subcommand of keys.commands) subcommand.option("--json", "print JSON");
  return keys;

  function command(name: string, description: string): Command {
    return keys.command(name).description(description).showHelpAfterError(`All options: ${program} ${name} --help`);
  }
}

function assertName(name: string | undefined, command: Command, platform: Platform): void {
  // The error of a parser would quote the name, which may contain a key or control characters.
  if (name !== undefined && !isKeyName(name, platform)) command.error(`error: option '--name <name>' ${nameRule}`);
}

async function findKey(id: string, { keyRing, keysCommandLine }: KeysSession): Promise<KeyRecord> {
  const record = await keyRing.find(id);
  if (!record) throw unknownKeyError(id, keysCommandLine);
  return record;
}

function formatIssued({ key, record }: IssuedKey, session: KeysSession): string {
  const details = formatKeyDetails(record, session);
  return `${key}\n\nSave this key now. It is never shown again, because only its hash is stored.\n\n${details}`;
}

function formatExpiry({ id, expiresAt }: KeyRecord, now: number): string {
  return expiresAt === null || expiresAt <= now ? `${id} has expired.` : `${id} expires ${formatTime(expiresAt, now)}.`;
}
