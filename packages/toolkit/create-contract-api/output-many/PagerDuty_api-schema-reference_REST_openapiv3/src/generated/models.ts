// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type _0 = components["schemas"]["0"];

export type ServiceNowIntegration = components["schemas"]["ServiceNowIntegration"];

export type ServiceNowTable = components["schemas"]["ServiceNowTable"];

export type ServiceNowFieldMapping = components["schemas"]["ServiceNowFieldMapping"];

export type ServiceNowTableInput = components["schemas"]["ServiceNowTableInput"];

export type ServiceNowFieldMappingInput = components["schemas"]["ServiceNowFieldMappingInput"];

export type ServiceNowCredentials = components["schemas"]["ServiceNowCredentials"];

export type ServiceNowCredentialsInput = components["schemas"]["ServiceNowCredentialsInput"];

export type EnrichmentSchema = components["schemas"]["EnrichmentSchema"];

export type EnrichmentField = components["schemas"]["EnrichmentField"];

export type EnrichmentRecord = components["schemas"]["EnrichmentRecord"];

/** A rule for contacting the user for Incident Status Updates. */
export type StatusUpdateNotificationRule = components["schemas"]["StatusUpdateNotificationRule"];

export type AnalyticsModel = components["schemas"]["AnalyticsModel"];

export type AnalyticsIncidentMetrics = components["schemas"]["AnalyticsIncidentMetrics"];

export type AnalyticsIncidentMetricsEscalationPolicy = components["schemas"]["AnalyticsIncidentMetricsEscalationPolicy"];

export type AnalyticsPdAdvanceUsageFilter = components["schemas"]["AnalyticsPdAdvanceUsageFilter"];

export type AnalyticsResponderFilter = components["schemas"]["AnalyticsResponderFilter"];

export type AnalyticsResponderMetrics = components["schemas"]["AnalyticsResponderMetrics"];

export type AnalyticsRawIncident = components["schemas"]["AnalyticsRawIncident"];

export type AnalyticsRawIncidentResponses = components["schemas"]["AnalyticsRawIncidentResponses"];

export type AnalyticsRawResponderIncidents = components["schemas"]["AnalyticsRawResponderIncidents"];

export type AnalyticsRawUser = components["schemas"]["AnalyticsRawUser"];

export type AnalyticsUserFilter = components["schemas"]["AnalyticsUserFilter"];

export type AnalyticsUserFilterConditions = components["schemas"]["AnalyticsUserFilterConditions"];

export type AnalyticsUserMetrics = components["schemas"]["AnalyticsUserMetrics"];

export type FieldValueChangeLogEntry = components["schemas"]["FieldValueChangeLogEntry"];

export type CustomFieldValueChangeLogEntry = components["schemas"]["CustomFieldValueChangeLogEntry"];

/** An Audit Trail record */
export type AuditRecord = components["schemas"]["AuditRecord"];

export type AuditRecordResponseSchema = components["schemas"]["AuditRecordResponseSchema"];

export type AuditMetadata = components["schemas"]["AuditMetadata"];

/** Defines how alerts on this service are automatically suspended for a period of time before triggering, when identified as likely being transient. Note that automatically pausing notifications is only available on certain plans. */
export type AutoPauseNotificationsParameters = components["schemas"]["AutoPauseNotificationsParameters"];

/**
 * sidecar -- The runner is backed by an external sidecar that polls for invocations.
 * runbook -- The runner communicates directly with a runbook instance.
 */
export type AutomationActionsRunnerTypeEnum = components["schemas"]["AutomationActionsRunnerTypeEnum"];

/** The base URI of the Runbook server to connect to. May only contain alphanumeric characters, periods, underscores and dashes. Specified as the subdomain portion of an RBA host, as in <runbook_base_uri>.runbook.pagerduty.cloud */
export type AutomationActionsRunbookBaseURI = components["schemas"]["AutomationActionsRunbookBaseURI"];

export type AutomationActionsRunner = components["schemas"]["AutomationActionsRunner"];

export type AutomationActionsRunnerRunbookBody = components["schemas"]["AutomationActionsRunnerRunbookBody"];

export type AutomationActionsRunnerRunbookPostBody = components["schemas"]["AutomationActionsRunnerRunbookPostBody"];

export type AutomationActionsRunnerSidecarBody = components["schemas"]["AutomationActionsRunnerSidecarBody"];

export type AutomationActionsRunnerSidecarPostBody = components["schemas"]["AutomationActionsRunnerSidecarPostBody"];

/**
 * Configured -- Runner has connected to the backend at least once
 * NotConfigured -- Runner has never connected to backend
 */
export type AutomationActionsRunnerStatusEnum = components["schemas"]["AutomationActionsRunnerStatusEnum"];

export type AutomationActionsUserPermissions = components["schemas"]["AutomationActionsUserPermissions"];

export type AutomationActionsInvocation = components["schemas"]["AutomationActionsInvocation"];

export type AutomationActionsAbstractAction = components["schemas"]["AutomationActionsAbstractAction"];

export type AutomationActionsAbstractActionPostBody = components["schemas"]["AutomationActionsAbstractActionPostBody"];

