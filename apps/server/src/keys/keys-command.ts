import { contract } from "@animal-store/contract";
import { StartUpError } from "@animal-store/node-edge";
import { type Clock, type KeyRing, type Plan, parseDuration } from "@animal-store/service";
import { Command, InvalidArgumentError, Option } from "commander";
import { keyAsJson, keyTable } from "./key-output.ts";

export interface KeysCommandDependencies {
  readonly clock: Clock;
  readonly write: (text: string) => void;
  /** Opens the keys of the data folder for as long as the work takes. */
  readonly withKeyRing: (work: (keyRing: KeyRing) => Promise<void>) => Promise<void>;
}

interface CreateOptions {
  plan: Plan;
  name?: string;
  perMinute?: number;
  perDay?: number;
  expires?: number;
  json?: boolean;
}

/** The operators' command for API keys. Results go to `write`, problems to stderr with exit code 1. */
export function createKeysCommand({ clock, write, withKeyRing }: KeysCommandDependencies): Command {
  const plans = Object.keys(contract.plans);
  const program = new Command("keys")
    .description("Issue, list and revoke API keys.")
    .showHelpAfterError("All options: npm run --silent keys -- create --help");

  program
    .command("create")
    .description("Issue a key. It is shown once: only its hash is kept.")
    .addOption(new Option("--plan <plan>", "the plan whose limits it has").choices(plans).makeOptionMandatory())
    .option("--name <name>", "what it is for")
    .option("--per-minute <requests>", "a limit of its own instead of the plan's", parseLimit)
    .option("--per-day <requests>", "a limit of its own instead of the plan's", parseLimit)
    .option("--expires <duration>", "when it ends: a whole number and s, m, h or d, such as 90d", parseExpiry)
    .option("--json", "print JSON")
    .action(({ expires, json, ...options }: CreateOptions) =>
      withKeyRing(async (keyRing) => {
        const expiresAt = expires === undefined ? null : clock.now() + expires;
        const { key, record } = await keyRing.issue({ ...options, expiresAt });
        write(json ? JSON.stringify(keyAsJson(record, key)) : `${key}\n\n${keyTable([record], clock.now())}`);
      }),
    );

  program
    .command("list")
    .description("Show all keys, oldest first.")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) =>
      withKeyRing(async (keyRing) => {
        const records = await keyRing.list();
        if (json) write(JSON.stringify(records.map((record) => keyAsJson(record))));
        else
          write(
            records.length > 0
              ? keyTable(records, clock.now())
              : "There are no keys yet. Make one with: npm run --silent keys -- create --plan pro",
          );
      }),
    );

  program
    .command("revoke")
    .description("End a key at once. A running server follows within seconds.")
    .argument("<id>", "the key's id, as list shows it: key_…")
    .action((id: string) =>
      withKeyRing(async (keyRing) => {
        if (!(await keyRing.revoke(id)))
          throw new StartUpError(
            `there is no key ${id} in force. A key is revoked by its id, once: keys list shows them.`,
          );
        write(`${id} is revoked.`);
      }),
    );

  return program;
}

function parseLimit(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text))
    throw new InvalidArgumentError("It must be a whole number of requests, at least 1.");
  return Number(text);
}

function parseExpiry(text: string): number {
  const duration = parseDuration(text);
  if (duration === undefined)
    throw new InvalidArgumentError("It must be a whole number and s, m, h or d, such as 90d.");
  return duration;
}
