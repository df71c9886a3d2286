import { durationFormat, type IssuedKey, type KeyRecord, type Platform } from "@animal-store/api-platform";
import { StartupError } from "@animal-store/node-http";
import { Command, Option } from "commander";
import { toCreateArgs } from "../banner.ts";
import type { CommandContext } from "./command-line.ts";
import {
  formatChanges,
  formatDay,
  formatKeyDetails,
  formatKeyLog,
  formatKeyTable,
  formatTime,
  issuedKeyAsJson,
  keyAsJson,
  logEntryAsJson,
} from "./key-text.ts";
import { keysCommandLine as program } from "./keys-command-line.ts";
import { type KeysSession, openKeys } from "./open-keys.ts";
import {
  createScopeListParser,
  isKeyName,
  limitRule,
  nameRule,
  overlapRule,
  parseLifetime,
  parseLimit,
  parseOrWord,
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
  perMinute?: number | "default";
  perDay?: number | "default";
  expires?: number | "never";
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
export function createKeysCommand({ server, print, environment }: CommandContext): Command {
  const { platform } = server;
  const plans = Object.keys(server.contract.plans);
  const scopesHelp = `its permissions: ${toScopesRule(platform)}`;
  const parseScopeList = createScopeListParser(platform);
  const withKeys = (work: (session: KeysSession) => Promise<void>) => openKeys(server, environment(), work);
  const keys = new Command(program)
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
        printResult(json, issuedKeyAsJson(issued, platform), formatIssued(issued, session));
      });
    });

  command("list", "Show all keys, oldest first.").action(({ json }: JsonOption) =>
    withKeys(async ({ keyRing, now, location, keysCommandLine }) => {
      const records = await keyRing.list();
      const emptyText = `There are no keys in ${location}. Create one with: ${keysCommandLine} ${toCreateArgs(server.plans)}`;
      printResult(
        json,
        records.map((record) => keyAsJson(record, platform)),
        records.length > 0 ? formatKeyTable(records, now, platform) : emptyText,
      );
    }),
  );

  command("show", "Show one key.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const record = await findKey(id, session);
        printResult(json, keyAsJson(record, platform), formatKeyDetails(record, session));
      }),
    );

  command("set", "Change a key. Running servers apply it within 2 seconds.")
    .usage("<id> [options]")
    .argument("<id>", idHelp)
    .addOption(new Option("--plan <plan>", planHelp).choices(plans))
    .option("--per-minute <requests>", limitOrDefaultHelp, parseOrWord("default", parseLimit))
    .option("--per-day <requests>", limitOrDefaultHelp, parseOrWord("default", parseLimit))
    .option(
      "--expires <duration>",
      `its lifetime from now: ${durationFormat}, or never`,
      parseOrWord("never", parseLifetime),
    )
    .option("--scopes <scopes>", scopesHelp, parseScopeList)
    .option("--name <name>", nameHelp)
    .action((id: string, { json, perMinute, perDay, expires, ...settings }: SetOptions, set: Command) => {
      if (Object.keys(set.opts()).every((name) => name === "json"))
        return set.error("error: nothing to change. Give at least one option, such as --plan or --expires.");
      assertName(settings.name, set, platform);
      return withKeys(async (session) => {
        const { keyRing, now } = session;
        const updated = await keyRing.set(id, {
          ...settings,
          ...(perMinute && { perMinute: perMinute === "default" ? null : perMinute }),
          ...(perDay && { perDay: perDay === "default" ? null : perDay }),
          ...(expires && { expiresAt: expires === "never" ? null : now + expires }),
        });
        if (!updated) throw inactiveKeyError(await findKey(id, session), session);
        const { record } = updated;
        const changes = formatChanges(updated.changes);
        const summary = changes ? `Changed: ${changes}.` : "Nothing changed: the key already has these settings.";
        printResult(json, keyAsJson(record, platform), `${summary}\n\n${formatKeyDetails(record, session)}`);
      });
    });

  command("unban", "Lift the ban and the strikes of a key. Running servers apply it within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const record = await session.keyRing.unban(id);
        if (!record) throw inactiveKeyError(await findKey(id, session), session);
        const summary = `The ban and strikes of ${id} are lifted. Running servers apply it within 2 seconds.`;
        printResult(json, keyAsJson(record, platform), summary);
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
        const issued = await keyRing.rotate(id, { overlap, ...(expires && { expiresAt: now + expires }) });
        const oldKey = await findKey(id, session);
        if (!issued) throw inactiveKeyError(oldKey, session);
        const text = `${formatIssued(issued, session)}\n\n${formatExpiry(oldKey, now)}`;
        printResult(json, issuedKeyAsJson(issued, platform), text);
      }),
    );

  command("revoke", "Revoke a key. Running servers reject it within 2 seconds.")
    .argument("<id>", idHelp)
    .action((id: string, { json }: JsonOption) =>
      withKeys(async (session) => {
        const isRevoked = await session.keyRing.revoke(id);
        const record = await findKey(id, session);
        if (!isRevoked) throw new StartupError(`the key ${id} ${describeEnd(record)}. There is nothing to revoke.`);
        printResult(json, keyAsJson(record, platform), `${id} is revoked.`);
      }),
    );

  command("log", "Show who changed which key and when, oldest first.")
    .argument("[id]", "the id of one key, as list shows it: key_…")
    .action((id: string | undefined, { json }: JsonOption) =>
      withKeys(async (session) => {
        const entries = await session.keyRing.log(id);
        if (id !== undefined && entries.length === 0) await findKey(id, session);
        const text = entries.length > 0 ? formatKeyLog(entries) : "No changes are logged yet.";
        printResult(json, entries.map(logEntryAsJson), text);
      }),
    );

  for (const subcommand of keys.commands) subcommand.option("--json", "print JSON");
  return keys;

  function command(name: string, description: string): Command {
    return keys.command(name).description(description).showHelpAfterError(`All options: ${program} ${name} --help`);
  }

  function printResult(asJson: true | undefined, result: object, text: string): void {
    print(asJson ? JSON.stringify(result) : text);
  }
}