export type AutomationActionsAbstractActionPutBody = components["schemas"]["AutomationActionsAbstractActionPutBody"];

export type AutomationActionsActionClassificationEnum = components["schemas"]["AutomationActionsActionClassificationEnum"];

export type AutomationActionsProcessAutomationJobAction = components["schemas"]["AutomationActionsProcessAutomationJobAction"];

export type AutomationActionsProcessAutomationJobActionDataReference = components["schemas"]["AutomationActionsProcessAutomationJobActionDataReference"];

export type AutomationActionsProcessAutomationJobActionPostBody = components["schemas"]["AutomationActionsProcessAutomationJobActionPostBody"];

export type AutomationActionsProcessAutomationJobActionPutBody = components["schemas"]["AutomationActionsProcessAutomationJobActionPutBody"];

export type AutomationActionsProcessAutomationJobActionWithTeams = components["schemas"]["AutomationActionsProcessAutomationJobActionWithTeams"];

export type AutomationActionsScriptAction = components["schemas"]["AutomationActionsScriptAction"];

export type AutomationActionsScriptActionDataReference = components["schemas"]["AutomationActionsScriptActionDataReference"];

export type AutomationActionsScriptActionPostBody = components["schemas"]["AutomationActionsScriptActionPostBody"];

export type AutomationActionsScriptActionPutBody = components["schemas"]["AutomationActionsScriptActionPutBody"];

export type AutomationActionsScriptActionWithTeams = components["schemas"]["AutomationActionsScriptActionWithTeams"];

/** The configuration for Content Based Intelligent Alert Grouping */
export type ContentBasedIntelligentAlertGroupingConfiguration = components["schemas"]["ContentBasedIntelligentAlertGroupingConfiguration"];

export type ServiceEventRule = components["schemas"]["ServiceEventRule"];

export type EventEnrichment = components["schemas"]["EventEnrichment"];

/** An association between an Event Enrichment and a Service or Event Orchestration. */
export type EventEnrichmentAssociation = components["schemas"]["EventEnrichmentAssociation"];

/** The account default Event Enrichment, along with the previous default if one was replaced. */
export type EventEnrichmentDefault = components["schemas"]["EventEnrichmentDefault"];

/** The rules configuration for an Event Enrichment, represented as an orchestration path. */
export type EventEnrichmentOrchestrationPath = components["schemas"]["EventEnrichmentOrchestrationPath"];

export type EventEnrichmentRule = components["schemas"]["EventEnrichmentRule"];

/** A reference to an Event Enrichment object. */
export type EventEnrichmentReference = components["schemas"]["EventEnrichmentReference"];

export type EventEnrichments = components["schemas"]["EventEnrichments"];

/** When an event matches this Event Rule, the actions that will be taken to change the resulting Alert and Incident. */
export type EventRuleActionsCommon = components["schemas"]["EventRuleActionsCommon"];

export type EventRule = components["schemas"]["EventRule"];

/** The configuration for Intelligent Alert Grouping. Note that this configuration is only available for certain plans. */
export type FlexibleTimeWindowIntelligentAlertGroupingConfig = components["schemas"]["FlexibleTimeWindowIntelligentAlertGroupingConfig"];

/** An AI-generated recommended rule for a Service Event Orchestration. */
export type RecommendedRule = components["schemas"]["RecommendedRule"];

/** A decision to dismiss a recommended rule, including feedback on its usefulness. */
export type RecommendedRuleDecision = components["schemas"]["RecommendedRuleDecision"];

export type Ruleset = components["schemas"]["Ruleset"];

export type AcknowledgeLogEntry = components["schemas"]["AcknowledgeLogEntry"];

export type AnnotateLogEntry = components["schemas"]["AnnotateLogEntry"];

export type AssignLogEntry = components["schemas"]["AssignLogEntry"];

export type DelegateLogEntry = components["schemas"]["DelegateLogEntry"];

export type EscalateLogEntry = components["schemas"]["EscalateLogEntry"];

export type ExhaustEscalationPathLogEntry = components["schemas"]["ExhaustEscalationPathLogEntry"];

export type LogEntryReference = components["schemas"]["LogEntryReference"];

export type LogEntry = components["schemas"]["LogEntry"];

export type NotifyLogEntry = components["schemas"]["NotifyLogEntry"];

export type ReachAckLimitLogEntry = components["schemas"]["ReachAckLimitLogEntry"];

export type ReachTriggerLimitLogEntry = components["schemas"]["ReachTriggerLimitLogEntry"];

export type RepeatEscalationPathLogEntry = components["schemas"]["RepeatEscalationPathLogEntry"];

export type ResolveLogEntry = components["schemas"]["ResolveLogEntry"];

export type SnoozeLogEntry = components["schemas"]["SnoozeLogEntry"];

export type TriggerLogEntry = components["schemas"]["TriggerLogEntry"];

export type UnacknowledgeLogEntry = components["schemas"]["UnacknowledgeLogEntry"];

export type UrgencyChangeLogEntry = components["schemas"]["UrgencyChangeLogEntry"];

export type AddonReference = components["schemas"]["AddonReference"];

export type Addon = components["schemas"]["Addon"];

export type BusinessService = components["schemas"]["BusinessService"];

