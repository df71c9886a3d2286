// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type UserObject = components["schemas"]["UserObject"];

export type UserConsentOption = components["schemas"]["UserConsentOption"];

export type UserManagementLoginRequest = components["schemas"]["UserManagementLoginRequest"];

export type ValidateApiKeyDto = components["schemas"]["ValidateApiKeyDto"];

export type ExpireApiKeyDto = components["schemas"]["ExpireApiKeyDto"];

export type PaginationOrder = components["schemas"]["PaginationOrder"];

export type RedirectUriDto = components["schemas"]["RedirectUriDto"];

export type CreateOAuthApplicationDto = components["schemas"]["CreateOAuthApplicationDto"];

export type CreateM2MApplicationDto = components["schemas"]["CreateM2MApplicationDto"];

export type UpdateOAuthApplicationDto = components["schemas"]["UpdateOAuthApplicationDto"];

export type CreateApplicationSecretDto = components["schemas"]["CreateApplicationSecretDto"];

export type AuditLogEventActorDto = components["schemas"]["AuditLogEventActorDto"];

export type AuditLogEventTargetDto = components["schemas"]["AuditLogEventTargetDto"];

export type AuditLogEventContextDto = components["schemas"]["AuditLogEventContextDto"];

export type AuditLogEventDto = components["schemas"]["AuditLogEventDto"];

export type AuditLogEventIngestionDto = components["schemas"]["AuditLogEventIngestionDto"];

export type AuditLogExportCreationDto = components["schemas"]["AuditLogExportCreationDto"];

export type UpdateAuditLogsRetentionDto = components["schemas"]["UpdateAuditLogsRetentionDto"];

export type AuditLogSchemaActorDto = components["schemas"]["AuditLogSchemaActorDto"];

export type AuditLogSchemaTargetDto = components["schemas"]["AuditLogSchemaTargetDto"];

export type AuditLogSchemaDto = components["schemas"]["AuditLogSchemaDto"];

export type ChallengeAuthenticationFactorDto = components["schemas"]["ChallengeAuthenticationFactorDto"];

export type CheckAuthorizationDto = components["schemas"]["CheckAuthorizationDto"];

export type CreateGroupRoleAssignmentDto = components["schemas"]["CreateGroupRoleAssignmentDto"];

export type ReplaceGroupRoleAssignmentEntryDto = components["schemas"]["ReplaceGroupRoleAssignmentEntryDto"];

export type ReplaceGroupRoleAssignmentsDto = components["schemas"]["ReplaceGroupRoleAssignmentsDto"];

export type DeleteGroupRoleAssignmentsByCriteriaDto = components["schemas"]["DeleteGroupRoleAssignmentsByCriteriaDto"];

export type AssignRoleDto = components["schemas"]["AssignRoleDto"];

export type RemoveRoleDto = components["schemas"]["RemoveRoleDto"];

export type SetRolePermissionsDto = components["schemas"]["SetRolePermissionsDto"];

export type AddRolePermissionDto = components["schemas"]["AddRolePermissionDto"];

export type CreateOrganizationRoleDto = components["schemas"]["CreateOrganizationRoleDto"];

export type UpdateOrganizationRoleDto = components["schemas"]["UpdateOrganizationRoleDto"];

export type CreateAuthorizationPermissionDto = components["schemas"]["CreateAuthorizationPermissionDto"];

export type UpdateAuthorizationPermissionDto = components["schemas"]["UpdateAuthorizationPermissionDto"];

export type CreateRoleDto = components["schemas"]["CreateRoleDto"];

export type UpdateRoleDto = components["schemas"]["UpdateRoleDto"];

export type UpdateAuthorizationResourceDto = components["schemas"]["UpdateAuthorizationResourceDto"];

export type CreateAuthorizationResourceDto = components["schemas"]["CreateAuthorizationResourceDto"];

export type CreateCorsOriginDto = components["schemas"]["CreateCorsOriginDto"];

export type CreateGroupMembershipDto = components["schemas"]["CreateGroupMembershipDto"];

export type CreateGroupDto = components["schemas"]["CreateGroupDto"];

export type UpdateGroupDto = components["schemas"]["UpdateGroupDto"];

export type UpdateJwtTemplateDto = components["schemas"]["UpdateJwtTemplateDto"];

export type CreateOrganizationDomainDto = components["schemas"]["CreateOrganizationDomainDto"];

export type CreateOrganizationApiKeyDto = components["schemas"]["CreateOrganizationApiKeyDto"];

export type OrganizationDomainDataDto = components["schemas"]["OrganizationDomainDataDto"];

export type OrganizationDto = components["schemas"]["OrganizationDto"];

export type UpdateOrganizationDto = components["schemas"]["UpdateOrganizationDto"];

export type DataIntegrationCredentialsDto = components["schemas"]["DataIntegrationCredentialsDto"];

