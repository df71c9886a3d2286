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
  "GET /api/v2/assets": {
    "operation": "get_assets",
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
  "GET /api/v2/assets/aliases": {
    "operation": "get_asset_aliases",
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
  "GET /api/v2/assets/aliases/{asset_alias_id}": {
    "operation": "get_asset_alias",
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
  "GET /api/v2/assets/events": {
    "operation": "get_asset_events",
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
  "POST /api/v2/assets/events": {
    "operation": "create_asset_event",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/assets/{asset_id}": {
    "operation": "get_asset",
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
  "POST /api/v2/assets/{asset_id}/materialize": {
    "operation": "materialize_asset",
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
    }
  },
  "GET /api/v2/assets/{asset_id}/queuedEvents": {
    "operation": "get_asset_queued_events",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /api/v2/assets/{asset_id}/queuedEvents": {
    "operation": "delete_asset_queued_events",
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
  "GET /api/v2/auth/login": { "operation": "login", "headers": [], "formats": { "errors": { "422": [ "application/json" ] } } },
  "GET /api/v2/auth/logout": { "operation": "logout", "headers": [] },
  "GET /api/v2/backfills": {
    "operation": "list_backfills",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /api/v2/backfills": {
    "operation": "create_backfill",
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
    }
  },
  "POST /api/v2/backfills/dry_run": {
    "operation": "create_backfill_dry_run",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/backfills/{backfill_id}": {
    "operation": "get_backfill",
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
  "PUT /api/v2/backfills/{backfill_id}/cancel": {
    "operation": "cancel_backfill",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /api/v2/backfills/{backfill_id}/pause": {
    "operation": "pause_backfill",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PUT /api/v2/backfills/{backfill_id}/unpause": {
    "operation": "unpause_backfill",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/config": {
    "operation": "get_config",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "406": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /api/v2/config/section/{section}/option/{option}": {
    "operation": "get_config_value",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "406": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /api/v2/connections": {
    "operation": "get_connections",
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
  "POST /api/v2/connections": {
    "operation": "post_connection",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PATCH /api/v2/connections": {
    "operation": "bulk_connections",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /api/v2/connections/defaults": {
    "operation": "create_default_connections",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "POST /api/v2/connections/test": {
    "operation": "test_connection",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/connections/{connection_id}": {
    "operation": "get_connection",
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
  "DELETE /api/v2/connections/{connection_id}": {
    "operation": "delete_connection",
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
  "PATCH /api/v2/connections/{connection_id}": {
    "operation": "patch_connection",
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
  "GET /api/v2/dagSources/{dag_id}": {
    "operation": "get_dag_source",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "406": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /api/v2/dagStats": {
    "operation": "get_dag_stats",
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
  "GET /api/v2/dagTags": {
    "operation": "get_dag_tags",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/dagWarnings": {
    "operation": "list_dag_warnings",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/dags": {
    "operation": "get_dags",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "PATCH /api/v2/dags": {
    "operation": "patch_dags",
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
  "GET /api/v2/dags/{dag_id}": {
    "operation": "get_dag",
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
  "DELETE /api/v2/dags/{dag_id}": {
    "operation": "delete_dag",
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
  "PATCH /api/v2/dags/{dag_id}": {
    "operation": "patch_dag",
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
  "GET /api/v2/dags/{dag_id}/assets/queuedEvents": {
    "operation": "get_dag_asset_queued_events",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "DELETE /api/v2/dags/{dag_id}/assets/queuedEvents": {
    "operation": "delete_dag_asset_queued_events",
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
  "GET /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents": {
    "operation": "get_dag_asset_queued_event",
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
  "DELETE /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents": {
    "operation": "delete_dag_asset_queued_event",
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
  "POST /api/v2/dags/{dag_id}/clearTaskInstances": {
    "operation": "post_clear_task_instances",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns": {
    "operation": "get_dag_runs",
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
  "POST /api/v2/dags/{dag_id}/dagRuns": {
    "operation": "trigger_dag_run",
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
    }
  },
  "POST /api/v2/dags/{dag_id}/dagRuns/list": {
    "operation": "get_list_dag_runs_batch",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}": {
    "operation": "get_dag_run",
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
  "DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}": {
    "operation": "delete_dag_run",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}": {
    "operation": "patch_dag_run",
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
  "POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/clear": {
    "operation": "clear_dag_run",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/hitlDetails": {
    "operation": "get_hitl_details",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances": {
    "operation": "get_task_instances",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances": {
    "operation": "bulk_task_instances",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/list": {
    "operation": "get_task_instances_batch",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}": {
    "operation": "get_task_instance",
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
  "DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}": {
    "operation": "delete_task_instance",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}": {
    "operation": "patch_task_instance",
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
    }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dependencies": {
    "operation": "get_task_instance_dependencies",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dry_run": {
    "operation": "patch_task_instance_dry_run",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/externalLogUrl/{try_number}": {
    "operation": "get_external_log_url",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/links": {
    "operation": "get_extra_links",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/listMapped": {
    "operation": "get_mapped_task_instances",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/logs/{try_number}": {
    "operation": "get_log",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "lines": [ "application/x-ndjson" ]
    }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries": {
    "operation": "get_task_instance_tries",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries/{task_try_number}": {
    "operation": "get_task_instance_try_details",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries": {
    "operation": "get_xcom_entries",
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
  "POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries": {
    "operation": "create_xcom_entry",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}": {
    "operation": "get_xcom_entry",
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
  "DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}": {
    "operation": "delete_xcom_entry",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}": {
    "operation": "update_xcom_entry",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}": {
    "operation": "get_mapped_task_instance",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}": {
    "operation": "patch_task_instance_by_map_index",
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
    }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dependencies": {
    "operation": "get_task_instance_dependencies_by_map_index",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dry_run": {
    "operation": "patch_task_instance_dry_run_by_map_index",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails": {
    "operation": "get_hitl_detail",
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
  "PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails": {
    "operation": "update_hitl_detail",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails/tries/{try_number}": {
    "operation": "get_hitl_detail_try_detail",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries": {
    "operation": "get_mapped_task_instance_tries",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries/{task_try_number}": {
    "operation": "get_mapped_task_instance_try_details",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/upstreamAssetEvents": {
    "operation": "get_upstream_asset_events",
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
  "GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/wait": {
    "operation": "wait_dag_run_until_finished",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ]
      },
      "lines": [ "application/x-ndjson" ]
    }
  },
  "GET /api/v2/dags/{dag_id}/dagVersions": {
    "operation": "get_dag_versions",
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
  "GET /api/v2/dags/{dag_id}/dagVersions/{version_number}": {
    "operation": "get_dag_version",
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
  "GET /api/v2/dags/{dag_id}/details": {
    "operation": "get_dag_details",
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
  "POST /api/v2/dags/{dag_id}/favorite": {
    "operation": "favorite_dag",
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
  "GET /api/v2/dags/{dag_id}/tasks": {
    "operation": "get_tasks",
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
  "GET /api/v2/dags/{dag_id}/tasks/{task_id}": {
    "operation": "get_task",
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
  "POST /api/v2/dags/{dag_id}/unfavorite": {
    "operation": "unfavorite_dag",
    "headers": [],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "GET /api/v2/eventLogs": {
    "operation": "get_event_logs",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/eventLogs/{event_log_id}": {
    "operation": "get_event_log",
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
  "GET /api/v2/importErrors": {
    "operation": "get_import_errors",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/importErrors/{import_error_id}": {
    "operation": "get_import_error",
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
  "GET /api/v2/jobs": {
    "operation": "get_jobs",
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
  "GET /api/v2/monitor/health": { "operation": "get_health", "headers": [] },
  "PUT /api/v2/parseDagFile/{file_token}": {
    "operation": "reparse_dag_file",
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
  "GET /api/v2/plugins": {
    "operation": "get_plugins",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/plugins/importErrors": {
    "operation": "import_errors",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /api/v2/pools": {
    "operation": "get_pools",
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
  "POST /api/v2/pools": {
    "operation": "post_pool",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PATCH /api/v2/pools": {
    "operation": "bulk_pools",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/pools/{pool_name}": {
    "operation": "get_pool",
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
  "DELETE /api/v2/pools/{pool_name}": {
    "operation": "delete_pool",
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
  "PATCH /api/v2/pools/{pool_name}": {
    "operation": "patch_pool",
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
  "GET /api/v2/providers": {
    "operation": "get_providers",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/variables": {
    "operation": "get_variables",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "POST /api/v2/variables": {
    "operation": "post_variable",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ]
      }
    }
  },
  "PATCH /api/v2/variables": {
    "operation": "bulk_variables",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "422": [ "application/json" ] } }
  },
  "GET /api/v2/variables/{variable_key}": {
    "operation": "get_variable",
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
  "DELETE /api/v2/variables/{variable_key}": {
    "operation": "delete_variable",
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
  "PATCH /api/v2/variables/{variable_key}": {
    "operation": "patch_variable",
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
  "GET /api/v2/version": { "operation": "get_version", "headers": [] }
} as const;
