// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type SendEmailRequest = components["schemas"]["SendEmailRequest"];

export type Attachment = components["schemas"]["Attachment"];

export type Tag = components["schemas"]["Tag"];

export type EmailTemplateInput = components["schemas"]["EmailTemplateInput"];

export type SendEmailResponse = components["schemas"]["SendEmailResponse"];

export type UpdateEmailOptions = components["schemas"]["UpdateEmailOptions"];

export type ShareEmailOptions = components["schemas"]["ShareEmailOptions"];

export type ShareEmailResponse = components["schemas"]["ShareEmailResponse"];

export type Email = components["schemas"]["Email"];

export type ListEmailsResponse = components["schemas"]["ListEmailsResponse"];

export type GetEmailsMetricsResponse = components["schemas"]["GetEmailsMetricsResponse"];

/** A single breakdown row. Which dimension fields are present depends on the requested `dimensions`; which metric fields are present depends on the requested `metrics`. */
export type EmailMetricsDataRow = components["schemas"]["EmailMetricsDataRow"];

export type CreateBatchEmailsResponse = components["schemas"]["CreateBatchEmailsResponse"];

/** Configure the domain capabilities for sending and receiving emails. At least one capability must be enabled. */
export type DomainCapabilities = components["schemas"]["DomainCapabilities"];

export type CreateDomainRequest = components["schemas"]["CreateDomainRequest"];

export type CreateDomainResponse = components["schemas"]["CreateDomainResponse"];

export type UpdateDomainOptions = components["schemas"]["UpdateDomainOptions"];

export type DomainRecord = components["schemas"]["DomainRecord"];

export type Domain = components["schemas"]["Domain"];

export type CreateDomainClaimRequest = components["schemas"]["CreateDomainClaimRequest"];

/** The TXT record to add to your DNS to prove ownership of the claimed domain. */
export type DomainClaimRecord = components["schemas"]["DomainClaimRecord"];

export type DomainClaim = components["schemas"]["DomainClaim"];

export type VerifyDomainResponse = components["schemas"]["VerifyDomainResponse"];

export type ListDomainsResponse = components["schemas"]["ListDomainsResponse"];

export type ListDomainsItem = components["schemas"]["ListDomainsItem"];

export type UpdateDomainResponseSuccess = components["schemas"]["UpdateDomainResponseSuccess"];

export type DeleteDomainResponse = components["schemas"]["DeleteDomainResponse"];

export type CreateApiKeyRequest = components["schemas"]["CreateApiKeyRequest"];

export type CreateApiKeyResponse = components["schemas"]["CreateApiKeyResponse"];

export type ListApiKeysResponse = components["schemas"]["ListApiKeysResponse"];

export type ApiKey = components["schemas"]["ApiKey"];

export type ListOAuthGrantsResponse = components["schemas"]["ListOAuthGrantsResponse"];

export type OAuthGrant = components["schemas"]["OAuthGrant"];

export type RevokeOAuthGrantResponse = components["schemas"]["RevokeOAuthGrantResponse"];

export type DeleteApiKeyResponse = components["schemas"]["DeleteApiKeyResponse"];

export type UpdateApiKeyRequest = components["schemas"]["UpdateApiKeyRequest"];

export type UpdateApiKeyResponse = components["schemas"]["UpdateApiKeyResponse"];

export type CreateAudienceOptions = components["schemas"]["CreateAudienceOptions"];

export type CreateAudienceResponseSuccess = components["schemas"]["CreateAudienceResponseSuccess"];

export type GetAudienceResponseSuccess = components["schemas"]["GetAudienceResponseSuccess"];

export type RemoveAudienceResponseSuccess = components["schemas"]["RemoveAudienceResponseSuccess"];

export type ListAudiencesResponseSuccess = components["schemas"]["ListAudiencesResponseSuccess"];

export type CreateContactOptions = components["schemas"]["CreateContactOptions"];

export type CreateContactResponseSuccess = components["schemas"]["CreateContactResponseSuccess"];

export type GetContactResponseSuccess = components["schemas"]["GetContactResponseSuccess"];

export type UpdateContactOptions = components["schemas"]["UpdateContactOptions"];

export type UpdateContactResponseSuccess = components["schemas"]["UpdateContactResponseSuccess"];

export type RemoveContactResponseSuccess = components["schemas"]["RemoveContactResponseSuccess"];

