// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Serializer for AppBuilder Menu Item responses. */
export type AppBuilderMenuItemResponse = components["schemas"]["AppBuilderMenuItemResponse"];

/** Serializer for AppBuilder View responses. */
export type AppBuilderViewResponse = components["schemas"]["AppBuilderViewResponse"];

/** Asset alias collection response. */
export type AssetAliasCollectionResponse = components["schemas"]["AssetAliasCollectionResponse"];

/** Asset alias serializer for responses. */
export type AssetAliasResponse = components["schemas"]["AssetAliasResponse"];

/** Asset collection response. */
export type AssetCollectionResponse = components["schemas"]["AssetCollectionResponse"];

/** Asset event collection response. */
export type AssetEventCollectionResponse = components["schemas"]["AssetEventCollectionResponse"];

/** Asset event serializer for responses. */
export type AssetEventResponse = components["schemas"]["AssetEventResponse"];

/** Asset serializer for responses. */
export type AssetResponse = components["schemas"]["AssetResponse"];

/** Asset watcher serializer for responses. */
export type AssetWatcherResponse = components["schemas"]["AssetWatcherResponse"];

/** Backfill Collection serializer for responses. */
export type BackfillCollectionResponse = components["schemas"]["BackfillCollectionResponse"];

/** Object used for create backfill request. */
export type BackfillPostBody = components["schemas"]["BackfillPostBody"];

/** Base serializer for Backfill. */
export type BackfillResponse = components["schemas"]["BackfillResponse"];

/** Base info serializer for responses. */
export type BaseInfoResponse = components["schemas"]["BaseInfoResponse"];

/** Bulk Action to be taken if the entity does not exist. */
export type BulkActionNotOnExistence = components["schemas"]["BulkActionNotOnExistence"];

/** Bulk Action to be taken if the entity already exists or not. */
export type BulkActionOnExistence = components["schemas"]["BulkActionOnExistence"];

/**
 * Serializer for individual bulk action responses.
 *
 * Represents the outcome of a single bulk operation (create, update, or delete).
 * The response includes a list of successful keys and any errors encountered during the operation.
 * This structure helps users understand which key actions succeeded and which failed.
 */
export type BulkActionResponse = components["schemas"]["BulkActionResponse"];

export type BulkBody_BulkTaskInstanceBody_ = components["schemas"]["BulkBody_BulkTaskInstanceBody_"];

export type BulkBody_ConnectionBody_ = components["schemas"]["BulkBody_ConnectionBody_"];

export type BulkBody_PoolBody_ = components["schemas"]["BulkBody_PoolBody_"];

export type BulkBody_VariableBody_ = components["schemas"]["BulkBody_VariableBody_"];

export type BulkCreateAction_BulkTaskInstanceBody_ = components["schemas"]["BulkCreateAction_BulkTaskInstanceBody_"];

export type BulkCreateAction_ConnectionBody_ = components["schemas"]["BulkCreateAction_ConnectionBody_"];

export type BulkCreateAction_PoolBody_ = components["schemas"]["BulkCreateAction_PoolBody_"];

export type BulkCreateAction_VariableBody_ = components["schemas"]["BulkCreateAction_VariableBody_"];

export type BulkDeleteAction_BulkTaskInstanceBody_ = components["schemas"]["BulkDeleteAction_BulkTaskInstanceBody_"];

export type BulkDeleteAction_ConnectionBody_ = components["schemas"]["BulkDeleteAction_ConnectionBody_"];

export type BulkDeleteAction_PoolBody_ = components["schemas"]["BulkDeleteAction_PoolBody_"];

export type BulkDeleteAction_VariableBody_ = components["schemas"]["BulkDeleteAction_VariableBody_"];

/**
 * Serializer for responses to bulk entity operations.
 *
 * This represents the results of create, update, and delete actions performed on entity in bulk.
 * Each action (if requested) is represented as a field containing details about successful keys and any encountered errors.
 * Fields are populated in the response only if the respective action was part of the request, else are set None.
 */
export type BulkResponse = components["schemas"]["BulkResponse"];

/** Request body for bulk update, and delete task instances. */
export type BulkTaskInstanceBody = components["schemas"]["BulkTaskInstanceBody"];

export type BulkUpdateAction_BulkTaskInstanceBody_ = components["schemas"]["BulkUpdateAction_BulkTaskInstanceBody_"];

export type BulkUpdateAction_ConnectionBody_ = components["schemas"]["BulkUpdateAction_ConnectionBody_"];

export type BulkUpdateAction_PoolBody_ = components["schemas"]["BulkUpdateAction_PoolBody_"];

