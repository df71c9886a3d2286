// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** A list of asset group accounts. */
export type AssetGroupAccountsResponse = components["schemas"]["AssetGroupAccountsResponse"];

export type AssetGroupAccountResponse = components["schemas"]["AssetGroupAccountResponse"];

/** The account that is cloned. */
export type AssetGroupAccountClone = components["schemas"]["AssetGroupAccountClone"];

export type AssetGroupAccountCloneSourceAccount = components["schemas"]["AssetGroupAccountCloneSourceAccount"];

/** An object describing the target cloned account. */
export type AssetGroupAccountCloneTargetAccount = components["schemas"]["AssetGroupAccountCloneTargetAccount"];

/** An object describing the administrator of the cloned account. */
export type AssetGroupAccountCloneTargetAccountAdmin = components["schemas"]["AssetGroupAccountCloneTargetAccountAdmin"];

export type SubAccountErrorDetails = components["schemas"]["SubAccountErrorDetails"];

export type AssetGroupAccountClones = components["schemas"]["AssetGroupAccountClones"];

export type OrganizationSubscriptionResponse = components["schemas"]["OrganizationSubscriptionResponse"];

export type SubscriptionPlanItemResponse = components["schemas"]["SubscriptionPlanItemResponse"];

export type SubAccountCreateRequest = components["schemas"]["SubAccountCreateRequest"];

export type SubAccountCreateRequest$SubAccountCreationSubscription = components["schemas"]["SubAccountCreateRequest.SubAccountCreationSubscription"];

export type SubAccountCreateRequest$SubAccountCreationTargetAccountDetails = components["schemas"]["SubAccountCreateRequest.SubAccountCreationTargetAccountDetails"];

export type AddressInformation = components["schemas"]["AddressInformation"];

export type SubAccountCreateRequest$SubAccountCreationTargetAccountAdmin = components["schemas"]["SubAccountCreateRequest.SubAccountCreationTargetAccountAdmin"];

export type Subscription$Provision$Model$AssetGroupWorkResult = components["schemas"]["Subscription.Provision.Model.AssetGroupWorkResult"];

export type Subscription$Provision$Model$AssetGroupWork = components["schemas"]["Subscription.Provision.Model.AssetGroupWork"];

export type Subscription$Provision$Model$Account$Create$CreateAccountDetails = components["schemas"]["Subscription.Provision.Model.Account.Create.CreateAccountDetails"];

export type Subscription$Provision$Model$Account$Create$CreateSubAccountDetails = components["schemas"]["Subscription.Provision.Model.Account.Create.CreateSubAccountDetails"];

export type Subscription$Provision$Model$ServiceErrorDetails = components["schemas"]["Subscription.Provision.Model.ServiceErrorDetails"];

export type Subscription$Provision$Model$ChangeEvent = components["schemas"]["Subscription.Provision.Model.ChangeEvent"];

export type DocuSign$Account$Domain$Model$Address = components["schemas"]["DocuSign.Account.Domain.Model.Address"];

export type Subscription$Provision$Model$Account$Create$AccountAdmin = components["schemas"]["Subscription.Provision.Model.Account.Create.AccountAdmin"];

export type Subscription$Provision$Model$Account$Create$CreateAccountSubscriptionDetails = components["schemas"]["Subscription.Provision.Model.Account.Create.CreateAccountSubscriptionDetails"];

export type SubAccountCreateWorkerResponse = components["schemas"]["SubAccountCreateWorkerResponse"];

export type SubAccountCreateWorker = components["schemas"]["SubAccountCreateWorker"];

export type SubAccountCreateTargetAccount = components["schemas"]["SubAccountCreateTargetAccount"];

export type SubAccountCreateSubscriptionDetails = components["schemas"]["SubAccountCreateSubscriptionDetails"];

export type SubAccountCreateTargetAccountAdmin = components["schemas"]["SubAccountCreateTargetAccountAdmin"];

export type SubAccountCreateSubscriptionModuleDetails = components["schemas"]["SubAccountCreateSubscriptionModuleDetails"];

/** Organization list. */
export type OrganizationsResponse = components["schemas"]["OrganizationsResponse"];

/** Information about an individual organization. */
export type OrganizationResponse = components["schemas"]["OrganizationResponse"];

/** Information about an account. */
export type OrganizationAccountResponse = components["schemas"]["OrganizationAccountResponse"];

/** An ID object. */
export type OrganizationSimpleIdObject = components["schemas"]["OrganizationSimpleIdObject"];

/** Information about a reserved domain. */
export type DomainResponse = components["schemas"]["DomainResponse"];