export type ListContactsResponseSuccess = components["schemas"]["ListContactsResponseSuccess"];

export type CreateContactImportOptions = components["schemas"]["CreateContactImportOptions"];

export type CreateContactImportResponseSuccess = components["schemas"]["CreateContactImportResponseSuccess"];

export type ContactImportCounts = components["schemas"]["ContactImportCounts"];

export type ContactImport = components["schemas"]["ContactImport"];

export type GetContactImportResponseSuccess = components["schemas"]["GetContactImportResponseSuccess"];

export type ListContactImportsResponseSuccess = components["schemas"]["ListContactImportsResponseSuccess"];

export type CreateBroadcastOptions = components["schemas"]["CreateBroadcastOptions"];

export type CreateBroadcastResponseSuccess = components["schemas"]["CreateBroadcastResponseSuccess"];

export type ListBroadcastsResponseSuccess = components["schemas"]["ListBroadcastsResponseSuccess"];

export type GetBroadcastResponseSuccess = components["schemas"]["GetBroadcastResponseSuccess"];

export type UpdateBroadcastOptions = components["schemas"]["UpdateBroadcastOptions"];

export type UpdateBroadcastResponseSuccess = components["schemas"]["UpdateBroadcastResponseSuccess"];

export type RemoveBroadcastResponseSuccess = components["schemas"]["RemoveBroadcastResponseSuccess"];

export type SendBroadcastOptions = components["schemas"]["SendBroadcastOptions"];

export type SendBroadcastResponseSuccess = components["schemas"]["SendBroadcastResponseSuccess"];

export type CancelBroadcastResponseSuccess = components["schemas"]["CancelBroadcastResponseSuccess"];

export type ListBroadcastRecipientsResponseSuccess = components["schemas"]["ListBroadcastRecipientsResponseSuccess"];

export type ListBroadcastClickedLinksResponseSuccess = components["schemas"]["ListBroadcastClickedLinksResponseSuccess"];

export type RetrievedAttachment = components["schemas"]["RetrievedAttachment"];

export type ListAttachmentsResponse = components["schemas"]["ListAttachmentsResponse"];

export type GetReceivedEmailResponse = components["schemas"]["GetReceivedEmailResponse"];

export type ListReceivedEmailsResponse = components["schemas"]["ListReceivedEmailsResponse"];

export type CreateWebhookRequest = components["schemas"]["CreateWebhookRequest"];

export type CreateWebhookResponse = components["schemas"]["CreateWebhookResponse"];

export type GetWebhookResponse = components["schemas"]["GetWebhookResponse"];

export type ListWebhooksResponse = components["schemas"]["ListWebhooksResponse"];

export type UpdateWebhookRequest = components["schemas"]["UpdateWebhookRequest"];

export type UpdateWebhookResponse = components["schemas"]["UpdateWebhookResponse"];

export type DeleteWebhookResponse = components["schemas"]["DeleteWebhookResponse"];

export type TemplateVariable = components["schemas"]["TemplateVariable"];

export type TemplateVariableInput = components["schemas"]["TemplateVariableInput"];

export type Template = components["schemas"]["Template"];

export type TemplateListItem = components["schemas"]["TemplateListItem"];

export type CreateTemplateRequest = components["schemas"]["CreateTemplateRequest"];

export type CreateTemplateResponseSuccess = components["schemas"]["CreateTemplateResponseSuccess"];

export type ListTemplatesResponseSuccess = components["schemas"]["ListTemplatesResponseSuccess"];

export type UpdateTemplateOptions = components["schemas"]["UpdateTemplateOptions"];

export type UpdateTemplateResponseSuccess = components["schemas"]["UpdateTemplateResponseSuccess"];

export type RemoveTemplateResponseSuccess = components["schemas"]["RemoveTemplateResponseSuccess"];

export type PublishTemplateResponseSuccess = components["schemas"]["PublishTemplateResponseSuccess"];

export type DuplicateTemplateResponseSuccess = components["schemas"]["DuplicateTemplateResponseSuccess"];

export type CreateSegmentOptions = components["schemas"]["CreateSegmentOptions"];

export type CreateSegmentResponseSuccess = components["schemas"]["CreateSegmentResponseSuccess"];

export type GetSegmentResponseSuccess = components["schemas"]["GetSegmentResponseSuccess"];

