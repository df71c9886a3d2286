import { defineTable, type RowOf } from "@animal-store/kysely-tables";
import type { components, operations } from "./generated/contract.ts";
import type { FileRequest, MetadataCascadePolicy, EmailAlias, Webhook, RetentionPolicyAssignment, LegalHoldPolicy, ShieldInformationBarrier, ShieldInformationBarrierSegment, ShieldInformationBarrierSegmentMember, ShieldInformationBarrierSegmentRestriction, TermsOfService, TermsOfServiceUserStatus, CollaborationAllowlistEntry, StoragePolicyAssignment, IntegrationMapping, MetadataTaxonomyNode } from "./generated/models.ts";


/** The tables, by their names in the database. A migration creates each. */
export const tables = {
fileRequests: defineTable<FileRequest>()("fileRequests", { id: "text", type: "text", folder: "json", created_at: "text", updated_at: "text", title: "text", description: "json", status: "text", is_email_required: "boolean", is_description_required: "boolean", expires_at: "text", url: "text", etag: "json", created_by: "json", updated_by: "json", version: "version" }),
metadataCascadePolicies: defineTable<MetadataCascadePolicy>()("metadataCascadePolicies", { id: "text", type: "text", owner_enterprise: "json", parent: "json", scope: "text", templateKey: "text" }),
comments: defineTable<components["schemas"]["Comment--Full"] & { id: string }>()("comments", { id: "text", type: "text", is_reply_comment: "boolean", message: "text", created_by: "json", created_at: "text", modified_at: "text", item: "json", tagged_message: "text" }),
emailAliases: defineTable<EmailAlias & { id: string; userId: string }>()("emailAliases", { id: "text", userId: "text", type: "text", email: "text", is_confirmed: "boolean" }),
groups: defineTable<components["schemas"]["Group--Full"]>()("groups", { id: "text", type: "text", name: "text", group_type: "text", created_at: "text", modified_at: "text", provenance: "text", external_sync_identifier: "text", description: "text", invitability_level: "text", member_viewability_level: "text", permissions: "json" }),
webhooks: defineTable<Webhook & { id: string }>()("webhooks", { id: "text", type: "text", target: "json", created_by: "json", created_at: "text", address: "text", triggers: "json" }),
retentionPolicyAssignments: defineTable<RetentionPolicyAssignment>()("retentionPolicyAssignments", { id: "text", type: "text", retention_policy: "json", assigned_to: "json", filter_fields: "json", assigned_by: "json", assigned_at: "text", start_date_field: "text" }),
legalHoldPolicies: defineTable<LegalHoldPolicy>()("legalHoldPolicies", { id: "text", type: "text", policy_name: "text", description: "text", status: "text", assignment_counts: "json", created_by: "json", created_at: "text", modified_at: "text", deleted_at: "text", filter_started_at: "text", filter_ended_at: "text", release_notes: "text" }),
shieldInformationBarriers: defineTable<ShieldInformationBarrier & { id: string }>()("shieldInformationBarriers", { id: "text", type: "text", enterprise: "json", status: "text", created_at: "text", created_by: "json", updated_at: "text", updated_by: "json", enabled_at: "text", enabled_by: "json" }),
shieldInformationBarrierSegments: defineTable<ShieldInformationBarrierSegment & { id: string }>()("shieldInformationBarrierSegments", { id: "text", type: "text", shield_information_barrier: "json", name: "text", description: "text", created_at: "text", created_by: "json", updated_at: "text", updated_by: "json" }),
shieldInformationBarrierSegmentMembers: defineTable<ShieldInformationBarrierSegmentMember & { id: string }>()("shieldInformationBarrierSegmentMembers", { id: "text", type: "text", user: "json", shield_information_barrier: "json", shield_information_barrier_segment: "json", created_at: "text", created_by: "json", updated_at: "text", updated_by: "json" }),
shieldInformationBarrierSegmentRestrictions: defineTable<ShieldInformationBarrierSegmentRestriction & { id: string }>()("shieldInformationBarrierSegmentRestrictions", { id: "text", shield_information_barrier_segment: "json", restricted_segment: "json", type: "text", shield_information_barrier: "json", created_at: "text", created_by: "json", updated_at: "text", updated_by: "json" }),
termsOfServices: defineTable<TermsOfService>()("termsOfServices", { id: "text", type: "text", status: "text", enterprise: "json", tos_type: "text", text: "text", created_at: "text", modified_at: "text" }),
termsOfServiceUserStatuses: defineTable<TermsOfServiceUserStatus>()("termsOfServiceUserStatuses", { id: "text", type: "text", tos: "json", user: "json", is_accepted: "boolean", created_at: "text", modified_at: "text" }),
collaborationWhitelistEntries: defineTable<CollaborationAllowlistEntry & { id: string }>()("collaborationWhitelistEntries", { id: "text", type: "text", domain: "text", direction: "text", enterprise: "json", created_at: "text" }),
storagePolicyAssignments: defineTable<StoragePolicyAssignment>()("storagePolicyAssignments", { id: "text", type: "text", storage_policy: "json", assigned_to: "json" }),
slack: defineTable<IntegrationMapping>()("slack", { id: "text", type: "text", partner_item: "json", box_item: "json", integration_type: "text", is_manually_created: "boolean", options: "json", created_by: "json", modified_by: "json", created_at: "text", modified_at: "text" }),
aiAgents: defineTable<components["schemas"]["AiSingleAgentResponse--Full"]>()("aiAgents", { id: "text", origin: "text", name: "text", access_state: "text", type: "text", created_by: "json", created_at: "text", modified_by: "json", modified_at: "text", icon_reference: "text", allowed_entities: "json", ask: "json", text_gen: "json", extract: "json" }),
nodes: defineTable<MetadataTaxonomyNode & { namespace: string; taxonomyKey: string }>()("nodes", { id: "text", namespace: "text", taxonomyKey: "text", displayName: "text", level: "integer", parentId: "text", nodePath: "json", ancestors: "json" }),
};

/** The tables for Kysely. */
export type Database = { [Name in keyof typeof tables]: RowOf<(typeof tables)[Name]> };
