// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components, operations, paths } from "./types.ts";

const table = {
  "title": "",
  "version": "0.0.1",
  "basePath": "",
  "limits": { "bodyBytes": 1048576, "jsonDepth": 64, "violations": 20 },
  "plans": {},
  "scopes": {},
  "securitySchemes": {},
  "security": [],
  "errorCodes": {},
  "extensions": {},
  "unrouted": {},
  "operations": {
    "AIService_Transcribe": {
      "id": "AIService_Transcribe",
      "method": "POST",
      "path": "/api/v1/ai:transcribe",
      "parameters": [],
      "body": { "required": true, "members": [ "audio" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_ListAttachments": {
      "id": "AttachmentService_ListAttachments",
      "method": "GET",
      "path": "/api/v1/attachments",
      "parameters": [
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_CreateAttachment": {
      "id": "AttachmentService_CreateAttachment",
      "method": "POST",
      "path": "/api/v1/attachments",
      "parameters": [ { "name": "attachmentId", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "createTime",
          "filename",
          "content",
          "externalLink",
          "type",
          "size",
          "memo",
          "motionMedia",
          "mediaMetadata"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_GetAttachment": {
      "id": "AttachmentService_GetAttachment",
      "method": "GET",
      "path": "/api/v1/attachments/{attachment}",
      "parameters": [ { "name": "attachment", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_DeleteAttachment": {
      "id": "AttachmentService_DeleteAttachment",
      "method": "DELETE",
      "path": "/api/v1/attachments/{attachment}",
      "parameters": [ { "name": "attachment", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_UpdateAttachment": {
      "id": "AttachmentService_UpdateAttachment",
      "method": "PATCH",
      "path": "/api/v1/attachments/{attachment}",
      "parameters": [
        { "name": "attachment", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "createTime",
          "filename",
          "content",
          "externalLink",
          "type",
          "size",
          "memo",
          "motionMedia",
          "mediaMetadata"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AttachmentService_BatchDeleteAttachments": {
      "id": "AttachmentService_BatchDeleteAttachments",
      "method": "POST",
      "path": "/api/v1/attachments:batchDelete",
      "parameters": [],
      "body": { "required": true, "members": [ "names" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AuthService_GetCurrentUser": {
      "id": "AuthService_GetCurrentUser",
      "method": "GET",
      "path": "/api/v1/auth/me",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AuthService_RefreshToken": {
      "id": "AuthService_RefreshToken",
      "method": "POST",
      "path": "/api/v1/auth/refresh",
      "parameters": [],
      "body": { "required": true, "members": [], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AuthService_SignIn": {
      "id": "AuthService_SignIn",
      "method": "POST",
      "path": "/api/v1/auth/signin",
      "parameters": [],
      "body": { "required": true, "members": [ "passwordCredentials", "ssoCredentials" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "AuthService_SignOut": {
      "id": "AuthService_SignOut",
      "method": "POST",
      "path": "/api/v1/auth/signout",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "IdentityProviderService_ListIdentityProviders": {
      "id": "IdentityProviderService_ListIdentityProviders",
      "method": "GET",
      "path": "/api/v1/identity-providers",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "IdentityProviderService_CreateIdentityProvider": {
      "id": "IdentityProviderService_CreateIdentityProvider",
      "method": "POST",
      "path": "/api/v1/identity-providers",
      "parameters": [ { "name": "identityProviderId", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "type", "title", "identifierFilter", "config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "IdentityProviderService_GetIdentityProvider": {
      "id": "IdentityProviderService_GetIdentityProvider",
      "method": "GET",
      "path": "/api/v1/identity-providers/{identity-provider}",
      "parameters": [ { "name": "identity-provider", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "IdentityProviderService_DeleteIdentityProvider": {
      "id": "IdentityProviderService_DeleteIdentityProvider",
      "method": "DELETE",
      "path": "/api/v1/identity-providers/{identity-provider}",
      "parameters": [ { "name": "identity-provider", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "IdentityProviderService_UpdateIdentityProvider": {
      "id": "IdentityProviderService_UpdateIdentityProvider",
      "method": "PATCH",
      "path": "/api/v1/identity-providers/{identity-provider}",
      "parameters": [
        { "name": "identity-provider", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "type", "title", "identifierFilter", "config" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_GetInstanceProfile": {
      "id": "InstanceService_GetInstanceProfile",
      "method": "GET",
      "path": "/api/v1/instance/profile",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_TestInstanceEmailSetting": {
      "id": "InstanceService_TestInstanceEmailSetting",
      "method": "POST",
      "path": "/api/v1/instance/settings/notification:testEmail",
      "parameters": [],
      "body": { "required": true, "members": [ "email", "recipientEmail" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_BatchGetInstanceSettings": {
      "id": "InstanceService_BatchGetInstanceSettings",
      "method": "POST",
      "path": "/api/v1/instance/settings:batchGet",
      "parameters": [],
      "body": { "required": true, "members": [ "names" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_GetInstanceStats": {
      "id": "InstanceService_GetInstanceStats",
      "method": "GET",
      "path": "/api/v1/instance/stats",
      "parameters": [],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_GetInstanceSetting": {
      "id": "InstanceService_GetInstanceSetting",
      "method": "GET",
      "path": "/api/v1/instance/{instance}/*",
      "parameters": [ { "name": "instance", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "InstanceService_UpdateInstanceSetting": {
      "id": "InstanceService_UpdateInstanceSetting",
      "method": "PATCH",
      "path": "/api/v1/instance/{instance}/*",
      "parameters": [
        { "name": "instance", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "generalSetting",
          "storageSetting",
          "memoRelatedSetting",
          "tagsSetting",
          "notificationSetting",
          "aiSetting",
          "accessSetting"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemos": {
      "id": "MemoService_ListMemos",
      "method": "GET",
      "path": "/api/v1/memos",
      "parameters": [
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "showDeleted", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_CreateMemo": {
      "id": "MemoService_CreateMemo",
      "method": "POST",
      "path": "/api/v1/memos",
      "parameters": [ { "name": "memoId", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [
          "name",
          "state",
          "creator",
          "createTime",
          "updateTime",
          "content",
          "visibility",
          "tags",
          "pinned",
          "attachments",
          "relations",
          "reactions",
          "property",
          "parent",
          "snippet",
          "location"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_GetLinkMetadata": {
      "id": "MemoService_GetLinkMetadata",
      "method": "GET",
      "path": "/api/v1/memos/-/linkMetadata",
      "parameters": [ { "name": "url", "in": "query", "required": false, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_BatchGetLinkMetadata": {
      "id": "MemoService_BatchGetLinkMetadata",
      "method": "POST",
      "path": "/api/v1/memos/-/linkMetadata:batchGet",
      "parameters": [],
      "body": { "required": true, "members": [ "urls" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_GetMemo": {
      "id": "MemoService_GetMemo",
      "method": "GET",
      "path": "/api/v1/memos/{memo}",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_DeleteMemo": {
      "id": "MemoService_DeleteMemo",
      "method": "DELETE",
      "path": "/api/v1/memos/{memo}",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "force", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_UpdateMemo": {
      "id": "MemoService_UpdateMemo",
      "method": "PATCH",
      "path": "/api/v1/memos/{memo}",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "state",
          "creator",
          "createTime",
          "updateTime",
          "content",
          "visibility",
          "tags",
          "pinned",
          "attachments",
          "relations",
          "reactions",
          "property",
          "parent",
          "snippet",
          "location"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemoAttachments": {
      "id": "MemoService_ListMemoAttachments",
      "method": "GET",
      "path": "/api/v1/memos/{memo}/attachments",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_SetMemoAttachments": {
      "id": "MemoService_SetMemoAttachments",
      "method": "PATCH",
      "path": "/api/v1/memos/{memo}/attachments",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "attachments" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemoComments": {
      "id": "MemoService_ListMemoComments",
      "method": "GET",
      "path": "/api/v1/memos/{memo}/comments",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "orderBy", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_CreateMemoComment": {
      "id": "MemoService_CreateMemoComment",
      "method": "POST",
      "path": "/api/v1/memos/{memo}/comments",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "commentId", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "state",
          "creator",
          "createTime",
          "updateTime",
          "content",
          "visibility",
          "tags",
          "pinned",
          "attachments",
          "relations",
          "reactions",
          "property",
          "parent",
          "snippet",
          "location"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemoReactions": {
      "id": "MemoService_ListMemoReactions",
      "method": "GET",
      "path": "/api/v1/memos/{memo}/reactions",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_UpsertMemoReaction": {
      "id": "MemoService_UpsertMemoReaction",
      "method": "POST",
      "path": "/api/v1/memos/{memo}/reactions",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "reaction" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_DeleteMemoReaction": {
      "id": "MemoService_DeleteMemoReaction",
      "method": "DELETE",
      "path": "/api/v1/memos/{memo}/reactions/{reaction}",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "reaction", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemoRelations": {
      "id": "MemoService_ListMemoRelations",
      "method": "GET",
      "path": "/api/v1/memos/{memo}/relations",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_SetMemoRelations": {
      "id": "MemoService_SetMemoRelations",
      "method": "PATCH",
      "path": "/api/v1/memos/{memo}/relations",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "relations" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_ListMemoShares": {
      "id": "MemoService_ListMemoShares",
      "method": "GET",
      "path": "/api/v1/memos/{memo}/shares",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_CreateMemoShare": {
      "id": "MemoService_CreateMemoShare",
      "method": "POST",
      "path": "/api/v1/memos/{memo}/shares",
      "parameters": [ { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "name", "createTime", "expireTime" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_DeleteMemoShare": {
      "id": "MemoService_DeleteMemoShare",
      "method": "DELETE",
      "path": "/api/v1/memos/{memo}/shares/{share}",
      "parameters": [
        { "name": "memo", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "share", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoService_GetSharedMemo": {
      "id": "MemoService_GetSharedMemo",
      "method": "GET",
      "path": "/api/v1/shares/{shareToken}/memo",
      "parameters": [ { "name": "shareToken", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListUsers": {
      "id": "UserService_ListUsers",
      "method": "GET",
      "path": "/api/v1/users",
      "parameters": [
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "showDeleted", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_CreateUser": {
      "id": "UserService_CreateUser",
      "method": "POST",
      "path": "/api/v1/users",
      "parameters": [
        { "name": "userId", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "validateOnly", "in": "query", "required": false, "type": "boolean", "isArray": false },
        { "name": "requestId", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "role",
          "username",
          "email",
          "displayName",
          "avatarUrl",
          "description",
          "password",
          "state",
          "createTime",
          "updateTime"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_GetUser": {
      "id": "UserService_GetUser",
      "method": "GET",
      "path": "/api/v1/users/{user}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "readMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_DeleteUser": {
      "id": "UserService_DeleteUser",
      "method": "DELETE",
      "path": "/api/v1/users/{user}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "force", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_UpdateUser": {
      "id": "UserService_UpdateUser",
      "method": "PATCH",
      "path": "/api/v1/users/{user}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "allowMissing", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [
          "name",
          "role",
          "username",
          "email",
          "displayName",
          "avatarUrl",
          "description",
          "password",
          "state",
          "createTime",
          "updateTime"
        ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListLinkedIdentities": {
      "id": "UserService_ListLinkedIdentities",
      "method": "GET",
      "path": "/api/v1/users/{user}/linkedIdentities",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_CreateLinkedIdentity": {
      "id": "UserService_CreateLinkedIdentity",
      "method": "POST",
      "path": "/api/v1/users/{user}/linkedIdentities",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "parent", "idpName", "code", "redirectUri", "codeVerifier" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_GetLinkedIdentity": {
      "id": "UserService_GetLinkedIdentity",
      "method": "GET",
      "path": "/api/v1/users/{user}/linkedIdentities/{linkedIdentity}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "linkedIdentity", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_DeleteLinkedIdentity": {
      "id": "UserService_DeleteLinkedIdentity",
      "method": "DELETE",
      "path": "/api/v1/users/{user}/linkedIdentities/{linkedIdentity}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "linkedIdentity", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListUserNotifications": {
      "id": "UserService_ListUserNotifications",
      "method": "GET",
      "path": "/api/v1/users/{user}/notifications",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_DeleteUserNotification": {
      "id": "UserService_DeleteUserNotification",
      "method": "DELETE",
      "path": "/api/v1/users/{user}/notifications/{notification}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notification", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_UpdateUserNotification": {
      "id": "UserService_UpdateUserNotification",
      "method": "PATCH",
      "path": "/api/v1/users/{user}/notifications/{notification}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "notification", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "sender", "senderUser", "status", "createTime", "type", "memoComment", "memoMention" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListPersonalAccessTokens": {
      "id": "UserService_ListPersonalAccessTokens",
      "method": "GET",
      "path": "/api/v1/users/{user}/personalAccessTokens",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_CreatePersonalAccessToken": {
      "id": "UserService_CreatePersonalAccessToken",
      "method": "POST",
      "path": "/api/v1/users/{user}/personalAccessTokens",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": { "required": true, "members": [ "parent", "description", "expiresInDays" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_DeletePersonalAccessToken": {
      "id": "UserService_DeletePersonalAccessToken",
      "method": "DELETE",
      "path": "/api/v1/users/{user}/personalAccessTokens/{personalAccessToken}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "personalAccessToken", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListUserSettings": {
      "id": "UserService_ListUserSettings",
      "method": "GET",
      "path": "/api/v1/users/{user}/settings",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "pageSize", "in": "query", "required": false, "type": "integer", "isArray": false },
        { "name": "pageToken", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_GetUserSetting": {
      "id": "UserService_GetUserSetting",
      "method": "GET",
      "path": "/api/v1/users/{user}/settings/{setting}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "setting", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_UpdateUserSetting": {
      "id": "UserService_UpdateUserSetting",
      "method": "PATCH",
      "path": "/api/v1/users/{user}/settings/{setting}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "setting", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "generalSetting", "webhooksSetting", "tagsSetting" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoViewService_ListMemoViews": {
      "id": "MemoViewService_ListMemoViews",
      "method": "GET",
      "path": "/api/v1/users/{user}/views",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoViewService_CreateMemoView": {
      "id": "MemoViewService_CreateMemoView",
      "method": "POST",
      "path": "/api/v1/users/{user}/views",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "validateOnly", "in": "query", "required": false, "type": "boolean", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "title", "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoViewService_GetMemoView": {
      "id": "MemoViewService_GetMemoView",
      "method": "GET",
      "path": "/api/v1/users/{user}/views/{view}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoViewService_DeleteMemoView": {
      "id": "MemoViewService_DeleteMemoView",
      "method": "DELETE",
      "path": "/api/v1/users/{user}/views/{view}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "MemoViewService_UpdateMemoView": {
      "id": "MemoViewService_UpdateMemoView",
      "method": "PATCH",
      "path": "/api/v1/users/{user}/views/{view}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "view", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": { "required": true, "members": [ "name", "title", "filter" ], "mediaType": "application/json" },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListUserWebhooks": {
      "id": "UserService_ListUserWebhooks",
      "method": "GET",
      "path": "/api/v1/users/{user}/webhooks",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_CreateUserWebhook": {
      "id": "UserService_CreateUserWebhook",
      "method": "POST",
      "path": "/api/v1/users/{user}/webhooks",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": {
        "required": true,
        "members": [ "name", "url", "displayName", "createTime", "updateTime", "signingSecret", "signingSecretSet" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_DeleteUserWebhook": {
      "id": "UserService_DeleteUserWebhook",
      "method": "DELETE",
      "path": "/api/v1/users/{user}/webhooks/{webhook}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": null, "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_UpdateUserWebhook": {
      "id": "UserService_UpdateUserWebhook",
      "method": "PATCH",
      "path": "/api/v1/users/{user}/webhooks/{webhook}",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "updateMask", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": {
        "required": true,
        "members": [ "name", "url", "displayName", "createTime", "updateTime", "signingSecret", "signingSecretSet" ],
        "mediaType": "application/json"
      },
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_GetUserWebhookSigningSecret": {
      "id": "UserService_GetUserWebhookSigningSecret",
      "method": "GET",
      "path": "/api/v1/users/{user}/webhooks/{webhook}:getSigningSecret",
      "parameters": [
        { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false },
        { "name": "webhook", "in": "path", "required": true, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_GetUserStats": {
      "id": "UserService_GetUserStats",
      "method": "GET",
      "path": "/api/v1/users/{user}:getStats",
      "parameters": [ { "name": "user", "in": "path", "required": true, "type": "string", "isArray": false } ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_BatchGetUsers": {
      "id": "UserService_BatchGetUsers",
      "method": "POST",
      "path": "/api/v1/users:batchGet",
      "parameters": [],
      "body": { "required": true, "members": [ "usernames" ], "mediaType": "application/json" },
      "input": "body",
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    },
    "UserService_ListAllUserStats": {
      "id": "UserService_ListAllUserStats",
      "method": "GET",
      "path": "/api/v1/users:stats",
      "parameters": [
        { "name": "state", "in": "query", "required": false, "type": "string", "isArray": false },
        { "name": "filter", "in": "query", "required": false, "type": "string", "isArray": false }
      ],
      "body": null,
      "responses": {
        "200": { "mediaType": "application/json", "headers": {}, "errorCodes": [] },
        "default": { "mediaType": "application/json", "headers": {}, "errorCodes": [] }
      },
      "stability": "stable",
      "deprecation": null
    }
  }
} as const;

type Table = typeof table;
/** The contract as data. Compile errors show this name instead of the whole type. */
export interface ThisContract extends Table {
  /** Exists only as a type: the types of the bodies. */
  readonly $types?: operations;
}
export const contract: ThisContract = table;
export type { components, operations, paths };
