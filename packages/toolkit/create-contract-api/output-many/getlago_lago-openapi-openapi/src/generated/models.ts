// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Currency = components["schemas"]["Currency"];

export type Country = components["schemas"]["Country"];

export type Timezone = components["schemas"]["Timezone"];

/** Billing entity object */
export type BillingEntityObject = components["schemas"]["BillingEntityObject"];

export type ApiErrorUnauthorized = components["schemas"]["ApiErrorUnauthorized"];

export type ApiErrorUnprocessableEntity = components["schemas"]["ApiErrorUnprocessableEntity"];

/** Billing entity create input */
export type BillingEntityCreateInput = components["schemas"]["BillingEntityCreateInput"];

export type ApiErrorBadRequest = components["schemas"]["ApiErrorBadRequest"];

export type ApiErrorForbidden = components["schemas"]["ApiErrorForbidden"];

export type TaxObject = components["schemas"]["TaxObject"];

export type InvoiceCustomSectionObject = components["schemas"]["InvoiceCustomSectionObject"];

export type BillingEntityObjectExtended = components["schemas"]["BillingEntityObjectExtended"];

export type ApiErrorNotFound = components["schemas"]["ApiErrorNotFound"];

/** List of unique code used to identify the taxes. */
export type TaxCodes = components["schemas"]["TaxCodes"];

/** Billing entity update input */
export type BillingEntityUpdateInput = components["schemas"]["BillingEntityUpdateInput"];

export type ActivityLogObject = components["schemas"]["ActivityLogObject"];

export type PaginationMeta = components["schemas"]["PaginationMeta"];

export type ActivityLogsPaginated = components["schemas"]["ActivityLogsPaginated"];

export type ActivityLog = components["schemas"]["ActivityLog"];

export type AddOnObject = components["schemas"]["AddOnObject"];

export type AddOnsPaginated = components["schemas"]["AddOnsPaginated"];

export type AddOnBaseInput = components["schemas"]["AddOnBaseInput"];

export type AddOnCreateInput = components["schemas"]["AddOnCreateInput"];

export type AddOn = components["schemas"]["AddOn"];

export type AddOnUpdateInput = components["schemas"]["AddOnUpdateInput"];

export type ApiLogObject = components["schemas"]["ApiLogObject"];

export type ApiLogsPaginated = components["schemas"]["ApiLogsPaginated"];

export type ApiLog = components["schemas"]["ApiLog"];

export type GrossRevenueObject = components["schemas"]["GrossRevenueObject"];

export type GrossRevenues = components["schemas"]["GrossRevenues"];

export type InvoiceCollectionObject = components["schemas"]["InvoiceCollectionObject"];

export type InvoiceCollections = components["schemas"]["InvoiceCollections"];

export type InvoicedUsageObject = components["schemas"]["InvoicedUsageObject"];

export type InvoicedUsages = components["schemas"]["InvoicedUsages"];

export type MrrObject = components["schemas"]["MrrObject"];

export type Mrrs = components["schemas"]["Mrrs"];

export type OverdueBalanceObject = components["schemas"]["OverdueBalanceObject"];

export type OverdueBalances = components["schemas"]["OverdueBalances"];

export type UsageObject = components["schemas"]["UsageObject"];

export type Usages = components["schemas"]["Usages"];

export type CurrencyOrNull = components["schemas"]["CurrencyOrNull"];

export type AppliedCouponObject = components["schemas"]["AppliedCouponObject"];

export type CreditObject = components["schemas"]["CreditObject"];

export type AppliedCouponObjectExtended = components["schemas"]["AppliedCouponObjectExtended"];

export type AppliedCouponsPaginated = components["schemas"]["AppliedCouponsPaginated"];

export type AppliedCouponInput = components["schemas"]["AppliedCouponInput"];

export type AppliedCoupon = components["schemas"]["AppliedCoupon"];

/** Values used to apply differentiated pricing based on additional event properties. */
export type BillableMetricFilterObject = components["schemas"]["BillableMetricFilterObject"];

export type BillableMetricObject = components["schemas"]["BillableMetricObject"];

export type BillableMetricsPaginated = components["schemas"]["BillableMetricsPaginated"];