export type BusinessServiceReference = components["schemas"]["BusinessServiceReference"];

export type ChangeEvent = components["schemas"]["ChangeEvent"];

export type Tag = components["schemas"]["Tag"];

export type TagReference = components["schemas"]["TagReference"];

export type EntityReference = components["schemas"]["EntityReference"];

export type IncidentAddon = components["schemas"]["IncidentAddon"];

export type IncidentUrgencyType = components["schemas"]["IncidentUrgencyType"];

export type IncidentUrgencyRule = components["schemas"]["IncidentUrgencyRule"];

export type LicenseWithCounts = components["schemas"]["LicenseWithCounts"];

export type LicenseReference = components["schemas"]["LicenseReference"];

export type SupportHours = components["schemas"]["SupportHours"];

export type Reference = components["schemas"]["Reference"];

export type IncidentNote = components["schemas"]["IncidentNote"];

export type Notification = components["schemas"]["Notification"];

export type Context = components["schemas"]["Context"];

/** Polymorphic object representation of the means by which the action was channeled. Has different formats depending on type, indicated by channel[type]. Will be one of `auto`, `email`, `api`, `nagios`, or `timeout` if `agent[type]` is `service`. Will be one of `email`, `sms`, `website`, `web_trigger`, or `note` if `agent[type]` is `user`. */
export type Channel = components["schemas"]["Channel"];

export type OAuthDelegation = components["schemas"]["OAuthDelegation"];

export type UserOAuthDelegations = components["schemas"]["UserOAuthDelegations"];

export type ScheduledAction = components["schemas"]["ScheduledAction"];

/** An incident action is a pending change to an incident that will automatically happen at some future time. */
export type IncidentAction = components["schemas"]["IncidentAction"];

export type AgentReference = components["schemas"]["AgentReference"];

export type NotificationRuleReference = components["schemas"]["NotificationRuleReference"];

export type NotificationRule = components["schemas"]["NotificationRule"];

export type ContactMethodReference = components["schemas"]["ContactMethodReference"];

export type ContactMethod = components["schemas"]["ContactMethod"];

/** The Email Contact Method of the User. */
export type EmailContactMethod = components["schemas"]["EmailContactMethod"];

/** The Phone Contact Method of the User, used for Voice or SMS. */
export type PhoneContactMethod = components["schemas"]["PhoneContactMethod"];

/**
 * The WhatsApp Contact Method of the User.
 *
 * **Availability Note:** WhatsApp contact methods are available in select regions and require account-level access. For information about regional availability and how to enable WhatsApp for your account, please refer to the [PagerDuty Knowledge Base](https://support.pagerduty.com/).
 */
export type WhatsAppContactMethod = components["schemas"]["WhatsAppContactMethod"];

export type PushContactMethodSound = components["schemas"]["PushContactMethodSound"];

/** The Push Contact Method of the User. */
export type PushContactMethod = components["schemas"]["PushContactMethod"];

export type UserRole = components["schemas"]["UserRole"];

export type UserReference = components["schemas"]["UserReference"];

export type UserSession = components["schemas"]["UserSession"];

export type User = components["schemas"]["User"];

export type TeamReference = components["schemas"]["TeamReference"];

export type Team = components["schemas"]["Team"];

export type Impact = components["schemas"]["Impact"];

export type Impactor = components["schemas"]["Impactor"];

export type IncidentReference = components["schemas"]["IncidentReference"];

export type IncidentType = components["schemas"]["IncidentType"];

export type IncidentTypeCustomFields = components["schemas"]["IncidentTypeCustomFields"];

export type IncidentTypeCustomFieldWithOptions = components["schemas"]["IncidentTypeCustomFieldWithOptions"];

export type IncidentTypeReference = components["schemas"]["IncidentTypeReference"];

export type Incident = components["schemas"]["Incident"];

export type EscalationPolicyReference = components["schemas"]["EscalationPolicyReference"];

export type EscalationPolicy = components["schemas"]["EscalationPolicy"];

export type EscalationRule = components["schemas"]["EscalationRule"];

export type EscalationTargetReference = components["schemas"]["EscalationTargetReference"];

export type ExtensionReference = components["schemas"]["ExtensionReference"];

export type Extension = components["schemas"]["Extension"];

export type ServiceReference = components["schemas"]["ServiceReference"];

export type Service = components["schemas"]["Service"];

/** Details of the custom field. */
export type ServiceCustomFieldsFieldReadModel = components["schemas"]["ServiceCustomFieldsFieldReadModel"];

/** Details of the custom field to be created. */
export type ServiceCustomFieldsFieldCreateModel = components["schemas"]["ServiceCustomFieldsFieldCreateModel"];

/** Details of the custom field to be updated. */
export type ServiceCustomFieldsFieldUpdateModel = components["schemas"]["ServiceCustomFieldsFieldUpdateModel"];

export type ServiceCustomFieldsFieldOptionReadModel = components["schemas"]["ServiceCustomFieldsFieldOptionReadModel"];

/** An option for a custom field. Can only be applied to fields with a `field_type` of `single_value_fixed` or `multi_value_fixed`. */
export type ServiceCustomFieldsFieldOptionUpdateModel = components["schemas"]["ServiceCustomFieldsFieldOptionUpdateModel"];

