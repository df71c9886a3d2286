import { contract } from "@animal-store/contract";
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
export function formatIntroduction({ seed, keys, readOnlyKey }: Sandbox, origin: string): string {
  const controlUrl = origin + control.basePath;
  const petsUrl = `${origin}${contract.basePath}${listPets.path}`;
  const authorization = `-H "Authorization: Bearer ${keys[0]?.key}"`;
  const clockMove = `-H "Content-Type: application/json" -d '{"advance":"1d"}' ${controlUrl}${moveClock.path}`;
  return [
    `The real API with in-memory data from the seed ${JSON.stringify(seed)} and a clock that you can move.`,
    "",
    `  API      ${origin}${contract.basePath}`,
    `  Control  ${controlUrl} (described at ${control.basePath}/openapi.yaml)`,
    "",
    ...formatKeyTable([...keys, { ...readOnlyKey, plan: "read only" }]),
    ...formatExample("List the pets:", `curl -i ${authorization} ${petsUrl}`),
    ...formatExample(
      "Request a failure after 1 s:",
      `curl -i ${authorization} -H "Prefer: code=503, wait=1" ${petsUrl}`,
    ),
    ...formatExample("Move to the next day, which resets all limits:", `curl ${clockMove}`),
    ...formatExample("Reset the sandbox:", `curl -X POST ${controlUrl}${resetSandbox.path}`),
    "",
  ].join("\n");
}

const { listPets } = contract.operations;
const { moveClock, resetSandbox } = control.operations;

function formatExample(title: string, command: string): string[] {
  return ["", `  ${title}`, "", command];
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
