// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/v3";

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
  "POST /mail/send": {
    "operation": "POST_mail-send",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "413": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /mail/batch": {
    "operation": "POST_mail-batch",
    "headers": [ "on-behalf-of" ],
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
  "GET /user/scheduled_sends": {
    "operation": "GET_user-scheduled_sends",
    "headers": [ "on-behalf-of" ],
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
  "POST /user/scheduled_sends": {
    "operation": "POST_user-scheduled_sends",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail/batch/{batch_id}": {
    "operation": "GET_mail-batch-batch_id",
    "headers": [ "on-behalf-of" ],
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
  "GET /user/scheduled_sends/{batch_id}": {
    "operation": "GET_user-scheduled_sends-batch_id",
    "headers": [ "on-behalf-of" ],
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
  "DELETE /user/scheduled_sends/{batch_id}": {
    "operation": "DELETE_user-scheduled_sends-batch_id",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /user/scheduled_sends/{batch_id}": {
    "operation": "PATCH_user-scheduled_sends-batch_id",
    "headers": [ "on-behalf-of" ],
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
  "GET /api_keys": {
    "operation": "GET_api_keys",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /api_keys": {
    "operation": "create-api-keys",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /api_keys/{api_key_id}": {
    "operation": "GET_api_keys-api_key_id",
    "headers": [ "on-behalf-of" ],
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
  "PUT /api_keys/{api_key_id}": {
    "operation": "PUT_api_keys-api_key_id",
    "headers": [ "on-behalf-of" ],
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
  "DELETE /api_keys/{api_key_id}": {
    "operation": "DELETE_api_keys-api_key_id",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /api_keys/{api_key_id}": {
    "operation": "PATCH_api_keys-api_key_id",
    "headers": [ "on-behalf-of" ],
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
  "GET /scopes": {
    "operation": "GET_scopes",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /user/settings/enforced_tls": {
    "operation": "GET_user-settings-enforced_tls",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /user/settings/enforced_tls": {
    "operation": "PATCH_user-settings-enforced_tls",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /access_settings/whitelist": {
    "operation": "GET_access_settings-whitelist",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /access_settings/whitelist": {
    "operation": "POST_access_settings-whitelist",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /access_settings/whitelist": {
    "operation": "DELETE_access_settings-whitelist",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /access_settings/activity": {
    "operation": "GET_access_settings-activity",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /access_settings/whitelist/{rule_id}": { "operation": "GET_access_settings-whitelist-rule_id", "headers": [ "on-behalf-of" ] },
  "DELETE /access_settings/whitelist/{rule_id}": { "operation": "DELETE_access_settings-whitelist-rule_id", "headers": [ "on-behalf-of" ] },
  "POST /sso/certificates": {
    "operation": "POST_sso-certificates",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /sso/integrations/{integration_id}/certificates": {
    "operation": "GET_sso-integrations-integration_id-certificates",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /sso/certificates/{cert_id}": {
    "operation": "GET_sso-certificates-cert_id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /sso/certificates/{cert_id}": {
    "operation": "DELETE_sso-certificates-cert_id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /sso/certificates/{cert_id}": {
    "operation": "PATCH_sso-certificates-cert_id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /sso/integrations": {
    "operation": "GET_sso-integrations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /sso/integrations": {
    "operation": "POST_sso-integrations",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /sso/integrations/{id}": {
    "operation": "GET_sso-integrations-id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /sso/integrations/{id}": {
    "operation": "DELETE_sso-integrations-id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /sso/integrations/{id}": {
    "operation": "PATCH_sso-integrations-id",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /sso/teammates": {
    "operation": "POST_sso-teammates",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /sso/teammates/{username}": {
    "operation": "PATCH_sso-teammates-username",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /mail_settings": {
    "operation": "GET_mail_settings",
    "headers": [ "on-behalf-of" ],
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
  "GET /mail_settings/address_whitelist": {
    "operation": "GET_mail_settings-address_whitelist",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/address_whitelist": {
    "operation": "PATCH_mail_settings-address_whitelist",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail_settings/footer": {
    "operation": "GET_mail_settings-footer",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/footer": {
    "operation": "PATCH_mail_settings-footer",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail_settings/forward_spam": {
    "operation": "GET_mail_settings-forward_spam",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/forward_spam": {
    "operation": "PATCH_mail_settings-forward_spam",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail_settings/template": {
    "operation": "GET_mail_settings-template",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/template": {
    "operation": "PATCH_mail_settings-template",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail_settings/bounce_purge": {
    "operation": "GET_mail_settings-bounce_purge",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/bounce_purge": {
    "operation": "PATCH_mail_settings-bounce_purge",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /mail_settings/forward_bounce": {
    "operation": "GET_mail_settings-forward_bounce",
    "headers": [ "on-behalf-of" ],
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
  "PATCH /mail_settings/forward_bounce": {
    "operation": "PATCH_mail_settings-forward_bounce",
    "headers": [ "on-behalf-of" ],
    "input": "body",
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
  "GET /partner_settings/new_relic": { "operation": "GET_partner_settings-new_relic", "headers": [ "on-behalf-of" ] },
  "PATCH /partner_settings/new_relic": { "operation": "PATCH_partner_settings-new_relic", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /partner_settings": { "operation": "GET_partner_settings", "headers": [ "on-behalf-of" ] },
  "GET /teammates": { "operation": "GET_v3-teammates", "headers": [ "on-behalf-of" ] },
  "POST /teammates": {
    "operation": "POST_v3-teammates",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "POST /teammates/pending/{token}/resend": {
    "operation": "POST_v3-teammates-pending-token-resend",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /scopes/requests": { "operation": "GET_v3-scopes-requests", "headers": [] },
  "GET /teammates/pending": { "operation": "GET_v3-teammates-pending", "headers": [ "on-behalf-of" ] },
  "GET /teammates/{username}": { "operation": "GET_v3-teammates-username", "headers": [ "on-behalf-of" ] },
  "DELETE /teammates/{username}": {
    "operation": "DELETE_v3-teammates-username",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PATCH /teammates/{username}": {
    "operation": "PATCH_v3-teammates-username",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /scopes/requests/{request_id}/approve": {
    "operation": "PATCH_v3-scopes-requests-approve-id",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /scopes/requests/{request_id}": {
    "operation": "DELETE_v3-scopes-requests-request_id",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "404": [ "application/json" ] } }
  },
  "DELETE /teammates/pending/{token}": {
    "operation": "DELETE_v3-teammates-pending-token",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /alerts": { "operation": "GET_alerts", "headers": [ "on-behalf-of" ] },
  "POST /alerts": {
    "operation": "POST_alerts",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /alerts/{alert_id}": { "operation": "GET_alerts-alert_id", "headers": [ "on-behalf-of" ] },
  "DELETE /alerts/{alert_id}": { "operation": "DELETE_alerts-alert_id", "headers": [ "on-behalf-of" ] },
  "PATCH /alerts/{alert_id}": { "operation": "PATCH_alerts-alert_id", "headers": [ "on-behalf-of" ] },
  "GET /user/profile": { "operation": "GET_user-profile", "headers": [ "on-behalf-of" ] },
  "PATCH /user/profile": {
    "operation": "PATCH_user-profile",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /user/account": { "operation": "GET_user-account", "headers": [ "on-behalf-of" ] },
  "GET /user/email": { "operation": "GET_user-email", "headers": [ "on-behalf-of" ] },
  "PUT /user/email": { "operation": "PUT_user-email", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /user/username": { "operation": "GET_user-username", "headers": [ "on-behalf-of" ] },
  "PUT /user/username": { "operation": "PUT_user-username", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /user/credits": { "operation": "GET_user-credits", "headers": [ "on-behalf-of" ] },
  "PUT /user/password": { "operation": "PUT_user-password", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /subusers": { "operation": "GET_subusers", "headers": [], "formats": { "errors": { "401": [ "application/json" ] } } },
  "POST /subusers": {
    "operation": "POST_subusers",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /subusers/{subuser_name}": {
    "operation": "DELETE_subusers-subuser_name",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "PATCH /subusers/{subuser_name}": {
    "operation": "PATCH_subusers-subuser_name",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /subusers/reputations": { "operation": "GET_subusers-reputations", "headers": [] },
  "PUT /subusers/{subuser_name}/ips": {
    "operation": "PUT_subusers-subuser_name-ips",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /subusers/{subuser_name}/monitor": {
    "operation": "GET_subusers-subuser_name-monitor",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /subusers/{subuser_name}/monitor": {
    "operation": "PUT_subusers-subuser_name-monitor",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "POST /subusers/{subuser_name}/monitor": {
    "operation": "POST_subusers-subuser_name-monitor",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "DELETE /subusers/{subuser_name}/monitor": {
    "operation": "DELETE_subusers-subuser_name-monitor",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /subusers/{subuser_name}/stats/monthly": { "operation": "GET_subusers-subuser_name-stats-monthly", "headers": [] },
  "GET /subusers/stats/monthly": { "operation": "GET_subusers-stats-monthly", "headers": [] },
  "GET /subusers/stats/sums": { "operation": "GET_subusers-stats-sums", "headers": [] },
  "GET /subusers/stats": { "operation": "GET_subusers-stats", "headers": [] },
  "GET /whitelabel/links": { "operation": "GET_whitelabel-links", "headers": [ "on-behalf-of" ] },
  "POST /whitelabel/links": { "operation": "POST_whitelabel-links", "headers": [ "on-behalf-of" ], "input": "body" },
  "POST /whitelabel/links/{id}/validate": {
    "operation": "POST_whitelabel-links-id-validate",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "POST /whitelabel/links/{link_id}/subuser": { "operation": "POST_whitelabel-links-link_id-subuser", "headers": [] },
  "GET /whitelabel/links/{id}": { "operation": "GET_whitelabel-links-id", "headers": [ "on-behalf-of" ] },
  "DELETE /whitelabel/links/{id}": { "operation": "DELETE_whitelabel-links-id", "headers": [ "on-behalf-of" ] },
  "PATCH /whitelabel/links/{id}": { "operation": "PATCH_whitelabel-links-id", "headers": [ "on-behalf-of" ] },
  "GET /whitelabel/links/default": { "operation": "GET_whitelabel-links-default", "headers": [ "on-behalf-of" ] },
  "GET /whitelabel/links/subuser": { "operation": "GET_whitelabel-links-subuser", "headers": [] },
  "DELETE /whitelabel/links/subuser": { "operation": "DELETE_whitelabel-links-subuser", "headers": [] },
  "GET /ips/warmup": { "operation": "GET_ips-warmup", "headers": [] },
  "POST /ips/warmup": {
    "operation": "POST_ips-warmup",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /ips/warmup/{ip_address}": {
    "operation": "GET_ips-warmup-ip_address",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /ips/warmup/{ip_address}": {
    "operation": "DELETE_ips-warmup-ip_address",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /whitelabel/ips": { "operation": "GET_whitelabel-ips", "headers": [ "on-behalf-of" ] },
  "POST /whitelabel/ips": { "operation": "POST_whitelabel-ips", "headers": [ "on-behalf-of" ], "input": "body" },
  "POST /whitelabel/ips/{id}/validate": {
    "operation": "POST_whitelabel-ips-id-validate",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /whitelabel/ips/{id}": { "operation": "GET_whitelabel-ips-id", "headers": [ "on-behalf-of" ] },
  "DELETE /whitelabel/ips/{id}": { "operation": "DELETE_whitelabel-ips-id", "headers": [ "on-behalf-of" ] },
  "POST /validations/email": { "operation": "POST_validations-email", "headers": [], "input": "body" },
  "POST /whitelabel/dns/email": {
    "operation": "POST_whitelabel-dns-email",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /ips/pools": { "operation": "GET_ips-pools", "headers": [] },
  "POST /ips/pools": { "operation": "POST_ips-pools", "headers": [], "input": "body" },
  "POST /ips/pools/{pool_name}/ips": {
    "operation": "POST_ips-pools-pool_name-ips",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /ips/pools/{pool_name}": { "operation": "GET_ips-pools-pool_name", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "PUT /ips/pools/{pool_name}": { "operation": "PUT_ips-pools-pool_name", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "DELETE /ips/pools/{pool_name}": {
    "operation": "DELETE_ips-pools-pool_name",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /ips/pools/{pool_name}/ips/{ip}": {
    "operation": "DELETE_ips-pools-pool_name-ips-ip",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /ips": { "operation": "GET_ips", "headers": [] },
  "POST /ips": {
    "operation": "POST_ips",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /ips/remaining": { "operation": "GET_ips-remaining", "headers": [] },
  "GET /ips/assigned": { "operation": "GET_ips-assigned", "headers": [] },
  "GET /ips/{ip_address}": { "operation": "GET_ips-ip_address", "headers": [] },
  "GET /whitelabel/domains": { "operation": "GET_whitelabel-domains", "headers": [ "on-behalf-of" ] },
  "POST /whitelabel/domains": { "operation": "POST_whitelabel-domains", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /whitelabel/domains/{domain_id}": { "operation": "GET_whitelabel-domains-domain_id", "headers": [ "on-behalf-of" ] },
  "DELETE /whitelabel/domains/{domain_id}": { "operation": "DELETE_whitelabel-domains-domain_id", "headers": [ "on-behalf-of" ] },
  "PATCH /whitelabel/domains/{domain_id}": { "operation": "PATCH_whitelabel-domains-domain_id", "headers": [ "on-behalf-of" ] },
  "GET /whitelabel/domains/default": { "operation": "GET_whitelabel-domains-default", "headers": [ "on-behalf-of" ] },
  "POST /whitelabel/domains/{id}/ips": { "operation": "POST_whitelabel-domains-id-ips", "headers": [ "on-behalf-of" ] },
  "DELETE /whitelabel/domains/{id}/ips/{ip}": { "operation": "DELETE_whitelabel-domains-id-ips-ip", "headers": [ "on-behalf-of" ] },
  "POST /whitelabel/domains/{id}/validate": {
    "operation": "POST_whitelabel-domains-id-validate",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "GET /whitelabel/domains/subuser": { "operation": "GET_whitelabel-domains-subuser", "headers": [] },
  "DELETE /whitelabel/domains/subuser": { "operation": "DELETE_whitelabel-domains-subuser", "headers": [] },
  "POST /whitelabel/domains/{domain_id}/subuser": { "operation": "POST_whitelabel-domains-domain_id-subuser", "headers": [] },
  "GET /verified_senders/domains": {
    "operation": "GET_verified_senders-domains",
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
  "GET /verified_senders/steps_completed": {
    "operation": "GET_verified_senders-steps_completed",
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
  "GET /verified_senders": {
    "operation": "GET_verified_senders",
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
  "POST /verified_senders": {
    "operation": "POST_verified_senders",
    "headers": [],
    "input": "body",
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
  "GET /verified_senders/verify/{token}": {
    "operation": "GET_verified_senders-verify-token",
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
  "DELETE /verified_senders/{id}": {
    "operation": "DELETE_verified_senders-id",
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
  "PATCH /verified_senders/{id}": {
    "operation": "PATCH_verified_senders-id",
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
  "POST /verified_senders/resend/{id}": {
    "operation": "POST_verified_senders-resend-id",
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
  "GET /designs/{id}": {
    "operation": "GET-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /designs/{id}": {
    "operation": "POST-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /designs/{id}": {
    "operation": "DELETE-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /designs/{id}": {
    "operation": "PUT-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /designs": { "operation": "LIST-designs", "headers": [] },
  "POST /designs": {
    "operation": "POST-design2",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /designs/pre-builts/{id}": {
    "operation": "GET-sendgrid-pre-built-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /designs/pre-builts/{id}": {
    "operation": "POST-sendgrid-pre-built-design",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /designs/pre-builts": { "operation": "LIST-Sendgrid-Pre-built-designs", "headers": [] },
  "GET /marketing/contacts": {
    "operation": "GET_mc-contats",
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
  "PUT /marketing/contacts": {
    "operation": "PUT_mc-contacts",
    "headers": [],
    "input": "body",
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
  "DELETE /marketing/contacts": {
    "operation": "DELETE_mc-contacts",
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
  "GET /marketing/contacts/count": {
    "operation": "GET_mc-contacts-count",
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
  "GET /marketing/contacts/exports": {
    "operation": "GET_marketing-contacts-exports",
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
  "POST /marketing/contacts/exports": {
    "operation": "POST_mc-contacts-exports",
    "headers": [],
    "input": "body",
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
  "GET /marketing/contacts/{id}": {
    "operation": "GET_mc-contacts-id",
    "headers": [],
    "formats": {
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "" ], "500": [ "application/json" ] }
    }
  },
  "POST /marketing/contacts/search": {
    "operation": "POST_mc-contacts-search",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "408": [ "" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /marketing/contacts/imports": {
    "operation": "PUT_mc-contacts-imports",
    "headers": [],
    "input": "body",
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
  "GET /marketing/contacts/imports/{id}": {
    "operation": "GET_marketing-contacts-imports-id",
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
  "GET /marketing/contacts/exports/{id}": {
    "operation": "GET_mc-contacts-exports-id",
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
  "POST /marketing/contacts/batch": {
    "operation": "POST_marketing-contacts-batch",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /marketing/contacts/search/emails": {
    "operation": "POST_marketing-contacts-search-emails",
    "headers": [],
    "input": "body",
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
  "GET /marketing/segments/2.0": {
    "operation": "GET_segments",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "" ], "500": [ "application/json" ] } }
  },
  "POST /marketing/segments/2.0": {
    "operation": "POST_segments",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "" ], "429": [ "" ], "500": [ "application/json" ] } }
  },
  "GET /marketing/segments/2.0/{segment_id}": {
    "operation": "GET_segments-segment_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /marketing/segments/2.0/{segment_id}": {
    "operation": "DELETE_segments-segment_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "" ], "500": [ "application/json" ] } }
  },
  "PATCH /marketing/segments/2.0/{segment_id}": {
    "operation": "PATCH_segments-segment_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "" ], "500": [ "application/json" ] } }
  },
  "POST /marketing/senders": {
    "operation": "POST_marketing-senders",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /marketing/lists": { "operation": "GET_mc-lists", "headers": [] },
  "POST /marketing/lists": {
    "operation": "POST_mc-lists",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /marketing/lists/{id}/contacts/count": {
    "operation": "GET_mc-lists-id-contacts-count",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /marketing/lists/{id}": { "operation": "GET_mc-lists-id", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "DELETE /marketing/lists/{id}": { "operation": "DELETE_lists-id", "headers": [], "formats": { "errors": { "404": [ "application/json" ] } } },
  "PATCH /marketing/lists/{id}": {
    "operation": "PATCH_mc-lists-id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /marketing/lists/{id}/contacts": {
    "operation": "DELETE_mc-lists-id-contacts",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /marketing/field_definitions": { "operation": "GET_mc-field_definitions", "headers": [] },
  "POST /marketing/field_definitions": {
    "operation": "POST_mc-field_definitions",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "DELETE /marketing/field_definitions/{custom_field_id}": {
    "operation": "DELETE_mc-field_definitions-custom_field_id",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PATCH /marketing/field_definitions/{custom_field_id}": {
    "operation": "PATCH_mc-field_definitions-custom_field_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /marketing/segments": {
    "operation": "GET_marketing-segments",
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
  "POST /marketing/segments": {
    "operation": "POST_marketing-segments",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /marketing/segments/{segment_id}": {
    "operation": "GET_marketing-segments-segment_id",
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
  "DELETE /marketing/segments/{segment_id}": {
    "operation": "DELETE_marketing-segments-segment_id",
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
  "PATCH /marketing/segments/{segment_id}": {
    "operation": "PATCH_marketing-segments-segment_id",
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
  "POST /marketing/segments/delete": {
    "operation": "POST_marketing-segments-delete",
    "headers": [],
    "input": "body",
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
  "GET /marketing/singlesends": {
    "operation": "GET_marketing-singlesends",
    "headers": [],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "POST /marketing/singlesends": {
    "operation": "POST_marketing-singlesends",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /marketing/singlesends": {
    "operation": "DELETE_marketing-singlesends",
    "headers": [],
    "formats": {
      "parameters": { "query": { "ids": { "delimiter": "," } } },
      "errors": { "404": [ "application/json" ], "500": [ "application/json" ] }
    }
  },
  "GET /marketing/singlesends/{id}": {
    "operation": "GET_marketing-singlesends-id",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /marketing/singlesends/{id}": {
    "operation": "POST_marketing-singlesends-id",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /marketing/singlesends/{id}": {
    "operation": "DELETE_marketing-singlesends-id",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PATCH /marketing/singlesends/{id}": {
    "operation": "PATCH_marketing-singlesends-id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /marketing/singlesends/search": {
    "operation": "POST_marketing-singlesends-search",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "PUT /marketing/singlesends/{id}/schedule": {
    "operation": "PUT_marketing-singlesends-id-schedule",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "DELETE /marketing/singlesends/{id}/schedule": {
    "operation": "DELETE_marketing-singlesends-id-schedule",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /marketing/singlesends/categories": {
    "operation": "GET_marketing-singlesends-categories",
    "headers": [],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "POST /marketing/test/send_email": {
    "operation": "POST_marketing-test-send_email",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /marketing/stats/automations": {
    "operation": "getall-automation-stats",
    "headers": [],
    "formats": {
      "parameters": { "query": { "automation_ids": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ] }
    }
  },
  "GET /marketing/stats/automations/{id}": {
    "operation": "get-automation-stat",
    "headers": [],
    "formats": {
      "parameters": { "query": { "group_by": { "delimiter": "," }, "step_ids": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "404": [ "" ] }
    }
  },
  "GET /marketing/stats/singlesends": {
    "operation": "getall-singlesend-stats",
    "headers": [],
    "formats": {
      "parameters": { "query": { "singlesend_ids": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ] }
    }
  },
  "GET /marketing/stats/singlesends/{id}": {
    "operation": "get-singlesend-stat",
    "headers": [],
    "formats": {
      "parameters": { "query": { "group_by": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "404": [ "" ] }
    }
  },
  "GET /marketing/stats/automations/{id}/links": {
    "operation": "get-automation-link-stat",
    "headers": [],
    "formats": {
      "parameters": { "query": { "group_by": { "delimiter": "," }, "step_ids": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "GET /marketing/stats/singlesends/{id}/links": {
    "operation": "get-singlesend-link-stat",
    "headers": [],
    "formats": {
      "parameters": { "query": { "group_by": { "delimiter": "," } } },
      "errors": { "400": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "GET /marketing/stats/singlesends/export": {
    "operation": "get-singlesend-stats-export",
    "headers": [],
    "formats": { "parameters": { "query": { "ids": { "delimiter": "," } } }, "errors": { "400": [ "" ] } }
  },
  "GET /marketing/stats/automations/export": {
    "operation": "get-automations-stats-export",
    "headers": [],
    "formats": { "parameters": { "query": { "ids": { "delimiter": "," } } }, "errors": { "400": [ "application/json" ] } }
  },
  "GET /senders": { "operation": "GET_v3-senders", "headers": [ "on-behalf-of" ] },
  "POST /senders": {
    "operation": "POST_senders",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /senders/{sender_id}": {
    "operation": "GET_v3-senders-sender_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "DELETE /senders/{sender_id}": {
    "operation": "DELETE_v3-senders-sender_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /senders/{sender_id}": {
    "operation": "PATCH_v3-senders-sender_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /senders/{sender_id}/resend_verification": {
    "operation": "POST_v3-senders-sender_id-resend_verification",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/lists": { "operation": "GET_contactdb-lists", "headers": [ "on-behalf-of" ] },
  "POST /contactdb/lists": {
    "operation": "POST_contactdb-lists",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "DELETE /contactdb/lists": {
    "operation": "DELETE_contactdb-lists",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "GET /contactdb/lists/{list_id}": {
    "operation": "GET_contactdb-lists-list_id",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /contactdb/lists/{list_id}": {
    "operation": "DELETE_contactdb-lists-list_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /contactdb/lists/{list_id}": {
    "operation": "PATCH_contactdb-lists-list_id",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/lists/{list_id}/recipients": {
    "operation": "GET_contactdb-lists-list_id-recipients",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /contactdb/lists/{list_id}/recipients": {
    "operation": "POST_contactdb-lists-list_id-recipients",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /contactdb/lists/{list_id}/recipients/{recipient_id}": {
    "operation": "POST_contactdb-lists-list_id-recipients-recipient_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /contactdb/lists/{list_id}/recipients/{recipient_id}": {
    "operation": "DELETE_contactdb-lists-list_id-recipients-recipient_id",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/recipients": {
    "operation": "GET_contactdb-recipients",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "POST /contactdb/recipients": {
    "operation": "POST_contactdb-recipients",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "DELETE /contactdb/recipients": {
    "operation": "DELETE_contactdb-recipients",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "PATCH /contactdb/recipients": {
    "operation": "PATCH_contactdb-recipients",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "GET /contactdb/status": { "operation": "GET_contactdb-status", "headers": [ "on-behalf-of" ] },
  "GET /contactdb/recipients/{recipient_id}": {
    "operation": "GET_contactdb-recipients-recipient_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /contactdb/recipients/{recipient_id}": {
    "operation": "DELETE_contactdb-recipients-recipient_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/recipients/{recipient_id}/lists": {
    "operation": "GET_contactdb-recipients-recipient_id-lists",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/recipients/billable_count": {
    "operation": "GET_contactdb-recipients-billable_count",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /contactdb/recipients/count": {
    "operation": "GET_contactdb-recipients-count",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /contactdb/recipients/search": {
    "operation": "GET_contactdb-recipients-search",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "parameters": { "query": { "{field_name}": {} } },
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ] }
    }
  },
  "POST /contactdb/recipients/search": {
    "operation": "POST_contactdb-recipients-search",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "" ] } }
  },
  "GET /contactdb/custom_fields": {
    "operation": "GET_contactdb-custom_fields",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "POST /contactdb/custom_fields": {
    "operation": "POST_contactdb-custom_fields",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /contactdb/custom_fields/{custom_field_id}": {
    "operation": "GET_contactdb-custom_fields-custom_field_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /contactdb/custom_fields/{custom_field_id}": {
    "operation": "DELETE_contactdb-custom_fields-custom_field_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /contactdb/reserved_fields": {
    "operation": "GET_contactdb-reserved_fields",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /contactdb/segments": {
    "operation": "GET_contactdb-segments",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "POST /contactdb/segments": {
    "operation": "POST_contactdb-segments",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "GET /contactdb/segments/{segment_id}": {
    "operation": "GET_contactdb-segments-segment_id",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /contactdb/segments/{segment_id}": {
    "operation": "DELETE_contactdb-segments-segment_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /contactdb/segments/{segment_id}": {
    "operation": "PATCH_contactdb-segments-segment_id",
    "headers": [ "on-behalf-of" ],
    "input": "locations",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "GET /contactdb/segments/{segment_id}/recipients": {
    "operation": "GET_contactdb-segments-segment_id-recipients",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /categories": {
    "operation": "GET_categories",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "GET /categories/stats/sums": { "operation": "GET_categories-stats-sums", "headers": [ "on-behalf-of" ] },
  "GET /categories/stats": { "operation": "GET_categories-stats", "headers": [ "on-behalf-of" ] },
  "GET /campaigns": { "operation": "GET_campaigns", "headers": [ "on-behalf-of" ] },
  "POST /campaigns": {
    "operation": "POST_campaigns",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ] } }
  },
  "GET /campaigns/{campaign_id}": {
    "operation": "GET_campaigns-campaign_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /campaigns/{campaign_id}": {
    "operation": "DELETE_campaigns-campaign_id",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /campaigns/{campaign_id}": {
    "operation": "PATCH_campaigns-campaign_id",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /campaigns/{campaign_id}/schedules/now": {
    "operation": "POST_campaigns-campaign_id-schedules-now",
    "headers": [ "on-behalf-of" ],
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
  "GET /campaigns/{campaign_id}/schedules": {
    "operation": "GET_campaigns-campaign_id-schedules",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "404": [ "application/json" ] } },
    "int64": { "data": { "send_at": 1 } }
  },
  "POST /campaigns/{campaign_id}/schedules": {
    "operation": "POST_campaigns-campaign_id-schedules",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "DELETE /campaigns/{campaign_id}/schedules": {
    "operation": "DELETE_campaigns-campaign_id-schedules",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /campaigns/{campaign_id}/schedules": {
    "operation": "PATCH_campaigns-campaign_id-schedules",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } },
    "int64": { "body": { "send_at": 1 } }
  },
  "POST /campaigns/{campaign_id}/schedules/test": {
    "operation": "POST_campaigns-campaign_id-schedules-test",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /templates": {
    "operation": "GET_templates",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "400": [ "application/json" ] } }
  },
  "POST /templates": { "operation": "POST_templates", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /templates/{template_id}": { "operation": "GET_templates-template_id", "headers": [ "on-behalf-of" ] },
  "POST /templates/{template_id}": { "operation": "POST_templates-template_id", "headers": [ "on-behalf-of" ] },
  "DELETE /templates/{template_id}": { "operation": "DELETE_templates-template_id", "headers": [ "on-behalf-of" ] },
  "PATCH /templates/{template_id}": { "operation": "PATCH_templates-template_id", "headers": [ "on-behalf-of" ] },
  "POST /templates/{template_id}/versions": { "operation": "POST_templates-template_id-versions", "headers": [ "on-behalf-of" ] },
  "POST /templates/{template_id}/versions/{version_id}/activate": { "operation": "POST_templates-template_id-versions-version_id-activate", "headers": [ "on-behalf-of" ] },
  "GET /templates/{template_id}/versions/{version_id}": { "operation": "GET_templates-template_id-versions-version_id", "headers": [ "on-behalf-of" ] },
  "DELETE /templates/{template_id}/versions/{version_id}": { "operation": "DELETE_templates-template_id-versions-version_id", "headers": [ "on-behalf-of" ] },
  "PATCH /templates/{template_id}/versions/{version_id}": { "operation": "PATCH_templates-template_id-versions-version_id", "headers": [ "on-behalf-of" ] },
  "GET /user/webhooks/event/settings": { "operation": "GET_user-webhooks-event-settings", "headers": [ "on-behalf-of" ] },
  "PATCH /user/webhooks/event/settings": { "operation": "PATCH_user-webhooks-event-settings", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /user/webhooks/parse/settings": {
    "operation": "GET_user-webhooks-parse-settings",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /user/webhooks/parse/settings": {
    "operation": "POST_user-webhooks-parse-settings",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /user/webhooks/parse/stats": { "operation": "GET_user-webhooks-parse-stats", "headers": [ "on-behalf-of" ] },
  "GET /user/webhooks/event/settings/signed": { "operation": "GET_user-webhooks-event-settings-signed", "headers": [ "on-behalf-of" ] },
  "PATCH /user/webhooks/event/settings/signed": {
    "operation": "PATCH_user-webhooks-event-settings-signed",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /user/webhooks/event/test": { "operation": "POST_user-webhooks-event-test", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /messages": {
    "operation": "GET-messages",
    "headers": [ "X-Query-Id", "X-Cursor" ],
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /messages/{msg_id}": {
    "operation": "GET-v3-messages-msg_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /messages/download": {
    "operation": "POST_v3-messages-download",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /messages/download/{download_uuid}": {
    "operation": "GET_v3-messages-download-download_uuid",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /tracking_settings": { "operation": "GET_tracking_settings", "headers": [ "on-behalf-of" ] },
  "GET /tracking_settings/click": { "operation": "GET_tracking_settings-click", "headers": [ "on-behalf-of" ] },
  "PATCH /tracking_settings/click": { "operation": "PATCH_tracking_settings-click", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /tracking_settings/google_analytics": { "operation": "GET_tracking_settings-google_analytics", "headers": [ "on-behalf-of" ] },
  "PATCH /tracking_settings/google_analytics": { "operation": "PATCH_tracking_settings-google_analytics", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /tracking_settings/open": { "operation": "GET_tracking_settings-open", "headers": [ "on-behalf-of" ] },
  "PATCH /tracking_settings/open": { "operation": "PATCH_tracking_settings-open", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /tracking_settings/subscription": { "operation": "GET_tracking_settings-subscription", "headers": [ "on-behalf-of" ] },
  "PATCH /tracking_settings/subscription": { "operation": "PATCH_tracking_settings-subscription", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /stats": { "operation": "GET_stats", "headers": [ "on-behalf-of" ] },
  "GET /geo/stats": { "operation": "GET_geo-stats", "headers": [ "on-behalf-of" ] },
  "GET /devices/stats": { "operation": "GET_devices-stats", "headers": [ "on-behalf-of" ] },
  "GET /clients/stats": { "operation": "GET_clients-stats", "headers": [ "on-behalf-of" ] },
  "GET /clients/{client_type}/stats": { "operation": "GET_clients-client_type-stats", "headers": [ "on-behalf-of" ] },
  "GET /mailbox_providers/stats": { "operation": "GET_mailbox_providers-stats", "headers": [ "on-behalf-of" ] },
  "GET /browsers/stats": { "operation": "GET_browsers-stats", "headers": [ "on-behalf-of" ] },
  "GET /suppression/bounces": {
    "operation": "GET_suppression-bounces",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "DELETE /suppression/bounces": {
    "operation": "DELETE_suppression-bounces",
    "headers": [ "on-behalf-of" ],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /suppression/bounces/{email}": { "operation": "GET_suppression-bounces-email", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/bounces/{email}": {
    "operation": "DELETE_suppression-bounces-email",
    "headers": [ "on-behalf-of" ],
    "formats": { "errors": { "401": [ "application/json" ] } }
  },
  "GET /suppression/blocks": { "operation": "GET_suppression-blocks", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/blocks": { "operation": "DELETE_suppression-blocks", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /suppression/blocks/{email}": { "operation": "GET_suppression-blocks-email", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/blocks/{email}": { "operation": "DELETE_suppression-blocks-email", "headers": [ "on-behalf-of" ] },
  "GET /suppression/spam_reports": { "operation": "GET_suppression-spam_reports", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/spam_reports": { "operation": "DELETE_suppression-spam_reports", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /suppression/spam_reports/{email}": { "operation": "GET_suppression-spam_reports-email", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/spam_reports/{email}": { "operation": "DELETE_suppression-spam_reports-email", "headers": [ "on-behalf-of" ] },
  "POST /asm/suppressions/global": { "operation": "POST_asm-suppressions-global", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /suppression/unsubscribes": { "operation": "GET_suppression-unsubscribes", "headers": [ "on-behalf-of" ] },
  "GET /asm/suppressions/global/{email}": { "operation": "GET_asm-suppressions-global-email", "headers": [ "on-behalf-of" ] },
  "DELETE /asm/suppressions/global/{email}": { "operation": "DELETE_asm-suppressions-global-email", "headers": [ "on-behalf-of" ] },
  "GET /asm/groups": { "operation": "GET_asm-groups", "headers": [ "on-behalf-of" ] },
  "POST /asm/groups": { "operation": "POST_asm-groups", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /asm/groups/{group_id}": { "operation": "GET_asm-groups-group_id", "headers": [ "on-behalf-of" ] },
  "DELETE /asm/groups/{group_id}": { "operation": "DELETE_asm-groups-group_id", "headers": [ "on-behalf-of" ] },
  "PATCH /asm/groups/{group_id}": { "operation": "PATCH_asm-groups-group_id", "headers": [ "on-behalf-of" ] },
  "GET /asm/groups/{group_id}/suppressions": { "operation": "GET_asm-groups-group_id-suppressions", "headers": [ "on-behalf-of" ] },
  "POST /asm/groups/{group_id}/suppressions": { "operation": "POST_asm-groups-group_id-suppressions", "headers": [ "on-behalf-of" ] },
  "POST /asm/groups/{group_id}/suppressions/search": { "operation": "POST_asm-groups-group_id-suppressions-search", "headers": [ "on-behalf-of" ] },
  "GET /asm/suppressions": { "operation": "GET_asm-suppressions", "headers": [ "on-behalf-of" ] },
  "GET /asm/suppressions/{email}": { "operation": "GET_asm-suppressions-email", "headers": [ "on-behalf-of" ] },
  "DELETE /asm/groups/{group_id}/suppressions/{email}": { "operation": "DELETE_asm-groups-group_id-suppressions-email", "headers": [ "on-behalf-of" ] },
  "GET /suppression/invalid_emails": { "operation": "GET_suppression-invalid_emails", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/invalid_emails": { "operation": "DELETE_suppression-invalid_emails", "headers": [ "on-behalf-of" ], "input": "body" },
  "GET /suppression/invalid_emails/{email}": { "operation": "GET_suppression-invalid_emails-email", "headers": [ "on-behalf-of" ] },
  "DELETE /suppression/invalid_emails/{email}": { "operation": "DELETE_suppression-invalid_emails-email", "headers": [ "on-behalf-of" ] },
  "GET /user/webhooks/parse/settings/{hostname}": {
    "operation": "GET_user-webhooks-parse-settings-hostname",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /user/webhooks/parse/settings/{hostname}": {
    "operation": "DELETE_user-webhooks-parse-settings-hostname",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /user/webhooks/parse/settings/{hostname}": {
    "operation": "PATCH_user-webhooks-parse-settings-hostname",
    "headers": [ "on-behalf-of" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  }
} as const;
