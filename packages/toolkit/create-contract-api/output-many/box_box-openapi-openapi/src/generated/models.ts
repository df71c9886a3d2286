// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** A token that can be used to make authenticated API calls. */
export type AccessToken = components["schemas"]["AccessToken"];

/**
 * Can be one of the following objects:
 *   * AI agent for questions
 *   * AI agent for text generation
 *   * AI agent for freeform metadata extraction
 *   * AI agent for structured metadata extraction.
 */
export type AiAgent = components["schemas"]["AiAgent"];

/** The entity with type and ID. */
export type AiAgentAllowedEntity = components["schemas"]["AiAgentAllowedEntity"];

/** The AI agent used to handle queries. */
export type AiAgentAsk = components["schemas"]["AiAgentAsk"];

/** AI agent basic tool used to generate text. */
export type AiAgentBasicGenTool = components["schemas"]["AiAgentBasicGenTool"];

/** AI agent processor used to handle basic text. */
export type AiAgentBasicTextTool = components["schemas"]["AiAgentBasicTextTool"];

/** AI agent processor used to handle basic text. */
export type AiAgentBasicTextToolBase = components["schemas"]["AiAgentBasicTextToolBase"];

/** AI agent processor used to handle basic text. */
export type AiAgentBasicTextToolTextGen = components["schemas"]["AiAgentBasicTextToolTextGen"];

/** The AI agent to be used for extraction. */
export type AiAgentExtract = components["schemas"]["AiAgentExtract"];

/** The AI agent to be used for structured extraction. */
export type AiAgentExtractStructured = components["schemas"]["AiAgentExtractStructured"];

/** The information on the models and processors used in the request. */
export type AiAgentInfo = components["schemas"]["AiAgentInfo"];

/** AI agent processor used to to handle longer text. */
export type AiAgentLongTextTool = components["schemas"]["AiAgentLongTextTool"];

/** AI agent processor used to to handle longer text. */
export type AiAgentLongTextToolTextGen = components["schemas"]["AiAgentLongTextToolTextGen"];

/** The AI agent used to handle queries. */
export type AiAgentReference = components["schemas"]["AiAgentReference"];

/** The AI agent tool used to handle spreadsheets and tabular data. */
export type AiAgentSpreadsheetTool = components["schemas"]["AiAgentSpreadsheetTool"];

/** The AI agent used for generating text. */
export type AiAgentTextGen = components["schemas"]["AiAgentTextGen"];

/** AI ask request object. */
export type AiAsk = components["schemas"]["AiAsk"];

/** The AI agent to be used to handle the AI ask request. */
export type AiAskAgent = components["schemas"]["AiAskAgent"];

/** The citation of the LLM's answer reference. */
export type AiCitation = components["schemas"]["AiCitation"];

/** A context object that can hold prior prompts and answers. */
export type AiDialogueHistory = components["schemas"]["AiDialogueHistory"];

/** AI metadata freeform extraction request object. */
export type AiExtract = components["schemas"]["AiExtract"];

/** The AI agent to be used to handle the AI metadata freeform extraction request. */
export type AiExtractAgent = components["schemas"]["AiExtractAgent"];

/** An option for an AI extract field. */
export type AiExtractFieldOption = components["schemas"]["AiExtractFieldOption"];

/**
 * AI extract response.
 * The content of this response may vary depending on
 * the requested configuration.
 */
export type AiExtractResponse = components["schemas"]["AiExtractResponse"];

/** AI Extract Structured Request object. */
export type AiExtractStructured = components["schemas"]["AiExtractStructured"];

/** The AI agent to be used to handle the AI extract structured request. */
export type AiExtractStructuredAgent = components["schemas"]["AiExtractStructuredAgent"];

/** AI extract structured response. */
export type AiExtractStructuredResponse = components["schemas"]["AiExtractStructuredResponse"];

/** A nested field definition for structured and table field types used in AI extraction. */
export type AiExtractSubField = components["schemas"]["AiExtractSubField"];

/** The item to be processed by the LLM. */
export type AiItem$$$$$$Base = components["schemas"]["AiItem--Base"];

/** The item to be processed by the LLM for ask requests. */
export type AiItemAsk = components["schemas"]["AiItemAsk"];

/** The parameters for the LLM endpoint specific to a model. */
export type AiLlmEndpointParams = components["schemas"]["AiLlmEndpointParams"];

/** AI LLM endpoint params AWS object. */
export type AiLlmEndpointParamsAWS = components["schemas"]["AiLlmEndpointParamsAWS"];

/** AI LLM endpoint params Google object. */
export type AiLlmEndpointParamsGoogle = components["schemas"]["AiLlmEndpointParamsGoogle"];

/** AI LLM endpoint params IBM object. */
export type AiLlmEndpointParamsIBM = components["schemas"]["AiLlmEndpointParamsIBM"];

/** AI LLM endpoint params OpenAI object. */
export type AiLlmEndpointParamsOpenAi = components["schemas"]["AiLlmEndpointParamsOpenAi"];

/** List of AI Agents with pagination. */
export type AiMultipleAgentResponse = components["schemas"]["AiMultipleAgentResponse"];

/** An object for a `taxonomy` type template field containing configuration for taxonomy options. Required if using `taxonomy` type field. */
export type AiOptionsRules = components["schemas"]["AiOptionsRules"];

/** AI response. */
export type AiResponse = components["schemas"]["AiResponse"];

/** AI ask response. */
export type AiResponse$$$$$$Full = components["schemas"]["AiResponse--Full"];

/** Standard representation of an AI Agent instance. */
export type AiSingleAgentResponse = components["schemas"]["AiSingleAgentResponse"];

/** Full representation of an AI Agent instance. */
export type AiSingleAgentResponse$$$$$$Full = components["schemas"]["AiSingleAgentResponse--Full"];

/** The AI agent to be used to handle queries. */
export type AiStudioAgentAsk = components["schemas"]["AiStudioAgentAsk"];

/** The AI agent to be used to ask questions. */
export type AiStudioAgentAskResponse = components["schemas"]["AiStudioAgentAskResponse"];

/** AI agent basic tool used to generate text. */
export type AiStudioAgentBasicGenTool = components["schemas"]["AiStudioAgentBasicGenTool"];

