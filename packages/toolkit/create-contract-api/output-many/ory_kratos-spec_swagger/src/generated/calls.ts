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
  "GET /.well-known/change-password": {
    "operation": "getWellKnownChangePassword",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": { "data": { "error": { "code": 1 } } }
  },
  "GET /.well-known/ory/webauthn.js": { "operation": "getWebAuthnJavaScript", "headers": [], "formats": { "data": [ "text/javascript" ] } },
  "GET /admin/courier/messages": {
    "operation": "listCourierMessages",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "*": { "send_count": 1, "status": 1, "type": 1 } } }
  },
  "GET /admin/courier/messages/{id}": {
    "operation": "getCourierMessage",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "send_count": 1, "status": 1, "type": 1 } }
  },
  "GET /admin/identities": {
    "operation": "listIdentities",
    "headers": [],
    "formats": {
      "parameters": { "query": { "ids": { "delimiter": "," }, "include_credential": { "delimiter": "," } } },
      "errors": { "default": [ "application/json" ] }
    },
    "int64": { "data": { "*": { "credentials": { "*": { "version": 1 } } } } }
  },
  "POST /admin/identities": {
    "operation": "createIdentity",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "body": {
        "credentials": {
          "passkey": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } },
          "webauthn": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } }
        }
      },
      "data": { "credentials": { "*": { "version": 1 } } }
    }
  },
  "PATCH /admin/identities": {
    "operation": "batchPatchIdentities",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "body": {
        "identities": {
          "*": {
            "create": {
              "credentials": {
                "passkey": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } },
                "webauthn": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } }
              }
            }
          }
        }
      }
    }
  },
  "GET /admin/identities/by/external/{externalID}": {
    "operation": "getIdentityByExternalID",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include_credential": { "delimiter": "," } } },
      "errors": { "404": [ "application/json" ], "default": [ "application/json" ] }
    },
    "int64": { "data": { "credentials": { "*": { "version": 1 } } } }
  },
  "GET /admin/identities/{id}": {
    "operation": "getIdentity",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include_credential": { "delimiter": "," } } },
      "errors": { "404": [ "application/json" ], "default": [ "application/json" ] }
    },
    "int64": { "data": { "credentials": { "*": { "version": 1 } } } }
  },
  "PUT /admin/identities/{id}": {
    "operation": "updateIdentity",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": {
      "body": {
        "credentials": {
          "passkey": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } },
          "webauthn": { "config": { "credentials": { "*": { "attestation": { "public_key_algorithm": 1 } } } } }
        }
      },
      "data": { "credentials": { "*": { "version": 1 } } }
    }
  },
  "DELETE /admin/identities/{id}": {
    "operation": "deleteIdentity",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "PATCH /admin/identities/{id}": {
    "operation": "patchIdentity",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": { "data": { "credentials": { "*": { "version": 1 } } } }
  },
  "DELETE /admin/identities/{id}/credentials/{type}": {
    "operation": "deleteIdentityCredentials",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /admin/identities/{id}/sessions": {
    "operation": "listIdentitySessions",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "*": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "DELETE /admin/identities/{id}/sessions": {
    "operation": "deleteIdentitySessions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "default": [ "application/json" ]
      }
    }
  },
  "POST /admin/recovery/code": {
    "operation": "createRecoveryCodeForIdentity",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "POST /admin/recovery/link": {
    "operation": "createRecoveryLinkForIdentity",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /admin/sessions": {
    "operation": "listSessions",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "default": [ "application/json" ] }
    },
    "int64": { "data": { "*": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "POST /admin/sessions": {
    "operation": "manageSessions",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "processed": 1 } }
  },
  "GET /admin/sessions/{id}": {
    "operation": "getSession",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "default": [ "application/json" ] }
    },
    "int64": { "data": { "identity": { "credentials": { "*": { "version": 1 } } } } }
  },
  "DELETE /admin/sessions/{id}": {
    "operation": "disableSession",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "PATCH /admin/sessions/{id}/extend": {
    "operation": "extendSession",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "identity": { "credentials": { "*": { "version": 1 } } } } }
  },
  "POST /admin/test-login-flows": {
    "operation": "createTestLoginFlow",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /health/alive": {
    "operation": "isInstanceAlive",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json", "text/plain" ] } }
  },
  "GET /health/ready": {
    "operation": "isInstanceReady",
    "headers": [],
    "formats": { "errors": { "503": [ "application/json" ], "default": [ "application/json", "text/plain" ] } }
  },
  "GET /schemas": { "operation": "listIdentitySchemas", "headers": [], "formats": { "errors": { "default": [ "application/json" ] } } },
  "GET /schemas/{id}": {
    "operation": "getIdentitySchema",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /self-service/errors": {
    "operation": "getFlowError",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /self-service/fed-cm/parameters": {
    "operation": "createFedcmFlow",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "POST /self-service/fed-cm/token": {
    "operation": "updateFedcmFlow",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": { "data": { "session": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "POST /self-service/login": {
    "operation": "updateLoginFlow",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": { "data": { "session": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "GET /self-service/login/api": {
    "operation": "createNativeLoginFlow",
    "headers": [ "X-Session-Token" ],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/login/browser": {
    "operation": "createBrowserLoginFlow",
    "headers": [ "Cookie" ],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/login/flows": {
    "operation": "getLoginFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "DELETE /self-service/login/test": {
    "operation": "deleteTestLoginFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "default": [ "application/json" ]
      }
    }
  },
  "GET /self-service/logout": {
    "operation": "updateLogoutFlow",
    "headers": [ "Cookie" ],
    "formats": { "errors": { "default": [ "application/json" ] } }
  },
  "DELETE /self-service/logout/api": {
    "operation": "performNativeLogout",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /self-service/logout/browser": {
    "operation": "createBrowserLogoutFlow",
    "headers": [ "cookie" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /self-service/recovery": {
    "operation": "updateRecoveryFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/recovery/api": {
    "operation": "createNativeRecoveryFlow",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/recovery/browser": {
    "operation": "createBrowserRecoveryFlow",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/recovery/flows": {
    "operation": "getRecoveryFlow",
    "headers": [ "Cookie" ],
    "formats": { "errors": { "404": [ "application/json" ], "410": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "POST /self-service/registration": {
    "operation": "updateRegistrationFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": {
      "data": {
        "identity": { "credentials": { "*": { "version": 1 } } },
        "session": { "identity": { "credentials": { "*": { "version": 1 } } } }
      }
    }
  },
  "GET /self-service/registration/api": {
    "operation": "createNativeRegistrationFlow",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/registration/browser": {
    "operation": "createBrowserRegistrationFlow",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/registration/flows": {
    "operation": "getRegistrationFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "oauth2_login_request": { "client": { "client_secret_expires_at": 1 } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "POST /self-service/settings": {
    "operation": "updateSettingsFlow",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": {
      "data": {
        "identity": { "credentials": { "*": { "version": 1 } } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/settings/api": {
    "operation": "createNativeSettingsFlow",
    "headers": [ "X-Session-Token" ],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "identity": { "credentials": { "*": { "version": 1 } } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/settings/browser": {
    "operation": "createBrowserSettingsFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "identity": { "credentials": { "*": { "version": 1 } } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/settings/flows": {
    "operation": "getSettingsFlow",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "identity": { "credentials": { "*": { "version": 1 } } },
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "POST /self-service/verification": {
    "operation": "updateVerificationFlow",
    "headers": [ "Cookie" ],
    "formats": {
      "errors": { "400": [ "application/json" ], "410": [ "application/json" ], "default": [ "application/json" ] },
      "body": "application/json",
      "bodies": [ "application/json", "application/x-www-form-urlencoded" ]
    },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/verification/api": {
    "operation": "createNativeVerificationFlow",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/verification/browser": {
    "operation": "createBrowserVerificationFlow",
    "headers": [],
    "formats": { "errors": { "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /self-service/verification/flows": {
    "operation": "getVerificationFlow",
    "headers": [ "cookie" ],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": {
      "data": {
        "ui": {
          "messages": { "*": { "id": 1 } },
          "nodes": { "*": { "messages": { "*": { "id": 1 } }, "meta": { "label": { "id": 1 } } } }
        }
      }
    }
  },
  "GET /sessions": {
    "operation": "listMySessions",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "*": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "DELETE /sessions": {
    "operation": "disableMyOtherSessions",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "count": 1 } }
  },
  "GET /sessions/token-exchange": {
    "operation": "exchangeSessionToken",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ],
        "default": [ "application/json" ]
      }
    },
    "int64": { "data": { "session": { "identity": { "credentials": { "*": { "version": 1 } } } } } }
  },
  "GET /sessions/whoami": {
    "operation": "toSession",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "default": [ "application/json" ] } },
    "int64": { "data": { "identity": { "credentials": { "*": { "version": 1 } } } } }
  },
  "DELETE /sessions/{id}": {
    "operation": "disableMySession",
    "headers": [ "X-Session-Token", "Cookie" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "default": [ "application/json" ] } }
  },
  "GET /version": { "operation": "getVersion", "headers": [] }
} as const;
