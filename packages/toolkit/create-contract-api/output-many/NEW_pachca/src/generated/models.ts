// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Access token */
export type AccessTokenInfo = components["schemas"]["AccessTokenInfo"];

/** Request to add members to a chat */
export type AddMembersRequest = components["schemas"]["AddMembersRequest"];

/** Request to add tags to a chat */
export type AddTagsRequest = components["schemas"]["AddTagsRequest"];

/** API error (used for 400, 402, 403, 404, 409, 410, 422) */
export type ApiError = components["schemas"]["ApiError"];

/** Detailed error information */
export type ApiErrorItem = components["schemas"]["ApiErrorItem"];

/** For: bot_deleted, bot_token_recreated */
export type AuditDetailsBot = components["schemas"]["AuditDetailsBot"];

/** For: bot_oauth_client_updated */
export type AuditDetailsBotOAuthClient = components["schemas"]["AuditDetailsBotOAuthClient"];

/** For: bot_scopes_updated */
export type AuditDetailsBotScopes = components["schemas"]["AuditDetailsBotScopes"];

/** For: bot_webhook_settings_updated */
export type AuditDetailsBotWebhookSettings = components["schemas"]["AuditDetailsBotWebhookSettings"];

/** For: tag_removed_from_chat */
export type AuditDetailsChatId = components["schemas"]["AuditDetailsChatId"];

/** For: chat_permission_changed */
export type AuditDetailsChatPermission = components["schemas"]["AuditDetailsChatPermission"];

/** For: chat_renamed */
export type AuditDetailsChatRenamed = components["schemas"]["AuditDetailsChatRenamed"];

/** For: dlp_violation_detected */
export type AuditDetailsDlp = components["schemas"]["AuditDetailsDlp"];

/** Empty details. For: user_login, user_logout, user_2fa_fail, user_2fa_success, user_created, user_deleted, chat_created, message_created, message_updated, message_deleted, reaction_created, reaction_deleted, thread_created, audit_events_accessed. */
export type AuditDetailsEmpty = components["schemas"]["AuditDetailsEmpty"];

/** For: user_added_to_tag, user_removed_from_tag, user_chat_leave */
export type AuditDetailsInitiator = components["schemas"]["AuditDetailsInitiator"];

/** For: user_chat_join */
export type AuditDetailsInviter = components["schemas"]["AuditDetailsInviter"];

/** For: kms_encrypt, kms_decrypt */
export type AuditDetailsKms = components["schemas"]["AuditDetailsKms"];

/** For: oauth_authorization_granted */
export type AuditDetailsOAuthAuthorizationGranted = components["schemas"]["AuditDetailsOAuthAuthorizationGranted"];

/** For: oauth_authorization_revoked */
export type AuditDetailsOAuthAuthorizationRevoked = components["schemas"]["AuditDetailsOAuthAuthorizationRevoked"];

/** For: user_role_changed */
export type AuditDetailsRoleChanged = components["schemas"]["AuditDetailsRoleChanged"];

/** For: search_users_api, search_chats_api, search_messages_api */
export type AuditDetailsSearch = components["schemas"]["AuditDetailsSearch"];

/** For: tag_added_to_chat */
export type AuditDetailsTagChat = components["schemas"]["AuditDetailsTagChat"];

/** For: tag_created, tag_deleted */
export type AuditDetailsTagName = components["schemas"]["AuditDetailsTagName"];

/** For: access_token_created, access_token_updated, access_token_destroy */
export type AuditDetailsTokenScopes = components["schemas"]["AuditDetailsTokenScopes"];

/** For: user_updated */
export type AuditDetailsUserUpdated = components["schemas"]["AuditDetailsUserUpdated"];

/** For: video_call_finished */
export type AuditDetailsVideoCallFinished = components["schemas"]["AuditDetailsVideoCallFinished"];