/** Values used to apply differentiated pricing based on additional event properties. */
export type BillableMetricFilterInput = components["schemas"]["BillableMetricFilterInput"];

export type BillableMetricBaseInput = components["schemas"]["BillableMetricBaseInput"];

export type BillableMetricCreateInput = components["schemas"]["BillableMetricCreateInput"];

export type BillableMetric = components["schemas"]["BillableMetric"];

export type BillableMetricEvaluateExpressionInput = components["schemas"]["BillableMetricEvaluateExpressionInput"];

export type BillableMetricEvaluateExpressionResult = components["schemas"]["BillableMetricEvaluateExpressionResult"];

export type BillableMetricUpdateInput = components["schemas"]["BillableMetricUpdateInput"];

export type FeaturePrivilegeObject = components["schemas"]["FeaturePrivilegeObject"];

export type FeatureObject = components["schemas"]["FeatureObject"];

export type FeaturesPaginated = components["schemas"]["FeaturesPaginated"];

export type FeatureBaseInput = components["schemas"]["FeatureBaseInput"];

export type FeatureCreateInput = components["schemas"]["FeatureCreateInput"];

export type Feature = components["schemas"]["Feature"];

export type FeatureUpdateInput = components["schemas"]["FeatureUpdateInput"];

export type CouponObject = components["schemas"]["CouponObject"];

export type CouponsPaginated = components["schemas"]["CouponsPaginated"];

export type CouponBaseInput = components["schemas"]["CouponBaseInput"];

export type CouponCreateInput = components["schemas"]["CouponCreateInput"];

export type Coupon = components["schemas"]["Coupon"];

export type CouponUpdateInput = components["schemas"]["CouponUpdateInput"];

export type FeeAmountDetails = components["schemas"]["FeeAmountDetails"];

export type BaseAppliedTax = components["schemas"]["BaseAppliedTax"];

export type FeeAppliedTaxObject = components["schemas"]["FeeAppliedTaxObject"];

export type PricingUnitDetailsObject = components["schemas"]["PricingUnitDetailsObject"];

/** Array of usage breakdowns split by presentation group keys without affecting pricing or aggregation. */
export type PresentationBreakdownsObject = components["schemas"]["PresentationBreakdownsObject"];

export type FeeObject = components["schemas"]["FeeObject"];

export type CreditNoteItemObject = components["schemas"]["CreditNoteItemObject"];

export type CreditNoteAppliedTaxObject = components["schemas"]["CreditNoteAppliedTaxObject"];

export type CountryOrNull = components["schemas"]["CountryOrNull"];

export type TimezoneOrNull = components["schemas"]["TimezoneOrNull"];

/** Configuration specific to the payment provider, utilized for billing the customer. This object contains settings and parameters necessary for processing payments and invoicing the customer. */
export type CustomerBillingConfiguration = components["schemas"]["CustomerBillingConfiguration"];

/** Configuration specific to the payment provider, utilized for billing the customer. This object contains settings and parameters necessary for processing payments and invoicing the customer. */
export type Address = components["schemas"]["Address"];

/** Set of key-value pairs that you can attach to a customer. This can be useful for storing additional information about the customer in a structured format */
export type CustomerMetadata = components["schemas"]["CustomerMetadata"];

export type CustomerBaseObject = components["schemas"]["CustomerBaseObject"];

/**
 * Custom metadata stored as key-value pairs.
 * Keys are strings (max 100 characters), values can be strings (max 255 characters) or null.
 */
export type MetadataObject = components["schemas"]["MetadataObject"];

export type CreditNoteErrorDetailsObject = components["schemas"]["CreditNoteErrorDetailsObject"];

export type CreditNoteObject = components["schemas"]["CreditNoteObject"];

export type CreditNotesPaginated = components["schemas"]["CreditNotesPaginated"];

/** Metadata to set as key-value pairs. Keys are strings (max 100 characters), values can be strings (max 255 characters) or null. */
export type MetadataInput = components["schemas"]["MetadataInput"];

export type CreditNoteCreateInput = components["schemas"]["CreditNoteCreateInput"];