function assertName(name: string | undefined, command: Command, platform: Platform): void {
  // The error of a parser would quote the name, which may contain a key or control characters.
  if (name !== undefined && !isKeyName(name, platform)) command.error(`error: option '--name <name>' ${nameRule}`);
}

async function findKey(id: string, { keyRing, keysCommandLine }: KeysSession): Promise<KeyRecord> {
  const record = await keyRing.find(id);
  if (!record) throw new StartupError(`there is no key ${id}. List all keys with: ${keysCommandLine} list`);
  return record;
}

function inactiveKeyError(key: KeyRecord, { keysCommandLine }: KeysSession): StartupError {
  const { id, plan, successorId } = key;
  if (key.revokedAt === null && successorId !== null)
    return new StartupError(`the key ${id} is already rotated to ${successorId}. Rotate ${successorId} instead.`);
  const command = `${keysCommandLine} create --plan ${plan}`;
  return new StartupError(`the key ${id} ${describeEnd(key)}. Create another one with: ${command}`);
}

function describeEnd({ revokedAt, expiresAt }: KeyRecord): string {
  return revokedAt === null ? `expired on ${formatDay(expiresAt ?? 0)}` : `was revoked on ${formatDay(revokedAt)}`;
}

function formatIssued({ key, record }: IssuedKey, session: KeysSession): string {
  const details = formatKeyDetails(record, session);
  return `${key}\n\nSave this key now. It is never shown again, because only its hash is stored.\n\n${details}`;
}

function formatExpiry({ id, expiresAt }: KeyRecord, now: number): string {
  return expiresAt === null || expiresAt <= now ? `${id} has expired.` : `${id} expires ${formatTime(expiresAt)}.`;
}
