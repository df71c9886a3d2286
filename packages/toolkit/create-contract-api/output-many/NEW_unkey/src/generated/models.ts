// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type V2AnalyticsGetGatewayRequestsRequestBody = components["schemas"]["V2AnalyticsGetGatewayRequestsRequestBody"];

export type V2AnalyticsGetGatewayRequestsResponseBody = components["schemas"]["V2AnalyticsGetGatewayRequestsResponseBody"];

/** Error response for invalid requests that cannot be processed due to client-side errors. This typically occurs when request parameters are missing, malformed, or fail validation rules. The response includes detailed information about the specific errors in the request, including the location of each error and suggestions for fixing it. When receiving this error, check the 'errors' array in the response for specific validation issues that need to be addressed before retrying. */
export type BadRequestErrorResponse = components["schemas"]["BadRequestErrorResponse"];

/**
 * Error response when authentication has failed or credentials are missing. This occurs when:
 * - No authentication token is provided in the request
 * - The provided token is invalid, expired, or malformed
 * - The token format doesn't match expected patterns
 *
 * To resolve this error, ensure you're including a valid root key in the Authorization header.
 */
export type UnauthorizedErrorResponse = components["schemas"]["UnauthorizedErrorResponse"];

/**
 * Error response when the provided credentials are valid but lack sufficient permissions for the requested operation. This occurs when:
 * - The root key doesn't have the required permissions for this endpoint
 * - The operation requires elevated privileges that the current key lacks
 * - Access to the requested resource is restricted based on workspace settings
 *
 * To resolve this error, ensure your root key has the necessary permissions or contact your workspace administrator.
 */
export type ForbiddenErrorResponse = components["schemas"]["ForbiddenErrorResponse"];

/**
 * Error response when one or more conditions specified in the request headers are not met. This typically occurs when:
 * - Using conditional requests with If-Match or If-None-Match headers
 * - The resource version doesn't match the expected value
 * - Optimistic concurrency control detects a conflict
 *
 * To resolve this error, fetch the latest version of the resource and retry with updated conditions.
 */
export type PreconditionFailedErrorResponse = components["schemas"]["PreconditionFailedErrorResponse"];

/**
 * Error response when the request is syntactically valid but cannot be processed due to semantic constraints or resource limitations. This occurs when:
 * - A query exceeds execution time limits
 * - A query uses more memory than allowed
 * - A query scans too many rows
 * - A query result exceeds size limits
 *
 * The request syntax is correct, but the operation cannot be completed due to business rules or resource constraints. Review the error details for specific limitations and adjust your request accordingly.
 */
export type UnprocessableEntityErrorResponse = components["schemas"]["UnprocessableEntityErrorResponse"];

/**
 * Error response when the client has sent too many requests in a given time period. This occurs when you've exceeded a rate limit or quota for the resource you're accessing.
 *
 * The rate limit resets automatically after the time window expires. To avoid this error:
 * - Implement exponential backoff when retrying requests
 * - Cache results where appropriate to reduce request frequency
 * - Check the error detail message for specific quota information
 * - Contact support if you need a higher quota for your use case
 */
export type TooManyRequestsErrorResponse = components["schemas"]["TooManyRequestsErrorResponse"];

/**
 * Error response when an unexpected error occurs on the server. This indicates a problem with Unkey's systems rather than your request.
 *
 * When you encounter this error:
 * - The request ID in the response can help Unkey support investigate the issue
 * - The error is likely temporary and retrying may succeed
 * - If the error persists, contact Unkey support with the request ID
 */
export type InternalServerErrorResponse = components["schemas"]["InternalServerErrorResponse"];

/**
 * Error response when a required service is temporarily unavailable. This indicates that the service exists but cannot be reached or is not responding.
 *
 * When you encounter this error:
 * - The service is likely experiencing temporary issues
 * - Retrying the request after a short delay may succeed
 * - If the error persists, the service may be undergoing maintenance
 * - Contact Unkey support if the issue continues
 */
export type ServiceUnavailableErrorResponse = components["schemas"]["ServiceUnavailableErrorResponse"];

export type V2AnalyticsGetRatelimitsRequestBody = components["schemas"]["V2AnalyticsGetRatelimitsRequestBody"];

export type V2AnalyticsGetRatelimitsResponseBody = components["schemas"]["V2AnalyticsGetRatelimitsResponseBody"];

export type V2AnalyticsGetRuntimeLogsRequestBody = components["schemas"]["V2AnalyticsGetRuntimeLogsRequestBody"];

export type V2AnalyticsGetRuntimeLogsResponseBody = components["schemas"]["V2AnalyticsGetRuntimeLogsResponseBody"];

export type V2AnalyticsGetVerificationsRequestBody = components["schemas"]["V2AnalyticsGetVerificationsRequestBody"];

export type V2AnalyticsGetVerificationsResponseBody = components["schemas"]["V2AnalyticsGetVerificationsResponseBody"];

export type V2ApisCreateApiRequestBody = components["schemas"]["V2ApisCreateApiRequestBody"];

export type V2ApisCreateApiResponseBody = components["schemas"]["V2ApisCreateApiResponseBody"];

export type V2ApisDeleteApiRequestBody = components["schemas"]["V2ApisDeleteApiRequestBody"];

export type V2ApisDeleteApiResponseBody = components["schemas"]["V2ApisDeleteApiResponseBody"];

/**
 * Error response when the requested resource cannot be found. This occurs when:
 * - The specified resource ID doesn't exist in your workspace
 * - The resource has been deleted or moved
 * - The resource exists but is not accessible with current permissions
 *
 * To resolve this error, verify the resource ID is correct and that you have access to it.
 */
export type NotFoundErrorResponse = components["schemas"]["NotFoundErrorResponse"];

export type V2ApisGetApiRequestBody = components["schemas"]["V2ApisGetApiRequestBody"];

export type V2ApisGetApiResponseBody = components["schemas"]["V2ApisGetApiResponseBody"];

export type V2ApisListKeysRequestBody = components["schemas"]["V2ApisListKeysRequestBody"];

