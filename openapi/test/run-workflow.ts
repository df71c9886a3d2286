import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const redocly = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin", "cli.js");
const folder = fileURLToPath(new URL("..", import.meta.url));

export type Workflow = {
  /** The `workflowId` in workflows.arazzo.yaml. */
  workflow: string;
  /** URL of the running service, with the base path. */
  baseUrl: string;
  inputs: Record<string, string>;
};

/** Runs a workflow against a service with Redocly Respect, which validates every response. */
export async function runWorkflow({
  workflow,
  baseUrl,
  inputs,
}: Workflow): Promise<{ passes: boolean; report: string }> {
  const args = ["respect", "workflows.arazzo.yaml", "--workflow", workflow, "--server", `store=${baseUrl}`];
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", REDOCLY_SUPPRESS_NOTIFICATIONS: "true" };
  const command = [redocly, ...args, "--input", JSON.stringify(inputs)];
  return new Promise((resolve) => {
    const options = { cwd: folder, env, timeout: 60_000 };
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve({ passes: child.exitCode === 0, report: stdout + stderr }),
    );
  });
}