/** AI agent basic tool used to generate text. */
export type AiStudioAgentBasicGenToolResponse = components["schemas"]["AiStudioAgentBasicGenToolResponse"];

/** AI agent processor used to handle basic text. */
export type AiStudioAgentBasicTextTool = components["schemas"]["AiStudioAgentBasicTextTool"];

/** AI agent processor used to handle basic text. */
export type AiStudioAgentBasicTextToolResponse = components["schemas"]["AiStudioAgentBasicTextToolResponse"];

/** The AI agent to be used for metadata extraction. */
export type AiStudioAgentExtract = components["schemas"]["AiStudioAgentExtract"];

/** The AI agent to be used for metadata extraction. */
export type AiStudioAgentExtractResponse = components["schemas"]["AiStudioAgentExtractResponse"];

/** AI agent processor used to to handle longer text. */
export type AiStudioAgentLongTextTool = components["schemas"]["AiStudioAgentLongTextTool"];

/** AI agent processor used to to handle longer text. */
export type AiStudioAgentLongTextToolResponse = components["schemas"]["AiStudioAgentLongTextToolResponse"];

/** The AI agent tool used to handle spreadsheets and tabular data. */
export type AiStudioAgentSpreadsheetTool = components["schemas"]["AiStudioAgentSpreadsheetTool"];

/** The AI agent tool used to handle spreadsheets and tabular data. */
export type AiStudioAgentSpreadsheetToolResponse = components["schemas"]["AiStudioAgentSpreadsheetToolResponse"];

/** The AI agent to be used to generate text. */
export type AiStudioAgentTextGen = components["schemas"]["AiStudioAgentTextGen"];

/** The AI agent to be used to generate text. */
export type AiStudioAgentTextGenResponse = components["schemas"]["AiStudioAgentTextGenResponse"];

/** A taxonomy `.csv` file to be used for the structured extraction. For your request to work, `fields` must also be provided. */
export type AiTaxonomyFileReference = components["schemas"]["AiTaxonomyFileReference"];

/** A taxonomy source to be used for the structured extraction. For your request to work, `fields` must also be provided. */
export type AiTaxonomyReference = components["schemas"]["AiTaxonomyReference"];

/** A taxonomy source to be used for the structured extraction. It can either be an existing CSV file or a taxonomy. */
export type AiTaxonomySource = components["schemas"]["AiTaxonomySource"];

/** AI text gen request object. */
export type AiTextGen = components["schemas"]["AiTextGen"];

/** The AI agent to be used to handle the AI text generation request. */
export type AiTextGenAgent = components["schemas"]["AiTextGenAgent"];

/**
 * An app item represents an content object owned by an application. It can
 * group files and folders together from different paths. That set can be shared
 * via a collaboration.
 */
export type AppItem = components["schemas"]["AppItem"];

/** The file, folder or web link which is associated with the app item. */
export type AppItemAssociatedItem = components["schemas"]["AppItemAssociatedItem"];

/**
 * An app item association represents an association between a file or
 * folder and an app item. Associations between a folder and an app item
 * cascade down to all descendants of the folder.
 */
export type AppItemAssociation = components["schemas"]["AppItemAssociation"];

/** A list of app item associations. */
export type AppItemAssociations = components["schemas"]["AppItemAssociations"];

/** The AppItem that triggered an event in the event stream. */
export type AppItemEventSource = components["schemas"]["AppItemEventSource"];

/**
 * An instance of the classification metadata template, containing
 * the classification applied to the file or folder.
 *
 * To get more details about the classification applied to an item,
 * request the classification metadata template.
 */
export type Classification = components["schemas"]["Classification"];

/**
 * A metadata template that holds the security classifications
 * defined by an enterprise.
 */
export type ClassificationTemplate = components["schemas"]["ClassificationTemplate"];

/** A generic error. */
export type ClientError = components["schemas"]["ClientError"];

/**
 * Collaborations define access permissions for users and groups to files and
 * folders, similar to access control lists. A collaboration object grants a
 * user or group access to a file or folder with permissions defined by a
 * specific role.
 */
export type Collaboration = components["schemas"]["Collaboration"];

/** The user or group that is granted access. */
export type CollaborationAccessGrantee = components["schemas"]["CollaborationAccessGrantee"];

/** A list of allowed domains for collaboration. */
export type CollaborationAllowlistEntries = components["schemas"]["CollaborationAllowlistEntries"];

/**
 * An entry that describes an approved domain for which users can collaborate
 * with files and folders in your enterprise or vice versa.
 */
export type CollaborationAllowlistEntry = components["schemas"]["CollaborationAllowlistEntry"];

/**
 * The user that is exempt from any of the restrictions
 * imposed by the list of allowed collaboration domains for this enterprise.
 */
export type CollaborationAllowlistExemptTarget = components["schemas"]["CollaborationAllowlistExemptTarget"];

/**
 * A list of users exempt from any of the restrictions
 * imposed by the list of allowed collaboration domains for this enterprise.
 */
export type CollaborationAllowlistExemptTargets = components["schemas"]["CollaborationAllowlistExemptTargets"];

/** A collaboration item. */
export type CollaborationItem = components["schemas"]["CollaborationItem"];

/** A list of collaborations. */
export type Collaborations = components["schemas"]["Collaborations"];

/** A list of collaborations. */
export type CollaborationsOffsetPaginated = components["schemas"]["CollaborationsOffsetPaginated"];

/**
 * A collaborator
 * object. Allows to
 * specify a list of user
 * ID's that are affected
 * by the workflow result.
 */
export type CollaboratorVariable = components["schemas"]["CollaboratorVariable"];

/**
 * A collection of items, including files and folders.
 *
 * Currently, the only collection available
 * is the `favorites` collection.
 *
 * The contents of a collection can be explored in a
 * similar way to which the contents of a folder is
 * explored.
 */
export type Collection = components["schemas"]["Collection"];

/** A list of collections. */
export type Collections = components["schemas"]["Collections"];

/** Standard representation of a comment. */
export type Comment = components["schemas"]["Comment"];

/** Base representation of a comment. */
export type Comment$$$$$$Base = components["schemas"]["Comment--Base"];