export type V2ApisListKeysResponseBody = components["schemas"]["V2ApisListKeysResponseBody"];

export type V2AppsCreateAppRequestBody = components["schemas"]["V2AppsCreateAppRequestBody"];

export type V2AppsCreateAppResponseBody = components["schemas"]["V2AppsCreateAppResponseBody"];

/**
 * Error response when the request conflicts with the current state of the resource. This occurs when:
 * - Attempting to create a resource that already exists
 * - Modifying a resource that has been changed by another operation
 * - Violating unique constraints or business rules
 *
 * To resolve this error, check the current state of the resource and adjust your request accordingly.
 */
export type ConflictErrorResponse = components["schemas"]["ConflictErrorResponse"];

export type V2AppsDeleteAppRequestBody = components["schemas"]["V2AppsDeleteAppRequestBody"];

export type V2AppsDeleteAppResponseBody = components["schemas"]["V2AppsDeleteAppResponseBody"];

export type V2AppsGetAppRequestBody = components["schemas"]["V2AppsGetAppRequestBody"];

export type V2AppsGetAppResponseBody = components["schemas"]["V2AppsGetAppResponseBody"];

export type V2AppsListAppsRequestBody = components["schemas"]["V2AppsListAppsRequestBody"];

export type V2AppsListAppsResponseBody = components["schemas"]["V2AppsListAppsResponseBody"];

export type V2AppsUpdateAppRequestBody = components["schemas"]["V2AppsUpdateAppRequestBody"];

export type V2AppsUpdateAppResponseBody = components["schemas"]["V2AppsUpdateAppResponseBody"];

/** Create a deployment from a pre-built Docker image */
export type V2DeployCreateDeploymentRequestBody = components["schemas"]["V2DeployCreateDeploymentRequestBody"];

export type V2DeployCreateDeploymentResponseBody = components["schemas"]["V2DeployCreateDeploymentResponseBody"];

export type V2DeployGetDeploymentRequestBody = components["schemas"]["V2DeployGetDeploymentRequestBody"];

export type V2DeployGetDeploymentResponseBody = components["schemas"]["V2DeployGetDeploymentResponseBody"];

/** Create a deployment. Provide exactly one of git, image, or deployment. */
export type V2DeploymentsCreateDeploymentRequestBody = components["schemas"]["V2DeploymentsCreateDeploymentRequestBody"];

export type V2DeploymentsCreateDeploymentResponseBody = components["schemas"]["V2DeploymentsCreateDeploymentResponseBody"];

/** Retrieve a single deployment, including its status and runtime configuration. */
export type V2DeploymentsGetDeploymentRequestBody = components["schemas"]["V2DeploymentsGetDeploymentRequestBody"];

export type V2DeploymentsGetDeploymentResponseBody = components["schemas"]["V2DeploymentsGetDeploymentResponseBody"];

/**
 * Filter deployments within a workspace. All filters are optional; with none
 * set, every deployment in the workspace is returned, newest first.
 */
export type V2DeploymentsListDeploymentsRequestBody = components["schemas"]["V2DeploymentsListDeploymentsRequestBody"];

export type V2DeploymentsListDeploymentsResponseBody = components["schemas"]["V2DeploymentsListDeploymentsResponseBody"];

/** Promote a ready deployment to become the current deployment for its environment. */
export type V2DeploymentsPromoteDeploymentRequestBody = components["schemas"]["V2DeploymentsPromoteDeploymentRequestBody"];

export type V2DeploymentsPromoteDeploymentResponseBody = components["schemas"]["V2DeploymentsPromoteDeploymentResponseBody"];

/** Roll live traffic back to a previous deployment. */
export type V2DeploymentsRollbackDeploymentRequestBody = components["schemas"]["V2DeploymentsRollbackDeploymentRequestBody"];

export type V2DeploymentsRollbackDeploymentResponseBody = components["schemas"]["V2DeploymentsRollbackDeploymentResponseBody"];

/** Start a stopped preview deployment so it serves traffic again. */
export type V2DeploymentsStartDeploymentRequestBody = components["schemas"]["V2DeploymentsStartDeploymentRequestBody"];

export type V2DeploymentsStartDeploymentResponseBody = components["schemas"]["V2DeploymentsStartDeploymentResponseBody"];

/** Stop a running preview deployment to free up resources. */
export type V2DeploymentsStopDeploymentRequestBody = components["schemas"]["V2DeploymentsStopDeploymentRequestBody"];

export type V2DeploymentsStopDeploymentResponseBody = components["schemas"]["V2DeploymentsStopDeploymentResponseBody"];

export type V2DomainsCreateDomainRequestBody = components["schemas"]["V2DomainsCreateDomainRequestBody"];

export type V2DomainsCreateDomainResponseBody = components["schemas"]["V2DomainsCreateDomainResponseBody"];

export type V2DomainsDeleteDomainRequestBody = components["schemas"]["V2DomainsDeleteDomainRequestBody"];

export type V2DomainsDeleteDomainResponseBody = components["schemas"]["V2DomainsDeleteDomainResponseBody"];

export type V2DomainsGetDomainRequestBody = components["schemas"]["V2DomainsGetDomainRequestBody"];

export type V2DomainsGetDomainResponseBody = components["schemas"]["V2DomainsGetDomainResponseBody"];

export type V2DomainsListDomainsRequestBody = components["schemas"]["V2DomainsListDomainsRequestBody"];

export type V2DomainsListDomainsResponseBody = components["schemas"]["V2DomainsListDomainsResponseBody"];

export type V2DomainsVerifyDomainRequestBody = components["schemas"]["V2DomainsVerifyDomainRequestBody"];

export type V2DomainsVerifyDomainResponseBody = components["schemas"]["V2DomainsVerifyDomainResponseBody"];

export type V2EnvironmentsGetEnvironmentRequestBody = components["schemas"]["V2EnvironmentsGetEnvironmentRequestBody"];

export type V2EnvironmentsGetEnvironmentResponseBody = components["schemas"]["V2EnvironmentsGetEnvironmentResponseBody"];

