import { basename, dirname, relative } from "node:path";
import type { Change } from "./collect-changes.ts";

/** The changes from one file to another. */
export type Report = { old: string; new: string; changes: readonly Change[] };

const maxOperations = 10;

function countChanges(changes: readonly Change[]) {
  const count = (isCounted: (change: Change) => boolean) => changes.filter(isCounted).length;
  return {
    breaking: count(({ verdict }) => verdict === "breaking"),
    "may-change": count(({ verdict }) => verdict === "may-change"),
    added: count(({ verdict, action }) => verdict === "compatible" && action === "added"),
    otherCompatible: count(({ verdict, action }) => verdict === "compatible" && action !== "added"),
    annotations: count(({ verdict }) => verdict === "annotation"),
  };
}

/** Formats the changes for a terminal, the breaking ones last. Annotations without a next step are only counted. */
export function formatText({ old, new: newFile, changes }: Report): string {
  const order = ["annotation", "compatible", "may-change", "breaking"];
  const sorted = changes.toSorted(
    (a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict) || a.position.line - b.position.line,
  );
  const shown = sorted.filter(({ verdict, nextStep }) => verdict !== "annotation" || nextStep);
  const { breaking, "may-change": unstable, added, otherCompatible, annotations } = countChanges(changes);
  const [oldName, newName] = toNames(old, newFile);
  return [
    ...shown.map((change) => formatChange(change, newFile)),
    `${newName} was compared with ${oldName}. Breaking changes: ${breaking}. May change: ${unstable}. Additions: ${added}. Other compatible changes: ${otherCompatible}. Annotations: ${annotations}.`,
  ].join("\n");
}

function toNames(...files: [old: string, new: string]): string[] {
  const names = files.map((file) => basename(file));
  return names[0] === names[1] ? files : names;
}

/** Formats a position relative to the folder of the new document. */
function formatPosition({ file, line }: Change["position"], newFile: string): string {
  return `${relative(dirname(newFile), file)}:${line}`;
}

function formatChange(change: Change, newFile: string): string {
  const { verdict, message, reason, nextStep, position, operations } = change;
  return [
    `${toLabel(change)}  ${formatPosition(position, newFile)}  ${message}`,
    ...operations.slice(0, maxOperations).map(({ id, location }) => `    ${id}: ${location}`),
    ...(operations.length > maxOperations ? [`    and ${operations.length - maxOperations} more operations`] : []),
    ...(verdict === "compatible" ? [] : [`    Reason: ${reason}`]),
    ...(nextStep ? [`    Next step: ${nextStep}`] : []),
  ].join("\n");
}

function toLabel({ verdict, kind }: Change): string {
  if (verdict === "breaking") return "BREAKS";
  if (verdict === "may-change") return "may change";
  if (verdict === "annotation") return "note";
  return kind.endsWith("after its sunset") ? "ended" : "compatible";
}

/** Formats the changes as JSON. */
export function formatJson({ old, new: newFile, changes }: Report): string {
  const counts = countChanges(changes);
  return JSON.stringify({ old, new: newFile, compatible: counts.breaking === 0, counts, changes }, bigintsAsText, 2);
}

/** A long integer has no exact number in JavaScript. */
function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
