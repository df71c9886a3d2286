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
  "POST /{entity_type}/{id}/change_tags": {
    "operation": "createEntityTypeByIdChangeTags",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /{entity_type}/{id}/tags": {
    "operation": "getEntityTypeByIdTags",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /abilities": {
    "operation": "listAbilities",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /abilities/{id}": {
    "operation": "getAbility",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /addons": {
    "operation": "listAddon",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {}, "service_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /addons": {
    "operation": "createAddon",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /addons/{id}": {
    "operation": "getAddon",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /addons/{id}": {
    "operation": "updateAddon",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /addons/{id}": {
    "operation": "deleteAddon",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /alert_grouping_settings": {
    "operation": "listAlertGroupingSettings",
    "headers": [],
    "formats": { "parameters": { "query": { "service_ids[]": {} } }, "errors": { "401": [ "application/json" ] } }
  },
  "POST /alert_grouping_settings": {
    "operation": "postAlertGroupingSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /alert_grouping_settings/{id}": {
    "operation": "getAlertGroupingSetting",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PUT /alert_grouping_settings/{id}": {
    "operation": "putAlertGroupingSetting",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /alert_grouping_settings/{id}": {
    "operation": "deleteAlertGroupingSetting",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/all": {
    "operation": "getAnalyticsMetricsIncidentsAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/escalation_policies": {
    "operation": "getAnalyticsMetricsIncidentsEscalationPolicy",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/escalation_policies/all": {
    "operation": "getAnalyticsMetricsIncidentsEscalationPolicyAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/services": {
    "operation": "getAnalyticsMetricsIncidentsService",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/services/all": {
    "operation": "getAnalyticsMetricsIncidentsServiceAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/teams": {
    "operation": "getAnalyticsMetricsIncidentsTeam",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/incidents/teams/all": {
    "operation": "getAnalyticsMetricsIncidentsTeamAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/pd_advance_usage/features": {
    "operation": "getAnalyticsMetricsPdAdvanceUsageFeatures",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/responders/all": {
    "operation": "getAnalyticsMetricsRespondersAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/responders/teams": {
    "operation": "getAnalyticsMetricsRespondersTeam",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/metrics/users/all": {
    "operation": "getAnalyticsMetricsUsersAll",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/raw/incidents": {
    "operation": "getAnalyticsIncidents",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /analytics/raw/incidents/{id}": {
    "operation": "getAnalyticsIncidentsById",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /analytics/raw/incidents/{id}/responses": {
    "operation": "getAnalyticsIncidentResponsesById",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/raw/responders/{responder_id}/incidents": {
    "operation": "getAnalyticsResponderIncidents",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /analytics/raw/users": {
    "operation": "getAnalyticsUsers",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /audit/records": {
    "operation": "listAuditRecords",
    "headers": [],
    "formats": {
      "parameters": { "query": { "root_resource_types[]": {}, "actions[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions": {
    "operation": "getAllAutomationActions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/actions": {
    "operation": "createAutomationAction",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions/{id}": {
    "operation": "getAutomationAction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /automation_actions/actions/{id}": {
    "operation": "updateAutomationAction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /automation_actions/actions/{id}": {
    "operation": "deleteAutomationAction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/actions/{id}/invocations": {
    "operation": "createAutomationActionInvocation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions/{id}/services": {
    "operation": "getAutomationActionsActionServiceAssociations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/actions/{id}/services": {
    "operation": "createAutomationActionServiceAssocation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions/{id}/services/{service_id}": {
    "operation": "getAutomationActionsActionServiceAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /automation_actions/actions/{id}/services/{service_id}": {
    "operation": "deleteAutomationActionServiceAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions/{id}/teams": {
    "operation": "getAutomationActionsActionTeamAssociations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/actions/{id}/teams": {
    "operation": "createAutomationActionTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/actions/{id}/teams/{team_id}": {
    "operation": "getAutomationActionsActionTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /automation_actions/actions/{id}/teams/{team_id}": {
    "operation": "deleteAutomationActionTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/invocations": {
    "operation": "listAutomationActionInvocations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/invocations/{id}": {
    "operation": "getAutomationActionsInvocation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/runners": {
    "operation": "getAutomationActionsRunners",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/runners": {
    "operation": "createAutomationActionsRunner",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/runners/{id}": {
    "operation": "getAutomationActionsRunner",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /automation_actions/runners/{id}": {
    "operation": "updateAutomationActionsRunner",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /automation_actions/runners/{id}": {
    "operation": "deleteAutomationActionsRunner",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/runners/{id}/teams": {
    "operation": "getAutomationActionsRunnerTeamAssociations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /automation_actions/runners/{id}/teams": {
    "operation": "createAutomationActionsRunnerTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /automation_actions/runners/{id}/teams/{team_id}": {
    "operation": "getAutomationActionsRunnerTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /automation_actions/runners/{id}/teams/{team_id}": {
    "operation": "deleteAutomationActionsRunnerTeamAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /business_services": {
    "operation": "listBusinessServices",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "POST /business_services": {
    "operation": "createBusinessService",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /business_services/{id}": {
    "operation": "getBusinessService",
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
  "PUT /business_services/{id}": {
    "operation": "updateBusinessService",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /business_services/{id}": {
    "operation": "deleteBusinessService",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /business_services/{id}/account_subscription": {
    "operation": "createBusinessServiceAccountSubscription",
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
  "DELETE /business_services/{id}/account_subscription": {
    "operation": "removeBusinessServiceAccountSubscription",
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
  "GET /business_services/{id}/subscribers": {
    "operation": "getBusinessServiceSubscribers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /business_services/{id}/subscribers": {
    "operation": "createBusinessServiceNotificationSubscribers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /business_services/{id}/supporting_services/impacts": {
    "operation": "getBusinessServiceSupportingServiceImpacts",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_fields[]": {}, "ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /business_services/{id}/unsubscribe": {
    "operation": "removeBusinessServiceNotificationSubscriber",
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
  "GET /business_services/impactors": {
    "operation": "getBusinessServiceTopLevelImpactors",
    "headers": [],
    "formats": {
      "parameters": { "query": { "ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /business_services/impacts": {
    "operation": "getBusinessServiceImpacts",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_fields[]": {}, "ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /business_services/priority_thresholds": {
    "operation": "getBusinessServicePriorityThresholds",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /business_services/priority_thresholds": {
    "operation": "putBusinessServicePriorityThresholds",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "" ]
      }
    }
  },
  "DELETE /business_services/priority_thresholds": {
    "operation": "deleteBusinessServicePriorityThresholds",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /change_events": {
    "operation": "listChangeEvents",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {}, "integration_ids[]": {} } },
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] }
    }
  },
  "POST /change_events": { "operation": "createChangeEvent", "headers": [] },
  "GET /change_events/{id}": {
    "operation": "getChangeEvent",
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
  "PUT /change_events/{id}": {
    "operation": "updateChangeEvent",
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
  "GET /enrichment/integrations/servicenow": {
    "operation": "listServiceNowIntegrations",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/integrations/servicenow": {
    "operation": "createServiceNowIntegration",
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
  "GET /enrichment/integrations/servicenow/{integration_id}": {
    "operation": "getServiceNowIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /enrichment/integrations/servicenow/{integration_id}": {
    "operation": "deleteServiceNowIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/integrations/servicenow/{integration_id}/tables": {
    "operation": "addServiceNowTable",
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
    }
  },
  "PUT /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}": {
    "operation": "updateServiceNowTable",
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
    }
  },
  "DELETE /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}": {
    "operation": "deleteServiceNowTable",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/enable": {
    "operation": "enableServiceNowTableSync",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /enrichment/integrations/servicenow/{integration_id}/tables/{table_id}/test": {
    "operation": "testServiceNowTable",
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
    }
  },
  "POST /enrichment/integrations/servicenow/credentials": {
    "operation": "createServiceNowCredentials",
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
  "GET /enrichment/integrations/servicenow/credentials/{credentials_id}": {
    "operation": "getServiceNowCredentials",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /enrichment/integrations/servicenow/credentials/{credentials_id}": {
    "operation": "updateServiceNowCredentials",
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
    }
  },
  "DELETE /enrichment/integrations/servicenow/credentials/{credentials_id}": {
    "operation": "deleteServiceNowCredentials",
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
    }
  },
  "POST /enrichment/query": {
    "operation": "queryEnrichmentData",
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
  "GET /enrichment/schemas": {
    "operation": "listEnrichmentSchemas",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/schemas": {
    "operation": "createEnrichmentSchema",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "body": "application/json",
      "bodies": [ "application/json", "multipart/form-data", "text/csv" ]
    }
  },
  "GET /enrichment/schemas/{schema_id}": {
    "operation": "getEnrichmentSchema",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /enrichment/schemas/{schema_id}": {
    "operation": "updateEnrichmentSchema",
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
    }
  },
  "DELETE /enrichment/schemas/{schema_id}": {
    "operation": "deleteEnrichmentSchema",
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
    }
  },
  "GET /enrichment/schemas/{schema_id}/records": {
    "operation": "listEnrichmentRecords",
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
    }
  },
  "POST /enrichment/schemas/{schema_id}/records": {
    "operation": "uploadEnrichmentCsv",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "body": "multipart/form-data",
      "bodies": [ "multipart/form-data", "text/csv" ]
    },
    "int64": { "data": { "size_bytes": 1 } }
  },
  "DELETE /enrichment/schemas/{schema_id}/records/{record_id}": {
    "operation": "deleteEnrichmentRecord",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /escalation_policies": {
    "operation": "listEscalationPolicies",
    "headers": [],
    "formats": {
      "parameters": { "query": { "user_ids[]": {}, "team_ids[]": {}, "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /escalation_policies": {
    "operation": "createEscalationPolicy",
    "headers": [ "From" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /escalation_policies/{id}": {
    "operation": "getEscalationPolicy",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "PUT /escalation_policies/{id}": {
    "operation": "updateEscalationPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /escalation_policies/{id}": {
    "operation": "deleteEscalationPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /escalation_policies/{id}/audit/records": {
    "operation": "listEscalationPolicyAuditRecords",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations": {
    "operation": "listEventOrchestrations",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /event_orchestrations": {
    "operation": "postOrchestration",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}": {
    "operation": "getOrchestration",
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
  "PUT /event_orchestrations/{id}": {
    "operation": "updateOrchestration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/{id}": {
    "operation": "deleteOrchestration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/integrations": {
    "operation": "listOrchestrationIntegrations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "POST /event_orchestrations/{id}/integrations": {
    "operation": "postOrchestrationIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/integrations/{integration_id}": {
    "operation": "getOrchestrationIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "PUT /event_orchestrations/{id}/integrations/{integration_id}": {
    "operation": "updateOrchestrationIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/{id}/integrations/{integration_id}": {
    "operation": "deleteOrchestrationIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "POST /event_orchestrations/{id}/integrations/migration": {
    "operation": "migrateOrchestrationIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/global": {
    "operation": "getOrchPathGlobal",
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
  "PUT /event_orchestrations/{id}/global": {
    "operation": "updateOrchPathGlobal",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/router": {
    "operation": "getOrchPathRouter",
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
  "PUT /event_orchestrations/{id}/router": {
    "operation": "updateOrchPathRouter",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/unrouted": {
    "operation": "getOrchPathUnrouted",
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
  "PUT /event_orchestrations/{id}/unrouted": {
    "operation": "updateOrchPathUnrouted",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/services/{service_id}": {
    "operation": "getOrchPathService",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /event_orchestrations/services/{service_id}": {
    "operation": "updateOrchPathService",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/services/{service_id}/active": {
    "operation": "getOrchActiveStatus",
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
  "PUT /event_orchestrations/services/{service_id}/active": {
    "operation": "updateOrchActiveStatus",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/cache_variables": {
    "operation": "listCacheVarOnGlobalOrch",
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
  "POST /event_orchestrations/{id}/cache_variables": {
    "operation": "createCacheVarOnGlobalOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/{id}/cache_variables/{cache_variable_id}": {
    "operation": "getCacheVarOnGlobalOrch",
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
  "PUT /event_orchestrations/{id}/cache_variables/{cache_variable_id}": {
    "operation": "updateCacheVarOnGlobalOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/{id}/cache_variables/{cache_variable_id}": {
    "operation": "deleteCacheVarOnGlobalOrch",
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
  "GET /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data": {
    "operation": "getExternalDataCacheVarDataOnGlobalOrch",
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
  "PUT /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data": {
    "operation": "updateExternalDataCacheVarDataOnGlobalOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/{id}/cache_variables/{cache_variable_id}/data": {
    "operation": "deleteExternalDataCacheVarDataOnGlobalOrch",
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
  "GET /event_orchestrations/services/{service_id}/cache_variables": {
    "operation": "listCacheVarOnServiceOrch",
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
  "POST /event_orchestrations/services/{service_id}/cache_variables": {
    "operation": "createCacheVarOnServiceOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "GET /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}": {
    "operation": "getCacheVarOnServiceOrch",
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
  "PUT /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}": {
    "operation": "updateCacheVarOnServiceOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}": {
    "operation": "deleteCacheVarOnServiceOrch",
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
  "GET /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data": {
    "operation": "getExternalDataCacheVarDataOnServiceOrch",
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
  "PUT /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data": {
    "operation": "updateExternalDataCacheVarDataOnServiceOrch",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ]
      }
    }
  },
  "DELETE /event_orchestrations/services/{service_id}/cache_variables/{cache_variable_id}/data": {
    "operation": "deleteExternalDataCacheVarDataOnServiceOrch",
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
  "GET /event_orchestrations/{id}/enablements": {
    "operation": "listEventOrchestrationFeatureEnablements",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /event_orchestrations/{id}/enablements/{feature_name}": {
    "operation": "updateEventOrchestrationFeatureEnablements",
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
  "GET /extension_schemas": {
    "operation": "listExtensionSchemas",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /enrichment/event_enrichments": {
    "operation": "listEventEnrichments",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/event_enrichments": {
    "operation": "createEventEnrichment",
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
  "GET /enrichment/event_enrichments/default": {
    "operation": "getAccountDefaultEventEnrichment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /enrichment/event_enrichments/default": {
    "operation": "markEventEnrichmentAsDefault",
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
  "GET /enrichment/event_enrichments/{id}": {
    "operation": "getEventEnrichment",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /enrichment/event_enrichments/{id}": {
    "operation": "updateEventEnrichment",
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
    }
  },
  "DELETE /enrichment/event_enrichments/{id}": {
    "operation": "deleteEventEnrichment",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /enrichment/event_enrichments/{id}/associations": {
    "operation": "listEventEnrichmentAssociations",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /enrichment/event_enrichments/{id}/associations": {
    "operation": "addEventEnrichmentAssociations",
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
    }
  },
  "DELETE /enrichment/event_enrichments/{id}/associations": {
    "operation": "deleteEventEnrichmentAssociations",
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
    }
  },
  "GET /enrichment/event_enrichments/{id}/rules": {
    "operation": "getEventEnrichmentRules",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /enrichment/event_enrichments/{id}/rules": {
    "operation": "updateEventEnrichmentRules",
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
    }
  },
  "GET /extension_schemas/{id}": {
    "operation": "getExtensionSchema",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /extensions": {
    "operation": "listExtensions",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] }
    }
  },
  "POST /extensions": {
    "operation": "createExtension",
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
  "GET /extensions/{id}": {
    "operation": "getExtension",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /extensions/{id}": {
    "operation": "updateExtension",
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
  "DELETE /extensions/{id}": {
    "operation": "deleteExtension",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /extensions/{id}/enable": {
    "operation": "enableExtension",
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
  "GET /incident_workflows": {
    "operation": "listIncidentWorkflows",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incident_workflows": {
    "operation": "postIncidentWorkflow",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incident_workflows/{id}": {
    "operation": "getIncidentWorkflow",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incident_workflows/{id}": {
    "operation": "putIncidentWorkflow",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /incident_workflows/{id}": {
    "operation": "deleteIncidentWorkflow",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incident_workflows/{id}/instances": {
    "operation": "createIncidentWorkflowInstance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incident_workflows/actions": {
    "operation": "listIncidentWorkflowActions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incident_workflows/actions/{id}": {
    "operation": "getIncidentWorkflowAction",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incident_workflows/triggers": {
    "operation": "listIncidentWorkflowTriggers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incident_workflows/triggers": {
    "operation": "createIncidentWorkflowTrigger",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incident_workflows/triggers/{id}": {
    "operation": "getIncidentWorkflowTrigger",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incident_workflows/triggers/{id}": {
    "operation": "updateIncidentWorkflowTrigger",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /incident_workflows/triggers/{id}": {
    "operation": "deleteIncidentWorkflowTrigger",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incident_workflows/triggers/{id}/services": {
    "operation": "associateServiceToIncidentWorkflowTrigger",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /incident_workflows/triggers/{trigger_id}/services/{service_id}": {
    "operation": "deleteServiceFromIncidentWorkflowTrigger",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents": {
    "operation": "listIncidents",
    "headers": [],
    "formats": {
      "parameters": {
        "query": {
          "service_ids[]": {},
          "team_ids[]": {},
          "user_ids[]": {},
          "urgencies[]": {},
          "statuses[]": {},
          "sort_by": { "delimiter": "," },
          "include[]": {}
        }
      },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents": {
    "operation": "updateIncidents",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "413": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incidents": {
    "operation": "createIncident",
    "headers": [ "From" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}": {
    "operation": "getIncident",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}": {
    "operation": "updateIncident",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/alerts": {
    "operation": "listIncidentAlerts",
    "headers": [],
    "formats": {
      "parameters": { "query": { "statuses[]": {}, "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/alerts": {
    "operation": "updateIncidentAlerts",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "413": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/alerts/{alert_id}": {
    "operation": "getIncidentAlert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/alerts/{alert_id}": {
    "operation": "updateIncidentAlert",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/business_services/{business_service_id}/impacts": {
    "operation": "putIncidentManualBusinessServiceAssociation",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/business_services/impacts": {
    "operation": "getIncidentImpactedBusinessServices",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/custom_fields/values": {
    "operation": "getIncidentFieldValues",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /incidents/{id}/custom_fields/values": {
    "operation": "setIncidentFieldValues",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /incidents/{id}/log_entries": {
    "operation": "listIncidentLogEntries",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/merge": {
    "operation": "mergeIncidents",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/notes": {
    "operation": "listIncidentNotes",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/notes": {
    "operation": "createIncidentNote",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/notes/{note_id}": {
    "operation": "updateIncidentNote",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "DELETE /incidents/{id}/notes/{note_id}": {
    "operation": "deleteIncidentNote",
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
  "GET /incidents/{id}/outlier_incident": {
    "operation": "getOutlierIncident",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_details[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/past_incidents": {
    "operation": "getPastIncidents",
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
  "GET /incidents/{id}/related_change_events": {
    "operation": "listIncidentRelatedChangeEvents",
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
  "GET /incidents/{id}/related_incidents": {
    "operation": "getRelatedIncidents",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_details[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/responder_requests": {
    "operation": "createIncidentResponderRequest",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/{id}/responder_requests/cancel": {
    "operation": "cancelIncidentResponderRequest",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/snooze": {
    "operation": "createIncidentSnooze",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/status_updates": {
    "operation": "createIncidentStatusUpdate",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /incidents/{id}/status_updates/subscribers": {
    "operation": "getIncidentNotificationSubscribers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/status_updates/subscribers": {
    "operation": "createIncidentNotificationSubscribers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /incidents/{id}/status_updates/unsubscribe": {
    "operation": "removeIncidentNotificationSubscribers",
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
  "GET /incidents/types": {
    "operation": "listIncidentTypes",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /incidents/types": {
    "operation": "createIncidentType",
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
  "GET /incidents/types/{type_id_or_name}": {
    "operation": "getIncidentType",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/types/{type_id_or_name}": {
    "operation": "updateIncidentType",
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
  "GET /incidents/types/{type_id_or_name}/custom_fields": {
    "operation": "listIncidentTypeCustomFields",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /incidents/types/{type_id_or_name}/custom_fields": {
    "operation": "createIncidentTypeCustomField",
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
  "GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}": {
    "operation": "getIncidentTypeCustomField",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /incidents/types/{type_id_or_name}/custom_fields/{field_id}": {
    "operation": "updateIncidentTypeCustomField",
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
  "DELETE /incidents/types/{type_id_or_name}/custom_fields/{field_id}": {
    "operation": "deleteIncidentTypeCustomField",
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
  "GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options": {
    "operation": "listIncidentTypeCustomField",
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
  "POST /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options": {
    "operation": "createIncidentTypeCustomFieldFieldOptions",
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
  "GET /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "getIncidentTypeCustomFieldFieldOptions",
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
  "PUT /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "updateIncidentTypeCustomFieldFieldOption",
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
  "DELETE /incidents/types/{type_id_or_name}/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "deleteIncidentTypeCustomFieldFieldOption",
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
  "GET /incidents/custom_fields": {
    "operation": "listCustomFieldsFields",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "400": [ "application/json" ], "500": [ "application/json" ] }
    }
  },
  "POST /incidents/custom_fields": {
    "operation": "createCustomFieldsField",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /incidents/custom_fields/{field_id}": {
    "operation": "getCustomFieldsField",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] }
    }
  },
  "PUT /incidents/custom_fields/{field_id}": {
    "operation": "updateCustomFieldsField",
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
  "DELETE /incidents/custom_fields/{field_id}": {
    "operation": "deleteCustomFieldsField",
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
  "GET /incidents/custom_fields/{field_id}/field_options": {
    "operation": "listCustomFieldsFieldOptions",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /incidents/custom_fields/{field_id}/field_options": {
    "operation": "createCustomFieldsFieldOption",
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
  "PUT /incidents/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "updateCustomFieldsFieldOption",
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
  "DELETE /incidents/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "deleteCustomFieldsFieldOption",
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
  "GET /ip_allow_lists": {
    "operation": "listIpAllowLists",
    "headers": [ "X-EARLY-ACCESS" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /ip_allow_lists": {
    "operation": "createIpAllowList",
    "headers": [ "X-EARLY-ACCESS" ],
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
  "GET /ip_allow_lists/{id}": {
    "operation": "getIpAllowList",
    "headers": [ "X-EARLY-ACCESS" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /ip_allow_lists/{id}": {
    "operation": "updateIpAllowList",
    "headers": [ "X-EARLY-ACCESS" ],
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
  "DELETE /ip_allow_lists/{id}": {
    "operation": "deleteIpAllowList",
    "headers": [ "X-EARLY-ACCESS" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /ip_allow_lists/{id}/audit/records": {
    "operation": "listIpAllowListAuditRecords",
    "headers": [ "X-EARLY-ACCESS" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /license_allocations": {
    "operation": "listLicenseAllocations",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /licenses": {
    "operation": "listLicenses",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /log_entries": {
    "operation": "listLogEntries",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {}, "team_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /log_entries/{id}": {
    "operation": "getLogEntry",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /log_entries/{id}/channel": {
    "operation": "updateLogEntryChannel",
    "headers": [ "From" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /maintenance_windows": {
    "operation": "listMaintenanceWindows",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {}, "service_ids[]": {}, "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /maintenance_windows": {
    "operation": "createMaintenanceWindow",
    "headers": [ "From" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /maintenance_windows/{id}": {
    "operation": "getMaintenanceWindow",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /maintenance_windows/{id}": {
    "operation": "updateMaintenanceWindow",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /maintenance_windows/{id}": {
    "operation": "deleteMaintenanceWindow",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /notifications": {
    "operation": "listNotifications",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /oauth_delegations": {
    "operation": "deleteOauthDelegations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /oauth_delegations/revocation_requests/status": {
    "operation": "getOauthDelegationsRevocationRequestsStatus",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /oncalls": {
    "operation": "listOnCalls",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {}, "user_ids[]": {}, "escalation_policy_ids[]": {}, "schedule_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /paused_incident_reports/alerts": {
    "operation": "getPausedIncidentReportAlerts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /paused_incident_reports/counts": {
    "operation": "getPausedIncidentReportCounts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /priorities": {
    "operation": "listPriorities",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /rulesets": {
    "operation": "listRulesets",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /rulesets": {
    "operation": "createRuleset",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /rulesets/{id}": {
    "operation": "getRuleset",
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
  "PUT /rulesets/{id}": {
    "operation": "updateRuleset",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "DELETE /rulesets/{id}": {
    "operation": "deleteRuleset",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /rulesets/{id}/rules": {
    "operation": "listRulesetEventRules",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /rulesets/{id}/rules": {
    "operation": "createRulesetEventRule",
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
  "GET /rulesets/{id}/rules/{rule_id}": {
    "operation": "getRulesetEventRule",
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
  "PUT /rulesets/{id}/rules/{rule_id}": {
    "operation": "updateRulesetEventRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "DELETE /rulesets/{id}/rules/{rule_id}": {
    "operation": "deleteRulesetEventRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /schedules": {
    "operation": "listSchedules",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {}, "team_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /schedules": {
    "operation": "createSchedule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /schedules/{id}": {
    "operation": "getSchedule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /schedules/{id}": {
    "operation": "updateSchedule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /schedules/{id}": {
    "operation": "deleteSchedule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /schedules/{id}/audit/records": {
    "operation": "listSchedulesAuditRecords",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /schedules/{id}/overrides": {
    "operation": "listScheduleOverrides",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /schedules/{id}/overrides": {
    "operation": "createScheduleOverride",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /schedules/{id}/overrides/{override_id}": {
    "operation": "deleteScheduleOverride",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /schedules/{id}/users": {
    "operation": "listScheduleUsers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /schedules/preview": {
    "operation": "createSchedulePreview",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /service_dependencies/associate": {
    "operation": "createServiceDependency",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /service_dependencies/business_services/{id}": {
    "operation": "getBusinessServiceServiceDependencies",
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
  "POST /service_dependencies/disassociate": {
    "operation": "deleteServiceDependency",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "GET /service_dependencies/technical_services/{id}": {
    "operation": "getTechnicalServiceServiceDependencies",
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
  "GET /services": {
    "operation": "listServices",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {}, "include[]": {} } },
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "403": [ "application/json" ] }
    }
  },
  "POST /services": {
    "operation": "createService",
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
  "GET /services/{id}": {
    "operation": "getService",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "PUT /services/{id}": {
    "operation": "updateService",
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
  "DELETE /services/{id}": {
    "operation": "deleteService",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /services/{id}/audit/records": {
    "operation": "listServiceAuditRecords",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /services/{id}/change_events": {
    "operation": "listServiceChangeEvents",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {}, "integration_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ]
      }
    }
  },
  "POST /services/{id}/integrations": {
    "operation": "createServiceIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /services/{id}/integrations/{integration_id}": {
    "operation": "getServiceIntegration",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /services/{id}/integrations/{integration_id}": {
    "operation": "updateServiceIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /services/{id}/rules": {
    "operation": "listServiceEventRules",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] }
    }
  },
  "POST /services/{id}/rules": {
    "operation": "createServiceEventRule",
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
  "POST /services/{id}/rules/convert": {
    "operation": "convertServiceEventRulesToEventOrchestration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /services/{id}/rules/{rule_id}": {
    "operation": "getServiceEventRule",
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
  "PUT /services/{id}/rules/{rule_id}": {
    "operation": "updateServiceEventRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "DELETE /services/{id}/rules/{rule_id}": {
    "operation": "deleteServiceEventRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ]
      }
    }
  },
  "GET /services/custom_fields": {
    "operation": "listServiceCustomFields",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "400": [ "application/json" ], "500": [ "application/json" ] }
    }
  },
  "POST /services/custom_fields": {
    "operation": "createServiceCustomField",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /services/custom_fields/{field_id}": {
    "operation": "getServiceCustomField",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] }
    }
  },
  "PUT /services/custom_fields/{field_id}": {
    "operation": "updateServiceCustomField",
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
  "DELETE /services/custom_fields/{field_id}": {
    "operation": "deleteServiceCustomField",
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
  "GET /services/custom_fields/{field_id}/field_options": {
    "operation": "listServiceCustomFieldOptions",
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
  "POST /services/custom_fields/{field_id}/field_options": {
    "operation": "createServiceCustomFieldOption",
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
  "GET /services/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "getServiceCustomFieldOption",
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
  "PUT /services/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "updateServiceCustomFieldOption",
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
  "DELETE /services/custom_fields/{field_id}/field_options/{field_option_id}": {
    "operation": "deleteServiceCustomFieldOption",
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
  "GET /services/{id}/custom_fields/values": {
    "operation": "getServiceCustomFieldValues",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /services/{id}/custom_fields/values": {
    "operation": "updateServiceCustomFieldValues",
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
  "GET /services/{id}/enablements": {
    "operation": "listServiceFeatureEnablements",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /services/{id}/enablements/{feature_name}": {
    "operation": "updateServiceFeatureEnablement",
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
  "GET /session_configurations": {
    "operation": "getSessionConfigurations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /session_configurations": {
    "operation": "updateSessionConfigurations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /session_configurations": {
    "operation": "deleteSessionConfigurations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /standards": {
    "operation": "listStandards",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /standards/{id}": {
    "operation": "updateStandard",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /standards/scores/{resource_type}": {
    "operation": "listResourceStandardsManyServices",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /standards/scores/{resource_type}/{id}": {
    "operation": "listResourceStandards",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /status_dashboards": {
    "operation": "listStatusDashboards",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /status_dashboards/{id}": {
    "operation": "getStatusDashboardById",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_dashboards/{id}/service_impacts": {
    "operation": "getStatusDashboardServiceImpactsById",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_fields[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_dashboards/url_slugs/{url_slug}": {
    "operation": "getStatusDashboardByUrlSlug",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_dashboards/url_slugs/{url_slug}/service_impacts": {
    "operation": "getStatusDashboardServiceImpactsByUrlSlug",
    "headers": [],
    "formats": {
      "parameters": { "query": { "additional_fields[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages": {
    "operation": "listStatusPages",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/impacts": {
    "operation": "listStatusPageImpacts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/impacts/{impact_id}": {
    "operation": "getStatusPageImpact",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/services": {
    "operation": "listStatusPageServices",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/services/{service_id}": {
    "operation": "getStatusPageService",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/severities": {
    "operation": "listStatusPageSeverities",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/severities/{severity_id}": {
    "operation": "getStatusPageSeverity",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/statuses": {
    "operation": "listStatusPageStatuses",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/statuses/{status_id}": {
    "operation": "getStatusPageStatus",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/posts": {
    "operation": "listStatusPagePosts",
    "headers": [],
    "formats": {
      "parameters": { "query": { "status[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /status_pages/{id}/posts": {
    "operation": "createStatusPagePost",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/posts/{post_id}": {
    "operation": "getStatusPagePost",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /status_pages/{id}/posts/{post_id}": {
    "operation": "updateStatusPagePost",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /status_pages/{id}/posts/{post_id}": {
    "operation": "deleteStatusPagePost",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/posts/{post_id}/post_updates": {
    "operation": "listStatusPagePostUpdates",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /status_pages/{id}/posts/{post_id}/post_updates": {
    "operation": "createStatusPagePostUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}": {
    "operation": "getPostUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}": {
    "operation": "updateStatusPagePostUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /status_pages/{id}/posts/{post_id}/post_updates/{post_update_id}": {
    "operation": "deleteStatusPagePostUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/posts/{post_id}/postmortem": {
    "operation": "getPostmortem",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /status_pages/{id}/posts/{post_id}/postmortem": {
    "operation": "createOrUpdateStatusPagePostmortem",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /status_pages/{id}/posts/{post_id}/postmortem": {
    "operation": "deleteStatusPagePostmortem",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/subscriptions": {
    "operation": "listStatusPageSubscriptions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /status_pages/{id}/subscriptions": {
    "operation": "createStatusPageSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /status_pages/{id}/subscriptions/{subscription_id}": {
    "operation": "getStatusPageSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /status_pages/{id}/subscriptions/{subscription_id}": {
    "operation": "deleteStatusPageSubscription",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /sre_agent/memories": {
    "operation": "listSreMemories",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /sre_agent/memories/{id}": {
    "operation": "updateSreMemory",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /sre_agent/memories/{id}": {
    "operation": "deleteSreMemory",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /tags": {
    "operation": "listTags",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /tags": {
    "operation": "createTags",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /tags/{id}": {
    "operation": "getTag",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /tags/{id}": {
    "operation": "deleteTag",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /tags/{id}/{entity_type}": {
    "operation": "getTagsByEntityType",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /teams": {
    "operation": "listTeams",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /teams": {
    "operation": "createTeam",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /teams/{id}": {
    "operation": "getTeam",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /teams/{id}": {
    "operation": "updateTeam",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /teams/{id}": {
    "operation": "deleteTeam",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /teams/{id}/audit/records": {
    "operation": "listTeamsAuditRecords",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /teams/{id}/escalation_policies/{escalation_policy_id}": {
    "operation": "updateTeamEscalationPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /teams/{id}/escalation_policies/{escalation_policy_id}": {
    "operation": "deleteTeamEscalationPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /teams/{id}/members": {
    "operation": "listTeamUsers",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /teams/{id}/notification_subscriptions": {
    "operation": "getTeamNotificationSubscriptions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /teams/{id}/notification_subscriptions": {
    "operation": "createTeamNotificationSubscriptions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /teams/{id}/notification_subscriptions/unsubscribe": {
    "operation": "removeTeamNotificationSubscriptions",
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
  "PUT /teams/{id}/users/{user_id}": {
    "operation": "updateTeamUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /teams/{id}/users/{user_id}": {
    "operation": "deleteTeamUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /templates": {
    "operation": "getTemplates",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /templates": {
    "operation": "createTemplate",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /templates/{id}": {
    "operation": "getTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /templates/{id}": {
    "operation": "updateTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /templates/{id}": {
    "operation": "deleteTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /templates/{id}/render": {
    "operation": "renderTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /templates/fields": {
    "operation": "getTemplateFields",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /users": {
    "operation": "listUsers",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {}, "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users": {
    "operation": "createUser",
    "headers": [ "From" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}": {
    "operation": "getUser",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}": {
    "operation": "updateUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}": {
    "operation": "deleteUser",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/audit/records": {
    "operation": "listUsersAuditRecords",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/contact_methods": {
    "operation": "getUserContactMethods",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/contact_methods": {
    "operation": "createUserContactMethod",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/contact_methods/{contact_method_id}": {
    "operation": "getUserContactMethod",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}/contact_methods/{contact_method_id}": {
    "operation": "updateUserContactMethod",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/contact_methods/{contact_method_id}": {
    "operation": "deleteUserContactMethod",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/oauth_delegations": {
    "operation": "listUserDelegations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/oauth_delegations/{delegation_id}": {
    "operation": "getUserDelegation",
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
    }
  },
  "GET /users/{id}/license": {
    "operation": "getUserLicense",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "GET /users/{id}/notification_rules": {
    "operation": "getUserNotificationRules",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/notification_rules": {
    "operation": "createUserNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/notification_rules/{notification_rule_id}": {
    "operation": "getUserNotificationRule",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}/notification_rules/{notification_rule_id}": {
    "operation": "updateUserNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/notification_rules/{notification_rule_id}": {
    "operation": "deleteUserNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/notification_subscriptions": {
    "operation": "getUserNotificationSubscriptions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/notification_subscriptions": {
    "operation": "createUserNotificationSubscriptions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/notification_subscriptions/unsubscribe": {
    "operation": "unsubscribeUserNotificationSubscriptions",
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
  "GET /users/{id}/oncall_handoff_notification_rules": {
    "operation": "getUserHandoffNotificationRules",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/oncall_handoff_notification_rules": {
    "operation": "createUserHandoffNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}": {
    "operation": "getUserHandoffNotifiactionRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}": {
    "operation": "updateUserHandoffNotification",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/oncall_handoff_notification_rules/{oncall_handoff_notification_rule_id}": {
    "operation": "deleteUserHandoffNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/sessions": {
    "operation": "getUserSessions",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/sessions": {
    "operation": "deleteUserSessions",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/sessions/{type}/{session_id}": {
    "operation": "getUserSession",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/sessions/{type}/{session_id}": {
    "operation": "deleteUserSession",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/status_update_notification_rules": {
    "operation": "getUserStatusUpdateNotificationRules",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/status_update_notification_rules": {
    "operation": "createUserStatusUpdateNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}": {
    "operation": "getUserStatusUpdateNotificationRule",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}": {
    "operation": "updateUserStatusUpdateNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /users/{id}/status_update_notification_rules/{status_update_notification_rule_id}": {
    "operation": "deleteUserStatusUpdateNotificationRule",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /users/{id}/regenerate_private_url_key": {
    "operation": "regenerateUserPrivateUrlKey",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /users/me": {
    "operation": "getCurrentUser",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": { "400": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /vendors": {
    "operation": "listVendors",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /v3/schedules": {
    "operation": "listSchedulesV3",
    "headers": [],
    "formats": {
      "parameters": { "query": { "team_ids[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /v3/schedules": {
    "operation": "createScheduleV3",
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
  "GET /v3/schedules/{id}": {
    "operation": "getScheduleV3",
    "headers": [],
    "formats": {
      "parameters": { "query": { "include[]": {} } },
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /v3/schedules/{id}": {
    "operation": "updateScheduleV3",
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
  "DELETE /v3/schedules/{id}": {
    "operation": "deleteScheduleV3",
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
  "GET /v3/schedules/{id}/audit/records": {
    "operation": "listSchedulesAuditRecordsV3",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "402": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /v3/schedules/{id}/custom_shifts": {
    "operation": "listCustomShifts",
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
  "POST /v3/schedules/{id}/custom_shifts": {
    "operation": "createCustomShifts",
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
  "GET /v3/schedules/{id}/custom_shifts/{custom_shift_id}": {
    "operation": "getCustomShift",
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
  "PUT /v3/schedules/{id}/custom_shifts/{custom_shift_id}": {
    "operation": "updateCustomShift",
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
  "DELETE /v3/schedules/{id}/custom_shifts/{custom_shift_id}": {
    "operation": "deleteCustomShift",
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
  "GET /v3/schedules/{id}/overrides": {
    "operation": "listOverrides",
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
  "POST /v3/schedules/{id}/overrides": {
    "operation": "createOverrides",
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
  "GET /v3/schedules/{id}/overrides/{override_id}": {
    "operation": "getOverride",
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
  "PUT /v3/schedules/{id}/overrides/{override_id}": {
    "operation": "updateOverride",
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
  "DELETE /v3/schedules/{id}/overrides/{override_id}": {
    "operation": "deleteOverride",
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
  "GET /v3/schedules/{id}/rotations": {
    "operation": "listRotations",
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
  "POST /v3/schedules/{id}/rotations": {
    "operation": "createRotation",
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
  "GET /v3/schedules/{id}/rotations/{rotation_id}": {
    "operation": "getRotation",
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
  "DELETE /v3/schedules/{id}/rotations/{rotation_id}": {
    "operation": "deleteRotation",
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
  "GET /v3/schedules/{id}/rotations/{rotation_id}/events": {
    "operation": "listEvents",
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
  "POST /v3/schedules/{id}/rotations/{rotation_id}/events": {
    "operation": "createEvent",
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
  "GET /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}": {
    "operation": "getEvent",
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
  "PUT /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}": {
    "operation": "updateEvent",
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
  "DELETE /v3/schedules/{id}/rotations/{rotation_id}/events/{event_id}": {
    "operation": "deleteEvent",
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
  "GET /vendors/{id}": {
    "operation": "getVendor",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /webhook_subscriptions": {
    "operation": "listWebhookSubscriptions",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ] } }
  },
  "POST /webhook_subscriptions": {
    "operation": "createWebhookSubscription",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ] } }
  },
  "GET /webhook_subscriptions/{id}": {
    "operation": "getWebhookSubscription",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "PUT /webhook_subscriptions/{id}": {
    "operation": "updateWebhookSubscription",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "DELETE /webhook_subscriptions/{id}": {
    "operation": "deleteWebhookSubscription",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "POST /webhook_subscriptions/{id}/enable": {
    "operation": "enableWebhookSubscription",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "POST /webhook_subscriptions/{id}/ping": {
    "operation": "testWebhookSubscription",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "GET /webhook_subscriptions/oauth_clients": { "operation": "listOauthClients", "headers": [], "formats": { "errors": { "401": [ "" ], "403": [ "" ] } } },
  "POST /webhook_subscriptions/oauth_clients": {
    "operation": "createOauthClient",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ] } }
  },
  "GET /webhook_subscriptions/oauth_clients/{id}": {
    "operation": "getOauthClient",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "PUT /webhook_subscriptions/oauth_clients/{id}": {
    "operation": "updateOauthClient",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "DELETE /webhook_subscriptions/oauth_clients/{id}": {
    "operation": "deleteOauthClient",
    "headers": [],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "404": [ "" ] } }
  },
  "GET /workflows/integrations": {
    "operation": "listWorkflowIntegrations",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /workflows/integrations/{id}": {
    "operation": "getWorkflowIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /workflows/integrations/connections": {
    "operation": "listWorkflowIntegrationConnections",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /workflows/integrations/{integration_id}/connections": {
    "operation": "listWorkflowIntegrationConnectionsByIntegration",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /workflows/integrations/{integration_id}/connections": {
    "operation": "createWorkflowIntegrationConnection",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /workflows/integrations/{integration_id}/connections/{id}": {
    "operation": "getWorkflowIntegrationConnection",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /workflows/integrations/{integration_id}/connections/{id}": {
    "operation": "deleteWorkflowIntegrationConnection",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PATCH /workflows/integrations/{integration_id}/connections/{id}": {
    "operation": "updateWorkflowIntegrationConnection",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /recommendations/event_orchestrations/rules": {
    "operation": "listRecommendedRules",
    "headers": [],
    "formats": {
      "parameters": { "query": { "service_ids[]": {}, "team_ids[]": {}, "actions[]": {} } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "429": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/dismiss": {
    "operation": "dismissRecommendedRule",
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
    }
  },
  "POST /recommendations/event_orchestrations/services/{service_id}/rules/{recommendation_id}/accept": {
    "operation": "acceptRecommendedRule",
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
    }
  },
  "DELETE /recommendations/event_orchestrations/services/{service_id}/accepted_rules/{rule_id}": {
    "operation": "deleteAcceptedRecommendedRule",
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
    }
  }
} as const;