export type CreditNoteExtendedObject = components["schemas"]["CreditNoteExtendedObject"];

export type CreditNoteExtended = components["schemas"]["CreditNoteExtended"];

export type CreditNoteUpdateInput = components["schemas"]["CreditNoteUpdateInput"];

export type CreditNote = components["schemas"]["CreditNote"];

export type CreditNoteEstimateInput = components["schemas"]["CreditNoteEstimateInput"];

export type CreditNoteEstimated = components["schemas"]["CreditNoteEstimated"];

export type ApiErrorNotAllowed = components["schemas"]["ApiErrorNotAllowed"];

export type CreditNoteMetadataResponse = components["schemas"]["CreditNoteMetadataResponse"];

/** Configuration specific to the accounting and tax integrations. This object contains settings and parameters necessary for syncing documents and payments. */
export type IntegrationCustomer = components["schemas"]["IntegrationCustomer"];

export type CustomerObject = components["schemas"]["CustomerObject"];

export type ErrorDetailObject = components["schemas"]["ErrorDetailObject"];

export type CustomerObjectExtended = components["schemas"]["CustomerObjectExtended"];

export type CustomersPaginated = components["schemas"]["CustomersPaginated"];

export type CustomerCreateInput = components["schemas"]["CustomerCreateInput"];

export type Customer = components["schemas"]["Customer"];

export type InvoiceBaseObject = components["schemas"]["InvoiceBaseObject"];

export type InvoiceMetadataObject = components["schemas"]["InvoiceMetadataObject"];

export type InvoiceAppliedTaxObject = components["schemas"]["InvoiceAppliedTaxObject"];

export type InvoiceAppliedInvoiceCustomSectionObject = components["schemas"]["InvoiceAppliedInvoiceCustomSectionObject"];

export type UsageThresholdObject = components["schemas"]["UsageThresholdObject"];

export type AppliedUsageThresholdObject = components["schemas"]["AppliedUsageThresholdObject"];

export type InvoiceObject = components["schemas"]["InvoiceObject"];

export type InvoicesPaginated = components["schemas"]["InvoicesPaginated"];

export type PaymentObject = components["schemas"]["PaymentObject"];

export type PaymentsPaginated = components["schemas"]["PaymentsPaginated"];

export type PaymentRequestObject = components["schemas"]["PaymentRequestObject"];

export type PaymentRequestsPaginated = components["schemas"]["PaymentRequestsPaginated"];

export type AppliedInvoiceCustomSectionObject = components["schemas"]["AppliedInvoiceCustomSectionObject"];

/** Reference to a specific payment method for processing the payment. */
export type PaymentMethodReference = components["schemas"]["PaymentMethodReference"];

export type SubscriptionActivationRuleObject = components["schemas"]["SubscriptionActivationRuleObject"];

export type SubscriptionObject = components["schemas"]["SubscriptionObject"];

export type SubscriptionsPaginated = components["schemas"]["SubscriptionsPaginated"];

/** Object that represents rule for wallet recurring transactions. */
export type WalletRecurringTransactionRule = components["schemas"]["WalletRecurringTransactionRule"];

export type WalletObject = components["schemas"]["WalletObject"];

export type WalletsPaginated = components["schemas"]["WalletsPaginated"];

/** Configuration for invoice custom sections to apply to invoices generated by this resource. */
export type InvoiceCustomSectionInput = components["schemas"]["InvoiceCustomSectionInput"];

export type WalletCreateInput = components["schemas"]["WalletCreateInput"];

export type Wallet = components["schemas"]["Wallet"];

export type WalletUpdateInput = components["schemas"]["WalletUpdateInput"];

export type WalletMetadataResponse = components["schemas"]["WalletMetadataResponse"];

export type AlertThresholdBaseObject = components["schemas"]["AlertThresholdBaseObject"];

export type AlertThresholdObject = components["schemas"]["AlertThresholdObject"];

export type WalletAlertObject = components["schemas"]["WalletAlertObject"];

export type WalletAlerts = components["schemas"]["WalletAlerts"];

export type AlertThresholdInput = components["schemas"]["AlertThresholdInput"];

