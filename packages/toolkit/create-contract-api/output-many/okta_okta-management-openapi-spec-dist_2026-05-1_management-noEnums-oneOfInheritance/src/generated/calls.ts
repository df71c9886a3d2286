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
  "GET /.well-known/app-authenticator-configuration": {
    "operation": "getWellKnownAppAuthenticatorConfiguration",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /.well-known/apple-app-site-association": {
    "operation": "getAppleAppSiteAssociationWellKnownURI",
    "headers": [],
    "formats": { "errors": { "429": [ "application/json" ] } }
  },
  "GET /.well-known/assetlinks.json": {
    "operation": "getAssetLinksWellKnownURI",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /.well-known/okta-organization": { "operation": "getWellknownOrgMetadata", "headers": [], "formats": { "errors": { "429": [ "application/json" ] } } },
  "GET /.well-known/ssf-configuration": {
    "operation": "getWellknownSsfMetadata",
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
  "GET /.well-known/webauthn": {
    "operation": "getWebAuthnWellKnownURI",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/agentPools": {
    "operation": "listAgentPools",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "*": { "agents": { "*": { "lastConnection": 1 } } } } }
  },
  "GET /api/v1/agentPools/{poolId}/updates": {
    "operation": "listAgentPoolsUpdates",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "*": { "agents": { "*": { "lastConnection": 1 } } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates": {
    "operation": "createAgentPoolsUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    },
    "int64": { "body": { "agents": { "*": { "lastConnection": 1 } } }, "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "GET /api/v1/agentPools/{poolId}/updates/settings": {
    "operation": "getAgentPoolsUpdateSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/settings": {
    "operation": "updateAgentPoolsUpdateSettings",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/agentPools/{poolId}/updates/{updateId}": {
    "operation": "getAgentPoolsUpdateInstance",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}": {
    "operation": "updateAgentPoolsUpdate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    },
    "int64": { "body": { "agents": { "*": { "lastConnection": 1 } } }, "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "DELETE /api/v1/agentPools/{poolId}/updates/{updateId}": {
    "operation": "deleteAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/activate": {
    "operation": "activateAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/deactivate": {
    "operation": "deactivateAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/pause": {
    "operation": "pauseAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/resume": {
    "operation": "resumeAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/retry": {
    "operation": "retryAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "POST /api/v1/agentPools/{poolId}/updates/{updateId}/stop": {
    "operation": "stopAgentPoolsUpdate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } },
    "int64": { "data": { "agents": { "*": { "lastConnection": 1 } } } }
  },
  "GET /api/v1/api-tokens": {
    "operation": "listApiTokens",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/api-tokens/current": {
    "operation": "revokeCurrentApiToken",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/api-tokens/{apiTokenId}": {
    "operation": "getApiToken",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/api-tokens/{apiTokenId}": {
    "operation": "upsertApiToken",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/api-tokens/{apiTokenId}": {
    "operation": "revokeApiToken",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps": {
    "operation": "listApplications",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps": {
    "operation": "createApplication",
    "headers": [ "OktaAccessGateway-Agent" ],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}": {
    "operation": "getApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/apps/{appId}": {
    "operation": "replaceApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/apps/{appId}": {
    "operation": "deleteApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/connections/default": {
    "operation": "getDefaultProvisioningConnectionForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/connections/default": {
    "operation": "updateDefaultProvisioningConnectionForApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/connections/default/jwks": {
    "operation": "getUserProvisioningConnectionJWKS",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/connections/default/lifecycle/activate": {
    "operation": "activateDefaultProvisioningConnectionForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/connections/default/lifecycle/deactivate": {
    "operation": "deactivateDefaultProvisioningConnectionForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/credentials/csrs": {
    "operation": "listCsrsForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/credentials/csrs": {
    "operation": "generateCsrForApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "data": [ "application/pkcs10" ]
    }
  },
  "GET /api/v1/apps/{appId}/credentials/csrs/{csrId}": {
    "operation": "getCsrForApplication",
    "headers": [],
    "formats": {
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] },
      "data": [ "application/pkcs10" ]
    }
  },
  "DELETE /api/v1/apps/{appId}/credentials/csrs/{csrId}": {
    "operation": "revokeCsrFromApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/credentials/csrs/{csrId}/lifecycle/publish": {
    "operation": "publishCsrFromApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "application/x-x509-ca-cert",
      "bodies": [ "application/x-x509-ca-cert", "application/pkix-cert", "application/x-pem-file" ]
    }
  },
  "GET /api/v1/apps/{appId}/credentials/jwks": {
    "operation": "listJwk",
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
  "POST /api/v1/apps/{appId}/credentials/jwks": {
    "operation": "addJwk",
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
  "GET /api/v1/apps/{appId}/credentials/jwks/{keyId}": {
    "operation": "getJwk",
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
  "DELETE /api/v1/apps/{appId}/credentials/jwks/{keyId}": {
    "operation": "deletejwk",
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
  "POST /api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/activate": {
    "operation": "activateOAuth2ClientJsonWebKey",
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
  "POST /api/v1/apps/{appId}/credentials/jwks/{keyId}/lifecycle/deactivate": {
    "operation": "deactivateOAuth2ClientJsonWebKey",
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
  "GET /api/v1/apps/{appId}/credentials/keys": {
    "operation": "listApplicationKeys",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/credentials/keys/generate": {
    "operation": "generateApplicationKey",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/credentials/keys/{keyId}": {
    "operation": "getApplicationKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/credentials/keys/{keyId}/clone": {
    "operation": "cloneApplicationKey",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/credentials/secrets": {
    "operation": "listOAuth2ClientSecrets",
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
  "POST /api/v1/apps/{appId}/credentials/secrets": {
    "operation": "createOAuth2ClientSecret",
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
  "GET /api/v1/apps/{appId}/credentials/secrets/{secretId}": {
    "operation": "getOAuth2ClientSecret",
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
  "DELETE /api/v1/apps/{appId}/credentials/secrets/{secretId}": {
    "operation": "deleteOAuth2ClientSecret",
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
  "POST /api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/activate": {
    "operation": "activateOAuth2ClientSecret",
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
  "POST /api/v1/apps/{appId}/credentials/secrets/{secretId}/lifecycle/deactivate": {
    "operation": "deactivateOAuth2ClientSecret",
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
  "GET /api/v1/apps/{appId}/cwo/connections": {
    "operation": "getAllCrossAppAccessConnections",
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
  "POST /api/v1/apps/{appId}/cwo/connections": {
    "operation": "createCrossAppAccessConnection",
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
  "GET /api/v1/apps/{appId}/cwo/connections/{connectionId}": {
    "operation": "getCrossAppAccessConnection",
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
  "DELETE /api/v1/apps/{appId}/cwo/connections/{connectionId}": {
    "operation": "deleteCrossAppAccessConnection",
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
  "PATCH /api/v1/apps/{appId}/cwo/connections/{connectionId}": {
    "operation": "updateCrossAppAccessConnection",
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
  "GET /api/v1/apps/{appId}/features": {
    "operation": "listFeaturesForApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/features/{featureName}": {
    "operation": "getFeatureForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/apps/{appId}/features/{featureName}": {
    "operation": "updateFeatureForApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/federated-claims": {
    "operation": "listFederatedClaims",
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
  "POST /api/v1/apps/{appId}/federated-claims": {
    "operation": "createFederatedClaim",
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
  "GET /api/v1/apps/{appId}/federated-claims/{claimId}": {
    "operation": "getFederatedClaim",
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
  "PUT /api/v1/apps/{appId}/federated-claims/{claimId}": {
    "operation": "replaceFederatedClaim",
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
  "DELETE /api/v1/apps/{appId}/federated-claims/{claimId}": {
    "operation": "deleteFederatedClaim",
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
  "GET /api/v1/apps/{appId}/grants": {
    "operation": "listScopeConsentGrants",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/grants": {
    "operation": "grantConsentToScope",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/grants/{grantId}": {
    "operation": "getScopeConsentGrant",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/apps/{appId}/grants/{grantId}": {
    "operation": "revokeScopeConsentGrant",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/group-push/mappings": {
    "operation": "listGroupPushMappings",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/group-push/mappings": {
    "operation": "createGroupPushMapping",
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
  "GET /api/v1/apps/{appId}/group-push/mappings/{mappingId}": {
    "operation": "getGroupPushMapping",
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
  "DELETE /api/v1/apps/{appId}/group-push/mappings/{mappingId}": {
    "operation": "deleteGroupPushMapping",
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
  "PATCH /api/v1/apps/{appId}/group-push/mappings/{mappingId}": {
    "operation": "updateGroupPushMapping",
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
  "GET /api/v1/apps/{appId}/groups": {
    "operation": "listApplicationGroupAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/groups/{groupId}": {
    "operation": "getApplicationGroupAssignment",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/apps/{appId}/groups/{groupId}": {
    "operation": "assignGroupToApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/apps/{appId}/groups/{groupId}": {
    "operation": "unassignApplicationFromGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/apps/{appId}/groups/{groupId}": {
    "operation": "updateGroupAssignmentToApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/interclient-allowed-apps": {
    "operation": "listInterclientAllowedApplications",
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
  "POST /api/v1/apps/{appId}/interclient-allowed-apps": {
    "operation": "createInterclientTrustMapping",
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
  "DELETE /api/v1/apps/{appId}/interclient-allowed-apps/{allowedAppId}": {
    "operation": "deleteInterclientTrustMapping",
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
  "GET /api/v1/apps/{appId}/interclient-target-apps": {
    "operation": "listInterclientTargetApplications",
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
  "POST /api/v1/apps/{appId}/lifecycle/activate": {
    "operation": "activateApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/lifecycle/deactivate": {
    "operation": "deactivateApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/logo": {
    "operation": "uploadApplicationLogo",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "PUT /api/v1/apps/{appId}/policies/{policyId}": {
    "operation": "assignApplicationPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/sso/saml/metadata": {
    "operation": "previewSAMLmetadataForApplication",
    "headers": [],
    "formats": {
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] },
      "data": [ "text/xml" ]
    }
  },
  "GET /api/v1/apps/{appId}/tokens": {
    "operation": "listOAuth2TokensForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/apps/{appId}/tokens": {
    "operation": "revokeOAuth2TokensForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/tokens/{tokenId}": {
    "operation": "getOAuth2TokenForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/apps/{appId}/tokens/{tokenId}": {
    "operation": "revokeOAuth2TokenForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/apps/{appId}/users": {
    "operation": "listApplicationUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/users": {
    "operation": "assignUserToApplication",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/apps/{appId}/users/{userId}": {
    "operation": "getApplicationUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appId}/users/{userId}": {
    "operation": "updateApplicationUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/apps/{appId}/users/{userId}": {
    "operation": "unassignUserFromApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/apps/{appName}/{appId}/oauth2/callback": {
    "operation": "verifyProvisioningConnectionForApplication",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authenticators": {
    "operation": "listAuthenticators",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authenticators": {
    "operation": "createAuthenticator",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authenticators/{authenticatorId}": {
    "operation": "getAuthenticator",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authenticators/{authenticatorId}": {
    "operation": "replaceAuthenticator",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authenticators/{authenticatorId}/aaguids": {
    "operation": "listAllCustomAAGUIDs",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authenticators/{authenticatorId}/aaguids": {
    "operation": "createCustomAAGUID",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}": {
    "operation": "getCustomAAGUID",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}": {
    "operation": "replaceCustomAAGUID",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}": {
    "operation": "deleteCustomAAGUID",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/authenticators/{authenticatorId}/aaguids/{aaguid}": {
    "operation": "updateCustomAAGUID",
    "headers": [],
    "formats": {
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] },
      "body": "application/merge-patch+json"
    }
  },
  "POST /api/v1/authenticators/{authenticatorId}/lifecycle/activate": {
    "operation": "activateAuthenticator",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authenticators/{authenticatorId}/lifecycle/deactivate": {
    "operation": "deactivateAuthenticator",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authenticators/{authenticatorId}/methods": {
    "operation": "listAuthenticatorMethods",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authenticators/{authenticatorId}/methods/{methodType}": {
    "operation": "getAuthenticatorMethod",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authenticators/{authenticatorId}/methods/{methodType}": {
    "operation": "replaceAuthenticatorMethod",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/activate": {
    "operation": "activateAuthenticatorMethod",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authenticators/{authenticatorId}/methods/{methodType}/lifecycle/deactivate": {
    "operation": "deactivateAuthenticatorMethod",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authenticators/{authenticatorId}/methods/{webAuthnMethodType}/verify-rp-id-domain": {
    "operation": "verifyRpIdDomain",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authorizationServers": {
    "operation": "listAuthorizationServers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers": {
    "operation": "createAuthorizationServer",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}": {
    "operation": "getAuthorizationServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authorizationServers/{authServerId}": {
    "operation": "replaceAuthorizationServer",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}": {
    "operation": "deleteAuthorizationServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/associatedServers": {
    "operation": "listAssociatedServersByTrustedType",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/associatedServers": {
    "operation": "createAssociatedServers",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/associatedServers/{associatedServerId}": {
    "operation": "deleteAssociatedServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/claims": {
    "operation": "listOAuth2Claims",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/claims": {
    "operation": "createOAuth2Claim",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authorizationServers/{authServerId}/claims/{claimId}": {
    "operation": "getOAuth2Claim",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authorizationServers/{authServerId}/claims/{claimId}": {
    "operation": "replaceOAuth2Claim",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/claims/{claimId}": {
    "operation": "deleteOAuth2Claim",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/clients": {
    "operation": "listOAuth2ClientsForAuthorizationServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens": {
    "operation": "listRefreshTokensForAuthorizationServerAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens": {
    "operation": "revokeRefreshTokensForAuthorizationServerAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}": {
    "operation": "getRefreshTokenForAuthorizationServerAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/clients/{clientId}/tokens/{tokenId}": {
    "operation": "revokeRefreshTokenForAuthorizationServerAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/credentials/keys": {
    "operation": "listAuthorizationServerKeys",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/credentials/keys/{keyId}": {
    "operation": "getAuthorizationServerKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/credentials/lifecycle/keyRotate": {
    "operation": "rotateAuthorizationServerKeys",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/authorizationServers/{authServerId}/lifecycle/activate": {
    "operation": "activateAuthorizationServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/lifecycle/deactivate": {
    "operation": "deactivateAuthorizationServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/policies": {
    "operation": "listAuthorizationServerPolicies",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies": {
    "operation": "createAuthorizationServerPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}": {
    "operation": "getAuthorizationServerPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authorizationServers/{authServerId}/policies/{policyId}": {
    "operation": "replaceAuthorizationServerPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/policies/{policyId}": {
    "operation": "deleteAuthorizationServerPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/activate": {
    "operation": "activateAuthorizationServerPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/lifecycle/deactivate": {
    "operation": "deactivateAuthorizationServerPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules": {
    "operation": "listAuthorizationServerPolicyRules",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules": {
    "operation": "createAuthorizationServerPolicyRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}": {
    "operation": "getAuthorizationServerPolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}": {
    "operation": "replaceAuthorizationServerPolicyRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}": {
    "operation": "deleteAuthorizationServerPolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/activate": {
    "operation": "activateAuthorizationServerPolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate": {
    "operation": "deactivateAuthorizationServerPolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys": {
    "operation": "listOAuth2ResourceServerJsonWebKeys",
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
  "POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys": {
    "operation": "addOAuth2ResourceServerJsonWebKey",
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
  "GET /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}": {
    "operation": "getOAuth2ResourceServerJsonWebKey",
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
  "DELETE /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}": {
    "operation": "deleteOAuth2ResourceServerJsonWebKey",
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
  "POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/activate": {
    "operation": "activateOAuth2ResourceServerJsonWebKey",
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
  "POST /api/v1/authorizationServers/{authServerId}/resourceservercredentials/keys/{keyId}/lifecycle/deactivate": {
    "operation": "deactivateOAuth2ResourceServerJsonWebKey",
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
  "GET /api/v1/authorizationServers/{authServerId}/scopes": {
    "operation": "listOAuth2Scopes",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/authorizationServers/{authServerId}/scopes": {
    "operation": "createOAuth2Scope",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}": {
    "operation": "getOAuth2Scope",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}": {
    "operation": "replaceOAuth2Scope",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/authorizationServers/{authServerId}/scopes/{scopeId}": {
    "operation": "deleteOAuth2Scope",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/behaviors": {
    "operation": "listBehaviorDetectionRules",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/behaviors": {
    "operation": "createBehaviorDetectionRule",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/behaviors/{behaviorId}": {
    "operation": "getBehaviorDetectionRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/behaviors/{behaviorId}": {
    "operation": "replaceBehaviorDetectionRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/behaviors/{behaviorId}": {
    "operation": "deleteBehaviorDetectionRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/behaviors/{behaviorId}/lifecycle/activate": {
    "operation": "activateBehaviorDetectionRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/behaviors/{behaviorId}/lifecycle/deactivate": {
    "operation": "deactivateBehaviorDetectionRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/bot-protection/configuration": {
    "operation": "getBotProtectionConfiguration",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/bot-protection/configuration": {
    "operation": "updateBotProtectionConfiguration",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands": {
    "operation": "listBrands",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "POST /api/v1/brands": {
    "operation": "createBrand",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/brands/{brandId}": {
    "operation": "getBrand",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "PUT /api/v1/brands/{brandId}": {
    "operation": "replaceBrand",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}": {
    "operation": "deleteBrand",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/brands/{brandId}/domains": {
    "operation": "listBrandDomains",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/error": {
    "operation": "getErrorPage",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /api/v1/brands/{brandId}/pages/error/customized": {
    "operation": "getCustomizedErrorPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/pages/error/customized": {
    "operation": "replaceCustomizedErrorPage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/pages/error/customized": {
    "operation": "deleteCustomizedErrorPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/error/default": {
    "operation": "getDefaultErrorPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/error/preview": {
    "operation": "getPreviewErrorPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/pages/error/preview": {
    "operation": "replacePreviewErrorPage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/pages/error/preview": {
    "operation": "deletePreviewErrorPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-in": {
    "operation": "getSignInPage",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-in/customized": {
    "operation": "getCustomizedSignInPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/pages/sign-in/customized": {
    "operation": "replaceCustomizedSignInPage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/pages/sign-in/customized": {
    "operation": "deleteCustomizedSignInPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-in/default": {
    "operation": "getDefaultSignInPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-in/preview": {
    "operation": "getPreviewSignInPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/pages/sign-in/preview": {
    "operation": "replacePreviewSignInPage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/pages/sign-in/preview": {
    "operation": "deletePreviewSignInPage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-in/widget-versions": {
    "operation": "listAllSignInWidgetVersions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/pages/sign-out/customized": {
    "operation": "getSignOutPageSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/pages/sign-out/customized": {
    "operation": "replaceSignOutPageSettings",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/brands/{brandId}/templates/email": {
    "operation": "listEmailTemplates",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}": {
    "operation": "getEmailTemplate",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations": {
    "operation": "listEmailCustomizations",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/brands/{brandId}/templates/email/{templateName}/customizations": {
    "operation": "createEmailCustomization",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/templates/email/{templateName}/customizations": {
    "operation": "deleteAllCustomizations",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}": {
    "operation": "getEmailCustomization",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}": {
    "operation": "replaceEmailCustomization",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}": {
    "operation": "deleteEmailCustomization",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/customizations/{customizationId}/preview": {
    "operation": "getCustomizationPreview",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/default-content": {
    "operation": "getEmailDefaultContent",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/default-content/preview": {
    "operation": "getEmailDefaultPreview",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/templates/email/{templateName}/settings": {
    "operation": "getEmailSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/templates/email/{templateName}/settings": {
    "operation": "replaceEmailSettings",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "422": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/brands/{brandId}/templates/email/{templateName}/test": {
    "operation": "sendTestEmail",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/themes": {
    "operation": "listBrandThemes",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/themes/{themeId}": {
    "operation": "getBrandTheme",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/brands/{brandId}/themes/{themeId}": {
    "operation": "replaceBrandTheme",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/brands/{brandId}/themes/{themeId}/background-image": {
    "operation": "uploadBrandThemeBackgroundImage",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "DELETE /api/v1/brands/{brandId}/themes/{themeId}/background-image": {
    "operation": "deleteBrandThemeBackgroundImage",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/brands/{brandId}/themes/{themeId}/favicon": {
    "operation": "uploadBrandThemeFavicon",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "DELETE /api/v1/brands/{brandId}/themes/{themeId}/favicon": {
    "operation": "deleteBrandThemeFavicon",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/brands/{brandId}/themes/{themeId}/logo": {
    "operation": "uploadBrandThemeLogo",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "multipart/form-data"
    }
  },
  "DELETE /api/v1/brands/{brandId}/themes/{themeId}/logo": {
    "operation": "deleteBrandThemeLogo",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/brands/{brandId}/well-known-uris": {
    "operation": "getAllWellKnownURIs",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "GET /api/v1/brands/{brandId}/well-known-uris/{path}": {
    "operation": "getRootBrandWellKnownURI",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/brands/{brandId}/well-known-uris/{path}/customized": {
    "operation": "getBrandWellKnownURI",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /api/v1/brands/{brandId}/well-known-uris/{path}/customized": {
    "operation": "replaceBrandWellKnownURI",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/captchas": {
    "operation": "listCaptchaInstances",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/captchas": {
    "operation": "createCaptchaInstance",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/captchas/{captchaId}": {
    "operation": "getCaptchaInstance",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/captchas/{captchaId}": {
    "operation": "replaceCaptchaInstance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/captchas/{captchaId}": {
    "operation": "updateCaptchaInstance",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/captchas/{captchaId}": {
    "operation": "deleteCaptchaInstance",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/device-assurances": {
    "operation": "listDeviceAssurancePolicies",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/device-assurances": {
    "operation": "createDeviceAssurancePolicy",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/device-assurances/{deviceAssuranceId}": {
    "operation": "getDeviceAssurancePolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/device-assurances/{deviceAssuranceId}": {
    "operation": "replaceDeviceAssurancePolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/device-assurances/{deviceAssuranceId}": {
    "operation": "deleteDeviceAssurancePolicy",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/device-integrations": {
    "operation": "listDeviceIntegrations",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/device-integrations/{deviceIntegrationId}": {
    "operation": "getDeviceIntegration",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/device-integrations/{deviceIntegrationId}/lifecycle/activate": {
    "operation": "activateDeviceIntegration",
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
  "POST /api/v1/device-integrations/{deviceIntegrationId}/lifecycle/deactivate": {
    "operation": "deactivateDeviceIntegration",
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
  "GET /api/v1/device-posture-checks": {
    "operation": "listDevicePostureChecks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/device-posture-checks": {
    "operation": "createDevicePostureCheck",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/device-posture-checks/default": {
    "operation": "listDefaultDevicePostureChecks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/device-posture-checks/{postureCheckId}": {
    "operation": "getDevicePostureCheck",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/device-posture-checks/{postureCheckId}": {
    "operation": "replaceDevicePostureCheck",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/device-posture-checks/{postureCheckId}": {
    "operation": "deleteDevicePostureCheck",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/devices": {
    "operation": "listDevices",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/devices/{deviceId}": {
    "operation": "getDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/devices/{deviceId}": {
    "operation": "deleteDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/devices/{deviceId}/lifecycle/activate": {
    "operation": "activateDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/devices/{deviceId}/lifecycle/deactivate": {
    "operation": "deactivateDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/devices/{deviceId}/lifecycle/suspend": {
    "operation": "suspendDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/devices/{deviceId}/lifecycle/unsuspend": {
    "operation": "unsuspendDevice",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/devices/{deviceId}/users": {
    "operation": "listDeviceUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/directories/{appInstanceId}/groups/modify": {
    "operation": "updateGroupMembership",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "502": [ "application/json" ],
        "504": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/directories/{appInstanceId}/groups/{groupId}/query": {
    "operation": "submitGroupAttributeQuery",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "502": [ "application/json" ],
        "504": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/directories/{appInstanceId}/groups/{groupId}/query/{resultId}": {
    "operation": "getGroupAttributeQueryResult",
    "headers": [],
    "formats": { "errors": { "404": [ "application/json" ] } }
  },
  "GET /api/v1/domains": {
    "operation": "listCustomDomains",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/domains": {
    "operation": "createCustomDomain",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/domains/{domainId}": {
    "operation": "getCustomDomain",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/domains/{domainId}": {
    "operation": "replaceCustomDomain",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/domains/{domainId}": {
    "operation": "deleteCustomDomain",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/domains/{domainId}/certificate": {
    "operation": "upsertCertificate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/domains/{domainId}/verify": {
    "operation": "verifyDomain",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/dr/failback": {
    "operation": "startOrgFailback",
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
  "POST /api/v1/dr/failover": {
    "operation": "startOrgFailover",
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
  "GET /api/v1/dr/status": {
    "operation": "getDRStatus",
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
  "GET /api/v1/dr/status/{domain}": {
    "operation": "getDRStatusForDomain",
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
  "GET /api/v1/email-domains": {
    "operation": "listEmailDomains",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "POST /api/v1/email-domains": {
    "operation": "createEmailDomain",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/email-domains/{emailDomainId}": {
    "operation": "getEmailDomain",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] }
    }
  },
  "PUT /api/v1/email-domains/{emailDomainId}": {
    "operation": "replaceEmailDomain",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/email-domains/{emailDomainId}": {
    "operation": "deleteEmailDomain",
    "headers": [],
    "formats": {
      "parameters": { "query": { "expand": { "delimiter": "," } } },
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/email-domains/{emailDomainId}/verify": {
    "operation": "verifyEmailDomain",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/email-servers": {
    "operation": "listEmailServers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/email-servers": {
    "operation": "createEmailServer",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/email-servers/{emailServerId}": {
    "operation": "getEmailServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/email-servers/{emailServerId}": {
    "operation": "deleteEmailServer",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/email-servers/{emailServerId}": {
    "operation": "updateEmailServer",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/email-servers/{emailServerId}/test": {
    "operation": "testEmailServer",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/eventHooks": {
    "operation": "listEventHooks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/eventHooks": {
    "operation": "createEventHook",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/eventHooks/{eventHookId}": {
    "operation": "getEventHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/eventHooks/{eventHookId}": {
    "operation": "replaceEventHook",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/eventHooks/{eventHookId}": {
    "operation": "deleteEventHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/eventHooks/{eventHookId}/lifecycle/activate": {
    "operation": "activateEventHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/eventHooks/{eventHookId}/lifecycle/deactivate": {
    "operation": "deactivateEventHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/eventHooks/{eventHookId}/lifecycle/verify": {
    "operation": "verifyEventHook",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/features": {
    "operation": "listFeatures",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/features/{featureId}": {
    "operation": "getFeature",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/features/{featureId}/dependencies": {
    "operation": "listFeatureDependencies",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/features/{featureId}/dependents": {
    "operation": "listFeatureDependents",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/features/{featureId}/{lifecycle}": {
    "operation": "updateFeatureLifecycle",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/first-party-app-settings/{appName}": {
    "operation": "getFirstPartyAppSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/first-party-app-settings/{appName}": {
    "operation": "replaceFirstPartyAppSettings",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups": {
    "operation": "listGroups",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups": {
    "operation": "addGroup",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/rules": {
    "operation": "listGroupRules",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups/rules": {
    "operation": "createGroupRule",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/rules/{groupRuleId}": {
    "operation": "getGroupRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/rules/{groupRuleId}": {
    "operation": "replaceGroupRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/groups/rules/{groupRuleId}": {
    "operation": "deleteGroupRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups/rules/{groupRuleId}/lifecycle/activate": {
    "operation": "activateGroupRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups/rules/{groupRuleId}/lifecycle/deactivate": {
    "operation": "deactivateGroupRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}": {
    "operation": "getGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/{groupId}": {
    "operation": "replaceGroup",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/groups/{groupId}": {
    "operation": "deleteGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/apps": {
    "operation": "listAssignedApplicationsForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/owners": {
    "operation": "listGroupOwners",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups/{groupId}/owners": {
    "operation": "assignGroupOwner",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/groups/{groupId}/owners/{ownerId}": {
    "operation": "deleteGroupOwner",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/roles": {
    "operation": "listGroupAssignedRoles",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/groups/{groupId}/roles": {
    "operation": "assignRoleToGroup",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}": {
    "operation": "getGroupAssignedRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}": {
    "operation": "unassignRoleFromGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps": {
    "operation": "listApplicationTargetsForApplicationAdministratorRoleForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "assignAppTargetToAdminRoleForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "unassignAppTargetToAdminRoleForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "assignAppInstanceTargetToAppAdminRoleForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "unassignAppInstanceTargetToAppAdminRoleForGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups": {
    "operation": "listGroupTargetsForGroupRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}": {
    "operation": "assignGroupTargetToGroupAdminRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/groups/{groupId}/roles/{roleAssignmentId}/targets/groups/{targetGroupId}": {
    "operation": "unassignGroupTargetFromGroupAdminRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/groups/{groupId}/users": {
    "operation": "listGroupUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/groups/{groupId}/users/{userId}": {
    "operation": "assignUserToGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/groups/{groupId}/users/{userId}": {
    "operation": "unassignUserFromGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/hook-keys": {
    "operation": "listHookKeys",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/hook-keys": {
    "operation": "createHookKey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/hook-keys/public/{keyId}": {
    "operation": "getPublicKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/hook-keys/{id}": {
    "operation": "getHookKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/hook-keys/{id}": {
    "operation": "replaceHookKey",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/hook-keys/{id}": {
    "operation": "deleteHookKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/assignees/users": {
    "operation": "listUsersWithRoleAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/governance/bundles": {
    "operation": "listGovernanceBundles",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/governance/bundles": {
    "operation": "createGovernanceBundle",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/governance/bundles/{bundleId}": {
    "operation": "getGovernanceBundle",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/iam/governance/bundles/{bundleId}": {
    "operation": "replaceGovernanceBundle",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/iam/governance/bundles/{bundleId}": {
    "operation": "deleteGovernanceBundle",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/governance/bundles/{bundleId}/entitlements": {
    "operation": "listBundleEntitlements",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/governance/bundles/{bundleId}/entitlements/{entitlementId}/values": {
    "operation": "listBundleEntitlementValues",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/governance/optIn": {
    "operation": "getOptInStatus",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/governance/optIn": {
    "operation": "optIn",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/governance/optOut": {
    "operation": "optOut",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/resource-sets": {
    "operation": "listResourceSets",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/resource-sets": {
    "operation": "createResourceSet",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}": {
    "operation": "getResourceSet",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/iam/resource-sets/{resourceSetIdOrLabel}": {
    "operation": "replaceResourceSet",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}": {
    "operation": "deleteResourceSet",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings": {
    "operation": "listBindings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings": {
    "operation": "createResourceSetBinding",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}": {
    "operation": "getBinding",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}": {
    "operation": "deleteBinding",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members": {
    "operation": "listMembersOfBinding",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members": {
    "operation": "addMembersToBinding",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}": {
    "operation": "getMemberOfBinding",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/bindings/{roleIdOrLabel}/members/{memberId}": {
    "operation": "unassignMemberFromBinding",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources": {
    "operation": "listResourceSetResources",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources": {
    "operation": "addResourceSetResource",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PATCH /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources": {
    "operation": "addResourceSetResources",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}": {
    "operation": "getResourceSetResource",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}": {
    "operation": "replaceResourceSetResource",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/iam/resource-sets/{resourceSetIdOrLabel}/resources/{resourceId}": {
    "operation": "deleteResourceSetResource",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/roles": {
    "operation": "listRoles",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/iam/roles": {
    "operation": "createRole",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/roles/{roleIdOrLabel}": {
    "operation": "getRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/iam/roles/{roleIdOrLabel}": {
    "operation": "replaceRole",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/iam/roles/{roleIdOrLabel}": {
    "operation": "deleteRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/roles/{roleIdOrLabel}/permissions": {
    "operation": "listRolePermissions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}": {
    "operation": "getRolePermission",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}": {
    "operation": "replaceRolePermission",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}": {
    "operation": "createRolePermission",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/iam/roles/{roleIdOrLabel}/permissions/{permissionType}": {
    "operation": "deleteRolePermission",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/groups": {
    "operation": "createIdentitySourceGroups",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}": {
    "operation": "getIdentitySourceGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}": {
    "operation": "updateIdentitySourceGroups",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}": {
    "operation": "deleteIdentitySourceGroup",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership": {
    "operation": "getIdentitySourceGroupMemberships",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership": {
    "operation": "createIdentitySourceGroupsMemberships",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/identity-sources/{identitySourceId}/groups/{groupOrExternalId}/membership/{memberExternalId}": {
    "operation": "deleteIdentitySourceGroupMemberships",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/identity-sources/{identitySourceId}/sessions": {
    "operation": "listIdentitySourceSessions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions": {
    "operation": "createIdentitySourceSession",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}": {
    "operation": "getIdentitySourceSession",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}": {
    "operation": "deleteIdentitySourceSession",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-delete": {
    "operation": "uploadIdentitySourceDataForDelete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-delete": {
    "operation": "uploadIdentitySourceGroupMembershipsForDelete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-group-memberships-upsert": {
    "operation": "uploadIdentitySourceGroupMembershipsForUpsert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-delete": {
    "operation": "uploadIdentitySourceGroupsDataForDelete",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-groups-upsert": {
    "operation": "uploadIdentitySourceGroupsForUpsert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/bulk-upsert": {
    "operation": "uploadIdentitySourceDataForUpsert",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/sessions/{sessionId}/start-import": {
    "operation": "startImportFromIdentitySource",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/identity-sources/{identitySourceId}/users": {
    "operation": "createIdentitySourceUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/identity-sources/{identitySourceId}/users/{externalId}": {
    "operation": "getIdentitySourceUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/identity-sources/{identitySourceId}/users/{externalId}": {
    "operation": "replaceExistingIdentitySourceUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/identity-sources/{identitySourceId}/users/{externalId}": {
    "operation": "deleteIdentitySourceUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/identity-sources/{identitySourceId}/users/{externalId}": {
    "operation": "updateIdentitySourceUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps": {
    "operation": "listIdentityProviders",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps": {
    "operation": "createIdentityProvider",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/credentials/keys": {
    "operation": "listIdentityProviderKeys",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/credentials/keys": {
    "operation": "createIdentityProviderKey",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/credentials/keys/{kid}": {
    "operation": "getIdentityProviderKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/idps/credentials/keys/{kid}": {
    "operation": "replaceIdentityProviderKey",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/idps/credentials/keys/{kid}": {
    "operation": "deleteIdentityProviderKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}": {
    "operation": "getIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/idps/{idpId}": {
    "operation": "replaceIdentityProvider",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/idps/{idpId}": {
    "operation": "deleteIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/credentials/csrs": {
    "operation": "listCsrsForIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/credentials/csrs": {
    "operation": "generateCsrForIdentityProvider",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "data": [ "application/pkcs10" ]
    }
  },
  "GET /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}": {
    "operation": "getCsrForIdentityProvider",
    "headers": [],
    "formats": {
      "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] },
      "data": [ "application/pkcs10" ]
    }
  },
  "DELETE /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}": {
    "operation": "revokeCsrForIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/credentials/csrs/{idpCsrId}/lifecycle/publish": {
    "operation": "publishCsrForIdentityProvider",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      },
      "body": "application/pkix-cert",
      "bodies": [ "application/pkix-cert", "application/x-x509-ca-cert", "application/x-pem-file" ]
    }
  },
  "GET /api/v1/idps/{idpId}/credentials/keys": {
    "operation": "listIdentityProviderSigningKeys",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/credentials/keys/active": {
    "operation": "listActiveIdentityProviderSigningKey",
    "headers": [],
    "formats": { "errors": { "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/credentials/keys/generate": {
    "operation": "generateIdentityProviderSigningKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/credentials/keys/{kid}": {
    "operation": "getIdentityProviderSigningKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/credentials/keys/{kid}/clone": {
    "operation": "cloneIdentityProviderKey",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/lifecycle/activate": {
    "operation": "activateIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/lifecycle/deactivate": {
    "operation": "deactivateIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/users": {
    "operation": "listIdentityProviderApplicationUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/users/{userId}": {
    "operation": "getIdentityProviderApplicationUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/idps/{idpId}/users/{userId}": {
    "operation": "linkUserToIdentityProvider",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/idps/{idpId}/users/{userId}": {
    "operation": "unlinkUserFromIdentityProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/idps/{idpId}/users/{userId}/credentials/tokens": {
    "operation": "listSocialAuthTokens",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/inlineHooks": {
    "operation": "listInlineHooks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/inlineHooks": {
    "operation": "createInlineHook",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/inlineHooks/{inlineHookId}": {
    "operation": "getInlineHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/inlineHooks/{inlineHookId}": {
    "operation": "replaceInlineHook",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/inlineHooks/{inlineHookId}": {
    "operation": "updateInlineHook",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/inlineHooks/{inlineHookId}": {
    "operation": "deleteInlineHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/inlineHooks/{inlineHookId}/execute": {
    "operation": "executeInlineHook",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/inlineHooks/{inlineHookId}/lifecycle/activate": {
    "operation": "activateInlineHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/inlineHooks/{inlineHookId}/lifecycle/deactivate": {
    "operation": "deactivateInlineHook",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/logStreams": {
    "operation": "listLogStreams",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/logStreams": {
    "operation": "createLogStream",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/logStreams/{logStreamId}": {
    "operation": "getLogStream",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/logStreams/{logStreamId}": {
    "operation": "replaceLogStream",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/logStreams/{logStreamId}": {
    "operation": "deleteLogStream",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/logStreams/{logStreamId}/lifecycle/activate": {
    "operation": "activateLogStream",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/logStreams/{logStreamId}/lifecycle/deactivate": {
    "operation": "deactivateLogStream",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/logs": {
    "operation": "listLogEvents",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/mappings": {
    "operation": "listProfileMappings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/mappings/{mappingId}": {
    "operation": "getProfileMapping",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/mappings/{mappingId}": {
    "operation": "updateProfileMapping",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/meta/schemas/apps/{appId}/default": {
    "operation": "getApplicationUserSchema",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/schemas/apps/{appId}/default": {
    "operation": "updateApplicationUserProfile",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/meta/schemas/group/default": {
    "operation": "getGroupSchema",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/schemas/group/default": {
    "operation": "updateGroupSchema",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/schemas/logStream": {
    "operation": "listLogStreamSchemas",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/schemas/logStream/{logStreamType}": {
    "operation": "getLogStreamSchema",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/schemas/user/linkedObjects": {
    "operation": "listLinkedObjectDefinitions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/schemas/user/linkedObjects": {
    "operation": "createLinkedObjectDefinition",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}": {
    "operation": "getLinkedObjectDefinition",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/meta/schemas/user/linkedObjects/{linkedObjectName}": {
    "operation": "deleteLinkedObjectDefinition",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/schemas/user/{schemaId}": {
    "operation": "getUserSchema",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/schemas/user/{schemaId}": {
    "operation": "updateUserProfile",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/meta/types/user": {
    "operation": "listUserTypes",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/types/user": {
    "operation": "createUserType",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/types/user/{typeId}": {
    "operation": "getUserType",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/meta/types/user/{typeId}": {
    "operation": "replaceUserType",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/meta/types/user/{typeId}": {
    "operation": "updateUserType",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/meta/types/user/{typeId}": {
    "operation": "deleteUserType",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/uischemas": {
    "operation": "listUISchemas",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/meta/uischemas": {
    "operation": "createUISchema",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/meta/uischemas/{id}": {
    "operation": "getUISchema",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/meta/uischemas/{id}": {
    "operation": "replaceUISchemas",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/meta/uischemas/{id}": {
    "operation": "deleteUISchemas",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/org": {
    "operation": "getOrgSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/org": {
    "operation": "replaceOrgSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org": {
    "operation": "updateOrgSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/captcha": {
    "operation": "getOrgCaptchaSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/org/captcha": {
    "operation": "replacesOrgCaptchaSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/org/captcha": {
    "operation": "deleteOrgCaptchaSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/contacts": {
    "operation": "listOrgContactTypes",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/contacts/{contactType}": {
    "operation": "getOrgContactUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/org/contacts/{contactType}": {
    "operation": "replaceOrgContactUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/org/email/bounces/remove-list": {
    "operation": "bulkRemoveEmailAddressBounces",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/factors/yubikey_token/tokens": {
    "operation": "listYubikeyOtpTokens",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/factors/yubikey_token/tokens": {
    "operation": "uploadYubikeyOtpTokenSeed",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/org/factors/yubikey_token/tokens/{tokenId}": {
    "operation": "getYubikeyOtpTokenById",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/orgSettings/thirdPartyAdminSetting": {
    "operation": "getThirdPartyAdminSetting",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/orgSettings/thirdPartyAdminSetting": {
    "operation": "updateThirdPartyAdminSetting",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/preferences": {
    "operation": "getOrgPreferences",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/preferences/hideEndUserFooter": {
    "operation": "setOrgHideOktaUIFooter",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/preferences/showEndUserFooter": {
    "operation": "setOrgShowOktaUIFooter",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/privacy/aerial": {
    "operation": "getAerialConsent",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/org/privacy/aerial/grant": {
    "operation": "grantAerialConsent",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/privacy/aerial/revoke": {
    "operation": "revokeAerialConsent",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/privacy/oktaCommunication": {
    "operation": "getOktaCommunicationSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/privacy/oktaCommunication/optIn": {
    "operation": "optInUsersToOktaCommunicationEmails",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/privacy/oktaCommunication/optOut": {
    "operation": "optOutUsersFromOktaCommunicationEmails",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/privacy/oktaSupport": {
    "operation": "getOrgOktaSupportSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/privacy/oktaSupport/cases": {
    "operation": "listOktaSupportCases",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PATCH /api/v1/org/privacy/oktaSupport/cases/{caseNumber}": {
    "operation": "updateOktaSupportCase",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/privacy/oktaSupport/extend": { "operation": "extendOktaSupport", "headers": [] },
  "POST /api/v1/org/privacy/oktaSupport/grant": { "operation": "grantOktaSupport", "headers": [] },
  "POST /api/v1/org/privacy/oktaSupport/revoke": { "operation": "revokeOktaSupport", "headers": [] },
  "GET /api/v1/org/settings/autoAssignAdminAppSetting": {
    "operation": "getAutoAssignAdminAppSetting",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/org/settings/autoAssignAdminAppSetting": {
    "operation": "updateAutoAssignAdminAppSetting",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/org/settings/clientPrivilegesSetting": {
    "operation": "getClientPrivilegesSetting",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/org/settings/clientPrivilegesSetting": {
    "operation": "assignClientPrivilegesSetting",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/orgs": {
    "operation": "createChildOrg",
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
  "GET /api/v1/policies": {
    "operation": "listPolicies",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies": {
    "operation": "createPolicy",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/simulate": {
    "operation": "createPolicySimulation",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/policies/{policyId}": {
    "operation": "getPolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/policies/{policyId}": {
    "operation": "replacePolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/policies/{policyId}": {
    "operation": "deletePolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/policies/{policyId}/app": {
    "operation": "listPolicyApps",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/clone": {
    "operation": "clonePolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/policies/{policyId}/lifecycle/activate": {
    "operation": "activatePolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/lifecycle/deactivate": {
    "operation": "deactivatePolicy",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/policies/{policyId}/mappings": {
    "operation": "listPolicyMappings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/mappings": {
    "operation": "mapResourceToPolicy",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/policies/{policyId}/mappings/{mappingId}": {
    "operation": "getPolicyMapping",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/policies/{policyId}/mappings/{mappingId}": {
    "operation": "deletePolicyResourceMapping",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/policies/{policyId}/rules": {
    "operation": "listPolicyRules",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/rules": {
    "operation": "createPolicyRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/policies/{policyId}/rules/{ruleId}": {
    "operation": "getPolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/policies/{policyId}/rules/{ruleId}": {
    "operation": "replacePolicyRule",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/policies/{policyId}/rules/{ruleId}": {
    "operation": "deletePolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/activate": {
    "operation": "activatePolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/policies/{policyId}/rules/{ruleId}/lifecycle/deactivate": {
    "operation": "deactivatePolicyRule",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/principal-rate-limits": {
    "operation": "listPrincipalRateLimitEntities",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/principal-rate-limits": {
    "operation": "createPrincipalRateLimitEntity",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/principal-rate-limits/{principalRateLimitId}": {
    "operation": "getPrincipalRateLimitEntity",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/principal-rate-limits/{principalRateLimitId}": {
    "operation": "replacePrincipalRateLimitEntity",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/push-providers": {
    "operation": "listPushProviders",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/push-providers": {
    "operation": "createPushProvider",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/push-providers/{pushProviderId}": {
    "operation": "getPushProvider",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/push-providers/{pushProviderId}": {
    "operation": "replacePushProvider",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/push-providers/{pushProviderId}": {
    "operation": "deletePushProvider",
    "headers": [],
    "formats": {
      "errors": {
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/rate-limit-settings/admin-notifications": {
    "operation": "getRateLimitSettingsAdminNotifications",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/rate-limit-settings/admin-notifications": {
    "operation": "replaceRateLimitSettingsAdminNotifications",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/rate-limit-settings/per-client": {
    "operation": "getRateLimitSettingsPerClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/rate-limit-settings/per-client": {
    "operation": "replaceRateLimitSettingsPerClient",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/rate-limit-settings/warning-threshold": {
    "operation": "getRateLimitSettingsWarningThreshold",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/rate-limit-settings/warning-threshold": {
    "operation": "replaceRateLimitSettingsWarningThreshold",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/realm-assignments": {
    "operation": "listRealmAssignments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/realm-assignments": {
    "operation": "createRealmAssignment",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/realm-assignments/operations": {
    "operation": "listRealmAssignmentOperations",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/realm-assignments/operations": {
    "operation": "executeRealmAssignment",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/realm-assignments/{assignmentId}": {
    "operation": "getRealmAssignment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /api/v1/realm-assignments/{assignmentId}": {
    "operation": "replaceRealmAssignment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/realm-assignments/{assignmentId}": {
    "operation": "deleteRealmAssignment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/realm-assignments/{assignmentId}/lifecycle/activate": {
    "operation": "activateRealmAssignment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/realm-assignments/{assignmentId}/lifecycle/deactivate": {
    "operation": "deactivateRealmAssignment",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/realms": {
    "operation": "listRealms",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/realms": {
    "operation": "createRealm",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/realms/{realmId}": {
    "operation": "getRealm",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /api/v1/realms/{realmId}": {
    "operation": "replaceRealm",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/realms/{realmId}": {
    "operation": "deleteRealm",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/roles/{roleRef}/subscriptions": {
    "operation": "listSubscriptionsRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/roles/{roleRef}/subscriptions/{notificationType}": {
    "operation": "getSubscriptionsNotificationTypeRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/roles/{roleRef}/subscriptions/{notificationType}/subscribe": {
    "operation": "subscribeByNotificationTypeRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/roles/{roleRef}/subscriptions/{notificationType}/unsubscribe": {
    "operation": "unsubscribeByNotificationTypeRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/security-events-providers": {
    "operation": "listSecurityEventsProviderInstances",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/security-events-providers": {
    "operation": "createSecurityEventsProviderInstance",
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
  "GET /api/v1/security-events-providers/{securityEventProviderId}": {
    "operation": "getSecurityEventsProviderInstance",
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
  "PUT /api/v1/security-events-providers/{securityEventProviderId}": {
    "operation": "replaceSecurityEventsProviderInstance",
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
  "DELETE /api/v1/security-events-providers/{securityEventProviderId}": {
    "operation": "deleteSecurityEventsProviderInstance",
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
  "POST /api/v1/security-events-providers/{securityEventProviderId}/lifecycle/activate": {
    "operation": "activateSecurityEventsProviderInstance",
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
  "POST /api/v1/security-events-providers/{securityEventProviderId}/lifecycle/deactivate": {
    "operation": "deactivateSecurityEventsProviderInstance",
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
  "GET /api/v1/sessions/{sessionId}": {
    "operation": "getSession",
    "headers": [],
    "formats": { "errors": { "400": [ "" ], "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/sessions/{sessionId}": {
    "operation": "revokeSession",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/sessions/{sessionId}/lifecycle/refresh": {
    "operation": "refreshSession",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/ssf/stream": {
    "operation": "getSsfStreams",
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
  "PUT /api/v1/ssf/stream": {
    "operation": "replaceSsfStream",
    "headers": [],
    "input": "body",
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
  "POST /api/v1/ssf/stream": {
    "operation": "createSsfStream",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "409": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/ssf/stream": {
    "operation": "deleteSsfStream",
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
  "PATCH /api/v1/ssf/stream": {
    "operation": "updateSsfStream",
    "headers": [],
    "input": "body",
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
  "GET /api/v1/ssf/stream/status": {
    "operation": "getSsfStreamStatus",
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
  "POST /api/v1/ssf/stream/verification": {
    "operation": "verifySsfStream",
    "headers": [],
    "input": "body",
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
  "GET /api/v1/telephony-providers": {
    "operation": "listAllCustomTelephonyProviderCredentials",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api/v1/telephony-providers": {
    "operation": "createCustomTelephonyProviderCredentials",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ] } }
  },
  "GET /api/v1/telephony-providers/{customTelephonyProviderId}": {
    "operation": "getCustomTelephonyProviderCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "DELETE /api/v1/telephony-providers/{customTelephonyProviderId}": {
    "operation": "deleteCustomTelephonyProviderCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "PATCH /api/v1/telephony-providers/{customTelephonyProviderId}": {
    "operation": "updateCustomTelephonyProviderCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/activate": {
    "operation": "activateCustomTelephonyCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api/v1/telephony-providers/{customTelephonyProviderId}/lifecycle/deactivate": {
    "operation": "deactivateCustomTelephonyCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api/v1/telephony-providers/{customTelephonyProviderId}/setAsPrimary": {
    "operation": "setAsPrimaryCustomTelephonyCredential",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ] } }
  },
  "POST /api/v1/telephony-providers/{customTelephonyProviderId}/test": {
    "operation": "sendTestCustomTelephonyProviderCredential",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ] } }
  },
  "GET /api/v1/templates/sms": {
    "operation": "listSmsTemplates",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/templates/sms": {
    "operation": "createSmsTemplate",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/templates/sms/{templateId}": {
    "operation": "getSmsTemplate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/templates/sms/{templateId}": {
    "operation": "replaceSmsTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/templates/sms/{templateId}": {
    "operation": "updateSmsTemplate",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/templates/sms/{templateId}": {
    "operation": "deleteSmsTemplate",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/threats/configuration": {
    "operation": "getCurrentConfiguration",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/threats/configuration": {
    "operation": "updateConfiguration",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/trustedOrigins": {
    "operation": "listTrustedOrigins",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/trustedOrigins": {
    "operation": "createTrustedOrigin",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/trustedOrigins/{trustedOriginId}": {
    "operation": "getTrustedOrigin",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/trustedOrigins/{trustedOriginId}": {
    "operation": "replaceTrustedOrigin",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/trustedOrigins/{trustedOriginId}": {
    "operation": "deleteTrustedOrigin",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/trustedOrigins/{trustedOriginId}/lifecycle/activate": {
    "operation": "activateTrustedOrigin",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/trustedOrigins/{trustedOriginId}/lifecycle/deactivate": {
    "operation": "deactivateTrustedOrigin",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users": {
    "operation": "listUsers",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users": {
    "operation": "createUser",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{id}": {
    "operation": "getUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{id}": {
    "operation": "replaceUser",
    "headers": [ "If-Match" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/users/{id}": {
    "operation": "updateUser",
    "headers": [ "If-Match" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/users/{id}": {
    "operation": "deleteUser",
    "headers": [ "Prefer" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{id}/appLinks": {
    "operation": "listAppLinks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{id}/blocks": {
    "operation": "listUserBlocks",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{id}/groups": {
    "operation": "listUserGroups",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{id}/idps": {
    "operation": "listUserIdentityProviders",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/activate": {
    "operation": "activateUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/deactivate": {
    "operation": "deactivateUser",
    "headers": [ "Prefer" ],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/expire_password": {
    "operation": "expirePassword",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/expire_password_with_temp_password": {
    "operation": "expirePasswordWithTempPassword",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/reactivate": {
    "operation": "reactivateUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/reset_factors": {
    "operation": "resetFactors",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/reset_password": {
    "operation": "resetPassword",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/suspend": {
    "operation": "suspendUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/users/{id}/lifecycle/unlock": {
    "operation": "unlockUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{id}/lifecycle/unsuspend": {
    "operation": "unsuspendUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PUT /api/v1/users/{userIdOrLogin}/linkedObjects/{primaryRelationshipName}/{primaryUserId}": {
    "operation": "assignLinkedObjectValueForPrimary",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}": {
    "operation": "listLinkedObjectsForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userIdOrLogin}/linkedObjects/{relationshipName}": {
    "operation": "deleteLinkedObjectForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/authenticator-enrollments": {
    "operation": "listAuthenticatorEnrollments",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/authenticator-enrollments/phone": {
    "operation": "createAuthenticatorEnrollment",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/authenticator-enrollments/tac": {
    "operation": "createTacAuthenticatorEnrollment",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}": {
    "operation": "getAuthenticatorEnrollment",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/authenticator-enrollments/{enrollmentId}": {
    "operation": "deleteAuthenticatorEnrollment",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/classification": {
    "operation": "getUserClassification",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/classification": {
    "operation": "replaceUserClassification",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/clients": {
    "operation": "listUserClients",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/clients/{clientId}/grants": {
    "operation": "listGrantsForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/clients/{clientId}/grants": {
    "operation": "revokeGrantsForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/clients/{clientId}/tokens": {
    "operation": "listRefreshTokensForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/clients/{clientId}/tokens": {
    "operation": "revokeTokensForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}": {
    "operation": "getRefreshTokenForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/clients/{clientId}/tokens/{tokenId}": {
    "operation": "revokeTokenForUserAndClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/credentials/change_password": {
    "operation": "changePassword",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/users/{userId}/credentials/change_recovery_question": {
    "operation": "changeRecoveryQuestion",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/users/{userId}/credentials/forgot_password": {
    "operation": "forgotPassword",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/credentials/forgot_password_recovery_question": {
    "operation": "forgotPasswordSetNewPassword",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/devices": {
    "operation": "listUserDevices",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/factors": {
    "operation": "listFactors",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/factors": {
    "operation": "enrollFactor",
    "headers": [ "Accept-Language" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/factors/catalog": {
    "operation": "listSupportedFactors",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/factors/questions": {
    "operation": "listSupportedSecurityQuestions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/factors/{factorId}": {
    "operation": "getFactor",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/factors/{factorId}": {
    "operation": "unenrollFactor",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/factors/{factorId}/lifecycle/activate": {
    "operation": "activateFactor",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /api/v1/users/{userId}/factors/{factorId}/resend": {
    "operation": "resendEnrollFactor",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/factors/{factorId}/transactions/{transactionId}": {
    "operation": "getFactorTransactionStatus",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/factors/{factorId}/verify": {
    "operation": "verifyFactor",
    "headers": [ "X-Forwarded-For", "User-Agent", "Accept-Language" ],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/grants": {
    "operation": "listUserGrants",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/grants": {
    "operation": "revokeUserGrants",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/grants/{grantId}": {
    "operation": "getUserGrant",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/grants/{grantId}": {
    "operation": "revokeUserGrant",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/risk": {
    "operation": "getUserRisk",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/risk": {
    "operation": "upsertUserRisk",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/roles": {
    "operation": "listAssignedRolesForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/roles": {
    "operation": "assignRoleToUser",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}": {
    "operation": "getUserAssignedRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}": {
    "operation": "unassignRoleFromUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance": {
    "operation": "getUserAssignedRoleGovernance",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}": {
    "operation": "getRoleAssignmentGovernanceGrant",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}/governance/{grantId}/resources": {
    "operation": "getRoleAssignmentGovernanceGrantResources",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps": {
    "operation": "listApplicationTargetsForApplicationAdministratorRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps": {
    "operation": "assignAllAppsAsTargetToRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "assignAppTargetToAdminRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "unassignAppTargetFromAppAdminRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "assignAppInstanceTargetToAppAdminRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "unassignAppInstanceTargetFromAdminRoleForUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups": {
    "operation": "listGroupTargetsForRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}": {
    "operation": "assignGroupTargetToUserRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/roles/{roleAssignmentId}/targets/groups/{groupId}": {
    "operation": "unassignGroupTargetFromUserAdminRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/roles/{roleIdOrEncodedRoleId}/targets": {
    "operation": "getRoleTargetsByUserIdAndRoleId",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /api/v1/users/{userId}/sessions": {
    "operation": "revokeUserSessions",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/subscriptions": {
    "operation": "listSubscriptionsUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/users/{userId}/subscriptions/{notificationType}": {
    "operation": "getSubscriptionsNotificationTypeUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/subscriptions/{notificationType}/subscribe": {
    "operation": "subscribeByNotificationTypeUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/users/{userId}/subscriptions/{notificationType}/unsubscribe": {
    "operation": "unsubscribeByNotificationTypeUser",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/zones": {
    "operation": "listNetworkZones",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/zones": {
    "operation": "createNetworkZone",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /api/v1/zones/{zoneId}": {
    "operation": "getNetworkZone",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /api/v1/zones/{zoneId}": {
    "operation": "replaceNetworkZone",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /api/v1/zones/{zoneId}": {
    "operation": "deleteNetworkZone",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/zones/{zoneId}/lifecycle/activate": {
    "operation": "activateNetworkZone",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /api/v1/zones/{zoneId}/lifecycle/deactivate": {
    "operation": "deactivateNetworkZone",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /attack-protection/api/v1/authenticator-settings": {
    "operation": "getAuthenticatorSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /attack-protection/api/v1/authenticator-settings": {
    "operation": "replaceAuthenticatorSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /attack-protection/api/v1/user-lockout-settings": {
    "operation": "getUserLockoutSettings",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /attack-protection/api/v1/user-lockout-settings": {
    "operation": "replaceUserLockoutSettings",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /integrations/api/v1/api-services": {
    "operation": "listApiServiceIntegrationInstances",
    "headers": [],
    "formats": { "errors": { "401": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /integrations/api/v1/api-services": {
    "operation": "createApiServiceIntegrationInstance",
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
  "GET /integrations/api/v1/api-services/{apiServiceId}": {
    "operation": "getApiServiceIntegrationInstance",
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
  "DELETE /integrations/api/v1/api-services/{apiServiceId}": {
    "operation": "deleteApiServiceIntegrationInstance",
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
  "GET /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets": {
    "operation": "listApiServiceIntegrationInstanceSecrets",
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
  "POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets": {
    "operation": "createApiServiceIntegrationInstanceSecret",
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
  "DELETE /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}": {
    "operation": "deleteApiServiceIntegrationInstanceSecret",
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
  "POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/activate": {
    "operation": "activateApiServiceIntegrationInstanceSecret",
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
  "POST /integrations/api/v1/api-services/{apiServiceId}/credentials/secrets/{secretId}/lifecycle/deactivate": {
    "operation": "deactivateApiServiceIntegrationInstanceSecret",
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
  "GET /oauth2/v1/clients/{clientId}/roles": {
    "operation": "listRolesForClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /oauth2/v1/clients/{clientId}/roles": {
    "operation": "assignRoleToClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}": {
    "operation": "retrieveClientRole",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}": {
    "operation": "deleteRoleFromClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps": {
    "operation": "listAppTargetRoleToClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "assignAppTargetRoleToClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}": {
    "operation": "removeAppTargetRoleFromClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "assignAppTargetInstanceRoleForClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/catalog/apps/{appName}/{appId}": {
    "operation": "removeAppTargetInstanceRoleForClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups": {
    "operation": "listGroupTargetRoleForClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}": {
    "operation": "assignGroupTargetRoleForClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /oauth2/v1/clients/{clientId}/roles/{roleAssignmentId}/targets/groups/{groupId}": {
    "operation": "removeGroupTargetRoleFromClient",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "PUT /okta-personal-settings/api/v1/edit-feature": {
    "operation": "replaceOktaPersonalAdminSettings",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /okta-personal-settings/api/v1/export-blocklists": {
    "operation": "listPersonalAppsExportBlockList",
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
  "PUT /okta-personal-settings/api/v1/export-blocklists": {
    "operation": "replaceBlockedEmailDomains",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "401": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /privileged-access/api/v1/okta-service-accounts": {
    "operation": "listOktaManagedUserAccounts",
    "headers": [],
    "formats": { "errors": { "400": [ "application/json" ], "403": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /privileged-access/api/v1/okta-service-accounts": {
    "operation": "createOktaManagedUserAccount",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /privileged-access/api/v1/okta-service-accounts/{id}": {
    "operation": "getOktaManagedUserAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /privileged-access/api/v1/okta-service-accounts/{id}": {
    "operation": "deleteOktaManagedUserAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PATCH /privileged-access/api/v1/okta-service-accounts/{id}": {
    "operation": "updateOktaManagedUserAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /privileged-access/api/v1/service-accounts": {
    "operation": "listAppServiceAccounts",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /privileged-access/api/v1/service-accounts": {
    "operation": "createAppServiceAccount",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "GET /privileged-access/api/v1/service-accounts/{id}": {
    "operation": "getAppServiceAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "DELETE /privileged-access/api/v1/service-accounts/{id}": {
    "operation": "deleteAppServiceAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "PATCH /privileged-access/api/v1/service-accounts/{id}": {
    "operation": "updateAppServiceAccount",
    "headers": [],
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /security/api/v1/security-events": {
    "operation": "publishSecurityEventTokens",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "400": [ "application/json" ] }, "body": "application/secevent+jwt" }
  },
  "POST /webauthn-registration/api/v1/activate": {
    "operation": "activatePreregistrationEnrollment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /webauthn-registration/api/v1/enroll": {
    "operation": "enrollPreregistrationEnrollment",
    "headers": [],
    "input": "body",
    "formats": {
      "errors": {
        "400": [ "application/json" ],
        "403": [ "application/json" ],
        "404": [ "application/json" ],
        "429": [ "application/json" ]
      }
    }
  },
  "POST /webauthn-registration/api/v1/initiate-fulfillment-request": {
    "operation": "generateFulfillmentRequest",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /webauthn-registration/api/v1/send-pin": {
    "operation": "sendPin",
    "headers": [],
    "input": "body",
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "GET /webauthn-registration/api/v1/users/{userId}/enrollments": {
    "operation": "listWebAuthnPreregistrationFactors",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "DELETE /webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}": {
    "operation": "deleteWebAuthnPreregistrationFactor",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  },
  "POST /webauthn-registration/api/v1/users/{userId}/enrollments/{authenticatorEnrollmentId}/mark-error": {
    "operation": "assignFulfillmentErrorWebAuthnPreregistrationFactor",
    "headers": [],
    "formats": { "errors": { "403": [ "application/json" ], "404": [ "application/json" ], "429": [ "application/json" ] } }
  }
} as const;