export type ListSegmentsResponseSuccess = components["schemas"]["ListSegmentsResponseSuccess"];

export type RemoveSegmentResponseSuccess = components["schemas"]["RemoveSegmentResponseSuccess"];

export type CreateTopicOptions = components["schemas"]["CreateTopicOptions"];

export type CreateTopicResponseSuccess = components["schemas"]["CreateTopicResponseSuccess"];

export type GetTopicResponseSuccess = components["schemas"]["GetTopicResponseSuccess"];

export type ListTopicsResponseSuccess = components["schemas"]["ListTopicsResponseSuccess"];

export type UpdateTopicOptions = components["schemas"]["UpdateTopicOptions"];

export type UpdateTopicResponseSuccess = components["schemas"]["UpdateTopicResponseSuccess"];

export type RemoveTopicResponseSuccess = components["schemas"]["RemoveTopicResponseSuccess"];

export type CreateContactPropertyOptions = components["schemas"]["CreateContactPropertyOptions"];

export type CreateContactPropertyResponseSuccess = components["schemas"]["CreateContactPropertyResponseSuccess"];

export type GetContactPropertyResponseSuccess = components["schemas"]["GetContactPropertyResponseSuccess"];

export type ListContactPropertiesResponseSuccess = components["schemas"]["ListContactPropertiesResponseSuccess"];

export type UpdateContactPropertyOptions = components["schemas"]["UpdateContactPropertyOptions"];

export type UpdateContactPropertyResponseSuccess = components["schemas"]["UpdateContactPropertyResponseSuccess"];

export type RemoveContactPropertyResponseSuccess = components["schemas"]["RemoveContactPropertyResponseSuccess"];

export type AddContactToSegmentResponseSuccess = components["schemas"]["AddContactToSegmentResponseSuccess"];

export type ListContactSegmentsResponseSuccess = components["schemas"]["ListContactSegmentsResponseSuccess"];

export type RemoveContactFromSegmentResponseSuccess = components["schemas"]["RemoveContactFromSegmentResponseSuccess"];

export type GetContactTopicsResponseSuccess = components["schemas"]["GetContactTopicsResponseSuccess"];

export type UpdateContactTopicsOptions = components["schemas"]["UpdateContactTopicsOptions"];

export type UpdateContactTopicsResponseSuccess = components["schemas"]["UpdateContactTopicsResponseSuccess"];

export type LogSummary = components["schemas"]["LogSummary"];

export type Log = components["schemas"]["Log"];

export type ListLogsResponse = components["schemas"]["ListLogsResponse"];

/** A step in an automation workflow. The `config` object varies based on the step `type`. */
export type AutomationStep = components["schemas"]["AutomationStep"];

/** A step as returned when retrieving an automation. */
export type AutomationStepResponse = components["schemas"]["AutomationStepResponse"];

/** A connection between two steps in the automation graph. */
export type AutomationConnection = components["schemas"]["AutomationConnection"];

export type CreateAutomationRequest = components["schemas"]["CreateAutomationRequest"];

export type CreateAutomationResponse = components["schemas"]["CreateAutomationResponse"];

export type Automation = components["schemas"]["Automation"];

export type AutomationListItem = components["schemas"]["AutomationListItem"];

export type ListAutomationsResponse = components["schemas"]["ListAutomationsResponse"];

/** At least one of `name`, `status`, or `steps` and `connections` must be provided. When updating the workflow graph, both `steps` and `connections` must be provided together. */
export type PatchAutomationRequest = components["schemas"]["PatchAutomationRequest"];

export type PatchAutomationResponse = components["schemas"]["PatchAutomationResponse"];

export type DeleteAutomationResponse = components["schemas"]["DeleteAutomationResponse"];

export type DuplicateAutomationResponse = components["schemas"]["DuplicateAutomationResponse"];

export type StopAutomationResponse = components["schemas"]["StopAutomationResponse"];

/** A step execution within an automation run. */
export type AutomationRunStep = components["schemas"]["AutomationRunStep"];

export type AutomationRun = components["schemas"]["AutomationRun"];

export type AutomationRunListItem = components["schemas"]["AutomationRunListItem"];

export type ListAutomationRunsResponse = components["schemas"]["ListAutomationRunsResponse"];

export type Event_ = components["schemas"]["Event"];

export type EventSummary = components["schemas"]["EventSummary"];

