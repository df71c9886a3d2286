// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/2.0";

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
  "GET /files/{file_id}": {
    "operation": "get_files_id",
    "headers": [ "if-none-match", "boxapi", "x-rep-hints" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
  },
  "PUT /files/{file_id}": {
    "operation": "put_files_id",
    "headers": [ "if-match" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
  },
  "POST /files/{file_id}": {
    "operation": "post_files_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "DELETE /files/{file_id}": { "operation": "delete_files_id", "headers": [ "if-match" ] },
  "GET /files/{file_id}/app_item_associations": { "operation": "get_files_id_app_item_associations", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /files/{file_id}/content": {
    "operation": "get_files_id_content",
    "headers": [ "range", "boxapi" ],
    "formats": { "data": [ "application/octet-stream" ] }
  },
  "OPTIONS /files/content": { "operation": "options_files_content", "headers": [], "input": "body" },
  "POST /files/{file_id}/copy": {
    "operation": "post_files_id_copy",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
  },
  "GET /files/{file_id}/thumbnail.{extension}": {
    "operation": "get_files_id_thumbnail_id",
    "headers": [],
    "formats": { "parameters": { "path": { "extension": {} } }, "data": [ "image/jpg", "image/png" ] }
  },
  "GET /files/{file_id}/collaborations": {
    "operation": "get_files_id_collaborations",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "entries": {
          "*": {
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "GET /files/{file_id}/comments": {
    "operation": "get_files_id_comments",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1 } }
  },
  "GET /files/{file_id}/tasks": {
    "operation": "get_files_id_tasks",
    "headers": [],
    "int64": { "data": { "total_count": 1, "entries": { "*": { "task_assignment_collection": { "total_count": 1 } } } } }
  },
  "GET /files/{file_id}/trash": {
    "operation": "get_files_id_trash",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "DELETE /files/{file_id}/trash": { "operation": "delete_files_id_trash", "headers": [] },
  "GET /files/{file_id}/versions": {
    "operation": "get_files_id_versions",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1, "entries": { "*": { "size": 1 } } } }
  },
  "GET /files/{file_id}/versions/{file_version_id}": {
    "operation": "get_files_id_versions_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "size": 1 } }
  },
  "PUT /files/{file_id}/versions/{file_version_id}": { "operation": "put_files_id_versions_id", "headers": [], "int64": { "data": { "size": 1 } } },
  "DELETE /files/{file_id}/versions/{file_version_id}": { "operation": "delete_files_id_versions_id", "headers": [ "if-match" ] },
  "POST /files/{file_id}/versions/current": {
    "operation": "post_files_id_versions_current",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "size": 1 } }
  },
  "GET /files/{file_id}/metadata": { "operation": "get_files_id_metadata", "headers": [] },
  "GET /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "get_files_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "PUT /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo": {
    "operation": "put_files_id_metadata_enterprise_securityClassification-6VMVochwUWo",
    "headers": [],
    "formats": { "body": "application/json-patch+json" }
  },
  "POST /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "post_files_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "DELETE /files/{file_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "delete_files_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "GET /files/{file_id}/metadata/{scope}/{template_key}": { "operation": "get_files_id_metadata_id_id", "headers": [] },
  "PUT /files/{file_id}/metadata/{scope}/{template_key}": { "operation": "put_files_id_metadata_id_id", "headers": [], "formats": { "body": "application/json-patch+json" } },
  "POST /files/{file_id}/metadata/{scope}/{template_key}": {
    "operation": "post_files_id_metadata_id_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [], "409": [ "application/json" ], "default": [] } }
  },
  "DELETE /files/{file_id}/metadata/{scope}/{template_key}": { "operation": "delete_files_id_metadata_id_id", "headers": [] },
  "GET /files/{file_id}/metadata/global/boxSkillsCards": { "operation": "get_files_id_metadata_global_boxSkillsCards", "headers": [] },
  "PUT /files/{file_id}/metadata/global/boxSkillsCards": {
    "operation": "put_files_id_metadata_global_boxSkillsCards",
    "headers": [],
    "formats": { "body": "application/json-patch+json" }
  },
  "POST /files/{file_id}/metadata/global/boxSkillsCards": { "operation": "post_files_id_metadata_global_boxSkillsCards", "headers": [] },
  "DELETE /files/{file_id}/metadata/global/boxSkillsCards": { "operation": "delete_files_id_metadata_global_boxSkillsCards", "headers": [] },
  "GET /files/{file_id}/watermark": { "operation": "get_files_id_watermark", "headers": [] },
  "PUT /files/{file_id}/watermark": { "operation": "put_files_id_watermark", "headers": [] },
  "DELETE /files/{file_id}/watermark": { "operation": "delete_files_id_watermark", "headers": [] },
  "GET /file_requests/{file_request_id}": { "operation": "get_file_requests_id", "headers": [] },
  "PUT /file_requests/{file_request_id}": { "operation": "put_file_requests_id", "headers": [ "if-match" ] },
  "DELETE /file_requests/{file_request_id}": { "operation": "delete_file_requests_id", "headers": [] },
  "POST /file_requests/{file_request_id}/copy": { "operation": "post_file_requests_id_copy", "headers": [] },
  "GET /folders/{folder_id}": {
    "operation": "get_folders_id",
    "headers": [ "if-none-match", "boxapi" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "size": 1,
        "path_collection": { "total_count": 1 },
        "item_collection": {
          "limit": 1,
          "total_count": 1,
          "offset": 1,
          "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
        }
      }
    }
  },
  "PUT /folders/{folder_id}": {
    "operation": "put_folders_id",
    "headers": [ "if-match" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "size": 1,
        "path_collection": { "total_count": 1 },
        "item_collection": {
          "limit": 1,
          "total_count": 1,
          "offset": 1,
          "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
        }
      }
    }
  },
  "POST /folders/{folder_id}": {
    "operation": "post_folders_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "size": 1, "path_collection": { "total_count": 1 } } }
  },
  "DELETE /folders/{folder_id}": { "operation": "delete_folders_id", "headers": [ "if-match" ] },
  "GET /folders/{folder_id}/app_item_associations": { "operation": "get_folders_id_app_item_associations", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /folders/{folder_id}/items": {
    "operation": "get_folders_id_items",
    "headers": [ "boxapi" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "total_count": 1,
        "offset": 1,
        "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
      }
    }
  },
  "POST /folders": {
    "operation": "post_folders",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "size": 1,
        "path_collection": { "total_count": 1 },
        "item_collection": {
          "limit": 1,
          "total_count": 1,
          "offset": 1,
          "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
        }
      }
    }
  },
  "POST /folders/{folder_id}/copy": {
    "operation": "post_folders_id_copy",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "size": 1,
        "path_collection": { "total_count": 1 },
        "item_collection": {
          "limit": 1,
          "total_count": 1,
          "offset": 1,
          "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
        }
      }
    }
  },
  "GET /folders/{folder_id}/collaborations": {
    "operation": "get_folders_id_collaborations",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "entries": {
          "*": {
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "GET /folders/{folder_id}/trash": {
    "operation": "get_folders_id_trash",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "size": 1, "path_collection": { "total_count": 1 } } }
  },
  "DELETE /folders/{folder_id}/trash": { "operation": "delete_folders_id_trash", "headers": [] },
  "GET /folders/{folder_id}/metadata": { "operation": "get_folders_id_metadata", "headers": [] },
  "GET /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "get_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "PUT /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo": {
    "operation": "put_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo",
    "headers": [],
    "formats": { "body": "application/json-patch+json" }
  },
  "POST /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "post_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "DELETE /folders/{folder_id}/metadata/enterprise/securityClassification-6VMVochwUWo": { "operation": "delete_folders_id_metadata_enterprise_securityClassification-6VMVochwUWo", "headers": [] },
  "GET /folders/{folder_id}/metadata/{scope}/{template_key}": { "operation": "get_folders_id_metadata_id_id", "headers": [] },
  "PUT /folders/{folder_id}/metadata/{scope}/{template_key}": { "operation": "put_folders_id_metadata_id_id", "headers": [], "formats": { "body": "application/json-patch+json" } },
  "POST /folders/{folder_id}/metadata/{scope}/{template_key}": {
    "operation": "post_folders_id_metadata_id_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "404": [], "409": [ "application/json" ], "default": [] } }
  },
  "DELETE /folders/{folder_id}/metadata/{scope}/{template_key}": { "operation": "delete_folders_id_metadata_id_id", "headers": [] },
  "GET /folders/trash/items": {
    "operation": "get_folders_trash_items",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "total_count": 1,
        "offset": 1,
        "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
      }
    }
  },
  "GET /folders/{folder_id}/watermark": { "operation": "get_folders_id_watermark", "headers": [] },
  "PUT /folders/{folder_id}/watermark": { "operation": "put_folders_id_watermark", "headers": [] },
  "DELETE /folders/{folder_id}/watermark": { "operation": "delete_folders_id_watermark", "headers": [] },
  "GET /folder_locks": { "operation": "get_folder_locks", "headers": [] },
  "POST /folder_locks": { "operation": "post_folder_locks", "headers": [], "input": "body" },
  "DELETE /folder_locks/{folder_lock_id}": { "operation": "delete_folder_locks_id", "headers": [] },
  "GET /metadata_templates": { "operation": "get_metadata_templates", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /metadata_templates/enterprise/securityClassification-6VMVochwUWo/schema": {
    "operation": "get_metadata_templates_enterprise_securityClassification-6VMVochwUWo_schema",
    "headers": [],
    "int64": {
      "data": { "fields": { "*": { "options": { "*": { "staticConfig": { "classification": { "colorID": 1 } } } } } } }
    }
  },
  "GET /metadata_templates/{scope}/{template_key}/schema": { "operation": "get_metadata_templates_id_id_schema", "headers": [] },
  "PUT /metadata_templates/{scope}/{template_key}/schema": {
    "operation": "put_metadata_templates_id_id_schema",
    "headers": [],
    "formats": { "body": "application/json-patch+json" }
  },
  "DELETE /metadata_templates/{scope}/{template_key}/schema": { "operation": "delete_metadata_templates_id_id_schema", "headers": [] },
  "GET /metadata_templates/{template_id}": {
    "operation": "get_metadata_templates_id",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "default": [] } }
  },
  "GET /metadata_templates/global": { "operation": "get_metadata_templates_global", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /metadata_templates/enterprise": { "operation": "get_metadata_templates_enterprise", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /metadata_templates/schema": { "operation": "post_metadata_templates_schema", "headers": [], "input": "body" },
  "GET /metadata_cascade_policies": { "operation": "get_metadata_cascade_policies", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /metadata_cascade_policies": { "operation": "post_metadata_cascade_policies", "headers": [], "input": "body" },
  "GET /metadata_cascade_policies/{metadata_cascade_policy_id}": { "operation": "get_metadata_cascade_policies_id", "headers": [] },
  "DELETE /metadata_cascade_policies/{metadata_cascade_policy_id}": { "operation": "delete_metadata_cascade_policies_id", "headers": [] },
  "POST /metadata_cascade_policies/{metadata_cascade_policy_id}/apply": { "operation": "post_metadata_cascade_policies_id_apply", "headers": [] },
  "POST /metadata_queries/execute_read": {
    "operation": "post_metadata_queries_execute_read",
    "headers": [],
    "input": "body",
    "int64": {
      "data": {
        "entries": {
          "*": {
            "size": 1,
            "path_collection": { "total_count": 1 },
            "expiring_embed_link": { "expires_in": 1 },
            "item_collection": {
              "limit": 1,
              "total_count": 1,
              "offset": 1,
              "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
            }
          }
        },
        "limit": 1
      }
    }
  },
  "GET /comments/{comment_id}": {
    "operation": "get_comments_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "PUT /comments/{comment_id}": {
    "operation": "put_comments_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "DELETE /comments/{comment_id}": { "operation": "delete_comments_id", "headers": [] },
  "POST /comments": {
    "operation": "post_comments",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "GET /collaborations/{collaboration_id}": {
    "operation": "get_collaborations_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "item": {
          "size": 1,
          "path_collection": { "total_count": 1 },
          "item_collection": {
            "limit": 1,
            "total_count": 1,
            "offset": 1,
            "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
          }
        }
      }
    }
  },
  "PUT /collaborations/{collaboration_id}": {
    "operation": "put_collaborations_id",
    "headers": [],
    "int64": {
      "data": {
        "item": {
          "size": 1,
          "path_collection": { "total_count": 1 },
          "item_collection": {
            "limit": 1,
            "total_count": 1,
            "offset": 1,
            "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
          }
        }
      }
    }
  },
  "DELETE /collaborations/{collaboration_id}": { "operation": "delete_collaborations_id", "headers": [] },
  "GET /collaborations": {
    "operation": "get_collaborations",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "total_count": 1,
        "limit": 1,
        "offset": 1,
        "entries": {
          "*": {
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "POST /collaborations": {
    "operation": "post_collaborations",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "item": {
          "size": 1,
          "path_collection": { "total_count": 1 },
          "item_collection": {
            "limit": 1,
            "total_count": 1,
            "offset": 1,
            "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
          }
        }
      }
    }
  },
  "GET /search": {
    "operation": "get_search",
    "headers": [],
    "formats": {
      "parameters": {
        "query": {
          "file_extensions": { "delimiter": "," },
          "created_at_range": { "delimiter": "," },
          "updated_at_range": { "delimiter": "," },
          "size_range": { "delimiter": "," },
          "owner_user_ids": { "delimiter": "," },
          "recent_updater_user_ids": { "delimiter": "," },
          "ancestor_folder_ids": { "delimiter": "," },
          "content_types": { "delimiter": "," },
          "fields": { "delimiter": "," }
        }
      }
    },
    "int64": {
      "data": {
        "total_count": 1,
        "limit": 1,
        "offset": 1,
        "entries": {
          "*": {
            "size": 1,
            "path_collection": { "total_count": 1 },
            "expiring_embed_link": { "expires_in": 1 },
            "item_collection": {
              "limit": 1,
              "total_count": 1,
              "offset": 1,
              "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
            },
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "expiring_embed_link": { "expires_in": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "POST /tasks": {
    "operation": "post_tasks",
    "headers": [],
    "input": "body",
    "int64": { "data": { "task_assignment_collection": { "total_count": 1 } } }
  },
  "GET /tasks/{task_id}": {
    "operation": "get_tasks_id",
    "headers": [],
    "int64": { "data": { "task_assignment_collection": { "total_count": 1 } } }
  },
  "PUT /tasks/{task_id}": {
    "operation": "put_tasks_id",
    "headers": [],
    "int64": { "data": { "task_assignment_collection": { "total_count": 1 } } }
  },
  "DELETE /tasks/{task_id}": { "operation": "delete_tasks_id", "headers": [] },
  "GET /tasks/{task_id}/assignments": { "operation": "get_tasks_id_assignments", "headers": [], "int64": { "data": { "total_count": 1 } } },
  "POST /task_assignments": { "operation": "post_task_assignments", "headers": [], "input": "body" },
  "GET /task_assignments/{task_assignment_id}": { "operation": "get_task_assignments_id", "headers": [] },
  "PUT /task_assignments/{task_assignment_id}": { "operation": "put_task_assignments_id", "headers": [] },
  "DELETE /task_assignments/{task_assignment_id}": { "operation": "delete_task_assignments_id", "headers": [] },
  "GET /shared_items": {
    "operation": "get_shared_items",
    "headers": [ "if-none-match", "boxapi" ],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
  },
  "POST /web_links": {
    "operation": "post_web_links",
    "headers": [],
    "input": "body",
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "GET /web_links/{web_link_id}": {
    "operation": "get_web_links_id",
    "headers": [ "boxapi" ],
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "PUT /web_links/{web_link_id}": { "operation": "put_web_links_id", "headers": [], "int64": { "data": { "path_collection": { "total_count": 1 } } } },
  "POST /web_links/{web_link_id}": {
    "operation": "post_web_links_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "DELETE /web_links/{web_link_id}": { "operation": "delete_web_links_id", "headers": [] },
  "GET /web_links/{web_link_id}/trash": {
    "operation": "get_web_links_id_trash",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "path_collection": { "total_count": 1 } } }
  },
  "DELETE /web_links/{web_link_id}/trash": { "operation": "delete_web_links_id_trash", "headers": [] },
  "GET /users": {
    "operation": "get_users",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "total_count": 1,
        "offset": 1,
        "entries": { "*": { "space_amount": 1, "space_used": 1, "max_upload_size": 1 } }
      }
    }
  },
  "POST /users": {
    "operation": "post_users",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "body": { "space_amount": 1 }, "data": { "space_amount": 1, "space_used": 1, "max_upload_size": 1 } }
  },
  "GET /users/me": {
    "operation": "get_users_me",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "space_amount": 1, "space_used": 1, "max_upload_size": 1 } }
  },
  "POST /users/terminate_sessions": { "operation": "post_users_terminate_sessions", "headers": [], "input": "body" },
  "GET /users/{user_id}": {
    "operation": "get_users_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "space_amount": 1, "space_used": 1, "max_upload_size": 1 } }
  },
  "PUT /users/{user_id}": {
    "operation": "put_users_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "body": { "space_amount": 1 }, "data": { "space_amount": 1, "space_used": 1, "max_upload_size": 1 } }
  },
  "DELETE /users/{user_id}": { "operation": "delete_users_id", "headers": [] },
  "GET /users/{user_id}/avatar": { "operation": "get_users_id_avatar", "headers": [], "formats": { "data": [ "image/jpg" ] } },
  "POST /users/{user_id}/avatar": { "operation": "post_users_id_avatar", "headers": [], "formats": { "body": "multipart/form-data" } },
  "DELETE /users/{user_id}/avatar": { "operation": "delete_users_id_avatar", "headers": [] },
  "PUT /users/{user_id}/folders/0": {
    "operation": "put_users_id_folders_0",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "size": 1,
        "path_collection": { "total_count": 1 },
        "item_collection": {
          "limit": 1,
          "total_count": 1,
          "offset": 1,
          "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
        }
      }
    }
  },
  "GET /users/{user_id}/email_aliases": { "operation": "get_users_id_email_aliases", "headers": [], "int64": { "data": { "total_count": 1 } } },
  "POST /users/{user_id}/email_aliases": { "operation": "post_users_id_email_aliases", "headers": [] },
  "DELETE /users/{user_id}/email_aliases/{email_alias_id}": { "operation": "delete_users_id_email_aliases_id", "headers": [] },
  "GET /users/{user_id}/memberships": {
    "operation": "get_users_id_memberships",
    "headers": [],
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1 } }
  },
  "POST /invites": {
    "operation": "post_invites",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "GET /invites/{invite_id}": {
    "operation": "get_invites_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "GET /groups": {
    "operation": "get_groups",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1 } }
  },
  "POST /groups": {
    "operation": "post_groups",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "POST /groups/terminate_sessions": { "operation": "post_groups_terminate_sessions", "headers": [], "input": "body" },
  "GET /groups/{group_id}": {
    "operation": "get_groups_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "PUT /groups/{group_id}": {
    "operation": "put_groups_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "DELETE /groups/{group_id}": { "operation": "delete_groups_id", "headers": [] },
  "GET /groups/{group_id}/memberships": {
    "operation": "get_groups_id_memberships",
    "headers": [],
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1 } }
  },
  "GET /groups/{group_id}/collaborations": {
    "operation": "get_groups_id_collaborations",
    "headers": [],
    "int64": {
      "data": {
        "total_count": 1,
        "limit": 1,
        "offset": 1,
        "entries": {
          "*": {
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "POST /group_memberships": {
    "operation": "post_group_memberships",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "GET /group_memberships/{group_membership_id}": {
    "operation": "get_group_memberships_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "PUT /group_memberships/{group_membership_id}": {
    "operation": "put_group_memberships_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "DELETE /group_memberships/{group_membership_id}": { "operation": "delete_group_memberships_id", "headers": [] },
  "GET /webhooks": { "operation": "get_webhooks", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /webhooks": { "operation": "post_webhooks", "headers": [], "input": "body" },
  "GET /webhooks/{webhook_id}": { "operation": "get_webhooks_id", "headers": [] },
  "PUT /webhooks/{webhook_id}": { "operation": "put_webhooks_id", "headers": [] },
  "DELETE /webhooks/{webhook_id}": { "operation": "delete_webhooks_id", "headers": [] },
  "PUT /skill_invocations/{skill_id}": { "operation": "put_skill_invocations_id", "headers": [] },
  "GET /events": {
    "operation": "get_events",
    "headers": [],
    "formats": { "parameters": { "query": { "event_type": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "chunk_size": 1,
        "entries": {
          "*": {
            "source": {
              "space_amount": 1,
              "space_used": 1,
              "max_upload_size": 1,
              "size": 1,
              "path_collection": { "total_count": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "OPTIONS /events": { "operation": "options_events", "headers": [], "int64": { "data": { "chunk_size": 1 } } },
  "GET /collections": {
    "operation": "get_collections",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "total_count": 1, "limit": 1, "offset": 1 } }
  },
  "GET /collections/{collection_id}/items": {
    "operation": "get_collections_id_items",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "total_count": 1,
        "limit": 1,
        "offset": 1,
        "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
      }
    }
  },
  "GET /collections/{collection_id}": { "operation": "get_collections_id", "headers": [] },
  "GET /recent_items": {
    "operation": "get_recent_items",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "entries": {
          "*": {
            "item": {
              "size": 1,
              "path_collection": { "total_count": 1 },
              "expiring_embed_link": { "expires_in": 1 },
              "item_collection": {
                "limit": 1,
                "total_count": 1,
                "offset": 1,
                "entries": { "*": { "path_collection": { "total_count": 1 }, "expiring_embed_link": { "expires_in": 1 } } }
              }
            }
          }
        }
      }
    }
  },
  "GET /retention_policies": {
    "operation": "get_retention_policies",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "entries": { "*": { "assignment_counts": { "enterprise": 1, "folder": 1, "metadata_template": 1 } } },
        "limit": 1
      }
    }
  },
  "POST /retention_policies": {
    "operation": "post_retention_policies",
    "headers": [],
    "input": "body",
    "int64": { "data": { "assignment_counts": { "enterprise": 1, "folder": 1, "metadata_template": 1 } } }
  },
  "GET /retention_policies/{retention_policy_id}": {
    "operation": "get_retention_policies_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "assignment_counts": { "enterprise": 1, "folder": 1, "metadata_template": 1 } } }
  },
  "PUT /retention_policies/{retention_policy_id}": {
    "operation": "put_retention_policies_id",
    "headers": [],
    "int64": { "data": { "assignment_counts": { "enterprise": 1, "folder": 1, "metadata_template": 1 } } }
  },
  "DELETE /retention_policies/{retention_policy_id}": { "operation": "delete_retention_policies_id", "headers": [] },
  "GET /retention_policies/{retention_policy_id}/assignments": {
    "operation": "get_retention_policies_id_assignments",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "limit": 1 } }
  },
  "POST /retention_policy_assignments": { "operation": "post_retention_policy_assignments", "headers": [], "input": "body" },
  "GET /retention_policy_assignments/{retention_policy_assignment_id}": {
    "operation": "get_retention_policy_assignments_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "DELETE /retention_policy_assignments/{retention_policy_assignment_id}": { "operation": "delete_retention_policy_assignments_id", "headers": [] },
  "GET /retention_policy_assignments/{retention_policy_assignment_id}/files_under_retention": {
    "operation": "get_retention_policy_assignments_id_files_under_retention",
    "headers": [],
    "int64": { "data": { "limit": 1 } }
  },
  "GET /retention_policy_assignments/{retention_policy_assignment_id}/file_versions_under_retention": {
    "operation": "get_retention_policy_assignments_id_file_versions_under_retention",
    "headers": [],
    "int64": { "data": { "limit": 1 } }
  },
  "GET /legal_hold_policies": {
    "operation": "get_legal_hold_policies",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": {
      "data": {
        "limit": 1,
        "entries": {
          "*": {
            "assignment_counts": { "user": 1, "folder": 1, "file": 1, "file_version": 1, "ownership": 1, "interactions": 1 }
          }
        }
      }
    }
  },
  "POST /legal_hold_policies": {
    "operation": "post_legal_hold_policies",
    "headers": [],
    "input": "body",
    "int64": {
      "data": {
        "assignment_counts": { "user": 1, "folder": 1, "file": 1, "file_version": 1, "ownership": 1, "interactions": 1 }
      }
    }
  },
  "GET /legal_hold_policies/{legal_hold_policy_id}": {
    "operation": "get_legal_hold_policies_id",
    "headers": [],
    "int64": {
      "data": {
        "assignment_counts": { "user": 1, "folder": 1, "file": 1, "file_version": 1, "ownership": 1, "interactions": 1 }
      }
    }
  },
  "PUT /legal_hold_policies/{legal_hold_policy_id}": {
    "operation": "put_legal_hold_policies_id",
    "headers": [],
    "int64": {
      "data": {
        "assignment_counts": { "user": 1, "folder": 1, "file": 1, "file_version": 1, "ownership": 1, "interactions": 1 }
      }
    }
  },
  "DELETE /legal_hold_policies/{legal_hold_policy_id}": { "operation": "delete_legal_hold_policies_id", "headers": [] },
  "GET /legal_hold_policy_assignments": {
    "operation": "get_legal_hold_policy_assignments",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "limit": 1 } }
  },
  "POST /legal_hold_policy_assignments": { "operation": "post_legal_hold_policy_assignments", "headers": [], "input": "body" },
  "GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}": { "operation": "get_legal_hold_policy_assignments_id", "headers": [] },
  "DELETE /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}": { "operation": "delete_legal_hold_policy_assignments_id", "headers": [] },
  "GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/files_on_hold": {
    "operation": "get_legal_hold_policy_assignments_id_files_on_hold",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "limit": 1 } }
  },
  "GET /file_version_retentions": { "operation": "get_file_version_retentions", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /legal_hold_policy_assignments/{legal_hold_policy_assignment_id}/file_versions_on_hold": {
    "operation": "get_legal_hold_policy_assignments_id_file_versions_on_hold",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "limit": 1, "entries": { "*": { "size": 1 } } } }
  },
  "GET /file_version_retentions/{file_version_retention_id}": { "operation": "get_file_version_retentions_id", "headers": [] },
  "GET /file_version_legal_holds/{file_version_legal_hold_id}": { "operation": "get_file_version_legal_holds_id", "headers": [] },
  "GET /file_version_legal_holds": { "operation": "get_file_version_legal_holds", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /shield_information_barriers/{shield_information_barrier_id}": { "operation": "get_shield_information_barriers_id", "headers": [] },
  "POST /shield_information_barriers/change_status": { "operation": "post_shield_information_barriers_change_status", "headers": [], "input": "body" },
  "GET /shield_information_barriers": { "operation": "get_shield_information_barriers", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /shield_information_barriers": { "operation": "post_shield_information_barriers", "headers": [], "input": "body" },
  "GET /shield_information_barrier_reports": { "operation": "get_shield_information_barrier_reports", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /shield_information_barrier_reports": { "operation": "post_shield_information_barrier_reports", "headers": [], "input": "body" },
  "GET /shield_information_barrier_reports/{shield_information_barrier_report_id}": { "operation": "get_shield_information_barrier_reports_id", "headers": [] },
  "GET /shield_information_barrier_segments/{shield_information_barrier_segment_id}": { "operation": "get_shield_information_barrier_segments_id", "headers": [] },
  "PUT /shield_information_barrier_segments/{shield_information_barrier_segment_id}": { "operation": "put_shield_information_barrier_segments_id", "headers": [] },
  "DELETE /shield_information_barrier_segments/{shield_information_barrier_segment_id}": { "operation": "delete_shield_information_barrier_segments_id", "headers": [] },
  "GET /shield_information_barrier_segments": { "operation": "get_shield_information_barrier_segments", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /shield_information_barrier_segments": { "operation": "post_shield_information_barrier_segments", "headers": [], "input": "body" },
  "GET /shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}": { "operation": "get_shield_information_barrier_segment_members_id", "headers": [] },
  "DELETE /shield_information_barrier_segment_members/{shield_information_barrier_segment_member_id}": { "operation": "delete_shield_information_barrier_segment_members_id", "headers": [] },
  "GET /shield_information_barrier_segment_members": { "operation": "get_shield_information_barrier_segment_members", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /shield_information_barrier_segment_members": { "operation": "post_shield_information_barrier_segment_members", "headers": [], "input": "body" },
  "GET /shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}": { "operation": "get_shield_information_barrier_segment_restrictions_id", "headers": [] },
  "DELETE /shield_information_barrier_segment_restrictions/{shield_information_barrier_segment_restriction_id}": { "operation": "delete_shield_information_barrier_segment_restrictions_id", "headers": [] },
  "GET /shield_information_barrier_segment_restrictions": {
    "operation": "get_shield_information_barrier_segment_restrictions",
    "headers": [],
    "int64": { "data": { "limit": 1 } }
  },
  "POST /shield_information_barrier_segment_restrictions": { "operation": "post_shield_information_barrier_segment_restrictions", "headers": [], "input": "body" },
  "GET /device_pinners/{device_pinner_id}": { "operation": "get_device_pinners_id", "headers": [] },
  "DELETE /device_pinners/{device_pinner_id}": { "operation": "delete_device_pinners_id", "headers": [] },
  "GET /enterprises/{enterprise_id}/device_pinners": {
    "operation": "get_enterprises_id_device_pinners",
    "headers": [],
    "int64": { "data": { "limit": 1, "next_marker": 1 } }
  },
  "GET /terms_of_services": { "operation": "get_terms_of_services", "headers": [], "int64": { "data": { "total_count": 1 } } },
  "POST /terms_of_services": { "operation": "post_terms_of_services", "headers": [], "input": "body" },
  "GET /terms_of_services/{terms_of_service_id}": { "operation": "get_terms_of_services_id", "headers": [] },
  "PUT /terms_of_services/{terms_of_service_id}": { "operation": "put_terms_of_services_id", "headers": [] },
  "GET /terms_of_service_user_statuses": { "operation": "get_terms_of_service_user_statuses", "headers": [], "int64": { "data": { "total_count": 1 } } },
  "POST /terms_of_service_user_statuses": { "operation": "post_terms_of_service_user_statuses", "headers": [], "input": "body" },
  "PUT /terms_of_service_user_statuses/{terms_of_service_user_status_id}": { "operation": "put_terms_of_service_user_statuses_id", "headers": [] },
  "GET /collaboration_whitelist_entries": { "operation": "get_collaboration_whitelist_entries", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /collaboration_whitelist_entries": { "operation": "post_collaboration_whitelist_entries", "headers": [], "input": "body" },
  "GET /collaboration_whitelist_entries/{collaboration_whitelist_entry_id}": { "operation": "get_collaboration_whitelist_entries_id", "headers": [] },
  "DELETE /collaboration_whitelist_entries/{collaboration_whitelist_entry_id}": { "operation": "delete_collaboration_whitelist_entries_id", "headers": [] },
  "GET /collaboration_whitelist_exempt_targets": { "operation": "get_collaboration_whitelist_exempt_targets", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /collaboration_whitelist_exempt_targets": { "operation": "post_collaboration_whitelist_exempt_targets", "headers": [], "input": "body" },
  "GET /collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}": { "operation": "get_collaboration_whitelist_exempt_targets_id", "headers": [] },
  "DELETE /collaboration_whitelist_exempt_targets/{collaboration_whitelist_exempt_target_id}": { "operation": "delete_collaboration_whitelist_exempt_targets_id", "headers": [] },
  "GET /storage_policies": {
    "operation": "get_storage_policies",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } },
    "int64": { "data": { "limit": 1 } }
  },
  "GET /storage_policies/{storage_policy_id}": { "operation": "get_storage_policies_id", "headers": [] },
  "GET /storage_policy_assignments": { "operation": "get_storage_policy_assignments", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /storage_policy_assignments": { "operation": "post_storage_policy_assignments", "headers": [], "input": "body" },
  "GET /storage_policy_assignments/{storage_policy_assignment_id}": { "operation": "get_storage_policy_assignments_id", "headers": [] },
  "PUT /storage_policy_assignments/{storage_policy_assignment_id}": { "operation": "put_storage_policy_assignments_id", "headers": [] },
  "DELETE /storage_policy_assignments/{storage_policy_assignment_id}": { "operation": "delete_storage_policy_assignments_id", "headers": [] },
  "POST /zip_downloads": { "operation": "post_zip_downloads", "headers": [], "input": "body" },
  "GET /zip_downloads/{zip_download_id}/content": { "operation": "get_zip_downloads_id_content", "headers": [], "formats": { "data": [ "application/octet-stream" ] } },
  "GET /zip_downloads/{zip_download_id}/status": { "operation": "get_zip_downloads_id_status", "headers": [] },
  "POST /sign_requests/{sign_request_id}/cancel": { "operation": "post_sign_requests_id_cancel", "headers": [] },
  "POST /sign_requests/{sign_request_id}/resend": { "operation": "post_sign_requests_id_resend", "headers": [] },
  "GET /sign_requests/{sign_request_id}": { "operation": "get_sign_requests_id", "headers": [] },
  "GET /sign_requests": { "operation": "get_sign_requests", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /sign_requests": { "operation": "post_sign_requests", "headers": [], "input": "body" },
  "GET /workflows": { "operation": "get_workflows", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /workflows/{workflow_id}/start": { "operation": "post_workflows_id_start", "headers": [] },
  "GET /sign_templates": { "operation": "get_sign_templates", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /sign_templates/{template_id}": { "operation": "get_sign_templates_id", "headers": [] },
  "GET /integration_mappings/slack": { "operation": "get_integration_mappings_slack", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /integration_mappings/slack": { "operation": "post_integration_mappings_slack", "headers": [], "input": "body" },
  "PUT /integration_mappings/slack/{integration_mapping_id}": { "operation": "put_integration_mappings_slack_id", "headers": [] },
  "DELETE /integration_mappings/slack/{integration_mapping_id}": { "operation": "delete_integration_mappings_slack_id", "headers": [] },
  "GET /integration_mappings/teams": { "operation": "get_integration_mappings_teams", "headers": [] },
  "POST /integration_mappings/teams": { "operation": "post_integration_mappings_teams", "headers": [], "input": "body" },
  "PUT /integration_mappings/teams/{integration_mapping_id}": { "operation": "put_integration_mappings_teams_id", "headers": [] },
  "DELETE /integration_mappings/teams/{integration_mapping_id}": { "operation": "delete_integration_mappings_teams_id", "headers": [] },
  "POST /ai/ask": { "operation": "post_ai_ask", "headers": [], "input": "body" },
  "POST /ai/text_gen": { "operation": "post_ai_text_gen", "headers": [], "input": "body" },
  "GET /ai_agent_default": { "operation": "get_ai_agent_default", "headers": [] },
  "POST /ai/extract": { "operation": "post_ai_extract", "headers": [], "input": "body" },
  "POST /ai/extract_structured": { "operation": "post_ai_extract_structured", "headers": [], "input": "body" },
  "GET /ai_agents": {
    "operation": "get_ai_agents",
    "headers": [],
    "formats": {
      "parameters": { "query": { "mode": { "delimiter": "," }, "fields": { "delimiter": "," }, "agent_state": { "delimiter": "," } } }
    },
    "int64": { "data": { "limit": 1 } }
  },
  "POST /ai_agents": { "operation": "post_ai_agents", "headers": [], "input": "body" },
  "GET /ai_agents/{agent_id}": {
    "operation": "get_ai_agents_id",
    "headers": [],
    "formats": { "parameters": { "query": { "fields": { "delimiter": "," } } } }
  },
  "PUT /ai_agents/{agent_id}": { "operation": "put_ai_agents_id", "headers": [] },
  "DELETE /ai_agents/{agent_id}": { "operation": "delete_ai_agents_id", "headers": [] },
  "POST /metadata_taxonomies": { "operation": "post_metadata_taxonomies", "headers": [], "input": "body" },
  "GET /metadata_taxonomies/{namespace}": { "operation": "get_metadata_taxonomies_id", "headers": [], "int64": { "data": { "limit": 1 } } },
  "GET /metadata_taxonomies/{namespace}/{taxonomy_key}": { "operation": "get_metadata_taxonomies_id_id", "headers": [] },
  "DELETE /metadata_taxonomies/{namespace}/{taxonomy_key}": { "operation": "delete_metadata_taxonomies_id_id", "headers": [] },
  "PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}": { "operation": "patch_metadata_taxonomies_id_id", "headers": [] },
  "POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels": { "operation": "post_metadata_taxonomies_id_id_levels", "headers": [] },
  "PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}/levels/{level_index}": { "operation": "patch_metadata_taxonomies_id_id_levels_id", "headers": [] },
  "POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels:append": { "operation": "post_metadata_taxonomies_id_id_levels:append", "headers": [] },
  "POST /metadata_taxonomies/{namespace}/{taxonomy_key}/levels:trim": { "operation": "post_metadata_taxonomies_id_id_levels:trim", "headers": [] },
  "GET /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes": { "operation": "get_metadata_taxonomies_id_id_nodes", "headers": [], "int64": { "data": { "limit": 1 } } },
  "POST /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes": { "operation": "post_metadata_taxonomies_id_id_nodes", "headers": [] },
  "GET /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}": { "operation": "get_metadata_taxonomies_id_id_nodes_id", "headers": [] },
  "DELETE /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}": { "operation": "delete_metadata_taxonomies_id_id_nodes_id", "headers": [] },
  "PATCH /metadata_taxonomies/{namespace}/{taxonomy_key}/nodes/{node_id}": { "operation": "patch_metadata_taxonomies_id_id_nodes_id", "headers": [] },
  "GET /metadata_templates/{namespace}/{template_key}/fields/{field_key}/options": { "operation": "get_metadata_templates_id_id_fields_id_options", "headers": [], "int64": { "data": { "limit": 1 } } }
} as const;