/**
 * Comments are messages created on files. Comments
 * can be made independently or created as responses to other
 * comments.
 */
export type Comment$$$$$$Full = components["schemas"]["Comment--Full"];

/** A list of comments. */
export type Comments = components["schemas"]["Comments"];

/**
 * A completion
 * rule object. Determines
 * if an action should be completed
 * by all or any assignees.
 */
export type CompletionRuleVariable = components["schemas"]["CompletionRuleVariable"];

/**
 * The error that occurs when a file can not be created due
 * to a conflict.
 */
export type ConflictError = components["schemas"]["ConflictError"];

/** The schema for AI agent create request. */
export type CreateAiAgent = components["schemas"]["CreateAiAgent"];

/**
 * Device pins allow enterprises to control what devices can
 * use native Box applications.
 */
export type DevicePinner = components["schemas"]["DevicePinner"];

/** A list of device pins. */
export type DevicePinners = components["schemas"]["DevicePinners"];

/** An email alias for a user. */
export type EmailAlias = components["schemas"]["EmailAlias"];

/** A list of email aliases. */
export type EmailAliases = components["schemas"]["EmailAliases"];

/**
 * A representation of a enterprise, used when
 * nested within another resource.
 */
export type Enterprise$$$$$$Base = components["schemas"]["Enterprise--Base"];

/** The description of an event that happened within Box. */
export type Event_ = components["schemas"]["Event"];

/** A list of event objects. */
export type Events = components["schemas"]["Events"];

/**
 * The source file or folder that triggered an event in
 * the event stream.
 */
export type EventSource = components["schemas"]["EventSource"];

/** The resource that triggered an event. */
export type EventSourceResource = components["schemas"]["EventSourceResource"];

/**
 * A standard representation of a file, as returned from any
 * file API endpoints by default.
 */
export type File_ = components["schemas"]["File"];

/**
 * The bare basic representation of a file, the minimal
 * amount of fields returned when using the `fields` query
 * parameter.
 */
export type File$$$$$$Base = components["schemas"]["File--Base"];

/**
 * A full representation of a file, as can be returned from any
 * file API endpoints by default.
 */
export type File$$$$$$Full = components["schemas"]["File--Full"];

/**
 * A mini representation of a file, used when
 * nested under another resource.
 */
export type File$$$$$$Mini = components["schemas"]["File--Mini"];

/** A representation of a file that is used to show. */
export type FileConflict = components["schemas"]["FileConflict"];

/**
 * A standard representation of a file request, as returned
 * from any file request API endpoints by default.
 */
export type FileRequest = components["schemas"]["FileRequest"];

/** The request body to copy a file request. */
export type FileRequestCopyRequest = components["schemas"]["FileRequestCopyRequest"];

/** The request body to update a file request. */
export type FileRequestUpdateRequest = components["schemas"]["FileRequestUpdateRequest"];

/** A list of files. */
export type Files = components["schemas"]["Files"];

/** A list of files on hold for legal policy assignment. */
export type FilesOnHold = components["schemas"]["FilesOnHold"];

/** A list of files under retention. */
export type FilesUnderRetention = components["schemas"]["FilesUnderRetention"];

/** A standard representation of a file version. */
export type FileVersion = components["schemas"]["FileVersion"];

/**
 * The bare basic representation of a file version, the minimal
 * amount of fields returned when using the `fields` query
 * parameter.
 */
export type FileVersion$$$$$$Base = components["schemas"]["FileVersion--Base"];

/**
 * A full representation of a file version, as can be returned from any
 * file version API endpoints by default.
 */
export type FileVersion$$$$$$Full = components["schemas"]["FileVersion--Full"];

/**
 * A mini representation of a file version, used when
 * nested within another resource.
 */
export type FileVersion$$$$$$Mini = components["schemas"]["FileVersion--Mini"];

/**
 * File version legal hold is an entity representing all
 * holds on a File Version.
 */
export type FileVersionLegalHold = components["schemas"]["FileVersionLegalHold"];

/** A list of file versions with legal holds. */
export type FileVersionLegalHolds = components["schemas"]["FileVersionLegalHolds"];

/**
 * A retention policy blocks permanent deletion of content
 * for a specified amount of time. Admins can apply policies to
 * specified folders, or an entire enterprise. A file version retention
 * is a  record for a retained file version. To use this feature,
 * you must  have the manage retention policies scope enabled for your
 * API key in your application management console.
 *
 * **Note**:
 * File retention API is now **deprecated**.
 * To get information about files and file versions under retention,
 * see [files under retention](https://developer.box.com/reference/get-retention-policy-assignments-id-files-under-retention) or [file versions under retention](https://developer.box.com/reference/get-retention-policy-assignments-id-file-versions-under-retention) endpoints.
 */
export type FileVersionRetention = components["schemas"]["FileVersionRetention"];

/**
 * A list of file version retentions.
 *
 * **Note**:
 * File retention API is now **deprecated**.
 * To get information about files and file versions under retention,
 * see [files under retention](https://developer.box.com/reference/get-retention-policy-assignments-id-files-under-retention) or [file versions under retention](https://developer.box.com/reference/get-retention-policy-assignments-id-file-versions-under-retention) endpoints.
 */
export type FileVersionRetentions = components["schemas"]["FileVersionRetentions"];

/** A list of file versions. */
export type FileVersions = components["schemas"]["FileVersions"];

/** A list of files on hold for legal policy assignment. */
export type FileVersionsOnHold = components["schemas"]["FileVersionsOnHold"];

/**
 * A standard representation of a folder, as returned from any
 * folder API endpoints by default.
 */
export type Folder = components["schemas"]["Folder"];

/**
 * The bare basic representation of a folder, the minimal
 * amount of fields returned when using the `fields` query
 * parameter.
 */
export type Folder$$$$$$Base = components["schemas"]["Folder--Base"];

/**
 * A full representation of a folder, as can be returned from any
 * folder API endpoints by default.
 */
export type Folder$$$$$$Full = components["schemas"]["Folder--Full"];

/**
 * A mini representation of a file version, used when
 * nested under another resource.
 */
export type Folder$$$$$$Mini = components["schemas"]["Folder--Mini"];

