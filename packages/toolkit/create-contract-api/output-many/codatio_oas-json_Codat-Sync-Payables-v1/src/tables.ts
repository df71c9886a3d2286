import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { Company } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
companies: defineTable<Company>()("companies", { id: "text", name: "text", redirect: "text", description: "json", lastSync: "json", created: "text", createdByUserName: "json", products: "json", tags: "json", referenceParentCompany: "json", referenceSubsidiaryCompanies: "json", dataConnections: "json" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
