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
  "POST /v2/analytics.getGatewayRequests": {
    "operation": "analytics.getGatewayRequests",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /v2/analytics.getRatelimits": {
    "operation": "analytics.getRatelimits",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /v2/analytics.getRuntimeLogs": {
    "operation": "analytics.getRuntimeLogs",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /v2/analytics.getVerifications": {
    "operation": "analytics.getVerifications",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ],
        "503": [ "application/json" ]
      }
    }
  },
  "POST /v2/apis.createApi": {
    "operation": "apis.createApi",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/apis.deleteApi": {
    "operation": "apis.deleteApi",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/apis.getApi": {
    "operation": "apis.getApi",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/apis.listKeys": {
    "operation": "apis.listKeys",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "createdAt": 1,
            "updatedAt": 1,
            "lastUsedAt": 1,
            "expires": 1,
            "credits": { "remaining": 1, "refill": { "amount": 1 } }
          }
        }
      }
    }
  },
  "POST /v2/apps.createApp": {
    "operation": "apps.createApp",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/apps.deleteApp": {
    "operation": "apps.deleteApp",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/apps.getApp": {
    "operation": "apps.getApp",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/apps.listApps": {
    "operation": "apps.listApps",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1, "updatedAt": 1 } } } }
  },
  "POST /v2/apps.updateApp": {
    "operation": "apps.updateApp",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/deploy.createDeployment": {
    "operation": "deploy.createDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "gitCommit": { "timestamp": 1 } } }
  },
  "POST /v2/deploy.getDeployment": {
    "operation": "deploy.getDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "steps": { "*": { "createdAt": 1 } } } } }
  },
  "POST /v2/deployments.createDeployment": {
    "operation": "deployments.createDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/deployments.getDeployment": {
    "operation": "deployments.getDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/deployments.listDeployments": {
    "operation": "deployments.listDeployments",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1, "updatedAt": 1 } } } }
  },
  "POST /v2/deployments.promoteDeployment": {
    "operation": "deployments.promoteDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/deployments.rollbackDeployment": {
    "operation": "deployments.rollbackDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/deployments.startDeployment": {
    "operation": "deployments.startDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/deployments.stopDeployment": {
    "operation": "deployments.stopDeployment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/domains.createDomain": {
    "operation": "domains.createDomain",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/domains.deleteDomain": {
    "operation": "domains.deleteDomain",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/domains.getDomain": {
    "operation": "domains.getDomain",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/domains.listDomains": {
    "operation": "domains.listDomains",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1, "updatedAt": 1 } } } }
  },
  "POST /v2/domains.verifyDomain": {
    "operation": "domains.verifyDomain",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/environments.getEnvironment": {
    "operation": "environments.getEnvironment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/environments.listEnvironmentVariables": {
    "operation": "environments.listEnvironmentVariables",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1 } } } }
  },
  "POST /v2/environments.listEnvironments": {
    "operation": "environments.listEnvironments",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1, "updatedAt": 1 } } } }
  },
  "POST /v2/environments.removeEnvironmentVariables": {
    "operation": "environments.removeEnvironmentVariables",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/environments.setEnvironmentVariables": {
    "operation": "environments.setEnvironmentVariables",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/environments.updateSettings": {
    "operation": "environments.updateSettings",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/gateway.listPolicies": {
    "operation": "gateway.listPolicies",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "keyauth": { "ratelimits": { "*": { "limit": 1, "duration": 1, "cost": 1 } }, "credits": 1 },
            "ratelimit": { "limit": 1, "windowMs": 1 }
          }
        }
      }
    }
  },
  "POST /v2/gateway.setPolicies": {
    "operation": "gateway.setPolicies",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": {
        "policies": {
          "*": {
            "keyauth": { "ratelimits": { "*": { "limit": 1, "duration": 1, "cost": 1 } }, "credits": 1 },
            "ratelimit": { "limit": 1, "windowMs": 1 }
          }
        }
      }
    }
  },
  "POST /v2/gateway.updatePolicy": {
    "operation": "gateway.updatePolicy",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": {
        "keyauth": { "ratelimits": { "*": { "limit": 1, "duration": 1, "cost": 1 } }, "credits": 1 },
        "ratelimit": { "limit": 1, "windowMs": 1 }
      }
    }
  },
  "POST /v2/github.installApp": {
    "operation": "github.installApp",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "expiresAt": 1 } } }
  },
  "POST /v2/identities.createIdentity": {
    "operation": "identities.createIdentity",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "ratelimits": { "*": { "limit": 1, "duration": 1 } } } }
  },
  "POST /v2/identities.deleteIdentity": { "operation": "identities.deleteIdentity", "headers": [], "input": "body" },
  "POST /v2/identities.getIdentity": {
    "operation": "identities.getIdentity",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/identities.listIdentities": {
    "operation": "identities.listIdentities",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/identities.updateIdentity": {
    "operation": "identities.updateIdentity",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "ratelimits": { "*": { "limit": 1, "duration": 1 } } } }
  },
  "POST /v2/keys.addPermissions": {
    "operation": "keys.addPermissions",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.addRoles": {
    "operation": "keys.addRoles",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.createKey": {
    "operation": "keys.createKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": { "credits": { "remaining": 1, "refill": { "amount": 1 } }, "ratelimits": { "*": { "limit": 1, "duration": 1 } } }
    }
  },
  "POST /v2/keys.deleteKey": {
    "operation": "keys.deleteKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.getKey": {
    "operation": "keys.getKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "createdAt": 1,
          "updatedAt": 1,
          "lastUsedAt": 1,
          "expires": 1,
          "credits": { "remaining": 1, "refill": { "amount": 1 } }
        }
      }
    }
  },
  "POST /v2/keys.migrateKeys": {
    "operation": "keys.migrateKeys",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": {
        "keys": {
          "*": {
            "credits": { "remaining": 1, "refill": { "amount": 1 } },
            "ratelimits": { "*": { "limit": 1, "duration": 1 } }
          }
        }
      }
    }
  },
  "POST /v2/keys.removePermissions": {
    "operation": "keys.removePermissions",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.removeRoles": {
    "operation": "keys.removeRoles",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.rerollKey": {
    "operation": "keys.rerollKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.setPermissions": {
    "operation": "keys.setPermissions",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.setRoles": {
    "operation": "keys.setRoles",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/keys.updateCredits": {
    "operation": "keys.updateCredits",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "value": 1 }, "data": { "data": { "remaining": 1, "refill": { "amount": 1 } } } }
  },
  "POST /v2/keys.updateKey": {
    "operation": "keys.updateKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": { "credits": { "remaining": 1, "refill": { "amount": 1 } }, "ratelimits": { "*": { "limit": 1, "duration": 1 } } }
    }
  },
  "POST /v2/keys.verifyKey": {
    "operation": "keys.verifyKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "expires": 1, "credits": 1 } } }
  },
  "POST /v2/keys.whoami": {
    "operation": "keys.whoami",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "createdAt": 1,
          "updatedAt": 1,
          "lastUsedAt": 1,
          "expires": 1,
          "credits": { "remaining": 1, "refill": { "amount": 1 } }
        }
      }
    }
  },
  "GET /v2/liveness": {
    "operation": "liveness",
    "headers": [],
    "formats": { "errors": { "412": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /v2/permissions.createPermission": {
    "operation": "permissions.createPermission",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.createRole": {
    "operation": "permissions.createRole",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.deletePermission": {
    "operation": "permissions.deletePermission",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.deleteRole": {
    "operation": "permissions.deleteRole",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.getPermission": {
    "operation": "permissions.getPermission",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.getRole": {
    "operation": "permissions.getRole",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.listPermissions": {
    "operation": "permissions.listPermissions",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.listRoles": {
    "operation": "permissions.listRoles",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/permissions.setRolePermissions": {
    "operation": "permissions.setRolePermissions",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/portal.createSession": {
    "operation": "portal.createSession",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/portal.exchangeCode": {
    "operation": "portal.exchangeCode",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "429": [], "500": [ "application/json" ] }
    },
    "int64": { "data": { "data": { "expiresAt": 1 } } }
  },
  "POST /v2/portal.getVerifications": {
    "operation": "portal.getVerifications",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": { "startTime": 1, "endTime": 1 },
      "data": {
        "data": {
          "*": {
            "time": 1,
            "total": 1,
            "valid": 1,
            "rateLimited": 1,
            "insufficientPermissions": 1,
            "forbidden": 1,
            "disabled": 1,
            "expired": 1,
            "usageExceeded": 1
          }
        }
      }
    }
  },
  "POST /v2/portal.listKeys": {
    "operation": "portal.listKeys",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "createdAt": 1,
            "updatedAt": 1,
            "lastUsedAt": 1,
            "expires": 1,
            "credits": { "remaining": 1, "refill": { "amount": 1 } }
          }
        }
      }
    }
  },
  "POST /v2/portal.rerollKey": {
    "operation": "portal.rerollKey",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/projects.createProject": {
    "operation": "projects.createProject",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/projects.deleteProject": {
    "operation": "projects.deleteProject",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/projects.getProject": {
    "operation": "projects.getProject",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/projects.listProjects": {
    "operation": "projects.listProjects",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "createdAt": 1, "updatedAt": 1 } } } }
  },
  "POST /v2/projects.updateProject": {
    "operation": "projects.updateProject",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "createdAt": 1, "updatedAt": 1 } } }
  },
  "POST /v2/ratelimit.deleteOverride": {
    "operation": "ratelimit.deleteOverride",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v2/ratelimit.getOverride": {
    "operation": "ratelimit.getOverride",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "duration": 1, "limit": 1 } } }
  },
  "POST /v2/ratelimit.limit": {
    "operation": "ratelimit.limit",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "cost": 1, "limit": 1 }, "data": { "data": { "limit": 1, "remaining": 1, "reset": 1 } } }
  },
  "POST /v2/ratelimit.listOverrides": {
    "operation": "ratelimit.listOverrides",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "duration": 1, "limit": 1 } } } }
  },
  "POST /v2/ratelimit.multiLimit": {
    "operation": "ratelimit.multiLimit",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": { "*": { "cost": 1, "limit": 1 } },
      "data": { "data": { "limits": { "*": { "limit": 1, "remaining": 1, "reset": 1 } } } }
    }
  },
  "POST /v2/ratelimit.setOverride": {
    "operation": "ratelimit.setOverride",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "duration": 1, "limit": 1 } }
  }
} as const;