export type V2EnvironmentsListEnvironmentVariablesRequestBody = components["schemas"]["V2EnvironmentsListEnvironmentVariablesRequestBody"];

export type V2EnvironmentsListEnvironmentVariablesResponseBody = components["schemas"]["V2EnvironmentsListEnvironmentVariablesResponseBody"];

export type V2EnvironmentsListEnvironmentsRequestBody = components["schemas"]["V2EnvironmentsListEnvironmentsRequestBody"];

export type V2EnvironmentsListEnvironmentsResponseBody = components["schemas"]["V2EnvironmentsListEnvironmentsResponseBody"];

export type V2EnvironmentsRemoveEnvironmentVariablesRequestBody = components["schemas"]["V2EnvironmentsRemoveEnvironmentVariablesRequestBody"];

export type V2EnvironmentsRemoveEnvironmentVariablesResponseBody = components["schemas"]["V2EnvironmentsRemoveEnvironmentVariablesResponseBody"];

export type V2EnvironmentsSetEnvironmentVariablesRequestBody = components["schemas"]["V2EnvironmentsSetEnvironmentVariablesRequestBody"];

export type V2EnvironmentsSetEnvironmentVariablesResponseBody = components["schemas"]["V2EnvironmentsSetEnvironmentVariablesResponseBody"];

export type V2EnvironmentsUpdateSettingsRequestBody = components["schemas"]["V2EnvironmentsUpdateSettingsRequestBody"];

export type V2EnvironmentsUpdateSettingsResponseBody = components["schemas"]["V2EnvironmentsUpdateSettingsResponseBody"];

export type V2GatewayListPoliciesRequestBody = components["schemas"]["V2GatewayListPoliciesRequestBody"];

export type V2GatewayListPoliciesResponseBody = components["schemas"]["V2GatewayListPoliciesResponseBody"];

export type V2GatewaySetPoliciesRequestBody = components["schemas"]["V2GatewaySetPoliciesRequestBody"];

export type V2GatewaySetPoliciesResponseBody = components["schemas"]["V2GatewaySetPoliciesResponseBody"];

/**
 * Partial update of a single policy. Omitted fields keep their stored
 * values; at least one updatable field must be provided. Providing one of
 * `keyauth`, `ratelimit`, `firewall`, `openapi` or `logging` replaces the
 * policy's rule entirely, including switching its type; at most one may be
 * set.
 */
export type V2GatewayUpdatePolicyRequestBody = components["schemas"]["V2GatewayUpdatePolicyRequestBody"];

export type V2GatewayUpdatePolicyResponseBody = components["schemas"]["V2GatewayUpdatePolicyResponseBody"];

export type V2GithubInstallAppResponseBody = components["schemas"]["V2GithubInstallAppResponseBody"];

export type V2IdentitiesCreateIdentityRequestBody = components["schemas"]["V2IdentitiesCreateIdentityRequestBody"];

export type V2IdentitiesCreateIdentityResponseBody = components["schemas"]["V2IdentitiesCreateIdentityResponseBody"];

export type V2IdentitiesDeleteIdentityRequestBody = components["schemas"]["V2IdentitiesDeleteIdentityRequestBody"];

/** Empty response object. A successful response indicates the identity was deleted successfully. */
export type V2IdentitiesDeleteIdentityResponseBody = components["schemas"]["V2IdentitiesDeleteIdentityResponseBody"];

export type V2IdentitiesGetIdentityRequestBody = components["schemas"]["V2IdentitiesGetIdentityRequestBody"];

export type V2IdentitiesGetIdentityResponseBody = components["schemas"]["V2IdentitiesGetIdentityResponseBody"];

export type V2IdentitiesListIdentitiesRequestBody = components["schemas"]["V2IdentitiesListIdentitiesRequestBody"];

export type V2IdentitiesListIdentitiesResponseBody = components["schemas"]["V2IdentitiesListIdentitiesResponseBody"];

export type V2IdentitiesUpdateIdentityRequestBody = components["schemas"]["V2IdentitiesUpdateIdentityRequestBody"];

export type V2IdentitiesUpdateIdentityResponseBody = components["schemas"]["V2IdentitiesUpdateIdentityResponseBody"];

export type V2KeysAddPermissionsRequestBody = components["schemas"]["V2KeysAddPermissionsRequestBody"];

export type V2KeysAddPermissionsResponseBody = components["schemas"]["V2KeysAddPermissionsResponseBody"];

export type V2KeysAddRolesRequestBody = components["schemas"]["V2KeysAddRolesRequestBody"];

export type V2KeysAddRolesResponseBody = components["schemas"]["V2KeysAddRolesResponseBody"];

export type V2KeysCreateKeyRequestBody = components["schemas"]["V2KeysCreateKeyRequestBody"];

export type V2KeysCreateKeyResponseBody = components["schemas"]["V2KeysCreateKeyResponseBody"];

export type V2KeysDeleteKeyRequestBody = components["schemas"]["V2KeysDeleteKeyRequestBody"];

export type V2KeysDeleteKeyResponseBody = components["schemas"]["V2KeysDeleteKeyResponseBody"];

export type V2KeysGetKeyRequestBody = components["schemas"]["V2KeysGetKeyRequestBody"];

export type V2KeysGetKeyResponseBody = components["schemas"]["V2KeysGetKeyResponseBody"];

export type V2KeysMigrateKeysRequestBody = components["schemas"]["V2KeysMigrateKeysRequestBody"];

export type V2KeysMigrateKeysResponseBody = components["schemas"]["V2KeysMigrateKeysResponseBody"];

export type V2KeysRemovePermissionsRequestBody = components["schemas"]["V2KeysRemovePermissionsRequestBody"];

export type V2KeysRemovePermissionsResponseBody = components["schemas"]["V2KeysRemovePermissionsResponseBody"];

export type V2KeysRemoveRolesRequestBody = components["schemas"]["V2KeysRemoveRolesRequestBody"];

export type V2KeysRemoveRolesResponseBody = components["schemas"]["V2KeysRemoveRolesResponseBody"];

