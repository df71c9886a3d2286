import type { OperationId } from "@animal-store/contract";
import type { BanRules } from "@animal-store/service";
import type { Service } from "../src/target.ts";
import type { PlainAnswer, Wire } from "./wire.ts";

/** One thing that a service does wrong. */
export interface Mutant {
  /** `class/place/what`, unique. */
  readonly id: string;
  /** The answer that it spoils, where there is one: the cases of its operation are about it, those of its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Beginnings of the ids of further cases that are about it; they come before all others. */
  readonly about?: readonly string[];
  /** Makes the fault anew for each service that starts. */
  plant(service: Pick<Service, "clock">): Planting;
}

/** Where a fault can be: in the messages, in the settings, or in what is done with keys. */
export interface Planting {
  readonly wire?: Wire;
  /** Changes answers that come before there is a request. @param asked what was sent before it */
  readonly parser?: (answer: PlainAnswer, asked: string) => PlainAnswer;
  readonly settings?: Partial<Settings>;
  readonly keys?: (sound: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}

/** What the service is started with. */
export interface Settings {
  readonly ban: BanRules;
  readonly origins: readonly string[];
}