export type AlertBaseInput = components["schemas"]["AlertBaseInput"];

export type WalletAlertCreateInput = components["schemas"]["WalletAlertCreateInput"];

export type WalletAlertBatchCreateInput = components["schemas"]["WalletAlertBatchCreateInput"];

export type WalletAlert = components["schemas"]["WalletAlert"];

export type WalletAlertUpdateInput = components["schemas"]["WalletAlertUpdateInput"];

/** Details about the pricing unit used for charge usage. */
export type UsagePricingUnitDetailsObject = components["schemas"]["UsagePricingUnitDetailsObject"];

/** Array of filter object, representing multiple dimensions for a charge item. */
export type CustomerChargeFiltersUsageObject = components["schemas"]["CustomerChargeFiltersUsageObject"];

/** Array of aggregated fees, grouped by the event properties defined in a `standard` charge model. */
export type CustomerChargeGroupedUsageObject = components["schemas"]["CustomerChargeGroupedUsageObject"];

export type CustomerChargeUsageObject = components["schemas"]["CustomerChargeUsageObject"];

export type CustomerUsageObject = components["schemas"]["CustomerUsageObject"];

export type CustomerUsage = components["schemas"]["CustomerUsage"];

/** Array of filter object, representing multiple dimensions for a charge item. */
export type CustomerProjectedChargeFiltersUsageObject = components["schemas"]["CustomerProjectedChargeFiltersUsageObject"];

/** Array of aggregated fees, grouped by the event properties defined in a `standard` charge model. */
export type CustomerProjectedChargeGroupedUsageObject = components["schemas"]["CustomerProjectedChargeGroupedUsageObject"];

export type CustomerProjectedChargeUsageObject = components["schemas"]["CustomerProjectedChargeUsageObject"];

export type CustomerProjectedUsageObject = components["schemas"]["CustomerProjectedUsageObject"];

export type CustomerProjectedUsage = components["schemas"]["CustomerProjectedUsage"];

export type CustomerPastUsage = components["schemas"]["CustomerPastUsage"];

export type CustomerCheckoutUrl = components["schemas"]["CustomerCheckoutUrl"];

export type PaymentMethodObject = components["schemas"]["PaymentMethodObject"];

export type PaymentMethodsPaginated = components["schemas"]["PaymentMethodsPaginated"];

export type PaymentMethod = components["schemas"]["PaymentMethod"];

export type EventObject = components["schemas"]["EventObject"];

export type EventsPaginated = components["schemas"]["EventsPaginated"];

export type EventInputObject = components["schemas"]["EventInputObject"];

export type EventInput = components["schemas"]["EventInput"];

export type EventCreated = components["schemas"]["EventCreated"];

export type EventBatchInput = components["schemas"]["EventBatchInput"];

export type EventsCreated = components["schemas"]["EventsCreated"];

export type EventEstimateFeesInput = components["schemas"]["EventEstimateFeesInput"];

export type Fees = components["schemas"]["Fees"];

export type EventEstimateInstantFeesInput = components["schemas"]["EventEstimateInstantFeesInput"];

export type FeeEstimateObject = components["schemas"]["FeeEstimateObject"];

export type FeesEstimate = components["schemas"]["FeesEstimate"];

export type EventBatchEstimateInstantFeesInput = components["schemas"]["EventBatchEstimateInstantFeesInput"];

export type Event_ = components["schemas"]["Event"];

export type FeesPaginated = components["schemas"]["FeesPaginated"];

export type Fee = components["schemas"]["Fee"];

export type FeeUpdateInput = components["schemas"]["FeeUpdateInput"];

export type InvoiceOneOffCreateInput = components["schemas"]["InvoiceOneOffCreateInput"];

export type BillingPeriodObject = components["schemas"]["BillingPeriodObject"];

export type InvoiceObjectExtended = components["schemas"]["InvoiceObjectExtended"];

export type Invoice = components["schemas"]["Invoice"];

export type InvoiceUpdateInput = components["schemas"]["InvoiceUpdateInput"];

/** . */
export type InvoicePaymentUrl = components["schemas"]["InvoicePaymentUrl"];

export type InvoicePreviewInput = components["schemas"]["InvoicePreviewInput"];