export type V2KeysRerollKeyRequestBody = components["schemas"]["V2KeysRerollKeyRequestBody"];

export type V2KeysRerollKeyResponseBody = components["schemas"]["V2KeysRerollKeyResponseBody"];

export type V2KeysSetPermissionsRequestBody = components["schemas"]["V2KeysSetPermissionsRequestBody"];

export type V2KeysSetPermissionsResponseBody = components["schemas"]["V2KeysSetPermissionsResponseBody"];

export type V2KeysSetRolesRequestBody = components["schemas"]["V2KeysSetRolesRequestBody"];

export type V2KeysSetRolesResponseBody = components["schemas"]["V2KeysSetRolesResponseBody"];

export type V2KeysUpdateCreditsRequestBody = components["schemas"]["V2KeysUpdateCreditsRequestBody"];

export type V2KeysUpdateCreditsResponseBody = components["schemas"]["V2KeysUpdateCreditsResponseBody"];

export type V2KeysUpdateKeyRequestBody = components["schemas"]["V2KeysUpdateKeyRequestBody"];

export type V2KeysUpdateKeyResponseBody = components["schemas"]["V2KeysUpdateKeyResponseBody"];

export type V2KeysVerifyKeyRequestBody = components["schemas"]["V2KeysVerifyKeyRequestBody"];

export type V2KeysVerifyKeyResponseBody = components["schemas"]["V2KeysVerifyKeyResponseBody"];

export type V2KeysWhoamiRequestBody = components["schemas"]["V2KeysWhoamiRequestBody"];

export type V2KeysWhoamiResponseBody = components["schemas"]["V2KeysWhoamiResponseBody"];

export type V2LivenessResponseBody = components["schemas"]["V2LivenessResponseBody"];

export type V2PermissionsCreatePermissionRequestBody = components["schemas"]["V2PermissionsCreatePermissionRequestBody"];

export type V2PermissionsCreatePermissionResponseBody = components["schemas"]["V2PermissionsCreatePermissionResponseBody"];

export type V2PermissionsCreateRoleRequestBody = components["schemas"]["V2PermissionsCreateRoleRequestBody"];

export type V2PermissionsCreateRoleResponseBody = components["schemas"]["V2PermissionsCreateRoleResponseBody"];

export type V2PermissionsDeletePermissionRequestBody = components["schemas"]["V2PermissionsDeletePermissionRequestBody"];

export type V2PermissionsDeletePermissionResponseBody = components["schemas"]["V2PermissionsDeletePermissionResponseBody"];

export type V2PermissionsDeleteRoleRequestBody = components["schemas"]["V2PermissionsDeleteRoleRequestBody"];

export type V2PermissionsDeleteRoleResponseBody = components["schemas"]["V2PermissionsDeleteRoleResponseBody"];

export type V2PermissionsGetPermissionRequestBody = components["schemas"]["V2PermissionsGetPermissionRequestBody"];

export type V2PermissionsGetPermissionResponseBody = components["schemas"]["V2PermissionsGetPermissionResponseBody"];

export type V2PermissionsGetRoleRequestBody = components["schemas"]["V2PermissionsGetRoleRequestBody"];

export type V2PermissionsGetRoleResponseBody = components["schemas"]["V2PermissionsGetRoleResponseBody"];

export type V2PermissionsListPermissionsRequestBody = components["schemas"]["V2PermissionsListPermissionsRequestBody"];

export type V2PermissionsListPermissionsResponseBody = components["schemas"]["V2PermissionsListPermissionsResponseBody"];

export type V2PermissionsListRolesRequestBody = components["schemas"]["V2PermissionsListRolesRequestBody"];

export type V2PermissionsListRolesResponseBody = components["schemas"]["V2PermissionsListRolesResponseBody"];

export type V2PermissionsSetRolePermissionsRequestBody = components["schemas"]["V2PermissionsSetRolePermissionsRequestBody"];

export type V2PermissionsSetRolePermissionsResponseBody = components["schemas"]["V2PermissionsSetRolePermissionsResponseBody"];

export type V2PortalCreateSessionRequestBody = components["schemas"]["V2PortalCreateSessionRequestBody"];

export type V2PortalCreateSessionResponseBody = components["schemas"]["V2PortalCreateSessionResponseBody"];

export type V2PortalExchangeCodeRequestBody = components["schemas"]["V2PortalExchangeCodeRequestBody"];

export type V2PortalExchangeCodeResponseBody = components["schemas"]["V2PortalExchangeCodeResponseBody"];

export type V2PortalGetVerificationsRequestBody = components["schemas"]["V2PortalGetVerificationsRequestBody"];

export type V2PortalGetVerificationsResponseBody = components["schemas"]["V2PortalGetVerificationsResponseBody"];

export type V2PortalListKeysRequestBody = components["schemas"]["V2PortalListKeysRequestBody"];

export type V2PortalListKeysResponseBody = components["schemas"]["V2PortalListKeysResponseBody"];

export type V2ProjectsCreateProjectRequestBody = components["schemas"]["V2ProjectsCreateProjectRequestBody"];

export type V2ProjectsCreateProjectResponseBody = components["schemas"]["V2ProjectsCreateProjectResponseBody"];

export type V2ProjectsDeleteProjectRequestBody = components["schemas"]["V2ProjectsDeleteProjectRequestBody"];

export type V2ProjectsDeleteProjectResponseBody = components["schemas"]["V2ProjectsDeleteProjectResponseBody"];

export type V2ProjectsGetProjectRequestBody = components["schemas"]["V2ProjectsGetProjectRequestBody"];

export type V2ProjectsGetProjectResponseBody = components["schemas"]["V2ProjectsGetProjectResponseBody"];

export type V2ProjectsListProjectsRequestBody = components["schemas"]["V2ProjectsListProjectsRequestBody"];

export type V2ProjectsListProjectsResponseBody = components["schemas"]["V2ProjectsListProjectsResponseBody"];

export type V2ProjectsUpdateProjectRequestBody = components["schemas"]["V2ProjectsUpdateProjectRequestBody"];