export type BulkUpdateAction_VariableBody_ = components["schemas"]["BulkUpdateAction_VariableBody_"];

/** Request body for Clear Task Instances endpoint. */
export type ClearTaskInstancesBody = components["schemas"]["ClearTaskInstancesBody"];

/** List of config sections with their options. */
export type Config = components["schemas"]["Config"];

/** Config option. */
export type ConfigOption = components["schemas"]["ConfigOption"];

/** Config Section Schema. */
export type ConfigSection = components["schemas"]["ConfigSection"];

/** Connection Serializer for requests body. */
export type ConnectionBody = components["schemas"]["ConnectionBody"];

/** Connection Collection serializer for responses. */
export type ConnectionCollectionResponse = components["schemas"]["ConnectionCollectionResponse"];

/** Connection serializer for responses. */
export type ConnectionResponse = components["schemas"]["ConnectionResponse"];

/** Connection Test serializer for responses. */
export type ConnectionTestResponse = components["schemas"]["ConnectionTestResponse"];

/** Create asset events request. */
export type CreateAssetEventsBody = components["schemas"]["CreateAssetEventsBody"];

/** DAG Collection serializer for responses. */
export type DAGCollectionResponse = components["schemas"]["DAGCollectionResponse"];

/** Specific serializer for DAG Details responses. */
export type DAGDetailsResponse = components["schemas"]["DAGDetailsResponse"];

/** Dag Serializer for updatable bodies. */
export type DAGPatchBody = components["schemas"]["DAGPatchBody"];

/** DAG serializer for responses. */
export type DAGResponse = components["schemas"]["DAGResponse"];

/** DAG Run serializer for clear endpoint body. */
export type DAGRunClearBody = components["schemas"]["DAGRunClearBody"];

/** DAG Run Collection serializer for responses. */
export type DAGRunCollectionResponse = components["schemas"]["DAGRunCollectionResponse"];

/** DAG Run Serializer for PATCH requests. */
export type DAGRunPatchBody = components["schemas"]["DAGRunPatchBody"];

/** Enum for DAG Run states when updating a DAG Run. */
export type DAGRunPatchStates = components["schemas"]["DAGRunPatchStates"];

/** DAG Run serializer for responses. */
export type DAGRunResponse = components["schemas"]["DAGRunResponse"];

/** List DAG Runs body for batch endpoint. */
export type DAGRunsBatchBody = components["schemas"]["DAGRunsBatchBody"];

/** DAG Source serializer for responses. */
export type DAGSourceResponse = components["schemas"]["DAGSourceResponse"];

/** DAG Tags Collection serializer for responses. */
export type DAGTagCollectionResponse = components["schemas"]["DAGTagCollectionResponse"];

/** DAG Version Collection serializer for responses. */
export type DAGVersionCollectionResponse = components["schemas"]["DAGVersionCollectionResponse"];

/** DAG warning collection serializer for responses. */
export type DAGWarningCollectionResponse = components["schemas"]["DAGWarningCollectionResponse"];

/** DAG Warning serializer for responses. */
export type DAGWarningResponse = components["schemas"]["DAGWarningResponse"];

/** DagProcessor info serializer for responses. */
export type DagProcessorInfoResponse = components["schemas"]["DagProcessorInfoResponse"];

/** DagRun serializer for asset responses. */
export type DagRunAssetReference = components["schemas"]["DagRunAssetReference"];

/**
 * All possible states that a DagRun can be in.
 *
 * These are "shared" with TaskInstanceState in some parts of the code,
 * so please ensure that their values always match the ones with the
 * same name in TaskInstanceState.
 */
export type DagRunState = components["schemas"]["DagRunState"];

/** Class with TriggeredBy types for DagRun. */
export type DagRunTriggeredByType = components["schemas"]["DagRunTriggeredByType"];

/** Class with DagRun types. */
export type DagRunType = components["schemas"]["DagRunType"];

/** DAG schedule reference serializer for assets. */
export type DagScheduleAssetReference = components["schemas"]["DagScheduleAssetReference"];

/** DAG Stats Collection serializer for responses. */
export type DagStatsCollectionResponse = components["schemas"]["DagStatsCollectionResponse"];

/** DAG Stats serializer for responses. */
export type DagStatsResponse = components["schemas"]["DagStatsResponse"];

/** DagStatsState serializer for responses. */
export type DagStatsStateResponse = components["schemas"]["DagStatsStateResponse"];

/** DAG Tag serializer for responses. */
export type DagTagResponse = components["schemas"]["DagTagResponse"];

