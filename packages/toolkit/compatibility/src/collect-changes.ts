import type { OpenApiDocument, Position } from "@animal-store/openapi-document";
import type { Verdict } from "./change-kinds.ts";
import type { ComparedOperation, Direction, FoundChange, Result } from "./site.ts";

/** A change, and the operations that it affects. */
export type Change = {
  /** The object and the field of the OpenAPI specification, and the change: `Schema.maxLength lowered`. */
  kind: string;
  /** `may-change`: it breaks clients of a beta or experimental part. */
  verdict: Verdict | "may-change";
  /** Whether clients send or receive the changed data. `unused`: no operation uses it. */
  direction: Direction;
  action: "added" | "changed" | "deprecated" | "removed";
  message: string;
  reason: string;
  nextStep?: string;
  /** The position in the new document. A removal has that of its parent. A removed `security` of the root has its old position. */
  position: Position;
  /** Empty if the change affects the document as a whole. */
  operations: AffectedOperation[];
};

/** An operation, and the location below it: `GET /books 200 content application/json schema`. */
export type AffectedOperation = { id: string; location: string };

type Found = { change: FoundChange; isUnstable: boolean; operations: Map<string, AffectedOperation> };
/** `isUnstable` is the stability of the parent. */
type Visit = { result: Result; location: string; isUnstable: boolean };

/** Returns the changes with their operations, the worst verdict first. Merges equal changes. */
export function collectChanges(
  root: Result,
  operations: readonly ComparedOperation[],
  { before, after }: { before: OpenApiDocument; after: OpenApiDocument },
): Change[] {
  const found = new Map<FoundChange, { stable?: Found; unstable?: Found }>();
  const released = operations.filter(({ id }) => id !== "unrouted");
  const isBeta = released.length > 0 && released.every(({ result }) => result.isUnstable);
  visit({ result: root, location: "", isUnstable: isBeta });
  for (const operation of operations) {
    const { label, result } = operation;
    visit({ result, location: label, isUnstable: false }, operation);
  }
  const entries = [...found.values()].flatMap(({ stable, unstable }) => [stable ?? [], unstable ?? []].flat());
  return mergeChanges(entries.map((entry) => toChange(entry, locate(entry.change))));

  function locate({ node, key }: FoundChange): Position {
    const start = { file: after.file, line: 1, column: 1, pointer: "#" };
    return after.locate(node, key) ?? before.locate(node, key) ?? start;
  }

  // Visits the nearest results first, so that each location is short.
  function visit(start: Visit, operation?: ComparedOperation): void {
    const visited = new Map<Result, boolean>();
    const queue: Visit[] = [];
    enqueue(start);
    for (const { result, location, isUnstable } of queue) {
      const isOwnUnstable = isUnstable || result.isUnstable;
      for (const change of result.changes) {
        // A part that becomes required also breaks clients that never used it.
        const isOfParent = change.kind.endsWith(".required set");
        add(change, location, change.isUnstable || (isOfParent ? isUnstable : isOwnUnstable), operation);
      }
      for (const { keys, result: child } of result.children)
        enqueue({ result: child, location: append(location, keys), isUnstable: isOwnUnstable });
    }

    function enqueue(next: Visit): void {
      const before = visited.get(next.result);
      if (before === false || before === next.isUnstable) return;
      visited.set(next.result, next.isUnstable);
      queue.push(next);
    }
  }

  function add(change: FoundChange, location: string, isUnstable: boolean, operation?: ComparedOperation): void {
    const key = isUnstable && change.effect.verdict === "breaking" ? "unstable" : "stable";
    const entries = found.get(change) ?? {};
    found.set(change, entries);
    entries[key] ??= { change, isUnstable: key === "unstable", operations: new Map() };
    if (!operation || entries[key].operations.has(operation.id)) return;
    entries[key].operations.set(operation.id, { id: operation.id, location: append(location, change.entry) });
  }
}

// This shares the text of the location. `join` copies it for each operation.
function append(location: string, keys: readonly string[]): string {
  const isShown = (key: string) => key !== "responses" && key !== "x-unrouted-responses";
  return keys.filter(isShown).reduce((text, key) => `${text} ${key}`, location);
}

function toChange({ change, isUnstable, operations }: Found, position: Position): Change {
  const { kind, direction, action, effect, message } = change;
  return {
    kind,
    verdict: isUnstable ? "may-change" : effect.verdict,
    direction,
    action,
    message,
    reason: isUnstable ? "It was released as beta or experimental, so it may change." : effect.reason,
    ...(effect.nextStep && !isUnstable && { nextStep: effect.nextStep }),
    position,
    operations: [...operations.values()],
  };
}

const verdicts = ["breaking", "may-change", "compatible", "annotation"] as const;

/** Merges a change that requests and responses share. Keeps the operations with the worst verdict. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const toKey = ({ kind, position }: Change) => `${kind} ${position.file} ${position.pointer}`;
  // A component merged by `allOf` is also compared alone, as unused. Drop that duplicate.
  const usedKeys = new Set(changes.filter(({ direction }) => direction !== "unused").map(toKey));
  const ownChanges = changes.filter((change) => change.direction !== "unused" || !usedKeys.has(toKey(change)));
  const groups = Map.groupBy(
    ownChanges.toSorted((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict)),
    (change) => `${toKey(change)} ${change.message}`,
  );
  return [...groups.values()].flatMap((group) => {
    const [worst] = group as [Change];
    const isKept = ({ verdict }: Change) =>
      verdict === worst.verdict || (worst.verdict === "breaking" && verdict === "may-change");
    // Requests and responses can break for different reasons.
    const toReason = ({ verdict, reason }: Change) => (verdict === "breaking" ? reason : verdict);
    return Array.from(Map.groupBy(group.filter(isKept), toReason).values(), mergeOperations);
  });
}

function mergeOperations(changes: readonly Change[]): Change {
  const [first] = changes as [Change];
  const byId = new Map(changes.flatMap(({ operations }) => operations.map((operation) => [operation.id, operation])));
  return { ...first, operations: [...byId.values()] };
}