export type IdentityProvidersResponse = components["schemas"]["IdentityProvidersResponse"];

/** A link to a useful URL. */
export type LinkResponse = components["schemas"]["LinkResponse"];

/** A key/value list of settings. */
export type SettingResponse = components["schemas"]["SettingResponse"];

/** Information about a SAML 2.0 identity provider. */
export type Saml2IdentityProviderResponse = components["schemas"]["Saml2IdentityProviderResponse"];

/** Information about a single certificate. */
export type CertificateResponse = components["schemas"]["CertificateResponse"];

/** A single attribute mapping response. */
export type RequiredAttributeMappingResponse = components["schemas"]["RequiredAttributeMappingResponse"];

/** A list of permission profiles for a given account. */
export type PermissionsResponse = components["schemas"]["PermissionsResponse"];

/** This object is an individual permission profile response. */
export type PermissionProfileResponse = components["schemas"]["PermissionProfileResponse"];

export type PermissionProfileResponse2_1 = components["schemas"]["PermissionProfileResponse2_1"];

/** A response about member groups. It contains the groups and paging information. */
export type MemberGroupsResponse = components["schemas"]["MemberGroupsResponse"];

/** And individual group responses,. */
export type MemberGroupResponse = components["schemas"]["MemberGroupResponse"];

export type PagingResponseProperties = components["schemas"]["PagingResponseProperties"];

/** Enables you to specify the kind of export request. */
export type OrganizationExportRequest = components["schemas"]["OrganizationExportRequest"];

export type OrganizationExportAccount = components["schemas"]["OrganizationExportAccount"];

export type OrganizationExportDomain = components["schemas"]["OrganizationExportDomain"];

export type OrganizationExportResponse = components["schemas"]["OrganizationExportResponse"];

export type OrganizationExportRequestorResponse = components["schemas"]["OrganizationExportRequestorResponse"];

export type OrgExportSelectedAccount = components["schemas"]["OrgExportSelectedAccount"];

export type OrgExportSelectedDomain = components["schemas"]["OrgExportSelectedDomain"];

export type OrganizationExportTaskResponse = components["schemas"]["OrganizationExportTaskResponse"];

export type OETR_ErrorDetails = components["schemas"]["OETR_ErrorDetails"];

export type OrganizationExportsResponse = components["schemas"]["OrganizationExportsResponse"];

export type OrganizationAccountsRequest = components["schemas"]["OrganizationAccountsRequest"];

export type OrganizationAccountRequest = components["schemas"]["OrganizationAccountRequest"];

export type OrganizationAccountSettingsImportResponse = components["schemas"]["OrganizationAccountSettingsImportResponse"];

export type OrganizationAccountSettingsImportResultResponse = components["schemas"]["OrganizationAccountSettingsImportResultResponse"];

export type OrganizationAccountSettingsImportRequestorResponse = components["schemas"]["OrganizationAccountSettingsImportRequestorResponse"];

export type OASIRR_ErrorDetails = components["schemas"]["OASIRR_ErrorDetails"];

export type OASIRR_OrganizationAccountSettingsErrorDataResponse = components["schemas"]["OASIRR_OrganizationAccountSettingsErrorDataResponse"];

export type OrganizationImportResponse = components["schemas"]["OrganizationImportResponse"];

export type OrganizationImportResponseRequestor = components["schemas"]["OrganizationImportResponseRequestor"];

export type OrganizationImportResponseErrorRollup = components["schemas"]["OrganizationImportResponseErrorRollup"];

export type OrganizationImportResponseWarningRollup = components["schemas"]["OrganizationImportResponseWarningRollup"];

export type OrganizationImportsResponse = components["schemas"]["OrganizationImportsResponse"];

/** Information about a single identity provider. */
export type IdentityProviderResponse = components["schemas"]["IdentityProviderResponse"];

export type OrganizationSalesforceAccountManagersResponse = components["schemas"]["OrganizationSalesforceAccountManagersResponse"];

export type IndividualUserDataRedactionRequest = components["schemas"]["IndividualUserDataRedactionRequest"];

export type IndividualMembershipDataRedactionRequest = components["schemas"]["IndividualMembershipDataRedactionRequest"];

export type IndividualUserDataRedactionResponse = components["schemas"]["IndividualUserDataRedactionResponse"];

export type MembershipDataRedactionRequest = components["schemas"]["MembershipDataRedactionRequest"];

/** An object describing the status of the data deletion request for a specific account. */
export type MembershipDataRedactionResponse = components["schemas"]["MembershipDataRedactionResponse"];

export type OSAMR_Contact = components["schemas"]["OSAMR_Contact"];

