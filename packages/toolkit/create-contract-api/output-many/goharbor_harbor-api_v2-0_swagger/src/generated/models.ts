// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** The error array that describe the errors got during the handling of request */
export type Errors = components["schemas"]["Errors"];

/** a model for all the error response coming from harbor */
export type Error_ = components["schemas"]["Error"];

export type Search = components["schemas"]["Search"];

export type SearchRepository = components["schemas"]["SearchRepository"];

export type Repository = components["schemas"]["Repository"];

export type Artifact = components["schemas"]["Artifact"];

export type Tag = components["schemas"]["Tag"];

/** The request body for creating a tag */
export type NewTag = components["schemas"]["NewTag"];

export type ExtraAttrs = components["schemas"]["ExtraAttrs"];

export type Annotations = components["schemas"]["Annotations"];

export type AdditionLinks = components["schemas"]["AdditionLinks"];

export type AdditionLink = components["schemas"]["AdditionLink"];

export type Reference = components["schemas"]["Reference"];

export type Platform = components["schemas"]["Platform"];

export type Label = components["schemas"]["Label"];

export type Scanner = components["schemas"]["Scanner"];

/** The scan overview attached in the metadata of tag */
export type ScanOverview = components["schemas"]["ScanOverview"];

/** The generate SBOM overview information */
export type SBOMOverview = components["schemas"]["SBOMOverview"];

/** The summary for the native report */
export type NativeReportSummary = components["schemas"]["NativeReportSummary"];

/** VulnerabilitySummary contains the total number of the foun d vulnerabilities number and numbers of each severity level. */
export type VulnerabilitySummary = components["schemas"]["VulnerabilitySummary"];

export type AuditLog = components["schemas"]["AuditLog"];

export type AuditLogExt = components["schemas"]["AuditLogExt"];

export type AuditLogEventType = components["schemas"]["AuditLogEventType"];

export type Metadata = components["schemas"]["Metadata"];

export type Instance = components["schemas"]["Instance"];

export type PreheatPolicy = components["schemas"]["PreheatPolicy"];

export type Metrics = components["schemas"]["Metrics"];

export type Execution = components["schemas"]["Execution"];

export type Task = components["schemas"]["Task"];

export type ProviderUnderProject = components["schemas"]["ProviderUnderProject"];

export type Icon = components["schemas"]["Icon"];

export type ProjectReq = components["schemas"]["ProjectReq"];

export type Project = components["schemas"]["Project"];

export type ProjectDeletable = components["schemas"]["ProjectDeletable"];

export type ProjectMetadata = components["schemas"]["ProjectMetadata"];

export type ProjectSummary = components["schemas"]["ProjectSummary"];

export type ProjectSummaryQuota = components["schemas"]["ProjectSummaryQuota"];

export type ProjectScanner = components["schemas"]["ProjectScanner"];

/** The CVE Allowlist for system or project */
export type CVEAllowlist = components["schemas"]["CVEAllowlist"];

/** The item in CVE allowlist */
export type CVEAllowlistItem = components["schemas"]["CVEAllowlistItem"];

export type ReplicationPolicy = components["schemas"]["ReplicationPolicy"];

export type ReplicationTrigger = components["schemas"]["ReplicationTrigger"];

export type ReplicationTriggerSettings = components["schemas"]["ReplicationTriggerSettings"];

export type ReplicationFilter = components["schemas"]["ReplicationFilter"];

export type RegistryCredential = components["schemas"]["RegistryCredential"];

export type Registry = components["schemas"]["Registry"];

export type RegistryUpdate = components["schemas"]["RegistryUpdate"];

export type RegistryPing = components["schemas"]["RegistryPing"];

/** The registry info contains the base info and capability declarations of the registry */
export type RegistryInfo = components["schemas"]["RegistryInfo"];

/** The registry provider info contains the base info and capability declarations of the registry provider */
export type RegistryProviderInfo = components["schemas"]["RegistryProviderInfo"];

/** The registry endpoint pattern */
export type RegistryProviderEndpointPattern = components["schemas"]["RegistryProviderEndpointPattern"];

/** The registry credential pattern */
export type RegistryProviderCredentialPattern = components["schemas"]["RegistryProviderCredentialPattern"];

/** The style of the resource filter */
export type RegistryEndpoint = components["schemas"]["RegistryEndpoint"];