export type ServiceCustomFieldsFieldValueReadModel = components["schemas"]["ServiceCustomFieldsFieldValueReadModel"];

/**
 * During updates:
 * - Omitted fields remain unchanged
 * - Null values reset fields
 * - Provided values update fields
 *
 * Note: All updates succeed or none are applied.
 */
export type ServiceCustomFieldsFieldValueUpdateModel = components["schemas"]["ServiceCustomFieldsFieldValueUpdateModel"];

export type PriorityReference = components["schemas"]["PriorityReference"];

export type Priority = components["schemas"]["Priority"];

export type Integration = components["schemas"]["Integration"];

export type IntegrationReference = components["schemas"]["IntegrationReference"];

export type MaintenanceWindowReference = components["schemas"]["MaintenanceWindowReference"];

export type MaintenanceWindow = components["schemas"]["MaintenanceWindow"];

export type ScheduleReference = components["schemas"]["ScheduleReference"];

export type Schedule = components["schemas"]["Schedule"];

export type SubSchedule = components["schemas"]["SubSchedule"];

export type ScheduleLayer = components["schemas"]["ScheduleLayer"];

export type ScheduleLayerEntry = components["schemas"]["ScheduleLayerEntry"];

export type ScheduleLayerUser = components["schemas"]["ScheduleLayerUser"];

export type SREMemory = components["schemas"]["SREMemory"];

export type Standard = components["schemas"]["Standard"];

export type StatusDashboard = components["schemas"]["StatusDashboard"];

export type Override = components["schemas"]["Override"];

export type Restriction = components["schemas"]["Restriction"];

export type WeeklyRestriction = components["schemas"]["WeeklyRestriction"];

export type Pagination = components["schemas"]["Pagination"];

export type CursorPagination = components["schemas"]["CursorPagination"];

export type LiveListResponse = components["schemas"]["LiveListResponse"];

export type Assignment = components["schemas"]["Assignment"];

export type Acknowledgement = components["schemas"]["Acknowledgement"];

export type AcknowledgerReference = components["schemas"]["AcknowledgerReference"];

export type Oncall = components["schemas"]["Oncall"];

export type VendorReference = components["schemas"]["VendorReference"];

export type Vendor = components["schemas"]["Vendor"];

export type ExtensionSchemaReference = components["schemas"]["ExtensionSchemaReference"];

export type ExtensionSchema = components["schemas"]["ExtensionSchema"];

export type ResolveReason = components["schemas"]["ResolveReason"];

export type Alert = components["schemas"]["Alert"];

export type AlertReference = components["schemas"]["AlertReference"];

export type AlertCount = components["schemas"]["AlertCount"];

export type AlertUpdate = components["schemas"]["AlertUpdate"];

export type AlertUpdateIncidentReference = components["schemas"]["AlertUpdateIncidentReference"];

export type IncidentPrivilege = components["schemas"]["IncidentPrivilege"];

export type IncidentBody = components["schemas"]["IncidentBody"];

export type IncidentWorkflow = components["schemas"]["IncidentWorkflow"];

export type IncidentWorkflowAction = components["schemas"]["IncidentWorkflowAction"];

export type IncidentWorkflowInstance = components["schemas"]["IncidentWorkflowInstance"];

export type IncidentWorkflowTriggerInstance = components["schemas"]["IncidentWorkflowTriggerInstance"];

export type IncidentWorkflowActionInvocation = components["schemas"]["IncidentWorkflowActionInvocation"];

export type IncidentWorkflowTrigger = components["schemas"]["IncidentWorkflowTrigger"];

/** A single CIDR entry within an IP allow list. */
export type CidrEntry = components["schemas"]["CidrEntry"];

/**
 * An IP allow list restricts access to a PagerDuty account's subdomain to a set
 * of IPv4 CIDR ranges. Enforcement currently applies to web and mobile
 * application traffic.
 */
export type IpAllowList = components["schemas"]["IpAllowList"];

export type StatusUpdate = components["schemas"]["StatusUpdate"];

export type ResponderRequest = components["schemas"]["ResponderRequest"];

export type ResponderRequestTargetReference = components["schemas"]["ResponderRequestTargetReference"];

export type IncidentsRespondersReference = components["schemas"]["IncidentsRespondersReference"];

export type ConferenceBridge = components["schemas"]["ConferenceBridge"];

/** A message containing information about a single PagerDuty action. */
export type Action = components["schemas"]["Action"];

export type WebhookIncidentAction = components["schemas"]["WebhookIncidentAction"];

export type WebhookObject = components["schemas"]["WebhookObject"];

/** Information about the configured webhook. */
export type Webhook = components["schemas"]["Webhook"];

export type WebhookReference = components["schemas"]["WebhookReference"];

export type OutboundIntegrationReference = components["schemas"]["OutboundIntegrationReference"];

export type WebhookSubscription = components["schemas"]["WebhookSubscription"];

export type WebhookSubscriptionUpdate = components["schemas"]["WebhookSubscriptionUpdate"];

export type OAuthClient = components["schemas"]["OAuthClient"];