/** Parameters available when voiding an invoice that optionally generate credit notes. */
export type InvoiceVoidInput = components["schemas"]["InvoiceVoidInput"];

/** The custom billing settings for your organization. */
export type OrganizationBillingConfiguration = components["schemas"]["OrganizationBillingConfiguration"];

export type OrganizationUpdateInput = components["schemas"]["OrganizationUpdateInput"];

export type OrganizationObject = components["schemas"]["OrganizationObject"];

export type Organization = components["schemas"]["Organization"];

export type PaymentReceiptObject = components["schemas"]["PaymentReceiptObject"];

export type PaymentReceiptsPaginated = components["schemas"]["PaymentReceiptsPaginated"];

export type PaymentReceipt = components["schemas"]["PaymentReceipt"];

export type PaymentRequestCreateInput = components["schemas"]["PaymentRequestCreateInput"];

export type PaymentRequest = components["schemas"]["PaymentRequest"];

export type PaymentCreateInput = components["schemas"]["PaymentCreateInput"];

export type Payment = components["schemas"]["Payment"];

export type MinimumCommitmentObject = components["schemas"]["MinimumCommitmentObject"];

/**
 * Specifies the pricing model used for the calculation of the final fee. It can be any of the following values:
 *   - [`dynamic`](https://docs.getlago.com/guide/plans/charges/charge-models/dynamic)
 *   - [`graduated_percentage`](https://docs.getlago.com/guide/plans/charges/charge-models/graduated-percentage)
 *   - [`graduated`](https://docs.getlago.com/guide/plans/charges/charge-models/graduated)
 *   - [`package`](https://docs.getlago.com/guide/plans/charges/charge-models/package)
 *   - [`percentage`](https://docs.getlago.com/guide/plans/charges/charge-models/percentage)
 *   - [`standard`](https://docs.getlago.com/guide/plans/charges/charge-models/standard)
 *   - [`volume`](https://docs.getlago.com/guide/plans/charges/charge-models/volume)
 */
export type ChargeModelEnum = components["schemas"]["ChargeModelEnum"];

export type ChargeProperties = components["schemas"]["ChargeProperties"];

export type ChargeObjectProperties = components["schemas"]["ChargeObjectProperties"];

/** Values used to apply differentiated pricing based on additional event properties. */
export type ChargeFilterObject = components["schemas"]["ChargeFilterObject"];

export type ChargeObject = components["schemas"]["ChargeObject"];

export type FixedChargeProperties = components["schemas"]["FixedChargeProperties"];

export type FixedChargeObject = components["schemas"]["FixedChargeObject"];

export type PlanEntitlementPrivilegeObject = components["schemas"]["PlanEntitlementPrivilegeObject"];

export type PlanEntitlementObject = components["schemas"]["PlanEntitlementObject"];

export type PlanEntitlement = components["schemas"]["PlanEntitlement"];

export type PlanObject = components["schemas"]["PlanObject"];

export type PlansPaginated = components["schemas"]["PlansPaginated"];

/** Minimum commitment for this plan. */
export type MinimumCommitmentInput = components["schemas"]["MinimumCommitmentInput"];

/** Values used to apply differentiated pricing based on additional event properties. */
export type ChargeFilterInput = components["schemas"]["ChargeFilterInput"];

export type UsageThresholdInput = components["schemas"]["UsageThresholdInput"];

export type PlanCreateInput = components["schemas"]["PlanCreateInput"];

export type Plan = components["schemas"]["Plan"];

export type PlanUpdateInput = components["schemas"]["PlanUpdateInput"];

export type PlanEntitlements = components["schemas"]["PlanEntitlements"];

export type EntitlementUpdateInput = components["schemas"]["EntitlementUpdateInput"];

export type PlanMetadataResponse = components["schemas"]["PlanMetadataResponse"];

export type ChargesPaginated = components["schemas"]["ChargesPaginated"];

/** Properties of a charge that can be overridden at the subscription level. */
export type ChargeOverridableInput = components["schemas"]["ChargeOverridableInput"];

export type ChargeInput = components["schemas"]["ChargeInput"];

