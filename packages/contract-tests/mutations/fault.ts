import type { OperationId } from "@animal-store/contract";
import type { AppDependencies, ServedContract } from "@animal-store/service";
import type { Numbers } from "./plant/contract-numbers.ts";
import type { WireChange } from "./plant/wire-proxy.ts";

/** One thing that a service does wrong. */
export interface Fault {
  /** `kind/place/what`, unique. */
  readonly id: string;
  /** The answer that it spoils, where there is one: the cases of its operation are about it, those of its status first. */
  readonly operation?: OperationId | "unrouted";
  readonly status?: number;
  /** Beginnings of the ids of further cases that are about it; they come before all others. */
  readonly about?: readonly string[];
  /** Makes what is exchanged in a service, anew for each one that starts. */
  plant(): Planting;
}

/** What is exchanged in a sound service. */
export interface Planting {
  /** Stands around the app: changes what is asked, what is answered, or both. */
  readonly around?: Around;
  readonly exchange?: (sound: AppDependencies) => AppDependencies;
  readonly numbers?: Numbers;
  readonly served?: ServedContract;
  /** Changes answers of the HTTP parser, which never meet the app. */
  readonly wire?: WireChange;
}

export type Around = (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response> | Response;