export type CreateOAuthClientRequest = components["schemas"]["CreateOAuthClientRequest"];

export type UpdateOAuthClientRequest = components["schemas"]["UpdateOAuthClientRequest"];

/** A message containing information about a single PagerDuty action. */
export type WebhooksV1Message = components["schemas"]["WebhooksV1Message"];

/** The incident details at the time of the state change. */
export type WebhooksV1IncidentData = components["schemas"]["WebhooksV1IncidentData"];

/** The service on which the incident occurred. */
export type WebhooksV1Service = components["schemas"]["WebhooksV1Service"];

export type WebhooksV1AssignedTo = components["schemas"]["WebhooksV1AssignedTo"];

/** The user assigned to the incident. */
export type WebhooksV1AssignedToUser = components["schemas"]["WebhooksV1AssignedToUser"];

/** A reference of a subscriber entity. */
export type NotificationSubscriber = components["schemas"]["NotificationSubscriber"];

/** A reference of a subscriber entity with additional subscription context. */
export type NotificationSubscriberWithContext = components["schemas"]["NotificationSubscriberWithContext"];

/** A reference of a subscribable entity. */
export type NotificationSubscribable = components["schemas"]["NotificationSubscribable"];

/** An object describing the relationship of a NotificationSubscriber and a NotificationSubscribable. */
export type NotificationSubscription = components["schemas"]["NotificationSubscription"];

/** An object describing the relationship of a NotificationSubscriber and a NotificationSubscribable with additional context on status of subscription attempt. */
export type NotificationSubscriptionWithContext = components["schemas"]["NotificationSubscriptionWithContext"];

/** Defines how alerts will be automatically grouped into incidents based on the configurations defined. Note that the Alert Grouping Setting features are available only on certain plans. */
export type AlertGroupingSetting = components["schemas"]["AlertGroupingSetting"];

/**
 * Defines how alerts on this service will be automatically grouped into incidents. Note that the alert grouping features are available only on certain plans. To turn grouping off set the type to null.
 * This attribute has been deprecated and configuration via [Alert Grouping Settings](https://developer.pagerduty.com/api-reference/587edbc8ff416-create-an-alert-grouping-setting) resource is encouraged.
 */
export type AlertGroupingParameters = components["schemas"]["AlertGroupingParameters"];

/** The configuration for Content Based Alert Grouping */
export type ContentBasedAlertGroupingConfiguration = components["schemas"]["ContentBasedAlertGroupingConfiguration"];

/** The configuration for Time Based Alert Grouping */
export type TimeBasedAlertGroupingConfiguration = components["schemas"]["TimeBasedAlertGroupingConfiguration"];

export type RelatedIncidentServiceDependencyBase = components["schemas"]["RelatedIncidentServiceDependencyBase"];

/** The data for a type of relationship where the Incident is related due to our machine learning algorithm. */
export type RelatedIncidentMachineLearningRelationship = components["schemas"]["RelatedIncidentMachineLearningRelationship"];

/**
 * The data for a type of relationship where the Incident is related due to Business or Technical Service dependencies.
 *
 * Both `dependent_services` and `supporting_services` are returned to signify the dependencies between the Services
 * that the Incident and Related Incident belong to.
 *
 * Each Service reference returned in the list of supporting and dependent Services has a type of:
 * [business_service_reference, technical_service_reference].
 */
export type RelatedIncidentServiceDependencyRelationship = components["schemas"]["RelatedIncidentServiceDependencyRelationship"];

export type EmailParser = components["schemas"]["EmailParser"];

export type MatchPredicate = components["schemas"]["MatchPredicate"];

/** A rule for contacting the user for Handoff Notifications. */
export type HandoffNotificationRule = components["schemas"]["HandoffNotificationRule"];

export type Orchestration = components["schemas"]["Orchestration"];

export type OrchestrationCacheVariableTriggerEventCount = components["schemas"]["OrchestrationCacheVariableTriggerEventCount"];

export type OrchestrationCacheVariableRecentValue = components["schemas"]["OrchestrationCacheVariableRecentValue"];

export type OrchestrationCacheVariableExternalData = components["schemas"]["OrchestrationCacheVariableExternalData"];

export type OrchestrationIntegration = components["schemas"]["OrchestrationIntegration"];

export type OrchestrationGlobal = components["schemas"]["OrchestrationGlobal"];

export type OrchestrationRouter = components["schemas"]["OrchestrationRouter"];

export type OrchestrationUnrouted = components["schemas"]["OrchestrationUnrouted"];

export type ServiceOrchestration = components["schemas"]["ServiceOrchestration"];

/** This rule is using a feature that is currently unavailable on the current account plan. */
export type OrchestrationWarningIneligible = components["schemas"]["OrchestrationWarningIneligible"];

/** This rule includes invalid data for a feature item. */
export type OrchestrationWarningInvalidData = components["schemas"]["OrchestrationWarningInvalidData"];

export type Template = components["schemas"]["Template"];

export type RenderedTemplate = components["schemas"]["RenderedTemplate"];

export type EditableTemplate = components["schemas"]["EditableTemplate"];