export type ChargeCreateInput = components["schemas"]["ChargeCreateInput"];

export type Charge = components["schemas"]["Charge"];

export type ChargeUpdateInput = components["schemas"]["ChargeUpdateInput"];

export type ChargeDeleteInput = components["schemas"]["ChargeDeleteInput"];

/** Charge filter values used to apply differentiated pricing based on additional event properties. */
export type ChargeFilterFullObject = components["schemas"]["ChargeFilterFullObject"];

export type ChargeFiltersPaginated = components["schemas"]["ChargeFiltersPaginated"];

export type ChargeFilterCreateInput = components["schemas"]["ChargeFilterCreateInput"];

export type ChargeFilterResponse = components["schemas"]["ChargeFilterResponse"];

export type ChargeFilterUpdateInput = components["schemas"]["ChargeFilterUpdateInput"];

export type ChargeFilterDeleteInput = components["schemas"]["ChargeFilterDeleteInput"];

export type FixedChargesPaginated = components["schemas"]["FixedChargesPaginated"];

/** Properties of a fixed charge that can be overridden at the subscription level. */
export type FixedChargeOverridableInput = components["schemas"]["FixedChargeOverridableInput"];

/**
 * Specifies the pricing model used for the calculation of the fixed charge fee. It can be any of the following values:
 *   - `standard`
 *   - `graduated`
 *   - `volume`
 */
export type FixedChargeModelEnum = components["schemas"]["FixedChargeModelEnum"];

export type FixedChargeInput = components["schemas"]["FixedChargeInput"];

export type FixedChargeCreateInput = components["schemas"]["FixedChargeCreateInput"];

export type FixedCharge = components["schemas"]["FixedCharge"];

export type FixedChargeUpdateInput = components["schemas"]["FixedChargeUpdateInput"];

export type FixedChargeDeleteInput = components["schemas"]["FixedChargeDeleteInput"];

/** Based plan overrides. */
export type PlanOverridesObject = components["schemas"]["PlanOverridesObject"];

export type SubscriptionActivationRuleInput = components["schemas"]["SubscriptionActivationRuleInput"];

export type SubscriptionCreateInput = components["schemas"]["SubscriptionCreateInput"];

export type ApplicableUsageThreshold = components["schemas"]["ApplicableUsageThreshold"];

export type SubscriptionObjectExtended = components["schemas"]["SubscriptionObjectExtended"];

export type SubscriptionExtended = components["schemas"]["SubscriptionExtended"];

export type SubscriptionUpdateInput = components["schemas"]["SubscriptionUpdateInput"];

export type Subscription = components["schemas"]["Subscription"];

export type LifetimeUsageThresholdObject = components["schemas"]["LifetimeUsageThresholdObject"];

export type LifetimeUsageObject = components["schemas"]["LifetimeUsageObject"];

export type LifetimeUsage = components["schemas"]["LifetimeUsage"];

export type LifetimeUsageInput = components["schemas"]["LifetimeUsageInput"];

export type AlertObject = components["schemas"]["AlertObject"];

export type Alerts = components["schemas"]["Alerts"];

export type AlertCreateInput = components["schemas"]["AlertCreateInput"];

export type AlertBatchCreateInput = components["schemas"]["AlertBatchCreateInput"];

export type Alert = components["schemas"]["Alert"];

export type AlertUpdateInput = components["schemas"]["AlertUpdateInput"];

export type SubscriptionEntitlementPrivilegeObject = components["schemas"]["SubscriptionEntitlementPrivilegeObject"];

export type SubscriptionEntitlementObject = components["schemas"]["SubscriptionEntitlementObject"];

export type SubscriptionEntitlements = components["schemas"]["SubscriptionEntitlements"];

export type SubscriptionEntitlement = components["schemas"]["SubscriptionEntitlement"];

export type SubscriptionChargeOverride = components["schemas"]["SubscriptionChargeOverride"];

export type SubscriptionFixedChargeOverride = components["schemas"]["SubscriptionFixedChargeOverride"];

export type TaxesPaginated = components["schemas"]["TaxesPaginated"];

export type TaxBaseInput = components["schemas"]["TaxBaseInput"];