/**
 * Folder locks define access restrictions placed by folder owners
 * to prevent specific folders from being moved or deleted.
 */
export type FolderLock = components["schemas"]["FolderLock"];

/** A list of folder locks. */
export type FolderLocks = components["schemas"]["FolderLocks"];

/** Folder reference. */
export type FolderReference = components["schemas"]["FolderReference"];

/** A generic event source type. */
export type GenericSource = components["schemas"]["GenericSource"];

/**
 * A standard representation of a group, as returned from any
 * group API endpoints by default.
 */
export type Group = components["schemas"]["Group"];

/** A base representation of a group. */
export type Group$$$$$$Base = components["schemas"]["Group--Base"];

/**
 * Groups contain a set of users, and can be used in place of
 * users in some operations, such as collaborations.
 */
export type Group$$$$$$Full = components["schemas"]["Group--Full"];

/**
 * Mini representation of a group, including id and name of
 * group.
 */
export type Group$$$$$$Mini = components["schemas"]["Group--Mini"];

/**
 * Membership is used to signify that a user is part of a
 * group.
 */
export type GroupMembership = components["schemas"]["GroupMembership"];

/** A list of group memberships. */
export type GroupMemberships = components["schemas"]["GroupMemberships"];

/** A list of groups. */
export type Groups = components["schemas"]["Groups"];

/**
 * A Slack specific representation of an integration
 * mapping object.
 */
export type IntegrationMapping = components["schemas"]["IntegrationMapping"];

/**
 * A base representation of an
 * integration mapping object.
 */
export type IntegrationMappingBase = components["schemas"]["IntegrationMappingBase"];

/** The schema for an integration mapping Box item object for type Slack. */
export type IntegrationMappingBoxItemSlack = components["schemas"]["IntegrationMappingBoxItemSlack"];

/**
 * The schema for an integration mapping mapped item object for type Slack.
 *
 * Depending if Box for Slack is installed at the org or workspace level,
 * provide **either** `slack_org_id` **or** `slack_workspace_id`.
 * Do not use both parameters at the same time.
 */
export type IntegrationMappingPartnerItemSlack = components["schemas"]["IntegrationMappingPartnerItemSlack"];

/** The schema for an integration mapping mapped item object for type Teams. */
export type IntegrationMappingPartnerItemTeams = components["schemas"]["IntegrationMappingPartnerItemTeams"];

/** The schema for an integration mapping mapped item object for type Teams. */
export type IntegrationMappingPartnerItemTeamsCreateRequest = components["schemas"]["IntegrationMappingPartnerItemTeamsCreateRequest"];

/**
 * A list of integration mapping
 * objects.
 */
export type IntegrationMappings = components["schemas"]["IntegrationMappings"];

/** A request to create a Slack Integration Mapping object. */
export type IntegrationMappingSlackCreateRequest = components["schemas"]["IntegrationMappingSlackCreateRequest"];

/** The schema for an integration mapping options object for Slack type. */
export type IntegrationMappingSlackOptions = components["schemas"]["IntegrationMappingSlackOptions"];

/**
 * A list of integration mapping
 * objects.
 */
export type IntegrationMappingsTeams = components["schemas"]["IntegrationMappingsTeams"];

/**
 * A Microsoft Teams specific representation of an integration
 * mapping object.
 */
export type IntegrationMappingTeams = components["schemas"]["IntegrationMappingTeams"];

/** A request to create a Teams Integration Mapping object. */
export type IntegrationMappingTeamsCreateRequest = components["schemas"]["IntegrationMappingTeamsCreateRequest"];

/** An invite for a user to an enterprise. */
export type Invite = components["schemas"]["Invite"];

/** An item represents a file, folder, or web link. */
export type Item = components["schemas"]["Item"];

/**
 * A list of files, folders, and web links in
 * their mini representation.
 */
export type Items = components["schemas"]["Items"];

/**
 * A list of files, folders, and web links in
 * their mini representation.
 */
export type ItemsOffsetPaginated = components["schemas"]["ItemsOffsetPaginated"];

/** A skill card that contains a set of keywords. */
export type KeywordSkillCard = components["schemas"]["KeywordSkillCard"];

/** A list of legal hold policies. */
export type LegalHoldPolicies = components["schemas"]["LegalHoldPolicies"];

/**
 * Legal Hold Policy information describes the basic
 * characteristics of the Policy, such as name, description,
 * and filter dates.
 */
export type LegalHoldPolicy = components["schemas"]["LegalHoldPolicy"];

/** A mini legal hold policy. */
export type LegalHoldPolicy$$$$$$Mini = components["schemas"]["LegalHoldPolicy--Mini"];

/** The item that the legal hold policy is assigned to. Includes type and ID. */
export type LegalHoldPolicyAssignedItem = components["schemas"]["LegalHoldPolicyAssignedItem"];

/**
 * Legal Hold Assignments are used to assign Legal Hold
 * Policies to an item type of: Users, Folders, Files, File Versions, Ownership, or Interactions.
 *
 * Creating a Legal Hold Assignment puts a hold
 * on the File-Versions that belong to the Assignment's
 * 'apply-to' entity.
 */
export type LegalHoldPolicyAssignment = components["schemas"]["LegalHoldPolicyAssignment"];

/**
 * Legal Hold Assignments are used to assign Legal Hold
 * Policies to Users, Folders, Files, or File Versions.
 *
 * Creating a Legal Hold Assignment puts a hold
 * on the File-Versions that belong to the Assignment's
 * 'apply-to' entity.
 */
export type LegalHoldPolicyAssignment$$$$$$Base = components["schemas"]["LegalHoldPolicyAssignment--Base"];

/** A list of legal hold policies assignments. */
export type LegalHoldPolicyAssignments = components["schemas"]["LegalHoldPolicyAssignments"];

/**
 * An instance of a metadata template, which has been applied to a file or
 * folder.
 */
export type Metadata = components["schemas"]["Metadata"];

/** The base representation of a metadata instance. */
export type Metadata$$$$$$Base = components["schemas"]["Metadata--Base"];

/**
 * An instance of a metadata template, which has been applied to a file or
 * folder.
 */
export type Metadata$$$$$$Full = components["schemas"]["Metadata--Full"];

