// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** PING test */
        get: operations["getPing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Websocket handler */
        get: operations["getWs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetches information about semaphore
         * @description you must be authenticated to use this
         */
        get: operations["getInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetches login metadata
         * @description Fetches metadata for login, such as available OIDC providers
         */
        get: operations["getAuthLogin"];
        put?: never;
        /**
         * Performs Login
         * @description Upon success you will be logged in
         */
        post: operations["postAuthLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Destroys current session */
        post: operations["postAuthLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/{provider_id}/login": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: string;
            };
            cookie?: never;
        };
        /**
         * Begin OIDC authentication flow and redirect to OIDC provider
         * @description The user agent is redirected to this endpoint when chosing to sign in via OIDC
         */
        get: operations["getAuthOidcByProviderIdLogin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/oidc/{provider_id}/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: string;
            };
            cookie?: never;
        };
        /**
         * Finish OIDC authentication flow, upon succes you will be logged in
         * @description The user agent is redirected here by the OIDC provider to complete authentication
         */
        get: operations["getAuthOidcByProviderIdRedirect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch logged in user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Fetch API tokens for user */
        get: operations["getUserTokens"];
        put?: never;
        /** Create an API token */
        post: operations["postUserTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens/{api_token_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                api_token_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Expires API token */
        delete: operations["deleteUserTokensByApiTokenId"];
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
        /** Fetches all users */
        get: operations["getUsers"];
        put?: never;
        /** Creates a user */
        post: operations["postUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        /** Fetches a user profile */
        get: operations["getUsersByUserId"];
        /** Updates user details */
        put: operations["putUsersByUserId"];
        post?: never;
        /** Deletes user */
        delete: operations["deleteUsersByUserId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Updates user password */
        post: operations["postUsersByUserIdPassword"];
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
        /** Get projects */
        get: operations["getProjects"];
        put?: never;
        /** Create a new project */
        post: operations["postProjects"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/projects/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore Project */
        post: operations["postProjectsRestore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Events related to Semaphore and projects you are part of */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/last": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get last 200 Events related to Semaphore and projects you are part of */
        get: operations["getEventsLast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Fetch project */
        get: operations["getProjectByProjectId"];
        /** Update project */
        put: operations["putProjectByProjectId"];
        post?: never;
        /** Delete project */
        delete: operations["deleteProjectByProjectId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/backup": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Backup A Project */
        get: operations["getProjectByProjectIdBackup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Fetch permissions of the current user for project */
        get: operations["getProjectByProjectIdRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get Events related to this project */
        get: operations["getProjectByProjectIdEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get users linked to project */
        get: operations["getProjectByProjectIdUsers"];
        put?: never;
        /** Link user to project */
        post: operations["postProjectByProjectIdUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update user role */
        put: operations["putProjectByProjectIdUsersByUserId"];
        post?: never;
        /** Removes user from project */
        delete: operations["deleteProjectByProjectIdUsersByUserId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** get all integrations */
        get: operations["getProjectByProjectIdIntegrations"];
        put?: never;
        /** create a new integration */
        post: operations["postProjectByProjectIdIntegrations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations/{integration_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update Integration */
        put: operations["putProjectByProjectIdIntegrationsByIntegrationId"];
        post?: never;
        /** Remove integration */
        delete: operations["deleteProjectByProjectIdIntegrationsByIntegrationId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations/{integration_id}/values": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        /** Get Integration Extracted Values linked to integration extractor */
        get: operations["getProjectByProjectIdIntegrationsByIntegrationIdValues"];
        put?: never;
        /** Add Integration Extracted Value */
        post: operations["postProjectByProjectIdIntegrationsByIntegrationIdValues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description extractValue ID */
                extractvalue_id: components["parameters"]["extractvalue_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Updates Integration ExtractValue */
        put: operations["putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId"];
        post?: never;
        /** Removes integration extract value */
        delete: operations["deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations/{integration_id}/matchers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        /** Get Integration Matcher linked to integration extractor */
        get: operations["getProjectByProjectIdIntegrationsByIntegrationIdMatchers"];
        put?: never;
        /** Add Integration Matcher */
        post: operations["postProjectByProjectIdIntegrationsByIntegrationIdMatchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description matcher ID */
                matcher_id: components["parameters"]["matcher_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Updates Integration Matcher */
        put: operations["putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId"];
        post?: never;
        /** Removes integration matcher */
        delete: operations["deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get access keys linked to project */
        get: operations["getProjectByProjectIdKeys"];
        put?: never;
        /** Add access key */
        post: operations["postProjectByProjectIdKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description key ID */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Updates access key */
        put: operations["putProjectByProjectIdKeysByKeyId"];
        post?: never;
        /** Removes access key */
        delete: operations["deleteProjectByProjectIdKeysByKeyId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get repositories */
        get: operations["getProjectByProjectIdRepositories"];
        put?: never;
        /** Add repository */
        post: operations["postProjectByProjectIdRepositories"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/repositories/{repository_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description repository ID */
                repository_id: components["parameters"]["repository_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Updates repository */
        put: operations["putProjectByProjectIdRepositoriesByRepositoryId"];
        post?: never;
        /** Removes repository */
        delete: operations["deleteProjectByProjectIdRepositoriesByRepositoryId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get inventory */
        get: operations["getProjectByProjectIdInventory"];
        put?: never;
        /** create inventory */
        post: operations["postProjectByProjectIdInventory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/inventory/{inventory_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description inventory ID */
                inventory_id: components["parameters"]["inventory_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Updates inventory */
        put: operations["putProjectByProjectIdInventoryByInventoryId"];
        post?: never;
        /** Removes inventory */
        delete: operations["deleteProjectByProjectIdInventoryByInventoryId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/environment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get environment */
        get: operations["getProjectByProjectIdEnvironment"];
        put?: never;
        /** Add environment */
        post: operations["postProjectByProjectIdEnvironment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/environment/{environment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description environment ID */
                environment_id: components["parameters"]["environment_id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Update environment */
        put: operations["putProjectByProjectIdEnvironmentByEnvironmentId"];
        post?: never;
        /** Removes environment */
        delete: operations["deleteProjectByProjectIdEnvironmentByEnvironmentId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get template */
        get: operations["getProjectByProjectIdTemplates"];
        put?: never;
        /** create template */
        post: operations["postProjectByProjectIdTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/templates/{template_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description template ID */
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        /** Get template */
        get: operations["getProjectByProjectIdTemplatesByTemplateId"];
        /** Updates template */
        put: operations["putProjectByProjectIdTemplatesByTemplateId"];
        post?: never;
        /** Removes template */
        delete: operations["deleteProjectByProjectIdTemplatesByTemplateId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/schedules/{schedule_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description schedule ID */
                schedule_id: components["parameters"]["schedule_id"];
            };
            cookie?: never;
        };
        /** Get schedule */
        get: operations["getProjectByProjectIdSchedulesByScheduleId"];
        /** Updates schedule */
        put: operations["putProjectByProjectIdSchedulesByScheduleId"];
        post?: never;
        /** Deletes schedule */
        delete: operations["deleteProjectByProjectIdSchedulesByScheduleId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** create schedule */
        post: operations["postProjectByProjectIdSchedules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/views": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get view */
        get: operations["getProjectByProjectIdViews"];
        put?: never;
        /** create view */
        post: operations["postProjectByProjectIdViews"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/views/{view_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description view ID */
                view_id: components["parameters"]["view_id"];
            };
            cookie?: never;
        };
        /** Get view */
        get: operations["getProjectByProjectIdViewsByViewId"];
        /** Updates view */
        put: operations["putProjectByProjectIdViewsByViewId"];
        post?: never;
        /** Removes view */
        delete: operations["deleteProjectByProjectIdViewsByViewId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get Tasks related to current project */
        get: operations["getProjectByProjectIdTasks"];
        put?: never;
        /** Starts a job */
        post: operations["postProjectByProjectIdTasks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/tasks/last": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        /** Get last 200 Tasks related to current project */
        get: operations["getProjectByProjectIdTasksLast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/tasks/{task_id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop a job */
        post: operations["postProjectByProjectIdTasksByTaskIdStop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        /** Get a single task */
        get: operations["getProjectByProjectIdTasksByTaskId"];
        put?: never;
        post?: never;
        /** Deletes task (including output) */
        delete: operations["deleteProjectByProjectIdTasksByTaskId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/project/{project_id}/tasks/{task_id}/output": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        /** Get task output */
        get: operations["getProjectByProjectIdTasksByTaskIdOutput"];
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
        /** @source openapi.yaml:34 */
        Pong: string;
        /** @source openapi.yaml:38 */
        Login: {
            /** @description Username/Email address */
            auth?: string;
            /**
             * Format: password
             * @description Password
             */
            password?: string;
        };
        /** @source openapi.yaml:50 */
        LoginMetadata: {
            /** @description List of OIDC providers */
            oidc_providers?: {
                /** @description ID of the provider, used in the login URL */
                id?: string;
                /** @description Text to show on the login button */
                name?: string;
            }[];
        };
        /** @source openapi.yaml:68 */
        UserRequest: {
            /** @example Integration Test User */
            name?: string;
            /** @example test-user */
            username?: string;
            /** @example test@ansiblesemaphore.test */
            email?: string;
            alert?: boolean;
            admin?: boolean;
        };
        /** @source openapi.yaml:88 */
        UserPutRequest: {
            /** @example Integration Test User2 */
            name?: string;
            /** @example test-user2 */
            username?: string;
            /** @example test2@ansiblesemaphore.test */
            email?: string;
            alert?: boolean;
            admin?: boolean;
        };
        /** @source openapi.yaml:107 */
        User: {
            /** @description minimum: 1 */
            id?: number;
            name?: string;
            username?: string;
            email?: string;
            created?: string;
            alert?: boolean;
            admin?: boolean;
        };
        /** @source openapi.yaml:126 */
        ProjectUser: {
            /** @description minimum: 1 */
            id?: number;
            name?: string;
            username?: string;
        };
        /**
         * @example {
         *       "meta": {
         *         "name": "homelab",
         *         "alert": true,
         *         "alert_chat": "Test",
         *         "max_parallel_tasks": 0
         *       },
         *       "templates": [
         *         {
         *           "inventory": "Build",
         *           "repository": "Demo",
         *           "environment": "Empty",
         *           "name": "Build",
         *           "playbook": "build.yml",
         *           "arguments": "[]",
         *           "allow_override_args_in_task": false,
         *           "description": "Build Job",
         *           "vault_key": null,
         *           "type": "build",
         *           "start_version": "1.0.0",
         *           "build_template": null,
         *           "view": "Build",
         *           "autorun": false,
         *           "survey_vars": [],
         *           "suppress_success_alerts": false,
         *           "cron": "* * * * *"
         *         }
         *       ],
         *       "repositories": [
         *         {
         *           "name": "Demo",
         *           "git_url": "https://github.com/semaphoreui/demo-project.git",
         *           "git_branch": "main",
         *           "ssh_key": "None"
         *         }
         *       ],
         *       "keys": [
         *         {
         *           "name": "None",
         *           "type": "none"
         *         },
         *         {
         *           "name": "Vault Password",
         *           "type": "login_password"
         *         }
         *       ],
         *       "views": [
         *         {
         *           "title": "Build",
         *           "position": 0
         *         }
         *       ],
         *       "inventories": [
         *         {
         *           "name": "Build",
         *           "inventory": "",
         *           "ssh_key": "None",
         *           "become_key": "None",
         *           "type": "static"
         *         },
         *         {
         *           "name": "Dev",
         *           "inventory": "",
         *           "ssh_key": "None",
         *           "become_key": "None",
         *           "type": "file"
         *         },
         *         {
         *           "name": "Prod",
         *           "inventory": "",
         *           "ssh_key": "None",
         *           "become_key": "None",
         *           "type": "file"
         *         }
         *       ],
         *       "environments": [
         *         {
         *           "name": "Empty",
         *           "password": null,
         *           "json": "{}",
         *           "env": null
         *         }
         *       ]
         *     }
         * @source openapi.yaml:137
         */
        ProjectBackup: {
            meta?: {
                name?: string;
                alert?: boolean;
                alert_chat?: string | null;
                /** @description minimum: 0 */
                max_parallel_tasks?: number;
            };
            templates?: {
                inventory?: string;
                repository?: string;
                environment?: string;
                view?: string;
                name?: string;
                playbook?: string;
                arguments?: string | null;
                description?: string;
                allow_override_args_in_task?: boolean;
                suppress_success_alerts?: boolean;
                cron?: string | null;
                build_template?: string | null;
                autorun?: boolean;
                survey_vars?: string | null;
                start_version?: string | null;
                type?: string;
                vault_key?: string | null;
            }[];
            repositories?: {
                name?: string;
                git_url?: string;
                git_branch?: string;
                ssh_key?: string;
            }[];
            keys?: {
                name?: string;
                /** @enum {string} */
                type?: "ssh" | "login_password" | "none";
            }[];
            views?: {
                name?: string;
                /** @description minimum: 0 */
                position?: number;
            }[];
            inventories?: {
                name?: string;
                inventory?: string;
                ssh_key?: string | null;
                become_key?: string | null;
                /** @enum {string} */
                type?: "static" | "static-yaml" | "file";
            }[];
            environments?: {
                name?: string;
                password?: string | null;
                json?: string;
                env?: string | null;
            }[];
        };
        /** @source openapi.yaml:277 */
        APIToken: {
            id?: string;
            created?: string;
            expired?: boolean;
            /** @description minimum: 1 */
            user_id?: number;
        };
        /** @source openapi.yaml:291 */
        ProjectRequest: {
            /** @example Test */
            name?: string;
            alert?: boolean;
            /** @example Test */
            alert_chat?: string | null;
            /** @description minimum: 0 */
            max_parallel_tasks?: number;
        };
        /** @source openapi.yaml:307 */
        Project: {
            /** @description minimum: 1 */
            id?: number;
            /** @example Test */
            name?: string;
            created?: string;
            alert?: boolean;
            /** @example Test */
            alert_chat?: string | null;
            /** @description minimum: 0 */
            max_parallel_tasks?: number;
        };
        /** @source openapi.yaml:330 */
        AccessKeyRequest: {
            /** @example None */
            name?: string;
            /** @enum {string} */
            type?: "none" | "ssh" | "login_password";
            /** @description minimum: 1 */
            project_id?: number;
            login_password?: {
                /** @example password */
                password?: string;
                /** @example username */
                login?: string;
            };
            ssh?: {
                /** @example user */
                login?: string;
                /** @example private key */
                private_key?: string;
            };
        };
        /** @source openapi.yaml:368 */
        AccessKey: {
            id?: number;
            /** @example Test */
            name?: string;
            /** @enum {string} */
            type?: "none" | "ssh" | "login_password";
            project_id?: number;
            login_password?: {
                /** @example password */
                password?: string;
                /** @example username */
                login?: string;
            };
            ssh?: {
                /** @example user */
                login?: string;
                /** @example private key */
                private_key?: string;
            };
        };
        /** @source openapi.yaml:404 */
        EnvironmentRequest: {
            /** @example Test */
            name?: string;
            /** @description minimum: 1 */
            project_id?: number;
            password?: string;
            /** @example {} */
            json?: string;
            /** @example {} */
            env?: string;
        };
        /** @source openapi.yaml:422 */
        Environment: {
            /** @description minimum: 1 */
            id?: number;
            /** @example Test */
            name?: string;
            /** @description minimum: 1 */
            project_id?: number;
            password?: string;
            /** @example {} */
            json?: string;
            /** @example {} */
            env?: string;
        };
        /** @source openapi.yaml:443 */
        InventoryRequest: {
            /** @example Test */
            name?: string;
            /** @description minimum: 1 */
            project_id?: number;
            inventory?: string;
            /** @description minimum: 1 */
            ssh_key_id?: number;
            /** @description minimum: 1 */
            become_key_id?: number;
            /** @enum {string} */
            type?: "static" | "static-yaml" | "file";
        };
        /** @source openapi.yaml:464 */
        Inventory: {
            id?: number;
            /** @example Test */
            name?: string;
            project_id?: number;
            inventory?: string;
            ssh_key_id?: number;
            become_key_id?: number;
            /** @enum {string} */
            type?: "static" | "static-yaml" | "file";
        };
        /** @source openapi.yaml:484 */
        Integration: {
            id?: number;
            /** @example deploy */
            name?: string;
            /** @description minimum: 1 */
            project_id?: number;
            /** @description minimum: 1 */
            template_id?: number;
        };
        /** @source openapi.yaml:499 */
        IntegrationRequest: {
            /** @example deploy */
            name?: string;
            project_id?: number;
            template_id?: number;
        };
        /** @source openapi.yaml:510 */
        IntegrationExtractValueRequest: {
            /** @example deploy */
            name?: string;
            /** @enum {string} */
            value_source?: "body" | "header";
            /** @enum {string} */
            body_data_type?: "json" | "xml" | "string";
            /** @example key */
            key?: string;
            /** @example variable */
            variable?: string;
        };
        /** @source openapi.yaml:529 */
        IntegrationExtractValue: {
            id?: number;
            /** @example extract this value */
            name?: string;
            /** @enum {string} */
            value_source?: "body" | "header";
            /** @enum {string} */
            body_data_type?: "json" | "xml" | "string";
            /** @example key */
            key?: string;
            /** @example variable */
            variable?: string;
            integration_id?: number;
        };
        /** @source openapi.yaml:552 */
        IntegrationMatcherRequest: {
            /** @example deploy */
            name?: string;
            /** @enum {string} */
            match_type?: "body" | "header";
            /** @enum {string} */
            method?: "equals" | "unequals" | "contains";
            /** @enum {string} */
            body_data_type?: "json" | "xml" | "string";
            /** @example key */
            key?: string;
            /** @example value */
            value?: string;
        };
        /** @source openapi.yaml:574 */
        IntegrationMatcher: {
            id?: number;
            integration_id?: number;
            /** @example deploy */
            name?: string;
            /** @enum {string} */
            match_type?: "body" | "header";
            /** @enum {string} */
            method?: "equals" | "unequals" | "contains";
            /** @enum {string} */
            body_data_type?: "json" | "xml" | "string";
            /** @example key */
            key?: string;
            /** @example value */
            value?: string;
        };
        /** @source openapi.yaml:600 */
        RepositoryRequest: {
            /** @example Test */
            name?: string;
            project_id?: number;
            /** @example git@example.com */
            git_url?: string;
            /** @example master */
            git_branch?: string;
            ssh_key_id?: number;
        };
        /** @source openapi.yaml:616 */
        Repository: {
            id?: number;
            /** @example Test */
            name?: string;
            project_id?: number;
            /** @example git@example.com */
            git_url?: string;
            /** @example master */
            git_branch?: string;
            ssh_key_id?: number;
        };
        /** @source openapi.yaml:635 */
        Task: {
            /** @example 23 */
            id?: number;
            template_id?: number;
            status?: string;
            debug?: boolean;
            playbook?: string;
            environment?: string;
            secret?: string;
            limit?: string;
            git_branch?: string | null;
        };
        /** @source openapi.yaml:660 */
        TaskOutput: {
            /** @example 23 */
            task_id?: number;
            task?: string;
            /** Format: date-time */
            time?: string;
            output?: string;
        };
        /** @source openapi.yaml:674 */
        TemplateRequest: {
            /** @description minimum: 1 */
            project_id?: number;
            /** @description minimum: 1 */
            inventory_id?: number;
            /** @description minimum: 1 */
            repository_id?: number;
            /** @description minimum: 1 */
            environment_id?: number;
            /** @description minimum: 1 */
            view_id?: number;
            vaults?: components["schemas"]["TemplateVault"][];
            /** @example Test */
            name?: string;
            /** @example test.yml */
            playbook?: string;
            /** @example [] */
            arguments?: string;
            /** @example Hello, World! */
            description?: string;
            /** @example false */
            allow_override_args_in_task?: boolean;
            /** @example  */
            limit?: string;
            suppress_success_alerts?: boolean;
            /** @example ansible */
            app?: string;
            /** @example main */
            git_branch?: string;
            survey_vars?: components["schemas"]["TemplateSurveyVar"][];
        };
        /** @source openapi.yaml:726 */
        Template: {
            /** @description minimum: 1 */
            id?: number;
            /** @description minimum: 1 */
            project_id?: number;
            /** @description minimum: 1 */
            inventory_id?: number;
            repository_id?: number;
            /** @description minimum: 1 */
            environment_id?: number;
            /** @description minimum: 1 */
            view_id?: number;
            /** @example Test */
            name?: string;
            /** @example test.yml */
            playbook?: string;
            /** @example [] */
            arguments?: string;
            /** @example Hello, World! */
            description?: string;
            /** @example false */
            allow_override_args_in_task?: boolean;
            suppress_success_alerts?: boolean;
            app?: string;
            /** @example main */
            git_branch?: string;
        };
        /** @source openapi.yaml:768 */
        TemplateSurveyVar: {
            name?: string;
            title?: string;
            description?: string;
            /** @example String => "", Integer => "int" */
            type?: string;
            required?: boolean;
        };
        /** @source openapi.yaml:782 */
        TemplateVault: {
            /** @description minimum: 1 */
            vault_key_id?: number;
            /** @example default */
            name?: string;
        };
        /** @source openapi.yaml:792 */
        ScheduleRequest: {
            id?: number;
            /** @example * * * 1 * */
            cron_format?: string;
            project_id?: number;
            template_id?: number;
            name?: string;
            active?: boolean;
        };
        /** @source openapi.yaml:810 */
        Schedule: {
            id?: number;
            cron_format?: string;
            project_id?: number;
            template_id?: number;
            name?: string;
            active?: boolean;
        };
        /** @source openapi.yaml:826 */
        ViewRequest: {
            /** @example Test */
            title?: string;
            /** @description minimum: 1 */
            project_id?: number;
            /** @description minimum: 1 */
            position?: number;
        };
        /** @source openapi.yaml:838 */
        View: {
            id?: number;
            title?: string;
            project_id?: number;
            position?: number;
        };
        /** @source openapi.yaml:850 */
        Runner: {
            token?: string;
        };
        /** @source openapi.yaml:856 */
        Event: {
            project_id?: number;
            user_id?: number;
            object_id?: number | null;
            object_type?: string | null;
            description?: string;
        };
        /** @source openapi.yaml:874 */
        InfoType: {
            version?: string;
            updateBody?: string;
            update?: {
                tag_name?: string;
            };
        };
    };
    responses: never;
    parameters: {
        /**
         * @description Project ID
         * @source openapi.yaml:902
         */
        project_id: number;
        /**
         * @description User ID
         * @source openapi.yaml:909
         */
        user_id: number;
        /**
         * @description key ID
         * @source openapi.yaml:916
         */
        key_id: number;
        /**
         * @description repository ID
         * @source openapi.yaml:923
         */
        repository_id: number;
        /**
         * @description inventory ID
         * @source openapi.yaml:930
         */
        inventory_id: number;
        /**
         * @description environment ID
         * @source openapi.yaml:937
         */
        environment_id: number;
        /**
         * @description template ID
         * @source openapi.yaml:944
         */
        template_id: number;
        /**
         * @description task ID
         * @source openapi.yaml:951
         */
        task_id: number;
        /**
         * @description schedule ID
         * @source openapi.yaml:958
         */
        schedule_id: number;
        /**
         * @description view ID
         * @source openapi.yaml:965
         */
        view_id: number;
        /**
         * @description integration ID
         * @source openapi.yaml:972
         */
        integration_id: number;
        /**
         * @description extractValue ID
         * @source openapi.yaml:979
         */
        extractvalue_id: number;
        /**
         * @description matcher ID
         * @source openapi.yaml:986
         */
        matcher_id: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    /**
     * PING test
     * `GET /ping`
     * @example
     * await api.getPing();
     * @source openapi.yaml:996
     */
    getPing: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful "PONG" reply */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["Pong"];
                };
            };
        };
    };
    /**
     * Websocket handler
     * `GET /ws`
     * @example
     * await api.getWs();
     * @source openapi.yaml:1012
     */
    getWs: {
        parameters: {
            query?: never;
            header?: never;
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
                content?: never;
            };
            /** @description not authenticated */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Fetches information about semaphore
     * you must be authenticated to use this
     * `GET /info`
     * @example
     * await api.getInfo();
     * @source openapi.yaml:1024
     */
    getInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description ok */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InfoType"];
                };
            };
        };
    };
    /**
     * Fetches login metadata
     * Fetches metadata for login, such as available OIDC providers
     * `GET /auth/login`
     * @example
     * await api.getAuthLogin();
     * @source openapi.yaml:1035
     */
    getAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Login metadata */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginMetadata"];
                };
            };
        };
    };
    /**
     * Performs Login
     * Upon success you will be logged in
     * `POST /auth/login`
     * @source openapi.yaml:1046
     */
    postAuthLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description You are logged in */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description something in body is missing / is invalid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Destroys current session
     * `POST /auth/logout`
     * @example
     * await api.postAuthLogout();
     * @source openapi.yaml:1065
     */
    postAuthLogout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your session was successfully nuked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Begin OIDC authentication flow and redirect to OIDC provider
     * The user agent is redirected to this endpoint when chosing to sign in via OIDC
     * `GET /auth/oidc/{provider_id}/login`
     * @source openapi.yaml:1080
     */
    getAuthOidcByProviderIdLogin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirection to the OIDC provider on success, or to the login page on error */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Finish OIDC authentication flow, upon succes you will be logged in
     * The user agent is redirected here by the OIDC provider to complete authentication
     * `GET /auth/oidc/{provider_id}/redirect`
     * @source openapi.yaml:1096
     */
    getAuthOidcByProviderIdRedirect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Redirection to the Semaphore root URL on success, or to the login page on error */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Fetch logged in user
     * `GET /user/`
     * @example
     * await api.getUser();
     * @source openapi.yaml:1107
     */
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    /**
     * Fetch API tokens for user
     * `GET /user/tokens`
     * @example
     * await api.getUserTokens();
     * @source openapi.yaml:1118
     */
    getUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API Tokens */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["APIToken"][];
                };
            };
        };
    };
    /**
     * Create an API token
     * `POST /user/tokens`
     * @example
     * await api.postUserTokens();
     * @source openapi.yaml:1130
     */
    postUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description API Token */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["APIToken"];
                };
            };
        };
    };
    /**
     * Expires API token
     * `DELETE /user/tokens/{api_token_id}`
     * @source openapi.yaml:1148
     */
    deleteUserTokensByApiTokenId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                api_token_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Expired API Token */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Fetches all users
     * `GET /users`
     * @example
     * await api.getUsers();
     * @source openapi.yaml:1159
     */
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
        };
    };
    /**
     * Creates a user
     * `POST /users`
     * @source openapi.yaml:1170
     */
    postUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserRequest"];
            };
        };
        responses: {
            /** @description User created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description User creation failed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Fetches a user profile
     * `GET /users/{user_id}/`
     * @source openapi.yaml:1193
     */
    getUsersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User profile */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    /**
     * Updates user details
     * `PUT /users/{user_id}/`
     * @source openapi.yaml:1202
     */
    putUsersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPutRequest"];
            };
        };
        responses: {
            /** @description User Updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Deletes user
     * `DELETE /users/{user_id}/`
     * @source openapi.yaml:1218
     */
    deleteUsersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Updates user password
     * `POST /users/{user_id}/password`
     * @source openapi.yaml:1229
     */
    postUsersByUserIdPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    password?: string;
                };
            };
        };
        responses: {
            /** @description Password updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get projects
     * `GET /projects`
     * @example
     * await api.getProjects();
     * @source openapi.yaml:1251
     */
    getProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List of projects */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                };
            };
        };
    };
    /**
     * Create a new project
     * `POST /projects`
     * @source openapi.yaml:1262
     */
    postProjects: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectRequest"];
            };
        };
        responses: {
            /** @description Created project */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Restore Project
     * `POST /projects/restore`
     * @example
     * await api.postProjectsRestore({ meta: { name: "homelab", alert: true, alert_chat: "Test", max_parallel_tasks: 0 }, templates: [{ inventory: "Build", repository: "Demo", environment: "Empty", name: "Build", playbook: "build.yml", arguments: "[]", allow_override_args_in_task: false, description: "Build Job", vault_key: null, type: "build", start_version: "1.0.0", build_template: null, view: "Build", autorun: false, survey_vars: [], suppress_success_alerts: false, cron: "* * * * *" }], repositories: [{ name: "Demo", git_url: "https://github.com/semaphoreui/demo-project.git", git_branch: "main", ssh_key: "None" }], keys: [{ name: "None", type: "none" }, { name: "Vault Password", type: "login_password" }], views: [{ title: "Build", position: 0 }], inventories: [{ name: "Build", inventory: "", ssh_key: "None", become_key: "None", type: "static" }, { name: "Dev", inventory: "", ssh_key: "None", become_key: "None", type: "file" }, { name: "Prod", inventory: "", ssh_key: "None", become_key: "None", type: "file" }], environments: [{ name: "Empty", password: null, json: "{}", env: null }] });
     * @source openapi.yaml:1278
     */
    postProjectsRestore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProjectBackup"];
            };
        };
        responses: {
            /** @description Created project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    /**
     * Get Events related to Semaphore and projects you are part of
     * `GET /events`
     * @example
     * await api.getEvents();
     * @source openapi.yaml:1297
     */
    getEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Array of events in chronological order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    /**
     * Get last 200 Events related to Semaphore and projects you are part of
     * `GET /events/last`
     * @example
     * await api.getEventsLast();
     * @source openapi.yaml:1307
     */
    getEventsLast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Array of events in chronological order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    /**
     * Fetch project
     * `GET /project/{project_id}/`
     * @source openapi.yaml:1320
     */
    getProjectByProjectId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Project */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
        };
    };
    /**
     * Update project
     * `PUT /project/{project_id}/`
     * @source openapi.yaml:1329
     */
    putProjectByProjectId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Project saved */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Delete project
     * `DELETE /project/{project_id}/`
     * @source openapi.yaml:1345
     */
    deleteProjectByProjectId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Project deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Backup A Project
     * `GET /project/{project_id}/backup`
     * @source openapi.yaml:1356
     */
    getProjectByProjectIdBackup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Backup */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectBackup"];
                };
            };
        };
    };
    /**
     * Fetch permissions of the current user for project
     * `GET /project/{project_id}/role`
     * @source openapi.yaml:1369
     */
    getProjectByProjectIdRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Permissions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @example owner */
                        role?: string;
                        /** @example 0 */
                        permissions?: number;
                    };
                };
            };
        };
    };
    /**
     * Get Events related to this project
     * `GET /project/{project_id}/events`
     * @source openapi.yaml:1390
     */
    getProjectByProjectIdEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Array of events in chronological order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"][];
                };
            };
        };
    };
    /**
     * Get users linked to project
     * `GET /project/{project_id}/users`
     * @source openapi.yaml:1406
     */
    getProjectByProjectIdUsers: {
        parameters: {
            query: {
                /** @description sorting name */
                sort: "name" | "username" | "email" | "role";
                /** @description ordering manner */
                order: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Users */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProjectUser"][];
                };
            };
        };
    };
    /**
     * Link user to project
     * `POST /project/{project_id}/users`
     * @source openapi.yaml:1432
     */
    postProjectByProjectIdUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description minimum: 2 */
                    user_id?: number;
                    /**
                     * @example owner
                     * @enum {string}
                     */
                    role?: "owner" | "manager" | "task_runner" | "guest";
                };
            };
        };
        responses: {
            /** @description User added */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Update user role
     * `PUT /project/{project_id}/users/{user_id}`
     * @source openapi.yaml:1464
     */
    putProjectByProjectIdUsersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @example owner
                     * @enum {string}
                     */
                    role?: "owner" | "manager" | "task_runner" | "guest";
                };
            };
        };
        responses: {
            /** @description User updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes user from project
     * `DELETE /project/{project_id}/users/{user_id}`
     * @source openapi.yaml:1457
     */
    deleteProjectByProjectIdUsersByUserId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description User ID */
                user_id: components["parameters"]["user_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * get all integrations
     * `GET /project/{project_id}/integrations`
     * @source openapi.yaml:1484
     */
    getProjectByProjectIdIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description integration */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"][];
                };
            };
        };
    };
    /**
     * create a new integration
     * `POST /project/{project_id}/integrations`
     * @source openapi.yaml:1495
     */
    postProjectByProjectIdIntegrations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationRequest"];
            };
        };
        responses: {
            /** @description Integration Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Integration"];
                };
            };
        };
    };
    /**
     * Update Integration
     * `PUT /project/{project_id}/integrations/{integration_id}`
     * @source openapi.yaml:1514
     */
    putProjectByProjectIdIntegrationsByIntegrationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationRequest"];
            };
        };
        responses: {
            /** @description Integration updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Remove integration
     * `DELETE /project/{project_id}/integrations/{integration_id}`
     * @source openapi.yaml:1527
     */
    deleteProjectByProjectIdIntegrationsByIntegrationId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description integration removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get Integration Extracted Values linked to integration extractor
     * `GET /project/{project_id}/integrations/{integration_id}/values`
     * @source openapi.yaml:1538
     */
    getProjectByProjectIdIntegrationsByIntegrationIdValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Integration Extracted Value */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationExtractValue"][];
                };
            };
        };
    };
    /**
     * Add Integration Extracted Value
     * `POST /project/{project_id}/integrations/{integration_id}/values`
     * @source openapi.yaml:1549
     */
    postProjectByProjectIdIntegrationsByIntegrationIdValues: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationExtractValue"];
            };
        };
        responses: {
            /** @description Integration Extract Value Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Integration Extract Value params */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Updates Integration ExtractValue
     * `PUT /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}`
     * @source openapi.yaml:1569
     */
    putProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description extractValue ID */
                extractvalue_id: components["parameters"]["extractvalue_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationExtractValueRequest"];
            };
        };
        responses: {
            /** @description Integration Extract Value updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad integration extract value parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes integration extract value
     * `DELETE /project/{project_id}/integrations/{integration_id}/values/{extractvalue_id}`
     * @source openapi.yaml:1584
     */
    deleteProjectByProjectIdIntegrationsByIntegrationIdValuesByExtractvalueId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description extractValue ID */
                extractvalue_id: components["parameters"]["extractvalue_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description integration extract value removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get Integration Matcher linked to integration extractor
     * `GET /project/{project_id}/integrations/{integration_id}/matchers`
     * @source openapi.yaml:1595
     */
    getProjectByProjectIdIntegrationsByIntegrationIdMatchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Integration Matcher */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationMatcher"][];
                };
            };
        };
    };
    /**
     * Add Integration Matcher
     * `POST /project/{project_id}/integrations/{integration_id}/matchers`
     * @source openapi.yaml:1606
     */
    postProjectByProjectIdIntegrationsByIntegrationIdMatchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationMatcher"];
            };
        };
        responses: {
            /** @description Integration Matcher Created */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Integration Matcher params */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Updates Integration Matcher
     * `PUT /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}`
     * @source openapi.yaml:1626
     */
    putProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description matcher ID */
                matcher_id: components["parameters"]["matcher_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IntegrationMatcherRequest"];
            };
        };
        responses: {
            /** @description Integration Matcher updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad integration matcher parameter */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes integration matcher
     * `DELETE /project/{project_id}/integrations/{integration_id}/matchers/{matcher_id}`
     * @source openapi.yaml:1641
     */
    deleteProjectByProjectIdIntegrationsByIntegrationIdMatchersByMatcherId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description integration ID */
                integration_id: components["parameters"]["integration_id"];
                /** @description matcher ID */
                matcher_id: components["parameters"]["matcher_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description integration matcher removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get access keys linked to project
     * `GET /project/{project_id}/keys`
     * @source openapi.yaml:1653
     */
    getProjectByProjectIdKeys: {
        parameters: {
            query: {
                /** @description Filter by key type */
                "Key type"?: "none" | "ssh" | "login_password";
                /** @description sorting name */
                sort: "name" | "type";
                /** @description ordering manner */
                order: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Access Keys */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessKey"][];
                };
            };
        };
    };
    /**
     * Add access key
     * `POST /project/{project_id}/keys`
     * @source openapi.yaml:1687
     */
    postProjectByProjectIdKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyRequest"];
            };
        };
        responses: {
            /** @description Access Key created */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Updates access key
     * `PUT /project/{project_id}/keys/{key_id}`
     * @source openapi.yaml:1706
     */
    putProjectByProjectIdKeysByKeyId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description key ID */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyRequest"];
            };
        };
        responses: {
            /** @description Key updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad type */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes access key
     * `DELETE /project/{project_id}/keys/{key_id}`
     * @source openapi.yaml:1721
     */
    deleteProjectByProjectIdKeysByKeyId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description key ID */
                key_id: components["parameters"]["key_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description access key removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get repositories
     * `GET /project/{project_id}/repositories`
     * @source openapi.yaml:1733
     */
    getProjectByProjectIdRepositories: {
        parameters: {
            query: {
                /** @description sorting name */
                sort: "name" | "git_url" | "ssh_key";
                /** @description ordering manner */
                order: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description repositories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repository"][];
                };
            };
        };
    };
    /**
     * Add repository
     * `POST /project/{project_id}/repositories`
     * @source openapi.yaml:1758
     */
    postProjectByProjectIdRepositories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepositoryRequest"];
            };
        };
        responses: {
            /** @description Repository created */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Updates repository
     * `PUT /project/{project_id}/repositories/{repository_id}`
     * @source openapi.yaml:1775
     */
    putProjectByProjectIdRepositoriesByRepositoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description repository ID */
                repository_id: components["parameters"]["repository_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepositoryRequest"];
            };
        };
        responses: {
            /** @description Repository updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes repository
     * `DELETE /project/{project_id}/repositories/{repository_id}`
     * @source openapi.yaml:1790
     */
    deleteProjectByProjectIdRepositoriesByRepositoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description repository ID */
                repository_id: components["parameters"]["repository_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description repository removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get inventory
     * `GET /project/{project_id}/inventory`
     * @source openapi.yaml:1802
     */
    getProjectByProjectIdInventory: {
        parameters: {
            query: {
                /** @description sorting name */
                sort: "name" | "type";
                /** @description ordering manner */
                order: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description inventory */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inventory"][];
                };
            };
        };
    };
    /**
     * create inventory
     * `POST /project/{project_id}/inventory`
     * @source openapi.yaml:1826
     */
    postProjectByProjectIdInventory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRequest"];
            };
        };
        responses: {
            /** @description inventory created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Inventory"];
                };
            };
        };
    };
    /**
     * Updates inventory
     * `PUT /project/{project_id}/inventory/{inventory_id}`
     * @source openapi.yaml:1845
     */
    putProjectByProjectIdInventoryByInventoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description inventory ID */
                inventory_id: components["parameters"]["inventory_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InventoryRequest"];
            };
        };
        responses: {
            /** @description Inventory updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes inventory
     * `DELETE /project/{project_id}/inventory/{inventory_id}`
     * @source openapi.yaml:1858
     */
    deleteProjectByProjectIdInventoryByInventoryId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description inventory ID */
                inventory_id: components["parameters"]["inventory_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description inventory removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get environment
     * `GET /project/{project_id}/environment`
     * @source openapi.yaml:1870
     */
    getProjectByProjectIdEnvironment: {
        parameters: {
            query: {
                /** @description sorting name */
                sort: string;
                /** @description ordering manner */
                order: string;
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description environment */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Environment"][];
                };
            };
        };
    };
    /**
     * Add environment
     * `POST /project/{project_id}/environment`
     * @source openapi.yaml:1896
     */
    postProjectByProjectIdEnvironment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvironmentRequest"];
            };
        };
        responses: {
            /** @description Environment created */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Update environment
     * `PUT /project/{project_id}/environment/{environment_id}`
     * @source openapi.yaml:1913
     */
    putProjectByProjectIdEnvironmentByEnvironmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description environment ID */
                environment_id: components["parameters"]["environment_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvironmentRequest"];
            };
        };
        responses: {
            /** @description Environment Updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes environment
     * `DELETE /project/{project_id}/environment/{environment_id}`
     * @source openapi.yaml:1926
     */
    deleteProjectByProjectIdEnvironmentByEnvironmentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description environment ID */
                environment_id: components["parameters"]["environment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description environment removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get template
     * `GET /project/{project_id}/templates`
     * @source openapi.yaml:1938
     */
    getProjectByProjectIdTemplates: {
        parameters: {
            query: {
                /** @description sorting name */
                sort: "name" | "playbook" | "ssh_key" | "inventory" | "environment" | "repository";
                /** @description ordering manner */
                order: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description template */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"][];
                };
            };
        };
    };
    /**
     * create template
     * `POST /project/{project_id}/templates`
     * @source openapi.yaml:1969
     */
    postProjectByProjectIdTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateRequest"];
            };
        };
        responses: {
            /** @description template created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplateRequest"];
                };
            };
        };
    };
    /**
     * Get template
     * `GET /project/{project_id}/templates/{template_id}`
     * @source openapi.yaml:1988
     */
    getProjectByProjectIdTemplatesByTemplateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description template ID */
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description template object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    /**
     * Updates template
     * `PUT /project/{project_id}/templates/{template_id}`
     * @source openapi.yaml:1997
     */
    putProjectByProjectIdTemplatesByTemplateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description template ID */
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemplateRequest"];
            };
        };
        responses: {
            /** @description template updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes template
     * `DELETE /project/{project_id}/templates/{template_id}`
     * @source openapi.yaml:2010
     */
    deleteProjectByProjectIdTemplatesByTemplateId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description template ID */
                template_id: components["parameters"]["template_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description template removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get schedule
     * `GET /project/{project_id}/schedules/{schedule_id}`
     * @source openapi.yaml:2024
     */
    getProjectByProjectIdSchedulesByScheduleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description schedule ID */
                schedule_id: components["parameters"]["schedule_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schedule */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
        };
    };
    /**
     * Updates schedule
     * `PUT /project/{project_id}/schedules/{schedule_id}`
     * @source openapi.yaml:2040
     */
    putProjectByProjectIdSchedulesByScheduleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description schedule ID */
                schedule_id: components["parameters"]["schedule_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description schedule updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Deletes schedule
     * `DELETE /project/{project_id}/schedules/{schedule_id}`
     * @source openapi.yaml:2033
     */
    deleteProjectByProjectIdSchedulesByScheduleId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description schedule ID */
                schedule_id: components["parameters"]["schedule_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description schedule deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * create schedule
     * `POST /project/{project_id}/schedules`
     * @source openapi.yaml:2057
     */
    postProjectByProjectIdSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleRequest"];
            };
        };
        responses: {
            /** @description schedule created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
        };
    };
    /**
     * Get view
     * `GET /project/{project_id}/views`
     * @source openapi.yaml:2077
     */
    getProjectByProjectIdViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description view */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"][];
                };
            };
        };
    };
    /**
     * create view
     * `POST /project/{project_id}/views`
     * @source openapi.yaml:2088
     */
    postProjectByProjectIdViews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /** @description view created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
        };
    };
    /**
     * Get view
     * `GET /project/{project_id}/views/{view_id}`
     * @source openapi.yaml:2107
     */
    getProjectByProjectIdViewsByViewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description view ID */
                view_id: components["parameters"]["view_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description view object */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
        };
    };
    /**
     * Updates view
     * `PUT /project/{project_id}/views/{view_id}`
     * @source openapi.yaml:2116
     */
    putProjectByProjectIdViewsByViewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description view ID */
                view_id: components["parameters"]["view_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ViewRequest"];
            };
        };
        responses: {
            /** @description view updated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Removes view
     * `DELETE /project/{project_id}/views/{view_id}`
     * @source openapi.yaml:2129
     */
    deleteProjectByProjectIdViewsByViewId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description view ID */
                view_id: components["parameters"]["view_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description view removed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get Tasks related to current project
     * `GET /project/{project_id}/tasks`
     * @source openapi.yaml:2142
     */
    getProjectByProjectIdTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Array of tasks in chronological order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
        };
    };
    /**
     * Starts a job
     * `POST /project/{project_id}/tasks`
     * @source openapi.yaml:2153
     */
    postProjectByProjectIdTasks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template_id?: number;
                    debug?: boolean;
                    dry_run?: boolean;
                    diff?: boolean;
                    playbook?: string;
                    environment?: string;
                    limit?: string;
                    git_branch?: string;
                };
            };
        };
        responses: {
            /** @description Task queued */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    /**
     * Get last 200 Tasks related to current project
     * `GET /project/{project_id}/tasks/last`
     * @source openapi.yaml:2190
     */
    getProjectByProjectIdTasksLast: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Array of tasks in chronological order */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
        };
    };
    /**
     * Stop a job
     * `POST /project/{project_id}/tasks/{task_id}/stop`
     * @source openapi.yaml:2207
     */
    postProjectByProjectIdTasksByTaskIdStop: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task queued */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get a single task
     * `GET /project/{project_id}/tasks/{task_id}`
     * @source openapi.yaml:2219
     */
    getProjectByProjectIdTasksByTaskId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Task */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
        };
    };
    /**
     * Deletes task (including output)
     * `DELETE /project/{project_id}/tasks/{task_id}`
     * @source openapi.yaml:2228
     */
    deleteProjectByProjectIdTasksByTaskId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description task deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    /**
     * Get task output
     * `GET /project/{project_id}/tasks/{task_id}/output`
     * @source openapi.yaml:2240
     */
    getProjectByProjectIdTasksByTaskIdOutput: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Project ID */
                project_id: components["parameters"]["project_id"];
                /** @description task ID */
                task_id: components["parameters"]["task_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description output */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskOutput"][];
                };
            };
        };
    };
}