/** Dag Version serializer for responses. */
export type DagVersionResponse = components["schemas"]["DagVersionResponse"];

/**
 * Enum for DAG warning types.
 *
 * This is the set of allowable values for the ``warning_type`` field
 * in the DagWarning model.
 */
export type DagWarningType = components["schemas"]["DagWarningType"];

/** Backfill collection serializer for responses in dry-run mode. */
export type DryRunBackfillCollectionResponse = components["schemas"]["DryRunBackfillCollectionResponse"];

/** Backfill serializer for responses in dry-run mode. */
export type DryRunBackfillResponse = components["schemas"]["DryRunBackfillResponse"];

/** Event Log Collection Response. */
export type EventLogCollectionResponse = components["schemas"]["EventLogCollectionResponse"];

/** Event Log Response. */
export type EventLogResponse = components["schemas"]["EventLogResponse"];

/** Response for the external log URL endpoint. */
export type ExternalLogUrlResponse = components["schemas"]["ExternalLogUrlResponse"];

/** Serializer for External View Plugin responses. */
export type ExternalViewResponse = components["schemas"]["ExternalViewResponse"];

/** Extra Links Response. */
export type ExtraLinkCollectionResponse = components["schemas"]["ExtraLinkCollectionResponse"];

/** Serializer for Plugin FastAPI App responses. */
export type FastAPIAppResponse = components["schemas"]["FastAPIAppResponse"];

/** Serializer for Plugin FastAPI root middleware responses. */
export type FastAPIRootMiddlewareResponse = components["schemas"]["FastAPIRootMiddlewareResponse"];

/** Schema for Human-in-the-loop detail. */
export type HITLDetail = components["schemas"]["HITLDetail"];

/** Schema for a collection of Human-in-the-loop details. */
export type HITLDetailCollection = components["schemas"]["HITLDetailCollection"];

/** Schema for Human-in-the-loop detail history. */
export type HITLDetailHistory = components["schemas"]["HITLDetailHistory"];

/** Response of updating a Human-in-the-loop detail. */
export type HITLDetailResponse = components["schemas"]["HITLDetailResponse"];

/** Schema for a Human-in-the-loop users. */
export type HITLUser = components["schemas"]["HITLUser"];

/** HTTPException Model used for error response. */
export type HTTPExceptionResponse = components["schemas"]["HTTPExceptionResponse"];

export type HTTPValidationError = components["schemas"]["HTTPValidationError"];

/** Health serializer for responses. */
export type HealthInfoResponse = components["schemas"]["HealthInfoResponse"];

/** Import Error Collection Response. */
export type ImportErrorCollectionResponse = components["schemas"]["ImportErrorCollectionResponse"];

/** Import Error Response. */
export type ImportErrorResponse = components["schemas"]["ImportErrorResponse"];

/** Job Collection Response. */
export type JobCollectionResponse = components["schemas"]["JobCollectionResponse"];

/** Job serializer for responses. */
export type JobResponse = components["schemas"]["JobResponse"];

export type JsonValue = components["schemas"]["JsonValue"];

/** Last asset event response serializer. */
export type LastAssetEventResponse = components["schemas"]["LastAssetEventResponse"];

/** Materialize asset request. */
export type MaterializeAssetBody = components["schemas"]["MaterializeAssetBody"];

/** Request body for Clear Task Instances endpoint. */
export type PatchTaskInstanceBody = components["schemas"]["PatchTaskInstanceBody"];

/** Plugin Collection serializer. */
export type PluginCollectionResponse = components["schemas"]["PluginCollectionResponse"];

/** Plugin Import Error Collection serializer. */
export type PluginImportErrorCollectionResponse = components["schemas"]["PluginImportErrorCollectionResponse"];

/** Plugin Import Error serializer for responses. */
export type PluginImportErrorResponse = components["schemas"]["PluginImportErrorResponse"];

/** Plugin serializer. */
export type PluginResponse = components["schemas"]["PluginResponse"];

/** Pool serializer for post bodies. */
export type PoolBody = components["schemas"]["PoolBody"];

/** Pool Collection serializer for responses. */
export type PoolCollectionResponse = components["schemas"]["PoolCollectionResponse"];

/** Pool serializer for patch bodies. */
export type PoolPatchBody = components["schemas"]["PoolPatchBody"];

/** Pool serializer for responses. */
export type PoolResponse = components["schemas"]["PoolResponse"];

/** Provider Collection serializer for responses. */
export type ProviderCollectionResponse = components["schemas"]["ProviderCollectionResponse"];

/** Provider serializer for responses. */
export type ProviderResponse = components["schemas"]["ProviderResponse"];