/** A list of metadata cascade policies. */
export type MetadataCascadePolicies = components["schemas"]["MetadataCascadePolicies"];

/**
 * A metadata cascade policy automatically applies a metadata template instance
 * to all the files and folders within the targeted folder.
 */
export type MetadataCascadePolicy = components["schemas"]["MetadataCascadePolicy"];

/** A generic metadata operation error. */
export type MetadataError = components["schemas"]["MetadataError"];

/**
 * Specifies which `date` field on the template to filter the search
 * results by, specifying a range of dates that can match.
 */
export type MetadataFieldFilterDateRange = components["schemas"]["MetadataFieldFilterDateRange"];

/**
 * Specifies which `float` field on the template to filter the search
 * results by, specifying a range of values that can match.
 */
export type MetadataFieldFilterFloatRange = components["schemas"]["MetadataFieldFilterFloatRange"];

/** A metadata template used to filter the search results. */
export type MetadataFilter = components["schemas"]["MetadataFilter"];

/** A value of metadata filter. */
export type MetadataFilterValue = components["schemas"]["MetadataFilterValue"];

/**
 * The value to be set or tested.
 *
 * Required for `add`, `replace`, and `test` operations. For `add`,
 * if the value exists already the previous value will be overwritten
 * by the new value. For `replace`, the value must exist before
 * replacing.
 *
 * For `test`, the existing value at the `path` location must match
 * the specified value.
 */
export type MetadataInstanceValue = components["schemas"]["MetadataInstanceValue"];

/**
 * Create a search using SQL-like syntax to return items that match specific
 * metadata.
 */
export type MetadataQuery = components["schemas"]["MetadataQuery"];

/** The mini representation of a file or folder. */
export type MetadataQueryResultItem = components["schemas"]["MetadataQueryResultItem"];

/** A page of files and folders that matched the metadata query. */
export type MetadataQueryResults = components["schemas"]["MetadataQueryResults"];

/** A list of metadata instances that have been applied to a file or folder. */
export type Metadatas = components["schemas"]["Metadatas"];

/** A list of metadata taxonomies. */
export type MetadataTaxonomies = components["schemas"]["MetadataTaxonomies"];

/** A taxonomy object for metadata that can be used in metadata templates. */
export type MetadataTaxonomy = components["schemas"]["MetadataTaxonomy"];

/** A node object in the metadata taxonomy that represents an ancestor. */
export type MetadataTaxonomyAncestor = components["schemas"]["MetadataTaxonomyAncestor"];

/**
 * A level in the metadata taxonomy represents a hierarchical category
 * within the taxonomy structure.
 */
export type MetadataTaxonomyLevel = components["schemas"]["MetadataTaxonomyLevel"];

/**
 * Levels in the metadata taxonomy represent hierarchical
 * categories within the taxonomy structure.
 */
export type MetadataTaxonomyLevels = components["schemas"]["MetadataTaxonomyLevels"];

/** A node object for metadata taxonomy that can be used in metadata templates. */
export type MetadataTaxonomyNode = components["schemas"]["MetadataTaxonomyNode"];

/** A list of metadata taxonomy nodes. */
export type MetadataTaxonomyNodes = components["schemas"]["MetadataTaxonomyNodes"];

/** A template for metadata that can be applied to files and folders. */
export type MetadataTemplate = components["schemas"]["MetadataTemplate"];

/** A list of metadata templates. */
export type MetadataTemplates = components["schemas"]["MetadataTemplates"];

/** An OAuth 2.0 error. */
export type OAuth2Error = components["schemas"]["OAuth2Error"];

/** An instance of an outcome. */
export type Outcome = components["schemas"]["Outcome"];

/** A request to revoke an OAuth 2.0 token. */
export type PostOAuth2Revoke = components["schemas"]["PostOAuth2Revoke"];

/** A request for a new OAuth 2.0 token. */
export type PostOAuth2Token = components["schemas"]["PostOAuth2Token"];

/**
 * A request to refresh an Access Token. Use this API to refresh an expired
 * Access Token using a valid Refresh Token.
 */
export type PostOAuth2Token$$$$$$RefreshAccessToken = components["schemas"]["PostOAuth2Token--RefreshAccessToken"];

/**
 * A real-time server that can be used for
 * long polling user events.
 */
export type RealtimeServer = components["schemas"]["RealtimeServer"];

/**
 * A list of real-time servers that can
 * be used for long-polling.
 */
export type RealtimeServers = components["schemas"]["RealtimeServers"];

/** A recent item accessed by a user. */
export type RecentItem = components["schemas"]["RecentItem"];

/** A recently accessed item resource. This can be a file, folder, or web link. */
export type RecentItemResource = components["schemas"]["RecentItemResource"];

/** A list of recent items. */
export type RecentItems = components["schemas"]["RecentItems"];

/** The file or folder resource. */
export type Resource = components["schemas"]["Resource"];

/** A relation between a resource (file or folder) and the scopes for which the resource can be accessed. */
export type ResourceScope = components["schemas"]["ResourceScope"];

/** A list of retention policies. */
export type RetentionPolicies = components["schemas"]["RetentionPolicies"];

/**
 * A retention policy blocks permanent deletion of content
 * for a specified amount of time. Admins can create retention
 * policies and then later assign them to specific folders, metadata
 * templates, or their entire enterprise.  To use this feature, you must
 * have the manage retention policies scope enabled
 * for your API key via your application management console.
 */
export type RetentionPolicy = components["schemas"]["RetentionPolicy"];

/** A base representation of a retention policy. */
export type RetentionPolicy$$$$$$Base = components["schemas"]["RetentionPolicy--Base"];

/**
 * A mini representation of a retention policy, used when
 * nested within another resource.
 */
export type RetentionPolicy$$$$$$Mini = components["schemas"]["RetentionPolicy--Mini"];

/**
 * A retention assignment represents a rule specifying
 * the files a retention policy retains.
 * Assignments can retain files based on their folder or metadata,
 * or hold all files in the enterprise.
 */
export type RetentionPolicyAssignment = components["schemas"]["RetentionPolicyAssignment"];

/** A list of retention policy assignments. */
export type RetentionPolicyAssignments = components["schemas"]["RetentionPolicyAssignments"];