export type V2ProjectsUpdateProjectResponseBody = components["schemas"]["V2ProjectsUpdateProjectResponseBody"];

/**
 * Deletes an existing rate limit override. This permanently removes a custom rate limit rule, reverting affected identifiers back to the default rate limits for the namespace.
 *
 * Use this endpoint when you need to:
 * - Remove special rate limit rules that are no longer needed
 * - Reset entities back to standard rate limits
 * - Clean up temporary overrides
 * - Remove outdated tiering or custom limit rules
 * - Fix misconfigured overrides
 *
 * Once deleted, the override cannot be recovered, and the operation takes effect immediately.
 */
export type V2RatelimitDeleteOverrideRequestBody = components["schemas"]["V2RatelimitDeleteOverrideRequestBody"];

export type V2RatelimitDeleteOverrideResponseBody = components["schemas"]["V2RatelimitDeleteOverrideResponseBody"];

/**
 * Gets the configuration of an existing rate limit override. Use this to retrieve details about custom rate limit rules that have been created for specific identifiers within a namespace.
 *
 * This endpoint is useful for:
 * - Verifying override configurations
 * - Checking current limits for specific entities
 * - Auditing rate limit policies
 * - Debugging rate limiting behavior
 * - Retrieving override settings for modification
 */
export type V2RatelimitGetOverrideRequestBody = components["schemas"]["V2RatelimitGetOverrideRequestBody"];

export type V2RatelimitGetOverrideResponseBody = components["schemas"]["V2RatelimitGetOverrideResponseBody"];

export type V2RatelimitLimitRequestBody = components["schemas"]["V2RatelimitLimitRequestBody"];

export type V2RatelimitLimitResponseBody = components["schemas"]["V2RatelimitLimitResponseBody"];

/**
 * Error response when the requested resource has been soft-deleted and is no longer available. This occurs when:
 * - The resource has been marked as deleted but still exists in the database
 * - The resource is intentionally unavailable but could potentially be restored
 * - The resource cannot be restored through the API or dashboard
 *
 * To resolve this error, contact support if you need the resource restored.
 */
export type GoneErrorResponse = components["schemas"]["GoneErrorResponse"];

export type V2RatelimitListOverridesRequestBody = components["schemas"]["V2RatelimitListOverridesRequestBody"];

export type V2RatelimitListOverridesResponseBody = components["schemas"]["V2RatelimitListOverridesResponseBody"];

/** Array of rate limit checks to perform */
export type V2RatelimitMultiLimitRequestBody = components["schemas"]["V2RatelimitMultiLimitRequestBody"];

export type V2RatelimitMultiLimitResponseBody = components["schemas"]["V2RatelimitMultiLimitResponseBody"];

/**
 * Sets a new or overwrites an existing rate limit override. Overrides allow you to apply special rate limit rules to specific identifiers, providing custom limits that differ from the default.
 *
 * Overrides are useful for:
 * - Granting higher limits to premium users or trusted partners
 * - Implementing stricter limits for suspicious or abusive users
 * - Creating tiered access levels with different quotas
 * - Implementing temporary rate limit adjustments
 * - Prioritizing important clients with higher limits
 */
export type V2RatelimitSetOverrideRequestBody = components["schemas"]["V2RatelimitSetOverrideRequestBody"];

export type V2RatelimitSetOverrideResponseBody = components["schemas"]["V2RatelimitSetOverrideResponseBody"];

/** Metadata object included in every API response. This provides context about the request and is essential for debugging, audit trails, and support inquiries. The `requestId` is particularly important when troubleshooting issues with the Unkey support team. */
export type Meta = components["schemas"]["Meta"];

/** The gateway request rows that the query returned. The SELECT clause of the query controls the fields in each row. */
export type V2AnalyticsGetGatewayRequestsResponseData = components["schemas"]["V2AnalyticsGetGatewayRequestsResponseData"];

/** Extended error details specifically for bad request (400) errors. This builds on the BaseError structure by adding an array of individual validation errors, making it easy to identify and fix multiple issues at once. */
export type BadRequestErrorDetails = components["schemas"]["BadRequestErrorDetails"];

/** Base error structure following Problem Details for HTTP APIs (RFC 7807). This provides a standardized way to carry machine-readable details of errors in HTTP response content. */
export type BaseError = components["schemas"]["BaseError"];

/** Individual validation error details. Each validation error provides precise information about what failed, where it failed, and how to fix it, enabling efficient error resolution. */
export type ValidationError = components["schemas"]["ValidationError"];

/** Array of rate limit rows returned by the query. Fields vary based on the SQL SELECT clause. */
export type V2AnalyticsGetRatelimitsResponseData = components["schemas"]["V2AnalyticsGetRatelimitsResponseData"];

/** The runtime log rows that the query returned. The SELECT clause of the query sets the fields of each row. */
export type V2AnalyticsGetRuntimeLogsResponseData = components["schemas"]["V2AnalyticsGetRuntimeLogsResponseData"];

/** Array of verification rows returned by the query. Fields vary based on the SQL SELECT clause. */
export type V2AnalyticsGetVerificationsResponseData = components["schemas"]["V2AnalyticsGetVerificationsResponseData"];

export type V2ApisCreateApiResponseData = components["schemas"]["V2ApisCreateApiResponseData"];

/** Empty response object by design. A successful response indicates this operation was successfully executed. */
export type EmptyResponse = components["schemas"]["EmptyResponse"];

export type V2ApisGetApiResponseData = components["schemas"]["V2ApisGetApiResponseData"];

/** Array of API keys with complete configuration and metadata. */
export type V2ApisListKeysResponseData = components["schemas"]["V2ApisListKeysResponseData"];

/** Pagination metadata for list endpoints. Provides information necessary to traverse through large result sets efficiently using cursor-based pagination. */
export type Pagination = components["schemas"]["Pagination"];

export type KeyResponseData = components["schemas"]["KeyResponseData"];

/** Credit configuration and remaining balance for this key. */
export type KeyCreditsData = components["schemas"]["KeyCreditsData"];

