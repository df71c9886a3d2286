import { describeKeyStore as describeStore } from "@animal-store/api-platform/testing";
import { scopes } from "@animal-store/contract";
import type { Stores } from "../stores/stores.ts";

export function describeKeyStore(stores: () => Stores): void {
  describeStore(() => stores().keys, scopes);
}
