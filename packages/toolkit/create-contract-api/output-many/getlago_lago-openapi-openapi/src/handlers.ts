import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /billing_entities: List all billing entities
listBillingEntities: stub,
// POST /billing_entities: Create a billing entity
createBillingEntity: stub,
// GET /billing_entities/{code}: Retrieve a billing entity
getBillingEntity: stub,
// PUT /billing_entities/{code}: Update a billing entity
updateBillingEntity: stub,
// GET /activity_logs: List all activity logs
findAllActivityLogs: stub,
// GET /activity_logs/{activity_id}: Retrieve an activity log
findActivityLog: stub,
// GET /add_ons: List all add-ons
findAllAddOns: async ({ query, reply }) => {
const select = db.selectFrom("addOns")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.per_page ?? 100), 0)
const rows = await select.selectAll().orderBy("code").limit(limit + 1).offset(Math.min((Math.max((query.page ?? 1), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
const next = rows.length > limit ? Math.max((query.page ?? 1), 0) + 1 : undefined
return reply(200, { add_ons: rows.slice(0, limit).map(tables.addOns.toItem), meta: { current_page: Math.max((query.page ?? 1), 0), next_page: next !== undefined ? next : null, total_pages: Math.ceil(total / Math.max(limit, 1)), total_count: total } })
},
// POST /add_ons: Create an add-on
createAddOn: async ({ body, reply, replyError }) => {
// Not read: tax_codes.
// Placeholders, which you replace: lago_id, invoice_display_name, description.
const row = await db.insertInto("addOns").values(tables.addOns.toRow({ invoice_display_name: null, description: null, ...omit(body.add_on, "taxes", "tax_codes"), lago_id: randomUUID(), created_at: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(422, "The addOn already exists.")
return reply(200, { add_on: tables.addOns.toItem(row) })
},
// GET /add_ons/{code}: Retrieve an add-on
findAddOn: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("addOns").selectAll().where("code", "=", path.code).executeTakeFirst()
if (!row) return replyError(404, `There is no addOn ${path.code}.`)
return reply(200, { add_on: tables.addOns.toItem(row) })
},
// PUT /add_ons/{code}: Update an add-on
updateAddOn: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: tax_codes.
const row = await trx.selectFrom("addOns").selectAll().where("code", "=", path.code).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no addOn ${path.code}.`)
const changed = await trx.updateTable("addOns").set(tables.addOns.toColumns(omit(body.add_on, "lago_id", "code", "created_at", "taxes", "tax_codes"), { ...row, _other: null })).where("code", "=", path.code).returningAll().executeTakeFirstOrThrow()
return reply(200, { add_on: tables.addOns.toItem(changed) })
}),
// DELETE /add_ons/{code}: Delete an add-on
destroyAddOn: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("addOns").where("code", "=", path.code).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no addOn ${path.code}.`)
return reply(200, { add_on: tables.addOns.toItem(row) })
},
// GET /api_logs: List all api logs
findAllApiLogs: stub,
// GET /api_logs/{request_id}: Retrieve an api log
findApiLog: stub,
// GET /analytics/gross_revenue: List gross revenue
findAllGrossRevenues: stub,
// GET /analytics/invoice_collection: List of finalized invoices
findAllInvoiceCollections: stub,
// GET /analytics/invoiced_usage: List usage revenue
findAllInvoicedUsages: stub,
// GET /analytics/mrr: List MRR
findAllMrrs: stub,
// GET /analytics/overdue_balance: List overdue balance
findAllOverdueBalances: stub,
// GET /analytics/usage: List usage
findAllUsages: stub,
// GET /applied_coupons: List all applied coupons
findAllAppliedCoupons: stub,
// POST /applied_coupons: Apply a coupon to a customer
applyCoupon: stub,
// GET /billable_metrics: List all billable metrics
findAllBillableMetrics: stub,
// POST /billable_metrics: Create a billable metric
createBillableMetric: stub,
// POST /billable_metrics/evaluate_expression: Evaluate an expression for a billable metric
evaluateBillableMetricExpression: stub,
// GET /billable_metrics/{code}: Retrieve a billable metric
findBillableMetric: stub,
// PUT /billable_metrics/{code}: Update a billable metric
updateBillableMetric: stub,
// DELETE /billable_metrics/{code}: Delete a billable metric
destroyBillableMetric: stub,
// GET /features: List all features
findAllFeatures: stub,
// POST /features: Create a feature
createFeature: stub,
// GET /features/{code}: Retrieve a feature
findFeature: stub,
// PUT /features/{code}: Update a feature
updateFeature: stub,
// DELETE /features/{code}: Delete a feature
destroyFeature: stub,
// DELETE /features/{code}/privileges/{privilege_code}: Delete a privilege. Deleting a privilege removes it from all plans and subscriptions.
deleteFeaturePrivilege: stub,
// GET /coupons: List all coupons
findAllCoupons: async ({ query, reply }) => {
const select = db.selectFrom("coupons")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.per_page ?? 100), 0)
const rows = await select.selectAll().orderBy("code").limit(limit + 1).offset(Math.min((Math.max((query.page ?? 1), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
const next = rows.length > limit ? Math.max((query.page ?? 1), 0) + 1 : undefined
return reply(200, { coupons: rows.slice(0, limit).map(tables.coupons.toItem), meta: { current_page: Math.max((query.page ?? 1), 0), next_page: next !== undefined ? next : null, total_pages: Math.ceil(total / Math.max(limit, 1)), total_count: total } })
},
// POST /coupons: Create a coupon
createCoupon: async ({ body, reply, replyError }) => {
// Not read: applies_to.
// Placeholders, which you replace: lago_id, reusable, limited_plans, limited_billable_metrics.
const row = await db.insertInto("coupons").values(tables.coupons.toRow({ reusable: false, ...omit(body.coupon, "plan_codes", "billable_metric_codes", "terminated_at", "applies_to"), lago_id: randomUUID(), created_at: new Date().toISOString(), limited_plans: false, limited_billable_metrics: false })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(422, "The coupon already exists.")
return reply(200, { coupon: tables.coupons.toItem(row) })
},
// GET /coupons/{code}: Retrieve a coupon
findCoupon: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("coupons").selectAll().where("code", "=", path.code).executeTakeFirst()
if (!row) return replyError(404, `There is no coupon ${path.code}.`)
return reply(200, { coupon: tables.coupons.toItem(row) })
},
// PUT /coupons/{code}: Update a coupon
updateCoupon: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: applies_to.
const row = await trx.selectFrom("coupons").selectAll().where("code", "=", path.code).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no coupon ${path.code}.`)
const changed = await trx.updateTable("coupons").set(tables.coupons.toColumns({ description: undefined, amount_cents: undefined, amount_currency: undefined, percentage_rate: undefined, frequency_duration: undefined, expiration_at: undefined, ...omit(body.coupon, "lago_id", "code", "limited_plans", "plan_codes", "limited_billable_metrics", "billable_metric_codes", "created_at", "terminated_at", "applies_to") }, { ...row, _other: null })).where("code", "=", path.code).returningAll().executeTakeFirstOrThrow()
return reply(200, { coupon: tables.coupons.toItem(changed) })
}),
// DELETE /coupons/{code}: Delete a coupon
destroyCoupon: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("coupons").where("code", "=", path.code).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no coupon ${path.code}.`)
return reply(200, { coupon: tables.coupons.toItem(row) })
},
// GET /credit_notes: List all credit notes
findAllCreditNotes: stub,
// POST /credit_notes: Create a credit note
createCreditNote: stub,
// GET /credit_notes/{lago_id}: Retrieve a credit note
findCreditNote: stub,
// PUT /credit_notes/{lago_id}: Update a credit note
updateCreditNote: stub,
// POST /credit_notes/{lago_id}/download: Download a credit note PDF
downloadCreditNote: stub,
// POST /credit_notes/estimate: Estimate amounts for a new credit note
estimateCreditNote: stub,
// PUT /credit_notes/{lago_id}/void: Void available credit
voidCreditNote: stub,
// POST /credit_notes/{lago_id}/metadata: Replace credit note metadata
replaceCreditNoteMetadata: stub,
// DELETE /credit_notes/{lago_id}/metadata: Delete all credit note metadata
deleteAllCreditNoteMetadata: stub,
// PATCH /credit_notes/{lago_id}/metadata: Merge credit note metadata
mergeCreditNoteMetadata: stub,
// DELETE /credit_notes/{lago_id}/metadata/{key}: Delete a metadata key
deleteCreditNoteMetadataKey: stub,
// GET /customers: List all customers
findAllCustomers: stub,
// POST /customers: Create a customer
createCustomer: stub,
// GET /customers/{external_customer_id}: Retrieve a customer
findCustomer: stub,
// DELETE /customers/{external_customer_id}: Delete a customer
destroyCustomer: stub,
// GET /customers/{external_customer_id}/applied_coupons: List all customer's applied coupons
findAllCustomerAppliedCoupons: stub,
// DELETE /customers/{external_customer_id}/applied_coupons/{applied_coupon_id}: Delete an applied coupon
deleteAppliedCoupon: stub,
// GET /customers/{external_customer_id}/credit_notes: List all customer's credit notes
findAllCustomerCreditNotes: stub,
// GET /customers/{external_customer_id}/invoices: List all customer's invoices
findAllCustomerInvoices: stub,
// GET /customers/{external_customer_id}/payments: List all customer's payments
findAllCustomerPayments: stub,
// GET /customers/{external_customer_id}/payment_requests: List all customer's payment requests
findAllCustomerPaymentRequests: stub,
// GET /customers/{external_customer_id}/portal_url: Get a customer portal URL
getCustomerPortalUrl: stub,
// GET /customers/{external_customer_id}/subscriptions: List all customer's subscriptions
findAllCustomerSubscriptions: stub,
// GET /customers/{external_customer_id}/wallets: List all customer's wallets
findAllCustomerWallets: stub,
// POST /customers/{external_customer_id}/wallets: Create a wallet
createCustomerWallet: stub,
// GET /customers/{external_customer_id}/wallets/{code}: Retrieve a wallet
findCustomerWallet: stub,
// PUT /customers/{external_customer_id}/wallets/{code}: Update a wallet
updateCustomerWallet: stub,
// DELETE /customers/{external_customer_id}/wallets/{code}: Terminate a wallet
destroyCustomerWallet: stub,
// POST /customers/{external_customer_id}/wallets/{wallet_code}/metadata: Replace wallet metadata
replaceCustomerWalletMetadata: stub,
// DELETE /customers/{external_customer_id}/wallets/{wallet_code}/metadata: Delete all wallet metadata
deleteAllCustomerWalletMetadata: stub,
// PATCH /customers/{external_customer_id}/wallets/{wallet_code}/metadata: Merge wallet metadata
mergeCustomerWalletMetadata: stub,
// DELETE /customers/{external_customer_id}/wallets/{wallet_code}/metadata/{key}: Delete a metadata key
deleteCustomerWalletMetadataKey: stub,
// GET /customers/{external_customer_id}/wallets/{wallet_code}/alerts: List wallet alerts
getCustomerWalletAlerts: stub,
// POST /customers/{external_customer_id}/wallets/{wallet_code}/alerts: Create wallet alert(s)
createCustomerWalletAlert: stub,
// DELETE /customers/{external_customer_id}/wallets/{wallet_code}/alerts: Delete all wallet alerts
deleteAllCustomerWalletAlerts: stub,
// GET /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}: Retrieve a wallet alert
getCustomerWalletAlert: stub,
// PUT /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}: Update a wallet alert
updateCustomerWalletAlert: stub,
// DELETE /customers/{external_customer_id}/wallets/{wallet_code}/alerts/{code}: Delete a wallet alert
deleteCustomerWalletAlert: stub,
// GET /customers/{external_customer_id}/current_usage: Retrieve customer current usage
findCustomerCurrentUsage: stub,
// GET /customers/{external_customer_id}/projected_usage: Retrieve customer current and projected usage
findCustomerProjectedUsage: stub,
// GET /customers/{external_customer_id}/past_usage: Retrieve customer past usage
findAllCustomerPastUsage: stub,
// POST /customers/{external_customer_id}/checkout_url: Generate a Customer Payment Provider Checkout URL
generateCustomerCheckoutURL: stub,
// GET /customers/{external_customer_id}/payment_methods: List all customer payment methods
findAllCustomersPaymentMethods: stub,
// PUT /customers/{external_customer_id}/payment_methods/{lago_id}/set_as_default: Set the payment method as default
paymentMethodSetAsDefault: stub,
// DELETE /customers/{external_customer_id}/payment_methods/{lago_id}: Delete a payment method
destroyPaymentMethod: stub,
// GET /events: List all events
findAllEvents: stub,
// POST /events: Send usage events
createEvent: stub,
// POST /events/batch: Batch multiple events
createBatchEvents: stub,
// POST /events/estimate_fees: Estimate fees for a pay in advance charge
eventEstimateFees: stub,
// POST /events/estimate_instant_fees: Estimate instant fees for a pay in advance charge
eventEstimateInstantFees: stub,
// POST /events/batch_estimate_instant_fees: Batch estimate instant fees for a pay in advance charge
eventBatchEstimateInstantFees: stub,
// GET /events/{transaction_id}: Retrieve a specific event
findEvent: stub,
// GET /fees: List all fees
findAllFees: async ({ query, reply }) => {
// Not read: currency, fee_type, billable_metric_code, created_at_from, created_at_to, succeeded_at_from, succeeded_at_to, failed_at_from, failed_at_to, refunded_at_from, refunded_at_to.
let select = db.selectFrom("fees")
if (query.external_customer_id !== undefined) select = select.where("external_customer_id", "=", JSON.stringify(query.external_customer_id))
if (query.external_subscription_id !== undefined) select = select.where("external_subscription_id", "=", JSON.stringify(query.external_subscription_id))
if (query.event_transaction_id !== undefined) select = select.where("event_transaction_id", "=", JSON.stringify(query.event_transaction_id))
if (query.payment_status !== undefined) select = select.where("payment_status", "=", query.payment_status)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.per_page ?? 100), 0)
const rows = await select.selectAll().orderBy("lago_id").limit(limit + 1).offset(Math.min((Math.max((query.page ?? 1), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
const next = rows.length > limit ? Math.max((query.page ?? 1), 0) + 1 : undefined
return reply(200, { fees: rows.slice(0, limit).map(tables.fees.toItem), meta: { current_page: Math.max((query.page ?? 1), 0), next_page: next !== undefined ? next : null, total_pages: Math.ceil(total / Math.max(limit, 1)), total_count: total } })
},
// GET /fees/{lago_id}: Retrieve a specific fee
findFee: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("fees").selectAll().where("lago_id", "=", path.lago_id).executeTakeFirst()
if (!row) return replyError(404, `There is no fee ${path.lago_id}.`)
return reply(200, { fee: tables.fees.toItem(row) })
},
// PUT /fees/{lago_id}: Update a fee
updateFee: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: item, amount_cents, amount_currency, taxes_amount_cents, taxes_rate, total_amount_cents, total_amount_currency, pay_in_advance, invoiceable, units, total_aggregated_units, precise_unit_amount, sub_total_excluding_taxes_amount_cents, sub_total_excluding_taxes_precise_amount_cents, payment_status.
const row = await trx.selectFrom("fees").selectAll().where("lago_id", "=", path.lago_id).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.fees.toRow({ item: { type: "charge", code: "", name: "", lago_item_id: randomUUID(), item_type: "AddOn" }, amount_cents: 0, amount_currency: "AED", taxes_amount_cents: 0, taxes_rate: 0, total_amount_cents: 0, total_amount_currency: "AED", pay_in_advance: false, invoiceable: false, units: "", total_aggregated_units: "", precise_unit_amount: "", sub_total_excluding_taxes_amount_cents: 0, sub_total_excluding_taxes_precise_amount_cents: "", payment_status: "pending", created_at: new Date().toISOString(), ...omit(body?.fee ?? {}, "lago_charge_id", "lago_charge_filter_id", "lago_fixed_charge_id", "lago_invoice_id", "lago_true_up_fee_id", "lago_true_up_parent_fee_id", "lago_subscription_id", "lago_customer_id", "external_customer_id", "external_subscription_id", "amount_cents", "precise_amount", "precise_total_amount", "amount_currency", "taxes_amount_cents", "taxes_precise_amount", "taxes_rate", "units", "precise_unit_amount", "total_aggregated_units", "total_amount_cents", "total_amount_currency", "events_count", "pay_in_advance", "invoiceable", "from_date", "to_date", "created_at", "succeeded_at", "failed_at", "refunded_at", "event_transaction_id", "description", "precise_coupons_amount_cents", "sub_total_excluding_taxes_amount_cents", "sub_total_excluding_taxes_precise_amount_cents", "amount_details", "self_billed", "item", "applied_taxes", "pricing_unit_details", "presentation_breakdowns"), lago_id: path.lago_id })
const row = await trx.insertInto("fees").values(values).onConflict((conflict) => conflict.columns(["lago_id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, { fee: tables.fees.toItem(row) })
}
const changed = await trx.updateTable("fees").set(tables.fees.toColumns({ ...omit(body?.fee ?? {}, "lago_charge_id", "lago_charge_filter_id", "lago_fixed_charge_id", "lago_invoice_id", "lago_true_up_fee_id", "lago_true_up_parent_fee_id", "lago_subscription_id", "lago_customer_id", "external_customer_id", "external_subscription_id", "amount_cents", "precise_amount", "precise_total_amount", "amount_currency", "taxes_amount_cents", "taxes_precise_amount", "taxes_rate", "units", "precise_unit_amount", "total_aggregated_units", "total_amount_cents", "total_amount_currency", "events_count", "pay_in_advance", "invoiceable", "from_date", "to_date", "created_at", "succeeded_at", "failed_at", "refunded_at", "event_transaction_id", "description", "precise_coupons_amount_cents", "sub_total_excluding_taxes_amount_cents", "sub_total_excluding_taxes_precise_amount_cents", "amount_details", "self_billed", "item", "applied_taxes", "pricing_unit_details", "presentation_breakdowns"), lago_id: path.lago_id }, { ...row, _other: null })).where("lago_id", "=", path.lago_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { fee: tables.fees.toItem(changed) })
}),
// DELETE /fees/{lago_id}: Delete a fee
deleteFee: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("fees").where("lago_id", "=", path.lago_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no fee ${path.lago_id}.`)
return reply(200, { fee: tables.fees.toItem(row) })
},
// GET /invoices: List all invoices
findAllInvoices: stub,
// POST /invoices: Create a one-off invoice
createInvoice: stub,
// GET /invoices/{lago_id}: Retrieve an invoice
findInvoice: stub,
// PUT /invoices/{lago_id}: Update an invoice
updateInvoice: stub,
// DELETE /invoices/{lago_id}: Delete a draft invoice
deleteInvoice: stub,
// POST /invoices/{lago_id}/download: Download an invoice PDF
downloadInvoice: stub,
// PUT /invoices/{lago_id}/finalize: Finalize a draft invoice
finalizeInvoice: stub,
// POST /invoices/{lago_id}/lose_dispute: Mark an invoice payment dispute as lost
loseDisputeInvoice: stub,
// PUT /invoices/{lago_id}/refresh: Refresh a draft invoice
refreshInvoice: stub,
// POST /invoices/{lago_id}/retry: Retry generation of a failed invoice
retryInvoice: stub,
// POST /invoices/{lago_id}/payment_url: Generate a payment URL
invoicePaymentUrl: stub,
// POST /invoices/preview: Create an invoice preview
invoicePreview: stub,
// POST /invoices/{lago_id}/retry_payment: Retry an invoice payment
retryPayment: stub,
// POST /invoices/{lago_id}/void: Void an invoice
voidInvoice: stub,
// PUT /organizations: Update your organization
updateOrganization: stub,
// GET /payment_receipts: List all payment receipts
findAllPaymentReceipts: stub,
// GET /payment_receipts/{lago_id}: Retrieve a payment receipt
findPaymentReceipt: stub,
// GET /payment_requests: List all payment requests
findAllPaymentRequests: stub,
// POST /payment_requests: Create a payment request
createPaymentRequest: stub,
// GET /payment_requests/{lago_id}: Retrieve a payment request
findPaymentRequest: stub,
// GET /payments: List all payments
findAllPayments: async ({ query, reply }) => {
// Not read: invoice_id.
let select = db.selectFrom("payments")
if (query.external_customer_id !== undefined) select = select.where("external_customer_id", "=", query.external_customer_id)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.per_page ?? 100), 0)
const rows = await select.selectAll().orderBy("lago_id").limit(limit + 1).offset(Math.min((Math.max((query.page ?? 1), 1) - 1) * limit, Number.MAX_SAFE_INTEGER)).execute()
const next = rows.length > limit ? Math.max((query.page ?? 1), 0) + 1 : undefined
return reply(200, { payments: rows.slice(0, limit).map(tables.payments.toItem), meta: { current_page: Math.max((query.page ?? 1), 0), next_page: next !== undefined ? next : null, total_pages: Math.ceil(total / Math.max(limit, 1)), total_count: total } })
},
// POST /payments: Create a payment
createPayment: async ({ body, reply }) => {
// Not read: invoice_id, paid_at.
// Placeholders, which you replace: lago_customer_id, external_customer_id, invoice_ids, lago_payable_id, payable_type, amount_currency, status, payment_status, type, payment_provider_code, payment_provider_type, external_payment_id, provider_payment_id, provider_customer_id, next_action.
const row = await db.insertInto("payments").values(tables.payments.toRow({ ...omit(body.payment, "invoice_numbers", "payment_method_id", "invoice_id", "paid_at"), lago_id: createUuid(), lago_customer_id: randomUUID(), external_customer_id: "external_customer-1", invoice_ids: [], lago_payable_id: randomUUID(), payable_type: "Invoice", amount_currency: "AED", status: "", payment_status: "succeeded", type: "manual", payment_provider_code: "", payment_provider_type: "adyen", external_payment_id: null, provider_payment_id: null, provider_customer_id: "provider_customer-1", next_action: {}, created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, { payment: tables.payments.toItem(row) })
},
// GET /payments/{lago_id}: Retrieve a payment
findPayment: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("payments").selectAll().where("lago_id", "=", path.lago_id).executeTakeFirst()
if (!row) return replyError(404, `There is no payment ${path.lago_id}.`)
return reply(200, tables.payments.toItem(row))
},
// GET /plans: List all plans
findAllPlans: stub,
// POST /plans: Create a plan
createPlan: stub,
// GET /plans/{code}: Retrieve a plan
findPlan: stub,
// PUT /plans/{code}: Update a plan
updatePlan: stub,
// DELETE /plans/{code}: Delete a plan
destroyPlan: stub,
// GET /plans/{code}/entitlements: List all entitlements
findAllEntitlements: stub,
// POST /plans/{code}/entitlements: Create an entitlement
createEntitlement: stub,
// PATCH /plans/{code}/entitlements: Partial update of an entitlement
updateEntitlement: stub,
// GET /plans/{code}/entitlements/{feature_code}: Retrieve an entitlement
findEntitlement: stub,
// DELETE /plans/{code}/entitlements/{feature_code}: Delete an entitlement
destroyEntitlement: stub,
// DELETE /plans/{code}/entitlements/{feature_code}/privileges/{privilege_code}: Remove a privilege from an entitlement
removeEntitlementPrivilege: stub,
// POST /plans/{code}/metadata: Replace plan metadata
replacePlanMetadata: stub,
// DELETE /plans/{code}/metadata: Delete all plan metadata
deleteAllPlanMetadata: stub,
// PATCH /plans/{code}/metadata: Merge plan metadata
mergePlanMetadata: stub,
// DELETE /plans/{code}/metadata/{key}: Delete a metadata key
deletePlanMetadataKey: stub,
// GET /plans/{code}/charges: List all charges for a plan
findAllPlanCharges: stub,
// POST /plans/{code}/charges: Create a charge
createPlanCharge: stub,
// GET /plans/{code}/charges/{charge_code}: Retrieve a charge
findPlanCharge: stub,
// PUT /plans/{code}/charges/{charge_code}: Update a charge
updatePlanCharge: stub,
// DELETE /plans/{code}/charges/{charge_code}: Delete a charge
destroyPlanCharge: stub,
// GET /plans/{code}/charges/{charge_code}/filters: List all filters for a charge
findAllPlanChargeFilters: stub,
// POST /plans/{code}/charges/{charge_code}/filters: Create a charge filter
createPlanChargeFilter: stub,
// GET /plans/{code}/charges/{charge_code}/filters/{filter_id}: Retrieve a charge filter
findPlanChargeFilter: stub,
// PUT /plans/{code}/charges/{charge_code}/filters/{filter_id}: Update a charge filter
updatePlanChargeFilter: stub,
// DELETE /plans/{code}/charges/{charge_code}/filters/{filter_id}: Delete a charge filter
destroyPlanChargeFilter: stub,
// GET /plans/{code}/fixed_charges: List all fixed charges for a plan
findAllPlanFixedCharges: stub,
// POST /plans/{code}/fixed_charges: Create a fixed charge
createPlanFixedCharge: stub,
// GET /plans/{code}/fixed_charges/{fixed_charge_code}: Retrieve a fixed charge
findPlanFixedCharge: stub,
// PUT /plans/{code}/fixed_charges/{fixed_charge_code}: Update a fixed charge
updatePlanFixedCharge: stub,
// DELETE /plans/{code}/fixed_charges/{fixed_charge_code}: Delete a fixed charge
destroyPlanFixedCharge: stub,
// GET /subscriptions: List all subscriptions
findAllSubscriptions: stub,
// POST /subscriptions: Assign a plan to a customer
createSubscription: stub,
// GET /subscriptions/{external_id}: Retrieve a subscription
findSubscription: stub,
// PUT /subscriptions/{external_id}: Update a subscription
updateSubscription: stub,
// DELETE /subscriptions/{external_id}: Terminate a subscription
destroySubscription: stub,
// GET /subscriptions/{external_id}/lifetime_usage: Retrieve subscription lifetime usage
getSubscriptionLifetimeUsage: stub,
// PUT /subscriptions/{external_id}/lifetime_usage: Update a subscription lifetime usage
updateSubscriptionLifetimeUsage: stub,
// GET /subscriptions/{external_id}/alerts: List subscription alerts
getSubscriptionAlerts: stub,
// POST /subscriptions/{external_id}/alerts: Create subscription alert(s)
createSubscriptionAlert: stub,
// DELETE /subscriptions/{external_id}/alerts: Delete all subscription alerts
deleteAllSubscriptionAlerts: stub,
// GET /subscriptions/{external_id}/alerts/{code}: Retrieve a subscription alert
getSubscriptionAlert: stub,
// PUT /subscriptions/{external_id}/alerts/{code}: Update a subscription alert
updateSubscriptionAlert: stub,
// DELETE /subscriptions/{external_id}/alerts/{code}: Delete a subscription alert
deleteSubscriptionAlert: stub,
// GET /subscriptions/{external_id}/entitlements: List all subscription entitlements
findAllSubscriptionEntitlements: stub,
// PATCH /subscriptions/{external_id}/entitlements: Update subscription entitlements
updateSubscriptionEntitlements: stub,
// DELETE /subscriptions/{external_id}/entitlements/{feature_code}: Remove an entitlement from a subscription
destroySubscriptionEntitlement: stub,
// DELETE /subscriptions/{external_id}/entitlements/{feature_code}/privileges/{privilege_code}: Remove a privilege from a subscription entitlement override
destroySubscriptionEntitlementPrivilege: stub,
// GET /subscriptions/{external_id}/fixed_charges: List all fixed charges for a subscription
findAllSubscriptionFixedCharges: stub,
// GET /subscriptions/{external_id}/charges: List all charges for a subscription
findAllSubscriptionCharges: stub,
// GET /subscriptions/{external_id}/charges/{charge_code}: Retrieve a charge for a subscription
findSubscriptionCharge: stub,
// PUT /subscriptions/{external_id}/charges/{charge_code}: Override a charge for a subscription
overrideSubscriptionCharge: stub,
// GET /subscriptions/{external_id}/charges/{charge_code}/filters: List all filters for a charge
findAllSubscriptionChargeFilters: stub,
// POST /subscriptions/{external_id}/charges/{charge_code}/filters: Create a charge filter
createSubscriptionChargeFilter: stub,
// GET /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}: Retrieve a charge filter
findSubscriptionChargeFilter: stub,
// PUT /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}: Update a charge filter
updateSubscriptionChargeFilter: stub,
// DELETE /subscriptions/{external_id}/charges/{charge_code}/filters/{filter_id}: Delete a charge filter
destroySubscriptionChargeFilter: stub,
// GET /subscriptions/{external_id}/fixed_charges/{fixed_charge_code}: Retrieve a fixed charge for a subscription
findSubscriptionFixedCharge: stub,
// PUT /subscriptions/{external_id}/fixed_charges/{fixed_charge_code}: Override a fixed charge for a subscription
overrideSubscriptionFixedCharge: stub,
// GET /taxes: List all taxes
findAllTaxes: stub,
// POST /taxes: Create a tax
createTax: stub,
// GET /taxes/{code}: Retrieve a Tax
findTax: stub,
// PUT /taxes/{code}: Update a tax
updateTax: stub,
// DELETE /taxes/{code}: Delete a tax
destroyTax: stub,
// GET /wallets: List all wallets
findAllWallets: stub,
// POST /wallets: Create a wallet
createWallet: stub,
// GET /wallets/{lago_id}: Retrieve a wallet
findWallet: stub,
// PUT /wallets/{lago_id}: Update a wallet
updateWallet: stub,
// DELETE /wallets/{lago_id}: Terminate a wallet
destroyWallet: stub,
// POST /wallets/{lago_id}/metadata: Replace wallet metadata
replaceWalletMetadata: stub,
// DELETE /wallets/{lago_id}/metadata: Delete all wallet metadata
deleteAllWalletMetadata: stub,
// PATCH /wallets/{lago_id}/metadata: Merge wallet metadata
mergeWalletMetadata: stub,
// DELETE /wallets/{lago_id}/metadata/{key}: Delete a metadata key
deleteWalletMetadataKey: stub,
// POST /wallet_transactions: Top up a wallet
createWalletTransaction: stub,
// GET /wallet_transactions/{lago_id}: Retrieve a wallet transaction
findWalletTransaction: stub,
// POST /wallet_transactions/{lago_id}/payment_url: Generate a payment URL
walletTransactionPaymentUrl: stub,
// GET /wallet_transactions/{lago_id}/consumptions: List all consumptions for a wallet transaction
findAllWalletTransactionConsumptions: stub,
// GET /wallet_transactions/{lago_id}/fundings: List all fundings for a wallet transaction
findAllWalletTransactionFundings: stub,
// GET /wallets/{lago_id}/wallet_transactions: List all wallet transactions
findAllWalletTransactions: stub,
// GET /webhooks/public_key: Retrieve webhook public key
fetchPublicKey: stub,
// GET /webhooks/json_public_key: Retrieve webhook public key (JSON)
fetchJsonPublicKey: stub,
// GET /webhook_endpoints: List all webhook endpoints
findAllWebhookEndpoints: stub,
// POST /webhook_endpoints: Create a webhook_endpoint
createWebhookEndpoint: stub,
// GET /webhook_endpoints/{lago_id}: Retrieve a webhook endpoint
findWebhookEndpoint: stub,
// PUT /webhook_endpoints/{lago_id}: Update a webhook endpoint
updateWebhookEndpoint: stub,
// DELETE /webhook_endpoints/{lago_id}: Delete a webhook endpoint
destroyWebhookEndpoint: stub,
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