/** For: video_call_recording_ready */
export type AuditDetailsVideoCallRecording = components["schemas"]["AuditDetailsVideoCallRecording"];

/** For: video_call_started */
export type AuditDetailsVideoCallStarted = components["schemas"]["AuditDetailsVideoCallStarted"];

/** Audit event */
export type AuditEvent = components["schemas"]["AuditEvent"];

/** Additional audit event details. Structure depends on the event_key value. */
export type AuditEventDetailsUnion = components["schemas"]["AuditEventDetailsUnion"];

/** Audit event type */
export type AuditEventKey = components["schemas"]["AuditEventKey"];

/** Avatar data */
export type AvatarData = components["schemas"]["AvatarData"];

/** Role allowed to edit the bot settings */
export type BotCanEdit = components["schemas"]["BotCanEdit"];

/** Bot creation request */
export type BotCreateRequest = components["schemas"]["BotCreateRequest"];

/** Created bot parameters */
export type BotCreateResponse = components["schemas"]["BotCreateResponse"];

/** Bot outgoing webhook event */
export type BotEventName = components["schemas"]["BotEventName"];

/** Bot parameters */
export type BotResponse = components["schemas"]["BotResponse"];

/** Template engine for formatting incoming webhooks */
export type BotTemplateEngine = components["schemas"]["BotTemplateEngine"];

/** Outgoing webhook trigger condition */
export type BotTriggerOn = components["schemas"]["BotTriggerOn"];

/** Bot update request */
export type BotUpdateRequest = components["schemas"]["BotUpdateRequest"];

/** Bot webhook parameters */
export type BotWebhook = components["schemas"]["BotWebhook"];

/** Bot webhook self-registration request */
export type BotWebhookSelfUpdateRequest = components["schemas"]["BotWebhookSelfUpdateRequest"];

/** Who can add the bot to chats */
export type BotWhoCanAdd = components["schemas"]["BotWhoCanAdd"];

/** Button */
export type Button = components["schemas"]["Button"];

/** Outgoing webhook payload for button click */
export type ButtonWebhookPayload = components["schemas"]["ButtonWebhookPayload"];

/** Chat */
export type Chat = components["schemas"]["Chat"];

/** Chat availability for the user */
export type ChatAvailability = components["schemas"]["ChatAvailability"];

/** Chat creation request */
export type ChatCreateRequest = components["schemas"]["ChatCreateRequest"];

/** Chat member role */
export type ChatMemberRole = components["schemas"]["ChatMemberRole"];

/** Chat member role (with all filter) */
export type ChatMemberRoleFilter = components["schemas"]["ChatMemberRoleFilter"];

/** Outgoing webhook payload for chat members */
export type ChatMemberWebhookPayload = components["schemas"]["ChatMemberWebhookPayload"];

/** Chat sort field */
export type ChatSortField = components["schemas"]["ChatSortField"];

/** Chat type */
export type ChatSubtype = components["schemas"]["ChatSubtype"];

/** Chat update request */
export type ChatUpdateRequest = components["schemas"]["ChatUpdateRequest"];

/** Outgoing webhook payload for workspace members */
export type CompanyMemberWebhookPayload = components["schemas"]["CompanyMemberWebhookPayload"];

/** Custom property */
export type CustomProperty = components["schemas"]["CustomProperty"];

/** Custom property data type */
export type CustomPropertyDataType = components["schemas"]["CustomPropertyDataType"];

/** Custom property */
export type CustomPropertyDefinition = components["schemas"]["CustomPropertyDefinition"];

/** Message export request */
export type ExportRequest = components["schemas"]["ExportRequest"];

/** File */
export type File_ = components["schemas"]["File"];

/** File type */
export type FileType = components["schemas"]["FileType"];

export type FileUploadRequest = components["schemas"]["FileUploadRequest"];

/** Forwarded message information */
export type Forwarding = components["schemas"]["Forwarding"];

/** Group tag */
export type GroupTag = components["schemas"]["GroupTag"];