/**
 * The maximum extension length of the retention date.
 * This value specifies the duration in days for which
 * the retention date of the file under policy can be extended.
 * It can be specified only for the 'finite' policy type
 * where the disposition action is 'permanently delete',
 * otherwise the server will return status 400.
 * If this value is 'none', it won't be possible to extend
 * the retention.
 */
export type RetentionPolicyMaxExtensionLengthRequest = components["schemas"]["RetentionPolicyMaxExtensionLengthRequest"];

/**
 * The maximum extension length of the retention date.
 * This value specifies the duration in days for which
 * the retention date of the file under policy can be extended.
 * If the policy type is other than 'finite' or
 * the disposition action is other than 'permanently delete',
 * or the maximum extension length is undefined,
 * this field will be set to 'none'.
 */
export type RetentionPolicyMaxExtensionLengthResponse = components["schemas"]["RetentionPolicyMaxExtensionLengthResponse"];

/**
 * Determines if the
 * workflow outcome
 * affects a specific
 * collaborator role.
 */
export type RoleVariable = components["schemas"]["RoleVariable"];

/** An item in search results. This can be a file, folder, or web link. */
export type SearchResultItem = components["schemas"]["SearchResultItem"];

/** A list of files, folders and web links that matched the search query. */
export type SearchResults = components["schemas"]["SearchResults"];

/** Search result from the content search endpoint. */
export type SearchResultsResponse = components["schemas"]["SearchResultsResponse"];

/**
 * A list of files, folders and web links that matched the search query,
 * including the additional information about any shared links through
 * which the item has been shared with the user.
 *
 * This response format is only returned when the `include_recent_shared_links`
 * query parameter has been set to `true`.
 */
export type SearchResultsWithSharedLinks = components["schemas"]["SearchResultsWithSharedLinks"];

/**
 * A single of files, folder or web link that matched the search query,
 * including the additional information about the shared link through
 * which the item has been shared with the user.
 *
 * This response format is only returned when the
 * `include_recent_shared_links` query parameter has been set to `true`.
 */
export type SearchResultWithSharedLink = components["schemas"]["SearchResultWithSharedLink"];

/** An item in search results with a shared link. This can be a file, folder, or web link. */
export type SearchResultWithSharedLinkItem = components["schemas"]["SearchResultWithSharedLinkItem"];

/**
 * A message informing about the
 * termination job status.
 */
export type SessionTerminationMessage = components["schemas"]["SessionTerminationMessage"];

/**
 * A standard representation of a
 * shield information barrier object.
 */
export type ShieldInformationBarrier = components["schemas"]["ShieldInformationBarrier"];

/**
 * A base representation of a
 * shield information barrier object.
 */
export type ShieldInformationBarrier$$$$$$Base = components["schemas"]["ShieldInformationBarrier--Base"];

/** A shield information barrier reference for requests and responses. */
export type ShieldInformationBarrierReference = components["schemas"]["ShieldInformationBarrierReference"];

/**
 * A standard representation
 * of a shield information barrier report object.
 */
export type ShieldInformationBarrierReport = components["schemas"]["ShieldInformationBarrierReport"];

/**
 * A base representation of a
 * shield information barrier report object.
 */
export type ShieldInformationBarrierReport$$$$$$Base = components["schemas"]["ShieldInformationBarrierReport--Base"];

/**
 * Indicates which folder the report
 * file is located and any errors when generating the report.
 */
export type ShieldInformationBarrierReportDetails = components["schemas"]["ShieldInformationBarrierReportDetails"];

/** A list of shield barrier reports. */
export type ShieldInformationBarrierReports = components["schemas"]["ShieldInformationBarrierReports"];

/** List of Shield Information Barrier objects. */
export type ShieldInformationBarriers = components["schemas"]["ShieldInformationBarriers"];

/** A shield information barrier segment object. */
export type ShieldInformationBarrierSegment = components["schemas"]["ShieldInformationBarrierSegment"];

/**
 * A standard representation of a
 * shield information barrier segment member object.
 */
export type ShieldInformationBarrierSegmentMember = components["schemas"]["ShieldInformationBarrierSegmentMember"];

/**
 * A base representation of a
 * shield information barrier segment member object.
 */
export type ShieldInformationBarrierSegmentMember$$$$$$Base = components["schemas"]["ShieldInformationBarrierSegmentMember--Base"];

/**
 * A mini representation of a
 * shield information barrier segment member object.
 */
export type ShieldInformationBarrierSegmentMember$$$$$$Mini = components["schemas"]["ShieldInformationBarrierSegmentMember--Mini"];

/** List of Shield Information Barrier Member objects. */
export type ShieldInformationBarrierSegmentMembers = components["schemas"]["ShieldInformationBarrierSegmentMembers"];

/**
 * A standard representation of a
 * segment restriction of a shield information barrier
 * object.
 */
export type ShieldInformationBarrierSegmentRestriction = components["schemas"]["ShieldInformationBarrierSegmentRestriction"];

/**
 * A base representation of
 * a segment restriction object for
 * the shield information barrier.
 */
export type ShieldInformationBarrierSegmentRestriction$$$$$$Base = components["schemas"]["ShieldInformationBarrierSegmentRestriction--Base"];

/**
 * A mini representation of
 * a segment restriction object for
 * the shield information barrier.
 */
export type ShieldInformationBarrierSegmentRestriction$$$$$$Mini = components["schemas"]["ShieldInformationBarrierSegmentRestriction--Mini"];

/** List of shield information barrier segment restriction objects. */
export type ShieldInformationBarrierSegmentRestrictions = components["schemas"]["ShieldInformationBarrierSegmentRestrictions"];

/** List of Shield Information Barrier Segment objects. */
export type ShieldInformationBarrierSegments = components["schemas"]["ShieldInformationBarrierSegments"];

/** A Box Sign request object. */
export type SignRequest = components["schemas"]["SignRequest"];

/** A standard representation of a signature request object. */
export type SignRequest$$$$$$Base = components["schemas"]["SignRequest--Base"];

/** Request body for cancelling a sign request. */
export type SignRequestCancelRequest = components["schemas"]["SignRequestCancelRequest"];