export type OrgReportRequest = components["schemas"]["OrgReportRequest"];

export type OrgReportCreateResponse = components["schemas"]["OrgReportCreateResponse"];

export type OrgReportListResponse = components["schemas"]["OrgReportListResponse"];

export type OrgReportListResponse_OrgReport = components["schemas"]["OrgReportListResponse_OrgReport"];

export type OrgReportListResponse_Requestor = components["schemas"]["OrgReportListResponse_Requestor"];

export type OrgReportConfigurationResponse = components["schemas"]["OrgReportConfigurationResponse"];

/** A response about reserved domains. */
export type DomainsResponse = components["schemas"]["DomainsResponse"];

/** A list of users whose information you want to change. */
export type UpdateUsersRequest = components["schemas"]["UpdateUsersRequest"];

/** Request to change a user's information. */
export type UpdateUserRequest = components["schemas"]["UpdateUserRequest"];

/** A request to update group membership. */
export type UpdateMembershipRequest = components["schemas"]["UpdateMembershipRequest"];

/** A permission profile. */
export type PermissionProfileRequest = components["schemas"]["PermissionProfileRequest"];

/** A group for a user to belong to. */
export type GroupRequest = components["schemas"]["GroupRequest"];

/** The results of changing a user's information. */
export type UsersUpdateResponse = components["schemas"]["UsersUpdateResponse"];

/** Error result of attempting to change a user's email address. */
export type UserUpdateResponse = components["schemas"]["UserUpdateResponse"];

/** Errors. */
export type ErrorDetails = components["schemas"]["ErrorDetails"];

/** A change email request. */
export type UpdateUsersEmailRequest = components["schemas"]["UpdateUsersEmailRequest"];

/** And individual change of email. */
export type UpdateUserEmailRequest = components["schemas"]["UpdateUserEmailRequest"];

/** A list of accounts to close for a user. */
export type DeleteMembershipsRequest = components["schemas"]["DeleteMembershipsRequest"];

export type DeleteMembershipRequest = components["schemas"]["DeleteMembershipRequest"];

/** The results of closing a user's account. */
export type DeleteMembershipsResponse = components["schemas"]["DeleteMembershipsResponse"];

/** Results of closing accounts. */
export type DeleteMembershipResponse = components["schemas"]["DeleteMembershipResponse"];

/** A response containing information about users. */
export type OrganizationUsersResponse = components["schemas"]["OrganizationUsersResponse"];

/** Information about a user. */
export type OrganizationUserResponse = components["schemas"]["OrganizationUserResponse"];

export type DSGroupResponse = components["schemas"]["DSGroupResponse"];

/** Information about a new user. */
export type NewUserRequest = components["schemas"]["NewUserRequest"];

/** An individual new account user. */
export type NewUserRequestAccountProperties = components["schemas"]["NewUserRequestAccountProperties"];

/** Information about a newly created user. */
export type NewUserResponse = components["schemas"]["NewUserResponse"];

/** Information about a newly created user. */
export type NewUserResponseAccountProperties = components["schemas"]["NewUserResponseAccountProperties"];

export type ForceActivateMembershipRequest = components["schemas"]["ForceActivateMembershipRequest"];

/** A response. */
export type UpdateResponse = components["schemas"]["UpdateResponse"];

/** Information about a list of users. */
export type UsersDrilldownResponse = components["schemas"]["UsersDrilldownResponse"];

/** Information about a user. */
export type UserDrilldownResponse = components["schemas"]["UserDrilldownResponse"];

/** Information about group membership. */
export type MembershipResponse = components["schemas"]["MembershipResponse"];

/** Results of deleting a user identity. */
export type UserIdentityResponse = components["schemas"]["UserIdentityResponse"];

/** Request to delete a user's identities, */
export type DeleteUserIdentityRequest = components["schemas"]["DeleteUserIdentityRequest"];

/** User identity, */
export type UserIdentityRequest = components["schemas"]["UserIdentityRequest"];

/** Results of deleting identities. */
export type DeleteResponse = components["schemas"]["DeleteResponse"];

/** A new user request. */
export type NewAccountUserRequest = components["schemas"]["NewAccountUserRequest"];

export type DSGroupListResponse = components["schemas"]["DSGroupListResponse"];

export type DSGroupAddRequest = components["schemas"]["DSGroupAddRequest"];

export type DSGroupUsersAddRequest = components["schemas"]["DSGroupUsersAddRequest"];

export type AddDSGroupAndUsersResponse = components["schemas"]["AddDSGroupAndUsersResponse"];

