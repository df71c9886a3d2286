import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { ServiceReference, TeamReference, ServiceNowIntegration, ServiceNowCredentials, OrchestrationIntegration, IncidentWorkflowTrigger, IncidentNote, IncidentType, CustomFieldsFieldOption, IpAllowList, EventRule, ServiceEventRule, ServiceCustomFieldsFieldReadModel, ServiceCustomFieldsFieldOptionReadModel, Standard, StatusPageSubscription, SREMemory, Tag, Team, Template, User, V3ScheduleReference, OAuthClient, WorkflowIntegrationConnection } from "./generated/models.ts";

/** An item without write-only members, which are not stored. */
type Without<Item, Name> = { [Key in keyof Item as Exclude<Key, Name>]: Item[Key] };

/** The tables, by their names in the database. A migration creates each. */
export const tables = {
services: defineTable<ServiceReference & { actionId: string }>()("services", { id: "text", actionId: "text", type: "text", summary: "json", self: "json", html_url: "json" }),
teams: defineTable<TeamReference & { actionId: string }>()("teams", { id: "text", actionId: "text", type: "text", summary: "json", self: "json", html_url: "json" }),
runnersTeams: defineTable<TeamReference & { runnerId: string }>()("runnersTeams", { id: "text", runnerId: "text", type: "text", summary: "json", self: "json", html_url: "json" }),
servicenow: defineTable<ServiceNowIntegration & { id: string }>()("servicenow", { id: "text", name: "text", description: "json", cmdb_tables: "json", credentials: "json", created_at: "text", updated_at: "text" }),
credentials: defineTable<Without<ServiceNowCredentials, "password"> & { id: string }>()("credentials", { id: "text", instance_endpoint: "text", user: "text", created_at: "text", updated_at: "text", deleted_at: "json" }),
integrations: defineTable<OrchestrationIntegration & { id: string; eventOrchestrationId: string }>()("integrations", { id: "text", eventOrchestrationId: "text", label: "text", parameters: "json" }),
triggers: defineTable<IncidentWorkflowTrigger & { id: string }>()("triggers", { id: "text", summary: "json", type: "text", self: "json", html_url: "json", trigger_type_name: "text", trigger_type: "text", condition: "text", trigger_url: "text", incident_types: "json", workflow: "json", services: "json", is_subscribed_to_all_services: "boolean", permissions: "json", is_disabled: "boolean" }),
notes: defineTable<IncidentNote & { id: string; incidentId: string }>()("notes", { id: "text", incidentId: "text", content: "text", user: "json", channel: "json", created_at: "text", updated_at: "text" }),
types: defineTable<IncidentType & { name: string }>()("types", { name: "text", enabled: "boolean", id: "text", parent: "json", type: "text", description: "text", created_at: "text", updated_at: "text", display_name: "text" }),
fieldOptions: defineTable<CustomFieldsFieldOption & { fieldId: string }>()("fieldOptions", { id: "text", fieldId: "text", type: "text", created_at: "text", updated_at: "text", data: "json" }),
ipAllowLists: defineTable<IpAllowList & { id: string }>()("ipAllowLists", { id: "text", state: "text", cidr_entries: "json", type: "text" }),
rules: defineTable<EventRule & { id: string; rulesetId: string }>()("rules", { id: "text", rulesetId: "text", self: "text", disabled: "boolean", conditions: "json", time_frame: "json", variables: "json", position: "integer", catch_all: "boolean", actions: "json" }),
servicesRules: defineTable<ServiceEventRule & { id: string; serviceId: string }>()("servicesRules", { id: "text", serviceId: "text", self: "text", disabled: "boolean", conditions: "json", time_frame: "json", variables: "json", position: "integer", actions: "json" }),
customFields: defineTable<ServiceCustomFieldsFieldReadModel & { id: string }>()("customFields", { id: "text", created_at: "text", data_type: "text", description: "json", display_name: "text", enabled: "boolean", field_options: "json", field_type: "text", name: "text", self: "json", summary: "json", type: "text", updated_at: "text" }),
customFieldsFieldOptions: defineTable<ServiceCustomFieldsFieldOptionReadModel & { id: string; fieldId: string }>()("customFieldsFieldOptions", { id: "text", fieldId: "text", created_at: "text", data: "json", type: "text", updated_at: "text" }),
standards: defineTable<Standard & { id: string }>()("standards", { id: "text", active: "boolean", description: "text", name: "text", type: "text", resource_type: "text", exclusions: "json", inclusions: "json" }),
subscriptions: defineTable<StatusPageSubscription & { id: string; statusPageId: string }>()("subscriptions", { id: "text", statusPageId: "text", channel: "text", contact: "text", self: "text", status: "text", status_page: "json", subscribable_object: "json", type: "text" }),
memories: defineTable<SREMemory & Pick<SREMemory, "type"> & { id: string }>()("memories", { id: "text", type: "json|null", content: "text", attributes: "json", created_at: "text", updated_at: "text" }),
tags: defineTable<Tag & { id: string }>()("tags", { id: "text", label: "text", type: "text", summary: "json", self: "json", html_url: "json" }),
teams2: defineTable<Team & { id: string }>()("teams2", { id: "text", name: "text", type: "text", summary: "json", self: "json", html_url: "json", description: "text", default_role: "text" }),
templates: defineTable<Template & { id: string }>()("templates", { id: "text", template_type: "text", name: "text", description: "json", templated_fields: "json", summary: "json", self: "json", html_url: "json", type: "text", created_by: "json", updated_by: "json" }),
users: defineTable<User & { id: string }>()("users", { id: "text", name: "text", email: "text", type: "text", summary: "json", self: "json", html_url: "json", time_zone: "text", color: "text", role: "text", avatar_url: "text", description: "json", invitation_sent: "boolean", job_title: "text", created_via_sso: "boolean", teams: "json", contact_methods: "json", notification_rules: "json", http_cal_url: "text", web_cal_url: "text" }),
schedules: defineTable<NonNullable<operations["getScheduleV3"]["responses"][200]["content"]["application/json"]["schedule"]> & Pick<V3ScheduleReference, "summary">>()("schedules", { id: "text", type: "text", summary: "text", name: "text", time_zone: "text", description: "text", teams: "json", escalation_policies: "json", users: "json", rotations: "json", final_schedule: "json", http_cal_url: "text", web_cal_url: "text", self: "text", html_url: "text" }),
events: defineTable<components["schemas"]["Event"] & { scheduleId: string; rotationId: string }>()("events", { id: "text", scheduleId: "text", rotationId: "text", type: "text", name: "text", start_time: "json", end_time: "json", effective_since: "text", recurrence: "json", assignment_strategy: "json", effective_until: "json", self: "text", html_url: "text" }),
oauthClients: defineTable<OAuthClient & { id: string }>()("oauthClients", { id: "text", type: "text", name: "text", client_id: "text", token_url: "text", grant_type: "text", scope: "json", status: "text" }),
connections: defineTable<WorkflowIntegrationConnection & { id: string; integration_id: string }>()("connections", { id: "text", integration_id: "text", summary: "json", type: "text", self: "json", html_url: "json", name: "text", service_url: "text", external_id: "text", external_id_label: "text", scopes: "json", is_default: "boolean", health: "json", configuration: "json", secrets: "json", teams: "json", apps: "json", created_at: "text", created_by: "json" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
