// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/v1";

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
  "GET /public/interstitial": { "operation": "GetPublicInterstitial", "headers": [], "formats": { "errors": { "400": [ "" ], "500": [ "" ] } } },
  "GET /jwks": { "operation": "GetJWKS", "headers": [] },
  "GET /clients": {
    "operation": "GetClientList",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "410": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "*": {
          "sessions": { "*": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } },
          "updated_at": 1,
          "created_at": 1
        }
      }
    }
  },
  "POST /clients/verify": {
    "operation": "VerifyClient",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "sessions": { "*": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } },
        "updated_at": 1,
        "created_at": 1
      }
    }
  },
  "GET /clients/{client_id}": {
    "operation": "GetClient",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "sessions": { "*": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } },
        "updated_at": 1,
        "created_at": 1
      }
    }
  },
  "POST /email_addresses": {
    "operation": "CreateEmailAddress",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /email_addresses/{email_address_id}": {
    "operation": "GetEmailAddress",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /email_addresses/{email_address_id}": {
    "operation": "DeleteEmailAddress",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "PATCH /email_addresses/{email_address_id}": {
    "operation": "UpdateEmailAddress",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /email_addresses/{email_address_id}/prepare_verification": {
    "operation": "PrepareEmailAddressVerification",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "expire_at": 1 } }
  },
  "POST /email_addresses/{email_address_id}/attempt_verification": {
    "operation": "AttemptEmailAddressVerification",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "expire_at": 1 } }
  },
  "PUT /users/{user_id}/email_address": {
    "operation": "ReplaceUserEmailAddress",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /phone_numbers": {
    "operation": "CreatePhoneNumber",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /phone_numbers/{phone_number_id}": {
    "operation": "GetPhoneNumber",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /phone_numbers/{phone_number_id}": {
    "operation": "DeletePhoneNumber",
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
  "PATCH /phone_numbers/{phone_number_id}": {
    "operation": "UpdatePhoneNumber",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /phone_numbers/{phone_number_id}/prepare_verification": {
    "operation": "PreparePhoneNumberVerification",
    "headers": [],
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
    "int64": { "data": { "expire_at": 1 } }
  },
  "POST /phone_numbers/{phone_number_id}/attempt_verification": {
    "operation": "AttemptPhoneNumberVerification",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "expire_at": 1 } }
  },
  "PUT /users/{user_id}/phone_number": {
    "operation": "ReplaceUserPhoneNumber",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /sessions": {
    "operation": "GetSessionList",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "*": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } } }
  },
  "POST /sessions": {
    "operation": "createSession",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } }
  },
  "GET /sessions/{session_id}": {
    "operation": "GetSession",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } }
  },
  "POST /sessions/{session_id}/refresh": {
    "operation": "RefreshSession",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "POST /sessions/{session_id}/revoke": {
    "operation": "RevokeSession",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "expire_at": 1, "abandon_at": 1, "updated_at": 1, "created_at": 1 } }
  },
  "POST /sessions/{session_id}/tokens": {
    "operation": "CreateSessionToken",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /sessions/{session_id}/tokens/{template_name}": {
    "operation": "CreateSessionTokenFromTemplate",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /templates/{template_type}": {
    "operation": "GetTemplateList",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "*": { "updated_at": 1, "created_at": 1 } } }
  },
  "GET /templates/{template_type}/{slug}": {
    "operation": "GetTemplate",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "updated_at": 1, "created_at": 1 } }
  },
  "PUT /templates/{template_type}/{slug}": {
    "operation": "UpsertTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "423": [ "application/json" ],
        "429": [ "application/json" ]
      }
    },
    "int64": { "data": { "updated_at": 1, "created_at": 1 } }
  },
  "POST /templates/{template_type}/{slug}/revert": {
    "operation": "RevertTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "404": [ "application/json" ]
      }
    },
    "int64": { "data": { "updated_at": 1, "created_at": 1 } }
  },
  "POST /templates/{template_type}/{slug}/preview": {
    "operation": "PreviewTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /templates/{template_type}/{slug}/toggle_delivery": {
    "operation": "ToggleTemplateDelivery",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "423": [ "application/json" ],
        "429": [ "application/json" ]
      }
    },
    "int64": { "data": { "updated_at": 1, "created_at": 1 } }
  },
  "GET /users": {
    "operation": "GetUserList",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": {
        "*": {
          "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
          "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
          "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
          "passkeys": { "*": { "last_used_at": 1 } },
          "mfa_enabled_at": 1,
          "mfa_disabled_at": 1,
          "password_last_updated_at": 1,
          "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
          "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
          "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
          "organization_memberships": {
            "*": {
              "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
              "created_at": 1,
              "updated_at": 1
            }
          },
          "last_sign_in_at": 1,
          "lockout_expires_in_seconds": 1,
          "verification_attempts_remaining": 1,
          "updated_at": 1,
          "created_at": 1,
          "last_active_at": 1,
          "legal_accepted_at": 1
        }
      }
    }
  },
  "POST /users": {
    "operation": "CreateUser",
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
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "GET /users/count": {
    "operation": "GetUsersCount",
    "headers": [],
    "formats": { "errors": { "422": [ "application/json" ] } },
    "int64": { "data": { "total_count": 1 } }
  },
  "GET /users/{user_id}": {
    "operation": "GetUser",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "DELETE /users/{user_id}": {
    "operation": "DeleteUser",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /users/{user_id}": {
    "operation": "UpdateUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/ban": {
    "operation": "BanUser",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/unban": {
    "operation": "UnbanUser",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/ban": {
    "operation": "UsersBan",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ] } },
    "int64": {
      "data": {
        "*": {
          "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
          "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
          "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
          "passkeys": { "*": { "last_used_at": 1 } },
          "mfa_enabled_at": 1,
          "mfa_disabled_at": 1,
          "password_last_updated_at": 1,
          "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
          "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
          "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
          "organization_memberships": {
            "*": {
              "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
              "created_at": 1,
              "updated_at": 1
            }
          },
          "last_sign_in_at": 1,
          "lockout_expires_in_seconds": 1,
          "verification_attempts_remaining": 1,
          "updated_at": 1,
          "created_at": 1,
          "last_active_at": 1,
          "legal_accepted_at": 1
        }
      }
    }
  },
  "POST /users/unban": {
    "operation": "UsersUnban",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ] } },
    "int64": {
      "data": {
        "*": {
          "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
          "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
          "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
          "passkeys": { "*": { "last_used_at": 1 } },
          "mfa_enabled_at": 1,
          "mfa_disabled_at": 1,
          "password_last_updated_at": 1,
          "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
          "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
          "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
          "organization_memberships": {
            "*": {
              "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
              "created_at": 1,
              "updated_at": 1
            }
          },
          "last_sign_in_at": 1,
          "lockout_expires_in_seconds": 1,
          "verification_attempts_remaining": 1,
          "updated_at": 1,
          "created_at": 1,
          "last_active_at": 1,
          "legal_accepted_at": 1
        }
      }
    }
  },
  "POST /users/{user_id}/lock": {
    "operation": "LockUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/unlock": {
    "operation": "UnlockUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/profile_image": {
    "operation": "SetUserProfileImage",
    "headers": [],
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] },
      "body": "multipart/form-data"
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "DELETE /users/{user_id}/profile_image": {
    "operation": "DeleteUserProfileImage",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "PUT /users/{user_id}/metadata": {
    "operation": "ReplaceUserMetadata",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "PATCH /users/{user_id}/metadata": {
    "operation": "UpdateUserMetadata",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "GET /users/{user_id}/billing/subscription": {
    "operation": "GetUserBillingSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "created_at": 1,
        "updated_at": 1,
        "active_at": 1,
        "past_due_at": 1,
        "subscription_items": {
          "*": {
            "credit": { "amount": { "amount": 1 } },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "plan": {
              "fee": { "amount": 1 },
              "annual_monthly_fee": { "amount": 1 },
              "annual_fee": { "amount": 1 },
              "free_trial_days": 1,
              "unit_prices": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "starts_at_block": 1, "ends_after_block": 1, "fee_per_block": { "amount": 1 } } }
                }
              }
            },
            "payment_method": { "created_at": 1, "updated_at": 1 },
            "lifetime_paid": { "amount": 1 },
            "next_payment": {
              "amount": { "amount": 1 },
              "date": 1,
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "totals": {
                "subtotal": { "amount": 1 },
                "base_fee": { "amount": 1 },
                "tax_total": { "amount": 1 },
                "grand_total": { "amount": 1 },
                "per_unit_totals": {
                  "*": {
                    "block_size": 1,
                    "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                  }
                },
                "credits": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                  "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                  "total": { "amount": 1 }
                },
                "discounts": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                  "total": { "amount": 1 }
                }
              }
            },
            "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
            "period_start": 1,
            "period_end": 1,
            "canceled_at": 1,
            "past_due_at": 1,
            "ended_at": 1,
            "created_at": 1,
            "updated_at": 1,
            "seats": {
              "quantity": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            }
          }
        },
        "next_payment": {
          "date": 1,
          "amount": { "amount": 1 },
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "totals": {
            "subtotal": { "amount": 1 },
            "base_fee": { "amount": 1 },
            "tax_total": { "amount": 1 },
            "grand_total": { "amount": 1 },
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "discounts": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
              "total": { "amount": 1 }
            }
          }
        }
      }
    }
  },
  "GET /users/{user_id}/billing/credits": {
    "operation": "GetUserBillingCreditBalance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "balance": { "amount": 1 } } }
  },
  "POST /users/{user_id}/billing/credits": {
    "operation": "AdjustUserBillingCreditBalance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "amount": 1 }, "data": { "amount": { "amount": 1 } } }
  },
  "GET /users/{user_id}/oauth_access_tokens/{provider}": {
    "operation": "GetOAuthAccessToken",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "*": { "expires_at": 1 } } }
  },
  "GET /users/{user_id}/organization_memberships": {
    "operation": "UsersGetOrganizationMemberships",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "GET /users/{user_id}/organization_invitations": {
    "operation": "UsersGetOrganizationInvitations",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "POST /users/{user_id}/remove_password": {
    "operation": "RemoveUserPassword",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/verify_password": {
    "operation": "VerifyPassword",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "404": [ "" ], "422": [ "" ], "500": [ "application/json" ] } }
  },
  "POST /users/{user_id}/verify_totp": {
    "operation": "VerifyTOTP",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "404": [ "" ], "422": [ "" ], "500": [ "application/json" ] } }
  },
  "DELETE /users/{user_id}/mfa": {
    "operation": "DisableMFA",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /users/{user_id}/backup_code": {
    "operation": "DeleteBackupCode",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /users/{user_id}/passkeys/{passkey_identification_id}": {
    "operation": "UserPasskeyDelete",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /users/{user_id}/trusted_devices": {
    "operation": "ListUserTrustedDevices",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": {
      "data": { "data": { "*": { "created_at": 1, "updated_at": 1, "last_used_at": 1, "revoked_at": 1 } }, "total_count": 1 }
    }
  },
  "DELETE /users/{user_id}/trusted_devices/{trusted_device_id}": {
    "operation": "RevokeUserTrustedDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_used_at": 1, "revoked_at": 1 } }
  },
  "DELETE /users/{user_id}/web3_wallets/{web3_wallet_identification_id}": {
    "operation": "UserWeb3WalletDelete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{user_id}/totp": {
    "operation": "DeleteTOTP",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /users/{user_id}/external_accounts/{external_account_id}": {
    "operation": "DeleteExternalAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /users/{user_id}/password/set_compromised": {
    "operation": "SetUserPasswordCompromised",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "POST /users/{user_id}/password/unset_compromised": {
    "operation": "UnsetUserPasswordCompromised",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "email_addresses": { "*": { "created_at": 1, "updated_at": 1 } },
        "phone_numbers": { "*": { "created_at": 1, "updated_at": 1 } },
        "web3_wallets": { "*": { "created_at": 1, "updated_at": 1 } },
        "passkeys": { "*": { "last_used_at": 1 } },
        "mfa_enabled_at": 1,
        "mfa_disabled_at": 1,
        "password_last_updated_at": 1,
        "external_accounts": { "*": { "created_at": 1, "updated_at": 1 } },
        "saml_accounts": { "*": { "last_authenticated_at": 1, "saml_connection": { "created_at": 1, "updated_at": 1 } } },
        "enterprise_accounts": { "*": { "enterprise_connection": { "created_at": 1, "updated_at": 1 }, "last_authenticated_at": 1 } },
        "organization_memberships": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "last_sign_in_at": 1,
        "lockout_expires_in_seconds": 1,
        "verification_attempts_remaining": 1,
        "updated_at": 1,
        "created_at": 1,
        "last_active_at": 1,
        "legal_accepted_at": 1
      }
    }
  },
  "GET /invitations": {
    "operation": "ListInvitations",
    "headers": [],
    "int64": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } } }
  },
  "POST /invitations": {
    "operation": "CreateInvitation",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "POST /invitations/bulk": {
    "operation": "CreateBulkInvitations",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } } }
  },
  "POST /invitations/{invitation_id}/revoke": {
    "operation": "RevokeInvitation",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "GET /organization_invitations": {
    "operation": "ListInstanceOrganizationInvitations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "GET /allowlist_identifiers": {
    "operation": "ListAllowlistIdentifiers",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ] } },
    "int64": { "data": { "*": { "created_at": 1, "updated_at": 1 } } }
  },
  "POST /allowlist_identifiers": {
    "operation": "CreateAllowlistIdentifier",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /allowlist_identifiers/{identifier_id}": {
    "operation": "DeleteAllowlistIdentifier",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /blocklist_identifiers": {
    "operation": "ListBlocklistIdentifiers",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "402": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "POST /blocklist_identifiers": {
    "operation": "CreateBlocklistIdentifier",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /blocklist_identifiers/{identifier_id}": {
    "operation": "DeleteBlocklistIdentifier",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /beta_features/instance_settings": {
    "operation": "UpdateInstanceAuthConfig",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "402": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PUT /beta_features/domain": {
    "operation": "UpdateProductionInstanceDomain",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /actor_tokens": {
    "operation": "CreateActorToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /actor_tokens/{actor_token_id}/revoke": {
    "operation": "RevokeActorToken",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /domains": { "operation": "ListDomains", "headers": [], "int64": { "data": { "total_count": 1 } } },
  "POST /domains": {
    "operation": "AddDomain",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /domains/{domain_id}": {
    "operation": "DeleteDomain",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /domains/{domain_id}": {
    "operation": "UpdateDomain",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /instance": { "operation": "GetInstance", "headers": [] },
  "PATCH /instance": {
    "operation": "UpdateInstance",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "PATCH /instance/restrictions": {
    "operation": "UpdateInstanceRestrictions",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "402": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /instance/protect": { "operation": "GetInstanceProtect", "headers": [] },
  "PATCH /instance/protect": {
    "operation": "UpdateInstanceProtect",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "GET /instance/communication": { "operation": "GetInstanceCommunication", "headers": [] },
  "PATCH /instance/communication": {
    "operation": "UpdateInstanceCommunication",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "GET /instance/oauth_application_settings": { "operation": "GetInstanceOAuthApplicationSettings", "headers": [] },
  "PATCH /instance/oauth_application_settings": {
    "operation": "UpdateInstanceOAuthApplicationSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "422": [ "application/json" ] } }
  },
  "POST /instance/change_domain": {
    "operation": "ChangeProductionInstanceDomain",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /instance/organization_settings": {
    "operation": "GetInstanceOrganizationSettings",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PATCH /instance/organization_settings": {
    "operation": "UpdateInstanceOrganizationSettings",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /webhooks/svix": { "operation": "CreateSvixApp", "headers": [], "formats": { "errors": { "400": [ "application/json" ] } } },
  "DELETE /webhooks/svix": { "operation": "DeleteSvixApp", "headers": [], "formats": { "errors": { "400": [ "application/json" ] } } },
  "POST /webhooks/svix_url": { "operation": "GenerateSvixAuthURL", "headers": [], "formats": { "errors": { "400": [ "application/json" ] } } },
  "GET /jwt_templates": { "operation": "ListJWTTemplates", "headers": [], "int64": { "data": { "*": { "created_at": 1, "updated_at": 1 } } } },
  "POST /jwt_templates": {
    "operation": "CreateJWTTemplate",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /jwt_templates/{template_id}": {
    "operation": "GetJWTTemplate",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /jwt_templates/{template_id}": {
    "operation": "DeleteJWTTemplate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /jwt_templates/{template_id}": {
    "operation": "UpdateJWTTemplate",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "402": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /machines": {
    "operation": "ListMachines",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": { "*": { "created_at": 1, "updated_at": 1, "scoped_machines": { "*": { "created_at": 1, "updated_at": 1 } } } }
      }
    }
  },
  "POST /machines": {
    "operation": "CreateMachine",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "scoped_machines": { "*": { "created_at": 1, "updated_at": 1 } } } }
  },
  "GET /machines/{machine_id}": {
    "operation": "GetMachine",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "scoped_machines": { "*": { "created_at": 1, "updated_at": 1 } } } }
  },
  "DELETE /machines/{machine_id}": {
    "operation": "DeleteMachine",
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
  "PATCH /machines/{machine_id}": {
    "operation": "UpdateMachine",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "scoped_machines": { "*": { "created_at": 1, "updated_at": 1 } } } }
  },
  "GET /machines/{machine_id}/secret_key": {
    "operation": "GetMachineSecretKey",
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
  "POST /machines/{machine_id}/secret_key/rotate": {
    "operation": "RotateMachineSecretKey",
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
  "POST /machines/{machine_id}/scopes": {
    "operation": "CreateMachineScope",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1 } }
  },
  "DELETE /machines/{machine_id}/scopes/{other_machine_id}": {
    "operation": "DeleteMachineScope",
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
  "GET /organizations": {
    "operation": "ListOrganizations",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }, "total_count": 1 } }
  },
  "POST /organizations": {
    "operation": "CreateOrganization",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "GET /organizations/{organization_id}": {
    "operation": "GetOrganization",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "DELETE /organizations/{organization_id}": { "operation": "DeleteOrganization", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "PATCH /organizations/{organization_id}": {
    "operation": "UpdateOrganization",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "PUT /organizations/{organization_id}/metadata": {
    "operation": "ReplaceOrganizationMetadata",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "PATCH /organizations/{organization_id}/metadata": {
    "operation": "MergeOrganizationMetadata",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "PUT /organizations/{organization_id}/logo": {
    "operation": "UploadOrganizationLogo",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "413": [ "application/json" ]
      },
      "body": "multipart/form-data"
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "DELETE /organizations/{organization_id}/logo": {
    "operation": "DeleteOrganizationLogo",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1, "last_active_at": 1 } }
  },
  "GET /organizations/{organization_id}/billing/subscription": {
    "operation": "GetOrganizationBillingSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "created_at": 1,
        "updated_at": 1,
        "active_at": 1,
        "past_due_at": 1,
        "subscription_items": {
          "*": {
            "credit": { "amount": { "amount": 1 } },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "plan": {
              "fee": { "amount": 1 },
              "annual_monthly_fee": { "amount": 1 },
              "annual_fee": { "amount": 1 },
              "free_trial_days": 1,
              "unit_prices": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "starts_at_block": 1, "ends_after_block": 1, "fee_per_block": { "amount": 1 } } }
                }
              }
            },
            "payment_method": { "created_at": 1, "updated_at": 1 },
            "lifetime_paid": { "amount": 1 },
            "next_payment": {
              "amount": { "amount": 1 },
              "date": 1,
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "totals": {
                "subtotal": { "amount": 1 },
                "base_fee": { "amount": 1 },
                "tax_total": { "amount": 1 },
                "grand_total": { "amount": 1 },
                "per_unit_totals": {
                  "*": {
                    "block_size": 1,
                    "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                  }
                },
                "credits": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                  "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                  "total": { "amount": 1 }
                },
                "discounts": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                  "total": { "amount": 1 }
                }
              }
            },
            "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
            "period_start": 1,
            "period_end": 1,
            "canceled_at": 1,
            "past_due_at": 1,
            "ended_at": 1,
            "created_at": 1,
            "updated_at": 1,
            "seats": {
              "quantity": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            }
          }
        },
        "next_payment": {
          "date": 1,
          "amount": { "amount": 1 },
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "totals": {
            "subtotal": { "amount": 1 },
            "base_fee": { "amount": 1 },
            "tax_total": { "amount": 1 },
            "grand_total": { "amount": 1 },
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "discounts": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
              "total": { "amount": 1 }
            }
          }
        }
      }
    }
  },
  "GET /organizations/{organization_id}/billing/credits": {
    "operation": "GetOrganizationBillingCreditBalance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "balance": { "amount": 1 } } }
  },
  "POST /organizations/{organization_id}/billing/credits": {
    "operation": "AdjustOrganizationBillingCreditBalance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "amount": 1 }, "data": { "amount": { "amount": 1 } } }
  },
  "GET /organizations/{organization_id}/invitations": {
    "operation": "ListOrganizationInvitations",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "POST /organizations/{organization_id}/invitations": {
    "operation": "CreateOrganizationInvitation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "POST /organizations/{organization_id}/invitations/bulk": {
    "operation": "CreateOrganizationInvitationBulk",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "GET /organizations/{organization_id}/invitations/pending": {
    "operation": "ListPendingOrganizationInvitations",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "GET /organizations/{organization_id}/invitations/{invitation_id}": {
    "operation": "GetOrganizationInvitation",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "POST /organizations/{organization_id}/invitations/{invitation_id}/revoke": {
    "operation": "RevokeOrganizationInvitation",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "GET /organization_roles": {
    "operation": "ListOrganizationRoles",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": { "*": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } },
        "total_count": 1
      }
    }
  },
  "POST /organization_roles": {
    "operation": "CreateOrganizationRole",
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
    },
    "int64": { "data": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } }
  },
  "GET /organization_roles/{organization_role_id}": {
    "operation": "GetOrganizationRole",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /organization_roles/{organization_role_id}": {
    "operation": "DeleteOrganizationRole",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PATCH /organization_roles/{organization_role_id}": {
    "operation": "UpdateOrganizationRole",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } }
  },
  "POST /organization_roles/{organization_role_id}/permissions/{permission_id}": {
    "operation": "AssignPermissionToOrganizationRole",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ]
      }
    },
    "int64": { "data": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /organization_roles/{organization_role_id}/permissions/{permission_id}": {
    "operation": "RemovePermissionFromOrganizationRole",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 } }
  },
  "GET /organizations/{organization_id}/memberships": {
    "operation": "ListOrganizationMemberships",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /organizations/{organization_id}/memberships": {
    "operation": "CreateOrganizationMembership",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": { "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 }, "created_at": 1, "updated_at": 1 }
    }
  },
  "DELETE /organizations/{organization_id}/memberships/{user_id}": {
    "operation": "DeleteOrganizationMembership",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": { "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 }, "created_at": 1, "updated_at": 1 }
    }
  },
  "PATCH /organizations/{organization_id}/memberships/{user_id}": {
    "operation": "UpdateOrganizationMembership",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": { "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 }, "created_at": 1, "updated_at": 1 }
    }
  },
  "PATCH /organizations/{organization_id}/memberships/{user_id}/metadata": {
    "operation": "UpdateOrganizationMembershipMetadata",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": { "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 }, "created_at": 1, "updated_at": 1 }
    }
  },
  "GET /organizations/{organization_id}/domains": {
    "operation": "ListOrganizationDomains",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": {
          "*": {
            "affiliation_verification": { "expire_at": 1, "verified_at": 1 },
            "ownership_verification": { "expire_at": 1, "verified_at": 1 },
            "verification": { "expire_at": 1, "verified_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /organizations/{organization_id}/domains": {
    "operation": "CreateOrganizationDomain",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "affiliation_verification": { "expire_at": 1, "verified_at": 1 },
        "ownership_verification": { "expire_at": 1, "verified_at": 1 },
        "verification": { "expire_at": 1, "verified_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "DELETE /organizations/{organization_id}/domains/{domain_id}": {
    "operation": "DeleteOrganizationDomain",
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
  "PATCH /organizations/{organization_id}/domains/{domain_id}": {
    "operation": "UpdateOrganizationDomain",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "affiliation_verification": { "expire_at": 1, "verified_at": 1 },
        "ownership_verification": { "expire_at": 1, "verified_at": 1 },
        "verification": { "expire_at": 1, "verified_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "POST /organizations/{organization_id}/domains/{domain_id}/verify_ownership": {
    "operation": "VerifyOrganizationDomainOwnership",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "affiliation_verification": { "expire_at": 1, "verified_at": 1 },
        "ownership_verification": { "expire_at": 1, "verified_at": 1 },
        "verification": { "expire_at": 1, "verified_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "GET /organization_domains": {
    "operation": "ListAllOrganizationDomains",
    "headers": [],
    "formats": {
      "parameters": { "query": { "enrollment_mode": { "delimiter": "," } } },
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "affiliation_verification": { "expire_at": 1, "verified_at": 1 },
            "ownership_verification": { "expire_at": 1, "verified_at": 1 },
            "verification": { "expire_at": 1, "verified_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /proxy_checks": {
    "operation": "VerifyDomainProxy",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "last_run_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "GET /redirect_urls": { "operation": "ListRedirectURLs", "headers": [], "int64": { "data": { "*": { "created_at": 1, "updated_at": 1 } } } },
  "POST /redirect_urls": {
    "operation": "CreateRedirectURL",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /redirect_urls/{id}": {
    "operation": "GetRedirectURL",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /redirect_urls/{id}": { "operation": "DeleteRedirectURL", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "POST /sign_in_tokens": {
    "operation": "CreateSignInToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /sign_in_tokens/{sign_in_token_id}/revoke": {
    "operation": "RevokeSignInToken",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /sign_ups/{id}": {
    "operation": "GetSignUp",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } },
    "int64": { "data": { "abandon_at": 1, "legal_accepted_at": 1 } }
  },
  "PATCH /sign_ups/{id}": {
    "operation": "UpdateSignUp",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ] } },
    "int64": { "data": { "abandon_at": 1, "legal_accepted_at": 1 } }
  },
  "GET /oauth_applications": {
    "operation": "ListOAuthApplications",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "POST /oauth_applications": {
    "operation": "CreateOAuthApplication",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /oauth_applications/{oauth_application_id}": {
    "operation": "GetOAuthApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /oauth_applications/{oauth_application_id}": {
    "operation": "DeleteOAuthApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /oauth_applications/{oauth_application_id}": {
    "operation": "UpdateOAuthApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "PUT /oauth_applications/{oauth_application_id}/logo": {
    "operation": "UploadOAuthApplicationLogo",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "413": [ "application/json" ]
      },
      "body": "multipart/form-data"
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /oauth_applications/{oauth_application_id}/rotate_secret": {
    "operation": "RotateOAuthApplicationSecret",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /oauth_applications/{oauth_application_id}/revoke_token": {
    "operation": "RevokeOAuthApplicationToken",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /saml_connections": {
    "operation": "ListSAMLConnections",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": { "*": { "idp_certificate_issued_at": 1, "idp_certificate_expires_at": 1, "created_at": 1, "updated_at": 1 } },
        "total_count": 1
      }
    }
  },
  "POST /saml_connections": {
    "operation": "CreateSAMLConnection",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "idp_certificate_issued_at": 1, "idp_certificate_expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "GET /saml_connections/{saml_connection_id}": {
    "operation": "GetSAMLConnection",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "idp_certificate_issued_at": 1, "idp_certificate_expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /saml_connections/{saml_connection_id}": {
    "operation": "DeleteSAMLConnection",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /saml_connections/{saml_connection_id}": {
    "operation": "UpdateSAMLConnection",
    "headers": [],
    "formats": {
      "errors": {
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "idp_certificate_issued_at": 1, "idp_certificate_expires_at": 1, "created_at": 1, "updated_at": 1 } }
  },
  "GET /enterprise_connections": {
    "operation": "ListEnterpriseConnections",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": { "*": { "oauth_config": { "created_at": 1, "updated_at": 1 }, "created_at": 1, "updated_at": 1 } },
        "total_count": 1
      }
    }
  },
  "POST /enterprise_connections": {
    "operation": "CreateEnterpriseConnection",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "oauth_config": { "created_at": 1, "updated_at": 1 }, "created_at": 1, "updated_at": 1 } }
  },
  "GET /enterprise_connections/{enterprise_connection_id}": {
    "operation": "GetEnterpriseConnection",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "oauth_config": { "created_at": 1, "updated_at": 1 }, "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /enterprise_connections/{enterprise_connection_id}": {
    "operation": "DeleteEnterpriseConnection",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /enterprise_connections/{enterprise_connection_id}": {
    "operation": "UpdateEnterpriseConnection",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "oauth_config": { "created_at": 1, "updated_at": 1 }, "created_at": 1, "updated_at": 1 } }
  },
  "GET /enterprise_connections/{enterprise_connection_id}/test_runs": {
    "operation": "ListEnterpriseConnectionTestRuns",
    "headers": [],
    "formats": {
      "errors": {
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "data": { "*": { "created_at": 1 } }, "total_count": 1 } }
  },
  "POST /enterprise_connections/{enterprise_connection_id}/test_runs": {
    "operation": "CreateEnterpriseConnectionTestRun",
    "headers": [],
    "formats": { "errors": { "402": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /testing_tokens": { "operation": "CreateTestingToken", "headers": [], "int64": { "data": { "expires_at": 1 } } },
  "POST /agents/tasks": {
    "operation": "CreateAgentTask",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /agents/tasks/{agent_task_id}/revoke": {
    "operation": "RevokeAgentTask",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /organization_memberships": {
    "operation": "InstanceGetOrganizationMemberships",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "organization": { "created_at": 1, "updated_at": 1, "last_active_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "GET /waitlist_entries": {
    "operation": "ListWaitlistEntries",
    "headers": [],
    "int64": {
      "data": {
        "data": {
          "*": { "created_at": 1, "updated_at": 1, "invitation": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
        }
      }
    }
  },
  "POST /waitlist_entries": {
    "operation": "CreateWaitlistEntry",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": { "created_at": 1, "updated_at": 1, "invitation": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
    }
  },
  "POST /waitlist_entries/bulk": {
    "operation": "CreateBulkWaitlistEntries",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": {
      "data": { "*": { "created_at": 1, "updated_at": 1, "invitation": { "expires_at": 1, "created_at": 1, "updated_at": 1 } } }
    }
  },
  "DELETE /waitlist_entries/{waitlist_entry_id}": {
    "operation": "DeleteWaitlistEntry",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /waitlist_entries/{waitlist_entry_id}/invite": {
    "operation": "InviteWaitlistEntry",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": { "created_at": 1, "updated_at": 1, "invitation": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
    }
  },
  "POST /waitlist_entries/{waitlist_entry_id}/reject": {
    "operation": "RejectWaitlistEntry",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": { "created_at": 1, "updated_at": 1, "invitation": { "expires_at": 1, "created_at": 1, "updated_at": 1 } }
    }
  },
  "GET /billing/plans": {
    "operation": "GetCommercePlanList",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "fee": { "amount": 1 },
            "annual_monthly_fee": { "amount": 1 },
            "annual_fee": { "amount": 1 },
            "free_trial_days": 1,
            "unit_prices": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "starts_at_block": 1, "ends_after_block": 1, "fee_per_block": { "amount": 1 } } }
              }
            }
          }
        },
        "total_count": 1
      }
    }
  },
  "GET /billing/prices": {
    "operation": "GetBillingPriceList",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "amount": 1,
            "annual_monthly_amount": 1,
            "fee": { "amount": 1 },
            "annual_monthly_fee": { "amount": 1 },
            "created_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /billing/prices": {
    "operation": "CreateBillingPrice",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "body": { "amount": 1, "annual_monthly_amount": 1 },
      "data": {
        "amount": 1,
        "annual_monthly_amount": 1,
        "fee": { "amount": 1 },
        "annual_monthly_fee": { "amount": 1 },
        "created_at": 1
      }
    }
  },
  "GET /billing/subscription_items": {
    "operation": "GetCommerceSubscriptionItemList",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "credit": { "amount": { "amount": 1 } },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "plan": {
              "fee": { "amount": 1 },
              "annual_monthly_fee": { "amount": 1 },
              "annual_fee": { "amount": 1 },
              "free_trial_days": 1,
              "unit_prices": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "starts_at_block": 1, "ends_after_block": 1, "fee_per_block": { "amount": 1 } } }
                }
              }
            },
            "payment_method": { "created_at": 1, "updated_at": 1 },
            "lifetime_paid": { "amount": 1 },
            "next_payment": {
              "amount": { "amount": 1 },
              "date": 1,
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "totals": {
                "subtotal": { "amount": 1 },
                "base_fee": { "amount": 1 },
                "tax_total": { "amount": 1 },
                "grand_total": { "amount": 1 },
                "per_unit_totals": {
                  "*": {
                    "block_size": 1,
                    "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                  }
                },
                "credits": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                  "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                  "total": { "amount": 1 }
                },
                "discounts": {
                  "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                  "total": { "amount": 1 }
                }
              }
            },
            "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
            "period_start": 1,
            "period_end": 1,
            "canceled_at": 1,
            "past_due_at": 1,
            "ended_at": 1,
            "created_at": 1,
            "updated_at": 1,
            "seats": {
              "quantity": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            }
          }
        },
        "total_count": 1
      }
    }
  },
  "DELETE /billing/subscription_items/{subscription_item_id}": {
    "operation": "CancelCommerceSubscriptionItem",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "credit": { "amount": { "amount": 1 } },
        "credits": {
          "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
          "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
          "total": { "amount": 1 }
        },
        "plan": {
          "fee": { "amount": 1 },
          "annual_monthly_fee": { "amount": 1 },
          "annual_fee": { "amount": 1 },
          "free_trial_days": 1,
          "unit_prices": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "starts_at_block": 1, "ends_after_block": 1, "fee_per_block": { "amount": 1 } } }
            }
          }
        },
        "payment_method": { "created_at": 1, "updated_at": 1 },
        "lifetime_paid": { "amount": 1 },
        "next_payment": {
          "amount": { "amount": 1 },
          "date": 1,
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "totals": {
            "subtotal": { "amount": 1 },
            "base_fee": { "amount": 1 },
            "tax_total": { "amount": 1 },
            "grand_total": { "amount": 1 },
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "discounts": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
              "total": { "amount": 1 }
            }
          }
        },
        "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
        "period_start": 1,
        "period_end": 1,
        "canceled_at": 1,
        "past_due_at": 1,
        "ended_at": 1,
        "created_at": 1,
        "updated_at": 1,
        "seats": {
          "quantity": 1,
          "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
        },
        "totals": {
          "subtotal": { "amount": 1 },
          "base_fee": { "amount": 1 },
          "tax_total": { "amount": 1 },
          "grand_total": { "amount": 1 },
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "credits": {
            "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
            "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
            "total": { "amount": 1 }
          },
          "discounts": {
            "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
            "total": { "amount": 1 }
          }
        }
      }
    }
  },
  "POST /billing/subscription_items/{subscription_item_id}/extend_free_trial": {
    "operation": "ExtendBillingSubscriptionItemFreeTrial",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "credit": { "amount": { "amount": 1 } },
        "plan": {
          "fee": { "amount": 1 },
          "annual_monthly_fee": { "amount": 1 },
          "annual_fee": { "amount": 1 },
          "amount": 1,
          "annual_monthly_amount": 1,
          "annual_amount": 1,
          "interval": 1,
          "free_trial_days": 1
        },
        "payment_source": { "created_at": 1, "updated_at": 1 },
        "lifetime_paid": { "amount": 1 },
        "amount": { "amount": 1 },
        "next_invoice": {
          "amount": { "amount": 1 },
          "date": 1,
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "totals": {
            "subtotal": { "amount": 1 },
            "base_fee": { "amount": 1 },
            "tax_total": { "amount": 1 },
            "grand_total": { "amount": 1 },
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "discounts": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
              "total": { "amount": 1 }
            }
          }
        },
        "next_payment": {
          "amount": { "amount": 1 },
          "date": 1,
          "per_unit_totals": {
            "*": {
              "block_size": 1,
              "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
            }
          },
          "totals": {
            "subtotal": { "amount": 1 },
            "base_fee": { "amount": 1 },
            "tax_total": { "amount": 1 },
            "grand_total": { "amount": 1 },
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "credits": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
              "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
              "total": { "amount": 1 }
            },
            "discounts": {
              "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
              "total": { "amount": 1 }
            }
          }
        },
        "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
        "period_start": 1,
        "period_end": 1,
        "canceled_at": 1,
        "past_due_at": 1,
        "ended_at": 1,
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "POST /billing/subscription_items/{subscription_item_id}/price_transition": {
    "operation": "CreateBillingPriceTransition",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "subscription_item": {
          "credit": { "amount": { "amount": 1 } },
          "plan": {
            "fee": { "amount": 1 },
            "annual_monthly_fee": { "amount": 1 },
            "annual_fee": { "amount": 1 },
            "amount": 1,
            "annual_monthly_amount": 1,
            "annual_amount": 1,
            "interval": 1,
            "free_trial_days": 1
          },
          "payment_source": { "created_at": 1, "updated_at": 1 },
          "lifetime_paid": { "amount": 1 },
          "amount": { "amount": 1 },
          "next_invoice": {
            "amount": { "amount": 1 },
            "date": 1,
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            }
          },
          "next_payment": {
            "amount": { "amount": 1 },
            "date": 1,
            "per_unit_totals": {
              "*": {
                "block_size": 1,
                "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
              }
            },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            }
          },
          "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
          "period_start": 1,
          "period_end": 1,
          "canceled_at": 1,
          "past_due_at": 1,
          "ended_at": 1,
          "created_at": 1,
          "updated_at": 1
        },
        "transition": {
          "previous_plan": {
            "fee": { "amount": 1 },
            "annual_monthly_fee": { "amount": 1 },
            "annual_fee": { "amount": 1 },
            "amount": 1,
            "annual_monthly_amount": 1,
            "annual_amount": 1,
            "interval": 1,
            "free_trial_days": 1
          },
          "previous_price": {
            "amount": 1,
            "annual_monthly_amount": 1,
            "fee": { "amount": 1 },
            "annual_monthly_fee": { "amount": 1 },
            "created_at": 1
          },
          "effective_at": 1,
          "next_billing_date": 1,
          "immediate_charge": { "amount": 1 }
        }
      }
    }
  },
  "POST /billing/subscription_items/{subscription_item_id}/discounts": {
    "operation": "ApplyBillingSubscriptionItemDiscount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "amount_off": { "amount": 1 }, "amount": { "amount": 1 }, "redeemed_at": 1 } }
  },
  "DELETE /billing/subscription_items/{subscription_item_id}/discounts/{discount_id}": {
    "operation": "RemoveBillingSubscriptionItemDiscount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "amount_off": { "amount": 1 }, "amount": { "amount": 1 }, "redeemed_at": 1 } }
  },
  "GET /billing/statements": {
    "operation": "GetBillingStatementList",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "timestamp": 1,
            "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
            "totals": {
              "grand_total": { "amount": 1 },
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 }
            },
            "groups": {
              "*": {
                "timestamp": 1,
                "items": {
                  "*": {
                    "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
                    "amount": { "amount": 1 },
                    "totals": {
                      "subtotal": { "amount": 1 },
                      "base_fee": { "amount": 1 },
                      "tax_total": { "amount": 1 },
                      "grand_total": { "amount": 1 },
                      "per_unit_totals": {
                        "*": {
                          "block_size": 1,
                          "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                        }
                      },
                      "credits": {
                        "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                        "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                        "total": { "amount": 1 }
                      },
                      "discounts": {
                        "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                        "total": { "amount": 1 }
                      }
                    },
                    "payment_method": { "created_at": 1, "updated_at": 1 },
                    "paid_at": 1,
                    "failed_at": 1,
                    "created_at": 1,
                    "updated_at": 1
                  }
                }
              }
            }
          }
        },
        "total_count": 1
      }
    }
  },
  "GET /billing/statements/{statementID}": {
    "operation": "GetBillingStatement",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "timestamp": 1,
        "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
        "totals": {
          "grand_total": { "amount": 1 },
          "subtotal": { "amount": 1 },
          "base_fee": { "amount": 1 },
          "tax_total": { "amount": 1 }
        },
        "groups": {
          "*": {
            "timestamp": 1,
            "items": {
              "*": {
                "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
                "amount": { "amount": 1 },
                "totals": {
                  "subtotal": { "amount": 1 },
                  "base_fee": { "amount": 1 },
                  "tax_total": { "amount": 1 },
                  "grand_total": { "amount": 1 },
                  "per_unit_totals": {
                    "*": {
                      "block_size": 1,
                      "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                    }
                  },
                  "credits": {
                    "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                    "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                    "total": { "amount": 1 }
                  },
                  "discounts": {
                    "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                    "total": { "amount": 1 }
                  }
                },
                "payment_method": { "created_at": 1, "updated_at": 1 },
                "paid_at": 1,
                "failed_at": 1,
                "created_at": 1,
                "updated_at": 1
              }
            }
          }
        }
      }
    }
  },
  "GET /billing/statements/{statementID}/payment_attempts": {
    "operation": "GetBillingStatementPaymentAttempts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "payer": { "credits_balance": { "amount": 1 }, "created_at": 1, "updated_at": 1 },
            "amount": { "amount": 1 },
            "totals": {
              "subtotal": { "amount": 1 },
              "base_fee": { "amount": 1 },
              "tax_total": { "amount": 1 },
              "grand_total": { "amount": 1 },
              "per_unit_totals": {
                "*": {
                  "block_size": 1,
                  "tiers": { "*": { "quantity": 1, "fee_per_block": { "amount": 1 }, "total": { "amount": 1 } } }
                }
              },
              "credits": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_remaining": 1, "cycle_days_total": 1 },
                "payer": { "remaining_balance": { "amount": 1 }, "applied_amount": { "amount": 1 } },
                "total": { "amount": 1 }
              },
              "discounts": {
                "proration": { "amount": { "amount": 1 }, "cycle_days_passed": 1, "cycle_days_total": 1 },
                "total": { "amount": 1 }
              }
            },
            "payment_method": { "created_at": 1, "updated_at": 1 },
            "paid_at": 1,
            "failed_at": 1,
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "GET /organization_permissions": {
    "operation": "ListOrganizationPermissions",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "422": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1 } }, "total_count": 1 } }
  },
  "POST /organization_permissions": {
    "operation": "CreateOrganizationPermission",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /organization_permissions/{permission_id}": {
    "operation": "GetOrganizationPermission",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /organization_permissions/{permission_id}": {
    "operation": "DeleteOrganizationPermission",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /organization_permissions/{permission_id}": {
    "operation": "UpdateOrganizationPermission",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /role_sets": {
    "operation": "ListRoleSets",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
            "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
            "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
            "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /role_sets": {
    "operation": "CreateRoleSet",
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
    },
    "int64": {
      "data": {
        "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
        "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "GET /role_sets/{role_set_key_or_id}": {
    "operation": "GetRoleSet",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
        "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "PATCH /role_sets/{role_set_key_or_id}": {
    "operation": "UpdateRoleSet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
        "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "POST /role_sets/{role_set_key_or_id}/replace": {
    "operation": "ReplaceRoleSet",
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
  "POST /role_sets/{role_set_key_or_id}/roles": {
    "operation": "AddRolesToRoleSet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
        "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "POST /role_sets/{role_set_key_or_id}/roles/replace": {
    "operation": "ReplaceRoleInRoleSet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "roles": { "*": { "members_count": 1, "created_at": 1, "updated_at": 1 } },
        "default_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "creator_role": { "members_count": 1, "created_at": 1, "updated_at": 1 },
        "role_set_migration": { "started_at": 1, "completed_at": 1, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "GET /scim_directories": {
    "operation": "ListSCIMDirectories",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1 } } } }
  },
  "POST /scim_directories": {
    "operation": "CreateSCIMDirectory",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /scim_directories/{scim_directory_id}": {
    "operation": "GetSCIMDirectory",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /scim_directories/{scim_directory_id}": {
    "operation": "DeleteSCIMDirectory",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /scim_directories/{scim_directory_id}": {
    "operation": "UpdateSCIMDirectory",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /scim_directories/{scim_directory_id}/rotate_api_key": {
    "operation": "RotateSCIMDirectoryAPIKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /scim_directories/{scim_directory_id}/group_role_mappings": {
    "operation": "ListSCIMGroupRoleMappings",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": {
          "*": {
            "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "PUT /scim_directories/{scim_directory_id}/group_role_mappings": {
    "operation": "ReplaceSCIMGroupRoleMappings",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /scim_directories/{scim_directory_id}/group_role_mappings": {
    "operation": "CreateSCIMGroupRoleMapping",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "DELETE /scim_directories/{scim_directory_id}/group_role_mappings/{mapping_id}": {
    "operation": "DeleteSCIMGroupRoleMapping",
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
  "GET /directories": {
    "operation": "ListDirectories",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } },
    "int64": { "data": { "data": { "*": { "created_at": 1, "updated_at": 1 } } } }
  },
  "POST /directories": {
    "operation": "CreateDirectory",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /directories/{directory_id}": {
    "operation": "GetDirectory",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "DELETE /directories/{directory_id}": {
    "operation": "DeleteDirectory",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /directories/{directory_id}": {
    "operation": "UpdateDirectory",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "POST /directories/{directory_id}/rotate_api_key": {
    "operation": "RotateDirectoryAPIKey",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "data": { "created_at": 1, "updated_at": 1 } }
  },
  "GET /directories/{directory_id}/group_role_mappings": {
    "operation": "ListDirectoryGroupRoleMappings",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": {
      "data": {
        "data": {
          "*": {
            "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "PUT /directories/{directory_id}/group_role_mappings": {
    "operation": "ReplaceDirectoryGroupRoleMappings",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "data": {
          "*": {
            "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
            "created_at": 1,
            "updated_at": 1
          }
        },
        "total_count": 1
      }
    }
  },
  "POST /directories/{directory_id}/group_role_mappings": {
    "operation": "CreateDirectoryGroupRoleMapping",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "role": { "permissions": { "*": { "created_at": 1, "updated_at": 1 } }, "created_at": 1, "updated_at": 1 },
        "created_at": 1,
        "updated_at": 1
      }
    }
  },
  "DELETE /directories/{directory_id}/group_role_mappings/{mapping_id}": {
    "operation": "DeleteDirectoryGroupRoleMapping",
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
  "POST /admin_portal_link_tokens": {
    "operation": "createAdminPortalLinkToken",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "POST /admin_portal_link_tokens/{adminPortalLinkTokenID}/revoke": {
    "operation": "revokeAdminPortalLinkToken",
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
  "GET /api_keys": {
    "operation": "getApiKeys",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api_keys": {
    "operation": "createApiKey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ] } }
  },
  "GET /api_keys/{apiKeyID}": {
    "operation": "getApiKey",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /api_keys/{apiKeyID}": {
    "operation": "deleteApiKey",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /api_keys/{apiKeyID}": {
    "operation": "updateApiKey",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /api_keys/{apiKeyID}/secret": {
    "operation": "getApiKeySecret",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api_keys/{apiKeyID}/revoke": {
    "operation": "revokeApiKey",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api_keys/verify": {
    "operation": "verifyApiKey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /m2m_tokens": {
    "operation": "getM2MTokens",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /m2m_tokens": {
    "operation": "createM2MToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "409": [ "application/json" ] } }
  },
  "POST /m2m_tokens/{m2m_token_id}/revoke": {
    "operation": "revokeM2MToken",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /m2m_tokens/verify": {
    "operation": "verifyM2MToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /oauth_applications/access_tokens/verify": {
    "operation": "verifyOAuthAccessToken",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  }
} as const;