export type StatusUpdateTemplateInput = components["schemas"]["StatusUpdateTemplateInput"];

export type CustomFieldsField = components["schemas"]["CustomFieldsField"];

export type CustomFieldsEditableField = components["schemas"]["CustomFieldsEditableField"];

export type CustomFieldsFieldOption = components["schemas"]["CustomFieldsFieldOption"];

export type CustomFieldsEditableFieldOption = components["schemas"]["CustomFieldsEditableFieldOption"];

export type CustomFieldsFieldWithOptions = components["schemas"]["CustomFieldsFieldWithOptions"];

export type CustomFieldsFieldValue = components["schemas"]["CustomFieldsFieldValue"];

export type CustomFieldsEditableFieldValue = components["schemas"]["CustomFieldsEditableFieldValue"];

export type FeatureEnablement = components["schemas"]["FeatureEnablement"];

export type StandardApplied = components["schemas"]["StandardApplied"];

export type StandardInclusionExclusion = components["schemas"]["StandardInclusionExclusion"];

/** A Status Page with all the configuration needed to present the system status in a public or private manner. */
export type StatusPage = components["schemas"]["StatusPage"];

/** A StatusPageImpact resource represents a level of impact for a given Status Page Post. */
export type StatusPageImpact = components["schemas"]["StatusPageImpact"];

/** A Post represents a communication resource presented in the Status Page about certain aspects of one or more services associated. */
export type StatusPagePost = components["schemas"]["StatusPagePost"];

/** Request schema for creating/updating a given Status Page Post resource. */
export type StatusPagePostPostRequest = components["schemas"]["StatusPagePostPostRequest"];

/** Request schema for creating a given Status Page Post resource. */
export type StatusPagePostPutRequest = components["schemas"]["StatusPagePostPutRequest"];

/** An update for a Post. */
export type StatusPagePostUpdate = components["schemas"]["StatusPagePostUpdate"];

/** Attributes for Post Update creation/update */
export type StatusPagePostUpdateRequest = components["schemas"]["StatusPagePostUpdateRequest"];

/** A Postmortem represents a communication resource presented in the Status Page about follow-up made to a certain Post. */
export type StatusPagePostmortem = components["schemas"]["StatusPagePostmortem"];

/** Request to create/update a given Postmortem resource. */
export type StatusPagePostmortemRequest = components["schemas"]["StatusPagePostmortemRequest"];

/** A Service represents a PagerDuty service that is linked to a Status Page. */
export type StatusPageService = components["schemas"]["StatusPageService"];

/** A Severity represents a level of impact for a given Status Page post. */
export type StatusPageSeverity = components["schemas"]["StatusPageSeverity"];

/** A StatusPageSubscription resource represents a subscription to a specific status page entity. */
export type StatusPageSubscription = components["schemas"]["StatusPageSubscription"];

/** A Status represents a level of undergoing work and/or assessment for a given Status Page post. */
export type StatusPageStatus = components["schemas"]["StatusPageStatus"];

export type WorkflowIntegration = components["schemas"]["WorkflowIntegration"];

export type WorkflowIntegrationConnection = components["schemas"]["WorkflowIntegrationConnection"];

export type V3ErrorResponse = components["schemas"]["V3ErrorResponse"];

/**
 * Lightweight schedule object returned by the list endpoint.
 * Uses `"type": "schedule_v3_reference"` to distinguish from
 * legacy schedules (`"type": "schedule_reference"`).
 */
export type V3ScheduleReference = components["schemas"]["V3ScheduleReference"];

export type CreateScheduleRequest = components["schemas"]["CreateScheduleRequest"];

export type UpdateScheduleRequest = components["schemas"]["UpdateScheduleRequest"];

export type ScheduleResponse = components["schemas"]["ScheduleResponse"];

/**
 * Computed on-call assignments for the requested time range.
 * Only present when `include[]=final_schedule` is specified and
 * `since`/`until` are provided.
 */
export type FinalSchedule = components["schemas"]["FinalSchedule"];

/** A single computed on-call assignment within the final schedule */
export type ComputedShiftAssignment = components["schemas"]["ComputedShiftAssignment"];

/** Where a computed shift assignment originated */
export type ShiftSource = components["schemas"]["ShiftSource"];

/**
 * A rotation within a schedule. All scheduling logic (recurrence,
 * assignment strategy, members) is defined on the rotation's events.
 */
export type Rotation = components["schemas"]["Rotation"];

export type RotationResponse = components["schemas"]["RotationResponse"];

/**
 * A time-of-day value with an explicit time zone. Used for event
 * `start_time` and `end_time` to define the recurring window of coverage
 * (e.g., 9 AM–5 PM every Monday in New York).
 */
export type ZonedDateTime = components["schemas"]["ZonedDateTime"];

/** A member (user) assigned to a shift or rotation slot */
export type ShiftMember = components["schemas"]["ShiftMember"];

/**
 * Defines how users are assigned on-call within an event's time window.
 *
 * - `rotating_member_assignment_strategy`: users rotate in sequence.
 *   `shifts_per_member` controls how many consecutive shift periods each
 *   member covers before rotating.
 * - `every_member_assignment_strategy`: all listed members are on-call
 *   simultaneously for every occurrence.
 */