export type Identity = components["schemas"]["Identity"];

export type RatelimitResponse = components["schemas"]["RatelimitResponse"];

/** Configuration for automatic credit refill behavior. */
export type KeyCreditsRefill = components["schemas"]["KeyCreditsRefill"];

/**
 * Identifies a resource by either its unique ID or its slug.
 * Accepts a prefixed ID (such as 'proj_' or 'app_') or a slug.
 */
export type ResourceIdentifier = components["schemas"]["ResourceIdentifier"];

/**
 * Connect a GitHub repository to the app on creation. Omit to create the app
 * without a repository and connect one later with apps.updateApp.
 */
export type AppGitCreateInput = components["schemas"]["AppGitCreateInput"];

export type V2AppsCreateAppResponseData = components["schemas"]["V2AppsCreateAppResponseData"];

export type App = components["schemas"]["App"];

export type AppGit = components["schemas"]["AppGit"];

export type AppGitUpdateInput = components["schemas"]["AppGitUpdateInput"];

/** Optional git commit information */
export type V2DeployGitCommit = components["schemas"]["V2DeployGitCommit"];

export type V2DeployCreateDeploymentResponseData = components["schemas"]["V2DeployCreateDeploymentResponseData"];

export type V2DeployGetDeploymentResponseData = components["schemas"]["V2DeployGetDeploymentResponseData"];

export type V2DeployDeploymentStep = components["schemas"]["V2DeployDeploymentStep"];

/** Build from the app's connected GitHub repository. */
export type DeploymentSourceGit = components["schemas"]["DeploymentSourceGit"];

/** Deploy a prebuilt Docker image as-is. */
export type DeploymentSourceImage = components["schemas"]["DeploymentSourceImage"];

/** Re-run an existing deployment. */
export type DeploymentSourceDeployment = components["schemas"]["DeploymentSourceDeployment"];

export type V2DeploymentsCreateDeploymentResponseData = components["schemas"]["V2DeploymentsCreateDeploymentResponseData"];

export type Deployment = components["schemas"]["Deployment"];

/**
 * Current lifecycle status of the deployment. Poll until it reaches a
 * terminal state: ready (serving), failed, skipped, superseded, stopped,
 * or cancelled.
 */
export type DeploymentStatus = components["schemas"]["DeploymentStatus"];

export type DeploymentGit = components["schemas"]["DeploymentGit"];

export type DeploymentDocker = components["schemas"]["DeploymentDocker"];

/**
 * A lifecycle operation that can be performed on the deployment in its current
 * state, given its status, environment, and whether it is the current
 * deployment.
 */
export type DeploymentAction = components["schemas"]["DeploymentAction"];

export type DeploymentError = components["schemas"]["DeploymentError"];

export type DeploymentRuntime = components["schemas"]["DeploymentRuntime"];

/**
 * The reason a deployment failed. `unknown` means Unkey could not classify the
 * failure; see `message` for details.
 */
export type DeploymentErrorCode = components["schemas"]["DeploymentErrorCode"];

/** Signal sent to the container on shutdown. */
export type EnvironmentShutdownSignal = components["schemas"]["EnvironmentShutdownSignal"];

/** Protocol used to reach the container. */
export type EnvironmentUpstreamProtocol = components["schemas"]["EnvironmentUpstreamProtocol"];

export type EnvironmentHealthcheck = components["schemas"]["EnvironmentHealthcheck"];

export type V2DomainsCreateDomainResponseData = components["schemas"]["V2DomainsCreateDomainResponseData"];

export type DnsRecord = components["schemas"]["DnsRecord"];

/**
 * One-click setup at the domain's DNS provider. Omitted entirely when the provider does not support
 * Domain Connect or discovery failed, so the object's presence is the signal that the shortcut is
 * available and both of its fields are filled.
 */
export type DomainConnect = components["schemas"]["DomainConnect"];

export type Domain = components["schemas"]["Domain"];

export type Environment = components["schemas"]["Environment"];

/**
 * The deployment lifecycle role of an environment.
 *
 * - `production`: Deployments serve production traffic, support promotion and rollback, and cannot be stopped.
 * - `preview`: Deployments can be stopped and started and are eligible for preview lifecycle automation.
 */
export type EnvironmentKind = components["schemas"]["EnvironmentKind"];

/**
 * Runtime settings that control how the container runs.
 * Omitted until the environment has runtime settings.
 */
export type EnvironmentRuntime = components["schemas"]["EnvironmentRuntime"];

/**
 * Build settings that control how the app is built.
 * Omitted until the environment has build settings.
 */
export type EnvironmentBuild = components["schemas"]["EnvironmentBuild"];

/** Replica bounds for a single region the environment deploys to. */
export type EnvironmentRegion = components["schemas"]["EnvironmentRegion"];

/** Min and max replica bounds for autoscaling in a region. */
export type Replicas = components["schemas"]["Replicas"];

export type EnvironmentVariable = components["schemas"]["EnvironmentVariable"];

/**
 * How the value may be read back. `writeonly` values can never be read back
 * through the API; `recoverable` values can be decrypted. Values are encrypted
 * at rest either way.
 */
export type EnvironmentVariableKind = components["schemas"]["EnvironmentVariableKind"];

/** A single environment variable to set. */
export type EnvironmentVariableInput = components["schemas"]["EnvironmentVariableInput"];

/** The environment's gateway policies in evaluation order. */
export type V2GatewayListPoliciesResponseData = components["schemas"]["V2GatewayListPoliciesResponseData"];

/**
 * A stored gateway policy as returned by list endpoints. Exactly one of
 * `keyauth`, `ratelimit`, `firewall`, `openapi` or `logging` is set.
 */
export type PolicyResponse = components["schemas"]["PolicyResponse"];

/**
 * A single request match expression. Exactly one of `path`, `method`,
 * `header` or `queryParam` must be set.
 */
export type MatchExpr = components["schemas"]["MatchExpr"];

/** Verifies Unkey API keys on matching requests. */
export type KeyauthPolicy = components["schemas"]["KeyauthPolicy"];

