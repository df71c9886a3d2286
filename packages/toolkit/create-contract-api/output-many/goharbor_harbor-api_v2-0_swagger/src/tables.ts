import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { Repository, Tag, Instance, PreheatPolicy, ImmutableRule, WebhookPolicy, UserGroup, Quota, Robot, ReplicationPolicy, Registry, RetentionExecution, UserResp, Label } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
repositories: defineTable<Repository & { name: string; projectName: string }>()("repositories", { name: "text", projectName: "text", id: "integer", project_id: "integer", description: "text", artifact_count: "integer", pull_count: "integer", creation_time: "json", update_time: "text" }),
tags: defineTable<Tag & { name: string; projectName: string; repositoryName: string; reference: string }>()("tags", { name: "text", projectName: "text", repositoryName: "text", reference: "text", id: "integer", repository_id: "integer", artifact_id: "integer", push_time: "text", pull_time: "text", immutable: "boolean" }),
instances: defineTable<Instance & { name: string }>()("instances", { name: "text", id: "integer", description: "text", vendor: "text", endpoint: "text", auth_mode: "text", auth_info: "json", status: "text", enabled: "boolean", default: "boolean", insecure: "boolean", setup_timestamp: "integer" }),
policies: defineTable<PreheatPolicy & { name: string; projectName: string }>()("policies", { name: "text", projectName: "text", id: "integer", description: "text", project_id: "integer", provider_id: "integer", provider_name: "text", filters: "text", trigger: "text", enabled: "boolean", extra_attrs: "text", creation_time: "text", update_time: "text" }),
immutabletagrules: defineTable<ImmutableRule & { id: number; projectNameOrId: string }>()("immutabletagrules", { id: "integer", projectNameOrId: "text", priority: "integer", disabled: "boolean", action: "text", template: "text", params: "json", tag_selectors: "json", scope_selectors: "json" }),
webhookPolicies: defineTable<WebhookPolicy & { id: number | bigint; projectNameOrId: string }>()("webhookPolicies", { id: "integer", projectNameOrId: "text", name: "text", description: "text", project_id: "integer", targets: "json", event_types: "json", creator: "text", creation_time: "text", update_time: "text", enabled: "boolean" }),
usergroups: defineTable<UserGroup & { id: number }>()("usergroups", { id: "integer", group_name: "text", group_type: "integer", ldap_group_dn: "text" }),
quotas: defineTable<Quota & { id: number }>()("quotas", { id: "integer", ref: "json", hard: "json", used: "json", creation_time: "text", update_time: "text" }),
robots: defineTable<Robot & { id: number | bigint }>()("robots", { id: "identity", name: "text", description: "text", secret: "text", level: "text", duration: "json", editable: "boolean", disable: "boolean", expires_at: "integer", permissions: "json", creator_type: "text", creator_ref: "integer", creation_time: "text", update_time: "text" }),
replicationPolicies: defineTable<ReplicationPolicy & { id: number | bigint }>()("replicationPolicies", { id: "integer", name: "text", description: "text", src_registry: "json", dest_registry: "json", dest_namespace: "text", dest_namespace_replace_count: "integer", trigger: "json", filters: "json", replicate_deletion: "boolean", deletion: "boolean", override: "boolean", enabled: "boolean", creation_time: "text", update_time: "text", speed: "integer", copy_by_chunk: "boolean", single_active_replication: "boolean" }),
registries: defineTable<Registry & { id: number | bigint }>()("registries", { id: "integer", url: "text", name: "text", credential: "json", type: "text", insecure: "boolean", ca_certificate: "json", description: "text", status: "text", creation_time: "text", update_time: "text" }),
executions: defineTable<RetentionExecution & { id: number | bigint; retentionId: number | bigint }>()("executions", { id: "identity", retentionId: "integer", policy_id: "integer", start_time: "text", end_time: "text", status: "text", trigger: "text", dry_run: "boolean" }),
users: defineTable<UserResp & { user_id: number }>()("users", { user_id: "identity", email: "text", realname: "text", comment: "text", username: "text", sysadmin_flag: "boolean", admin_role_in_auth: "boolean", oidc_user_meta: "json", creation_time: "text", update_time: "text" }),
labels: defineTable<Label & { id: number | bigint }>()("labels", { id: "integer", name: "text", description: "text", color: "text", scope: "text", project_id: "integer", creation_time: "text", update_time: "text" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
