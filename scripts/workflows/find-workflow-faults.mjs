import { isMap, isPair, isScalar, LineCounter, parseDocument, visit } from "yaml";

const foreignCode = ["pull_request_target", "workflow_run", "issue_comment"];
const pinned = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;

/** What a workflow must not do, in its text: line, rule, next step. Whether GitHub reads it at all is its own parser's matter. */
export function findWorkflowFaults(text) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const workflow = document.toJS() ?? {};
  const jobs = Object.entries(workflow.jobs ?? {});
  const faults = [];
  const tell = (path, fault) => faults.push(`${lineOf(document, path, lines)}  ${fault}`);

  if (JSON.stringify(workflow.permissions) !== '{"contents":"read"}')
    tell(
      ["permissions"],
      "permissions must be contents: read, for all jobs. Give a job more only where this check knows it.",
    );
  if (!workflow.concurrency) tell(["on"], "concurrency must be set, so that runs of one branch do not pile up.");
  for (const trigger of triggersOf(workflow.on).filter((name) => foreignCode.includes(name)))
    tell(["on"], `${trigger} runs strangers' code with rights of ours. Use pull_request.`);

  for (const [name, job] of jobs) {
    const at = ["jobs", name];
    if (job.permissions) tell([...at, "permissions"], `job ${name} must have no permissions of its own.`);
    if (!job["timeout-minutes"]) tell(at, `job ${name} must have timeout-minutes.`);
    if (/latest/.test(String(job["runs-on"]))) tell([...at, "runs-on"], `job ${name} must name its runner's version.`);
    for (const [index, step] of (job.steps ?? []).entries()) {
      const here = [...at, "steps", index];
      for (const fault of findStepFaults(step)) tell(here, fault);
    }
  }
  visit(document, {
    Pair(_, pair) {
      if (!isPair(pair) || !isScalar(pair.key) || pair.key.value !== "uses" || !isScalar(pair.value)) return;
      if (/^ v\d+(\.\d+){0,2}$/.test(pair.value.comment ?? "")) return;
      const { line } = lines.linePos(pair.value.range[0]);
      faults.push(`${line}  ${pair.value.value} must say its version behind it, as in "# v1.2.3".`);
    },
  });
  return faults.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
}

function findStepFaults({ uses, run, with: inputs = {}, ...step }) {
  const faults = [];
  if (uses && !pinned.test(uses))
    faults.push(`${uses} must be pinned by the 40 digits of its commit: a tag can be moved.`);
  if (uses?.startsWith("actions/checkout@") && inputs["persist-credentials"] !== false)
    faults.push("checkout must have persist-credentials: false, or each later step can push.");
  if (/\$\{\{/.test(run ?? ""))
    faults.push("run must hold no expression: what is filled in would be run. Pass it by env.");
  if (/\b(curl|wget)\b/.test(run ?? "")) faults.push("run must fetch nothing: the toolchain brings what is pinned.");
  if (step["continue-on-error"]) faults.push("continue-on-error hides a failure. Take it out.");
  if (/secrets\./.test(JSON.stringify([run, inputs, step]))) faults.push("no step needs a secret. Take it out.");
  return faults;
}

function triggersOf(on) {
  if (typeof on === "string") return [on];
  return Array.isArray(on) ? on : Object.keys(on ?? {});
}

// The line of the deepest part of a path that is there.
function lineOf(document, path, lines) {
  for (let length = path.length; length > 0; length -= 1) {
    const parent = document.getIn(path.slice(0, length - 1), true);
    const key = path[length - 1];
    const pair = isMap(parent) ? parent.items.find((item) => String(item.key) === String(key)) : undefined;
    const range = (pair?.key ?? document.getIn(path.slice(0, length), true))?.range;
    if (range) return lines.linePos(range[0]).line;
  }
  return 1;
}
