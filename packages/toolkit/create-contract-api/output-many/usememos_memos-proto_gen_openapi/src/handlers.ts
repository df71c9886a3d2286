import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(_db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// POST /api/v1/ai:transcribe
AIService_Transcribe: stub,
// GET /api/v1/attachments
AttachmentService_ListAttachments: stub,
// POST /api/v1/attachments
AttachmentService_CreateAttachment: stub,
// GET /api/v1/attachments/{attachment}
AttachmentService_GetAttachment: stub,
// DELETE /api/v1/attachments/{attachment}
AttachmentService_DeleteAttachment: stub,
// PATCH /api/v1/attachments/{attachment}
AttachmentService_UpdateAttachment: stub,
// POST /api/v1/attachments:batchDelete
AttachmentService_BatchDeleteAttachments: stub,
// GET /api/v1/auth/me
AuthService_GetCurrentUser: stub,
// POST /api/v1/auth/refresh
AuthService_RefreshToken: stub,
// POST /api/v1/auth/signin
AuthService_SignIn: stub,
// POST /api/v1/auth/signout
AuthService_SignOut: stub,
// GET /api/v1/identity-providers
IdentityProviderService_ListIdentityProviders: stub,
// POST /api/v1/identity-providers
IdentityProviderService_CreateIdentityProvider: stub,
// GET /api/v1/identity-providers/{identity-provider}
IdentityProviderService_GetIdentityProvider: stub,
// DELETE /api/v1/identity-providers/{identity-provider}
IdentityProviderService_DeleteIdentityProvider: stub,
// PATCH /api/v1/identity-providers/{identity-provider}
IdentityProviderService_UpdateIdentityProvider: stub,
// GET /api/v1/instance/profile
InstanceService_GetInstanceProfile: stub,
// POST /api/v1/instance/settings/notification:testEmail
InstanceService_TestInstanceEmailSetting: stub,
// POST /api/v1/instance/settings:batchGet
InstanceService_BatchGetInstanceSettings: stub,
// GET /api/v1/instance/stats
InstanceService_GetInstanceStats: stub,
// GET /api/v1/instance/{instance}/*
InstanceService_GetInstanceSetting: stub,
// PATCH /api/v1/instance/{instance}/*
InstanceService_UpdateInstanceSetting: stub,
// GET /api/v1/memos
MemoService_ListMemos: stub,
// POST /api/v1/memos
MemoService_CreateMemo: stub,
// GET /api/v1/memos/-/linkMetadata
MemoService_GetLinkMetadata: stub,
// POST /api/v1/memos/-/linkMetadata:batchGet
MemoService_BatchGetLinkMetadata: stub,
// GET /api/v1/memos/{memo}
MemoService_GetMemo: stub,
// DELETE /api/v1/memos/{memo}
MemoService_DeleteMemo: stub,
// PATCH /api/v1/memos/{memo}
MemoService_UpdateMemo: stub,
// GET /api/v1/memos/{memo}/attachments
MemoService_ListMemoAttachments: stub,
// PATCH /api/v1/memos/{memo}/attachments
MemoService_SetMemoAttachments: stub,
// GET /api/v1/memos/{memo}/comments
MemoService_ListMemoComments: stub,
// POST /api/v1/memos/{memo}/comments
MemoService_CreateMemoComment: stub,
// GET /api/v1/memos/{memo}/reactions
MemoService_ListMemoReactions: stub,
// POST /api/v1/memos/{memo}/reactions
MemoService_UpsertMemoReaction: stub,
// DELETE /api/v1/memos/{memo}/reactions/{reaction}
MemoService_DeleteMemoReaction: stub,
// GET /api/v1/memos/{memo}/relations
MemoService_ListMemoRelations: stub,
// PATCH /api/v1/memos/{memo}/relations
MemoService_SetMemoRelations: stub,
// GET /api/v1/memos/{memo}/shares
MemoService_ListMemoShares: stub,
// POST /api/v1/memos/{memo}/shares
MemoService_CreateMemoShare: stub,
// DELETE /api/v1/memos/{memo}/shares/{share}
MemoService_DeleteMemoShare: stub,
// GET /api/v1/shares/{shareToken}/memo
MemoService_GetSharedMemo: stub,
// GET /api/v1/users
UserService_ListUsers: stub,
// POST /api/v1/users
UserService_CreateUser: stub,
// GET /api/v1/users/{user}
UserService_GetUser: stub,
// DELETE /api/v1/users/{user}
UserService_DeleteUser: stub,
// PATCH /api/v1/users/{user}
UserService_UpdateUser: stub,
// GET /api/v1/users/{user}/linkedIdentities
UserService_ListLinkedIdentities: stub,
// POST /api/v1/users/{user}/linkedIdentities
UserService_CreateLinkedIdentity: stub,
// GET /api/v1/users/{user}/linkedIdentities/{linkedIdentity}
UserService_GetLinkedIdentity: stub,
// DELETE /api/v1/users/{user}/linkedIdentities/{linkedIdentity}
UserService_DeleteLinkedIdentity: stub,
// GET /api/v1/users/{user}/notifications
UserService_ListUserNotifications: stub,
// DELETE /api/v1/users/{user}/notifications/{notification}
UserService_DeleteUserNotification: stub,
// PATCH /api/v1/users/{user}/notifications/{notification}
UserService_UpdateUserNotification: stub,
// GET /api/v1/users/{user}/personalAccessTokens
UserService_ListPersonalAccessTokens: stub,
// POST /api/v1/users/{user}/personalAccessTokens
UserService_CreatePersonalAccessToken: stub,
// DELETE /api/v1/users/{user}/personalAccessTokens/{personalAccessToken}
UserService_DeletePersonalAccessToken: stub,
// GET /api/v1/users/{user}/settings
UserService_ListUserSettings: stub,
// GET /api/v1/users/{user}/settings/{setting}
UserService_GetUserSetting: stub,
// PATCH /api/v1/users/{user}/settings/{setting}
UserService_UpdateUserSetting: stub,
// GET /api/v1/users/{user}/views
MemoViewService_ListMemoViews: stub,
// POST /api/v1/users/{user}/views
MemoViewService_CreateMemoView: stub,
// GET /api/v1/users/{user}/views/{view}
MemoViewService_GetMemoView: stub,
// DELETE /api/v1/users/{user}/views/{view}
MemoViewService_DeleteMemoView: stub,
// PATCH /api/v1/users/{user}/views/{view}
MemoViewService_UpdateMemoView: stub,
// GET /api/v1/users/{user}/webhooks
UserService_ListUserWebhooks: stub,
// POST /api/v1/users/{user}/webhooks
UserService_CreateUserWebhook: stub,
// DELETE /api/v1/users/{user}/webhooks/{webhook}
UserService_DeleteUserWebhook: stub,
// PATCH /api/v1/users/{user}/webhooks/{webhook}
UserService_UpdateUserWebhook: stub,
// GET /api/v1/users/{user}/webhooks/{webhook}:getSigningSecret
UserService_GetUserWebhookSigningSecret: stub,
// GET /api/v1/users/{user}:getStats
UserService_GetUserStats: stub,
// POST /api/v1/users:batchGet
UserService_BatchGetUsers: stub,
// GET /api/v1/users:stats
UserService_ListAllUserStats: stub,
};
}
