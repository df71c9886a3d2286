// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/api/shared/v1";

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
  "GET /audit_events": {
    "operation": "SecurityOperations_getAuditEvents",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "details": { "size": 1 } } } } }
  },
  "POST /bot/recreate_token": {
    "operation": "BotOperations_selfRecreateBotToken",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /bot/webhook": {
    "operation": "BotOperations_selfUpdateBotWebhook",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /bots": {
    "operation": "BotOperations_listBots",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "POST /bots": {
    "operation": "BotOperations_createBot",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ]
      }
    }
  },
  "GET /bots/{id}": {
    "operation": "BotOperations_getBot",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /bots/{id}": {
    "operation": "BotOperations_updateBot",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /bots/{id}": {
    "operation": "BotOperations_deleteBot",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /bots/{id}/recreate_token": {
    "operation": "BotOperations_recreateBotToken",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /chats": {
    "operation": "ChatOperations_listChats",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /chats": {
    "operation": "ChatOperations_createChat",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /chats/exports": {
    "operation": "ExportOperations_requestExport",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /chats/exports/{id}": {
    "operation": "ExportOperations_downloadExport",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /chats/{id}": {
    "operation": "ChatOperations_getChat",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /chats/{id}": {
    "operation": "ChatOperations_updateChat",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /chats/{id}/archive": {
    "operation": "ChatOperations_archiveChat",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /chats/{id}/group_tags": {
    "operation": "ChatMemberOperations_addTags",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /chats/{id}/group_tags/{tag_id}": {
    "operation": "ChatMemberOperations_removeTag",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /chats/{id}/leave": {
    "operation": "ChatMemberOperations_leaveChat",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /chats/{id}/members": {
    "operation": "ChatMemberOperations_listMembers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /chats/{id}/members": {
    "operation": "ChatMemberOperations_addMembers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /chats/{id}/members/{user_id}": {
    "operation": "ChatMemberOperations_updateMemberRole",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /chats/{id}/members/{user_id}": {
    "operation": "ChatMemberOperations_removeMember",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /chats/{id}/unarchive": {
    "operation": "ChatOperations_unarchiveChat",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /custom_properties": {
    "operation": "CommonOperations_listProperties",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /direct_url": {
    "operation": "DirectUploadOperations_uploadFile",
    "headers": [],
    "input": "body",
    "formats": { "body": "multipart/form-data" }
  },
  "GET /group_tags": {
    "operation": "GroupTagOperations_listTags",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /group_tags": {
    "operation": "GroupTagOperations_createTag",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /group_tags/{id}": {
    "operation": "GroupTagOperations_getTag",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /group_tags/{id}": {
    "operation": "GroupTagOperations_updateTag",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /group_tags/{id}": {
    "operation": "GroupTagOperations_deleteTag",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /group_tags/{id}/users": {
    "operation": "GroupTagOperations_getTagUsers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /messages": {
    "operation": "ChatMessageOperations_listChatMessages",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "thread": { "id": 1, "chat_id": 1 } } } } }
  },
  "POST /messages": {
    "operation": "MessageOperations_createMessage",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "thread": { "id": 1, "chat_id": 1 } } } }
  },
  "GET /messages/{id}": {
    "operation": "MessageOperations_getMessage",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "thread": { "id": 1, "chat_id": 1 } } } }
  },
  "PUT /messages/{id}": {
    "operation": "MessageOperations_updateMessage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "thread": { "id": 1, "chat_id": 1 } } } }
  },
  "DELETE /messages/{id}": {
    "operation": "MessageOperations_deleteMessage",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /messages/{id}/link_previews": {
    "operation": "LinkPreviewOperations_unfurl",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /messages/{id}/pin": {
    "operation": "MessageOperations_pinMessage",
    "headers": [],
    "formats": {
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "" ] }
    }
  },
  "DELETE /messages/{id}/pin": {
    "operation": "MessageOperations_unpinMessage",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /messages/{id}/reactions": {
    "operation": "ReactionOperations_listReactions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /messages/{id}/reactions": {
    "operation": "ReactionOperations_addReaction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /messages/{id}/reactions": {
    "operation": "ReactionOperations_removeReaction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /messages/{id}/read_member_ids": {
    "operation": "ReadMemberOperations_listReadMembers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /messages/{id}/thread": {
    "operation": "ThreadOperations_createThread",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "data": { "id": 1, "chat_id": 1, "message_id": 1, "message_chat_id": 1 } } }
  },
  "GET /oauth/token/info": {
    "operation": "OAuthOperations_getTokenInfo",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } },
    "int64": { "data": { "data": { "id": 1, "user_id": 1 } } }
  },
  "GET /profile": {
    "operation": "ProfileOperations_getProfile",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "PUT /profile/avatar": {
    "operation": "ProfileAvatarOperations_updateProfileAvatar",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "DELETE /profile/avatar": {
    "operation": "ProfileAvatarOperations_deleteProfileAvatar",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /profile/status": {
    "operation": "ProfileOperations_getStatus",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "PUT /profile/status": {
    "operation": "ProfileOperations_updateStatus",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /profile/status": {
    "operation": "ProfileOperations_deleteStatus",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /search/chats": {
    "operation": "SearchOperations_searchChats",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ]
      }
    }
  },
  "GET /search/messages": {
    "operation": "SearchOperations_searchMessages",
    "headers": [],
    "formats": {
      "parameters": { "query": { "chat_ids": { "delimiter": "," }, "user_ids": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "thread": { "id": 1, "chat_id": 1 } } } } }
  },
  "GET /search/users": {
    "operation": "SearchOperations_searchUsers",
    "headers": [],
    "formats": {
      "parameters": { "query": { "company_roles": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ]
      }
    }
  },
  "GET /tasks": {
    "operation": "TaskOperations_listTasks",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ]
      }
    }
  },
  "POST /tasks": {
    "operation": "TaskOperations_createTask",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /tasks/{id}": {
    "operation": "TaskOperations_getTask",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /tasks/{id}": {
    "operation": "TaskOperations_updateTask",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /tasks/{id}": {
    "operation": "TaskOperations_deleteTask",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /threads": {
    "operation": "ThreadOperations_listThreads",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "id": 1, "chat_id": 1, "message_id": 1, "message_chat_id": 1 } } } }
  },
  "POST /threads": {
    "operation": "ThreadOperations_createStandaloneThread",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "data": { "id": 1, "chat_id": 1, "message_id": 1, "message_chat_id": 1 } } }
  },
  "GET /threads/{id}": {
    "operation": "ThreadOperations_getThread",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "id": 1, "chat_id": 1, "message_id": 1, "message_chat_id": 1 } } }
  },
  "POST /uploads": {
    "operation": "UploadOperations_getUploadParams",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /users": {
    "operation": "UserOperations_listUsers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /users": {
    "operation": "UserOperations_createUser",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}": {
    "operation": "UserOperations_getUser",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}": {
    "operation": "UserOperations_updateUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}": {
    "operation": "UserOperations_deleteUser",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /users/{user_id}/avatar": {
    "operation": "UserAvatarOperations_updateUserAvatar",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "DELETE /users/{user_id}/avatar": {
    "operation": "UserAvatarOperations_deleteUserAvatar",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /users/{user_id}/status": {
    "operation": "UserStatusOperations_getUserStatus",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /users/{user_id}/status": {
    "operation": "UserStatusOperations_updateUserStatus",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{user_id}/status": {
    "operation": "UserStatusOperations_deleteUserStatus",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /views/open": {
    "operation": "FormOperations_openView",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /webhooks/events": {
    "operation": "BotOperations_getWebhookEvents",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "DELETE /webhooks/events/{id}": {
    "operation": "BotOperations_deleteWebhookEvent",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  }
} as const;