export type CreateEventRequest = components["schemas"]["CreateEventRequest"];

export type CreateEventResponse = components["schemas"]["CreateEventResponse"];

export type ListEventsResponse = components["schemas"]["ListEventsResponse"];

export type UpdateEventRequest = components["schemas"]["UpdateEventRequest"];

export type UpdateEventResponse = components["schemas"]["UpdateEventResponse"];

export type RemoveEventResponse = components["schemas"]["RemoveEventResponse"];

export type SendEventRequest = components["schemas"]["SendEventRequest"];

export type SendEventResponse = components["schemas"]["SendEventResponse"];

export type WebhookEventBounce = components["schemas"]["WebhookEventBounce"];

export type WebhookEventClick = components["schemas"]["WebhookEventClick"];

export type WebhookEventFailed = components["schemas"]["WebhookEventFailed"];

export type WebhookEventSuppressed = components["schemas"]["WebhookEventSuppressed"];

export type WebhookEventAttachment = components["schemas"]["WebhookEventAttachment"];

export type WebhookDomainRecord = components["schemas"]["WebhookDomainRecord"];

export type OutboundEmailEventData = components["schemas"]["OutboundEmailEventData"];

export type EmailBouncedEventData = components["schemas"]["EmailBouncedEventData"];

export type EmailClickedEventData = components["schemas"]["EmailClickedEventData"];

export type EmailFailedEventData = components["schemas"]["EmailFailedEventData"];

export type EmailSuppressedEventData = components["schemas"]["EmailSuppressedEventData"];

export type EmailReceivedEventData = components["schemas"]["EmailReceivedEventData"];

export type ContactEventData = components["schemas"]["ContactEventData"];

export type DomainEventData = components["schemas"]["DomainEventData"];

export type EmailSentEvent = components["schemas"]["EmailSentEvent"];

export type EmailDeliveredEvent = components["schemas"]["EmailDeliveredEvent"];

export type EmailDeliveryDelayedEvent = components["schemas"]["EmailDeliveryDelayedEvent"];

export type EmailBouncedEvent = components["schemas"]["EmailBouncedEvent"];

export type EmailComplainedEvent = components["schemas"]["EmailComplainedEvent"];

export type EmailOpenedEvent = components["schemas"]["EmailOpenedEvent"];

export type EmailClickedEvent = components["schemas"]["EmailClickedEvent"];

export type EmailFailedEvent = components["schemas"]["EmailFailedEvent"];

export type EmailScheduledEvent = components["schemas"]["EmailScheduledEvent"];

export type EmailSuppressedEvent = components["schemas"]["EmailSuppressedEvent"];

export type EmailReceivedEvent = components["schemas"]["EmailReceivedEvent"];

export type ContactCreatedEvent = components["schemas"]["ContactCreatedEvent"];

export type ContactUpdatedEvent = components["schemas"]["ContactUpdatedEvent"];

export type ContactDeletedEvent = components["schemas"]["ContactDeletedEvent"];

export type DomainCreatedEvent = components["schemas"]["DomainCreatedEvent"];

export type DomainUpdatedEvent = components["schemas"]["DomainUpdatedEvent"];

export type DomainDeletedEvent = components["schemas"]["DomainDeletedEvent"];

export type CreateSuppressionOptions = components["schemas"]["CreateSuppressionOptions"];

export type CreateSuppressionResponseSuccess = components["schemas"]["CreateSuppressionResponseSuccess"];

export type BatchAddSuppressionsOptions = components["schemas"]["BatchAddSuppressionsOptions"];

export type BatchAddSuppressionsResponseSuccess = components["schemas"]["BatchAddSuppressionsResponseSuccess"];

/** Provide either `emails` or `ids`, but not both. */
export type BatchRemoveSuppressionsOptions = components["schemas"]["BatchRemoveSuppressionsOptions"];

export type BatchRemoveSuppressionsResponseSuccess = components["schemas"]["BatchRemoveSuppressionsResponseSuccess"];

export type RemoveSuppressionResponseSuccess = components["schemas"]["RemoveSuppressionResponseSuccess"];

export type GetSuppressionResponseSuccess = components["schemas"]["GetSuppressionResponseSuccess"];

export type ListSuppressionsResponseSuccess = components["schemas"]["ListSuppressionsResponseSuccess"];
