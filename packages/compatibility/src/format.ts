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
  return JSON.stringify({ old, new: newFile, compatible: counts.breaking === 0, counts, changes }, null, 2);
}

/** Formats the changes as Markdown, for a comment on a pull request. */
export function formatMarkdown({ old, new: newFile, changes }: Report): string {
  const { breaking, "may-change": unstable, added, otherCompatible, annotations } = countChanges(changes);
  const title = breaking > 0 ? pluralize(breaking, "breaking change") : "No breaking changes";
  const counts = [
    `${unstable} may change`,
    pluralize(added, "addition"),
    pluralize(otherCompatible, "other compatible change"),
    pluralize(annotations, "annotation"),
  ].join(", ");
  const [oldName, newName] = toNames(old, newFile);
  const notes = changes.filter(({ verdict, nextStep }) => verdict === "annotation" && nextStep);
  return [
    `### ${title} from \`${oldName}\` to \`${newName}\``,
    "",
    `${counts}.`,
    ...formatTable("breaking"),
    ...formatTable("may-change"),
    ...(notes.length > 0 ? ["", ...notes.map(({ message, nextStep }) => `- ${message} ${nextStep}`)] : []),
    ...formatList(changes.filter(({ verdict }) => verdict === "compatible")),
  ].join("\n");

  function formatTable(verdict: Change["verdict"]): string[] {
    const rows = changes.filter((change) => change.verdict === verdict).map((change) => toRow(change, newFile));
    const head = `| ${verdict === "breaking" ? "Breaking" : "May change"} | Operations | Reason | Next step |`;
    return rows.length > 0 ? ["", head, "| --- | --- | --- | --- |", ...rows] : [];
  }
}

function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

function toRow({ message, position, operations, reason, nextStep = "" }: Change, newFile: string): string {
  const cells = [`${message}<br>${formatPosition(position, newFile)}`, formatIds(operations), reason, nextStep];
  return `| ${cells.map(escapeCell).join(" | ")} |`;
}

function formatIds(operations: Change["operations"]): string {
  const ids = operations.slice(0, maxOperations).map(({ id }) => `\`${id}\``);
  const rest = operations.length > maxOperations ? ` and ${operations.length - maxOperations} more` : "";
  return ids.length > 0 ? `${ids.join(", ")}${rest}` : "the document";
}

function formatList(changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const lines = changes.map(
    ({ message, operations }) => `- ${message}${operations.length > 0 ? ` (${formatIds(operations)})` : ""}`,
  );
  return ["", "<details><summary>Compatible changes</summary>", "", ...new Set(lines), "", "</details>"];
}

function escapeCell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}