/**
 * Rate limits matching requests. Set `identifiers` with 1 to 5 sources.
 * The deprecated `identifier` field is accepted in place of a one-entry
 * `identifiers` list; set exactly one of the two.
 */
export type RatelimitPolicy = components["schemas"]["RatelimitPolicy"];

/** Blocks matching requests. */
export type FirewallPolicy = components["schemas"]["FirewallPolicy"];

/**
 * Validates matching requests against the app's uploaded OpenAPI spec. Has no
 * configuration of its own. If no spec has been uploaded for the deployment,
 * the policy is a no-op and requests pass through unvalidated.
 */
export type OpenapiPolicy = components["schemas"]["OpenapiPolicy"];

/**
 * Adds request data to the log entries of matching requests. The gateway
 * always records a basic log entry for every request: method, host, path,
 * status, and latency. Each capture setting is a separate opt-in: request
 * headers, response headers, request body, response body, and query data.
 * The policy's `match` expressions select the requests. A policy without
 * `match` expressions matches every request. If more than one enabled
 * logging policy matches a request, the gateway combines their settings.
 * The gateway always redacts the `Authorization` header and configured key
 * locations before it stores headers or query data.
 */
export type LoggingPolicy = components["schemas"]["LoggingPolicy"];

/** Matches on the request path. */
export type PathMatch = components["schemas"]["PathMatch"];

/** Matches when the request method is one of the listed methods. */
export type MethodMatch = components["schemas"]["MethodMatch"];

/**
 * Matches a named request field (header or query parameter). Exactly one of
 * `present` or `value` must be set.
 */
export type FieldMatch = components["schemas"]["FieldMatch"];

/** String matcher. Exactly one of `exact`, `prefix` or `regex` must be set. */
export type StringMatch = components["schemas"]["StringMatch"];

/**
 * Where to look for the API key on incoming requests. Exactly one of
 * `bearer`, `header` or `queryParam` must be set.
 */
export type KeyLocation = components["schemas"]["KeyLocation"];

/**
 * A rate limit applied during key verification. `limit` and `duration`
 * must be set together or both omitted; a partial pair is rejected.
 */
export type KeyRatelimit = components["schemas"]["KeyRatelimit"];

/** Extract the key from the `Authorization Bearer` header. */
export type BearerTokenLocation = components["schemas"]["BearerTokenLocation"];

/** Extract the key from a custom header. */
export type HeaderKeyLocation = components["schemas"]["HeaderKeyLocation"];

/** Extract the key from a query parameter. */
export type QueryParamKeyLocation = components["schemas"]["QueryParamKeyLocation"];

/**
 * How requests are grouped for rate limiting. Exactly one of `remoteIp`,
 * `header`, `authenticatedSubject`, `path` or `principalField` must be set.
 */
export type RatelimitIdentifier = components["schemas"]["RatelimitIdentifier"];

/** Rate limit by the client's IP address. */
export type RemoteIpKey = components["schemas"]["RemoteIpKey"];

/** Rate limit by the value of a request header. */
export type HeaderKey = components["schemas"]["HeaderKey"];

/** Rate limit by the authenticated subject (e.g. the verified key). */
export type AuthenticatedSubjectKey = components["schemas"]["AuthenticatedSubjectKey"];

/** Rate limit by the request path. */
export type PathKey = components["schemas"]["PathKey"];

/** Rate limit by a field extracted from the authenticated principal. */
export type PrincipalFieldKey = components["schemas"]["PrincipalFieldKey"];

/**
 * A gateway policy. Exactly one of `keyauth`, `ratelimit`, `firewall`,
 * `openapi` or `logging` must be set. The server generates an id for every
 * policy it stores.
 */
export type Policy = components["schemas"]["Policy"];

export type V2GithubInstallAppResponseData = components["schemas"]["V2GithubInstallAppResponseData"];

export type RatelimitRequest = components["schemas"]["RatelimitRequest"];

export type V2IdentitiesCreateIdentityResponseData = components["schemas"]["V2IdentitiesCreateIdentityResponseData"];

/** List of identities matching the specified criteria. */
export type V2IdentitiesListIdentitiesResponseData = components["schemas"]["V2IdentitiesListIdentitiesResponseData"];

/**
 * Complete list of all permissions directly assigned to the key (including both newly added permissions and those that were already assigned).
 *
 * This response includes:
 * - All direct permissions assigned to the key (both pre-existing and newly added)
 * - Both the permission ID and name for each permission
 *
 * Important notes:
 * - This list does NOT include permissions granted through roles
 * - For a complete permission picture, use `/v2/keys.getKey` instead
 * - An empty array indicates the key has no direct permissions assigned
 */
export type V2KeysAddPermissionsResponseData = components["schemas"]["V2KeysAddPermissionsResponseData"];

export type Permission = components["schemas"]["Permission"];

/**
 * Complete list of all roles directly assigned to the key after the operation completes.
 *
 * The response includes:
 * - All roles now assigned to the key (both pre-existing and newly added)
 * - Both ID and name of each role for easy reference
 *
 * Important notes:
 * - The response shows the complete current state after the addition
 * - An empty array means the key has no roles assigned (unlikely after an add operation)
 * - This only shows direct role assignments, not inherited or nested roles
 * - Role permissions are not expanded in this response - use keys.getKey for full details
 */
export type V2KeysAddRolesResponseData = components["schemas"]["V2KeysAddRolesResponseData"];

export type Role = components["schemas"]["Role"];

export type V2KeysCreateKeyResponseData = components["schemas"]["V2KeysCreateKeyResponseData"];

export type V2KeysMigrateKeyData = components["schemas"]["V2KeysMigrateKeyData"];

export type V2KeysMigrateKeysResponseData = components["schemas"]["V2KeysMigrateKeysResponseData"];

export type V2KeysMigrateKeysMigration = components["schemas"]["V2KeysMigrateKeysMigration"];