export type ApiKeyInstallationDto = components["schemas"]["ApiKeyInstallationDto"];

export type CustomProviderDefinitionDto = components["schemas"]["CustomProviderDefinitionDto"];

export type CreateDataIntegrationDto = components["schemas"]["CreateDataIntegrationDto"];

export type UpdateCustomProviderDefinitionDto = components["schemas"]["UpdateCustomProviderDefinitionDto"];

export type UpdateDataIntegrationDto = components["schemas"]["UpdateDataIntegrationDto"];

export type ConnectedAccountDto = components["schemas"]["ConnectedAccountDto"];

export type GenerateLinkDto = components["schemas"]["GenerateLinkDto"];

export type SendRadarSmsChallengeDto = components["schemas"]["SendRadarSmsChallengeDto"];

export type CreateRedirectUriDto = components["schemas"]["CreateRedirectUriDto"];

export type EnrollUserlandUserAuthenticationFactorDto = components["schemas"]["EnrollUserlandUserAuthenticationFactorDto"];

export type CreateUserlandMagicCodeAndReturnDto = components["schemas"]["CreateUserlandMagicCodeAndReturnDto"];

export type CreateUserlandUserInviteOptionsDto = components["schemas"]["CreateUserlandUserInviteOptionsDto"];

export type ResendUserlandUserInviteOptionsDto = components["schemas"]["ResendUserlandUserInviteOptionsDto"];

export type CreateUserlandUserOrganizationMembershipDto = components["schemas"]["CreateUserlandUserOrganizationMembershipDto"];

export type UpdateUserlandUserOrganizationMembershipDto = components["schemas"]["UpdateUserlandUserOrganizationMembershipDto"];

export type CreateUserApiKeyDto = components["schemas"]["CreateUserApiKeyDto"];

export type CreateUserlandUserDto = components["schemas"]["CreateUserlandUserDto"];

export type UpdateUserlandUserDto = components["schemas"]["UpdateUserlandUserDto"];

export type VerifyEmailAddressDto = components["schemas"]["VerifyEmailAddressDto"];

export type CreatePasswordResetTokenDto = components["schemas"]["CreatePasswordResetTokenDto"];

export type CreatePasswordResetDto = components["schemas"]["CreatePasswordResetDto"];

export type SendEmailChangeDto = components["schemas"]["SendEmailChangeDto"];

export type ConfirmEmailChangeDto = components["schemas"]["ConfirmEmailChangeDto"];

export type UserlandRevokeSessionDto = components["schemas"]["UserlandRevokeSessionDto"];

export type CreateWebhookEndpointDto = components["schemas"]["CreateWebhookEndpointDto"];

export type UpdateWebhookEndpointDto = components["schemas"]["UpdateWebhookEndpointDto"];

export type WidgetSessionTokenDto = components["schemas"]["WidgetSessionTokenDto"];

export type ClientApiTokenDto = components["schemas"]["ClientApiTokenDto"];

export type TokenQueryDto = components["schemas"]["TokenQueryDto"];

/** The user or API key that performed an action. */
export type Actor = components["schemas"]["Actor"];

export type CreateDataKeyRequest = components["schemas"]["CreateDataKeyRequest"];

export type CreateDataKeyResponse = components["schemas"]["CreateDataKeyResponse"];

export type CreateObjectRequest = components["schemas"]["CreateObjectRequest"];

export type DecryptRequest = components["schemas"]["DecryptRequest"];

export type DecryptResponse = components["schemas"]["DecryptResponse"];

export type DeleteObjectResponse = components["schemas"]["DeleteObjectResponse"];

/** Error response body. */
export type Error_ = components["schemas"]["Error"];

/** Cursor-based pagination metadata. */
export type ListMetadata = components["schemas"]["ListMetadata"];

/** An encrypted object with its decrypted value and metadata. */
export type Object_ = components["schemas"]["Object"];

export type ObjectListResponse = components["schemas"]["ObjectListResponse"];

/** Metadata for a stored encrypted object. */
export type ObjectMetadata = components["schemas"]["ObjectMetadata"];

/** Summary of an encrypted object returned in list responses. */
export type ObjectSummary = components["schemas"]["ObjectSummary"];

/** A static snapshot of an encrypted object. */
export type ObjectVersion = components["schemas"]["ObjectVersion"];

/** An encrypted object's metadata (value excluded). */
export type ObjectWithoutValue = components["schemas"]["ObjectWithoutValue"];

export type RekeyRequest = components["schemas"]["RekeyRequest"];

export type UpdateObjectRequest = components["schemas"]["UpdateObjectRequest"];

export type VersionListResponse = components["schemas"]["VersionListResponse"];

export type ExternalAuthCompleteResponse = components["schemas"]["ExternalAuthCompleteResponse"];

export type AgentRegistration = components["schemas"]["AgentRegistration"];