export type EventAssignmentStrategy = components["schemas"]["EventAssignmentStrategy"];

/**
 * An event defines when and how users are on-call within a rotation.
 * It combines a recurring time window (`start_time`, `end_time`,
 * `recurrence`) with an assignment strategy and an effective date range
 * (`effective_since`, `effective_until`).
 */
export type Event_ = components["schemas"]["Event"];

export type CreateEventRequest = components["schemas"]["CreateEventRequest"];

/**
 * Which fields can be updated depends on the
 * event's current state:
 * - Active events (already started): only `effective_until` can be changed
 * - Future events: all fields can be changed
 * - Past events: no fields can be changed (returns 400)
 */
export type UpdateEventRequest = components["schemas"]["UpdateEventRequest"];

export type EventResponse = components["schemas"]["EventResponse"];

/** Assigns a member to a shift */
export type ShiftAssignment = components["schemas"]["ShiftAssignment"];

/** An ad-hoc one-off shift outside of rotation events */
export type CustomShift = components["schemas"]["CustomShift"];

export type CreateCustomShiftsRequest = components["schemas"]["CreateCustomShiftsRequest"];

export type UpdateCustomShiftRequest = components["schemas"]["UpdateCustomShiftRequest"];

/**
 * Temporarily replaces a scheduled on-call member for a specific
 * time period. References either a `rotation_id` or a `custom_shift_id`
 * to identify the source shift being overridden (not both).
 */
export type OverrideShift = components["schemas"]["OverrideShift"];

export type CreateOverridesRequest = components["schemas"]["CreateOverridesRequest"];

export type UpdateOverrideRequest = components["schemas"]["UpdateOverrideRequest"];

export type ServiceNowCredentialsRequest = components["schemas"]["ServiceNowCredentialsRequest"];

/** A rule for contacting the user for Incident Status Updates. */
export type StatusUpdateNotificationRuleRequest = components["schemas"]["StatusUpdateNotificationRuleRequest"];

/** The configuration for Content Based Intelligent Alert Grouping */
export type ContentBasedIntelligentAlertGroupingConfigurationRequest = components["schemas"]["ContentBasedIntelligentAlertGroupingConfigurationRequest"];

export type ServiceEventRuleRequest = components["schemas"]["ServiceEventRuleRequest"];

export type EventEnrichmentRequest = components["schemas"]["EventEnrichmentRequest"];

/** An association between an Event Enrichment and a Service or Event Orchestration. */
export type EventEnrichmentAssociationRequest = components["schemas"]["EventEnrichmentAssociationRequest"];

/** The rules configuration for an Event Enrichment, represented as an orchestration path. */
export type EventEnrichmentOrchestrationPathRequest = components["schemas"]["EventEnrichmentOrchestrationPathRequest"];

export type EventEnrichmentRuleRequest = components["schemas"]["EventEnrichmentRuleRequest"];

/** A reference to an Event Enrichment object. */
export type EventEnrichmentReferenceRequest = components["schemas"]["EventEnrichmentReferenceRequest"];

export type EventRuleRequest = components["schemas"]["EventRuleRequest"];

/** The configuration for Intelligent Alert Grouping. Note that this configuration is only available for certain plans. */
export type FlexibleTimeWindowIntelligentAlertGroupingConfigRequest = components["schemas"]["FlexibleTimeWindowIntelligentAlertGroupingConfigRequest"];

export type RulesetRequest = components["schemas"]["RulesetRequest"];

export type AddonReferenceRequest = components["schemas"]["AddonReferenceRequest"];

export type AddonRequest = components["schemas"]["AddonRequest"];

export type ChangeEventRequest = components["schemas"]["ChangeEventRequest"];

export type TagRequest = components["schemas"]["TagRequest"];

export type SupportHoursRequest = components["schemas"]["SupportHoursRequest"];

export type ReferenceRequest = components["schemas"]["ReferenceRequest"];

export type NotificationRuleReferenceRequest = components["schemas"]["NotificationRuleReferenceRequest"];

export type NotificationRuleRequest = components["schemas"]["NotificationRuleRequest"];

export type ContactMethodReferenceRequest = components["schemas"]["ContactMethodReferenceRequest"];

export type ContactMethodRequest = components["schemas"]["ContactMethodRequest"];

/** The Email Contact Method of the User. */
export type EmailContactMethodRequest = components["schemas"]["EmailContactMethodRequest"];

/** The Phone Contact Method of the User, used for Voice or SMS. */
export type PhoneContactMethodRequest = components["schemas"]["PhoneContactMethodRequest"];

/**
 * The WhatsApp Contact Method of the User.
 *
 * **Availability Note:** WhatsApp contact methods are available in select regions and require account-level access. For information about regional availability and how to enable WhatsApp for your account, please refer to the [PagerDuty Knowledge Base](https://support.pagerduty.com/).
 */
export type WhatsAppContactMethodRequest = components["schemas"]["WhatsAppContactMethodRequest"];

/** The Push Contact Method of the User. */
export type PushContactMethodRequest = components["schemas"]["PushContactMethodRequest"];

export type UserReferenceRequest = components["schemas"]["UserReferenceRequest"];

