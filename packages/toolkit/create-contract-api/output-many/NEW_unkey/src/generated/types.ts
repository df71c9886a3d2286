// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/v2/analytics.getGatewayRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query gateway request data
         * @description A query can use only the public alias `gateway_requests_v1`. CTEs, subqueries, UNION, and EXCEPT are permitted.
         *     The root key must have the `project.*.read_gateway_requests` permission.
         *     Unkey limits each query to the workspace of the root key. To get the data for one project, app, or environment, add a filter on `project_id`, `app_id`, or `environment_id`.
         *     The workspace retention period and the workspace query limits apply.
         *     For the columns and more query examples, see the gateway request analytics documentation.
         */
        post: operations["analytics.getGatewayRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/analytics.getRatelimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query rate limit data
         * @description Queries may reference only the five public rate limit analytics aliases: `ratelimits_v1`, `ratelimits_per_minute_v1`, `ratelimits_per_hour_v1`, `ratelimits_per_day_v1`, or `ratelimits_per_month_v1`. CTEs, subqueries, UNION, and EXCEPT are supported.
         *     Queries are always restricted to the authenticated workspace. Wildcard analytics permission can read every namespace in that workspace; namespace-scoped permissions automatically restrict results to the permitted namespace IDs.
         *     Workspace retention and query limits apply.
         */
        post: operations["analytics.getRatelimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/analytics.getRuntimeLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query runtime log data
         * @description A query can use only the public alias `runtime_logs_v1`. CTEs, subqueries, UNION, and EXCEPT are permitted.
         *     The root key must have the `project.*.read_runtime_logs` permission.
         *     Unkey limits each query to the workspace of the root key. To get the logs of one project, app, environment, or deployment, add a filter on `project_id`, `app_id`, `environment_id`, or `deployment_id`.
         *     The workspace retention period and the workspace query limits apply.
         *     For the table, the columns, and more query examples, see [Query runtime logs](/platform/analytics/get-runtime-logs).
         */
        post: operations["analytics.getRuntimeLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/analytics.getVerifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query key verification data
         * @description Execute custom SQL queries against your key verification analytics. CTEs, subqueries, UNION, and EXCEPT are supported.
         *     Queries must use one of the five public aliases: `key_verifications_v1`, `key_verifications_per_minute_v1`, `key_verifications_per_hour_v1`, `key_verifications_per_day_v1`, or `key_verifications_per_month_v1`. Physical `default.*` table names are unsupported.
         *     Queries are always restricted to the authenticated workspace. Wildcard analytics permission can read every API in that workspace; API-scoped permissions automatically restrict results to the permitted APIs.
         *     For complete documentation including available tables, columns, data types, query examples, see the schema reference in the API documentation.
         */
        post: operations["analytics.getVerifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apis.createApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create API namespace
         * @description Create an API namespace for organizing keys by environment, service, or product.
         *
         *     Use this to separate production from development keys, isolate different services, or manage multiple products. Each API gets a unique identifier and dedicated infrastructure for secure key operations.
         *
         *     **Important**: API names must be unique within your workspace and cannot be changed after creation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.create_api` (to create APIs in any workspace)
         */
        post: operations["apis.createApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apis.deleteApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete API namespace
         * @description Permanently delete an API namespace and immediately invalidate all associated keys.
         *
         *     Use this for cleaning up development environments, retiring deprecated services, or removing unused resources.
         *     All keys in the namespace are immediately marked as deleted and will fail verification with `code=NOT_FOUND`.
         *
         *     **Important**: This operation is immediate and permanent. Verify you have the correct API ID before deletion.
         *     If delete protection is enabled, disable it first through the dashboard or API configuration.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.delete_api` (to delete any API)
         *     - `api.<api_id>.delete_api` (to delete a specific API)
         */
        post: operations["apis.deleteApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apis.getApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get API namespace
         * @description Retrieve basic information about an API namespace including its ID and name.
         *
         *     Use this to verify an API exists before performing operations, get the human-readable name when you only have the API ID, or confirm access to a specific namespace. For detailed key information, use the `listKeys` endpoint instead.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.read_api` (to read any API)
         *     - `api.<api_id>.read_api` (to read a specific API)
         */
        post: operations["apis.getApi"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apis.listKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List API keys
         * @description Retrieve a paginated list of API keys for dashboard and administrative interfaces.
         *
         *     Use this to build key management dashboards, filter keys by user with `externalId`, or retrieve key details for administrative purposes. Each key includes status, metadata, permissions, and usage limits.
         *
         *     **Important**: Set `decrypt: true` only in secure contexts to retrieve plaintext key values from recoverable keys.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions for basic key listing:
         *     - `api.*.read_key` (to read keys from any API)
         *     - `api.<api_id>.read_key` (to read keys from a specific API)
         *
         *     Additionally, you need read access to the API itself:
         *     - `api.*.read_api` or `api.<api_id>.read_api`
         *
         *     Additional permission required for decrypt functionality:
         *     - `api.*.decrypt_key` or `api.<api_id>.decrypt_key`
         */
        post: operations["apis.listKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apps.createApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create app
         * @description Create an app within a project. The app is created with default `production` and `preview` environments.
         *
         *     The slug you provide is the stable, caller-defined handle used to reference this app. It must be unique within the project.
         *
         *     **Important**: The slug cannot collide with an existing app in the same project. A duplicate slug returns a 409 conflict.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `project.*.create_app` (to create apps in any project)
         *     - `project.<project_id>.create_app` (to create apps in a specific project)
         */
        post: operations["apps.createApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apps.deleteApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete app
         * @description Delete an existing app, identified by its id.
         *
         *     Deletion is asynchronous and eventually consistent. The app and all of its associated resources (environments, deployments, custom domains) are torn down by a background workflow. A successful response indicates the deletion was enqueued, not that every resource has already been removed.
         *
         *     Apps with delete protection enabled cannot be deleted until protection is disabled.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `app.*.delete_app` (to delete any app)
         *     - `app.<app_id>.delete_app` (to delete a specific app)
         */
        post: operations["apps.deleteApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apps.getApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get app
         * @description Retrieve a single app by its id or slug within a project.
         *
         *     Use this to fetch app details after creation or to verify an app exists before performing operations.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `app.*.read_app` (to read any app)
         *     - `app.<app_id>.read_app` (to read a specific app)
         */
        post: operations["apps.getApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apps.listApps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List apps
         * @description Retrieve a paginated list of apps within a project.
         *
         *     Use this to enumerate every app in a project. Results are ordered by app id and paginated; when `hasMore` is true, pass the returned `cursor` to fetch the next page.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `app.*.read_app` (to read apps in any project)
         */
        post: operations["apps.listApps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/apps.updateApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update app
         * @description Update an existing app, identified by its id.
         *
         *     The app name, slug, default branch, and delete protection setting can be changed. Omitted fields are left unchanged. Changing the slug affects the deployment domains generated for this app.
         *
         *     **Important**: The slug cannot collide with an existing app in the same project. A duplicate slug returns a 409 conflict.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `app.*.update_app` (to update any app)
         *     - `app.<app_id>.update_app` (to update a specific app)
         */
        post: operations["apps.updateApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deploy.createDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create deployment
         * @deprecated
         * @description **INTERNAL** - This endpoint is internal and may change without notice.
         *     Not recommended for production use.
         *
         *     Creates a new deployment for a project using either a pre-built Docker image or build context.
         *
         *     **Authentication**: Requires a valid root key with appropriate permissions.
         */
        post: operations["deploy.createDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deploy.getDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get deployment
         * @deprecated
         * @description **INTERNAL** - This endpoint is internal and may change without notice.
         *     Not recommended for production use.
         *
         *     Retrieves deployment information including status, error messages, and steps.
         *
         *     **Authentication**: Requires a valid root key with appropriate permissions.
         */
        post: operations["deploy.getDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.createDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create deployment
         * @description Create a deployment for an app in a project.
         *
         *     Provide exactly one source:
         *     - `image`: deploy a prebuilt Docker image as-is (no build).
         *     - `git`: build and deploy from the app's connected GitHub repository, a branch, a specific commit, or a fork commit. Requires the app to have a repository connected.
         *     - `deployment`: re-run an existing deployment by its id. Git-connected apps rebuild from the recorded commit; other apps reuse the recorded image.
         *
         *     Returns immediately with a `deploymentId`. The build and rollout run asynchronously — poll `deployments.getDeployment` to watch status until it is ready.
         *
         *     **Authentication**: requires a root key with permission to create deployments.
         */
        post: operations["deployments.createDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.getDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get deployment
         * @description Retrieve a single deployment by its id.
         *
         *     Use this to check a deployment's status after creating it, or to inspect the
         *     runtime configuration of an existing deployment.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_deployment` (to read deployments in any environment)
         *     - `environment.<environment_id>.read_deployment` (to read deployments in a specific environment)
         */
        post: operations["deployments.getDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.listDeployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List deployments
         * @description Retrieve a paginated list of deployments within a workspace, newest first.
         *
         *     Filter by project, app, environment, and lifecycle status. All filters are
         *     optional; with none set, every deployment in the workspace is returned.
         *     Filters nest: `app` requires `project`, and `environment` requires both
         *     `project` and `app`. Results are paginated; when `hasMore` is true, pass the
         *     returned `cursor` to fetch the next page.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the `environment.*.read_deployment` permission.
         *     Listing spans environments, so a grant on a single environment is not
         *     sufficient.
         */
        post: operations["deployments.listDeployments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.promoteDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote deployment
         * @description Promote a deployment to become the current deployment for its environment.
         *     All sticky domains are reassigned from the current deployment to the
         *     promoted one, and the previous deployment is scheduled for standby.
         *
         *     The deployment must be ready, not already shutting down, belong to the
         *     production environment, and its app must already have a current deployment.
         *     Promoting the deployment that is already current fails, unless the app is in
         *     a rolled-back state, in which case promoting the current deployment
         *     confirms the rollback and re-enables automatic promotion of future
         *     deployments.
         *
         *     Promotion runs as a durable workflow: this endpoint returns once the
         *     promotion is accepted. Poll `getDeployment` or `listDeployments` to observe
         *     the result.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.promote_deployment` (to promote deployments in any environment)
         *     - `environment.<environment_id>.promote_deployment` (to promote deployments in a specific environment)
         */
        post: operations["deployments.promoteDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.rollbackDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rollback deployment
         * @description Roll live traffic back to a previous deployment. `deploymentId` is the
         *     deployment to roll back TO; the app's current deployment is used as
         *     the rollback source automatically.
         *
         *     The target deployment must be ready, not already shutting down, belong to
         *     the production environment, and must not itself be the current deployment.
         *
         *     After a rollback the app is marked as rolled back, which prevents new
         *     deployments from automatically taking over live traffic. Promote the
         *     rolled-back deployment (or a newer one) to clear this state.
         *
         *     Rollback runs as a durable workflow: this endpoint returns once the
         *     rollback is accepted. Poll `getDeployment` or `listDeployments` to observe
         *     the result.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.rollback_deployment` (to roll back deployments in any environment)
         *     - `environment.<environment_id>.rollback_deployment` (to roll back deployments in a specific environment)
         */
        post: operations["deployments.rollbackDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.startDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start deployment
         * @description Start a deployment that was previously stopped with `stopDeployment`, so it
         *     serves traffic again. The deployment keeps the configuration it had when it
         *     was stopped; nothing is rebuilt or redeployed.
         *
         *     The deployment must currently be stopped, and must belong to a
         *     non-production environment. Production deployments are never stopped, so
         *     they cannot be started.
         *
         *     Starting is asynchronous: this endpoint only enqueues the start and returns
         *     immediately. Poll `getDeployment` until the status reaches `ready`.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.start_deployment` (to start deployments in any environment)
         *     - `environment.<environment_id>.start_deployment` (to start deployments in a specific environment)
         */
        post: operations["deployments.startDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/deployments.stopDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop deployment
         * @description Stop a running preview deployment. Stopped deployments keep their
         *     configuration and can be resumed later with `startDeployment`.
         *
         *     The deployment must be ready and running, and must belong to a
         *     non-production environment; production deployments cannot be stopped.
         *     A deployment that is already draining from a previous stop is rejected
         *     with a precondition error.
         *
         *     Stopping is asynchronous: this endpoint only enqueues the stop and returns
         *     immediately. Poll `getDeployment` until the status reaches `stopped`.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.stop_deployment` (to stop deployments in any environment)
         *     - `environment.<environment_id>.stop_deployment` (to stop deployments in a specific environment)
         */
        post: operations["deployments.stopDeployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains.createDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create domain
         * @description Attach a custom domain to an environment and start verifying it.
         *
         *     The domain is created in the `pending` state and does not serve traffic until verification succeeds. Verification runs in the background and polls DNS, so it is eventually consistent.
         *
         *     The response returns `dnsRecords`: every record needed to finish setup, already resolved for whether this domain is an apex or a subdomain. Create every entry exactly as given. One record establishes routing and one proves ownership, and both are needed: whether ownership can be inferred from the routing record depends on how your provider publishes it, and a name another workspace has already verified can only be claimed through the ownership record. Neither is knowable before the records exist.
         *
         *     When your DNS provider supports Domain Connect, the response also carries a `domainConnect` object; opening its `url` applies the same records at the provider in one step. The object is absent when the shortcut is unavailable.
         *
         *     Domains are unique per workspace, so the same name cannot be attached to two environments. Attaching a domain that already exists in your workspace returns a 409 conflict.
         *
         *     How many domains you may attach is set by your plan. Attaching one beyond that allowance returns a 403; upgrade the plan or remove a domain you no longer need.
         *
         *     **Important**: verification stops after 24 hours without the required DNS records, and the domain moves to `failed`.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.create_domain` (to attach domains to any environment)
         *     - `environment.<environment_id>.create_domain` (to attach domains to a specific environment)
         */
        post: operations["domains.createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains.deleteDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete domain
         * @description Delete a custom domain from your workspace.
         *
         *     Address the domain by its id or by its name. Names are unique per workspace, so
         *     `api.acme.com` is enough.
         *
         *     Unkey stops serving the domain. Later requests fail with a certificate error. The DNS
         *     records at your provider stay in place.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.delete_domain` (to delete domains in any environment)
         *     - `environment.<environment_id>.delete_domain` (to delete domains in a specific environment)
         */
        post: operations["domains.deleteDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains.getDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get domain
         * @description Retrieve a custom domain and its verification status.
         *
         *     Address the domain by its id or by its name. Names are unique per workspace, so
         *     `api.acme.com` is sufficient. You do not need to supply a project, app, or environment.
         *
         *     Use this endpoint to poll after `domains.createDomain`. Verification runs in the background
         *     and checks DNS approximately each minute.
         *
         *     `status: verified` means the domain is verified. Unkey has configured routing and requested a
         *     certificate. Each entry in `dnsRecords` has a `verified` flag. The flag shows which records
         *     Unkey has read back, so you can see which records are still missing. Some providers hide a
         *     record from DNS lookups, for example a proxied or flattened routing record. Such a record stays
         *     `false` while it serves traffic. `verificationError` gives the reason for the last failed
         *     attempt.
         *
         *     `dnsRecords` contains the same values that `domains.createDomain` returned. Use it to recover
         *     the values without creating the domain again.
         *
         *     **Important**: verification stops 24 hours after the domain was created, and the status becomes
         *     `failed`. The window starts at `createdAt`, not at the last attempt.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_domain` (to read domains in any environment)
         *     - `environment.<environment_id>.read_domain` (to read domains in a specific environment)
         */
        post: operations["domains.getDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains.listDomains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List domains
         * @description List the custom domains attached to an environment and their verification status.
         *
         *     Results are paginated and sorted by their id. When `hasMore` is true, send the
         *     returned `cursor` to get the next page. An environment with no domains returns an
         *     empty array, not a 404.
         *
         *     `status: verified` means the domain is verified. Unkey has configured routing and requested a
         *     certificate. Each domain includes its full `dnsRecords`. Each record has a `verified` flag.
         *     The flag shows which records Unkey has read back, so you can see which records are still
         *     missing without a second call. Some providers hide a record from DNS lookups, for example a
         *     proxied or flattened routing record. Such a record stays `false` while it serves traffic.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_domain` (to read domains in any environment)
         *     - `environment.<environment_id>.read_domain` (to read domains in a specific environment)
         */
        post: operations["domains.listDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/domains.verifyDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify domain
         * @description Restart verification for a custom domain.
         *
         *     Address the domain by its ID or by its name. Names are unique per workspace, so
         *     `api.acme.com` is enough.
         *
         *     Call this after you correct the DNS records of a domain that shows `failed`, or to give a
         *     `pending` domain a new 24-hour verification period. The domain goes back to `pending` and
         *     the 24-hour period starts again.
         *
         *     The endpoint returns when Unkey accepts the retry. Poll `domains.getDomain` for the result.
         *
         *     A domain that is already `verified` returns a 412.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.verify_domain` (to verify domains in any environment)
         *     - `environment.<environment_id>.verify_domain` (to verify domains in a specific environment)
         */
        post: operations["domains.verifyDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.getEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get environment
         * @description Retrieve a single environment by its id.
         *
         *     Use this to fetch environment details after creation or to verify an environment exists before performing operations.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_environment` (to read any environment)
         *     - `environment.<environment_id>.read_environment` (to read a specific environment)
         */
        post: operations["environments.getEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.listEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List environment variables
         * @description Retrieve the environment variables for an environment.
         *
         *     Identify the environment by its project, app, and environment identifiers.
         *     Results are ordered by variable id and paginated; when `hasMore` is true,
         *     pass the returned `cursor` to fetch the next page.
         *
         *     `recoverable` variables are returned with their decrypted plaintext value.
         *     `writeonly` variables never expose a value: only the key, kind, and
         *     description are returned.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_environment_variables` (for any environment)
         *     - `environment.<environment_id>.read_environment_variables` (for a specific environment)
         */
        post: operations["environments.listEnvironmentVariables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.listEnvironments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List environments
         * @description Retrieve the environments within an app.
         *
         *     Use this to enumerate every environment in an app. Identify the app by its project slug and app slug. Results are ordered by environment id. An app has only a handful of environments, so all of them are returned in a single response.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `environment.*.read_environment` (to read environments in any app)
         */
        post: operations["environments.listEnvironments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.removeEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove environment variables
         * @description Remove environment variables from an environment in a single atomic request.
         *
         *     This operation only deletes keys by name. Keys in the payload that exist are
         *     removed; keys that are not present are ignored, since their absence already
         *     matches the requested state. To replace or update values, use
         *     `setEnvironmentVariables` instead. The whole operation is atomic: if any part
         *     fails the environment is left unchanged.
         *
         *     Duplicate keys in the payload collapse to a single removal. Values are never
         *     read or returned.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.remove_environment_variables` (for any environment)
         *     - `environment.<environment_id>.remove_environment_variables` (for a specific environment)
         */
        post: operations["environments.removeEnvironmentVariables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.setEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set environment variables
         * @description Create or update environment variables for an environment in a single atomic
         *     request.
         *
         *     By default this is an upsert: each variable in the payload is created if new
         *     or fully overwritten if the key already exists, and any variable not in the
         *     payload is left untouched. This lets you change one variable without
         *     re-sending the others, which matters for write-only secrets you can no longer
         *     read back.
         *
         *     Set `prune: true` to make it a full replace instead: after upserting, every
         *     variable not in the payload is deleted. Sending `prune: true` with an empty
         *     `variables` list resets the environment by deleting every variable.
         *
         *     Each variable is written exactly as sent, never merged, so omitted optional
         *     fields fall back to their defaults rather than the previous value. Values are
         *     always encrypted at rest. Set `kind: recoverable` to allow a value to be read
         *     back; it defaults to `writeonly`, which can never be read back through the API.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.set_environment_variables` (for any environment)
         *     - `environment.<environment_id>.set_environment_variables` (for a specific environment)
         */
        post: operations["environments.setEnvironmentVariables"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/environments.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update environment settings
         * @description Update the build, runtime, and regional settings for an environment.
         *
         *     All settings fields are optional. Omit a field to leave it unchanged. For
         *     nullable fields (`dockerfile`, `healthcheck`, `openapiSpecPath`), send null
         *     to clear the value. When `regions` is present it replaces the full set of
         *     regions for the environment.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.update_environment` (to update any environment)
         *     - `environment.<environment_id>.update_environment` (to update a specific environment)
         */
        post: operations["environments.updateSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gateway.listPolicies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List policies
         * @description Retrieve an environment's gateway policies in evaluation order: the
         *     gateway evaluates them top to bottom and the first rejection
         *     short-circuits the request.
         *
         *     The full policy list is returned in a single response.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.read_policies` (for any environment)
         *     - `environment.<environment_id>.read_policies` (for a specific environment)
         */
        post: operations["gateway.listPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gateway.setPolicies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set policies
         * @description Replace an environment's gateway policies in a single atomic request.
         *     Policies run at the edge before requests reach your app: verify API keys,
         *     rate limit, block requests outright, or validate them against your
         *     OpenAPI spec.
         *
         *     Policies are an ordered list: the gateway evaluates them top to bottom
         *     and the first rejection short-circuits the request.
         *
         *     Each policy sets exactly one of `keyauth`, `ratelimit`, `firewall` or
         *     `openapi`, plus optional `match` expressions restricting which requests
         *     it applies to.
         *
         *     Every call is a full replace: the environment's policies become exactly
         *     the request list in the given order, and the server generates a fresh id
         *     for each one. An empty list removes all policies. The operation is
         *     atomic: if any policy is invalid, nothing is written.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.set_policies` (for any environment)
         *     - `environment.<environment_id>.set_policies` (for a specific environment)
         */
        post: operations["gateway.setPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/gateway.updatePolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update policy
         * @description Update a single policy in place without resending the environment's full
         *     policy list. The policy keeps its id and its position in the evaluation
         *     order, and all other policies are untouched.
         *
         *     Omitted fields keep their stored values; at least one updatable field
         *     must be provided. Setting `match` to null removes all match expressions
         *     so the policy applies to every request. Providing one of `keyauth`,
         *     `ratelimit`, `firewall` or `openapi` replaces the policy's rule
         *     entirely, including switching its type; at most one may be set.
         *
         *     Policy ids are regenerated whenever `gateway.setPolicies` replaces the
         *     list, so fetch current ids via `gateway.listPolicies` first.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `environment.*.update_policy` (for any environment)
         *     - `environment.<environment_id>.update_policy` (for a specific environment)
         */
        post: operations["gateway.updatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/github.installApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Install GitHub App
         * @description Start installing the Unkey GitHub App for your workspace. Returns a GitHub
         *     App install URL: open it in a browser to install the app and grant
         *     repository access. After installation GitHub returns to Unkey, which binds
         *     the installation to your workspace and lands you in the workspace settings.
         *
         *     Installation is workspace-wide and takes no parameters. Once installed, link
         *     repositories to individual apps with the `git` field on `apps.createApp` and
         *     `apps.updateApp`.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `workspace.*.install_github`
         */
        post: operations["github.installApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/identities.createIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Identity
         * @description Create an identity to group multiple API keys under a single entity. Identities enable shared rate limits and metadata across all associated keys.
         *
         *     Perfect for users with multiple devices, organizations with multiple API keys, or when you need unified rate limiting across different services.
         *
         *     **Important**
         *     Requires `identity.*.create_identity` permission
         */
        post: operations["identities.createIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/identities.deleteIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Identity
         * @description Permanently delete an identity. This operation cannot be undone.
         *
         *     Use this for data cleanup, compliance requirements, or when removing entities from your system.
         *
         *     > **Important**
         *     > Requires `identity.*.delete_identity` permission
         *     > Associated API keys remain functional but lose shared resources
         *     > External ID becomes available for reuse immediately
         */
        post: operations["identities.deleteIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/identities.getIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Identity
         * @description Retrieve an identity by external ID. Returns metadata, rate limits, and other associated data.
         *
         *     Use this to check if an identity exists, view configurations, or build management dashboards.
         *
         *     > **Important**
         *     > Requires `identity.*.read_identity` permission
         */
        post: operations["identities.getIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/identities.listIdentities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List Identities
         * @description Get a paginated list of all identities in your workspace. Returns metadata and rate limit configurations.
         *
         *     Perfect for building management dashboards, auditing configurations, or browsing your identities.
         *
         *     > **Important**
         *     > Requires `identity.*.read_identity` permission
         */
        post: operations["identities.listIdentities"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/identities.updateIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Identity
         * @description Update an identity's metadata and rate limits. Only specified fields are modified - others remain unchanged.
         *
         *     Perfect for subscription changes, plan upgrades, or updating user information. Changes take effect immediately.
         *
         *     > **Important**
         *     > Requires `identity.*.update_identity` permission
         *     > Rate limit changes propagate within 30 seconds
         */
        post: operations["identities.updateIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.addPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add key permissions
         * @description Add permissions to a key without affecting existing permissions.
         *
         *     Use this for privilege upgrades, enabling new features, or plan changes that grant additional capabilities. Permissions granted through roles remain unchanged.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes permissions available for verification within 30 seconds across all regions.
         */
        post: operations["keys.addPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.addRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add key roles
         * @description Add roles to a key without affecting existing roles or permissions.
         *
         *     Use this for privilege upgrades, enabling new feature sets, or subscription changes that grant additional role-based capabilities. Direct permissions remain unchanged.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes role assignments available for verification within 30 seconds across all regions.
         */
        post: operations["keys.addRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.createKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create API key
         * @description Create a new API key for user authentication and authorization.
         *
         *     Use this endpoint when users sign up, upgrade subscription tiers, or need additional keys. Keys are cryptographically secure and unique to the specified API namespace.
         *
         *     **Important**: The key is returned only once. Store it immediately and provide it to your user, as it cannot be retrieved later.
         *
         *     **Common use cases:**
         *     - Generate keys for new user registrations
         *     - Create additional keys for different applications
         *     - Issue keys with specific permissions or limits
         *
         *     **Required Permissions**
         *
         *     Your credential needs one of:
         *     - `api.*.create_key` (create keys in any API)
         *     - `api.<api_id>.create_key` (create keys in specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*#create_key` (create keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>#create_key` (create keys in a specific keyspace)
         */
        post: operations["keys.createKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.deleteKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete API keys
         * @description Delete API keys from user accounts or for cleanup purposes.
         *
         *     Use this for user-requested key revocation, account deletion workflows, or cleaning up unused keys. Keys are immediately invalidated. Two modes: soft delete (default, preserves audit records) and permanent delete.
         *
         *     **Important**: For temporary access control, use `updateKey` with `enabled: false` instead of deletion.
         *
         *     **Required Permissions**
         *
         *     Your credential must have one of the following permissions:
         *     - `api.*.delete_key` (to delete keys in any API)
         *     - `api.<api_id>.delete_key` (to delete keys in a specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#delete_key` (to delete keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#delete_key` (to delete keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#delete_key` (to delete a specific key)
         */
        post: operations["keys.deleteKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.getKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get API key
         * @description Retrieve detailed key information for dashboard interfaces and administrative purposes.
         *
         *     Use this to build key management dashboards showing users their key details, status, permissions, and usage data. You can identify keys by `keyId` or the actual key string.
         *
         *     **Important**: Set `decrypt: true` only in secure contexts to retrieve plaintext key values from recoverable keys.
         *
         *     **Required Permissions**
         *
         *     Your credential must have one of the following permissions for basic key information:
         *     - `api.*.read_key` (to read keys from any API)
         *     - `api.<api_id>.read_key` (to read keys from a specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#read_key` (to read keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#read_key` (to read keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#read_key` (to read a specific key)
         *
         *     Additional permission required for decrypt functionality:
         *     - `api.*.decrypt_key` or `api.<api_id>.decrypt_key`
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#decrypt_key`
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#decrypt_key`
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#decrypt_key`
         */
        post: operations["keys.getKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.migrateKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Migrate API key(s)
         * @description Returns HTTP 200 even on partial success; hashes that could not be migrated are listed under `data.failed`.
         *
         *     **Required Permissions**
         *     Your root key must have one of the following permissions for basic key information:
         *     - `api.*.create_key` (to migrate keys to any API)
         *     - `api.<api_id>.create_key` (to migrate keys to a specific API)
         */
        post: operations["keys.migrateKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.removePermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove key permissions
         * @description Remove permissions from a key without affecting existing roles or other permissions.
         *
         *     Use this for privilege downgrades, removing temporary access, or plan changes that revoke specific capabilities. Permissions granted through roles remain unchanged.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes permission changes available for verification within 30 seconds across all regions.
         */
        post: operations["keys.removePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.removeRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove key roles
         * @description Remove roles from a key without affecting direct permissions or other roles.
         *
         *     Use this for privilege downgrades, removing temporary access, or subscription changes that revoke specific role-based capabilities. Direct permissions remain unchanged.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes role changes available for verification within 30 seconds across all regions.
         */
        post: operations["keys.removeRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.rerollKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reroll Key
         * @description Generate a new API key while preserving the configuration from an existing key.
         *
         *     This operation creates a fresh key with a new token while maintaining all settings from the original key:
         *     - Permissions and roles
         *     - Custom metadata
         *     - Rate limit configurations
         *     - Identity associations
         *     - Remaining credits
         *     - Recovery settings
         *
         *     **Key Generation:**
         *     - The system attempts to extract the prefix from the original key
         *     - If prefix extraction fails, the default API prefix is used
         *     - Key length follows the API's default byte configuration (or 16 bytes if not specified)
         *
         *     **Original Key Handling:**
         *     - The original key will be revoked after the duration specified in `expiration`
         *     - Set `expiration` to 0 to revoke immediately
         *     - This allows for graceful key rotation with an overlap period
         *
         *     Common use cases include:
         *     - Rotating keys for security compliance
         *     - Issuing replacement keys for compromised credentials
         *     - Creating backup keys with identical permissions
         *
         *     **Important:** Analytics and usage metrics are tracked at both the key level AND identity level. If the original key has an identity, the new key will inherit it, allowing you to track usage across both individual keys and the overall identity.
         *
         *     **Required Permissions**
         *
         *      Your credential must have:
         *      - `api.*.create_key` or `api.<api_id>.create_key`
         *      - `unkey:v1:<workspace_id>:keyspaces/*#create_key` or `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>#create_key`
         *      - `api.*.encrypt_key` or `api.<api_id>.encrypt_key` (only when the original key is recoverable)
         *      - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#encrypt_key` or `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#encrypt_key` (only when the original key is recoverable)
         */
        post: operations["keys.rerollKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.setPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set key permissions
         * @description Replace all permissions on a key with the specified set in a single atomic operation.
         *
         *     Use this to synchronize with external systems, reset permissions to a known state, or apply standardized permission templates. Permissions granted through roles remain unchanged.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes permission changes available for verification within 30 seconds across all regions.
         */
        post: operations["keys.setPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.setRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set key roles
         * @description Replace all roles on a key with the specified set in a single atomic operation.
         *
         *     Use this to synchronize with external systems, reset roles to a known state, or apply standardized role templates. Direct permissions are never affected.
         *
         *     **Important**: Changes take effect immediately with up to 30-second edge propagation.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *
         *     **Side Effects**
         *
         *     Invalidates the key cache for immediate effect, and makes role changes available for verification within 30 seconds across all regions.
         */
        post: operations["keys.setRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.updateCredits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update key credits
         * @description Update credit quotas in response to plan changes, billing cycles, or usage purchases.
         *
         *     Use this for user upgrades/downgrades, monthly quota resets, credit purchases, or promotional bonuses. Supports three operations: set, increment, or decrement credits. Set to null for unlimited usage.
         *
         *     **Important**: Setting unlimited credits automatically clears existing refill configurations.
         *
         *     **Required Permissions**
         *
         *     Your credential must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#update_key` (to update keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#update_key` (to update keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#update_key` (to update a specific key)
         *
         *     **Side Effects**
         *
         *     Credit updates remove the key from cache immediately. Setting credits to unlimited automatically clears any existing refill settings. Changes take effect instantly but may take up to 30 seconds to propagate to all edge regions.
         */
        post: operations["keys.updateCredits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.updateKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update key settings
         * @description Update key properties in response to plan changes, subscription updates, or account status changes.
         *
         *     Use this for user upgrades/downgrades, role modifications, or administrative changes. Supports partial updates - only specify fields you want to change. Set fields to null to clear them.
         *
         *     **Important**: Permissions and roles are replaced entirely. Use dedicated add/remove endpoints for incremental changes.
         *
         *     **Required Permissions**
         *
         *     Your credential must have one of the following permissions:
         *     - `api.*.update_key` (to update keys in any API)
         *     - `api.<api_id>.update_key` (to update keys in a specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#update_key` (to update keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#update_key` (to update keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#update_key` (to update a specific key)
         *
         *     **Side Effects**
         *
         *     If you specify an `externalId` that doesn't exist, a new identity will be automatically created and linked to the key. Permission updates will auto-create any permissions that don't exist in your workspace. Changes take effect immediately but may take up to 30 seconds to propagate to all edge regions due to cache invalidation.
         */
        post: operations["keys.updateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.verifyKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify API key
         * @description Verify an API key's validity and permissions for request authentication.
         *
         *     Use this endpoint on every incoming request to your protected resources. It checks key validity, permissions, rate limits, and usage quotas in a single call.
         *
         *     **Important**: Returns HTTP 200 for all verification outcomes — check the `valid` field in response data to determine if the key is authorized. A 429 may be returned if the workspace exceeds its API rate limit.
         *
         *     **Common use cases:**
         *     - Authenticate API requests before processing
         *     - Enforce permission-based access control
         *     - Track usage and apply rate limits
         *
         *     **Required Permissions**
         *
         *     Your credential needs one of:
         *     - `api.*.verify_key` (verify keys in any API)
         *     - `api.<api_id>.verify_key` (verify keys in specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#verify_key` (verify keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#verify_key` (verify keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#verify_key` (verify a specific key)
         *
         *     **Note**: If your credential has no verify permissions at all, you will receive a `403 Forbidden` error. If your credential has verify permissions for a different API or keyspace than the key you're verifying, you will receive a `200` response with `code: NOT_FOUND` to avoid leaking key existence.
         */
        post: operations["keys.verifyKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/keys.whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get API key by hash
         * @description Find out what key this is.
         *
         *     **Required Permissions**
         *
         *     Your credential must have one of the following permissions for basic key information:
         *     - `api.*.read_key` (to read keys from any API)
         *     - `api.<api_id>.read_key` (to read keys from a specific API)
         *     - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#read_key` (to read keys in any keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#read_key` (to read keys in a specific keyspace)
         *     - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#read_key` (to read a specific key)
         *
         *     If your credential lacks permissions but the key exists, we may return a 404 status here to prevent leaking the existence of a key to unauthorized clients. If you believe that a key should exist, but receive a 404, please double check your credential has the correct permissions.
         */
        post: operations["keys.whoami"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/liveness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health check
         * @description Check if the Unkey API service is healthy and ready to handle requests.
         *
         *     Use this for load balancer health checks, monitoring systems, and orchestration platforms. No authentication required with minimal processing overhead.
         *
         *     **Required Permissions**
         *
         *     None - this endpoint requires no authentication.
         *
         *     **Side Effects**
         *
         *     None - this is a read-only health check that does not modify any data or state.
         */
        get: operations["liveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.createPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create permission
         * @description Create a new permission to define specific actions or capabilities in your RBAC system. Permissions can be assigned directly to API keys or included in roles.
         *
         *     Use hierarchical naming patterns like `documents.read`, `admin.users.delete`, or `billing.invoices.create` for clear organization.
         *
         *     **Important:** Permission names must be unique within the workspace. Once created, permissions are immediately available for assignment.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.create_permission`
         */
        post: operations["permissions.createPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.createRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create role
         * @description Create a new role to group related permissions for easier management. Roles enable consistent permission assignment across multiple API keys. Permission slugs supplied in `permissions` are attached during creation. Missing permissions are created automatically.
         *
         *     **Important:** Role names must be unique within the workspace. Once created, roles are immediately available for assignment.
         *
         *     **Required Permissions**
         *
         *     Your root key must always have:
         *     - `rbac.*.create_role`
         *
         *     When `permissions` is not empty, it must also have:
         *     - `rbac.*.add_permission_to_role`
         *
         *     When any requested permission slug does not exist, it must also have:
         *     - `rbac.*.create_permission`
         */
        post: operations["permissions.createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.deletePermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete permission
         * @description Remove a permission from your workspace. This also removes the permission from all API keys and roles.
         *
         *     **Important:** This operation cannot be undone and immediately affects all API keys and roles that had this permission assigned.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.delete_permission`
         */
        post: operations["permissions.deletePermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.deleteRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete role
         * @description Remove a role from your workspace. This also removes the role from all assigned API keys.
         *
         *     **Important:** This operation cannot be undone and immediately affects all API keys that had this role assigned.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.delete_role`
         */
        post: operations["permissions.deleteRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.getPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get permission
         * @description Retrieve details about a specific permission including its name, description, and metadata.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.read_permission`
         */
        post: operations["permissions.getPermission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.getRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get role
         * @description Retrieve details about a specific role including its assigned permissions.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.read_role`
         */
        post: operations["permissions.getRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.listPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List permissions
         * @description Retrieve all permissions in your workspace.
         *     Results are paginated and sorted by their id.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.read_permission`
         */
        post: operations["permissions.listPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.listRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List roles
         * @description Retrieve all roles in your workspace including their assigned permissions.
         *     Results are paginated and sorted by their id.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `rbac.*.read_role`
         */
        post: operations["permissions.listRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/permissions.setRolePermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set role permissions
         * @description Atomically replaces all permissions directly assigned to a role. An empty `permissions` array removes every permission from the role. Permissions that do not exist are created when the caller has permission to create them.
         *
         *     **Required Permissions**
         *
         *     Your root key must have:
         *     - `rbac.*.add_permission_to_role`
         *     - `rbac.*.remove_permission_from_role`
         *
         *     When any requested permission slug does not exist, it must also have:
         *     - `rbac.*.create_permission`
         */
        post: operations["permissions.setRolePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/portal.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create portal session
         * @description Create a portal session for an end user and get the URL to redirect them to.
         *
         *     The URL carries a single-use exchange code valid for 15 minutes, which the portal
         *     redeems exactly once for a 24-hour access token via `portal.exchangeCode`.
         *
         *     **Required Permissions**
         *
         *     Authorization runs in two stages, and both must pass.
         *
         *     First, your root key must have one of the following permissions:
         *     - `portal.*.create_portal_session` (to mint sessions for any portal in the workspace)
         *     - `portal.<portal_id>.create_portal_session` (to mint sessions for a specific portal)
         *
         *     Second, a session can never carry a capability your root key does not itself
         *     hold. Each requested scope additionally requires the equivalent permission on
         *     every keyspace the portal resolves to:
         *     - `keys:read` requires `api.<api_id>.read_key` **and** `api.<api_id>.read_api`
         *     - `keys:reroll` and `keys:create` require `api.<api_id>.create_key`, plus
         *       `api.<api_id>.encrypt_key` when the keyspace stores encrypted keys
         *     - `analytics:read` requires `api.<api_id>.read_analytics`
         *
         *     The `*` form of each is also accepted. Requesting a scope you do not hold
         *     returns 403 for the whole request rather than minting a reduced session, so a
         *     missing grant is visible instead of surfacing later as a broken portal.
         *
         *     Missing the portal permission itself returns **404**, not 403: a caller who
         *     cannot mint for a portal is not told whether it exists.
         *
         *     Your root key must also be associated with a workspace that has an enabled portal.
         */
        post: operations["portal.createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/portal.exchangeCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange portal code
         * @description Exchange a short-lived code for a long-lived portal access token.
         *
         *     This endpoint is unauthenticated. The code itself serves as proof of authorization.
         *     Each code can only be redeemed once; subsequent attempts return 401.
         *
         *     The returned access token is valid for 24 hours and should be stored as an
         *     httpOnly cookie or used in the Authorization header for subsequent API calls.
         */
        post: operations["portal.exchangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/portal.getVerifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get portal verifications
         * @description Return a verification analytics timeseries for the authenticated portal
         *     session's end user.
         *
         *     Authenticates only with a portal session cookie and always restricts results
         *     to verification events attributed to the session's external identity. Unlike
         *     `analytics.getVerifications`, this endpoint takes a fixed time window (no
         *     query language) and returns a zero-filled, outcome-broken-out timeseries.
         *     Bucket granularity is chosen automatically from the window size.
         */
        post: operations["portal.getVerifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/portal.listKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List portal keys
         * @description Retrieve a paginated list of API keys owned by the authenticated portal
         *     session's end user.
         *
         *     This is the portal-scoped variant of `apis.listKeys`. It authenticates only
         *     with a portal session cookie and always restricts results to the keys owned
         *     by the session's external identity, within the keyspaces configured on the
         *     portal configuration. Both the identity and the keyspaces come from the
         *     session, so the request body has no `externalId` or `apiId` field.
         */
        post: operations["portal.listKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/portal.rerollKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reroll portal key
         * @description Reroll an API key owned by the authenticated portal session's end user,
         *     issuing a new key while preserving its configuration.
         *
         *     This is the portal-scoped variant of `keys.rerollKey`. It authenticates only
         *     with a portal session cookie and may only reroll keys owned by the session's
         *     external identity; any other key returns 404.
         */
        post: operations["portal.rerollKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects.createProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create project
         * @description Create a project to group deployments and applications under a workspace-scoped slug.
         *
         *     The slug you provide is the stable, caller-defined handle used to reference this project in subsequent operations (get, update, delete). It must be unique within your workspace.
         *
         *     **Important**: The slug cannot collide with an existing project in your workspace. A duplicate slug returns a 409 conflict.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `project.*.create_project` (to create projects in your workspace)
         */
        post: operations["projects.createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects.deleteProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete project
         * @description Delete an existing project in your workspace, identified by its id.
         *
         *     Deletion is asynchronous and eventually consistent. The project and all of its associated resources (apps, environments, deployments, custom domains) are torn down by a background workflow. A successful response indicates the deletion was enqueued, not that every resource has already been removed.
         *
         *     Projects with delete protection enabled cannot be deleted until protection is disabled.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `project.*.delete_project` (to delete any project)
         *     - `project.<project_id>.delete_project` (to delete a specific project)
         */
        post: operations["projects.deleteProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects.getProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get project
         * @description Retrieve a single project in your workspace by its id.
         *
         *     Use this to fetch project details after creation, verify a project exists before performing operations, or resolve a project's metadata from its id.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `project.*.read_project` (to read any project)
         *     - `project.<project_id>.read_project` (to read a specific project)
         */
        post: operations["projects.getProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects.listProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List projects
         * @description Retrieve a paginated list of projects in your workspace.
         *
         *     Use this to build project management dashboards or to enumerate projects for administrative purposes. Results are ordered by project id and returned in pages. When `hasMore` is true, pass the returned `cursor` to fetch the next page.
         *
         *     **Required Permissions**
         *
         *     Your root key must have the following permission:
         *     - `project.*.read_project` (to read projects in your workspace)
         */
        post: operations["projects.listProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/projects.updateProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update project
         * @description Update an existing project in your workspace, identified by its id.
         *
         *     The project name, slug, and delete protection setting can be changed. Omitted fields are left unchanged. Changing the slug affects the deployment domains generated for this project.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `project.*.update_project` (to update any project)
         *     - `project.<project_id>.update_project` (to update a specific project)
         */
        post: operations["projects.updateProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.deleteOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete ratelimit override
         * @description Permanently remove a rate limit override. Affected identifiers immediately revert to the namespace default.
         *
         *     Use this to remove temporary overrides, reset identifiers to standard limits, or clean up outdated rules.
         *
         *     **Important:** Deletion is immediate and permanent. The override cannot be recovered and must be recreated if needed again.
         *
         *     **Permissions:** Requires `ratelimit.*.delete_override` or `ratelimit.<namespace_id>.delete_override`
         */
        post: operations["ratelimit.deleteOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.getOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get ratelimit override
         * @description Retrieve the configuration of a specific rate limit override by its identifier.
         *
         *     Use this to inspect override configurations, audit rate limiting policies, or debug rate limiting behavior.
         *
         *     **Important:** The identifier must match exactly as specified when creating the override, including wildcard patterns.
         *
         *     **Permissions:** Requires `ratelimit.*.read_override` or `ratelimit.<namespace_id>.read_override`
         */
        post: operations["ratelimit.getOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply rate limiting
         * @description Check and enforce rate limits for any identifier (user ID, IP address, API client, etc.).
         *
         *     Use this for rate limiting beyond API keys - limit users by ID, IPs by address, or any custom identifier. Supports namespace organization, variable costs, and custom overrides.
         *
         *     **Response Codes**: Rate limit checks return HTTP 200 regardless of whether the limit is exceeded — check the `success` field in the response to determine if the request should be allowed. A 429 may be returned if the workspace exceeds its API rate limit. Other 4xx responses indicate auth, namespace existence/deletion, or validation errors (e.g., 410 Gone for deleted namespaces). 5xx responses indicate server errors.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `ratelimit.*.limit` (to check limits in any namespace)
         *     - `ratelimit.<namespace_id>.limit` (to check limits in a specific namespace)
         */
        post: operations["ratelimit.limit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.listOverrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List ratelimit overrides
         * @description Retrieve a paginated list of all rate limit overrides in a namespace.
         *
         *     Use this to audit rate limiting policies, build admin dashboards, or manage override configurations.
         *
         *     **Important:** Results are paginated. Use the cursor parameter to retrieve additional pages when more results are available.
         *
         *     **Permissions:** Requires `ratelimit.*.read_override` or `ratelimit.<namespace_id>.read_override`
         */
        post: operations["ratelimit.listOverrides"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.multiLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply multiple rate limit checks
         * @description Check and enforce multiple rate limits in a single request for any identifiers (user IDs, IP addresses, API clients, etc.).
         *
         *     Use this to efficiently check multiple rate limits at once. Each rate limit check is independent and returns its own result with a top-level `passed` indicator showing if all checks succeeded.
         *
         *     **Response Codes**: Rate limit checks return HTTP 200 regardless of whether limits are exceeded — check the `passed` field to see if all limits passed, or the `success` field in each individual result. A 429 may be returned if the workspace exceeds its API rate limit. Other 4xx responses indicate auth, namespace existence/deletion, or validation errors (e.g., 410 Gone for deleted namespaces). 5xx responses indicate server errors.
         *
         *     **Required Permissions**
         *
         *     Your root key must have one of the following permissions:
         *     - `ratelimit.*.limit` (to check limits in any namespace)
         *     - `ratelimit.<namespace_id>.limit` (to check limits in all specific namespaces being checked)
         */
        post: operations["ratelimit.multiLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/ratelimit.setOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set ratelimit override
         * @description Create or update a custom rate limit for specific identifiers, bypassing the namespace default.
         *
         *     Use this to create premium tiers with higher limits, apply stricter limits to specific users, or implement emergency throttling.
         *
         *     **Important:** Overrides take effect immediately and completely replace the default limit for matching identifiers. Use wildcard patterns (e.g., `premium_*`) to match multiple identifiers.
         *
         *     **Permissions:** Requires `ratelimit.*.set_override` or `ratelimit.<namespace_id>.set_override`
         */
        post: operations["ratelimit.setOverride"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @source openapi.yaml:34 */
        V2AnalyticsGetGatewayRequestsRequestBody: {
            /**
             * @description The SQL query to run on your gateway request data.
             *     A query can use only the public alias `gateway_requests_v1`. The physical `default.*` table names are not permitted.
             *     Only SELECT queries are permitted. CTEs, subqueries, UNION, and EXCEPT are also permitted.
             *     Unkey limits each query to the workspace of the root key. To get the data for one project, app, or environment, add a filter on `project_id`, `app_id`, or `environment_id`.
             *     The workspace retention period and the workspace query limits apply.
             * @example SELECT path, count() AS total FROM gateway_requests_v1 WHERE response_status >= 500 AND time >= toUnixTimestamp64Milli(now64(3) - INTERVAL 24 HOUR) GROUP BY path ORDER BY total DESC LIMIT 10
             */
            query: string;
        };
        /** @source openapi.yaml:48 */
        V2AnalyticsGetGatewayRequestsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2AnalyticsGetGatewayRequestsResponseData"];
        };
        /**
         * @description Error response for invalid requests that cannot be processed due to client-side errors. This typically occurs when request parameters are missing, malformed, or fail validation rules. The response includes detailed information about the specific errors in the request, including the location of each error and suggestions for fixing it. When receiving this error, check the 'errors' array in the response for specific validation issues that need to be addressed before retrying.
         * @source openapi.yaml:58
         */
        BadRequestErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BadRequestErrorDetails"];
        };
        /**
         * @description Error response when authentication has failed or credentials are missing. This occurs when:
         *     - No authentication token is provided in the request
         *     - The provided token is invalid, expired, or malformed
         *     - The token format doesn't match expected patterns
         *
         *     To resolve this error, ensure you're including a valid root key in the Authorization header.
         * @source openapi.yaml:69
         */
        UnauthorizedErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when the provided credentials are valid but lack sufficient permissions for the requested operation. This occurs when:
         *     - The root key doesn't have the required permissions for this endpoint
         *     - The operation requires elevated privileges that the current key lacks
         *     - Access to the requested resource is restricted based on workspace settings
         *
         *     To resolve this error, ensure your root key has the necessary permissions or contact your workspace administrator.
         * @source openapi.yaml:86
         */
        ForbiddenErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when one or more conditions specified in the request headers are not met. This typically occurs when:
         *     - Using conditional requests with If-Match or If-None-Match headers
         *     - The resource version doesn't match the expected value
         *     - Optimistic concurrency control detects a conflict
         *
         *     To resolve this error, fetch the latest version of the resource and retry with updated conditions.
         * @source openapi.yaml:103
         */
        PreconditionFailedErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when the request is syntactically valid but cannot be processed due to semantic constraints or resource limitations. This occurs when:
         *     - A query exceeds execution time limits
         *     - A query uses more memory than allowed
         *     - A query scans too many rows
         *     - A query result exceeds size limits
         *
         *     The request syntax is correct, but the operation cannot be completed due to business rules or resource constraints. Review the error details for specific limitations and adjust your request accordingly.
         * @source openapi.yaml:120
         */
        UnprocessableEntityErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when the client has sent too many requests in a given time period. This occurs when you've exceeded a rate limit or quota for the resource you're accessing.
         *
         *     The rate limit resets automatically after the time window expires. To avoid this error:
         *     - Implement exponential backoff when retrying requests
         *     - Cache results where appropriate to reduce request frequency
         *     - Check the error detail message for specific quota information
         *     - Contact support if you need a higher quota for your use case
         * @source openapi.yaml:138
         */
        TooManyRequestsErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when an unexpected error occurs on the server. This indicates a problem with Unkey's systems rather than your request.
         *
         *     When you encounter this error:
         *     - The request ID in the response can help Unkey support investigate the issue
         *     - The error is likely temporary and retrying may succeed
         *     - If the error persists, contact Unkey support with the request ID
         * @source openapi.yaml:156
         */
        InternalServerErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /**
         * @description Error response when a required service is temporarily unavailable. This indicates that the service exists but cannot be reached or is not responding.
         *
         *     When you encounter this error:
         *     - The service is likely experiencing temporary issues
         *     - Retrying the request after a short delay may succeed
         *     - If the error persists, the service may be undergoing maintenance
         *     - Contact Unkey support if the issue continues
         * @source openapi.yaml:173
         */
        ServiceUnavailableErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /** @source openapi.yaml:191 */
        V2AnalyticsGetRatelimitsRequestBody: {
            /**
             * @description SQL query to execute against your rate limit analytics data.
             *     Queries may reference only the five public aliases: `ratelimits_v1`, `ratelimits_per_minute_v1`, `ratelimits_per_hour_v1`, `ratelimits_per_day_v1`, or `ratelimits_per_month_v1`. Physical `default.*` table names are unsupported. CTEs, subqueries, UNION, and EXCEPT are supported.
             *     Queries are always restricted to the authenticated workspace. Wildcard analytics permission can read every namespace in that workspace; namespace-scoped permissions automatically restrict results to the permitted namespace IDs.
             *     Workspace retention and query limits apply.
             * @example SELECT namespace_id, COUNT(*) AS total FROM ratelimits_v1 WHERE namespace_id = 'rlns_123' GROUP BY namespace_id
             */
            query: string;
        };
        /** @source openapi.yaml:204 */
        V2AnalyticsGetRatelimitsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2AnalyticsGetRatelimitsResponseData"];
        };
        /** @source openapi.yaml:214 */
        V2AnalyticsGetRuntimeLogsRequestBody: {
            /**
             * @description The SQL query for your runtime log data.
             *     A query can use only the public alias `runtime_logs_v1`. The physical `default.*` table name is not permitted. CTEs, subqueries, UNION, and EXCEPT are permitted.
             *     Only SELECT queries are permitted.
             *     Unkey limits each query to the workspace of the root key. To get the logs of one project, app, environment, or deployment, add a filter on `project_id`, `app_id`, `environment_id`, or `deployment_id`.
             *     The workspace retention period and the workspace query limits apply.
             * @example SELECT time, severity, message FROM runtime_logs_v1 WHERE lower(message) LIKE '%timeout%' ORDER BY time DESC LIMIT 100
             */
            query: string;
        };
        /** @source openapi.yaml:228 */
        V2AnalyticsGetRuntimeLogsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2AnalyticsGetRuntimeLogsResponseData"];
        };
        /** @source openapi.yaml:238 */
        V2AnalyticsGetVerificationsRequestBody: {
            /**
             * @description SQL query to execute against your analytics data.
             *     Queries may reference only the five public aliases: `key_verifications_v1`, `key_verifications_per_minute_v1`, `key_verifications_per_hour_v1`, `key_verifications_per_day_v1`, or `key_verifications_per_month_v1`. Physical `default.*` table names are unsupported.
             *     Only SELECT queries are allowed. CTEs, subqueries, UNION, and EXCEPT are supported.
             * @example SELECT COUNT(*) as total FROM key_verifications_v1 WHERE outcome = 'VALID' AND time >= now() - INTERVAL 7 DAY
             */
            query: string;
        };
        /** @source openapi.yaml:250 */
        V2AnalyticsGetVerificationsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2AnalyticsGetVerificationsResponseData"];
        };
        /** @source openapi.yaml:260 */
        V2ApisCreateApiRequestBody: {
            /**
             * @description Human-readable name for this API within your workspace.
             *     Use descriptive names like 'Payment Service (prod)' or 'user-api-dev' to clearly identify purpose and environment.
             *
             *     minLength: 3, maxLength: 256
             * @example Payment Service (prod)
             */
            name: string;
        };
        /** @source openapi.yaml:274 */
        V2ApisCreateApiResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2ApisCreateApiResponseData"];
        };
        /** @source openapi.yaml:285 */
        V2ApisDeleteApiRequestBody: {
            /**
             * @description Specifies which API namespace to permanently delete from your workspace.
             *     Must be a valid API ID that begins with 'api_' and exists within your workspace.
             *
             *     Before proceeding, ensure you have the correct API ID and understand that this action cannot be undone. If you need to migrate functionality, create replacement keys in a new API namespace and update client applications before deletion.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example api_1234abcd
             */
            apiId: string;
        };
        /** @source openapi.yaml:302 */
        V2ApisDeleteApiResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /**
         * @description Error response when the requested resource cannot be found. This occurs when:
         *     - The specified resource ID doesn't exist in your workspace
         *     - The resource has been deleted or moved
         *     - The resource exists but is not accessible with current permissions
         *
         *     To resolve this error, verify the resource ID is correct and that you have access to it.
         * @source openapi.yaml:313
         */
        NotFoundErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /** @source openapi.yaml:330 */
        V2ApisGetApiRequestBody: {
            /**
             * @description Specifies which API to retrieve by its unique identifier.
             *     Must be a valid API ID that begins with 'api_' and exists within your workspace.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example api_1234abcd
             */
            apiId: string;
        };
        /** @source openapi.yaml:345 */
        V2ApisGetApiResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2ApisGetApiResponseData"];
        };
        /** @source openapi.yaml:356 */
        V2ApisListKeysRequestBody: {
            /**
             * @description The API namespace whose keys you want to list.
             *     Returns all keys in this API, subject to pagination and filters.
             *
             *     minLength: 1
             * @example api_1234abcd
             */
            apiId: string;
            /**
             * @description Maximum number of keys to return per request.
             *     Balance between response size and number of pagination calls needed.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from previous response to fetch next page.
             *     Use when `hasMore: true` in previous response.
             * @example key_1234abcd
             */
            cursor?: string;
            /**
             * @description Filter keys by external ID to find keys for a specific user or entity.
             *     Must exactly match the externalId set during key creation.
             *
             *     minLength: 1
             * @example user_1234abcd
             */
            externalId?: string;
            /**
             * @description When true, attempts to include the plaintext key value in the response. SECURITY WARNING:
             *     - This requires special permissions on the calling root key
             *     - Only works for keys created with 'recoverable: true'
             *     - Exposes sensitive key material in the response
             *     - Should only be used in secure administrative contexts
             *     - Never enable this in user-facing applications
             * @default false
             */
            decrypt?: boolean;
            /**
             * @description EXPERIMENTAL: Skip the cache and fetch the keys directly from the database. This ensures you see the most recent state, including keys created moments ago. Use this when:
             *     - You've just created a key and need to display it immediately
             *     - You need absolute certainty about the current key state
             *     - You're debugging cache consistency issues
             *
             *     This parameter comes with a performance cost and should be used sparingly.
             * @default false
             */
            revalidateKeysCache?: boolean;
        };
        /** @source openapi.yaml:410 */
        V2ApisListKeysResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2ApisListKeysResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:424 */
        V2AppsCreateAppRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Human-readable name for this app.
             *     Use a descriptive name like 'Payments API' to identify its purpose.
             *
             *     minLength: 1, maxLength: 256
             * @example Payments API
             */
            name: string;
            slug: components["schemas"]["ResourceIdentifier"];
            git?: components["schemas"]["AppGitCreateInput"];
        };
        /** @source openapi.yaml:446 */
        V2AppsCreateAppResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2AppsCreateAppResponseData"];
        };
        /**
         * @description Error response when the request conflicts with the current state of the resource. This occurs when:
         *     - Attempting to create a resource that already exists
         *     - Modifying a resource that has been changed by another operation
         *     - Violating unique constraints or business rules
         *
         *     To resolve this error, check the current state of the resource and adjust your request accordingly.
         * @source openapi.yaml:457
         */
        ConflictErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /** @source openapi.yaml:474 */
        V2AppsDeleteAppRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:485 */
        V2AppsDeleteAppResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:496 */
        V2AppsGetAppRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:507 */
        V2AppsGetAppResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["App"];
        };
        /** @source openapi.yaml:518 */
        V2AppsListAppsRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Maximum number of apps to return per request.
             *     Balance between response size and number of pagination calls needed.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page.
             *     Use when `hasMore: true` in the previous response.
             * @example app_1234abcd
             */
            cursor?: string;
            /**
             * @description Free-form text to filter apps. Returns apps whose ID, name, or slug contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example checkout
             */
            search?: string;
        };
        /** @source openapi.yaml:545 */
        V2AppsListAppsResponseBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Array of apps in the project, ordered by app id.
             *     maxItems: 100
             */
            data: components["schemas"]["App"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:563 */
        V2AppsUpdateAppRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            /**
             * @description New human-readable name for the app.
             *     Omit this field to leave the current name unchanged.
             *
             *     minLength: 1, maxLength: 256
             * @example Payments API
             */
            name?: string;
            slug?: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Connect, reconfigure, or disconnect this app's GitHub repository.
             *     Omit to leave unchanged, set null to disconnect, or set an object with a
             *     "repository" to connect or replace it and/or a "defaultBranch" to set which
             *     branch it tracks. Fields are independent, so send only the one you change.
             */
            git?: components["schemas"]["AppGitUpdateInput"] | null;
            /**
             * @description Enable or disable delete protection for the app.
             *     Omit this field to leave the current setting unchanged.
             * @example true
             */
            deleteProtection?: boolean;
        };
        /** @source openapi.yaml:599 */
        V2AppsUpdateAppResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["App"];
        };
        /**
         * @description Create a deployment from a pre-built Docker image
         * @source openapi.yaml:610
         */
        V2DeployCreateDeploymentRequestBody: {
            /**
             * @description Project slug
             *     minLength: 1
             * @example my-project
             */
            project: string;
            /**
             * @description App slug within the project
             *     minLength: 1
             * @example default
             */
            app: string;
            /**
             * @description Optional keyspace ID for authentication context
             * @example key_abc123
             */
            keyspaceId?: string;
            /**
             * @description Git branch name
             *     minLength: 1
             * @example main
             */
            branch: string;
            /**
             * @description Environment slug (e.g., "production", "staging")
             *     minLength: 1
             * @example production
             */
            environmentSlug: string;
            /**
             * @description Docker image reference to deploy
             *     minLength: 1
             * @example ghcr.io/user/app:v1.0.0
             */
            dockerImage: string;
            gitCommit?: components["schemas"]["V2DeployGitCommit"];
        };
        /** @source openapi.yaml:651 */
        V2DeployCreateDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2DeployCreateDeploymentResponseData"];
        };
        /** @source openapi.yaml:661 */
        V2DeployGetDeploymentRequestBody: {
            /**
             * @description Unique deployment identifier to retrieve
             *     minLength: 1, pattern: ^d_[a-zA-Z0-9]+$
             * @example d_abc123xyz
             */
            deploymentId: string;
        };
        /** @source openapi.yaml:672 */
        V2DeployGetDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2DeployGetDeploymentResponseData"];
        };
        /**
         * @description Create a deployment. Provide exactly one of git, image, or deployment.
         * @source openapi.yaml:682
         */
        V2DeploymentsCreateDeploymentRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            git?: components["schemas"]["DeploymentSourceGit"];
            image?: components["schemas"]["DeploymentSourceImage"];
            deployment?: components["schemas"]["DeploymentSourceDeployment"];
        } & ({
            image: {} | null;
        } | {
            git: {} | null;
        } | {
            deployment: {} | null;
        });
        /** @source openapi.yaml:710 */
        V2DeploymentsCreateDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2DeploymentsCreateDeploymentResponseData"];
        };
        /**
         * @description Retrieve a single deployment, including its status and runtime configuration.
         * @source openapi.yaml:720
         */
        V2DeploymentsGetDeploymentRequestBody: {
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:729 */
        V2DeploymentsGetDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Deployment"];
        };
        /**
         * @description Filter deployments within a workspace. All filters are optional; with none
         *     set, every deployment in the workspace is returned, newest first.
         * @source openapi.yaml:739
         */
        V2DeploymentsListDeploymentsRequestBody: {
            /**
             * @description Restrict results to a single project, identified by its ID or slug.
             *     Required when filtering by `app` or `environment`.
             */
            project?: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Restrict results to a single app, identified by its ID or slug.
             *     Requires `project` to also be set.
             */
            app?: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Restrict results to a single environment, identified by its ID or slug.
             *     Requires `project` and `app` to also be set.
             */
            environment?: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Restrict results to deployments in any of the given lifecycle statuses.
             *     Omit to return deployments in every status.
             *
             *     maxItems: 13
             * @example [
             *       "ready",
             *       "failed"
             *     ]
             */
            status?: components["schemas"]["DeploymentStatus"][];
            /**
             * @description Maximum number of deployments to return per request.
             *     Balance between response size and number of pagination calls needed.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page.
             *     Use when `hasMore: true` in the previous response.
             */
            cursor?: string;
        };
        /** @source openapi.yaml:783 */
        V2DeploymentsListDeploymentsResponseBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Array of deployments, ordered newest first.
             *     maxItems: 100
             */
            data: components["schemas"]["Deployment"][];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Promote a ready deployment to become the current deployment for its environment.
         * @source openapi.yaml:801
         */
        V2DeploymentsPromoteDeploymentRequestBody: {
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:810 */
        V2DeploymentsPromoteDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /**
         * @description Roll live traffic back to a previous deployment.
         * @source openapi.yaml:821
         */
        V2DeploymentsRollbackDeploymentRequestBody: {
            /**
             * @description The deployment to roll back TO. Its app's current deployment is used
             *     as the rollback source automatically.
             */
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:833 */
        V2DeploymentsRollbackDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /**
         * @description Start a stopped preview deployment so it serves traffic again.
         * @source openapi.yaml:844
         */
        V2DeploymentsStartDeploymentRequestBody: {
            /** @description The stopped deployment to start. */
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:854 */
        V2DeploymentsStartDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /**
         * @description Stop a running preview deployment to free up resources.
         * @source openapi.yaml:865
         */
        V2DeploymentsStopDeploymentRequestBody: {
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:874 */
        V2DeploymentsStopDeploymentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:885 */
        V2DomainsCreateDomainRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Fully qualified domain name to attach to the environment, without a scheme, port, or path.
             *     Must be unique across your entire workspace: the same name cannot be attached to two environments.
             *
             *     The name must sit under a registrable domain: 'api.acme.co.uk' is accepted, the public suffix
             *     'co.uk' itself is not. Internationalized names may be sent in Unicode or Punycode form; either
             *     way the domain is stored and returned in its canonical form, lowercase ASCII with Unicode labels
             *     Punycode encoded, and the DNS records in the response use that form.
             *
             *     minLength: 4, maxLength: 253
             * @example api.acme.com
             */
            domain: string;
        };
        /** @source openapi.yaml:913 */
        V2DomainsCreateDomainResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2DomainsCreateDomainResponseData"];
        };
        /** @source openapi.yaml:924 */
        V2DomainsDeleteDomainRequestBody: {
            /**
             * @description Identifies a domain by its Unkey ID or by its name. Pass a 'dom_'-prefixed ID, or a fully
             *     qualified domain name such as 'api.acme.com' without a scheme, port, or path. You can give an
             *     internationalized name in Unicode or Punycode form. Both forms address the same domain.
             *
             *     Domain names are unique per workspace, so the name alone addresses the domain. You do not
             *     need to supply a project, app, or environment.
             *
             *     minLength: 4, maxLength: 253
             * @example api.acme.com
             */
            domain: string;
        };
        /** @source openapi.yaml:942 */
        V2DomainsDeleteDomainResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:953 */
        V2DomainsGetDomainRequestBody: {
            /**
             * @description Identifies a domain by its Unkey ID or by its name. Pass a 'dom_'-prefixed ID, or a fully
             *     qualified domain name such as 'api.acme.com' without a scheme, port, or path. You can give an
             *     internationalized name in Unicode or Punycode form. Both forms address the same domain.
             *
             *     Domain names are unique per workspace, so the name alone addresses the domain. You do not
             *     need to supply a project, app, or environment.
             *
             *     minLength: 4, maxLength: 253
             * @example api.acme.com
             */
            domain: string;
        };
        /** @source openapi.yaml:971 */
        V2DomainsGetDomainResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Domain"];
        };
        /** @source openapi.yaml:982 */
        V2DomainsListDomainsRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description The maximum number of domains one response contains.
             *     A small limit makes the response smaller, but makes more requests necessary.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description The pagination cursor from the response that came before.
             *     Send it to get the next page when that response has `hasMore: true`.
             * @example dom_1234abcd
             */
            cursor?: string;
            /**
             * @description Free-form text to filter domains. Returns domains whose ID or name contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example acme.com
             */
            search?: string;
        };
        /** @source openapi.yaml:1015 */
        V2DomainsListDomainsResponseBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description The domains attached to the environment, sorted by their id.
             *     The array is empty when the environment has no domains. This is not an error.
             *
             *     maxItems: 100
             */
            data: components["schemas"]["Domain"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:1035 */
        V2DomainsVerifyDomainRequestBody: {
            /**
             * @description Identifies a domain by its name or by its ID. Send the fully qualified domain name, such as
             *     'api.acme.com', without a scheme, port, or path, or send the domain ID that
             *     domains.createDomain returns. You can send an internationalized name in Unicode or in
             *     Punycode form. Both forms address the same domain.
             *
             *     minLength: 4, maxLength: 253
             * @example api.acme.com
             */
            domain: string;
        };
        /** @source openapi.yaml:1051 */
        V2DomainsVerifyDomainResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:1062 */
        V2EnvironmentsGetEnvironmentRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:1076 */
        V2EnvironmentsGetEnvironmentResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Environment"];
        };
        /** @source openapi.yaml:1087 */
        V2EnvironmentsListEnvironmentVariablesRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Maximum number of variables to return per request.
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page.
             *     Use when `hasMore: true` in the previous response.
             *
             *     minLength: 1, maxLength: 1024
             */
            cursor?: string;
        };
        /** @source openapi.yaml:1114 */
        V2EnvironmentsListEnvironmentVariablesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EnvironmentVariable"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:1130 */
        V2EnvironmentsListEnvironmentsRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:1141 */
        V2EnvironmentsListEnvironmentsResponseBody: {
            meta: components["schemas"]["Meta"];
            /** @description Array of environments in the app, ordered by environment id. */
            data: components["schemas"]["Environment"][];
        };
        /** @source openapi.yaml:1155 */
        V2EnvironmentsRemoveEnvironmentVariablesRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description The names of the variables to remove. Keys that exist are deleted; keys
             *     that are not present are ignored, since their absence already matches the
             *     requested state.
             *
             *     Duplicate keys collapse to a single removal. The whole operation is atomic:
             *     if any part fails the environment is left unchanged. Limited to 50
             *     variables per request.
             *
             *     minItems: 1, maxItems: 50
             */
            variables: string[];
        };
        /** @source openapi.yaml:1191 */
        V2EnvironmentsRemoveEnvironmentVariablesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:1202 */
        V2EnvironmentsSetEnvironmentVariablesRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description The variables to upsert. Each entry is created if its key is new or fully
             *     overwritten if the key already exists. Existing variables whose keys are
             *     not in this list are left untouched, unless `prune` is true.
             *
             *     Each entry is written exactly as sent, never merged with the current
             *     state. Only `value` is required; omitted optional fields (`kind`,
             *     `description`) fall back to their defaults rather than any previous value,
             *     so overwriting a variable without a `description` clears it.
             *
             *     Each key may appear at most once; a duplicate key is rejected with a 400.
             *     The whole operation is atomic: if any part fails the environment is left
             *     unchanged. All values are encrypted at rest. Limited to 50 variables per
             *     request.
             *
             *     maxItems: 50
             */
            variables: components["schemas"]["EnvironmentVariableInput"][];
            /**
             * @description Optional. Defaults to false. When false, the variables above are upserted
             *     and any existing variable not in the list is kept. When true, this becomes
             *     a full replace: after upserting, every variable not in the list is deleted.
             *     Combined with an empty `variables` list, `prune: true` resets the entire
             *     environment by deleting every variable.
             * @default false
             */
            prune?: boolean;
        };
        /** @source openapi.yaml:1245 */
        V2EnvironmentsSetEnvironmentVariablesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:1256 */
        V2EnvironmentsUpdateSettingsRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Path to the Dockerfile used for builds.
             *     Omit to leave unchanged; set null to clear and fall back to Railpack.
             *
             *     minLength: 1, maxLength: 500
             * @example ./Dockerfile
             */
            dockerfile?: string | null;
            /**
             * @description The directory your app lives in. Unkey builds from here.
             *     Use "." for the repository root, or set a subdirectory when your app
             *     is nested (e.g., services/api). Omit to leave unchanged.
             *
             *     minLength: 1, maxLength: 500
             * @example .
             */
            rootDirectory?: string;
            /**
             * @description Overrides the build command auto-detected by Railpack.
             *     Omit to leave unchanged; set null to clear and fall back to auto-detection.
             *
             *     minLength: 1, maxLength: 1000
             * @example pnpm --filter api build
             */
            buildCommand?: string | null;
            /**
             * @description Glob paths that trigger auto-deploys when changed.
             *     Omit to leave unchanged.
             *
             *     maxItems: 10
             */
            watchPaths?: string[];
            /**
             * @description Whether pushes auto-deploy.
             *     Omit to leave unchanged.
             * @example true
             */
            autoDeploy?: boolean;
            /**
             * @description Container port the app listens on.
             *     Omit to leave unchanged.
             *
             *     minimum: 1, maximum: 65535
             * @example 8080
             */
            port?: number;
            /**
             * Format: double
             * @description CPU allocation in vCPUs. Minimum 0.25 (1/4 vCPU), in steps of 0.25.
             *     The upper bound is your workspace's per-instance quota; exceeding it returns 400.
             *     Omit to leave unchanged.
             *
             *     minimum: 0.25, multipleOf: 0.25
             * @example 1
             */
            vCpus?: number;
            /**
             * @description Memory allocation in MiB. Minimum 256, in steps of 256.
             *     The upper bound is your workspace's per-instance quota; exceeding it returns 400.
             *     Omit to leave unchanged.
             *
             *     minimum: 256, multipleOf: 256
             * @example 512
             */
            memoryMib?: number;
            /**
             * @description Ephemeral storage allocation in MiB, in steps of 512 (0 for none).
             *     The upper bound is your workspace's per-instance quota; exceeding it returns 400.
             *     Omit to leave unchanged.
             *
             *     minimum: 0, multipleOf: 512
             * @example 1024
             */
            storageMib?: number;
            /**
             * @description Override container entrypoint command.
             *     Omit to leave unchanged.
             *
             *     maxItems: 10
             */
            command?: string[];
            /**
             * @description HTTP healthcheck configuration.
             *     Omit to leave unchanged; set null to remove.
             */
            healthcheck?: components["schemas"]["EnvironmentHealthcheck"] | null;
            /**
             * @description Signal sent to the container on shutdown.
             *     Omit to leave unchanged.
             */
            shutdownSignal?: components["schemas"]["EnvironmentShutdownSignal"];
            /**
             * @description Protocol used to reach the upstream container.
             *     Omit to leave unchanged.
             */
            upstreamProtocol?: components["schemas"]["EnvironmentUpstreamProtocol"];
            /**
             * @description Path to the OpenAPI spec file within the build. Must start with a slash.
             *     Omit to leave unchanged; set null to clear.
             *
             *     minLength: 1, maxLength: 512, pattern: ^(/[\w\-]+)+(\.[\w]+)?$
             * @example /openapi.yaml
             */
            openapiSpecPath?: string | null;
            /**
             * @description Desired set of regions with per-region replica bounds.
             *     Omit to leave regions unchanged; when present, this replaces the full set
             *     (regions absent from the list are removed). At least one region is required;
             *     an empty list is rejected because an environment cannot have zero regions.
             *
             *     minItems: 1, maxItems: 5
             */
            regions?: components["schemas"]["EnvironmentRegion"][];
        };
        /** @source openapi.yaml:1398 */
        V2EnvironmentsUpdateSettingsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:1409 */
        V2GatewayListPoliciesRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:1423 */
        V2GatewayListPoliciesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2GatewayListPoliciesResponseData"];
        };
        /** @source openapi.yaml:1434 */
        V2GatewaySetPoliciesRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description The environment's complete policy list, in evaluation order. Every call
             *     replaces all stored policies with exactly this list; an empty list
             *     removes every policy. The operation is atomic: if any policy is
             *     invalid, nothing is written. An environment can hold at most 50
             *     policies.
             *     maxItems: 50
             */
            policies: components["schemas"]["Policy"][];
        };
        /** @source openapi.yaml:1460 */
        V2GatewaySetPoliciesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /**
         * @description Partial update of a single policy. Omitted fields keep their stored
         *     values; at least one updatable field must be provided. Providing one of
         *     `keyauth`, `ratelimit`, `firewall`, `openapi` or `logging` replaces the
         *     policy's rule entirely, including switching its type; at most one may be
         *     set.
         * @source openapi.yaml:1471
         */
        V2GatewayUpdatePolicyRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            app: components["schemas"]["ResourceIdentifier"];
            environment: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Id of the policy to update, as returned by `gateway.listPolicies`.
             *     Ids are regenerated whenever `gateway.setPolicies` replaces the list,
             *     so list the policies first if you are unsure the id is current.
             *     minLength: 1, maxLength: 512
             * @example pol_9d2Fk1LmQ
             */
            policyId: string;
            /**
             * @description New human-readable name. Omit to keep the current name.
             *     minLength: 1, maxLength: 256
             */
            name?: string;
            /**
             * @description Enable or disable the policy. Disabled policies are stored but skipped
             *     during evaluation. Omit to keep the current setting.
             */
            enabled?: boolean;
            /**
             * @description Replaces all match expressions. Set null to remove them so the policy
             *     applies to every request. Omit to keep the current expressions.
             *     maxItems: 10
             */
            match?: components["schemas"]["MatchExpr"][] | null;
            keyauth?: components["schemas"]["KeyauthPolicy"];
            ratelimit?: components["schemas"]["RatelimitPolicy"];
            firewall?: components["schemas"]["FirewallPolicy"];
            openapi?: components["schemas"]["OpenapiPolicy"];
            logging?: components["schemas"]["LoggingPolicy"];
        };
        /** @source openapi.yaml:1532 */
        V2GatewayUpdatePolicyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:1543 */
        V2GithubInstallAppResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2GithubInstallAppResponseData"];
        };
        /** @source openapi.yaml:1554 */
        V2IdentitiesCreateIdentityRequestBody: {
            /**
             * @description Creates an identity using your system's unique identifier for a user, organization, or entity.
             *     Must be stable and unique across your workspace - duplicate externalIds return CONFLICT errors.
             *     This identifier links Unkey identities to your authentication system, database records, or tenant structure.
             *
             *     Avoid changing externalIds after creation as this breaks the link between your systems.
             *     Use consistent identifier patterns across your application for easier management and debugging.
             *     Accepts letters, numbers, underscores, dots, and hyphens for flexible identifier formats.
             *     Essential for implementing proper multi-tenant isolation and user-specific rate limiting.
             *
             *     minLength: 1, maxLength: 255, pattern: ^[a-zA-Z0-9_.-]+$
             * @example user_123
             */
            externalId: string;
            /**
             * @description Stores arbitrary JSON metadata returned during key verification for contextual information.
             *     Eliminates additional database lookups during verification, improving performance for stateless services.
             *     Avoid storing sensitive data here as it's returned in verification responses.
             *
             *     Large metadata objects increase verification latency and should stay under 10KB total size.
             *     Use this for subscription details, feature flags, user preferences, and organization information.
             *     Metadata is returned as-is whenever keys associated with this identity are verified.
             *
             *     maxProperties: 100
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Defines shared rate limits that apply to all keys belonging to this identity.
             *     Prevents abuse by users with multiple keys by enforcing consistent limits across their entire key portfolio.
             *     Essential for implementing fair usage policies and tiered access levels in multi-tenant applications.
             *
             *     Rate limit counters are shared across all keys with this identity, regardless of how many keys the user creates.
             *     During verification, specify which named limits to check for enforcement.
             *     Identity rate limits supplement any key-specific rate limits that may also be configured.
             *     - Each named limit can have different thresholds and windows
             *
             *     When verifying keys, you can specify which limits you want to use and all keys attached to this identity will share the limits, regardless of which specific key is used.
             *
             *     maxItems: 50
             */
            ratelimits?: components["schemas"]["RatelimitRequest"][];
        };
        /** @source openapi.yaml:1602 */
        V2IdentitiesCreateIdentityResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2IdentitiesCreateIdentityResponseData"];
        };
        /** @source openapi.yaml:1612 */
        V2IdentitiesDeleteIdentityRequestBody: {
            /**
             * @description The ID of the identity to delete. This can be either the externalId (from your own system that was used during identity creation) or the identityId (the internal ID returned by the identity service).
             *     minLength: 1
             * @example user_123
             */
            identity: string;
        };
        /**
         * @description Empty response object. A successful response indicates the identity was deleted successfully.
         * @source openapi.yaml:1623
         */
        V2IdentitiesDeleteIdentityResponseBody: {
            meta: components["schemas"]["Meta"];
        };
        /** @source openapi.yaml:1631 */
        V2IdentitiesGetIdentityRequestBody: {
            /**
             * @description The ID of the identity to retrieve. This can be either the externalId (from your own system that was used during identity creation) or the identityId (the internal ID returned by the identity service).
             *     minLength: 1
             * @example user_abc123
             */
            identity: string;
        };
        /** @source openapi.yaml:1642 */
        V2IdentitiesGetIdentityResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Identity"];
        };
        /** @source openapi.yaml:1652 */
        V2IdentitiesListIdentitiesRequestBody: {
            /**
             * @description The maximum number of identities to return in a single request. Use this to control response size and loading performance.
             *     minimum: 1, maximum: 100
             * @default 100
             * @example 50
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response. Use this to fetch subsequent pages of results when the response contains a cursor value.
             * @example cursor_eyJrZXkiOiJrZXlfMTIzNCJ9
             */
            cursor?: string;
            /**
             * @description Free-form text to filter identities. Returns identities whose ID or external ID contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example user_123
             */
            search?: string;
        };
        /** @source openapi.yaml:1672 */
        V2IdentitiesListIdentitiesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2IdentitiesListIdentitiesResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:1686 */
        V2IdentitiesUpdateIdentityRequestBody: {
            /**
             * @description The ID of the identity to update. Accepts either the externalId (your system-generated identifier) or the identityId (internal identifier returned by the identity service).
             *     minLength: 1
             * @example user_123
             */
            identity: string;
            /**
             * @description Replaces all existing metadata with this new metadata object.
             *     Omitting this field preserves existing metadata, while providing an empty object clears all metadata.
             *     Avoid storing sensitive data here as it's returned in verification responses.
             *     Large metadata objects increase verification latency and should stay under 10KB total size.
             *
             *     maxProperties: 100
             * @example {
             *       "name": "Alice Smith",
             *       "email": "alice@example.com",
             *       "plan": "premium"
             *     }
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Replaces all existing identity rate limits with this complete list of rate limits.
             *     Omitting this field preserves existing rate limits, while providing an empty array removes all rate limits.
             *     These limits are shared across all keys belonging to this identity, preventing abuse through multiple keys.
             *     Rate limit changes take effect immediately but may take up to 30 seconds to propagate across all regions.
             *
             *     maxItems: 50
             * @example [
             *       {
             *         "name": "requests",
             *         "limit": 1000,
             *         "duration": 3600000,
             *         "autoApply": true
             *       }
             *     ]
             */
            ratelimits?: components["schemas"]["RatelimitRequest"][];
        };
        /** @source openapi.yaml:1725 */
        V2IdentitiesUpdateIdentityResponseBody: {
            data: components["schemas"]["Identity"];
            meta: components["schemas"]["Meta"];
        };
        /** @source openapi.yaml:1735 */
        V2KeysAddPermissionsRequestBody: {
            /**
             * @description Specifies which key receives the additional permissions using the database identifier returned from `keys.createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Grants additional permissions to the key through direct assignment or automatic creation.
             *     Duplicate permissions are ignored automatically, making this operation idempotent.
             *
             *     Adding permissions never removes existing permissions or role-based permissions.
             *
             *     Any permissions that do not exist will be auto created if the root key has permissions, otherwise this operation will fail with a 403 error.
             *
             *     minItems: 1, maxItems: 1000
             */
            permissions: string[];
        };
        /** @source openapi.yaml:1768 */
        V2KeysAddPermissionsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysAddPermissionsResponseData"];
        };
        /** @source openapi.yaml:1778 */
        V2KeysAddRolesRequestBody: {
            /**
             * @description Specifies which key receives the additional roles using the database identifier returned from `createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *     Added roles supplement existing roles and permissions without replacing them.
             *     Role assignments take effect immediately but may take up to 30 seconds to propagate across all regions.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Assigns additional roles to the key through direct assignment to existing workspace roles.
             *     Operations are idempotent - adding existing roles has no effect and causes no errors.
             *
             *     All roles must already exist in the workspace - roles cannot be created automatically.
             *     Invalid roles cause the entire operation to fail atomically, ensuring consistent state.
             *
             *     minItems: 1, maxItems: 100
             */
            roles: string[];
        };
        /** @source openapi.yaml:1811 */
        V2KeysAddRolesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysAddRolesResponseData"];
        };
        /** @source openapi.yaml:1821 */
        V2KeysCreateKeyRequestBody: {
            /**
             * @description The API namespace this key belongs to.
             *     Keys from different APIs cannot access each other.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example api_1234abcd
             */
            apiId: string;
            /**
             * @description Adds a visual identifier to the beginning of the generated key for easier recognition in logs and dashboards.
             *     The prefix becomes part of the actual key string (e.g., `prod_xxxxxxxxx`).
             *     Avoid using sensitive information in prefixes as they may appear in logs and error messages.
             *
             *     minLength: 1, maxLength: 16, pattern: ^[a-zA-Z0-9_]+$
             * @example prod
             */
            prefix?: string;
            /**
             * @description Sets a human-readable identifier for internal organization and dashboard display.
             *     Never exposed to end users, only visible in management interfaces and API responses.
             *     Avoid generic names like "API Key" when managing multiple keys for the same user or service.
             *
             *     minLength: 1, maxLength: 255
             * @example Payment Service Production Key
             */
            name?: string;
            /**
             * @description Controls the cryptographic strength of the generated key in bytes.
             *     Higher values increase security but result in longer keys that may be more annoying to handle.
             *     The default 16 bytes provides 2^128 possible combinations, sufficient for most applications.
             *     Consider 32 bytes for highly sensitive APIs, but avoid values above 64 bytes unless specifically required.
             *
             *     minimum: 16, maximum: 255
             * @default 16
             * @example 24
             */
            byteLength?: number;
            /**
             * @description Links this key to a user or entity in your system using your own identifier.
             *     Returned during verification to identify the key owner without additional database lookups.
             *     Essential for user-specific analytics, billing, and multi-tenant key management.
             *     Use your primary user ID, organization ID, or tenant ID for best results.
             *     Accepts letters, numbers, underscores, dots, and hyphens for flexible identifier formats.
             *
             *     minLength: 1, maxLength: 255, pattern: ^[a-zA-Z0-9_.-]+$
             * @example user_1234abcd
             */
            externalId?: string;
            /**
             * @description Stores arbitrary JSON metadata returned during key verification for contextual information.
             *     Eliminates additional database lookups during verification, improving performance for stateless services.
             *     Avoid storing sensitive data here as it's returned in verification responses.
             *     Large metadata objects increase verification latency and should stay under 10KB total size.
             *
             *     maxProperties: 100
             * @example {
             *       "plan": "enterprise",
             *       "featureFlags": {
             *         "betaAccess": true,
             *         "concurrentConnections": 10
             *       },
             *       "customerName": "Acme Corp",
             *       "billing": {
             *         "tier": "premium",
             *         "renewal": "2024-12-31"
             *       }
             *     }
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Assigns existing roles to this key for permission management through role-based access control.
             *     Roles must already exist in your workspace before assignment.
             *     During verification, all permissions from assigned roles are checked against requested permissions.
             *     Roles provide a convenient way to group permissions and apply consistent access patterns across multiple keys.
             *
             *     maxItems: 100
             * @example [
             *       "api_admin",
             *       "billing_reader"
             *     ]
             */
            roles?: string[];
            /**
             * @description Grants specific permissions directly to this key without requiring role membership.
             *     Wildcard permissions like `documents.*` grant access to all sub-permissions including `documents.read` and `documents.write`.
             *     Direct permissions supplement any permissions inherited from assigned roles.
             *
             *     maxItems: 1000
             * @example [
             *       "documents.read",
             *       "documents.write",
             *       "settings.view"
             *     ]
             */
            permissions?: string[];
            /**
             * Format: int64
             * @description Sets when this key automatically expires as a Unix timestamp in milliseconds.
             *     Verification fails with code=EXPIRED immediately after this time passes.
             *     Omitting this field creates a permanent key that never expires.
             *
             *     Avoid setting timestamps in the past as they immediately invalidate the key.
             *     Keys expire based on server time, not client time, which prevents timezone-related issues.
             *     Essential for trial periods, temporary access, and security compliance requiring key rotation.
             *
             *     minimum: 0, maximum: 4102444800000
             * @example 1704067200000
             */
            expires?: number;
            /**
             * @description Controls usage-based limits through credit consumption with optional automatic refills.
             *     Unlike rate limits which control frequency, credits control total usage with global consistency.
             *     Essential for implementing usage-based pricing, subscription tiers, and hard usage quotas.
             *     Omitting this field creates unlimited usage, while setting null is not allowed during creation.
             */
            credits?: components["schemas"]["KeyCreditsData"];
            /**
             * @description Defines time-based rate limits that protect against abuse by controlling request frequency.
             *     Unlike credits which track total usage, rate limits reset automatically after each window expires.
             *     Multiple rate limits can control different operation types with separate thresholds and windows.
             *     Essential for preventing API abuse while maintaining good performance for legitimate usage.
             *
             *     maxItems: 50
             * @example [
             *       {
             *         "name": "requests",
             *         "limit": 100,
             *         "duration": 60000,
             *         "autoApply": true
             *       },
             *       {
             *         "name": "heavy_operations",
             *         "limit": 10,
             *         "duration": 3600000,
             *         "autoApply": false
             *       }
             *     ]
             */
            ratelimits?: components["schemas"]["RatelimitRequest"][];
            /**
             * @description Controls whether the key is active immediately upon creation.
             *     When set to `false`, the key exists but all verification attempts fail with `code=DISABLED`.
             *     Useful for pre-creating keys that will be activated later or for keys requiring manual approval.
             *     Most keys should be created with `enabled=true` for immediate use.
             * @default true
             * @example true
             */
            enabled?: boolean;
            /**
             * @description Controls whether the plaintext key is stored in an encrypted vault for later retrieval.
             *     When true, allows recovering the actual key value using keys.getKey with decrypt=true.
             *     When false, the key value cannot be retrieved after creation for maximum security.
             *     Only enable for development keys or when key recovery is absolutely necessary.
             * @default false
             * @example false
             */
            recoverable?: boolean;
        };
        /** @source openapi.yaml:1985 */
        V2KeysCreateKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysCreateKeyResponseData"];
        };
        /** @source openapi.yaml:1995 */
        V2KeysDeleteKeyRequestBody: {
            /**
             * @description Specifies which key to delete using the database identifier returned from `createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *     Deletion immediately invalidates the key, causing all future verification attempts to fail with `code=NOT_FOUND`.
             *     Key deletion triggers cache invalidation across all regions but may take up to 30 seconds to fully propagate.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Controls deletion behavior between recoverable soft-deletion and irreversible permanent erasure.
             *     Soft deletion (default) preserves key data for potential recovery through direct database operations.
             *     Permanent deletion completely removes all traces including hash values and metadata with no recovery option.
             *
             *     Use permanent deletion only for regulatory compliance (GDPR), resolving hash collisions, or when reusing identical key strings.
             *     Permanent deletion cannot be undone and may affect analytics data that references the deleted key.
             *     Most applications should use soft deletion to maintain audit trails and prevent accidental data loss.
             * @default false
             * @example false
             */
            permanent?: boolean;
        };
        /** @source openapi.yaml:2024 */
        V2KeysDeleteKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:2035 */
        V2KeysGetKeyRequestBody: {
            /**
             * @description Specifies which key to retrieve using the database identifier returned from `keys.createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *     Key data includes metadata, permissions, usage statistics, and configuration but never the plaintext key value unless `decrypt=true`.
             *     Find this ID in creation responses, key listings, dashboard, or verification responses.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_1234abcd
             */
            keyId: string;
            /**
             * @description Controls whether to include the plaintext key value in the response for recovery purposes.
             *     Only works for keys created with `recoverable=true` and requires the `decrypt_key` permission.
             *     Returned keys must be handled securely, never logged, cached, or stored insecurely.
             *
             *     Use only for legitimate recovery scenarios like user password resets or emergency access.
             *     Most applications should keep this false to maintain security best practices and avoid accidental key exposure.
             *     Decryption requests are audited and may trigger security alerts in enterprise environments.
             * @default false
             */
            decrypt?: boolean;
        };
        /** @source openapi.yaml:2063 */
        V2KeysGetKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["KeyResponseData"];
        };
        /** @source openapi.yaml:2073 */
        V2KeysMigrateKeysRequestBody: {
            /**
             * @description Identifier of the configured migration provider/strategy to use (e.g., "your_company"). You will receive this from Unkey's support staff.
             *     minLength: 3, maxLength: 255
             * @example your_company
             */
            migrationId: string;
            /**
             * @description The ID of the API that the keys should be inserted into
             *     minLength: 3, maxLength: 255
             * @example api_123456789
             */
            apiId: string;
            /** @description minItems: 1 */
            keys: components["schemas"]["V2KeysMigrateKeyData"][];
        };
        /** @source openapi.yaml:2098 */
        V2KeysMigrateKeysResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysMigrateKeysResponseData"];
        };
        /** @source openapi.yaml:2108 */
        V2KeysRemovePermissionsRequestBody: {
            /**
             * @description Specifies which key to remove permissions from using the database identifier returned from `keys.createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Removes direct permissions from the key without affecting role-based permissions.
             *
             *     You can either use a permission slug, or the permission ID.
             *
             *     After removal, verification checks for these permissions will fail unless granted through roles.
             *
             *     minItems: 1, maxItems: 1000
             */
            permissions: string[];
        };
        /** @source openapi.yaml:2140 */
        V2KeysRemovePermissionsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysRemovePermissionsResponseData"];
        };
        /** @source openapi.yaml:2150 */
        V2KeysRemoveRolesRequestBody: {
            /**
             * @description Specifies which key loses the roles using the database identifier returned from createKey.
             *     Do not confuse this with the actual API key string that users include in requests.
             *     Removing roles only affects direct assignments, not permissions inherited from other sources.
             *     Role changes take effect immediately but may take up to 30 seconds to propagate across all regions.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Removes direct role assignments from the key without affecting other role sources or permissions.
             *     Operations are idempotent - removing non-assigned roles has no effect and causes no errors.
             *
             *     After removal, the key loses access to permissions that were only granted through these roles.
             *     Invalid role references cause the entire operation to fail atomically, ensuring consistent state.
             *
             *     minItems: 1, maxItems: 100
             */
            roles: string[];
        };
        /** @source openapi.yaml:2183 */
        V2KeysRemoveRolesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysRemoveRolesResponseData"];
        };
        /** @source openapi.yaml:2193 */
        V2KeysRerollKeyRequestBody: {
            /**
             * @description The database identifier of the key to reroll.
             *
             *     This is the unique ID returned when creating or listing keys, NOT the actual API key token.
             *     You can find this ID in:
             *     - The response from `keys.createKey`
             *     - Key verification responses
             *     - The Unkey dashboard
             *     - API key listing endpoints
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * Format: int64
             * @description Duration in milliseconds until the ORIGINAL key is revoked, starting from now.
             *
             *     This parameter controls the overlap period for key rotation:
             *     - Set to `0` to revoke the original key immediately
             *     - Positive values keep the original key active for the specified duration
             *     - Allows graceful migration by giving users time to update their credentials
             *
             *     Common overlap periods:
             *     - Immediate revocation: 0
             *     - 1 hour grace period: 3600000
             *     - 24 hours grace period: 86400000
             *     - 7 days grace period: 604800000
             *     - 30 days grace period: 2592000000
             *
             *     minimum: 0, maximum: 4102444800000
             * @example 86400000
             */
            expiration: number;
        };
        /** @source openapi.yaml:2234 */
        V2KeysRerollKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysRerollKeyResponseData"];
        };
        /** @source openapi.yaml:2244 */
        V2KeysSetPermissionsRequestBody: {
            /**
             * @description Specifies which key receives the additional permissions using the database identifier returned from `keys.createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description The permissions to set for this key.
             *
             *     This is a complete replacement operation - it overwrites all existing direct permissions with this new set.
             *
             *     Key behaviors:
             *     - Providing an empty array removes all direct permissions from the key
             *     - This only affects direct permissions - permissions granted through roles are not affected
             *     - All existing direct permissions not included in this list will be removed
             *
             *     Any permissions that do not exist will be auto created if the root key has permissions, otherwise this operation will fail with a 403 error.
             */
            permissions: string[];
        };
        /** @source openapi.yaml:2279 */
        V2KeysSetPermissionsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysSetPermissionsResponseData"];
        };
        /** @source openapi.yaml:2289 */
        V2KeysSetRolesRequestBody: {
            /**
             * @description Specifies which key gets the complete role replacement using the database identifier returned from createKey.
             *     Do not confuse this with the actual API key string that users include in requests.
             *     This is a wholesale replacement operation that removes all existing roles not included in the request.
             *     Role changes take effect immediately but may take up to 30 seconds to propagate across all regions.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Replaces all existing role assignments with this complete list of roles.
             *     This is a wholesale replacement operation, not an incremental update like add/remove operations.
             *
             *     Providing an empty array removes all direct role assignments from the key.
             *     All roles must already exist in the workspace - roles cannot be created automatically.
             *     Invalid role references cause the entire operation to fail atomically, ensuring consistent state.
             *
             *     maxItems: 100
             */
            roles: string[];
        };
        /** @source openapi.yaml:2322 */
        V2KeysSetRolesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysSetRolesResponseData"];
        };
        /** @source openapi.yaml:2332 */
        V2KeysUpdateCreditsRequestBody: {
            /**
             * @description The ID of the key to update (begins with `key_`). This is the database reference ID for the key, not the actual API key string that users authenticate with. This ID uniquely identifies which key's credits will be updated.
             *     minLength: 3
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * Format: int64
             * @description The credit value to use with the specified operation. The meaning depends on the operation: for 'set', this becomes the new remaining credits value; for 'increment', this amount is added to current credits; for 'decrement', this amount is subtracted from current credits.
             *
             *     Set to null when using 'set' operation to make the key unlimited (removes usage restrictions entirely). When decrementing, if the result would be negative, remaining credits are automatically set to zero. Credits are consumed during successful key verification, and when credits reach zero, verification fails with `code=USAGE_EXCEEDED`.
             *
             *     Required when using 'increment' or 'decrement' operations. Optional for 'set' operation (null creates unlimited usage).
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1000
             */
            value?: (number | bigint) | null;
            /**
             * @description Defines how to modify the key's remaining credits. Use 'set' to replace current credits with a specific value or unlimited usage, 'increment' to add credits for plan upgrades or credit purchases, and 'decrement' to reduce credits for refunds or policy violations.
             * @example set
             * @enum {string}
             */
            operation: "set" | "increment" | "decrement";
        };
        /** @source openapi.yaml:2368 */
        V2KeysUpdateCreditsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["KeyCreditsData"];
        };
        /** @source openapi.yaml:2379 */
        V2KeysUpdateKeyRequestBody: {
            /**
             * @description Specifies which key to update using the database identifier returned from `createKey`.
             *     Do not confuse this with the actual API key string that users include in requests.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description Sets a human-readable name for internal organization and identification.
             *     Omitting this field leaves the current name unchanged, while setting null removes it entirely.
             *     Avoid generic names like "API Key" when managing multiple keys per user or service.
             *
             *     minLength: 1, maxLength: 255
             * @example Payment Service Production Key
             */
            name?: string | null;
            /**
             * @description Links this key to a user or entity in your system for ownership tracking during verification.
             *     Omitting this field preserves the current association, while setting null disconnects the key from any identity.
             *     Essential for user-specific analytics, billing, and key management across multiple users.
             *     Supports letters, numbers, underscores, dots, and hyphens for flexible identifier formats.
             *
             *     minLength: 1, maxLength: 255, pattern: ^[a-zA-Z0-9_.-]+$
             * @example user_912a841d
             */
            externalId?: string | null;
            /**
             * @description Stores arbitrary JSON metadata returned during key verification.
             *     Omitting this field preserves existing metadata, while setting null removes all metadata entirely.
             *     Avoid storing sensitive data here as it's returned in verification responses.
             *     Large metadata objects increase verification latency and should stay under 10KB total size.
             *
             *     maxProperties: 100
             * @example {
             *       "plan": "enterprise",
             *       "limits": {
             *         "storage": "500GB",
             *         "compute": "1000 minutes/month"
             *       },
             *       "features": [
             *         "analytics",
             *         "exports",
             *         "webhooks"
             *       ],
             *       "hasAcceptedTerms": true,
             *       "billing": {
             *         "cycle": "monthly",
             *         "next_billing": "2024-01-15"
             *       },
             *       "preferences": {
             *         "timezone": "UTC",
             *         "notifications": true
             *       },
             *       "lastBillingDate": "2023-10-15"
             *     }
             */
            meta?: {
                [key: string]: unknown;
            } | null;
            /**
             * Format: int64
             * @description Sets when this key automatically expires as a Unix timestamp in milliseconds.
             *     Verification fails with code=EXPIRED immediately after this time passes.
             *     Omitting this field preserves the current expiration, while setting null makes the key permanent.
             *
             *     Avoid setting timestamps in the past as they immediately invalidate the key.
             *     Keys expire based on server time, not client time, which prevents timezone-related issues.
             *     Active sessions continue until their next verification attempt after expiry.
             *
             *     minimum: 0, maximum: 4102444800000
             * @example 1704067200000
             */
            expires?: number | null;
            /**
             * @description Controls usage-based limits for this key through credit consumption.
             *     Omitting this field preserves current credit settings, while setting null enables unlimited usage.
             *     Cannot configure refill settings when credits is null, and refillDay requires monthly interval.
             *     Essential for implementing usage-based pricing and subscription quotas.
             */
            credits?: components["schemas"]["UpdateKeyCreditsData"];
            /**
             * @description Defines time-based rate limits that protect against abuse by controlling request frequency.
             *     Omitting this field preserves existing rate limits, while setting null removes all rate limits.
             *     Unlike credits which track total usage, rate limits reset automatically after each window expires.
             *     Multiple rate limits can control different operation types with separate thresholds and windows.
             *
             *     maxItems: 50
             */
            ratelimits?: components["schemas"]["RatelimitRequest"][];
            /**
             * @description Controls whether the key is currently active for verification requests.
             *     When set to `false`, all verification attempts fail with `code=DISABLED` regardless of other settings.
             *     Omitting this field preserves the current enabled status.
             *     Useful for temporarily suspending access during billing issues, security incidents, or maintenance windows without losing key configuration.
             * @example true
             */
            enabled?: boolean;
            /**
             * @description maxItems: 100
             * @example [
             *       "api_admin",
             *       "billing_reader"
             *     ]
             */
            roles?: string[];
            /**
             * @description maxItems: 1000
             * @example [
             *       "documents.read",
             *       "documents.write",
             *       "settings.view"
             *     ]
             */
            permissions?: string[];
        };
        /** @source openapi.yaml:2515 */
        V2KeysUpdateKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:2526 */
        V2KeysVerifyKeyRequestBody: {
            /**
             * @description The API key to verify, exactly as provided by your user.
             *     Include any prefix - even small changes will cause verification to fail.
             *
             *     minLength: 1, maxLength: 512
             * @example sk_1234abcdef
             */
            key: string;
            /**
             * @description Attaches metadata tags for analytics and monitoring without affecting verification outcomes.
             *     Enables segmentation of API usage in dashboards by endpoint, client version, region, or custom dimensions.
             *     Use 'key=value' format for compatibility with most analytics tools and clear categorization.
             *     Avoid including sensitive data in tags as they may appear in logs and analytics reports.
             *
             *     maxItems: 20
             * @example [
             *       "endpoint=/users/profile",
             *       "method=GET",
             *       "region=us-east-1",
             *       "clientVersion=2.3.0",
             *       "feature=premium"
             *     ]
             */
            tags?: string[];
            /**
             * @description Checks if the key has the specified permission(s) using a query syntax.
             *     Supports single permissions, logical operators (AND, OR), and parentheses for grouping.
             *     Examples:
             *     - Single permission: "documents.read"
             *     - Multiple permissions: "documents.read AND documents.write"
             *     - Complex queries: "(documents.read OR documents.write) AND users.view"
             *     Verification fails if the key lacks the required permissions through direct assignment or role inheritance.
             *
             *     minLength: 1, maxLength: 1000
             * @example documents.read AND users.view
             */
            permissions?: string;
            credits?: components["schemas"]["KeysVerifyKeyCredits"];
            /**
             * @description Enforces time-based rate limiting during verification to prevent abuse and ensure fair usage.
             *     Omitting this field skips rate limit checks entirely, relying only on configured key rate limits.
             *     Multiple rate limits can be checked simultaneously, each with different costs and temporary overrides.
             *     Rate limit checks are optimized for performance but may allow brief bursts during high concurrency.
             */
            ratelimits?: components["schemas"]["KeysVerifyKeyRatelimit"][];
            /**
             * @description Migrate keys on demand from your previous system. Reach out for migration support at support@unkey.dev
             *     maxLength: 256
             * @example m_1234abcd
             */
            migrationId?: string;
        };
        /** @source openapi.yaml:2588 */
        V2KeysVerifyKeyResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2KeysVerifyKeyResponseData"];
        };
        /** @source openapi.yaml:2599 */
        V2KeysWhoamiRequestBody: {
            /**
             * @description The complete API key string provided by you, including any prefix.
             *     Never log, cache, or store API keys in your system as they provide full access to user resources.
             *     Include the full key exactly as provided - even minor modifications will cause a not found error.
             *
             *     minLength: 1, maxLength: 512
             * @example sk_1234abcdef5678
             */
            key: string;
        };
        /** @source openapi.yaml:2615 */
        V2KeysWhoamiResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["KeyResponseData"];
        };
        /** @source openapi.yaml:2625 */
        V2LivenessResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2LivenessResponseData"];
        };
        /** @source openapi.yaml:2635 */
        V2PermissionsCreatePermissionRequestBody: {
            /**
             * @description Creates a permission with this human-readable name that describes its purpose.
             *     Names must be unique within your workspace to prevent conflicts during assignment.
             *     Use clear, semantic names that developers can easily understand when building authorization logic.
             *     Consider using hierarchical naming conventions like 'resource.action' for better organization.
             *
             *     Examples: 'users.read', 'billing.write', 'analytics.view', 'admin.manage'
             *
             *     minLength: 1, maxLength: 512
             * @example users.read
             */
            name: string;
            /**
             * @description Creates a URL-safe identifier for this permission that can be used in APIs and integrations.
             *     Must start with a letter and contain only letters, numbers, periods, underscores, and hyphens.
             *     Slugs are often used in REST endpoints, configuration files, and external integrations.
             *     Should closely match the name but in a format suitable for technical usage.
             *     Must be unique within your workspace to ensure reliable permission lookups.
             *
             *     Keep slugs concise but descriptive for better developer experience.
             *
             *     minLength: 1, maxLength: 128, pattern: ^[a-zA-Z0-9_:\-\.\*]+$
             * @example users-read
             */
            slug: string;
            /**
             * @description Provides detailed documentation of what this permission grants access to.
             *     Include information about affected resources, allowed actions, and any important limitations.
             *     This internal documentation helps team members understand permission scope and security implications.
             *     Not visible to end users - designed for development teams and security audits.
             *
             *     Consider documenting:
             *     - What resources can be accessed
             *     - What operations are permitted
             *     - Any conditions or limitations
             *     - Related permissions that might be needed
             *
             *     maxLength: 512
             * @example Grants read-only access to user profile information, account settings, and subscription status.
             */
            description?: string;
        };
        /** @source openapi.yaml:2683 */
        V2PermissionsCreatePermissionResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PermissionsCreatePermissionResponseData"];
        };
        /** @source openapi.yaml:2694 */
        V2PermissionsCreateRoleRequestBody: {
            /**
             * @description The unique name for this role. Must be unique within your workspace and clearly indicate the role's purpose. Use descriptive names like 'admin', 'editor', or 'Billing Manager'.
             *
             *     Examples: 'admin.billing', 'support.readonly', 'developer.api', 'Billing Manager'
             *
             *     minLength: 1, maxLength: 128
             * @example support.readonly
             */
            name: string;
            /**
             * @description Provides comprehensive documentation of what this role encompasses and what access it grants.
             *     Include information about the intended use case, what permissions should be assigned, and any important considerations.
             *     This internal documentation helps team members understand role boundaries and security implications.
             *     Not visible to end users - designed for administration teams and access control audits.
             *
             *     Consider documenting:
             *     - The role's intended purpose and scope
             *     - What types of users should receive this role
             *     - What permissions are typically associated with it
             *     - Any security considerations or limitations
             *     - Related roles that might be used together
             *
             *     maxLength: 512
             * @example Provides read-only access for customer support representatives. Includes permissions to view user accounts, support tickets, and basic analytics. Does not include access to billing, admin functions, or data modification capabilities.
             */
            description?: string;
            /**
             * @description Permission slugs to attach to the role. Existing permissions are reused. Missing permissions are created automatically when the root key has `rbac.*.create_permission`.
             *
             *     Omit this field or provide an empty array to create the role without permissions.
             */
            permissions?: string[];
        };
        /** @source openapi.yaml:2737 */
        V2PermissionsCreateRoleResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PermissionsCreateRoleResponseData"];
        };
        /** @source openapi.yaml:2748 */
        V2PermissionsDeletePermissionRequestBody: {
            /**
             * @description Specifies which permission to permanently delete from your workspace.
             *
             *     This can be a permission ID or a permission slug.
             *
             *     WARNING: Deleting a permission has immediate and irreversible consequences:
             *     - All API keys with this permission will lose that access immediately
             *     - All roles containing this permission will have it removed
             *     - Any verification requests checking for this permission will fail
             *     - This action cannot be undone
             *
             *     Before deletion, ensure you:
             *     - Have updated any keys or roles that depend on this permission
             *     - Have migrated to alternative permissions if needed
             *     - Have notified affected users about the access changes
             *
             *     minLength: 1, maxLength: 128, pattern: ^[a-zA-Z0-9_:\-\.\*]+$
             * @example perm_1234567890abcdef
             */
            permission: string;
        };
        /** @source openapi.yaml:2775 */
        V2PermissionsDeletePermissionResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:2786 */
        V2PermissionsDeleteRoleRequestBody: {
            /**
             * @description Unique identifier of the role to permanently delete from your workspace.
             *     Must either be a valid role ID that begins with 'role_' or the given role name and exists within your workspace.
             *
             *     WARNING: Deletion is immediate and irreversible with significant consequences:
             *     - All API keys assigned this role will lose the associated permissions
             *     - Access to resources protected by this role's permissions will be denied
             *     - Any authorization logic depending on this role will start failing
             *     - Historical analytics referencing this role remain intact
             *
             *     Before deletion, ensure:
             *     - You've updated any dependent authorization logic or code
             *     - You've migrated any keys to use alternative roles or direct permissions
             *     - You've notified relevant team members of the access changes
             *
             *     minLength: 1, maxLength: 128
             * @example role_dns_manager
             */
            role: string;
        };
        /** @source openapi.yaml:2811 */
        V2PermissionsDeleteRoleResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:2822 */
        V2PermissionsGetPermissionRequestBody: {
            /**
             * @description The unique identifier of the permission to retrieve. Must be a valid permission ID that begins with 'perm_' and exists within your workspace.
             *
             *     minLength: 1, maxLength: 128, pattern: ^[a-zA-Z0-9_:\-\.\*]+$
             * @example perm_1234567890abcdef
             */
            permission: string;
        };
        /** @source openapi.yaml:2836 */
        V2PermissionsGetPermissionResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Permission"];
        };
        /** @source openapi.yaml:2847 */
        V2PermissionsGetRoleRequestBody: {
            /**
             * @description Unique identifier of the role to permanently delete from your workspace.
             *     Must either be a valid role ID that begins with 'role_' or the given role name and exists within your workspace.
             *
             *     Use this endpoint to verify role details, check its current permissions, or retrieve metadata.
             *     Returns complete role information including all assigned permissions for comprehensive access review.
             *
             *     minLength: 1, maxLength: 128
             * @example role_1234567890abcdef
             */
            role: string;
        };
        /** @source openapi.yaml:2864 */
        V2PermissionsGetRoleResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Role"];
        };
        /** @source openapi.yaml:2875 */
        V2PermissionsListPermissionsRequestBody: {
            /**
             * @description Pagination cursor from a previous response to fetch the next page of permissions.
             *     Include this value when you need to retrieve additional permissions beyond the initial response.
             *     Each response containing more results than the requested limit includes a cursor for subsequent pages.
             *
             *     Leave empty or omit this field to start from the beginning of the permission list.
             *     Cursors are temporary and may expire - always handle cases where a cursor becomes invalid.
             *
             *     maxLength: 1024
             * @example eyJrZXkiOiJwZXJtXzEyMzQifQ==
             */
            cursor?: string;
            /**
             * @description Maximum number of permissions to return in a single response.
             *     minimum: 1, maximum: 100
             * @default 100
             * @example 50
             */
            limit?: number;
            /**
             * @description Free-form text to filter permissions. Returns permissions whose ID, name, slug, or description contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example documents
             */
            search?: string;
        };
        /** @source openapi.yaml:2902 */
        V2PermissionsListPermissionsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PermissionsListPermissionsResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:2916 */
        V2PermissionsListRolesRequestBody: {
            /**
             * @description Maximum number of roles to return in a single response.
             *     Use smaller values for faster response times and better UI performance.
             *     Use larger values when you need to process many roles efficiently.
             *     Results exceeding this limit will be paginated with a cursor for continuation.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             * @example 50
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page of roles.
             *     Include this when you need to retrieve additional roles beyond the first page.
             *     Each response containing more results will include a cursor value that can be used here.
             *     Leave empty or omit this field to start from the beginning of the role list.
             *
             *     maxLength: 1024
             * @example eyJrZXkiOiJyb2xlXzEyMzQifQ==
             */
            cursor?: string;
            /**
             * @description Free-form text to filter roles. Returns roles whose ID, name, or description contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example admin
             */
            search?: string;
        };
        /** @source openapi.yaml:2945 */
        V2PermissionsListRolesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PermissionsListRolesResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:2959 */
        V2PermissionsSetRolePermissionsRequestBody: {
            /** @description The ID of the role whose directly assigned permissions will be replaced. */
            roleId: components["schemas"]["ResourceIdentifier"];
            /** @description The complete set of permission slugs to assign directly to the role. Missing permissions are created when authorized. An empty array clears all direct permissions. */
            permissions: string[];
        };
        /** @source openapi.yaml:2977 */
        V2PermissionsSetRolePermissionsResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PermissionsSetRolePermissionsResponseData"];
        };
        /** @source openapi.yaml:2987 */
        V2PortalCreateSessionRequestBody: {
            portal: components["schemas"]["ResourceIdentifier"];
            /**
             * @description The end user's identifier in the customer's system.
             *     Accepts arbitrary string values (user IDs, emails, UUIDs, etc.).
             *
             *     minLength: 1, maxLength: 256
             * @example user_123
             */
            externalId: string;
            /**
             * @description The capabilities granted to the end user in the Portal, from a fixed
             *     vocabulary. All capabilities are scoped to this end user: key capabilities
             *     (`keys:*`) apply only to keys the end user owns within the keyspace
             *     configured on the portal, and `analytics:read` returns only the end user's
             *     own verification events. An end user can never see another identity's keys
             *     or analytics.
             *
             *     Tab visibility is derived from the scopes:
             *     - Keys tab: any `keys:*` scope
             *     - Analytics tab: `analytics:read`
             *     - Docs tab: visible when any scope is present
             *
             *     `keys:create` is accepted but has no portal route behind it yet. It is
             *     still authorized like the others, so a session minted with it required
             *     `create_key` on the keyspace at mint time, and a future portal create-key
             *     route inherits an enforced ceiling rather than trusting sessions minted
             *     while the capability was inert.
             *
             *     Each scope requires the equivalent permission on your own root key. See
             *     Required Permissions on this operation.
             *
             *     minItems: 1
             * @example [
             *       "keys:read",
             *       "keys:reroll",
             *       "analytics:read"
             *     ]
             */
            scopes: ("keys:read" | "keys:create" | "keys:reroll" | "analytics:read")[];
            /**
             * @description When true, creates a preview session for testing the portal experience.
             * @default false
             */
            preview?: boolean;
            /**
             * Format: uri
             * @description Absolute URL the end user is sent back to when they leave the portal, or
             *     when their session expires mid-visit. Set per session rather than per
             *     portal, so one portal can serve several entry points and return each user
             *     to the page they came from.
             *
             *     When omitted, the portal shows no return link.
             *
             *     maxLength: 500
             * @example https://app.example.com/settings/api-keys
             */
            returnUrl?: string;
        };
        /** @source openapi.yaml:3054 */
        V2PortalCreateSessionResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PortalCreateSessionResponseData"];
        };
        /** @source openapi.yaml:3065 */
        V2PortalExchangeCodeRequestBody: {
            /**
             * @description The exchange code carried by the portal URL from `portal.createSession`.
             *     Must be valid, unexpired, and not previously redeemed.
             *
             *     minLength: 1
             * @example pst_abc123def456
             */
            code: string;
        };
        /** @source openapi.yaml:3079 */
        V2PortalExchangeCodeResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PortalExchangeCodeResponseData"];
        };
        /** @source openapi.yaml:3090 */
        V2PortalGetVerificationsRequestBody: {
            /**
             * Format: int64
             * @description Start of the query window as a unix timestamp in milliseconds (inclusive).
             * @example 1704067200000
             */
            startTime: number | bigint;
            /**
             * Format: int64
             * @description End of the query window as a unix timestamp in milliseconds (exclusive).
             *     Bucket granularity (minute, hour, or day) is chosen automatically from the
             *     window size.
             * @example 1704672000000
             */
            endTime: number | bigint;
            /**
             * @description Optional. Restrict results to a single key. The key must belong to the
             *     authenticated end user; results are always scoped to the session identity
             *     regardless of this value.
             * @example key_1234abcd
             */
            keyId?: string;
        };
        /** @source openapi.yaml:3118 */
        V2PortalGetVerificationsResponseBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Zero-filled verification timeseries for the authenticated end user, ordered
             *     by time ascending. Buckets with no verifications are present with zero
             *     counts so the series is contiguous across the requested window.
             */
            data: components["schemas"]["V2PortalGetVerificationsDataPoint"][];
        };
        /** @source openapi.yaml:3135 */
        V2PortalListKeysRequestBody: {
            /**
             * @description Maximum number of keys to return per request.
             *     Balance between response size and number of pagination calls needed.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page.
             *     Use when `hasMore: true` in the previous response.
             * @example key_1234abcd
             */
            cursor?: string;
        };
        /** @source openapi.yaml:3153 */
        V2PortalListKeysResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2PortalListKeysResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:3167 */
        V2ProjectsCreateProjectRequestBody: {
            /**
             * @description Human-readable name for this project.
             *     Use a descriptive name like 'Payments Service' to identify its purpose.
             *
             *     minLength: 1, maxLength: 256
             * @example Payments Service
             */
            name: string;
            slug: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:3184 */
        V2ProjectsCreateProjectResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2ProjectsCreateProjectResponseData"];
        };
        /** @source openapi.yaml:3195 */
        V2ProjectsDeleteProjectRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:3203 */
        V2ProjectsDeleteProjectResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["EmptyResponse"];
        };
        /** @source openapi.yaml:3214 */
        V2ProjectsGetProjectRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:3222 */
        V2ProjectsGetProjectResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Project"];
        };
        /** @source openapi.yaml:3233 */
        V2ProjectsListProjectsRequestBody: {
            /**
             * @description Maximum number of projects to return per request.
             *     Balance between response size and number of pagination calls needed.
             *
             *     minimum: 1, maximum: 100
             * @default 100
             */
            limit?: number;
            /**
             * @description Pagination cursor from a previous response to fetch the next page.
             *     Use when `hasMore: true` in the previous response.
             * @example proj_1234abcd
             */
            cursor?: string;
            /**
             * @description Free-form text to filter projects. Returns projects whose ID, name, or slug contains the search string. Matching is case-insensitive.
             *     maxLength: 256
             * @example billing-service
             */
            search?: string;
        };
        /** @source openapi.yaml:3256 */
        V2ProjectsListProjectsResponseBody: {
            meta: components["schemas"]["Meta"];
            /**
             * @description Array of projects in the workspace, ordered by project id.
             *     maxItems: 100
             */
            data: components["schemas"]["Project"][];
            pagination: components["schemas"]["Pagination"];
        };
        /** @source openapi.yaml:3274 */
        V2ProjectsUpdateProjectRequestBody: {
            project: components["schemas"]["ResourceIdentifier"];
            slug?: components["schemas"]["ResourceIdentifier"];
            /**
             * @description New human-readable name for the project.
             *     Omit this field to leave the current name unchanged.
             *
             *     minLength: 1, maxLength: 256
             * @example Payments Service
             */
            name?: string;
            /**
             * @description Enable or disable delete protection for the project.
             *     Omit this field to leave the current setting unchanged.
             * @example true
             */
            deleteProtection?: boolean;
        };
        /** @source openapi.yaml:3298 */
        V2ProjectsUpdateProjectResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["Project"];
        };
        /**
         * @description Deletes an existing rate limit override. This permanently removes a custom rate limit rule, reverting affected identifiers back to the default rate limits for the namespace.
         *
         *     Use this endpoint when you need to:
         *     - Remove special rate limit rules that are no longer needed
         *     - Reset entities back to standard rate limits
         *     - Clean up temporary overrides
         *     - Remove outdated tiering or custom limit rules
         *     - Fix misconfigured overrides
         *
         *     Once deleted, the override cannot be recovered, and the operation takes effect immediately.
         * @source openapi.yaml:3309
         */
        V2RatelimitDeleteOverrideRequestBody: {
            /**
             * @description The id or name of the namespace containing the override.
             *     minLength: 1, maxLength: 512
             */
            namespace: string;
            /**
             * @description The exact identifier pattern of the override to delete. This must match exactly as it was specified when creating the override.
             *
             *     Important notes:
             *     - This is case-sensitive and must match exactly
             *     - Include any wildcards (*) that were part of the original pattern
             *     - For example, if the override was created for 'premium_*', you must use 'premium_*' here, not a specific ID
             *
             *     After deletion, any identifiers previously affected by this override will immediately revert to using the default rate limit for the namespace.
             *     minLength: 1, maxLength: 512
             */
            identifier: string;
        };
        /** @source openapi.yaml:3345 */
        V2RatelimitDeleteOverrideResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2RatelimitDeleteOverrideResponseData"];
        };
        /**
         * @description Gets the configuration of an existing rate limit override. Use this to retrieve details about custom rate limit rules that have been created for specific identifiers within a namespace.
         *
         *     This endpoint is useful for:
         *     - Verifying override configurations
         *     - Checking current limits for specific entities
         *     - Auditing rate limit policies
         *     - Debugging rate limiting behavior
         *     - Retrieving override settings for modification
         * @source openapi.yaml:3355
         */
        V2RatelimitGetOverrideRequestBody: {
            /**
             * @description The id or name of the namespace containing the override.
             *     minLength: 1, maxLength: 512
             */
            namespace: string;
            /**
             * @description The exact identifier pattern for the override you want to retrieve. This must match exactly as it was specified when creating the override.
             *
             *     Important notes:
             *     - This is case-sensitive and must match exactly
             *     - Include any wildcards (*) that were part of the original pattern
             *     - For example, if the override was created for 'premium_*', you must use 'premium_*' here, not a specific ID like 'premium_user1'
             *
             *     This field is used to look up the specific override configuration for this pattern.
             *     minLength: 1, maxLength: 512
             */
            identifier: string;
        };
        /** @source openapi.yaml:3389 */
        V2RatelimitGetOverrideResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["RatelimitOverride"];
        };
        /** @source openapi.yaml:3399 */
        V2RatelimitLimitRequestBody: {
            /**
             * @description The id or name of the namespace.
             *     minLength: 1, maxLength: 512
             * @example sms.sign_up
             */
            namespace: string;
            /**
             * Format: int64
             * @description Sets how much of the rate limit quota this request consumes, enabling weighted rate limiting.
             *     Use higher values for resource-intensive operations and 0 for tracking without limiting.
             *     When accumulated cost exceeds the limit within the duration window, subsequent requests are rejected.
             *     Essential for implementing fair usage policies and preventing resource abuse through expensive operations.
             *
             *     minimum: 0
             * @default 1
             * @example 5
             */
            cost?: number | bigint;
            /**
             * Format: int64
             * @description Sets the rate limit window duration in milliseconds after which the counter resets.
             *     Shorter durations enable faster recovery but may be less effective against sustained abuse.
             *     Common values include 60000 (1 minute), 3600000 (1 hour), and 86400000 (24 hours).
             *     Balance user experience with protection needs when choosing window sizes.
             *
             *     minimum: 1000, maximum: 2592000000
             * @example 60000
             */
            duration: number;
            /**
             * @description Defines the scope of rate limiting by identifying the entity being limited.
             *     Use user IDs for per-user limits, IP addresses for anonymous limiting, or API key IDs for per-key limits.
             *     Accepts letters, numbers, underscores, dots, colons, slashes, and hyphens for flexible identifier formats.
             *     The same identifier can be used across different namespaces to apply multiple rate limit types.
             *     Choose identifiers that provide appropriate granularity for your rate limiting strategy.
             *
             *     minLength: 1, maxLength: 512
             * @example user_12345
             */
            identifier: string;
            /**
             * Format: int64
             * @description Sets the maximum operations allowed within the duration window before requests are rejected.
             *     When this limit is reached, subsequent requests fail with `RATE_LIMITED` until the window resets.
             *     Balance user experience with resource protection when setting limits for different user tiers.
             *     Consider system capacity, business requirements, and fair usage policies in limit determination.
             *
             *     minimum: 1
             * @example 1000
             */
            limit: number | bigint;
        };
        /** @source openapi.yaml:3457 */
        V2RatelimitLimitResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2RatelimitLimitResponseData"];
        };
        /**
         * @description Error response when the requested resource has been soft-deleted and is no longer available. This occurs when:
         *     - The resource has been marked as deleted but still exists in the database
         *     - The resource is intentionally unavailable but could potentially be restored
         *     - The resource cannot be restored through the API or dashboard
         *
         *     To resolve this error, contact support if you need the resource restored.
         * @source openapi.yaml:3467
         */
        GoneErrorResponse: {
            meta: components["schemas"]["Meta"];
            error: components["schemas"]["BaseError"];
        };
        /** @source openapi.yaml:3484 */
        V2RatelimitListOverridesRequestBody: {
            /**
             * @description The id or name of the rate limit namespace to list overrides for.
             *     minLength: 1, maxLength: 512
             */
            namespace: string;
            /** @description Pagination cursor from a previous response. Include this when fetching subsequent pages of results. Each response containing more results than the requested limit will include a cursor value in the pagination object that can be used here. */
            cursor?: string;
            /**
             * @description Maximum number of override entries to return in a single response. Use this to control response size and loading performance.
             *
             *     - Lower values (10-20): Better for UI displays and faster response times
             *     - Higher values (50-100): Better for data exports or bulk operations
             *     - Default (10): Suitable for most dashboard views
             *
             *     Results exceeding this limit will be paginated, with a cursor provided for fetching subsequent pages.
             *     minimum: 1, maximum: 100
             * @default 10
             */
            limit?: number;
        };
        /** @source openapi.yaml:3511 */
        V2RatelimitListOverridesResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2RatelimitListOverridesResponseData"];
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description Array of rate limit checks to perform
         *     minItems: 1, maxItems: 100
         * @source openapi.yaml:3524
         */
        V2RatelimitMultiLimitRequestBody: components["schemas"]["V2RatelimitLimitRequestBody"][];
        /** @source openapi.yaml:3531 */
        V2RatelimitMultiLimitResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2RatelimitMultiLimitResponseData"];
        };
        /**
         * @description Sets a new or overwrites an existing rate limit override. Overrides allow you to apply special rate limit rules to specific identifiers, providing custom limits that differ from the default.
         *
         *     Overrides are useful for:
         *     - Granting higher limits to premium users or trusted partners
         *     - Implementing stricter limits for suspicious or abusive users
         *     - Creating tiered access levels with different quotas
         *     - Implementing temporary rate limit adjustments
         *     - Prioritizing important clients with higher limits
         * @source openapi.yaml:3541
         */
        V2RatelimitSetOverrideRequestBody: {
            /**
             * @description The ID or name of the rate limit namespace.
             *     minLength: 1, maxLength: 512
             */
            namespace: string;
            /**
             * Format: int64
             * @description The duration in milliseconds for the rate limit window. This defines how long the rate limit counter accumulates before resetting to zero.
             *
             *     Considerations:
             *     - This can differ from the default duration for the namespace
             *     - Longer durations create stricter limits that take longer to reset
             *     - Shorter durations allow more frequent bursts of activity
             *     - Common values: 60000 (1 minute), 3600000 (1 hour), 86400000 (1 day)
             *     minimum: 1000
             */
            duration: number | bigint;
            /**
             * @description Identifier of the entity receiving this custom rate limit. This can be:
             *
             *     - A specific user ID for individual custom limits
             *     - An IP address for location-based rules
             *     - An email domain for organization-wide policies
             *     - Any other string that identifies the target entity
             *
             *     Wildcards (*) can be used to create pattern-matching rules that apply to multiple identifiers. For example:
             *     - 'premium_*' would match all identifiers starting with 'premium_'
             *     - '*_admin' would match all identifiers ending with '_admin'
             *     - '*suspicious*' would match any identifier containing 'suspicious'
             *
             *     More detailed information on wildcard pattern rules is available at https://www.unkey.com/docs/ratelimiting/overrides#wildcard-rules
             *     minLength: 1, maxLength: 512
             */
            identifier: string;
            /**
             * Format: int64
             * @description The maximum number of requests allowed for this override. This defines the custom quota for the specified identifier(s).
             *
             *     Special values:
             *     - Higher than default: For premium or trusted entities
             *     - Lower than default: For suspicious or abusive entities
             *     - 0: To completely block access (useful for ban implementation)
             *
             *     This limit entirely replaces the default limit for matching identifiers.
             *     minimum: 0
             */
            limit: number | bigint;
        };
        /** @source openapi.yaml:3607 */
        V2RatelimitSetOverrideResponseBody: {
            meta: components["schemas"]["Meta"];
            data: components["schemas"]["V2RatelimitSetOverrideResponseData"];
        };
        /**
         * @description Metadata object included in every API response. This provides context about the request and is essential for debugging, audit trails, and support inquiries. The `requestId` is particularly important when troubleshooting issues with the Unkey support team.
         * @source openapi.yaml:3617
         */
        Meta: {
            /**
             * @description A unique id for this request. Always include this ID when contacting support about a specific API request. This identifier allows Unkey's support team to trace the exact request through logs and diagnostic systems to provide faster assistance.
             * @example req_123
             */
            requestId: string;
        };
        /**
         * @description The gateway request rows that the query returned. The SELECT clause of the query controls the fields in each row.
         * @example [
         *       {
         *         "path": "/v1/orders",
         *         "total": 1234
         *       }
         *     ]
         * @source openapi.yaml:3628
         */
        V2AnalyticsGetGatewayRequestsResponseData: {
            [key: string]: unknown;
        }[];
        /**
         * @description Extended error details specifically for bad request (400) errors. This builds on the BaseError structure by adding an array of individual validation errors, making it easy to identify and fix multiple issues at once.
         * @source openapi.yaml:3638
         */
        BadRequestErrorDetails: components["schemas"]["BaseError"] & {
            /** @description List of individual validation errors that occurred in the request. Each error provides specific details about what failed validation, where the error occurred in the request, and suggestions for fixing it. This granular information helps developers quickly identify and resolve multiple issues in a single request without having to make repeated API calls. */
            errors: components["schemas"]["ValidationError"][];
        };
        /**
         * @description Base error structure following Problem Details for HTTP APIs (RFC 7807). This provides a standardized way to carry machine-readable details of errors in HTTP response content.
         * @source openapi.yaml:3651
         */
        BaseError: {
            /**
             * @description A human-readable explanation specific to this occurrence of the problem. This provides detailed information about what went wrong and potential remediation steps. The message is intended to be helpful for developers troubleshooting the issue.
             * @example Property foo is required but is missing.
             */
            detail: string;
            /**
             * Format: int
             * @description HTTP status code that corresponds to this error. This will match the status code in the HTTP response. Common codes include `400` (Bad Request), `401` (Unauthorized), `403` (Forbidden), `404` (Not Found), `409` (Conflict), and `500` (Internal Server Error).
             * @example 404
             */
            status: number;
            /**
             * @description A short, human-readable summary of the problem type. This remains constant from occurrence to occurrence of the same problem and should be used for programmatic handling.
             * @example Not Found
             */
            title: string;
            /**
             * @description A URI reference that identifies the problem type. This provides a stable identifier for the error that can be used for documentation lookups and programmatic error handling. When followed, this URI should provide human-readable documentation for the problem type.
             * @example https://unkey.com/docs/errors/unkey/resource/not_found
             */
            type: string;
        };
        /**
         * @description Individual validation error details. Each validation error provides precise information about what failed, where it failed, and how to fix it, enabling efficient error resolution.
         * @source openapi.yaml:3678
         */
        ValidationError: {
            /**
             * @description JSON path indicating exactly where in the request the error occurred. This helps pinpoint the problematic field or parameter. Examples include:
             *     - 'body.name' (field in request body)
             *     - 'body.items[3].tags' (nested array element)
             *     - 'path.apiId' (path parameter)
             *     - 'query.limit' (query parameter)
             *     Use this location to identify exactly which part of your request needs correction.
             * @example body.permissions[0].name
             */
            location: string;
            /**
             * @description Detailed error message explaining what validation rule was violated. This provides specific information about why the field or parameter was rejected, such as format errors, invalid values, or constraint violations.
             * @example Must be at least 3 characters long
             */
            message: string;
            /**
             * @description A human-readable suggestion describing how to fix the error. This provides practical guidance on what changes would satisfy the validation requirements. Not all validation errors include fix suggestions, but when present, they offer specific remediation advice.
             * @example Ensure the name uses only alphanumeric characters, underscores, and hyphens
             */
            fix?: string;
        };
        /**
         * @description Array of rate limit rows returned by the query. Fields vary based on the SQL SELECT clause.
         * @example [
         *       {
         *         "namespace_id": "rlns_123",
         *         "total": 1234
         *       }
         *     ]
         * @source openapi.yaml:3704
         */
        V2AnalyticsGetRatelimitsResponseData: {
            [key: string]: unknown;
        }[];
        /**
         * @description The runtime log rows that the query returned. The SELECT clause of the query sets the fields of each row.
         * @example [
         *       {
         *         "time": 1755000000000,
         *         "severity": "error",
         *         "message": "upstream timeout after 30s"
         *       }
         *     ]
         * @source openapi.yaml:3714
         */
        V2AnalyticsGetRuntimeLogsResponseData: {
            [key: string]: unknown;
        }[];
        /**
         * @description Array of verification rows returned by the query. Fields vary based on the SQL SELECT clause.
         * @example [
         *       {
         *         "outcome": "VALID",
         *         "count": 1234,
         *         "time": 1696118400000
         *       },
         *       {
         *         "outcome": "RATE_LIMITED",
         *         "count": 56,
         *         "time": 1696118400000
         *       }
         *     ]
         * @source openapi.yaml:3725
         */
        V2AnalyticsGetVerificationsResponseData: {
            [key: string]: unknown;
        }[];
        /** @source openapi.yaml:3739 */
        V2ApisCreateApiResponseData: {
            /**
             * @description The unique identifier assigned to the newly created API.
             *     Use this ID for all subsequent operations including key creation, verification, and API management.
             *     Always begins with 'api_' followed by a unique alphanumeric sequence.
             *
             *     Store this ID securely as it's required when:
             *     - Creating API keys within this namespace
             *     - Verifying keys associated with this API
             *     - Managing API settings and metadata
             *     - Listing keys belonging to this API
             *
             *     This identifier is permanent and cannot be changed after creation.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example api_2cGKbMxRjIzhCxo1IdjH3a
             */
            apiId: string;
        };
        /**
         * @description Empty response object by design. A successful response indicates this operation was successfully executed.
         * @source openapi.yaml:3763
         */
        EmptyResponse: Record<string, unknown>;
        /** @source openapi.yaml:3767 */
        V2ApisGetApiResponseData: {
            /**
             * @description The unique identifier of this API within Unkey's system.
             *     Used in all operations related to this API including key creation, verification, and management.
             *     Always begins with 'api_' followed by alphanumeric characters and underscores.
             *     This identifier is permanent and never changes after API creation.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example api_1234567890abcdef
             */
            id: string;
            /**
             * @description The internal name of this API as specified during creation.
             *     Used for organization and identification within your workspace.
             *     Helps distinguish between different environments, services, or access tiers.
             *     Not visible to end users - this is purely for administrative purposes.
             *
             *     minLength: 3, maxLength: 256
             * @example payment-service-production
             */
            name: string;
        };
        /**
         * @description Array of API keys with complete configuration and metadata.
         *     maxItems: 100
         * @source openapi.yaml:3795
         */
        V2ApisListKeysResponseData: components["schemas"]["KeyResponseData"][];
        /**
         * @description Pagination metadata for list endpoints. Provides information necessary to traverse through large result sets efficiently using cursor-based pagination.
         * @source openapi.yaml:3801
         */
        Pagination: {
            /**
             * @description Opaque pagination token for retrieving the next page of results.
             *     Include this exact value in the cursor field of subsequent requests.
             *     Cursors are temporary and may expire after extended periods.
             *
             *     minLength: 1, maxLength: 1024
             * @example eyJrZXkiOiJrZXlfMTIzNCIsInRzIjoxNjk5Mzc4ODAwfQ==
             */
            cursor?: string;
            /**
             * @description Indicates whether additional results exist beyond this page.
             *     When true, use the cursor to fetch the next page.
             *     When false, you have reached the end of the result set.
             * @example true
             */
            hasMore: boolean;
        };
        /** @source openapi.yaml:3824 */
        KeyResponseData: {
            /**
             * @description Unique identifier for this key.
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example key_1234567890abcdef
             */
            keyId: string;
            /**
             * @description First few characters of the key for identification.
             *     minLength: 1, maxLength: 50
             * @example sk_test_abc123
             */
            start: string;
            /**
             * @description Whether the key is enabled or disabled.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Human-readable name for this key.
             *     maxLength: 255
             * @example Production API Key
             */
            name?: string;
            /**
             * @description Custom metadata associated with this key.
             *     maxProperties: 100
             * @example null
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when key was created.
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1701425400000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when key was last updated.
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1701425400000
             */
            updatedAt?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when key was last used for verification. This is an approximated value, accurate to within 5 minutes.
             *     minimum: 0
             * @example 1701425400000
             */
            lastUsedAt?: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when key expires (if set).
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1735689600000
             */
            expires?: number | bigint;
            /**
             * @example [
             *       "documents.read",
             *       "documents.write"
             *     ]
             */
            permissions?: string[];
            /**
             * @example [
             *       "editor",
             *       "viewer"
             *     ]
             */
            roles?: string[];
            credits?: components["schemas"]["KeyCreditsData"];
            identity?: components["schemas"]["Identity"];
            /**
             * @description Decrypted key value (only when decrypt=true).
             * @example sk_test_abc123def456
             */
            plaintext?: string;
            /** @description maxItems: 50 */
            ratelimits?: components["schemas"]["RatelimitResponse"][];
        };
        /**
         * @description Credit configuration and remaining balance for this key.
         * @source openapi.yaml:3938
         */
        KeyCreditsData: {
            /**
             * Format: int64
             * @description Number of credits remaining (null for unlimited).
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1000
             */
            remaining: (number | bigint) | null;
            refill?: components["schemas"]["KeyCreditsRefill"];
        };
        /** @source openapi.yaml:3958 */
        Identity: {
            /** @description Identity ID */
            id: string;
            /** @description External identity ID */
            externalId: string;
            /** @description Identity metadata */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Identity ratelimits */
            ratelimits?: components["schemas"]["RatelimitResponse"][];
        };
        /** @source openapi.yaml:3983 */
        RatelimitResponse: {
            /**
             * @description Unique identifier for this rate limit configuration.
             *     minLength: 8, maxLength: 255, pattern: ^rl_[a-zA-Z0-9_]+$
             * @example rl_1234567890abcdef
             */
            id: string;
            /**
             * @description Human-readable name for this rate limit.
             *     minLength: 1, maxLength: 128
             * @example api_requests
             */
            name: string;
            /**
             * Format: int64
             * @description Maximum requests allowed within the time window.
             *     minimum: 1, maximum: 1000000
             * @example 1000
             */
            limit: number;
            /**
             * Format: int64
             * @description Rate limit window duration in milliseconds.
             *     minimum: 1000, maximum: 2592000000
             * @example 3600000
             */
            duration: number;
            /**
             * @description Whether this rate limit was automatically applied when verifying the key.
             * @example true
             */
            autoApply: boolean;
        };
        /**
         * @description Configuration for automatic credit refill behavior.
         * @source openapi.yaml:4024
         */
        KeyCreditsRefill: {
            /**
             * @description How often credits are automatically refilled.
             * @example daily
             * @enum {string}
             */
            interval: "daily" | "monthly";
            /**
             * Format: int64
             * @description Number of credits to add during each refill cycle.
             *     minimum: 1, maximum: 9223372036854776000
             * @example 1000
             */
            amount: number | bigint;
            /**
             * @description Day of the month for monthly refills (1-31).
             *     Only required when interval is 'monthly'.
             *     For days beyond the month's length, refill occurs on the last day of the month.
             *
             *     minimum: 1, maximum: 31
             * @example 15
             */
            refillDay?: number;
        };
        /**
         * @description Identifies a resource by either its unique ID or its slug.
         *     Accepts a prefixed ID (such as 'proj_' or 'app_') or a slug.
         *
         *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_-]+$
         * @example proj_1234abcd
         * @source openapi.yaml:4058
         */
        ResourceIdentifier: string;
        /**
         * @description Connect a GitHub repository to the app on creation. Omit to create the app
         *     without a repository and connect one later with apps.updateApp.
         * @source openapi.yaml:4067
         */
        AppGitCreateInput: {
            /**
             * @description The GitHub repository to connect, as "owner/repo". The workspace must have
             *     the Unkey GitHub App installed with access to it.
             *
             *     minLength: 1, maxLength: 255
             * @example unkeyed/unkey
             */
            repository: string;
            /**
             * @description The branch this app's deployments track. Omit to adopt the repository's
             *     default branch on GitHub.
             *
             *     minLength: 1, maxLength: 256
             * @example main
             */
            defaultBranch?: string;
        };
        /** @source openapi.yaml:4092 */
        V2AppsCreateAppResponseData: {
            /**
             * @description The unique identifier of the newly created app, generated by Unkey.
             *     Always begins with 'app_' followed by a unique alphanumeric sequence.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example app_1234abcd
             */
            appId: string;
        };
        /** @source openapi.yaml:4107 */
        App: {
            /**
             * @description The unique identifier of the app, generated by Unkey.
             * @example app_1234abcd
             */
            id: string;
            /**
             * @description Human-readable name for this app.
             * @example Payments API
             */
            name: string;
            /**
             * @description URL-safe handle for this app, unique within its project.
             *     Chosen at creation time.
             * @example payments-api
             */
            slug: string;
            /**
             * @description The connected GitHub repository and the branch its deployments track.
             *     Omitted when the app has no repository connected (for example a
             *     Docker-based app).
             */
            git?: components["schemas"]["AppGit"];
            /**
             * @description The identifier of the deployment currently serving this app.
             *     Omitted if the app has no active deployment yet.
             * @example d_1234abcd
             */
            currentDeploymentId?: string;
            /**
             * @description Whether the app is currently serving a rolled-back deployment rather than its latest one.
             * @example false
             */
            isRolledBack: boolean;
            /**
             * @description Whether delete protection is enabled for this app.
             *     When true, the app cannot be deleted until protection is disabled.
             * @example false
             */
            deleteProtection: boolean;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the app was created.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704067200000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the app was last updated.
             *     Omitted if the app has never been updated.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704153600000
             */
            updatedAt?: number | bigint;
        };
        /** @source openapi.yaml:4179 */
        AppGit: {
            /**
             * @description The connected GitHub repository, as "owner/repo".
             *     minLength: 1, maxLength: 255
             * @example unkeyed/unkey
             */
            repository: string;
            /**
             * @description The branch this app's deployments track.
             *     minLength: 1, maxLength: 256
             * @example main
             */
            defaultBranch?: string;
        };
        /**
         * @description minProperties: 1
         * @source openapi.yaml:4197
         */
        AppGitUpdateInput: {
            /**
             * @description The GitHub repository to connect, as "owner/repo". Omit to change only the
             *     tracked branch of the already-connected repository. The workspace must have
             *     the Unkey GitHub App installed with access to it.
             *
             *     minLength: 1, maxLength: 255
             * @example unkeyed/unkey
             */
            repository?: string;
            /**
             * @description The branch this app's deployments track. Omit to adopt the repository's
             *     GitHub default branch on a new connection, keep the current branch when
             *     replacing an already-connected repository, or set it alone to retarget the
             *     branch of the connected repository.
             *
             *     minLength: 1, maxLength: 256
             * @example main
             */
            defaultBranch?: string;
        };
        /**
         * @description Optional git commit information
         * @source openapi.yaml:4221
         */
        V2DeployGitCommit: {
            /**
             * @description Git commit SHA
             * @example a1b2c3d4e5f6
             */
            commitSha?: string;
            /**
             * @description Git commit message
             * @example feat: add new feature
             */
            commitMessage?: string;
            /**
             * @description Git author handle/username
             * @example johndoe
             */
            authorHandle?: string;
            /**
             * @description Git author avatar URL
             * @example https://avatars.githubusercontent.com/u/123456
             */
            authorAvatarUrl?: string;
            /**
             * Format: int64
             * @description Commit timestamp in milliseconds
             * @example 1704067200000
             */
            timestamp?: number | bigint;
        };
        /** @source openapi.yaml:4246 */
        V2DeployCreateDeploymentResponseData: {
            /**
             * @description Unique deployment identifier
             * @example d_abc123xyz
             */
            deploymentId: string;
        };
        /** @source openapi.yaml:4255 */
        V2DeployGetDeploymentResponseData: {
            /**
             * @description Unique deployment identifier
             * @example d_abc123xyz
             */
            id: string;
            /**
             * @description Current deployment status
             * @example READY
             * @enum {string}
             */
            status: "UNSPECIFIED" | "PENDING" | "STARTING" | "BUILDING" | "DEPLOYING" | "NETWORK" | "FINALIZING" | "READY" | "FAILED" | "SKIPPED" | "AWAITING_APPROVAL" | "STOPPED" | "SUPERSEDED" | "CANCELLED";
            /**
             * @description Error message if deployment failed
             * @example Failed to pull image: authentication required
             */
            errorMessage?: string;
            /**
             * @description Hostnames associated with this deployment
             * @example [
             *       "app.example.com",
             *       "api.example.com"
             *     ]
             */
            hostnames?: string[];
            /** @description Deployment steps with status and messages */
            steps?: components["schemas"]["V2DeployDeploymentStep"][];
        };
        /** @source openapi.yaml:4300 */
        V2DeployDeploymentStep: {
            /**
             * @description Step status
             * @example completed
             */
            status?: string;
            /**
             * @description Step message
             * @example Image pulled successfully
             */
            message?: string;
            /**
             * @description Error message if step failed
             * @example Connection timeout
             */
            errorMessage?: string;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds
             * @example 1704067200000
             */
            createdAt?: number | bigint;
        };
        /**
         * @description Build from the app's connected GitHub repository.
         * @source openapi.yaml:4320
         */
        DeploymentSourceGit: {
            /**
             * @description Branch to build (its HEAD). Omit branch and commitSha to use the app's default branch.
             *     maxLength: 256
             * @example main
             */
            branch?: string;
            /**
             * @description Commit to build (full or abbreviated SHA). Takes precedence over branch.
             *     maxLength: 40
             * @example 9f2c1a7
             */
            commitSha?: string;
            /**
             * @description Build from a fork instead of the app's connected repository, as "owner/repo". Requires commitSha.
             *     maxLength: 256, pattern: ^[A-Za-z0-9._-]+/[A-Za-z0-9._-]+$
             * @example contributor/acme-api
             */
            repository?: string;
        };
        /**
         * @description Deploy a prebuilt Docker image as-is.
         * @source openapi.yaml:4340
         */
        DeploymentSourceImage: {
            /**
             * @description Docker image to deploy as-is.
             *     minLength: 1, pattern: \S
             * @example ghcr.io/acme/api:v1.2.3
             */
            dockerImage: string;
        };
        /**
         * @description Re-run an existing deployment.
         * @source openapi.yaml:4352
         */
        DeploymentSourceDeployment: {
            deploymentId: components["schemas"]["ResourceIdentifier"];
        };
        /** @source openapi.yaml:4360 */
        V2DeploymentsCreateDeploymentResponseData: {
            /**
             * @description Unique deployment identifier. Poll deployments.getDeployment with this id to watch status.
             * @example d_abc123xyz
             */
            deploymentId: string;
        };
        /** @source openapi.yaml:4369 */
        Deployment: {
            /**
             * @description The unique identifier of the deployment, generated by Unkey.
             * @example d_1234abcd
             */
            id: string;
            status: components["schemas"]["DeploymentStatus"];
            /**
             * @description True when this is the production deployment currently serving traffic, i.e.
             *     on api.acme.com. Only production deployments can be current, and at most one
             *     deployment is current. Rollbacks and promotions change which deployment is
             *     current and serves requests to api.acme.com.
             * @example true
             */
            isCurrent: boolean;
            /**
             * @description Slug of the environment this deployment belongs to.
             * @example production
             */
            environment: string;
            /**
             * @description Slug of the app this deployment belongs to.
             * @example payments-api
             */
            app: string;
            /**
             * @description Slug of the project this deployment belongs to.
             * @example acme
             */
            project: string;
            /** @description Present for git-sourced deployments. Mutually exclusive with `docker`. */
            git?: components["schemas"]["DeploymentGit"];
            /** @description Present for image-sourced deployments. Mutually exclusive with `git`. */
            docker?: components["schemas"]["DeploymentDocker"];
            /**
             * @description Lifecycle operations you are allowed to call on this deployment right now.
             *     Empty when none apply (e.g. while building or in a terminal state).
             * @example [
             *       "stop"
             *     ]
             */
            availableActions: components["schemas"]["DeploymentAction"][];
            /**
             * @description Regions this deployment is configured to run in. Empty while the deployment
             *     has no scheduled regions yet.
             * @example [
             *       "us-east-1",
             *       "eu-west-1"
             *     ]
             */
            regions: string[];
            /** @description Why the deployment failed. Present only when `status` is `failed`. */
            error?: components["schemas"]["DeploymentError"];
            /**
             * @description Public hostnames this deployment is reachable at.
             * @example [
             *       "kebap-app.unkey.app"
             *     ]
             */
            domains?: string[];
            runtime: components["schemas"]["DeploymentRuntime"];
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the deployment was created.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704067200000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the deployment was last updated.
             *     Omitted if the deployment has never been updated.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704153600000
             */
            updatedAt?: number | bigint;
        };
        /**
         * @description Current lifecycle status of the deployment. Poll until it reaches a
         *     terminal state: ready (serving), failed, skipped, superseded, stopped,
         *     or cancelled.
         * @example ready
         * @enum {string}
         * @source openapi.yaml:4467
         */
        DeploymentStatus: "pending" | "starting" | "building" | "deploying" | "network" | "finalizing" | "ready" | "failed" | "skipped" | "awaiting_approval" | "stopped" | "superseded" | "cancelled";
        /** @source openapi.yaml:4502 */
        DeploymentGit: {
            /**
             * @description The git commit SHA this deployment was built from.
             * @example 9f2c1a7d3b
             */
            commitSha: string;
            /**
             * @description The git branch this deployment was built from. Omitted when unknown.
             * @example main
             */
            branch?: string;
        };
        /** @source openapi.yaml:4516 */
        DeploymentDocker: {
            /**
             * @description The Docker image this deployment runs.
             * @example ghcr.io/acme/api:v1.2.3
             */
            image: string;
        };
        /**
         * @description A lifecycle operation that can be performed on the deployment in its current
         *     state, given its status, environment, and whether it is the current
         *     deployment.
         * @example promote
         * @enum {string}
         * @source openapi.yaml:4526
         */
        DeploymentAction: "promote" | "rollback" | "stop" | "start";
        /** @source openapi.yaml:4543 */
        DeploymentError: {
            code: components["schemas"]["DeploymentErrorCode"];
            /**
             * @description The pipeline step that failed (e.g. `building`, `deploying`, `starting`).
             * @example deploying
             */
            step: string;
            /**
             * @description Human-readable description of why the deployment failed. For programmatic
             *     handling, use `code`.
             * @example No schedulable regions configured. Please configure at least one schedulable region before deploying.
             */
            message: string;
        };
        /** @source openapi.yaml:4564 */
        DeploymentRuntime: {
            /**
             * Format: double
             * @description CPU allocation in vCPUs (1 = one vCPU, 0.5 = half a vCPU).
             * @example 0.25
             */
            vCpus: number;
            /**
             * @description Memory allocation in mebibytes.
             * @example 256
             */
            memoryMib: number;
            /**
             * @description Ephemeral storage allocation in mebibytes.
             * @example 0
             */
            storageMib: number;
            /**
             * @description Port the container listens on.
             * @example 8080
             */
            port: number;
            /**
             * @description Container entrypoint command override. Empty when none is set.
             * @example [
             *       "node",
             *       "server.js"
             *     ]
             */
            command: string[];
            shutdownSignal: components["schemas"]["EnvironmentShutdownSignal"];
            upstreamProtocol: components["schemas"]["EnvironmentUpstreamProtocol"];
            /** @description HTTP health probe configuration. Omitted when no healthcheck is configured. */
            healthcheck?: components["schemas"]["EnvironmentHealthcheck"];
        };
        /**
         * @description The reason a deployment failed. `unknown` means Unkey could not classify the
         *     failure; see `message` for details.
         * @example no_schedulable_regions
         * @enum {string}
         * @source openapi.yaml:4612
         */
        DeploymentErrorCode: "no_schedulable_regions" | "invalid_runtime_settings" | "cpu_quota_exceeded" | "memory_quota_exceeded" | "storage_quota_exceeded" | "build_failed" | "unknown";
        /**
         * @description Signal sent to the container on shutdown.
         * @example SIGTERM
         * @enum {string}
         * @source openapi.yaml:4634
         */
        EnvironmentShutdownSignal: "SIGTERM" | "SIGINT" | "SIGQUIT" | "SIGKILL";
        /**
         * @description Protocol used to reach the container.
         * @example http1
         * @enum {string}
         * @source openapi.yaml:4644
         */
        EnvironmentUpstreamProtocol: "http1" | "h2c";
        /** @source openapi.yaml:4652 */
        EnvironmentHealthcheck: {
            /**
             * @description HTTP method used to probe the container.
             * @example GET
             * @enum {string}
             */
            method: "GET" | "POST";
            /**
             * @description HTTP path probed on the container. Must start with a slash.
             *
             *     minLength: 1, maxLength: 512, pattern: ^(/[\w\-]+)+(\.[\w]+)?$
             * @example /healthz
             */
            path: string;
            /**
             * @description How often the probe runs, in seconds. Defaults to 10 when omitted.
             *
             *     minimum: 1, maximum: 3600
             * @example 10
             */
            intervalSeconds?: number;
            /**
             * @description Per-probe timeout, in seconds. Defaults to 5 when omitted.
             *
             *     minimum: 1, maximum: 3600
             * @example 2
             */
            timeoutSeconds?: number;
            /**
             * @description Consecutive failures before the container is restarted. Defaults to 3 when omitted.
             *
             *     minimum: 1, maximum: 100
             * @example 3
             */
            failureThreshold?: number;
            /**
             * @description Delay before the first probe runs, in seconds. Defaults to 0 when omitted.
             *
             *     minimum: 0, maximum: 3600
             * @example 5
             */
            initialDelaySeconds?: number;
        };
        /** @source openapi.yaml:4703 */
        V2DomainsCreateDomainResponseData: {
            domainId: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Every DNS record needed to finish setting up this domain, ready to create at your provider.
             *     The list already accounts for whether the domain is an apex or a subdomain, so no further
             *     branching is needed: create each entry as given.
             *
             *     One record establishes routing and one proves ownership. Create all of them: whether ownership
             *     can be inferred from the routing record depends on how your provider publishes it, and a name
             *     another workspace has already verified can only be claimed through the ownership record.
             *     Neither is knowable before the records exist.
             *
             *     minItems: 1
             */
            dnsRecords: components["schemas"]["DnsRecord"][];
            domainConnect?: components["schemas"]["DomainConnect"];
        };
        /** @source openapi.yaml:4728 */
        DnsRecord: {
            /**
             * @description Record type to create. `ALIAS` is not a real DNS record type: it means an apex-compatible
             *     alias, which providers expose as ALIAS, ANAME, or a flattened CNAME. Apex domains cannot
             *     hold a plain CNAME, so they receive `ALIAS` where a subdomain receives `CNAME`.
             * @example CNAME
             * @enum {string}
             */
            type: "CNAME" | "ALIAS" | "TXT";
            /**
             * @description Fully qualified name of the record, ready to use as-is.
             *
             *     Some providers want a name relative to the zone instead. Drop the zone and its trailing dot:
             *     in zone `acme.com`, `api.acme.com` becomes `api` and `_unkey.api.acme.com` becomes
             *     `_unkey.api`. A name equal to the zone itself is usually entered as `@`.
             *
             *     minLength: 1, maxLength: 253
             * @example api.acme.com
             */
            name: string;
            /**
             * @description The value to set on the record, exactly as given, including any prefix.
             *     Do not trim or reformat it: verification compares the published record against this string.
             *
             *     Use the lowest TTL your provider allows until the domain is verified. Verification polls DNS,
             *     so a long TTL keeps a stale value cached and can burn the verification window on a value you
             *     have already corrected. Raise it afterwards if you want.
             *
             *     minLength: 1, maxLength: 512
             * @example a1b2c3d4e5f6g7h8.cname.unkey.com
             */
            value: string;
            /**
             * @description Seconds a resolver may cache this record. Set it in your provider alongside the record's
             *     name and value.
             *
             *     minimum: 1
             * @example 60
             */
            ttl: number;
            /**
             * @description Whether Unkey has read this record back with the expected value. Use it to see which
             *     records are still outstanding.
             *
             *     False does not always mean the record is missing. A provider that does not expose the
             *     published value to a DNS lookup, such as a proxied or flattened routing record, leaves
             *     this false for as long as it serves traffic; such a domain verifies through its TXT
             *     record instead. Always false on a domain no check has run against yet.
             * @example false
             */
            verified: boolean;
            /**
             * @description What this record is for and any provider-specific caveat that applies to it.
             *     Worth surfacing to whoever edits the DNS zone. Treat it as optional: it carries
             *     no data the record itself needs, so a future record type may omit it.
             *
             *     maxLength: 512
             * @example Create as DNS-only if your provider offers the choice.
             */
            note?: string;
        };
        /**
         * @description One-click setup at the domain's DNS provider. Omitted entirely when the provider does not support
         *     Domain Connect or discovery failed, so the object's presence is the signal that the shortcut is
         *     available and both of its fields are filled.
         * @source openapi.yaml:4798
         */
        DomainConnect: {
            /**
             * @description Display name of the DNS provider the domain is delegated to, such as 'Cloudflare'. Discovered
             *     from the domain's nameservers, so it reflects where DNS is actually hosted rather than where the
             *     domain was registered.
             *
             *     maxLength: 256
             * @example Cloudflare
             */
            provider: string;
            /**
             * @description Signed Domain Connect URL that pre-fills the records in `dnsRecords` at the provider. Open it in a
             *     browser and the domain owner approves them in one step instead of entering them by hand. The URL is
             *     signed with an Unkey key, so it cannot be constructed or altered by the caller.
             *
             *     Intended for a browser, not a script: after approval the provider sends the browser to this
             *     workspace's app settings page in the Unkey dashboard, so it suits a caller who administers this
             *     workspace. Anyone who does not have access to it approves the records successfully but lands on a
             *     page they cannot open. Approving is what writes the records; verification then proceeds on its own,
             *     so nothing depends on completing that return trip.
             *
             *     maxLength: 2048
             * @example https://dash.cloudflare.com/domainconnect/v2/domaintemplates/apply?domain=acme.com&host=api
             */
            url: string;
        };
        /** @source openapi.yaml:4831 */
        Domain: {
            id: components["schemas"]["ResourceIdentifier"];
            /**
             * @description Fully qualified domain name attached to the environment.
             *     minLength: 4, maxLength: 253
             * @example api.acme.com
             */
            domain: string;
            /**
             * @description The project the domain's environment belongs to.
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example proj_1234abcd
             */
            projectId: string;
            /**
             * @description The app the domain's environment belongs to.
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example app_1234abcd
             */
            appId: string;
            /**
             * @description The environment this domain serves. Traffic to the domain reaches whatever is currently
             *     deployed to this environment.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example env_1234abcd
             */
            environmentId: string;
            /**
             * @description The verification status of the domain.
             *
             *     - `pending`: the domain is created. No DNS check has completed yet.
             *     - `verifying`: Unkey checks the DNS records approximately each minute.
             *     - `verified`: the domain is verified. Unkey has configured routing and requested a certificate.
             *     - `failed`: the required DNS records did not appear within 24 hours. Fix the records, then retry verification.
             * @example verified
             * @enum {string}
             */
            status: "pending" | "verifying" | "verified" | "failed";
            /**
             * @description Why the most recent verification attempt did not succeed, in plain language.
             *     Omitted while verification is progressing normally.
             *
             *     maxLength: 512
             * @example domain verification timed out after 24 hours
             */
            verificationError?: string;
            /**
             * @description The DNS records this domain needs. Create each record at your DNS provider.
             *     Each record has a `verified` flag. The flag shows whether Unkey has read that record back,
             *     so it tells you which records are still missing.
             *
             *     minItems: 1
             */
            dnsRecords: components["schemas"]["DnsRecord"][];
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the domain was created. The 24 hour verification window runs from here.
             * @example 1704067200000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds of the last change to this domain. Omitted if it has never changed.
             * @example 1704153600000
             */
            updatedAt?: number | bigint;
        };
        /** @source openapi.yaml:4921 */
        Environment: {
            /**
             * @description The unique identifier of the environment, generated by Unkey.
             * @example env_1234abcd
             */
            id: string;
            /**
             * @description Human-readable slug of the environment, unique within its app.
             * @example production
             */
            slug: string;
            /**
             * @description Human-readable description of this environment.
             *     Empty string if none was provided.
             * @example Production environment
             */
            description: string;
            /** @description How deployments in this environment participate in the deployment lifecycle. */
            kind: components["schemas"]["EnvironmentKind"];
            /**
             * @description Whether delete protection is enabled for this environment.
             *     When true, the environment cannot be deleted until protection is disabled.
             * @example false
             */
            deleteProtection: boolean;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the environment was created.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704067200000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the environment was last updated.
             *     Omitted if the environment has never been updated.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704153600000
             */
            updatedAt?: number | bigint;
            runtime?: components["schemas"]["EnvironmentRuntime"];
            build?: components["schemas"]["EnvironmentBuild"];
            /**
             * @description Per-region deployment settings for this environment.
             *     Empty until regional settings are configured.
             */
            regions?: components["schemas"]["EnvironmentRegion"][];
        };
        /**
         * @description The deployment lifecycle role of an environment.
         *
         *     - `production`: Deployments serve production traffic, support promotion and rollback, and cannot be stopped.
         *     - `preview`: Deployments can be stopped and started and are eligible for preview lifecycle automation.
         * @example production
         * @enum {string}
         * @source openapi.yaml:4988
         */
        EnvironmentKind: "production" | "preview";
        /**
         * @description Runtime settings that control how the container runs.
         *     Omitted until the environment has runtime settings.
         * @source openapi.yaml:4999
         */
        EnvironmentRuntime: {
            /**
             * @description Port the container listens on.
             * @example 8080
             */
            port: number;
            /**
             * Format: double
             * @description CPU allocation in vCPUs (1 = one vCPU, 0.5 = half a vCPU).
             * @example 0.25
             */
            vCpus: number;
            /**
             * @description Memory allocation in mebibytes.
             * @example 256
             */
            memoryMib: number;
            /**
             * @description Ephemeral storage allocation in mebibytes.
             * @example 0
             */
            storageMib: number;
            /**
             * @description Container entrypoint command override.
             * @example [
             *       "node",
             *       "server.js"
             *     ]
             */
            command: string[];
            healthcheck?: components["schemas"]["EnvironmentHealthcheck"];
            shutdownSignal: components["schemas"]["EnvironmentShutdownSignal"];
            upstreamProtocol: components["schemas"]["EnvironmentUpstreamProtocol"];
            /**
             * @description Path to the OpenAPI spec served by the container, if any.
             * @example /openapi.yaml
             */
            openapiSpecPath?: string;
        };
        /**
         * @description Build settings that control how the app is built.
         *     Omitted until the environment has build settings.
         * @source openapi.yaml:5053
         */
        EnvironmentBuild: {
            /**
             * @description Path to the Dockerfile used to build the app, if any.
             * @example Dockerfile
             */
            dockerfile?: string;
            /**
             * @description The directory the app is built from. "." for the repository root.
             * @example .
             */
            rootDirectory: string;
            /**
             * @description Overrides the build command auto-detected by Railpack, so monorepos can
             *     scope the build to a single app. Omitted when left to auto-detection or
             *     for Dockerfile builds.
             * @example pnpm --filter api build
             */
            buildCommand?: string;
            /**
             * @description Paths that trigger a rebuild when changed.
             * @example [
             *       "src/**"
             *     ]
             */
            watchPaths: string[];
            /**
             * @description Whether pushes automatically trigger a deployment.
             * @example true
             */
            autoDeploy: boolean;
        };
        /**
         * @description Replica bounds for a single region the environment deploys to.
         * @source openapi.yaml:5093
         */
        EnvironmentRegion: {
            /**
             * @description Region name, such as us-east-1.
             *     minLength: 1, maxLength: 64
             * @example us-east-1
             */
            name: string;
            replicas: components["schemas"]["Replicas"];
        };
        /**
         * @description Min and max replica bounds for autoscaling in a region.
         * @source openapi.yaml:5109
         */
        Replicas: {
            /**
             * @description Minimum number of replicas.
             * @example 1
             */
            min: number;
            /**
             * @description Maximum number of replicas.
             * @example 3
             */
            max: number;
        };
        /** @source openapi.yaml:5125 */
        EnvironmentVariable: {
            /**
             * @description The variable name.
             * @example DATABASE_URL
             */
            key: string;
            kind: components["schemas"]["EnvironmentVariableKind"];
            /**
             * @description The decrypted plaintext value. Present only for `recoverable` variables.
             *     Omitted for `writeonly` variables, which can never be read back.
             * @example postgresql://user:pass@host:5432/db
             */
            value?: string;
            /**
             * @description Human-readable description. Omitted if none was provided.
             * @example Primary database connection string
             */
            description?: string;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the variable was created.
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704067200000
             */
            createdAt: number | bigint;
        };
        /**
         * @description How the value may be read back. `writeonly` values can never be read back
         *     through the API; `recoverable` values can be decrypted. Values are encrypted
         *     at rest either way.
         * @example writeonly
         * @enum {string}
         * @source openapi.yaml:5159
         */
        EnvironmentVariableKind: "recoverable" | "writeonly";
        /**
         * @description A single environment variable to set.
         * @source openapi.yaml:5169
         */
        EnvironmentVariableInput: {
            /**
             * @description The variable name. Must be a POSIX shell name: letters, digits, and
             *     underscores only, and must not start with a digit. Other names are
             *     unreachable from shells and most runtimes.
             *
             *     minLength: 1, maxLength: 256, pattern: ^[A-Za-z_][A-Za-z0-9_]*$
             * @example DATABASE_URL
             */
            key: string;
            /**
             * @description The variable value. Always encrypted at rest. The limit is enforced
             *     server-side in UTF-8 bytes, so a multibyte value may be rejected before
             *     it reaches this code-point maximum.
             *
             *     minLength: 1, maxLength: 16384
             * @example postgresql://user:pass@host:5432/db
             */
            value: string;
            /**
             * @description How the value may be read back. Defaults to `writeonly`.
             * @default writeonly
             */
            kind?: components["schemas"]["EnvironmentVariableKind"];
            /**
             * @description Human-readable description of the variable.
             *
             *     maxLength: 255
             * @example Primary database connection string
             */
            description?: string;
        };
        /**
         * @description The environment's gateway policies in evaluation order.
         *     maxItems: 50
         * @source openapi.yaml:5209
         */
        V2GatewayListPoliciesResponseData: components["schemas"]["PolicyResponse"][];
        /**
         * @description A stored gateway policy as returned by list endpoints. Exactly one of
         *     `keyauth`, `ratelimit`, `firewall`, `openapi` or `logging` is set.
         * @example {
         *       "id": "pol_2gJbXhAr4",
         *       "name": "Block internal paths",
         *       "enabled": true,
         *       "match": [
         *         {
         *           "path": {
         *             "path": {
         *               "prefix": "/internal/"
         *             }
         *           }
         *         }
         *       ],
         *       "firewall": {
         *         "action": "ACTION_DENY"
         *       }
         *     }
         * @source openapi.yaml:5215
         */
        PolicyResponse: {
            /**
             * @description Server-generated policy id. Regenerated on every `gateway.setPolicies` call, so treat it as stable only until the environment's policies are next replaced.
             * @example pol_2gJbXhAr4
             */
            id: string;
            /**
             * @description Human-readable name shown in the dashboard.
             *     minLength: 1, maxLength: 256
             */
            name: string;
            /** @description Disabled policies are stored but skipped during evaluation. */
            enabled: boolean;
            /**
             * @description Optional request matchers. The policy applies only to requests matching
             *     all expressions; omitted when the policy applies to every request.
             *     maxItems: 10
             */
            match?: components["schemas"]["MatchExpr"][];
            keyauth?: components["schemas"]["KeyauthPolicy"];
            ratelimit?: components["schemas"]["RatelimitPolicy"];
            firewall?: components["schemas"]["FirewallPolicy"];
            openapi?: components["schemas"]["OpenapiPolicy"];
            logging?: components["schemas"]["LoggingPolicy"];
        };
        /**
         * @description A single request match expression. Exactly one of `path`, `method`,
         *     `header` or `queryParam` must be set.
         * @example {
         *       "path": {
         *         "path": {
         *           "prefix": "/api/"
         *         }
         *       }
         *     }
         * @source openapi.yaml:5266
         */
        MatchExpr: {
            path?: components["schemas"]["PathMatch"];
            method?: components["schemas"]["MethodMatch"];
            header?: components["schemas"]["FieldMatch"];
            queryParam?: components["schemas"]["FieldMatch"];
        };
        /**
         * @description Verifies Unkey API keys on matching requests.
         * @example {
         *       "keyspaces": [
         *         "ks_1234abcd"
         *       ]
         *     }
         * @source openapi.yaml:5285
         */
        KeyauthPolicy: {
            /**
             * @description Keyspaces to verify keys against, referenced by id. All keyspaces must
             *     belong to your workspace.
             *     minItems: 1, maxItems: 5
             */
            keyspaces: string[];
            /**
             * @description Where to look for the key on incoming requests, tried in order. Defaults
             *     to the `Authorization Bearer` header when omitted.
             */
            locations?: components["schemas"]["KeyLocation"][];
            /**
             * @description Optional permission query the verified key must satisfy, e.g.
             *     `documents.read AND documents.write`.
             *     maxLength: 1000
             */
            permissionQuery?: string;
            /**
             * @description Rate limits applied during key verification.
             *     maxItems: 10
             */
            ratelimits?: components["schemas"]["KeyRatelimit"][];
            /**
             * Format: int64
             * @description Usage credits a matching request deducts from the verified key. Defaults
             *     to 1. Set to 0 to verify the key without spending credits, or to a higher
             *     value to charge more per request. Keys with unlimited usage are
             *     unaffected.
             *     minimum: 0
             */
            credits?: number | bigint;
        };
        /**
         * @description Rate limits matching requests. Set `identifiers` with 1 to 5 sources.
         *     The deprecated `identifier` field is accepted in place of a one-entry
         *     `identifiers` list; set exactly one of the two.
         * @example {
         *       "limit": 100,
         *       "windowMs": 60000,
         *       "identifiers": [
         *         {
         *           "remoteIp": {}
         *         }
         *       ]
         *     }
         * @source openapi.yaml:5334
         */
        RatelimitPolicy: {
            /**
             * Format: int64
             * @description Maximum number of requests per window.
             *     minimum: 1
             */
            limit: number | bigint;
            /**
             * Format: int64
             * @description Window duration in milliseconds.
             *     minimum: 1
             */
            windowMs: number | bigint;
            /**
             * @deprecated
             * @description Deprecated. Accepted for compatibility with old clients. Use
             *     `identifiers` with one entry. Responses always return `identifiers`.
             */
            identifier?: components["schemas"]["RatelimitIdentifier"];
            /**
             * @description Ordered list of sources that form a compound rate limit key. The
             *     gateway resolves each source for each request. Each unique
             *     combination of resolved values has its own counter. All counters use
             *     the same limit and window. Example: `[authenticatedSubject, path]`
             *     limits each subject separately on each path.
             *     minItems: 1, maxItems: 5
             */
            identifiers?: components["schemas"]["RatelimitIdentifier"][];
        };
        /**
         * @description Blocks matching requests.
         * @example {
         *       "action": "ACTION_DENY"
         *     }
         * @source openapi.yaml:5379
         */
        FirewallPolicy: {
            /**
             * @description What to do with matching requests.
             * @enum {string}
             */
            action: "ACTION_DENY";
        };
        /**
         * @description Validates matching requests against the app's uploaded OpenAPI spec. Has no
         *     configuration of its own. If no spec has been uploaded for the deployment,
         *     the policy is a no-op and requests pass through unvalidated.
         * @example {}
         * @source openapi.yaml:5393
         */
        OpenapiPolicy: Record<string, unknown>;
        /**
         * @description Adds request data to the log entries of matching requests. The gateway
         *     always records a basic log entry for every request: method, host, path,
         *     status, and latency. Each capture setting is a separate opt-in: request
         *     headers, response headers, request body, response body, and query data.
         *     The policy's `match` expressions select the requests. A policy without
         *     `match` expressions matches every request. If more than one enabled
         *     logging policy matches a request, the gateway combines their settings.
         *     The gateway always redacts the `Authorization` header and configured key
         *     locations before it stores headers or query data.
         * @example {
         *       "requestHeaders": true,
         *       "responseHeaders": true,
         *       "requestBody": true,
         *       "responseBody": true,
         *       "query": true
         *     }
         * @source openapi.yaml:5401
         */
        LoggingPolicy: {
            /**
             * @description Capture request headers, the user agent, and the client IP. The user
             *     agent and client IP are included because they identify the client.
             * @default false
             */
            requestHeaders?: boolean;
            /**
             * @description Capture response headers.
             * @default false
             */
            responseHeaders?: boolean;
            /**
             * @description Capture the request body, up to the capture limit.
             * @default false
             */
            requestBody?: boolean;
            /**
             * @description Capture the response body, up to the capture limit.
             * @default false
             */
            responseBody?: boolean;
            /**
             * @description Capture the query string and query parameters. Query data is a
             *     separate opt-in because URLs can contain secrets, for example
             *     `?api_key=...`.
             * @default false
             */
            query?: boolean;
        };
        /**
         * @description Matches on the request path.
         * @source openapi.yaml:5446
         */
        PathMatch: {
            path: components["schemas"]["StringMatch"];
        };
        /**
         * @description Matches when the request method is one of the listed methods.
         * @source openapi.yaml:5455
         */
        MethodMatch: {
            /** @description minItems: 1 */
            methods: ("GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "HEAD" | "OPTIONS")[];
        };
        /**
         * @description Matches a named request field (header or query parameter). Exactly one of
         *     `present` or `value` must be set.
         * @source openapi.yaml:5475
         */
        FieldMatch: {
            /** @description minLength: 1, maxLength: 256 */
            name: string;
            /**
             * @description Matches when the field is present, regardless of value.
             * @enum {boolean}
             */
            present?: true;
            value?: components["schemas"]["StringMatch"];
        };
        /**
         * @description String matcher. Exactly one of `exact`, `prefix` or `regex` must be set.
         * @example {
         *       "prefix": "/api/",
         *       "ignoreCase": true
         *     }
         * @source openapi.yaml:5495
         */
        StringMatch: {
            /**
             * @description Matches when the input equals this value.
             *     minLength: 1, maxLength: 1024
             */
            exact?: string;
            /**
             * @description Matches when the input starts with this value.
             *     minLength: 1, maxLength: 1024
             */
            prefix?: string;
            /**
             * @description Matches when the input satisfies this RE2 regular expression. Invalid
             *     patterns are rejected when the policy is created.
             *     minLength: 1, maxLength: 1024
             */
            regex?: string;
            /** @description Compare case-insensitively. May accompany any match mode. */
            ignoreCase?: boolean;
        };
        /**
         * @description Where to look for the API key on incoming requests. Exactly one of
         *     `bearer`, `header` or `queryParam` must be set.
         * @example {
         *       "bearer": {}
         *     }
         * @source openapi.yaml:5524
         */
        KeyLocation: {
            bearer?: components["schemas"]["BearerTokenLocation"];
            header?: components["schemas"]["HeaderKeyLocation"];
            queryParam?: components["schemas"]["QueryParamKeyLocation"];
        };
        /**
         * @description A rate limit applied during key verification. `limit` and `duration`
         *     must be set together or both omitted; a partial pair is rejected.
         * @example {
         *       "name": "requests",
         *       "limit": 100,
         *       "duration": 60000
         *     }
         * @source openapi.yaml:5539
         */
        KeyRatelimit: {
            /**
             * @description Name of a rate limit configured on the key or its identity, or the name
             *     of the inline override defined by `limit` and `duration`.
             *     minLength: 1, maxLength: 256
             */
            name: string;
            /**
             * Format: int64
             * @description Inline override: maximum number of operations per window. Must be set
             *     together with `duration`.
             *     minimum: 1
             */
            limit?: number | bigint;
            /**
             * Format: int64
             * @description Inline override: window duration in milliseconds. Must be set together
             *     with `limit`.
             *     minimum: 1
             */
            duration?: number | bigint;
            /**
             * Format: int64
             * @description Cost charged against the limit per request. Defaults to 1.
             *     minimum: 1
             */
            cost?: number | bigint;
        };
        /**
         * @description Extract the key from the `Authorization Bearer` header.
         * @source openapi.yaml:5578
         */
        BearerTokenLocation: Record<string, unknown>;
        /**
         * @description Extract the key from a custom header.
         * @source openapi.yaml:5582
         */
        HeaderKeyLocation: {
            /** @description minLength: 1, maxLength: 256 */
            name: string;
            /**
             * @description Optional prefix removed from the header value before verification.
             *     maxLength: 256
             */
            stripPrefix?: string;
        };
        /**
         * @description Extract the key from a query parameter.
         * @source openapi.yaml:5597
         */
        QueryParamKeyLocation: {
            /** @description minLength: 1, maxLength: 256 */
            name: string;
        };
        /**
         * @description How requests are grouped for rate limiting. Exactly one of `remoteIp`,
         *     `header`, `authenticatedSubject`, `path` or `principalField` must be set.
         * @example {
         *       "remoteIp": {}
         *     }
         * @source openapi.yaml:5608
         */
        RatelimitIdentifier: {
            remoteIp?: components["schemas"]["RemoteIpKey"];
            header?: components["schemas"]["HeaderKey"];
            authenticatedSubject?: components["schemas"]["AuthenticatedSubjectKey"];
            path?: components["schemas"]["PathKey"];
            principalField?: components["schemas"]["PrincipalFieldKey"];
        };
        /**
         * @description Rate limit by the client's IP address.
         * @source openapi.yaml:5627
         */
        RemoteIpKey: Record<string, unknown>;
        /**
         * @description Rate limit by the value of a request header.
         * @source openapi.yaml:5631
         */
        HeaderKey: {
            /** @description minLength: 1, maxLength: 256 */
            name: string;
        };
        /**
         * @description Rate limit by the authenticated subject (e.g. the verified key).
         * @source openapi.yaml:5642
         */
        AuthenticatedSubjectKey: Record<string, unknown>;
        /**
         * @description Rate limit by the request path.
         * @source openapi.yaml:5646
         */
        PathKey: Record<string, unknown>;
        /**
         * @description Rate limit by a field extracted from the authenticated principal.
         * @source openapi.yaml:5650
         */
        PrincipalFieldKey: {
            /** @description minLength: 1, maxLength: 512 */
            path: string;
        };
        /**
         * @description A gateway policy. Exactly one of `keyauth`, `ratelimit`, `firewall`,
         *     `openapi` or `logging` must be set. The server generates an id for every
         *     policy it stores.
         * @example {
         *       "name": "Block internal paths",
         *       "enabled": true,
         *       "match": [
         *         {
         *           "path": {
         *             "path": {
         *               "prefix": "/internal/"
         *             }
         *           }
         *         }
         *       ],
         *       "firewall": {
         *         "action": "ACTION_DENY"
         *       }
         *     }
         * @source openapi.yaml:5661
         */
        Policy: {
            /**
             * @description Human-readable name shown in the dashboard.
             *     minLength: 1, maxLength: 256
             */
            name: string;
            /** @description Disabled policies are stored but skipped during evaluation. */
            enabled: boolean;
            /**
             * @description Optional request matchers. The policy applies only to requests matching
             *     all expressions; omit to apply to every request.
             *     maxItems: 10
             */
            match?: components["schemas"]["MatchExpr"][];
            keyauth?: components["schemas"]["KeyauthPolicy"];
            ratelimit?: components["schemas"]["RatelimitPolicy"];
            firewall?: components["schemas"]["FirewallPolicy"];
            openapi?: components["schemas"]["OpenapiPolicy"];
            logging?: components["schemas"]["LoggingPolicy"];
        };
        /** @source openapi.yaml:5707 */
        V2GithubInstallAppResponseData: {
            /**
             * Format: uri
             * @description The GitHub App install URL. Open it in a browser to install the app and
             *     grant repository access. After installation GitHub returns to Unkey, which
             *     binds the installation and lands you in the workspace settings.
             * @example https://github.com/apps/unkey/installations/new?state=eyJ...
             */
            url: string;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds after which the URL's signed state expires
             *     and the link must be requested again.
             * @example 1700000900000
             */
            expiresAt: number | bigint;
        };
        /** @source openapi.yaml:5729 */
        RatelimitRequest: {
            /**
             * @description The name of this rate limit. This name is used to identify which limit to check during key verification.
             *
             *     Best practices for limit names:
             *     - Use descriptive, semantic names like 'api_requests', 'heavy_operations', or 'downloads'
             *     - Be consistent with naming conventions across your application
             *     - Create separate limits for different resource types or operation costs
             *     - Consider using namespaced names for better organization (e.g., 'files.downloads', 'compute.training')
             *
             *     You will reference this exact name when verifying keys to check against this specific limit.
             *     minLength: 3, maxLength: 128
             * @example api
             */
            name: string;
            /**
             * Format: int64
             * @description The maximum number of operations allowed within the specified time window.
             *
             *     When this limit is reached, verification requests will fail with `code=RATE_LIMITED` until the window resets. The limit should reflect:
             *     - Your infrastructure capacity and scaling limitations
             *     - Fair usage expectations for your service
             *     - Different tier levels for various user types
             *     - The relative cost of the operations being limited
             *
             *     Higher values allow more frequent access but may impact service performance.
             *     minimum: 1
             */
            limit: number | bigint;
            /**
             * Format: int64
             * @description The duration for each ratelimit window in milliseconds.
             *
             *     This controls how long the rate limit counter accumulates before resetting. Common values include:
             *     - 1000 (1 second): For strict per-second limits on high-frequency operations
             *     - 60000 (1 minute): For moderate API usage control
             *     - 3600000 (1 hour): For less frequent but costly operations
             *     - 86400000 (24 hours): For daily quotas
             *
             *     Shorter windows provide more frequent resets but may allow large burst usage. Longer windows provide more consistent usage patterns but take longer to reset after limit exhaustion.
             *     minimum: 1000
             */
            duration: number | bigint;
            /**
             * @description Whether this ratelimit should be automatically applied when verifying a key.
             * @default false
             */
            autoApply: boolean;
        };
        /** @source openapi.yaml:5784 */
        V2IdentitiesCreateIdentityResponseData: {
            /** @description The unique identifier of the created identity. */
            identityId: string;
        };
        /**
         * @description List of identities matching the specified criteria.
         * @source openapi.yaml:5792
         */
        V2IdentitiesListIdentitiesResponseData: components["schemas"]["Identity"][];
        /**
         * @description Complete list of all permissions directly assigned to the key (including both newly added permissions and those that were already assigned).
         *
         *     This response includes:
         *     - All direct permissions assigned to the key (both pre-existing and newly added)
         *     - Both the permission ID and name for each permission
         *
         *     Important notes:
         *     - This list does NOT include permissions granted through roles
         *     - For a complete permission picture, use `/v2/keys.getKey` instead
         *     - An empty array indicates the key has no direct permissions assigned
         * @source openapi.yaml:5797
         */
        V2KeysAddPermissionsResponseData: components["schemas"]["Permission"][];
        /** @source openapi.yaml:5812 */
        Permission: {
            /**
             * @description The unique identifier for this permission within Unkey's system.
             *     Generated automatically when the permission is created and used to reference this permission in API operations.
             *     Always begins with 'perm_' followed by alphanumeric characters and underscores.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example perm_1234567890abcdef
             */
            id: string;
            /**
             * @description The human-readable name for this permission that describes its purpose.
             *     Should be descriptive enough for developers to understand what access it grants.
             *     Use clear, semantic names that reflect the resources or actions being permitted.
             *     Names must be unique within your workspace to avoid confusion and conflicts.
             *
             *     minLength: 1, maxLength: 512
             * @example users.read
             */
            name: string;
            /**
             * @description The unique URL-safe identifier for this permission.
             *     minLength: 1, maxLength: 512, pattern: ^[a-zA-Z0-9_:\-\.\*]+$
             * @example users-read
             */
            slug: string;
            /**
             * @description Optional detailed explanation of what this permission grants access to.
             *     Helps team members understand the scope and implications of granting this permission.
             *     Include information about what resources can be accessed and what actions can be performed.
             *     Not visible to end users - this is for internal documentation and team clarity.
             *
             *     maxLength: 512
             * @example Allows reading user profile information and account details
             */
            description?: string;
        };
        /**
         * @description Complete list of all roles directly assigned to the key after the operation completes.
         *
         *     The response includes:
         *     - All roles now assigned to the key (both pre-existing and newly added)
         *     - Both ID and name of each role for easy reference
         *
         *     Important notes:
         *     - The response shows the complete current state after the addition
         *     - An empty array means the key has no roles assigned (unlikely after an add operation)
         *     - This only shows direct role assignments, not inherited or nested roles
         *     - Role permissions are not expanded in this response - use keys.getKey for full details
         * @source openapi.yaml:5857
         */
        V2KeysAddRolesResponseData: components["schemas"]["Role"][];
        /** @source openapi.yaml:5873 */
        Role: {
            /**
             * @description The unique identifier for this role within Unkey's system.
             *     Generated automatically when the role is created and used to reference this role in API operations.
             *     Always begins with 'role_' followed by alphanumeric characters and underscores.
             * @example role_1234567890abcdef
             */
            id: string;
            /**
             * @description The human-readable name for this role that describes its function.
             *     Should be descriptive enough for administrators to understand what access this role provides.
             *     Use clear, semantic names that reflect the job function or responsibility level.
             *     Names must be unique within your workspace to avoid confusion during role assignment.
             * @example support.readonly
             */
            name: string;
            /**
             * @description Optional detailed explanation of what this role encompasses and what access it provides.
             *     Helps team members understand the role's scope, intended use cases, and security implications.
             *     Include information about what types of users should receive this role and what they can accomplish.
             *     Not visible to end users - this is for internal documentation and access control audits.
             * @example Provides read-only access for customer support representatives to view user accounts and support tickets
             */
            description?: string;
            /**
             * @description Complete list of permissions currently assigned to this role.
             *     Each permission grants specific access rights that will be inherited by any keys or users assigned this role.
             *     Use this list to understand the full scope of access provided by this role.
             *     Permissions can be added or removed from roles without affecting the role's identity or other properties.
             *     Empty array indicates a role with no permissions currently assigned.
             *
             *     maxItems: 100
             */
            permissions?: components["schemas"]["Permission"][];
        };
        /** @source openapi.yaml:5918 */
        V2KeysCreateKeyResponseData: {
            /**
             * @description The unique identifier for this key in Unkey's system. This is NOT the actual API key, but a reference ID used for management operations like updating or deleting the key. Store this ID in your database to reference the key later. This ID is not sensitive and can be logged or displayed in dashboards.
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description The full generated API key that should be securely provided to your user.
             *     SECURITY WARNING: This is the only time you'll receive the complete key - Unkey only stores a securely hashed version. Never log or store this value in your own systems; provide it directly to your end user via secure channels. After this API call completes, this value cannot be retrieved again (unless created with `recoverable=true`).
             * @example prod_2cGKbMxRjIzhCxo1IdjH3arELti7Sdyc8w6XYbvtcyuBowPT
             */
            key: string;
        };
        /** @source openapi.yaml:5933 */
        V2KeysMigrateKeyData: {
            /**
             * @description The current hash of the key on your side
             *     minLength: 3
             * @example your_already_hashed_key
             */
            hash: string;
            /**
             * @description Sets a human-readable identifier for internal organization and dashboard display.
             *     Never exposed to end users, only visible in management interfaces and API responses.
             *     Avoid generic names like "API Key" when managing multiple keys for the same user or service.
             *
             *     minLength: 1, maxLength: 255
             * @example Payment Service Production Key
             */
            name?: string;
            /**
             * @description Links this key to a user or entity in your system using your own identifier.
             *     Returned during verification to identify the key owner without additional database lookups.
             *     Essential for user-specific analytics, billing, and multi-tenant key management.
             *     Use your primary user ID, organization ID, or tenant ID for best results.
             *     Accepts letters, numbers, underscores, dots, and hyphens for flexible identifier formats.
             *
             *     minLength: 1, maxLength: 255
             * @example user_1234abcd
             */
            externalId?: string;
            /**
             * @description Stores arbitrary JSON metadata returned during key verification for contextual information.
             *     Eliminates additional database lookups during verification, improving performance for stateless services.
             *     Avoid storing sensitive data here as it's returned in verification responses.
             *     Large metadata objects increase verification latency and should stay under 10KB total size.
             *
             *     maxProperties: 100
             * @example {
             *       "plan": "enterprise",
             *       "featureFlags": {
             *         "betaAccess": true,
             *         "concurrentConnections": 10
             *       },
             *       "customerName": "Acme Corp",
             *       "billing": {
             *         "tier": "premium",
             *         "renewal": "2024-12-31"
             *       }
             *     }
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Assigns existing roles to this key for permission management through role-based access control.
             *     Roles must already exist in your workspace before assignment.
             *     During verification, all permissions from assigned roles are checked against requested permissions.
             *     Roles provide a convenient way to group permissions and apply consistent access patterns across multiple keys.
             *
             *     maxItems: 100
             * @example [
             *       "api_admin",
             *       "billing_reader"
             *     ]
             */
            roles?: string[];
            /**
             * @description Grants specific permissions directly to this key without requiring role membership.
             *     Wildcard permissions like `documents.*` grant access to all sub-permissions including `documents.read` and `documents.write`.
             *     Direct permissions supplement any permissions inherited from assigned roles.
             *
             *     maxItems: 1000
             * @example [
             *       "documents.read",
             *       "documents.write",
             *       "settings.view"
             *     ]
             */
            permissions?: string[];
            /**
             * Format: int64
             * @description Sets when this key automatically expires as a Unix timestamp in milliseconds.
             *     Verification fails with code=EXPIRED immediately after this time passes.
             *     Omitting this field creates a permanent key that never expires.
             *
             *     Avoid setting timestamps in the past as they immediately invalidate the key.
             *     Keys expire based on server time, not client time, which prevents timezone-related issues.
             *     Essential for trial periods, temporary access, and security compliance requiring key rotation.
             *
             *     minimum: 0, maximum: 4102444800000
             */
            expires?: number;
            /**
             * @description Controls whether the key is active immediately upon creation.
             *     When set to `false`, the key exists but all verification attempts fail with `code=DISABLED`.
             *     Useful for pre-creating keys that will be activated later or for keys requiring manual approval.
             *     Most keys should be created with `enabled=true` for immediate use.
             * @default true
             * @example true
             */
            enabled?: boolean;
            /**
             * @description Controls usage-based limits through credit consumption with optional automatic refills.
             *     Unlike rate limits which control frequency, credits control total usage with global consistency.
             *     Essential for implementing usage-based pricing, subscription tiers, and hard usage quotas.
             *     Omitting this field creates unlimited usage, while setting null is not allowed during creation.
             */
            credits?: components["schemas"]["KeyCreditsData"];
            /**
             * @description Defines time-based rate limits that protect against abuse by controlling request frequency.
             *     Unlike credits which track total usage, rate limits reset automatically after each window expires.
             *     Multiple rate limits can control different operation types with separate thresholds and windows.
             *     Essential for preventing API abuse while maintaining good performance for legitimate usage.
             *
             *     maxItems: 50
             * @example [
             *       {
             *         "name": "requests",
             *         "limit": 100,
             *         "duration": 60000,
             *         "autoApply": true
             *       },
             *       {
             *         "name": "heavy_operations",
             *         "limit": 10,
             *         "duration": 3600000,
             *         "autoApply": false
             *       }
             *     ]
             */
            ratelimits?: components["schemas"]["RatelimitRequest"][];
        };
        /** @source openapi.yaml:6061 */
        V2KeysMigrateKeysResponseData: {
            /** @description Successfully migrated keys with their hash and generated keyId */
            migrated: components["schemas"]["V2KeysMigrateKeysMigration"][];
            /** @description Hashes that could not be migrated (e.g., already exist in the system) */
            failed: string[];
        };
        /** @source openapi.yaml:6079 */
        V2KeysMigrateKeysMigration: {
            /**
             * @description The hash provided in the migration request
             * @example sha256_abc123def456
             */
            hash: string;
            /**
             * @description The unique identifier for this key in Unkey's system. This is NOT the actual API key, but a reference ID used for management operations like updating or deleting the key. Store this ID in your database to reference the key later. This ID is not sensitive and can be logged or displayed in dashboards.
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
        };
        /**
         * @description Complete list of all permissions directly assigned to the key after the removal operation (remaining permissions only).
         *
         *     Notes:
         *     - This list does NOT include permissions granted through roles
         *     - For a complete permission picture, use `/v2/keys.getKey` instead
         *     - An empty array indicates the key has no direct permissions assigned
         *     - Any cached versions of the key are immediately invalidated to ensure consistency
         *     - Changes to permissions take effect within seconds for new verifications
         * @source openapi.yaml:6093
         */
        V2KeysRemovePermissionsResponseData: components["schemas"]["Permission"][];
        /**
         * @description Complete list of all roles directly assigned to the key after the removal operation completes.
         *
         *     The response includes:
         *     - The remaining roles still assigned to the key (after removing the specified roles)
         *     - Both ID and name for each role for easy reference
         *
         *     Important notes:
         *     - The response reflects the current state after the removal operation
         *     - An empty array indicates the key now has no roles assigned
         *     - This only shows direct role assignments
         *     - Role permissions are not expanded in this response - use keys.getKey for full details
         *     - Changes take effect immediately for new verifications but cached sessions may retain old permissions briefly
         * @source openapi.yaml:6106
         */
        V2KeysRemoveRolesResponseData: components["schemas"]["Role"][];
        /** @source openapi.yaml:6123 */
        V2KeysRerollKeyResponseData: {
            /**
             * @description The unique identifier for the newly created key.
             *
             *     This is NOT the actual API key token, but a reference ID for management operations.
             *     Store this ID to:
             *     - Update or revoke the key later
             *     - Track the key in your database
             *     - Display in admin dashboards (safe to log)
             *
             *     Note: This is a new ID - the original key retains its own ID.
             * @example key_2cGKbMxRyIzhCxo1Idjz8q
             */
            keyId: string;
            /**
             * @description The newly generated API key token (the actual secret that authenticates requests).
             *
             *     **SECURITY CRITICAL:**
             *     - This is the only time you'll receive the complete key
             *     - Unkey stores only a hashed version (unless the original key was created with `recoverable=true`)
             *     - Never log, store, or expose this value in your systems
             *     - Transmit directly to the end user via secure channels only
             *     - If lost and not recoverable, you must reroll or create a new key
             *
             *     The key format follows: `[prefix]_[random_bytes]`
             *     - Prefix is extracted from the original key or uses API default
             *     - Random bytes follow API configuration (default: 16 bytes)
             *
             *     This is NOT the keyId - it's the actual secret token used for authentication.
             * @example prod_2cGKbMxRjIzhCxo1IdjH3arELti7Sdyc8w6XYbvtcyuBowPT
             */
            key: string;
        };
        /**
         * @description Complete list of all permissions now directly assigned to the key after the set operation has completed.
         *
         *     The response includes:
         *     - The comprehensive, updated set of direct permissions (reflecting the complete replacement)
         *     - Both ID and name for each permission for easy reference
         *
         *     Important notes:
         *     - This only shows direct permissions, not those granted through roles
         *     - An empty array means the key has no direct permissions assigned
         *     - For a complete permission picture including roles, use keys.getKey instead
         * @source openapi.yaml:6161
         */
        V2KeysSetPermissionsResponseData: components["schemas"]["Permission"][];
        /**
         * @description Complete list of all roles now directly assigned to the key after the set operation has completed.
         *
         *     The response includes:
         *     - The comprehensive, updated set of roles (reflecting the complete replacement)
         *     - Both ID and name for each role for easy reference
         *
         *     Important notes:
         *     - This response shows the final state after the complete replacement
         *     - If you provided an empty array in the request, this will also be empty
         *     - This only shows direct role assignments on the key
         *     - Role permissions are not expanded in this response - use keys.getKey for complete details
         *     - An empty array indicates the key now has no roles assigned at all
         * @source openapi.yaml:6176
         */
        V2KeysSetRolesResponseData: components["schemas"]["Role"][];
        /**
         * @description Credit configuration and remaining balance for this key.
         * @source openapi.yaml:6193
         */
        UpdateKeyCreditsData: {
            /**
             * Format: int64
             * @description Number of credits remaining (null for unlimited). This also clears the refilling schedule.
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1000
             */
            remaining?: (number | bigint) | null;
            refill?: components["schemas"]["UpdateKeyCreditsRefill"];
        } | null;
        /**
         * @description Configuration for automatic credit refill behavior.
         * @source openapi.yaml:6211
         */
        UpdateKeyCreditsRefill: {
            /**
             * @description How often credits are automatically refilled.
             * @example daily
             * @enum {string}
             */
            interval: "daily" | "monthly";
            /**
             * Format: int64
             * @description Number of credits to add during each refill cycle.
             *     minimum: 1, maximum: 9223372036854776000
             * @example 1000
             */
            amount: number | bigint;
            /**
             * @description Day of the month for monthly refills (1-31).
             *     Only required when interval is 'monthly'.
             *     For days beyond the month's length, refill occurs on the last day of the month.
             *
             *     minimum: 1, maximum: 31
             * @example 15
             */
            refillDay?: number;
        } | null;
        /**
         * @description Controls credit consumption for usage-based billing and quota enforcement.
         *     Omitting this field uses the default cost of 1 credit per verification.
         *     Credits provide globally consistent usage tracking, essential for paid APIs with strict quotas.
         * @source openapi.yaml:6245
         */
        KeysVerifyKeyCredits: {
            /**
             * Format: int64
             * @description Sets how many credits to deduct for this verification request.
             *     Use 0 for read-only operations or free tier access, higher values for premium features.
             *     Credits are deducted after all security checks pass.
             *     Essential for implementing usage-based pricing with different operation costs.
             *
             *     minimum: 0, maximum: 1000000000000
             * @example 5
             */
            cost: number;
        };
        /** @source openapi.yaml:6266 */
        KeysVerifyKeyRatelimit: {
            /**
             * @description References an existing ratelimit by its name. Key Ratelimits will take precedence over identifier-based limits.
             *     minLength: 3, maxLength: 255
             * @example tokens
             */
            name: string;
            /**
             * @description Optionally override how expensive this operation is and how many tokens are deducted from the current limit.
             *     minimum: 0
             * @default 1
             * @example 2
             */
            cost?: number;
            /**
             * @description Optionally override the maximum number of requests allowed within the specified interval.
             *     minimum: 0
             * @example 50
             */
            limit?: number;
            /**
             * @description Optionally override the duration of the rate limit window duration.
             *     minimum: 0
             * @example 600000
             */
            duration?: number;
        };
        /** @source openapi.yaml:6293 */
        V2KeysVerifyKeyResponseData: {
            /**
             * @description The primary verification result. If true, the key is valid
             *     and can be used. If false, check the 'code' field to understand why verification
             *     failed. Your application should always check this field first before proceeding.
             */
            valid: boolean;
            /**
             * @description A machine-readable code indicating the verification status
             *     or failure reason. Values: `VALID` (key is valid and passed all checks), `NOT_FOUND` (key doesn't
             *     exist or belongs to wrong API), `FORBIDDEN` (key lacks required permissions), `INSUFFICIENT_PERMISSIONS`
             *     (key lacks specific required permissions for this request), `USAGE_EXCEEDED` (key has no remaining credits), `RATE_LIMITED` (key exceeded rate limits), `DISABLED` (key was explicitly disabled),
             *     `EXPIRED` (key has passed its expiration date).
             * @enum {string}
             */
            code: "VALID" | "NOT_FOUND" | "FORBIDDEN" | "INSUFFICIENT_PERMISSIONS" | "USAGE_EXCEEDED" | "RATE_LIMITED" | "DISABLED" | "EXPIRED";
            /**
             * @description The unique identifier of the verified key in Unkey's system.
             *     Use this ID for operations like updating or revoking the key. This field
             *     is returned for both valid and invalid keys (except when `code=NOT_FOUND`).
             */
            keyId?: string;
            /**
             * @description The human-readable name assigned to this key during creation.
             *     This is useful for displaying in logs or admin interfaces to identify
             *     the key's purpose.
             */
            name?: string;
            /**
             * @description Custom metadata associated with the key. This can include any
             *     JSON-serializable data you stored with the key during creation or updates,
             *     such as plan information, feature flags, or user details. Use this to
             *     avoid additional database lookups for contextual information needed during
             *     API calls.
             */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * Format: int64
             * @description Unix timestamp (in milliseconds) when the key will expire.
             *     If omitted, the key has no expiration. You can use this to
             *     warn users about upcoming expirations or to understand the validity period.
             */
            expires?: number | bigint;
            /**
             * Format: int64
             * @description The number of requests/credits remaining for this key. If omitted,
             *     the key has unlimited usage. This value decreases with
             *     each verification (based on the 'cost' parameter) unless explicit credit
             *     refills are configured.
             */
            credits?: number | bigint;
            /**
             * @description Indicates if the key is currently enabled. Disabled keys will
             *     always fail verification with `code=DISABLED`. This is useful for implementing
             *     temporary suspensions without deleting the key.
             */
            enabled?: boolean;
            /**
             * @description A list of all permission names assigned to this key, either
             *     directly or through roles. These permissions determine what actions the
             *     key can perform. Only returned when permissions were checked during verification
             *     or when the key fails with `code=FORBIDDEN`.
             */
            permissions?: string[];
            /**
             * @description A list of all role names assigned to this key. Roles are collections
             *     of permissions that grant access to specific functionality. Only returned
             *     when permissions were checked during verification.
             */
            roles?: string[];
            /**
             * @description Information about the identity associated with this key. Identities
             *     allow multiple keys to share resources (like rate limits) and represent
             *     the same user or entity across different applications or devices.
             */
            identity?: components["schemas"]["Identity"];
            ratelimits?: components["schemas"]["VerifyKeyRatelimitData"][];
        };
        /** @source openapi.yaml:6410 */
        VerifyKeyRatelimitData: {
            /** @description Whether the rate limit was exceeded. */
            exceeded: boolean;
            /**
             * @description Unique identifier for this rate limit configuration.
             *     minLength: 8, maxLength: 255, pattern: ^rl_[a-zA-Z0-9_]+$
             * @example rl_1234567890abcdef
             */
            id: string;
            /**
             * @description Human-readable name for this rate limit.
             *     minLength: 1, maxLength: 128
             * @example api_requests
             */
            name: string;
            /**
             * Format: int64
             * @description Maximum requests allowed within the time window.
             *     minimum: 1, maximum: 1000000
             * @example 1000
             */
            limit: number;
            /**
             * Format: int64
             * @description Rate limit window duration in milliseconds.
             *     minimum: 1000, maximum: 2592000000
             * @example 3600000
             */
            duration: number;
            /**
             * Format: int64
             * @description Rate limit reset duration in milliseconds.
             *     minimum: 1000, maximum: 2592000000
             * @example 3600000
             */
            reset: number;
            /**
             * Format: int64
             * @description Rate limit remaining requests within the time window.
             *     minimum: 0, maximum: 1000000
             * @example 999
             */
            remaining: number;
            /**
             * @description Whether this rate limit should be automatically applied when verifying keys.
             *     When true, we will automatically apply this limit during verification without it being explicitly listed.
             * @example true
             */
            autoApply: boolean;
        };
        /**
         * @description Response data for the liveness check endpoint. This provides a simple indication of whether the Unkey API service is running and able to process requests. Monitoring systems can use this endpoint to track service availability and trigger alerts if the service becomes unhealthy.
         * @source openapi.yaml:6473
         */
        V2LivenessResponseData: {
            /**
             * @description Status message indicating the health of the service. A value of 'OK' indicates that the service is functioning properly and ready to accept requests. Any other value indicates a potential issue with the service health.
             * @example OK
             */
            message: string;
        };
        /** @source openapi.yaml:6483 */
        V2PermissionsCreatePermissionResponseData: {
            /**
             * @description The unique identifier assigned to the newly created permission.
             *     Use this ID to reference the permission in role assignments, key operations, and other API calls.
             *     Always begins with 'perm_' followed by a unique alphanumeric sequence.
             *     Store this ID if you need to manage or reference this permission in future operations.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example perm_1234567890abcdef
             */
            permissionId: string;
        };
        /** @source openapi.yaml:6500 */
        V2PermissionsCreateRoleResponseData: {
            /**
             * @description The unique identifier assigned to the newly created role.
             *     Use this ID to reference the role in permission assignments, key operations, and role management calls.
             *     Always begins with 'role_' followed by a unique alphanumeric sequence.
             *     Store this ID if you need to manage, modify, or assign this role in future operations.
             *
             *     minLength: 3, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example role_1234567890abcdef
             */
            roleId: string;
        };
        /**
         * @description Array of permission objects with complete configuration details.
         *     maxItems: 1000
         * @source openapi.yaml:6517
         */
        V2PermissionsListPermissionsResponseData: components["schemas"]["Permission"][];
        /**
         * @description Array of roles with their assigned permissions.
         *     maxItems: 1000
         * @source openapi.yaml:6523
         */
        V2PermissionsListRolesResponseData: components["schemas"]["Role"][];
        /**
         * @description Complete list of permissions now directly assigned to the role.
         * @source openapi.yaml:6529
         */
        V2PermissionsSetRolePermissionsResponseData: components["schemas"]["Permission"][];
        /** @source openapi.yaml:6534 */
        V2PortalCreateSessionResponseData: {
            /**
             * @description The portal session's identifier. Not a credential: it is safe to log and
             *     to store against your own records of the end user's visit.
             * @example ps_abc123def456
             */
            id: string;
            /**
             * Format: uri
             * @description The full portal URL to redirect the end user to. Carries a single-use
             *     exchange code that is valid for 15 minutes.
             * @example https://portal.unkey.com/?code=pst_abc123def456
             */
            url: string;
        };
        /** @source openapi.yaml:6555 */
        V2PortalExchangeCodeResponseData: {
            /**
             * @description The portal access token. Store this as an httpOnly cookie for subsequent portal requests.
             * @example pat_xyz789abc123
             */
            accessToken: string;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the access token expires (24 hours from creation).
             * @example 1711386400000
             */
            expiresAt: number | bigint;
        };
        /** @source openapi.yaml:6574 */
        V2PortalGetVerificationsDataPoint: {
            /**
             * Format: int64
             * @description Bucket start as a unix timestamp in milliseconds.
             * @example 1704067200000
             */
            time: number | bigint;
            /**
             * Format: int64
             * @description Total verifications in this bucket, across all outcomes.
             */
            total: number | bigint;
            /**
             * Format: int64
             * @description Verifications with a VALID outcome.
             */
            valid: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected because a rate limit was exceeded.
             */
            rateLimited: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected for insufficient permissions.
             */
            insufficientPermissions: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected as forbidden.
             */
            forbidden: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected because the key was disabled.
             */
            disabled: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected because the key was expired.
             */
            expired: number | bigint;
            /**
             * Format: int64
             * @description Verifications rejected because remaining usage was exhausted.
             */
            usageExceeded: number | bigint;
        };
        /**
         * @description Array of the portal end user's API keys.
         *     maxItems: 100
         * @source openapi.yaml:6625
         */
        V2PortalListKeysResponseData: components["schemas"]["KeyResponseData"][];
        /** @source openapi.yaml:6631 */
        V2ProjectsCreateProjectResponseData: {
            /**
             * @description The unique identifier of the newly created project, generated by Unkey.
             *     Always begins with 'proj_' followed by a unique alphanumeric sequence.
             *
             *     minLength: 8, maxLength: 255, pattern: ^[a-zA-Z0-9_]+$
             * @example proj_1234abcd
             */
            id: string;
        };
        /** @source openapi.yaml:6646 */
        Project: {
            /**
             * @description The unique identifier of the project, generated by Unkey.
             * @example proj_1234abcd
             */
            id: string;
            /**
             * @description Human-readable name for this project.
             * @example Payments Service
             */
            name: string;
            /**
             * @description URL-safe handle for this project, unique within your workspace.
             *     This is the caller-defined identifier used to reference the project in get, update, and delete operations.
             * @example payments-service
             */
            slug: string;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the project was created.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704067200000
             */
            createdAt: number | bigint;
            /**
             * Format: int64
             * @description Unix timestamp in milliseconds when the project was last updated.
             *     Omitted if the project has never been updated.
             *
             *     minimum: 0, maximum: 9223372036854776000
             * @example 1704153600000
             */
            updatedAt?: number | bigint;
            /**
             * @description Whether delete protection is enabled for this project.
             *     When true, the project cannot be deleted until protection is disabled.
             * @example false
             */
            deleteProtection: boolean;
        };
        /**
         * @description Empty response object. A successful response indicates the override was successfully deleted. The operation is immediate - as soon as this response is received, the override no longer exists and affected identifiers have reverted to using the default rate limit for the namespace. No other data is returned as part of the deletion operation.
         * @source openapi.yaml:6697
         */
        V2RatelimitDeleteOverrideResponseData: Record<string, unknown>;
        /** @source openapi.yaml:6701 */
        RatelimitOverride: {
            /**
             * @description The unique identifier of this specific rate limit override. This ID is generated when the override is created and can be used for management operations like updating or deleting the override.
             *     minLength: 1, maxLength: 255
             */
            overrideId: string;
            /**
             * Format: int64
             * @description The duration in milliseconds for this override's rate limit window. This may differ from the default duration for the namespace, allowing custom time windows for specific entities. After this duration elapses, the rate limit counter for affected identifiers resets to zero.
             *     minimum: 1000
             */
            duration: number | bigint;
            /**
             * @description The identifier pattern this override applies to. This determines which entities receive the custom rate limit.
             *
             *     This can be:
             *     - An exact identifier for a specific entity
             *     - A pattern with wildcards for matching multiple entities
             *
             *     Wildcard examples:
             *     - 'admin_*' matches any identifier starting with 'admin_'
             *     - '*_test' matches any identifier ending with '_test'
             *     - '*premium*' matches any identifier containing 'premium'
             *
             *     More complex patterns can combine multiple wildcards. Detailed documentation on pattern matching rules is available at https://www.unkey.com/docs/ratelimiting/overrides#wildcard-rules
             *     minLength: 1, maxLength: 255
             */
            identifier: string;
            /**
             * Format: int64
             * @description The maximum number of requests allowed for entities matching this override. This replaces the default limit for the namespace when applied.
             *
             *     Common use cases:
             *     - Higher limits for premium customers
             *     - Reduced limits for abusive or suspicious entities
             *     - Zero limit to completely block specific patterns
             *     - Custom tier-based limits for different customer segments
             *     minimum: 0
             */
            limit: number | bigint;
        };
        /** @source openapi.yaml:6749 */
        V2RatelimitLimitResponseData: {
            /**
             * Format: int64
             * @description The maximum number of operations allowed within the time window. This reflects either the default limit specified in the request or an override limit if one exists for this identifier.
             *
             *     This value helps clients understand their total quota for the current window.
             */
            limit: number | bigint;
            /**
             * Format: int64
             * @description The number of operations remaining in the current window before the rate limit is exceeded. Applications should use this value to:
             *
             *     - Implement client-side throttling before hitting limits
             *     - Display usage information to end users
             *     - Trigger alerts when approaching limits
             *     - Adjust request patterns based on available capacity
             *
             *     When this reaches zero, requests will be rejected until the window resets.
             */
            remaining: number | bigint;
            /**
             * Format: int64
             * @description The Unix timestamp in milliseconds when the rate limit window will reset and 'remaining' will return to 'limit'.
             *
             *     This timestamp enables clients to:
             *     - Calculate and display wait times to users
             *     - Implement intelligent retry mechanisms
             *     - Schedule requests to resume after the reset
             *     - Implement exponential backoff when needed
             *
             *     The reset time is based on a sliding window from the first request in the current window.
             */
            reset: number | bigint;
            /**
             * @description Whether the request passed the rate limit check. If true, the request is allowed to proceed. If false, the request has exceeded the rate limit and should be blocked or rejected.
             *
             *     You MUST check this field to determine if the request should proceed, as the endpoint always returns `HTTP 200` even when rate limited.
             */
            success: boolean;
            /**
             * @description If a rate limit override was applied for this identifier, this field contains the ID of the override that was used. Empty when no override is in effect.
             *
             *     This can be useful for:
             *     - Debugging which override rule was matched
             *     - Tracking the effects of specific overrides
             *     - Understanding why limits differ from default values
             */
            overrideId?: string;
        };
        /** @source openapi.yaml:6806 */
        V2RatelimitListOverridesResponseData: components["schemas"]["RatelimitOverride"][];
        /**
         * @description Container for multi-limit rate limit check results
         * @source openapi.yaml:6810
         */
        V2RatelimitMultiLimitResponseData: {
            /**
             * @description Overall success indicator for all rate limit checks. This is true if ALL individual rate limit checks passed (all have success: true), and false if ANY check failed.
             *
             *     Use this as a quick indicator to determine if the request should proceed.
             */
            passed: boolean;
            /** @description Array of individual rate limit check results, one for each rate limit check in the request */
            limits: components["schemas"]["V2RatelimitMultiLimitCheck"][];
        };
        /** @source openapi.yaml:6828 */
        V2RatelimitMultiLimitCheck: {
            /** @description The namespace this rate limit result corresponds to. Use this field to correlate the response with the request when checking multiple rate limits. */
            namespace: string;
            /** @description The identifier this rate limit result corresponds to. Use this field to correlate the response with the request when checking multiple rate limits. */
            identifier: string;
            /**
             * Format: int64
             * @description The maximum number of operations allowed within the time window. This reflects either the default limit specified in the request or an override limit if one exists for this identifier.
             *
             *     This value helps clients understand their total quota for the current window.
             */
            limit: number | bigint;
            /**
             * Format: int64
             * @description The number of operations remaining in the current window before the rate limit is exceeded. Applications should use this value to:
             *
             *     - Implement client-side throttling before hitting limits
             *     - Display usage information to end users
             *     - Trigger alerts when approaching limits
             *     - Adjust request patterns based on available capacity
             *
             *     When this reaches zero, requests will be rejected until the window resets.
             */
            remaining: number | bigint;
            /**
             * Format: int64
             * @description The Unix timestamp in milliseconds when the rate limit window will reset and 'remaining' will return to 'limit'.
             *
             *     This timestamp enables clients to:
             *     - Calculate and display wait times to users
             *     - Implement intelligent retry mechanisms
             *     - Schedule requests to resume after the reset
             *     - Implement exponential backoff when needed
             *
             *     The reset time is based on a sliding window from the first request in the current window.
             */
            reset: number | bigint;
            /**
             * @description Whether the request passed the rate limit check. If true, the request is allowed to proceed. If false, the request has exceeded the rate limit and should be blocked or rejected.
             *
             *     You MUST check this field to determine if the request should proceed, as the endpoint always returns `HTTP 200` even when rate limited.
             */
            passed: boolean;
            /**
             * @description If a rate limit override was applied for this identifier, this field contains the ID of the override that was used. Empty when no override is in effect.
             *
             *     This can be useful for:
             *     - Debugging which override rule was matched
             *     - Tracking the effects of specific overrides
             *     - Understanding why limits differ from default values
             */
            overrideId?: string;
        };
        /** @source openapi.yaml:6895 */
        V2RatelimitSetOverrideResponseData: {
            /**
             * @description The unique identifier for the newly created or updated rate limit override. This ID can be used to:
             *
             *     - Reference this specific override in subsequent API calls
             *     - Delete or modify this override later
             *     - Track which override is being applied in rate limit responses
             *     - Associate override effects with specific rules in analytics
             *
             *     Store this ID if you need to manage the override in the future.
             */
            overrideId: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Query gateway request data
     * A query can use only the public alias `gateway_requests_v1`. CTEs, subqueries, UNION, and EXCEPT are permitted.
     * The root key must have the `project.*.read_gateway_requests` permission.
     * Unkey limits each query to the workspace of the root key. To get the data for one project, app, or environment, add a filter on `project_id`, `app_id`, or `environment_id`.
     * The workspace retention period and the workspace query limits apply.
     * For the columns and more query examples, see the gateway request analytics documentation.
     *
     * `POST /v2/analytics.getGatewayRequests`
     * @source openapi.yaml:6994
     */
    "analytics.getGatewayRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AnalyticsGetGatewayRequestsRequestBody"];
            };
        };
        responses: {
            /** @description Query executed successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AnalyticsGetGatewayRequestsResponseBody"];
                };
            };
            /** @description Invalid SQL query, blocked operation, or missing required authentication */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Invalid authentication credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Insufficient permissions */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Analytics is not configured for the workspace */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Query exceeds workspace query limits */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnprocessableEntityErrorResponse"];
                };
            };
            /** @description Query quota exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Query execution failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
            /** @description Connection to the database failed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableErrorResponse"];
                };
            };
        };
    };
    /**
     * Query rate limit data
     * Queries may reference only the five public rate limit analytics aliases: `ratelimits_v1`, `ratelimits_per_minute_v1`, `ratelimits_per_hour_v1`, `ratelimits_per_day_v1`, or `ratelimits_per_month_v1`. CTEs, subqueries, UNION, and EXCEPT are supported.
     * Queries are always restricted to the authenticated workspace. Wildcard analytics permission can read every namespace in that workspace; namespace-scoped permissions automatically restrict results to the permitted namespace IDs.
     * Workspace retention and query limits apply.
     *
     * `POST /v2/analytics.getRatelimits`
     * @source openapi.yaml:7070
     */
    "analytics.getRatelimits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AnalyticsGetRatelimitsRequestBody"];
            };
        };
        responses: {
            /** @description Query executed successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AnalyticsGetRatelimitsResponseBody"];
                };
            };
            /** @description Invalid SQL query, blocked operation, or missing required authentication */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Invalid authentication credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Insufficient permissions */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Analytics is not configured for the workspace */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Query exceeds workspace query limits */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnprocessableEntityErrorResponse"];
                };
            };
            /** @description Query quota exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Query execution failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
            /** @description Connection to the database failed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableErrorResponse"];
                };
            };
        };
    };
    /**
     * Query runtime log data
     * A query can use only the public alias `runtime_logs_v1`. CTEs, subqueries, UNION, and EXCEPT are permitted.
     * The root key must have the `project.*.read_runtime_logs` permission.
     * Unkey limits each query to the workspace of the root key. To get the logs of one project, app, environment, or deployment, add a filter on `project_id`, `app_id`, `environment_id`, or `deployment_id`.
     * The workspace retention period and the workspace query limits apply.
     * For the table, the columns, and more query examples, see [Query runtime logs](/platform/analytics/get-runtime-logs).
     *
     * `POST /v2/analytics.getRuntimeLogs`
     * @source openapi.yaml:7144
     */
    "analytics.getRuntimeLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AnalyticsGetRuntimeLogsRequestBody"];
            };
        };
        responses: {
            /** @description Query executed successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AnalyticsGetRuntimeLogsResponseBody"];
                };
            };
            /** @description Invalid SQL query, blocked operation, or missing required authentication */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Invalid authentication credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Insufficient permissions */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Analytics is not configured for the workspace */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Query exceeds workspace query limits */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnprocessableEntityErrorResponse"];
                };
            };
            /** @description Query quota exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Query execution failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
            /** @description Connection to the database failed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableErrorResponse"];
                };
            };
        };
    };
    /**
     * Query key verification data
     * Execute custom SQL queries against your key verification analytics. CTEs, subqueries, UNION, and EXCEPT are supported.
     * Queries must use one of the five public aliases: `key_verifications_v1`, `key_verifications_per_minute_v1`, `key_verifications_per_hour_v1`, `key_verifications_per_day_v1`, or `key_verifications_per_month_v1`. Physical `default.*` table names are unsupported.
     * Queries are always restricted to the authenticated workspace. Wildcard analytics permission can read every API in that workspace; API-scoped permissions automatically restrict results to the permitted APIs.
     * For complete documentation including available tables, columns, data types, query examples, see the schema reference in the API documentation.
     *
     * `POST /v2/analytics.getVerifications`
     * @source openapi.yaml:7220
     */
    "analytics.getVerifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AnalyticsGetVerificationsRequestBody"];
            };
        };
        responses: {
            /** @description Query executed successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AnalyticsGetVerificationsResponseBody"];
                };
            };
            /** @description Invalid SQL query, blocked operation, or missing required authentication */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Invalid authentication credentials */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Insufficient permissions */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Query exceeds resource limits (timeout, memory, rows scanned, or result size) */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnprocessableEntityErrorResponse"];
                };
            };
            /** @description Query quota exceeded */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Query execution failed */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
            /** @description Connection to the database failed */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceUnavailableErrorResponse"];
                };
            };
        };
    };
    /**
     * Create API namespace
     * Create an API namespace for organizing keys by environment, service, or product.
     *
     * Use this to separate production from development keys, isolate different services, or manage multiple products. Each API gets a unique identifier and dedicated infrastructure for secure key operations.
     *
     * **Important**: API names must be unique within your workspace and cannot be changed after creation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.create_api` (to create APIs in any workspace)
     *
     * `POST /v2/apis.createApi`
     * @source openapi.yaml:7289
     */
    "apis.createApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ApisCreateApiRequestBody"];
            };
        };
        responses: {
            /** @description API namespace created successfully. The response contains the unique API ID for referencing this namespace in key operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ApisCreateApiResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete API namespace
     * Permanently delete an API namespace and immediately invalidate all associated keys.
     *
     * Use this for cleaning up development environments, retiring deprecated services, or removing unused resources.
     * All keys in the namespace are immediately marked as deleted and will fail verification with `code=NOT_FOUND`.
     *
     * **Important**: This operation is immediate and permanent. Verify you have the correct API ID before deletion.
     * If delete protection is enabled, disable it first through the dashboard or API configuration.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.delete_api` (to delete any API)
     * - `api.<api_id>.delete_api` (to delete a specific API)
     *
     * `POST /v2/apis.deleteApi`
     * @source openapi.yaml:7353
     */
    "apis.deleteApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ApisDeleteApiRequestBody"];
            };
        };
        responses: {
            /** @description API namespace deleted successfully. All associated keys are immediately invalidated and will fail verification with `code=NOT_FOUND`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ApisDeleteApiResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Delete protection is enabled. Disable protection through the dashboard or API configuration, then retry the deletion. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get API namespace
     * Retrieve basic information about an API namespace including its ID and name.
     *
     * Use this to verify an API exists before performing operations, get the human-readable name when you only have the API ID, or confirm access to a specific namespace. For detailed key information, use the `listKeys` endpoint instead.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.read_api` (to read any API)
     * - `api.<api_id>.read_api` (to read a specific API)
     *
     * `POST /v2/apis.getApi`
     * @source openapi.yaml:7431
     */
    "apis.getApi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ApisGetApiRequestBody"];
            };
        };
        responses: {
            /** @description API information retrieved successfully. Contains the unique API ID and human-readable name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ApisGetApiResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List API keys
     * Retrieve a paginated list of API keys for dashboard and administrative interfaces.
     *
     * Use this to build key management dashboards, filter keys by user with `externalId`, or retrieve key details for administrative purposes. Each key includes status, metadata, permissions, and usage limits.
     *
     * **Important**: Set `decrypt: true` only in secure contexts to retrieve plaintext key values from recoverable keys.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions for basic key listing:
     * - `api.*.read_key` (to read keys from any API)
     * - `api.<api_id>.read_key` (to read keys from a specific API)
     *
     * Additionally, you need read access to the API itself:
     * - `api.*.read_api` or `api.<api_id>.read_api`
     *
     * Additional permission required for decrypt functionality:
     * - `api.*.decrypt_key` or `api.<api_id>.decrypt_key`
     *
     * `POST /v2/apis.listKeys`
     * @source openapi.yaml:7499
     */
    "apis.listKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ApisListKeysRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved paginated keys. Use the pagination cursor for additional results when `hasMore: true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ApisListKeysResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create app
     * Create an app within a project. The app is created with default `production` and `preview` environments.
     *
     * The slug you provide is the stable, caller-defined handle used to reference this app. It must be unique within the project.
     *
     * **Important**: The slug cannot collide with an existing app in the same project. A duplicate slug returns a 409 conflict.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `project.*.create_app` (to create apps in any project)
     * - `project.<project_id>.create_app` (to create apps in a specific project)
     *
     * `POST /v2/apps.createApp`
     * @example
     * await api["apps.createApp"]({ name: "Payments API", project: "payments", slug: "payments-api" });
     * @source openapi.yaml:7582
     */
    "apps.createApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AppsCreateAppRequestBody"];
            };
        };
        responses: {
            /** @description App created successfully. The response contains the app id used to reference it in subsequent operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AppsCreateAppResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.create_app`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested project does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Conflict - App with this slug already exists in the project */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete app
     * Delete an existing app, identified by its id.
     *
     * Deletion is asynchronous and eventually consistent. The app and all of its associated resources (environments, deployments, custom domains) are torn down by a background workflow. A successful response indicates the deletion was enqueued, not that every resource has already been removed.
     *
     * Apps with delete protection enabled cannot be deleted until protection is disabled.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `app.*.delete_app` (to delete any app)
     * - `app.<app_id>.delete_app` (to delete a specific app)
     *
     * `POST /v2/apps.deleteApp`
     * @example
     * await api["apps.deleteApp"]({ app: "app_1234abcd", project: "payments" });
     * @source openapi.yaml:7725
     */
    "apps.deleteApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AppsDeleteAppRequestBody"];
            };
        };
        responses: {
            /** @description Successfully enqueued deletion of the app. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AppsDeleteAppResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `app.*.delete_app`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested app does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Delete protection is enabled. Disable protection through the dashboard or API, then retry the deletion. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get app
     * Retrieve a single app by its id or slug within a project.
     *
     * Use this to fetch app details after creation or to verify an app exists before performing operations.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `app.*.read_app` (to read any app)
     * - `app.<app_id>.read_app` (to read a specific app)
     *
     * `POST /v2/apps.getApp`
     * @example
     * await api["apps.getApp"]({ app: "app_1234abcd", project: "payments" });
     * @source openapi.yaml:7845
     */
    "apps.getApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AppsGetAppRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AppsGetAppResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `app.*.read_app`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested app does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List apps
     * Retrieve a paginated list of apps within a project.
     *
     * Use this to enumerate every app in a project. Results are ordered by app id and paginated; when `hasMore` is true, pass the returned `cursor` to fetch the next page.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `app.*.read_app` (to read apps in any project)
     *
     * `POST /v2/apps.listApps`
     * @example
     * await api["apps.listApps"]({ project: "payments-service" });
     * @source openapi.yaml:7966
     */
    "apps.listApps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AppsListAppsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved a paginated list of apps. Use the pagination cursor for additional results when `hasMore: true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AppsListAppsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `app.*.read_app`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested project does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update app
     * Update an existing app, identified by its id.
     *
     * The app name, slug, default branch, and delete protection setting can be changed. Omitted fields are left unchanged. Changing the slug affects the deployment domains generated for this app.
     *
     * **Important**: The slug cannot collide with an existing app in the same project. A duplicate slug returns a 409 conflict.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `app.*.update_app` (to update any app)
     * - `app.<app_id>.update_app` (to update a specific app)
     *
     * `POST /v2/apps.updateApp`
     * @example
     * await api["apps.updateApp"]({ app: "payments-service", project: "payments" });
     * @source openapi.yaml:8111
     */
    "apps.updateApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2AppsUpdateAppRequestBody"];
            };
        };
        responses: {
            /** @description Successfully updated the app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2AppsUpdateAppResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `app.*.update_app`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested app does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Conflict - App with this slug already exists in the project */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create deployment
     * **INTERNAL** - This endpoint is internal and may change without notice.
     * Not recommended for production use.
     *
     * Creates a new deployment for a project using either a pre-built Docker image or build context.
     *
     * **Authentication**: Requires a valid root key with appropriate permissions.
     *
     * `POST /v2/deploy.createDeployment`
     * @deprecated
     * @source openapi.yaml:8252
     */
    "deploy.createDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeployCreateDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Deployment created successfully */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeployCreateDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get deployment
     * **INTERNAL** - This endpoint is internal and may change without notice.
     * Not recommended for production use.
     *
     * Retrieves deployment information including status, error messages, and steps.
     *
     * **Authentication**: Requires a valid root key with appropriate permissions.
     *
     * `POST /v2/deploy.getDeployment`
     * @deprecated
     * @source openapi.yaml:8319
     */
    "deploy.getDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeployGetDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Deployment retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeployGetDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create deployment
     * Create a deployment for an app in a project.
     *
     * Provide exactly one source:
     * - `image`: deploy a prebuilt Docker image as-is (no build).
     * - `git`: build and deploy from the app's connected GitHub repository, a branch, a specific commit, or a fork commit. Requires the app to have a repository connected.
     * - `deployment`: re-run an existing deployment by its id. Git-connected apps rebuild from the recorded commit; other apps reuse the recorded image.
     *
     * Returns immediately with a `deploymentId`. The build and rollout run asynchronously — poll `deployments.getDeployment` to watch status until it is ready.
     *
     * **Authentication**: requires a root key with permission to create deployments.
     *
     * `POST /v2/deployments.createDeployment`
     * @source openapi.yaml:8386
     */
    "deployments.createDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsCreateDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Deployment created successfully */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsCreateDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Precondition failed */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get deployment
     * Retrieve a single deployment by its id.
     *
     * Use this to check a deployment's status after creating it, or to inspect the
     * runtime configuration of an existing deployment.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_deployment` (to read deployments in any environment)
     * - `environment.<environment_id>.read_deployment` (to read deployments in a specific environment)
     *
     * `POST /v2/deployments.getDeployment`
     * @example
     * await api["deployments.getDeployment"]({ deploymentId: "d_1234abcd" });
     * @source openapi.yaml:8461
     */
    "deployments.getDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsGetDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the deployment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsGetDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Not Found - The requested deployment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List deployments
     * Retrieve a paginated list of deployments within a workspace, newest first.
     *
     * Filter by project, app, environment, and lifecycle status. All filters are
     * optional; with none set, every deployment in the workspace is returned.
     * Filters nest: `app` requires `project`, and `environment` requires both
     * `project` and `app`. Results are paginated; when `hasMore` is true, pass the
     * returned `cursor` to fetch the next page.
     *
     * **Required Permissions**
     *
     * Your root key must have the `environment.*.read_deployment` permission.
     * Listing spans environments, so a grant on a single environment is not
     * sufficient.
     *
     * `POST /v2/deployments.listDeployments`
     * @example
     * await api["deployments.listDeployments"]({ app: "payments-api", environment: "production", project: "payments-service" });
     * @source openapi.yaml:8564
     */
    "deployments.listDeployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsListDeploymentsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved a paginated list of deployments. Use the pagination cursor for additional results when `hasMore: true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsListDeploymentsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.read_deployment`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - A referenced project, app, or environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Promote deployment
     * Promote a deployment to become the current deployment for its environment.
     * All sticky domains are reassigned from the current deployment to the
     * promoted one, and the previous deployment is scheduled for standby.
     *
     * The deployment must be ready, not already shutting down, belong to the
     * production environment, and its app must already have a current deployment.
     * Promoting the deployment that is already current fails, unless the app is in
     * a rolled-back state, in which case promoting the current deployment
     * confirms the rollback and re-enables automatic promotion of future
     * deployments.
     *
     * Promotion runs as a durable workflow: this endpoint returns once the
     * promotion is accepted. Poll `getDeployment` or `listDeployments` to observe
     * the result.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.promote_deployment` (to promote deployments in any environment)
     * - `environment.<environment_id>.promote_deployment` (to promote deployments in a specific environment)
     *
     * `POST /v2/deployments.promoteDeployment`
     * @example
     * await api["deployments.promoteDeployment"]({ deploymentId: "d_1234abcd" });
     * @source openapi.yaml:8724
     */
    "deployments.promoteDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsPromoteDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Promotion accepted. Poll `getDeployment` to observe the result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsPromoteDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Not Found - The deployment does not exist in your workspace, or your
             *     root key lacks the `promote_deployment` permission for it. Both cases
             *     return the same response, so deployment existence is never revealed.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /**
             * @description Precondition failed - The deployment is not ready, is shutting down, is
             *     already the current deployment (and the app is not in a rolled-back
             *     state), does not belong to the production environment, or its app has
             *     no current deployment to promote over.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Rollback deployment
     * Roll live traffic back to a previous deployment. `deploymentId` is the
     * deployment to roll back TO; the app's current deployment is used as
     * the rollback source automatically.
     *
     * The target deployment must be ready, not already shutting down, belong to
     * the production environment, and must not itself be the current deployment.
     *
     * After a rollback the app is marked as rolled back, which prevents new
     * deployments from automatically taking over live traffic. Promote the
     * rolled-back deployment (or a newer one) to clear this state.
     *
     * Rollback runs as a durable workflow: this endpoint returns once the
     * rollback is accepted. Poll `getDeployment` or `listDeployments` to observe
     * the result.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.rollback_deployment` (to roll back deployments in any environment)
     * - `environment.<environment_id>.rollback_deployment` (to roll back deployments in a specific environment)
     *
     * `POST /v2/deployments.rollbackDeployment`
     * @example
     * await api["deployments.rollbackDeployment"]({ deploymentId: "d_prev5678" });
     * @source openapi.yaml:8824
     */
    "deployments.rollbackDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsRollbackDeploymentRequestBody"];
            };
        };
        responses: {
            /** @description Rollback accepted. Poll `getDeployment` to observe the result. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsRollbackDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Not Found - The deployment does not exist in your workspace, or your
             *     root key lacks the `rollback_deployment` permission for it. Both cases
             *     return the same response, so deployment existence is never revealed.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /**
             * @description Precondition failed - The deployment is not ready, is shutting down, is
             *     already the current deployment, does not belong to the production
             *     environment, or the app has no current deployment to roll back from.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Start deployment
     * Start a deployment that was previously stopped with `stopDeployment`, so it
     * serves traffic again. The deployment keeps the configuration it had when it
     * was stopped; nothing is rebuilt or redeployed.
     *
     * The deployment must currently be stopped, and must belong to a
     * non-production environment. Production deployments are never stopped, so
     * they cannot be started.
     *
     * Starting is asynchronous: this endpoint only enqueues the start and returns
     * immediately. Poll `getDeployment` until the status reaches `ready`.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.start_deployment` (to start deployments in any environment)
     * - `environment.<environment_id>.start_deployment` (to start deployments in a specific environment)
     *
     * `POST /v2/deployments.startDeployment`
     * @example
     * await api["deployments.startDeployment"]({ deploymentId: "d_1234abcd" });
     * @source openapi.yaml:8923
     */
    "deployments.startDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsStartDeploymentRequestBody"];
            };
        };
        responses: {
            /**
             * @description Start accepted and enqueued. The deployment transitions to `ready`
             *     asynchronously; poll `getDeployment` to observe the transition.
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsStartDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Not Found - The deployment does not exist in your workspace, or your
             *     root key lacks the `start_deployment` permission for it. Both cases
             *     return the same response, so deployment existence is never revealed.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /**
             * @description Precondition failed - The deployment is not stopped, it belongs to a
             *     production environment, or the workspace is suspended by its Compute
             *     spend cap.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Stop deployment
     * Stop a running preview deployment. Stopped deployments keep their
     * configuration and can be resumed later with `startDeployment`.
     *
     * The deployment must be ready and running, and must belong to a
     * non-production environment; production deployments cannot be stopped.
     * A deployment that is already draining from a previous stop is rejected
     * with a precondition error.
     *
     * Stopping is asynchronous: this endpoint only enqueues the stop and returns
     * immediately. Poll `getDeployment` until the status reaches `stopped`.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.stop_deployment` (to stop deployments in any environment)
     * - `environment.<environment_id>.stop_deployment` (to stop deployments in a specific environment)
     *
     * `POST /v2/deployments.stopDeployment`
     * @example
     * await api["deployments.stopDeployment"]({ deploymentId: "d_1234abcd" });
     * @source openapi.yaml:9019
     */
    "deployments.stopDeployment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DeploymentsStopDeploymentRequestBody"];
            };
        };
        responses: {
            /**
             * @description Stop accepted and enqueued. The deployment transitions to `stopped`
             *     asynchronously; poll `getDeployment` to observe the transition.
             */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DeploymentsStopDeploymentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Not Found - The deployment does not exist in your workspace, or your
             *     root key lacks the `stop_deployment` permission for it. Both cases
             *     return the same response, so deployment existence is never revealed.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /**
             * @description Precondition failed - The deployment is not running, a stop is already
             *     in progress, or it belongs to a production environment.
             */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create domain
     * Attach a custom domain to an environment and start verifying it.
     *
     * The domain is created in the `pending` state and does not serve traffic until verification succeeds. Verification runs in the background and polls DNS, so it is eventually consistent.
     *
     * The response returns `dnsRecords`: every record needed to finish setup, already resolved for whether this domain is an apex or a subdomain. Create every entry exactly as given. One record establishes routing and one proves ownership, and both are needed: whether ownership can be inferred from the routing record depends on how your provider publishes it, and a name another workspace has already verified can only be claimed through the ownership record. Neither is knowable before the records exist.
     *
     * When your DNS provider supports Domain Connect, the response also carries a `domainConnect` object; opening its `url` applies the same records at the provider in one step. The object is absent when the shortcut is unavailable.
     *
     * Domains are unique per workspace, so the same name cannot be attached to two environments. Attaching a domain that already exists in your workspace returns a 409 conflict.
     *
     * How many domains you may attach is set by your plan. Attaching one beyond that allowance returns a 403; upgrade the plan or remove a domain you no longer need.
     *
     * **Important**: verification stops after 24 hours without the required DNS records, and the domain moves to `failed`.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.create_domain` (to attach domains to any environment)
     * - `environment.<environment_id>.create_domain` (to attach domains to a specific environment)
     *
     * `POST /v2/domains.createDomain`
     * @example
     * await api["domains.createDomain"]({ app: "payments-api", domain: "acme.com", environment: "production", project: "payments" });
     * @source openapi.yaml:9114
     */
    "domains.createDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DomainsCreateDomainRequestBody"];
            };
        };
        responses: {
            /** @description Domain created and verification started. The domain is `pending` until the DNS records resolve. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DomainsCreateDomainResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Forbidden - The root key or its workspace is disabled, or the workspace has already attached as
             *     many custom domains as its plan allows. A root key that simply lacks
             *     `environment.*.create_domain` receives a 404 instead, so permissions cannot be used to discover
             *     which environments exist.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The environment does not exist in your workspace, or your root key may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Conflict - The domain is already attached to an environment in this workspace. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete domain
     * Delete a custom domain from your workspace.
     *
     * Address the domain by its id or by its name. Names are unique per workspace, so
     * `api.acme.com` is enough.
     *
     * Unkey stops serving the domain. Later requests fail with a certificate error. The DNS
     * records at your provider stay in place.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.delete_domain` (to delete domains in any environment)
     * - `environment.<environment_id>.delete_domain` (to delete domains in a specific environment)
     *
     * `POST /v2/domains.deleteDomain`
     * @example
     * await api["domains.deleteDomain"]({ domain: "dom_1234abcd" });
     * @source openapi.yaml:9389
     */
    "domains.deleteDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DomainsDeleteDomainRequestBody"];
            };
        };
        responses: {
            /** @description Successfully deleted the domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DomainsDeleteDomainResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Forbidden - The root key or its workspace is disabled. A root key that simply lacks
             *     `environment.*.delete_domain` receives a 404 instead, so permissions cannot be used to
             *     discover which domains exist.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /**
             * @description Not Found - The domain does not exist in your workspace, it was already deleted, or your
             *     root key may not delete it.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get domain
     * Retrieve a custom domain and its verification status.
     *
     * Address the domain by its id or by its name. Names are unique per workspace, so
     * `api.acme.com` is sufficient. You do not need to supply a project, app, or environment.
     *
     * Use this endpoint to poll after `domains.createDomain`. Verification runs in the background
     * and checks DNS approximately each minute.
     *
     * `status: verified` means the domain is verified. Unkey has configured routing and requested a
     * certificate. Each entry in `dnsRecords` has a `verified` flag. The flag shows which records
     * Unkey has read back, so you can see which records are still missing. Some providers hide a
     * record from DNS lookups, for example a proxied or flattened routing record. Such a record stays
     * `false` while it serves traffic. `verificationError` gives the reason for the last failed
     * attempt.
     *
     * `dnsRecords` contains the same values that `domains.createDomain` returned. Use it to recover
     * the values without creating the domain again.
     *
     * **Important**: verification stops 24 hours after the domain was created, and the status becomes
     * `failed`. The window starts at `createdAt`, not at the last attempt.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_domain` (to read domains in any environment)
     * - `environment.<environment_id>.read_domain` (to read domains in a specific environment)
     *
     * `POST /v2/domains.getDomain`
     * @example
     * await api["domains.getDomain"]({ domain: "dom_1234abcd" });
     * @source openapi.yaml:9558
     */
    "domains.getDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DomainsGetDomainRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the domain. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DomainsGetDomainResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Forbidden - The root key or its workspace is disabled. A root key that simply lacks
             *     `environment.*.read_domain` receives a 404 instead, so permissions cannot be used to discover
             *     which domains exist.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The domain does not exist in your workspace, or your root key may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List domains
     * List the custom domains attached to an environment and their verification status.
     *
     * Results are paginated and sorted by their id. When `hasMore` is true, send the
     * returned `cursor` to get the next page. An environment with no domains returns an
     * empty array, not a 404.
     *
     * `status: verified` means the domain is verified. Unkey has configured routing and requested a
     * certificate. Each domain includes its full `dnsRecords`. Each record has a `verified` flag.
     * The flag shows which records Unkey has read back, so you can see which records are still
     * missing without a second call. Some providers hide a record from DNS lookups, for example a
     * proxied or flattened routing record. Such a record stays `false` while it serves traffic.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_domain` (to read domains in any environment)
     * - `environment.<environment_id>.read_domain` (to read domains in a specific environment)
     *
     * `POST /v2/domains.listDomains`
     * @example
     * await api["domains.listDomains"]({ app: "app_1234abcd", environment: "env_1234abcd", project: "proj_1234abcd" });
     * @source openapi.yaml:9844
     */
    "domains.listDomains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DomainsListDomainsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the environment's domains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DomainsListDomainsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Forbidden - The root key or its workspace is disabled. A root key that simply lacks
             *     `environment.*.read_domain` receives a 404 instead, so permissions cannot be used to discover
             *     which environments exist.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The environment does not exist in your workspace, or your root key may not read it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Verify domain
     * Restart verification for a custom domain.
     *
     * Address the domain by its ID or by its name. Names are unique per workspace, so
     * `api.acme.com` is enough.
     *
     * Call this after you correct the DNS records of a domain that shows `failed`, or to give a
     * `pending` domain a new 24-hour verification period. The domain goes back to `pending` and
     * the 24-hour period starts again.
     *
     * The endpoint returns when Unkey accepts the retry. Poll `domains.getDomain` for the result.
     *
     * A domain that is already `verified` returns a 412.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.verify_domain` (to verify domains in any environment)
     * - `environment.<environment_id>.verify_domain` (to verify domains in a specific environment)
     *
     * `POST /v2/domains.verifyDomain`
     * @example
     * await api["domains.verifyDomain"]({ domain: "dom_1234abcd" });
     * @source openapi.yaml:10090
     */
    "domains.verifyDomain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2DomainsVerifyDomainRequestBody"];
            };
        };
        responses: {
            /** @description Verification retry accepted. The workflow runs in the background. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2DomainsVerifyDomainResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /**
             * @description Forbidden - The root key or its workspace is disabled. A root key that only lacks
             *     `environment.*.verify_domain` receives a 404 instead.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /**
             * @description Not Found - The domain does not exist in your workspace, or it was deleted, or your
             *     root key is not permitted to verify it.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Precondition Failed - The domain is already verified. There is nothing to retry. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get environment
     * Retrieve a single environment by its id.
     *
     * Use this to fetch environment details after creation or to verify an environment exists before performing operations.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_environment` (to read any environment)
     * - `environment.<environment_id>.read_environment` (to read a specific environment)
     *
     * `POST /v2/environments.getEnvironment`
     * @example
     * await api["environments.getEnvironment"]({ app: "payments-api", environment: "env_1234abcd", project: "payments" });
     * @source openapi.yaml:10281
     */
    "environments.getEnvironment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsGetEnvironmentRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the environment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsGetEnvironmentResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.read_environment`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List environment variables
     * Retrieve the environment variables for an environment.
     *
     * Identify the environment by its project, app, and environment identifiers.
     * Results are ordered by variable id and paginated; when `hasMore` is true,
     * pass the returned `cursor` to fetch the next page.
     *
     * `recoverable` variables are returned with their decrypted plaintext value.
     * `writeonly` variables never expose a value: only the key, kind, and
     * description are returned.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_environment_variables` (for any environment)
     * - `environment.<environment_id>.read_environment_variables` (for a specific environment)
     *
     * `POST /v2/environments.listEnvironmentVariables`
     * @example
     * await api["environments.listEnvironmentVariables"]({ app: "payments-api", environment: "production", project: "payments" });
     * @source openapi.yaml:10423
     */
    "environments.listEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsListEnvironmentVariablesRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved a page of environment variables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsListEnvironmentVariablesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.read_environment_variables`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List environments
     * Retrieve the environments within an app.
     *
     * Use this to enumerate every environment in an app. Identify the app by its project slug and app slug. Results are ordered by environment id. An app has only a handful of environments, so all of them are returned in a single response.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `environment.*.read_environment` (to read environments in any app)
     *
     * `POST /v2/environments.listEnvironments`
     * @example
     * await api["environments.listEnvironments"]({ app: "payments-api", project: "payments-service" });
     * @source openapi.yaml:10506
     */
    "environments.listEnvironments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsListEnvironmentsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the app's environments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsListEnvironmentsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.read_environment`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested app does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Remove environment variables
     * Remove environment variables from an environment in a single atomic request.
     *
     * This operation only deletes keys by name. Keys in the payload that exist are
     * removed; keys that are not present are ignored, since their absence already
     * matches the requested state. To replace or update values, use
     * `setEnvironmentVariables` instead. The whole operation is atomic: if any part
     * fails the environment is left unchanged.
     *
     * Duplicate keys in the payload collapse to a single removal. Values are never
     * read or returned.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.remove_environment_variables` (for any environment)
     * - `environment.<environment_id>.remove_environment_variables` (for a specific environment)
     *
     * `POST /v2/environments.removeEnvironmentVariables`
     * @example
     * await api["environments.removeEnvironmentVariables"]({ app: "payments-api", environment: "production", project: "payments", variables: ["LOG_LEVEL", "DEBUG_MODE"] });
     * @source openapi.yaml:10674
     */
    "environments.removeEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsRemoveEnvironmentVariablesRequestBody"];
            };
        };
        responses: {
            /** @description Successfully removed the environment variables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsRemoveEnvironmentVariablesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.remove_environment_variables`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set environment variables
     * Create or update environment variables for an environment in a single atomic
     * request.
     *
     * By default this is an upsert: each variable in the payload is created if new
     * or fully overwritten if the key already exists, and any variable not in the
     * payload is left untouched. This lets you change one variable without
     * re-sending the others, which matters for write-only secrets you can no longer
     * read back.
     *
     * Set `prune: true` to make it a full replace instead: after upserting, every
     * variable not in the payload is deleted. Sending `prune: true` with an empty
     * `variables` list resets the environment by deleting every variable.
     *
     * Each variable is written exactly as sent, never merged, so omitted optional
     * fields fall back to their defaults rather than the previous value. Values are
     * always encrypted at rest. Set `kind: recoverable` to allow a value to be read
     * back; it defaults to `writeonly`, which can never be read back through the API.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.set_environment_variables` (for any environment)
     * - `environment.<environment_id>.set_environment_variables` (for a specific environment)
     *
     * `POST /v2/environments.setEnvironmentVariables`
     * @example
     * await api["environments.setEnvironmentVariables"]({ app: "payments-api", environment: "production", project: "payments", variables: [{ key: "DATABASE_URL", kind: "writeonly", value: "postgresql://user:pass@host:5432/db" }, { description: "Application log verbosity", key: "LOG_LEVEL", kind: "recoverable", value: "debug" }] });
     * @source openapi.yaml:10761
     */
    "environments.setEnvironmentVariables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsSetEnvironmentVariablesRequestBody"];
            };
        };
        responses: {
            /** @description Successfully set the environment variables. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsSetEnvironmentVariablesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.set_environment_variables`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update environment settings
     * Update the build, runtime, and regional settings for an environment.
     *
     * All settings fields are optional. Omit a field to leave it unchanged. For
     * nullable fields (`dockerfile`, `healthcheck`, `openapiSpecPath`), send null
     * to clear the value. When `regions` is present it replaces the full set of
     * regions for the environment.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.update_environment` (to update any environment)
     * - `environment.<environment_id>.update_environment` (to update a specific environment)
     *
     * `POST /v2/environments.updateSettings`
     * @example
     * await api["environments.updateSettings"]({ app: "payments-api", environment: "production", project: "payments" });
     * @source openapi.yaml:10889
     */
    "environments.updateSettings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2EnvironmentsUpdateSettingsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully updated the environment settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2EnvironmentsUpdateSettingsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.update_environment`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List policies
     * Retrieve an environment's gateway policies in evaluation order: the
     * gateway evaluates them top to bottom and the first rejection
     * short-circuits the request.
     *
     * The full policy list is returned in a single response.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.read_policies` (for any environment)
     * - `environment.<environment_id>.read_policies` (for a specific environment)
     *
     * `POST /v2/gateway.listPolicies`
     * @example
     * await api["gateway.listPolicies"]({ app: "payments-api", environment: "production", project: "payments" });
     * @source openapi.yaml:11013
     */
    "gateway.listPolicies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2GatewayListPoliciesRequestBody"];
            };
        };
        responses: {
            /** @description Policies retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2GatewayListPoliciesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.read_policies`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The environment does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set policies
     * Replace an environment's gateway policies in a single atomic request.
     * Policies run at the edge before requests reach your app: verify API keys,
     * rate limit, block requests outright, or validate them against your
     * OpenAPI spec.
     *
     * Policies are an ordered list: the gateway evaluates them top to bottom
     * and the first rejection short-circuits the request.
     *
     * Each policy sets exactly one of `keyauth`, `ratelimit`, `firewall` or
     * `openapi`, plus optional `match` expressions restricting which requests
     * it applies to.
     *
     * Every call is a full replace: the environment's policies become exactly
     * the request list in the given order, and the server generates a fresh id
     * for each one. An empty list removes all policies. The operation is
     * atomic: if any policy is invalid, nothing is written.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.set_policies` (for any environment)
     * - `environment.<environment_id>.set_policies` (for a specific environment)
     *
     * `POST /v2/gateway.setPolicies`
     * @example
     * await api["gateway.setPolicies"]({ app: "payments-api", environment: "production", policies: [{ enabled: true, firewall: { action: "ACTION_DENY" }, match: [{ path: { path: { prefix: "/internal/" } } }], name: "Block internal paths" }], project: "payments" });
     * @source openapi.yaml:11090
     */
    "gateway.setPolicies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2GatewaySetPoliciesRequestBody"];
            };
        };
        responses: {
            /** @description Successfully set the policies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2GatewaySetPoliciesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.set_policies`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The environment or a referenced keyspace does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update policy
     * Update a single policy in place without resending the environment's full
     * policy list. The policy keeps its id and its position in the evaluation
     * order, and all other policies are untouched.
     *
     * Omitted fields keep their stored values; at least one updatable field
     * must be provided. Setting `match` to null removes all match expressions
     * so the policy applies to every request. Providing one of `keyauth`,
     * `ratelimit`, `firewall` or `openapi` replaces the policy's rule
     * entirely, including switching its type; at most one may be set.
     *
     * Policy ids are regenerated whenever `gateway.setPolicies` replaces the
     * list, so fetch current ids via `gateway.listPolicies` first.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `environment.*.update_policy` (for any environment)
     * - `environment.<environment_id>.update_policy` (for a specific environment)
     *
     * `POST /v2/gateway.updatePolicy`
     * @example
     * await api["gateway.updatePolicy"]({ app: "payments-api", environment: "production", policyId: "pol_9d2Fk1LmQ", project: "payments" });
     * @source openapi.yaml:11214
     */
    "gateway.updatePolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2GatewayUpdatePolicyRequestBody"];
            };
        };
        responses: {
            /** @description Successfully updated the policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2GatewayUpdatePolicyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `environment.*.update_policy`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The environment, policy, or a referenced keyspace does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Install GitHub App
     * Start installing the Unkey GitHub App for your workspace. Returns a GitHub
     * App install URL: open it in a browser to install the app and grant
     * repository access. After installation GitHub returns to Unkey, which binds
     * the installation to your workspace and lands you in the workspace settings.
     *
     * Installation is workspace-wide and takes no parameters. Once installed, link
     * repositories to individual apps with the `git` field on `apps.createApp` and
     * `apps.updateApp`.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `workspace.*.install_github`
     *
     * `POST /v2/github.installApp`
     * @example
     * await api["github.installApp"]();
     * @source openapi.yaml:11326
     */
    "github.installApp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description Install URL created. Open the returned url to install the GitHub App and
             *     finish binding it to your workspace.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2GithubInstallAppResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `workspace.*.install_github`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create Identity
     * Create an identity to group multiple API keys under a single entity. Identities enable shared rate limits and metadata across all associated keys.
     *
     * Perfect for users with multiple devices, organizations with multiple API keys, or when you need unified rate limiting across different services.
     *
     * **Important**
     * Requires `identity.*.create_identity` permission
     *
     * `POST /v2/identities.createIdentity`
     * @example
     * await api["identities.createIdentity"]({ externalId: "user_123" });
     * @source openapi.yaml:11399
     */
    "identities.createIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2IdentitiesCreateIdentityRequestBody"];
            };
        };
        responses: {
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2IdentitiesCreateIdentityResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `identity.*.create_identity`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Conflict - Identity with this externalId already exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete Identity
     * Permanently delete an identity. This operation cannot be undone.
     *
     * Use this for data cleanup, compliance requirements, or when removing entities from your system.
     *
     * > **Important**
     * > Requires `identity.*.delete_identity` permission
     * > Associated API keys remain functional but lose shared resources
     * > External ID becomes available for reuse immediately
     *
     * `POST /v2/identities.deleteIdentity`
     * @example
     * await api["identities.deleteIdentity"]({ identity: "user_123" });
     * @source openapi.yaml:11513
     */
    "identities.deleteIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2IdentitiesDeleteIdentityRequestBody"];
            };
        };
        responses: {
            /** @description Identity successfully deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2IdentitiesDeleteIdentityResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `identity.*.delete_identity`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Identity with the specified externalId doesn't exist */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get Identity
     * Retrieve an identity by external ID. Returns metadata, rate limits, and other associated data.
     *
     * Use this to check if an identity exists, view configurations, or build management dashboards.
     *
     * > **Important**
     * > Requires `identity.*.read_identity` permission
     *
     * `POST /v2/identities.getIdentity`
     * @example
     * await api["identities.getIdentity"]({ identity: "user_123" });
     * @source openapi.yaml:11613
     */
    "identities.getIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2IdentitiesGetIdentityRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the identity information */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2IdentitiesGetIdentityResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `identity.*.read_identity`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Identity with the specified externalId doesn't exist */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List Identities
     * Get a paginated list of all identities in your workspace. Returns metadata and rate limit configurations.
     *
     * Perfect for building management dashboards, auditing configurations, or browsing your identities.
     *
     * > **Important**
     * > Requires `identity.*.read_identity` permission
     *
     * `POST /v2/identities.listIdentities`
     * @example
     * await api["identities.listIdentities"]({ limit: 50 });
     * @source openapi.yaml:11722
     */
    "identities.listIdentities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2IdentitiesListIdentitiesRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the list of identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2IdentitiesListIdentitiesResponseBody"];
                };
            };
            /** @description Bad Request - Invalid parameters */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized - Missing or invalid authentication */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `identity.*.read_identity`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update Identity
     * Update an identity's metadata and rate limits. Only specified fields are modified - others remain unchanged.
     *
     * Perfect for subscription changes, plan upgrades, or updating user information. Changes take effect immediately.
     *
     * > **Important**
     * > Requires `identity.*.update_identity` permission
     * > Rate limit changes propagate within 30 seconds
     *
     * `POST /v2/identities.updateIdentity`
     * @example
     * await api["identities.updateIdentity"]({ identity: "user_123" });
     * @source openapi.yaml:11843
     */
    "identities.updateIdentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2IdentitiesUpdateIdentityRequestBody"];
            };
        };
        responses: {
            /** @description Identity successfully updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2IdentitiesUpdateIdentityResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `identity.*.update_identity`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Identity with the specified ID or externalId doesn't exist */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Add key permissions
     * Add permissions to a key without affecting existing permissions.
     *
     * Use this for privilege upgrades, enabling new features, or plan changes that grant additional capabilities. Permissions granted through roles remain unchanged.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes permissions available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.addPermissions`
     * @source openapi.yaml:11940
     */
    "keys.addPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysAddPermissionsRequestBody"];
            };
        };
        responses: {
            /** @description Permissions added successfully. Returns all permissions currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysAddPermissionsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Add key roles
     * Add roles to a key without affecting existing roles or permissions.
     *
     * Use this for privilege upgrades, enabling new feature sets, or subscription changes that grant additional role-based capabilities. Direct permissions remain unchanged.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes role assignments available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.addRoles`
     * @source openapi.yaml:12012
     */
    "keys.addRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysAddRolesRequestBody"];
            };
        };
        responses: {
            /** @description Roles added successfully. Returns all roles currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysAddRolesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create API key
     * Create a new API key for user authentication and authorization.
     *
     * Use this endpoint when users sign up, upgrade subscription tiers, or need additional keys. Keys are cryptographically secure and unique to the specified API namespace.
     *
     * **Important**: The key is returned only once. Store it immediately and provide it to your user, as it cannot be retrieved later.
     *
     * **Common use cases:**
     * - Generate keys for new user registrations
     * - Create additional keys for different applications
     * - Issue keys with specific permissions or limits
     *
     * **Required Permissions**
     *
     * Your credential needs one of:
     * - `api.*.create_key` (create keys in any API)
     * - `api.<api_id>.create_key` (create keys in specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*#create_key` (create keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>#create_key` (create keys in a specific keyspace)
     *
     * `POST /v2/keys.createKey`
     * @source openapi.yaml:12084
     */
    "keys.createKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysCreateKeyRequestBody"];
            };
        };
        responses: {
            /** @description Successfully created a new API key. The response includes both the keyId (for reference in your system) and the full key string. IMPORTANT: This is the only time the complete key is available - it cannot be retrieved later. You must securely provide this key to your end user immediately. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysCreateKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete API keys
     * Delete API keys from user accounts or for cleanup purposes.
     *
     * Use this for user-requested key revocation, account deletion workflows, or cleaning up unused keys. Keys are immediately invalidated. Two modes: soft delete (default, preserves audit records) and permanent delete.
     *
     * **Important**: For temporary access control, use `updateKey` with `enabled: false` instead of deletion.
     *
     * **Required Permissions**
     *
     * Your credential must have one of the following permissions:
     * - `api.*.delete_key` (to delete keys in any API)
     * - `api.<api_id>.delete_key` (to delete keys in a specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#delete_key` (to delete keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#delete_key` (to delete keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#delete_key` (to delete a specific key)
     *
     * `POST /v2/keys.deleteKey`
     * @source openapi.yaml:12159
     */
    "keys.deleteKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysDeleteKeyRequestBody"];
            };
        };
        responses: {
            /** @description Key deleted successfully. Verification fails immediately with up to 30-second edge propagation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysDeleteKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get API key
     * Retrieve detailed key information for dashboard interfaces and administrative purposes.
     *
     * Use this to build key management dashboards showing users their key details, status, permissions, and usage data. You can identify keys by `keyId` or the actual key string.
     *
     * **Important**: Set `decrypt: true` only in secure contexts to retrieve plaintext key values from recoverable keys.
     *
     * **Required Permissions**
     *
     * Your credential must have one of the following permissions for basic key information:
     * - `api.*.read_key` (to read keys from any API)
     * - `api.<api_id>.read_key` (to read keys from a specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#read_key` (to read keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#read_key` (to read keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#read_key` (to read a specific key)
     *
     * Additional permission required for decrypt functionality:
     * - `api.*.decrypt_key` or `api.<api_id>.decrypt_key`
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#decrypt_key`
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#decrypt_key`
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#decrypt_key`
     *
     * `POST /v2/keys.getKey`
     * @source openapi.yaml:12231
     */
    "keys.getKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysGetKeyRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved key information. When `decrypt: true`, includes plaintext key value for recoverable keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysGetKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Migrate API key(s)
     * Returns HTTP 200 even on partial success; hashes that could not be migrated are listed under `data.failed`.
     *
     * **Required Permissions**
     * Your root key must have one of the following permissions for basic key information:
     * - `api.*.create_key` (to migrate keys to any API)
     * - `api.<api_id>.create_key` (to migrate keys to a specific API)
     *
     * `POST /v2/keys.migrateKeys`
     * @source openapi.yaml:12309
     */
    "keys.migrateKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysMigrateKeysRequestBody"];
            };
        };
        responses: {
            /** @description Successfully migrated keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysMigrateKeysResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Remove key permissions
     * Remove permissions from a key without affecting existing roles or other permissions.
     *
     * Use this for privilege downgrades, removing temporary access, or plan changes that revoke specific capabilities. Permissions granted through roles remain unchanged.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes permission changes available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.removePermissions`
     * @source openapi.yaml:12374
     */
    "keys.removePermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysRemovePermissionsRequestBody"];
            };
        };
        responses: {
            /** @description Permissions removed successfully. Returns all permissions currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysRemovePermissionsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Remove key roles
     * Remove roles from a key without affecting direct permissions or other roles.
     *
     * Use this for privilege downgrades, removing temporary access, or subscription changes that revoke specific role-based capabilities. Direct permissions remain unchanged.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes role changes available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.removeRoles`
     * @source openapi.yaml:12446
     */
    "keys.removeRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysRemoveRolesRequestBody"];
            };
        };
        responses: {
            /** @description Roles removed successfully. Returns all roles currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysRemoveRolesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Reroll Key
     * Generate a new API key while preserving the configuration from an existing key.
     *
     * This operation creates a fresh key with a new token while maintaining all settings from the original key:
     * - Permissions and roles
     * - Custom metadata
     * - Rate limit configurations
     * - Identity associations
     * - Remaining credits
     * - Recovery settings
     *
     * **Key Generation:**
     * - The system attempts to extract the prefix from the original key
     * - If prefix extraction fails, the default API prefix is used
     * - Key length follows the API's default byte configuration (or 16 bytes if not specified)
     *
     * **Original Key Handling:**
     * - The original key will be revoked after the duration specified in `expiration`
     * - Set `expiration` to 0 to revoke immediately
     * - This allows for graceful key rotation with an overlap period
     *
     * Common use cases include:
     * - Rotating keys for security compliance
     * - Issuing replacement keys for compromised credentials
     * - Creating backup keys with identical permissions
     *
     * **Important:** Analytics and usage metrics are tracked at both the key level AND identity level. If the original key has an identity, the new key will inherit it, allowing you to track usage across both individual keys and the overall identity.
     *
     * **Required Permissions**
     *
     *  Your credential must have:
     *  - `api.*.create_key` or `api.<api_id>.create_key`
     *  - `unkey:v1:<workspace_id>:keyspaces/*#create_key` or `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>#create_key`
     *  - `api.*.encrypt_key` or `api.<api_id>.encrypt_key` (only when the original key is recoverable)
     *  - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#encrypt_key` or `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#encrypt_key` (only when the original key is recoverable)
     *
     * `POST /v2/keys.rerollKey`
     * @source openapi.yaml:12518
     */
    "keys.rerollKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysRerollKeyRequestBody"];
            };
        };
        responses: {
            /** @description Key rerolled successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysRerollKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set key permissions
     * Replace all permissions on a key with the specified set in a single atomic operation.
     *
     * Use this to synchronize with external systems, reset permissions to a known state, or apply standardized permission templates. Permissions granted through roles remain unchanged.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes permission changes available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.setPermissions`
     * @source openapi.yaml:12609
     */
    "keys.setPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysSetPermissionsRequestBody"];
            };
        };
        responses: {
            /** @description Permissions set successfully. Returns all permissions currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysSetPermissionsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set key roles
     * Replace all roles on a key with the specified set in a single atomic operation.
     *
     * Use this to synchronize with external systems, reset roles to a known state, or apply standardized role templates. Direct permissions are never affected.
     *
     * **Important**: Changes take effect immediately with up to 30-second edge propagation.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     *
     * **Side Effects**
     *
     * Invalidates the key cache for immediate effect, and makes role changes available for verification within 30 seconds across all regions.
     *
     * `POST /v2/keys.setRoles`
     * @source openapi.yaml:12681
     */
    "keys.setRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysSetRolesRequestBody"];
            };
        };
        responses: {
            /** @description Roles set successfully. Returns all roles currently assigned to the key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysSetRolesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update key credits
     * Update credit quotas in response to plan changes, billing cycles, or usage purchases.
     *
     * Use this for user upgrades/downgrades, monthly quota resets, credit purchases, or promotional bonuses. Supports three operations: set, increment, or decrement credits. Set to null for unlimited usage.
     *
     * **Important**: Setting unlimited credits automatically clears existing refill configurations.
     *
     * **Required Permissions**
     *
     * Your credential must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#update_key` (to update keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#update_key` (to update keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#update_key` (to update a specific key)
     *
     * **Side Effects**
     *
     * Credit updates remove the key from cache immediately. Setting credits to unlimited automatically clears any existing refill settings. Changes take effect instantly but may take up to 30 seconds to propagate to all edge regions.
     *
     * `POST /v2/keys.updateCredits`
     * @source openapi.yaml:12753
     */
    "keys.updateCredits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysUpdateCreditsRequestBody"];
            };
        };
        responses: {
            /** @description Credits updated successfully. Response includes updated remaining credits and refill settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysUpdateCreditsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update key settings
     * Update key properties in response to plan changes, subscription updates, or account status changes.
     *
     * Use this for user upgrades/downgrades, role modifications, or administrative changes. Supports partial updates - only specify fields you want to change. Set fields to null to clear them.
     *
     * **Important**: Permissions and roles are replaced entirely. Use dedicated add/remove endpoints for incremental changes.
     *
     * **Required Permissions**
     *
     * Your credential must have one of the following permissions:
     * - `api.*.update_key` (to update keys in any API)
     * - `api.<api_id>.update_key` (to update keys in a specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#update_key` (to update keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#update_key` (to update keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#update_key` (to update a specific key)
     *
     * **Side Effects**
     *
     * If you specify an `externalId` that doesn't exist, a new identity will be automatically created and linked to the key. Permission updates will auto-create any permissions that don't exist in your workspace. Changes take effect immediately but may take up to 30 seconds to propagate to all edge regions due to cache invalidation.
     *
     * `POST /v2/keys.updateKey`
     * @source openapi.yaml:12829
     */
    "keys.updateKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysUpdateKeyRequestBody"];
            };
        };
        responses: {
            /** @description Key updated successfully. Changes take effect immediately with up to 30-second edge propagation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysUpdateKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Verify API key
     * Verify an API key's validity and permissions for request authentication.
     *
     * Use this endpoint on every incoming request to your protected resources. It checks key validity, permissions, rate limits, and usage quotas in a single call.
     *
     * **Important**: Returns HTTP 200 for all verification outcomes — check the `valid` field in response data to determine if the key is authorized. A 429 may be returned if the workspace exceeds its API rate limit.
     *
     * **Common use cases:**
     * - Authenticate API requests before processing
     * - Enforce permission-based access control
     * - Track usage and apply rate limits
     *
     * **Required Permissions**
     *
     * Your credential needs one of:
     * - `api.*.verify_key` (verify keys in any API)
     * - `api.<api_id>.verify_key` (verify keys in specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#verify_key` (verify keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#verify_key` (verify keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#verify_key` (verify a specific key)
     *
     * **Note**: If your credential has no verify permissions at all, you will receive a `403 Forbidden` error. If your credential has verify permissions for a different API or keyspace than the key you're verifying, you will receive a `200` response with `code: NOT_FOUND` to avoid leaking key existence.
     *
     * `POST /v2/keys.verifyKey`
     * @source openapi.yaml:12912
     */
    "keys.verifyKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysVerifyKeyRequestBody"];
            };
        };
        responses: {
            /**
             * @description Key verification process completed. This endpoint always returns HTTP 200 regardless of whether the key passed or failed verification. You must check the `valid` field in the response data to determine the actual verification result.
             *
             *     When verification succeeds, the response includes comprehensive information about the key including its current status, remaining credits, expiration time, associated permissions and roles, metadata, and any rate limiting information. This data enables your application to make informed authorization decisions and provide appropriate user experiences.
             *
             *     When verification fails, the response indicates the specific reason through the `code` field while setting `valid` to false. The failure codes help you handle different scenarios appropriately, such as directing users to renew expired keys, upgrade for more credits, or contact support for disabled keys.
             *
             *     The response also includes identity information when the key is associated with an identity, providing additional context about the key holder and any identity-specific rate limits or metadata that may apply to the verification.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysVerifyKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden. Returned when the credential has no verify permissions at all. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get API key by hash
     * Find out what key this is.
     *
     * **Required Permissions**
     *
     * Your credential must have one of the following permissions for basic key information:
     * - `api.*.read_key` (to read keys from any API)
     * - `api.<api_id>.read_key` (to read keys from a specific API)
     * - `unkey:v1:<workspace_id>:keyspaces/*\/keys/*#read_key` (to read keys in any keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/*#read_key` (to read keys in a specific keyspace)
     * - `unkey:v1:<workspace_id>:keyspaces/<keyspace_id>/keys/<key_id>#read_key` (to read a specific key)
     *
     * If your credential lacks permissions but the key exists, we may return a 404 status here to prevent leaking the existence of a key to unauthorized clients. If you believe that a key should exist, but receive a 404, please double check your credential has the correct permissions.
     *
     * `POST /v2/keys.whoami`
     * @source openapi.yaml:13013
     */
    "keys.whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysWhoamiRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved key information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysWhoamiResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Health check
     * Check if the Unkey API service is healthy and ready to handle requests.
     *
     * Use this for load balancer health checks, monitoring systems, and orchestration platforms. No authentication required with minimal processing overhead.
     *
     * **Required Permissions**
     *
     * None - this endpoint requires no authentication.
     *
     * **Side Effects**
     *
     * None - this is a read-only health check that does not modify any data or state.
     *
     * `GET /v2/liveness`
     * @example
     * await api.liveness();
     * @source openapi.yaml:13083
     */
    liveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Service is healthy and ready to process requests. Returns 'OK' message for normal operation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2LivenessResponseBody"];
                };
            };
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
            /** @description Service is unhealthy and unable to process requests properly. Significant service issue requiring immediate attention. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create permission
     * Create a new permission to define specific actions or capabilities in your RBAC system. Permissions can be assigned directly to API keys or included in roles.
     *
     * Use hierarchical naming patterns like `documents.read`, `admin.users.delete`, or `billing.invoices.create` for clear organization.
     *
     * **Important:** Permission names must be unique within the workspace. Once created, permissions are immediately available for assignment.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.create_permission`
     *
     * `POST /v2/permissions.createPermission`
     * @source openapi.yaml:13155
     */
    "permissions.createPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsCreatePermissionRequestBody"];
            };
        };
        responses: {
            /** @description Permission created successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsCreatePermissionResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Conflict - permission with that name already exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create role
     * Create a new role to group related permissions for easier management. Roles enable consistent permission assignment across multiple API keys. Permission slugs supplied in `permissions` are attached during creation. Missing permissions are created automatically.
     *
     * **Important:** Role names must be unique within the workspace. Once created, roles are immediately available for assignment.
     *
     * **Required Permissions**
     *
     * Your root key must always have:
     * - `rbac.*.create_role`
     *
     * When `permissions` is not empty, it must also have:
     * - `rbac.*.add_permission_to_role`
     *
     * When any requested permission slug does not exist, it must also have:
     * - `rbac.*.create_permission`
     *
     * `POST /v2/permissions.createRole`
     * @example
     * await api["permissions.createRole"]({ name: "content.editor" });
     * @source openapi.yaml:13224
     */
    "permissions.createRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsCreateRoleRequestBody"];
            };
        };
        responses: {
            /** @description Role created successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsCreateRoleResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Conflict - A role with this name already exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete permission
     * Remove a permission from your workspace. This also removes the permission from all API keys and roles.
     *
     * **Important:** This operation cannot be undone and immediately affects all API keys and roles that had this permission assigned.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.delete_permission`
     *
     * `POST /v2/permissions.deletePermission`
     * @example
     * await api["permissions.deletePermission"]({});
     * @source openapi.yaml:13310
     */
    "permissions.deletePermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsDeletePermissionRequestBody"];
            };
        };
        responses: {
            /** @description Permission deleted successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsDeletePermissionResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The specified permission does not exist */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete role
     * Remove a role from your workspace. This also removes the role from all assigned API keys.
     *
     * **Important:** This operation cannot be undone and immediately affects all API keys that had this role assigned.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.delete_role`
     *
     * `POST /v2/permissions.deleteRole`
     * @source openapi.yaml:13382
     */
    "permissions.deleteRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsDeleteRoleRequestBody"];
            };
        };
        responses: {
            /** @description Role deleted successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsDeleteRoleResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get permission
     * Retrieve details about a specific permission including its name, description, and metadata.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.read_permission`
     *
     * `POST /v2/permissions.getPermission`
     * @source openapi.yaml:13443
     */
    "permissions.getPermission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsGetPermissionRequestBody"];
            };
        };
        responses: {
            /** @description Permission retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsGetPermissionResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get role
     * Retrieve details about a specific role including its assigned permissions.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.read_role`
     *
     * `POST /v2/permissions.getRole`
     * @source openapi.yaml:13508
     */
    "permissions.getRole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsGetRoleRequestBody"];
            };
        };
        responses: {
            /** @description Role retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsGetRoleResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List permissions
     * Retrieve all permissions in your workspace.
     * Results are paginated and sorted by their id.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.read_permission`
     *
     * `POST /v2/permissions.listPermissions`
     * @source openapi.yaml:13573
     */
    "permissions.listPermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsListPermissionsRequestBody"];
            };
        };
        responses: {
            /** @description Permissions retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsListPermissionsResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List roles
     * Retrieve all roles in your workspace including their assigned permissions.
     * Results are paginated and sorted by their id.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `rbac.*.read_role`
     *
     * `POST /v2/permissions.listRoles`
     * @source openapi.yaml:13641
     */
    "permissions.listRoles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsListRolesRequestBody"];
            };
        };
        responses: {
            /** @description Roles retrieved successfully */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsListRolesResponseBody"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set role permissions
     * Atomically replaces all permissions directly assigned to a role. An empty `permissions` array removes every permission from the role. Permissions that do not exist are created when the caller has permission to create them.
     *
     * **Required Permissions**
     *
     * Your root key must have:
     * - `rbac.*.add_permission_to_role`
     * - `rbac.*.remove_permission_from_role`
     *
     * When any requested permission slug does not exist, it must also have:
     * - `rbac.*.create_permission`
     *
     * `POST /v2/permissions.setRolePermissions`
     * @source openapi.yaml:13715
     */
    "permissions.setRolePermissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PermissionsSetRolePermissionsRequestBody"];
            };
        };
        responses: {
            /** @description Permissions set successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PermissionsSetRolePermissionsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Role not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create portal session
     * Create a portal session for an end user and get the URL to redirect them to.
     *
     * The URL carries a single-use exchange code valid for 15 minutes, which the portal
     * redeems exactly once for a 24-hour access token via `portal.exchangeCode`.
     *
     * **Required Permissions**
     *
     * Authorization runs in two stages, and both must pass.
     *
     * First, your root key must have one of the following permissions:
     * - `portal.*.create_portal_session` (to mint sessions for any portal in the workspace)
     * - `portal.<portal_id>.create_portal_session` (to mint sessions for a specific portal)
     *
     * Second, a session can never carry a capability your root key does not itself
     * hold. Each requested scope additionally requires the equivalent permission on
     * every keyspace the portal resolves to:
     * - `keys:read` requires `api.<api_id>.read_key` **and** `api.<api_id>.read_api`
     * - `keys:reroll` and `keys:create` require `api.<api_id>.create_key`, plus
     *   `api.<api_id>.encrypt_key` when the keyspace stores encrypted keys
     * - `analytics:read` requires `api.<api_id>.read_analytics`
     *
     * The `*` form of each is also accepted. Requesting a scope you do not hold
     * returns 403 for the whole request rather than minting a reduced session, so a
     * missing grant is visible instead of surfacing later as a broken portal.
     *
     * Missing the portal permission itself returns **404**, not 403: a caller who
     * cannot mint for a portal is not told whether it exists.
     *
     * Your root key must also be associated with a workspace that has an enabled portal.
     *
     * `POST /v2/portal.createSession`
     * @source openapi.yaml:13782
     */
    "portal.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PortalCreateSessionRequestBody"];
            };
        };
        responses: {
            /** @description Session created successfully. Redirect the end user to the returned URL. */
            200: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["V2PortalCreateSessionResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Exchange portal code
     * Exchange a short-lived code for a long-lived portal access token.
     *
     * This endpoint is unauthenticated. The code itself serves as proof of authorization.
     * Each code can only be redeemed once; subsequent attempts return 401.
     *
     * The returned access token is valid for 24 hours and should be stored as an
     * httpOnly cookie or used in the Authorization header for subsequent API calls.
     *
     * `POST /v2/portal.exchangeCode`
     * @source openapi.yaml:13885
     */
    "portal.exchangeCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PortalExchangeCodeRequestBody"];
            };
        };
        responses: {
            /** @description Code exchanged successfully. Use the returned access token for subsequent API calls. */
            200: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["V2PortalExchangeCodeResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized — code is invalid, expired, or already redeemed */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get portal verifications
     * Return a verification analytics timeseries for the authenticated portal
     * session's end user.
     *
     * Authenticates only with a portal session cookie and always restricts results
     * to verification events attributed to the session's external identity. Unlike
     * `analytics.getVerifications`, this endpoint takes a fixed time window (no
     * query language) and returns a zero-filled, outcome-broken-out timeseries.
     * Bucket granularity is chosen automatically from the window size.
     *
     * `POST /v2/portal.getVerifications`
     * @source openapi.yaml:13953
     */
    "portal.getVerifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PortalGetVerificationsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved verification analytics. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PortalGetVerificationsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List portal keys
     * Retrieve a paginated list of API keys owned by the authenticated portal
     * session's end user.
     *
     * This is the portal-scoped variant of `apis.listKeys`. It authenticates only
     * with a portal session cookie and always restricts results to the keys owned
     * by the session's external identity, within the keyspaces configured on the
     * portal configuration. Both the identity and the keyspaces come from the
     * session, so the request body has no `externalId` or `apiId` field.
     *
     * `POST /v2/portal.listKeys`
     * @source openapi.yaml:14022
     */
    "portal.listKeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2PortalListKeysRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved paginated keys. Use the pagination cursor for additional results when `hasMore: true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2PortalListKeysResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Reroll portal key
     * Reroll an API key owned by the authenticated portal session's end user,
     * issuing a new key while preserving its configuration.
     *
     * This is the portal-scoped variant of `keys.rerollKey`. It authenticates only
     * with a portal session cookie and may only reroll keys owned by the session's
     * external identity; any other key returns 404.
     *
     * `POST /v2/portal.rerollKey`
     * @source openapi.yaml:14099
     */
    "portal.rerollKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2KeysRerollKeyRequestBody"];
            };
        };
        responses: {
            /** @description Key rerolled successfully. The new plaintext key is returned exactly once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2KeysRerollKeyResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Create project
     * Create a project to group deployments and applications under a workspace-scoped slug.
     *
     * The slug you provide is the stable, caller-defined handle used to reference this project in subsequent operations (get, update, delete). It must be unique within your workspace.
     *
     * **Important**: The slug cannot collide with an existing project in your workspace. A duplicate slug returns a 409 conflict.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `project.*.create_project` (to create projects in your workspace)
     *
     * `POST /v2/projects.createProject`
     * @example
     * await api["projects.createProject"]({ name: "Payments Service", slug: "payments-service" });
     * @source openapi.yaml:14166
     */
    "projects.createProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ProjectsCreateProjectRequestBody"];
            };
        };
        responses: {
            /** @description Project created successfully. The response contains the project id used to reference it in subsequent operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ProjectsCreateProjectResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.create_project`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Conflict - Project with this slug already exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete project
     * Delete an existing project in your workspace, identified by its id.
     *
     * Deletion is asynchronous and eventually consistent. The project and all of its associated resources (apps, environments, deployments, custom domains) are torn down by a background workflow. A successful response indicates the deletion was enqueued, not that every resource has already been removed.
     *
     * Projects with delete protection enabled cannot be deleted until protection is disabled.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `project.*.delete_project` (to delete any project)
     * - `project.<project_id>.delete_project` (to delete a specific project)
     *
     * `POST /v2/projects.deleteProject`
     * @example
     * await api["projects.deleteProject"]({ project: "proj_1234abcd" });
     * @source openapi.yaml:14290
     */
    "projects.deleteProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ProjectsDeleteProjectRequestBody"];
            };
        };
        responses: {
            /** @description Successfully enqueued deletion of the project. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ProjectsDeleteProjectResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.delete_project`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested project does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Delete protection is enabled. Disable protection through the dashboard or API, then retry the deletion. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreconditionFailedErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get project
     * Retrieve a single project in your workspace by its id.
     *
     * Use this to fetch project details after creation, verify a project exists before performing operations, or resolve a project's metadata from its id.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `project.*.read_project` (to read any project)
     * - `project.<project_id>.read_project` (to read a specific project)
     *
     * `POST /v2/projects.getProject`
     * @example
     * await api["projects.getProject"]({ project: "proj_1234abcd" });
     * @source openapi.yaml:14408
     */
    "projects.getProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ProjectsGetProjectRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ProjectsGetProjectResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.read_project`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested project does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List projects
     * Retrieve a paginated list of projects in your workspace.
     *
     * Use this to build project management dashboards or to enumerate projects for administrative purposes. Results are ordered by project id and returned in pages. When `hasMore` is true, pass the returned `cursor` to fetch the next page.
     *
     * **Required Permissions**
     *
     * Your root key must have the following permission:
     * - `project.*.read_project` (to read projects in your workspace)
     *
     * `POST /v2/projects.listProjects`
     * @example
     * await api["projects.listProjects"]({});
     * @source openapi.yaml:14524
     */
    "projects.listProjects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ProjectsListProjectsRequestBody"];
            };
        };
        responses: {
            /** @description Successfully retrieved a paginated list of projects. Use the pagination cursor for additional results when `hasMore: true`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ProjectsListProjectsResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.read_project`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Update project
     * Update an existing project in your workspace, identified by its id.
     *
     * The project name, slug, and delete protection setting can be changed. Omitted fields are left unchanged. Changing the slug affects the deployment domains generated for this project.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `project.*.update_project` (to update any project)
     * - `project.<project_id>.update_project` (to update a specific project)
     *
     * `POST /v2/projects.updateProject`
     * @example
     * await api["projects.updateProject"]({ project: "payments-service" });
     * @source openapi.yaml:14647
     */
    "projects.updateProject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2ProjectsUpdateProjectRequestBody"];
            };
        };
        responses: {
            /** @description Successfully updated the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2ProjectsUpdateProjectResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `project.*.update_project`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - The requested project does not exist in your workspace */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Conflict - Project with this slug already exists */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConflictErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Delete ratelimit override
     * Permanently remove a rate limit override. Affected identifiers immediately revert to the namespace default.
     *
     * Use this to remove temporary overrides, reset identifiers to standard limits, or clean up outdated rules.
     *
     * **Important:** Deletion is immediate and permanent. The override cannot be recovered and must be recreated if needed again.
     *
     * **Permissions:** Requires `ratelimit.*.delete_override` or `ratelimit.<namespace_id>.delete_override`
     *
     * `POST /v2/ratelimit.deleteOverride`
     * @example
     * await api["ratelimit.deleteOverride"]({ identifier: "premium_user_123", namespace: "api.requests" });
     * @source openapi.yaml:14782
     */
    "ratelimit.deleteOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2RatelimitDeleteOverrideRequestBody"];
            };
        };
        responses: {
            /** @description Override successfully deleted. Affected identifiers now use default limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitDeleteOverrideResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `ratelimit.*.delete_override`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Override or namespace not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Get ratelimit override
     * Retrieve the configuration of a specific rate limit override by its identifier.
     *
     * Use this to inspect override configurations, audit rate limiting policies, or debug rate limiting behavior.
     *
     * **Important:** The identifier must match exactly as specified when creating the override, including wildcard patterns.
     *
     * **Permissions:** Requires `ratelimit.*.read_override` or `ratelimit.<namespace_id>.read_override`
     *
     * `POST /v2/ratelimit.getOverride`
     * @example
     * await api["ratelimit.getOverride"]({ identifier: "premium_user_123", namespace: "api.requests" });
     * @source openapi.yaml:14881
     */
    "ratelimit.getOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2RatelimitGetOverrideRequestBody"];
            };
        };
        responses: {
            /** @description Override found and returned successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitGetOverrideResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `ratelimit.*.read_override`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Override or namespace not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Apply rate limiting
     * Check and enforce rate limits for any identifier (user ID, IP address, API client, etc.).
     *
     * Use this for rate limiting beyond API keys - limit users by ID, IPs by address, or any custom identifier. Supports namespace organization, variable costs, and custom overrides.
     *
     * **Response Codes**: Rate limit checks return HTTP 200 regardless of whether the limit is exceeded — check the `success` field in the response to determine if the request should be allowed. A 429 may be returned if the workspace exceeds its API rate limit. Other 4xx responses indicate auth, namespace existence/deletion, or validation errors (e.g., 410 Gone for deleted namespaces). 5xx responses indicate server errors.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `ratelimit.*.limit` (to check limits in any namespace)
     * - `ratelimit.<namespace_id>.limit` (to check limits in a specific namespace)
     *
     * `POST /v2/ratelimit.limit`
     * @example
     * await api["ratelimit.limit"]({ duration: 60000, identifier: "user_abc123", limit: 100, namespace: "api.requests" });
     * @source openapi.yaml:14980
     */
    "ratelimit.limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2RatelimitLimitRequestBody"];
            };
        };
        responses: {
            /** @description Rate limit check completed successfully. Check the `success` field to determine if the request is allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitLimitResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Gone - Namespace has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoneErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * List ratelimit overrides
     * Retrieve a paginated list of all rate limit overrides in a namespace.
     *
     * Use this to audit rate limiting policies, build admin dashboards, or manage override configurations.
     *
     * **Important:** Results are paginated. Use the cursor parameter to retrieve additional pages when more results are available.
     *
     * **Permissions:** Requires `ratelimit.*.read_override` or `ratelimit.<namespace_id>.read_override`
     *
     * `POST /v2/ratelimit.listOverrides`
     * @example
     * await api["ratelimit.listOverrides"]({ namespace: "api.requests" });
     * @source openapi.yaml:15112
     */
    "ratelimit.listOverrides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2RatelimitListOverridesRequestBody"];
            };
        };
        responses: {
            /** @description Overrides retrieved successfully. Includes pagination metadata if more results are available. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitListOverridesResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `ratelimit.*.read_override`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Apply multiple rate limit checks
     * Check and enforce multiple rate limits in a single request for any identifiers (user IDs, IP addresses, API clients, etc.).
     *
     * Use this to efficiently check multiple rate limits at once. Each rate limit check is independent and returns its own result with a top-level `passed` indicator showing if all checks succeeded.
     *
     * **Response Codes**: Rate limit checks return HTTP 200 regardless of whether limits are exceeded — check the `passed` field to see if all limits passed, or the `success` field in each individual result. A 429 may be returned if the workspace exceeds its API rate limit. Other 4xx responses indicate auth, namespace existence/deletion, or validation errors (e.g., 410 Gone for deleted namespaces). 5xx responses indicate server errors.
     *
     * **Required Permissions**
     *
     * Your root key must have one of the following permissions:
     * - `ratelimit.*.limit` (to check limits in any namespace)
     * - `ratelimit.<namespace_id>.limit` (to check limits in all specific namespaces being checked)
     *
     * `POST /v2/ratelimit.multiLimit`
     * @example
     * await api["ratelimit.multiLimit"]([{ duration: 60000, identifier: "sha256_8f434346648f6b96df89dda901c5176b10a6d83961dd3c1ac88b59b2dc327aa4", limit: 10, namespace: "auth.login" }, { duration: 3600000, identifier: "user_def456", limit: 1000, namespace: "api.requests" }]);
     * @source openapi.yaml:15208
     */
    "ratelimit.multiLimit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @description minItems: 1, maxItems: 100 */
                "application/json": components["schemas"]["V2RatelimitMultiLimitRequestBody"];
            };
        };
        responses: {
            /** @description All rate limit checks completed successfully. Check the `success` field in each result to determine if the corresponding request is allowed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitMultiLimitResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Gone - Namespace has been deleted */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GoneErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal server error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
    /**
     * Set ratelimit override
     * Create or update a custom rate limit for specific identifiers, bypassing the namespace default.
     *
     * Use this to create premium tiers with higher limits, apply stricter limits to specific users, or implement emergency throttling.
     *
     * **Important:** Overrides take effect immediately and completely replace the default limit for matching identifiers. Use wildcard patterns (e.g., `premium_*`) to match multiple identifiers.
     *
     * **Permissions:** Requires `ratelimit.*.set_override` or `ratelimit.<namespace_id>.set_override`
     *
     * `POST /v2/ratelimit.setOverride`
     * @example
     * await api["ratelimit.setOverride"]({ duration: 60000, identifier: "premium_user_123", limit: 1000, namespace: "api.requests" });
     * @source openapi.yaml:15383
     */
    "ratelimit.setOverride": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["V2RatelimitSetOverrideRequestBody"];
            };
        };
        responses: {
            /** @description Override successfully created or updated and is now active. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["V2RatelimitSetOverrideResponseBody"];
                };
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BadRequestErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnauthorizedErrorResponse"];
                };
            };
            /** @description Forbidden - Insufficient permissions (requires `ratelimit.*.set_override`) */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ForbiddenErrorResponse"];
                };
            };
            /** @description Not Found - Namespace not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotFoundErrorResponse"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TooManyRequestsErrorResponse"];
                };
            };
            /** @description Internal Server Error */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalServerErrorResponse"];
                };
            };
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    /**
     * @description Prevents caching of the access token response.
     * @example no-store
     */
    "Cache-Control"?: string;
    /**
     * @description HTTP/1.0 backward-compatible cache prevention.
     * @example no-cache
     */
    Pragma?: string;
    [name: string]: unknown;
}