export type AgentCredentialValidation = components["schemas"]["AgentCredentialValidation"];

export type ClaimViewResponse = components["schemas"]["ClaimViewResponse"];

export type ApiKey = components["schemas"]["ApiKey"];

export type ApiKeyValidationResponse = components["schemas"]["ApiKeyValidationResponse"];

export type ConnectApplication = components["schemas"]["ConnectApplication"];

export type ConnectApplicationList = components["schemas"]["ConnectApplicationList"];

export type AuthorizedConnectApplicationList = components["schemas"]["AuthorizedConnectApplicationList"];

export type OrganizationAuthorizedConnectApplicationList = components["schemas"]["OrganizationAuthorizedConnectApplicationList"];

export type NewConnectApplicationSecret = components["schemas"]["NewConnectApplicationSecret"];

export type AuditLogEventCreateResponse = components["schemas"]["AuditLogEventCreateResponse"];

export type AuditLogExportJson = components["schemas"]["AuditLogExportJson"];

export type AuditLogsRetentionJson = components["schemas"]["AuditLogsRetentionJson"];

export type AuditLogSchemaJson = components["schemas"]["AuditLogSchemaJson"];

export type AuditLogActionJson = components["schemas"]["AuditLogActionJson"];

export type AuthenticationChallenge = components["schemas"]["AuthenticationChallenge"];

export type AuthenticationChallengeVerifyResponse = components["schemas"]["AuthenticationChallengeVerifyResponse"];

export type AuthenticationFactorEnrolled = components["schemas"]["AuthenticationFactorEnrolled"];

export type AuthenticationFactor = components["schemas"]["AuthenticationFactor"];

export type AuthorizationCheck = components["schemas"]["AuthorizationCheck"];

export type AuthorizationResource = components["schemas"]["AuthorizationResource"];

export type AuthorizationResourceList = components["schemas"]["AuthorizationResourceList"];

export type AuthorizationPermission = components["schemas"]["AuthorizationPermission"];

export type AuthorizationPermissionList = components["schemas"]["AuthorizationPermissionList"];

/** The primary role assigned to the user. */
export type SlimRole = components["schemas"]["SlimRole"];

export type GroupRoleAssignment = components["schemas"]["GroupRoleAssignment"];

export type GroupRoleAssignmentList = components["schemas"]["GroupRoleAssignmentList"];

export type UserRoleAssignment = components["schemas"]["UserRoleAssignment"];

export type UserRoleAssignmentList = components["schemas"]["UserRoleAssignmentList"];

export type Role = components["schemas"]["Role"];

export type RoleList = components["schemas"]["RoleList"];

/** The user object. */
export type UserlandUser = components["schemas"]["UserlandUser"];

export type UserlandUserOrganizationMembershipBaseWithUser = components["schemas"]["UserlandUserOrganizationMembershipBaseWithUser"];

export type UserlandUserOrganizationMembershipBaseWithUserList = components["schemas"]["UserlandUserOrganizationMembershipBaseWithUserList"];

export type Connection = components["schemas"]["Connection"];

export type ConnectionList = components["schemas"]["ConnectionList"];

export type CorsOriginResponse = components["schemas"]["CorsOriginResponse"];

export type Directory = components["schemas"]["Directory"];

export type DirectoryList = components["schemas"]["DirectoryList"];

export type DirectoryGroup = components["schemas"]["DirectoryGroup"];

export type DirectoryGroupList = components["schemas"]["DirectoryGroupList"];

export type DirectoryUserWithGroups = components["schemas"]["DirectoryUserWithGroups"];

export type DirectoryUserList = components["schemas"]["DirectoryUserList"];

export type UserlandUserOrganizationMembershipBaseList = components["schemas"]["UserlandUserOrganizationMembershipBaseList"];

export type Group = components["schemas"]["Group"];

export type GroupList = components["schemas"]["GroupList"];

/** The actor who performed the action. */
export type EventContextActorDto = components["schemas"]["EventContextActorDto"];

/** Additional context about the event. */
export type EventContextDto = components["schemas"]["EventContextDto"];

export type DirectoryUser = components["schemas"]["DirectoryUser"];

export type PipesConnectedAccount = components["schemas"]["PipesConnectedAccount"];

/** The external key provider used for BYOK. */
export type VaultByokKeyProvider = components["schemas"]["VaultByokKeyProvider"];

export type WaitlistUser = components["schemas"]["WaitlistUser"];

/** An event emitted by WorkOS. */
export type EventSchema = components["schemas"]["EventSchema"];

export type EventList = components["schemas"]["EventList"];

export type JwtTemplate = components["schemas"]["JwtTemplate"];

export type OrganizationDomainStandAlone = components["schemas"]["OrganizationDomainStandAlone"];

export type Flag = components["schemas"]["Flag"];