/** Creates a Box Sign request object. */
export type SignRequestCreateRequest = components["schemas"]["SignRequestCreateRequest"];

/**
 * The schema for a Signer object used in
 * for creating a Box Sign request object.
 */
export type SignRequestCreateSigner = components["schemas"]["SignRequestCreateSigner"];

/**
 * Prefill tags are used to prefill placeholders with signer input data. Only
 * one value field can be included.
 */
export type SignRequestPrefillTag = components["schemas"]["SignRequestPrefillTag"];

/**
 * A standard representation of a signature request, as returned from any Box Sign
 * API endpoints by default.
 */
export type SignRequests = components["schemas"]["SignRequests"];

/**
 * The schema for a Signer object used
 * on the body of a Box Sign request object.
 */
export type SignRequestSigner = components["schemas"]["SignRequestSigner"];

/** Metadata describing a file uploaded by a signer as an attachment. */
export type SignRequestSignerAttachment = components["schemas"]["SignRequestSignerAttachment"];

/** Input created by a Signer on a Sign Request. */
export type SignRequestSignerInput = components["schemas"]["SignRequestSignerInput"];

/**
 * Specifies the custom validation rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputCustomValidation = components["schemas"]["SignRequestSignerInputCustomValidation"];

/**
 * Specifies the date formatting rules used in Asia for a text field input by the signer.
 * If set, this validation is mandatory.
 * The date format follows `YYYY/MM/DD` pattern.
 */
export type SignRequestSignerInputDateAsiaValidation = components["schemas"]["SignRequestSignerInputDateAsiaValidation"];

/**
 * Specifies the date formatting rules used in Europe for a text field input by the signer.
 * If set, this validation is mandatory.
 * The date format follows `DD/MM/YYYY` pattern.
 */
export type SignRequestSignerInputDateEUValidation = components["schemas"]["SignRequestSignerInputDateEUValidation"];

/**
 * Specifies the ISO date formatting rules for a text field input by the signer.
 * If set, this validation is mandatory.
 * The date format follows `YYYY-MM-DD` pattern.
 */
export type SignRequestSignerInputDateISOValidation = components["schemas"]["SignRequestSignerInputDateISOValidation"];

/**
 * Specifies the US date formatting rules for a text field input by the signer.
 * If set, this validation is mandatory.
 * The date format follows `MM/DD/YYYY` pattern.
 */
export type SignRequestSignerInputDateUSValidation = components["schemas"]["SignRequestSignerInputDateUSValidation"];

/**
 * Specifies the formatting rules that signers must follow for text field inputs.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputEmailValidation = components["schemas"]["SignRequestSignerInputEmailValidation"];

/**
 * Specifies the number with comma formatting rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputNumberWithCommaValidation = components["schemas"]["SignRequestSignerInputNumberWithCommaValidation"];

/**
 * Specifies the number with period formatting rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputNumberWithPeriodValidation = components["schemas"]["SignRequestSignerInputNumberWithPeriodValidation"];

/**
 * Specifies the validation rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputSSNValidation = components["schemas"]["SignRequestSignerInputSSNValidation"];

/**
 * Specifies the formatting rules that signers must follow for text field inputs.
 * If set, this validation is mandatory.
 * The format can be selected from a predefined list of options (e.g., email, phone number, date) or
 * defined using a custom regular expression.
 */
export type SignRequestSignerInputValidation = components["schemas"]["SignRequestSignerInputValidation"];

/**
 * Specifies the validation rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputZIP4Validation = components["schemas"]["SignRequestSignerInputZIP4Validation"];

/**
 * Specifies the validation rules for a text field input by the signer.
 * If set, this validation is mandatory.
 */
export type SignRequestSignerInputZIPValidation = components["schemas"]["SignRequestSignerInputZIPValidation"];

/** A Box Sign template object. */
export type SignTemplate = components["schemas"]["SignTemplate"];

/**
 * A list of templates, as returned from any Box Sign
 * API endpoints by default.
 */
export type SignTemplates = components["schemas"]["SignTemplates"];

/** Box Skill card. */
export type SkillCard = components["schemas"]["SkillCard"];

/** The metadata assigned to a using for Box skills. */
export type SkillCardsMetadata = components["schemas"]["SkillCardsMetadata"];

/** A Box Skill metadata card that puts a status message in the metadata sidebar. */
export type StatusSkillCard = components["schemas"]["StatusSkillCard"];

/** A list of storage policies. */
export type StoragePolicies = components["schemas"]["StoragePolicies"];

/** The Storage Policy object describes the storage zone. */
export type StoragePolicy = components["schemas"]["StoragePolicy"];

/** A mini description of a Storage Policy object. */
export type StoragePolicy$$$$$$Mini = components["schemas"]["StoragePolicy--Mini"];

/** The assignment of a storage policy to a user or enterprise. */
export type StoragePolicyAssignment = components["schemas"]["StoragePolicyAssignment"];

/** A list of storage policy assignments. */
export type StoragePolicyAssignments = components["schemas"]["StoragePolicyAssignments"];

/**
 * A task allows for file-centric workflows within Box. Users can
 * create tasks on files and assign them to other users for them to complete the
 * tasks.
 */
export type Task = components["schemas"]["Task"];

/** A task assignment defines which task is assigned to which user to complete. */
export type TaskAssignment = components["schemas"]["TaskAssignment"];

/** A list of task assignments. */
export type TaskAssignments = components["schemas"]["TaskAssignments"];

/** A list of tasks. */
export type Tasks = components["schemas"]["Tasks"];

/** The schema for a Signer for Templates. */
export type TemplateSigner = components["schemas"]["TemplateSigner"];

/** Input created by a Signer on a Template. */
export type TemplateSignerInput = components["schemas"]["TemplateSignerInput"];

/**
 * The root-level record that is supposed to represent a
 * single Terms of Service.
 */
export type TermsOfService = components["schemas"]["TermsOfService"];

/**
 * The root-level record that is supposed to represent a
 * single Terms of Service.
 */
export type TermsOfService$$$$$$Base = components["schemas"]["TermsOfService--Base"];

/** A list of terms of services. */
export type TermsOfServices = components["schemas"]["TermsOfServices"];

