import { ban, contract } from "@animal-store/contract";
import { day, windowEnd } from "@animal-store/service";
import type { Sandbox } from "./create-sandbox.ts";
import { contract as control } from "./generated/contract.ts";
import type { PlanKey } from "./plan-keys.ts";

/** What a sandbox is, its keys, and commands to try. @param origin where it is served, without a trailing slash */
export function introduction({ seed, keys, readOnlyKey, clock }: Sandbox, origin: string): string {
  const sections = [
    ...keys.slice(0, 1).flatMap((key) => tries(key, origin, new Date(windowEnd(day, clock.now())).toISOString())),
    { title: "Bring the seed back:", lines: [`curl -X POST ${origin}${control.basePath}${resetSandbox.path}`] },
  ];
  return [
    `The real store in memory, filled from the seed ${JSON.stringify(seed)}, with a clock that you move.`,
    "",
    `  API      ${origin}${contract.basePath}`,
    `  Control  ${origin}${control.basePath} (described at ${control.basePath}/openapi.yaml)`,
    "",
    ...keyTable([...keys, { ...readOnlyKey, plan: "read only" }]),
    ...sections.flatMap(({ title, lines }) => ["", `  ${title}`, "", ...lines]),
    "",
  ].join("\n");
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

const { listPets } = contract.operations;
const { moveClock, resetSandbox } = control.operations;

function tries({ key, perMinute, plan }: PlanKey, origin: string, tomorrow: string): Section[] {
  const authorization = `-H "Authorization: Bearer ${key}"`;
  const pets = `${origin}${contract.basePath}${listPets.path}`;
  const one = (header = "") => `curl -i ${authorization} ${header}"${pets}?limit=1"`;
  // What follows # is not sent: curl only counts through it.
  const many = (count: number) =>
    `curl -s -o /dev/null -w "%{http_code}\\n" ${authorization} "${pets}#[1-${count}]" | sort | uniq -c`;
  const clock = (move: object) =>
    `curl -H "Content-Type: application/json" -d '${JSON.stringify(move)}' ${origin}${control.basePath}${moveClock.path}`;

  return [
    { title: "List the pets:", lines: [`curl ${authorization} ${pets}`] },
    {
      title: `Begin a minute, use up what the plan ${plan} has in it, and be in the next one:`,
      lines: [clock({ advance: "1m" }), many(perMinute + 1), clock({ advance: "1m" }), one()],
    },
    {
      title: "Begin a day, go on after a 429 until the key is banned, and see the end of the ban:",
      lines: [
        clock({ to: tomorrow }),
        many(perMinute + 1),
        clock({ advance: `${ban.graceSeconds + 1}s` }),
        many(ban.strikes),
        one(),
        clock({ advance: `${ban.seconds}s` }),
        one(),
      ],
    },
    { title: "Ask for a failure, after a second:", lines: [one(`-H "Prefer: code=503, wait=1" `)] },
  ];
}

function keyTable(keys: readonly PlanKey[]): string[] {
  const rows = [
    { plan: "plan", perMinute: "a minute", perDay: "a day", key: "key" },
    ...keys.map((key) => ({ ...key, perMinute: String(key.perMinute), perDay: String(key.perDay) })),
  ];
  return rows.map(
    ({ plan, perMinute, perDay, key }) => `  ${plan.padEnd(12)}${perMinute.padStart(8)}${perDay.padStart(10)}  ${key}`,
  );
}