/** Request to create or update a tag */
export type GroupTagRequest = components["schemas"]["GroupTagRequest"];

/** User invitation status */
export type InviteStatus = components["schemas"]["InviteStatus"];

/** Link preview data */
export type LinkPreview = components["schemas"]["LinkPreview"];

/** Link unfurling request */
export type LinkPreviewsRequest = components["schemas"]["LinkPreviewsRequest"];

/** Outgoing webhook payload for link unfurling */
export type LinkSharedWebhookPayload = components["schemas"]["LinkSharedWebhookPayload"];

/** Webhook event type for members */
export type MemberEventType = components["schemas"]["MemberEventType"];

/** Message */
export type Message = components["schemas"]["Message"];

/** Message creation request */
export type MessageCreateRequest = components["schemas"]["MessageCreateRequest"];

/** Entity type for messages */
export type MessageEntityType = components["schemas"]["MessageEntityType"];

/** Message search results sort order */
export type MessageSearchSort = components["schemas"]["MessageSearchSort"];

/** Message sort field */
export type MessageSortField = components["schemas"]["MessageSortField"];

/** Message update request */
export type MessageUpdateRequest = components["schemas"]["MessageUpdateRequest"];

/** Outgoing webhook payload for messages */
export type MessageWebhookPayload = components["schemas"]["MessageWebhookPayload"];

/** OAuth authorization error (used for 401 and 403) */
export type OAuthError = components["schemas"]["OAuthError"];

/** OAuth token access scope */
export type OAuthScope = components["schemas"]["OAuthScope"];

/** View */
export type OpenViewRequest = components["schemas"]["OpenViewRequest"];

/** Pagination metadata */
export type PaginationMeta = components["schemas"]["PaginationMeta"];

/** Message reaction */
export type Reaction = components["schemas"]["Reaction"];

/** Webhook event type for reactions */
export type ReactionEventType = components["schemas"]["ReactionEventType"];

/** Reaction creation request */
export type ReactionRequest = components["schemas"]["ReactionRequest"];

/** Outgoing webhook payload for reactions */
export type ReactionWebhookPayload = components["schemas"]["ReactionWebhookPayload"];

/** Entity type for search */
export type SearchEntityType = components["schemas"]["SearchEntityType"];

/** Pagination metadata for search results */
export type SearchPaginationMeta = components["schemas"]["SearchPaginationMeta"];

/** Search results sort order */
export type SearchSortOrder = components["schemas"]["SearchSortOrder"];

/** Sort order */
export type SortOrder = components["schemas"]["SortOrder"];

/** Status update request */
export type StatusUpdateRequest = components["schemas"]["StatusUpdateRequest"];

/** Array of tag names */
export type TagNamesFilter = components["schemas"]["TagNamesFilter"];

/** Task */
export type Task = components["schemas"]["Task"];

/** Task creation request */
export type TaskCreateRequest = components["schemas"]["TaskCreateRequest"];

/** Task kind */
export type TaskKind = components["schemas"]["TaskKind"];

/** Task status */
export type TaskStatus = components["schemas"]["TaskStatus"];

/** Task update request */
export type TaskUpdateRequest = components["schemas"]["TaskUpdateRequest"];

/** Thread */
export type Thread = components["schemas"]["Thread"];

/** Member role update request */
export type UpdateMemberRoleRequest = components["schemas"]["UpdateMemberRoleRequest"];

/** File upload parameters */
export type UploadParams = components["schemas"]["UploadParams"];

/** Employee */
export type User = components["schemas"]["User"];

/** Employee creation request */
export type UserCreateRequest = components["schemas"]["UserCreateRequest"];

/** User role allowed when creating an employee. Unlike editing, the `guest` role can be assigned on creation — in that case the `chat_ids` parameter is required and must contain exactly one chat. */
export type UserCreateRole = components["schemas"]["UserCreateRole"];