/**
 * Complete list of all permissions directly assigned to the key after the removal operation (remaining permissions only).
 *
 * Notes:
 * - This list does NOT include permissions granted through roles
 * - For a complete permission picture, use `/v2/keys.getKey` instead
 * - An empty array indicates the key has no direct permissions assigned
 * - Any cached versions of the key are immediately invalidated to ensure consistency
 * - Changes to permissions take effect within seconds for new verifications
 */
export type V2KeysRemovePermissionsResponseData = components["schemas"]["V2KeysRemovePermissionsResponseData"];

/**
 * Complete list of all roles directly assigned to the key after the removal operation completes.
 *
 * The response includes:
 * - The remaining roles still assigned to the key (after removing the specified roles)
 * - Both ID and name for each role for easy reference
 *
 * Important notes:
 * - The response reflects the current state after the removal operation
 * - An empty array indicates the key now has no roles assigned
 * - This only shows direct role assignments
 * - Role permissions are not expanded in this response - use keys.getKey for full details
 * - Changes take effect immediately for new verifications but cached sessions may retain old permissions briefly
 */
export type V2KeysRemoveRolesResponseData = components["schemas"]["V2KeysRemoveRolesResponseData"];

export type V2KeysRerollKeyResponseData = components["schemas"]["V2KeysRerollKeyResponseData"];

/**
 * Complete list of all permissions now directly assigned to the key after the set operation has completed.
 *
 * The response includes:
 * - The comprehensive, updated set of direct permissions (reflecting the complete replacement)
 * - Both ID and name for each permission for easy reference
 *
 * Important notes:
 * - This only shows direct permissions, not those granted through roles
 * - An empty array means the key has no direct permissions assigned
 * - For a complete permission picture including roles, use keys.getKey instead
 */
export type V2KeysSetPermissionsResponseData = components["schemas"]["V2KeysSetPermissionsResponseData"];

/**
 * Complete list of all roles now directly assigned to the key after the set operation has completed.
 *
 * The response includes:
 * - The comprehensive, updated set of roles (reflecting the complete replacement)
 * - Both ID and name for each role for easy reference
 *
 * Important notes:
 * - This response shows the final state after the complete replacement
 * - If you provided an empty array in the request, this will also be empty
 * - This only shows direct role assignments on the key
 * - Role permissions are not expanded in this response - use keys.getKey for complete details
 * - An empty array indicates the key now has no roles assigned at all
 */
export type V2KeysSetRolesResponseData = components["schemas"]["V2KeysSetRolesResponseData"];

/** Credit configuration and remaining balance for this key. */
export type UpdateKeyCreditsData = components["schemas"]["UpdateKeyCreditsData"];

/** Configuration for automatic credit refill behavior. */
export type UpdateKeyCreditsRefill = components["schemas"]["UpdateKeyCreditsRefill"];

/**
 * Controls credit consumption for usage-based billing and quota enforcement.
 * Omitting this field uses the default cost of 1 credit per verification.
 * Credits provide globally consistent usage tracking, essential for paid APIs with strict quotas.
 */
export type KeysVerifyKeyCredits = components["schemas"]["KeysVerifyKeyCredits"];

export type KeysVerifyKeyRatelimit = components["schemas"]["KeysVerifyKeyRatelimit"];

export type V2KeysVerifyKeyResponseData = components["schemas"]["V2KeysVerifyKeyResponseData"];

export type VerifyKeyRatelimitData = components["schemas"]["VerifyKeyRatelimitData"];

/** Response data for the liveness check endpoint. This provides a simple indication of whether the Unkey API service is running and able to process requests. Monitoring systems can use this endpoint to track service availability and trigger alerts if the service becomes unhealthy. */
export type V2LivenessResponseData = components["schemas"]["V2LivenessResponseData"];

export type V2PermissionsCreatePermissionResponseData = components["schemas"]["V2PermissionsCreatePermissionResponseData"];

export type V2PermissionsCreateRoleResponseData = components["schemas"]["V2PermissionsCreateRoleResponseData"];

/** Array of permission objects with complete configuration details. */
export type V2PermissionsListPermissionsResponseData = components["schemas"]["V2PermissionsListPermissionsResponseData"];

/** Array of roles with their assigned permissions. */
export type V2PermissionsListRolesResponseData = components["schemas"]["V2PermissionsListRolesResponseData"];

/** Complete list of permissions now directly assigned to the role. */
export type V2PermissionsSetRolePermissionsResponseData = components["schemas"]["V2PermissionsSetRolePermissionsResponseData"];

export type V2PortalCreateSessionResponseData = components["schemas"]["V2PortalCreateSessionResponseData"];

export type V2PortalExchangeCodeResponseData = components["schemas"]["V2PortalExchangeCodeResponseData"];

export type V2PortalGetVerificationsDataPoint = components["schemas"]["V2PortalGetVerificationsDataPoint"];

/** Array of the portal end user's API keys. */
export type V2PortalListKeysResponseData = components["schemas"]["V2PortalListKeysResponseData"];

export type V2ProjectsCreateProjectResponseData = components["schemas"]["V2ProjectsCreateProjectResponseData"];

export type Project = components["schemas"]["Project"];

/** Empty response object. A successful response indicates the override was successfully deleted. The operation is immediate - as soon as this response is received, the override no longer exists and affected identifiers have reverted to using the default rate limit for the namespace. No other data is returned as part of the deletion operation. */
export type V2RatelimitDeleteOverrideResponseData = components["schemas"]["V2RatelimitDeleteOverrideResponseData"];

export type RatelimitOverride = components["schemas"]["RatelimitOverride"];

export type V2RatelimitLimitResponseData = components["schemas"]["V2RatelimitLimitResponseData"];

export type V2RatelimitListOverridesResponseData = components["schemas"]["V2RatelimitListOverridesResponseData"];

/** Container for multi-limit rate limit check results */
export type V2RatelimitMultiLimitResponseData = components["schemas"]["V2RatelimitMultiLimitResponseData"];

export type V2RatelimitMultiLimitCheck = components["schemas"]["V2RatelimitMultiLimitCheck"];

export type V2RatelimitSetOverrideResponseData = components["schemas"]["V2RatelimitSetOverrideResponseData"];