/** The style of the resource filter */
export type FilterStyle = components["schemas"]["FilterStyle"];

export type ResourceList = components["schemas"]["ResourceList"];

/** The replication execution */
export type ReplicationExecution = components["schemas"]["ReplicationExecution"];

export type StartReplicationExecution = components["schemas"]["StartReplicationExecution"];

/** The replication task */
export type ReplicationTask = components["schemas"]["ReplicationTask"];

export type Robot = components["schemas"]["Robot"];

/** The request for robot account creation. */
export type RobotCreate = components["schemas"]["RobotCreate"];

/** The response for robot account creation. */
export type RobotCreated = components["schemas"]["RobotCreated"];

/** The response for refresh/update robot account secret. */
export type RobotSec = components["schemas"]["RobotSec"];

export type RobotPermission = components["schemas"]["RobotPermission"];

export type Access = components["schemas"]["Access"];

export type RobotCreateV1 = components["schemas"]["RobotCreateV1"];

export type Storage_ = components["schemas"]["Storage"];

export type GeneralInfo = components["schemas"]["GeneralInfo"];

export type AuthproxySetting = components["schemas"]["AuthproxySetting"];

export type SystemInfo = components["schemas"]["SystemInfo"];

export type GCHistory = components["schemas"]["GCHistory"];

export type ExecHistory = components["schemas"]["ExecHistory"];

export type Schedule = components["schemas"]["Schedule"];

export type ScheduleObj = components["schemas"]["ScheduleObj"];

/** Stats provides the overall progress of the scan all process. */
export type Stats = components["schemas"]["Stats"];

/** the tag retention metadata */
export type RetentionMetadata = components["schemas"]["RetentionMetadata"];

/** the tag retention rule metadata */
export type RetentionRuleMetadata = components["schemas"]["RetentionRuleMetadata"];

/** rule param */
export type RetentionRuleParamMetadata = components["schemas"]["RetentionRuleParamMetadata"];

/** retention selector */
export type RetentionSelectorMetadata = components["schemas"]["RetentionSelectorMetadata"];

/** retention policy */
export type RetentionPolicy = components["schemas"]["RetentionPolicy"];

export type RetentionRuleTrigger = components["schemas"]["RetentionRuleTrigger"];

export type RetentionPolicyScope = components["schemas"]["RetentionPolicyScope"];

export type RetentionRule = components["schemas"]["RetentionRule"];

export type RetentionSelector = components["schemas"]["RetentionSelector"];

export type RetentionExecution = components["schemas"]["RetentionExecution"];

export type RetentionExecutionTask = components["schemas"]["RetentionExecutionTask"];

export type QuotaUpdateReq = components["schemas"]["QuotaUpdateReq"];

export type QuotaRefObject = components["schemas"]["QuotaRefObject"];

/** The quota object */
export type Quota = components["schemas"]["Quota"];

/** Registration represents a named configuration for invoking a scanner via its adapter. */
export type ScannerRegistration = components["schemas"]["ScannerRegistration"];

export type ScannerRegistrationReq = components["schemas"]["ScannerRegistrationReq"];

export type ScannerRegistrationSettings = components["schemas"]["ScannerRegistrationSettings"];

export type IsDefault = components["schemas"]["IsDefault"];

export type ScannerCapability = components["schemas"]["ScannerCapability"];

/** The metadata info of the scanner adapter */
export type ScannerAdapterMetadata = components["schemas"]["ScannerAdapterMetadata"];

export type ImmutableRule = components["schemas"]["ImmutableRule"];

export type ImmutableSelector = components["schemas"]["ImmutableSelector"];

/** The ldap configure properties */
export type LdapConf = components["schemas"]["LdapConf"];

/** The ldap ping result */
export type LdapPingResult = components["schemas"]["LdapPingResult"];

export type LdapImportUsers = components["schemas"]["LdapImportUsers"];

export type LdapFailedImportUser = components["schemas"]["LdapFailedImportUser"];

export type LdapUser = components["schemas"]["LdapUser"];

export type UserGroup = components["schemas"]["UserGroup"];

export type UserGroupSearchItem = components["schemas"]["UserGroupSearchItem"];

/** Supported webhook event types and notify types. */
export type SupportedWebhookEventTypes = components["schemas"]["SupportedWebhookEventTypes"];

