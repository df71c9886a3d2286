import type { Order } from "../orders/order-store.ts";
import type { NewPet, Pet } from "../pets/pet-store.ts";
import type { Changes } from "./change-log.ts";

/** The changes of a store that several processes write: each knows of every one before an answer that it keeps could be untrue. */
export interface SharedChanges {
  readonly pets: Changes;
  readonly orders: Changes;
  /**
   * Announces what a batch may change, before it is committed. Resolves when every process will know: each reads what the batch
   * may show in until its end is told.
   * @returns what tells its end, after the commit and before its answers, or after it failed
   * @throws {StoreUnavailable} when the others can be told by no way
   */
  begin(batch: {
    readonly pets: readonly Pick<NewPet, "status">[];
    readonly orderedPets: readonly (number | bigint)[];
  }): Promise<EndBatch>;
}

/** What a batch did; or that it failed, or a part of it; or that nobody knows, and it may yet be committed. */
export type BatchEnd =
  | {
      readonly added: readonly Pick<Pet, "id" | "status">[];
      readonly placed: readonly Pick<Order, "id" | "petId">[];
    }
  | "failed"
  | "lost";

/** Tells what came of a batch. */
export interface EndBatch {
  (came: BatchEnd): Promise<void>;
  /** What `UntoldWriters` know this process by while it can tell nobody: the batch renews that in its own transaction, or fails. */
  readonly untoldAs?: string;
}

/** The processes that write and cannot tell the others. They are kept where the data is, so that whoever reads that learns of them. */
export interface UntoldWriters {
  /** @param seconds how long, unless it is renewed */
  announce(processId: string, seconds: number): Promise<void>;
  withdraw(processId: string): Promise<void>;
  isAnyoneUntold(): Promise<boolean>;
}