/** The association between a Terms of Service and a user. */
export type TermsOfServiceUserStatus = components["schemas"]["TermsOfServiceUserStatus"];

/** A list of terms of service user statuses. */
export type TermsOfServiceUserStatuses = components["schemas"]["TermsOfServiceUserStatuses"];

/**
 * A Box Skill metadata card that places a list of images on a
 * timeline.
 */
export type TimelineSkillCard = components["schemas"]["TimelineSkillCard"];

/**
 * Tracking codes allow an admin to generate reports from the admin console
 * and assign an attribute to a specific group of users.
 * This setting must be enabled for an enterprise before it can be used.
 */
export type TrackingCode = components["schemas"]["TrackingCode"];

/** A Box Skill metadata card that adds a transcript to a file. */
export type TranscriptSkillCard = components["schemas"]["TranscriptSkillCard"];

/** Represents a trashed file. */
export type TrashFile = components["schemas"]["TrashFile"];

/** Represents a file restored from the trash. */
export type TrashFileRestored = components["schemas"]["TrashFileRestored"];

/** Represents a trashed folder. */
export type TrashFolder = components["schemas"]["TrashFolder"];

/** Represents a folder restored from the trash. */
export type TrashFolderRestored = components["schemas"]["TrashFolderRestored"];

/** Represents a trashed web link. */
export type TrashWebLink = components["schemas"]["TrashWebLink"];

/** Represents a web link restored from the trash. */
export type TrashWebLinkRestored = components["schemas"]["TrashWebLinkRestored"];

/**
 * A chunk of a file uploaded as part of
 * an upload session, as returned by some endpoints.
 */
export type UploadedPart = components["schemas"]["UploadedPart"];

/**
 * The representation of an upload
 * session chunk.
 */
export type UploadPart = components["schemas"]["UploadPart"];

/**
 * The basic representation of an upload
 * session chunk.
 */
export type UploadPart$$$$$$Mini = components["schemas"]["UploadPart--Mini"];

/**
 * A list of uploaded chunks for an upload
 * session.
 */
export type UploadParts = components["schemas"]["UploadParts"];

/** An upload session for chunk uploading a file. */
export type UploadSession = components["schemas"]["UploadSession"];

/** The details for the upload session for the file. */
export type UploadUrl = components["schemas"]["UploadUrl"];

/**
 * A standard representation of a user, as returned from any
 * user API endpoints by default.
 */
export type User = components["schemas"]["User"];

/**
 * A mini representation of a user, used when
 * nested within another resource.
 */
export type User$$$$$$Base = components["schemas"]["User--Base"];

/**
 * A mini representation of a user, can be returned only when
 * the status is `pending`.
 */
export type User$$$$$$Collaborations = components["schemas"]["User--Collaborations"];

/**
 * A full representation of a user, as can be returned from any
 * user API endpoint.
 */
export type User$$$$$$Full = components["schemas"]["User--Full"];

/**
 * A mini representation of a user, as can be returned when nested within other
 * resources.
 */
export type User$$$$$$Mini = components["schemas"]["User--Mini"];

/**
 * A resource holding URLs to the
 * avatar uploaded to a Box application.
 */
export type UserAvatar = components["schemas"]["UserAvatar"];

/**
 * A user representation for integration mappings
 * API purposes. Fields name and login are not required.
 */
export type UserIntegrationMappings = components["schemas"]["UserIntegrationMappings"];

/** A list of users. */
export type Users = components["schemas"]["Users"];

/**
 * A watermark is a semi-transparent overlay on an embedded file
 * preview that displays a viewer's email address or user ID
 * and the time of access over a file's content.
 */
export type Watermark = components["schemas"]["Watermark"];

/** Represents a configured webhook. */
export type Webhook = components["schemas"]["Webhook"];

/** Represents a configured webhook. */
export type Webhook$$$$$$Mini = components["schemas"]["Webhook--Mini"];

/** A list of webhooks. */
export type Webhooks = components["schemas"]["Webhooks"];

/**
 * Web links are objects that point to URLs. These objects
 * are also known as bookmarks within the Box web application.
 *
 * Web link objects are treated similarly to file objects,
 * they will also support most actions that apply to regular files.
 */
export type WebLink = components["schemas"]["WebLink"];

/**
 * Web links are objects that point to URLs. These objects
 * are also known as bookmarks within the Box web application.
 *
 * Web link objects are treated similarly to file objects,
 * they will also support most actions that apply to regular files.
 */
export type WebLink$$$$$$Base = components["schemas"]["WebLink--Base"];

/**
 * Web links are objects that point to URLs. These objects
 * are also known as bookmarks within the Box web application.
 *
 * Web link objects are treated similarly to file objects,
 * they will also support most actions that apply to regular files.
 */
export type WebLink$$$$$$Mini = components["schemas"]["WebLink--Mini"];

/**
 * Box Relay Workflows are objects that represent a named collection of flows.
 *
 * Your application must be authorized to use the `Manage Box Relay` application
 * scope within the developer console in order to use this resource.
 */
export type Workflow = components["schemas"]["Workflow"];

/**
 * Box Relay Workflows are objects that represent a named collection of flows.
 *
 * You application must be authorized to use the `Manage Box Relay` application
 * scope within the developer console in order to use this resource.
 */
export type Workflow$$$$$$Mini = components["schemas"]["Workflow--Mini"];

/**
 * A list of workflows.
 *
 * You application must be authorized to use the `Manage Box Relay` application
 * scope within the developer console in order to use this resource.
 */
export type Workflows = components["schemas"]["Workflows"];

/**
 * Represents a successful request to create a `zip` archive of a list of files
 * and folders.
 */
export type ZipDownload = components["schemas"]["ZipDownload"];

/** A request to create a `zip` archive to download. */
export type ZipDownloadRequest = components["schemas"]["ZipDownloadRequest"];

/** The status of a `zip` archive being downloaded. */
export type ZipDownloadStatus = components["schemas"]["ZipDownloadStatus"];

/**
 * The schema for a Signer object used in
 * for creating a Box Sign request object.
 */
export type SignRequestCreateSignerRequest = components["schemas"]["SignRequestCreateSignerRequest"];