export type UserRequest = components["schemas"]["UserRequest"];

export type TeamReferenceRequest = components["schemas"]["TeamReferenceRequest"];

export type TeamRequest = components["schemas"]["TeamRequest"];

export type IncidentReferenceRequest = components["schemas"]["IncidentReferenceRequest"];

export type EscalationPolicyReferenceRequest = components["schemas"]["EscalationPolicyReferenceRequest"];

export type EscalationPolicyRequest = components["schemas"]["EscalationPolicyRequest"];

export type EscalationRuleRequest = components["schemas"]["EscalationRuleRequest"];

export type EscalationTargetReferenceRequest = components["schemas"]["EscalationTargetReferenceRequest"];

export type ExtensionRequest = components["schemas"]["ExtensionRequest"];

export type ServiceReferenceRequest = components["schemas"]["ServiceReferenceRequest"];

export type ServiceRequest = components["schemas"]["ServiceRequest"];

export type IntegrationRequest = components["schemas"]["IntegrationRequest"];

export type IntegrationReferenceRequest = components["schemas"]["IntegrationReferenceRequest"];

export type MaintenanceWindowRequest = components["schemas"]["MaintenanceWindowRequest"];

export type ScheduleRequest = components["schemas"]["ScheduleRequest"];

export type SubScheduleRequest = components["schemas"]["SubScheduleRequest"];

export type ScheduleLayerRequest = components["schemas"]["ScheduleLayerRequest"];

export type ScheduleLayerEntryRequest = components["schemas"]["ScheduleLayerEntryRequest"];

export type ScheduleLayerUserRequest = components["schemas"]["ScheduleLayerUserRequest"];

export type OverrideRequest = components["schemas"]["OverrideRequest"];

export type VendorReferenceRequest = components["schemas"]["VendorReferenceRequest"];

export type ExtensionSchemaReferenceRequest = components["schemas"]["ExtensionSchemaReferenceRequest"];

export type IncidentWorkflowRequest = components["schemas"]["IncidentWorkflowRequest"];

/**
 * An IP allow list restricts access to a PagerDuty account's subdomain to a set
 * of IPv4 CIDR ranges. Enforcement currently applies to web and mobile
 * application traffic.
 */
export type IpAllowListRequest = components["schemas"]["IpAllowListRequest"];

export type ResponderRequestTargetReferenceRequest = components["schemas"]["ResponderRequestTargetReferenceRequest"];

export type IncidentsRespondersReferenceRequest = components["schemas"]["IncidentsRespondersReferenceRequest"];

export type WebhookSubscriptionRequest = components["schemas"]["WebhookSubscriptionRequest"];

/** Defines how alerts will be automatically grouped into incidents based on the configurations defined. Note that the Alert Grouping Setting features are available only on certain plans. */
export type AlertGroupingSettingRequest = components["schemas"]["AlertGroupingSettingRequest"];

/**
 * Defines how alerts on this service will be automatically grouped into incidents. Note that the alert grouping features are available only on certain plans. To turn grouping off set the type to null.
 * This attribute has been deprecated and configuration via [Alert Grouping Settings](https://developer.pagerduty.com/api-reference/587edbc8ff416-create-an-alert-grouping-setting) resource is encouraged.
 */
export type AlertGroupingParametersRequest = components["schemas"]["AlertGroupingParametersRequest"];

/** The configuration for Content Based Alert Grouping */
export type ContentBasedAlertGroupingConfigurationRequest = components["schemas"]["ContentBasedAlertGroupingConfigurationRequest"];

/** A rule for contacting the user for Handoff Notifications. */
export type HandoffNotificationRuleRequest = components["schemas"]["HandoffNotificationRuleRequest"];

export type OrchestrationRequest = components["schemas"]["OrchestrationRequest"];

export type OrchestrationCacheVariableTriggerEventCountRequest = components["schemas"]["OrchestrationCacheVariableTriggerEventCountRequest"];

export type OrchestrationCacheVariableRecentValueRequest = components["schemas"]["OrchestrationCacheVariableRecentValueRequest"];

export type OrchestrationCacheVariableExternalDataRequest = components["schemas"]["OrchestrationCacheVariableExternalDataRequest"];

export type OrchestrationIntegrationRequest = components["schemas"]["OrchestrationIntegrationRequest"];

export type OrchestrationGlobalRequest = components["schemas"]["OrchestrationGlobalRequest"];

export type OrchestrationRouterRequest = components["schemas"]["OrchestrationRouterRequest"];

export type OrchestrationUnroutedRequest = components["schemas"]["OrchestrationUnroutedRequest"];

export type ServiceOrchestrationRequest = components["schemas"]["ServiceOrchestrationRequest"];

export type CustomFieldsFieldOptionRequest = components["schemas"]["CustomFieldsFieldOptionRequest"];

export type CustomFieldsEditableFieldOptionRequest = components["schemas"]["CustomFieldsEditableFieldOptionRequest"];

export type CustomFieldsFieldWithOptionsRequest = components["schemas"]["CustomFieldsFieldWithOptionsRequest"];

export type FeatureEnablementRequest = components["schemas"]["FeatureEnablementRequest"];
