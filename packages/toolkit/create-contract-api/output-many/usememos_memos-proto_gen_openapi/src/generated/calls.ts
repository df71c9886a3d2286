// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "";

/**
 * The operations by method and path, with the data that a client needs at run time.
 * - `operation`: the id. `headers`: the documented request headers.
 * - `input`: "body" if the input of the call is the body. "locations" if it has the members `path`, `query`, `cookie` and `body`,
 *   because a name occurs in two of them. Otherwise it is an object of the parameters and, if there is one, `body`.
 * - `formats`: all that is not JSON or a scalar parameter. `parameters`: the styles of cookies, arrays, objects and unusual names.
 *   `body`, `bodies`, `parts` and `deepObjects`: how to send the body. `events` and `data`: how to read events, text and bytes.
 *   `errors`: the media types of documented errors without `code`, `message` and `status`.
 * - `int64`: where the JSON of `body` and of successful responses (`data`) has integers of the type `number | bigint`. A tree
 *   is 1 for such an integer, otherwise the trees of the members by name. `*` is each item, and each member that is not listed. A
 *   negative number is an enclosing tree: -1 contains the number, -2 is the parent of -1. Integers that can also be strings are omitted.
 *   Events have no tree: their policy is always `auto`.
 */
export const calls = {
  "POST /api/v1/ai:transcribe": {
    "operation": "AIService_Transcribe",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/attachments": {
    "operation": "AttachmentService_ListAttachments",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/attachments": {
    "operation": "AttachmentService_CreateAttachment",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/attachments/{attachment}": {
    "operation": "AttachmentService_GetAttachment",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/attachments/{attachment}": {
    "operation": "AttachmentService_DeleteAttachment",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/attachments/{attachment}": {
    "operation": "AttachmentService_UpdateAttachment",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/attachments:batchDelete": {
    "operation": "AttachmentService_BatchDeleteAttachments",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/auth/me": {
    "operation": "AuthService_GetCurrentUser",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/auth/refresh": {
    "operation": "AuthService_RefreshToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/auth/signin": {
    "operation": "AuthService_SignIn",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/auth/signout": { "operation": "AuthService_SignOut", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /api/v1/identity-providers": {
    "operation": "IdentityProviderService_ListIdentityProviders",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/identity-providers": {
    "operation": "IdentityProviderService_CreateIdentityProvider",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/identity-providers/{identity-provider}": {
    "operation": "IdentityProviderService_GetIdentityProvider",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/identity-providers/{identity-provider}": {
    "operation": "IdentityProviderService_DeleteIdentityProvider",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/identity-providers/{identity-provider}": {
    "operation": "IdentityProviderService_UpdateIdentityProvider",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/instance/profile": {
    "operation": "InstanceService_GetInstanceProfile",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/instance/settings/notification:testEmail": {
    "operation": "InstanceService_TestInstanceEmailSetting",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/instance/settings:batchGet": {
    "operation": "InstanceService_BatchGetInstanceSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/instance/stats": {
    "operation": "InstanceService_GetInstanceStats",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/instance/{instance}/*": {
    "operation": "InstanceService_GetInstanceSetting",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/instance/{instance}/*": {
    "operation": "InstanceService_UpdateInstanceSetting",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos": {
    "operation": "MemoService_ListMemos",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/memos": {
    "operation": "MemoService_CreateMemo",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/-/linkMetadata": {
    "operation": "MemoService_GetLinkMetadata",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/memos/-/linkMetadata:batchGet": {
    "operation": "MemoService_BatchGetLinkMetadata",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}": { "operation": "MemoService_GetMemo", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "DELETE /api/v1/memos/{memo}": {
    "operation": "MemoService_DeleteMemo",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/memos/{memo}": {
    "operation": "MemoService_UpdateMemo",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}/attachments": {
    "operation": "MemoService_ListMemoAttachments",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/memos/{memo}/attachments": {
    "operation": "MemoService_SetMemoAttachments",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}/comments": {
    "operation": "MemoService_ListMemoComments",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/memos/{memo}/comments": {
    "operation": "MemoService_CreateMemoComment",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}/reactions": {
    "operation": "MemoService_ListMemoReactions",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/memos/{memo}/reactions": {
    "operation": "MemoService_UpsertMemoReaction",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/memos/{memo}/reactions/{reaction}": {
    "operation": "MemoService_DeleteMemoReaction",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}/relations": {
    "operation": "MemoService_ListMemoRelations",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/memos/{memo}/relations": {
    "operation": "MemoService_SetMemoRelations",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/memos/{memo}/shares": {
    "operation": "MemoService_ListMemoShares",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/memos/{memo}/shares": {
    "operation": "MemoService_CreateMemoShare",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/memos/{memo}/shares/{share}": {
    "operation": "MemoService_DeleteMemoShare",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/shares/{shareToken}/memo": {
    "operation": "MemoService_GetSharedMemo",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users": {
    "operation": "UserService_ListUsers",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users": {
    "operation": "UserService_CreateUser",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}": { "operation": "UserService_GetUser", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "DELETE /api/v1/users/{user}": {
    "operation": "UserService_DeleteUser",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/users/{user}": {
    "operation": "UserService_UpdateUser",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/linkedIdentities": {
    "operation": "UserService_ListLinkedIdentities",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users/{user}/linkedIdentities": {
    "operation": "UserService_CreateLinkedIdentity",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/linkedIdentities/{linkedIdentity}": {
    "operation": "UserService_GetLinkedIdentity",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{user}/linkedIdentities/{linkedIdentity}": {
    "operation": "UserService_DeleteLinkedIdentity",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/notifications": {
    "operation": "UserService_ListUserNotifications",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{user}/notifications/{notification}": {
    "operation": "UserService_DeleteUserNotification",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/users/{user}/notifications/{notification}": {
    "operation": "UserService_UpdateUserNotification",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/personalAccessTokens": {
    "operation": "UserService_ListPersonalAccessTokens",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users/{user}/personalAccessTokens": {
    "operation": "UserService_CreatePersonalAccessToken",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{user}/personalAccessTokens/{personalAccessToken}": {
    "operation": "UserService_DeletePersonalAccessToken",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/settings": {
    "operation": "UserService_ListUserSettings",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/settings/{setting}": {
    "operation": "UserService_GetUserSetting",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/users/{user}/settings/{setting}": {
    "operation": "UserService_UpdateUserSetting",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/views": {
    "operation": "MemoViewService_ListMemoViews",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users/{user}/views": {
    "operation": "MemoViewService_CreateMemoView",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/views/{view}": {
    "operation": "MemoViewService_GetMemoView",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{user}/views/{view}": {
    "operation": "MemoViewService_DeleteMemoView",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/users/{user}/views/{view}": {
    "operation": "MemoViewService_UpdateMemoView",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/webhooks": {
    "operation": "UserService_ListUserWebhooks",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users/{user}/webhooks": {
    "operation": "UserService_CreateUserWebhook",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{user}/webhooks/{webhook}": {
    "operation": "UserService_DeleteUserWebhook",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "PATCH /api/v1/users/{user}/webhooks/{webhook}": {
    "operation": "UserService_UpdateUserWebhook",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}/webhooks/{webhook}:getSigningSecret": {
    "operation": "UserService_GetUserWebhookSigningSecret",
    "headers": [],
    "formats": { "parameters": { "path": { "webhook": {} } }, "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users/{user}:getStats": {
    "operation": "UserService_GetUserStats",
    "headers": [],
    "formats": { "parameters": { "path": { "user": {} } }, "errors": { "default": [ "application/json" ] } }
  },
  "POST /api/v1/users:batchGet": {
    "operation": "UserService_BatchGetUsers",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "GET /api/v1/users:stats": {
    "operation": "UserService_ListAllUserStats",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } }
  }
} as const;