export type FlagList = components["schemas"]["FlagList"];

export type OrganizationApiKey = components["schemas"]["OrganizationApiKey"];

export type OrganizationApiKeyList = components["schemas"]["OrganizationApiKeyList"];

export type OrganizationApiKeyWithValue = components["schemas"]["OrganizationApiKeyWithValue"];

export type Organization = components["schemas"]["Organization"];

export type OrganizationList = components["schemas"]["OrganizationList"];

export type AuditLogConfiguration = components["schemas"]["AuditLogConfiguration"];

/** Organization-managed OAuth credential configuration. Present only for integrations whose credentials are supplied by the organization; absent otherwise. */
export type DataIntegrationCredentials = components["schemas"]["DataIntegrationCredentials"];

export type DataIntegrationConfigurationResponse = components["schemas"]["DataIntegrationConfigurationResponse"];

export type DataIntegrationConfigurationListResponse = components["schemas"]["DataIntegrationConfigurationListResponse"];

export type ConfigureDataIntegrationBody = components["schemas"]["ConfigureDataIntegrationBody"];

export type DataIntegration = components["schemas"]["DataIntegration"];

export type DataIntegrationList = components["schemas"]["DataIntegrationList"];

export type DataIntegrationAuthorizeUrlResponse = components["schemas"]["DataIntegrationAuthorizeUrlResponse"];

export type DataIntegrationAccessTokenResponse = components["schemas"]["DataIntegrationAccessTokenResponse"];

export type AuthMethodMismatchError = components["schemas"]["AuthMethodMismatchError"];

export type DataIntegrationCredentialsResponse = components["schemas"]["DataIntegrationCredentialsResponse"];

export type ConnectedAccount = components["schemas"]["ConnectedAccount"];

export type DataIntegrationsListResponse = components["schemas"]["DataIntegrationsListResponse"];

export type PortalLinkResponse = components["schemas"]["PortalLinkResponse"];

export type RadarChallenge = components["schemas"]["RadarChallenge"];

export type SendRadarSmsChallengeResponse = components["schemas"]["SendRadarSmsChallengeResponse"];

export type RadarStandaloneResponse = components["schemas"]["RadarStandaloneResponse"];

export type RadarListEntryAlreadyPresentResponse = components["schemas"]["RadarListEntryAlreadyPresentResponse"];

export type RedirectUri = components["schemas"]["RedirectUri"];

export type UserlandUserAuthenticationFactorList = components["schemas"]["UserlandUserAuthenticationFactorList"];

export type UserlandUserAuthenticationFactorEnrollResponse = components["schemas"]["UserlandUserAuthenticationFactorEnrollResponse"];

export type MagicAuth = components["schemas"]["MagicAuth"];

export type UserlandUserInvite = components["schemas"]["UserlandUserInvite"];

export type UserlandUserInviteList = components["schemas"]["UserlandUserInviteList"];

export type UserlandUserOrganizationMembership = components["schemas"]["UserlandUserOrganizationMembership"];

export type UserlandUserOrganizationMembershipList = components["schemas"]["UserlandUserOrganizationMembershipList"];

export type UserApiKey = components["schemas"]["UserApiKey"];

export type UserApiKeyList = components["schemas"]["UserApiKeyList"];

export type UserApiKeyWithValue = components["schemas"]["UserApiKeyWithValue"];

export type UserlandUserList = components["schemas"]["UserlandUserList"];

export type EmailVerification = components["schemas"]["EmailVerification"];

export type SendVerificationEmailResponse = components["schemas"]["SendVerificationEmailResponse"];

export type VerifyEmailResponse = components["schemas"]["VerifyEmailResponse"];

export type PasswordReset = components["schemas"]["PasswordReset"];

export type ResetPasswordResponse = components["schemas"]["ResetPasswordResponse"];

export type EmailChange = components["schemas"]["EmailChange"];

export type UserlandAuthenticateResponse = components["schemas"]["UserlandAuthenticateResponse"];

export type DeviceAuthorizationResponse = components["schemas"]["DeviceAuthorizationResponse"];

export type WebhookEndpointJson = components["schemas"]["WebhookEndpointJson"];

export type WebhookEndpointList = components["schemas"]["WebhookEndpointList"];

export type WidgetSessionTokenResponse = components["schemas"]["WidgetSessionTokenResponse"];

export type ClientApiTokenResponse = components["schemas"]["ClientApiTokenResponse"];

export type SsoAuthorizeUrlResponse = components["schemas"]["SsoAuthorizeUrlResponse"];

export type Profile = components["schemas"]["Profile"];

export type SsoTokenResponse = components["schemas"]["SsoTokenResponse"];

export type SsoLogoutAuthorizeResponse = components["schemas"]["SsoLogoutAuthorizeResponse"];

export type JwksResponse = components["schemas"]["JwksResponse"];