/** Webhook supported event type. */
export type EventType = components["schemas"]["EventType"];

/** Webhook supported notify type. */
export type NotifyType = components["schemas"]["NotifyType"];

/** The type of webhook paylod format. */
export type PayloadFormatType = components["schemas"]["PayloadFormatType"];

/** Webhook supported payload format type collections. */
export type PayloadFormat = components["schemas"]["PayloadFormat"];

/** The webhook policy target object. */
export type WebhookTargetObject = components["schemas"]["WebhookTargetObject"];

/** The webhook policy object */
export type WebhookPolicy = components["schemas"]["WebhookPolicy"];

/** The webhook policy and last trigger time group by event type. */
export type WebhookLastTrigger = components["schemas"]["WebhookLastTrigger"];

/** The webhook job. */
export type WebhookJob = components["schemas"]["WebhookJob"];

export type InternalConfigurationsResponse = components["schemas"]["InternalConfigurationsResponse"];

export type InternalConfigurationValue = components["schemas"]["InternalConfigurationValue"];

export type ConfigurationsResponse = components["schemas"]["ConfigurationsResponse"];

export type Configurations = components["schemas"]["Configurations"];

export type StringConfigItem = components["schemas"]["StringConfigItem"];

export type BoolConfigItem = components["schemas"]["BoolConfigItem"];

export type IntegerConfigItem = components["schemas"]["IntegerConfigItem"];

export type ProjectMemberEntity = components["schemas"]["ProjectMemberEntity"];

export type ProjectMember = components["schemas"]["ProjectMember"];

export type RoleRequest = components["schemas"]["RoleRequest"];

export type UserEntity = components["schemas"]["UserEntity"];

export type UserProfile = components["schemas"]["UserProfile"];

export type UserCreationReq = components["schemas"]["UserCreationReq"];

export type OIDCUserInfo = components["schemas"]["OIDCUserInfo"];

export type UserResp = components["schemas"]["UserResp"];

export type UserSysAdminFlag = components["schemas"]["UserSysAdminFlag"];

export type UserSearch = components["schemas"]["UserSearch"];

export type PasswordReq = components["schemas"]["PasswordReq"];

export type UserSearchRespItem = components["schemas"]["UserSearchRespItem"];

export type Permission = components["schemas"]["Permission"];

export type Permissions = components["schemas"]["Permissions"];

export type OIDCCliSecretReq = components["schemas"]["OIDCCliSecretReq"];

/** The system health status */
export type OverallHealthStatus = components["schemas"]["OverallHealthStatus"];

/** The health status of component */
export type ComponentHealthStatus = components["schemas"]["ComponentHealthStatus"];

export type Statistic = components["schemas"]["Statistic"];

/** The accessory of the artifact */
export type Accessory = components["schemas"]["Accessory"];

/** The criteria to select the scan data to export. */
export type ScanDataExportRequest = components["schemas"]["ScanDataExportRequest"];

/** The metadata associated with the scan data export job */
export type ScanDataExportJob = components["schemas"]["ScanDataExportJob"];

/** The replication execution */
export type ScanDataExportExecution = components["schemas"]["ScanDataExportExecution"];

/** The list of scan data export executions */
export type ScanDataExportExecutionList = components["schemas"]["ScanDataExportExecutionList"];

/** the worker pool of job service */
export type WorkerPool = components["schemas"]["WorkerPool"];

/** worker in the pool */
export type Worker = components["schemas"]["Worker"];

/** The request to stop, pause or resume */
export type ActionRequest = components["schemas"]["ActionRequest"];

/** the job queue info */
export type JobQueue = components["schemas"]["JobQueue"];

/** the schedule task info */
export type ScheduleTask = components["schemas"]["ScheduleTask"];

/** the scheduler status */
export type SchedulerStatus = components["schemas"]["SchedulerStatus"];

/** the security summary */
export type SecuritySummary = components["schemas"]["SecuritySummary"];

/** the dangerous CVE information */
export type DangerousCVE = components["schemas"]["DangerousCVE"];

/** the dangerous artifact information */
export type DangerousArtifact = components["schemas"]["DangerousArtifact"];

/** the vulnerability item info */
export type VulnerabilityItem = components["schemas"]["VulnerabilityItem"];

export type ScanType = components["schemas"]["ScanType"];

export type ScheduleRequest = components["schemas"]["ScheduleRequest"];
