import { randomInt, randomUUID } from "node:crypto";
import { type Authenticated, type Handlers, mergePatch } from "@animal-store/openapi-hono";
import type { Kysely } from "kysely";
import type { Caller } from "./auth.ts";
import type { contract } from "./generated/contract.ts";
import { stub } from "./stubs.ts";
import { type Database, tables } from "./tables.ts";

export function createHandlers(db: Kysely<Database>): Handlers<typeof contract, Authenticated<Caller>, never> {
  return {
// GET /audit_events
SecurityOperations_getAuditEvents: stub,
// POST /bot/recreate_token
BotOperations_selfRecreateBotToken: stub,
// PUT /bot/webhook
BotOperations_selfUpdateBotWebhook: stub,
// GET /bots
BotOperations_listBots: stub,
// POST /bots
BotOperations_createBot: stub,
// GET /bots/{id}
BotOperations_getBot: stub,
// PUT /bots/{id}
BotOperations_updateBot: stub,
// DELETE /bots/{id}
BotOperations_deleteBot: stub,
// POST /bots/{id}/recreate_token
BotOperations_recreateBotToken: stub,
// GET /chats
ChatOperations_listChats: stub,
// POST /chats
ChatOperations_createChat: async ({ body, reply }) => {
// Placeholders, which you replace: owner_id, member_ids, group_tag_ids, channel, archived, personal, public, last_message_at, meet_room_url.
const row = await db.insertInto("chats").values(tables.chats.toRow({ member_ids: [], group_tag_ids: [], channel: false, public: false, ...omit(body.chat, "id"), created_at: new Date().toISOString(), owner_id: 0, archived: false, personal: false, last_message_at: new Date().toISOString(), meet_room_url: "" })).returningAll().executeTakeFirstOrThrow()
return reply(201, { data: tables.chats.toItem(row) })
},
// POST /chats/exports
ExportOperations_requestExport: stub,
// GET /chats/exports/{id}
ExportOperations_downloadExport: stub,
// GET /chats/{id}
ChatOperations_getChat: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("chats").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no chat ${path.id}.`)
return reply(200, { data: tables.chats.toItem(row) })
},
// PUT /chats/{id}
ChatOperations_updateChat: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
// Placeholders, which you replace: name, public.
const row = await trx.selectFrom("chats").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no chat ${path.id}.`)
const changed = await trx.updateTable("chats").set(tables.chats.toColumns({ name: "", public: false, ...omit(body.chat, "id", "created_at", "owner_id", "member_ids", "group_tag_ids", "channel", "archived", "personal", "last_message_at", "meet_room_url") }, { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { data: tables.chats.toItem(changed) })
}),
// PUT /chats/{id}/archive
ChatOperations_archiveChat: stub,
// POST /chats/{id}/group_tags
ChatMemberOperations_addTags: stub,
// DELETE /chats/{id}/group_tags/{tag_id}
ChatMemberOperations_removeTag: stub,
// DELETE /chats/{id}/leave
ChatMemberOperations_leaveChat: stub,
// GET /chats/{id}/members
ChatMemberOperations_listMembers: stub,
// POST /chats/{id}/members
ChatMemberOperations_addMembers: stub,
// PUT /chats/{id}/members/{user_id}
ChatMemberOperations_updateMemberRole: stub,
// DELETE /chats/{id}/members/{user_id}
ChatMemberOperations_removeMember: stub,
// PUT /chats/{id}/unarchive
ChatOperations_unarchiveChat: stub,
// GET /custom_properties
CommonOperations_listProperties: stub,
// POST /direct_url
DirectUploadOperations_uploadFile: stub,
// GET /group_tags
GroupTagOperations_listTags: stub,
// POST /group_tags
GroupTagOperations_createTag: async ({ body, reply }) => {
// Placeholders, which you replace: users_count.
const row = await db.insertInto("groupTags").values(tables.groupTags.toRow({ ...omit(body.group_tag, "id"), users_count: 0 })).returningAll().executeTakeFirstOrThrow()
return reply(201, { data: tables.groupTags.toItem(row) })
},
// GET /group_tags/{id}
GroupTagOperations_getTag: async ({ path, reply, replyError }) => {
const row = await db.selectFrom("groupTags").selectAll().where("id", "=", path.id).executeTakeFirst()
if (!row) return replyError(404, `There is no groupTag ${path.id}.`)
return reply(200, { data: tables.groupTags.toItem(row) })
},
// PUT /group_tags/{id}
GroupTagOperations_updateTag: async ({ path, body, reply, replyError }) => db.transaction().execute(async (trx) => {
const row = await trx.selectFrom("groupTags").selectAll().where("id", "=", path.id).forUpdate().executeTakeFirst()
if (!row) return replyError(404, `There is no groupTag ${path.id}.`)
const changed = await trx.updateTable("groupTags").set(tables.groupTags.toColumns(omit(body.group_tag, "id", "users_count"), { ...row, _other: null })).where("id", "=", path.id).returningAll().executeTakeFirstOrThrow()
return reply(200, { data: tables.groupTags.toItem(changed) })
}),
// DELETE /group_tags/{id}
GroupTagOperations_deleteTag: async ({ path, reply, replyError }) => {
const row = await db.deleteFrom("groupTags").where("id", "=", path.id).returningAll().executeTakeFirst()
if (!row) return replyError(404, `There is no groupTag ${path.id}.`)
return reply(204)
},
// GET /group_tags/{id}/users
GroupTagOperations_getTagUsers: stub,
// GET /messages
ChatMessageOperations_listChatMessages: stub,
// POST /messages
MessageOperations_createMessage: stub,
// GET /messages/{id}
MessageOperations_getMessage: stub,
// PUT /messages/{id}
MessageOperations_updateMessage: stub,
// DELETE /messages/{id}
MessageOperations_deleteMessage: stub,
// POST /messages/{id}/link_previews
LinkPreviewOperations_unfurl: stub,
// POST /messages/{id}/pin
MessageOperations_pinMessage: stub,
// DELETE /messages/{id}/pin
MessageOperations_unpinMessage: stub,
// GET /messages/{id}/reactions
ReactionOperations_listReactions: stub,
// POST /messages/{id}/reactions
ReactionOperations_addReaction: stub,
// DELETE /messages/{id}/reactions
ReactionOperations_removeReaction: stub,
// GET /messages/{id}/read_member_ids
ReadMemberOperations_listReadMembers: stub,
// POST /messages/{id}/thread
ThreadOperations_createThread: stub,
// GET /oauth/token/info
OAuthOperations_getTokenInfo: stub,
// GET /profile
ProfileOperations_getProfile: stub,
// PUT /profile/avatar
ProfileAvatarOperations_updateProfileAvatar: stub,
// DELETE /profile/avatar
ProfileAvatarOperations_deleteProfileAvatar: stub,
// GET /profile/status
ProfileOperations_getStatus: stub,
// PUT /profile/status
ProfileOperations_updateStatus: stub,
// DELETE /profile/status
ProfileOperations_deleteStatus: stub,
// GET /search/chats
SearchOperations_searchChats: stub,
// GET /search/messages
SearchOperations_searchMessages: stub,
// GET /search/users
SearchOperations_searchUsers: stub,
// GET /tasks
TaskOperations_listTasks: stub,
// POST /tasks
TaskOperations_createTask: stub,
// GET /tasks/{id}
TaskOperations_getTask: stub,
// PUT /tasks/{id}
TaskOperations_updateTask: stub,
// DELETE /tasks/{id}
TaskOperations_deleteTask: stub,
// GET /threads
ThreadOperations_listThreads: stub,
// POST /threads
ThreadOperations_createStandaloneThread: stub,
// GET /threads/{id}
ThreadOperations_getThread: stub,
// POST /uploads
UploadOperations_getUploadParams: stub,
// GET /users
UserOperations_listUsers: stub,
// POST /users
UserOperations_createUser: stub,
// GET /users/{id}
UserOperations_getUser: stub,
// PUT /users/{id}
UserOperations_updateUser: stub,
// DELETE /users/{id}
UserOperations_deleteUser: stub,
// PUT /users/{user_id}/avatar
UserAvatarOperations_updateUserAvatar: stub,
// DELETE /users/{user_id}/avatar
UserAvatarOperations_deleteUserAvatar: stub,
// GET /users/{user_id}/status
UserStatusOperations_getUserStatus: stub,
// PUT /users/{user_id}/status
UserStatusOperations_updateUserStatus: stub,
// DELETE /users/{user_id}/status
UserStatusOperations_deleteUserStatus: stub,
// POST /views/open
FormOperations_openView: stub,
// GET /webhooks/events
BotOperations_getWebhookEvents: stub,
// DELETE /webhooks/events/{id}
BotOperations_deleteWebhookEvent: stub,
};
}

/** Returns an object without members that only the server sets, or that no response contains. */
function omit<Members extends object>(members: Members, ...names: readonly string[]): Members {
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name))) as Members;
}
