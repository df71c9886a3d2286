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
  "GET /application": {
    "operation": "getApps",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "*": { "defaultPriority": 1, "id": 1 } } }
  },
  "POST /application": {
    "operation": "createApp",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "body": { "defaultPriority": 1 }, "data": { "defaultPriority": 1, "id": 1 } }
  },
  "PUT /application/{id}": {
    "operation": "updateApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "body": { "defaultPriority": 1 }, "data": { "defaultPriority": 1, "id": 1 } }
  },
  "DELETE /application/{id}": {
    "operation": "deleteApp",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /application/{id}/image": {
    "operation": "uploadAppImage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "body": "multipart/form-data"
    },
    "int64": { "data": { "defaultPriority": 1, "id": 1 } }
  },
  "DELETE /application/{id}/image": {
    "operation": "removeAppImage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /application/{id}/message": {
    "operation": "getAppMessages",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "messages": { "*": { "appid": 1, "id": 1, "priority": 1 } }, "paging": { "since": 1, "size": 1 } } }
  },
  "DELETE /application/{id}/message": {
    "operation": "deleteAppMessages",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /application/{id}/security": {
    "operation": "updateAppSecurity",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /auth/local/login": {
    "operation": "localLogin",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ] }, "body": "application/x-www-form-urlencoded" },
    "int64": { "data": { "clientId": 1, "id": 1 } }
  },
  "POST /auth/logout": { "operation": "logout", "headers": [], "formats": { "errors": { "400": [ "application/json" ] } } },
  "GET /auth/oidc/callback": { "operation": "oidcCallback", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /auth/oidc/elevate": {
    "operation": "oidcElevate",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "errorCode": 1 } }
  },
  "POST /auth/oidc/external/authorize": {
    "operation": "externalAuthorize",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "POST /auth/oidc/external/token": {
    "operation": "externalToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "user": { "id": 1 } } }
  },
  "GET /auth/oidc/login": {
    "operation": "oidcLogin",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "errorCode": 1 } }
  },
  "GET /client": {
    "operation": "getClients",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "*": { "expiresAfterInactivitySeconds": 1, "id": 1 } } }
  },
  "POST /client": {
    "operation": "createClient",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "body": { "expiresAfterInactivitySeconds": 1 }, "data": { "expiresAfterInactivitySeconds": 1, "id": 1 } }
  },
  "PUT /client/{id}": {
    "operation": "updateClient",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "body": { "expiresAfterInactivitySeconds": 1 }, "data": { "expiresAfterInactivitySeconds": 1, "id": 1 } }
  },
  "DELETE /client/{id}": {
    "operation": "deleteClient",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /client/{id}/elevate": {
    "operation": "elevateClient",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "body": { "durationSeconds": 1 } }
  },
  "GET /current/user": {
    "operation": "currentUser",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "id": 1 } }
  },
  "POST /current/user/password": {
    "operation": "updateCurrentUser",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /gotifyinfo": { "operation": "getInfo", "headers": [] },
  "GET /health": { "operation": "getHealth", "headers": [], "formats": { "errors": { "500": [ "application/json" ] } } },
  "GET /message": {
    "operation": "getMessages",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "messages": { "*": { "appid": 1, "id": 1, "priority": 1 } }, "paging": { "since": 1, "size": 1 } } }
  },
  "POST /message": {
    "operation": "createMessage",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "body": { "appid": 1, "priority": 1 }, "data": { "appid": 1, "id": 1, "priority": 1 } }
  },
  "DELETE /message": {
    "operation": "deleteMessages",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "DELETE /message/{id}": {
    "operation": "deleteMessage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /plugin": {
    "operation": "getPlugins",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "id": 1 } } }
  },
  "GET /plugin/{id}/config": {
    "operation": "getPluginConfig",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/x-yaml" ],
        "401": [ "application/x-yaml" ],
        "403": [ "application/x-yaml" ],
        "404": [ "application/x-yaml" ],
        "500": [ "application/x-yaml" ]
      },
      "data": [ "application/x-yaml" ]
    }
  },
  "POST /plugin/{id}/config": {
    "operation": "updatePluginConfig",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /plugin/{id}/disable": {
    "operation": "disablePlugin",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /plugin/{id}/display": {
    "operation": "getPluginDisplay",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /plugin/{id}/enable": {
    "operation": "enablePlugin",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /stream": {
    "operation": "streamMessages",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "appid": 1, "id": 1, "priority": 1 } }
  },
  "GET /user": {
    "operation": "getUsers",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1 } } }
  },
  "POST /user": {
    "operation": "createUser",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "id": 1 } }
  },
  "GET /user/{id}": {
    "operation": "getUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1 } }
  },
  "POST /user/{id}": {
    "operation": "updateUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1 } }
  },
  "DELETE /user/{id}": {
    "operation": "deleteUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /version": { "operation": "getVersion", "headers": [] }
} as const;
