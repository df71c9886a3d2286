import { createTable } from "@animal-store/kysely-tables";
import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
await createTable(db, "companies", { id: "text", name: "text", redirect: "text", description: "json", lastSync: "json", created: "text", createdByUserName: "json", products: "json", tags: "json", referenceParentCompany: "json", referenceSubsidiaryCompanies: "json", dataConnections: "json" }, { required: ["id","name","redirect"], primaryKey: ["id"] });
}
