import type { Schemas } from "@animal-store/contract";
import { contractDocument } from "../document/contract-document.ts";

/** Every status that a pet may have. */
export const petStatuses = contractDocument.components.schemas.PetStatus?.enum as readonly Schemas["PetStatus"][];