/** Webhook event type for users */
export type UserEventType = components["schemas"]["UserEventType"];

/** User role in the system */
export type UserRole = components["schemas"]["UserRole"];

/** User role allowed when editing an employee. The `guest` role cannot be set via API when editing — the `guest` role can only be assigned when creating an employee (see `UserCreateRole`). */
export type UserRoleInput = components["schemas"]["UserRoleInput"];

/** User status */
export type UserStatus = components["schemas"]["UserStatus"];

/** Employee update request */
export type UserUpdateRequest = components["schemas"]["UserUpdateRequest"];

/** Validation error codes */
export type ValidationErrorCode = components["schemas"]["ValidationErrorCode"];

/** Video call event type */
export type VideoCallEventType = components["schemas"]["VideoCallEventType"];

/** Video call outgoing webhook structure */
export type VideoCallWebhookPayload = components["schemas"]["VideoCallWebhookPayload"];

/** View block for forms (base model, use specific block types) */
export type ViewBlock = components["schemas"]["ViewBlock"];

/** Checkbox block — checkboxes */
export type ViewBlockCheckbox = components["schemas"]["ViewBlockCheckbox"];

export type ViewBlockCheckboxOption = components["schemas"]["ViewBlockCheckboxOption"];

/** Date block — date picker */
export type ViewBlockDate = components["schemas"]["ViewBlockDate"];

/** Divider block — separator */
export type ViewBlockDivider = components["schemas"]["ViewBlockDivider"];

/** File input block — file upload */
export type ViewBlockFileInput = components["schemas"]["ViewBlockFileInput"];

/** Header block — heading */
export type ViewBlockHeader = components["schemas"]["ViewBlockHeader"];

/** Input block — text input field */
export type ViewBlockInput = components["schemas"]["ViewBlockInput"];

/** Markdown block — formatted text */
export type ViewBlockMarkdown = components["schemas"]["ViewBlockMarkdown"];

/** Plain text block — plain text */
export type ViewBlockPlainText = components["schemas"]["ViewBlockPlainText"];

/** Radio block — radio buttons */
export type ViewBlockRadio = components["schemas"]["ViewBlockRadio"];

/** Select block — dropdown */
export type ViewBlockSelect = components["schemas"]["ViewBlockSelect"];

/** Dropdown (select) option. Unlike radio/checkbox, a select option has no `description` subtitle — the web app does not render it. */
export type ViewBlockSelectOption = components["schemas"]["ViewBlockSelectOption"];

/** Option for select, radio, and checkbox blocks */
export type ViewBlockSelectableOption = components["schemas"]["ViewBlockSelectableOption"];

/** Time block — time picker */
export type ViewBlockTime = components["schemas"]["ViewBlockTime"];

/** Union type for all possible view blocks */
export type ViewBlockUnion = components["schemas"]["ViewBlockUnion"];

/** Outgoing webhook payload for form submission */
export type ViewSubmitWebhookPayload = components["schemas"]["ViewSubmitWebhookPayload"];

/** Voice message data */
export type VoiceContent = components["schemas"]["VoiceContent"];

/** Outgoing webhook event */
export type WebhookEvent = components["schemas"]["WebhookEvent"];

/** Webhook event type */
export type WebhookEventType = components["schemas"]["WebhookEventType"];

/** Link object in the link unfurling webhook */
export type WebhookLink = components["schemas"]["WebhookLink"];

/** Thread object in the message webhook */
export type WebhookMessageThread = components["schemas"]["WebhookMessageThread"];

/** Union of all webhook payload types */
export type WebhookPayloadUnion = components["schemas"]["WebhookPayloadUnion"];

/** Video call participant */
export type WebhookVideoCallMember = components["schemas"]["WebhookVideoCallMember"];

/** Parameters of the thread the video call takes place in */
export type WebhookVideoCallThread = components["schemas"]["WebhookVideoCallThread"];
