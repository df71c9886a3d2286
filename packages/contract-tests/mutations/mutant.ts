import type { OperationId } from "@animal-store/contract";
import type { BanRules } from "@animal-store/service";
import type { Service } from "../src/target.ts";
import type { PlainResponse, Wire } from "./wire.ts";

/** The service with one fault. */
export interface Mutant {
  /** `class/place/what`, unique. */
  readonly id: string;
  /** The response that it spoils, where there is one: the cases of its operation are about it, those of its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Beginnings of the ids of further cases that are about it; they come before all others. */
  readonly about?: readonly string[];
  readonly mutation: Mutation;
}

/** Where a fault can be: in the messages, in the settings, or in what is done with keys. */
export interface Mutation {
  /** Made anew for each service that starts. */
  readonly wire?: (clock: Service["clock"]) => Wire;
  /** Changes responses that come before there is a request. @param asked what was sent before it */
  readonly parser?: (response: PlainResponse, asked: string) => PlainResponse;
  readonly settings?: { readonly ban?: BanRules; readonly origins?: readonly string[] };
  readonly keys?: (sound: Service) => Partial<Pick<Service, "createKey" | "revokeKey">>;
}