export type AddDSGroupUsersResponse = components["schemas"]["AddDSGroupUsersResponse"];

export type DSGroupUserResponse = components["schemas"]["DSGroupUserResponse"];

export type DSGroupAndUsersResponse = components["schemas"]["DSGroupAndUsersResponse"];

export type DSGroupUsersResponse = components["schemas"]["DSGroupUsersResponse"];

/** Information about users to remove from the group. */
export type DSGroupUsersRemoveRequest = components["schemas"]["DSGroupUsersRemoveRequest"];

export type RemoveDSGroupUsersResponse = components["schemas"]["RemoveDSGroupUsersResponse"];

export type ProductPermissionProfilesResponse = components["schemas"]["ProductPermissionProfilesResponse"];

export type ProductPermissionProfileResponse = components["schemas"]["ProductPermissionProfileResponse"];

export type ProductPermissionProfilesRequest = components["schemas"]["ProductPermissionProfilesRequest"];

/** Identifies a product and an associated permission profile. */
export type ProductPermissionProfileRequest = components["schemas"]["ProductPermissionProfileRequest"];

export type UserProductPermissionProfilesResponse = components["schemas"]["UserProductPermissionProfilesResponse"];

export type NewMultiProductUserAddRequest = components["schemas"]["NewMultiProductUserAddRequest"];

export type DSGroupRequest = components["schemas"]["DSGroupRequest"];

export type AddUserResponse = components["schemas"]["AddUserResponse"];

export type AddUserResponseAccountProperties = components["schemas"]["AddUserResponseAccountProperties"];

export type UserProductProfileDeleteRequest = components["schemas"]["UserProductProfileDeleteRequest"];

export type RemoveUserProductsResponse = components["schemas"]["RemoveUserProductsResponse"];

export type UserProductPermissionProfilesRequest = components["schemas"]["UserProductPermissionProfilesRequest"];

export type OrganizationConnectConfigsResponse = components["schemas"]["OrganizationConnectConfigsResponse"];

export type ErrorDetail = components["schemas"]["ErrorDetail"];

export type OrganizationConnectConfigResponse = components["schemas"]["OrganizationConnectConfigResponse"];

export type OrganizationConnectConfigurationRequest = components["schemas"]["OrganizationConnectConfigurationRequest"];

export type ConnectEventData = components["schemas"]["ConnectEventData"];

export type OrganizationConnectConfigurationDetailsResponse = components["schemas"]["OrganizationConnectConfigurationDetailsResponse"];

export type OrganizationConnectHmacSecretsResponse = components["schemas"]["OrganizationConnectHmacSecretsResponse"];

export type OrganizationConnectOAuthConfiguration = components["schemas"]["OrganizationConnectOAuthConfiguration"];

/** Methods to get a list of identity providers. */
export type IdentityProviders = components["schemas"]["IdentityProviders"];

/** Methods to get a list of reserved domains. */
export type ReservedDomains = components["schemas"]["ReservedDomains"];

/** Methods to manage users in an account. */
export type Users = components["schemas"]["Users"];

/** Methods to manage eSignature users in an account. */
export type eSignUserManagement = components["schemas"]["eSignUserManagement"];

/** Methods to manage multi-product users in an account. */
export type MultiProductUserManagement = components["schemas"]["MultiProductUserManagement"];

/** Methods for exporting a user list. */
export type UserExport = components["schemas"]["UserExport"];

/** Methods and objects to get account information. */
export type AccountSettingsExport = components["schemas"]["AccountSettingsExport"];

/** Methods to import users. */
export type UserImport = components["schemas"]["UserImport"];

/** Methods for working with organizations. */
export type Organization = components["schemas"]["Organization"];

/** Methods and objects to update account settings. */
export type AccountSettingsImport = components["schemas"]["AccountSettingsImport"];

/** Methods to import users. */
export type SingleAccountUserImport = components["schemas"]["SingleAccountUserImport"];

/** Methods to delete data for closed users. */
export type DataDeletion = components["schemas"]["DataDeletion"];

/** Methods to clone accounts. */
export type AccountCloning = components["schemas"]["AccountCloning"];

export type AccountCreation = components["schemas"]["AccountCreation"];

export type Connect = components["schemas"]["Connect"];

/** The account that is cloned. */
export type AssetGroupAccountCloneRequest = components["schemas"]["AssetGroupAccountCloneRequest"];

export type AssetGroupAccountCloneSourceAccountRequest = components["schemas"]["AssetGroupAccountCloneSourceAccountRequest"];

export type SubAccountErrorDetailsRequest = components["schemas"]["SubAccountErrorDetailsRequest"];