export type TaxCreateInput = components["schemas"]["TaxCreateInput"];

export type Tax = components["schemas"]["Tax"];

export type TaxUpdateInput = components["schemas"]["TaxUpdateInput"];

export type WalletTransactionCreateInput = components["schemas"]["WalletTransactionCreateInput"];

export type WalletTransactionObject = components["schemas"]["WalletTransactionObject"];

export type WalletTransactions = components["schemas"]["WalletTransactions"];

/** . */
export type WalletTransactionPaymentUrl = components["schemas"]["WalletTransactionPaymentUrl"];

export type WalletTransactionConsumptionObject = components["schemas"]["WalletTransactionConsumptionObject"];

export type WalletTransactionConsumptions = components["schemas"]["WalletTransactionConsumptions"];

export type WalletTransactionConsumptionsPaginated = components["schemas"]["WalletTransactionConsumptionsPaginated"];

export type WalletTransactionFundingObject = components["schemas"]["WalletTransactionFundingObject"];

export type WalletTransactionFundings = components["schemas"]["WalletTransactionFundings"];

export type WalletTransactionFundingsPaginated = components["schemas"]["WalletTransactionFundingsPaginated"];

export type WalletTransactionsPaginated = components["schemas"]["WalletTransactionsPaginated"];

export type WebhookPublicKeyObject = components["schemas"]["WebhookPublicKeyObject"];

export type WebhookPublicKey = components["schemas"]["WebhookPublicKey"];

export type WebhookEndpointObject = components["schemas"]["WebhookEndpointObject"];

export type WebhookEndpointsPaginated = components["schemas"]["WebhookEndpointsPaginated"];

export type WebhookEndpointCreateInput = components["schemas"]["WebhookEndpointCreateInput"];

export type WebhookEndpoint = components["schemas"]["WebhookEndpoint"];

export type WebhookEndpointUpdateInput = components["schemas"]["WebhookEndpointUpdateInput"];

export type TriggeredAlertObject = components["schemas"]["TriggeredAlertObject"];

export type CustomerIntegratrionErrorObject = components["schemas"]["CustomerIntegratrionErrorObject"];

export type CustomerPaymentProviderErrorObject = components["schemas"]["CustomerPaymentProviderErrorObject"];

export type CustomerTaxProviderErrorObject = components["schemas"]["CustomerTaxProviderErrorObject"];

export type CustomerViesCheckObject = components["schemas"]["CustomerViesCheckObject"];

export type CreditNotePaymentProviderRefundError = components["schemas"]["CreditNotePaymentProviderRefundError"];

export type OverdueBalancePerCurrencyObject = components["schemas"]["OverdueBalancePerCurrencyObject"];

export type DunningCampaignFinishedObject = components["schemas"]["DunningCampaignFinishedObject"];

export type EventErrorsObject = components["schemas"]["EventErrorsObject"];

export type EventsErrorsObject = components["schemas"]["EventsErrorsObject"];

export type FeeTaxProviderErrorObject = components["schemas"]["FeeTaxProviderErrorObject"];

export type InvoicePaymentDisputeLostObject = components["schemas"]["InvoicePaymentDisputeLostObject"];

export type InvoicePaymentFailureObject = components["schemas"]["InvoicePaymentFailureObject"];

export type IntegrationProviderErrorObject = components["schemas"]["IntegrationProviderErrorObject"];

export type PaymentProviderErrorObject = components["schemas"]["PaymentProviderErrorObject"];

export type PaymentRequestPaymentFailureObject = components["schemas"]["PaymentRequestPaymentFailureObject"];

export type SubscriptionWithCustomerObject = components["schemas"]["SubscriptionWithCustomerObject"];

export type SubscriptionWithThresholdObject = components["schemas"]["SubscriptionWithThresholdObject"];

export type WalletTransactionObjectExtended = components["schemas"]["WalletTransactionObjectExtended"];

export type WalletTransactionPaymentFailureObject = components["schemas"]["WalletTransactionPaymentFailureObject"];

export type CustomerPaymentProvidernErrorObject = components["schemas"]["CustomerPaymentProvidernErrorObject"];
