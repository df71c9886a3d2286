// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the status of Harbor components
         * @description Check the status of Harbor components. This path does not require authentication.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search for projects and repositories
         * @description The Search endpoint returns information about the projects and repositories offered at public status or related to the current logged in user. The response includes the project and repository list in a proper display order.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the statistic information about the projects and repositories
         * @description Get the statistic information about the projects and repositories
         */
        get: operations["getStatistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ldap/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ping available ldap service.
         * @description This endpoint ping the available ldap service for test related configuration parameters.
         */
        post: operations["pingLdap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ldap/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search available ldap users.
         * @description This endpoint searches the available ldap users based on related configuration parameters. Support searched by input ldap configuration, load configuration from the system and specific filter.
         */
        get: operations["searchLdapUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ldap/users/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import selected available ldap users.
         * @description This endpoint adds the selected available ldap users to harbor based on related configuration parameters from the system. System will try to guess the user email address and realname, add to harbor user information. If have errors when import user, will return the list of importing failed uid and the failed reason.
         */
        post: operations["importLdapUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ldap/groups/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search available ldap groups.
         * @description This endpoint searches the available ldap groups based on related configuration parameters. support to search by groupname or groupdn.
         */
        get: operations["searchLdapGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internalconfig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get internal configurations.
         * @description This endpoint is for retrieving system configurations that only provides for internal api call.
         */
        get: operations["getInternalconfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/configurations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get system configurations.
         * @description This endpoint is for retrieving system configurations that only provides for admin user.
         */
        get: operations["getConfigurations"];
        /**
         * Modify system configurations.
         * @description This endpoint is for modifying system configurations that only provides for admin user.
         */
        put: operations["updateConfigurations"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description This endpoint returns projects created by Harbor.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a new project.
         * @description This endpoint is for user to create a new project.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        /**
         * Check if the project name user provided already exists.
         * @description This endpoint is used to check if the project name provided already exist.
         */
        head: operations["headProject"];
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Return specific project detail information
         * @description This endpoint returns specific project information by project ID.
         */
        get: operations["getProject"];
        /**
         * Update properties for a selected project.
         * @description This endpoint is aimed to update the properties of a project.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete project by projectID
         * @description This endpoint is aimed to delete project by project ID.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/_deletable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deletable status of the project
         * @description Get the deletable status of the project
         */
        get: operations["getProjectDeletable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get summary of the project.
         * @description Get summary of the project.
         */
        get: operations["getProjectSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all project member information
         * @description Get all project member information
         */
        get: operations["listProjectMembers"];
        put?: never;
        /**
         * Create project member
         * @description Create project member relationship, the member can be one of the user_member and group_member,  The user_member need to specify user_id or username. If the user already exist in harbor DB, specify the user_id,  If does not exist in harbor DB, it will SearchAndOnBoard the user. The group_member need to specify id or ldap_group_dn. If the group already exist in harbor DB. specify the user group's id,  If does not exist, it will SearchAndOnBoard the group.
         */
        post: operations["createProjectMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/members/{mid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the project member information
         * @description Get the project member information
         */
        get: operations["getProjectMember"];
        /**
         * Update project member
         * @description Update project member relationship
         */
        put: operations["updateProjectMember"];
        post?: never;
        /**
         * Delete project member
         * @description Remove the specified project member from the project.
         */
        delete: operations["deleteProjectMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/metadatas/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the specific project
         * @description Get the metadata of the specific project
         */
        get: operations["listProjectMetadatas"];
        put?: never;
        /**
         * Add metadata for the specific project
         * @description Add metadata for the specific project
         */
        post: operations["addProjectMetadatas"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/metadatas/{meta_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific metadata of the specific project
         * @description Get the specific metadata of the specific project
         */
        get: operations["getProjectMetadata"];
        /**
         * Update the specific metadata for the specific project
         * @description Update the specific metadata for the specific project
         */
        put: operations["updateProjectMetadata"];
        post?: never;
        /**
         * Delete the specific metadata for the specific project
         * @description Delete the specific metadata for the specific project
         */
        delete: operations["deleteProjectMetadata"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all authorized repositories
         * @description List all authorized repositories
         */
        get: operations["listAllRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List repositories
         * @description List repositories of the specified project
         */
        get: operations["listRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get repository
         * @description Get the repository specified by name
         */
        get: operations["getRepository"];
        /**
         * Update repository
         * @description Update the repository specified by name
         */
        put: operations["updateRepository"];
        post?: never;
        /**
         * Delete repository
         * @description Delete the repository specified by name
         */
        delete: operations["deleteRepository"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List artifacts
         * @description List artifacts under the specific project and repository. Except the basic properties, the other supported queries in "q" includes "tags=*" to list only tagged artifacts, "tags=nil" to list only untagged artifacts, "tags=~v" to list artifacts whose tag fuzzy matches "v", "tags=v" to list artifact whose tag exactly matches "v", "labels=(id1, id2)" to list artifacts that both labels with id1 and id2 are added to
         */
        get: operations["listArtifacts"];
        put?: never;
        /**
         * Copy artifact
         * @description Copy the artifact specified in the "from" parameter to the repository.
         */
        post: operations["CopyArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific artifact
         * @description Get the artifact specified by the reference under the project and repository. The reference can be digest or tag.
         */
        get: operations["getArtifact"];
        put?: never;
        post?: never;
        /**
         * Delete the specific artifact
         * @description Delete the artifact specified by the reference under the project and repository. The reference can be digest or tag
         */
        delete: operations["deleteArtifact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scan the artifact
         * @description Scan the specified artifact
         */
        post: operations["scanArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancelling a scan job for a particular artifact
         * @description Cancelling a scan job for a particular artifact
         */
        post: operations["stopScanArtifact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/{report_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of the scan report
         * @description Get the log of the scan report
         */
        get: operations["getReportLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tags
         * @description List tags of the specific artifact
         */
        get: operations["listTags"];
        put?: never;
        /**
         * Create tag
         * @description Create a tag for the specified artifact
         */
        post: operations["createTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags/{tag_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete tag
         * @description Delete the tag of the specified artifact
         */
        delete: operations["deleteTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/accessories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accessories
         * @description List accessories of the specific artifact
         */
        get: operations["listAccessories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/vulnerabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the vulnerabilities addition of the specific artifact
         * @description Get the vulnerabilities addition of the artifact specified by the reference under the project and repository.
         */
        get: operations["getVulnerabilitiesAddition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/{addition}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the addition of the specific artifact
         * @description Get the addition of the artifact specified by the reference under the project and repository.
         */
        get: operations["getAddition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add label to artifact
         * @description Add label to the specified artiact.
         */
        post: operations["addLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove label from artifact
         * @description Remove the label from the specified artiact.
         */
        delete: operations["removeLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List artifacts
         * @description List artifacts of the specified project
         */
        get: operations["listArtifactsOfProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/scanner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get project level scanner
         * @description Get the scanner registration of the specified project. If no scanner registration is configured for the specified project, the system default scanner registration will be returned.
         */
        get: operations["getScannerOfProject"];
        /**
         * Configure scanner for the specified project
         * @description Set one of the system configured scanner registration as the indepndent scanner of the specified project.
         */
        put: operations["setScannerOfProject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/scanner/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get scanner registration candidates for configurating project level scanner
         * @description Retrieve the system configured scanner registrations as candidates of setting project level scanner.
         */
        get: operations["listScannerCandidatesOfProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit-logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent logs of projects which the user is a member with project admin role, or return all audit logs for system admin user (deprecated)
         * @description This endpoint let the user see the recent operation logs of projects which the user is a member with project admin role,, or return all audit logs for system admin user, it only query the audit log in previous version.
         */
        get: operations["listAuditLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auditlog-exts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent logs of the projects which the user is a member with project_admin role, or return all audit logs for system admin user
         * @description This endpoint let user see the recent operation logs of the projects which he is member with project_admin role, or return all audit logs for system admin user.
         */
        get: operations["listAuditLogExts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auditlog-exts/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all event types of audit log
         * @description Get all event types of audit log
         */
        get: operations["listAuditLogEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent logs of the projects (deprecated)
         * @description Get recent logs of the projects, it only query the previous version's audit log
         */
        get: operations["getLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/auditlog-exts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get recent logs of the projects
         * @description Get recent logs of the projects
         */
        get: operations["getLogExts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p/preheat/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List P2P providers
         * @description List P2P providers
         */
        get: operations["ListProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p/preheat/instances/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ping status of a instance.
         * @description This endpoint checks status of a instance, the instance can be given by ID or Endpoint URL (together with credential)
         */
        post: operations["PingInstances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p/preheat/instances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List P2P provider instances
         * @description List P2P provider instances
         */
        get: operations["ListInstances"];
        put?: never;
        /**
         * Create p2p provider instances
         * @description Create p2p provider instances
         */
        post: operations["CreateInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/p2p/preheat/instances/{preheat_instance_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a P2P provider instance
         * @description Get a P2P provider instance
         */
        get: operations["GetInstance"];
        /**
         * Update the specified P2P provider instance
         * @description Update the specified P2P provider instance.
         *
         *     If `auth_info` is omitted or empty in the request body and the effective `auth_mode` is not `NONE`
         *     (either sent in the request or left unchanged from the stored registration), the previously stored
         *     auth credentials are kept. Send a non-empty `auth_info` object to set or replace credentials.
         *     Set `auth_mode` to `NONE` to disable authentication without retaining the old credentials.
         */
        put: operations["UpdateInstance"];
        post?: never;
        /**
         * Delete the specified P2P provider instance
         * @description Delete the specified P2P provider instance
         */
        delete: operations["DeleteInstance"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List preheat policies
         * @description List preheat policies
         */
        get: operations["ListPolicies"];
        put?: never;
        /**
         * Create a preheat policy under a project
         * @description Create a preheat policy under a project
         */
        post: operations["CreatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies/{preheat_policy_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a preheat policy
         * @description Get a preheat policy
         */
        get: operations["GetPolicy"];
        /**
         * Update preheat policy
         * @description Update preheat policy
         */
        put: operations["UpdatePolicy"];
        /**
         * Manual preheat
         * @description Manual preheat
         */
        post: operations["ManualPreheat"];
        /**
         * Delete a preheat policy
         * @description Delete a preheat policy
         */
        delete: operations["DeletePolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions for the given policy
         * @description List executions for the given policy
         */
        get: operations["ListExecutions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a execution detail by id
         * @description Get a execution detail by id
         */
        get: operations["GetExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop a execution
         * @description Stop a execution
         */
        patch: operations["StopExecution"];
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all the related tasks for the given execution
         * @description List all the related tasks for the given execution
         */
        get: operations["ListTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks/{task_id}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log text stream of the specified task for the given execution
         * @description Get the log text stream of the specified task for the given execution
         */
        get: operations["GetPreheatLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name}/preheat/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all providers at project level
         * @description Get all providers at project level
         */
        get: operations["ListProvidersUnderProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/immutabletagrules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all immutable tag rules of current project
         * @description This endpoint returns the immutable tag rules of a project
         */
        get: operations["ListImmuRules"];
        put?: never;
        /**
         * Add an immutable tag rule to current project
         * @description This endpoint add an immutable tag rule to the project
         */
        post: operations["CreateImmuRule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update the immutable tag rule or enable or disable the rule
         * @description Update or toggle the specified immutable tag rule within the project. Returns 404 if the project or rule is not found.
         */
        put: operations["UpdateImmuRule"];
        post?: never;
        /**
         * Delete the immutable tag rule.
         * @description Delete the specified immutable tag rule from the project. Returns 404 if the project or rule is not found.
         */
        delete: operations["DeleteImmuRule"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project webhook policies.
         * @description This endpoint returns webhook policies of a project.
         */
        get: operations["ListWebhookPoliciesOfProject"];
        put?: never;
        /**
         * Create project webhook policy.
         * @description This endpoint create a webhook policy if the project does not have one.
         */
        post: operations["CreateWebhookPolicyOfProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get project webhook policy
         * @description This endpoint returns specified webhook policy of a project.
         */
        get: operations["GetWebhookPolicyOfProject"];
        /**
         * Update webhook policy of a project.
         * @description This endpoint is aimed to update the webhook policy of a project.
         */
        put: operations["UpdateWebhookPolicyOfProject"];
        post?: never;
        /**
         * Delete webhook policy of a project
         * @description This endpoint is aimed to delete webhookpolicy of a project.
         */
        delete: operations["DeleteWebhookPolicyOfProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List executions for a specific webhook policy
         * @description This endpoint returns the executions of a specific webhook policy.
         */
        get: operations["ListExecutionsOfWebhookPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks for a specific webhook execution
         * @description This endpoint returns the tasks of a specific webhook execution.
         */
        get: operations["ListTasksOfWebhookExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks/{task_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get logs for a specific webhook task
         * @description This endpoint returns the logs of a specific webhook task.
         */
        get: operations["GetLogsOfWebhookTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/lasttrigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get project webhook policy last trigger info
         * @deprecated
         * @description This endpoint returns last trigger information of project webhook policy.
         */
        get: operations["LastTrigger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List project webhook jobs
         * @deprecated
         * @description This endpoint returns webhook jobs of a project.
         */
        get: operations["ListWebhookJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/{project_name_or_id}/webhook/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get supported event types and notify types.
         * @description Get supported event types and notify types.
         */
        get: operations["GetSupportedEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get all user groups information
         * @description Get all user groups information, it is open for system admin
         */
        get: operations["listUserGroups"];
        put?: never;
        /**
         * Create user group
         * @description Create user group information
         */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroups/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search groups by groupname
         * @description This endpoint is to search groups by group name.  It's open for all authenticated requests.
         */
        get: operations["searchUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usergroups/{group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get user group information
         * @description Get user group information
         */
        get: operations["getUserGroup"];
        /**
         * Update group information
         * @description Update user group information
         */
        put: operations["updateUserGroup"];
        post?: never;
        /**
         * Delete user group
         * @description Delete user group
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/icons/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get artifact icon
         * @description Get the artifact icon with the specified digest. As the original icon image is resized and encoded before returning, the parameter "digest" in the path doesn't match the hash of the returned content
         */
        get: operations["getIcon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get robot account
         * @description List the robot accounts with the specified level and project.
         */
        get: operations["ListRobot"];
        put?: never;
        /**
         * Create a robot account
         * @description Create a robot account
         */
        post: operations["CreateRobot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List quotas
         * @description List quotas
         */
        get: operations["listQuotas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/quotas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specified quota
         * @description Get the specified quota
         */
        get: operations["getQuota"];
        /**
         * Update the specified quota
         * @description Update hard limits of the specified quota
         */
        put: operations["updateQuota"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots/{robot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a robot account
         * @description This endpoint returns specific robot account information by robot ID.
         */
        get: operations["GetRobotByID"];
        /**
         * Update a robot account
         * @description This endpoint updates specific robot account information by robot ID.
         */
        put: operations["UpdateRobot"];
        post?: never;
        /**
         * Delete a robot account
         * @description This endpoint deletes specific robot account information by robot ID.
         */
        delete: operations["DeleteRobot"];
        options?: never;
        head?: never;
        /**
         * Refresh the robot secret
         * @description Refresh the robot secret
         */
        patch: operations["RefreshSec"];
        trace?: never;
    };
    "/replication/policies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replication policies
         * @description List replication policies
         */
        get: operations["listReplicationPolicies"];
        put?: never;
        /**
         * Create a replication policy
         * @description Create a replication policy
         */
        post: operations["createReplicationPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/policies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific replication policy
         * @description Get the specific replication policy
         */
        get: operations["getReplicationPolicy"];
        /**
         * Update the replication policy
         * @description Update the replication policy
         */
        put: operations["updateReplicationPolicy"];
        post?: never;
        /**
         * Delete the specific replication policy
         * @description Delete the specific replication policy
         */
        delete: operations["deleteReplicationPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replication executions
         * @description List replication executions
         */
        get: operations["listReplicationExecutions"];
        put?: never;
        /**
         * Start one replication execution
         * @description Start one replication execution according to the policy
         */
        post: operations["startReplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/executions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific replication execution
         * @description Get the replication execution specified by ID
         */
        get: operations["getReplicationExecution"];
        /**
         * Stop the specific replication execution
         * @description Stop the replication execution specified by ID
         */
        put: operations["stopReplication"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/executions/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List replication tasks for a specific execution
         * @description List replication tasks for a specific execution
         */
        get: operations["listReplicationTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/executions/{id}/tasks/{task_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the log of the specific replication task
         * @description Get the log of the specific replication task
         */
        get: operations["getReplicationLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/adapters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List registry adapters
         * @description List registry adapters
         */
        get: operations["listRegistryProviderTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/replication/adapterinfos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all registered registry provider information
         * @description List all registered registry provider information
         */
        get: operations["listRegistryProviderInfos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the registries
         * @description List the registries
         */
        get: operations["listRegistries"];
        put?: never;
        /**
         * Create a registry
         * @description Create a registry
         */
        post: operations["createRegistry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registries/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check status of a registry
         * @description Check status of a registry
         */
        post: operations["pingRegistry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific registry
         * @description Get the specific registry
         */
        get: operations["getRegistry"];
        /**
         * Update the registry
         * @description Update the registry
         */
        put: operations["updateRegistry"];
        post?: never;
        /**
         * Delete the specific registry
         * @description Delete the specific registry
         */
        delete: operations["deleteRegistry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registries/{id}/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the registry info
         * @description Get the registry info
         */
        get: operations["getRegistryInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/all/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of the latest scan all process
         * @description Get the metrics of the latest scan all process
         */
        get: operations["getLatestScanAllMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scans/schedule/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metrics of the latest scheduled scan all process
         * @deprecated
         * @description Get the metrics of the latest scheduled scan all process
         */
        get: operations["getLatestScheduledScanAllMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systeminfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get general system info
         * @description This API is for retrieving general system info, this can be called by anonymous request.  Some attributes will be omitted in the response when this API is called by anonymous request.
         */
        get: operations["getSystemInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systeminfo/volumes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get system volume info (total/free size).
         * @description This endpoint is for retrieving system volume info that only provides for admin user.  Note that the response only reflects the storage status of local disk.
         */
        get: operations["getVolumes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/systeminfo/getcert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get default root certificate.
         * @description This endpoint is for downloading a default root certificate.
         */
        get: operations["getCert"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/oidc/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the OIDC endpoint.
         * @description Test the OIDC endpoint, the setting of the endpoint is provided in the request.  This API can only be called by system admin.
         */
        post: operations["pingOIDC"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/gc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get gc results.
         * @description This endpoint let user get gc execution history.
         */
        get: operations["getGCHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/gc/{gc_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get gc status.
         * @description This endpoint let user get gc status filtered by specific ID.
         */
        get: operations["getGC"];
        /**
         * Stop the specific GC execution
         * @description Stop the GC execution specified by ID
         */
        put: operations["stopGC"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/gc/{gc_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get gc job log.
         * @description This endpoint let user get gc job logs filtered by specific ID.
         */
        get: operations["getGCLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/gc/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get gc's schedule.
         * @description This endpoint is for get schedule of gc job.
         */
        get: operations["getGCSchedule"];
        /**
         * Update gc's schedule.
         * @description This endpoint is for update gc schedule.
         */
        put: operations["updateGCSchedule"];
        /**
         * Create a gc schedule.
         * @description This endpoint is for update gc schedule.
         */
        post: operations["createGCSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/purgeaudit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get purge job results.
         * @description get purge job execution history.
         */
        get: operations["getPurgeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/purgeaudit/{purge_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get purge job status.
         * @description This endpoint let user get purge job status filtered by specific ID.
         */
        get: operations["getPurgeJob"];
        /**
         * Stop the specific purge audit log execution
         * @description Stop the purge audit log execution specified by ID
         */
        put: operations["stopPurge"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/purgeaudit/{purge_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get purge job log.
         * @description This endpoint let user get purge job logs filtered by specific ID.
         */
        get: operations["getPurgeJobLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/purgeaudit/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get purge's schedule.
         * @description This endpoint is for get schedule of purge job.
         */
        get: operations["getPurgeSchedule"];
        /**
         * Update purge job's schedule.
         * @description This endpoint is for update purge job schedule.
         */
        put: operations["updatePurgeSchedule"];
        /**
         * Create a purge job schedule.
         * @description This endpoint is for update purge job schedule.
         */
        post: operations["createPurgeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/CVEAllowlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the system level allowlist of CVE.
         * @description Get the system level allowlist of CVE.  This API can be called by all authenticated users.
         */
        get: operations["getSystemCVEAllowlist"];
        /**
         * Update the system level allowlist of CVE.
         * @description This API overwrites the system level allowlist of CVE with the list in request body.  Only system Admin has permission to call this API.
         */
        put: operations["putSystemCVEAllowlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/scanAll/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get scan all's schedule.
         * @description This endpoint is for getting a schedule for the scan all job, which scans all of images in Harbor.
         */
        get: operations["getScanAllSchedule"];
        /**
         * Update scan all's schedule.
         * @description This endpoint is for updating the schedule of scan all job, which scans all of images in Harbor.
         */
        put: operations["updateScanAllSchedule"];
        /**
         * Create a schedule or a manual trigger for the scan all job.
         * @description This endpoint is for creating a schedule or a manual trigger for the scan all job, which scans all of images in Harbor.
         */
        post: operations["createScanAllSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/scanAll/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop scanAll job execution
         * @description Stop scanAll job execution
         */
        post: operations["stopScanAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get worker pools
         * @description Get worker pools
         */
        get: operations["getWorkerPools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/pools/{pool_id}/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get workers
         * @description Get workers in current pool
         */
        get: operations["getWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/jobs/{job_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stop running job
         * @description Stop running job
         */
        put: operations["stopRunningJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/jobs/{job_id}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get job log by job id
         * @description Get job log by job id, it is only used by administrator
         */
        get: operations["actionGetJobLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/queues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * list job queues
         * @description list job queue
         */
        get: operations["listJobQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobservice/queues/{job_type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * stop and clean, pause, resume pending jobs in the queue
         * @description stop and clean, pause, resume pending jobs in the queue
         */
        put: operations["actionPendingJobs"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List schedules
         * @description List schedules
         */
        get: operations["listSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedules/{job_type}/paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get scheduler paused status
         * @description Get scheduler paused status
         */
        get: operations["getSchedulePaused"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ping Harbor to check if the API server is alive.
         * @description This API simply replies a pong to indicate the process to handle API is up, disregarding the health status of dependent components. This path does not require any authentication.
         */
        get: operations["getPing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions/metadatas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Retention Metadatas
         * @description Get Retention Metadatas.
         */
        get: operations["getRentenitionMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Retention Policy
         * @description Create Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when no retention policy binded to project yet.
         */
        post: operations["createRetention"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Retention Policy
         * @description Get Retention Policy.
         */
        get: operations["getRetention"];
        /**
         * Update Retention Policy
         * @description Update Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when retention policy has already binded to project.
         */
        put: operations["updateRetention"];
        post?: never;
        /**
         * Delete Retention Policy
         * @description Delete Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when retention policy has already binded to project.
         */
        delete: operations["deleteRetention"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions/{id}/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Retention executions
         * @description Get Retention executions, execution status may be delayed before job service schedule it up.
         */
        get: operations["listRetentionExecutions"];
        put?: never;
        /**
         * Trigger a Retention Execution
         * @description Trigger a Retention Execution, if dry_run is True, nothing would be deleted actually.
         */
        post: operations["triggerRetentionExecution"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions/{id}/executions/{eid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Stop a Retention execution
         * @description Stop a Retention execution, only support "stop" action now.
         */
        patch: operations["operateRetentionExecution"];
        trace?: never;
    };
    "/retentions/{id}/executions/{eid}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Retention tasks
         * @description Get Retention tasks, each repository as a task.
         */
        get: operations["listRetentionTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/retentions/{id}/executions/{eid}/tasks/{tid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Retention job task log
         * @description Get Retention job task log, tags ratain or deletion detail will be shown in a table.
         */
        get: operations["getRetentionTaskLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scanners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List scanner registrations
         * @description Returns a list of currently configured scanner registrations.
         */
        get: operations["listScanners"];
        put?: never;
        /**
         * Create a scanner registration
         * @description Creats a new scanner registration with the given data.
         */
        post: operations["createScanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scanners/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tests scanner registration settings
         * @description Pings scanner adapter to test endpoint URL and authorization settings.
         */
        post: operations["pingScanner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scanners/{registration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a scanner registration details
         * @description Retruns the details of the specified scanner registration.
         */
        get: operations["getScanner"];
        /**
         * Update a scanner registration
         * @description Updates the specified scanner registration.
         *
         *     If `access_credential` is omitted or empty in the request body and the registration still uses
         *     an authentication type that requires a credential (Basic, Bearer, or APIKey), the existing stored
         *     credential is left unchanged. Send a non-empty `access_credential` to set or rotate the secret.
         */
        put: operations["updateScanner"];
        post?: never;
        /**
         * Delete a scanner registration
         * @description Deletes the specified scanner registration.
         */
        delete: operations["deleteScanner"];
        options?: never;
        head?: never;
        /**
         * Set system default scanner registration
         * @description Set the specified scanner registration as the system default one.
         */
        patch: operations["setScannerAsDefault"];
        trace?: never;
    };
    "/scanners/{registration_id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the metadata of the specified scanner registration
         * @description Get the metadata of the specified scanner registration, including the capabilities and customized properties.
         */
        get: operations["getScannerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description List users registered in Harbor. Requires system admin privileges.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a local user.
         * @description This API can be used only when the authentication mode is for local DB.  When self registration is disabled.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get current user info.
         * @description Get the profile of the currently authenticated user. Returns 412 if the caller is authenticated via a non-local context such as a robot account.
         */
        get: operations["getCurrentUserInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search users by username
         * @description This endpoint is to search the users by username.  It's open for all authenticated requests.
         */
        get: operations["searchUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user's profile.
         * @description Get profile information for the specified user. System admins can access any user; regular users can only access their own profile.
         */
        get: operations["getUser"];
        /**
         * Update user's profile.
         * @description Update profile fields (email, realname, comment) of a user. Regular users can only update their own profile.
         */
        put: operations["updateUserProfile"];
        post?: never;
        /**
         * Mark a registered user as be removed.
         * @description This endpoint let administrator of Harbor mark a registered user as removed.It actually won't be deleted from DB.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/sysadmin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Update a registered user to change to be an administrator of Harbor.
         * @description Promote or demote a registered user to/from Harbor system administrator. Requires system admin privileges.
         */
        put: operations["setUserSysAdmin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password on a user that already exists.
         * @description This endpoint is for user to update password. Users with the admin role can change any user's password. Regular users can change only their own password.
         */
        put: operations["updateUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/current/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get current user permissions.
         * @description Get the RBAC permission list for the currently authenticated user, optionally filtered by scope.
         */
        get: operations["getCurrentUserPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/cli_secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set CLI secret for a user.
         * @description This endpoint let user generate a new CLI secret for himself.  This API only works when auth mode is set to 'OIDC'. Once this API returns with successful status, the old secret will be invalid, as there will be only one CLI secret for a user.
         */
        put: operations["setCliSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List labels according to the query strings.
         * @description This endpoint let user list labels by name, scope and project_id
         */
        get: operations["ListLabels"];
        put?: never;
        /**
         * Post creates a label
         * @description This endpoint let user creates a label.
         */
        post: operations["CreateLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/labels/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the label specified by ID.
         * @description This endpoint let user get the label by specific ID.
         */
        get: operations["GetLabelByID"];
        /**
         * Update the label properties.
         * @description This endpoint let user update label properties.
         */
        put: operations["UpdateLabel"];
        post?: never;
        /**
         * Delete the label specified by ID.
         * @description Delete the label specified by ID.
         */
        delete: operations["DeleteLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/cve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export scan data for selected projects
         * @description Export scan data for selected projects
         */
        post: operations["exportScanData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/cve/execution/{execution_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the specific scan data export execution
         * @description Get the scan data export execution specified by ID
         */
        get: operations["getScanDataExportExecution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/cve/executions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a list of specific scan data export execution jobs for a specified user
         * @description Get a list of specific scan data export execution jobs for a specified user
         */
        get: operations["getScanDataExportExecutionList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/cve/download/{execution_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the scan data export file
         * @description Download the scan data report. Default format is CSV
         */
        get: operations["downloadScanData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get vulnerability system summary
         * @description Retrieve the vulnerability summary of the system
         */
        get: operations["getSecuritySummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/security/vul": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the vulnerability list.
         * @description Get the vulnerability list. use q to pass the query condition,
         *     supported conditions:
         *     cve_id(exact match)
         *     cvss_score_v3(range condition)
         *     severity(exact match)
         *     status(exact match)
         *     repository_name(exact match)
         *     project_id(exact match)
         *     package(exact match)
         *     tag(exact match)
         *     digest(exact match)
         */
        get: operations["ListVulnerabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get system or project level permissions info.
         * @description This endpoint is for retrieving resource and action info that only provides for admin user(system admin and project admin).
         */
        get: operations["getPermissions"];
        put?: never;
        post?: never;
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
        /**
         * @description The error array that describe the errors got during the handling of request
         * @source openapi.yaml:6703
         */
        Errors: {
            errors?: components["schemas"]["Error"][];
        };
        /**
         * @description a model for all the error response coming from harbor
         * @example {
         *       "code": "NOT_FOUND",
         *       "message": "artifact library/hello-world:latest not found"
         *     }
         * @source openapi.yaml:6712
         */
        Error: {
            /** @description The error code */
            code?: string;
            /** @description The error message */
            message?: string;
        };
        /** @source openapi.yaml:6725 */
        Search: {
            /** @description Search results of the projects that matched the filter keywords. */
            project?: components["schemas"]["Project"][];
            /** @description Search results of the repositories that matched the filter keywords. */
            repository?: components["schemas"]["SearchRepository"][];
        };
        /** @source openapi.yaml:6738 */
        SearchRepository: {
            /** @description The ID of the project that the repository belongs to */
            project_id?: number;
            /** @description The name of the project that the repository belongs to */
            project_name?: string;
            /** @description The flag to indicate the publicity of the project that the repository belongs to (1 is public, 0 is not) */
            project_public?: boolean;
            /** @description The name of the repository */
            repository_name?: string;
            /** @description The count how many times the repository is pulled */
            pull_count?: number;
            /** @description The count of artifacts in the repository */
            artifact_count?: number;
        };
        /** @source openapi.yaml:6759 */
        Repository: {
            /**
             * Format: int64
             * @description The ID of the repository
             */
            id?: number | bigint;
            /**
             * Format: int64
             * @description The ID of the project that the repository belongs to
             */
            project_id?: number | bigint;
            /** @description The name of the repository */
            name?: string;
            /** @description The description of the repository */
            description?: string;
            /**
             * Format: int64
             * @description The count of the artifacts inside the repository
             */
            artifact_count?: number | bigint;
            /**
             * Format: int64
             * @description The count that the artifact inside the repository pulled
             */
            pull_count?: number | bigint;
            /**
             * Format: date-time
             * @description The creation time of the repository
             */
            creation_time?: string | null;
            /**
             * Format: date-time
             * @description The update time of the repository
             */
            update_time?: string;
        };
        /** @source openapi.yaml:6796 */
        Artifact: {
            /**
             * Format: int64
             * @description The ID of the artifact
             */
            id?: number | bigint;
            /** @description The type of the artifact, e.g. image, chart, etc */
            type?: string;
            /** @description The media type of the artifact */
            media_type?: string;
            /** @description The manifest media type of the artifact */
            manifest_media_type?: string;
            /** @description The artifact_type in the manifest of the artifact */
            artifact_type?: string;
            /**
             * Format: int64
             * @description The ID of the project that the artifact belongs to
             */
            project_id?: number | bigint;
            /**
             * Format: int64
             * @description The ID of the repository that the artifact belongs to
             */
            repository_id?: number | bigint;
            /** @description The name of the repository that the artifact belongs to */
            repository_name?: string;
            /** @description The digest of the artifact */
            digest?: string;
            /**
             * Format: int64
             * @description The size of the artifact
             */
            size?: number | bigint;
            /** @description The digest of the icon */
            icon?: string;
            /**
             * Format: date-time
             * @description The push time of the artifact
             */
            push_time?: string;
            /**
             * Format: date-time
             * @description The latest pull time of the artifact
             */
            pull_time?: string;
            extra_attrs?: components["schemas"]["ExtraAttrs"];
            annotations?: components["schemas"]["Annotations"];
            references?: components["schemas"]["Reference"][];
            tags?: components["schemas"]["Tag"][];
            addition_links?: components["schemas"]["AdditionLinks"];
            labels?: components["schemas"]["Label"][];
            /** @description The overview of the scan result. */
            scan_overview?: components["schemas"]["ScanOverview"];
            /** @description The overview of the generating SBOM progress */
            sbom_overview?: components["schemas"]["SBOMOverview"];
            accessories?: components["schemas"]["Accessory"][];
            /**
             * @description The signatures of the parent OCI index(es) that reference this artifact, both
             *     cosign and notation. A signature on an index covers the whole index, so a child
             *     manifest of a signed index is covered by that signature even though it carries
             *     none of its own. These entries describe the parent, not this artifact: their
             *     subject_artifact_digest is the index digest, so verifying them against this
             *     artifact's digest fails and they are not listed by the referrers API for this
             *     digest. Only returned when the with_inherited_accessory query parameter is set
             *     to true.
             */
            inherited_accessories?: components["schemas"]["Accessory"][];
        };
        /** @source openapi.yaml:6890 */
        Tag: {
            /**
             * Format: int64
             * @description The ID of the tag
             */
            id?: number | bigint;
            /**
             * Format: int64
             * @description The ID of the repository that the tag belongs to
             */
            repository_id?: number | bigint;
            /**
             * Format: int64
             * @description The ID of the artifact that the tag attached to
             */
            artifact_id?: number | bigint;
            /** @description The name of the tag */
            name?: string;
            /**
             * Format: date-time
             * @description The push time of the tag
             */
            push_time?: string;
            /**
             * Format: date-time
             * @description The latest pull time of the tag
             */
            pull_time?: string;
            /** @description The immutable status of the tag */
            immutable?: boolean;
        };
        /**
         * @description The request body for creating a tag
         * @source openapi.yaml:6920
         */
        NewTag: {
            /** @description The name of the tag */
            name: string;
        };
        /** @source openapi.yaml:6930 */
        ExtraAttrs: {
            [key: string]: Record<string, unknown>;
        };
        /** @source openapi.yaml:6934 */
        Annotations: {
            [key: string]: string;
        };
        /** @source openapi.yaml:6938 */
        AdditionLinks: {
            [key: string]: components["schemas"]["AdditionLink"];
        };
        /** @source openapi.yaml:6942 */
        AdditionLink: {
            /** @description The link of the addition */
            href?: string;
            /** @description Determine whether the link is an absolute URL or not */
            absolute?: boolean;
        };
        /** @source openapi.yaml:6952 */
        Reference: {
            /**
             * Format: int64
             * @description The parent ID of the reference
             */
            parent_id?: number | bigint;
            /**
             * Format: int64
             * @description The child ID of the reference
             */
            child_id?: number | bigint;
            /** @description The digest of the child artifact */
            child_digest?: string;
            platform?: components["schemas"]["Platform"];
            annotations?: components["schemas"]["Annotations"];
            /** @description The download URLs */
            urls?: string[];
        };
        /** @source openapi.yaml:6975 */
        Platform: {
            /** @description The architecture that the artifact applys to */
            architecture?: string;
            /** @description The OS that the artifact applys to */
            os?: string;
            /** @description The version of the OS that the artifact applys to */
            "'os.version'"?: string;
            /** @description The features of the OS that the artifact applys to */
            "'os.features'"?: string[];
            /** @description The variant of the CPU */
            variant?: string;
        };
        /** @source openapi.yaml:6995 */
        Label: {
            /**
             * Format: int64
             * @description The ID of the label
             */
            id?: number | bigint;
            /** @description The name the label */
            name?: string;
            /** @description The description the label */
            description?: string;
            /** @description The color the label */
            color?: string;
            /** @description The scope the label */
            scope?: string;
            /**
             * Format: int64
             * @description The ID of project that the label belongs to
             */
            project_id?: number | bigint;
            /**
             * Format: date-time
             * @description The creation time the label
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the label
             */
            update_time?: string;
        };
        /** @source openapi.yaml:7026 */
        Scanner: {
            /**
             * @description Name of the scanner
             * @example Trivy
             */
            name?: string;
            /**
             * @description Name of the scanner provider
             * @example Aqua Security
             */
            vendor?: string;
            /**
             * @description Version of the scanner adapter
             * @example v0.9.1
             */
            version?: string;
        };
        /**
         * @description The scan overview attached in the metadata of tag
         * @source openapi.yaml:7041
         */
        ScanOverview: {
            [key: string]: components["schemas"]["NativeReportSummary"];
        };
        /**
         * @description The generate SBOM overview information
         * @source openapi.yaml:7046
         */
        SBOMOverview: {
            /**
             * Format: date-time
             * @description The start time of the generating sbom report task
             * @example 2006-01-02T14:04:05Z
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description The end time of the generating sbom report task
             * @example 2006-01-02T15:04:05Z
             */
            end_time?: string;
            /** @description The status of the generating SBOM task */
            scan_status?: string;
            /** @description The digest of the generated SBOM accessory */
            sbom_digest?: string;
            /**
             * @description id of the native scan report
             * @example 5f62c830-f996-11e9-957f-0242c0a89008
             */
            report_id?: string;
            /**
             * Format: int64
             * @description Time in seconds required to create the report
             * @example 300
             */
            duration?: number | bigint;
            scanner?: components["schemas"]["Scanner"];
        };
        /**
         * @description The summary for the native report
         * @source openapi.yaml:7077
         */
        NativeReportSummary: {
            /**
             * @description id of the native scan report
             * @example 5f62c830-f996-11e9-957f-0242c0a89008
             */
            report_id?: string;
            /**
             * @description The status of the report generating process
             * @example Success
             */
            scan_status?: string;
            /**
             * @description The overall severity
             * @example High
             */
            severity?: string;
            /**
             * Format: int64
             * @description The seconds spent for generating the report
             * @example 300
             */
            duration?: number | bigint;
            summary?: components["schemas"]["VulnerabilitySummary"];
            /**
             * Format: date-time
             * @description The start time of the scan process that generating report
             * @example 2006-01-02T14:04:05Z
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description The end time of the scan process that generating report
             * @example 2006-01-02T15:04:05Z
             */
            end_time?: string;
            /**
             * @description The complete percent of the scanning which value is between 0 and 100
             * @example 100
             */
            complete_percent?: number;
            scanner?: components["schemas"]["Scanner"];
        };
        /**
         * @description VulnerabilitySummary contains the total number of the foun d vulnerabilities number and numbers of each severity level.
         * @source openapi.yaml:7116
         */
        VulnerabilitySummary: {
            /**
             * Format: int
             * @description The total number of the found vulnerabilities
             * @example 500
             */
            total?: number;
            /**
             * Format: int
             * @description The number of the fixable vulnerabilities
             * @example 100
             */
            fixable?: number;
            /**
             * @description Numbers of the vulnerabilities with different severity
             * @example {
             *       "Critical": 5,
             *       "High": 5
             *     }
             */
            summary?: {
                [key: string]: number;
            };
        };
        /** @source openapi.yaml:7144 */
        AuditLog: {
            /** @description The ID of the audit log entry. */
            id?: number;
            /** @description Username of the user in this log entry. */
            username?: string;
            /** @description Name of the repository in this log entry. */
            resource?: string;
            /** @description Tag of the repository in this log entry. */
            resource_type?: string;
            /** @description The operation against the repository in this log entry. */
            operation?: string;
            /**
             * Format: date-time
             * @description The time when this operation is triggered.
             * @example 2006-01-02T15:04:05Z
             */
            op_time?: string;
        };
        /** @source openapi.yaml:7167 */
        AuditLogExt: {
            /** @description The ID of the audit log entry. */
            id?: number;
            /** @description The username of the operator in this log entry. */
            username?: string;
            /** @description Name of the resource in this log entry. */
            resource?: string;
            /** @description Type of the resource in this log entry. */
            resource_type?: string;
            /** @description The operation against the resource in this log entry. */
            operation?: string;
            /** @description The operation's detail description */
            operation_description?: string;
            /** @description the operation's result, true for success, false for fail */
            operation_result?: boolean;
            /**
             * Format: date-time
             * @description The time when this operation is triggered.
             * @example 2006-01-02T15:04:05Z
             */
            op_time?: string;
        };
        /** @source openapi.yaml:7197 */
        AuditLogEventType: {
            /**
             * @description the event type, such as create_user.
             * @example create_user
             */
            event_type?: string;
        };
        /** @source openapi.yaml:7204 */
        Metadata: {
            /** @description id */
            id?: string;
            /** @description name */
            name?: string;
            /** @description icon */
            icon?: string;
            /** @description maintainers */
            maintainers?: string[];
            /** @description version */
            version?: string;
            /** @description source */
            source?: string;
        };
        /** @source openapi.yaml:7227 */
        Instance: {
            /** @description Unique ID */
            id?: number;
            /** @description Instance name */
            name?: string;
            /** @description Description of instance */
            description?: string;
            /** @description Based on which driver, identified by ID */
            vendor?: string;
            /** @description The service endpoint of this instance */
            endpoint?: string;
            /** @description The authentication way supported */
            auth_mode?: string;
            /**
             * @description The auth credential data if it exists.
             *
             *     When updating an instance (PUT `/p2p/preheat/instances/{preheat_instance_name}`), if this object
             *     is omitted or empty and `auth_mode` is not `NONE`, the previously stored credentials are kept.
             */
            auth_info?: {
                [key: string]: string;
            };
            /** @description The health status */
            status?: string;
            /** @description Whether the instance is activated or not */
            enabled?: boolean;
            /** @description Whether the instance is default or not */
            default?: boolean;
            /** @description Whether the instance endpoint is insecure or not */
            insecure?: boolean;
            /**
             * Format: int64
             * @description The timestamp of instance setting up
             */
            setup_timestamp?: number | bigint;
        };
        /** @source openapi.yaml:7276 */
        PreheatPolicy: {
            /** @description The ID of preheat policy */
            id?: number;
            /** @description The Name of preheat policy */
            name?: string;
            /** @description The Description of preheat policy */
            description?: string;
            /** @description The ID of preheat policy project */
            project_id?: number;
            /** @description The ID of preheat policy provider */
            provider_id?: number;
            /** @description The Name of preheat policy provider */
            provider_name?: string;
            /** @description The Filters of preheat policy */
            filters?: string;
            /** @description The Trigger of preheat policy */
            trigger?: string;
            /** @description Whether the preheat policy enabled */
            enabled?: boolean;
            /** @description The extra attributes of preheat policy */
            extra_attrs?: string;
            /**
             * Format: date-time
             * @description The Create Time of preheat policy
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The Update Time of preheat policy
             */
            update_time?: string;
        };
        /** @source openapi.yaml:7318 */
        Metrics: {
            /** @description The count of task */
            task_count?: number;
            /** @description The count of success task */
            success_task_count?: number;
            /** @description The count of error task */
            error_task_count?: number;
            /** @description The count of pending task */
            pending_task_count?: number;
            /** @description The count of running task */
            running_task_count?: number;
            /** @description The count of scheduled task */
            scheduled_task_count?: number;
            /** @description The count of stopped task */
            stopped_task_count?: number;
        };
        /** @source openapi.yaml:7342 */
        Execution: {
            /** @description The ID of execution */
            id?: number;
            /** @description The vendor type of execution */
            vendor_type?: string;
            /** @description The vendor id of execution */
            vendor_id?: number;
            /** @description The status of execution */
            status?: string;
            /** @description The status message of execution */
            status_message?: string;
            metrics?: components["schemas"]["Metrics"];
            /** @description The trigger of execution */
            trigger?: string;
            extra_attrs?: components["schemas"]["ExtraAttrs"];
            /** @description The start time of execution */
            start_time?: string;
            /** @description The end time of execution */
            end_time?: string;
        };
        /** @source openapi.yaml:7373 */
        Task: {
            /** @description The ID of task */
            id?: number;
            /** @description The ID of task execution */
            execution_id?: number;
            /** @description The status of task */
            status?: string;
            /** @description The status message of task */
            status_message?: string;
            /**
             * Format: int32
             * @description The count of task run
             */
            run_count?: number;
            extra_attrs?: components["schemas"]["ExtraAttrs"];
            /** @description The creation time of task */
            creation_time?: string;
            /** @description The update time of task */
            update_time?: string;
            /** @description The start time of task */
            start_time?: string;
            /** @description The end time of task */
            end_time?: string;
        };
        /** @source openapi.yaml:7406 */
        ProviderUnderProject: {
            id?: number;
            provider?: string;
            enabled?: boolean;
            default?: boolean;
        };
        /** @source openapi.yaml:7417 */
        Icon: {
            /** @description The content type of the icon */
            "content-type"?: string;
            /** @description The base64 encoded content of the icon */
            content?: string;
        };
        /** @source openapi.yaml:7426 */
        ProjectReq: {
            /**
             * @description The name of the project.
             *     maxLength: 255
             */
            project_name?: string;
            /** @description deprecated, reserved for project creation in replication */
            public?: boolean | null;
            /** @description The metadata of the project. */
            metadata?: components["schemas"]["ProjectMetadata"];
            /** @description The CVE allowlist of the project. */
            cve_allowlist?: components["schemas"]["CVEAllowlist"];
            /**
             * Format: int64
             * @description The storage quota of the project.
             */
            storage_limit?: (number | bigint) | null;
            /**
             * Format: int64
             * @description The ID of referenced registry when creating the proxy cache project
             */
            registry_id?: (number | bigint) | null;
        };
        /** @source openapi.yaml:7453 */
        Project: {
            /**
             * Format: int32
             * @description Project ID
             */
            project_id?: number;
            /**
             * Format: int32
             * @description The owner ID of the project always means the creator of the project.
             */
            owner_id?: number;
            /** @description The name of the project. */
            name?: string;
            /**
             * Format: int64
             * @description The ID of referenced registry when the project is a proxy cache project.
             */
            registry_id?: number | bigint;
            /**
             * Format: date-time
             * @description The creation time of the project.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the project.
             */
            update_time?: string;
            /** @description A deletion mark of the project. */
            deleted?: boolean;
            /** @description The owner name of the project. */
            owner_name?: string;
            /** @description Correspond to the UI about whether the project's publicity is  updatable (for UI) */
            togglable?: boolean;
            /** @description The role ID with highest permission of the current user who triggered the API (for UI).  This attribute is deprecated and will be removed in future versions. */
            current_user_role_id?: number;
            /** @description The list of role ID of the current user who triggered the API (for UI) */
            current_user_role_ids?: number[];
            /** @description The number of the repositories under this project. */
            repo_count?: number;
            /** @description The metadata of the project. */
            metadata?: components["schemas"]["ProjectMetadata"];
            /** @description The CVE allowlist of this project. */
            cve_allowlist?: components["schemas"]["CVEAllowlist"];
        };
        /** @source openapi.yaml:7507 */
        ProjectDeletable: {
            /** @description Whether the project can be deleted. */
            deletable?: boolean;
            /** @description The detail message when the project can not be deleted. */
            message?: string;
        };
        /** @source openapi.yaml:7516 */
        ProjectMetadata: {
            /** @description The public status of the project. The valid values are "true", "false". */
            public?: string;
            /** @description Whether content trust is enabled or not. If it is enabled, user can't pull unsigned images from this project. The valid values are "true", "false". */
            enable_content_trust?: string | null;
            /** @description Whether cosign content trust is enabled or not. If it is enabled, user can't pull images without cosign signature from this project. The valid values are "true", "false". */
            enable_content_trust_cosign?: string | null;
            /** @description Whether prevent the vulnerable images from running. The valid values are "true", "false". */
            prevent_vul?: string | null;
            /** @description If the vulnerability is high than severity defined here, the images can't be pulled. The valid values are "none", "low", "medium", "high", "critical". */
            severity?: string | null;
            /** @description Whether scan images automatically when pushing. The valid values are "true", "false". */
            auto_scan?: string | null;
            /** @description Whether generating SBOM automatically when pushing a subject artifact. The valid values are "true", "false". */
            auto_sbom_generation?: string | null;
            /**
             * @description Whether this project reuse the system level CVE allowlist as the allowlist of its own. The valid values are "true", "false".
             *     If it is set to "true" the actual allowlist associate with this project, if any, will be ignored.
             */
            reuse_sys_cve_allowlist?: string | null;
            /** @description The ID of the tag retention policy for the project */
            retention_id?: string | null;
            /** @description The bandwidth limit of proxy cache, in Kbps (kilobits per second). It limits the communication between Harbor and the upstream registry, not the client and the Harbor. */
            proxy_speed_kb?: string | null;
            /** @description The max connection per artifact to the upstream registry in current proxy cache project, if it is -1, no limit to upstream registry connections */
            max_upstream_conn?: string | null;
            /** @description Whether to serve images from local cache when they are removed from the upstream registry. The valid values are "true", "false". */
            proxy_cache_local_on_not_found?: string | null;
            /** @description Whether the proxy cache project should proxy OCI 1.1 referrer API requests to the upstream registry. The valid values are "true", "false". */
            proxy_referrer_api?: string | null;
            /** @description Repository filter pattern for proxy cache project. Only repositories matching the pattern will be proxied. Empty means allow all. Only has value when the current project is a proxy cache project. */
            proxy_cache_filter_pattern?: string | null;
            /** @description Matching mode for proxy_cache_filter_pattern: "doublestar" (default, glob-style with ** support) or "regex". Only has value when the current project is a proxy cache project. */
            proxy_cache_filter_kind?: string | null;
        };
        /** @source openapi.yaml:7580 */
        ProjectSummary: {
            /** @description The number of the repositories under this project. */
            repo_count?: number;
            /** @description The total number of project admin members. */
            project_admin_count?: number;
            /** @description The total number of maintainer members. */
            maintainer_count?: number;
            /** @description The total number of developer members. */
            developer_count?: number;
            /** @description The total number of guest members. */
            guest_count?: number;
            /** @description The total number of limited guest members. */
            limited_guest_count?: number;
            quota?: components["schemas"]["ProjectSummaryQuota"];
            registry?: components["schemas"]["Registry"];
        };
        /** @source openapi.yaml:7606 */
        ProjectSummaryQuota: {
            /** @description The hard limits of the quota */
            hard?: components["schemas"]["ResourceList"];
            /** @description The used status of the quota */
            used?: components["schemas"]["ResourceList"];
        };
        /** @source openapi.yaml:7615 */
        ProjectScanner: {
            /** @description The identifier of the scanner registration */
            uuid: string;
        };
        /**
         * @description The CVE Allowlist for system or project
         * @source openapi.yaml:7623
         */
        CVEAllowlist: {
            /** @description ID of the allowlist */
            id?: number;
            /** @description ID of the project which the allowlist belongs to.  For system level allowlist this attribute is zero. */
            project_id?: number;
            /** @description the time for expiration of the allowlist, in the form of seconds since epoch.  This is an optional attribute, if it's not set the CVE allowlist does not expire. */
            expires_at?: number | null;
            items?: components["schemas"]["CVEAllowlistItem"][];
            /**
             * Format: date-time
             * @description The creation time of the allowlist.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the allowlist.
             */
            update_time?: string;
        };
        /**
         * @description The item in CVE allowlist
         * @source openapi.yaml:7649
         */
        CVEAllowlistItem: {
            /** @description The ID of the CVE, such as "CVE-2019-10164" */
            cve_id?: string;
        };
        /** @source openapi.yaml:7656 */
        ReplicationPolicy: {
            /**
             * Format: int64
             * @description The policy ID.
             */
            id?: number | bigint;
            /** @description The policy name. */
            name?: string;
            /** @description The description of the policy. */
            description?: string;
            /** @description The source registry. */
            src_registry?: components["schemas"]["Registry"];
            /** @description The destination registry. */
            dest_registry?: components["schemas"]["Registry"];
            /** @description The destination namespace. */
            dest_namespace?: string;
            /**
             * Format: int8
             * @description Specify how many path components will be replaced by the provided destination namespace.
             *     The default value is -1 in which case the legacy mode will be applied.
             */
            dest_namespace_replace_count?: number;
            trigger?: components["schemas"]["ReplicationTrigger"];
            /** @description The replication policy filter array. */
            filters?: components["schemas"]["ReplicationFilter"][];
            /** @description Whether to replicate the deletion operation. */
            replicate_deletion?: boolean;
            /** @description Deprecated, use "replicate_deletion" instead. Whether to replicate the deletion operation. */
            deletion?: boolean;
            /** @description Whether to override the resources on the destination registry. */
            override?: boolean;
            /** @description Whether the policy is enabled or not. */
            enabled?: boolean;
            /**
             * Format: date-time
             * @description The create time of the policy.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the policy.
             */
            update_time?: string;
            /**
             * Format: int32
             * @description speed limit for each task
             */
            speed?: number;
            /** @description Whether to enable copy by chunk. */
            copy_by_chunk?: boolean;
            /**
             * @description Whether to skip execution until the previous active execution finishes,
             *     avoiding the execution of the same replication rules multiple times in parallel.
             */
            single_active_replication?: boolean;
        };
        /** @source openapi.yaml:7727 */
        ReplicationTrigger: {
            /** @description The replication policy trigger type. The valid values are manual, event_based and scheduled. */
            type?: string;
            trigger_settings?: components["schemas"]["ReplicationTriggerSettings"];
        };
        /** @source openapi.yaml:7735 */
        ReplicationTriggerSettings: {
            /** @description The cron string for scheduled trigger */
            cron?: string;
        };
        /** @source openapi.yaml:7741 */
        ReplicationFilter: {
            /** @description The replication policy filter type. */
            type?: string;
            /** @description The value of replication policy filter. For name, tag, and resource filters, this should be a string. For label filters, this should be an array of strings. */
            value?: unknown;
            /** @description matches or excludes the result */
            decoration?: string;
        };
        /** @source openapi.yaml:7752 */
        RegistryCredential: {
            /** @description Credential type, such as 'basic', 'oauth'. */
            type?: string;
            /** @description Access key, e.g. user name when credential type is 'basic'. */
            access_key?: string;
            /** @description Access secret, e.g. password when credential type is 'basic'. */
            access_secret?: string;
        };
        /** @source openapi.yaml:7764 */
        Registry: {
            /**
             * Format: int64
             * @description The registry ID.
             */
            id?: number | bigint;
            /** @description The registry URL string. */
            url?: string;
            /** @description The registry name. */
            name?: string;
            credential?: components["schemas"]["RegistryCredential"];
            /** @description Type of the registry, e.g. 'harbor'. */
            type?: string;
            /** @description Whether or not the certificate will be verified when Harbor tries to access the server. */
            insecure?: boolean;
            /** @description The PEM-encoded CA certificate for this registry endpoint. If provided, this CA will be used to verify the registry's certificate instead of the system CA pool. */
            ca_certificate?: string | null;
            /** @description Description of the registry. */
            description?: string;
            /** @description Health status of the registry. */
            status?: string;
            /**
             * Format: date-time
             * @description The create time of the policy.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the policy.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:7804 */
        RegistryUpdate: {
            /** @description The registry name. */
            name?: string | null;
            /** @description Description of the registry. */
            description?: string | null;
            /** @description The registry URL. */
            url?: string | null;
            /** @description Credential type of the registry, e.g. 'basic'. */
            credential_type?: string | null;
            /** @description The registry access key. */
            access_key?: string | null;
            /** @description The registry access secret. */
            access_secret?: string | null;
            /** @description Whether or not the certificate will be verified when Harbor tries to access the server. */
            insecure?: boolean | null;
            /** @description The PEM-encoded CA certificate for this registry endpoint. */
            ca_certificate?: string | null;
        };
        /** @source openapi.yaml:7839 */
        RegistryPing: {
            /**
             * Format: int64
             * @description The registry ID.
             */
            id?: (number | bigint) | null;
            /** @description Type of the registry, e.g. 'harbor'. */
            type?: string | null;
            /** @description The registry URL. */
            url?: string | null;
            /** @description Credential type of the registry, e.g. 'basic'. */
            credential_type?: string | null;
            /** @description The registry access key. */
            access_key?: string | null;
            /** @description The registry access secret. */
            access_secret?: string | null;
            /** @description Whether or not the certificate will be verified when Harbor tries to access the server. */
            insecure?: boolean | null;
            /** @description The PEM-encoded CA certificate for this registry endpoint. */
            ca_certificate?: string | null;
        };
        /**
         * @description The registry info contains the base info and capability declarations of the registry
         * @source openapi.yaml:7875
         */
        RegistryInfo: {
            /** @description The registry type */
            type?: string;
            /** @description The description */
            description?: string;
            /** @description The filters that the registry supports */
            supported_resource_filters?: components["schemas"]["FilterStyle"][];
            /** @description The triggers that the registry supports */
            supported_triggers?: string[];
            /** @description The registry whether support copy by chunk. */
            supported_copy_by_chunk?: boolean;
        };
        /**
         * @description The registry provider info contains the base info and capability declarations of the registry provider
         * @source openapi.yaml:7900
         */
        RegistryProviderInfo: {
            /** @description The endpoint pattern */
            endpoint_pattern?: components["schemas"]["RegistryProviderEndpointPattern"];
            /** @description The credential pattern */
            credential_pattern?: components["schemas"]["RegistryProviderCredentialPattern"];
        };
        /**
         * @description The registry endpoint pattern
         * @source openapi.yaml:7910
         */
        RegistryProviderEndpointPattern: {
            /** @description The endpoint type */
            endpoint_type?: string;
            /** @description The endpoint list */
            endpoints?: components["schemas"]["RegistryEndpoint"][];
        };
        /**
         * @description The registry credential pattern
         * @source openapi.yaml:7922
         */
        RegistryProviderCredentialPattern: {
            /** @description The access key type */
            access_key_type?: string;
            /** @description The access key data */
            access_key_data?: string;
            /** @description The access secret type */
            access_secret_type?: string;
            /** @description The access secret data */
            access_secret_data?: string;
        };
        /**
         * @description The style of the resource filter
         * @source openapi.yaml:7938
         */
        RegistryEndpoint: {
            /** @description The endpoint key */
            key?: string;
            /** @description The endpoint value */
            value?: string;
        };
        /**
         * @description The style of the resource filter
         * @source openapi.yaml:7948
         */
        FilterStyle: {
            /** @description The filter type */
            type?: string;
            /** @description The filter style */
            style?: string;
            /** @description The filter values */
            values?: string[];
        };
        /** @source openapi.yaml:7963 */
        ResourceList: {
            [key: string]: number | bigint;
        };
        /**
         * @description The replication execution
         * @source openapi.yaml:7968
         */
        ReplicationExecution: {
            /** @description The ID of the execution */
            id?: number;
            /** @description The ID if the policy that the execution belongs to */
            policy_id?: number;
            /** @description The status of the execution */
            status?: string;
            /** @description The trigger mode */
            trigger?: string;
            /**
             * Format: date-time
             * @description The start time
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description The end time
             */
            end_time?: string;
            /** @description The status text */
            status_text?: string;
            /** @description The total count of all executions */
            total?: number;
            /** @description The count of failed executions */
            failed?: number;
            /** @description The count of succeed executions */
            succeed?: number;
            /** @description The count of in_progress executions */
            in_progress?: number;
            /** @description The count of stopped executions */
            stopped?: number;
        };
        /** @source openapi.yaml:8016 */
        StartReplicationExecution: {
            /**
             * Format: int64
             * @description The ID of policy that the execution belongs to.
             */
            policy_id?: number | bigint;
        };
        /**
         * @description The replication task
         * @source openapi.yaml:8023
         */
        ReplicationTask: {
            /** @description The ID of the task */
            id?: number;
            /** @description The ID of the execution that the task belongs to */
            execution_id?: number;
            /** @description The status of the task */
            status?: string;
            /** @description The ID of the underlying job that the task related to */
            job_id?: string;
            /** @description The operation of the task */
            operation?: string;
            /** @description The type of the resource that the task operates */
            resource_type?: string;
            /** @description The source resource that the task operates */
            src_resource?: string;
            /** @description The destination resource that the task operates */
            dst_resource?: string;
            /**
             * Format: date-time
             * @description The start time of the task
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description The end time of the task
             */
            end_time?: string;
        };
        /** @source openapi.yaml:8059 */
        Robot: {
            /**
             * Format: int64
             * @description The ID of the robot
             */
            id?: number | bigint;
            /** @description The name of the robot */
            name?: string;
            /** @description The description of the robot */
            description?: string;
            /** @description The secret of the robot */
            secret?: string;
            /** @description The level of the robot, project or system */
            level?: string;
            /**
             * Format: int64
             * @description The duration of the robot in days, duration must be either -1(Never) or a positive integer
             */
            duration?: (number | bigint) | null;
            /** @description The editable status of the robot */
            editable?: boolean;
            /** @description The disable status of the robot */
            disable?: boolean;
            /**
             * Format: int64
             * @description The expiration date of the robot
             */
            expires_at?: number | bigint;
            permissions?: components["schemas"]["RobotPermission"][];
            /** @description The type of the robot creator, like local(harbor_user) or robot. */
            creator_type?: string;
            /**
             * Format: int64
             * @description The reference of the robot creator, like the id of harbor user.
             */
            creator_ref?: number | bigint;
            /**
             * Format: date-time
             * @description The creation time of the robot.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the robot.
             */
            update_time?: string;
        };
        /**
         * @description The request for robot account creation.
         * @source openapi.yaml:8114
         */
        RobotCreate: {
            /** @description The name of the robot */
            name?: string;
            /** @description The description of the robot */
            description?: string;
            /** @description The secret of the robot */
            secret?: string;
            /** @description The level of the robot, project or system */
            level?: string;
            /** @description The disable status of the robot */
            disable?: boolean;
            /**
             * Format: int64
             * @description The duration of the robot in days, duration must be either -1(Never) or a positive integer
             */
            duration?: number | bigint;
            permissions?: components["schemas"]["RobotPermission"][];
        };
        /**
         * @description The response for robot account creation.
         * @source openapi.yaml:8141
         */
        RobotCreated: {
            /**
             * Format: int64
             * @description The ID of the robot
             */
            id?: number | bigint;
            /** @description The name of the robot */
            name?: string;
            /** @description The secret of the robot */
            secret?: string;
            /**
             * Format: date-time
             * @description The creation time of the robot.
             */
            creation_time?: string;
            /**
             * Format: int64
             * @description The expiration date of the robot
             */
            expires_at?: number | bigint;
        };
        /**
         * @description The response for refresh/update robot account secret.
         * @source openapi.yaml:8163
         */
        RobotSec: {
            /** @description The secret of the robot */
            secret?: string;
        };
        /** @source openapi.yaml:8170 */
        RobotPermission: {
            /** @description The kind of the permission */
            kind?: string;
            /** @description The namespace of the permission */
            namespace?: string;
            access?: components["schemas"]["Access"][];
        };
        /** @source openapi.yaml:8183 */
        Access: {
            /** @description The resource of the access. Possible resources are listed here for system and project level https://github.com/goharbor/harbor/blob/main/src/common/rbac/const.go */
            resource?: string;
            /** @description The action of the access. Possible actions are *, pull, push, create, read, update, delete, list, operate, scanner-pull and stop. */
            action?: string;
            /** @description The effect of the access */
            effect?: string;
        };
        /** @source openapi.yaml:8195 */
        RobotCreateV1: {
            /** @description The name of robot account */
            name?: string;
            /** @description The description of robot account */
            description?: string;
            /** @description The expiration time on or after which the JWT MUST NOT be accepted for processing. */
            expires_at?: number;
            /** @description The permission of robot account */
            access?: components["schemas"]["Access"][];
        };
        /** @source openapi.yaml:8212 */
        Storage: {
            /**
             * Format: uint64
             * @description Total volume size.
             */
            total?: number;
            /**
             * Format: uint64
             * @description Free volume size.
             */
            free?: number;
        };
        /** @source openapi.yaml:8223 */
        GeneralInfo: {
            /**
             * @description The banner message for the UI. It is the stringified result of the banner message object.
             * @example {"closable":true,"message":"your banner message content","type":"warning","fromDate":"06/19/2023","toDate":"06/21/2023"}
             */
            banner_message?: string | null;
            /**
             * Format: date-time
             * @description The current time of the server.
             */
            current_time?: string | null;
            /** @description The url of registry against which the docker command should be issued. */
            registry_url?: string | null;
            /** @description The external URL of Harbor, with protocol. */
            external_url?: string | null;
            /** @description The auth mode of current Harbor instance. */
            auth_mode?: string | null;
            /** @description The flag to indicate whether the current auth mode should consider as a primary one. */
            primary_auth_mode?: boolean | null;
            /** @description Indicate who can create projects, it could be 'adminonly' or 'everyone'. */
            project_creation_restriction?: string | null;
            /** @description Indicate whether the Harbor instance enable user to register himself. */
            self_registration?: boolean | null;
            /** @description Indicate whether there is a ca root cert file ready for download in the file system. */
            has_ca_root?: boolean | null;
            /** @description The build version of Harbor. */
            harbor_version?: string | null;
            /** @description The storage provider's name of Harbor registry */
            registry_storage_provider_name?: string | null;
            /** @description The flag to indicate whether Harbor is in readonly mode. */
            read_only?: boolean | null;
            /** @description The flag to indicate whether notification mechanism is enabled on Harbor instance. */
            notification_enable?: boolean | null;
            /** @description The setting of auth proxy this is only available when Harbor relies on authproxy for authentication. */
            authproxy_settings?: components["schemas"]["AuthproxySetting"];
            /** @description The OIDC provider name, empty if current auth is not OIDC_auth or OIDC provider is not configured. */
            oidc_provider_name?: string | null;
        };
        /** @source openapi.yaml:8303 */
        AuthproxySetting: {
            /** @description The fully qualified URI of login endpoint of authproxy, such as 'https://192.168.1.2:8443/login' */
            endpoint?: string;
            /** @description The fully qualified URI of token review endpoint of authproxy, such as 'https://192.168.1.2:8443/tokenreview' */
            tokenreivew_endpoint?: string;
            /** @description The flag to determine whether Harbor can skip search the user/group when adding him as a member. */
            skip_search?: boolean;
            /** @description The flag to determine whether Harbor should verify the certificate when connecting to the auth proxy. */
            verify_cert?: boolean;
            /** @description The certificate to be pinned when connecting auth proxy. */
            server_certificate?: string;
        };
        /** @source openapi.yaml:8321 */
        SystemInfo: {
            /** @description The storage of system. */
            storage?: components["schemas"]["Storage"][];
        };
        /** @source openapi.yaml:8329 */
        GCHistory: {
            /** @description the id of gc job. */
            id?: number;
            /** @description the job name of gc job. */
            job_name?: string;
            /** @description the job kind of gc job. */
            job_kind?: string;
            /** @description the job parameters of gc job. */
            job_parameters?: string;
            schedule?: components["schemas"]["ScheduleObj"];
            /** @description the status of gc job. */
            job_status?: string;
            /** @description if gc job was deleted. */
            deleted?: boolean;
            /**
             * Format: date-time
             * @description the creation time of gc job.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description the update time of gc job.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:8360 */
        ExecHistory: {
            /** @description the id of purge job. */
            id?: number;
            /** @description the job name of purge job. */
            job_name?: string;
            /** @description the job kind of purge job. */
            job_kind?: string;
            /** @description the job parameters of purge job. */
            job_parameters?: string;
            schedule?: components["schemas"]["ScheduleObj"];
            /** @description the status of purge job. */
            job_status?: string;
            /** @description if purge job was deleted. */
            deleted?: boolean;
            /**
             * Format: date-time
             * @description the creation time of purge job.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description the update time of purge job.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:8391 */
        Schedule: {
            /** @description The id of the schedule. */
            readonly id?: number;
            /** @description The status of the schedule. */
            readonly status?: string;
            /**
             * Format: date-time
             * @description the creation time of the schedule.
             */
            readonly creation_time?: string;
            /**
             * Format: date-time
             * @description the update time of the schedule.
             */
            readonly update_time?: string;
            schedule?: components["schemas"]["ScheduleObj"];
            /** @description The parameters of schedule job */
            parameters?: {
                [key: string]: Record<string, unknown>;
            };
        };
        /** @source openapi.yaml:8419 */
        ScheduleObj: {
            /**
             * @description The schedule type. The valid values are 'Hourly', 'Daily', 'Weekly', 'Custom', 'Manual', 'None' and 'Schedule'.
             *     'Manual' means to trigger it right away, 'Schedule' means to trigger it by a specified cron schedule and
             *     'None' means to cancel the schedule.
             * @enum {string}
             */
            type?: "Hourly" | "Daily" | "Weekly" | "Custom" | "Manual" | "None" | "Schedule";
            /** @description A cron expression, a time-based job scheduler. */
            cron?: string;
            /**
             * Format: date-time
             * @description The next time to schedule to run the job.
             */
            next_scheduled_time?: string;
        };
        /**
         * @description Stats provides the overall progress of the scan all process.
         * @source openapi.yaml:8443
         */
        Stats: {
            /**
             * Format: int
             * @description The total number of scan processes triggered by the scan all action
             * @example 100
             */
            total?: number;
            /**
             * Format: int
             * @description The number of the finished scan processes triggered by the scan all action
             * @example 90
             */
            completed?: number;
            /**
             * @description The metrics data for the each status
             * @example {
             *       "Success": 5,
             *       "Error": 2,
             *       "Running": 3
             *     }
             */
            metrics?: {
                [key: string]: number;
            };
            /** @description A flag indicating job status of scan all. */
            ongoing?: boolean;
            /**
             * @description The trigger of the scan all job.
             * @enum {string}
             */
            trigger?: "Manual" | "Schedule" | "Event";
        };
        /**
         * @description the tag retention metadata
         * @source openapi.yaml:8481
         */
        RetentionMetadata: {
            /** @description templates */
            templates?: components["schemas"]["RetentionRuleMetadata"][];
            /** @description supported scope selectors */
            scope_selectors?: components["schemas"]["RetentionSelectorMetadata"][];
            /** @description supported tag selectors */
            tag_selectors?: components["schemas"]["RetentionSelectorMetadata"][];
        };
        /**
         * @description the tag retention rule metadata
         * @source openapi.yaml:8501
         */
        RetentionRuleMetadata: {
            /** @description rule id */
            rule_template?: string;
            /** @description rule display text */
            display_text?: string;
            /** @description rule action */
            action?: string;
            /** @description rule params */
            params?: components["schemas"]["RetentionRuleParamMetadata"][];
        };
        /**
         * @description rule param
         * @source openapi.yaml:8520
         */
        RetentionRuleParamMetadata: {
            type?: string;
            unit?: string;
            required?: boolean;
        };
        /**
         * @description retention selector
         * @source openapi.yaml:8532
         */
        RetentionSelectorMetadata: {
            display_text?: string;
            kind?: string;
            decorations?: string[];
        };
        /**
         * @description retention policy
         * @source openapi.yaml:8545
         */
        RetentionPolicy: {
            /** Format: int64 */
            id?: number | bigint;
            algorithm?: string;
            rules?: components["schemas"]["RetentionRule"][];
            trigger?: components["schemas"]["RetentionRuleTrigger"];
            scope?: components["schemas"]["RetentionPolicyScope"];
        };
        /** @source openapi.yaml:8565 */
        RetentionRuleTrigger: {
            kind?: string;
            settings?: Record<string, unknown>;
            references?: Record<string, unknown>;
        };
        /** @source openapi.yaml:8575 */
        RetentionPolicyScope: {
            level?: string;
            ref?: number;
        };
        /** @source openapi.yaml:8583 */
        RetentionRule: {
            id?: number;
            priority?: number;
            disabled?: boolean;
            action?: string;
            template?: string;
            params?: {
                [key: string]: Record<string, unknown>;
            };
            tag_selectors?: components["schemas"]["RetentionSelector"][];
            scope_selectors?: {
                [key: string]: components["schemas"]["RetentionSelector"][];
            };
        };
        /** @source openapi.yaml:8611 */
        RetentionSelector: {
            kind?: string;
            decoration?: string;
            pattern?: string;
            extras?: string;
        };
        /** @source openapi.yaml:8623 */
        RetentionExecution: {
            /** Format: int64 */
            id?: number | bigint;
            /** Format: int64 */
            policy_id?: number | bigint;
            start_time?: string;
            end_time?: string;
            status?: string;
            trigger?: string;
            dry_run?: boolean;
        };
        /** @source openapi.yaml:8643 */
        RetentionExecutionTask: {
            /** Format: int64 */
            id?: number | bigint;
            /** Format: int64 */
            execution_id?: number | bigint;
            repository?: string;
            job_id?: string;
            status?: string;
            status_code?: number;
            /** Format: int64 */
            status_revision?: number | bigint;
            start_time?: string;
            end_time?: string;
            total?: number;
            retained?: number;
        };
        /** @source openapi.yaml:8675 */
        QuotaUpdateReq: {
            /** @description The new hard limits for the quota */
            hard?: components["schemas"]["ResourceList"];
        };
        /** @source openapi.yaml:8682 */
        QuotaRefObject: {
            [key: string]: unknown;
        };
        /**
         * @description The quota object
         * @source openapi.yaml:8686
         */
        Quota: {
            /** @description ID of the quota */
            id?: number;
            /** @description The reference object of the quota */
            ref?: components["schemas"]["QuotaRefObject"];
            /** @description The hard limits of the quota */
            hard?: components["schemas"]["ResourceList"];
            /** @description The used status of the quota */
            used?: components["schemas"]["ResourceList"];
            /**
             * Format: date-time
             * @description the creation time of the quota
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description the update time of the quota
             */
            update_time?: string;
        };
        /**
         * @description Registration represents a named configuration for invoking a scanner via its adapter.
         * @source openapi.yaml:8713
         */
        ScannerRegistration: {
            /** @description The unique identifier of this registration. */
            uuid?: string;
            /**
             * @description The name of this registration.
             * @example Trivy
             */
            name?: string;
            /**
             * @description An optional description of this registration.
             * @example A free-to-use tool that scans container images for package vulnerabilities.
             */
            description?: string;
            /**
             * Format: uri
             * @description A base URL of the scanner adapter
             * @example http://harbor-scanner-trivy:8080
             */
            url?: string;
            /**
             * @description Indicate whether the registration is enabled or not
             * @default false
             */
            disabled?: boolean;
            /**
             * @description Indicate if the registration is set as the system default one
             * @default false
             */
            is_default?: boolean;
            /**
             * @description Specify what authentication approach is adopted for the HTTP communications.
             *     Supported types Basic", "Bearer" and api key header "X-ScannerAdapter-API-Key"
             * @default
             * @example Bearer
             */
            auth?: string;
            /**
             * @description An optional value of the HTTP Authorization header sent with each request to the Scanner Adapter API.
             * @example Bearer: JWTTOKENGOESHERE
             */
            access_credential?: string;
            /**
             * @description Indicate if skip the certificate verification when sending HTTP requests
             * @default false
             */
            skip_certVerify?: boolean;
            /**
             * @description Indicate whether use internal registry addr for the scanner to pull content or not
             * @default false
             */
            use_internal_addr?: boolean;
            /**
             * Format: date-time
             * @description The creation time of this registration
             */
            create_time?: string;
            /**
             * Format: date-time
             * @description The update time of this registration
             */
            update_time?: string;
            /**
             * @description Optional property to describe the name of the scanner registration
             * @example Trivy
             */
            adapter?: string;
            /**
             * @description Optional property to describe the vendor of the scanner registration
             * @example CentOS
             */
            vendor?: string;
            /**
             * @description Optional property to describe the version of the scanner registration
             * @example 1.0.1
             */
            version?: string;
            /**
             * @description Indicate the healthy of the registration
             * @default
             * @example healthy
             */
            health?: string;
            /**
             * @description Indicates the capabilities of the scanner, e.g. support_vulnerability or support_sbom.
             * @example {
             *       "support_vulnerability": true,
             *       "support_sbom": true
             *     }
             */
            capabilities?: {
                [key: string]: unknown;
            };
        };
        /** @source openapi.yaml:8801 */
        ScannerRegistrationReq: {
            /**
             * @description The name of this registration
             * @example Trivy
             */
            name: string;
            /**
             * @description An optional description of this registration.
             * @example A free-to-use tool that scans container images for package vulnerabilities.
             */
            description?: string;
            /**
             * Format: uri
             * @description A base URL of the scanner adapter.
             * @example http://harbor-scanner-trivy:8080
             */
            url: string;
            /**
             * @description Specify what authentication approach is adopted for the HTTP communications.
             *     Supported types Basic", "Bearer" and api key header "X-ScannerAdapter-API-Key"
             * @example Bearer
             */
            auth?: string;
            /**
             * @description An optional value of the HTTP Authorization header sent with each request to the Scanner Adapter API.
             *
             *     When updating a registration (PUT `/scanners/{registration_id}`), if this field is omitted or empty
             *     and `auth` is still one of Basic, Bearer, or APIKey, the previously stored credential is kept
             *     unchanged. Provide a non-empty value to set or rotate the credential. Clearing `auth` removes the
             *     need for a credential; in that case an empty `access_credential` does not restore the old secret.
             * @example Bearer: JWTTOKENGOESHERE
             */
            access_credential?: string;
            /**
             * @description Indicate if skip the certificate verification when sending HTTP requests
             * @default false
             */
            skip_certVerify?: boolean;
            /**
             * @description Indicate whether use internal registry addr for the scanner to pull content or not
             * @default false
             */
            use_internal_addr?: boolean;
            /**
             * @description Indicate whether the registration is enabled or not
             * @default false
             */
            disabled?: boolean;
        };
        /** @source openapi.yaml:8850 */
        ScannerRegistrationSettings: {
            /**
             * @description The name of this registration
             * @example Trivy
             */
            name: string;
            /**
             * Format: uri
             * @description A base URL of the scanner adapter.
             * @example http://harbor-scanner-trivy:8080
             */
            url: string;
            /**
             * @description Specify what authentication approach is adopted for the HTTP communications.
             *     Supported types Basic", "Bearer" and api key header "X-ScannerAdapter-API-Key"
             * @default
             */
            auth?: string;
            /**
             * @description An optional value of the HTTP Authorization header sent with each request to the Scanner Adapter API.
             * @example Bearer: JWTTOKENGOESHERE
             */
            access_credential?: string;
        };
        /** @source openapi.yaml:8877 */
        IsDefault: {
            /** @description A flag indicating whether a scanner registration is default. */
            is_default?: boolean;
        };
        /** @source openapi.yaml:8884 */
        ScannerCapability: {
            /**
             * @description Specify the type of scanner capability, like vulnerability or sbom
             * @example sbom
             */
            type?: string;
            consumes_mime_types?: string[];
            produces_mime_types?: string[];
        };
        /**
         * @description The metadata info of the scanner adapter
         * @source openapi.yaml:8904
         */
        ScannerAdapterMetadata: {
            scanner?: components["schemas"]["Scanner"];
            capabilities?: components["schemas"]["ScannerCapability"][];
            /**
             * @example {
             *       "harbor.scanner-adapter/registry-authorization-type": "Bearer"
             *     }
             */
            properties?: {
                [key: string]: string;
            };
        };
        /** @source openapi.yaml:8921 */
        ImmutableRule: {
            id?: number;
            priority?: number;
            disabled?: boolean;
            action?: string;
            template?: string;
            params?: {
                [key: string]: Record<string, unknown>;
            };
            tag_selectors?: components["schemas"]["ImmutableSelector"][];
            scope_selectors?: {
                [key: string]: components["schemas"]["ImmutableSelector"][];
            };
        };
        /** @source openapi.yaml:8948 */
        ImmutableSelector: {
            kind?: string;
            decoration?: string;
            pattern?: string;
            extras?: string;
        };
        /**
         * @description The ldap configure properties
         * @source openapi.yaml:8959
         */
        LdapConf: {
            /** @description The url of ldap service. */
            ldap_url?: string;
            /** @description The search dn of ldap service. */
            ldap_search_dn?: string;
            /** @description The search password of ldap service. */
            ldap_search_password?: string;
            /** @description The base dn of ldap service. */
            ldap_base_dn?: string;
            /** @description The serach filter of ldap service. */
            ldap_filter?: string;
            /** @description The serach uid from ldap service attributes. */
            ldap_uid?: string;
            /**
             * Format: int64
             * @description The serach scope of ldap service.
             */
            ldap_scope?: number | bigint;
            /**
             * Format: int64
             * @description The connect timeout of ldap service(second).
             */
            ldap_connection_timeout?: number | bigint;
            /** @description Verify Ldap server certificate. */
            ldap_verify_cert?: boolean;
        };
        /**
         * @description The ldap ping result
         * @source openapi.yaml:8992
         */
        LdapPingResult: {
            /** @description Test success */
            success?: boolean;
            /** @description The ping operation output message. */
            message?: string;
        };
        /** @source openapi.yaml:9002 */
        LdapImportUsers: {
            /** @description selected uid list */
            ldap_uid_list?: string[];
        };
        /** @source openapi.yaml:9010 */
        LdapFailedImportUser: {
            /** @description the uid can't add to system. */
            uid?: string;
            /** @description fail reason. */
            error?: string;
        };
        /** @source openapi.yaml:9019 */
        LdapUser: {
            /** @description ldap username. */
            username?: string;
            /** @description The user realname from "uid" or "cn" attribute. */
            realname?: string;
            /** @description The user email address from "mail" or "email" attribute. */
            email?: string;
        };
        /** @source openapi.yaml:9031 */
        UserGroup: {
            /** @description The ID of the user group */
            id?: number;
            /** @description The name of the user group */
            group_name?: string;
            /** @description The group type, 1 for LDAP group, 2 for HTTP group, 3 for OIDC group. */
            group_type?: number;
            /** @description The DN of the LDAP group if group type is 1 (LDAP group). */
            ldap_group_dn?: string;
        };
        /** @source openapi.yaml:9046 */
        UserGroupSearchItem: {
            /** @description The ID of the user group */
            id?: number;
            /** @description The name of the user group */
            group_name?: string;
            /** @description The group type, 1 for LDAP group, 2 for HTTP group, 3 for OIDC group. */
            group_type?: number;
        };
        /**
         * @description Supported webhook event types and notify types.
         * @source openapi.yaml:9058
         */
        SupportedWebhookEventTypes: {
            event_type?: components["schemas"]["EventType"][];
            notify_type?: components["schemas"]["NotifyType"][];
            payload_formats?: components["schemas"]["PayloadFormat"][];
        };
        /**
         * @description Webhook supported event type.
         * @example PULL_ARTIFACT
         * @source openapi.yaml:9074
         */
        EventType: string;
        /**
         * @description Webhook supported notify type.
         * @example http
         * @source openapi.yaml:9078
         */
        NotifyType: string;
        /**
         * @description The type of webhook paylod format.
         * @example CloudEvents
         * @source openapi.yaml:9082
         */
        PayloadFormatType: string;
        /**
         * @description Webhook supported payload format type collections.
         * @source openapi.yaml:9086
         */
        PayloadFormat: {
            notify_type?: components["schemas"]["NotifyType"];
            /** @description The supported payload formats for this notify type. */
            formats?: components["schemas"]["PayloadFormatType"][];
        };
        /**
         * @description The webhook policy target object.
         * @source openapi.yaml:9098
         */
        WebhookTargetObject: {
            /** @description The webhook target notify type. */
            type?: string;
            /** @description The webhook target address. */
            address?: string;
            /** @description The webhook auth header. */
            auth_header?: string;
            /** @description Whether or not to skip cert verify. */
            skip_cert_verify?: boolean;
            /** @description The payload format of webhook, by default is Default for http type. */
            payload_format?: components["schemas"]["PayloadFormatType"];
        };
        /**
         * @description The webhook policy object
         * @source openapi.yaml:9117
         */
        WebhookPolicy: {
            /**
             * Format: int64
             * @description The webhook policy ID.
             */
            id?: number | bigint;
            /** @description The name of webhook policy. */
            name?: string;
            /** @description The description of webhook policy. */
            description?: string;
            /** @description The project ID of webhook policy. */
            project_id?: number;
            targets?: components["schemas"]["WebhookTargetObject"][];
            event_types?: string[];
            /** @description The creator of the webhook policy. */
            creator?: string;
            /**
             * Format: date-time
             * @description The create time of the webhook policy.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the webhook policy.
             */
            update_time?: string;
            /** @description Whether the webhook policy is enabled or not. */
            enabled?: boolean;
        };
        /**
         * @description The webhook policy and last trigger time group by event type.
         * @source openapi.yaml:9157
         */
        WebhookLastTrigger: {
            /** @description The webhook policy name. */
            policy_name?: string;
            /** @description The webhook event type. */
            event_type?: string;
            /** @description Whether or not the webhook policy enabled. */
            enabled?: boolean;
            /**
             * Format: date-time
             * @description The creation time of webhook policy.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The last trigger time of webhook policy.
             */
            last_trigger_time?: string;
        };
        /**
         * @description The webhook job.
         * @source openapi.yaml:9178
         */
        WebhookJob: {
            /**
             * Format: int64
             * @description The webhook job ID.
             */
            id?: number | bigint;
            /**
             * Format: int64
             * @description The webhook policy ID.
             */
            policy_id?: number | bigint;
            /** @description The webhook job event type. */
            event_type?: string;
            /** @description The webhook job notify type. */
            notify_type?: string;
            /** @description The webhook job status. */
            status?: string;
            /** @description The webhook job notify detailed data. */
            job_detail?: string;
            /**
             * Format: date-time
             * @description The webhook job creation time.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The webhook job update time.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:9210 */
        InternalConfigurationsResponse: {
            [key: string]: components["schemas"]["InternalConfigurationValue"];
        };
        /** @source openapi.yaml:9214 */
        InternalConfigurationValue: {
            /** @description The value of current config item */
            value?: Record<string, unknown>;
            /** @description The configure item can be updated or not */
            editable?: boolean;
        };
        /** @source openapi.yaml:9224 */
        ConfigurationsResponse: {
            /** @description The auth mode of current system, such as "db_auth", "ldap_auth", "oidc_auth" */
            auth_mode?: components["schemas"]["StringConfigItem"];
            /** @description The flag to indicate whether the current auth mode should consider as a primary one. */
            primary_auth_mode?: components["schemas"]["BoolConfigItem"];
            /** @description The Base DN for LDAP binding. */
            ldap_base_dn?: components["schemas"]["StringConfigItem"];
            /** @description The filter for LDAP search */
            ldap_filter?: components["schemas"]["StringConfigItem"];
            /** @description The base DN to search LDAP group. */
            ldap_group_base_dn?: components["schemas"]["StringConfigItem"];
            /** @description Specify the ldap group which have the same privilege with Harbor admin */
            ldap_group_admin_dn?: components["schemas"]["StringConfigItem"];
            /** @description The attribute which is used as identity of the LDAP group, default is cn.' */
            ldap_group_attribute_name?: components["schemas"]["StringConfigItem"];
            /** @description The filter to search the ldap group */
            ldap_group_search_filter?: components["schemas"]["StringConfigItem"];
            /** @description The scope to search ldap group. ''0-LDAP_SCOPE_BASE, 1-LDAP_SCOPE_ONELEVEL, 2-LDAP_SCOPE_SUBTREE'' */
            ldap_group_search_scope?: components["schemas"]["IntegerConfigItem"];
            /** @description Attach LDAP user group information in parallel. */
            ldap_group_attach_parallel?: components["schemas"]["BoolConfigItem"];
            /** @description The scope to search ldap users,'0-LDAP_SCOPE_BASE, 1-LDAP_SCOPE_ONELEVEL, 2-LDAP_SCOPE_SUBTREE' */
            ldap_scope?: components["schemas"]["IntegerConfigItem"];
            /** @description The DN of the user to do the search. */
            ldap_search_dn?: components["schemas"]["StringConfigItem"];
            /** @description Timeout in seconds for connection to LDAP server */
            ldap_timeout?: components["schemas"]["IntegerConfigItem"];
            /** @description The attribute which is used as identity for the LDAP binding, such as "CN" or "SAMAccountname" */
            ldap_uid?: components["schemas"]["StringConfigItem"];
            /** @description The URL of LDAP server */
            ldap_url?: components["schemas"]["StringConfigItem"];
            /** @description Whether verify your OIDC server certificate, disable it if your OIDC server is hosted via self-hosted certificate. */
            ldap_verify_cert?: components["schemas"]["BoolConfigItem"];
            /** @description The user attribute to identify the group membership */
            ldap_group_membership_attribute?: components["schemas"]["StringConfigItem"];
            /** @description Indicate who can create projects, it could be ''adminonly'' or ''everyone''. */
            project_creation_restriction?: components["schemas"]["StringConfigItem"];
            /** @description The flag to indicate whether Harbor is in readonly mode. */
            read_only?: components["schemas"]["BoolConfigItem"];
            /** @description Whether the Harbor instance supports self-registration.  If it''s set to false, admin need to add user to the instance. */
            self_registration?: components["schemas"]["BoolConfigItem"];
            /** @description The expiration time of the token for internal Registry, in minutes. */
            token_expiration?: components["schemas"]["IntegerConfigItem"];
            /** @description The client id of UAA */
            uaa_client_id?: components["schemas"]["StringConfigItem"];
            /** @description The client secret of the UAA */
            uaa_client_secret?: components["schemas"]["StringConfigItem"];
            /** @description The endpoint of the UAA */
            uaa_endpoint?: components["schemas"]["StringConfigItem"];
            /** @description Verify the certificate in UAA server */
            uaa_verify_cert?: components["schemas"]["BoolConfigItem"];
            /** @description The endpoint of the HTTP auth */
            http_authproxy_endpoint?: components["schemas"]["StringConfigItem"];
            /** @description The token review endpoint */
            http_authproxy_tokenreview_endpoint?: components["schemas"]["StringConfigItem"];
            /** @description The group which has the harbor admin privileges */
            http_authproxy_admin_groups?: components["schemas"]["StringConfigItem"];
            /** @description The usernames which has the harbor admin privileges */
            http_authproxy_admin_usernames?: components["schemas"]["StringConfigItem"];
            /** @description Verify the HTTP auth provider's certificate */
            http_authproxy_verify_cert?: components["schemas"]["BoolConfigItem"];
            /** @description Search user before onboard */
            http_authproxy_skip_search?: components["schemas"]["BoolConfigItem"];
            /** @description The certificate of the HTTP auth provider */
            http_authproxy_server_certificate?: components["schemas"]["StringConfigItem"];
            /** @description The OIDC provider name */
            oidc_name?: components["schemas"]["StringConfigItem"];
            /** @description The endpoint of the OIDC provider */
            oidc_endpoint?: components["schemas"]["StringConfigItem"];
            /** @description The client ID of the OIDC provider */
            oidc_client_id?: components["schemas"]["StringConfigItem"];
            /** @description The attribute claims the group name */
            oidc_groups_claim?: components["schemas"]["StringConfigItem"];
            /** @description The OIDC group which has the harbor admin privileges */
            oidc_admin_group?: components["schemas"]["StringConfigItem"];
            /** @description The OIDC group filter which filters out the group doesn't match the regular expression */
            oidc_group_filter?: components["schemas"]["StringConfigItem"];
            /** @description The scope of the OIDC provider */
            oidc_scope?: components["schemas"]["StringConfigItem"];
            /** @description The attribute claims the username */
            oidc_user_claim?: components["schemas"]["StringConfigItem"];
            /** @description Verify the OIDC provider's certificate' */
            oidc_verify_cert?: components["schemas"]["BoolConfigItem"];
            /** @description Auto onboard the OIDC user */
            oidc_auto_onboard?: components["schemas"]["BoolConfigItem"];
            /** @description Extra parameters to add when redirect request to OIDC provider */
            oidc_extra_redirect_parms?: components["schemas"]["StringConfigItem"];
            /** @description Extra parameters to logout user session from the OIDC provider */
            oidc_logout?: components["schemas"]["BoolConfigItem"];
            /** @description The robot account token duration in days */
            robot_token_duration?: components["schemas"]["IntegerConfigItem"];
            /** @description The rebot account name prefix */
            robot_name_prefix?: components["schemas"]["StringConfigItem"];
            /** @description Enable notification */
            notification_enable?: components["schemas"]["BoolConfigItem"];
            /** @description Enable quota per project */
            quota_per_project_enable?: components["schemas"]["BoolConfigItem"];
            /** @description The storage quota per project */
            storage_per_project?: components["schemas"]["IntegerConfigItem"];
            /** @description The endpoint of the audit log forwarder */
            audit_log_forward_endpoint?: components["schemas"]["StringConfigItem"];
            /** @description Whether skip the audit log in database */
            skip_audit_log_database?: components["schemas"]["BoolConfigItem"];
            /** @description Whether or not to skip update the pull time for scanner */
            scanner_skip_update_pulltime?: components["schemas"]["BoolConfigItem"];
            scan_all_policy?: {
                /** @description The type of scan all policy, currently the valid values are "none" and "daily" */
                type?: string;
                /** @description The parameters of the policy, the values are dependent on the type of the policy. */
                parameter?: {
                    /** @description The offset in seconds of UTC 0 o'clock, only valid when the policy type is "daily" */
                    daily_time?: number;
                };
            };
            /** @description The session timeout in minutes */
            session_timeout?: components["schemas"]["IntegerConfigItem"];
            /** @description The banner message for the UI.It is the stringified result of the banner message object */
            banner_message?: components["schemas"]["StringConfigItem"];
            /** @description The audit log event types to skip to log in database */
            disabled_audit_log_event_types?: components["schemas"]["StringConfigItem"];
        };
        /** @source openapi.yaml:9405 */
        Configurations: {
            /** @description The auth mode of current system, such as "db_auth", "ldap_auth", "oidc_auth" */
            auth_mode?: string;
            /** @description The flag to indicate whether the current auth mode should consider as a primary one. */
            primary_auth_mode?: boolean | null;
            /** @description The Base DN for LDAP binding. */
            ldap_base_dn?: string;
            /** @description The filter for LDAP search */
            ldap_filter?: string;
            /** @description The base DN to search LDAP group. */
            ldap_group_base_dn?: string;
            /** @description Specify the ldap group which have the same privilege with Harbor admin */
            ldap_group_admin_dn?: string;
            /** @description The attribute which is used as identity of the LDAP group, default is cn.' */
            ldap_group_attribute_name?: string;
            /** @description The filter to search the ldap group */
            ldap_group_search_filter?: string;
            /** @description The scope to search ldap group. ''0-LDAP_SCOPE_BASE, 1-LDAP_SCOPE_ONELEVEL, 2-LDAP_SCOPE_SUBTREE'' */
            ldap_group_search_scope?: number;
            /** @description Attach LDAP user group information in parallel, the parallel worker count is 5 */
            ldap_group_attach_parallel?: boolean;
            /** @description The scope to search ldap users,'0-LDAP_SCOPE_BASE, 1-LDAP_SCOPE_ONELEVEL, 2-LDAP_SCOPE_SUBTREE' */
            ldap_scope?: number;
            /** @description The DN of the user to do the search. */
            ldap_search_dn?: string;
            /** @description The password of the ldap search dn */
            ldap_search_password?: string;
            /** @description Timeout in seconds for connection to LDAP server */
            ldap_timeout?: number;
            /** @description The attribute which is used as identity for the LDAP binding, such as "CN" or "SAMAccountname" */
            ldap_uid?: string;
            /** @description The URL of LDAP server */
            ldap_url?: string;
            /** @description Whether verify your OIDC server certificate, disable it if your OIDC server is hosted via self-hosted certificate. */
            ldap_verify_cert?: boolean;
            /** @description The user attribute to identify the group membership */
            ldap_group_membership_attribute?: string;
            /** @description Indicate who can create projects, it could be ''adminonly'' or ''everyone''. */
            project_creation_restriction?: string;
            /** @description The flag to indicate whether Harbor is in readonly mode. */
            read_only?: boolean;
            /** @description Whether the Harbor instance supports self-registration.  If it''s set to false, admin need to add user to the instance. */
            self_registration?: boolean;
            /** @description The expiration time of the token for internal Registry, in minutes. */
            token_expiration?: number;
            /** @description The client id of UAA */
            uaa_client_id?: string;
            /** @description The client secret of the UAA */
            uaa_client_secret?: string;
            /** @description The endpoint of the UAA */
            uaa_endpoint?: string;
            /** @description Verify the certificate in UAA server */
            uaa_verify_cert?: boolean;
            /** @description The endpoint of the HTTP auth */
            http_authproxy_endpoint?: string;
            /** @description The token review endpoint */
            http_authproxy_tokenreview_endpoint?: string;
            /** @description The group which has the harbor admin privileges */
            http_authproxy_admin_groups?: string;
            /** @description The username which has the harbor admin privileges */
            http_authproxy_admin_usernames?: string;
            /** @description Verify the HTTP auth provider's certificate */
            http_authproxy_verify_cert?: boolean;
            /** @description Search user before onboard */
            http_authproxy_skip_search?: boolean;
            /** @description The certificate of the HTTP auth provider */
            http_authproxy_server_certificate?: string;
            /** @description The OIDC provider name */
            oidc_name?: string;
            /** @description The endpoint of the OIDC provider */
            oidc_endpoint?: string;
            /** @description The client ID of the OIDC provider */
            oidc_client_id?: string;
            /** @description The OIDC provider secret */
            oidc_client_secret?: string;
            /** @description The attribute claims the group name */
            oidc_groups_claim?: string;
            /** @description The OIDC group which has the harbor admin privileges */
            oidc_admin_group?: string;
            /** @description The OIDC group filter which filters out the group name doesn't match the regular expression */
            oidc_group_filter?: string;
            /** @description The scope of the OIDC provider */
            oidc_scope?: string;
            /** @description The attribute claims the username */
            oidc_user_claim?: string;
            /** @description Verify the OIDC provider's certificate' */
            oidc_verify_cert?: boolean;
            /** @description Auto onboard the OIDC user */
            oidc_auto_onboard?: boolean;
            /** @description Extra parameters to add when redirect request to OIDC provider */
            oidc_extra_redirect_parms?: string;
            /** @description Logout OIDC user session */
            oidc_logout?: boolean;
            /** @description The robot account token duration in days */
            robot_token_duration?: number;
            /** @description The rebot account name prefix */
            robot_name_prefix?: string;
            /** @description Enable notification */
            notification_enable?: boolean;
            /** @description Enable quota per project */
            quota_per_project_enable?: boolean;
            /** @description The storage quota per project */
            storage_per_project?: number;
            /** @description The audit log forward endpoint */
            audit_log_forward_endpoint?: string;
            /** @description Skip audit log database */
            skip_audit_log_database?: boolean;
            /** @description The session timeout for harbor, in minutes. */
            session_timeout?: number;
            /** @description Whether or not to skip update pull time for scanner */
            scanner_skip_update_pulltime?: boolean;
            /** @description The banner message for the UI.It is the stringified result of the banner message object */
            banner_message?: string;
            /** @description the list to disable log audit event types. */
            disabled_audit_log_event_types?: string;
        };
        /** @source openapi.yaml:9693 */
        StringConfigItem: {
            /** @description The string value of current config item */
            value?: string;
            /** @description The configure item can be updated or not */
            editable?: boolean;
        };
        /** @source openapi.yaml:9704 */
        BoolConfigItem: {
            /** @description The boolean value of current config item */
            value?: boolean;
            /** @description The configure item can be updated or not */
            editable?: boolean;
        };
        /** @source openapi.yaml:9715 */
        IntegerConfigItem: {
            /** @description The integer value of current config item */
            value?: number;
            /** @description The configure item can be updated or not */
            editable?: boolean;
        };
        /** @source openapi.yaml:9726 */
        ProjectMemberEntity: {
            /** @description the project member id */
            id?: number;
            /** @description the project id */
            project_id?: number;
            /** @description the name of the group member. */
            entity_name?: string;
            /** @description the name of the role */
            role_name?: string;
            /** @description the role id */
            role_id?: number;
            /** @description the id of entity, if the member is a user, it is user_id in user table. if the member is a user group, it is the user group's ID in user_group table. */
            entity_id?: number;
            /** @description the entity's type, u for user entity, g for group entity. */
            entity_type?: string;
        };
        /** @source openapi.yaml:9750 */
        ProjectMember: {
            /** @description The role id 1 for projectAdmin, 2 for developer, 3 for guest, 4 for maintainer */
            role_id?: number;
            member_user?: components["schemas"]["UserEntity"];
            member_group?: components["schemas"]["UserGroup"];
        };
        /** @source openapi.yaml:9760 */
        RoleRequest: {
            /** @description The role id 1 for projectAdmin, 2 for developer, 3 for guest, 4 for maintainer */
            role_id?: number;
        };
        /** @source openapi.yaml:9766 */
        UserEntity: {
            /** @description The ID of the user. */
            user_id?: number;
            /** @description The name of the user. */
            username?: string;
        };
        /** @source openapi.yaml:9775 */
        UserProfile: {
            email?: string;
            realname?: string;
            comment?: string;
        };
        /** @source openapi.yaml:9784 */
        UserCreationReq: {
            /** @description maxLength: 255 */
            email?: string;
            realname?: string;
            comment?: string;
            password?: string;
            /** @description maxLength: 255 */
            username?: string;
        };
        /** @source openapi.yaml:9799 */
        OIDCUserInfo: {
            /**
             * Format: int
             * @description the ID of the OIDC info record
             */
            id?: number;
            /**
             * Format: int
             * @description the ID of the user
             */
            user_id?: number;
            /** @description the concatenation of sub and issuer in the ID token */
            subiss?: string;
            /** @description the secret of the OIDC user that can be used for CLI to push/pull artifacts */
            secret?: string;
            /**
             * Format: date-time
             * @description The creation time of the OIDC user info record.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the OIDC user info record.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:9824 */
        UserResp: {
            email?: string;
            realname?: string;
            comment?: string;
            /** Format: int */
            user_id?: number;
            username?: string;
            sysadmin_flag?: boolean;
            /** @description indicate the admin privilege is grant by authenticator (LDAP), is always false unless it is the current login user */
            admin_role_in_auth?: boolean;
            oidc_user_meta?: components["schemas"]["OIDCUserInfo"];
            /**
             * Format: date-time
             * @description The creation time of the user.
             */
            creation_time?: string;
            /**
             * Format: date-time
             * @description The update time of the user.
             */
            update_time?: string;
        };
        /** @source openapi.yaml:9855 */
        UserSysAdminFlag: {
            /** @description true-admin, false-not admin. */
            sysadmin_flag?: boolean;
        };
        /** @source openapi.yaml:9861 */
        UserSearch: {
            /**
             * Format: int
             * @description The ID of the user.
             */
            user_id?: number;
            username?: string;
        };
        /** @source openapi.yaml:9870 */
        PasswordReq: {
            /** @description The user's existing password. */
            old_password?: string;
            /** @description New password for marking as to be updated. */
            new_password?: string;
        };
        /** @source openapi.yaml:9879 */
        UserSearchRespItem: {
            /**
             * Format: int
             * @description The ID of the user.
             */
            user_id?: number;
            username?: string;
        };
        /** @source openapi.yaml:9888 */
        Permission: {
            /** @description The permission resoruce */
            resource?: string;
            /** @description The permission action */
            action?: string;
        };
        /** @source openapi.yaml:9897 */
        Permissions: {
            /** @description The system level permissions */
            system?: components["schemas"]["Permission"][];
            /** @description The project level permissions */
            project?: components["schemas"]["Permission"][];
        };
        /** @source openapi.yaml:9910 */
        OIDCCliSecretReq: {
            /** @description The new secret */
            secret?: string;
        };
        /**
         * @description The system health status
         * @source openapi.yaml:9916
         */
        OverallHealthStatus: {
            /** @description The overall health status. It is "healthy" only when all the components' status are "healthy" */
            status?: string;
            components?: components["schemas"]["ComponentHealthStatus"][];
        };
        /**
         * @description The health status of component
         * @source openapi.yaml:9927
         */
        ComponentHealthStatus: {
            /** @description The component name */
            name?: string;
            /** @description The health status of component. Is either "healthy" or "unhealthy". */
            status?: string;
            /** @description (optional) The error message when the status is "unhealthy" */
            error?: string;
        };
        /** @source openapi.yaml:9940 */
        Statistic: {
            /**
             * Format: int64
             * @description The count of the private projects
             */
            private_project_count?: number | bigint;
            /**
             * Format: int64
             * @description The count of the private repositories
             */
            private_repo_count?: number | bigint;
            /**
             * Format: int64
             * @description The count of the public projects
             */
            public_project_count?: number | bigint;
            /**
             * Format: int64
             * @description The count of the public repositories
             */
            public_repo_count?: number | bigint;
            /**
             * Format: int64
             * @description The count of the total projects, only be seen by the system admin
             */
            total_project_count?: number | bigint;
            /**
             * Format: int64
             * @description The count of the total repositories, only be seen by the system admin
             */
            total_repo_count?: number | bigint;
            /**
             * Format: int64
             * @description The total storage consumption of blobs, only be seen by the system admin
             */
            total_storage_consumption?: number | bigint;
        };
        /**
         * @description The accessory of the artifact
         * @source openapi.yaml:9978
         */
        Accessory: {
            /**
             * Format: int64
             * @description The ID of the accessory
             */
            id?: number | bigint;
            /**
             * Format: int64
             * @description The artifact id of the accessory
             */
            artifact_id?: number | bigint;
            /**
             * Format: int64
             * @description Going to be deprecated, use repo and digest for insteand. The subject artifact id of the accessory.
             */
            subject_artifact_id?: number | bigint;
            /** @description The subject artifact digest of the accessory */
            subject_artifact_digest?: string;
            /** @description The subject artifact repository name of the accessory */
            subject_artifact_repo?: string;
            /**
             * Format: int64
             * @description The artifact size of the accessory
             */
            size?: number | bigint;
            /** @description The artifact digest of the accessory */
            digest?: string;
            /** @description The artifact size of the accessory */
            type?: string;
            /** @description The icon of the accessory */
            icon?: string;
            /**
             * Format: date-time
             * @description The creation time of the accessory
             */
            creation_time?: string;
        };
        /**
         * @description The criteria to select the scan data to export.
         * @source openapi.yaml:10025
         */
        ScanDataExportRequest: {
            /** @description Name of the scan data export job */
            job_name?: string;
            /** @description A list of one or more projects for which to export the scan data, currently only one project is supported due to performance concerns, but define as array for extension in the future. */
            projects?: (number | bigint)[];
            /** @description A list of one or more labels for which to export the scan data, defaults to all if empty */
            labels?: (number | bigint)[];
            /** @description A list of repositories for which to export the scan data, defaults to all if empty */
            repositories?: string;
            /** @description CVE-IDs for which to export data. Multiple CVE-IDs can be specified by separating using ',' and enclosed between '{}'. Defaults to all if empty */
            cveIds?: string;
            /** @description A list of tags enclosed within '{}'. Defaults to all if empty */
            tags?: string;
        };
        /**
         * @description The metadata associated with the scan data export job
         * @source openapi.yaml:10053
         */
        ScanDataExportJob: {
            /**
             * Format: int64
             * @description The id of the scan data export job
             */
            id?: number | bigint;
        };
        /**
         * @description The replication execution
         * @source openapi.yaml:10061
         */
        ScanDataExportExecution: {
            /** @description The ID of the execution */
            id?: number;
            /** @description The ID if the user triggering the export job */
            user_id?: number;
            /** @description The status of the execution */
            status?: string;
            /** @description The trigger mode */
            trigger?: string;
            /**
             * Format: date-time
             * @description The start time
             */
            start_time?: string;
            /**
             * Format: date-time
             * @description The end time
             */
            end_time?: string;
            /** @description The status text */
            status_text?: string;
            /** @description The name of the user triggering the job */
            user_name?: string;
            /** @description Indicates whether the export artifact is present in registry */
            file_present?: boolean;
        };
        /**
         * @description The list of scan data export executions
         * @source openapi.yaml:10097
         */
        ScanDataExportExecutionList: {
            /** @description The list of scan data export executions */
            items?: components["schemas"]["ScanDataExportExecution"][];
        };
        /**
         * @description the worker pool of job service
         * @source openapi.yaml:10107
         */
        WorkerPool: {
            /** @description the process id of jobservice */
            pid?: number;
            /** @description the id of the worker pool */
            worker_pool_id?: string;
            /**
             * Format: date-time
             * @description The start time of the work pool
             */
            start_at?: string;
            /**
             * Format: date-time
             * @description The heartbeat time of the work pool
             */
            heartbeat_at?: string;
            /** @description The concurrency of the work pool */
            concurrency?: number;
            /** @description The host of the work pool */
            host?: string;
        };
        /**
         * @description worker in the pool
         * @source openapi.yaml:10131
         */
        Worker: {
            /** @description the id of the worker */
            id?: string;
            /** @description the id of the worker pool */
            pool_id?: string;
            /** @description the name of the running job in the worker */
            job_name?: string;
            /** @description the id of the running job in the worker */
            job_id?: string;
            /**
             * Format: date-time
             * @description The start time of the worker
             */
            start_at?: string | null;
            /** @description the checkin of the running job in the worker */
            check_in?: string;
            /**
             * Format: date-time
             * @description The checkin time of the worker
             */
            checkin_at?: string | null;
        };
        /**
         * @description The request to stop, pause or resume
         * @source openapi.yaml:10162
         */
        ActionRequest: {
            /**
             * @description The action of the request, should be stop, pause or resume
             * @enum {string}
             */
            action?: "stop" | "pause" | "resume";
        };
        /**
         * @description the job queue info
         * @source openapi.yaml:10173
         */
        JobQueue: {
            /** @description The type of the job queue */
            job_type?: string;
            /** @description The count of jobs in the job queue */
            count?: number;
            /** @description The latency the job queue (seconds) */
            latency?: number;
            /** @description The paused status of the job queue */
            paused?: boolean;
        };
        /**
         * @description the schedule task info
         * @source openapi.yaml:10190
         */
        ScheduleTask: {
            /** @description the id of the Schedule task */
            id?: number;
            /** @description the vendor type of the current schedule task */
            vendor_type?: string;
            /** @description the vendor id of the current task */
            vendor_id?: number;
            /** @description the cron of the current schedule task */
            cron?: string;
            /**
             * Format: date-time
             * @description the update time of the schedule task
             */
            update_time?: string;
        };
        /**
         * @description the scheduler status
         * @source openapi.yaml:10210
         */
        SchedulerStatus: {
            /** @description if the scheduler is paused */
            paused?: boolean;
        };
        /**
         * @description the security summary
         * @source openapi.yaml:10218
         */
        SecuritySummary: {
            /**
             * Format: int64
             * @description the count of critical vulnerabilities
             */
            critical_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of high vulnerabilities
             */
            high_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of medium vulnerabilities
             */
            medium_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of low vulnerabilities
             */
            low_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of none vulnerabilities
             */
            none_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of unknown vulnerabilities
             */
            unknown_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the count of total vulnerabilities
             */
            total_vuls?: number | bigint;
            /**
             * Format: int64
             * @description the count of scanned artifacts
             */
            scanned_cnt?: number | bigint;
            /**
             * Format: int64
             * @description the total count of artifacts
             */
            total_artifact?: number | bigint;
            /**
             * Format: int64
             * @description the count of fixable vulnerabilities
             */
            fixable_cnt?: number | bigint;
            /** @description the list of dangerous CVEs */
            dangerous_cves?: components["schemas"]["DangerousCVE"][];
            /** @description the list of dangerous artifacts */
            dangerous_artifacts?: components["schemas"]["DangerousArtifact"][];
        };
        /**
         * @description the dangerous CVE information
         * @source openapi.yaml:10281
         */
        DangerousCVE: {
            /** @description the cve id */
            cve_id?: string;
            /** @description the severity of the CVE */
            severity?: string;
            /**
             * Format: float64
             * @description the cvss score v3
             */
            cvss_score_v3?: number;
            /** @description the description of the CVE */
            desc?: string;
            /** @description the package of the CVE */
            package?: string;
            /** @description the version of the package */
            version?: string;
        };
        /**
         * @description the dangerous artifact information
         * @source openapi.yaml:10304
         */
        DangerousArtifact: {
            /**
             * Format: int64
             * @description the project id of the artifact
             */
            project_id?: number | bigint;
            /** @description the repository name of the artifact */
            repository_name?: string;
            /** @description the digest of the artifact */
            digest?: string;
            /** @description the count of critical vulnerabilities */
            critical_cnt?: number;
            /**
             * Format: int64
             * @description the count of high vulnerabilities
             */
            high_cnt?: number | bigint;
            /** @description the count of medium vulnerabilities */
            medium_cnt?: number;
        };
        /**
         * @description the vulnerability item info
         * @source openapi.yaml:10332
         */
        VulnerabilityItem: {
            /**
             * Format: int64
             * @description the project ID of the artifact
             */
            project_id?: number | bigint;
            /** @description the repository name of the artifact */
            repository_name?: string;
            /** @description the digest of the artifact */
            digest?: string;
            /** @description the tags of the artifact */
            tags?: string[];
            /** @description the CVE id of the vulnerability. */
            cve_id?: string;
            /** @description the severity of the vulnerability */
            severity?: string;
            /** @description the status of the vulnerability, example "fixed", "won't fix" */
            status?: string;
            /**
             * Format: float
             * @description the nvd cvss v3 score of the vulnerability
             */
            cvss_v3_score?: number;
            /** @description the package of the vulnerability */
            package?: string;
            /** @description the version of the package */
            version?: string;
            /** @description the fixed version of the package */
            fixed_version?: string;
            /** @description The description of the vulnerability */
            desc?: string;
            /** @description Links of the vulnerability */
            links?: string[];
        };
        /** @source openapi.yaml:10381 */
        ScanType: {
            /**
             * @description The scan type for the scan request. Two options are currently supported, vulnerability and sbom
             * @enum {string}
             */
            scan_type?: "vulnerability" | "sbom";
        };
        /** @source openapi.yaml:8391 */
        ScheduleRequest: {
            schedule?: components["schemas"]["ScheduleObj"];
            /** @description The parameters of schedule job */
            parameters?: {
                [key: string]: Record<string, unknown>;
            };
        };
    };
    responses: {
        /** @description Success */
        200: {
            headers: SharedHeaders;
            content?: never;
        };
        /** @description Created */
        201: {
            headers: SharedHeaders & {
                /** @description The location of the resource */
                Location?: string;
            };
            content?: never;
        };
        /** @description Accepted */
        202: {
            headers: SharedHeaders;
            content?: never;
        };
        /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
        400: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Unauthorized. Authentication is required to access this resource. */
        401: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
        403: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Not found. The requested resource does not exist. */
        404: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Method not allowed. */
        405: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Conflict. The resource already exists or the current state prevents the operation. */
        409: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
        412: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Unsupported media type. */
        415: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
        422: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
        /** @description Internal server error. Inspect the `errors` array in the response body for details. */
        500: {
            headers: SharedHeaders;
            content: {
                "application/json": components["schemas"]["Errors"];
            };
        };
    };
    parameters: {
        /**
         * @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max]
         * @source openapi.yaml:6420
         */
        query: string;
        /**
         * @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2"
         * @source openapi.yaml:6426
         */
        sort: string;
        /**
         * @description The page number
         *     default: 1
         * @source openapi.yaml:6432
         */
        page: number | bigint;
        /**
         * @description The size of per page
         *     maximum: 100, default: 10
         * @source openapi.yaml:6440
         */
        pageSize: number | bigint;
        /**
         * @description An unique ID for the request
         *     minLength: 1
         * @source openapi.yaml:6449
         */
        requestId: string;
        /**
         * @description The flag to indicate whether to return the name of the resource in Location. When X-Resource-Name-In-Location is true, the Location will return the name of the resource.
         *     default: false
         * @source openapi.yaml:6456
         */
        resourceNameInLocation: boolean;
        /**
         * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
         *     default: false
         * @source openapi.yaml:6463
         */
        isResourceName: boolean;
        /**
         * @description A comma-separated lists of MIME types for the scan report or scan summary. The first mime type will be used when the report found for it.
         *     Currently the mime type supports 'application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0' and 'application/vnd.security.vulnerability.report; version=1.1'
         *     default: "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
         * @source openapi.yaml:6470
         */
        acceptVulnerabilities: string;
        /**
         * @description The name of the project
         * @source openapi.yaml:6478
         */
        projectName: string;
        /**
         * @description The name or id of the project
         * @source openapi.yaml:6484
         */
        projectNameOrId: string;
        /**
         * @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb
         * @source openapi.yaml:6490
         */
        repositoryName: string;
        /**
         * @description The reference of the artifact, can be digest or tag
         * @source openapi.yaml:6496
         */
        reference: string;
        /**
         * @description The digest of the resource
         * @source openapi.yaml:6502
         */
        digest: string;
        /**
         * @description The name of the tag
         * @source openapi.yaml:6508
         */
        tagName: string;
        /**
         * @description Instance Name
         * @source openapi.yaml:6514
         */
        instanceName: string;
        /**
         * @description Preheat Policy Name
         * @source openapi.yaml:6520
         */
        preheatPolicyName: string;
        /**
         * @description Execution ID
         * @source openapi.yaml:6526
         */
        executionId: number;
        /**
         * @description Task ID
         * @source openapi.yaml:6532
         */
        taskId: number;
        /**
         * @description Robot ID
         * @source openapi.yaml:6538
         */
        robotId: number | bigint;
        /**
         * @description The ID of the gc log
         * @source openapi.yaml:6545
         */
        gcId: number | bigint;
        /**
         * @description The ID of the purge log
         * @source openapi.yaml:6552
         */
        purgeId: number | bigint;
        /**
         * @description Label ID
         * @source openapi.yaml:6559
         */
        labelId: number | bigint;
        /**
         * @description The ID of the webhook policy
         * @source openapi.yaml:6566
         */
        webhookPolicyId: number | bigint;
        /**
         * @description The ID of the immutable rule
         * @source openapi.yaml:6573
         */
        immutableRuleId: number | bigint;
        /**
         * @description The ID of the accessory
         * @source openapi.yaml:6580
         */
        accessoryId: number | bigint;
        /**
         * @description The type of scan data to export
         * @source openapi.yaml:6587
         */
        scanDataType: string;
        /**
         * @description The name of the user
         * @source openapi.yaml:6593
         */
        userName: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * Check the status of Harbor components
     * Check the status of Harbor components. This path does not require authentication.
     * `GET /health`
     * @example
     * await api.getHealth();
     * @source openapi.yaml:23
     */
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health status of Harbor components */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OverallHealthStatus"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Search for projects and repositories
     * The Search endpoint returns information about the projects and repositories offered at public status or related to the current logged in user. The response includes the project and repository list in a proper display order.
     * `GET /search`
     * @source openapi.yaml:39
     */
    search: {
        parameters: {
            query: {
                /** @description Search parameter for project and repository name. */
                q: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An array of search results */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Search"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the statistic information about the projects and repositories
     * Get the statistic information about the projects and repositories
     * `GET /statistics`
     * @example
     * await api.getStatistic();
     * @source openapi.yaml:61
     */
    getStatistic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistic information */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistic"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Ping available ldap service.
     * This endpoint ping the available ldap service for test related configuration parameters.
     *
     * `POST /ldap/ping`
     * @example
     * await api.pingLdap();
     * @source openapi.yaml:79
     */
    pingLdap: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description ldap configuration. support input ldap service configuration. If it is a empty request, will load current configuration from the system. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["LdapConf"];
            };
        };
        responses: {
            /** @description Ping ldap service successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LdapPingResult"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Search available ldap users.
     * This endpoint searches the available ldap users based on related configuration parameters. Support searched by input ldap configuration, load configuration from the system and specific filter.
     *
     * `GET /ldap/users/search`
     * @example
     * await api.searchLdapUser();
     * @source openapi.yaml:108
     */
    searchLdapUser: {
        parameters: {
            query?: {
                /** @description Registered user ID */
                username?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search ldap users successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LdapUser"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Import selected available ldap users.
     * This endpoint adds the selected available ldap users to harbor based on related configuration parameters from the system. System will try to guess the user email address and realname, add to harbor user information. If have errors when import user, will return the list of importing failed uid and the failed reason.
     *
     * `POST /ldap/users/import`
     * @source openapi.yaml:138
     */
    importLdapUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The uid listed for importing. This list will check users validity of ldap service based on configuration from the system. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LdapImportUsers"];
            };
        };
        responses: {
            /** @description Add ldap users successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Failed import some users. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LdapFailedImportUser"][];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Search available ldap groups.
     * This endpoint searches the available ldap groups based on related configuration parameters. support to search by groupname or groupdn.
     *
     * `GET /ldap/groups/search`
     * @example
     * await api.searchLdapGroup();
     * @source openapi.yaml:171
     */
    searchLdapGroup: {
        parameters: {
            query?: {
                /** @description Ldap group name */
                groupname?: string;
                /** @description The LDAP group DN */
                groupdn?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search ldap group successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get internal configurations.
     * This endpoint is for retrieving system configurations that only provides for internal api call.
     *
     * `GET /internalconfig`
     * @example
     * await api.getInternalconfig();
     * @source openapi.yaml:206
     */
    getInternalconfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get system configurations successfully. The response body is a map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InternalConfigurationsResponse"];
                };
            };
            /** @description User need to log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description User does not have permission of admin role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get system configurations.
     * This endpoint is for retrieving system configurations that only provides for admin user.
     *
     * `GET /configurations`
     * @example
     * await api.getConfigurations();
     * @source openapi.yaml:227
     */
    getConfigurations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get system configurations successfully. The response body is a map. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigurationsResponse"];
                };
            };
            /** @description User need to log in first. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description User does not have permission of admin role. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unexpected internal errors. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Modify system configurations.
     * This endpoint is for modifying system configurations that only provides for admin user.
     *
     * `PUT /configurations`
     * @source openapi.yaml:247
     */
    updateConfigurations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The configuration map can contain a subset of the attributes of the schema, which are to be updated. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Configurations"];
            };
        };
        responses: {
            /** @description Modify system configurations successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List projects
     * This endpoint returns projects created by Harbor.
     * `GET /projects`
     * @example
     * await api.listProjects();
     * @source openapi.yaml:276
     */
    listProjects: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /** @description The name of project. */
                name?: string;
                /** @description The project is public or private. */
                public?: boolean;
                /** @description The name of project owner. */
                owner?: string;
                /**
                 * @description Bool value indicating whether return detailed information of the project
                 *     default: true
                 */
                with_detail?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return all matched projects. */
            200: {
                headers: {
                    /** @description The total count of projects */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a new project.
     * This endpoint is for user to create a new project.
     * `POST /projects`
     * @source openapi.yaml:353
     */
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether to return the name of the resource in Location. When X-Resource-Name-In-Location is true, the Location will return the name of the resource.
                 *     default: false
                 */
                "X-Resource-Name-In-Location"?: components["parameters"]["resourceNameInLocation"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description New created project. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectReq"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Project name already exists. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Check if the project name user provided already exists.
     * This endpoint is used to check if the project name provided already exist.
     * `HEAD /projects`
     * @source openapi.yaml:331
     */
    headProject: {
        parameters: {
            query: {
                /** @description Project name for checking exists. */
                project_name: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Return specific project detail information
     * This endpoint returns specific project information by project ID.
     * `GET /projects/{project_name_or_id}`
     * @source openapi.yaml:386
     */
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return matched project information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Project not found. No project exists with the specified name or ID. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update properties for a selected project.
     * This endpoint is aimed to update the properties of a project.
     * `PUT /projects/{project_name_or_id}`
     * @source openapi.yaml:415
     */
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        /** @description Updates of project. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectReq"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete project by projectID
     * This endpoint is aimed to delete project by project ID.
     * `DELETE /projects/{project_name_or_id}`
     * @source openapi.yaml:444
     */
    deleteProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Project not found. No project exists with the specified name or ID. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Project cannot be deleted. The project still contains repositories or has pending tasks. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the deletable status of the project
     * Get the deletable status of the project
     * `GET /projects/{project_name_or_id}/_deletable`
     * @source openapi.yaml:480
     */
    getProjectDeletable: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return deletable status of the project. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectDeletable"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get summary of the project.
     * Get summary of the project.
     * `GET /projects/{project_name_or_id}/summary`
     * @source openapi.yaml:504
     */
    getProjectSummary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get summary of the project successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectSummary"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get all project member information
     * Get all project member information
     * `GET /projects/{project_name_or_id}/members`
     * @source openapi.yaml:530
     */
    listProjectMembers: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The entity name to search. */
                entityname?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get project members successfully. */
            200: {
                headers: {
                    /** @description The total count of members */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberEntity"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create project member
     * Create project member relationship, the member can be one of the user_member and group_member,  The user_member need to specify user_id or username. If the user already exist in harbor DB, specify the user_id,  If does not exist in harbor DB, it will SearchAndOnBoard the user. The group_member need to specify id or ldap_group_dn. If the group already exist in harbor DB. specify the user group's id,  If does not exist, it will SearchAndOnBoard the group.
     * `POST /projects/{project_name_or_id}/members`
     * @source openapi.yaml:571
     */
    createProjectMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ProjectMember"];
            };
        };
        responses: {
            /** @description Project member created successfully. */
            201: {
                headers: {
                    /** @description The URL of the created resource */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the project member information
     * Get the project member information
     * `GET /projects/{project_name_or_id}/members/{mid}`
     * @source openapi.yaml:603
     */
    getProjectMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The member ID */
                mid: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Project member retrieved successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectMemberEntity"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update project member
     * Update project member relationship
     * `PUT /projects/{project_name_or_id}/members/{mid}`
     * @source openapi.yaml:634
     */
    updateProjectMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description Member ID. */
                mid: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RoleRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete project member
     * Remove the specified project member from the project.
     * `DELETE /projects/{project_name_or_id}/members/{mid}`
     * @source openapi.yaml:667
     */
    deleteProjectMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description Member ID. */
                mid: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the metadata of the specific project
     * Get the metadata of the specific project
     * `GET /projects/{project_name_or_id}/metadatas/`
     * @source openapi.yaml:697
     */
    listProjectMetadatas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Add metadata for the specific project
     * Add metadata for the specific project
     * `POST /projects/{project_name_or_id}/metadatas/`
     * @source openapi.yaml:724
     */
    addProjectMetadatas: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific metadata of the specific project
     * Get the specific metadata of the specific project
     * `GET /projects/{project_name_or_id}/metadatas/{meta_name}`
     * @source openapi.yaml:756
     */
    getProjectMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The name of metadata. */
                meta_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the specific metadata for the specific project
     * Update the specific metadata for the specific project
     * `PUT /projects/{project_name_or_id}/metadatas/{meta_name}`
     * @source openapi.yaml:788
     */
    updateProjectMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The name of metadata. */
                meta_name: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    [key: string]: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the specific metadata for the specific project
     * Delete the specific metadata for the specific project
     * `DELETE /projects/{project_name_or_id}/metadatas/{meta_name}`
     * @source openapi.yaml:824
     */
    deleteProjectMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The name of metadata. */
                meta_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List all authorized repositories
     * List all authorized repositories
     * `GET /repositories`
     * @example
     * await api.listAllRepositories();
     * @source openapi.yaml:855
     */
    listAllRepositories: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of repositories */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repository"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List repositories
     * List repositories of the specified project
     * `GET /projects/{project_name}/repositories`
     * @source openapi.yaml:886
     */
    listRepositories: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of repositories */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repository"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get repository
     * Get the repository specified by name
     * `GET /projects/{project_name}/repositories/{repository_name}`
     * @source openapi.yaml:926
     */
    getRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repository"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Repository not found. No repository with the specified name exists in this project. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update repository
     * Update the repository specified by name
     * `PUT /projects/{project_name}/repositories/{repository_name}`
     * @source openapi.yaml:957
     */
    updateRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
            };
            cookie?: never;
        };
        /** @description The JSON object of repository. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Repository"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete repository
     * Delete the repository specified by name
     * `DELETE /projects/{project_name}/repositories/{repository_name}`
     * @source openapi.yaml:986
     */
    deleteRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Repository not found. No repository with the specified name exists in this project. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. The repository contains images protected by an immutable tag rule and cannot be deleted. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List artifacts
     * List artifacts under the specific project and repository. Except the basic properties, the other supported queries in "q" includes "tags=*" to list only tagged artifacts, "tags=nil" to list only untagged artifacts, "tags=~v" to list artifacts whose tag fuzzy matches "v", "tags=v" to list artifact whose tag exactly matches "v", "labels=(id1, id2)" to list artifacts that both labels with id1 and id2 are added to
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts`
     * @source openapi.yaml:1024
     */
    listArtifacts: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Specify whether the tags are included inside the returning artifacts
                 *     default: true
                 */
                with_tag?: boolean;
                /**
                 * @description Specify whether the labels are included inside the returning artifacts
                 *     default: false
                 */
                with_label?: boolean;
                /**
                 * @description Specify whether the scan overview is included inside the returning artifacts
                 *     default: false
                 */
                with_scan_overview?: boolean;
                /**
                 * @description Specify whether the SBOM overview is included in returning artifacts, when this option is true, the SBOM overview will be included in the response
                 *     default: false
                 */
                with_sbom_overview?: boolean;
                /**
                 * @description Specify whether the immutable status is included inside the tags of the returning artifacts. Only works when setting "with_immutable_status=true"
                 *     default: false
                 */
                with_immutable_status?: boolean;
                /**
                 * @description Specify whether the accessories are included of the returning artifacts. Only works when setting "with_accessory=true"
                 *     default: false
                 */
                with_accessory?: boolean;
                /**
                 * @description Specify whether the accessories of the parent OCI index(es) referencing the artifact are included, in the separate inherited_accessories field. Off by default because it costs an extra reference lookup per artifact.
                 *     default: false
                 */
                with_inherited_accessory?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description A comma-separated lists of MIME types for the scan report or scan summary. The first mime type will be used when the report found for it.
                 *     Currently the mime type supports 'application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0' and 'application/vnd.security.vulnerability.report; version=1.1'
                 *     default: "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
                 */
                "X-Accept-Vulnerabilities"?: components["parameters"]["acceptVulnerabilities"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of artifacts */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artifact"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Repository or project not found. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Copy artifact
     * Copy the artifact specified in the "from" parameter to the repository.
     * `POST /projects/{project_name}/repositories/{repository_name}/artifacts`
     * @source openapi.yaml:1113
     */
    CopyArtifact: {
        parameters: {
            query: {
                /** @description The artifact from which the new artifact is copied from, the format should be "project/repository:tag" or "project/repository@digest". */
                from: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Source artifact or target repository not found. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Method not allowed. */
            405: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific artifact
     * Get the artifact specified by the reference under the project and repository. The reference can be digest or tag.
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}`
     * @source openapi.yaml:1150
     */
    getArtifact: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Specify whether the tags are inclued inside the returning artifacts
                 *     default: true
                 */
                with_tag?: boolean;
                /**
                 * @description Specify whether the labels are inclued inside the returning artifacts
                 *     default: false
                 */
                with_label?: boolean;
                /**
                 * @description Specify whether the scan overview is inclued inside the returning artifacts
                 *     default: false
                 */
                with_scan_overview?: boolean;
                /**
                 * @description Specify whether the SBOM overview is included in returning artifact, when this option is true, the SBOM overview will be included in the response
                 *     default: false
                 */
                with_sbom_overview?: boolean;
                /**
                 * @description Specify whether the accessories are included of the returning artifacts.
                 *     default: false
                 */
                with_accessory?: boolean;
                /**
                 * @description Specify whether the accessories of the parent OCI index(es) referencing the artifact are included, in the separate inherited_accessories field. Off by default because it costs an extra reference lookup per artifact.
                 *     default: false
                 */
                with_inherited_accessory?: boolean;
                /**
                 * @description Specify whether the signature is inclued inside the returning artifacts
                 *     default: false
                 */
                with_signature?: boolean;
                /**
                 * @description Specify whether the immutable status is inclued inside the tags of the returning artifacts.
                 *     default: false
                 */
                with_immutable_status?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description A comma-separated lists of MIME types for the scan report or scan summary. The first mime type will be used when the report found for it.
                 *     Currently the mime type supports 'application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0' and 'application/vnd.security.vulnerability.report; version=1.1'
                 *     default: "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
                 */
                "X-Accept-Vulnerabilities"?: components["parameters"]["acceptVulnerabilities"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artifact"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Artifact not found. No artifact exists for the given reference in this project and repository. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the specific artifact
     * Delete the artifact specified by the reference under the project and repository. The reference can be digest or tag
     * `DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}`
     * @source openapi.yaml:1234
     */
    deleteArtifact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Artifact not found. No artifact with the specified reference exists in this repository. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Scan the artifact
     * Scan the specified artifact
     * `POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan`
     * @source openapi.yaml:1263
     */
    scanArtifact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ScanType"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Artifact not found. No artifact with the specified reference exists in this repository. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description The artifact does not support scanning (for example, it is an image index with no directly scannable layers). */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Cancelling a scan job for a particular artifact
     * Cancelling a scan job for a particular artifact
     * `POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/stop`
     * @source openapi.yaml:1307
     */
    stopScanArtifact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        /** @description The scan type: Vulnerabilities, SBOM */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanType"];
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the log of the scan report
     * Get the log of the scan report
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/scan/{report_id}/log`
     * @source openapi.yaml:1340
     */
    getReportLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
                /** @description The report id to get the log */
                report_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successfully get scan log file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List tags
     * List tags of the specific artifact
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags`
     * @source openapi.yaml:1420
     */
    listTags: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Specify whether the immutable status is included inside the returning tags
                 *     default: false
                 */
                with_immutable_status?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of tags */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tag"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create tag
     * Create a tag for the specified artifact
     * `POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags`
     * @source openapi.yaml:1374
     */
    createTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        /** @description The JSON object of tag. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTag"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description The artifact specified by the reference does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Method not allowed. */
            405: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description A tag with this name already exists on the artifact. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete tag
     * Delete the tag of the specified artifact
     * `DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/tags/{tag_name}`
     * @source openapi.yaml:1468
     */
    deleteTag: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
                /** @description The name of the tag */
                tag_name: components["parameters"]["tagName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Tag not found. The specified tag does not exist on this artifact. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List accessories
     * List accessories of the specific artifact
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/accessories`
     * @source openapi.yaml:1498
     */
    listAccessories: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of accessories */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Accessory"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the vulnerabilities addition of the specific artifact
     * Get the vulnerabilities addition of the artifact specified by the reference under the project and repository.
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/vulnerabilities`
     * @source openapi.yaml:1538
     */
    getVulnerabilitiesAddition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description A comma-separated lists of MIME types for the scan report or scan summary. The first mime type will be used when the report found for it.
                 *     Currently the mime type supports 'application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0' and 'application/vnd.security.vulnerability.report; version=1.1'
                 *     default: "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
                 */
                "X-Accept-Vulnerabilities"?: components["parameters"]["acceptVulnerabilities"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the addition of the specific artifact
     * Get the addition of the artifact specified by the reference under the project and repository.
     * `GET /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/additions/{addition}`
     * @source openapi.yaml:1570
     */
    getAddition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
                /** @description The type of addition. */
                addition: "build_history" | "values.yaml" | "readme.md" | "dependencies" | "sbom" | "license" | "files";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Add label to artifact
     * Add label to the specified artiact.
     * `POST /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels`
     * @source openapi.yaml:1616
     */
    addLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
            };
            cookie?: never;
        };
        /** @description The label that added to the artifact. Only the ID property is needed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Remove label from artifact
     * Remove the label from the specified artiact.
     * `DELETE /projects/{project_name}/repositories/{repository_name}/artifacts/{reference}/labels/{label_id}`
     * @source openapi.yaml:1649
     */
    removeLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description The name of the repository. If it contains slash, encode it twice over with URL encoding. e.g. a/b -> a%2Fb -> a%252Fb */
                repository_name: components["parameters"]["repositoryName"];
                /** @description The reference of the artifact, can be digest or tag */
                reference: components["parameters"]["reference"];
                /** @description The ID of the label that removed from the artifact. */
                label_id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List artifacts
     * List artifacts of the specified project
     * `GET /projects/{project_name_or_id}/artifacts`
     * @source openapi.yaml:1680
     */
    listArtifactsOfProject: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Specify whether the tags are included inside the returning artifacts
                 *     default: true
                 */
                with_tag?: boolean;
                /**
                 * @description Specify whether the labels are included inside the returning artifacts
                 *     default: false
                 */
                with_label?: boolean;
                /**
                 * @description Specify whether the scan overview is included inside the returning artifacts
                 *     default: false
                 */
                with_scan_overview?: boolean;
                /**
                 * @description Specify whether the SBOM overview is included in returning artifacts, when this option is true, the SBOM overview will be included in the response
                 *     default: false
                 */
                with_sbom_overview?: boolean;
                /**
                 * @description Specify whether the immutable status is included inside the tags of the returning artifacts. Only works when setting "with_immutable_status=true"
                 *     default: false
                 */
                with_immutable_status?: boolean;
                /**
                 * @description Specify whether the accessories are included of the returning artifacts. Only works when setting "with_accessory=true"
                 *     default: false
                 */
                with_accessory?: boolean;
                /**
                 * @description Specify whether the accessories of the parent OCI index(es) referencing the artifact are included, in the separate inherited_accessories field. Off by default because it costs an extra reference lookup per artifact.
                 *     default: false
                 */
                with_inherited_accessory?: boolean;
                /**
                 * @description Specify whether only the latest pushed artifact of each repository is included inside the returning artifacts. Only works when either artifact_type or media_type is included in the query.
                 *     default: false
                 */
                latest_in_repository?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
                /**
                 * @description A comma-separated lists of MIME types for the scan report or scan summary. The first mime type will be used when the report found for it.
                 *     Currently the mime type supports 'application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0' and 'application/vnd.security.vulnerability.report; version=1.1'
                 *     default: "application/vnd.security.vulnerability.report; version=1.1, application/vnd.scanner.adapter.vuln.report.harbor+json; version=1.0"
                 */
                "X-Accept-Vulnerabilities"?: components["parameters"]["acceptVulnerabilities"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of artifacts */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Artifact"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get project level scanner
     * Get the scanner registration of the specified project. If no scanner registration is configured for the specified project, the system default scanner registration will be returned.
     * `GET /projects/{project_name_or_id}/scanner`
     * @source openapi.yaml:1770
     */
    getScannerOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the scanner registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerRegistration"];
                };
            };
            /** @description Bad project ID */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized request */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Request is not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The requested object is not found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error happened */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Configure scanner for the specified project
     * Set one of the system configured scanner registration as the indepndent scanner of the specified project.
     * `PUT /projects/{project_name_or_id}/scanner`
     * @source openapi.yaml:1795
     */
    setScannerOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectScanner"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get scanner registration candidates for configurating project level scanner
     * Retrieve the system configured scanner registrations as candidates of setting project level scanner.
     * `GET /projects/{project_name_or_id}/scanner/candidates`
     * @source openapi.yaml:1824
     */
    listScannerCandidatesOfProject: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of scanner registrations. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerRegistration"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get recent logs of projects which the user is a member with project admin role, or return all audit logs for system admin user (deprecated)
     * This endpoint let the user see the recent operation logs of projects which the user is a member with project admin role,, or return all audit logs for system admin user, it only query the audit log in previous version.
     *
     * `GET /audit-logs`
     * @example
     * await api.listAuditLogs();
     * @source openapi.yaml:1861
     */
    listAuditLogs: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of auditlogs */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get recent logs of the projects which the user is a member with project_admin role, or return all audit logs for system admin user
     * This endpoint let user see the recent operation logs of the projects which he is member with project_admin role, or return all audit logs for system admin user.
     *
     * `GET /auditlog-exts`
     * @example
     * await api.listAuditLogExts();
     * @source openapi.yaml:1895
     */
    listAuditLogExts: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of auditlogs */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogExt"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get all event types of audit log
     * Get all event types of audit log
     *
     * `GET /auditlog-exts/events`
     * @example
     * await api.listAuditLogEventTypes();
     * @source openapi.yaml:1929
     */
    listAuditLogEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogEventType"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get recent logs of the projects (deprecated)
     * Get recent logs of the projects, it only query the previous version's audit log
     * `GET /projects/{project_name}/logs`
     * @source openapi.yaml:1952
     */
    getLogs: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of auditlogs */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get recent logs of the projects
     * Get recent logs of the projects
     * `GET /projects/{project_name}/auditlog-exts`
     * @source openapi.yaml:1986
     */
    getLogExts: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of auditlogs */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogExt"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List P2P providers
     * List P2P providers
     * `GET /p2p/preheat/providers`
     * @example
     * await api.ListProviders();
     * @source openapi.yaml:2020
     */
    ListProviders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Metadata"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Ping status of a instance.
     * This endpoint checks status of a instance, the instance can be given by ID or Endpoint URL (together with credential)
     *
     * `POST /p2p/preheat/instances/ping`
     * @source openapi.yaml:2046
     */
    PingInstances: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON object of instance. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Instance"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Instance not found (when instance is provided by ID). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List P2P provider instances
     * List P2P provider instances
     * `GET /p2p/preheat/instances`
     * @example
     * await api.ListInstances();
     * @source openapi.yaml:2073
     */
    ListInstances: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of preheating provider instances */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create p2p provider instances
     * Create p2p provider instances
     * `POST /p2p/preheat/instances`
     * @source openapi.yaml:2109
     */
    CreateInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON object of instance. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Instance"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a P2P provider instance
     * Get a P2P provider instance
     * `GET /p2p/preheat/instances/{preheat_instance_name}`
     * @source openapi.yaml:2139
     */
    GetInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Instance Name */
                preheat_instance_name: components["parameters"]["instanceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Instance"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the specified P2P provider instance
     * Update the specified P2P provider instance.
     *
     * If `auth_info` is omitted or empty in the request body and the effective `auth_mode` is not `NONE`
     * (either sent in the request or left unchanged from the stored registration), the previously stored
     * auth credentials are kept. Send a non-empty `auth_info` object to set or replace credentials.
     * Set `auth_mode` to `NONE` to disable authentication without retaining the old credentials.
     *
     * `PUT /p2p/preheat/instances/{preheat_instance_name}`
     * @source openapi.yaml:2183
     */
    UpdateInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Instance Name */
                preheat_instance_name: components["parameters"]["instanceName"];
            };
            cookie?: never;
        };
        /** @description The instance to update */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Instance"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the specified P2P provider instance
     * Delete the specified P2P provider instance
     * `DELETE /p2p/preheat/instances/{preheat_instance_name}`
     * @source openapi.yaml:2163
     */
    DeleteInstance: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Instance Name */
                preheat_instance_name: components["parameters"]["instanceName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List preheat policies
     * List preheat policies
     * `GET /projects/{project_name}/preheat/policies`
     * @source openapi.yaml:2246
     */
    ListPolicies: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List preheat policies success */
            200: {
                headers: {
                    /** @description The total count of policies */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreheatPolicy"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a preheat policy under a project
     * Create a preheat policy under a project
     * `POST /projects/{project_name}/preheat/policies`
     * @source openapi.yaml:2218
     */
    CreatePolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        /** @description The policy schema info */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreheatPolicy"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a preheat policy
     * Get a preheat policy
     * `GET /projects/{project_name}/preheat/policies/{preheat_policy_name}`
     * @source openapi.yaml:2282
     */
    GetPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a preheat policy success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreheatPolicy"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update preheat policy
     * Update preheat policy
     * `PUT /projects/{project_name}/preheat/policies/{preheat_policy_name}`
     * @source openapi.yaml:2307
     */
    UpdatePolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
            };
            cookie?: never;
        };
        /** @description The policy schema info */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreheatPolicy"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Manual preheat
     * Manual preheat
     * `POST /projects/{project_name}/preheat/policies/{preheat_policy_name}`
     * @source openapi.yaml:2338
     */
    ManualPreheat: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
            };
            cookie?: never;
        };
        /** @description The policy schema info */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreheatPolicy"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete a preheat policy
     * Delete a preheat policy
     * `DELETE /projects/{project_name}/preheat/policies/{preheat_policy_name}`
     * @source openapi.yaml:2367
     */
    DeletePolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List executions for the given policy
     * List executions for the given policy
     * `GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions`
     * @source openapi.yaml:2391
     */
    ListExecutions: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List executions success */
            200: {
                headers: {
                    /** @description The total count of executions */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Execution"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a execution detail by id
     * Get a execution detail by id
     * `GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}`
     * @source openapi.yaml:2430
     */
    GetExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get execution success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Execution"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop a execution
     * Stop a execution
     * `PATCH /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}`
     * @source openapi.yaml:2456
     */
    StopExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        /** @description The data of execution */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Execution"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List all the related tasks for the given execution
     * List all the related tasks for the given execution
     * `GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks`
     * @source openapi.yaml:2487
     */
    ListTasks: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List tasks success */
            200: {
                headers: {
                    /** @description The total count of tasks */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the log text stream of the specified task for the given execution
     * Get the log text stream of the specified task for the given execution
     * `GET /projects/{project_name}/preheat/policies/{preheat_policy_name}/executions/{execution_id}/tasks/{task_id}/logs`
     * @source openapi.yaml:2527
     */
    GetPreheatLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
                /** @description Preheat Policy Name */
                preheat_policy_name: components["parameters"]["preheatPolicyName"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
                /** @description Task ID */
                task_id: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get log success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get all providers at project level
     * Get all providers at project level
     * `GET /projects/{project_name}/preheat/providers`
     * @source openapi.yaml:2561
     */
    ListProvidersUnderProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the project */
                project_name: components["parameters"]["projectName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderUnderProject"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List all immutable tag rules of current project
     * This endpoint returns the immutable tag rules of a project
     *
     * `GET /projects/{project_name_or_id}/immutabletagrules`
     * @source openapi.yaml:2588
     */
    ListImmuRules: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of immutable tag */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImmutableRule"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Add an immutable tag rule to current project
     * This endpoint add an immutable tag rule to the project
     *
     * `POST /projects/{project_name_or_id}/immutabletagrules`
     * @source openapi.yaml:2625
     */
    CreateImmuRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImmutableRule"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the immutable tag rule or enable or disable the rule
     * Update or toggle the specified immutable tag rule within the project. Returns 404 if the project or rule is not found.
     * `PUT /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}`
     * @source openapi.yaml:2655
     */
    UpdateImmuRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the immutable rule */
                immutable_rule_id: components["parameters"]["immutableRuleId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImmutableRule"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the immutable tag rule.
     * Delete the specified immutable tag rule from the project. Returns 404 if the project or rule is not found.
     * `DELETE /projects/{project_name_or_id}/immutabletagrules/{immutable_rule_id}`
     * @source openapi.yaml:2684
     */
    DeleteImmuRule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the immutable rule */
                immutable_rule_id: components["parameters"]["immutableRuleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List project webhook policies.
     * This endpoint returns webhook policies of a project.
     *
     * `GET /projects/{project_name_or_id}/webhook/policies`
     * @source openapi.yaml:2709
     */
    ListWebhookPoliciesOfProject: {
        parameters: {
            query?: {
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of webhook policies. */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPolicy"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create project webhook policy.
     * This endpoint create a webhook policy if the project does not have one.
     *
     * `POST /projects/{project_name_or_id}/webhook/policies`
     * @source openapi.yaml:2746
     */
    CreateWebhookPolicyOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        /** @description Properties "targets" and "event_types" needed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPolicy"];
            };
        };
        responses: {
            /** @description Project webhook policy create successfully. */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get project webhook policy
     * This endpoint returns specified webhook policy of a project.
     *
     * `GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}`
     * @source openapi.yaml:2782
     */
    GetWebhookPolicyOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get webhook policy successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookPolicy"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update webhook policy of a project.
     * This endpoint is aimed to update the webhook policy of a project.
     *
     * `PUT /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}`
     * @source openapi.yaml:2809
     */
    UpdateWebhookPolicyOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
            };
            cookie?: never;
        };
        /** @description All properties needed except "id", "project_id", "creation_time", "update_time". */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPolicy"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete webhook policy of a project
     * This endpoint is aimed to delete webhookpolicy of a project.
     *
     * `DELETE /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}`
     * @source openapi.yaml:2840
     */
    DeleteWebhookPolicyOfProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List executions for a specific webhook policy
     * This endpoint returns the executions of a specific webhook policy.
     *
     * `GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions`
     * @source openapi.yaml:2866
     */
    ListExecutionsOfWebhookPolicy: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhook executions success */
            200: {
                headers: {
                    /** @description The total count of executions */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Execution"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List tasks for a specific webhook execution
     * This endpoint returns the tasks of a specific webhook execution.
     *
     * `GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks`
     * @source openapi.yaml:2907
     */
    ListTasksOfWebhookExecution: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List tasks of webhook executions success */
            200: {
                headers: {
                    /** @description The total count of tasks */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get logs for a specific webhook task
     * This endpoint returns the logs of a specific webhook task.
     *
     * `GET /projects/{project_name_or_id}/webhook/policies/{webhook_policy_id}/executions/{execution_id}/tasks/{task_id}/log`
     * @source openapi.yaml:2949
     */
    GetLogsOfWebhookTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
                /** @description The ID of the webhook policy */
                webhook_policy_id: components["parameters"]["webhookPolicyId"];
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
                /** @description Task ID */
                task_id: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get log success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get project webhook policy last trigger info
     * This endpoint returns last trigger information of project webhook policy.
     *
     * `GET /projects/{project_name_or_id}/webhook/lasttrigger`
     * @deprecated
     * @source openapi.yaml:2985
     */
    LastTrigger: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Test webhook connection successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookLastTrigger"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List project webhook jobs
     * This endpoint returns webhook jobs of a project.
     *
     * `GET /projects/{project_name_or_id}/webhook/jobs`
     * @deprecated
     * @source openapi.yaml:3013
     */
    ListWebhookJobs: {
        parameters: {
            query: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The policy ID. */
                policy_id: number | bigint;
                /** @description The status of webhook job. */
                status?: string[];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List project webhook jobs successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookJob"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get supported event types and notify types.
     * Get supported event types and notify types.
     * `GET /projects/{project_name_or_id}/webhook/events`
     * @source openapi.yaml:3065
     */
    GetSupportedEventTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /**
                 * @description The flag to indicate whether the parameter which supports both name and id in the path is the name of the resource. When the X-Is-Resource-Name is false and the parameter can be converted to an integer, the parameter will be as an id, otherwise, it will be as a name.
                 *     default: false
                 */
                "X-Is-Resource-Name"?: components["parameters"]["isResourceName"];
            };
            path: {
                /** @description The name or id of the project */
                project_name_or_id: components["parameters"]["projectNameOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportedWebhookEventTypes"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get all user groups information
     * Get all user groups information, it is open for system admin
     * `GET /usergroups`
     * @example
     * await api.listUserGroups();
     * @source openapi.yaml:3087
     */
    listUserGroups: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description search with ldap group DN */
                ldap_group_dn?: string;
                /** @description group name need to search, fuzzy matches */
                group_name?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get user group successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create user group
     * Create user group information
     * `POST /usergroups`
     * @example
     * await api.createUserGroup();
     * @source openapi.yaml:3127
     */
    createUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserGroup"];
            };
        };
        responses: {
            /** @description User group created successfully. */
            201: {
                headers: {
                    /** @description The URL of the created resource */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Search groups by groupname
     * This endpoint is to search groups by group name.  It's open for all authenticated requests.
     *
     * `GET /usergroups/search`
     * @source openapi.yaml:3157
     */
    searchUserGroups: {
        parameters: {
            query: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Group name for filtering results. */
                groupname: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search groups successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroupSearchItem"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get user group information
     * Get user group information
     * `GET /usergroups/{group_id}`
     * @source openapi.yaml:3194
     */
    getUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Group ID */
                group_id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User group get successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserGroup"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update group information
     * Update user group information
     * `PUT /usergroups/{group_id}`
     * @source openapi.yaml:3223
     */
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Group ID */
                group_id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UserGroup"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete user group
     * Delete user group
     * `DELETE /usergroups/{group_id}`
     * @source openapi.yaml:3255
     */
    deleteUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                group_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get artifact icon
     * Get the artifact icon with the specified digest. As the original icon image is resized and encoded before returning, the parameter "digest" in the path doesn't match the hash of the returned content
     * `GET /icons/{digest}`
     * @source openapi.yaml:3279
     */
    getIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The digest of the resource */
                digest: components["parameters"]["digest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Icon"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get robot account
     * List the robot accounts with the specified level and project.
     * `GET /robots`
     * @example
     * await api.ListRobot();
     * @source openapi.yaml:3300
     */
    ListRobot: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of robot accounts */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Robot"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a robot account
     * Create a robot account
     * `POST /robots`
     * @source openapi.yaml:3332
     */
    CreateRobot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The JSON object of a robot account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotCreate"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content: {
                    "application/json": components["schemas"]["RobotCreated"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List quotas
     * List quotas
     * `GET /quotas`
     * @example
     * await api.listQuotas();
     * @source openapi.yaml:3369
     */
    listQuotas: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The reference type of quota. */
                reference?: string;
                /** @description The reference id of quota. */
                reference_id?: string;
                /**
                 * @description Sort method, valid values include:
                 *     'hard.resource_name', '-hard.resource_name', 'used.resource_name', '-used.resource_name'.
                 *     Here '-' stands for descending order, resource_name should be the real resource name of the quota.
                 */
                sort?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successfully retrieved the quotas. */
            200: {
                headers: {
                    /** @description The total count of access logs */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specified quota
     * Get the specified quota
     * `GET /quotas/{id}`
     * @source openapi.yaml:3418
     */
    getQuota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Quota ID */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successfully retrieved the quota. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quota"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the specified quota
     * Update hard limits of the specified quota
     * `PUT /quotas/{id}`
     * @source openapi.yaml:3444
     */
    updateQuota: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Quota ID */
                id: number;
            };
            cookie?: never;
        };
        /** @description The new hard limits for the quota */
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuotaUpdateReq"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a robot account
     * This endpoint returns specific robot account information by robot ID.
     * `GET /robots/{robot_id}`
     * @source openapi.yaml:3477
     */
    GetRobotByID: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Robot ID */
                robot_id: components["parameters"]["robotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Return matched robot information. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Robot"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update a robot account
     * This endpoint updates specific robot account information by robot ID.
     * `PUT /robots/{robot_id}`
     * @source openapi.yaml:3499
     */
    UpdateRobot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Robot ID */
                robot_id: components["parameters"]["robotId"];
            };
            cookie?: never;
        };
        /** @description The JSON object of a robot account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Robot"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete a robot account
     * This endpoint deletes specific robot account information by robot ID.
     * `DELETE /robots/{robot_id}`
     * @source openapi.yaml:3559
     */
    DeleteRobot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Robot ID */
                robot_id: components["parameters"]["robotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Refresh the robot secret
     * Refresh the robot secret
     * `PATCH /robots/{robot_id}`
     * @source openapi.yaml:3529
     */
    RefreshSec: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Robot ID */
                robot_id: components["parameters"]["robotId"];
            };
            cookie?: never;
        };
        /** @description The JSON object of a robot account. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RobotSec"];
            };
        };
        responses: {
            /** @description Return refreshed robot sec. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RobotSec"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List replication policies
     * List replication policies
     * `GET /replication/policies`
     * @example
     * await api.listReplicationPolicies();
     * @source openapi.yaml:3582
     */
    listReplicationPolicies: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Deprecated, use "query" instead. The policy name. */
                name?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of the resources */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplicationPolicy"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a replication policy
     * Create a replication policy
     * `POST /replication/policies`
     * @source openapi.yaml:3619
     */
    createReplicationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The replication policy */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplicationPolicy"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific replication policy
     * Get the specific replication policy
     * `GET /replication/policies/{id}`
     * @source openapi.yaml:3647
     */
    getReplicationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Policy ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplicationPolicy"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the replication policy
     * Update the replication policy
     * `PUT /replication/policies/{id}`
     * @source openapi.yaml:3699
     */
    updateReplicationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The policy ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description The replication policy */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplicationPolicy"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the specific replication policy
     * Delete the specific replication policy
     * `DELETE /replication/policies/{id}`
     * @source openapi.yaml:3672
     */
    deleteReplicationPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Replication policy ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List replication executions
     * List replication executions
     * `GET /replication/executions`
     * @example
     * await api.listReplicationExecutions();
     * @source openapi.yaml:3735
     */
    listReplicationExecutions: {
        parameters: {
            query?: {
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The ID of the policy that the executions belong to. */
                policy_id?: number;
                /** @description The execution status. */
                status?: string;
                /** @description The trigger mode. */
                trigger?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of the resources */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplicationExecution"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Start one replication execution
     * Start one replication execution according to the policy
     * `POST /replication/executions`
     * @source openapi.yaml:3781
     */
    startReplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The ID of policy that the execution belongs to */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StartReplicationExecution"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific replication execution
     * Get the replication execution specified by ID
     * `GET /replication/executions/{id}`
     * @source openapi.yaml:3807
     */
    getReplicationExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the execution. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplicationExecution"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop the specific replication execution
     * Stop the replication execution specified by ID
     * `PUT /replication/executions/{id}`
     * @source openapi.yaml:3834
     */
    stopReplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the execution. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List replication tasks for a specific execution
     * List replication tasks for a specific execution
     * `GET /replication/executions/{id}/tasks`
     * @source openapi.yaml:3860
     */
    listReplicationTasks: {
        parameters: {
            query?: {
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The task status. */
                status?: string;
                /** @description The resource type. */
                resource_type?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the execution that the tasks belongs to. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of the resources */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplicationTask"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the log of the specific replication task
     * Get the log of the specific replication task
     * `GET /replication/executions/{id}/tasks/{task_id}/log`
     * @source openapi.yaml:3908
     */
    getReplicationLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the execution that the tasks belongs to. */
                id: number | bigint;
                /** @description The ID of the task. */
                task_id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List registry adapters
     * List registry adapters
     * `GET /replication/adapters`
     * @example
     * await api.listRegistryProviderTypes();
     * @source openapi.yaml:3948
     */
    listRegistryProviderTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List all registered registry provider information
     * List all registered registry provider information
     * `GET /replication/adapterinfos`
     * @example
     * await api.listRegistryProviderInfos();
     * @source openapi.yaml:3970
     */
    listRegistryProviderInfos: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["RegistryProviderInfo"];
                    };
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List the registries
     * List the registries
     * `GET /registries`
     * @example
     * await api.listRegistries();
     * @source openapi.yaml:4019
     */
    listRegistries: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Deprecated, use `q` instead. */
                name?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    /** @description The total count of the resources */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registry"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a registry
     * Create a registry
     * `POST /registries`
     * @source openapi.yaml:3992
     */
    createRegistry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The registry */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registry"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Check status of a registry
     * Check status of a registry
     * `POST /registries/ping`
     * @source openapi.yaml:4057
     */
    pingRegistry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The registry */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistryPing"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific registry
     * Get the specific registry
     * `GET /registries/{id}`
     * @source openapi.yaml:4085
     */
    getRegistry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Registry ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Registry"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the registry
     * Update the registry
     * `PUT /registries/{id}`
     * @source openapi.yaml:4139
     */
    updateRegistry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The registry ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        /** @description The registry */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistryUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the specific registry
     * Delete the specific registry
     * `DELETE /registries/{id}`
     * @source openapi.yaml:4112
     */
    deleteRegistry: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Registry ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the registry info
     * Get the registry info
     * `GET /registries/{id}/info`
     * @source openapi.yaml:4175
     */
    getRegistryInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Registry ID */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegistryInfo"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the metrics of the latest scan all process
     * Get the metrics of the latest scan all process
     * `GET /scans/all/metrics`
     * @example
     * await api.getLatestScanAllMetrics();
     * @source openapi.yaml:4203
     */
    getLatestScanAllMetrics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the metrics of the latest scheduled scan all process
     * Get the metrics of the latest scheduled scan all process
     * `GET /scans/schedule/metrics`
     * @example
     * await api.getLatestScheduledScanAllMetrics();
     * @deprecated
     * @source openapi.yaml:4225
     */
    getLatestScheduledScanAllMetrics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Stats"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get general system info
     * This API is for retrieving general system info, this can be called by anonymous request.  Some attributes will be omitted in the response when this API is called by anonymous request.
     *
     * `GET /systeminfo`
     * @example
     * await api.getSystemInfo();
     * @source openapi.yaml:4248
     */
    getSystemInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get general info successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeneralInfo"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get system volume info (total/free size).
     * This endpoint is for retrieving system volume info that only provides for admin user.  Note that the response only reflects the storage status of local disk.
     *
     * `GET /systeminfo/volumes`
     * @example
     * await api.getVolumes();
     * @source openapi.yaml:4265
     */
    getVolumes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get system volumes successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SystemInfo"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get default root certificate.
     * This endpoint is for downloading a default root certificate.
     *
     * `GET /systeminfo/getcert`
     * @example
     * await api.getCert();
     * @source openapi.yaml:4288
     */
    getCert: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get default root certificate successfully. */
            200: {
                headers: {
                    /** @description To set the filename of the downloaded file. */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            /** @description Not found the default root certificate. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Test the OIDC endpoint.
     * Test the OIDC endpoint, the setting of the endpoint is provided in the request.  This API can only be called by system admin.
     *
     * `POST /system/oidc/ping`
     * @source openapi.yaml:4313
     */
    pingOIDC: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Request body for OIDC endpoint to be tested. */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The URL of OIDC endpoint to be tested. */
                    url?: string;
                    /** @description Whether the certificate should be verified */
                    verify_cert?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get gc results.
     * This endpoint let user get gc execution history.
     * `GET /system/gc`
     * @example
     * await api.getGCHistory();
     * @source openapi.yaml:4347
     */
    getGCHistory: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get gc results successfully. */
            200: {
                headers: {
                    /** @description The total count of history */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GCHistory"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get gc status.
     * This endpoint let user get gc status filtered by specific ID.
     * `GET /system/gc/{gc_id}`
     * @source openapi.yaml:4380
     */
    getGC: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the gc log */
                gc_id: components["parameters"]["gcId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get gc results successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GCHistory"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop the specific GC execution
     * Stop the GC execution specified by ID
     * `PUT /system/gc/{gc_id}`
     * @source openapi.yaml:4402
     */
    stopGC: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the gc log */
                gc_id: components["parameters"]["gcId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get gc job log.
     * This endpoint let user get gc job logs filtered by specific ID.
     * `GET /system/gc/{gc_id}/log`
     * @source openapi.yaml:4423
     */
    getGCLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the gc log */
                gc_id: components["parameters"]["gcId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get gc's schedule.
     * This endpoint is for get schedule of gc job.
     * `GET /system/gc/schedule`
     * @example
     * await api.getGCSchedule();
     * @source openapi.yaml:4450
     */
    getGCSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get gc's schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GCHistory"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update gc's schedule.
     * This endpoint is for update gc schedule.
     *
     * `PUT /system/gc/schedule`
     * @source openapi.yaml:4497
     */
    updateGCSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Updates of gc's schedule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Updated gc's schedule successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a gc schedule.
     * This endpoint is for update gc schedule.
     *
     * `POST /system/gc/schedule`
     * @source openapi.yaml:4469
     */
    createGCSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Updates of gc's schedule. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get purge job results.
     * get purge job execution history.
     * `GET /system/purgeaudit`
     * @example
     * await api.getPurgeHistory();
     * @source openapi.yaml:4524
     */
    getPurgeHistory: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get purge job results successfully. */
            200: {
                headers: {
                    /** @description The total count of history */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecHistory"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get purge job status.
     * This endpoint let user get purge job status filtered by specific ID.
     * `GET /system/purgeaudit/{purge_id}`
     * @source openapi.yaml:4557
     */
    getPurgeJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the purge log */
                purge_id: components["parameters"]["purgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get purge job results successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecHistory"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop the specific purge audit log execution
     * Stop the purge audit log execution specified by ID
     * `PUT /system/purgeaudit/{purge_id}`
     * @source openapi.yaml:4579
     */
    stopPurge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the purge log */
                purge_id: components["parameters"]["purgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get purge job log.
     * This endpoint let user get purge job logs filtered by specific ID.
     * `GET /system/purgeaudit/{purge_id}/log`
     * @source openapi.yaml:4600
     */
    getPurgeJobLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The ID of the purge log */
                purge_id: components["parameters"]["purgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get purge's schedule.
     * This endpoint is for get schedule of purge job.
     * `GET /system/purgeaudit/schedule`
     * @example
     * await api.getPurgeSchedule();
     * @source openapi.yaml:4627
     */
    getPurgeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get purge job's schedule. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExecHistory"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update purge job's schedule.
     * This endpoint is for update purge job schedule.
     *
     * `PUT /system/purgeaudit/schedule`
     * @source openapi.yaml:4676
     */
    updatePurgeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The purge job's schedule, it is a json object. |
         *     The sample format is |
         *     {"parameters":{"audit_retention_hour":168,"dry_run":true,"include_event_types":"create_artifact,delete_artifact,pull_artifact"},"schedule":{"type":"Hourly","cron":"0 0 * * * *"}} |
         *     the include_operation should be a comma separated string, e.g. create,delete,pull, if it is empty, no operation will be purged.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Updated purge's schedule successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a purge job schedule.
     * This endpoint is for update purge job schedule.
     *
     * `POST /system/purgeaudit/schedule`
     * @source openapi.yaml:4646
     */
    createPurgeSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * @description The purge job's schedule, it is a json object. |
         *     The sample format is |
         *     {"parameters":{"audit_retention_hour":168,"dry_run":true,"include_event_types":"create_artifact,delete_artifact,pull_artifact"},"schedule":{"type":"Hourly","cron":"0 0 * * * *"}} |
         *     the include_operation should be a comma separated string, e.g. create,delete,pull, if it is empty, no operation will be purged.
         */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the system level allowlist of CVE.
     * Get the system level allowlist of CVE.  This API can be called by all authenticated users.
     * `GET /system/CVEAllowlist`
     * @example
     * await api.getSystemCVEAllowlist();
     * @source openapi.yaml:4708
     */
    getSystemCVEAllowlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successfully retrieved the CVE allowlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CVEAllowlist"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the system level allowlist of CVE.
     * This API overwrites the system level allowlist of CVE with the list in request body.  Only system Admin has permission to call this API.
     * `PUT /system/CVEAllowlist`
     * @example
     * await api.putSystemCVEAllowlist();
     * @source openapi.yaml:4725
     */
    putSystemCVEAllowlist: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The allowlist with new content */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CVEAllowlist"];
            };
        };
        responses: {
            /** @description Successfully updated the CVE allowlist. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get scan all's schedule.
     * This endpoint is for getting a schedule for the scan all job, which scans all of images in Harbor.
     * `GET /system/scanAll/schedule`
     * @example
     * await api.getScanAllSchedule();
     * @source openapi.yaml:4749
     */
    getScanAllSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a schedule for the scan all job, which scans all of images in Harbor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update scan all's schedule.
     * This endpoint is for updating the schedule of scan all job, which scans all of images in Harbor.
     * `PUT /system/scanAll/schedule`
     * @source openapi.yaml:4770
     */
    updateScanAllSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Updates the schedule of scan all job, which scans all of images in Harbor. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a schedule or a manual trigger for the scan all job.
     * This endpoint is for creating a schedule or a manual trigger for the scan all job, which scans all of images in Harbor.
     * `POST /system/scanAll/schedule`
     * @source openapi.yaml:4797
     */
    createScanAllSchedule: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Create a schedule or a manual trigger for the scan all job. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop scanAll job execution
     * Stop scanAll job execution
     * `POST /system/scanAll/stop`
     * @example
     * await api.stopScanAll();
     * @source openapi.yaml:4827
     */
    stopScanAll: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get worker pools
     * Get worker pools
     * `GET /jobservice/pools`
     * @example
     * await api.getWorkerPools();
     * @source openapi.yaml:4847
     */
    getWorkerPools: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get worker pools successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkerPool"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get workers
     * Get workers in current pool
     * `GET /jobservice/pools/{pool_id}/workers`
     * @source openapi.yaml:4869
     */
    getWorkers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The name of the pool. 'all' stands for all pools */
                pool_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get workers successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Worker"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop running job
     * Stop running job
     * `PUT /jobservice/jobs/{job_id}`
     * @source openapi.yaml:4898
     */
    stopRunningJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The id of the job. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stop worker successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get job log by job id
     * Get job log by job id, it is only used by administrator
     * `GET /jobservice/jobs/{job_id}/log`
     * @source openapi.yaml:4923
     */
    actionGetJobLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The id of the job. */
                job_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get job log successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * list job queues
     * list job queue
     * `GET /jobservice/queues`
     * @example
     * await api.listJobQueues();
     * @source openapi.yaml:4956
     */
    listJobQueues: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List job queue successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobQueue"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * stop and clean, pause, resume pending jobs in the queue
     * stop and clean, pause, resume pending jobs in the queue
     * `PUT /jobservice/queues/{job_type}`
     * @source openapi.yaml:4980
     */
    actionPendingJobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The type of the job. 'all' stands for all job types */
                job_type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActionRequest"];
            };
        };
        responses: {
            /** @description take action to the jobs in the queue successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unprocessable entity. The request was well-formed but could not be processed (for example, due to validation errors). Inspect the `errors` array in the response body for details. */
            422: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List schedules
     * List schedules
     * `GET /schedules`
     * @example
     * await api.listSchedules();
     * @source openapi.yaml:5012
     */
    listSchedules: {
        parameters: {
            query?: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description list schedule successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleTask"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get scheduler paused status
     * Get scheduler paused status
     * `GET /schedules/{job_type}/paused`
     * @source openapi.yaml:5048
     */
    getSchedulePaused: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The type of the job. 'all' stands for all job types, current only support query with all */
                job_type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get scheduler status successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SchedulerStatus"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Ping Harbor to check if the API server is alive.
     * This API simply replies a pong to indicate the process to handle API is up, disregarding the health status of dependent components. This path does not require any authentication.
     * `GET /ping`
     * @example
     * await api.getPing();
     * @source openapi.yaml:5077
     */
    getPing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API server is alive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
        };
    };
    /**
     * Get Retention Metadatas
     * Get Retention Metadatas.
     * `GET /retentions/metadatas`
     * @example
     * await api.getRentenitionMetadata();
     * @source openapi.yaml:5093
     */
    getRentenitionMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get Retention Metadatas successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionMetadata"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create Retention Policy
     * Create Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when no retention policy binded to project yet.
     * `POST /retentions`
     * @source openapi.yaml:5112
     */
    createRetention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description Create Retention Policy successfully. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionPolicy"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get Retention Policy
     * Get Retention Policy.
     * `GET /retentions/{id}`
     * @source openapi.yaml:5142
     */
    getRetention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get Retention Policy successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionPolicy"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update Retention Policy
     * Update Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when retention policy has already binded to project.
     * `PUT /retentions/{id}`
     * @source openapi.yaml:5167
     */
    updateRetention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetentionPolicy"];
            };
        };
        responses: {
            /** @description Update Retention Policy successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete Retention Policy
     * Delete Retention Policy, you can reference metadatas API for the policy model. You can check project metadatas to find whether a retention policy is already binded. This method should only be called when retention policy has already binded to project.
     * `DELETE /retentions/{id}`
     * @source openapi.yaml:5198
     */
    deleteRetention: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Update Retention Policy successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get Retention executions
     * Get Retention executions, execution status may be delayed before job service schedule it up.
     * `GET /retentions/{id}/executions`
     * @source openapi.yaml:5261
     */
    listRetentionExecutions: {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number | bigint;
                /** @description The size of per page. */
                page_size?: number | bigint;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a Retention execution successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionExecution"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Trigger a Retention Execution
     * Trigger a Retention Execution, if dry_run is True, nothing would be deleted actually.
     * `POST /retentions/{id}/executions`
     * @source openapi.yaml:5226
     */
    triggerRetentionExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dry_run?: boolean;
                };
            };
        };
        responses: {
            /** @description Trigger a Retention job successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Stop a Retention execution
     * Stop a Retention execution, only support "stop" action now.
     * `PATCH /retentions/{id}/executions/{eid}`
     * @source openapi.yaml:5310
     */
    operateRetentionExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
                /** @description Retention execution ID. */
                eid: number | bigint;
            };
            cookie?: never;
        };
        /** @description The action, only support "stop" now. */
        requestBody: {
            content: {
                "application/json": {
                    action?: string;
                };
            };
        };
        responses: {
            /** @description Stop a Retention job successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get Retention tasks
     * Get Retention tasks, each repository as a task.
     * `GET /retentions/{id}/executions/{eid}/tasks`
     * @source openapi.yaml:5350
     */
    listRetentionTasks: {
        parameters: {
            query?: {
                /** @description The page number. */
                page?: number | bigint;
                /** @description The size of per page. */
                page_size?: number | bigint;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
                /** @description Retention execution ID. */
                eid: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get Retention job tasks successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RetentionExecutionTask"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get Retention job task log
     * Get Retention job task log, tags ratain or deletion detail will be shown in a table.
     * `GET /retentions/{id}/executions/{eid}/tasks/{tid}`
     * @source openapi.yaml:5405
     */
    getRetentionTaskLog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Retention ID. */
                id: number | bigint;
                /** @description Retention execution ID. */
                eid: number | bigint;
                /** @description Retention execution ID. */
                tid: number | bigint;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get Retention job task log successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List scanner registrations
     * Returns a list of currently configured scanner registrations.
     *
     * `GET /scanners`
     * @example
     * await api.listScanners();
     * @source openapi.yaml:5446
     */
    listScanners: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list of scanner registrations. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerRegistration"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a scanner registration
     * Creats a new scanner registration with the given data.
     *
     * `POST /scanners`
     * @source openapi.yaml:5481
     */
    createScanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A scanner registration to be created. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScannerRegistrationReq"];
            };
        };
        responses: {
            /** @description Created successfully */
            201: {
                headers: {
                    /** @description The URL of the created resource */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Tests scanner registration settings
     * Pings scanner adapter to test endpoint URL and authorization settings.
     *
     * `POST /scanners/ping`
     * @source openapi.yaml:5512
     */
    pingScanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A scanner registration settings to be tested. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScannerRegistrationSettings"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a scanner registration details
     * Retruns the details of the specified scanner registration.
     *
     * `GET /scanners/{registration_id}`
     * @source openapi.yaml:5539
     */
    getScanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The scanner registration identifer. */
                registration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details of the scanner registration. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerRegistration"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update a scanner registration
     * Updates the specified scanner registration.
     *
     * If `access_credential` is omitted or empty in the request body and the registration still uses
     * an authentication type that requires a credential (Basic, Bearer, or APIKey), the existing stored
     * credential is left unchanged. Send a non-empty `access_credential` to set or rotate the secret.
     *
     * `PUT /scanners/{registration_id}`
     * @source openapi.yaml:5566
     */
    updateScanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The scanner registration identifier. */
                registration_id: string;
            };
            cookie?: never;
        };
        /** @description A scanner registration to be updated. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScannerRegistrationReq"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete a scanner registration
     * Deletes the specified scanner registration.
     *
     * `DELETE /scanners/{registration_id}`
     * @source openapi.yaml:5601
     */
    deleteScanner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The scanner registration identifier. */
                registration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted successfully and return the deleted registration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerRegistration"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Set system default scanner registration
     * Set the specified scanner registration as the system default one.
     *
     * `PATCH /scanners/{registration_id}`
     * @source openapi.yaml:5628
     */
    setScannerAsDefault: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The scanner registration identifier. */
                registration_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IsDefault"];
            };
        };
        responses: {
            /** @description Successfully set the specified scanner registration as system default */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the metadata of the specified scanner registration
     * Get the metadata of the specified scanner registration, including the capabilities and customized properties.
     *
     * `GET /scanners/{registration_id}/metadata`
     * @source openapi.yaml:5657
     */
    getScannerMetadata: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description The scanner registration identifier. */
                registration_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata of the specified scanner adapter */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScannerAdapterMetadata"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List users
     * List users registered in Harbor. Requires system admin privileges.
     * `GET /users`
     * @example
     * await api.listUsers();
     * @source openapi.yaml:5683
     */
    listUsers: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description return the list of users. */
            200: {
                headers: {
                    /** @description The total count of users */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResp"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Create a local user.
     * This API can be used only when the authentication mode is for local DB.  When self registration is disabled.
     * `POST /users`
     * @source openapi.yaml:5715
     */
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new user */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreationReq"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: SharedHeaders & {
                    /** @description The location of the resource */
                    Location?: string;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description When self-registration is disabled, only admins can create users. When self-registration is enabled, user creation via API is not permitted (UI only). */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Username already exists. A user with the same username already exists in Harbor. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get current user info.
     * Get the profile of the currently authenticated user. Returns 412 if the caller is authenticated via a non-local context such as a robot account.
     * `GET /users/current`
     * @example
     * await api.getCurrentUserInfo();
     * @source openapi.yaml:5755
     */
    getCurrentUserInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get current user information successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResp"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Precondition failed. A dependency or policy check failed; inspect the `errors` array for the constraint that was violated. */
            412: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Search users by username
     * This endpoint is to search the users by username.  It's open for all authenticated requests.
     *
     * `GET /users/search`
     * @source openapi.yaml:5775
     */
    searchUsers: {
        parameters: {
            query: {
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description Username for filtering results. */
                username: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Search users by username successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSearchRespItem"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a user's profile.
     * Get profile information for the specified user. System admins can access any user; regular users can only access their own profile.
     * `GET /users/{user_id}`
     * @source openapi.yaml:5810
     */
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get user's info successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserResp"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update user's profile.
     * Update profile fields (email, realname, comment) of a user. Regular users can only update their own profile.
     * `PUT /users/{user_id}`
     * @source openapi.yaml:5836
     */
    updateUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Registered user ID */
                user_id: number;
            };
            cookie?: never;
        };
        /** @description Only email, realname and comment can be modified. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserProfile"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Mark a registered user as be removed.
     * This endpoint let administrator of Harbor mark a registered user as removed.It actually won't be deleted from DB.
     *
     * `DELETE /users/{user_id}`
     * @source openapi.yaml:5869
     */
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description User ID for marking as to be removed. */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description User not found. No user exists with the specified ID. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update a registered user to change to be an administrator of Harbor.
     * Promote or demote a registered user to/from Harbor system administrator. Requires system admin privileges.
     * `PUT /users/{user_id}/sysadmin`
     * @source openapi.yaml:5902
     */
    setUserSysAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        /** @description Toggle a user to admin or not. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserSysAdminFlag"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Change the password on a user that already exists.
     * This endpoint is for user to update password. Users with the admin role can change any user's password. Regular users can change only their own password.
     *
     * `PUT /users/{user_id}/password`
     * @source openapi.yaml:5933
     */
    updateUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        /** @description Password to be updated, the attribute 'old_password' is optional when the API is called by the system administrator. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReq"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Invalid user ID; Password does not meet requirement */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description The caller does not have permission to update the password of the user with given ID, or the old password in request body is not correct. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get current user permissions.
     * Get the RBAC permission list for the currently authenticated user, optionally filtered by scope.
     * `GET /users/current/permissions`
     * @example
     * await api.getCurrentUserPermissions();
     * @source openapi.yaml:5965
     */
    getCurrentUserPermissions: {
        parameters: {
            query?: {
                /** @description The scope for the permission */
                scope?: string;
                /**
                 * @description If true, the resources in the response are relative to the scope,
                 *     eg for resource '/project/1/repository' if relative is 'true' then the resource in response will be 'repository'.
                 */
                relative?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get current user permission successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permission"][];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Set CLI secret for a user.
     * This endpoint let user generate a new CLI secret for himself.  This API only works when auth mode is set to 'OIDC'. Once this API returns with successful status, the old secret will be invalid, as there will be only one CLI secret for a user.
     * `PUT /users/{user_id}/cli_secret`
     * @source openapi.yaml:5997
     */
    setCliSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description User ID */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OIDCCliSecretReq"];
            };
        };
        responses: {
            /** @description The secret is successfully updated */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Invalid user ID.  Or user is not onboarded via OIDC authentication. Or the secret does not meet the standard. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description The auth mode of the system is not "oidc_auth", or the user is not onboarded via OIDC AuthN. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * List labels according to the query strings.
     * This endpoint let user list labels by name, scope and project_id
     *
     * `GET /labels`
     * @example
     * await api.ListLabels();
     * @source openapi.yaml:6036
     */
    ListLabels: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /** @description Sort the resource list in ascending or descending order. e.g. sort by field1 in ascending order and field2 in descending order with "sort=field1,-field2" */
                sort?: components["parameters"]["sort"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /** @description The label name. */
                name?: string;
                /** @description The label scope. Valid values are g and p. g for global labels and p for project labels. */
                scope?: string;
                /** @description Relevant project ID, required when scope is p. */
                project_id?: number | bigint;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get successfully. */
            200: {
                headers: {
                    /** @description The total count of available items */
                    "X-Total-Count"?: number;
                    /** @description Link to previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Post creates a label
     * This endpoint let user creates a label.
     *
     * `POST /labels`
     * @source openapi.yaml:6085
     */
    CreateLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The json object of label. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        responses: {
            /** @description Create successfully. */
            201: {
                headers: {
                    /** @description The URL of the created resource */
                    Location?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unsupported media type. */
            415: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the label specified by ID.
     * This endpoint let user get the label by specific ID.
     *
     * `GET /labels/{label_id}`
     * @source openapi.yaml:6118
     */
    GetLabelByID: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Label ID */
                label_id: components["parameters"]["labelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Label"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Update the label properties.
     * This endpoint let user update label properties.
     *
     * `PUT /labels/{label_id}`
     * @source openapi.yaml:6139
     */
    UpdateLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Label ID */
                label_id: components["parameters"]["labelId"];
            };
            cookie?: never;
        };
        /** @description The updated label json object. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Label"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Delete the label specified by ID.
     * Delete the label specified by ID.
     *
     * `DELETE /labels/{label_id}`
     * @source openapi.yaml:6168
     */
    DeleteLabel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Label ID */
                label_id: components["parameters"]["labelId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: SharedHeaders;
                content?: never;
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Export scan data for selected projects
     * Export scan data for selected projects
     * `POST /export/cve`
     * @source openapi.yaml:6191
     */
    exportScanData: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
                /** @description The type of scan data to export */
                "X-Scan-Data-Type": components["parameters"]["scanDataType"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The criteria for the export */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScanDataExportRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanDataExportJob"];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Method not allowed. */
            405: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Conflict. The resource already exists or the current state prevents the operation. */
            409: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the specific scan data export execution
     * Get the scan data export execution specified by ID
     * `GET /export/cve/execution/{execution_id}`
     * @source openapi.yaml:6226
     */
    getScanDataExportExecution: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanDataExportExecution"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get a list of specific scan data export execution jobs for a specified user
     * Get a list of specific scan data export execution jobs for a specified user
     * `GET /export/cve/executions`
     * @example
     * await api.getScanDataExportExecutionList();
     * @source openapi.yaml:6249
     */
    getScanDataExportExecutionList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScanDataExportExecutionList"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Download the scan data export file
     * Download the scan data report. Default format is CSV
     * `GET /export/cve/download/{execution_id}`
     * @source openapi.yaml:6271
     */
    downloadScanData: {
        parameters: {
            query?: {
                /** @description The format of the data to be exported. e.g. CSV or PDF */
                format?: string;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path: {
                /** @description Execution ID */
                execution_id: components["parameters"]["executionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Data file containing the export data */
            200: {
                headers: {
                    /** @description Value is a CSV formatted file; filename=export.csv */
                    "Content-Disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get vulnerability system summary
     * Retrieve the vulnerability summary of the system
     * `GET /security/summary`
     * @example
     * await api.getSecuritySummary();
     * @source openapi.yaml:6305
     */
    getSecuritySummary: {
        parameters: {
            query?: {
                /**
                 * @description Specify whether the dangerous CVEs are included inside summary information
                 *     default: false
                 */
                with_dangerous_cve?: boolean;
                /**
                 * @description Specify whether the dangerous Artifact are included inside summary information
                 *     default: false
                 */
                with_dangerous_artifact?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecuritySummary"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get the vulnerability list.
     * Get the vulnerability list. use q to pass the query condition,
     * supported conditions:
     * cve_id(exact match)
     * cvss_score_v3(range condition)
     * severity(exact match)
     * status(exact match)
     * repository_name(exact match)
     * project_id(exact match)
     * package(exact match)
     * tag(exact match)
     * digest(exact match)
     *
     * `GET /security/vul`
     * @example
     * await api.ListVulnerabilities();
     * @source openapi.yaml:6340
     */
    ListVulnerabilities: {
        parameters: {
            query?: {
                /** @description Query string to query resources. Supported query patterns are "exact match(k=v)", "fuzzy match(k=~v)", "range(k=[min~max])", "list with union releationship(k={v1 v2 v3})" and "list with intersetion relationship(k=(v1 v2 v3))". The value of range and list can be string(enclosed by " or '), integer or time(in format "2020-04-09 02:36:00"). All of these query patterns should be put in the query string "q=xxx" and splitted by ",". e.g. q=k1=v1,k2=~v2,k3=[min~max] */
                q?: components["parameters"]["query"];
                /**
                 * @description The page number
                 *     default: 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description The size of per page
                 *     maximum: 100, default: 10
                 */
                page_size?: components["parameters"]["pageSize"];
                /**
                 * @description Enable to ignore X-Total-Count when the total count > 1000, if the total count is less than 1000, the real total count is returned, else -1.
                 *     default: false
                 */
                tune_count?: boolean;
                /**
                 * @description Specify whether the tag information is included inside vulnerability information
                 *     default: false
                 */
                with_tag?: boolean;
            };
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vulnerability list. */
            200: {
                headers: {
                    /** @description The total count of vulnerabilities */
                    "X-Total-Count"?: number;
                    /** @description Link refers to the previous page and next page */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VulnerabilityItem"][];
                };
            };
            /** @description Bad request. The request body or query parameters are invalid. Inspect the `errors` array in the response body for details. */
            400: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
    /**
     * Get system or project level permissions info.
     * This endpoint is for retrieving resource and action info that only provides for admin user(system admin and project admin).
     *
     * `GET /permissions`
     * @example
     * await api.getPermissions();
     * @source openapi.yaml:6396
     */
    getPermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An unique ID for the request
                 *     minLength: 1
                 */
                "X-Request-Id"?: components["parameters"]["requestId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get permissions successfully. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Permissions"];
                };
            };
            /** @description Unauthorized. Authentication is required to access this resource. */
            401: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Forbidden. The caller does not have sufficient permission to perform the requested operation. */
            403: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Not found. The requested resource does not exist. */
            404: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
            /** @description Internal server error. Inspect the `errors` array in the response body for details. */
            500: {
                headers: SharedHeaders;
                content: {
                    "application/json": components["schemas"]["Errors"];
                };
            };
        };
    };
}
/** The headers that most responses have. */
export interface SharedHeaders {
    /** @description The ID of the corresponding request for the response */
    "X-Request-Id"?: string;
    [name: string]: unknown;
}
