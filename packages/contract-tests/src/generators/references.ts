import type { ErrorCode } from "@animal-store/contract";
import { addPet, nextCursor } from "../cases/steps.ts";
import type { CaseContext } from "../runner/case-context.ts";
import { type Draft, toCallOptions } from "./draft.ts";
import type { Slot } from "./operation-inputs.ts";
import type { Value } from "./spellings.ts";

/** A value that must name something which the store holds, which no schema can say. */
interface Reference {
  /** How a value is refused that the schema allows and that names nothing. */
  readonly code: ErrorCode;
  /** @returns the value as it stands in a request */
  find(context: CaseContext, draft: Draft): Promise<string>;
  isStranger(value: Value): boolean;
}

const references: Readonly<Record<string, Reference>> = {
  petId: {
    code: "pet_not_found",
    find: async (context) => String((await addPet(context)).id),
    // Ids only grow from 1, and no run adds so many.
    isStranger: (value) => typeof value === "bigint" && (value <= 0n || value > 1_000_000_000n),
  },
  cursor: {
    code: "invalid_cursor",
    async find({ call }, draft) {
      const filter = draft.parts.filter(({ slot }) => !["limit", "cursor"].includes(slot.name));
      const { query } = toCallOptions({ ...draft, parts: filter }, false);
      const options = { query: ["limit=1", ...(query ? [query] : [])].join("&") };
      return nextCursor(draft.operation, await call(draft.operation, options));
    },
    isStranger: () => true,
  },
};

/** Whether the store must hold what the slot names. */
export function refersToEntry({ name }: Pick<Slot, "name">): boolean {
  return name in references;
}

/** How what the store does not hold is refused. */
export function strangerCode({ name }: Slot): ErrorCode | undefined {
  return references[name]?.code;
}

/** Whether a value that the slot's schema allows names nothing. */
export function isStranger({ name }: Slot, value: Value): boolean {
  return references[name]?.isStranger(value) ?? false;
}

/** Asks the store for what the draft refers to. */
export async function findReferences(context: CaseContext, draft: Draft): Promise<Draft> {
  const parts = [];
  for (const part of draft.parts) {
    const text = part.text ?? (await references[part.slot.name]?.find(context, draft));
    parts.push({ ...part, text: text ?? null });
  }
  return { ...draft, parts };
}
