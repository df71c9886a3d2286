import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// POST /{entity_type}/{id}/change_tags: Assign tags
createEntityTypeByIdChangeTags: stub,
// GET /{entity_type}/{id}/tags: Get tags for entities
getEntityTypeByIdTags: stub,
// GET /abilities: List abilities
listAbilities: stub,
// GET /abilities/{id}: Test an ability
getAbility: stub,
// GET /addons: List installed Add-ons
listAddon: stub,
// POST /addons: Install an Add-on
createAddon: stub,
// GET /addons/{id}: Get an Add-on
getAddon: stub,
// PUT /addons/{id}: Update an Add-on
updateAddon: stub,
// DELETE /addons/{id}: Delete an Add-on
deleteAddon: stub,
// GET /alert_grouping_settings: List alert grouping settings
listAlertGroupingSettings: stub,
// POST /alert_grouping_settings: Create an Alert Grouping Setting
postAlertGroupingSettings: stub,
// GET /alert_grouping_settings/{id}: Get an Alert Grouping Setting
getAlertGroupingSetting: stub,
// PUT /alert_grouping_settings/{id}: Update an Alert Grouping Setting
putAlertGroupingSetting: stub,
// DELETE /alert_grouping_settings/{id}: Delete an Alert Grouping Setting
deleteAlertGroupingSetting: stub,
// POST /analytics/metrics/incidents/all: Get aggregated incident data
getAnalyticsMetricsIncidentsAll: stub,
// POST /analytics/metrics/incidents/escalation_policies: Get aggregated escalation policy data
getAnalyticsMetricsIncidentsEscalationPolicy: stub,
// POST /analytics/metrics/incidents/escalation_policies/all: Get aggregated metrics for all escalation policies
getAnalyticsMetricsIncidentsEscalationPolicyAll: stub,
// POST /analytics/metrics/incidents/services: Get aggregated service data
getAnalyticsMetricsIncidentsService: stub,
// POST /analytics/metrics/incidents/services/all: Get aggregated metrics for all services
getAnalyticsMetricsIncidentsServiceAll: stub,
// POST /analytics/metrics/incidents/teams: Get aggregated team data
getAnalyticsMetricsIncidentsTeam: stub,
// POST /analytics/metrics/incidents/teams/all: Get aggregated metrics for all teams
getAnalyticsMetricsIncidentsTeamAll: stub,
// POST /analytics/metrics/pd_advance_usage/features: Get aggregated PD Advance usage data
getAnalyticsMetricsPdAdvanceUsageFeatures: stub,
// POST /analytics/metrics/responders/all: Get aggregated metrics for all responders
getAnalyticsMetricsRespondersAll: stub,
// POST /analytics/metrics/responders/teams: Get responder data aggregated by team
getAnalyticsMetricsRespondersTeam: stub,
// POST /analytics/metrics/users/all: Get aggregated metrics for all users
getAnalyticsMetricsUsersAll: stub,
// POST /analytics/raw/incidents: Get raw data - multiple incidents
getAnalyticsIncidents: stub,
// GET /analytics/raw/incidents/{id}: Get raw data - single incident
getAnalyticsIncidentsById: stub,
// GET /analytics/raw/incidents/{id}/responses: Get raw responses from a single incident
getAnalyticsIncidentResponsesById: stub,
// POST /analytics/raw/responders/{responder_id}/incidents: Get raw incidents for a single responder_id
getAnalyticsResponderIncidents: stub,
// POST /analytics/raw/users: Get raw user analytics data
getAnalyticsUsers: stub,
// GET /audit/records: List audit records
listAuditRecords: stub,
// GET /automation_actions/actions: List Automation Actions
getAllAutomationActions: stub,
// POST /automation_actions/actions: Create an Automation Action
createAutomationAction: stub,
// GET /automation_actions/actions/{id}: Get an Automation Action
getAutomationAction: stub,
// PUT /automation_actions/actions/{id}: Update an Automation Action
updateAutomationAction: stub,
// DELETE /automation_actions/actions/{id}: Delete an Automation Action
deleteAutomationAction: stub,
// POST /automation_actions/actions/{id}/invocations: Create an Invocation
createAutomationActionInvocation: stub,
// GET /automation_actions/actions/{id}/services: Get all service references associated with an Automation Action
getAutomationActionsActionServiceAssociations: async ({ path, reply }) => {
const rows = await db.selectFrom("services").where("actionId", "=", path.id).selectAll().orderBy("id").execute()
return reply(200, { services: rows.map((row) => omit(tables.services.toItem(row), "actionId")) })
},
// POST /automation_actions/actions/{id}/services: Associate an Automation Action with a service
createAutomationActionServiceAssocation: async ({ path, body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("services").values(tables.services.toRow({ ...omit(body.service, "summary", "self", "html_url"), id: createUuid(), actionId: path.id, type: "service_reference" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { service: omit(tables.services.toItem(row), "actionId") })
},
// GET /automation_actions/actions/{id}/services/{service_id}: Get the details of an Automation Action / service relation
getAutomationActionsActionServiceAssociation: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("services").selectAll().where("actionId", "=", path.id).where("id", "=", path.service_id).executeTakeFirst()
if (!row) return replyError(404, `There is no service ${path.service_id}.`)
return reply(200, { service: omit(tables.services.toItem(row), "actionId") })
},
// DELETE /automation_actions/actions/{id}/services/{service_id}: Disassociate an Automation Action from a service
deleteAutomationActionServiceAssociation: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("services").where("actionId", "=", path.id).where("id", "=", path.service_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no service ${path.service_id}.`)
return reply(204)
},
// GET /automation_actions/actions/{id}/teams: Get all team references associated with an Automation Action
getAutomationActionsActionTeamAssociations: async ({ path, reply }) => {
const rows = await db.selectFrom("teams").where("actionId", "=", path.id).selectAll().orderBy("id").execute()
return reply(200, { teams: rows.map((row) => omit(tables.teams.toItem(row), "actionId")) })
},
// POST /automation_actions/actions/{id}/teams: Associate an Automation Action with a team
createAutomationActionTeamAssociation: async ({ path, body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("teams").values(tables.teams.toRow({ ...omit(body.team, "summary", "self", "html_url"), id: createUuid(), actionId: path.id, type: "team_reference" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { team: omit(tables.teams.toItem(row), "actionId") })
},
// GET /automation_actions/actions/{id}/teams/{team_id}: Get the details of an Automation Action / team relation
getAutomationActionsActionTeamAssociation: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("teams").selectAll().where("actionId", "=", path.id).where("id", "=", path.team_id).executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.team_id}.`)
return reply(200, { team: omit(tables.teams.toItem(row), "actionId") })
},
// DELETE /automation_actions/actions/{id}/teams/{team_id}: Disassociate an Automation Action from a team
deleteAutomationActionTeamAssociation: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("teams").where("actionId", "=", path.id).where("id", "=", path.team_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.team_id}.`)
return reply(204)
},
// GET /automation_actions/invocations: List Invocations
listAutomationActionInvocations: stub,
// GET /automation_actions/invocations/{id}: Get an Invocation
getAutomationActionsInvocation: stub,
// GET /automation_actions/runners: List Automation Action runners
getAutomationActionsRunners: stub,
// POST /automation_actions/runners: Create an Automation Action runner.
createAutomationActionsRunner: stub,
// GET /automation_actions/runners/{id}: Get an Automation Action runner
getAutomationActionsRunner: stub,
// PUT /automation_actions/runners/{id}: Update an Automation Action runner
updateAutomationActionsRunner: stub,
// DELETE /automation_actions/runners/{id}: Delete an Automation Action runner
deleteAutomationActionsRunner: stub,
// GET /automation_actions/runners/{id}/teams: Get all team references associated with a runner
getAutomationActionsRunnerTeamAssociations: async ({ path, reply }) => {
const rows = await db.selectFrom("runnersTeams").where("runnerId", "=", path.id).selectAll().orderBy("id").execute()
return reply(200, { teams: rows.map((row) => omit(tables.runnersTeams.toItem(row), "runnerId")) })
},
// POST /automation_actions/runners/{id}/teams: Associate a runner with a team
createAutomationActionsRunnerTeamAssociation: async ({ path, body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("runnersTeams").values(tables.runnersTeams.toRow({ ...omit(body.team, "summary", "self", "html_url"), id: createUuid(), runnerId: path.id, type: "team_reference" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { team: omit(tables.runnersTeams.toItem(row), "runnerId") })
},
// GET /automation_actions/runners/{id}/teams/{team_id}: Get the details of a runner / team relation
getAutomationActionsRunnerTeamAssociation: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("runnersTeams").selectAll().where("runnerId", "=", path.id).where("id", "=", path.team_id).executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.team_id}.`)
return reply(200, { team: omit(tables.runnersTeams.toItem(row), "runnerId") })
},
// DELETE /automation_actions/runners/{id}/teams/{team_id}: Disassociate a runner from a team
deleteAutomationActionsRunnerTeamAssociation: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("runnersTeams").where("runnerId", "=", path.id).where("id", "=", path.team_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.team_id}.`)
return reply(204)
},
// GET /business_services: List Business Services
listBusinessServices: stub,
// POST /business_services: Create a Business Service
createBusinessService: stub,
// GET /business_services/{id}: Get a Business Service
getBusinessService: stub,
// PUT /business_services/{id}: Update a Business Service
updateBusinessService: stub,
// DELETE /business_services/{id}: Delete a Business Service
deleteBusinessService: stub,
// POST /business_services/{id}/account_subscription: Create Business Service Account Subscription
createBusinessServiceAccountSubscription: stub,
// DELETE /business_services/{id}/account_subscription: Delete Business Service Account Subscription
removeBusinessServiceAccountSubscription: stub,
// GET /business_services/{id}/subscribers: List Business Service Subscribers
getBusinessServiceSubscribers: stub,
// POST /business_services/{id}/subscribers: Create Business Service Subscribers
createBusinessServiceNotificationSubscribers: stub,
// GET /business_services/{id}/supporting_services/impacts: List the supporting Business Services for the given Business Service Id, sorted by impacted status.
getBusinessServiceSupportingServiceImpacts: stub,
// POST /business_services/{id}/unsubscribe: Remove Business Service Subscribers
removeBusinessServiceNotificationSubscriber: stub,
// GET /business_services/impactors: List Impactors affecting Business Services
getBusinessServiceTopLevelImpactors: stub,
// GET /business_services/impacts: List Business Services sorted by impacted status
getBusinessServiceImpacts: stub,
// GET /business_services/priority_thresholds: Get the global priority threshold for a Business Service to be considered impacted by an Incident
getBusinessServicePriorityThresholds: stub,
// PUT /business_services/priority_thresholds: Set the Account-level priority threshold for Business Service impact.
putBusinessServicePriorityThresholds: stub,
// DELETE /business_services/priority_thresholds: Deletes the account-level priority threshold for Business Service impact
deleteBusinessServicePriorityThresholds: stub,
// GET /change_events: List Change Events
listChangeEvents: stub,
// POST /change_events: Create a Change Event
createChangeEvent: stub,
// GET /change_events/{id}: Get a Change Event
getChangeEvent: stub,
// PUT /change_events/{id}: Update a Change Event
updateChangeEvent: stub,
// GET /enrichment/integrations/servicenow: List ServiceNow integrations
listServiceNowIntegrations: async ({ reply }) => {
const rows = await db.selectFrom("servicenow").selectAll().orderBy("id").execute()
return reply(200, { integrations: rows.map(tables.servicenow.toItem) })
},
// POST /enrichment/integrations/servicenow: Create a ServiceNow integration
createServiceNowIntegration: async ({ body, reply }) => {
const row = await db.insertInto("servicenow").values(tables.servicenow.toRow({ ...omit(body, "credentials"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { integration: tables.servicenow.toItem(row) })
},
// GET /enrichment/integrations/servicenow/{integration_id}: Get a ServiceNow integration
getServiceNowIntegration: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("servicenow").selectAll().where("id", "=", path.integration_id).executeTakeFirst()
if (!row) return replyError(404, `There is no servicenow ${path.integration_id}.`)
return reply(200, { integration: tables.servicenow.toItem(row) })
},
// DELETE /enrichment/integrations/servicenow/{integration_id}: Delete a ServiceNow integration
deleteServiceNowIntegration: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("servicenow").where("id", "=", path.integration_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no servicenow ${path.integration_id}.`)
return reply(204)
},
// POST /enrichment/integrations/servicenow/{integration_id}/tables: Add a CMDB table
addServiceNowTable: stub,
// PUT /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}: Update a CMDB table
updateServiceNowTable: stub,
// DELETE /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}: Remove a CMDB table
deleteServiceNowTable: stub,
// POST /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/enable: Enable CMDB table sync
enableServiceNowTableSync: stub,
// GET /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/test: Test a CMDB table
testServiceNowTable: stub,
// POST /enrichment/integrations/servicenow/credentials: Create ServiceNow credentials
createServiceNowCredentials: async ({ body, reply }) => {
// Not read: password.
const row = await db.insertInto("credentials").values(tables.credentials.toRow({ ...omit(body.credentials, "password", "deleted_at"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { credentials: tables.credentials.toItem(row) })
},
// GET /enrichment/integrations/servicenow/credentials/{credentials_id}: Get ServiceNow credentials
getServiceNowCredentials: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("credentials").selectAll().where("id", "=", path.credentials_id).executeTakeFirst()
if (!row) return replyError(404, `There is no credential ${path.credentials_id}.`)
return reply(200, { credentials: tables.credentials.toItem(row) })
},
// PUT /enrichment/integrations/servicenow/credentials/{credentials_id}: Update ServiceNow credentials
updateServiceNowCredentials: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: password.
const row = await trx.selectFrom("credentials").selectAll().where("id", "=", path.credentials_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no credential ${path.credentials_id}.`)
const changed = await trx.updateTable("credentials").set(tables.credentials.toColumns({ instance_endpoint: undefined, user: undefined, ...omit(body.credentials, "id", "password", "created_at", "deleted_at"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.credentials_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { credentials: tables.credentials.toItem(changed) })
}),
// DELETE /enrichment/integrations/servicenow/credentials/{credentials_id}: Delete ServiceNow credentials
deleteServiceNowCredentials: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("credentials").where("id", "=", path.credentials_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no credential ${path.credentials_id}.`)
return reply(204)
},
// POST /enrichment/query: Query enrichment data
queryEnrichmentData: stub,
// GET /enrichment/schemas: List enrichment schemas
listEnrichmentSchemas: stub,
// POST /enrichment/schemas: Create an enrichment schema
createEnrichmentSchema: stub,
// GET /enrichment/schemas/{schema_id}: Get an enrichment schema
getEnrichmentSchema: stub,
// PUT /enrichment/schemas/{schema_id}: Update an enrichment schema
updateEnrichmentSchema: stub,
// DELETE /enrichment/schemas/{schema_id}: Delete an enrichment schema
deleteEnrichmentSchema: stub,
// GET /enrichment/schemas/{schema_id}/records: List enrichment records
listEnrichmentRecords: stub,
// POST /enrichment/schemas/{schema_id}/records: Upload CSV records
uploadEnrichmentCsv: stub,
// DELETE /enrichment/schemas/{schema_id}/records/{record_id}: Delete an enrichment record
deleteEnrichmentRecord: stub,
// GET /escalation_policies: List escalation policies
listEscalationPolicies: stub,
// POST /escalation_policies: Create an escalation policy
createEscalationPolicy: stub,
// GET /escalation_policies/{id}: Get an escalation policy
getEscalationPolicy: stub,
// PUT /escalation_policies/{id}: Update an escalation policy
updateEscalationPolicy: stub,
// DELETE /escalation_policies/{id}: Delete an escalation policy
deleteEscalationPolicy: stub,
// GET /escalation_policies/{id}/audit/records: List audit records for an escalation policy
listEscalationPolicyAuditRecords: stub,
// GET /event_orchestrations: List Event Orchestrations
listEventOrchestrations: stub,
// POST /event_orchestrations: Create an Orchestration
postOrchestration: stub,
// GET /event_orchestrations/{id}: Get an Orchestration
getOrchestration: stub,
// PUT /event_orchestrations/{id}: Update an Orchestration
updateOrchestration: stub,
// DELETE /event_orchestrations/{id}: Delete an Orchestration
deleteOrchestration: stub,
// GET /event_orchestrations/{id}/integrations: List Integrations for an Event Orchestration
listOrchestrationIntegrations: async ({ path, reply }) => {
const rows = await db.selectFrom("integrations").where("eventOrchestrationId", "=", path.id).selectAll().orderBy("id").execute()
return reply(200, { integrations: rows.map((row) => omit(tables.integrations.toItem(row), "eventOrchestrationId")), total: rows.length })
},
// POST /event_orchestrations/{id}/integrations: Create an Integration for an Event Orchestration
postOrchestrationIntegration: async ({ path, body, reply }) => {
const row = await db.insertInto("integrations").values(tables.integrations.toRow({ ...omit(body?.integration ?? {}, "parameters"), id: createUuid(), eventOrchestrationId: path.id })).returningAll().executeTakeFirstOrThrow()
return reply(201, { integration: omit(tables.integrations.toItem(row), "eventOrchestrationId") })
},
// GET /event_orchestrations/{id}/integrations/{integration_id}: Get an Integration for an Event Orchestration
getOrchestrationIntegration: stub,
// PUT /event_orchestrations/{id}/integrations/{integration_id}: Update an Integration for an Event Orchestration
updateOrchestrationIntegration: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("integrations").selectAll().where("eventOrchestrationId", "=", path.id).where("id", "=", path.integration_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no integration ${path.integration_id}.`)
const changed = await trx.updateTable("integrations").set(tables.integrations.toColumns(omit(body?.integration ?? {}, "id", "parameters", "eventOrchestrationId"), { ...row, _other: null })).where("eventOrchestrationId", "=", path.id).where("id", "=", path.integration_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { integration: omit(tables.integrations.toItem(changed), "eventOrchestrationId") })
}),
// DELETE /event_orchestrations/{id}/integrations/{integration_id}: Delete an Integration for an Event Orchestration
deleteOrchestrationIntegration: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("integrations").where("eventOrchestrationId", "=", path.id).where("id", "=", path.integration_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no integration ${path.integration_id}.`)
return reply(204)
},
// POST /event_orchestrations/{id}/integrations/migration: Migrate an Integration from one Event Orchestration to another
migrateOrchestrationIntegration: stub,
// GET /event_orchestrations/{id}/global: Get the Global Orchestration for an Event Orchestration
getOrchPathGlobal: stub,
// PUT /event_orchestrations/{id}/global: Update the Global Orchestration for an Event Orchestration
updateOrchPathGlobal: stub,
// GET /event_orchestrations/{id}/router: Get the Router for an Event Orchestration
getOrchPathRouter: stub,
// PUT /event_orchestrations/{id}/router: Update the Router for an Event Orchestration
updateOrchPathRouter: stub,
// GET /event_orchestrations/{id}/unrouted: Get the Unrouted Orchestration for an Event Orchestration
getOrchPathUnrouted: stub,
// PUT /event_orchestrations/{id}/unrouted: Update the Unrouted Orchestration for an Event Orchestration
updateOrchPathUnrouted: stub,
// GET /event_orchestrations/services/{service_id}: Get the Service Orchestration for a Service
getOrchPathService: stub,
// PUT /event_orchestrations/services/{service_id}: Update the Service Orchestration for a Service
updateOrchPathService: stub,
// GET /event_orchestrations/services/{service_id}/active: Get the Service Orchestration active status for a Service
getOrchActiveStatus: stub,
// PUT /event_orchestrations/services/{service_id}/active: Update the Service Orchestration active status for a Service
updateOrchActiveStatus: stub,
// GET /event_orchestrations/{id}/cache_variables: List Cache Variables for a Global Event Orchestration
listCacheVarOnGlobalOrch: stub,
// POST /event_orchestrations/{id}/cache_variables: Create a Cache Variable for a Global Event Orchestration
createCacheVarOnGlobalOrch: stub,
// GET /event_orchestrations/{id}/cache_variables/{cache_variable_id}: Get a Cache Variable for a Global Event Orchestration
getCacheVarOnGlobalOrch: stub,
// PUT /event_orchestrations/{id}/cache_variables/{cache_variable_id}: Update a Cache Variable for a Global Event Orchestration
updateCacheVarOnGlobalOrch: stub,
// DELETE /event_orchestrations/{id}/cache_variables/{cache_variable_id}: Delete a Cache Variable for a Global Event Orchestration
deleteCacheVarOnGlobalOrch: stub,
// GET /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data: Get Data for an External Data Cache Variable on a Global Event Orchestration
getExternalDataCacheVarDataOnGlobalOrch: stub,
// PUT /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data: Update Data for an External Data Cache Variable on a Global Event Orchestration
updateExternalDataCacheVarDataOnGlobalOrch: stub,
// DELETE /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data: Delete Data for an External Data Cache Variable on a Global Event Orchestration
deleteExternalDataCacheVarDataOnGlobalOrch: stub,
// GET /event_orchestrations/services/{service_id}/cache_variables: List Cache Variables for a Service Event Orchestration
listCacheVarOnServiceOrch: stub,
// POST /event_orchestrations/services/{service_id}/cache_variables: Create a Cache Variable for a Service Event Orchestration
createCacheVarOnServiceOrch: stub,
// GET /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}: Get a Cache Variable for a Service Event Orchestration
getCacheVarOnServiceOrch: stub,
// PUT /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}: Update a Cache Variable for a Service Event Orchestration
updateCacheVarOnServiceOrch: stub,
// DELETE /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}: Delete a Cache Variable for a Service Event Orchestration
deleteCacheVarOnServiceOrch: stub,
// GET /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data: Get Data for an External Data Cache Variable on a Service Event Orchestration
getExternalDataCacheVarDataOnServiceOrch: stub,
// PUT /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data: Update Data for an External Data Cache Variable on a Service Event Orchestration
updateExternalDataCacheVarDataOnServiceOrch: stub,
// DELETE /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data: Delete Data for an External Data Cache Variable on a Service Event Orchestration
deleteExternalDataCacheVarDataOnServiceOrch: stub,
// GET /event_orchestrations/{id}/enablements: List Enablements for an Event Orchestration
listEventOrchestrationFeatureEnablements: stub,
// PUT /event_orchestrations/{id}/enablements/{feature_name}: Update an Enablement for an Event Orchestration
updateEventOrchestrationFeatureEnablements: stub,
// GET /extension_schemas: List extension schemas
listExtensionSchemas: stub,
// GET /enrichment/event_enrichments: List Event Enrichments
listEventEnrichments: stub,
// POST /enrichment/event_enrichments: Create an Event Enrichment
createEventEnrichment: stub,
// GET /enrichment/event_enrichments/default: Get the account default Event Enrichment
getAccountDefaultEventEnrichment: stub,
// PUT /enrichment/event_enrichments/default: Mark an Event Enrichment as the account default
markEventEnrichmentAsDefault: stub,
// GET /enrichment/event_enrichments/{id}: Get an Event Enrichment
getEventEnrichment: stub,
// PUT /enrichment/event_enrichments/{id}: Update an Event Enrichment
updateEventEnrichment: stub,
// DELETE /enrichment/event_enrichments/{id}: Delete an Event Enrichment
deleteEventEnrichment: stub,
// GET /enrichment/event_enrichments/{id}/associations: List Event Enrichment associations
listEventEnrichmentAssociations: stub,
// POST /enrichment/event_enrichments/{id}/associations: Add Event Enrichment associations
addEventEnrichmentAssociations: stub,
// DELETE /enrichment/event_enrichments/{id}/associations: Delete Event Enrichment associations
deleteEventEnrichmentAssociations: stub,
// GET /enrichment/event_enrichments/{id}/rules: Get Event Enrichment rules
getEventEnrichmentRules: stub,
// PUT /enrichment/event_enrichments/{id}/rules: Update Event Enrichment rules
updateEventEnrichmentRules: stub,
// GET /extension_schemas/{id}: Get an extension vendor
getExtensionSchema: stub,
// GET /extensions: List extensions
listExtensions: stub,
// POST /extensions: Create an extension
createExtension: stub,
// GET /extensions/{id}: Get an extension
getExtension: stub,
// PUT /extensions/{id}: Update an extension
updateExtension: stub,
// DELETE /extensions/{id}: Delete an extension
deleteExtension: stub,
// POST /extensions/{id}/enable: Enable an extension
enableExtension: stub,
// GET /incident_workflows: List Incident Workflows
listIncidentWorkflows: stub,
// POST /incident_workflows: Create an Incident Workflow
postIncidentWorkflow: stub,
// GET /incident_workflows/{id}: Get an Incident Workflow
getIncidentWorkflow: stub,
// PUT /incident_workflows/{id}: Update an Incident Workflow
putIncidentWorkflow: stub,
// DELETE /incident_workflows/{id}: Delete an Incident Workflow
deleteIncidentWorkflow: stub,
// POST /incident_workflows/{id}/instances: Start an Incident Workflow Instance
createIncidentWorkflowInstance: stub,
// GET /incident_workflows/actions: List Actions
listIncidentWorkflowActions: stub,
// GET /incident_workflows/actions/{id}: Get an Action
getIncidentWorkflowAction: stub,
// GET /incident_workflows/triggers: List Triggers
listIncidentWorkflowTriggers: async ({ query, reply }) => {
// Not read: workflow_id, incident_id, service_id, workflow_name_contains, sort_by.
let select = db.selectFrom("triggers")
if (query.trigger_type !== undefined) select = select.where("trigger_type", "=", query.trigger_type)
if (query.is_disabled !== undefined) select = select.where("is_disabled", "=", query.is_disabled)
const limit = Math.max((query.limit ?? 100), 0)
let page = select
if (query.cursor !== undefined) page = page.where("id", ">", query.cursor)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { triggers: rows.slice(0, limit).map(tables.triggers.toItem), limit: limit, next_cursor: next !== undefined ? next : null, more: rows.length > limit })
},
// POST /incident_workflows/triggers: Create a Trigger
createIncidentWorkflowTrigger: async ({ body, reply }) => {
const row = await db.insertInto("triggers").values(tables.triggers.toRow({ ...omit(body?.trigger ?? {}, "summary", "type", "self", "html_url", "trigger_type_name"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { trigger: tables.triggers.toItem(row) })
},
// GET /incident_workflows/triggers/{id}: Get a Trigger
getIncidentWorkflowTrigger: stub,
// PUT /incident_workflows/triggers/{id}: Update a Trigger
updateIncidentWorkflowTrigger: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("triggers").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no trigger ${path.id}.`)
const changed = await trx.updateTable("triggers").set(tables.triggers.toColumns({ condition: undefined, incident_types: undefined, services: undefined, is_subscribed_to_all_services: undefined, permissions: undefined, is_disabled: undefined, ...omit(body?.trigger ?? {}, "id", "summary", "type", "self", "html_url", "trigger_type_name", "trigger_type", "trigger_url", "workflow") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { trigger: tables.triggers.toItem(changed) })
}),
// DELETE /incident_workflows/triggers/{id}: Delete a Trigger
deleteIncidentWorkflowTrigger: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("triggers").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no trigger ${path.id}.`)
return reply(204)
},
// POST /incident_workflows/triggers/{id}/services: Associate a Trigger and Service
associateServiceToIncidentWorkflowTrigger: stub,
// DELETE /incident_workflows/triggers/{trigger_id}/services/{service_id}: Dissociate a Trigger and Service
deleteServiceFromIncidentWorkflowTrigger: stub,
// GET /incidents: List incidents
listIncidents: stub,
// PUT /incidents: Manage incidents
updateIncidents: stub,
// POST /incidents: Create an Incident
createIncident: stub,
// GET /incidents/{id}: Get an incident
getIncident: stub,
// PUT /incidents/{id}: Update an incident
updateIncident: stub,
// GET /incidents/{id}/alerts: List alerts for an incident
listIncidentAlerts: stub,
// PUT /incidents/{id}/alerts: Manage alerts
updateIncidentAlerts: stub,
// GET /incidents/{id}/alerts/{alert_id}: Get an alert
getIncidentAlert: stub,
// PUT /incidents/{id}/alerts/{alert_id}: Update an alert
updateIncidentAlert: stub,
// PUT /incidents/{id}/business_services/{business_service_id}/impacts: Manually change an Incident's Impact on a Business Service.
putIncidentManualBusinessServiceAssociation: stub,
// GET /incidents/{id}/business_services/impacts: List Business Services impacted by the given Incident
getIncidentImpactedBusinessServices: stub,
// GET /incidents/{id}/custom_fields/values: Get Custom Field Values
getIncidentFieldValues: stub,
// PUT /incidents/{id}/custom_fields/values: Update Custom Field Values
setIncidentFieldValues: stub,
// GET /incidents/{id}/log_entries: List log entries for an incident
listIncidentLogEntries: stub,
// PUT /incidents/{id}/merge: Merge incidents
mergeIncidents: stub,
// GET /incidents/{id}/notes: List notes for an incident
listIncidentNotes: async ({ path, reply }) => {
const rows = await db.selectFrom("notes").where("incidentId", "=", path.id).selectAll().orderBy("id").execute()
return reply(200, { notes: rows.map((row) => omit(tables.notes.toItem(row), "incidentId")) })
},
// POST /incidents/{id}/notes: Create a note on an incident
createIncidentNote: async ({ path, body, reply }) => {
// Placeholders, which you replace: content.
const row = await db.insertInto("notes").values(tables.notes.toRow({ content: "", ...omit(body?.note ?? {}, "user", "channel"), id: createUuid(), incidentId: path.id, created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(200, { note: omit(tables.notes.toItem(row), "incidentId") })
},
// PUT /incidents/{id}/notes/{note_id}: Update a note on an incident
updateIncidentNote: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: content.
const row = await trx.selectFrom("notes").selectAll().where("incidentId", "=", path.id).where("id", "=", path.note_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no note ${path.note_id}.`)
const changed = await trx.updateTable("notes").set(tables.notes.toColumns({ content: "", ...omit(body?.note ?? {}, "id", "user", "channel", "created_at", "incidentId"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("incidentId", "=", path.id).where("id", "=", path.note_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { note: omit(tables.notes.toItem(changed), "incidentId") })
}),
// DELETE /incidents/{id}/notes/{note_id}: Delete a note on an incident
deleteIncidentNote: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("notes").where("incidentId", "=", path.id).where("id", "=", path.note_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no note ${path.note_id}.`)
return reply(204)
},
// GET /incidents/{id}/outlier_incident: Get Outlier Incident
getOutlierIncident: stub,
// GET /incidents/{id}/past_incidents: Get Past Incidents
getPastIncidents: stub,
// GET /incidents/{id}/related_change_events: List related Change Events for an Incident
listIncidentRelatedChangeEvents: stub,
// GET /incidents/{id}/related_incidents: Get Related Incidents
getRelatedIncidents: stub,
// POST /incidents/{id}/responder_requests: Create a responder request for an incident
createIncidentResponderRequest: stub,
// PUT /incidents/{id}/responder_requests/cancel: Cancel responder requests for an incident
cancelIncidentResponderRequest: stub,
// POST /incidents/{id}/snooze: Snooze an incident
createIncidentSnooze: stub,
// POST /incidents/{id}/status_updates: Create a status update on an incident
createIncidentStatusUpdate: stub,
// GET /incidents/{id}/status_updates/subscribers: List Notification Subscribers
getIncidentNotificationSubscribers: stub,
// POST /incidents/{id}/status_updates/subscribers: Add Notification Subscribers
createIncidentNotificationSubscribers: stub,
// POST /incidents/{id}/status_updates/unsubscribe: Remove Notification Subscriber
removeIncidentNotificationSubscribers: stub,
// GET /incidents/types: List incident types
listIncidentTypes: async ({ reply }) => {
// Not read: filter.
const rows = await db.selectFrom("types").selectAll().orderBy("name").execute()
return reply(200, { incident_types: rows.map(tables.types.toItem) })
},
// POST /incidents/types: Create an Incident Type
createIncidentType: async ({ body, reply, replyError }) => {
// Not read: parent_type.
const row = await db.insertInto("types").values(tables.types.toRow({ name: createUuid(), ...omit(body?.incident_type ?? {}, "id", "parent", "type", "parent_type"), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).onConflict((conflict) => conflict.doNothing()).returningAll().executeTakeFirst()
if (!row) return replyError(400, "The type already exists.")
return reply(201, { incident_type: tables.types.toItem(row) })
},
// GET /incidents/types/{type_id_or_name}: Get an Incident Type
getIncidentType: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("types").selectAll().where("name", "=", path.type_id_or_name).executeTakeFirst()
if (!row) return replyError(404, `There is no type ${path.type_id_or_name}.`)
return reply(200, { incident_type: tables.types.toItem(row) })
},
// PUT /incidents/types/{type_id_or_name}: Update an Incident Type
updateIncidentType: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("types").selectAll().where("name", "=", path.type_id_or_name).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no type ${path.type_id_or_name}.`)
const changed = await trx.updateTable("types").set(tables.types.toColumns({ enabled: undefined, description: undefined, display_name: undefined, ...omit(body?.incident_type ?? {}, "id", "name", "parent", "type", "created_at", "parent_type"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("name", "=", path.type_id_or_name).returningAll().executeTakeFirstOrThrow()
return reply(200, { incident_type: tables.types.toItem(changed) })
}),
// GET /incidents/types/{type_id_or_name}/custom_fields: List Incident Type Custom Fields
listIncidentTypeCustomFields: stub,
// POST /incidents/types/{type_id_or_name}/custom_fields: Create a Custom Field for an Incident Type
createIncidentTypeCustomField: stub,
// GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}: Get an Incident Type Custom Field
getIncidentTypeCustomField: stub,
// PUT /incidents/types/{type_id_or_name}/custom_fields/{field_id}: Update a Custom Field for an Incident Type
updateIncidentTypeCustomField: stub,
// DELETE /incidents/types/{type_id_or_name}/custom_fields/{field_id}: Delete a Custom Field for an Incident Type
deleteIncidentTypeCustomField: stub,
// GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options: List Field Options on a Custom Field
listIncidentTypeCustomField: stub,
// POST /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options: Create a Field Option for a Custom Field
createIncidentTypeCustomFieldFieldOptions: stub,
// GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}: Get a Field Option on a Custom Field
getIncidentTypeCustomFieldFieldOptions: stub,
// PUT /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}: Update a Field Option for a Custom Field
updateIncidentTypeCustomFieldFieldOption: stub,
// DELETE /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}: Delete a Field Option for a Custom Field
deleteIncidentTypeCustomFieldFieldOption: stub,
// GET /incidents/custom_fields: List Fields
listCustomFieldsFields: stub,
// POST /incidents/custom_fields: Create a Field
createCustomFieldsField: stub,
// GET /incidents/custom_fields/{field_id}: Get a Field
getCustomFieldsField: stub,
// PUT /incidents/custom_fields/{field_id}: Update a Field
updateCustomFieldsField: stub,
// DELETE /incidents/custom_fields/{field_id}: Delete a Field
deleteCustomFieldsField: stub,
// GET /incidents/custom_fields/{field_id}/field_options: List Field Options
listCustomFieldsFieldOptions: async ({ path, reply }) => {
const rows = await db.selectFrom("fieldOptions").where("fieldId", "=", path.field_id).selectAll().orderBy("id").execute()
return reply(200, { field_options: rows.map((row) => omit(tables.fieldOptions.toItem(row), "fieldId")) })
},
// POST /incidents/custom_fields/{field_id}/field_options: Create a Field Option
createCustomFieldsFieldOption: async ({ path, body, reply }) => {
// Placeholders, which you replace: type, data.
const row = await db.insertInto("fieldOptions").values(tables.fieldOptions.toRow({ data: { data_type: "string", value: "" }, ...body?.field_option, id: createUuid(), fieldId: path.field_id, type: "field_option", created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { field_option: omit(tables.fieldOptions.toItem(row), "fieldId") })
},
// PUT /incidents/custom_fields/{field_id}/field_options/{field_option_id}: Update a Field Option
updateCustomFieldsFieldOption: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: data.
const row = await trx.selectFrom("fieldOptions").selectAll().where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldOption ${path.field_option_id}.`)
const changed = await trx.updateTable("fieldOptions").set(tables.fieldOptions.toColumns({ data: { data_type: "string", value: "" }, ...omit(body?.field_option ?? {}, "id", "type", "created_at", "fieldId"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { field_option: omit(tables.fieldOptions.toItem(changed), "fieldId") })
}),
// DELETE /incidents/custom_fields/{field_id}/field_options/{field_option_id}: Delete a Field Option
deleteCustomFieldsFieldOption: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("fieldOptions").where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldOption ${path.field_option_id}.`)
return reply(204)
},
// GET /ip_allow_lists: List IP allow lists
listIpAllowLists: async ({ reply }) => {
const rows = await db.selectFrom("ipAllowLists").selectAll().orderBy("id").limit(1).execute()
return reply(200, { ip_allow_lists: rows.map(tables.ipAllowLists.toItem) })
},
// POST /ip_allow_lists: Create an IP allow list
createIpAllowList: async ({ body, reply }) => {
const row = await db.insertInto("ipAllowLists").values(tables.ipAllowLists.toRow({ ...omit(body.ip_allow_list, "type"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { ip_allow_list: tables.ipAllowLists.toItem(row) })
},
// GET /ip_allow_lists/{id}: Get an IP allow list
getIpAllowList: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("ipAllowLists").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no ipAllowList ${path.id}.`)
return reply(200, { ip_allow_list: tables.ipAllowLists.toItem(row) })
},
// PUT /ip_allow_lists/{id}: Update an IP allow list
updateIpAllowList: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("ipAllowLists").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no ipAllowList ${path.id}.`)
const changed = await trx.updateTable("ipAllowLists").set(tables.ipAllowLists.toColumns(omit(body.ip_allow_list, "id", "type"), { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { ip_allow_list: tables.ipAllowLists.toItem(changed) })
}),
// DELETE /ip_allow_lists/{id}: Delete an IP allow list
deleteIpAllowList: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("ipAllowLists").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no ipAllowList ${path.id}.`)
return reply(204)
},
// GET /ip_allow_lists/{id}/audit/records: List audit records for an IP allow list
listIpAllowListAuditRecords: stub,
// GET /license_allocations: List License Allocations
listLicenseAllocations: stub,
// GET /licenses: List Licenses
listLicenses: stub,
// GET /log_entries: List log entries
listLogEntries: stub,
// GET /log_entries/{id}: Get a log entry
getLogEntry: stub,
// PUT /log_entries/{id}/channel: Update log entry channel information.
updateLogEntryChannel: stub,
// GET /maintenance_windows: List maintenance windows
listMaintenanceWindows: stub,
// POST /maintenance_windows: Create a maintenance window
createMaintenanceWindow: stub,
// GET /maintenance_windows/{id}: Get a maintenance window
getMaintenanceWindow: stub,
// PUT /maintenance_windows/{id}: Update a maintenance window
updateMaintenanceWindow: stub,
// DELETE /maintenance_windows/{id}: Delete or end a maintenance window
deleteMaintenanceWindow: stub,
// GET /notifications: List notifications
listNotifications: stub,
// DELETE /oauth_delegations: Delete all OAuth delegations
deleteOauthDelegations: stub,
// GET /oauth_delegations/revocation_requests/status: Get OAuth delegations revocation requests status
getOauthDelegationsRevocationRequestsStatus: stub,
// GET /oncalls: List all of the on-calls
listOnCalls: stub,
// GET /paused_incident_reports/alerts: Get Paused Incident Reporting on Alerts
getPausedIncidentReportAlerts: stub,
// GET /paused_incident_reports/counts: Get Paused Incident Reporting counts
getPausedIncidentReportCounts: stub,
// GET /priorities: List priorities
listPriorities: stub,
// GET /rulesets: List Rulesets
listRulesets: stub,
// POST /rulesets: Create a Ruleset
createRuleset: stub,
// GET /rulesets/{id}: Get a Ruleset
getRuleset: stub,
// PUT /rulesets/{id}: Update a Ruleset
updateRuleset: stub,
// DELETE /rulesets/{id}: Delete a Ruleset
deleteRuleset: stub,
// GET /rulesets/{id}/rules: List Event Rules
listRulesetEventRules: async ({ path, query, reply }) => {
// Not read: total.
const select = db.selectFrom("rules").where("rulesetId", "=", path.id)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { rules: rows.slice(0, limit).map((row) => omit(tables.rules.toItem(row), "rulesetId")), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /rulesets/{id}/rules: Create an Event Rule
createRulesetEventRule: async ({ path, body, reply }) => {
const row = await db.insertInto("rules").values(tables.rules.toRow({ ...omit(body?.rule ?? {}, "self", "catch_all"), id: createUuid(), rulesetId: path.id })).returningAll().executeTakeFirstOrThrow()
return reply(201, { rule: omit(tables.rules.toItem(row), "rulesetId") })
},
// GET /rulesets/{id}/rules/{rule_id}: Get an Event Rule
getRulesetEventRule: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("rules").selectAll().where("rulesetId", "=", path.id).where("id", "=", path.rule_id).executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.rule_id}.`)
return reply(200, { rule: omit(tables.rules.toItem(row), "rulesetId") })
},
// PUT /rulesets/{id}/rules/{rule_id}: Update an Event Rule
updateRulesetEventRule: stub,
// DELETE /rulesets/{id}/rules/{rule_id}: Delete an Event Rule
deleteRulesetEventRule: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("rules").where("rulesetId", "=", path.id).where("id", "=", path.rule_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.rule_id}.`)
return reply(204)
},
// GET /schedules: List schedules
listSchedules: stub,
// POST /schedules: Create a schedule
createSchedule: stub,
// GET /schedules/{id}: Get a schedule
getSchedule: stub,
// PUT /schedules/{id}: Update a schedule
updateSchedule: stub,
// DELETE /schedules/{id}: Delete a schedule
deleteSchedule: stub,
// GET /schedules/{id}/audit/records: List audit records for a schedule
listSchedulesAuditRecords: stub,
// GET /schedules/{id}/overrides: List overrides
listScheduleOverrides: stub,
// POST /schedules/{id}/overrides: Create one or more overrides
createScheduleOverride: stub,
// DELETE /schedules/{id}/overrides/{override_id}: Delete an override
deleteScheduleOverride: stub,
// GET /schedules/{id}/users: List users on call.
listScheduleUsers: stub,
// POST /schedules/preview: Preview a schedule
createSchedulePreview: stub,
// POST /service_dependencies/associate: Associate service dependencies
createServiceDependency: stub,
// GET /service_dependencies/business_services/{id}: Get Business Service dependencies
getBusinessServiceServiceDependencies: stub,
// POST /service_dependencies/disassociate: Disassociate service dependencies
deleteServiceDependency: stub,
// GET /service_dependencies/technical_services/{id}: Get technical service dependencies
getTechnicalServiceServiceDependencies: stub,
// GET /services: List services
listServices: stub,
// POST /services: Create a service
createService: stub,
// GET /services/{id}: Get a service
getService: stub,
// PUT /services/{id}: Update a service
updateService: stub,
// DELETE /services/{id}: Delete a service
deleteService: stub,
// GET /services/{id}/audit/records: List audit records for a service
listServiceAuditRecords: stub,
// GET /services/{id}/change_events: List Change Events for a service
listServiceChangeEvents: stub,
// POST /services/{id}/integrations: Create a new integration
createServiceIntegration: stub,
// GET /services/{id}/integrations/{integration_id}: View an integration
getServiceIntegration: stub,
// PUT /services/{id}/integrations/{integration_id}: Update an existing integration
updateServiceIntegration: stub,
// GET /services/{id}/rules: List Service's Event Rules
listServiceEventRules: async ({ path, query, reply }) => {
// Not read: total, include[].
const select = db.selectFrom("servicesRules").where("serviceId", "=", path.id)
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { rules: rows.slice(0, limit).map((row) => omit(tables.servicesRules.toItem(row), "serviceId")), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /services/{id}/rules: Create an Event Rule on a Service
createServiceEventRule: async ({ path, body, reply }) => {
const row = await db.insertInto("servicesRules").values(tables.servicesRules.toRow({ ...omit(body?.rule ?? {}, "self"), id: createUuid(), serviceId: path.id })).returningAll().executeTakeFirstOrThrow()
return reply(201, { rule: omit(tables.servicesRules.toItem(row), "serviceId") })
},
// POST /services/{id}/rules/convert: Convert a Service's Event Rules into Event Orchestration Rules
convertServiceEventRulesToEventOrchestration: stub,
// GET /services/{id}/rules/{rule_id}: Get an Event Rule from a Service
getServiceEventRule: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("servicesRules").selectAll().where("serviceId", "=", path.id).where("id", "=", path.rule_id).executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.rule_id}.`)
return reply(200, { rule: omit(tables.servicesRules.toItem(row), "serviceId") })
},
// PUT /services/{id}/rules/{rule_id}: Update an Event Rule on a Service
updateServiceEventRule: stub,
// DELETE /services/{id}/rules/{rule_id}: Delete an Event Rule from a Service
deleteServiceEventRule: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("servicesRules").where("serviceId", "=", path.id).where("id", "=", path.rule_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no rule ${path.rule_id}.`)
return reply(204)
},
// GET /services/custom_fields: List Fields
listServiceCustomFields: async ({ reply }) => {
// Not read: include[].
const rows = await db.selectFrom("customFields").selectAll().orderBy("id").execute()
return reply(200, { fields: rows.map(tables.customFields.toItem) })
},
// POST /services/custom_fields: Create a Field
createServiceCustomField: async ({ body, reply }) => {
const row = await db.insertInto("customFields").values(tables.customFields.toRow({ ...omit(body?.field ?? {}, "self", "summary", "type"), id: createUuid(), created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { field: tables.customFields.toItem(row) })
},
// GET /services/custom_fields/{field_id}: Get a Field
getServiceCustomField: async ({ path, reply, replyError }) => {
// Not read: include[].
const row = await db.selectFrom("customFields").selectAll().where("id", "=", path.field_id).executeTakeFirst()
if (!row) return replyError(404, `There is no customField ${path.field_id}.`)
return reply(200, { field: tables.customFields.toItem(row) })
},
// PUT /services/custom_fields/{field_id}: Update a Field
updateServiceCustomField: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("customFields").selectAll().where("id", "=", path.field_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no customField ${path.field_id}.`)
const changed = await trx.updateTable("customFields").set(tables.customFields.toColumns({ description: undefined, display_name: undefined, enabled: undefined, field_options: undefined, ...omit(body?.field ?? {}, "created_at", "data_type", "field_type", "id", "name", "self", "summary", "type"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.field_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { field: tables.customFields.toItem(changed) })
}),
// DELETE /services/custom_fields/{field_id}: Delete a Field
deleteServiceCustomField: async ({ path, reply, replyError }) => db.transaction().execute(async (trx) => {
await trx.deleteFrom("customFieldsFieldOptions").where("fieldId", "=", path.field_id).execute()
const row = await trx.deleteFrom("customFields").where("id", "=", path.field_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no customField ${path.field_id}.`)
return reply(204)
}),
// GET /services/custom_fields/{field_id}/field_options: List Field Options
listServiceCustomFieldOptions: async ({ path, reply, replyError }) => {
const parent = await db.selectFrom("customFields").select("id").where("id", "=", path.field_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no customField ${path.field_id}.`)
const rows = await db.selectFrom("customFieldsFieldOptions").where("fieldId", "=", path.field_id).selectAll().orderBy("id").execute()
return reply(200, { field_options: rows.map((row) => omit(tables.customFieldsFieldOptions.toItem(row), "fieldId")) })
},
// POST /services/custom_fields/{field_id}/field_options: Create a Field Option
createServiceCustomFieldOption: async ({ path, body, reply, replyError }) => {
const parent = await db.selectFrom("customFields").select("id").where("id", "=", path.field_id).executeTakeFirst()
if (!parent) return replyError(404, `There is no customField ${path.field_id}.`)
const row = await db.insertInto("customFieldsFieldOptions").values(tables.customFieldsFieldOptions.toRow({ ...omit(body?.field_option ?? {}, "type"), id: createUuid(), fieldId: path.field_id, created_at: new Date().toISOString(), updated_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { field_option: omit(tables.customFieldsFieldOptions.toItem(row), "fieldId") })
},
// GET /services/custom_fields/{field_id}/field_options/{field_option_id}: Get a Field Option
getServiceCustomFieldOption: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("customFieldsFieldOptions").selectAll().where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).executeTakeFirst()
if (!row) return replyError(404, `There is no fieldOption ${path.field_option_id}.`)
return reply(200, { field_option: omit(tables.customFieldsFieldOptions.toItem(row), "fieldId") })
},
// PUT /services/custom_fields/{field_id}/field_options/{field_option_id}: Update a Field Option
updateServiceCustomFieldOption: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("customFieldsFieldOptions").selectAll().where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldOption ${path.field_option_id}.`)
const changed = await trx.updateTable("customFieldsFieldOptions").set(tables.customFieldsFieldOptions.toColumns({ ...omit(body?.field_option ?? {}, "created_at", "id", "type", "fieldId"), updated_at: new Date().toISOString() }, { ...row, _other: null })).where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { field_option: omit(tables.customFieldsFieldOptions.toItem(changed), "fieldId") })
}),
// DELETE /services/custom_fields/{field_id}/field_options/{field_option_id}: Delete a Field Option
deleteServiceCustomFieldOption: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("customFieldsFieldOptions").where("fieldId", "=", path.field_id).where("id", "=", path.field_option_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no fieldOption ${path.field_option_id}.`)
return reply(204)
},
// GET /services/{id}/custom_fields/values: Get Custom Field Values
getServiceCustomFieldValues: stub,
// PUT /services/{id}/custom_fields/values: Update Custom Field Values
updateServiceCustomFieldValues: stub,
// GET /services/{id}/enablements: Get Enablements for a Service
listServiceFeatureEnablements: stub,
// PUT /services/{id}/enablements/{feature_name}: Update an Enablement for a Service
updateServiceFeatureEnablement: stub,
// GET /session_configurations: Get an account's session configurations
getSessionConfigurations: stub,
// PUT /session_configurations: Configure an account's session configurations
updateSessionConfigurations: stub,
// DELETE /session_configurations: Delete an account's session configurations.
deleteSessionConfigurations: stub,
// GET /standards: List Standards
listStandards: async ({ query, reply }) => {
let select = db.selectFrom("standards")
if (query.active !== undefined) select = select.where("active", "=", query.active)
if (query.resource_type !== undefined) select = select.where("resource_type", "=", query.resource_type)
const rows = await select.selectAll().orderBy("id").execute()
return reply(200, { standards: rows.map(tables.standards.toItem) })
},
// PUT /standards/{id}: Update a standard
updateStandard: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Not read: values.
const row = await trx.selectFrom("standards").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.standards.toRow({ ...omit(body ?? {}, "name", "type", "resource_type", "values"), id: path.id })
const row = await trx.insertInto("standards").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.standards.toItem(row))
}
const changed = await trx.updateTable("standards").set(tables.standards.toColumns({ active: undefined, description: undefined, exclusions: undefined, inclusions: undefined, ...omit(body ?? {}, "name", "type", "resource_type", "values"), id: path.id }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.standards.toItem(changed))
}),
// GET /standards/scores/{resource_type}: List resources' standards scores
listResourceStandardsManyServices: stub,
// GET /standards/scores/{resource_type}/{id}: List a resource's standards scores
listResourceStandards: stub,
// GET /status_dashboards: List Status Dashboards
listStatusDashboards: stub,
// GET /status_dashboards/{id}: Get a single Status Dashboard by `id`
getStatusDashboardById: stub,
// GET /status_dashboards/{id}/service_impacts: Get impacted Business Services for a Status Dashboard by `id`.
getStatusDashboardServiceImpactsById: stub,
// GET /status_dashboards/url_slugs/{url_slug}: Get a single Status Dashboard by `url_slug`
getStatusDashboardByUrlSlug: stub,
// GET /status_dashboards/url_slugs/{url_slug}/service_impacts: Get impacted Business Services for a  Status Dashboard by `url_slug`
getStatusDashboardServiceImpactsByUrlSlug: stub,
// GET /status_pages: List Status Pages
listStatusPages: stub,
// GET /status_pages/{id}/impacts: List Status Page Impacts
listStatusPageImpacts: stub,
// GET /status_pages/{id}/impacts/{impact_id}: Get a Status Page Impact
getStatusPageImpact: stub,
// GET /status_pages/{id}/services: List Status Page Services
listStatusPageServices: stub,
// GET /status_pages/{id}/services/{service_id}: Get a Status Page Service
getStatusPageService: stub,
// GET /status_pages/{id}/severities: List Status Page Severities
listStatusPageSeverities: stub,
// GET /status_pages/{id}/severities/{severity_id}: Get a Status Page Severity
getStatusPageSeverity: stub,
// GET /status_pages/{id}/statuses: List Status Page Statuses
listStatusPageStatuses: stub,
// GET /status_pages/{id}/statuses/{status_id}: Get a Status Page Status
getStatusPageStatus: stub,
// GET /status_pages/{id}/posts: List Status Page Posts
listStatusPagePosts: stub,
// POST /status_pages/{id}/posts: Create a Status Page Post
createStatusPagePost: stub,
// GET /status_pages/{id}/posts/{post_id}: Get a Status Page Post
getStatusPagePost: stub,
// PUT /status_pages/{id}/posts/{post_id}: Update a Status Page Post
updateStatusPagePost: stub,
// DELETE /status_pages/{id}/posts/{post_id}: Delete a Status Page Post
deleteStatusPagePost: stub,
// GET /status_pages/{id}/posts/{post_id}/post_updates: List Status Page Post Updates
listStatusPagePostUpdates: stub,
// POST /status_pages/{id}/posts/{post_id}/post_updates: Create a Status Page Post Update
createStatusPagePostUpdate: stub,
// GET /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}: Get a Status Page Post Update
getPostUpdate: stub,
// PUT /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}: Update a Status Page Post Update
updateStatusPagePostUpdate: stub,
// DELETE /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}: Delete a Status Page Post Update
deleteStatusPagePostUpdate: stub,
// GET /status_pages/{id}/posts/{post_id}/postmortem: Get a Post Postmortem
getPostmortem: stub,
// PUT /status_pages/{id}/posts/{post_id}/postmortem: Create or Update a Post Postmortem
createOrUpdateStatusPagePostmortem: stub,
// DELETE /status_pages/{id}/posts/{post_id}/postmortem: Delete a Post Postmortem
deleteStatusPagePostmortem: stub,
// GET /status_pages/{id}/subscriptions: List Status Page Subscriptions
listStatusPageSubscriptions: async ({ path, query, reply }) => {
let select = db.selectFrom("subscriptions").where("statusPageId", "=", path.id)
if (query.status !== undefined) select = select.where("status", "=", query.status)
if (query.channel !== undefined) select = select.where("channel", "=", query.channel)
const rows = await select.selectAll().orderBy("id").execute()
return reply(200, { subscriptions: rows.map((row) => omit(tables.subscriptions.toItem(row), "statusPageId")), offset: 0, limit: rows.length, total: rows.length })
},
// POST /status_pages/{id}/subscriptions: Create a Status Page Subscription
createStatusPageSubscription: async ({ path, body, reply }) => {
const row = await db.insertInto("subscriptions").values(tables.subscriptions.toRow({ ...omit(body?.subscription ?? {}, "self", "status"), id: createUuid(), statusPageId: path.id })).returningAll().executeTakeFirstOrThrow()
return reply(201, { subscription: omit(tables.subscriptions.toItem(row), "statusPageId") })
},
// GET /status_pages/{id}/subscriptions/{subscription_id}: Get a Status Page Subscription
getStatusPageSubscription: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("subscriptions").selectAll().where("statusPageId", "=", path.id).where("id", "=", path.subscription_id).executeTakeFirst()
if (!row) return replyError(404, `There is no subscription ${path.subscription_id}.`)
return reply(200, { subscription: omit(tables.subscriptions.toItem(row), "statusPageId") })
},
// DELETE /status_pages/{id}/subscriptions/{subscription_id}: Delete a Status Page Subscription
deleteStatusPageSubscription: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("subscriptions").where("statusPageId", "=", path.id).where("id", "=", path.subscription_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no subscription ${path.subscription_id}.`)
return reply(204)
},
// GET /sre_agent/memories: List SRE Agent memories
listSreMemories: async ({ query, reply }) => {
// Not read: service_id, incident_id, type.
const rows = await db.selectFrom("memories").selectAll().orderBy("id").limit((query.limit ?? Number.MAX_SAFE_INTEGER)).execute()
return reply(200, { memories: rows.map(tables.memories.toItem) })
},
// PUT /sre_agent/memories/{id}: Update an SRE Agent memory
updateSreMemory: async ({ path, body, reply }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: type, content.
const row = await trx.selectFrom("memories").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) {
const values = tables.memories.toRow({ type: null, content: "", created_at: new Date().toISOString(), ...omit(body?.memory ?? {}, "attributes", "created_at", "type"), id: path.id, updated_at: new Date().toISOString() })
const row = await trx.insertInto("memories").values(values).onConflict((conflict) => conflict.columns(["id"]).doUpdateSet(values)).returningAll().executeTakeFirstOrThrow()
return reply(200, { memory: tables.memories.toItem(row) })
}
const changed = await trx.updateTable("memories").set(tables.memories.toColumns({ content: "", ...omit(body?.memory ?? {}, "attributes", "created_at", "type"), id: path.id, updated_at: new Date().toISOString() }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { memory: tables.memories.toItem(changed) })
}),
// DELETE /sre_agent/memories/{id}: Delete an SRE Agent memory
deleteSreMemory: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("memories").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no memory ${path.id}.`)
return reply(204)
},
// GET /tags: List tags
listTags: async ({ query, reply }) => {
// Not read: total, query.
const select = db.selectFrom("tags")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { tags: rows.slice(0, limit).map(tables.tags.toItem), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /tags: Create a tag
createTags: async ({ body, reply }) => {
// Placeholders, which you replace: label.
const row = await db.insertInto("tags").values(tables.tags.toRow({ label: "", ...omit(body?.tag ?? {}, "summary", "self", "html_url"), id: createUuid(), type: "tag" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { tag: tables.tags.toItem(row) })
},
// GET /tags/{id}: Get a tag
getTag: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("tags").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no tag ${path.id}.`)
return reply(200, { tag: tables.tags.toItem(row) })
},
// DELETE /tags/{id}: Delete a tag
deleteTag: async ({ path, reply }) => {
await db.deleteFrom("tags").where("id", "=", path.id).execute()
return reply(204)
},
// GET /tags/{id}/{entity_type}: Get connected entities
getTagsByEntityType: stub,
// GET /teams: List teams
listTeams: async ({ query, reply }) => {
// Not read: total, query.
const select = db.selectFrom("teams2")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { teams: rows.slice(0, limit).map(tables.teams2.toItem), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /teams: Create a team
createTeam: async ({ body, reply }) => {
// Placeholders, which you replace: name.
const row = await db.insertInto("teams2").values(tables.teams2.toRow({ name: "", ...omit(body?.team ?? {}, "summary", "self", "html_url"), id: createUuid(), type: "team" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { team: tables.teams2.toItem(row) })
},
// GET /teams/{id}: Get a team
getTeam: async ({ path, reply, replyError }) => {
// Not read: include[].
const row = await db.selectFrom("teams2").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.id}.`)
return reply(200, { team: tables.teams2.toItem(row) })
},
// PUT /teams/{id}: Update a team
updateTeam: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name.
const row = await trx.selectFrom("teams2").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no team ${path.id}.`)
const changed = await trx.updateTable("teams2").set(tables.teams2.toColumns({ name: "", description: undefined, default_role: undefined, ...omit(body?.team ?? {}, "id", "summary", "type", "self", "html_url") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { team: tables.teams2.toItem(changed) })
}),
// DELETE /teams/{id}: Delete a team
deleteTeam: async ({ path, reply }) => {
// Not read: reassignment_team.
await db.deleteFrom("teams2").where("id", "=", path.id).execute()
return reply(204)
},
// GET /teams/{id}/audit/records: List audit records for a team
listTeamsAuditRecords: stub,
// PUT /teams/{id}/escalation_policies/{escalation_policy_id}: Add an escalation policy to a team
updateTeamEscalationPolicy: stub,
// DELETE /teams/{id}/escalation_policies/{escalation_policy_id}: Remove an escalation policy from a team
deleteTeamEscalationPolicy: stub,
// GET /teams/{id}/members: List members of a team
listTeamUsers: stub,
// GET /teams/{id}/notification_subscriptions: List Team Notification Subscriptions
getTeamNotificationSubscriptions: stub,
// POST /teams/{id}/notification_subscriptions: Create Team Notification Subscriptions
createTeamNotificationSubscriptions: stub,
// POST /teams/{id}/notification_subscriptions/unsubscribe
removeTeamNotificationSubscriptions: stub,
// PUT /teams/{id}/users/{user_id}: Add a user to a team
updateTeamUser: stub,
// DELETE /teams/{id}/users/{user_id}: Remove a user from a team
deleteTeamUser: stub,
// GET /templates: List templates
getTemplates: async ({ query, reply }) => {
// Not read: total, query, template_type.
const select = db.selectFrom("templates")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const sorts = { name: ["name", "asc"], "name:asc": ["name", "asc"], "name:desc": ["name", "desc"], created_at: ["id", "asc"], "created_at:asc": ["id", "asc"], "created_at:desc": ["id", "asc"] } as const
const [column, direction] = sorts[query.sort_by]
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy(column, direction).orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { templates: rows.slice(0, limit).map(tables.templates.toItem), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /templates: Create a template
createTemplate: async ({ body, reply }) => {
const row = await db.insertInto("templates").values(tables.templates.toRow({ ...omit(body.template, "summary", "self", "html_url", "type", "created_by", "updated_by"), id: createUuid() })).returningAll().executeTakeFirstOrThrow()
return reply(201, { template: tables.templates.toItem(row) })
},
// GET /templates/{id}: Get a template
getTemplate: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("templates").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no template ${path.id}.`)
return reply(200, { template: tables.templates.toItem(row) })
},
// PUT /templates/{id}: Update a template
updateTemplate: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("templates").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no template ${path.id}.`)
const changed = await trx.updateTable("templates").set(tables.templates.toColumns({ template_type: undefined, name: undefined, description: undefined, templated_fields: undefined, ...omit(body.template, "id", "summary", "self", "html_url", "type", "created_by", "updated_by") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { template: tables.templates.toItem(changed) })
}),
// DELETE /templates/{id}: Delete a template
deleteTemplate: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("templates").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no template ${path.id}.`)
return reply(204)
},
// POST /templates/{id}/render: Render a template
renderTemplate: stub,
// GET /templates/fields: List template fields
getTemplateFields: stub,
// GET /users: List users
listUsers: async ({ query, reply }) => {
// Not read: query, team_ids[], total, include[].
const select = db.selectFrom("users")
const { total } = await select.select((row) => row.fn.countAll<number>().as("total")).executeTakeFirstOrThrow()
const limit = Math.max((query.limit ?? 100), 0)
const rows = await select.selectAll().orderBy("id").limit(limit + 1).offset(Math.max((query.offset ?? 0), 0)).execute()
return reply(200, { users: rows.slice(0, limit).map(tables.users.toItem), offset: Math.max((query.offset ?? 0), 0), limit: limit, more: rows.length > limit, total: total })
},
// POST /users: Create a user
createUser: async ({ body, reply }) => {
// Not read: license.
// Placeholders, which you replace: name, email.
const row = await db.insertInto("users").values(tables.users.toRow({ name: "", email: "user@example.com", ...omit(body?.user ?? {}, "summary", "self", "html_url", "avatar_url", "invitation_sent", "created_via_sso", "teams", "contact_methods", "notification_rules", "http_cal_url", "web_cal_url", "license"), id: createUuid(), type: "user" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { user: tables.users.toItem(row) })
},
// GET /users/{id}: Get a user
getUser: async ({ path, reply, replyError }) => {
// Not read: include[].
const row = await db.selectFrom("users").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.id}.`)
return reply(200, { user: tables.users.toItem(row) })
},
// PUT /users/{id}: Update a user
updateUser: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: license.
// Placeholders, which you replace: name, email.
const row = await trx.selectFrom("users").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.id}.`)
const changed = await trx.updateTable("users").set(tables.users.toColumns({ name: "", email: "user@example.com", time_zone: undefined, color: undefined, role: undefined, description: undefined, job_title: undefined, ...omit(body?.user ?? {}, "id", "summary", "type", "self", "html_url", "avatar_url", "invitation_sent", "created_via_sso", "teams", "contact_methods", "notification_rules", "http_cal_url", "web_cal_url", "license") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { user: tables.users.toItem(changed) })
}),
// DELETE /users/{id}: Delete a user
deleteUser: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("users").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no user ${path.id}.`)
return reply(204)
},
// GET /users/{id}/audit/records: List audit records for a user
listUsersAuditRecords: stub,
// GET /users/{id}/contact_methods: List a user's contact methods
getUserContactMethods: stub,
// POST /users/{id}/contact_methods: Create a user contact method
createUserContactMethod: stub,
// GET /users/{id}/contact_methods/{contact_method_id}: Get a user's contact method
getUserContactMethod: stub,
// PUT /users/{id}/contact_methods/{contact_method_id}: Update a user's contact method
updateUserContactMethod: stub,
// DELETE /users/{id}/contact_methods/{contact_method_id}: Delete a user's contact method
deleteUserContactMethod: stub,
// GET /users/{id}/oauth_delegations: List a user's delegations
listUserDelegations: stub,
// GET /users/{id}/oauth_delegations/{delegation_id}: Get a user's delegation
getUserDelegation: stub,
// GET /users/{id}/license: Get the License allocated to a User
getUserLicense: stub,
// GET /users/{id}/notification_rules: List a user's notification rules
getUserNotificationRules: stub,
// POST /users/{id}/notification_rules: Create a user notification rule
createUserNotificationRule: stub,
// GET /users/{id}/notification_rules/{notification_rule_id}: Get a user's notification rule
getUserNotificationRule: stub,
// PUT /users/{id}/notification_rules/{notification_rule_id}: Update a user's notification rule
updateUserNotificationRule: stub,
// DELETE /users/{id}/notification_rules/{notification_rule_id}: Delete a user's notification rule
deleteUserNotificationRule: stub,
// GET /users/{id}/notification_subscriptions: List Notification Subscriptions
getUserNotificationSubscriptions: stub,
// POST /users/{id}/notification_subscriptions: Create Notification Subcriptions
createUserNotificationSubscriptions: stub,
// POST /users/{id}/notification_subscriptions/unsubscribe: Remove Notification Subscriptions
unsubscribeUserNotificationSubscriptions: stub,
// GET /users/{id}/oncall_handoff_notification_rules: List a User's Handoff Notification Rules
getUserHandoffNotificationRules: stub,
// POST /users/{id}/oncall_handoff_notification_rules: Create a User Handoff Notification Rule
createUserHandoffNotificationRule: stub,
// GET /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}: Get a user's handoff notification rule
getUserHandoffNotifiactionRule: stub,
// PUT /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}: Update a User's Handoff Notification Rule
updateUserHandoffNotification: stub,
// DELETE /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}: Delete a User's Handoff Notification rule
deleteUserHandoffNotificationRule: stub,
// GET /users/{id}/sessions: List a user's active sessions
getUserSessions: stub,
// DELETE /users/{id}/sessions: Delete all user sessions
deleteUserSessions: stub,
// GET /users/{id}/sessions/{type}/{session_id}: Get a user's session
getUserSession: stub,
// DELETE /users/{id}/sessions/{type}/{session_id}: Delete a user's session
deleteUserSession: stub,
// GET /users/{id}/status_update_notification_rules: List a user's status update notification rules
getUserStatusUpdateNotificationRules: stub,
// POST /users/{id}/status_update_notification_rules: Create a user status update notification rule
createUserStatusUpdateNotificationRule: stub,
// GET /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}: Get a user's status update notification rule
getUserStatusUpdateNotificationRule: stub,
// PUT /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}: Update a user's status update notification rule
updateUserStatusUpdateNotificationRule: stub,
// DELETE /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}: Delete a user's status update notification rule
deleteUserStatusUpdateNotificationRule: stub,
// POST /users/{id}/regenerate_private_url_key: Regenerate a user's calendar feed URL key
regenerateUserPrivateUrlKey: stub,
// GET /users/me: Get the current user
getCurrentUser: stub,
// GET /vendors: List vendors
listVendors: stub,
// GET /v3/schedules: List schedules
listSchedulesV3: stub,
// POST /v3/schedules: Create a schedule
createScheduleV3: async ({ body, reply }) => {
// Placeholders, which you replace: type, summary.
const row = await db.insertInto("schedules").values(tables.schedules.toRow({ ...omit(body.schedule, "self", "html_url", "escalation_policies", "users", "rotations", "final_schedule", "http_cal_url", "web_cal_url"), id: createUuid(), type: "schedule_v3", summary: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { schedule: tables.schedules.toItem(row) })
},
// GET /v3/schedules/{id}: Get a schedule
getScheduleV3: async ({ path, reply, replyError }) => {
// Not read: since, until, time_zone, overflow, include[].
const row = await db.selectFrom("schedules").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no schedule ${path.id}.`)
return reply(200, { schedule: tables.schedules.toItem(row) })
},
// PUT /v3/schedules/{id}: Update a schedule
updateScheduleV3: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name, time_zone.
const row = await trx.selectFrom("schedules").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no schedule ${path.id}.`)
const changed = await trx.updateTable("schedules").set(tables.schedules.toColumns({ name: "", time_zone: "", description: undefined, ...omit(body.schedule, "id", "type", "summary", "self", "html_url", "teams", "escalation_policies", "users", "rotations", "final_schedule", "http_cal_url", "web_cal_url") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { schedule: tables.schedules.toItem(changed) })
}),
// DELETE /v3/schedules/{id}: Delete a schedule
deleteScheduleV3: async ({ path, reply, replyError }) => db.transaction().execute(async (trx) => {
await trx.deleteFrom("events").where("scheduleId", "=", path.id).execute()
const row = await trx.deleteFrom("schedules").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no schedule ${path.id}.`)
return reply(204)
}),
// GET /v3/schedules/{id}/audit/records: List audit records for a schedule
listSchedulesAuditRecordsV3: stub,
// GET /v3/schedules/{id}/custom_shifts: List custom shifts
listCustomShifts: stub,
// POST /v3/schedules/{id}/custom_shifts: Create custom shifts
createCustomShifts: stub,
// GET /v3/schedules/{id}/custom_shifts/{custom_shift_id}: Get a custom shift
getCustomShift: stub,
// PUT /v3/schedules/{id}/custom_shifts/{custom_shift_id}: Update a custom shift
updateCustomShift: stub,
// DELETE /v3/schedules/{id}/custom_shifts/{custom_shift_id}: Delete a custom shift
deleteCustomShift: stub,
// GET /v3/schedules/{id}/overrides: List overrides
listOverrides: stub,
// POST /v3/schedules/{id}/overrides: Create overrides
createOverrides: stub,
// GET /v3/schedules/{id}/overrides/{override_id}: Get an override
getOverride: stub,
// PUT /v3/schedules/{id}/overrides/{override_id}: Update an override
updateOverride: stub,
// DELETE /v3/schedules/{id}/overrides/{override_id}: Delete an override
deleteOverride: stub,
// GET /v3/schedules/{id}/rotations: List rotations
listRotations: stub,
// POST /v3/schedules/{id}/rotations: Create a rotation
createRotation: stub,
// GET /v3/schedules/{id}/rotations/{rotation_id}: Get a rotation
getRotation: stub,
// DELETE /v3/schedules/{id}/rotations/{rotation_id}: Delete a rotation
deleteRotation: stub,
// GET /v3/schedules/{id}/rotations/{rotation_id}/events: List events
listEvents: async ({ path, query, reply }) => {
const limit = query.limit
const rows = await db.selectFrom("events").where("scheduleId", "=", path.id).where("rotationId", "=", path.rotation_id).selectAll().orderBy("id").limit(limit + 1).offset(query.offset).execute()
return reply(200, { events: rows.slice(0, limit).map((row) => omit(tables.events.toItem(row), "scheduleId", "rotationId")), limit: limit, offset: query.offset, more: rows.length > limit })
},
// POST /v3/schedules/{id}/rotations/{rotation_id}/events: Create an event
createEvent: async ({ path, body, reply }) => {
// Placeholders, which you replace: type.
const row = await db.insertInto("events").values(tables.events.toRow({ ...omit(body.event, "self", "html_url"), id: createUuid(), scheduleId: path.id, rotationId: path.rotation_id, type: "schedule_event" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { event: omit(tables.events.toItem(row), "scheduleId", "rotationId") })
},
// GET /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}: Get an event
getEvent: async ({ path, reply, replyError }) => {
// Not read: since, until.
const row = await db.selectFrom("events").selectAll().where("scheduleId", "=", path.id).where("rotationId", "=", path.rotation_id).where("id", "=", path.event_id).executeTakeFirst()
if (!row) return replyError(404, `There is no event ${path.event_id}.`)
return reply(200, { event: omit(tables.events.toItem(row), "scheduleId", "rotationId") })
},
// PUT /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}: Update an event
updateEvent: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name, start_time, end_time, effective_since, recurrence, assignment_strategy.
const row = await trx.selectFrom("events").selectAll().where("scheduleId", "=", path.id).where("rotationId", "=", path.rotation_id).where("id", "=", path.event_id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no event ${path.event_id}.`)
const changed = await trx.updateTable("events").set(tables.events.toColumns({ name: "", start_time: { date_time: new Date().toISOString(), time_zone: "" }, end_time: { date_time: new Date().toISOString(), time_zone: "" }, effective_since: new Date().toISOString(), recurrence: [], assignment_strategy: { type: "rotating_member_assignment_strategy", members: [{ type: "user_member" }] }, effective_until: undefined, ...omit(body.event, "id", "type", "self", "html_url", "scheduleId", "rotationId") }, { ...row, _other: null })).where("scheduleId", "=", path.id).where("rotationId", "=", path.rotation_id).where("id", "=", path.event_id).returningAll().executeTakeFirstOrThrow()
return reply(200, { event: omit(tables.events.toItem(changed), "scheduleId", "rotationId") })
}),
// DELETE /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}: Delete an event
deleteEvent: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("events").where("scheduleId", "=", path.id).where("rotationId", "=", path.rotation_id).where("id", "=", path.event_id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no event ${path.event_id}.`)
return reply(204)
},
// GET /vendors/{id}: Get a vendor
getVendor: stub,
// GET /webhook_subscriptions: List webhook subscriptions
listWebhookSubscriptions: stub,
// POST /webhook_subscriptions: Create a webhook subscription
createWebhookSubscription: stub,
// GET /webhook_subscriptions/{id}: Get a webhook subscription
getWebhookSubscription: stub,
// PUT /webhook_subscriptions/{id}: Update a webhook subscription
updateWebhookSubscription: stub,
// DELETE /webhook_subscriptions/{id}: Delete a webhook subscription
deleteWebhookSubscription: stub,
// POST /webhook_subscriptions/{id}/enable: Enable a webhook subscription
enableWebhookSubscription: stub,
// POST /webhook_subscriptions/{id}/ping: Test a webhook subscription
testWebhookSubscription: stub,
// GET /webhook_subscriptions/oauth_clients: List OAuth clients
listOauthClients: async ({ reply }) => {
const rows = await db.selectFrom("oauthClients").selectAll().orderBy("id").execute()
return reply(200, { oauth_clients: rows.map(tables.oauthClients.toItem) })
},
// POST /webhook_subscriptions/oauth_clients: Create an OAuth client
createOauthClient: async ({ body, reply }) => {
// Not read: client_secret.
const row = await db.insertInto("oauthClients").values(tables.oauthClients.toRow({ ...omit(body.oauth_client, "status", "client_secret"), id: createUuid(), type: "oauth_client" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { oauth_client: tables.oauthClients.toItem(row) })
},
// GET /webhook_subscriptions/oauth_clients/{id}: Get an OAuth client
getOauthClient: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("oauthClients").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no oauthClient ${path.id}.`)
return reply(200, { oauth_client: tables.oauthClients.toItem(row) })
},
// PUT /webhook_subscriptions/oauth_clients/{id}: Update an OAuth client
updateOauthClient: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Not read: client_secret.
// Placeholders, which you replace: name, client_id, token_url, grant_type.
const row = await trx.selectFrom("oauthClients").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no oauthClient ${path.id}.`)
const changed = await trx.updateTable("oauthClients").set(tables.oauthClients.toColumns({ name: "", client_id: "client-1", token_url: "https://example.com/", grant_type: "client_credentials", scope: undefined, ...omit(body.oauth_client, "id", "type", "status", "client_secret") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { oauth_client: tables.oauthClients.toItem(changed) })
}),
// DELETE /webhook_subscriptions/oauth_clients/{id}: Delete an OAuth client
deleteOauthClient: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("oauthClients").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no oauthClient ${path.id}.`)
return reply(204)
},
// GET /workflows/integrations: List Workflow Integrations
listWorkflowIntegrations: stub,
// GET /workflows/integrations/{id}: Get Workflow Integration
getWorkflowIntegration: stub,
// GET /workflows/integrations/connections: List all Workflow Integration Connections
listWorkflowIntegrationConnections: stub,
// GET /workflows/integrations/{integration_id}/connections: List Workflow Integration Connections
listWorkflowIntegrationConnectionsByIntegration: async ({ path, query, reply }) => {
let select = db.selectFrom("connections").where("integration_id", "=", path.integration_id)
if (query.name !== undefined) select = select.where("name", "=", query.name)
const limit = Math.max((query.limit ?? 100), 0)
let page = select
if (query.cursor !== undefined) page = page.where("id", ">", query.cursor)
const rows = await page.selectAll().orderBy("id").limit(limit + 1).execute()
const next = rows.length > limit ? rows[limit - 1]?.id : undefined
return reply(200, { connections: rows.slice(0, limit).map(tables.connections.toItem), limit: limit, next_cursor: next !== undefined ? next : null })
},
// POST /workflows/integrations/{integration_id}/connections: Create Workflow Integration Connection
createWorkflowIntegrationConnection: async ({ path, body, reply }) => {
const row = await db.insertInto("connections").values(tables.connections.toRow({ ...omit(body ?? {}, "summary", "type", "self", "html_url", "health", "created_by"), id: createUuid(), integration_id: path.integration_id, created_at: new Date().toISOString() })).returningAll().executeTakeFirstOrThrow()
return reply(201, tables.connections.toItem(row))
},
// GET /workflows/integrations/{integration_id}/connections/{id}: Get Workflow Integration Connection
getWorkflowIntegrationConnection: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("connections").selectAll().where("integration_id", "=", path.integration_id).where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.id}.`)
return reply(200, tables.connections.toItem(row))
},
// DELETE /workflows/integrations/{integration_id}/connections/{id}: Delete Workflow Integration Connection
deleteWorkflowIntegrationConnection: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("connections").where("integration_id", "=", path.integration_id).where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.id}.`)
return reply(204)
},
// PATCH /workflows/integrations/{integration_id}/connections/{id}: Update Workflow Integration Connection
updateWorkflowIntegrationConnection: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("connections").selectAll().where("integration_id", "=", path.integration_id).where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no connection ${path.id}.`)
const changed = await trx.updateTable("connections").set(tables.connections.toColumns(omit(body ?? {}, "id", "summary", "type", "self", "html_url", "integration_id", "health", "created_at", "created_by"), row)).where("integration_id", "=", path.integration_id).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, tables.connections.toItem(changed))
}),
// GET /recommendations/event_orchestrations/rules: List recommended rules
listRecommendedRules: stub,
// POST /recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/dismiss: Dismiss a recommended rule
dismissRecommendedRule: stub,
// POST /recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/accept: Accept a recommended rule
acceptRecommendedRule: stub,
// DELETE /recommendations/event_orchestrations/services/{service_id}/accepted_rules/{rule_id}: Delete an accepted rule
deleteAcceptedRecommendedRule: stub,
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