/** Queued Event Collection serializer for responses. */
export type QueuedEventCollectionResponse = components["schemas"]["QueuedEventCollectionResponse"];

/** Queued Event serializer for responses.. */
export type QueuedEventResponse = components["schemas"]["QueuedEventResponse"];

/** Serializer for React App Plugin responses. */
export type ReactAppResponse = components["schemas"]["ReactAppResponse"];

/**
 * Internal enum for setting reprocess behavior in a backfill.
 *
 * :meta private:
 */
export type ReprocessBehavior = components["schemas"]["ReprocessBehavior"];

/** Scheduler info serializer for responses. */
export type SchedulerInfoResponse = components["schemas"]["SchedulerInfoResponse"];

/** An individual log message. */
export type StructuredLogMessage = components["schemas"]["StructuredLogMessage"];

/** Task collection serializer for responses. */
export type TaskCollectionResponse = components["schemas"]["TaskCollectionResponse"];

/** Task scheduling dependencies collection serializer for responses. */
export type TaskDependencyCollectionResponse = components["schemas"]["TaskDependencyCollectionResponse"];

/** Task Dependency serializer for responses. */
export type TaskDependencyResponse = components["schemas"]["TaskDependencyResponse"];

/** Task inlet reference serializer for assets. */
export type TaskInletAssetReference = components["schemas"]["TaskInletAssetReference"];

/** Task Instance Collection serializer for responses. */
export type TaskInstanceCollectionResponse = components["schemas"]["TaskInstanceCollectionResponse"];

/** TaskInstanceHistory Collection serializer for responses. */
export type TaskInstanceHistoryCollectionResponse = components["schemas"]["TaskInstanceHistoryCollectionResponse"];

/** TaskInstanceHistory serializer for responses. */
export type TaskInstanceHistoryResponse = components["schemas"]["TaskInstanceHistoryResponse"];

/** TaskInstance serializer for responses. */
export type TaskInstanceResponse = components["schemas"]["TaskInstanceResponse"];

/**
 * All possible states that a Task Instance can be in.
 *
 * Note that None is also allowed, so always use this in a type hint with Optional.
 */
export type TaskInstanceState = components["schemas"]["TaskInstanceState"];

/** Task Instance body for get batch. */
export type TaskInstancesBatchBody = components["schemas"]["TaskInstancesBatchBody"];

/** Log serializer for responses. */
export type TaskInstancesLogResponse = components["schemas"]["TaskInstancesLogResponse"];

/** Task outlet reference serializer for assets. */
export type TaskOutletAssetReference = components["schemas"]["TaskOutletAssetReference"];

/** Task serializer for responses. */
export type TaskResponse = components["schemas"]["TaskResponse"];

/** TimeDelta can be used to interact with datetime.timedelta objects. */
export type TimeDelta = components["schemas"]["TimeDelta"];

/** Trigger DAG Run Serializer for POST body. */
export type TriggerDAGRunPostBody = components["schemas"]["TriggerDAGRunPostBody"];

/** Trigger serializer for responses. */
export type TriggerResponse = components["schemas"]["TriggerResponse"];

/** Triggerer info serializer for responses. */
export type TriggererInfoResponse = components["schemas"]["TriggererInfoResponse"];

/** Schema for updating the content of a Human-in-the-loop detail. */
export type UpdateHITLDetailPayload = components["schemas"]["UpdateHITLDetailPayload"];

export type ValidationError = components["schemas"]["ValidationError"];

/** Variable serializer for bodies. */
export type VariableBody = components["schemas"]["VariableBody"];

/** Variable Collection serializer for responses. */
export type VariableCollectionResponse = components["schemas"]["VariableCollectionResponse"];

/** Variable serializer for responses. */
export type VariableResponse = components["schemas"]["VariableResponse"];

/** Version information serializer for responses. */
export type VersionInfo = components["schemas"]["VersionInfo"];

/** XCom Collection serializer for responses. */
export type XComCollectionResponse = components["schemas"]["XComCollectionResponse"];

/** Payload serializer for creating an XCom entry. */
export type XComCreateBody = components["schemas"]["XComCreateBody"];

/** Serializer for a xcom item. */
export type XComResponse = components["schemas"]["XComResponse"];

/** XCom response serializer with native return type. */
export type XComResponseNative = components["schemas"]["XComResponseNative"];

/** XCom response serializer with string return type. */
export type XComResponseString = components["schemas"]["XComResponseString"];

/** Payload serializer for updating an XCom entry. */
export type XComUpdateBody = components["schemas"]["XComUpdateBody"];
