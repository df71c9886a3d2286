// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/api/v2.0";

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
  "GET /health": {
    "operation": "getHealth",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "GET /search": {
    "operation": "search",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "500": [ "application/json" ] } },
    "int64": { "data": { "project": { "*": { "registry_id": 1 } } } }
  },
  "GET /statistics": {
    "operation": "getStatistic",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": {
      "data": {
        "private_project_count": 1,
        "private_repo_count": 1,
        "public_project_count": 1,
        "public_repo_count": 1,
        "total_project_count": 1,
        "total_repo_count": 1,
        "total_storage_consumption": 1
      }
    }
  },
  "POST /ldap/ping": {
    "operation": "pingLdap",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "ldap_scope": 1, "ldap_connection_timeout": 1 } }
  },
  "GET /ldap/users/search": {
    "operation": "searchLdapUser",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /ldap/users/import": {
    "operation": "importLdapUser",
    "headers": [ "X-Request-Id" ],
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
  "GET /ldap/groups/search": {
    "operation": "searchLdapGroup",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /internalconfig": {
    "operation": "getInternalconfig",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "500": [ "application/json" ] } }
  },
  "GET /configurations": {
    "operation": "getConfigurations",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "" ], "403": [ "" ], "500": [ "" ] } }
  },
  "PUT /configurations": {
    "operation": "updateConfigurations",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects": {
    "operation": "listProjects",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "registry_id": 1 } } }
  },
  "POST /projects": {
    "operation": "createProject",
    "headers": [ "X-Request-Id", "X-Resource-Name-In-Location" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "storage_limit": 1, "registry_id": 1 } }
  },
  "HEAD /projects": {
    "operation": "headProject",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /projects/{project_name_or_id}": {
    "operation": "getProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "registry_id": 1 } }
  },
  "PUT /projects/{project_name_or_id}": {
    "operation": "updateProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "storage_limit": 1, "registry_id": 1 } }
  },
  "DELETE /projects/{project_name_or_id}": {
    "operation": "deleteProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/_deletable": {
    "operation": "getProjectDeletable",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/summary": {
    "operation": "getProjectSummary",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "quota": { "hard": { "*": 1 }, "used": { "*": 1 } }, "registry": { "id": 1 } } }
  },
  "GET /projects/{project_name_or_id}/members": {
    "operation": "listProjectMembers",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "POST /projects/{project_name_or_id}/members": {
    "operation": "createProjectMember",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/members/{mid}": {
    "operation": "getProjectMember",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "PUT /projects/{project_name_or_id}/members/{mid}": {
    "operation": "updateProjectMember",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "DELETE /projects/{project_name_or_id}/members/{mid}": {
    "operation": "deleteProjectMember",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/metadatas/": {
    "operation": "listProjectMetadatas",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "POST /projects/{project_name_or_id}/metadatas/": {
    "operation": "addProjectMetadatas",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/metadatas/{meta_name}": {
    "operation": "getProjectMetadata",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "PUT /projects/{project_name_or_id}/metadatas/{meta_name}": {
    "operation": "updateProjectMetadata",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /projects/{project_name_or_id}/metadatas/{meta_name}": {
    "operation": "deleteProjectMetadata",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /repositories": {
    "operation": "listAllRepositories",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "project_id": 1, "artifact_count": 1, "pull_count": 1 } } }
  },
  "GET /projects/{project_name}/repositories": {
    "operation": "listRepositories",
    "headers": [ "X-Request-Id" ],
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
    "int64": { "data": { "*": { "id": 1, "project_id": 1, "artifact_count": 1, "pull_count": 1 } } }
  },
  "GET /projects/{project_name}/repositories/{repository_name}": {
    "operation": "getRepository",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1, "project_id": 1, "artifact_count": 1, "pull_count": 1 } }
  },
  "PUT /projects/{project_name}/repositories/{repository_name}": {
    "operation": "updateRepository",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "project_id": 1, "artifact_count": 1, "pull_count": 1 } }
  },
  "DELETE /projects/{project_name}/repositories/{repository_name}": {
    "operation": "deleteRepository",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts": {
    "operation": "listArtifacts",
    "headers": [ "X-Request-Id", "X-Accept-Vulnerabilities" ],
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
        "*": {
          "id": 1,
          "project_id": 1,
          "repository_id": 1,
          "size": 1,
          "references": { "*": { "parent_id": 1, "child_id": 1 } },
          "tags": { "*": { "id": 1, "repository_id": 1, "artifact_id": 1 } },
          "labels": { "*": { "id": 1, "project_id": 1 } },
          "scan_overview": { "*": { "duration": 1 } },
          "sbom_overview": { "duration": 1 },
          "accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } },
          "inherited_accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } }
        }
      }
    }
  },
  "POST /projects/{project_name}/repositories/{repository_name}/artifacts": {
    "operation": "CopyArtifact",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}": {
    "operation": "getArtifact",
    "headers": [ "X-Request-Id", "X-Accept-Vulnerabilities" ],
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
        "id": 1,
        "project_id": 1,
        "repository_id": 1,
        "size": 1,
        "references": { "*": { "parent_id": 1, "child_id": 1 } },
        "tags": { "*": { "id": 1, "repository_id": 1, "artifact_id": 1 } },
        "labels": { "*": { "id": 1, "project_id": 1 } },
        "scan_overview": { "*": { "duration": 1 } },
        "sbom_overview": { "duration": 1 },
        "accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } },
        "inherited_accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } }
      }
    }
  },
  "DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}": {
    "operation": "deleteArtifact",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan": {
    "operation": "scanArtifact",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/stop": {
    "operation": "stopScanArtifact",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/{report_id}/log": {
    "operation": "getReportLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags": {
    "operation": "listTags",
    "headers": [ "X-Request-Id" ],
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
    "int64": { "data": { "*": { "id": 1, "repository_id": 1, "artifact_id": 1 } } }
  },
  "POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags": {
    "operation": "createTag",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags/{tag_name}": {
    "operation": "deleteTag",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/accessories": {
    "operation": "listAccessories",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } } }
  },
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/vulnerabilities": {
    "operation": "getVulnerabilitiesAddition",
    "headers": [ "X-Request-Id", "X-Accept-Vulnerabilities" ],
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
  "GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/{addition}": {
    "operation": "getAddition",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels": {
    "operation": "addLabel",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "project_id": 1 } }
  },
  "DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels/{label_id}": {
    "operation": "removeLabel",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/artifacts": {
    "operation": "listArtifactsOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name", "X-Accept-Vulnerabilities" ],
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
        "*": {
          "id": 1,
          "project_id": 1,
          "repository_id": 1,
          "size": 1,
          "references": { "*": { "parent_id": 1, "child_id": 1 } },
          "tags": { "*": { "id": 1, "repository_id": 1, "artifact_id": 1 } },
          "labels": { "*": { "id": 1, "project_id": 1 } },
          "scan_overview": { "*": { "duration": 1 } },
          "sbom_overview": { "duration": 1 },
          "accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } },
          "inherited_accessories": { "*": { "id": 1, "artifact_id": 1, "subject_artifact_id": 1, "size": 1 } }
        }
      }
    }
  },
  "GET /projects/{project_name_or_id}/scanner": {
    "operation": "getScannerOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": { "errors": { "400": [ "" ], "401": [ "" ], "403": [ "" ], "404": [ "" ], "500": [ "" ] } }
  },
  "PUT /projects/{project_name_or_id}/scanner": {
    "operation": "setScannerOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/scanner/candidates": {
    "operation": "listScannerCandidatesOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /audit-logs": {
    "operation": "listAuditLogs",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /auditlog-exts": {
    "operation": "listAuditLogExts",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /auditlog-exts/events": {
    "operation": "listAuditLogEventTypes",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /projects/{project_name}/logs": {
    "operation": "getLogs",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /projects/{project_name}/auditlog-exts": {
    "operation": "getLogExts",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /p2p/preheat/providers": {
    "operation": "ListProviders",
    "headers": [ "X-Request-Id" ],
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
  "POST /p2p/preheat/instances/ping": {
    "operation": "PingInstances",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "404": [ "" ], "500": [ "application/json" ] }
    },
    "int64": { "body": { "setup_timestamp": 1 } }
  },
  "GET /p2p/preheat/instances": {
    "operation": "ListInstances",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "setup_timestamp": 1 } } }
  },
  "POST /p2p/preheat/instances": {
    "operation": "CreateInstance",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "setup_timestamp": 1 } }
  },
  "GET /p2p/preheat/instances/{preheat_instance_name}": {
    "operation": "GetInstance",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "setup_timestamp": 1 } }
  },
  "PUT /p2p/preheat/instances/{preheat_instance_name}": {
    "operation": "UpdateInstance",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "setup_timestamp": 1 } }
  },
  "DELETE /p2p/preheat/instances/{preheat_instance_name}": {
    "operation": "DeleteInstance",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/preheat/policies": {
    "operation": "ListPolicies",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name}/preheat/policies": {
    "operation": "CreatePolicy",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name}/preheat/policies/{preheat_policy_name}": {
    "operation": "GetPolicy",
    "headers": [ "X-Request-Id" ],
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
  "PUT /projects/{project_name}/preheat/policies/{preheat_policy_name}": {
    "operation": "UpdatePolicy",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name}/preheat/policies/{preheat_policy_name}": {
    "operation": "ManualPreheat",
    "headers": [ "X-Request-Id" ],
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
  "DELETE /projects/{project_name}/preheat/policies/{preheat_policy_name}": {
    "operation": "DeletePolicy",
    "headers": [ "X-Request-Id" ],
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
  "GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions": {
    "operation": "ListExecutions",
    "headers": [ "X-Request-Id" ],
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
  "GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}": {
    "operation": "GetExecution",
    "headers": [ "X-Request-Id" ],
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
  "PATCH /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}": {
    "operation": "StopExecution",
    "headers": [ "X-Request-Id" ],
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
  "GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks": {
    "operation": "ListTasks",
    "headers": [ "X-Request-Id" ],
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
  "GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks/{task_id}/logs": {
    "operation": "GetPreheatLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /projects/{project_name}/preheat/providers": {
    "operation": "ListProvidersUnderProject",
    "headers": [ "X-Request-Id" ],
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
  "GET /projects/{project_name_or_id}/immutabletagrules": {
    "operation": "ListImmuRules",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /projects/{project_name_or_id}/immutabletagrules": {
    "operation": "CreateImmuRule",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "PUT /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}": {
    "operation": "UpdateImmuRule",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "DELETE /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}": {
    "operation": "DeleteImmuRule",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/webhook/policies": {
    "operation": "ListWebhookPoliciesOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "id": 1 } } }
  },
  "POST /projects/{project_name_or_id}/webhook/policies": {
    "operation": "CreateWebhookPolicyOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1 } }
  },
  "GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}": {
    "operation": "GetWebhookPolicyOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1 } }
  },
  "PUT /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}": {
    "operation": "UpdateWebhookPolicyOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1 } }
  },
  "DELETE /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}": {
    "operation": "DeleteWebhookPolicyOfProject",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions": {
    "operation": "ListExecutionsOfWebhookPolicy",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks": {
    "operation": "ListTasksOfWebhookExecution",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
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
  "GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks/{task_id}/log": {
    "operation": "GetLogsOfWebhookTask",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /projects/{project_name_or_id}/webhook/lasttrigger": {
    "operation": "LastTrigger",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /projects/{project_name_or_id}/webhook/jobs": {
    "operation": "ListWebhookJobs",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": {
      "parameters": { "query": { "status": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "*": { "id": 1, "policy_id": 1 } } }
  },
  "GET /projects/{project_name_or_id}/webhook/events": {
    "operation": "GetSupportedEventTypes",
    "headers": [ "X-Request-Id", "X-Is-Resource-Name" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /usergroups": {
    "operation": "listUserGroups",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /usergroups": {
    "operation": "createUserGroup",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /usergroups/search": {
    "operation": "searchUserGroups",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "409": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /usergroups/{group_id}": {
    "operation": "getUserGroup",
    "headers": [ "X-Request-Id" ],
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
  "PUT /usergroups/{group_id}": {
    "operation": "updateUserGroup",
    "headers": [ "X-Request-Id" ],
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
  "DELETE /usergroups/{group_id}": {
    "operation": "deleteUserGroup",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /icons/{digest}": {
    "operation": "getIcon",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /robots": {
    "operation": "ListRobot",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "duration": 1, "expires_at": 1, "creator_ref": 1 } } }
  },
  "POST /robots": {
    "operation": "CreateRobot",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "duration": 1 }, "data": { "id": 1, "expires_at": 1 } }
  },
  "GET /quotas": {
    "operation": "listQuotas",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "hard": { "*": 1 }, "used": { "*": 1 } } } }
  },
  "GET /quotas/{id}": {
    "operation": "getQuota",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "hard": { "*": 1 }, "used": { "*": 1 } } }
  },
  "PUT /quotas/{id}": {
    "operation": "updateQuota",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "hard": { "*": 1 } } }
  },
  "GET /robots/{robot_id}": {
    "operation": "GetRobotByID",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1, "duration": 1, "expires_at": 1, "creator_ref": 1 } }
  },
  "PUT /robots/{robot_id}": {
    "operation": "UpdateRobot",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "duration": 1, "expires_at": 1, "creator_ref": 1 } }
  },
  "DELETE /robots/{robot_id}": {
    "operation": "DeleteRobot",
    "headers": [ "X-Request-Id" ],
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
  "PATCH /robots/{robot_id}": {
    "operation": "RefreshSec",
    "headers": [ "X-Request-Id" ],
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
  "GET /replication/policies": {
    "operation": "listReplicationPolicies",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "src_registry": { "id": 1 }, "dest_registry": { "id": 1 } } } }
  },
  "POST /replication/policies": {
    "operation": "createReplicationPolicy",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "src_registry": { "id": 1 }, "dest_registry": { "id": 1 } } }
  },
  "GET /replication/policies/{id}": {
    "operation": "getReplicationPolicy",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "id": 1, "src_registry": { "id": 1 }, "dest_registry": { "id": 1 } } }
  },
  "PUT /replication/policies/{id}": {
    "operation": "updateReplicationPolicy",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "src_registry": { "id": 1 }, "dest_registry": { "id": 1 } } }
  },
  "DELETE /replication/policies/{id}": {
    "operation": "deleteReplicationPolicy",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /replication/executions": {
    "operation": "listReplicationExecutions",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /replication/executions": {
    "operation": "startReplication",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "policy_id": 1 } }
  },
  "GET /replication/executions/{id}": {
    "operation": "getReplicationExecution",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /replication/executions/{id}": {
    "operation": "stopReplication",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /replication/executions/{id}/tasks": {
    "operation": "listReplicationTasks",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /replication/executions/{id}/tasks/{task_id}/log": {
    "operation": "getReplicationLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /replication/adapters": {
    "operation": "listRegistryProviderTypes",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /replication/adapterinfos": {
    "operation": "listRegistryProviderInfos",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /registries": {
    "operation": "listRegistries",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1 } } }
  },
  "POST /registries": {
    "operation": "createRegistry",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1 } }
  },
  "POST /registries/ping": {
    "operation": "pingRegistry",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1 } }
  },
  "GET /registries/{id}": {
    "operation": "getRegistry",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "data": { "id": 1 } }
  },
  "PUT /registries/{id}": {
    "operation": "updateRegistry",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /registries/{id}": {
    "operation": "deleteRegistry",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /registries/{id}/info": {
    "operation": "getRegistryInfo",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /scans/all/metrics": {
    "operation": "getLatestScanAllMetrics",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /scans/schedule/metrics": {
    "operation": "getLatestScheduledScanAllMetrics",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /systeminfo": {
    "operation": "getSystemInfo",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "500": [ "application/json" ] } }
  },
  "GET /systeminfo/volumes": {
    "operation": "getVolumes",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /systeminfo/getcert": {
    "operation": "getCert",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "404": [ "" ], "500": [ "application/json" ] }, "data": [ "application/octet-stream" ] }
  },
  "POST /system/oidc/ping": {
    "operation": "pingOIDC",
    "headers": [ "X-Request-Id" ],
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
  "GET /system/gc": {
    "operation": "getGCHistory",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /system/gc/{gc_id}": {
    "operation": "getGC",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /system/gc/{gc_id}": {
    "operation": "stopGC",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /system/gc/{gc_id}/log": {
    "operation": "getGCLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /system/gc/schedule": {
    "operation": "getGCSchedule",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /system/gc/schedule": {
    "operation": "updateGCSchedule",
    "headers": [ "X-Request-Id" ],
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
  "POST /system/gc/schedule": {
    "operation": "createGCSchedule",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /system/purgeaudit": {
    "operation": "getPurgeHistory",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /system/purgeaudit/{purge_id}": {
    "operation": "getPurgeJob",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /system/purgeaudit/{purge_id}": {
    "operation": "stopPurge",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /system/purgeaudit/{purge_id}/log": {
    "operation": "getPurgeJobLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /system/purgeaudit/schedule": {
    "operation": "getPurgeSchedule",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /system/purgeaudit/schedule": {
    "operation": "updatePurgeSchedule",
    "headers": [ "X-Request-Id" ],
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
  "POST /system/purgeaudit/schedule": {
    "operation": "createPurgeSchedule",
    "headers": [ "X-Request-Id" ],
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
  "GET /system/CVEAllowlist": {
    "operation": "getSystemCVEAllowlist",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /system/CVEAllowlist": {
    "operation": "putSystemCVEAllowlist",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /system/scanAll/schedule": {
    "operation": "getScanAllSchedule",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /system/scanAll/schedule": {
    "operation": "updateScanAllSchedule",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /system/scanAll/schedule": {
    "operation": "createScanAllSchedule",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "412": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /system/scanAll/stop": {
    "operation": "stopScanAll",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /jobservice/pools": {
    "operation": "getWorkerPools",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /jobservice/pools/{pool_id}/workers": {
    "operation": "getWorkers",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /jobservice/jobs/{job_id}": {
    "operation": "stopRunningJob",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /jobservice/jobs/{job_id}/log": {
    "operation": "actionGetJobLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/plain" ]
    }
  },
  "GET /jobservice/queues": {
    "operation": "listJobQueues",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /jobservice/queues/{job_type}": {
    "operation": "actionPendingJobs",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "422": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /schedules": {
    "operation": "listSchedules",
    "headers": [ "X-Request-Id" ],
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
  "GET /schedules/{job_type}/paused": {
    "operation": "getSchedulePaused",
    "headers": [ "X-Request-Id" ],
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
  "GET /ping": { "operation": "getPing", "headers": [ "X-Request-Id" ], "formats": { "data": [ "text/plain" ] } },
  "GET /retentions/metadatas": {
    "operation": "getRentenitionMetadata",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /retentions": {
    "operation": "createRetention",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1 } }
  },
  "GET /retentions/{id}": {
    "operation": "getRetention",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "id": 1 } }
  },
  "PUT /retentions/{id}": {
    "operation": "updateRetention",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "body": { "id": 1 } }
  },
  "DELETE /retentions/{id}": {
    "operation": "deleteRetention",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /retentions/{id}/executions": {
    "operation": "listRetentionExecutions",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "policy_id": 1 } } }
  },
  "POST /retentions/{id}/executions": {
    "operation": "triggerRetentionExecution",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PATCH /retentions/{id}/executions/{eid}": {
    "operation": "operateRetentionExecution",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /retentions/{id}/executions/{eid}/tasks": {
    "operation": "listRetentionTasks",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "execution_id": 1, "status_revision": 1 } } }
  },
  "GET /retentions/{id}/executions/{eid}/tasks/{tid}": {
    "operation": "getRetentionTaskLog",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] },
      "data": [ "text/plain" ]
    }
  },
  "GET /scanners": {
    "operation": "listScanners",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /scanners": {
    "operation": "createScanner",
    "headers": [ "X-Request-Id" ],
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
  "POST /scanners/ping": {
    "operation": "pingScanner",
    "headers": [ "X-Request-Id" ],
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
  "GET /scanners/{registration_id}": {
    "operation": "getScanner",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /scanners/{registration_id}": {
    "operation": "updateScanner",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "DELETE /scanners/{registration_id}": {
    "operation": "deleteScanner",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PATCH /scanners/{registration_id}": {
    "operation": "setScannerAsDefault",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /scanners/{registration_id}/metadata": {
    "operation": "getScannerMetadata",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /users": {
    "operation": "listUsers",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "POST /users": {
    "operation": "createUser",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /users/current": {
    "operation": "getCurrentUserInfo",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "412": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /users/search": {
    "operation": "searchUsers",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "GET /users/{user_id}": {
    "operation": "getUser",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /users/{user_id}": {
    "operation": "updateUserProfile",
    "headers": [ "X-Request-Id" ],
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
  "DELETE /users/{user_id}": {
    "operation": "deleteUser",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /users/{user_id}/sysadmin": {
    "operation": "setUserSysAdmin",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "PUT /users/{user_id}/password": {
    "operation": "updateUserPassword",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "" ], "401": [ "application/json" ], "403": [ "" ], "500": [ "application/json" ] } }
  },
  "GET /users/current/permissions": {
    "operation": "getCurrentUserPermissions",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "500": [ "application/json" ] } }
  },
  "PUT /users/{user_id}/cli_secret": {
    "operation": "setCliSecret",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "412": [ "" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /labels": {
    "operation": "ListLabels",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "id": 1, "project_id": 1 } } }
  },
  "POST /labels": {
    "operation": "CreateLabel",
    "headers": [ "X-Request-Id" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "409": [ "application/json" ],
        "415": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "project_id": 1 } }
  },
  "GET /labels/{label_id}": {
    "operation": "GetLabelByID",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "id": 1, "project_id": 1 } }
  },
  "PUT /labels/{label_id}": {
    "operation": "UpdateLabel",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "id": 1, "project_id": 1 } }
  },
  "DELETE /labels/{label_id}": {
    "operation": "DeleteLabel",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "POST /export/cve": {
    "operation": "exportScanData",
    "headers": [ "X-Request-Id", "X-Scan-Data-Type" ],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "405": [ "application/json" ],
        "409": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": { "body": { "projects": { "*": 1 }, "labels": { "*": 1 } }, "data": { "id": 1 } }
  },
  "GET /export/cve/execution/{execution_id}": {
    "operation": "getScanDataExportExecution",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /export/cve/executions": {
    "operation": "getScanDataExportExecutionList",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    }
  },
  "GET /export/cve/download/{execution_id}": {
    "operation": "downloadScanData",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      },
      "data": [ "text/csv" ]
    }
  },
  "GET /security/summary": {
    "operation": "getSecuritySummary",
    "headers": [ "X-Request-Id" ],
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "500": [ "application/json" ]
      }
    },
    "int64": {
      "data": {
        "critical_cnt": 1,
        "high_cnt": 1,
        "medium_cnt": 1,
        "low_cnt": 1,
        "none_cnt": 1,
        "unknown_cnt": 1,
        "total_vuls": 1,
        "scanned_cnt": 1,
        "total_artifact": 1,
        "fixable_cnt": 1,
        "dangerous_artifacts": { "*": { "project_id": 1, "high_cnt": 1 } }
      }
    }
  },
  "GET /security/vul": {
    "operation": "ListVulnerabilities",
    "headers": [ "X-Request-Id" ],
    "formats": { "errors": { "400": [ "application/json" ], "401": [ "application/json" ], "500": [ "application/json" ] } },
    "int64": { "data": { "*": { "project_id": 1 } } }
  },
  "GET /permissions": {
    "operation": "getPermissions",
    "headers": [ "X-Request-Id" ],
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
