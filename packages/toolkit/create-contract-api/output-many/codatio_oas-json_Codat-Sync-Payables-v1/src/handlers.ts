import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /companies: List companies
"list-companies": async ({ query, reply }) => {
// Not read: query, orderBy, tags.
const select = db.selectFrom("companies")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.min(query.pageSize, 2000)
const rows = await select.selectAll().orderBy("id").limit(limit).offset(Math.min((query.page - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
return reply(200, { results: rows.map(tables.companies.toItem), pageNumber: query.page, pageSize: limit, totalResults: total, _links: { self: {  }, current: {  } } })
},
// POST /companies: Create company
"create-company": async ({ body, reply }) => {
// Placeholders, which you replace: name, redirect.
const row = await db.insertInto("companies").values(tables.companies.toRow({ name: "", ...omit(body ?? {}, "lastSync", "createdByUserName", "products", "referenceParentCompany", "referenceSubsidiaryCompanies", "dataConnections"), id: createUuid(), redirect: "https://example.com/", created: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.companies.toItem(row))
},
// GET /companies/{companyId}: Get company
"get-company": async ({ path, reply, replyError }) => {
const row = await db.selectFrom("companies").selectAll().where("id", "=", path.companyId).executeTakeFirst()
if (!row) return replyError(404, `There is no company ${path.companyId}.`)
return reply(200, tables.companies.toItem(row))
},
// PUT /companies/{companyId}: Replace company
"replace-company": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name.
const row = await trx.selectFrom("companies").selectAll().where("id", "=", path.companyId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no company ${path.companyId}.`)
const changed = await trx.updateTable("companies").set(tables.companies.toColumns({ name: "", description: undefined, tags: undefined, ...omit(body ?? {}, "id", "redirect", "lastSync", "created", "createdByUserName", "products", "referenceParentCompany", "referenceSubsidiaryCompanies", "dataConnections") }, { ...row, _other: null })).where("id", "=", path.companyId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.companies.toItem(changed))
}),
// DELETE /companies/{companyId}: Delete a company
"delete-company": async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("companies").where("id", "=", path.companyId).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no company ${path.companyId}.`)
return reply(204)
},
// PATCH /companies/{companyId}: Update company
"update-company": async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("companies").selectAll().where("id", "=", path.companyId).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no company ${path.companyId}.`)
const changed = await trx.updateTable("companies").set(tables.companies.toColumns(omit(body ?? {}, "id", "redirect", "lastSync", "created", "createdByUserName", "products", "referenceParentCompany", "referenceSubsidiaryCompanies", "dataConnections"), row)).where("id", "=", path.companyId).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.companies.toItem(changed))
}),
// GET /companies/{companyId}/connections: List connections
"list-connections": stub,
// POST /companies/{companyId}/connections: Create connection
"create-connection": stub,
// GET /companies/{companyId}/connections/{connectionId}: Get connection
"get-connection": stub,
// DELETE /companies/{companyId}/connections/{connectionId}: Delete connection
"delete-connection": stub,
// PATCH /companies/{companyId}/connections/{connectionId}: Unlink connection
"unlink-connection": stub,
// POST /companies/{companyId}/data/all: Refresh all data
"refresh-all-data-types": stub,
// GET /companies/{companyId}/dataStatus: Get data status
"get-data-status": stub,
// POST /companies/{companyId}/data/queue/{dataType}: Refresh data type
"refresh-data-type": stub,
// GET /companies/{companyId}/data/history: List pull operations
"list-pull-operations": stub,
// GET /companies/{companyId}/push: List push operations
"list-push-operations": stub,
// GET /companies/{companyId}/data/history/{datasetId}: Get pull operation
"get-pull-operation": stub,
// GET /companies/{companyId}/push/{pushOperationKey}: Get push operation
"get-push-operation": stub,
// GET /companies/{companyId}/data/accounts: List accounts
"list-accounts": stub,
// GET /companies/{companyId}/data/accounts/{accountId}: Get account
"get-account": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/chartOfAccounts: Get create account model
"get-create-account-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/accounts: Create account
"create-account": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/bankAccounts: Get create/update bank account model
"get-create-bankAccounts-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/bankAccounts: Create bank account
"create-bank-account": stub,
// GET /companies/{companyId}/data/billCreditNotes: List bill credit notes
"list-bill-credit-notes": stub,
// GET /companies/{companyId}/data/billCreditNotes/{billCreditNoteId}: Get bill credit note
"get-bill-credit-note": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/billCreditNotes: Get create/update bill credit note model
"get-create-update-billCreditNote-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/billCreditNotes: Create bill credit note
"create-bill-credit-note": stub,
// PUT /companies/{companyId}/connections/{connectionId}/push/billCreditNotes/{billCreditNoteId}: Update bill credit note
"update-bill-credit-note": stub,
// GET /companies/{companyId}/data/billPayments: List bill payments
"list-bill-payments": stub,
// GET /companies/{companyId}/data/billPayments/{billPaymentId}: Get bill payment
"get-bill-payments": stub,
// DELETE /companies/{companyId}/connections/{connectionId}/push/billPayments/{billPaymentId}: Delete bill payment
"delete-billPayment": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/billPayments: Get create bill payment model
"get-create-billPayment-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/billPayments: Create bill payments
"create-bill-payment": stub,
// GET /companies/{companyId}/data/bills: List bills
"list-bills": stub,
// GET /companies/{companyId}/data/bills/{billId}: Get bill
"get-bill": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/bills: Get create/update bill model
"get-create-update-bill-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/bills: Create bill
"create-bill": stub,
// PUT /companies/{companyId}/connections/{connectionId}/push/bills/{billId}: Update bill
"update-bill": stub,
// DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}: Delete bill
"delete-bill": stub,
// GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments: List bill attachments
"list-bill-attachments": stub,
// GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}: Get bill attachment
"get-bill-attachment": stub,
// DELETE /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments/{attachmentId}: Delete bill attachment
"delete-bill-attachment": stub,
// GET /companies/{companyId}/connections/{connectionId}/data/bills/{billId}/attachments/{attachmentId}/download: Download bill attachment
"download-bill-attachment": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/bills/{billId}/attachments: Upload bill attachment
"upload-bill-attachment": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/journalEntries: Get create journal entry model
"get-create-journalEntry-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/journalEntries: Create journal entry
"create-journal-entry": stub,
// GET /companies/{companyId}/data/journals: List journals
"list-journals": stub,
// GET /companies/{companyId}/data/journals/{journalId}: Get journal
"get-journal": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/journals: Get create journal model
"get-create-journal-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/journals: Create journal
"create-journal": stub,
// GET /companies/{companyId}/data/paymentMethods: List payment methods
"list-payment-methods": stub,
// GET /companies/{companyId}/data/paymentMethods/{paymentMethodId}: Get payment method
"get-payment-method": stub,
// GET /companies/{companyId}/data/suppliers: List suppliers
"list-suppliers": stub,
// GET /companies/{companyId}/data/suppliers/{supplierId}: Get supplier
"get-supplier": stub,
// GET /companies/{companyId}/connections/{connectionId}/options/suppliers: Get create/update supplier model
"get-create-update-supplier-model": stub,
// POST /companies/{companyId}/connections/{connectionId}/push/suppliers: Create supplier
"create-supplier": stub,
// PUT /companies/{companyId}/connections/{connectionId}/push/suppliers/{supplierId}: Update supplier
"update-supplier": stub,
// GET /companies/{companyId}/data/taxRates: List all tax rates
"list-tax-rates": stub,
// GET /companies/{companyId}/data/taxRates/{taxRateId}: Get tax rate
"get-tax-rate": stub,
// GET /companies/{companyId}/data/trackingCategories: List tracking categories
"list-tracking-categories": stub,
// GET /companies/{companyId}/data/trackingCategories/{trackingCategoryId}: Get tracking categories
"get-tracking-category": stub,
// GET /companies/{companyId}/data/info: Get company accounting profile
"get-accounting-profile": stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}

let lastTime = 0;

/** Returns a UUID of version 7 that sorts after those before it, so that lists are in the order of creation. */
function createUuid(): string {
  lastTime = Math.max(Date.now(), lastTime + 1);
  const time = lastTime.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
