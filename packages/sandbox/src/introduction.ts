import { day, windowEnd } from "@animal-store/api-platform";
import { ban, contract } from "@animal-store/contract";
import type { Sandbox } from "./create-sandbox.ts";
import { contract as control } from "./generated/contract.ts";
import type { PlanKey } from "./plan-keys.ts";

/**
 * Returns the introduction of a sandbox: its URLs, its keys and example commands.
 * @param origin the origin of the sandbox, without a trailing slash
 *
 * @example
 * console.log(formatIntroduction(sandbox, "http://127.0.0.1:4030"));
 */
export function formatIntroduction({ seed, keys, readOnlyKey, clock }: Sandbox, origin: string): string {
  const sections = [
    ...keys
      .slice(0, 1)
      .flatMap((key) => createExamples(key, origin, new Date(windowEnd(day, clock.now())).toISOString())),
    { title: "Reset the sandbox:", lines: [`curl -X POST ${origin}${control.basePath}${resetSandbox.path}`] },
  ];
  return [
    `The real API with in-memory data from the seed ${JSON.stringify(seed)} and a clock that you can move.`,
    "",
    `  API      ${origin}${contract.basePath}`,
    `  Control  ${origin}${control.basePath} (described at ${control.basePath}/openapi.yaml)`,
    "",
    ...formatKeyTable([...keys, { ...readOnlyKey, plan: "read only" }]),
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

function createExamples({ key, perMinute, plan }: PlanKey, origin: string, tomorrow: string): Section[] {
  const authorization = `-H "Authorization: Bearer ${key}"`;
  const petsUrl = `${origin}${contract.basePath}${listPets.path}`;
  const formatRequest = (header = "") => `curl -i ${authorization} ${header}"${petsUrl}?limit=1"`;
  // curl repeats the request for each number in the range of the fragment, and does not send the fragment.
  const formatRequests = (count: number) =>
    `curl -s -o /dev/null -w "%{http_code}\\n" ${authorization} "${petsUrl}#[1-${count}]" | sort | uniq -c`;
  const formatClockMove = (body: object) =>
    `curl -H "Content-Type: application/json" -d '${JSON.stringify(body)}' ${origin}${control.basePath}${moveClock.path}`;

  return [
    { title: "List the pets:", lines: [`curl ${authorization} ${petsUrl}`] },
    {
      title: `Move to the next minute, exhaust the limit of the plan ${plan}, and move to the next minute again:`,
      lines: [
        formatClockMove({ advance: "1m" }),
        formatRequests(perMinute + 1),
        formatClockMove({ advance: "1m" }),
        formatRequest(),
      ],
    },
    {
      title: "Move to the next day, send requests after a 429 until the key is banned, and move to the end of the ban:",
      lines: [
        formatClockMove({ to: tomorrow }),
        formatRequests(perMinute + 1),
        formatClockMove({ advance: `${ban.graceSeconds + 1}s` }),
        formatRequests(ban.strikes),
        formatRequest(),
        formatClockMove({ advance: `${ban.seconds}s` }),
        formatRequest(),
      ],
    },
    { title: "Request a failure after 1 s:", lines: [formatRequest(`-H "Prefer: code=503, wait=1" `)] },
  ];
}

function formatKeyTable(keys: readonly PlanKey[]): string[] {
  const rows = [
    { plan: "plan", perMinute: "per min", perDay: "per day", key: "key" },
    ...keys.map((key) => ({ ...key, perMinute: String(key.perMinute), perDay: String(key.perDay) })),
  ];
  return rows.map(
    ({ plan, perMinute, perDay, key }) => `  ${plan.padEnd(12)}${perMinute.padStart(8)}${perDay.padStart(10)}  ${key}`,
  );
}
