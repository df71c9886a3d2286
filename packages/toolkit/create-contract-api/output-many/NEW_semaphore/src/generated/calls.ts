// Generated from openapi.yaml by `npm run generate`. Do not edit.
/** The path of the server, which precedes the path of each operation. */
export const basePath = "/api";

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
  "GET /ping": { "operation": "getPing", "headers": [], "formats": { "data": [ "text/plain" ] } },
  "GET /ws": { "operation": "getWs", "headers": [], "formats": { "errors": { "401": [ "" ] } } },
  "GET /info": { "operation": "getInfo", "headers": [] },
  "GET /auth/login": { "operation": "getAuthLogin", "headers": [] },
  "POST /auth/login": { "operation": "postAuthLogin", "headers": [], "input": "body", "formats": { "errors": { "400": [ "" ] } } },
  "POST /auth/logout": { "operation": "postAuthLogout", "headers": [] },
  "GET /auth/oidc/{provider_id}/login": { "operation": "getAuthOidcByProviderIdLogin", "headers": [] },
  "GET /auth/oidc/{provider_id}/redirect": { "operation": "getAuthOidcByProviderIdRedirect", "headers": [] },
  "GET /user/": { "operation": "getUser", "headers": [] },
  "GET /user/tokens": { "operation": "getUserTokens", "headers": [] },
  "POST /user/tokens": { "operation": "postUserTokens", "headers": [] },
  "DELETE /user/tokens/{api_token_id}": { "operation": "deleteUserTokensByApiTokenId", "headers": [] },
  "GET /users": { "operation": "getUsers", "headers": [] },
  "POST /users": { "operation": "postUsers", "headers": [], "input": "body", "formats": { "errors": { "400": [ "" ] } } },
  "GET /users/{user_id}/": { "operation": "getUsersByUserId", "headers": [] },
  "PUT /users/{user_id}/": { "operation": "putUsersByUserId", "headers": [] },
  "DELETE /users/{user_id}/": { "operation": "deleteUsersByUserId", "headers": [] },
  "POST /users/{user_id}/password": { "operation": "postUsersByUserIdPassword", "headers": [] },
  "GET /projects": { "operation": "getProjects", "headers": [] },
  "POST /projects": { "operation": "postProjects", "headers": [], "input": "body" },
  "POST /projects/restore": { "operation": "postProjectsRestore", "headers": [], "input": "body" },
  "GET /events": { "operation": "getEvents", "headers": [] },
  "GET /events/last": { "operation": "getEventsLast", "headers": [] },
  "GET /project/{project_id}/": { "operation": "getProjectByProjectId", "headers": [] },
  "PUT /project/{project_id}/": { "operation": "putProjectByProjectId", "headers": [] },
  "DELETE /project/{project_id}/": { "operation": "deleteProjectByProjectId", "headers": [] },
  "GET /project/{project_id}/backup": { "operation": "getProjectByProjectIdBackup", "headers": [] },
  "GET /project/{project_id}/role": { "operation": "getProjectByProjectIdRole", "headers": [] },
  "GET /project/{project_id}/events": { "operation": "getProjectByProjectIdEvents", "headers": [] },
  "GET /project/{project_id}/users": { "operation": "getProjectByProjectIdUsers", "headers": [] },
  "POST /project/{project_id}/users": { "operation": "postProjectByProjectIdUsers", "headers": [] },
  "PUT /project/{project_id}/users/{user_id}": { "operation": "putProjectByProjectIdUsersByUserId", "headers": [] },
  "DELETE /project/{project_id}/users/{user_id}": { "operation": "deleteProjectByProjectIdUsersByUserId", "headers": [] },
  "GET /project/{project_id}/integrations": { "operation": "getProjectByProjectIdIntegrations", "headers": [] },
  "POST /project/{project_id}/integrations": { "operation": "postProjectByProjectIdIntegrations", "headers": [] },
  "PUT /project/{project_id}/integrations/{integration_id}": { "operation": "putProjectByProjectIdIntegrationsByIntegrationId", "headers": [] },
  "DELETE /project/{project_id}/integrations/{integration_id}": { "operation": "deleteProjectByProjectIdIntegrationsByIntegrationId", "headers": [] },
  "GET /project/{project_id}/integrations/{integration_id}/values": { "operation": "getProjectByProjectIdIntegrationsByIntegrationIdValues", "headers": [] },
  "POST /project/{project_id}/integrations/{integration_id}/values": {
    "operation": "postProjectByProjectIdIntegrationsByIntegrationIdValues",
    "headers": [],
    "formats": { "errors": { "400": [ "" ] } }
  },
  "PUT /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}": {
    "operation": "putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId",
    "headers": [],
    "formats": { "errors": { "400": [ "" ] } }
  },
  "DELETE /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}": { "operation": "deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId", "headers": [] },
  "GET /project/{project_id}/integrations/{integration_id}/matchers": { "operation": "getProjectByProjectIdIntegrationsByIntegrationIdMatchers", "headers": [] },
  "POST /project/{project_id}/integrations/{integration_id}/matchers": {
    "operation": "postProjectByProjectIdIntegrationsByIntegrationIdMatchers",
    "headers": [],
    "formats": { "errors": { "400": [ "" ] } }
  },
  "PUT /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}": {
    "operation": "putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId",
    "headers": [],
    "formats": { "errors": { "400": [ "" ] } }
  },
  "DELETE /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}": { "operation": "deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId", "headers": [] },
  "GET /project/{project_id}/keys": {
    "operation": "getProjectByProjectIdKeys",
    "headers": [],
    "formats": { "parameters": { "query": { "Key type": {} } } }
  },
  "POST /project/{project_id}/keys": { "operation": "postProjectByProjectIdKeys", "headers": [], "formats": { "errors": { "400": [ "" ] } } },
  "PUT /project/{project_id}/keys/{key_id}": { "operation": "putProjectByProjectIdKeysByKeyId", "headers": [], "formats": { "errors": { "400": [ "" ] } } },
  "DELETE /project/{project_id}/keys/{key_id}": { "operation": "deleteProjectByProjectIdKeysByKeyId", "headers": [] },
  "GET /project/{project_id}/repositories": { "operation": "getProjectByProjectIdRepositories", "headers": [] },
  "POST /project/{project_id}/repositories": { "operation": "postProjectByProjectIdRepositories", "headers": [] },
  "PUT /project/{project_id}/repositories/{repository_id}": {
    "operation": "putProjectByProjectIdRepositoriesByRepositoryId",
    "headers": [],
    "formats": { "errors": { "400": [ "" ] } }
  },
  "DELETE /project/{project_id}/repositories/{repository_id}": { "operation": "deleteProjectByProjectIdRepositoriesByRepositoryId", "headers": [] },
  "GET /project/{project_id}/inventory": { "operation": "getProjectByProjectIdInventory", "headers": [] },
  "POST /project/{project_id}/inventory": { "operation": "postProjectByProjectIdInventory", "headers": [] },
  "PUT /project/{project_id}/inventory/{inventory_id}": { "operation": "putProjectByProjectIdInventoryByInventoryId", "headers": [] },
  "DELETE /project/{project_id}/inventory/{inventory_id}": { "operation": "deleteProjectByProjectIdInventoryByInventoryId", "headers": [] },
  "GET /project/{project_id}/environment": { "operation": "getProjectByProjectIdEnvironment", "headers": [] },
  "POST /project/{project_id}/environment": { "operation": "postProjectByProjectIdEnvironment", "headers": [] },
  "PUT /project/{project_id}/environment/{environment_id}": { "operation": "putProjectByProjectIdEnvironmentByEnvironmentId", "headers": [] },
  "DELETE /project/{project_id}/environment/{environment_id}": { "operation": "deleteProjectByProjectIdEnvironmentByEnvironmentId", "headers": [] },
  "GET /project/{project_id}/templates": { "operation": "getProjectByProjectIdTemplates", "headers": [] },
  "POST /project/{project_id}/templates": { "operation": "postProjectByProjectIdTemplates", "headers": [] },
  "GET /project/{project_id}/templates/{template_id}": { "operation": "getProjectByProjectIdTemplatesByTemplateId", "headers": [] },
  "PUT /project/{project_id}/templates/{template_id}": { "operation": "putProjectByProjectIdTemplatesByTemplateId", "headers": [] },
  "DELETE /project/{project_id}/templates/{template_id}": { "operation": "deleteProjectByProjectIdTemplatesByTemplateId", "headers": [] },
  "GET /project/{project_id}/schedules/{schedule_id}": { "operation": "getProjectByProjectIdSchedulesByScheduleId", "headers": [] },
  "PUT /project/{project_id}/schedules/{schedule_id}": { "operation": "putProjectByProjectIdSchedulesByScheduleId", "headers": [] },
  "DELETE /project/{project_id}/schedules/{schedule_id}": { "operation": "deleteProjectByProjectIdSchedulesByScheduleId", "headers": [] },
  "POST /project/{project_id}/schedules": { "operation": "postProjectByProjectIdSchedules", "headers": [] },
  "GET /project/{project_id}/views": { "operation": "getProjectByProjectIdViews", "headers": [] },
  "POST /project/{project_id}/views": { "operation": "postProjectByProjectIdViews", "headers": [] },
  "GET /project/{project_id}/views/{view_id}": { "operation": "getProjectByProjectIdViewsByViewId", "headers": [] },
  "PUT /project/{project_id}/views/{view_id}": { "operation": "putProjectByProjectIdViewsByViewId", "headers": [] },
  "DELETE /project/{project_id}/views/{view_id}": { "operation": "deleteProjectByProjectIdViewsByViewId", "headers": [] },
  "GET /project/{project_id}/tasks": { "operation": "getProjectByProjectIdTasks", "headers": [] },
  "POST /project/{project_id}/tasks": { "operation": "postProjectByProjectIdTasks", "headers": [] },
  "GET /project/{project_id}/tasks/last": { "operation": "getProjectByProjectIdTasksLast", "headers": [] },
  "POST /project/{project_id}/tasks/{task_id}/stop": { "operation": "postProjectByProjectIdTasksByTaskIdStop", "headers": [] },
  "GET /project/{project_id}/tasks/{task_id}": { "operation": "getProjectByProjectIdTasksByTaskId", "headers": [] },
  "DELETE /project/{project_id}/tasks/{task_id}": { "operation": "deleteProjectByProjectIdTasksByTaskId", "headers": [] },
  "GET /project/{project_id}/tasks/{task_id}/output": { "operation": "getProjectByProjectIdTasksByTaskIdOutput", "headers": [] }
} as const;
