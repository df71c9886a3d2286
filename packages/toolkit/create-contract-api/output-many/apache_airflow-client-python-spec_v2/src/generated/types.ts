// Generated from openapi.yaml by `npm run generate`. Do not edit.
export interface paths {
    "/api/v2/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Assets
         * @description Get assets.
         */
        get: operations["get_assets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/aliases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Asset Aliases
         * @description Get asset aliases.
         */
        get: operations["get_asset_aliases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/aliases/{asset_alias_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Asset Alias
         * @description Get an asset alias.
         */
        get: operations["get_asset_alias"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Asset Events
         * @description Get asset events.
         */
        get: operations["get_asset_events"];
        put?: never;
        /**
         * Create Asset Event
         * @description Create asset events.
         */
        post: operations["create_asset_event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/{asset_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Asset
         * @description Get an asset.
         */
        get: operations["get_asset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/{asset_id}/materialize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Materialize Asset
         * @description Materialize an asset by triggering a DAG run that produces it.
         */
        post: operations["materialize_asset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/assets/{asset_id}/queuedEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Asset Queued Events
         * @description Get queued asset events for an asset.
         */
        get: operations["get_asset_queued_events"];
        put?: never;
        post?: never;
        /**
         * Delete Asset Queued Events
         * @description Delete queued asset events for an asset.
         */
        delete: operations["delete_asset_queued_events"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Login
         * @description Redirect to the login URL depending on the AuthManager configured.
         */
        get: operations["login"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Logout
         * @description Logout the user.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List Backfills */
        get: operations["list_backfills"];
        put?: never;
        /** Create Backfill */
        post: operations["create_backfill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills/dry_run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create Backfill Dry Run */
        post: operations["create_backfill_dry_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills/{backfill_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Backfill */
        get: operations["get_backfill"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills/{backfill_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Cancel Backfill */
        put: operations["cancel_backfill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills/{backfill_id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Pause Backfill */
        put: operations["pause_backfill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/backfills/{backfill_id}/unpause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Unpause Backfill */
        put: operations["unpause_backfill"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Config */
        get: operations["get_config"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/config/section/{section}/option/{option}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Config Value */
        get: operations["get_config_value"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Connections
         * @description Get all connection entries.
         */
        get: operations["get_connections"];
        put?: never;
        /**
         * Post Connection
         * @description Create connection entry.
         */
        post: operations["post_connection"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bulk Connections
         * @description Bulk create, update, and delete connections.
         */
        patch: operations["bulk_connections"];
        trace?: never;
    };
    "/api/v2/connections/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Default Connections
         * @description Create default connections.
         */
        post: operations["create_default_connections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test Connection
         * @description Test an API connection.
         *
         *     This method first creates an in-memory transient conn_id & exports that to an env var,
         *     as some hook classes tries to find out the `conn` from their __init__ method & errors out if not found.
         *     It also deletes the conn id env connection after the test.
         */
        post: operations["test_connection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/connections/{connection_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Connection
         * @description Get a connection entry.
         */
        get: operations["get_connection"];
        put?: never;
        post?: never;
        /**
         * Delete Connection
         * @description Delete a connection entry.
         */
        delete: operations["delete_connection"];
        options?: never;
        head?: never;
        /**
         * Patch Connection
         * @description Update a connection entry.
         */
        patch: operations["patch_connection"];
        trace?: never;
    };
    "/api/v2/dagSources/{dag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Source
         * @description Get source code using file token.
         */
        get: operations["get_dag_source"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dagStats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Stats
         * @description Get Dag statistics.
         */
        get: operations["get_dag_stats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dagTags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Tags
         * @description Get all DAG tags.
         */
        get: operations["get_dag_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dagWarnings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Dag Warnings
         * @description Get a list of DAG warnings.
         */
        get: operations["list_dag_warnings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dags
         * @description Get all DAGs.
         */
        get: operations["get_dags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch Dags
         * @description Patch multiple DAGs.
         */
        patch: operations["patch_dags"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag
         * @description Get basic information about a DAG.
         */
        get: operations["get_dag"];
        put?: never;
        post?: never;
        /**
         * Delete Dag
         * @description Delete the specific DAG.
         */
        delete: operations["delete_dag"];
        options?: never;
        head?: never;
        /**
         * Patch Dag
         * @description Patch the specific DAG.
         */
        patch: operations["patch_dag"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/assets/queuedEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Asset Queued Events
         * @description Get queued asset events for a DAG.
         */
        get: operations["get_dag_asset_queued_events"];
        put?: never;
        post?: never;
        /** Delete Dag Asset Queued Events */
        delete: operations["delete_dag_asset_queued_events"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Asset Queued Event
         * @description Get a queued asset event for a DAG.
         */
        get: operations["get_dag_asset_queued_event"];
        put?: never;
        post?: never;
        /**
         * Delete Dag Asset Queued Event
         * @description Delete a queued asset event for a DAG.
         */
        delete: operations["delete_dag_asset_queued_event"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/clearTaskInstances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Post Clear Task Instances
         * @description Clear task instances.
         */
        post: operations["post_clear_task_instances"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Runs
         * @description Get all DAG Runs.
         *
         *     This endpoint allows specifying `~` as the dag_id to retrieve Dag Runs for all DAGs.
         */
        get: operations["get_dag_runs"];
        put?: never;
        /**
         * Trigger Dag Run
         * @description Trigger a DAG.
         */
        post: operations["trigger_dag_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get List Dag Runs Batch
         * @description Get a list of DAG Runs.
         */
        post: operations["get_list_dag_runs_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Dag Run */
        get: operations["get_dag_run"];
        put?: never;
        post?: never;
        /**
         * Delete Dag Run
         * @description Delete a DAG Run entry.
         */
        delete: operations["delete_dag_run"];
        options?: never;
        head?: never;
        /**
         * Patch Dag Run
         * @description Modify a DAG Run.
         */
        patch: operations["patch_dag_run"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clear Dag Run */
        post: operations["clear_dag_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/hitlDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Hitl Details
         * @description Get Human-in-the-loop details.
         */
        get: operations["get_hitl_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instances
         * @description Get list of task instances.
         *
         *     This endpoint allows specifying `~` as the dag_id, dag_run_id to retrieve Task Instances for all DAGs
         *     and DAG runs.
         */
        get: operations["get_task_instances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bulk Task Instances
         * @description Bulk update, and delete task instances.
         */
        patch: operations["bulk_task_instances"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Task Instances Batch
         * @description Get list of task instances.
         */
        post: operations["get_task_instances_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instance
         * @description Get task instance.
         */
        get: operations["get_task_instance"];
        put?: never;
        post?: never;
        /**
         * Delete Task Instance
         * @description Delete a task instance.
         */
        delete: operations["delete_task_instance"];
        options?: never;
        head?: never;
        /**
         * Patch Task Instance
         * @description Update a task instance.
         */
        patch: operations["patch_task_instance"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instance Dependencies
         * @description Get dependencies blocking task from getting scheduled.
         */
        get: operations["get_task_instance_dependencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dry_run": {
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
         * Patch Task Instance Dry Run
         * @description Update a task instance dry_run mode.
         */
        patch: operations["patch_task_instance_dry_run"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/externalLogUrl/{try_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get External Log Url
         * @description Get external log URL for a specific task instance.
         */
        get: operations["get_external_log_url"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Extra Links
         * @description Get extra links for task instance.
         */
        get: operations["get_extra_links"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/listMapped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Mapped Task Instances
         * @description Get list of mapped task instances.
         */
        get: operations["get_mapped_task_instances"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/logs/{try_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Log
         * @description Get logs for a specific task instance.
         */
        get: operations["get_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instance Tries
         * @description Get list of task instances history.
         */
        get: operations["get_task_instance_tries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries/{task_try_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instance Try Details
         * @description Get task instance details by try number.
         */
        get: operations["get_task_instance_try_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Xcom Entries
         * @description Get all XCom entries.
         *
         *     This endpoint allows specifying `~` as the dag_id, dag_run_id, task_id to retrieve XCom entries for all DAGs.
         */
        get: operations["get_xcom_entries"];
        put?: never;
        /**
         * Create Xcom Entry
         * @description Create an XCom entry.
         */
        post: operations["create_xcom_entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Xcom Entry
         * @description Get an XCom entry.
         */
        get: operations["get_xcom_entry"];
        put?: never;
        post?: never;
        /**
         * Delete Xcom Entry
         * @description Delete an XCom entry.
         */
        delete: operations["delete_xcom_entry"];
        options?: never;
        head?: never;
        /**
         * Update Xcom Entry
         * @description Update an existing XCom entry.
         */
        patch: operations["update_xcom_entry"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Mapped Task Instance
         * @description Get task instance.
         */
        get: operations["get_mapped_task_instance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch Task Instance
         * @description Update a task instance.
         */
        patch: operations["patch_task_instance_by_map_index"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dependencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task Instance Dependencies
         * @description Get dependencies blocking task from getting scheduled.
         */
        get: operations["get_task_instance_dependencies_by_map_index"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dry_run": {
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
         * Patch Task Instance Dry Run
         * @description Update a task instance dry_run mode.
         */
        patch: operations["patch_task_instance_dry_run_by_map_index"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Hitl Detail
         * @description Get a Human-in-the-loop detail of a specific task instance.
         */
        get: operations["get_hitl_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update Hitl Detail
         * @description Update a Human-in-the-loop detail.
         */
        patch: operations["update_hitl_detail"];
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails/tries/{try_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Hitl Detail Try Detail
         * @description Get a Human-in-the-loop detail of a specific task instance.
         */
        get: operations["get_hitl_detail_try_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Mapped Task Instance Tries */
        get: operations["get_mapped_task_instance_tries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries/{task_try_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Mapped Task Instance Try Details */
        get: operations["get_mapped_task_instance_try_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/upstreamAssetEvents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Upstream Asset Events
         * @description If dag run is asset-triggered, return the asset events that triggered it.
         */
        get: operations["get_upstream_asset_events"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Experimental: Wait for a dag run to complete, and return task results if requested.
         * @description 🚧 This is an experimental endpoint and may change or be removed without notice.Successful response are streamed as newline-delimited JSON (NDJSON). Each line is a JSON object representing the DAG run state.
         */
        get: operations["wait_dag_run_until_finished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagVersions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Versions
         * @description Get all DAG Versions.
         *
         *     This endpoint allows specifying `~` as the dag_id to retrieve DAG Versions for all DAGs.
         */
        get: operations["get_dag_versions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/dagVersions/{version_number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Version
         * @description Get one Dag Version.
         */
        get: operations["get_dag_version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Dag Details
         * @description Get details of DAG.
         */
        get: operations["get_dag_details"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/favorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Favorite Dag
         * @description Mark the DAG as favorite.
         */
        post: operations["favorite_dag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Tasks
         * @description Get tasks for DAG.
         */
        get: operations["get_tasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Task
         * @description Get simplified representation of a task.
         */
        get: operations["get_task"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/dags/{dag_id}/unfavorite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Unfavorite Dag
         * @description Unmark the DAG as favorite.
         */
        post: operations["unfavorite_dag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/eventLogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Event Logs
         * @description Get all Event Logs.
         */
        get: operations["get_event_logs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/eventLogs/{event_log_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Event Log */
        get: operations["get_event_log"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/importErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Import Errors
         * @description Get all import errors.
         */
        get: operations["get_import_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/importErrors/{import_error_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Import Error
         * @description Get an import error.
         */
        get: operations["get_import_error"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Jobs
         * @description Get all jobs.
         */
        get: operations["get_jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/monitor/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Health */
        get: operations["get_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/parseDagFile/{file_token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reparse Dag File
         * @description Request re-parsing a DAG file.
         */
        put: operations["reparse_dag_file"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/plugins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get Plugins */
        get: operations["get_plugins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/plugins/importErrors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Import Errors */
        get: operations["import_errors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/pools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Pools
         * @description Get all pools entries.
         */
        get: operations["get_pools"];
        put?: never;
        /**
         * Post Pool
         * @description Create a Pool.
         */
        post: operations["post_pool"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bulk Pools
         * @description Bulk create, update, and delete pools.
         */
        patch: operations["bulk_pools"];
        trace?: never;
    };
    "/api/v2/pools/{pool_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Pool
         * @description Get a pool.
         */
        get: operations["get_pool"];
        put?: never;
        post?: never;
        /**
         * Delete Pool
         * @description Delete a pool entry.
         */
        delete: operations["delete_pool"];
        options?: never;
        head?: never;
        /**
         * Patch Pool
         * @description Update a Pool.
         */
        patch: operations["patch_pool"];
        trace?: never;
    };
    "/api/v2/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Providers
         * @description Get providers.
         */
        get: operations["get_providers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/variables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Variables
         * @description Get all Variables entries.
         */
        get: operations["get_variables"];
        put?: never;
        /**
         * Post Variable
         * @description Create a variable.
         */
        post: operations["post_variable"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Bulk Variables
         * @description Bulk create, update, and delete variables.
         */
        patch: operations["bulk_variables"];
        trace?: never;
    };
    "/api/v2/variables/{variable_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Variable
         * @description Get a variable entry.
         */
        get: operations["get_variable"];
        put?: never;
        post?: never;
        /**
         * Delete Variable
         * @description Delete a variable entry.
         */
        delete: operations["delete_variable"];
        options?: never;
        head?: never;
        /**
         * Patch Variable
         * @description Update a variable by key.
         */
        patch: operations["patch_variable"];
        trace?: never;
    };
    "/api/v2/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get Version
         * @description Get version information.
         */
        get: operations["get_version"];
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
         * AppBuilderMenuItemResponse
         * @description Serializer for AppBuilder Menu Item responses.
         * @source openapi.yaml:3
         */
        AppBuilderMenuItemResponse: {
            category?: string | null;
            /** Href */
            href: string;
            /** Name */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * AppBuilderViewResponse
         * @description Serializer for AppBuilder View responses.
         * @source openapi.yaml:21
         */
        AppBuilderViewResponse: {
            category?: string | null;
            label?: string | null;
            name?: string | null;
            view?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * AssetAliasCollectionResponse
         * @description Asset alias collection response.
         * @source openapi.yaml:39
         */
        AssetAliasCollectionResponse: {
            /** Asset Aliases */
            asset_aliases: components["schemas"]["AssetAliasResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * AssetAliasResponse
         * @description Asset alias serializer for responses.
         * @source openapi.yaml:55
         */
        AssetAliasResponse: {
            /** Group */
            group: string;
            /** Id */
            id: number;
            /** Name */
            name: string;
        };
        /**
         * AssetCollectionResponse
         * @description Asset collection response.
         * @source openapi.yaml:73
         */
        AssetCollectionResponse: {
            /** Assets */
            assets: components["schemas"]["AssetResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * AssetEventCollectionResponse
         * @description Asset event collection response.
         * @source openapi.yaml:89
         */
        AssetEventCollectionResponse: {
            /** Asset Events */
            asset_events: components["schemas"]["AssetEventResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * AssetEventResponse
         * @description Asset event serializer for responses.
         * @source openapi.yaml:105
         */
        AssetEventResponse: {
            /** Asset Id */
            asset_id: number;
            /** Created Dagruns */
            created_dagruns: components["schemas"]["DagRunAssetReference"][];
            extra?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            group?: string | null;
            /** Id */
            id: number;
            name?: string | null;
            partition_key?: string | null;
            source_dag_id?: string | null;
            /** Source Map Index */
            source_map_index: number;
            source_run_id?: string | null;
            source_task_id?: string | null;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
            uri?: string | null;
        };
        /**
         * AssetResponse
         * @description Asset serializer for responses.
         * @source openapi.yaml:160
         */
        AssetResponse: {
            /** Aliases */
            aliases: components["schemas"]["AssetAliasResponse"][];
            /** Consuming Tasks */
            consuming_tasks: components["schemas"]["TaskInletAssetReference"][];
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            extra?: {
                [key: string]: components["schemas"]["JsonValue"];
            } | null;
            /** Group */
            group: string;
            /** Id */
            id: number;
            last_asset_event?: components["schemas"]["LastAssetEventResponse"] | null;
            /** Name */
            name: string;
            /** Producing Tasks */
            producing_tasks: components["schemas"]["TaskOutletAssetReference"][];
            /** Scheduled Dags */
            scheduled_dags: components["schemas"]["DagScheduleAssetReference"][];
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
            /** Uri */
            uri: string;
            /** Watchers */
            watchers: components["schemas"]["AssetWatcherResponse"][];
        };
        /**
         * AssetWatcherResponse
         * @description Asset watcher serializer for responses.
         * @source openapi.yaml:230
         */
        AssetWatcherResponse: {
            /**
             * Created Date
             * Format: date-time
             */
            created_date: string;
            /** Name */
            name: string;
            /** Trigger Id */
            trigger_id: number;
        };
        /**
         * BackfillCollectionResponse
         * @description Backfill Collection serializer for responses.
         * @source openapi.yaml:249
         */
        BackfillCollectionResponse: {
            /** Backfills */
            backfills: components["schemas"]["BackfillResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * BackfillPostBody
         * @description Object used for create backfill request.
         * @source openapi.yaml:265
         */
        BackfillPostBody: {
            /** Dag Id */
            dag_id: string;
            /**
             * Dag Run Conf
             * @default {}
             */
            dag_run_conf?: {
                [key: string]: unknown;
            };
            /**
             * From Date
             * Format: date-time
             */
            from_date: string;
            /**
             * Max Active Runs
             * @default 10
             */
            max_active_runs?: number;
            /** @default none */
            reprocess_behavior?: components["schemas"]["ReprocessBehavior"];
            /**
             * Run Backwards
             * @default false
             */
            run_backwards?: boolean;
            /**
             * Run On Latest Version
             * @default true
             */
            run_on_latest_version?: boolean;
            /**
             * To Date
             * Format: date-time
             */
            to_date: string;
        };
        /**
         * BackfillResponse
         * @description Base serializer for Backfill.
         * @source openapi.yaml:306
         */
        BackfillResponse: {
            /** Format: date-time */
            completed_at?: string | null;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            dag_run_conf?: {
                [key: string]: unknown;
            } | null;
            /**
             * From Date
             * Format: date-time
             */
            from_date: string;
            /**
             * Id
             * @description minimum: 0
             */
            id: number;
            /** Is Paused */
            is_paused: boolean;
            /** Max Active Runs */
            max_active_runs: number;
            reprocess_behavior: components["schemas"]["ReprocessBehavior"];
            /**
             * To Date
             * Format: date-time
             */
            to_date: string;
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
        };
        /**
         * BaseInfoResponse
         * @description Base info serializer for responses.
         * @source openapi.yaml:364
         */
        BaseInfoResponse: {
            status?: string | null;
        };
        /**
         * BulkActionNotOnExistence
         * @description Bulk Action to be taken if the entity does not exist.
         * @enum {string}
         * @source openapi.yaml:373
         */
        BulkActionNotOnExistence: "fail" | "skip";
        /**
         * BulkActionOnExistence
         * @description Bulk Action to be taken if the entity already exists or not.
         * @enum {string}
         * @source openapi.yaml:380
         */
        BulkActionOnExistence: "fail" | "skip" | "overwrite";
        /**
         * BulkActionResponse
         * @description Serializer for individual bulk action responses.
         *
         *     Represents the outcome of a single bulk operation (create, update, or delete).
         *     The response includes a list of successful keys and any errors encountered during the operation.
         *     This structure helps users understand which key actions succeeded and which failed.
         * @source openapi.yaml:388
         */
        BulkActionResponse: {
            /**
             * Errors
             * @description A list of errors encountered during the operation, each containing details about the issue.
             * @default []
             */
            errors?: {
                [key: string]: unknown;
            }[];
            /**
             * Success
             * @description A list of unique id/key representing successful operations.
             * @default []
             */
            success?: string[];
        };
        /**
         * BulkBody[BulkTaskInstanceBody]
         * @source openapi.yaml:418
         */
        BulkBody_BulkTaskInstanceBody_: {
            /** Actions */
            actions: (components["schemas"]["BulkCreateAction_BulkTaskInstanceBody_"] | components["schemas"]["BulkUpdateAction_BulkTaskInstanceBody_"] | components["schemas"]["BulkDeleteAction_BulkTaskInstanceBody_"])[];
        };
        /**
         * BulkBody[ConnectionBody]
         * @source openapi.yaml:433
         */
        BulkBody_ConnectionBody_: {
            /** Actions */
            actions: (components["schemas"]["BulkCreateAction_ConnectionBody_"] | components["schemas"]["BulkUpdateAction_ConnectionBody_"] | components["schemas"]["BulkDeleteAction_ConnectionBody_"])[];
        };
        /**
         * BulkBody[PoolBody]
         * @source openapi.yaml:448
         */
        BulkBody_PoolBody_: {
            /** Actions */
            actions: (components["schemas"]["BulkCreateAction_PoolBody_"] | components["schemas"]["BulkUpdateAction_PoolBody_"] | components["schemas"]["BulkDeleteAction_PoolBody_"])[];
        };
        /**
         * BulkBody[VariableBody]
         * @source openapi.yaml:463
         */
        BulkBody_VariableBody_: {
            /** Actions */
            actions: (components["schemas"]["BulkCreateAction_VariableBody_"] | components["schemas"]["BulkUpdateAction_VariableBody_"] | components["schemas"]["BulkDeleteAction_VariableBody_"])[];
        };
        /**
         * BulkCreateAction[BulkTaskInstanceBody]
         * @source openapi.yaml:478
         */
        BulkCreateAction_BulkTaskInstanceBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "create";
            /** @default fail */
            action_on_existence?: components["schemas"]["BulkActionOnExistence"];
            /**
             * Entities
             * @description A list of entities to be created.
             */
            entities: components["schemas"]["BulkTaskInstanceBody"][];
        };
        /**
         * BulkCreateAction[ConnectionBody]
         * @source openapi.yaml:500
         */
        BulkCreateAction_ConnectionBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "create";
            /** @default fail */
            action_on_existence?: components["schemas"]["BulkActionOnExistence"];
            /**
             * Entities
             * @description A list of entities to be created.
             */
            entities: components["schemas"]["ConnectionBody"][];
        };
        /**
         * BulkCreateAction[PoolBody]
         * @source openapi.yaml:522
         */
        BulkCreateAction_PoolBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "create";
            /** @default fail */
            action_on_existence?: components["schemas"]["BulkActionOnExistence"];
            /**
             * Entities
             * @description A list of entities to be created.
             */
            entities: components["schemas"]["PoolBody"][];
        };
        /**
         * BulkCreateAction[VariableBody]
         * @source openapi.yaml:544
         */
        BulkCreateAction_VariableBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "create";
            /** @default fail */
            action_on_existence?: components["schemas"]["BulkActionOnExistence"];
            /**
             * Entities
             * @description A list of entities to be created.
             */
            entities: components["schemas"]["VariableBody"][];
        };
        /**
         * BulkDeleteAction[BulkTaskInstanceBody]
         * @source openapi.yaml:566
         */
        BulkDeleteAction_BulkTaskInstanceBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "delete";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entity id/key or entity objects to be deleted.
             */
            entities: (string | components["schemas"]["BulkTaskInstanceBody"])[];
        };
        /**
         * BulkDeleteAction[ConnectionBody]
         * @source openapi.yaml:590
         */
        BulkDeleteAction_ConnectionBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "delete";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entity id/key or entity objects to be deleted.
             */
            entities: (string | components["schemas"]["ConnectionBody"])[];
        };
        /**
         * BulkDeleteAction[PoolBody]
         * @source openapi.yaml:614
         */
        BulkDeleteAction_PoolBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "delete";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entity id/key or entity objects to be deleted.
             */
            entities: (string | components["schemas"]["PoolBody"])[];
        };
        /**
         * BulkDeleteAction[VariableBody]
         * @source openapi.yaml:638
         */
        BulkDeleteAction_VariableBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "delete";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entity id/key or entity objects to be deleted.
             */
            entities: (string | components["schemas"]["VariableBody"])[];
        };
        /**
         * BulkResponse
         * @description Serializer for responses to bulk entity operations.
         *
         *     This represents the results of create, update, and delete actions performed on entity in bulk.
         *     Each action (if requested) is represented as a field containing details about successful keys and any encountered errors.
         *     Fields are populated in the response only if the respective action was part of the request, else are set None.
         * @source openapi.yaml:662
         */
        BulkResponse: {
            create?: components["schemas"]["BulkActionResponse"] | null;
            delete?: components["schemas"]["BulkActionResponse"] | null;
            update?: components["schemas"]["BulkActionResponse"] | null;
        };
        /**
         * BulkTaskInstanceBody
         * @description Request body for bulk update, and delete task instances.
         * @source openapi.yaml:686
         */
        BulkTaskInstanceBody: {
            dag_id?: string | null;
            dag_run_id?: string | null;
            /**
             * Include Downstream
             * @default false
             */
            include_downstream?: boolean;
            /**
             * Include Future
             * @default false
             */
            include_future?: boolean;
            /**
             * Include Past
             * @default false
             */
            include_past?: boolean;
            /**
             * Include Upstream
             * @default false
             */
            include_upstream?: boolean;
            map_index?: number | null;
            new_state?: components["schemas"]["TaskInstanceState"] | null;
            /** @description maxLength: 1000 */
            note?: string | null;
            /** Task Id */
            task_id: string;
        };
        /**
         * BulkUpdateAction[BulkTaskInstanceBody]
         * @source openapi.yaml:729
         */
        BulkUpdateAction_BulkTaskInstanceBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "update";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entities to be updated.
             */
            entities: components["schemas"]["BulkTaskInstanceBody"][];
            update_mask?: string[] | null;
        };
        /**
         * BulkUpdateAction[ConnectionBody]
         * @source openapi.yaml:756
         */
        BulkUpdateAction_ConnectionBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "update";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entities to be updated.
             */
            entities: components["schemas"]["ConnectionBody"][];
            update_mask?: string[] | null;
        };
        /**
         * BulkUpdateAction[PoolBody]
         * @source openapi.yaml:783
         */
        BulkUpdateAction_PoolBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "update";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entities to be updated.
             */
            entities: components["schemas"]["PoolBody"][];
            update_mask?: string[] | null;
        };
        /**
         * BulkUpdateAction[VariableBody]
         * @source openapi.yaml:810
         */
        BulkUpdateAction_VariableBody_: {
            /**
             * Action
             * @description The action to be performed on the entities.
             * @constant
             */
            action: "update";
            /** @default fail */
            action_on_non_existence?: components["schemas"]["BulkActionNotOnExistence"];
            /**
             * Entities
             * @description A list of entities to be updated.
             */
            entities: components["schemas"]["VariableBody"][];
            update_mask?: string[] | null;
        };
        /**
         * ClearTaskInstancesBody
         * @description Request body for Clear Task Instances endpoint.
         * @source openapi.yaml:837
         */
        ClearTaskInstancesBody: {
            dag_run_id?: string | null;
            /**
             * Dry Run
             * @default true
             */
            dry_run?: boolean;
            /** Format: date-time */
            end_date?: string | null;
            /**
             * Include Downstream
             * @default false
             */
            include_downstream?: boolean;
            /**
             * Include Future
             * @default false
             */
            include_future?: boolean;
            /**
             * Include Past
             * @default false
             */
            include_past?: boolean;
            /**
             * Include Upstream
             * @default false
             */
            include_upstream?: boolean;
            /**
             * Only Failed
             * @default true
             */
            only_failed?: boolean;
            /**
             * Only Running
             * @default false
             */
            only_running?: boolean;
            /**
             * Prevent Running Task
             * @default false
             */
            prevent_running_task?: boolean;
            /**
             * Reset Dag Runs
             * @default true
             */
            reset_dag_runs?: boolean;
            /**
             * Run On Latest Version
             * @description (Experimental) Run on the latest bundle version of the dag after clearing the task instances.
             * @default false
             */
            run_on_latest_version?: boolean;
            /** Format: date-time */
            start_date?: string | null;
            task_ids?: (string | [
                string,
                number
            ])[] | null;
        };
        /**
         * Config
         * @description List of config sections with their options.
         * @source openapi.yaml:908
         */
        Config: {
            /** Sections */
            sections: components["schemas"]["ConfigSection"][];
        };
        /**
         * ConfigOption
         * @description Config option.
         * @source openapi.yaml:921
         */
        ConfigOption: {
            /** Key */
            key: string;
            /** Value */
            value: string | [
                string,
                string
            ];
        };
        /**
         * ConfigSection
         * @description Config Section Schema.
         * @source openapi.yaml:943
         */
        ConfigSection: {
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["ConfigOption"][];
        };
        /**
         * ConnectionBody
         * @description Connection Serializer for requests body.
         * @source openapi.yaml:960
         */
        ConnectionBody: {
            /** Conn Type */
            conn_type: string;
            /**
             * Connection Id
             * @description maxLength: 200, pattern: ^[\w.-]+$
             */
            connection_id: string;
            description?: string | null;
            extra?: string | null;
            host?: string | null;
            login?: string | null;
            password?: string | null;
            port?: number | null;
            schema?: string | null;
            /** @description maxLength: 50 */
            team_name?: string | null;
        };
        /**
         * ConnectionCollectionResponse
         * @description Connection Collection serializer for responses.
         * @source openapi.yaml:1002
         */
        ConnectionCollectionResponse: {
            /** Connections */
            connections: components["schemas"]["ConnectionResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * ConnectionResponse
         * @description Connection serializer for responses.
         * @source openapi.yaml:1018
         */
        ConnectionResponse: {
            /** Conn Type */
            conn_type: string;
            /** Connection Id */
            connection_id: string;
            description?: string | null;
            extra?: string | null;
            host?: string | null;
            login?: string | null;
            password?: string | null;
            port?: number | null;
            schema?: string | null;
            team_name?: string | null;
        };
        /**
         * ConnectionTestResponse
         * @description Connection Test serializer for responses.
         * @source openapi.yaml:1056
         */
        ConnectionTestResponse: {
            /** Message */
            message: string;
            /** Status */
            status: boolean;
        };
        /**
         * CreateAssetEventsBody
         * @description Create asset events request.
         * @source openapi.yaml:1070
         */
        CreateAssetEventsBody: {
            /** Asset Id */
            asset_id: number;
            /** Extra */
            extra?: {
                [key: string]: unknown;
            };
            partition_key?: string | null;
        };
        /**
         * DAGCollectionResponse
         * @description DAG Collection serializer for responses.
         * @source openapi.yaml:1088
         */
        DAGCollectionResponse: {
            /** Dags */
            dags: components["schemas"]["DAGResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DAGDetailsResponse
         * @description Specific serializer for DAG Details responses.
         * @source openapi.yaml:1104
         */
        DAGDetailsResponse: {
            /**
             * Active Runs Count
             * @default 0
             */
            active_runs_count?: number;
            allowed_run_types?: components["schemas"]["DagRunType"][] | null;
            asset_expression?: {
                [key: string]: unknown;
            } | null;
            bundle_name?: string | null;
            bundle_version?: string | null;
            /** Catchup */
            catchup: boolean;
            /**
             * Concurrency
             * @deprecated
             * @description Return max_active_tasks as concurrency.
             *
             *     Deprecated: Use max_active_tasks instead.
             */
            readonly concurrency: number;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Format: duration */
            dag_run_timeout?: string | null;
            default_args?: {
                [key: string]: unknown;
            } | null;
            description?: string | null;
            doc_md?: string | null;
            /** Format: date-time */
            end_date?: string | null;
            /**
             * File Token
             * @description Return file token.
             */
            readonly file_token: string;
            /** Fileloc */
            fileloc: string;
            /** Has Import Errors */
            has_import_errors: boolean;
            /** Has Task Concurrency Limits */
            has_task_concurrency_limits: boolean;
            /**
             * Is Favorite
             * @default false
             */
            is_favorite?: boolean;
            /** Is Paused */
            is_paused: boolean;
            is_paused_upon_creation?: boolean | null;
            /** Is Stale */
            is_stale: boolean;
            /** Format: date-time */
            last_expired?: string | null;
            last_parse_duration?: number | null;
            /** Format: date-time */
            last_parsed?: string | null;
            /** Format: date-time */
            last_parsed_time?: string | null;
            latest_dag_version?: components["schemas"]["DagVersionResponse"] | null;
            max_active_runs?: number | null;
            /** Max Active Tasks */
            max_active_tasks: number;
            /** Max Consecutive Failed Dag Runs */
            max_consecutive_failed_dag_runs: number;
            /** Format: date-time */
            next_dagrun_data_interval_end?: string | null;
            /** Format: date-time */
            next_dagrun_data_interval_start?: string | null;
            /** Format: date-time */
            next_dagrun_logical_date?: string | null;
            /** Format: date-time */
            next_dagrun_run_after?: string | null;
            owner_links?: {
                [key: string]: string;
            } | null;
            /** Owners */
            owners: string[];
            params?: {
                [key: string]: unknown;
            } | null;
            relative_fileloc?: string | null;
            /** Render Template As Native Obj */
            render_template_as_native_obj: boolean;
            /** Format: date-time */
            start_date?: string | null;
            /** Tags */
            tags: components["schemas"]["DagTagResponse"][];
            template_search_path?: string[] | null;
            timetable_description?: string | null;
            /** Timetable Partitioned */
            timetable_partitioned: boolean;
            timetable_summary?: string | null;
            timezone?: string | null;
        };
        /**
         * DAGPatchBody
         * @description Dag Serializer for updatable bodies.
         * @source openapi.yaml:1297
         */
        DAGPatchBody: {
            /** Is Paused */
            is_paused: boolean;
        };
        /**
         * DAGResponse
         * @description DAG serializer for responses.
         * @source openapi.yaml:1308
         */
        DAGResponse: {
            allowed_run_types?: components["schemas"]["DagRunType"][] | null;
            bundle_name?: string | null;
            bundle_version?: string | null;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            description?: string | null;
            /**
             * File Token
             * @description Return file token.
             */
            readonly file_token: string;
            /** Fileloc */
            fileloc: string;
            /** Has Import Errors */
            has_import_errors: boolean;
            /** Has Task Concurrency Limits */
            has_task_concurrency_limits: boolean;
            /** Is Paused */
            is_paused: boolean;
            /** Is Stale */
            is_stale: boolean;
            /** Format: date-time */
            last_expired?: string | null;
            last_parse_duration?: number | null;
            /** Format: date-time */
            last_parsed_time?: string | null;
            max_active_runs?: number | null;
            /** Max Active Tasks */
            max_active_tasks: number;
            /** Max Consecutive Failed Dag Runs */
            max_consecutive_failed_dag_runs: number;
            /** Format: date-time */
            next_dagrun_data_interval_end?: string | null;
            /** Format: date-time */
            next_dagrun_data_interval_start?: string | null;
            /** Format: date-time */
            next_dagrun_logical_date?: string | null;
            /** Format: date-time */
            next_dagrun_run_after?: string | null;
            /** Owners */
            owners: string[];
            relative_fileloc?: string | null;
            /** Tags */
            tags: components["schemas"]["DagTagResponse"][];
            timetable_description?: string | null;
            /** Timetable Partitioned */
            timetable_partitioned: boolean;
            timetable_summary?: string | null;
        };
        /**
         * DAGRunClearBody
         * @description DAG Run serializer for clear endpoint body.
         * @source openapi.yaml:1425
         */
        DAGRunClearBody: {
            /**
             * Dry Run
             * @default true
             */
            dry_run?: boolean;
            /**
             * Only Failed
             * @default false
             */
            only_failed?: boolean;
            /**
             * Run On Latest Version
             * @description (Experimental) Run on the latest bundle version of the Dag after clearing the Dag Run.
             * @default false
             */
            run_on_latest_version?: boolean;
        };
        /**
         * DAGRunCollectionResponse
         * @description DAG Run Collection serializer for responses.
         * @source openapi.yaml:1445
         */
        DAGRunCollectionResponse: {
            /** Dag Runs */
            dag_runs: components["schemas"]["DAGRunResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DAGRunPatchBody
         * @description DAG Run Serializer for PATCH requests.
         * @source openapi.yaml:1461
         */
        DAGRunPatchBody: {
            /** @description maxLength: 1000 */
            note?: string | null;
            state?: components["schemas"]["DAGRunPatchStates"] | null;
        };
        /**
         * DAGRunPatchStates
         * @description Enum for DAG Run states when updating a DAG Run.
         * @enum {string}
         * @source openapi.yaml:1474
         */
        DAGRunPatchStates: "queued" | "success" | "failed";
        /**
         * DAGRunResponse
         * @description DAG Run serializer for responses.
         * @source openapi.yaml:1482
         */
        DAGRunResponse: {
            bundle_version?: string | null;
            conf?: {
                [key: string]: unknown;
            } | null;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Dag Run Id */
            dag_run_id: string;
            /** Dag Versions */
            dag_versions: components["schemas"]["DagVersionResponse"][];
            /** Format: date-time */
            data_interval_end?: string | null;
            /** Format: date-time */
            data_interval_start?: string | null;
            duration?: number | null;
            /** Format: date-time */
            end_date?: string | null;
            /** Format: date-time */
            last_scheduling_decision?: string | null;
            /** Format: date-time */
            logical_date?: string | null;
            note?: string | null;
            partition_key?: string | null;
            /** Format: date-time */
            queued_at?: string | null;
            /**
             * Run After
             * Format: date-time
             */
            run_after: string;
            run_type: components["schemas"]["DagRunType"];
            /** Format: date-time */
            start_date?: string | null;
            state: components["schemas"]["DagRunState"];
            triggered_by?: components["schemas"]["DagRunTriggeredByType"] | null;
            triggering_user_name?: string | null;
        };
        /**
         * DAGRunsBatchBody
         * @description List DAG Runs body for batch endpoint.
         * @source openapi.yaml:1567
         */
        DAGRunsBatchBody: {
            conf_contains?: string | null;
            dag_ids?: string[] | null;
            duration_gt?: number | null;
            duration_gte?: number | null;
            duration_lt?: number | null;
            duration_lte?: number | null;
            /** Format: date-time */
            end_date_gt?: string | null;
            /** Format: date-time */
            end_date_gte?: string | null;
            /** Format: date-time */
            end_date_lt?: string | null;
            /** Format: date-time */
            end_date_lte?: string | null;
            /** Format: date-time */
            logical_date_gt?: string | null;
            /** Format: date-time */
            logical_date_gte?: string | null;
            /** Format: date-time */
            logical_date_lt?: string | null;
            /** Format: date-time */
            logical_date_lte?: string | null;
            order_by?: string | null;
            /**
             * Page Limit
             * @description minimum: 0
             * @default 100
             */
            page_limit?: number;
            /**
             * Page Offset
             * @description minimum: 0
             * @default 0
             */
            page_offset?: number;
            /** Format: date-time */
            run_after_gt?: string | null;
            /** Format: date-time */
            run_after_gte?: string | null;
            /** Format: date-time */
            run_after_lt?: string | null;
            /** Format: date-time */
            run_after_lte?: string | null;
            /** Format: date-time */
            start_date_gt?: string | null;
            /** Format: date-time */
            start_date_gte?: string | null;
            /** Format: date-time */
            start_date_lt?: string | null;
            /** Format: date-time */
            start_date_lte?: string | null;
            states?: (components["schemas"]["DagRunState"] | null)[] | null;
        };
        /**
         * DAGSourceResponse
         * @description DAG Source serializer for responses.
         * @source openapi.yaml:1677
         */
        DAGSourceResponse: {
            content?: string | null;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            version_number?: number | null;
        };
        /**
         * DAGTagCollectionResponse
         * @description DAG Tags Collection serializer for responses.
         * @source openapi.yaml:1697
         */
        DAGTagCollectionResponse: {
            /** Tags */
            tags: string[];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DAGVersionCollectionResponse
         * @description DAG Version Collection serializer for responses.
         * @source openapi.yaml:1713
         */
        DAGVersionCollectionResponse: {
            /** Dag Versions */
            dag_versions: components["schemas"]["DagVersionResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DAGWarningCollectionResponse
         * @description DAG warning collection serializer for responses.
         * @source openapi.yaml:1729
         */
        DAGWarningCollectionResponse: {
            /** Dag Warnings */
            dag_warnings: components["schemas"]["DAGWarningResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DAGWarningResponse
         * @description DAG Warning serializer for responses.
         * @source openapi.yaml:1745
         */
        DAGWarningResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Message */
            message: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
            warning_type: components["schemas"]["DagWarningType"];
        };
        /**
         * DagProcessorInfoResponse
         * @description DagProcessor info serializer for responses.
         * @source openapi.yaml:1771
         */
        DagProcessorInfoResponse: {
            latest_dag_processor_heartbeat?: string | null;
            status?: string | null;
        };
        /**
         * DagRunAssetReference
         * @description DagRun serializer for asset responses.
         * @source openapi.yaml:1783
         */
        DagRunAssetReference: {
            /** Dag Id */
            dag_id: string;
            /** Format: date-time */
            data_interval_end?: string | null;
            /** Format: date-time */
            data_interval_start?: string | null;
            /** Format: date-time */
            end_date?: string | null;
            /** Format: date-time */
            logical_date?: string | null;
            partition_key?: string | null;
            /** Run Id */
            run_id: string;
            /**
             * Start Date
             * Format: date-time
             */
            start_date: string;
            /** State */
            state: string;
        };
        /**
         * DagRunState
         * @description All possible states that a DagRun can be in.
         *
         *     These are "shared" with TaskInstanceState in some parts of the code,
         *     so please ensure that their values always match the ones with the
         *     same name in TaskInstanceState.
         * @enum {string}
         * @source openapi.yaml:1826
         */
        DagRunState: "queued" | "running" | "success" | "failed";
        /**
         * DagRunTriggeredByType
         * @description Class with TriggeredBy types for DagRun.
         * @enum {string}
         * @source openapi.yaml:1842
         */
        DagRunTriggeredByType: "cli" | "operator" | "rest_api" | "ui" | "test" | "timetable" | "asset" | "backfill";
        /**
         * DagRunType
         * @description Class with DagRun types.
         * @enum {string}
         * @source openapi.yaml:1855
         */
        DagRunType: "backfill" | "scheduled" | "manual" | "asset_triggered" | "asset_materialization";
        /**
         * DagScheduleAssetReference
         * @description DAG schedule reference serializer for assets.
         * @source openapi.yaml:1865
         */
        DagScheduleAssetReference: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Id */
            dag_id: string;
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
        };
        /**
         * DagStatsCollectionResponse
         * @description DAG Stats Collection serializer for responses.
         * @source openapi.yaml:1886
         */
        DagStatsCollectionResponse: {
            /** Dags */
            dags: components["schemas"]["DagStatsResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DagStatsResponse
         * @description DAG Stats serializer for responses.
         * @source openapi.yaml:1902
         */
        DagStatsResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Stats */
            stats: components["schemas"]["DagStatsStateResponse"][];
        };
        /**
         * DagStatsStateResponse
         * @description DagStatsState serializer for responses.
         * @source openapi.yaml:1922
         */
        DagStatsStateResponse: {
            /** Count */
            count: number;
            state: components["schemas"]["DagRunState"];
        };
        /**
         * DagTagResponse
         * @description DAG Tag serializer for responses.
         * @source openapi.yaml:1935
         */
        DagTagResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Name */
            name: string;
        };
        /**
         * DagVersionResponse
         * @description Dag Version serializer for responses.
         * @source openapi.yaml:1953
         */
        DagVersionResponse: {
            bundle_name?: string | null;
            bundle_url?: string | null;
            bundle_version?: string | null;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Version Number */
            version_number: number;
        };
        /**
         * DagWarningType
         * @description Enum for DAG warning types.
         *
         *     This is the set of allowable values for the ``warning_type`` field
         *     in the DagWarning model.
         * @enum {string}
         * @source openapi.yaml:1990
         */
        DagWarningType: "asset conflict" | "non-existent pool" | "runtime varying value";
        /**
         * DryRunBackfillCollectionResponse
         * @description Backfill collection serializer for responses in dry-run mode.
         * @source openapi.yaml:2003
         */
        DryRunBackfillCollectionResponse: {
            /** Backfills */
            backfills: components["schemas"]["DryRunBackfillResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * DryRunBackfillResponse
         * @description Backfill serializer for responses in dry-run mode.
         * @source openapi.yaml:2019
         */
        DryRunBackfillResponse: {
            /** Format: date-time */
            logical_date?: string | null;
            /** Format: date-time */
            partition_date?: string | null;
            partition_key?: string | null;
        };
        /**
         * EventLogCollectionResponse
         * @description Event Log Collection Response.
         * @source openapi.yaml:2036
         */
        EventLogCollectionResponse: {
            /** Event Logs */
            event_logs: components["schemas"]["EventLogResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * EventLogResponse
         * @description Event Log Response.
         * @source openapi.yaml:2052
         */
        EventLogResponse: {
            dag_display_name?: string | null;
            dag_id?: string | null;
            /** Event */
            event: string;
            /** Event Log Id */
            event_log_id: number;
            extra?: string | null;
            /** Format: date-time */
            logical_date?: string | null;
            map_index?: number | null;
            owner?: string | null;
            run_id?: string | null;
            task_display_name?: string | null;
            task_id?: string | null;
            try_number?: number | null;
            /**
             * When
             * Format: date-time
             */
            when: string;
        };
        /**
         * ExternalLogUrlResponse
         * @description Response for the external log URL endpoint.
         * @source openapi.yaml:2102
         */
        ExternalLogUrlResponse: {
            /** Url */
            url: string;
        };
        /**
         * ExternalViewResponse
         * @description Serializer for External View Plugin responses.
         * @source openapi.yaml:2112
         */
        ExternalViewResponse: {
            category?: string | null;
            /**
             * Destination
             * @default nav
             * @enum {string}
             */
            destination?: "nav" | "dag" | "dag_run" | "task" | "task_instance" | "base";
            /** Href */
            href: string;
            icon?: string | null;
            icon_dark_mode?: string | null;
            /** Name */
            name: string;
            url_route?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * ExtraLinkCollectionResponse
         * @description Extra Links Response.
         * @source openapi.yaml:2150
         */
        ExtraLinkCollectionResponse: {
            /** Extra Links */
            extra_links: {
                [key: string]: string | null;
            };
            /** Total Entries */
            total_entries: number;
        };
        /**
         * FastAPIAppResponse
         * @description Serializer for Plugin FastAPI App responses.
         * @source openapi.yaml:2167
         */
        FastAPIAppResponse: {
            /** App */
            app: string;
            /** Name */
            name: string;
            /** Url Prefix */
            url_prefix: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * FastAPIRootMiddlewareResponse
         * @description Serializer for Plugin FastAPI root middleware responses.
         * @source openapi.yaml:2186
         */
        FastAPIRootMiddlewareResponse: {
            /** Middleware */
            middleware: string;
            /** Name */
            name: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * HITLDetail
         * @description Schema for Human-in-the-loop detail.
         * @source openapi.yaml:2201
         */
        HITLDetail: {
            /** Assigned Users */
            assigned_users?: components["schemas"]["HITLUser"][];
            body?: string | null;
            chosen_options?: string[] | null;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            defaults?: string[] | null;
            /**
             * Multiple
             * @default false
             */
            multiple?: boolean;
            /**
             * Options
             * @description minItems: 1
             */
            options: string[];
            /** Params */
            params?: {
                [key: string]: unknown;
            };
            /** Params Input */
            params_input?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            responded_at?: string | null;
            responded_by_user?: components["schemas"]["HITLUser"] | null;
            /**
             * Response Received
             * @default false
             */
            response_received?: boolean;
            /** Subject */
            subject: string;
            task_instance: components["schemas"]["TaskInstanceResponse"];
        };
        /**
         * HITLDetailCollection
         * @description Schema for a collection of Human-in-the-loop details.
         * @source openapi.yaml:2267
         */
        HITLDetailCollection: {
            /** Hitl Details */
            hitl_details: components["schemas"]["HITLDetail"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * HITLDetailHistory
         * @description Schema for Human-in-the-loop detail history.
         * @source openapi.yaml:2283
         */
        HITLDetailHistory: {
            /** Assigned Users */
            assigned_users?: components["schemas"]["HITLUser"][];
            body?: string | null;
            chosen_options?: string[] | null;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            defaults?: string[] | null;
            /**
             * Multiple
             * @default false
             */
            multiple?: boolean;
            /**
             * Options
             * @description minItems: 1
             */
            options: string[];
            /** Params */
            params?: {
                [key: string]: unknown;
            };
            /** Params Input */
            params_input?: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            responded_at?: string | null;
            responded_by_user?: components["schemas"]["HITLUser"] | null;
            /**
             * Response Received
             * @default false
             */
            response_received?: boolean;
            /** Subject */
            subject: string;
            task_instance: components["schemas"]["TaskInstanceHistoryResponse"];
        };
        /**
         * HITLDetailResponse
         * @description Response of updating a Human-in-the-loop detail.
         * @source openapi.yaml:2349
         */
        HITLDetailResponse: {
            /**
             * Chosen Options
             * @description minItems: 1
             */
            chosen_options: string[];
            /** Params Input */
            params_input?: {
                [key: string]: unknown;
            };
            /**
             * Responded At
             * Format: date-time
             */
            responded_at: string;
            responded_by: components["schemas"]["HITLUser"];
        };
        /**
         * HITLUser
         * @description Schema for a Human-in-the-loop users.
         * @source openapi.yaml:2374
         */
        HITLUser: {
            /** Id */
            id: string;
            /** Name */
            name: string;
        };
        /**
         * HTTPExceptionResponse
         * @description HTTPException Model used for error response.
         * @source openapi.yaml:2388
         */
        HTTPExceptionResponse: {
            /** Detail */
            detail: string | {
                [key: string]: unknown;
            };
        };
        /**
         * HTTPValidationError
         * @source openapi.yaml:2401
         */
        HTTPValidationError: {
            /** Detail */
            detail?: components["schemas"]["ValidationError"][];
        };
        /**
         * HealthInfoResponse
         * @description Health serializer for responses.
         * @source openapi.yaml:2410
         */
        HealthInfoResponse: {
            dag_processor?: components["schemas"]["DagProcessorInfoResponse"] | null;
            metadatabase: components["schemas"]["BaseInfoResponse"];
            scheduler: components["schemas"]["SchedulerInfoResponse"];
            triggerer: components["schemas"]["TriggererInfoResponse"];
        };
        /**
         * ImportErrorCollectionResponse
         * @description Import Error Collection Response.
         * @source openapi.yaml:2428
         */
        ImportErrorCollectionResponse: {
            /** Import Errors */
            import_errors: components["schemas"]["ImportErrorResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * ImportErrorResponse
         * @description Import Error Response.
         * @source openapi.yaml:2444
         */
        ImportErrorResponse: {
            bundle_name?: string | null;
            /** Filename */
            filename: string;
            /** Import Error Id */
            import_error_id: number;
            /** Stack Trace */
            stack_trace: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
        };
        /**
         * JobCollectionResponse
         * @description Job Collection Response.
         * @source openapi.yaml:2470
         */
        JobCollectionResponse: {
            /** Jobs */
            jobs: components["schemas"]["JobResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * JobResponse
         * @description Job serializer for responses.
         * @source openapi.yaml:2486
         */
        JobResponse: {
            dag_display_name?: string | null;
            dag_id?: string | null;
            /** Format: date-time */
            end_date?: string | null;
            executor_class?: string | null;
            hostname?: string | null;
            /** Id */
            id: number;
            job_type?: string | null;
            /** Format: date-time */
            latest_heartbeat?: string | null;
            /** Format: date-time */
            start_date?: string | null;
            state?: string | null;
            unixname?: string | null;
        };
        /** @source openapi.yaml:2529 */
        JsonValue: unknown;
        /**
         * LastAssetEventResponse
         * @description Last asset event response serializer.
         * @source openapi.yaml:2530
         */
        LastAssetEventResponse: {
            /** @description minimum: 0 */
            id?: number | null;
            /** Format: date-time */
            timestamp?: string | null;
        };
        /**
         * MaterializeAssetBody
         * @description Materialize asset request.
         * @source openapi.yaml:2543
         */
        MaterializeAssetBody: {
            conf?: {
                [key: string]: unknown;
            } | null;
            dag_run_id?: string | null;
            /** Format: date-time */
            data_interval_end?: string | null;
            /** Format: date-time */
            data_interval_start?: string | null;
            /** Format: date-time */
            logical_date?: string | null;
            note?: string | null;
            partition_key?: string | null;
            /** Format: date-time */
            run_after?: string | null;
        };
        /**
         * PatchTaskInstanceBody
         * @description Request body for Clear Task Instances endpoint.
         * @source openapi.yaml:2578
         */
        PatchTaskInstanceBody: {
            /**
             * Include Downstream
             * @default false
             */
            include_downstream?: boolean;
            /**
             * Include Future
             * @default false
             */
            include_future?: boolean;
            /**
             * Include Past
             * @default false
             */
            include_past?: boolean;
            /**
             * Include Upstream
             * @default false
             */
            include_upstream?: boolean;
            new_state?: components["schemas"]["TaskInstanceState"] | null;
            /** @description maxLength: 1000 */
            note?: string | null;
        };
        /**
         * PluginCollectionResponse
         * @description Plugin Collection serializer.
         * @source openapi.yaml:2607
         */
        PluginCollectionResponse: {
            /** Plugins */
            plugins: components["schemas"]["PluginResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * PluginImportErrorCollectionResponse
         * @description Plugin Import Error Collection serializer.
         * @source openapi.yaml:2623
         */
        PluginImportErrorCollectionResponse: {
            /** Import Errors */
            import_errors: components["schemas"]["PluginImportErrorResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * PluginImportErrorResponse
         * @description Plugin Import Error serializer for responses.
         * @source openapi.yaml:2639
         */
        PluginImportErrorResponse: {
            /** Error */
            error: string;
            /** Source */
            source: string;
        };
        /**
         * PluginResponse
         * @description Plugin serializer.
         * @source openapi.yaml:2653
         */
        PluginResponse: {
            /**
             * Appbuilder Menu Items
             * @deprecated
             */
            appbuilder_menu_items: components["schemas"]["AppBuilderMenuItemResponse"][];
            /** Appbuilder Views */
            appbuilder_views: components["schemas"]["AppBuilderViewResponse"][];
            /**
             * External Views
             * @description Aggregate all external views. Both 'external_views' and 'appbuilder_menu_items' are included here.
             */
            external_views: components["schemas"]["ExternalViewResponse"][];
            /** Fastapi Apps */
            fastapi_apps: components["schemas"]["FastAPIAppResponse"][];
            /** Fastapi Root Middlewares */
            fastapi_root_middlewares: components["schemas"]["FastAPIRootMiddlewareResponse"][];
            /** Flask Blueprints */
            flask_blueprints: string[];
            /** Global Operator Extra Links */
            global_operator_extra_links: string[];
            /** Listeners */
            listeners: string[];
            /** Macros */
            macros: string[];
            /** Name */
            name: string;
            /** Operator Extra Links */
            operator_extra_links: string[];
            /** React Apps */
            react_apps: components["schemas"]["ReactAppResponse"][];
            /** Source */
            source: string;
            /** Timetables */
            timetables: string[];
        };
        /**
         * PoolBody
         * @description Pool serializer for post bodies.
         * @source openapi.yaml:2742
         */
        PoolBody: {
            description?: string | null;
            /**
             * Include Deferred
             * @default false
             */
            include_deferred?: boolean;
            /**
             * Name
             * @description maxLength: 256
             */
            name: string;
            /**
             * Slots
             * @description Number of slots. Use -1 for unlimited.
             *     minimum: -1
             */
            slots: number;
            /** @description maxLength: 50 */
            team_name?: string | null;
        };
        /**
         * PoolCollectionResponse
         * @description Pool Collection serializer for responses.
         * @source openapi.yaml:2771
         */
        PoolCollectionResponse: {
            /** Pools */
            pools: components["schemas"]["PoolResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * PoolPatchBody
         * @description Pool serializer for patch bodies.
         * @source openapi.yaml:2787
         */
        PoolPatchBody: {
            description?: string | null;
            include_deferred?: boolean | null;
            pool?: string | null;
            /**
             * @description Number of slots. Use -1 for unlimited.
             *     minimum: -1
             */
            slots?: number | null;
            /** @description maxLength: 50 */
            team_name?: string | null;
        };
        /**
         * PoolResponse
         * @description Pool serializer for responses.
         * @source openapi.yaml:2811
         */
        PoolResponse: {
            /** Deferred Slots */
            deferred_slots: number;
            description?: string | null;
            /** Include Deferred */
            include_deferred: boolean;
            /** Name */
            name: string;
            /** Occupied Slots */
            occupied_slots: number;
            /** Open Slots */
            open_slots: number;
            /** Queued Slots */
            queued_slots: number;
            /** Running Slots */
            running_slots: number;
            /** Scheduled Slots */
            scheduled_slots: number;
            /**
             * Slots
             * @description Number of slots. Use -1 for unlimited.
             *     minimum: -1
             */
            slots: number;
            team_name?: string | null;
        };
        /**
         * ProviderCollectionResponse
         * @description Provider Collection serializer for responses.
         * @source openapi.yaml:2861
         */
        ProviderCollectionResponse: {
            /** Providers */
            providers: components["schemas"]["ProviderResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * ProviderResponse
         * @description Provider serializer for responses.
         * @source openapi.yaml:2877
         */
        ProviderResponse: {
            /** Description */
            description: string;
            documentation_url?: string | null;
            /** Package Name */
            package_name: string;
            /** Version */
            version: string;
        };
        /**
         * QueuedEventCollectionResponse
         * @description Queued Event Collection serializer for responses.
         * @source openapi.yaml:2898
         */
        QueuedEventCollectionResponse: {
            /** Queued Events */
            queued_events: components["schemas"]["QueuedEventResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * QueuedEventResponse
         * @description Queued Event serializer for responses..
         * @source openapi.yaml:2914
         */
        QueuedEventResponse: {
            /** Asset Id */
            asset_id: number;
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
        };
        /**
         * ReactAppResponse
         * @description Serializer for React App Plugin responses.
         * @source openapi.yaml:2937
         */
        ReactAppResponse: {
            /** Bundle Url */
            bundle_url: string;
            category?: string | null;
            /**
             * Destination
             * @default nav
             * @enum {string}
             */
            destination?: "nav" | "dag" | "dag_run" | "task" | "task_instance" | "base" | "dashboard";
            icon?: string | null;
            icon_dark_mode?: string | null;
            /** Name */
            name: string;
            url_route?: string | null;
        } & {
            [key: string]: unknown;
        };
        /**
         * ReprocessBehavior
         * @description Internal enum for setting reprocess behavior in a backfill.
         *
         *     :meta private:
         * @enum {string}
         * @source openapi.yaml:2976
         */
        ReprocessBehavior: "failed" | "completed" | "none";
        /**
         * SchedulerInfoResponse
         * @description Scheduler info serializer for responses.
         * @source openapi.yaml:2987
         */
        SchedulerInfoResponse: {
            latest_scheduler_heartbeat?: string | null;
            status?: string | null;
        };
        /**
         * StructuredLogMessage
         * @description An individual log message.
         * @source openapi.yaml:2999
         */
        StructuredLogMessage: {
            /** Event */
            event: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp?: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * TaskCollectionResponse
         * @description Task collection serializer for responses.
         * @source openapi.yaml:3014
         */
        TaskCollectionResponse: {
            /** Tasks */
            tasks: components["schemas"]["TaskResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * TaskDependencyCollectionResponse
         * @description Task scheduling dependencies collection serializer for responses.
         * @source openapi.yaml:3030
         */
        TaskDependencyCollectionResponse: {
            /** Dependencies */
            dependencies: components["schemas"]["TaskDependencyResponse"][];
        };
        /**
         * TaskDependencyResponse
         * @description Task Dependency serializer for responses.
         * @source openapi.yaml:3042
         */
        TaskDependencyResponse: {
            /** Name */
            name: string;
            /** Reason */
            reason: string;
        };
        /**
         * TaskInletAssetReference
         * @description Task inlet reference serializer for assets.
         * @source openapi.yaml:3056
         */
        TaskInletAssetReference: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Id */
            dag_id: string;
            /** Task Id */
            task_id: string;
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
        };
        /**
         * TaskInstanceCollectionResponse
         * @description Task Instance Collection serializer for responses.
         * @source openapi.yaml:3081
         */
        TaskInstanceCollectionResponse: {
            /** Task Instances */
            task_instances: components["schemas"]["TaskInstanceResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * TaskInstanceHistoryCollectionResponse
         * @description TaskInstanceHistory Collection serializer for responses.
         * @source openapi.yaml:3097
         */
        TaskInstanceHistoryCollectionResponse: {
            /** Task Instances */
            task_instances: components["schemas"]["TaskInstanceHistoryResponse"][];
            /** Total Entries */
            total_entries: number;
        };
        /**
         * TaskInstanceHistoryResponse
         * @description TaskInstanceHistory serializer for responses.
         * @source openapi.yaml:3113
         */
        TaskInstanceHistoryResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Dag Run Id */
            dag_run_id: string;
            dag_version?: components["schemas"]["DagVersionResponse"] | null;
            duration?: number | null;
            /** Format: date-time */
            end_date?: string | null;
            executor?: string | null;
            /** Executor Config */
            executor_config: string;
            hostname?: string | null;
            /** Map Index */
            map_index: number;
            /** Max Tries */
            max_tries: number;
            operator?: string | null;
            operator_name?: string | null;
            pid?: number | null;
            /** Pool */
            pool: string;
            /** Pool Slots */
            pool_slots: number;
            priority_weight?: number | null;
            queue?: string | null;
            /** Format: date-time */
            queued_when?: string | null;
            /** Format: date-time */
            scheduled_when?: string | null;
            /** Format: date-time */
            start_date?: string | null;
            state?: components["schemas"]["TaskInstanceState"] | null;
            /** Task Display Name */
            task_display_name: string;
            /** Task Id */
            task_id: string;
            /** Try Number */
            try_number: number;
            unixname?: string | null;
        };
        /**
         * TaskInstanceResponse
         * @description TaskInstance serializer for responses.
         * @source openapi.yaml:3212
         */
        TaskInstanceResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Dag Run Id */
            dag_run_id: string;
            dag_version?: components["schemas"]["DagVersionResponse"] | null;
            duration?: number | null;
            /** Format: date-time */
            end_date?: string | null;
            executor?: string | null;
            /** Executor Config */
            executor_config: string;
            hostname?: string | null;
            /**
             * Id
             * Format: uuid
             */
            id: string;
            /** Format: date-time */
            logical_date?: string | null;
            /** Map Index */
            map_index: number;
            /** Max Tries */
            max_tries: number;
            note?: string | null;
            operator?: string | null;
            operator_name?: string | null;
            pid?: number | null;
            /** Pool */
            pool: string;
            /** Pool Slots */
            pool_slots: number;
            priority_weight?: number | null;
            queue?: string | null;
            /** Format: date-time */
            queued_when?: string | null;
            /** Rendered Fields */
            rendered_fields?: {
                [key: string]: unknown;
            };
            rendered_map_index?: string | null;
            /**
             * Run After
             * Format: date-time
             */
            run_after: string;
            /** Format: date-time */
            scheduled_when?: string | null;
            /** Format: date-time */
            start_date?: string | null;
            state?: components["schemas"]["TaskInstanceState"] | null;
            /** Task Display Name */
            task_display_name: string;
            /** Task Id */
            task_id: string;
            trigger?: components["schemas"]["TriggerResponse"] | null;
            triggerer_job?: components["schemas"]["JobResponse"] | null;
            /** Try Number */
            try_number: number;
            unixname?: string | null;
        };
        /**
         * TaskInstanceState
         * @description All possible states that a Task Instance can be in.
         *
         *     Note that None is also allowed, so always use this in a type hint with Optional.
         * @enum {string}
         * @source openapi.yaml:3341
         */
        TaskInstanceState: "removed" | "scheduled" | "queued" | "running" | "success" | "restarting" | "failed" | "up_for_retry" | "up_for_reschedule" | "upstream_failed" | "skipped" | "deferred";
        /**
         * TaskInstancesBatchBody
         * @description Task Instance body for get batch.
         * @source openapi.yaml:3361
         */
        TaskInstancesBatchBody: {
            dag_ids?: string[] | null;
            dag_run_ids?: string[] | null;
            duration_gt?: number | null;
            duration_gte?: number | null;
            duration_lt?: number | null;
            duration_lte?: number | null;
            /** Format: date-time */
            end_date_gt?: string | null;
            /** Format: date-time */
            end_date_gte?: string | null;
            /** Format: date-time */
            end_date_lt?: string | null;
            /** Format: date-time */
            end_date_lte?: string | null;
            executor?: string[] | null;
            /** Format: date-time */
            logical_date_gt?: string | null;
            /** Format: date-time */
            logical_date_gte?: string | null;
            /** Format: date-time */
            logical_date_lt?: string | null;
            /** Format: date-time */
            logical_date_lte?: string | null;
            order_by?: string | null;
            /**
             * Page Limit
             * @description minimum: 0
             * @default 100
             */
            page_limit?: number;
            /**
             * Page Offset
             * @description minimum: 0
             * @default 0
             */
            page_offset?: number;
            pool?: string[] | null;
            queue?: string[] | null;
            /** Format: date-time */
            run_after_gt?: string | null;
            /** Format: date-time */
            run_after_gte?: string | null;
            /** Format: date-time */
            run_after_lt?: string | null;
            /** Format: date-time */
            run_after_lte?: string | null;
            /** Format: date-time */
            start_date_gt?: string | null;
            /** Format: date-time */
            start_date_gte?: string | null;
            /** Format: date-time */
            start_date_lt?: string | null;
            /** Format: date-time */
            start_date_lte?: string | null;
            state?: (components["schemas"]["TaskInstanceState"] | null)[] | null;
            task_ids?: string[] | null;
        };
        /**
         * TaskInstancesLogResponse
         * @description Log serializer for responses.
         * @source openapi.yaml:3493
         */
        TaskInstancesLogResponse: {
            /** Content */
            content: components["schemas"]["StructuredLogMessage"][] | string[];
            continuation_token?: string | null;
        };
        /**
         * TaskOutletAssetReference
         * @description Task outlet reference serializer for assets.
         * @source openapi.yaml:3512
         */
        TaskOutletAssetReference: {
            /**
             * Created At
             * Format: date-time
             */
            created_at: string;
            /** Dag Id */
            dag_id: string;
            /** Task Id */
            task_id: string;
            /**
             * Updated At
             * Format: date-time
             */
            updated_at: string;
        };
        /**
         * TaskResponse
         * @description Task serializer for responses.
         * @source openapi.yaml:3537
         */
        TaskResponse: {
            class_ref?: {
                [key: string]: unknown;
            } | null;
            /** Depends On Past */
            depends_on_past: boolean;
            doc_md?: string | null;
            downstream_task_ids?: string[] | null;
            /** Format: date-time */
            end_date?: string | null;
            execution_timeout?: components["schemas"]["TimeDelta"] | null;
            /**
             * Extra Links
             * @description Extract and return extra_links.
             */
            readonly extra_links: string[];
            is_mapped?: boolean | null;
            operator_name?: string | null;
            owner?: string | null;
            params?: {
                [key: string]: unknown;
            } | null;
            pool?: string | null;
            pool_slots?: number | null;
            priority_weight?: number | null;
            queue?: string | null;
            retries?: number | null;
            retry_delay?: components["schemas"]["TimeDelta"] | null;
            /** Retry Exponential Backoff */
            retry_exponential_backoff: number;
            /** Format: date-time */
            start_date?: string | null;
            task_display_name?: string | null;
            task_id?: string | null;
            template_fields?: string[] | null;
            trigger_rule?: string | null;
            ui_color?: string | null;
            ui_fgcolor?: string | null;
            /** Wait For Downstream */
            wait_for_downstream: boolean;
            weight_rule?: string | null;
        };
        /**
         * TimeDelta
         * @description TimeDelta can be used to interact with datetime.timedelta objects.
         * @source openapi.yaml:3640
         */
        TimeDelta: {
            /**
             * Type
             * @default TimeDelta
             */
            __type?: string;
            /** Days */
            days: number;
            /** Microseconds */
            microseconds: number;
            /** Seconds */
            seconds: number;
        };
        /**
         * TriggerDAGRunPostBody
         * @description Trigger DAG Run Serializer for POST body.
         * @source openapi.yaml:3662
         */
        TriggerDAGRunPostBody: {
            conf?: {
                [key: string]: unknown;
            } | null;
            dag_run_id?: string | null;
            /** Format: date-time */
            data_interval_end?: string | null;
            /** Format: date-time */
            data_interval_start?: string | null;
            /** Format: date-time */
            logical_date?: string | null;
            note?: string | null;
            partition_key?: string | null;
            /** Format: date-time */
            run_after?: string | null;
        };
        /**
         * TriggerResponse
         * @description Trigger serializer for responses.
         * @source openapi.yaml:3698
         */
        TriggerResponse: {
            /** Classpath */
            classpath: string;
            /**
             * Created Date
             * Format: date-time
             */
            created_date: string;
            /** Id */
            id: number;
            /** Kwargs */
            kwargs: string;
            queue?: string | null;
            triggerer_id?: number | null;
        };
        /**
         * TriggererInfoResponse
         * @description Triggerer info serializer for responses.
         * @source openapi.yaml:3727
         */
        TriggererInfoResponse: {
            latest_triggerer_heartbeat?: string | null;
            status?: string | null;
        };
        /**
         * UpdateHITLDetailPayload
         * @description Schema for updating the content of a Human-in-the-loop detail.
         * @source openapi.yaml:3739
         */
        UpdateHITLDetailPayload: {
            /**
             * Chosen Options
             * @description minItems: 1
             */
            chosen_options: string[];
            /** Params Input */
            params_input?: {
                [key: string]: unknown;
            };
        };
        /**
         * ValidationError
         * @source openapi.yaml:3756
         */
        ValidationError: {
            /** Context */
            ctx?: Record<string, unknown>;
            /** Input */
            input?: unknown;
            /** Location */
            loc: (string | number)[];
            /** Message */
            msg: string;
            /** Error Type */
            type: string;
        };
        /**
         * VariableBody
         * @description Variable serializer for bodies.
         * @source openapi.yaml:3782
         */
        VariableBody: {
            description?: string | null;
            /**
             * Key
             * @description maxLength: 250
             */
            key: string;
            /** @description maxLength: 50 */
            team_name?: string | null;
            value: components["schemas"]["JsonValue"];
        };
        /**
         * VariableCollectionResponse
         * @description Variable Collection serializer for responses.
         * @source openapi.yaml:3804
         */
        VariableCollectionResponse: {
            /** Total Entries */
            total_entries: number;
            /** Variables */
            variables: components["schemas"]["VariableResponse"][];
        };
        /**
         * VariableResponse
         * @description Variable serializer for responses.
         * @source openapi.yaml:3820
         */
        VariableResponse: {
            description?: string | null;
            /** Is Encrypted */
            is_encrypted: boolean;
            /** Key */
            key: string;
            team_name?: string | null;
            /** Value */
            value: string;
        };
        /**
         * VersionInfo
         * @description Version information serializer for responses.
         * @source openapi.yaml:3844
         */
        VersionInfo: {
            git_version?: string | null;
            /** Version */
            version: string;
        };
        /**
         * XComCollectionResponse
         * @description XCom Collection serializer for responses.
         * @source openapi.yaml:3857
         */
        XComCollectionResponse: {
            /** Total Entries */
            total_entries: number;
            /** Xcom Entries */
            xcom_entries: components["schemas"]["XComResponse"][];
        };
        /**
         * XComCreateBody
         * @description Payload serializer for creating an XCom entry.
         * @source openapi.yaml:3873
         */
        XComCreateBody: {
            /** Key */
            key: string;
            /**
             * Map Index
             * @default -1
             */
            map_index?: number;
            /** Value */
            value: unknown;
        };
        /**
         * XComResponse
         * @description Serializer for a xcom item.
         * @source openapi.yaml:3891
         */
        XComResponse: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Key */
            key: string;
            /** Format: date-time */
            logical_date?: string | null;
            /** Map Index */
            map_index: number;
            /**
             * Run After
             * Format: date-time
             */
            run_after: string;
            /** Run Id */
            run_id: string;
            /** Task Display Name */
            task_display_name: string;
            /** Task Id */
            task_id: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
        };
        /**
         * XComResponseNative
         * @description XCom response serializer with native return type.
         * @source openapi.yaml:3939
         */
        XComResponseNative: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Key */
            key: string;
            /** Format: date-time */
            logical_date?: string | null;
            /** Map Index */
            map_index: number;
            /**
             * Run After
             * Format: date-time
             */
            run_after: string;
            /** Run Id */
            run_id: string;
            /** Task Display Name */
            task_display_name: string;
            /** Task Id */
            task_id: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
            /** Value */
            value: unknown;
        };
        /**
         * XComResponseString
         * @description XCom response serializer with string return type.
         * @source openapi.yaml:3990
         */
        XComResponseString: {
            /** Dag Display Name */
            dag_display_name: string;
            /** Dag Id */
            dag_id: string;
            /** Key */
            key: string;
            /** Format: date-time */
            logical_date?: string | null;
            /** Map Index */
            map_index: number;
            /**
             * Run After
             * Format: date-time
             */
            run_after: string;
            /** Run Id */
            run_id: string;
            /** Task Display Name */
            task_display_name: string;
            /** Task Id */
            task_id: string;
            /**
             * Timestamp
             * Format: date-time
             */
            timestamp: string;
            value?: string | null;
        };
        /**
         * XComUpdateBody
         * @description Payload serializer for updating an XCom entry.
         * @source openapi.yaml:4041
         */
        XComUpdateBody: {
            /**
             * Map Index
             * @default -1
             */
            map_index?: number;
            /** Value */
            value: unknown;
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
     * Get Assets
     * Get assets.
     * `GET /api/v2/assets`
     * @example
     * await api.get_assets();
     * @source openapi.yaml:4083
     */
    get_assets: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                name_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                uri_pattern?: string | null;
                dag_ids?: string[];
                /** @description default: true */
                only_active?: boolean;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, name, uri, created_at, updated_at`
                 *     default: ["id"]
                 */
                order_by?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Asset Aliases
     * Get asset aliases.
     * `GET /api/v2/assets/aliases`
     * @example
     * await api.get_asset_aliases();
     * @source openapi.yaml:4190
     */
    get_asset_aliases: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                name_pattern?: string | null;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, name`
                 *     default: ["id"]
                 */
                order_by?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetAliasCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Asset Alias
     * Get an asset alias.
     * `GET /api/v2/assets/aliases/{asset_alias_id}`
     * @source openapi.yaml:4271
     */
    get_asset_alias: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                asset_alias_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Asset Events
     * Get asset events.
     * `GET /api/v2/assets/events`
     * @example
     * await api.get_asset_events();
     * @source openapi.yaml:4318
     */
    get_asset_events: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `source_task_id, source_dag_id, source_run_id, source_map_index, timestamp`
                 *     default: ["timestamp"]
                 */
                order_by?: string[];
                asset_id?: number | null;
                source_dag_id?: string | null;
                source_task_id?: string | null;
                source_run_id?: string | null;
                source_map_index?: number | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                name_pattern?: string | null;
                timestamp_gte?: string | null;
                timestamp_gt?: string | null;
                timestamp_lte?: string | null;
                timestamp_lt?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEventCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Create Asset Event
     * Create asset events.
     * `POST /api/v2/assets/events`
     * @source openapi.yaml:4458
     */
    create_asset_event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAssetEventsBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEventResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Asset
     * Get an asset.
     * `GET /api/v2/assets/{asset_id}`
     * @source openapi.yaml:4505
     */
    get_asset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Materialize Asset
     * Materialize an asset by triggering a DAG run that produces it.
     * `POST /api/v2/assets/{asset_id}/materialize`
     * @source openapi.yaml:4553
     */
    materialize_asset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MaterializeAssetBody"] | null;
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Asset Queued Events
     * Get queued asset events for an asset.
     * `GET /api/v2/assets/{asset_id}/queuedEvents`
     * @source openapi.yaml:4668
     */
    get_asset_queued_events: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedEventCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Asset Queued Events
     * Delete queued asset events for an asset.
     * `DELETE /api/v2/assets/{asset_id}/queuedEvents`
     * @source openapi.yaml:4619
     */
    delete_asset_queued_events: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Login
     * Redirect to the login URL depending on the AuthManager configured.
     * `GET /api/v2/auth/login`
     * @example
     * await api.login();
     * @source openapi.yaml:4716
     */
    login: {
        parameters: {
            query?: {
                next?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Temporary Redirect */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Logout
     * Logout the user.
     * `GET /api/v2/auth/logout`
     * @example
     * await api.logout();
     * @source openapi.yaml:4748
     */
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Temporary Redirect */
            307: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
        };
    };
    /**
     * List Backfills
     * `GET /api/v2/backfills`
     * @source openapi.yaml:4767
     */
    list_backfills: {
        parameters: {
            query: {
                dag_id: string;
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id`
                 *     default: ["id"]
                 */
                order_by?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Create Backfill
     * `POST /api/v2/backfills`
     * @source openapi.yaml:4837
     */
    create_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackfillPostBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Create Backfill Dry Run
     * `POST /api/v2/backfills/dry_run`
     * @source openapi.yaml:4895
     */
    create_backfill_dry_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BackfillPostBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DryRunBackfillCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Backfill
     * `GET /api/v2/backfills/{backfill_id}`
     * @source openapi.yaml:4947
     */
    get_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 0 */
                backfill_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Cancel Backfill
     * `PUT /api/v2/backfills/{backfill_id}/cancel`
     * @source openapi.yaml:4995
     */
    cancel_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 0 */
                backfill_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Pause Backfill
     * `PUT /api/v2/backfills/{backfill_id}/pause`
     * @source openapi.yaml:5049
     */
    pause_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 0 */
                backfill_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Unpause Backfill
     * `PUT /api/v2/backfills/{backfill_id}/unpause`
     * @source openapi.yaml:5103
     */
    unpause_backfill: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description minimum: 0 */
                backfill_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackfillResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Config
     * `GET /api/v2/config`
     * @example
     * await api.get_config();
     * @source openapi.yaml:5157
     */
    get_config: {
        parameters: {
            query?: {
                section?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                    "text/plain": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Acceptable */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Config Value
     * `GET /api/v2/config/section/{section}/option/{option}`
     * @source openapi.yaml:5238
     */
    get_config_value: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: string;
                option: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Config"];
                    "text/plain": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Acceptable */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Connections
     * Get all connection entries.
     * `GET /api/v2/connections`
     * @example
     * await api.get_connections();
     * @source openapi.yaml:5318
     */
    get_connections: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `conn_id, conn_type, description, host, port, id, team_name, connection_id`
                 *     default: ["id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                connection_id_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Post Connection
     * Create connection entry.
     * `POST /api/v2/connections`
     * @source openapi.yaml:5440
     */
    post_connection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Bulk Connections
     * Bulk create, update, and delete connections.
     * `PATCH /api/v2/connections`
     * @source openapi.yaml:5400
     */
    bulk_connections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody_ConnectionBody_"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Create Default Connections
     * Create default connections.
     * `POST /api/v2/connections/defaults`
     * @example
     * await api.create_default_connections();
     * @source openapi.yaml:5487
     */
    create_default_connections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
        };
    };
    /**
     * Test Connection
     * Test an API connection.
     *
     * This method first creates an in-memory transient conn_id & exports that to an env var,
     * as some hook classes tries to find out the `conn` from their __init__ method & errors out if not found.
     * It also deletes the conn id env connection after the test.
     * `POST /api/v2/connections/test`
     * @source openapi.yaml:5512
     */
    test_connection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionTestResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Connection
     * Get a connection entry.
     * `GET /api/v2/connections/{connection_id}`
     * @source openapi.yaml:5605
     */
    get_connection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Connection
     * Delete a connection entry.
     * `DELETE /api/v2/connections/{connection_id}`
     * @source openapi.yaml:5562
     */
    delete_connection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                connection_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Connection
     * Update a connection entry.
     * `PATCH /api/v2/connections/{connection_id}`
     * @source openapi.yaml:5652
     */
    patch_connection: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                connection_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConnectionBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Source
     * Get source code using file token.
     * `GET /api/v2/dagSources/{dag_id}`
     * @source openapi.yaml:5720
     */
    get_dag_source: {
        parameters: {
            query?: {
                version_number?: number | null;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGSourceResponse"];
                    "text/plain": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Acceptable */
            406: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Stats
     * Get Dag statistics.
     * `GET /api/v2/dagStats`
     * @example
     * await api.get_dag_stats();
     * @source openapi.yaml:5801
     */
    get_dag_stats: {
        parameters: {
            query?: {
                dag_ids?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DagStatsCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Tags
     * Get all DAG tags.
     * `GET /api/v2/dagTags`
     * @example
     * await api.get_dag_tags();
     * @source openapi.yaml:5857
     */
    get_dag_tags: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `name`
                 *     default: ["name"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                tag_name_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGTagCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * List Dag Warnings
     * Get a list of DAG warnings.
     * `GET /api/v2/dagWarnings`
     * @example
     * await api.list_dag_warnings();
     * @source openapi.yaml:5932
     */
    list_dag_warnings: {
        parameters: {
            query?: {
                dag_id?: string | null;
                warning_type?: components["schemas"]["DagWarningType"] | null;
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `dag_id, warning_type, message, timestamp`
                 *     default: ["dag_id"]
                 */
                order_by?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGWarningCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dags
     * Get all DAGs.
     * `GET /api/v2/dags`
     * @example
     * await api.get_dags();
     * @source openapi.yaml:6012
     */
    get_dags: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                tags?: string[];
                tags_match_mode?: "any" | "all";
                owners?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_display_name_pattern?: string | null;
                /** @description default: true */
                exclude_stale?: boolean;
                paused?: boolean | null;
                /** @description Filter Dags by having import errors. Only Dags that have been successfully loaded before will be returned. */
                has_import_errors?: boolean | null;
                last_dag_run_state?: components["schemas"]["DagRunState"] | null;
                bundle_name?: string | null;
                bundle_version?: string | null;
                /** @description Filter Dags with asset-based scheduling */
                has_asset_schedule?: boolean | null;
                /** @description Filter Dags by asset dependency (name or URI) */
                asset_dependency?: string | null;
                dag_run_start_date_gte?: string | null;
                dag_run_start_date_gt?: string | null;
                dag_run_start_date_lte?: string | null;
                dag_run_start_date_lt?: string | null;
                dag_run_end_date_gte?: string | null;
                dag_run_end_date_gt?: string | null;
                dag_run_end_date_lte?: string | null;
                dag_run_end_date_lt?: string | null;
                dag_run_state?: string[];
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `dag_id, dag_display_name, next_dagrun, state, start_date, last_run_state, last_run_start_date`
                 *     default: ["dag_id"]
                 */
                order_by?: string[];
                is_favorite?: boolean | null;
                timetable_type?: string[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Dags
     * Patch multiple DAGs.
     * `PATCH /api/v2/dags`
     * @source openapi.yaml:6253
     */
    patch_dags: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                tags?: string[];
                tags_match_mode?: "any" | "all";
                owners?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                /** @description default: true */
                exclude_stale?: boolean;
                paused?: boolean | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DAGPatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag
     * Get basic information about a DAG.
     * `GET /api/v2/dags/{dag_id}`
     * @source openapi.yaml:6430
     */
    get_dag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
        };
    };
    /**
     * Delete Dag
     * Delete the specific DAG.
     * `DELETE /api/v2/dags/{dag_id}`
     * @source openapi.yaml:6378
     */
    delete_dag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
        };
    };
    /**
     * Patch Dag
     * Patch the specific DAG.
     * `PATCH /api/v2/dags/{dag_id}`
     * @source openapi.yaml:6483
     */
    patch_dag: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DAGPatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Asset Queued Events
     * Get queued asset events for a DAG.
     * `GET /api/v2/dags/{dag_id}/assets/queuedEvents`
     * @source openapi.yaml:6605
     */
    get_dag_asset_queued_events: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedEventCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Dag Asset Queued Events
     * `DELETE /api/v2/dags/{dag_id}/assets/queuedEvents`
     * @source openapi.yaml:6551
     */
    delete_dag_asset_queued_events: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Asset Queued Event
     * Get a queued asset event for a DAG.
     * `GET /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents`
     * @source openapi.yaml:6714
     */
    get_dag_asset_queued_event: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedEventResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Dag Asset Queued Event
     * Delete a queued asset event for a DAG.
     * `DELETE /api/v2/dags/{dag_id}/assets/{asset_id}/queuedEvents`
     * @source openapi.yaml:6653
     */
    delete_dag_asset_queued_event: {
        parameters: {
            query?: {
                before?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
                asset_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Post Clear Task Instances
     * Clear task instances.
     * `POST /api/v2/dags/{dag_id}/clearTaskInstances`
     * @source openapi.yaml:6774
     */
    post_clear_task_instances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClearTaskInstancesBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Runs
     * Get all DAG Runs.
     *
     * This endpoint allows specifying `~` as the dag_id to retrieve Dag Runs for all DAGs.
     * `GET /api/v2/dags/{dag_id}/dagRuns`
     * @source openapi.yaml:6834
     */
    get_dag_runs: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                run_after_gte?: string | null;
                run_after_gt?: string | null;
                run_after_lte?: string | null;
                run_after_lt?: string | null;
                logical_date_gte?: string | null;
                logical_date_gt?: string | null;
                logical_date_lte?: string | null;
                logical_date_lt?: string | null;
                start_date_gte?: string | null;
                start_date_gt?: string | null;
                start_date_lte?: string | null;
                start_date_lt?: string | null;
                end_date_gte?: string | null;
                end_date_gt?: string | null;
                end_date_lte?: string | null;
                end_date_lt?: string | null;
                duration_gte?: number | null;
                duration_gt?: number | null;
                duration_lte?: number | null;
                duration_lt?: number | null;
                updated_at_gte?: string | null;
                updated_at_gt?: string | null;
                updated_at_lte?: string | null;
                updated_at_lt?: string | null;
                conf_contains?: string;
                run_type?: string[];
                state?: string[];
                dag_version?: number[];
                bundle_version?: string | null;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, state, dag_id, run_id, logical_date, run_after, start_date, end_date, updated_at, conf, duration, dag_run_id`
                 *     default: ["id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                run_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                triggering_user_name_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                partition_key_pattern?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Trigger Dag Run
     * Trigger a DAG.
     * `POST /api/v2/dags/{dag_id}/dagRuns`
     * @source openapi.yaml:7155
     */
    trigger_dag_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: unknown;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriggerDAGRunPostBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get List Dag Runs Batch
     * Get a list of DAG Runs.
     * `POST /api/v2/dags/{dag_id}/dagRuns/list`
     * @source openapi.yaml:7220
     */
    get_list_dag_runs_batch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: "~";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DAGRunsBatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Run
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}`
     * @source openapi.yaml:7330
     */
    get_dag_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Dag Run
     * Delete a DAG Run entry.
     * `DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}`
     * @source openapi.yaml:7275
     */
    delete_dag_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Dag Run
     * Modify a DAG Run.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}`
     * @source openapi.yaml:7382
     */
    patch_dag_run: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DAGRunPatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGRunResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Clear Dag Run
     * `POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/clear`
     * @source openapi.yaml:7456
     */
    clear_dag_run: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DAGRunClearBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"] | components["schemas"]["DAGRunResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Hitl Details
     * Get Human-in-the-loop details.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/hitlDetails`
     * @source openapi.yaml:7518
     */
    get_hitl_details: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `ti_id, subject, responded_at, created_at, responded_by_user_id, responded_by_user_name, dag_id, run_id, task_display_name, run_after, rendered_map_index, task_instance_operator, task_instance_state`
                 *     default: ["ti_id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                task_id?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                task_id_pattern?: string | null;
                map_index?: number | null;
                state?: string[];
                response_received?: boolean | null;
                responded_by_user_id?: string[];
                responded_by_user_name?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                subject_search?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                body_search?: string | null;
                created_at_gte?: string | null;
                created_at_gt?: string | null;
                created_at_lte?: string | null;
                created_at_lt?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HITLDetailCollection"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instances
     * Get list of task instances.
     *
     * This endpoint allows specifying `~` as the dag_id, dag_run_id to retrieve Task Instances for all DAGs
     * and DAG runs.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances`
     * @source openapi.yaml:7708
     */
    get_task_instances: {
        parameters: {
            query?: {
                task_id?: string | null;
                run_after_gte?: string | null;
                run_after_gt?: string | null;
                run_after_lte?: string | null;
                run_after_lt?: string | null;
                logical_date_gte?: string | null;
                logical_date_gt?: string | null;
                logical_date_lte?: string | null;
                logical_date_lt?: string | null;
                start_date_gte?: string | null;
                start_date_gt?: string | null;
                start_date_lte?: string | null;
                start_date_lt?: string | null;
                end_date_gte?: string | null;
                end_date_gt?: string | null;
                end_date_lte?: string | null;
                end_date_lt?: string | null;
                updated_at_gte?: string | null;
                updated_at_gt?: string | null;
                updated_at_lte?: string | null;
                updated_at_lt?: string | null;
                duration_gte?: number | null;
                duration_gt?: number | null;
                duration_lte?: number | null;
                duration_lt?: number | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                task_display_name_pattern?: string | null;
                /** @description Filter by exact task group ID. Returns all tasks within the specified task group. */
                task_group_id?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                run_id_pattern?: string | null;
                state?: string[];
                pool?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                pool_name_pattern?: string | null;
                queue?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                queue_name_pattern?: string | null;
                executor?: string[];
                version_number?: number[];
                try_number?: number[];
                operator?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                operator_name_pattern?: string | null;
                map_index?: number[];
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, state, duration, start_date, end_date, map_index, try_number, logical_date, run_after, data_interval_start, data_interval_end, rendered_map_index, operator, logical_date, run_after, data_interval_start, data_interval_end`
                 *     default: ["map_index"]
                 */
                order_by?: string[];
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Bulk Task Instances
     * Bulk update, and delete task instances.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances`
     * @source openapi.yaml:8105
     */
    bulk_task_instances: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody_BulkTaskInstanceBody_"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instances Batch
     * Get list of task instances.
     * `POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/list`
     * @source openapi.yaml:8159
     */
    get_task_instances_batch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: "~";
                dag_run_id: "~";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskInstancesBatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instance
     * Get task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}`
     * @source openapi.yaml:8286
     */
    get_task_instance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Task Instance
     * Delete a task instance.
     * `DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}`
     * @source openapi.yaml:8221
     */
    delete_task_instance: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Task Instance
     * Update a task instance.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}`
     * @source openapi.yaml:8345
     */
    patch_task_instance: {
        parameters: {
            query?: {
                map_index?: number | null;
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchTaskInstanceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instance Dependencies
     * Get dependencies blocking task from getting scheduled.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dependencies`
     * @source openapi.yaml:8437
     */
    get_task_instance_dependencies: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDependencyCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Task Instance Dry Run
     * Update a task instance dry_run mode.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/dry_run`
     * @source openapi.yaml:8504
     */
    patch_task_instance_dry_run: {
        parameters: {
            query?: {
                map_index?: number | null;
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchTaskInstanceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get External Log Url
     * Get external log URL for a specific task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/externalLogUrl/{try_number}`
     * @source openapi.yaml:8590
     */
    get_external_log_url: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                /** @description exclusiveMinimum: 0 */
                try_number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExternalLogUrlResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Extra Links
     * Get extra links for task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/links`
     * @source openapi.yaml:8670
     */
    get_extra_links: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtraLinkCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Mapped Task Instances
     * Get list of mapped task instances.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/listMapped`
     * @source openapi.yaml:8738
     */
    get_mapped_task_instances: {
        parameters: {
            query?: {
                run_after_gte?: string | null;
                run_after_gt?: string | null;
                run_after_lte?: string | null;
                run_after_lt?: string | null;
                logical_date_gte?: string | null;
                logical_date_gt?: string | null;
                logical_date_lte?: string | null;
                logical_date_lt?: string | null;
                start_date_gte?: string | null;
                start_date_gt?: string | null;
                start_date_lte?: string | null;
                start_date_lt?: string | null;
                end_date_gte?: string | null;
                end_date_gt?: string | null;
                end_date_lte?: string | null;
                end_date_lt?: string | null;
                updated_at_gte?: string | null;
                updated_at_gt?: string | null;
                updated_at_lte?: string | null;
                updated_at_lt?: string | null;
                duration_gte?: number | null;
                duration_gt?: number | null;
                duration_lte?: number | null;
                duration_lt?: number | null;
                state?: string[];
                pool?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                pool_name_pattern?: string | null;
                queue?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                queue_name_pattern?: string | null;
                executor?: string[];
                version_number?: number[];
                try_number?: number[];
                operator?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                operator_name_pattern?: string | null;
                map_index?: number[];
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, state, duration, start_date, end_date, map_index, try_number, logical_date, run_after, data_interval_start, data_interval_end, rendered_map_index, operator, run_after, logical_date, data_interval_start, data_interval_end`
                 *     default: ["map_index"]
                 */
                order_by?: string[];
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Log
     * Get logs for a specific task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/logs/{try_number}`
     * @source openapi.yaml:9089
     */
    get_log: {
        parameters: {
            query?: {
                /** @description default: false */
                full_content?: boolean;
                /** @description default: -1 */
                map_index?: number;
                token?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                /** @description minimum: 0 */
                try_number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstancesLogResponse"];
                    "application/x-ndjson": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instance Tries
     * Get list of task instances history.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries`
     * @source openapi.yaml:9195
     */
    get_task_instance_tries: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceHistoryCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instance Try Details
     * Get task instance details by try number.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/tries/{task_try_number}`
     * @source openapi.yaml:9262
     */
    get_task_instance_try_details: {
        parameters: {
            query?: {
                /** @description default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                task_try_number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceHistoryResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Xcom Entries
     * Get all XCom entries.
     *
     * This endpoint allows specifying `~` as the dag_id, dag_run_id, task_id to retrieve XCom entries for all DAGs.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries`
     * @source openapi.yaml:9335
     */
    get_xcom_entries: {
        parameters: {
            query?: {
                xcom_key?: string | null;
                /** @description minimum: -1 */
                map_index?: number | null;
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                xcom_key_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_display_name_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                run_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                task_id_pattern?: string | null;
                map_index_filter?: number | null;
                logical_date_gte?: string | null;
                logical_date_gt?: string | null;
                logical_date_lte?: string | null;
                logical_date_lt?: string | null;
                run_after_gte?: string | null;
                run_after_gt?: string | null;
                run_after_lte?: string | null;
                run_after_lt?: string | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XComCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Create Xcom Entry
     * Create an XCom entry.
     * `POST /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries`
     * @source openapi.yaml:9531
     */
    create_xcom_entry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                task_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XComCreateBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XComResponseNative"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Xcom Entry
     * Get an XCom entry.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}`
     * @source openapi.yaml:9678
     */
    get_xcom_entry: {
        parameters: {
            query?: {
                /** @description minimum: -1, default: -1 */
                map_index?: number;
                /** @description default: false */
                deserialize?: boolean;
                /** @description default: false */
                stringify?: boolean;
            };
            header?: never;
            path: {
                dag_id: string;
                task_id: string;
                dag_run_id: string;
                xcom_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XComResponseNative"] | components["schemas"]["XComResponseString"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Xcom Entry
     * Delete an XCom entry.
     * `DELETE /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}`
     * @source openapi.yaml:9603
     */
    delete_xcom_entry: {
        parameters: {
            query?: {
                /** @description minimum: -1, default: -1 */
                map_index?: number;
            };
            header?: never;
            path: {
                dag_id: string;
                task_id: string;
                dag_run_id: string;
                xcom_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Update Xcom Entry
     * Update an existing XCom entry.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/xcomEntries/{xcom_key}`
     * @source openapi.yaml:9774
     */
    update_xcom_entry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                task_id: string;
                dag_run_id: string;
                xcom_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["XComUpdateBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XComResponseNative"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Mapped Task Instance
     * Get task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}`
     * @source openapi.yaml:9852
     */
    get_mapped_task_instance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Task Instance
     * Update a task instance.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}`
     * @source openapi.yaml:9917
     */
    patch_task_instance_by_map_index: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number | null;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchTaskInstanceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task Instance Dependencies
     * Get dependencies blocking task from getting scheduled.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dependencies`
     * @source openapi.yaml:10009
     */
    get_task_instance_dependencies_by_map_index: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskDependencyCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Task Instance Dry Run
     * Update a task instance dry_run mode.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/dry_run`
     * @source openapi.yaml:10075
     */
    patch_task_instance_dry_run_by_map_index: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number | null;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PatchTaskInstanceBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Hitl Detail
     * Get a Human-in-the-loop detail of a specific task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails`
     * @source openapi.yaml:10161
     */
    get_hitl_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HITLDetail"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Update Hitl Detail
     * Update a Human-in-the-loop detail.
     * `PATCH /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails`
     * @source openapi.yaml:10226
     */
    update_hitl_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateHITLDetailPayload"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HITLDetailResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Hitl Detail Try Detail
     * Get a Human-in-the-loop detail of a specific task instance.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/hitlDetails/tries/{try_number}`
     * @source openapi.yaml:10304
     */
    get_hitl_detail_try_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
                try_number: number | null;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HITLDetailHistory"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Mapped Task Instance Tries
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries`
     * @source openapi.yaml:10376
     */
    get_mapped_task_instance_tries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceHistoryCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Mapped Task Instance Try Details
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/taskInstances/{task_id}/{map_index}/tries/{task_try_number}`
     * @source openapi.yaml:10441
     */
    get_mapped_task_instance_try_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
                task_id: string;
                task_try_number: number;
                map_index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskInstanceHistoryResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Upstream Asset Events
     * If dag run is asset-triggered, return the asset events that triggered it.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/upstreamAssetEvents`
     * @source openapi.yaml:10512
     */
    get_upstream_asset_events: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssetEventCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Experimental: Wait for a dag run to complete, and return task results if requested.
     * 🚧 This is an experimental endpoint and may change or be removed without notice.Successful response are streamed as newline-delimited JSON (NDJSON). Each line is a JSON object representing the DAG run state.
     * `GET /api/v2/dags/{dag_id}/dagRuns/{dag_run_id}/wait`
     * @source openapi.yaml:10567
     */
    wait_dag_run_until_finished: {
        parameters: {
            query: {
                /**
                 * @description Seconds to wait between dag run state checks
                 *     exclusiveMinimum: 0
                 */
                interval: number;
                /** @description Collect result XCom from task. Can be set multiple times. */
                result?: string[] | null;
            };
            header?: never;
            path: {
                dag_id: string;
                dag_run_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "application/x-ndjson": string;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Versions
     * Get all DAG Versions.
     *
     * This endpoint allows specifying `~` as the dag_id to retrieve DAG Versions for all DAGs.
     * `GET /api/v2/dags/{dag_id}/dagVersions`
     * @source openapi.yaml:10650
     */
    get_dag_versions: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                version_number?: number;
                bundle_name?: string;
                bundle_version?: string | null;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, version_number, bundle_name, bundle_version`
                 *     default: ["id"]
                 */
                order_by?: string[];
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGVersionCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Version
     * Get one Dag Version.
     * `GET /api/v2/dags/{dag_id}/dagVersions/{version_number}`
     * @source openapi.yaml:10752
     */
    get_dag_version: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                version_number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DagVersionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Dag Details
     * Get details of DAG.
     * `GET /api/v2/dags/{dag_id}/details`
     * @source openapi.yaml:10806
     */
    get_dag_details: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DAGDetailsResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Favorite Dag
     * Mark the DAG as favorite.
     * `POST /api/v2/dags/{dag_id}/favorite`
     * @source openapi.yaml:10860
     */
    favorite_dag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Tasks
     * Get tasks for DAG.
     * `GET /api/v2/dags/{dag_id}/tasks`
     * @source openapi.yaml:10904
     */
    get_tasks: {
        parameters: {
            query?: {
                /** @description default: "task_id" */
                order_by?: string;
            };
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Task
     * Get simplified representation of a task.
     * `GET /api/v2/dags/{dag_id}/tasks/{task_id}`
     * @source openapi.yaml:10965
     */
    get_task: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
                task_id: unknown;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Unfavorite Dag
     * Unmark the DAG as favorite.
     * `POST /api/v2/dags/{dag_id}/unfavorite`
     * @source openapi.yaml:11024
     */
    unfavorite_dag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                dag_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Event Logs
     * Get all Event Logs.
     * `GET /api/v2/eventLogs`
     * @example
     * await api.get_event_logs();
     * @source openapi.yaml:11074
     */
    get_event_logs: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, dttm, dag_id, task_id, run_id, event, logical_date, owner, extra, when, event_log_id`
                 *     default: ["id"]
                 */
                order_by?: string[];
                dag_id?: string | null;
                task_id?: string | null;
                run_id?: string | null;
                map_index?: number | null;
                try_number?: number | null;
                owner?: string | null;
                event?: string | null;
                excluded_events?: string[] | null;
                included_events?: string[] | null;
                before?: string | null;
                after?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                dag_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                task_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                run_id_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                owner_pattern?: string | null;
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                event_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventLogCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Event Log
     * `GET /api/v2/eventLogs/{event_log_id}`
     * @source openapi.yaml:11259
     */
    get_event_log: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                event_log_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventLogResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Import Errors
     * Get all import errors.
     * `GET /api/v2/importErrors`
     * @example
     * await api.get_import_errors();
     * @source openapi.yaml:11306
     */
    get_import_errors: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, timestamp, filename, bundle_name, stacktrace, import_error_id`
                 *     default: ["id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                filename_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportErrorCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Import Error
     * Get an import error.
     * `GET /api/v2/importErrors/{import_error_id}`
     * @source openapi.yaml:11383
     */
    get_import_error: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                import_error_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportErrorResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Jobs
     * Get all jobs.
     * `GET /api/v2/jobs`
     * @example
     * await api.get_jobs();
     * @source openapi.yaml:11431
     */
    get_jobs: {
        parameters: {
            query?: {
                is_alive?: boolean | null;
                start_date_gte?: string | null;
                start_date_gt?: string | null;
                start_date_lte?: string | null;
                start_date_lt?: string | null;
                end_date_gte?: string | null;
                end_date_gt?: string | null;
                end_date_lte?: string | null;
                end_date_lt?: string | null;
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, dag_id, state, job_type, start_date, end_date, latest_heartbeat, executor_class, hostname, unixname`
                 *     default: ["id"]
                 */
                order_by?: string[];
                job_state?: string | null;
                job_type?: string | null;
                hostname?: string | null;
                executor_class?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobCollectionResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Health
     * `GET /api/v2/monitor/health`
     * @example
     * await api.get_health();
     * @source openapi.yaml:11593
     */
    get_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthInfoResponse"];
                };
            };
        };
    };
    /**
     * Reparse Dag File
     * Request re-parsing a DAG file.
     * `PUT /api/v2/parseDagFile/{file_token}`
     * @source openapi.yaml:11606
     */
    reparse_dag_file: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file_token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Plugins
     * `GET /api/v2/plugins`
     * @example
     * await api.get_plugins();
     * @source openapi.yaml:11653
     */
    get_plugins: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Import Errors
     * `GET /api/v2/plugins/importErrors`
     * @example
     * await api.import_errors();
     * @source openapi.yaml:11704
     */
    import_errors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PluginImportErrorCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
        };
    };
    /**
     * Get Pools
     * Get all pools entries.
     * `GET /api/v2/pools`
     * @example
     * await api.get_pools();
     * @source openapi.yaml:11732
     */
    get_pools: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `id, pool, name`
                 *     default: ["id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                pool_name_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Post Pool
     * Create a Pool.
     * `POST /api/v2/pools`
     * @source openapi.yaml:11853
     */
    post_pool: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Bulk Pools
     * Bulk create, update, and delete pools.
     * `PATCH /api/v2/pools`
     * @source openapi.yaml:11813
     */
    bulk_pools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody_PoolBody_"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Pool
     * Get a pool.
     * `GET /api/v2/pools/{pool_name}`
     * @source openapi.yaml:11949
     */
    get_pool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pool_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Pool
     * Delete a pool entry.
     * `DELETE /api/v2/pools/{pool_name}`
     * @source openapi.yaml:11900
     */
    delete_pool: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pool_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Pool
     * Update a Pool.
     * `PATCH /api/v2/pools/{pool_name}`
     * @source openapi.yaml:11996
     */
    patch_pool: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                pool_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PoolPatchBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PoolResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Providers
     * Get providers.
     * `GET /api/v2/providers`
     * @example
     * await api.get_providers();
     * @source openapi.yaml:12064
     */
    get_providers: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProviderCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Variables
     * Get all Variables entries.
     * `GET /api/v2/variables`
     * @example
     * await api.get_variables();
     * @source openapi.yaml:12116
     */
    get_variables: {
        parameters: {
            query?: {
                /** @description minimum: 0, default: 50 */
                limit?: number;
                /** @description minimum: 0, default: 0 */
                offset?: number;
                /**
                 * @description Attributes to order by, multi criteria sort is supported. Prefix with `-` for descending order. Supported attributes: `key, id, _val, description, is_encrypted, team_name`
                 *     default: ["id"]
                 */
                order_by?: string[];
                /** @description SQL LIKE expression — use `%` / `_` wildcards (e.g. `%customer_%`). or the pipe `|` operator for OR logic (e.g. `dag1 | dag2`). Regular expressions are **not** supported. */
                variable_key_pattern?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableCollectionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Post Variable
     * Create a variable.
     * `POST /api/v2/variables`
     * @source openapi.yaml:12232
     */
    post_variable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariableBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Bulk Variables
     * Bulk create, update, and delete variables.
     * `PATCH /api/v2/variables`
     * @source openapi.yaml:12192
     */
    bulk_variables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkBody_VariableBody_"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Variable
     * Get a variable entry.
     * `GET /api/v2/variables/{variable_key}`
     * @source openapi.yaml:12322
     */
    get_variable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                variable_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Delete Variable
     * Delete a variable entry.
     * `DELETE /api/v2/variables/{variable_key}`
     * @source openapi.yaml:12279
     */
    delete_variable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                variable_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Patch Variable
     * Update a variable by key.
     * `PATCH /api/v2/variables/{variable_key}`
     * @source openapi.yaml:12369
     */
    patch_variable: {
        parameters: {
            query?: {
                update_mask?: string[] | null;
            };
            header?: never;
            path: {
                variable_key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariableBody"];
            };
        };
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VariableResponse"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Unauthorized */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Not Found */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPExceptionResponse"];
                };
            };
            /** @description Validation Error */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HTTPValidationError"];
                };
            };
        };
    };
    /**
     * Get Version
     * Get version information.
     * `GET /api/v2/version`
     * @example
     * await api.get_version();
     * @source openapi.yaml:12437
     */
    get_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionInfo"];
                };
            };
        };
    };
}
