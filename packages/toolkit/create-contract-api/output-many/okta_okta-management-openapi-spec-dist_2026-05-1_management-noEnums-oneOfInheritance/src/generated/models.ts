// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Contains additional properties about custom AAGUID. */
export type AAGUIDAuthenticatorCharacteristics = components["schemas"]["AAGUIDAuthenticatorCharacteristics"];

export type AAGUIDGroupObject = components["schemas"]["AAGUIDGroupObject"];

export type APIServiceIntegrationInstance = components["schemas"]["APIServiceIntegrationInstance"];

export type APIServiceIntegrationInstanceSecret = components["schemas"]["APIServiceIntegrationInstanceSecret"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type APIServiceIntegrationLinks = components["schemas"]["APIServiceIntegrationLinks"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type APIServiceIntegrationSecretLinks = components["schemas"]["APIServiceIntegrationSecretLinks"];

export type APNSConfiguration = components["schemas"]["APNSConfiguration"];

export type APNSPushProvider = components["schemas"]["APNSPushProvider"];

export type AccessPolicy = components["schemas"]["AccessPolicy"];

/**
 * Consists of a `POSSESSION` constraint, a `KNOWLEDGE` constraint, or both. You can't configure an `INHERENCE` constraint, but an inherence factor can satisfy the second part of a 2FA assurance if no other constraints are specified.
 * Constraints are logically evaluated such that only one `constraint` object needs to be satisfied, but within a `constraint` object, each `constraint` property must be satisfied.
 */
export type AccessPolicyConstraint = components["schemas"]["AccessPolicyConstraint"];

/** Specifies constraints for the authenticator. Constraints are logically evaluated such that only one constraint object needs to be satisfied. But, within a constraint object, each constraint property must be satisfied. */
export type AccessPolicyConstraints = components["schemas"]["AccessPolicyConstraints"];

export type AccessPolicyLink = components["schemas"]["AccessPolicyLink"];

export type AccessPolicyRule = components["schemas"]["AccessPolicyRule"];

export type AccessPolicyRuleActions = components["schemas"]["AccessPolicyRuleActions"];

/** Specifies the results when a user attempts to sign in */
export type AccessPolicyRuleApplicationSignOn = components["schemas"]["AccessPolicyRuleApplicationSignOn"];

export type AccessPolicyRuleApplicationSignOnAccess = components["schemas"]["AccessPolicyRuleApplicationSignOnAccess"];

export type AccessPolicyRuleConditions = components["schemas"]["AccessPolicyRuleConditions"];

/** Specifies [Okta Expression Language](https://developer.okta.com/docs/reference/okta-expression-language-in-identity-engine/) expressions */
export type AccessPolicyRuleCustomCondition = components["schemas"]["AccessPolicyRuleCustomCondition"];

/** The algorithm for encrypting access tokens issued by this authorization server. If this is requested, the response is signed, and then encrypted. The result is a nested JWT. The default, if omitted, is that no encryption is performed. */
export type AccessTokenKeyEncryptionAlgorithm = components["schemas"]["AccessTokenKeyEncryptionAlgorithm"];

/** An enrollment linked to an OS account */
export type AccountLinkedEnrollment = components["schemas"]["AccountLinkedEnrollment"];

/** Embedded data for a linked enrollment */
export type AccountLinkedEnrollmentEmbedded = components["schemas"]["AccountLinkedEnrollmentEmbedded"];

/** Profile details for a linked enrollment */
export type AccountLinkedEnrollmentProfile = components["schemas"]["AccountLinkedEnrollmentProfile"];

/** An array of ACS endpoints. You can configure a maximum of 100 endpoints. */
export type AcsEndpoint = components["schemas"]["AcsEndpoint"];

export type ActionProvider = components["schemas"]["ActionProvider"];

/** Type of action provider */
export type ActionProviderPayloadType = components["schemas"]["ActionProviderPayloadType"];

export type ActionProviderType = components["schemas"]["ActionProviderType"];

/** Action to apply to a user */
export type Actions = components["schemas"]["Actions"];

/** The scope of the group in Active Directory */
export type ActiveDirectoryGroupScope = components["schemas"]["ActiveDirectoryGroupScope"];

/** The type of the group in Active Directory */
export type ActiveDirectoryGroupType = components["schemas"]["ActiveDirectoryGroupType"];

/** Settings specific to the Okta Admin Console */
export type AdminConsoleSettings = components["schemas"]["AdminConsoleSettings"];

/** Agent details */
export type Agent = components["schemas"]["Agent"];

/** Details about the Active Directory or LDAP group membership update */
export type AgentAction = components["schemas"]["AgentAction"];

/** An agent pool is a collection of agents that serve a common purpose. An agent pool has a unique ID within an org, and contains a collection of agents disjoint to every other agent pool, meaning that no two agent pools share an agent. */
export type AgentPool = components["schemas"]["AgentPool"];

/** Various information about agent auto-update configuration */
export type AgentPoolUpdate = components["schemas"]["AgentPoolUpdate"];

/** Settings for auto-update */
export type AgentPoolUpdateSettingRequest = components["schemas"]["AgentPoolUpdateSettingRequest"];

/** Settings for auto-update */
export type AgentPoolUpdateSettingResponse = components["schemas"]["AgentPoolUpdateSettingResponse"];

/** Agent types that are being monitored */
export type AgentType = components["schemas"]["AgentType"];

/** Status for one agent regarding the status to auto-update that agent */
export type AgentUpdateInstanceStatus = components["schemas"]["AgentUpdateInstanceStatus"];

/** Overall state for the auto-update job from the admin perspective */
export type AgentUpdateJobStatus = components["schemas"]["AgentUpdateJobStatus"];

export type AllCustomAAGUIDResponseObject = components["schemas"]["AllCustomAAGUIDResponseObject"];

/** The allowed types of uses for the authenticator */
export type AllowedForEnum = components["schemas"]["AllowedForEnum"];

/** Android Device Trust integration provider */
export type AndroidDeviceTrust = components["schemas"]["AndroidDeviceTrust"];

export type ApiService = components["schemas"]["ApiService"];

/** API Service capability configuration with embedded protocol details */
export type ApiServiceCapability = components["schemas"]["ApiServiceCapability"];

/** An API token for an Okta User. This token is NOT scoped any further and can be used for any API the user has permissions to call. */
export type ApiToken = components["schemas"]["ApiToken"];

/** An API Token Update Object for an Okta user. This token is NOT scoped any further and can be used for any API that the user has permissions to call. */
export type ApiTokenUpdate = components["schemas"]["ApiTokenUpdate"];

/** Container details for resource type APP_ACCOUNT */
export type AppAccountContainerDetails = components["schemas"]["AppAccountContainerDetails"];

export type AppAccountContainerLink = components["schemas"]["AppAccountContainerLink"];

export type AppAndInstanceConditionEvaluatorAppOrInstance = components["schemas"]["AppAndInstanceConditionEvaluatorAppOrInstance"];

/** Specifies apps to include or exclude. If `include` is empty, then the condition is met for all apps. */
export type AppAndInstancePolicyRuleCondition = components["schemas"]["AppAndInstancePolicyRuleCondition"];

/** Type of app */
export type AppAndInstanceType = components["schemas"]["AppAndInstanceType"];

/** Additional app configuration for group push mappings. Currently only required for Active Directory. */
export type AppConfig = components["schemas"]["AppConfig"];

export type AppConfigActiveDirectory = components["schemas"]["AppConfigActiveDirectory"];

/** The type of the app configuration */
export type AppConfigType = components["schemas"]["AppConfigType"];

export type AppConnectionUserProvisionJWKList = components["schemas"]["AppConnectionUserProvisionJWKList"];

export type AppConnectionUserProvisionJWKResponse = components["schemas"]["AppConnectionUserProvisionJWKResponse"];

/** Base64URL-encoded CSR in DER format */
export type AppCsrPkcs10 = components["schemas"]["AppCsrPkcs10"];

export type AppCustomHrefObject = components["schemas"]["AppCustomHrefObject"];

export type AppGroup = components["schemas"]["AppGroup"];

/** Current status of the application instance */
export type AppInstanceContainerStatus = components["schemas"]["AppInstanceContainerStatus"];

export type AppInstancePolicyRuleCondition = components["schemas"]["AppInstancePolicyRuleCondition"];

export type AppInstanceProperty = components["schemas"]["AppInstanceProperty"];

/** App instance properties */
export type AppProperties = components["schemas"]["AppProperties"];

export type AppResourceHrefObject = components["schemas"]["AppResourceHrefObject"];

export type AppServiceAccount = components["schemas"]["AppServiceAccount"];

/** Credentials for a SaaS app account */
export type AppServiceAccountCredentials = components["schemas"]["AppServiceAccountCredentials"];

export type AppServiceAccountForUpdate = components["schemas"]["AppServiceAccountForUpdate"];

/** The app user object defines a user's app-specific profile and credentials for an app */
export type AppUser = components["schemas"]["AppUser"];

export type AppUserAssignRequest = components["schemas"]["AppUserAssignRequest"];

/**
 * Specifies a user's credentials for the app.
 * This parameter can be omitted for apps with [sign-on mode](/openapi/okta-management/management/application/getapplication#application/getapplication/t=response&c=200&path=&d=0/signonmode) (`signOnMode`) or [authentication schemes](/openapi/okta-management/management/application/getapplication#application/getapplication/t=response&c=200&path=&d=0/credentials/scheme) (`credentials.scheme`) that don't require credentials.
 */
export type AppUserCredentials = components["schemas"]["AppUserCredentials"];

/** Updates the assigned user credentials */
export type AppUserCredentialsRequestPayload = components["schemas"]["AppUserCredentialsRequestPayload"];

/** The user's password. This is a write-only property. An empty `password` object is returned to indicate that a password value exists. */
export type AppUserPasswordCredential = components["schemas"]["AppUserPasswordCredential"];

/**
 * Specifies the default and custom profile properties for a user.
 * Properties that are visible in the Admin Console for an app assignment can also be assigned through the API.
 * Some properties are reference properties that are imported from the target app and can't be configured.
 * See [profile](/openapi/okta-management/management/user/getuser#user/getuser/t=response&c=200&path=profile).
 */
export type AppUserProfile = components["schemas"]["AppUserProfile"];

/**
 * Updates the assigned user profile
 * > **Note:** The Okta API currently doesn't support entity tags for conditional updates. As long as you're the only user updating the the user profile, Okta recommends you fetch the most recent profile with [Retrieve an Application User](/openapi/okta-management/management/applicationusers#tag/ApplicationUsers/operation/getApplicationUser), apply your profile update, and then `POST` back the updated profile.
 */
export type AppUserProfileRequestPayload = components["schemas"]["AppUserProfileRequestPayload"];

/** Status of an application user */
export type AppUserStatus = components["schemas"]["AppUserStatus"];

/**
 * The synchronization state for the application user.
 * The application user's `syncState` depends on whether the `PROFILE_MASTERING` feature is enabled for the app.
 *
 * > **Note:** User provisioning currently must be configured through the Admin Console.
 */
export type AppUserSyncState = components["schemas"]["AppUserSyncState"];

export type AppUserUpdateRequest = components["schemas"]["AppUserUpdateRequest"];

/**
 * Information used to generate the secret JSON Web Token for the token requests to Apple IdP
 * > **Note:** The `privateKey` property is required for a CREATE request. For an UPDATE request, it can be null and keeps the existing value if it's null. The `privateKey` property isn't returned for LIST and GET requests or UPDATE requests if it's null.
 */
export type AppleClientSigning = components["schemas"]["AppleClientSigning"];

export type Application = components["schemas"]["Application"];

/** Specifies access settings for the app */
export type ApplicationAccessibility = components["schemas"]["ApplicationAccessibility"];

/** Capabilities supported by the app */
export type ApplicationCapability = components["schemas"]["ApplicationCapability"];

/** Credentials for the specified `signOnMode` */
export type ApplicationCredentials = components["schemas"]["ApplicationCredentials"];

export type ApplicationCredentialsOAuthClient = components["schemas"]["ApplicationCredentialsOAuthClient"];

/** Apps with `BASIC_AUTH`, `BROWSER_PLUGIN`, or `SECURE_PASSWORD_STORE` sign-on modes have credentials vaulted by Okta and can be configured with the following schemes. */
export type ApplicationCredentialsScheme = components["schemas"]["ApplicationCredentialsScheme"];

/**
 * App signing key properties
 * > **Note:** Only apps with SAML_2_0, SAML_1_1, WS_FEDERATION, or OPENID_CONNECT `signOnMode` support the key rotation feature.
 */
export type ApplicationCredentialsSigning = components["schemas"]["ApplicationCredentialsSigning"];

/** Specifies the intended use of the key */
export type ApplicationCredentialsSigningUse = components["schemas"]["ApplicationCredentialsSigningUse"];

/** The template used to generate the username when the app is assigned through a group or directly to a user */
export type ApplicationCredentialsUsernameTemplate = components["schemas"]["ApplicationCredentialsUsernameTemplate"];

/**
 * <div class="x-lifecycle-container"><x-lifecycle class="oie"></x-lifecycle></div>
 * Indicates which Express Configuration capabilities the app supports and has enabled
 */
export type ApplicationExpressConfiguration = components["schemas"]["ApplicationExpressConfiguration"];

/** The Feature object is used to configure app feature settings. */
export type ApplicationFeature = components["schemas"]["ApplicationFeature"];

/**
 * Key name of the feature
 *
 * | Feature name | Description   |
 * | --------- | ------------- |
 * | USER_PROVISIONING  | User profiles are pushed from Okta to the third-party app. Represents the **To App** provisioning feature setting in the Admin Console. |
 * | INBOUND_PROVISIONING | User profiles are imported from the third-party app into Okta. This feature represents the **To Okta** provisioning feature setting in the Admin Console. |
 *
 * Select the feature:
 */
export type ApplicationFeatureType = components["schemas"]["ApplicationFeatureType"];

/** The Application Group object that defines a group of users' app-specific profile and credentials for an app */
export type ApplicationGroupAssignment = components["schemas"]["ApplicationGroupAssignment"];

/** User-defined display name for app */
export type ApplicationLabel = components["schemas"]["ApplicationLabel"];

export type ApplicationLayout = components["schemas"]["ApplicationLayout"];

export type ApplicationLayoutRuleCondition = components["schemas"]["ApplicationLayoutRuleCondition"];

export type ApplicationLayouts = components["schemas"]["ApplicationLayouts"];

export type ApplicationLayoutsLinksItem = components["schemas"]["ApplicationLayoutsLinksItem"];

/** Licenses for the app */
export type ApplicationLicensing = components["schemas"]["ApplicationLicensing"];

/** App instance status */
export type ApplicationLifecycleStatus = components["schemas"]["ApplicationLifecycleStatus"];

/** Discoverable resources related to the app */
export type ApplicationLinks = components["schemas"]["ApplicationLinks"];

/** App settings */
export type ApplicationSettings = components["schemas"]["ApplicationSettings"];

/** App notes visible to either the admin or end user */
export type ApplicationSettingsNotes = components["schemas"]["ApplicationSettingsNotes"];

/** Specifies notifications settings for the app */
export type ApplicationSettingsNotifications = components["schemas"]["ApplicationSettingsNotifications"];

/** Sends customizable messages with conditions to end users when a VPN connection is required */
export type ApplicationSettingsNotificationsVpn = components["schemas"]["ApplicationSettingsNotificationsVpn"];

/** Defines network zones for VPN notification */
export type ApplicationSettingsNotificationsVpnNetwork = components["schemas"]["ApplicationSettingsNotificationsVpnNetwork"];

/**
 * Authentication mode for the app
 *
 * | signOnMode | Description |
 * | ---------- | ----------- |
 * | AUTO_LOGIN | Secure Web Authentication (SWA) |
 * | BASIC_AUTH | HTTP Basic Authentication with Okta Browser Plugin |
 * | BOOKMARK | Just a bookmark (no-authentication) |
 * | BROWSER_PLUGIN | Secure Web Authentication (SWA) with Okta Browser Plugin |
 * | OPENID_CONNECT | Federated Authentication with OpenID Connect (OIDC) |
 * | SAML_1_1 | Federated Authentication with SAML 1.1 WebSSO (not supported for custom apps) |
 * | SAML_2_0 | Federated Authentication with SAML 2.0 WebSSO |
 * | SECURE_PASSWORD_STORE | Secure Web Authentication (SWA) with POST (plugin not required) |
 * | WS_FEDERATION | Federated Authentication with WS-Federation Passive Requestor Profile |
 *
 * Select the `signOnMode` for your custom app:
 */
export type ApplicationSignOnMode = components["schemas"]["ApplicationSignOnMode"];

/** The type of client application. Default value: `web`. */
export type ApplicationType = components["schemas"]["ApplicationType"];

/**
 * <div class="x-lifecycle-container"><x-lifecycle class="oie"></x-lifecycle></div>
 * Universal Logout properties for the app. These properties are only returned and can't be updated.
 */
export type ApplicationUniversalLogout = components["schemas"]["ApplicationUniversalLogout"];

/** Specifies visibility settings for the app */
export type ApplicationVisibility = components["schemas"]["ApplicationVisibility"];

/** Hides the app for specific end-user apps */
export type ApplicationVisibilityHide = components["schemas"]["ApplicationVisibilityHide"];

export type AssignGroupOwnerRequestBody = components["schemas"]["AssignGroupOwnerRequestBody"];

export type AssignRoleRequest = components["schemas"]["AssignRoleRequest"];

/** Action that assigns a user to a realm */
export type AssignUserToRealm = components["schemas"]["AssignUserToRealm"];

export type AssignedAppLink = components["schemas"]["AssignedAppLink"];

export type AssociatedServerMediated = components["schemas"]["AssociatedServerMediated"];

export type AssuranceMethod = components["schemas"]["AssuranceMethod"];

export type AssuranceMethodFactorMode = components["schemas"]["AssuranceMethodFactorMode"];

export type AttackProtectionAuthenticatorSettings = components["schemas"]["AttackProtectionAuthenticatorSettings"];

/** Contains the certificate and information about it */
export type AttestationRootCertificatesRequest = components["schemas"]["AttestationRootCertificatesRequest"];

export type AttestationRootCertificatesResponse = components["schemas"]["AttestationRootCertificatesResponse"];

export type AuthServerLinks = components["schemas"]["AuthServerLinks"];

export type AuthSettings = components["schemas"]["AuthSettings"];

export type AuthType = components["schemas"]["AuthType"];

export type AuthenticationMethod = components["schemas"]["AuthenticationMethod"];

export type AuthenticationMethodChain = components["schemas"]["AuthenticationMethodChain"];

export type AuthenticationMethodChainMethod = components["schemas"]["AuthenticationMethodChainMethod"];

export type AuthenticationMethodObject = components["schemas"]["AuthenticationMethodObject"];

/** Specifies the authentication provider that validates the user's password credential. The user's current provider is managed by the **Delegated Authentication** settings for your org. The provider object is **read-only**. */
export type AuthenticationProvider = components["schemas"]["AuthenticationProvider"];

/** The type of authentication provider */
export type AuthenticationProviderType = components["schemas"]["AuthenticationProviderType"];

/** The type of authentication provider */
export type AuthenticationProviderTypeWritable = components["schemas"]["AuthenticationProviderTypeWritable"];

/** Specifies the authentication provider that validates the user password credential. The user's current provider is managed by the **Delegated Authentication** settings in your org. See [Create user with authentication provider](/openapi/okta-management/management/user/create-user-with-password-and-recovery-question#user/Create-user-with-authentication-provider). */
export type AuthenticationProviderWritable = components["schemas"]["AuthenticationProviderWritable"];

export type AuthenticatorBase = components["schemas"]["AuthenticatorBase"];

export type AuthenticatorEnrollment = components["schemas"]["AuthenticatorEnrollment"];

export type AuthenticatorEnrollmentCreateRequest = components["schemas"]["AuthenticatorEnrollmentCreateRequest"];

export type AuthenticatorEnrollmentCreateRequestTac = components["schemas"]["AuthenticatorEnrollmentCreateRequestTac"];

export type AuthenticatorEnrollmentLinks = components["schemas"]["AuthenticatorEnrollmentLinks"];

export type AuthenticatorEnrollmentPolicy = components["schemas"]["AuthenticatorEnrollmentPolicy"];

export type AuthenticatorEnrollmentPolicyAuthenticatorSettings = components["schemas"]["AuthenticatorEnrollmentPolicyAuthenticatorSettings"];

/** Requirements for the user-initiated enrollment */
export type AuthenticatorEnrollmentPolicyAuthenticatorStatus = components["schemas"]["AuthenticatorEnrollmentPolicyAuthenticatorStatus"];

/** A label that identifies the authenticator */
export type AuthenticatorEnrollmentPolicyAuthenticatorType = components["schemas"]["AuthenticatorEnrollmentPolicyAuthenticatorType"];

export type AuthenticatorEnrollmentPolicyConditions = components["schemas"]["AuthenticatorEnrollmentPolicyConditions"];

export type AuthenticatorEnrollmentPolicyRule = components["schemas"]["AuthenticatorEnrollmentPolicyRule"];

/**
 * Specifies when or if the user is prompted to enroll an authenticator
 * > **Note:** The `CHALLENGE` and `LOGIN` options have identical behaviors in Identity Engine. `LOGIN` is primarily used in authenticator enrollment policies created in Classic Engine orgs.
 */
export type AuthenticatorEnrollmentPolicyRuleActionEnroll = components["schemas"]["AuthenticatorEnrollmentPolicyRuleActionEnroll"];

export type AuthenticatorEnrollmentPolicyRuleActions = components["schemas"]["AuthenticatorEnrollmentPolicyRuleActions"];

/** Specifies conditions that must be met during policy evaluation to apply the rule. All policy conditions and conditions for at least one rule must be met to apply the settings specified in the policy and the associated rule. */
export type AuthenticatorEnrollmentPolicyRuleConditions = components["schemas"]["AuthenticatorEnrollmentPolicyRuleConditions"];

/**
 * Specifies the policy level settings
 *
 * > **Note:** In Identity Engine, the Multifactor (MFA) Enrollment policy name has changed to authenticator enrollment policy. The policy type of `MFA_ENROLL` remains unchanged. However, the `settings` data is updated for authenticators. Policy `settings` are included only for those authenticators that are enabled.
 */
export type AuthenticatorEnrollmentPolicySettings = components["schemas"]["AuthenticatorEnrollmentPolicySettings"];

/**
 * Type of policy configuration object
 *
 * <x-lifecycle class="oie"></x-lifecycle> The `type` property in the policy `settings` is only applicable to the authenticator enrollment policy available in Identity Engine.
 */
export type AuthenticatorEnrollmentPolicySettingsType = components["schemas"]["AuthenticatorEnrollmentPolicySettingsType"];

/** Represents a particular authenticator serving as a constraint on a method */
export type AuthenticatorIdentity = components["schemas"]["AuthenticatorIdentity"];

export type AuthenticatorKeyCustomApp = components["schemas"]["AuthenticatorKeyCustomApp"];

export type AuthenticatorKeyCustomOtp = components["schemas"]["AuthenticatorKeyCustomOtp"];

export type AuthenticatorKeyDuo = components["schemas"]["AuthenticatorKeyDuo"];

export type AuthenticatorKeyEmail = components["schemas"]["AuthenticatorKeyEmail"];

/** A human-readable string that identifies the authenticator */
export type AuthenticatorKeyEnum = components["schemas"]["AuthenticatorKeyEnum"];

export type AuthenticatorKeyExternalIdp = components["schemas"]["AuthenticatorKeyExternalIdp"];

export type AuthenticatorKeyGoogleOtp = components["schemas"]["AuthenticatorKeyGoogleOtp"];

export type AuthenticatorKeyOktaVerify = components["schemas"]["AuthenticatorKeyOktaVerify"];

export type AuthenticatorKeyOnprem = components["schemas"]["AuthenticatorKeyOnprem"];

export type AuthenticatorKeyPassword = components["schemas"]["AuthenticatorKeyPassword"];

export type AuthenticatorKeyPhone = components["schemas"]["AuthenticatorKeyPhone"];

export type AuthenticatorKeySecurityKey = components["schemas"]["AuthenticatorKeySecurityKey"];

export type AuthenticatorKeySecurityQuestion = components["schemas"]["AuthenticatorKeySecurityQuestion"];

export type AuthenticatorKeySmartCard = components["schemas"]["AuthenticatorKeySmartCard"];

export type AuthenticatorKeySymantecVip = components["schemas"]["AuthenticatorKeySymantecVip"];

export type AuthenticatorKeyTac = components["schemas"]["AuthenticatorKeyTac"];

export type AuthenticatorKeyWebauthn = components["schemas"]["AuthenticatorKeyWebauthn"];

export type AuthenticatorKeyYubikey = components["schemas"]["AuthenticatorKeyYubikey"];

export type AuthenticatorLinks = components["schemas"]["AuthenticatorLinks"];

export type AuthenticatorMethodAlgorithm = components["schemas"]["AuthenticatorMethodAlgorithm"];

export type AuthenticatorMethodBase = components["schemas"]["AuthenticatorMethodBase"];

/** Limits the authenticators that can be used for a given method. Currently, only the `otp` method supports constraints, and Google authenticator (key : 'google_otp') is the only allowed authenticator. */
export type AuthenticatorMethodConstraint = components["schemas"]["AuthenticatorMethodConstraint"];

export type AuthenticatorMethodOtp = components["schemas"]["AuthenticatorMethodOtp"];

export type AuthenticatorMethodProperty = components["schemas"]["AuthenticatorMethodProperty"];

export type AuthenticatorMethodPush = components["schemas"]["AuthenticatorMethodPush"];

export type AuthenticatorMethodSignedNonce = components["schemas"]["AuthenticatorMethodSignedNonce"];

export type AuthenticatorMethodSimple = components["schemas"]["AuthenticatorMethodSimple"];

export type AuthenticatorMethodTac = components["schemas"]["AuthenticatorMethodTac"];

export type AuthenticatorMethodTotp = components["schemas"]["AuthenticatorMethodTotp"];

export type AuthenticatorMethodTransactionType = components["schemas"]["AuthenticatorMethodTransactionType"];

/** The type of authenticator method */
export type AuthenticatorMethodType = components["schemas"]["AuthenticatorMethodType"];

/** The type of authenticator method */
export type AuthenticatorMethodTypeWebAuthn = components["schemas"]["AuthenticatorMethodTypeWebAuthn"];

export type AuthenticatorMethodWebAuthn = components["schemas"]["AuthenticatorMethodWebAuthn"];

export type AuthenticatorMethodWithVerifiableProperties = components["schemas"]["AuthenticatorMethodWithVerifiableProperties"];

/** Defines the authenticator specific parameters */
export type AuthenticatorProfile = components["schemas"]["AuthenticatorProfile"];

/** Defines the authenticator specific parameters */
export type AuthenticatorProfileTacRequest = components["schemas"]["AuthenticatorProfileTacRequest"];

/** Defines the authenticator specific parameters */
export type AuthenticatorProfileTacResponsePost = components["schemas"]["AuthenticatorProfileTacResponsePost"];

export type AuthenticatorSimple = components["schemas"]["AuthenticatorSimple"];

/** The type of authenticator */
export type AuthenticatorType = components["schemas"]["AuthenticatorType"];

export type AuthorizationServer = components["schemas"]["AuthorizationServer"];

export type AuthorizationServerCredentials = components["schemas"]["AuthorizationServerCredentials"];

/** The Key rotation mode for the authorization server */
export type AuthorizationServerCredentialsRotationMode = components["schemas"]["AuthorizationServerCredentialsRotationMode"];

export type AuthorizationServerCredentialsSigningConfig = components["schemas"]["AuthorizationServerCredentialsSigningConfig"];

/** How the key is used */
export type AuthorizationServerCredentialsUse = components["schemas"]["AuthorizationServerCredentialsUse"];

export type AuthorizationServerJsonWebKey = components["schemas"]["AuthorizationServerJsonWebKey"];

export type AuthorizationServerPolicy = components["schemas"]["AuthorizationServerPolicy"];

export type AuthorizationServerPolicyConditions = components["schemas"]["AuthorizationServerPolicyConditions"];

/** Identifies Users and Groups that are used together */
export type AuthorizationServerPolicyPeopleCondition = components["schemas"]["AuthorizationServerPolicyPeopleCondition"];

export type AuthorizationServerPolicyRule = components["schemas"]["AuthorizationServerPolicyRule"];

export type AuthorizationServerPolicyRuleActions = components["schemas"]["AuthorizationServerPolicyRuleActions"];

export type AuthorizationServerPolicyRuleConditions = components["schemas"]["AuthorizationServerPolicyRuleConditions"];

/** Specifies a set of Groups whose Users are to be included */
export type AuthorizationServerPolicyRuleGroupCondition = components["schemas"]["AuthorizationServerPolicyRuleGroupCondition"];

export type AuthorizationServerPolicyRuleRequest = components["schemas"]["AuthorizationServerPolicyRuleRequest"];

/** Specifies a set of Users to be included */
export type AuthorizationServerPolicyRuleUserCondition = components["schemas"]["AuthorizationServerPolicyRuleUserCondition"];

export type AuthorizationServerResourceHrefObject = components["schemas"]["AuthorizationServerResourceHrefObject"];

/** The org setting that automatically assigns the Okta Admin Console when an admin role is assigned */
export type AutoAssignAdminAppSetting = components["schemas"]["AutoAssignAdminAppSetting"];

export type AutoLoginApplication = components["schemas"]["AutoLoginApplication"];

export type AutoLoginApplicationSettings = components["schemas"]["AutoLoginApplicationSettings"];

export type AutoLoginApplicationSettingsSignOn = components["schemas"]["AutoLoginApplicationSettingsSignOn"];

/** The schedule of auto-update configured by the admin */
export type AutoUpdateSchedule = components["schemas"]["AutoUpdateSchedule"];

export type AvailableAction = components["schemas"]["AvailableAction"];

export type AvailableActionProvider = components["schemas"]["AvailableActionProvider"];

export type AvailableActions = components["schemas"]["AvailableActions"];

/** Your AWS account ID */
export type AwsAccountId = components["schemas"]["AwsAccountId"];

/** An alphanumeric name (no spaces) to identify this event source in AWS EventBridge */
export type AwsEventSourceName = components["schemas"]["AwsEventSourceName"];

/** The destination AWS region where your event source is located */
export type AwsRegion = components["schemas"]["AwsRegion"];

export type BASIC_SMTP_AUTH = components["schemas"]["BASIC_SMTP_AUTH"];

export type BASIC_SMTP_AUTH_CREATE = components["schemas"]["BASIC_SMTP_AUTH_CREATE"];

/** This object contains a number of sub-objects, each of which provide some type of contextual information. */
export type BaseContext = components["schemas"]["BaseContext"];

export type BaseEmailDomain = components["schemas"]["BaseEmailDomain"];

export type BaseEmailServer = components["schemas"]["BaseEmailServer"];

export type BaseEmailServerCreate = components["schemas"]["BaseEmailServerCreate"];

export type BaseToken = components["schemas"]["BaseToken"];

export type BasicApplicationSettings = components["schemas"]["BasicApplicationSettings"];

export type BasicApplicationSettingsApplication = components["schemas"]["BasicApplicationSettingsApplication"];

export type BasicAuthApplication = components["schemas"]["BasicAuthApplication"];

export type BeforeScheduledActionPolicyRuleCondition = components["schemas"]["BeforeScheduledActionPolicyRuleCondition"];

export type BehaviorRule = components["schemas"]["BehaviorRule"];

export type BehaviorRuleASN = components["schemas"]["BehaviorRuleASN"];

export type BehaviorRuleAnomalousDevice = components["schemas"]["BehaviorRuleAnomalousDevice"];

export type BehaviorRuleAnomalousIP = components["schemas"]["BehaviorRuleAnomalousIP"];

export type BehaviorRuleAnomalousLocation = components["schemas"]["BehaviorRuleAnomalousLocation"];

export type BehaviorRuleSettings = components["schemas"]["BehaviorRuleSettings"];

export type BehaviorRuleSettingsAnomalousASN = components["schemas"]["BehaviorRuleSettingsAnomalousASN"];

export type BehaviorRuleSettingsAnomalousDevice = components["schemas"]["BehaviorRuleSettingsAnomalousDevice"];

export type BehaviorRuleSettingsAnomalousIP = components["schemas"]["BehaviorRuleSettingsAnomalousIP"];

export type BehaviorRuleSettingsAnomalousLocation = components["schemas"]["BehaviorRuleSettingsAnomalousLocation"];

export type BehaviorRuleSettingsHistoryBased = components["schemas"]["BehaviorRuleSettingsHistoryBased"];

export type BehaviorRuleSettingsVelocity = components["schemas"]["BehaviorRuleSettingsVelocity"];

export type BehaviorRuleType = components["schemas"]["BehaviorRuleType"];

export type BehaviorRuleVelocity = components["schemas"]["BehaviorRuleVelocity"];

/** The method used to bind the out-of-band channel with the primary channel. */
export type BindingMethod = components["schemas"]["BindingMethod"];

export type BookmarkApplication = components["schemas"]["BookmarkApplication"];

export type BookmarkApplicationSettings = components["schemas"]["BookmarkApplicationSettings"];

export type BookmarkApplicationSettingsApplication = components["schemas"]["BookmarkApplicationSettingsApplication"];

/** Bot protection configuration for the org */
export type BotProtectionConfiguration = components["schemas"]["BotProtectionConfiguration"];

/** The type of enforcement to trigger when a bot is detected */
export type BotProtectionEnforcementType = components["schemas"]["BotProtectionEnforcementType"];

/** The sensitivity level of bot detection */
export type BotProtectionLevel = components["schemas"]["BotProtectionLevel"];

/** The enforcement mode for bot protection */
export type BotProtectionMode = components["schemas"]["BotProtectionMode"];

/** Authentication flows that support bot protection */
export type BotProtectionSupportedFlow = components["schemas"]["BotProtectionSupportedFlow"];

export type BouncesRemoveListError = components["schemas"]["BouncesRemoveListError"];

export type BouncesRemoveListObj = components["schemas"]["BouncesRemoveListObj"];

export type BouncesRemoveListResult = components["schemas"]["BouncesRemoveListResult"];

export type Brand = components["schemas"]["Brand"];

/** Defines a list of domains with a subset of the properties for each domain */
export type BrandDomains = components["schemas"]["BrandDomains"];

export type BrandRequest = components["schemas"]["BrandRequest"];

export type BrandWithEmbedded = components["schemas"]["BrandWithEmbedded"];

export type BrowserPluginApplication = components["schemas"]["BrowserPluginApplication"];

export type BulkDeleteRequestBody = components["schemas"]["BulkDeleteRequestBody"];

export type BulkGroupDeleteRequestBody = components["schemas"]["BulkGroupDeleteRequestBody"];

export type BulkGroupMembershipsDeleteRequestBody = components["schemas"]["BulkGroupMembershipsDeleteRequestBody"];

export type BulkGroupMembershipsUpsertRequestBody = components["schemas"]["BulkGroupMembershipsUpsertRequestBody"];

export type BulkGroupUpsertRequestBody = components["schemas"]["BulkGroupUpsertRequestBody"];

export type BulkUpsertRequestBody = components["schemas"]["BulkUpsertRequestBody"];

/** An entitlement in a governance bundle */
export type BundleEntitlement = components["schemas"]["BundleEntitlement"];

/** Entitlement list for a governance bundle */
export type BundleEntitlementsResponse = components["schemas"]["BundleEntitlementsResponse"];

export type BundleLink = components["schemas"]["BundleLink"];

export type ByDateTimeAuthenticatorGracePeriodExpiry = components["schemas"]["ByDateTimeAuthenticatorGracePeriodExpiry"];

export type BySkipCountAuthenticatorGracePeriod = components["schemas"]["BySkipCountAuthenticatorGracePeriod"];

export type CAPTCHAInstance = components["schemas"]["CAPTCHAInstance"];

/** The type of CAPTCHA provider */
export type CAPTCHAType = components["schemas"]["CAPTCHAType"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of a CSR object using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type CSRLinks = components["schemas"]["CSRLinks"];

/** The credential was created, changed, revoked or deleted */
export type CaepCredentialChangeEvent = components["schemas"]["CaepCredentialChangeEvent"];

/** The subject's device compliance was revoked */
export type CaepDeviceComplianceChangeEvent = components["schemas"]["CaepDeviceComplianceChangeEvent"];

export type CaepEvent = components["schemas"]["CaepEvent"];

export type CaepSecurityEvent = components["schemas"]["CaepSecurityEvent"];

/** The session of the subject was revoked */
export type CaepSessionRevokedEvent = components["schemas"]["CaepSessionRevokedEvent"];

export type CallerContext = components["schemas"]["CallerContext"];

/**
 * Determines whether Okta assigns a new app account to each user managed by Okta.
 *
 * Okta doesn't create a new account if it detects that the username specified in Okta already exists in the app.
 * The user's Okta username is assigned by default.
 */
export type CapabilitiesCreateObject = components["schemas"]["CapabilitiesCreateObject"];

/** Defines user import rules */
export type CapabilitiesImportRulesObject = components["schemas"]["CapabilitiesImportRulesObject"];

/** Rules for matching and creating users */
export type CapabilitiesImportRulesUserCreateAndMatchObject = components["schemas"]["CapabilitiesImportRulesUserCreateAndMatchObject"];

/** Defines import settings */
export type CapabilitiesImportSettingsObject = components["schemas"]["CapabilitiesImportSettingsObject"];

/** Defines the configuration for the INBOUND_PROVISIONING feature */
export type CapabilitiesInboundProvisioningObject = components["schemas"]["CapabilitiesInboundProvisioningObject"];

/** Defines the configurations for the USER_PROVISIONING feature */
export type CapabilitiesObject = components["schemas"]["CapabilitiesObject"];

/** Determines whether updates to a user's profile are pushed to the app */
export type CapabilitiesUpdateObject = components["schemas"]["CapabilitiesUpdateObject"];

export type Capability = components["schemas"]["Capability"];

/** An app in the OIN catalog */
export type CatalogApplication = components["schemas"]["CatalogApplication"];

/** App status */
export type CatalogApplicationStatus = components["schemas"]["CatalogApplicationStatus"];

export type ChallengeType = components["schemas"]["ChallengeType"];

/** Determines whether a change in a user's password also updates the user's password in the app */
export type ChangeEnum = components["schemas"]["ChangeEnum"];

export type ChangePasswordRequest = components["schemas"]["ChangePasswordRequest"];

/** The out-of-band channel for use with authentication. Required for all `/oob-authenticate` requests and any `/challenge` request with an out-of-band authenticator. */
export type Channel = components["schemas"]["Channel"];

export type ChannelBinding = components["schemas"]["ChannelBinding"];

export type ChildOrg = components["schemas"]["ChildOrg"];

/** Current version of the Chrome Browser */
export type ChromeBrowserVersion = components["schemas"]["ChromeBrowserVersion"];

export type Claim = components["schemas"]["Claim"];

/** The type of user classification */
export type ClassificationType = components["schemas"]["ClassificationType"];

export type Client = components["schemas"]["Client"];

/** Specifies which clients are included in the policy */
export type ClientPolicyCondition = components["schemas"]["ClientPolicyCondition"];

/** The org setting that assigns the super admin role by default to a public client app */
export type ClientPrivilegesSetting = components["schemas"]["ClientPrivilegesSetting"];

export type ClientUpdatePolicy = components["schemas"]["ClientUpdatePolicy"];

export type ClientUpdatePolicyRule = components["schemas"]["ClientUpdatePolicyRule"];

export type ClientUpdatePolicyRuleActionsObject = components["schemas"]["ClientUpdatePolicyRuleActionsObject"];

export type CodeChallengeMethod = components["schemas"]["CodeChallengeMethod"];

export type Compliance = components["schemas"]["Compliance"];

/** Conditions of applying realm assignment */
export type Conditions = components["schemas"]["Conditions"];

/** The signing key rotation setting for the provisioning connection */
export type ConnectionsSigningRotationMode = components["schemas"]["ConnectionsSigningRotationMode"];

export type ContentSecurityPolicySetting = components["schemas"]["ContentSecurityPolicySetting"];

export type ContextPolicyRuleCondition = components["schemas"]["ContextPolicyRuleCondition"];

export type CreateBrandRequest = components["schemas"]["CreateBrandRequest"];

export type CreateGroupPushMappingRequest = components["schemas"]["CreateGroupPushMappingRequest"];

export type CreateGroupRuleRequest = components["schemas"]["CreateGroupRuleRequest"];

export type CreateIamRoleRequest = components["schemas"]["CreateIamRoleRequest"];

export type CreateOrUpdatePolicy = components["schemas"]["CreateOrUpdatePolicy"];

export type CreateRealmAssignmentRequest = components["schemas"]["CreateRealmAssignmentRequest"];

export type CreateRealmRequest = components["schemas"]["CreateRealmRequest"];

export type CreateResourceSetRequest = components["schemas"]["CreateResourceSetRequest"];

export type CreateSessionRequest = components["schemas"]["CreateSessionRequest"];

/** The request body properties for the new UI Schema */
export type CreateUISchema = components["schemas"]["CreateUISchema"];

export type CreateUpdateIamRolePermissionRequest = components["schemas"]["CreateUpdateIamRolePermissionRequest"];

export type CreateUserRequest = components["schemas"]["CreateUserRequest"];

/** Timestamp when the object was created */
export type Created = components["schemas"]["Created"];

export type CredentialSyncInfo = components["schemas"]["CredentialSyncInfo"];

/** Current credential sync status of the privileged resource */
export type CredentialSyncState = components["schemas"]["CredentialSyncState"];

export type Csr = components["schemas"]["Csr"];

export type CsrMetadata = components["schemas"]["CsrMetadata"];

export type CsrMetadataSubject = components["schemas"]["CsrMetadataSubject"];

export type CsrMetadataSubjectAltNames = components["schemas"]["CsrMetadataSubjectAltNames"];

/** Describes allowed HTTP verbs for the `href` */
export type CsrPublishHrefHints = components["schemas"]["CsrPublishHrefHints"];

/** Describes allowed HTTP verbs for the `href` */
export type CsrSelfHrefHints = components["schemas"]["CsrSelfHrefHints"];

export type CustomAAGUIDCreateRequestObject = components["schemas"]["CustomAAGUIDCreateRequestObject"];

export type CustomAAGUIDResponseObject = components["schemas"]["CustomAAGUIDResponseObject"];

export type CustomAAGUIDUpdateRequestObject = components["schemas"]["CustomAAGUIDUpdateRequestObject"];

/** User verification setting */
export type CustomAppUserVerificationEnum = components["schemas"]["CustomAppUserVerificationEnum"];

/** Set of AIPs used for authType `CUSTOM` */
export type CustomAuthSettings = components["schemas"]["CustomAuthSettings"];

export type CustomRole = components["schemas"]["CustomRole"];

export type CustomRoleAssignmentSchema = components["schemas"]["CustomRoleAssignmentSchema"];

/** Create custom telephony provider credentials */
export type CustomTelephonyProviderCredentialCreateRequest = components["schemas"]["CustomTelephonyProviderCredentialCreateRequest"];

export type CustomTelephonyProviderCredentialResponse = components["schemas"]["CustomTelephonyProviderCredentialResponse"];

export type CustomTelephonyProviderCredentialSendTestRequest = components["schemas"]["CustomTelephonyProviderCredentialSendTestRequest"];

/** Update custom telephony provider credentials */
export type CustomTelephonyProviderCredentialUpdateRequest = components["schemas"]["CustomTelephonyProviderCredentialUpdateRequest"];

/** Response for credentials of multiple custom telephony providers */
export type CustomTelephonyProviderCredentialsResponse = components["schemas"]["CustomTelephonyProviderCredentialsResponse"];

/**
 * Settings for custom telephony provider.
 *
 * These settings vary based on the telephony provider and the type of telephony operation (SMS or Voice). For `sms` and `call`, you can select one method per telephony operation (`sms` and `call`) for sending messages or voice calls.
 *
 * > **Note:** Configure your telephony provider settings before selecting the methods for sending SMS messages or making voice calls. For example, if you select Twilio as your telephony provider, and you want to send SMS messages using Twilio's Verify Service, ensure that you have the Verify Service set up in your Twilio account. You can then use the `twilioVerifySid` field under `sms` to provide the necessary SID.
 */
export type CustomTelephonyProviderSettings = components["schemas"]["CustomTelephonyProviderSettings"];

export type CustomTelephonyProviderSettingsTelesignServiceCall = components["schemas"]["CustomTelephonyProviderSettingsTelesignServiceCall"];

export type CustomTelephonyProviderSettingsTelesignServiceSms = components["schemas"]["CustomTelephonyProviderSettingsTelesignServiceSms"];

export type CustomTelephonyProviderSettingsTwilioCallerId = components["schemas"]["CustomTelephonyProviderSettingsTwilioCallerId"];

export type CustomTelephonyProviderSettingsTwilioMessagingService = components["schemas"]["CustomTelephonyProviderSettingsTwilioMessagingService"];

export type CustomTelephonyProviderSettingsTwilioPhoneNumber = components["schemas"]["CustomTelephonyProviderSettingsTwilioPhoneNumber"];

export type CustomTelephonyProviderSettingsTwilioVerify = components["schemas"]["CustomTelephonyProviderSettingsTwilioVerify"];

export type CustomizablePage = components["schemas"]["CustomizablePage"];

/** DNS TXT record that must be registered for an RP ID domain that requires verification. This is used to verify the domain ownership for the WebAuthn RP ID configuration. After the domain ownership is verified, the `DNSRecord` isn't returned in the response. */
export type DNSRecordAuthenticators = components["schemas"]["DNSRecordAuthenticators"];

/** DNS records to be registered for the domain */
export type DNSRecordDomains = components["schemas"]["DNSRecordDomains"];

export type DNSRecordTypeAuthenticators = components["schemas"]["DNSRecordTypeAuthenticators"];

export type DNSRecordTypeDomains = components["schemas"]["DNSRecordTypeDomains"];

/** Status whether a domain has been failed over or not */
export type DRStatusItem = components["schemas"]["DRStatusItem"];

/** Google Chrome Device Trust Connector provider */
export type DTCChromeOS = components["schemas"]["DTCChromeOS"];

/** Google Chrome Device Trust Connector provider */
export type DTCMacOS = components["schemas"]["DTCMacOS"];

/** Google Chrome Device Trust Connector provider */
export type DTCWindows = components["schemas"]["DTCWindows"];

/** An [ISO 8601](https://en.wikipedia.org/wiki/ISO_8601#Combined_date_and_time_representations) formatted date and time. */
export type DateTime = components["schemas"]["DateTime"];

export type DbscCredential = components["schemas"]["DbscCredential"];

export type DbscRefreshResponse = components["schemas"]["DbscRefreshResponse"];

export type DbscScope = components["schemas"]["DbscScope"];

export type DbscStartResponse = components["schemas"]["DbscStartResponse"];

export type DefaultApp = components["schemas"]["DefaultApp"];

export type DesktopMFAEnforceNumberMatchingChallengeOrgSetting = components["schemas"]["DesktopMFAEnforceNumberMatchingChallengeOrgSetting"];

export type DesktopMFARecoveryPinOrgSetting = components["schemas"]["DesktopMFARecoveryPinOrgSetting"];

/** A key object with public key details */
export type DetailedHookKeyInstance = components["schemas"]["DetailedHookKeyInstance"];

export type DetectedRiskEvents = components["schemas"]["DetectedRiskEvents"];

export type Device = components["schemas"]["Device"];

/** <x-lifecycle class="oie"></x-lifecycle> Specifies the device condition to match on */
export type DeviceAccessPolicyRuleCondition = components["schemas"]["DeviceAccessPolicyRuleCondition"];

export type DeviceAssurance = components["schemas"]["DeviceAssurance"];

export type DeviceAssuranceAndroidPlatform = components["schemas"]["DeviceAssuranceAndroidPlatform"];

export type DeviceAssuranceChromeOSPlatform = components["schemas"]["DeviceAssuranceChromeOSPlatform"];

export type DeviceAssuranceIOSPlatform = components["schemas"]["DeviceAssuranceIOSPlatform"];

export type DeviceAssuranceMacOSPlatform = components["schemas"]["DeviceAssuranceMacOSPlatform"];

export type DeviceAssuranceWindowsPlatform = components["schemas"]["DeviceAssuranceWindowsPlatform"];

export type DeviceContextProvider = components["schemas"]["DeviceContextProvider"];

/** Display name of the device */
export type DeviceDisplayName = components["schemas"]["DeviceDisplayName"];

export type DeviceIntegrations = components["schemas"]["DeviceIntegrations"];

/** The metadata of the device integration */
export type DeviceIntegrationsMetadata = components["schemas"]["DeviceIntegrationsMetadata"];

/** The namespace of the device integration */
export type DeviceIntegrationsName = components["schemas"]["DeviceIntegrationsName"];

export type DeviceIntegrationsPlatform = components["schemas"]["DeviceIntegrationsPlatform"];

/** The status of the device integration */
export type DeviceIntegrationsStatus = components["schemas"]["DeviceIntegrationsStatus"];

/** Indicates how well a device can enforce app integrity */
export type DeviceIntegrity = components["schemas"]["DeviceIntegrity"];

export type DeviceList = components["schemas"]["DeviceList"];

/** OS platform of the device */
export type DevicePlatform = components["schemas"]["DevicePlatform"];

export type DevicePolicyMDMFramework = components["schemas"]["DevicePolicyMDMFramework"];

export type DevicePolicyPlatformType = components["schemas"]["DevicePolicyPlatformType"];

export type DevicePolicyRuleCondition = components["schemas"]["DevicePolicyRuleCondition"];

/** Specifies [device assurance policies](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/DeviceAssurance/) in the policy rule */
export type DevicePolicyRuleConditionAssurance = components["schemas"]["DevicePolicyRuleConditionAssurance"];

export type DevicePolicyRuleConditionPlatform = components["schemas"]["DevicePolicyRuleConditionPlatform"];

export type DevicePolicyTrustLevel = components["schemas"]["DevicePolicyTrustLevel"];

export type DevicePostureCheck = components["schemas"]["DevicePostureCheck"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container>Represents the Device Posture Checks configuration for the device assurance policy */
export type DevicePostureChecks = components["schemas"]["DevicePostureChecks"];

/** Represents how the device posture check is rendered in device assurance policies */
export type DevicePostureChecksMappingType = components["schemas"]["DevicePostureChecksMappingType"];

export type DevicePostureChecksPlatform = components["schemas"]["DevicePostureChecksPlatform"];

/** Represents the remediation instructions shown to the end user when the device posture check fails */
export type DevicePostureChecksRemediationSettings = components["schemas"]["DevicePostureChecksRemediationSettings"];

export type DevicePostureChecksType = components["schemas"]["DevicePostureChecksType"];

/** <x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Device Posture IdP provider */
export type DevicePostureIdP = components["schemas"]["DevicePostureIdP"];

export type DeviceProfile = components["schemas"]["DeviceProfile"];

export type DeviceProvider = components["schemas"]["DeviceProvider"];

export type DeviceSignalCollectionPlatformConditionEvaluatorPlatform = components["schemas"]["DeviceSignalCollectionPlatformConditionEvaluatorPlatform"];

export type DeviceSignalCollectionPlatformConditionEvaluatorPlatformOperatingSystem = components["schemas"]["DeviceSignalCollectionPlatformConditionEvaluatorPlatformOperatingSystem"];

/** Specifies a particular platform or device to match on */
export type DeviceSignalCollectionPlatformPolicyRuleCondition = components["schemas"]["DeviceSignalCollectionPlatformPolicyRuleCondition"];

export type DeviceSignalCollectionPolicy = components["schemas"]["DeviceSignalCollectionPolicy"];

/** The type of operating system */
export type DeviceSignalCollectionPolicyPlatformOperatingSystemType = components["schemas"]["DeviceSignalCollectionPolicyPlatformOperatingSystemType"];

/** The type of platform */
export type DeviceSignalCollectionPolicyPlatformType = components["schemas"]["DeviceSignalCollectionPolicyPlatformType"];

export type DeviceSignalCollectionPolicyRule = components["schemas"]["DeviceSignalCollectionPolicyRule"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container>Specifies actions to be taken, or operations that may be allowed, if the rule conditions are satisfied */
export type DeviceSignalCollectionPolicyRuleActions = components["schemas"]["DeviceSignalCollectionPolicyRuleActions"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container>Specifies conditions that must be met during policy evaluation to apply the rule. All policy conditions, as well as conditions for at least one rule must be met to apply the settings specified in the policy and the associated rule. */
export type DeviceSignalCollectionPolicyRuleConditions = components["schemas"]["DeviceSignalCollectionPolicyRuleConditions"];

/** Specifies how device context is collected when a user attempts to sign in */
export type DeviceSignalCollectionPolicyRuleDeviceSignalCollection = components["schemas"]["DeviceSignalCollectionPolicyRuleDeviceSignalCollection"];

/** The state object of the device */
export type DeviceStatus = components["schemas"]["DeviceStatus"];

export type DeviceUser = components["schemas"]["DeviceUser"];

export type DeviceWithProviders = components["schemas"]["DeviceWithProviders"];

/** Algorithm used to generate the key. Only required for the PBKDF2 algorithm. */
export type DigestAlgorithm = components["schemas"]["DigestAlgorithm"];

export type DiskEncryptionTypeAndroid = components["schemas"]["DiskEncryptionTypeAndroid"];

/**
 * Type of encryption used on the device
 * > **Note:** The following values map to Disk Encryption ON: `FULL`, `USER`, `ALL_INTERNAL_VOLUMES`. All other values map to Disk Encryption OFF.
 */
export type DiskEncryptionTypeDef = components["schemas"]["DiskEncryptionTypeDef"];

export type DiskEncryptionTypeDesktop = components["schemas"]["DiskEncryptionTypeDesktop"];

/** Defines the properties of the certificate */
export type DomainCertificate = components["schemas"]["DomainCertificate"];

/** Certificate metadata for the domain */
export type DomainCertificateMetadata = components["schemas"]["DomainCertificateMetadata"];

/** Certificate source type that indicates whether the certificate is provided by the user or Okta. */
export type DomainCertificateSourceType = components["schemas"]["DomainCertificateSourceType"];

/** Certificate type */
export type DomainCertificateType = components["schemas"]["DomainCertificateType"];

export type DomainLinks = components["schemas"]["DomainLinks"];

/** Defines a list of domains with a subset of the properties for each domain */
export type DomainListResponse = components["schemas"]["DomainListResponse"];

export type DomainRequest = components["schemas"]["DomainRequest"];

/** The properties that define an individual domain. */
export type DomainResponse = components["schemas"]["DomainResponse"];

/** Status of the domain */
export type DomainValidationStatus = components["schemas"]["DomainValidationStatus"];

export type Duration = components["schemas"]["Duration"];

export type DynamicNetworkZone = components["schemas"]["DynamicNetworkZone"];

/** Elliptic curve key in JSON Web Key (JWK) format. It's used during enrollment to encrypt fulfillment requests to Yubico, or during activation to verify Yubico's JWS (JSON Web Signature) objects in fulfillment responses. The currently agreed protocol uses P-384. */
export type ECKeyJWK = components["schemas"]["ECKeyJWK"];

/** Header to track the completion time of the resource fetch job */
export type ETag = components["schemas"]["ETag"];

export type EmailContent = components["schemas"]["EmailContent"];

export type EmailCustomization = components["schemas"]["EmailCustomization"];

export type EmailDefaultContent = components["schemas"]["EmailDefaultContent"];

export type EmailDomain = components["schemas"]["EmailDomain"];

export type EmailDomainDNSRecord = components["schemas"]["EmailDomainDNSRecord"];

export type EmailDomainDNSRecordType = components["schemas"]["EmailDomainDNSRecordType"];

export type EmailDomainResponse = components["schemas"]["EmailDomainResponse"];

export type EmailDomainResponseWithEmbedded = components["schemas"]["EmailDomainResponseWithEmbedded"];

export type EmailDomainStatus = components["schemas"]["EmailDomainStatus"];

export type EmailPreview = components["schemas"]["EmailPreview"];

export type EmailServerListResponse = components["schemas"]["EmailServerListResponse"];

export type EmailSettings = components["schemas"]["EmailSettings"];

export type EmailSettingsResponse = components["schemas"]["EmailSettingsResponse"];

export type EmailTemplateResponse = components["schemas"]["EmailTemplateResponse"];

/** Variant for email templates. You can publish a theme for email templates with different combinations of assets. Variants are preset combinations of those assets. */
export type EmailTemplateTouchPointVariant = components["schemas"]["EmailTemplateTouchPointVariant"];

export type EmailTestAddresses = components["schemas"]["EmailTestAddresses"];

/** Empty object payload */
export type EmptyRequestSchema = components["schemas"]["EmptyRequestSchema"];

/** Setting status */
export type EnabledStatus = components["schemas"]["EnabledStatus"];

/** Variant for the Okta End-User Dashboard. You can publish a theme for end-user dashboard with different combinations of assets. Variants are preset combinations of those assets. */
export type EndUserDashboardTouchPointVariant = components["schemas"]["EndUserDashboardTouchPointVariant"];

/** Requested authentication method for OAuth 2.0 endpoints. */
export type EndpointAuthMethod = components["schemas"]["EndpointAuthMethod"];

export type EnhancedDynamicNetworkZone = components["schemas"]["EnhancedDynamicNetworkZone"];

/** Enrollment Initialization Request */
export type EnrollmentActivationRequest = components["schemas"]["EnrollmentActivationRequest"];

/** Enrollment initialization response */
export type EnrollmentActivationResponse = components["schemas"]["EnrollmentActivationResponse"];

/** Enrollment initialization request */
export type EnrollmentInitializationRequest = components["schemas"]["EnrollmentInitializationRequest"];

/** Yubico transport key in the form of a JSON Web Token (JWK), used to encrypt our fulfillment request to Yubico. The currently agreed protocol uses P-384. */
export type EnrollmentInitializationResponse = components["schemas"]["EnrollmentInitializationResponse"];

/** Specifies the [grace period](https://developer.okta.com/docs/concepts/policies/#authenticator-enrollment-policies) configuration for completing an authenticator enrollment or setup */
export type EnrollmentPolicyAuthenticatorGracePeriod = components["schemas"]["EnrollmentPolicyAuthenticatorGracePeriod"];

export type EntitlementValue = components["schemas"]["EntitlementValue"];

export type EntitlementValuesResponse = components["schemas"]["EntitlementValuesResponse"];

/**
 * Entitlements capability configuration with embedded protocol details.
 *
 * **Protocol validation rule:**
 * - The `actions` parameter is required when `supportedProtocols` is set to `ACTIONS`.
 */
export type EntitlementsCapability = components["schemas"]["EntitlementsCapability"];

export type EntitlementsLink = components["schemas"]["EntitlementsLink"];

export type EntityRiskPolicy = components["schemas"]["EntityRiskPolicy"];

export type EntityRiskPolicyRule = components["schemas"]["EntityRiskPolicyRule"];

export type EntityRiskPolicyRuleActionRunWorkflow = components["schemas"]["EntityRiskPolicyRuleActionRunWorkflow"];

export type EntityRiskPolicyRuleActionTerminateAllSessions = components["schemas"]["EntityRiskPolicyRuleActionTerminateAllSessions"];

export type EntityRiskPolicyRuleActionsObject = components["schemas"]["EntityRiskPolicyRuleActionsObject"];

export type EntityRiskPolicyRuleConditions = components["schemas"]["EntityRiskPolicyRuleConditions"];

/** <x-lifecycle class="oie"></x-lifecycle> The risk score level of the entity risk policy rule */
export type EntityRiskScorePolicyRuleCondition = components["schemas"]["EntityRiskScorePolicyRuleCondition"];

export type Error_ = components["schemas"]["Error"];

/** Conflict error object */
export type Error409 = components["schemas"]["Error409"];

export type ErrorCause = components["schemas"]["ErrorCause"];

export type ErrorPage = components["schemas"]["ErrorPage"];

/** Variant for the error page. You can publish a theme for error page with different combinations of assets. Variants are preset combinations of those assets. */
export type ErrorPageTouchPointVariant = components["schemas"]["ErrorPageTouchPointVariant"];

export type EventHook = components["schemas"]["EventHook"];

export type EventHookChannel = components["schemas"]["EventHookChannel"];

export type EventHookChannelConfig = components["schemas"]["EventHookChannelConfig"];

/**
 * The authentication scheme used for this request.
 *
 * To use Basic Auth for authentication, set `type` to `HEADER`,
 * `key` to `Authorization`, and `value` to the Base64-encoded string of "username:password". Ensure that you include
 * the scheme (including space) as part of the `value` parameter. For example, `Basic YWRtaW46c3VwZXJzZWNyZXQ=`.
 */
export type EventHookChannelConfigAuthScheme = components["schemas"]["EventHookChannelConfigAuthScheme"];

/** The authentication scheme type. Currently only supports `HEADER`. */
export type EventHookChannelConfigAuthSchemeType = components["schemas"]["EventHookChannelConfigAuthSchemeType"];

export type EventHookChannelConfigHeader = components["schemas"]["EventHookChannelConfigHeader"];

/** The channel type. Currently supports `HTTP`. */
export type EventHookChannelType = components["schemas"]["EventHookChannelType"];

/** The object that maps the filter to the event type */
export type EventHookFilterMap = components["schemas"]["EventHookFilterMap"];

export type EventHookFilterMapObject = components["schemas"]["EventHookFilterMapObject"];

export type EventHookFilterMapObjectCondition = components["schemas"]["EventHookFilterMapObjectCondition"];

/**
 * The optional filter defined on a specific event type
 *
 * > **Note:** Event hook filters is a [self-service Early Access (EA)](/openapi/okta-management/guides/release-lifecycle/#early-access-ea) to enable.
 * If you want to disable this feature, it's recommended to first remove all event filters.
 */
export type EventHookFilters = components["schemas"]["EventHookFilters"];

/**
 * The subscribed event types that trigger the event hook. When you register an event hook
 * you need to specify which events you want to subscribe to. To see the list of event types
 * currently eligible for use in event hooks, use the [Event Types catalog](https://developer.okta.com/docs/reference/api/event-types/#catalog)
 * and search with the parameter `event-hook-eligible`.
 */
export type EventHookSubscribedEventTypes = components["schemas"]["EventHookSubscribedEventTypes"];

/** Verification status of the event hook. `UNVERIFIED` event hooks won't receive any events. */
export type EventHookVerificationStatus = components["schemas"]["EventHookVerificationStatus"];

/** The events object type. Currently supports `EVENT_TYPE`. */
export type EventSubscriptionType = components["schemas"]["EventSubscriptionType"];

export type EventSubscriptions = components["schemas"]["EventSubscriptions"];

/** Timestamp when the object expires */
export type ExpiresAt = components["schemas"]["ExpiresAt"];

/** Auth0 tenant details used to enable Express Configuration on an OIN Integration submission. Populates the submission's sign-on, authentication, and app settings so that admins can configure the app through the Express Configuration flow. */
export type ExpressConfiguration = components["schemas"]["ExpressConfiguration"];

/** Capability type */
export type ExpressConfigureCapabilityType = components["schemas"]["ExpressConfigureCapabilityType"];

/** Conditional expression */
export type Expression = components["schemas"]["Expression"];

export type FCMConfiguration = components["schemas"]["FCMConfiguration"];

export type FCMPushProvider = components["schemas"]["FCMPushProvider"];

export type FailbackRequestSchema = components["schemas"]["FailbackRequestSchema"];

export type FailoverRequestSchema = components["schemas"]["FailoverRequestSchema"];

/** Specifies feature release cycle information */
export type Feature = components["schemas"]["Feature"];

export type FeatureLifecycle = components["schemas"]["FeatureLifecycle"];

/**
 * Current release cycle stage of a feature
 *
 * If a feature's stage value is `EA`, the state is `null` and not returned. If the value is `BETA`, the state is `OPEN` or `CLOSED` depending on whether the `BETA` feature is manageable.
 *
 * > **Note:** If a feature's stage is `OPEN BETA`, you can update it only in Preview cells. If a feature's stage is `CLOSED BETA`, you can disable it only in Preview cells.
 */
export type FeatureStage = components["schemas"]["FeatureStage"];

/** Indicates the release state of the feature */
export type FeatureStageState = components["schemas"]["FeatureStageState"];

/** Current release stage of the feature */
export type FeatureStageValue = components["schemas"]["FeatureStageValue"];

/** Type of feature */
export type FeatureType = components["schemas"]["FeatureType"];

export type FederatedClaim = components["schemas"]["FederatedClaim"];

export type FederatedClaimRequestBody = components["schemas"]["FederatedClaimRequestBody"];

export type FipsEnum = components["schemas"]["FipsEnum"];

export type ForgotPasswordResponse = components["schemas"]["ForgotPasswordResponse"];

/** List of fulfillment order details */
export type FulfillmentData = components["schemas"]["FulfillmentData"];

/** Information about the fulfillment order that includes the factor’s make and model, the custom configuration of the factor, and inventory details. */
export type FulfillmentDataOrderDetails = components["schemas"]["FulfillmentDataOrderDetails"];

/** Fulfillment request */
export type FulfillmentRequest = components["schemas"]["FulfillmentRequest"];

export type GlobalTokenRevocation = components["schemas"]["GlobalTokenRevocation"];

/**
 * Schema for the Google Workspace app (key name: `google`)
 *
 * To create a Google Workspace app, use the [Create an Application](https://developer.okta.com/docs/api/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Google Workspace app only supports `BROWSER_PLUGIN` and `SAML_2_0` sign-on modes.
 */
export type GoogleApplication = components["schemas"]["GoogleApplication"];

export type GoogleApplicationSettings = components["schemas"]["GoogleApplicationSettings"];

/** Google app instance properties */
export type GoogleApplicationSettingsApplication = components["schemas"]["GoogleApplicationSettingsApplication"];

export type GovernanceBundle = components["schemas"]["GovernanceBundle"];

/** Request to create a governance bundle */
export type GovernanceBundleCreateRequest = components["schemas"]["GovernanceBundleCreateRequest"];

/** Request to update a governance bundle */
export type GovernanceBundleUpdateRequest = components["schemas"]["GovernanceBundleUpdateRequest"];

export type GovernanceBundlesResponse = components["schemas"]["GovernanceBundlesResponse"];

/** The grant type */
export type GovernanceSourceType = components["schemas"]["GovernanceSourceType"];

/** Represents the Grace Period configuration for the device assurance policy */
export type GracePeriod = components["schemas"]["GracePeriod"];

/**
 * <x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Customizable strings to use with [grace periods](https://developer.okta.com/docs/concepts/policies/#authenticator-enrollment-policies) that are shown on the Sign-In Widget
 *
 * You can use the `gracePeriodRequiredSoonDescription` string without using either of the custom link strings.
 * However, if you use one of the custom link strings (`gracePeriodRequiredSoonCustomLinkLabel` or `gracePeriodRequiredSoonCustomLinkUrl`), then both are required.
 */
export type GracePeriodRequiredSoon = components["schemas"]["GracePeriodRequiredSoon"];

/** Status */
export type GrantOrTokenStatus = components["schemas"]["GrantOrTokenStatus"];

export type GrantResourcesHrefObject = components["schemas"]["GrantResourcesHrefObject"];

/** Determines the mechanism Okta uses to authorize the creation of the tokens. */
export type GrantType = components["schemas"]["GrantType"];

/** Array of grant types that this condition includes. Determines the mechanism that Okta uses to authorize the creation of the tokens. */
export type GrantTypePolicyRuleCondition = components["schemas"]["GrantTypePolicyRuleCondition"];

export type Group = components["schemas"]["Group"];

/**
 * Specifies the profile properties applied to [application users](https://developer.okta.com/docs/api/openapi/okta-management/management/tags/applicationusers) that are assigned to the app through group membership.
 * Some reference properties are imported from the target app and can't be configured. See [profile](https://developer.okta.com/docs/api/openapi/okta-management/management/user/getuser#user/getuser/t=response&c=200&path=profile).
 */
export type GroupAssignmentProfile = components["schemas"]["GroupAssignmentProfile"];

/** Specifies a set of groups whose users are to be included or excluded */
export type GroupCondition = components["schemas"]["GroupCondition"];

export type GroupMembershipsRequestSchema = components["schemas"]["GroupMembershipsRequestSchema"];

export type GroupMembershipsResponseSchema = components["schemas"]["GroupMembershipsResponseSchema"];

export type GroupOwner = components["schemas"]["GroupOwner"];

/** The source where group ownership is managed */
export type GroupOwnerOriginType = components["schemas"]["GroupOwnerOriginType"];

/** The entity type of the owner */
export type GroupOwnerType = components["schemas"]["GroupOwnerType"];

/** Specifies a set of groups whose users are to be included or excluded */
export type GroupPolicyRuleCondition = components["schemas"]["GroupPolicyRuleCondition"];

export type GroupProfile = components["schemas"]["GroupProfile"];

export type GroupProfileResult = components["schemas"]["GroupProfileResult"];

export type GroupPushMapping = components["schemas"]["GroupPushMapping"];

/** Discoverable resources related to the group push mapping */
export type GroupPushMappingLinks = components["schemas"]["GroupPushMappingLinks"];

/** The status of the group push mapping */
export type GroupPushMappingStatus = components["schemas"]["GroupPushMappingStatus"];

/** The status of the group push mapping */
export type GroupPushMappingStatusUpsert = components["schemas"]["GroupPushMappingStatusUpsert"];

export type GroupQueryRequest = components["schemas"]["GroupQueryRequest"];

export type GroupQueryResponse = components["schemas"]["GroupQueryResponse"];

export type GroupRule = components["schemas"]["GroupRule"];

/** Defines which users and groups to assign */
export type GroupRuleAction = components["schemas"]["GroupRuleAction"];

/** Defines group rule conditions */
export type GroupRuleConditions = components["schemas"]["GroupRuleConditions"];

/** Defines Okta specific [group-rules expression](https://developer.okta.com/docs/reference/okta-expression-language/#expressions-in-group-rules) */
export type GroupRuleExpression = components["schemas"]["GroupRuleExpression"];

/** Contains the `groupIds` array */
export type GroupRuleGroupAssignment = components["schemas"]["GroupRuleGroupAssignment"];

/** Currently not supported */
export type GroupRuleGroupCondition = components["schemas"]["GroupRuleGroupCondition"];

/** Defines conditions for `people` in a group rule */
export type GroupRulePeopleCondition = components["schemas"]["GroupRulePeopleCondition"];

/** Status of group rule. You can't update the status of a rule from `INACTIVE` to `ACTIVE`. You must use the activate and deactivate lifecycle operations. */
export type GroupRuleStatus = components["schemas"]["GroupRuleStatus"];

/** Defines conditions specific to user exclusion */
export type GroupRuleUserCondition = components["schemas"]["GroupRuleUserCondition"];

export type GroupSchema = components["schemas"]["GroupSchema"];

export type GroupSchemaAttribute = components["schemas"]["GroupSchemaAttribute"];

export type GroupSchemaBase = components["schemas"]["GroupSchemaBase"];

/** All Okta-defined profile properties are defined in a profile subschema with the resolution scope `#base`. These properties can't be removed or edited, regardless of any attempt to do so. */
export type GroupSchemaBaseProperties = components["schemas"]["GroupSchemaBaseProperties"];

/** All custom profile properties are defined in a profile subschema with the resolution scope `#custom` */
export type GroupSchemaCustom = components["schemas"]["GroupSchemaCustom"];

export type GroupSchemaDefinitions = components["schemas"]["GroupSchemaDefinitions"];

/** Determines how a group's profile and memberships are managed */
export type GroupType = components["schemas"]["GroupType"];

export type GroupsLink = components["schemas"]["GroupsLink"];

export type GroupsRequestSchema = components["schemas"]["GroupsRequestSchema"];

export type GroupsResponseSchema = components["schemas"]["GroupsResponseSchema"];

export type HelpLink = components["schemas"]["HelpLink"];

/**
 * The `id` property in the response as `id` serves as the unique ID for the key, which you can specify when invoking other CRUD operations.
 *
 * The `keyId` provided in the response is the alias of the public key that you can use to get details of the public key data in a separate call.
 */
export type HookKey = components["schemas"]["HookKey"];

export type HostedPage = components["schemas"]["HostedPage"];

export type HostedPageType = components["schemas"]["HostedPageType"];

/** Link to publish CSR */
export type HrefCsrPublishLink = components["schemas"]["HrefCsrPublishLink"];

/** Link to the resource (self) */
export type HrefCsrSelfLink = components["schemas"]["HrefCsrSelfLink"];

/** Describes allowed HTTP verbs for the `href` */
export type HrefHints = components["schemas"]["HrefHints"];

export type HrefHintsGuidanceObject = components["schemas"]["HrefHintsGuidanceObject"];

export type HrefObject = components["schemas"]["HrefObject"];

export type HrefObjectActivateLink = components["schemas"]["HrefObjectActivateLink"];

export type HrefObjectAppLink = components["schemas"]["HrefObjectAppLink"];

export type HrefObjectAssigneeLink = components["schemas"]["HrefObjectAssigneeLink"];

/** Link to authorize scopes */
export type HrefObjectAuthorizeLink = components["schemas"]["HrefObjectAuthorizeLink"];

export type HrefObjectBindingLink = components["schemas"]["HrefObjectBindingLink"];

export type HrefObjectBindingsLink = components["schemas"]["HrefObjectBindingsLink"];

export type HrefObjectClientLink = components["schemas"]["HrefObjectClientLink"];

export type HrefObjectDeactivateLink = components["schemas"]["HrefObjectDeactivateLink"];

export type HrefObjectDeleteLink = components["schemas"]["HrefObjectDeleteLink"];

export type HrefObjectGovernanceResourcesLink = components["schemas"]["HrefObjectGovernanceResourcesLink"];

export type HrefObjectGrantAerialConsent = components["schemas"]["HrefObjectGrantAerialConsent"];

export type HrefObjectGroupLink = components["schemas"]["HrefObjectGroupLink"];

export type HrefObjectLogoLink = components["schemas"]["HrefObjectLogoLink"];

export type HrefObjectMappingsLink = components["schemas"]["HrefObjectMappingsLink"];

export type HrefObjectMemberLink = components["schemas"]["HrefObjectMemberLink"];

export type HrefObjectMembersLink = components["schemas"]["HrefObjectMembersLink"];

export type HrefObjectNextLink = components["schemas"]["HrefObjectNextLink"];

export type HrefObjectPermissionsLink = components["schemas"]["HrefObjectPermissionsLink"];

export type HrefObjectResourceSetLink = components["schemas"]["HrefObjectResourceSetLink"];

export type HrefObjectResourceSetResourcesLink = components["schemas"]["HrefObjectResourceSetResourcesLink"];

export type HrefObjectRetrieveAerialConsent = components["schemas"]["HrefObjectRetrieveAerialConsent"];

export type HrefObjectRevokeAerialConsent = components["schemas"]["HrefObjectRevokeAerialConsent"];

export type HrefObjectRoleLink = components["schemas"]["HrefObjectRoleLink"];

export type HrefObjectRulesLink = components["schemas"]["HrefObjectRulesLink"];

export type HrefObjectSelfLink = components["schemas"]["HrefObjectSelfLink"];

export type HrefObjectSuspendLink = components["schemas"]["HrefObjectSuspendLink"];

export type HrefObjectUnsuspendLink = components["schemas"]["HrefObjectUnsuspendLink"];

export type HrefObjectUserLink = components["schemas"]["HrefObjectUserLink"];

export type HrefObjectWebLink = components["schemas"]["HrefObjectWebLink"];

export type HttpMethod = components["schemas"]["HttpMethod"];

/** An entitlement in a governance bundle */
export type IAMBundleEntitlement = components["schemas"]["IAMBundleEntitlement"];

/** IDV authorization endpoint */
export type IDVAuthorizationEndpoint = components["schemas"]["IDVAuthorizationEndpoint"];

/** Credentials for verifying requests to the IDV vendor */
export type IDVCredentials = components["schemas"]["IDVCredentials"];

/** Contains endpoints for the IDV vendor. When you create an `IDV_STANDARD` IdP, you must include the `par`, `authorization`, `token`, and `jwks` endpoints in the request body. */
export type IDVEndpoints = components["schemas"]["IDVEndpoints"];

/** IDV [PAR](https://datatracker.ietf.org/doc/html/rfc9126) endpoint */
export type IDVParEndpoint = components["schemas"]["IDVParEndpoint"];

/** Token endpoint of the IDV vendor */
export type IDVTokenEndpoint = components["schemas"]["IDVTokenEndpoint"];

export type IPNetworkZone = components["schemas"]["IPNetworkZone"];

/** An IP service offered by a provider, such as a proxy or VPN */
export type IPServiceCategory = components["schemas"]["IPServiceCategory"];

export type IamRole = components["schemas"]["IamRole"];

export type IamRoles = components["schemas"]["IamRoles"];

export type IdPCertificateCredential = components["schemas"]["IdPCertificateCredential"];

/** Defines a CSR for a signature or decryption credential for an IdP */
export type IdPCsr = components["schemas"]["IdPCsr"];

/** Base64URL-encoded CSR in DER format */
export type IdPCsrPkcs10 = components["schemas"]["IdPCsrPkcs10"];

/** A [JSON Web Key](https://tools.ietf.org/html/rfc7517) for a signature or encryption credential for an IdP */
export type IdPKeyCredential = components["schemas"]["IdPKeyCredential"];

export type IdProofingMethod = components["schemas"]["IdProofingMethod"];

/** JWE alg algorithm for encrypting the ID token issued to this client. If this is requested, the response is signed, and then encrypted with the result being a nested JWT. The default, if omitted, is that no encryption is performed. See the [Application Public Keys API](/openapi/okta-management/management/applicationssopublickeys/) for more information on encryption keys. See [Key management](https://developer.okta.com/docs/guides/key-management/main/) for more information on how encryption keys are used. */
export type IdTokenKeyEncryptionAlgorithm = components["schemas"]["IdTokenKeyEncryptionAlgorithm"];

export type IdentityClaimSourcingPolicy = components["schemas"]["IdentityClaimSourcingPolicy"];

export type IdentityClaimSourcingPolicyRule = components["schemas"]["IdentityClaimSourcingPolicyRule"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle> <x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Specifies actions to be taken, or operations that may be allowed, if the rule conditions are satisfied */
export type IdentityClaimSourcingPolicyRuleAction = components["schemas"]["IdentityClaimSourcingPolicyRuleAction"];

export type IdentityProvider = components["schemas"]["IdentityProvider"];

export type IdentityProviderApplicationUser = components["schemas"]["IdentityProviderApplicationUser"];

/** Indicates whether Okta uses the original Okta org domain URL or a custom domain URL in the request to the social IdP */
export type IdentityProviderIssuerMode = components["schemas"]["IdentityProviderIssuerMode"];

/**
 * Policy settings for the IdP.
 * The following provisioning and account linking actions are supported by each IdP provider:
 * | IdP type                                                           | User provisioning actions | Group provisioning actions            | Account link actions | Account link filters |
 * | -----------------------------------------------------------------  | ------------------------- | ------------------------------------- | -------------------- | -------------------- |
 * | `SAML2`                                                            | `AUTO` or `DISABLED`      | `NONE`, `ASSIGN`, `APPEND`, or `SYNC` | `AUTO`, `DISABLED`   | `groups`, `users`    |
 * | `X509`, `IDV_PERSONA`, `IDV_INCODE`, `IDV_CLEAR` and `IDV_STANDARD`| `DISABLED`                | No support for JIT provisioning       |                      |                      |
 * | All other IdP types                                                | `AUTO`, `DISABLED`        | `NONE` or `ASSIGN`                    | `AUTO`, `DISABLED`   | `groups`, `users`    |
 */
export type IdentityProviderPolicy = components["schemas"]["IdentityProviderPolicy"];

export type IdentityProviderPolicyProvider = components["schemas"]["IdentityProviderPolicyProvider"];

/** Specifies the IdP that's used to sign in */
export type IdentityProviderPolicyRuleCondition = components["schemas"]["IdentityProviderPolicyRuleCondition"];

/** The properties in the IdP `properties` object vary depending on the IdP type */
export type IdentityProviderProperties = components["schemas"]["IdentityProviderProperties"];

/**
 * The IdP object's `type` property identifies the social or enterprise IdP used for authentication.
 * Each IdP uses a specific protocol, therefore the `protocol` object must correspond with the IdP `type`.
 * If the protocol is OAuth 2.0-based, the `protocol` object's `scopes` property must also correspond with the scopes supported by the IdP `type`.
 * For policy actions supported by each IdP type, see [IdP type policy actions](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/IdentityProvider/#tag/IdentityProvider/operation/createIdentityProvider!path=policy&t=request).
 *
 * | Type               | Description                                                                                                                                           | Corresponding protocol | Corresponding protocol scopes                                         |
 * | ------------------ | ----------------------------------------------------------------------------------------------------------------------------------------------------- | ---------------------- | --------------------------------------------------------------------  |
 * | `AMAZON`           | [Amazon](https://developer.amazon.com/settings/console/registration?return_to=/)&nbsp;as the IdP                                        | OpenID Connect         | `profile`, `profile:user_id`                                          |
 * | `APPLE`            | [Apple](https://developer.apple.com/sign-in-with-apple/)&nbsp;as the IdP                                                                | OpenID Connect         | `names`, `email`, `openid`                                            |
 * | `DISCORD`          | [Discord](https://discord.com/login)&nbsp;as the IdP                                                                                    | OAuth 2.0              | `identify`, `email`                                                   |
 * | `FACEBOOK`         | [Facebook](https://developers.facebook.com)&nbsp;as the IdP                                                                             | OAuth 2.0              | `public_profile`, `email`                                             |
 * | `GITHUB`           | [GitHub](https://github.com/join)&nbsp;as the IdP                                                                                       | OAuth 2.0              | `user`                                                                |
 * | `GITLAB`           | [GitLab](https://gitlab.com/users/sign_in)&nbsp;as the IdP                                                                              | OpenID Connect         | `openid`, `read_user`, `profile`, `email`                             |
 * | `GOOGLE`           | [Google](https://accounts.google.com/signup)&nbsp;as the IdP                                                                            | OpenID Connect         | `openid`, `email`, `profile`                                          |
 * | `IDV_PERSONA`      | [Persona](https://app.withpersona.com/dashboard/login)&nbsp;as the IDV IdP                                                              | ID verification        |                                                                       |
 * | `IDV_CLEAR`        | [CLEAR Verified](https://www.clearme.com/)&nbsp;as the IDV IdP                                                                          | ID verification        | `openid`, `profile`, `identity_assurance`                             |
 * | `IDV_INCODE`       | [Incode](https://incode.com/)&nbsp;as the IDV IdP                                                                                       | ID verification        | `openid`, `profile`, `identity_assurance`                             |
 * | `IDV_STANDARD` | Custom IDV&nbsp;as the IDV IdP                                                                                       | ID verification        | `openid`, `profile`, `identity_assurance`                             |
 * | `LINKEDIN`         | [LinkedIn](https://developer.linkedin.com/)&nbsp;as the IdP                                                                             | OAuth 2.0              | `r_emailaddress`, `r_liteprofile`                                     |
 * | `LOGINGOV`         | [Login.gov](https://developers.login.gov/)&nbsp;as the IdP                                                                              | OpenID Connect         | `email`, `profile`, `profile:name`                                    |
 * | `LOGINGOV_SANDBOX` | [Login.gov's identity sandbox](https://developers.login.gov/testing/)&nbsp;as the IdP                                                   | OpenID Connect         | `email`, `profile`, `profile:name`                                    |
 * | `MICROSOFT`        | [Microsoft Enterprise SSO](https://azure.microsoft.com/)&nbsp;as the IdP                                                                | OpenID Connect         | `openid`, `email`, `profile`, `https://graph.microsoft.com/User.Read` |
 * | `OIDC`             | IdP that supports [OpenID Connect](https://openid.net/specs/openid-connect-core-1_0.html)                                               | OpenID Connect         | `openid`, `email`, `profile`                                          |
 * | `PAYPAL`           | [Paypal](https://www.paypal.com/signin)&nbsp;as the IdP                                                                                 | OpenID Connect         | `openid`, `email`, `profile`                                          |
 * | `PAYPAL_SANDBOX`   | [Paypal Sandbox](https://developer.paypal.com/tools/sandbox/)&nbsp;as the IdP                                                           | OpenID Connect         | `openid`, `email`, `profile`                                          |
 * | `SALESFORCE`       | [SalesForce](https://login.salesforce.com/)&nbsp;as the IdP                                                                             | OAuth 2.0              | `id`, `email`, `profile`                                              |
 * | `SAML2`            | Enterprise IdP that supports the [SAML 2.0 Web Browser SSO Profile](https://docs.oasis-open.org/security/saml/v2.0/saml-profiles-2.0-os.pdf)| SAML 2.0  |                                                                                |
 * | `SPOTIFY`          | [Spotify](https://developer.spotify.com/)&nbsp;as the IdP                                                                               | OpenID Connect         | `user-read-email`, `user-read-private`                                |
 * | `X509`             | [Smart Card IdP](https://tools.ietf.org/html/rfc5280)                                                                                   | Mutual TLS             |                                                                       |
 * | `XERO`             | [Xero](https://www.xero.com/us/signup/api/)&nbsp;as the IdP                                                                             | OpenID Connect         | `openid`, `profile`, `email`                                          |
 * | `YAHOO`            | [Yahoo](https://login.yahoo.com/)&nbsp;as the IdP                                                                                       | OpenID Connect         | `openid`, `profile`, `email`                                          |
 * | `YAHOOJP`          | [Yahoo Japan](https://login.yahoo.co.jp/config/login)&nbsp;as the IdP                                                                   | OpenID Connect         | `openid`, `profile`, `email`                                          |
 * | `OKTA_INTEGRATION`             | IdP that supports the [OpenID Connect](https://openid.net/specs/openid-connect-core-1_0.html) Org2Org IdP                                               | OpenID Connect         | `openid`, `email`, `profile`                                          |
 */
export type IdentityProviderType = components["schemas"]["IdentityProviderType"];

/** Array of group memberships that need to be deleted in Okta */
export type IdentitySourceGroupMembershipsDeleteProfile = components["schemas"]["IdentitySourceGroupMembershipsDeleteProfile"];

/** Array of group memberships that need to be inserted or updated in Okta */
export type IdentitySourceGroupMembershipsUpsertProfile = components["schemas"]["IdentitySourceGroupMembershipsUpsertProfile"];

/**
 * Contains a set of external group attributes and their values that are mapped to Okta standard properties. See the group [`profile` object](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/Group/#tag/Group/operation/getGroup!c=200&path=profile&t=response) and Declaration of a Custom Identity Source Schema in [Using anything as a source](https://help.okta.com/okta_help.htm?type=oie&id=ext-anything-as-a-source).
 * > **Note:** Profile attributes can only be of the string type.
 */
export type IdentitySourceGroupProfileForUpsert = components["schemas"]["IdentitySourceGroupProfileForUpsert"];

export type IdentitySourceSession = components["schemas"]["IdentitySourceSession"];

/** The current status of the identity source session */
export type IdentitySourceSessionStatus = components["schemas"]["IdentitySourceSessionStatus"];

export type IdentitySourceUserProfileForDelete = components["schemas"]["IdentitySourceUserProfileForDelete"];

/**
 * Contains a set of external user attributes and their values that are mapped to Okta standard and custom profile properties. See the [`profile` object](https://developer.okta.com/docs/api/openapi/okta-management/management/user/getuser#user/getuser/t=response&c=200&path=profile) and Declaration of a Custom Identity Source Schema in [Using anything as a source](https://help.okta.com/okta_help.htm?type=oie&id=ext-anything-as-a-source).
 * > **Note:** Profile attributes can only be of the string type.
 */
export type IdentitySourceUserProfileForUpsert = components["schemas"]["IdentitySourceUserProfileForUpsert"];

export type IdentitySourceUserProfileForUpsertRequired = components["schemas"]["IdentitySourceUserProfileForUpsertRequired"];

export type IdpDiscoveryPlatformConditionEvaluatorPlatform = components["schemas"]["IdpDiscoveryPlatformConditionEvaluatorPlatform"];

export type IdpDiscoveryPlatformConditionEvaluatorPlatformOperatingSystem = components["schemas"]["IdpDiscoveryPlatformConditionEvaluatorPlatformOperatingSystem"];

/** Specifies a particular platform or device to match on */
export type IdpDiscoveryPlatformPolicyRuleCondition = components["schemas"]["IdpDiscoveryPlatformPolicyRuleCondition"];

export type IdpDiscoveryPolicy = components["schemas"]["IdpDiscoveryPolicy"];

/** The type of operating system */
export type IdpDiscoveryPolicyPlatformOperatingSystemType = components["schemas"]["IdpDiscoveryPolicyPlatformOperatingSystemType"];

export type IdpDiscoveryPolicyRule = components["schemas"]["IdpDiscoveryPolicyRule"];

export type IdpDiscoveryPolicyRuleCondition = components["schemas"]["IdpDiscoveryPolicyRuleCondition"];

/** Specifies where to route users when they are attempting to sign in to your org, if the rule conditions are satisfied. You can add up to 10 providers to a single `idp` policy action. */
export type IdpPolicyRuleAction = components["schemas"]["IdpPolicyRuleAction"];

export type IdpPolicyRuleActionMatchCriteria = components["schemas"]["IdpPolicyRuleActionMatchCriteria"];

export type IdpPolicyRuleActionProvider = components["schemas"]["IdpPolicyRuleActionProvider"];

/** Determines whether the rule should use expression language or a specific IdP */
export type IdpSelectionType = components["schemas"]["IdpSelectionType"];

/** Identity Verification (IDV) protocol configuration for identity verification. */
export type Idv = components["schemas"]["Idv"];

/** Identity Verification (IDV) capability configuration with embedded protocol details. */
export type IdvCapability = components["schemas"]["IdvCapability"];

export type IframeEmbedScopeAllowedApps = components["schemas"]["IframeEmbedScopeAllowedApps"];

export type ImageUploadResponse = components["schemas"]["ImageUploadResponse"];

/** Import schedule configuration */
export type ImportScheduleObject = components["schemas"]["ImportScheduleObject"];

export type ImportScheduleSettings = components["schemas"]["ImportScheduleSettings"];

/** Determines the Okta username for the imported user */
export type ImportUsernameObject = components["schemas"]["ImportUsernameObject"];

export type InactivityPolicyRuleCondition = components["schemas"]["InactivityPolicyRuleCondition"];

export type InboundProvisioningApplicationFeature = components["schemas"]["InboundProvisioningApplicationFeature"];

/** An inline hook object that specifies the details of the inline hook */
export type InlineHook = components["schemas"]["InlineHook"];

export type InlineHookBasePayload = components["schemas"]["InlineHookBasePayload"];

export type InlineHookChannel = components["schemas"]["InlineHookChannel"];

/** Properties of the communications channel that are used to contact your external service */
export type InlineHookChannelConfig = components["schemas"]["InlineHookChannelConfig"];

/** The authentication scheme to use for this request */
export type InlineHookChannelConfigAuthSchemeBody = components["schemas"]["InlineHookChannelConfigAuthSchemeBody"];

/** The authentication scheme to use for this request */
export type InlineHookChannelConfigAuthSchemeResponse = components["schemas"]["InlineHookChannelConfigAuthSchemeResponse"];

/** Properties of the communications channel that are used to contact your external service */
export type InlineHookChannelConfigCreate = components["schemas"]["InlineHookChannelConfigCreate"];

export type InlineHookChannelConfigHeaders = components["schemas"]["InlineHookChannelConfigHeaders"];

export type InlineHookChannelCreate = components["schemas"]["InlineHookChannelCreate"];

export type InlineHookChannelHttp = components["schemas"]["InlineHookChannelHttp"];

export type InlineHookChannelHttpCreate = components["schemas"]["InlineHookChannelHttpCreate"];

export type InlineHookChannelOAuth = components["schemas"]["InlineHookChannelOAuth"];

export type InlineHookChannelOAuthCreate = components["schemas"]["InlineHookChannelOAuthCreate"];

export type InlineHookChannelType = components["schemas"]["InlineHookChannelType"];

/** An inline hook object that specifies the details of the inline hook */
export type InlineHookCreate = components["schemas"]["InlineHookCreate"];

/** An inline hook object that specifies the details of the inline hook */
export type InlineHookCreateResponse = components["schemas"]["InlineHookCreateResponse"];

export type InlineHookHttpConfig = components["schemas"]["InlineHookHttpConfig"];

export type InlineHookHttpConfigCreate = components["schemas"]["InlineHookHttpConfigCreate"];

export type InlineHookLinks = components["schemas"]["InlineHookLinks"];

export type InlineHookLinksCreate = components["schemas"]["InlineHookLinksCreate"];

export type InlineHookOAuthBasicConfig = components["schemas"]["InlineHookOAuthBasicConfig"];

export type InlineHookOAuthChannelConfig = components["schemas"]["InlineHookOAuthChannelConfig"];

export type InlineHookOAuthChannelConfigCreate = components["schemas"]["InlineHookOAuthChannelConfigCreate"];

export type InlineHookOAuthClientSecretConfig = components["schemas"]["InlineHookOAuthClientSecretConfig"];

export type InlineHookOAuthClientSecretConfigCreate = components["schemas"]["InlineHookOAuthClientSecretConfigCreate"];

export type InlineHookOAuthPrivateKeyJwtConfig = components["schemas"]["InlineHookOAuthPrivateKeyJwtConfig"];

export type InlineHookPayload = components["schemas"]["InlineHookPayload"];

/** An inline hook object that specifies the details of the inline hook */
export type InlineHookReplace = components["schemas"]["InlineHookReplace"];

/** The API request that triggered the inline hook */
export type InlineHookRequestObject = components["schemas"]["InlineHookRequestObject"];

export type InlineHookResponse = components["schemas"]["InlineHookResponse"];

export type InlineHookResponseCommandValue = components["schemas"]["InlineHookResponseCommandValue"];

export type InlineHookResponseCommands = components["schemas"]["InlineHookResponseCommands"];

export type InlineHookStatus = components["schemas"]["InlineHookStatus"];

/** One of the inline hook types */
export type InlineHookType = components["schemas"]["InlineHookType"];

export type IntegrationCapability = components["schemas"]["IntegrationCapability"];

export type InterclientTrustMapping = components["schemas"]["InterclientTrustMapping"];

export type InterclientTrustMappingRequestBody = components["schemas"]["InterclientTrustMappingRequestBody"];

export type IssuerMode = components["schemas"]["IssuerMode"];

/** The update action */
export type JsonPatchOperation = components["schemas"]["JsonPatchOperation"];

export type JsonWebKey = components["schemas"]["JsonWebKey"];

/** The status of the public key */
export type JsonWebKeyStatus = components["schemas"]["JsonWebKeyStatus"];

/** The type of public key */
export type JsonWebKeyType = components["schemas"]["JsonWebKeyType"];

/** The intended use of the public key */
export type JsonWebKeyUse = components["schemas"]["JsonWebKeyUse"];

export type JwkUse = components["schemas"]["JwkUse"];

/** Purpose of the certificate. The only supported value is `sig`. */
export type JwkUseType = components["schemas"]["JwkUseType"];

export type KeepCurrent = components["schemas"]["KeepCurrent"];

/** <x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Controls how often the post-authentication prompt is presented to users */
export type KeepMeSignedIn = components["schemas"]["KeepMeSignedIn"];

export type KeyRequest = components["schemas"]["KeyRequest"];

/** Represents the attestation strength used by the Chrome Verified Access API */
export type KeyTrustLevelBrowserKey = components["schemas"]["KeyTrustLevelBrowserKey"];

/** Represents the attestation strength used by the Chrome Verified Access API */
export type KeyTrustLevelOSMode = components["schemas"]["KeyTrustLevelOSMode"];

export type KnowledgeConstraint = components["schemas"]["KnowledgeConstraint"];

/** The language specified as an [IETF BCP 47 language tag](https://datatracker.ietf.org/doc/html/rfc5646) */
export type Language = components["schemas"]["Language"];

/** Timestamp when the object was last updated */
export type LastUpdated = components["schemas"]["LastUpdated"];

/** Determines whether to update a user in the app when a user in Okta is updated */
export type LifecycleCreateSettingObject = components["schemas"]["LifecycleCreateSettingObject"];

/** Determines whether deprovisioning occurs when the app is unassigned */
export type LifecycleDeactivateSettingObject = components["schemas"]["LifecycleDeactivateSettingObject"];

export type LifecycleExpirationPolicyRuleCondition = components["schemas"]["LifecycleExpirationPolicyRuleCondition"];

export type LifecycleStatus = components["schemas"]["LifecycleStatus"];

export type LinkedHrefObject = components["schemas"]["LinkedHrefObject"];

export type LinkedObject = components["schemas"]["LinkedObject"];

export type LinkedObjectDetails = components["schemas"]["LinkedObjectDetails"];

/** The object type for this relationship */
export type LinkedObjectDetailsType = components["schemas"]["LinkedObjectDetailsType"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LinkedObjectLinksSelf = components["schemas"]["LinkedObjectLinksSelf"];

export type LinksActivate = components["schemas"]["LinksActivate"];

export type LinksAerialConsentGranted = components["schemas"]["LinksAerialConsentGranted"];

export type LinksAerialConsentRevoked = components["schemas"]["LinksAerialConsentRevoked"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of resources related to the application user. */
export type LinksAppAndUser = components["schemas"]["LinksAppAndUser"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. */
export type LinksAssignee = components["schemas"]["LinksAssignee"];

export type LinksAuthenticator = components["schemas"]["LinksAuthenticator"];

export type LinksCancel = components["schemas"]["LinksCancel"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources. */
export type LinksCustomRoleResponse = components["schemas"]["LinksCustomRoleResponse"];

export type LinksDeactivate = components["schemas"]["LinksDeactivate"];

export type LinksEnroll = components["schemas"]["LinksEnroll"];

export type LinksFactor = components["schemas"]["LinksFactor"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the resources using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. */
export type LinksGovernanceResources = components["schemas"]["LinksGovernanceResources"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the sources using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. */
export type LinksGovernanceSources = components["schemas"]["LinksGovernanceSources"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. Use the `LinksNext` object for dynamic discovery of related resources and lifecycle operations. */
export type LinksNext = components["schemas"]["LinksNext"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. */
export type LinksNextForRoleAssignments = components["schemas"]["LinksNextForRoleAssignments"];

export type LinksPoll = components["schemas"]["LinksPoll"];

export type LinksQrcode = components["schemas"]["LinksQrcode"];

export type LinksQuestions = components["schemas"]["LinksQuestions"];

export type LinksResend = components["schemas"]["LinksResend"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LinksSelf = components["schemas"]["LinksSelf"];

export type LinksSelfAndFullUsersLifecycle = components["schemas"]["LinksSelfAndFullUsersLifecycle"];

export type LinksSelfAndLifecycle = components["schemas"]["LinksSelfAndLifecycle"];

export type LinksSelfAndRoles = components["schemas"]["LinksSelfAndRoles"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources. */
export type LinksSelfForRoleAssignment = components["schemas"]["LinksSelfForRoleAssignment"];

export type LinksSelfLifecycleAndAuthorize = components["schemas"]["LinksSelfLifecycleAndAuthorize"];

export type LinksSend = components["schemas"]["LinksSend"];

export type LinksUserAuthenticators = components["schemas"]["LinksUserAuthenticators"];

export type LinksUserFactors = components["schemas"]["LinksUserFactors"];

export type LinksUserRef = components["schemas"]["LinksUserRef"];

export type LinksVerify = components["schemas"]["LinksVerify"];

/**
 * A collection of the profile mappings that include a subset of the profile mapping object's properties. The profile mapping object describes a mapping between an Okta user's and an app user's properties using [JSON Schema Draft 4](https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04).
 *
 * > **Note:** Same type source/target mappings aren't supported by this API. Profile mappings must either be Okta->App or App->Okta.
 */
export type ListProfileMappings = components["schemas"]["ListProfileMappings"];

/** Variant for the Okta loading page. You can publish a theme for Okta loading page with different combinations of assets. Variants are preset combinations of those assets. */
export type LoadingPageTouchPointVariant = components["schemas"]["LoadingPageTouchPointVariant"];

export type LocationGranularity = components["schemas"]["LocationGranularity"];

/** Describes the user, app, client, or other entity (actor) who performs an action on a target. The actor is dependent on the action that is performed. All events have actors. */
export type LogActor = components["schemas"]["LogActor"];

/**
 * All authentication relies on validating one or more credentials that prove the authenticity of the actor's identity. Credentials are sometimes provided by the actor, as is the case with passwords, and at other times provided by a third party, and validated by the authentication provider.
 *
 * The authenticationContext contains metadata about how the actor is authenticated. For example, an authenticationContext for an event, where a user authenticates with Integrated Windows Authentication (IWA), looks like the following:
 * ```
 * {
 *     "authenticationProvider": "ACTIVE_DIRECTORY",
 *     "authenticationStep": 0,
 *     "credentialProvider": null,
 *     "credentialType": "IWA",
 *     "externalSessionId": "102N1EKyPFERROGvK9wizMAPQ",
 *     "interface": null,
 *     "issuer": null
 * }
 * ```
 * In this case, the user enters an IWA credential to authenticate against an Active Directory instance. All of the user's future-generated events in this sign-in session are going to share the same `externalSessionId`.
 *
 * Among other operations, this response object can be used to scan for suspicious sign-in activity or perform analytics on user authentication habits (for example, how often authentication scheme X is used versus authentication scheme Y).
 */
export type LogAuthenticationContext = components["schemas"]["LogAuthenticationContext"];

/** The system that proves the identity of an actor using the credentials provided to it */
export type LogAuthenticationProvider = components["schemas"]["LogAuthenticationProvider"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container>The result of the bot protection detection associated with the event */
export type LogBotProtection = components["schemas"]["LogBotProtection"];

/** When an event is triggered by an HTTP request, the `client` object describes the [client](https://datatracker.ietf.org/doc/html/rfc2616) that issues the HTTP request. For instance, the web browser is the client when a user accesses Okta. When this request is received and processed, a sign-in event is fired. When the event isn't sourced to an HTTP request, such as an automatic update, the `client` object field is blank. */
export type LogClient = components["schemas"]["LogClient"];

/** A credential provider is a software service that manages identities and their associated credentials. When authentication occurs through credentials provided by a credential provider, the credential provider is recorded here. */
export type LogCredentialProvider = components["schemas"]["LogCredentialProvider"];

/** The underlying technology/scheme used in the credential */
export type LogCredentialType = components["schemas"]["LogCredentialType"];

/**
 * For some kinds of events (for example, OLM provisioning, sign-in request, second factor SMS, and so on), the fields that are provided in other response objects aren't sufficient to adequately describe the operations that the event has performed. In such cases, the `debugContext` object provides a way to store additional information.
 *
 * For example, an event where a second factor SMS token is sent to a user may have a `debugContext` that looks like the following:
 * ```
 * {
 *     "debugData": {
 *         "requestUri": "/api/v1/users/00u3gjksoiRGRAZHLSYV/factors/smsf8luacpZJAva10x45/verify",
 *         "smsProvider": "TELESIGN",
 *         "transactionId": "268632458E3C100F5F5F594C6DC689D4"
 *     }
 * }
 * ```
 * By inspecting the debugData field, you can find the URI that is used to trigger the second factor SMS (`/api/v1/users/00u3gjksoiRGRAZHLSYV/factors/smsf8luacpZJAva10x45/verify`), the SMS provider (`TELESIGN`), and the ID used by Telesign to identify this transaction (`268632458E3C100F5F5F594C6DC689D4`).
 *
 * If for some reason the information that is needed to implement a feature isn't provided in other response objects, you should scan the `debugContext.debugData` field for potentially useful fields.
 * > **Important:** The information contained in `debugContext.debugData` is intended to add context when troubleshooting customer platform issues. Both key names and values may change from release to release and aren't guaranteed to be stable. Therefore, they shouldn't be viewed as a data contract but as a debugging aid instead.
 */
export type LogDebugContext = components["schemas"]["LogDebugContext"];

/** The entity that describes a device enrolled with passwordless authentication using Okta Verify. */
export type LogDevice = components["schemas"]["LogDevice"];

export type LogDiskEncryptionType = components["schemas"]["LogDiskEncryptionType"];

export type LogEvent = components["schemas"]["LogEvent"];

/** Geographical context describes a set of geographic coordinates. In addition to containing latitude and longitude data, the `GeographicalContext` object also contains address data of postal code-level granularity. Within the `Client` object, the geographical context refers to the physical location of the client when it sends the request that triggers this event. All `Transaction` events with `type` equal to `WEB` have a geographical context set. `Transaction` events with `type` equal to `JOB` don't have a geographical context set. The geographical context data can be missing if the geographical data for a request can't be resolved. */
export type LogGeographicalContext = components["schemas"]["LogGeographicalContext"];

/** The latitude and longitude of the geolocation where an action was performed. The object is formatted according to the [ISO 6709](https://www.iso.org/obp/ui/fr/#iso:std:iso:6709:ed-3:v1:en) standard. */
export type LogGeolocation = components["schemas"]["LogGeolocation"];

export type LogIpAddress = components["schemas"]["LogIpAddress"];

/** Details about the associated IP address */
export type LogIpDetails = components["schemas"]["LogIpDetails"];

/** Describes the IP service category associated with an IP. */
export type LogIpServiceCategory = components["schemas"]["LogIpServiceCategory"];

/** Describes the issuer of the authorization server when the authentication is performed through OAuth. This is the location where well-known resources regarding the details of the authorization servers are published. */
export type LogIssuer = components["schemas"]["LogIssuer"];

export type LogOutcome = components["schemas"]["LogOutcome"];

/** The `Request` object describes details that are related to the HTTP request that triggers this event, if available. When the event isn't sourced to an HTTP request, such as an automatic update on the Okta servers, the `Request` object still exists, but the `ipChain` field is empty. */
export type LogRequest = components["schemas"]["LogRequest"];

/** Risk associated with the event */
export type LogRisk = components["schemas"]["LogRisk"];

export type LogScreenLockType = components["schemas"]["LogScreenLockType"];

/** The `securityContext` object provides security information that is directly related to the evaluation of the event's IP reputation. IP reputation is a trustworthiness rating that evaluates how likely a sender is to be malicious and is based on the sender's IP address. As the name implies, the `securityContext` object is useful for security applications-flagging and inspecting suspicious events. */
export type LogSecurityContext = components["schemas"]["LogSecurityContext"];

/** Indicates how severe the event is */
export type LogSeverity = components["schemas"]["LogSeverity"];

export type LogStream = components["schemas"]["LogStream"];

export type LogStreamActivateLink = components["schemas"]["LogStreamActivateLink"];

export type LogStreamAws = components["schemas"]["LogStreamAws"];

export type LogStreamAwsPutSchema = components["schemas"]["LogStreamAwsPutSchema"];

export type LogStreamDeactivateLink = components["schemas"]["LogStreamDeactivateLink"];

export type LogStreamLinkObject = components["schemas"]["LogStreamLinkObject"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LogStreamLinksSelfAndLifecycle = components["schemas"]["LogStreamLinksSelfAndLifecycle"];

/** Unique name for the log stream object */
export type LogStreamName = components["schemas"]["LogStreamName"];

export type LogStreamPutSchema = components["schemas"]["LogStreamPutSchema"];

export type LogStreamSchema = components["schemas"]["LogStreamSchema"];

export type LogStreamSelfLink = components["schemas"]["LogStreamSelfLink"];

/** Specifies the configuration for the `aws_eventbridge` log stream type. This configuration can't be modified after creation. */
export type LogStreamSettingsAws = components["schemas"]["LogStreamSettingsAws"];

/** Specifies the configuration for the `splunk_cloud_logstreaming` log stream type. */
export type LogStreamSettingsSplunk = components["schemas"]["LogStreamSettingsSplunk"];

/** Specifies the configuration for the `splunk_cloud_logstreaming` log stream type. */
export type LogStreamSettingsSplunkPut = components["schemas"]["LogStreamSettingsSplunkPut"];

export type LogStreamSplunk = components["schemas"]["LogStreamSplunk"];

export type LogStreamSplunkPutSchema = components["schemas"]["LogStreamSplunkPutSchema"];

/**
 * Specifies the streaming provider used
 *
 * Supported providers:
 *   * `aws_eventbridge` ([AWS EventBridge](https://aws.amazon.com/eventbridge))
 *   * `splunk_cloud_logstreaming` ([Splunk Cloud](https://www.splunk.com/en_us/software/splunk-cloud-platform.html))
 *
 * Select the provider type to see provider-specific configurations in the `settings` property:
 */
export type LogStreamType = components["schemas"]["LogStreamType"];

export type LogTarget = components["schemas"]["LogTarget"];

/**
 * A `transaction` object comprises contextual information associated with its respective event.
 * This information is useful for understanding sequences of correlated events.
 * For example, a `transaction` object such as the following:
 * ```
 * {
 *   "id": "Wn4f-0RQ8D8lTSLkAmkKdQAADqo",
 *   "type": "WEB",
 *   "detail": null
 * }
 * ```
 * indicates that a `WEB` request with `id` `Wn4f-0RQ8D8lTSLkAmkKdQAADqo` has created this event.
 *
 * A `transaction` object with a `requestApiTokenId` in the `detail` object, for example :
 * ```
 * {
 *   "id": "YjSlblAAqnKY7CdyCkXNBgAAAIU",
 *   "type": "WEB",
 *   "detail": {
 *     "requestApiTokenId": "00T94e3cn9kSEO3c51s5"
 *   }
 * }
 * ```
 * indicates that this event was the result of an action performed through an API using the token identified by 00T94e3cn9kSEO3c51s5. The token ID is visible in the Admin Console, **Security** > **API**. See [API token management](https://help.okta.com/okta_help.htm?id=Security_API). For more information on API tokens, see [Create an API token](https://developer.okta.com/docs/guides/create-an-api-token/).
 */
export type LogTransaction = components["schemas"]["LogTransaction"];

/**
 * "A user agent is software (a software agent) that is acting on behalf of a user." ([Definition of User Agent](https://developer.mozilla.org/en-US/docs/Glossary/User_agent))
 *
 * In the Okta event data object, the `UserAgent` object provides specifications about the client software that makes event-triggering HTTP requests. User agent identification is often useful for identifying interoperability problems between servers and clients, and also for browser and operating system usage analytics.
 */
export type LogUserAgent = components["schemas"]["LogUserAgent"];

/** The result of the user behavior detection models associated with the event */
export type LogUserBehavior = components["schemas"]["LogUserBehavior"];

export type MDMEnrollmentPolicyEnrollment = components["schemas"]["MDMEnrollmentPolicyEnrollment"];

export type MDMEnrollmentPolicyRuleCondition = components["schemas"]["MDMEnrollmentPolicyRuleCondition"];

export type MacOSAccountProfile = components["schemas"]["MacOSAccountProfile"];

export type MembershipRequestSchema = components["schemas"]["MembershipRequestSchema"];

export type MetadataLink = components["schemas"]["MetadataLink"];

/** Certificate chain description for verifying assertions from the Smart Card */
export type MtlsCredentials = components["schemas"]["MtlsCredentials"];

export type MtlsEndpoints = components["schemas"]["MtlsEndpoints"];

/** The Single Sign-On (SSO) endpoint is the IdP's `SingleSignOnService` endpoint */
export type MtlsSsoEndpoint = components["schemas"]["MtlsSsoEndpoint"];

export type MtlsTrustCredentials = components["schemas"]["MtlsTrustCredentials"];

/**
 * Mechanism to validate the certificate
 *
 * > **Note:** This property isn't supported. Okta now handles CRL caching automatically. As of October 8, 2025, in Preview orgs, and October 13, 2025, in Production orgs, this property is ignored if it's specified in any API requests. Specifying the property in your API requests doesn't cause any errors since the property has no effect.
 * >
 * > See [Deprecation Notice - Smart Card IdP Legacy CRL Cache Setting](https://support.okta.com/help/s/article/deprecation-notice-smart-card-idp-legacy-crl-cache-setting?language=en_US).
 */
export type MtlsTrustCredentialsRevocation = components["schemas"]["MtlsTrustCredentialsRevocation"];

export type NetworkZone = components["schemas"]["NetworkZone"];

/** Specifies the value of an IP address expressed using either `range` or `CIDR` form. */
export type NetworkZoneAddress = components["schemas"]["NetworkZoneAddress"];

/** Format of the IP addresses */
export type NetworkZoneAddressType = components["schemas"]["NetworkZoneAddressType"];

export type NetworkZoneAsns = components["schemas"]["NetworkZoneAsns"];

export type NetworkZoneLocation = components["schemas"]["NetworkZoneLocation"];

export type NetworkZoneLocationArray = components["schemas"]["NetworkZoneLocationArray"];

/** Network Zone status */
export type NetworkZoneStatus = components["schemas"]["NetworkZoneStatus"];

/** The type of Network Zone */
export type NetworkZoneType = components["schemas"]["NetworkZoneType"];

/** The usage of the Network Zone */
export type NetworkZoneUsage = components["schemas"]["NetworkZoneUsage"];

/** The type of notification */
export type NotificationType = components["schemas"]["NotificationType"];

/** Contains the `challenge` and `correctAnswer` objects for `push` factors that use a number matching challenge */
export type NumberFactorChallengeEmbeddedLinks = components["schemas"]["NumberFactorChallengeEmbeddedLinks"];

export type OAUTH2_CLIENT_CREDENTIALS = components["schemas"]["OAUTH2_CLIENT_CREDENTIALS"];

export type OAUTH2_CLIENT_CREDENTIALS_CREATE = components["schemas"]["OAUTH2_CLIENT_CREDENTIALS_CREATE"];

export type OAUTH2_JWT_BEARER_GRANT = components["schemas"]["OAUTH2_JWT_BEARER_GRANT"];

export type OAUTH2_JWT_BEARER_GRANT_CREATE = components["schemas"]["OAUTH2_JWT_BEARER_GRANT_CREATE"];

/** User that created the object */
export type OAuth2Actor = components["schemas"]["OAuth2Actor"];

export type OAuth2Claim = components["schemas"]["OAuth2Claim"];

/** Specifies the scopes for the Claim */
export type OAuth2ClaimConditions = components["schemas"]["OAuth2ClaimConditions"];

/**
 * Specifies the type of group filter if `valueType` is `GROUPS`
 *
 * If `valueType` is `GROUPS`, then the groups returned are filtered according to the value of `group_filter_type`.
 *
 * If you have complex filters for Groups, you can [create a Groups allowlist](https://developer.okta.com/docs/guides/customize-tokens-groups-claim/main/) to put them all in a Claim.
 */
export type OAuth2ClaimGroupFilterType = components["schemas"]["OAuth2ClaimGroupFilterType"];

/** Specifies whether the Claim is for an access token (`RESOURCE`) or an ID token (`IDENTITY`) */
export type OAuth2ClaimType = components["schemas"]["OAuth2ClaimType"];

/** Specifies whether the Claim is an Okta Expression Language (EL) expression (`EXPRESSION`), a set of groups (`GROUPS`), or a system claim (`SYSTEM`) */
export type OAuth2ClaimValueType = components["schemas"]["OAuth2ClaimValueType"];

export type OAuth2Client = components["schemas"]["OAuth2Client"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses an encryption key to encrypt an ID token JWT minted by the org authorization server or custom authorization server. Okta supports only RSA keys for encrypting tokens. */
export type OAuth2ClientJsonEncryptionKeyRequest = components["schemas"]["OAuth2ClientJsonEncryptionKeyRequest"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses an encryption key to encrypt an ID token JWT minted by the org authorization server or custom authorization server. Okta supports only RSA keys for encrypting tokens. */
export type OAuth2ClientJsonEncryptionKeyResponse = components["schemas"]["OAuth2ClientJsonEncryptionKeyResponse"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses signing keys to verify the signature of a JWT when provided for the `private_key_jwt` client authentication method or for a signed authorize request object. Okta supports both RSA and Elliptic Curve (EC) keys for signing tokens. */
export type OAuth2ClientJsonSigningKeyRequest = components["schemas"]["OAuth2ClientJsonSigningKeyRequest"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses signing keys to verify the signature of a JWT when provided for the `private_key_jwt` client authentication method or for a signed authorize request object. Okta supports both RSA and Elliptic Curve (EC) keys for signing tokens. */
export type OAuth2ClientJsonSigningKeyResponse = components["schemas"]["OAuth2ClientJsonSigningKeyResponse"];

/** An EC signing key */
export type OAuth2ClientJsonWebKeyECRequest = components["schemas"]["OAuth2ClientJsonWebKeyECRequest"];

/** An EC signing key */
export type OAuth2ClientJsonWebKeyECResponse = components["schemas"]["OAuth2ClientJsonWebKeyECResponse"];

export type OAuth2ClientJsonWebKeyRequestBase = components["schemas"]["OAuth2ClientJsonWebKeyRequestBase"];

export type OAuth2ClientJsonWebKeyRequestBody = components["schemas"]["OAuth2ClientJsonWebKeyRequestBody"];

export type OAuth2ClientJsonWebKeyResponseBase = components["schemas"]["OAuth2ClientJsonWebKeyResponseBase"];

/** An RSA signing key */
export type OAuth2ClientJsonWebKeyRsaRequest = components["schemas"]["OAuth2ClientJsonWebKeyRsaRequest"];

/** An RSA signing key */
export type OAuth2ClientJsonWebKeyRsaResponse = components["schemas"]["OAuth2ClientJsonWebKeyRsaResponse"];

export type OAuth2ClientSecret = components["schemas"]["OAuth2ClientSecret"];

export type OAuth2ClientSecretRequestBody = components["schemas"]["OAuth2ClientSecretRequestBody"];

export type OAuth2RefreshToken = components["schemas"]["OAuth2RefreshToken"];

export type OAuth2RefreshTokenScope = components["schemas"]["OAuth2RefreshTokenScope"];

export type OAuth2ResourceServerJsonWebKey = components["schemas"]["OAuth2ResourceServerJsonWebKey"];

export type OAuth2ResourceServerJsonWebKeyRequestBody = components["schemas"]["OAuth2ResourceServerJsonWebKeyRequestBody"];

export type OAuth2Scope = components["schemas"]["OAuth2Scope"];

/** Grant object that represents an app consent scope grant */
export type OAuth2ScopeConsentGrant = components["schemas"]["OAuth2ScopeConsentGrant"];

/** User type source that granted consent */
export type OAuth2ScopeConsentGrantSource = components["schemas"]["OAuth2ScopeConsentGrantSource"];

/** Indicates whether a consent dialog is needed for the Scope */
export type OAuth2ScopeConsentType = components["schemas"]["OAuth2ScopeConsentType"];

/** Indicates whether the Scope is included in the metadata */
export type OAuth2ScopeMetadataPublish = components["schemas"]["OAuth2ScopeMetadataPublish"];

/** Array of scopes that the condition includes */
export type OAuth2ScopesMediationPolicyRuleCondition = components["schemas"]["OAuth2ScopesMediationPolicyRuleCondition"];

/** OAuth 2.0 configuration used for authType `OAUTH2` */
export type OAuth2Settings = components["schemas"]["OAuth2Settings"];

export type OAuth2Token = components["schemas"]["OAuth2Token"];

export type OAuthApplicationCredentials = components["schemas"]["OAuthApplicationCredentials"];

/** Endpoint for an [OAuth 2.0 Authorization Server (AS)](https://tools.ietf.org/html/rfc6749#page-18) */
export type OAuthAuthorizationEndpoint = components["schemas"]["OAuthAuthorizationEndpoint"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an app using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type OAuthClientSecretLinks = components["schemas"]["OAuthClientSecretLinks"];

/** Client authentication credentials for an [OAuth 2.0 Authorization Server](https://tools.ietf.org/html/rfc6749#section-2.3) */
export type OAuthCredentials = components["schemas"]["OAuthCredentials"];

/**
 * OAuth 2.0 and OpenID Connect Client object
 * > **Note:** You must complete client registration with the IdP Authorization Server for your Okta IdP instance to obtain client credentials.
 */
export type OAuthCredentialsClient = components["schemas"]["OAuthCredentialsClient"];

/** Requested authentication method for the token endpoint */
export type OAuthEndpointAuthenticationMethod = components["schemas"]["OAuthEndpointAuthenticationMethod"];

/**
 * The `OAUTH2` and `OIDC` protocols support the `authorization` and `token` endpoints. Also, the `OIDC` protocol supports the `userInfo` and `jwks` endpoints.
 *
 * The IdP Authorization Server (AS) endpoints are currently defined as part of the [IdP provider]((https://developer.okta.com/docs/api/openapi/okta-management/management/tag/IdentityProvider/#tag/IdentityProvider/operation/createIdentityProvider!path=type&t=request)) and are read-only.
 */
export type OAuthEndpoints = components["schemas"]["OAuthEndpoints"];

export type OAuthMetadata = components["schemas"]["OAuthMetadata"];

/** Application name for the provisioning connection */
export type OAuthProvisioningEnabledApp = components["schemas"]["OAuthProvisioningEnabledApp"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of a JSON Web Key using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type OAuthResourceServerKeyLinks = components["schemas"]["OAuthResourceServerKeyLinks"];

/** Array of OAuth 2.0 response type strings */
export type OAuthResponseType = components["schemas"]["OAuthResponseType"];

/**
 * IdP-defined permission bundles to request delegated access from the user.
 * > **Note:** The [identity provider type](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/IdentityProvider/#tag/IdentityProvider/operation/createIdentityProvider!path=type&t=request) table lists the scopes that are supported for each IdP.
 */
export type OAuthScopes = components["schemas"]["OAuthScopes"];

/** Endpoint for an [OAuth 2.0 Authorization Server (AS)](https://tools.ietf.org/html/rfc6749#page-18) */
export type OAuthTokenEndpoint = components["schemas"]["OAuthTokenEndpoint"];

export type OINApplication = components["schemas"]["OINApplication"];

/** Contains SAML 1.1 sign-on mode attributes */
export type OINSaml11ApplicationSettingsSignOn = components["schemas"]["OINSaml11ApplicationSettingsSignOn"];

/**
 * Contains SAML 2.0 sign-on mode attributes.
 * > **Note:** Set `destinationOverride` to configure any other SAML 2.0 attributes in this section.
 */
export type OINSaml20ApplicationSettingsSignOn = components["schemas"]["OINSaml20ApplicationSettingsSignOn"];

export type OSAccount = components["schemas"]["OSAccount"];

/** Display name of the OS account */
export type OSAccountDisplayName = components["schemas"]["OSAccountDisplayName"];

/** Embedded resources related to the OS account */
export type OSAccountEmbedded = components["schemas"]["OSAccountEmbedded"];

export type OSAccountLinks = components["schemas"]["OSAccountLinks"];

export type OSAccountMacOS = components["schemas"]["OSAccountMacOS"];

/** OS platform for OS accounts (desktop platforms only) */
export type OSAccountPlatform = components["schemas"]["OSAccountPlatform"];

export type OSAccountWindows = components["schemas"]["OSAccountWindows"];

/**
 * Specifies the OS requirement for the policy.
 *
 * There are two types of OS requirements:
 *
 * * **Static**: A specific OS version requirement that doesn't change until you update the policy. A static OS requirement is specified with the `osVersion.minimum` property.
 * * **Dynamic**: An OS version requirement that is relative to the latest major OS release and security patch. A dynamic OS requirement is specified with the `osVersion.dynamicVersionRequirement` property.
 * > **Note:** Dynamic OS requirements are available only if the **Dynamic OS version compliance** [self-service EA](/openapi/okta-management/guides/release-lifecycle/#early-access-ea) feature is enabled. You can't specify both `osVersion.minimum` and `osVersion.dynamicVersionRequirement` properties at the same time.
 */
export type OSVersion = components["schemas"]["OSVersion"];

export type OSVersionConstraint = components["schemas"]["OSVersionConstraint"];

/** Current version of the operating system (maximum of four components in the versioning scheme) */
export type OSVersionFourComponents = components["schemas"]["OSVersionFourComponents"];

/** Current version of the operating system (maximum of three components in the versioning scheme) */
export type OSVersionThreeComponents = components["schemas"]["OSVersionThreeComponents"];

/**
 * Schema for the Microsoft Office 365 app (key name: `office365`)
 *
 * To create a Microsoft Office 365 app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Office 365 app only supports `BROWSER_PLUGIN` and `SAML_1_1` sign-on modes.
 */
export type Office365Application = components["schemas"]["Office365Application"];

export type Office365ApplicationSettings = components["schemas"]["Office365ApplicationSettings"];

/** Office365 app instance properties */
export type Office365ApplicationSettingsApplication = components["schemas"]["Office365ApplicationSettingsApplication"];

/** Settings required for the Microsoft Office 365 provisioning connection */
export type Office365ProvisioningSettings = components["schemas"]["Office365ProvisioningSettings"];

export type OfflineAccessScopeResourceHrefObject = components["schemas"]["OfflineAccessScopeResourceHrefObject"];

/** OIDC configuration details */
export type Oidc = components["schemas"]["Oidc"];

export type OidcAlgorithms = components["schemas"]["OidcAlgorithms"];

/** OIDC issuer identifier (issuer URL / expected `iss` value) for the external IdP */
export type OidcIssuer = components["schemas"]["OidcIssuer"];

/** Endpoint for the JSON Web Key Set (JWKS) document. This document contains signing keys that are used to validate the signatures from the provider. For more information on JWKS, see [JSON Web Key](https://tools.ietf.org/html/rfc7517). */
export type OidcJwksEndpoint = components["schemas"]["OidcJwksEndpoint"];

/** Algorithm settings used to sign an authorization request */
export type OidcRequestAlgorithm = components["schemas"]["OidcRequestAlgorithm"];

/**
 * Signature Algorithm settings for signing authorization requests sent to the IdP
 * > **Note:**  The `algorithm` property is ignored when you disable request signatures (`scope` set as `NONE`).
 */
export type OidcRequestSignatureAlgorithm = components["schemas"]["OidcRequestSignatureAlgorithm"];

/** Advanced settings for the OpenID Connect protocol */
export type OidcSettings = components["schemas"]["OidcSettings"];

export type OidcSigningAlgorithm = components["schemas"]["OidcSigningAlgorithm"];

/** OIDC IdP logout endpoint */
export type OidcSloEndpoint = components["schemas"]["OidcSloEndpoint"];

/** Endpoint for getting identity information about the user. For more information on the `/userinfo` endpoint, see [OpenID Connect](https://openid.net/specs/openid-connect-core-1_0.html#UserInfo). */
export type OidcUserInfoEndpoint = components["schemas"]["OidcUserInfoEndpoint"];

/**
 * Profile for a group that is imported from Active Directory.
 *
 * The `objectClass` for such groups is `okta:windows_security_principal`.
 *
 * You can extend group profiles with custom properties, but you must first add the properties to the group profile schema before you can reference them. Use the Profile Editor in the Admin Console or the [Schemas API](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/Schema/) to manage schema extensions.
 *
 * Custom properties can contain HTML tags. It is the client's responsibility to escape or encode this data before displaying it. Use [best-practices](https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html) to prevent cross-site scripting.
 */
export type OktaActiveDirectoryGroupProfile = components["schemas"]["OktaActiveDirectoryGroupProfile"];

/** The device risk level changed */
export type OktaDeviceRiskChangeEvent = components["schemas"]["OktaDeviceRiskChangeEvent"];

/** IP changed for the subject's session */
export type OktaIpChangeEvent = components["schemas"]["OktaIpChangeEvent"];

/** Request body for updating an Okta managed user account */
export type OktaManagedUserAccountForUpdate = components["schemas"]["OktaManagedUserAccountForUpdate"];

/** Request body for creating an Okta managed user account */
export type OktaManagedUserAccountRequest = components["schemas"]["OktaManagedUserAccountRequest"];

/** An Okta managed user account representing a Universal Directory user managed as a service account */
export type OktaManagedUserAccountResponse = components["schemas"]["OktaManagedUserAccountResponse"];

/** Defines a list of Okta Personal settings that can be enabled or disabled for the org */
export type OktaPersonalAdminFeatureSettings = components["schemas"]["OktaPersonalAdminFeatureSettings"];

export type OktaSignOnPolicy = components["schemas"]["OktaSignOnPolicy"];

export type OktaSignOnPolicyConditions = components["schemas"]["OktaSignOnPolicyConditions"];

/**
 * Indicates if the user is challenged for a second factor (MFA) based on the device used, a factor session lifetime expiration, or on every sign-in attempt.
 *
 * If the [Behavior](https://help.okta.com/okta_help.htm?type=oie&id=behavior-detection-type) of the global session policy includes the **New Device** behavior type, then `requireFactor` must be `false` or `factorPromptMode` must be `ALWAYS`.
 *
 * > **Note:** Required only if `requireFactor` is set to `true`.
 */
export type OktaSignOnPolicyFactorPromptMode = components["schemas"]["OktaSignOnPolicyFactorPromptMode"];

export type OktaSignOnPolicyRule = components["schemas"]["OktaSignOnPolicyRule"];

export type OktaSignOnPolicyRuleActions = components["schemas"]["OktaSignOnPolicyRuleActions"];

export type OktaSignOnPolicyRuleConditions = components["schemas"]["OktaSignOnPolicyRuleConditions"];

/** Specifies settings for the policy rule */
export type OktaSignOnPolicyRuleSignonActions = components["schemas"]["OktaSignOnPolicyRuleSignonActions"];

/**
 * <x-lifecycle class="oie"></x-lifecycle> Indicates the primary factor used to establish a session for the org. Supported values: `PASSWORD_IDP_ANY_FACTOR` (users can use any factor required by the app's app sign-in policy to establish a session), `PASSWORD_IDP` (users must always use a password to establish a session).
 *
 * > **Note:** Required only if `access` is set to `ALLOW`.
 */
export type OktaSignOnPolicyRuleSignonPrimaryFactor = components["schemas"]["OktaSignOnPolicyRuleSignonPrimaryFactor"];

/** Properties governing the user's session lifetime */
export type OktaSignOnPolicyRuleSignonSessionActions = components["schemas"]["OktaSignOnPolicyRuleSignonSessionActions"];

/** Status of Okta Support access */
export type OktaSupportAccessStatus = components["schemas"]["OktaSupportAccessStatus"];

export type OktaSupportCase = components["schemas"]["OktaSupportCase"];

export type OktaSupportCases = components["schemas"]["OktaSupportCases"];

/**
 * Profile for any group that is not imported from Active Directory. Specifies the standard
 * and custom profile properties for a group.
 *
 * The `objectClass` for these groups is `okta:user_group`.
 *
 * You can extend group profiles with custom properties, but you must first add the properties to the group profile schema before you can reference them. Use the Profile Editor in the Admin Console or the [Schemas API](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/Schema/) to manage schema extensions.
 *
 * Custom properties can contain HTML tags. It is the client's responsibility to escape or encode this data before displaying it. Use [best-practices](https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html) to prevent cross-site scripting.
 */
export type OktaUserGroupProfile = components["schemas"]["OktaUserGroupProfile"];

/** The user risk level changed */
export type OktaUserRiskChangeEvent = components["schemas"]["OktaUserRiskChangeEvent"];

/** Credentials for an Okta user */
export type OktaUserServiceAccountCredentials = components["schemas"]["OktaUserServiceAccountCredentials"];

/** Payload data for the OktaVerify provider */
export type OktaVerifyPayload = components["schemas"]["OktaVerifyPayload"];

export type OpenIdConnectApplication = components["schemas"]["OpenIdConnectApplication"];

/**
 * Indicates whether user consent is required or implicit.
 * A consent dialog appears for the end user depending on the values of three elements:
 *
 * * [prompt](/openapi/okta-oauth/oauth/orgas/authorize#orgas/authorize/t=request&in=query&path=prompt): A query parameter that is used in requests to `/authorize`
 * * `consent_method` (this property)
 * * [consent](/openapi/okta-management/management/authorizationserverscopes/createoauth2scope#authorizationserverscopes/createoauth2scope/t=request&path=consent): A [Scope](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/AuthorizationServerScopes/) property that allows you to enable or disable user consent for an individual scope
 *
 * | `prompt` | `consent_method` | `consent` | Result
 * | ---------- | ----------- | ---------- | ----------- |
 * | CONSENT | TRUSTED or REQUIRED | REQUIRED | Prompted |
 * | CONSENT | TRUSTED or REQUIRED | FLEXIBLE | Prompted |
 * | CONSENT | TRUSTED | IMPLICIT | Not prompted |
 * | NONE | TRUSTED | FLEXIBLE, IMPLICIT, or REQUIRED | Not prompted |
 * | NONE | REQUIRED | FLEXIBLE or REQUIRED | Prompted |
 * | NONE | REQUIRED | IMPLICIT | Not prompted |
 *
 * > **Notes:**
 * > * If you request a scope that requires consent while using the `client_credentials` flow, an error is returned because the flow doesn't support user consent.
 * > * If the `prompt` value is set to `NONE`, but the `consent_method` and the consent values are set to `REQUIRED`, then an error occurs.
 * > * When a scope is requested during a Client Credentials grant flow and `consent` is set to `FLEXIBLE`, the scope is granted in the access token with no consent prompt. This occurs because there is no user involved in a two-legged OAuth 2.0 [Client Credentials](https://developer.okta.com/docs/guides/implement-grant-type/clientcreds/main/) grant flow.
 */
export type OpenIdConnectApplicationConsentMethod = components["schemas"]["OpenIdConnectApplicationConsentMethod"];

/** The type of IdP-initiated sign-in flow that the client supports */
export type OpenIdConnectApplicationIdpInitiatedLogin = components["schemas"]["OpenIdConnectApplicationIdpInitiatedLogin"];

/** Indicates whether the Okta authorization server uses the original Okta org domain URL or a custom domain URL as the issuer of the ID token for this client */
export type OpenIdConnectApplicationIssuerMode = components["schemas"]["OpenIdConnectApplicationIssuerMode"];

/** The network restrictions of the client */
export type OpenIdConnectApplicationNetwork = components["schemas"]["OpenIdConnectApplicationNetwork"];

export type OpenIdConnectApplicationSettings = components["schemas"]["OpenIdConnectApplicationSettings"];

export type OpenIdConnectApplicationSettingsClient = components["schemas"]["OpenIdConnectApplicationSettingsClient"];

/** A [JSON Web Key Set](https://tools.ietf.org/html/rfc7517#section-5) for validating JWTs presented to Okta or for encrypting ID tokens minted by Okta for the client */
export type OpenIdConnectApplicationSettingsClientKeys = components["schemas"]["OpenIdConnectApplicationSettingsClientKeys"];

/**
 * Refresh token configuration for an OAuth 2.0 client
 *
 * When you create or update an OAuth 2.0 client, you can configure refresh token rotation by setting the `rotation_type` and `leeway` properties. If you don't set these properties when you create an app integration, the default values are used.
 * When you update an app integration, your previously configured values are used.
 */
export type OpenIdConnectApplicationSettingsRefreshToken = components["schemas"]["OpenIdConnectApplicationSettingsRefreshToken"];

/**
 * The type of client app
 * Specific `grant_types` are valid for each `application_type`. See [Create a Client Application](/openapi/okta-oauth/oauth/client/createclient).
 */
export type OpenIdConnectApplicationType = components["schemas"]["OpenIdConnectApplicationType"];

/** The refresh token rotation mode for the OAuth 2.0 client */
export type OpenIdConnectRefreshTokenRotationType = components["schemas"]["OpenIdConnectRefreshTokenRotationType"];

export type OperationRequest = components["schemas"]["OperationRequest"];

export type OperationResponse = components["schemas"]["OperationResponse"];

/** Operational status of a given agent */
export type OperationalStatus = components["schemas"]["OperationalStatus"];

export type OptInStatusResponse = components["schemas"]["OptInStatusResponse"];

/**
 * Schema for the Okta Org2Org app (key name: `okta_org2org`)
 *
 * To create an Org2Org app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Notes:**
 * > * The Okta Org2Org (`okta_org2org`) app isn't available in Okta Integrator Free Plan orgs. If you need to test this feature in your Integrator Free Plan org, contact your Okta account team.
 * > * The Okta Org2Org app supports `SAML_2_0` and `AUTO_LOGIN` sign-on modes.
 */
export type Org2OrgApplication = components["schemas"]["Org2OrgApplication"];

export type Org2OrgApplicationSettings = components["schemas"]["Org2OrgApplicationSettings"];

/** Org2Org app instance properties */
export type Org2OrgApplicationSettingsApplication = components["schemas"]["Org2OrgApplicationSettingsApplication"];

/**
 * Only used for the Okta Org2Org (`okta_org2org`) app.
 *
 * The signing key rotation setting.
 */
export type Org2OrgProvisioningOAuthSigningSettings = components["schemas"]["Org2OrgProvisioningOAuthSigningSettings"];

export type OrgAerialConsent = components["schemas"]["OrgAerialConsent"];

export type OrgAerialConsentDetails = components["schemas"]["OrgAerialConsentDetails"];

export type OrgAerialConsentRevoked = components["schemas"]["OrgAerialConsentRevoked"];

export type OrgAerialGrantNotFound = components["schemas"]["OrgAerialGrantNotFound"];

export type OrgCAPTCHASettings = components["schemas"]["OrgCAPTCHASettings"];

/** Type of contact */
export type OrgContactType = components["schemas"]["OrgContactType"];

export type OrgContactTypeObj = components["schemas"]["OrgContactTypeObj"];

export type OrgContactUser = components["schemas"]["OrgContactUser"];

/**
 * Profile and credential information for the first super admin user of the child org.
 * If you plan to configure and manage the org programmatically, create a system user with a dedicated email address and a strong password.
 * > **Note:** If you don't provide `credentials`, the super admin user is prompted to set up their credentials when they sign in to the org for the first time.
 */
export type OrgCreationAdmin = components["schemas"]["OrgCreationAdmin"];

/** Connection object for Cross App Access connections */
export type OrgCrossAppAccessConnection = components["schemas"]["OrgCrossAppAccessConnection"];

/** Patch request object for Cross App Access Connections */
export type OrgCrossAppAccessConnectionPatchRequest = components["schemas"]["OrgCrossAppAccessConnectionPatchRequest"];

export type OrgOktaCommunicationSetting = components["schemas"]["OrgOktaCommunicationSetting"];

/** Status of Okta Support Settings */
export type OrgOktaSupportSetting = components["schemas"]["OrgOktaSupportSetting"];

export type OrgOktaSupportSettingsObj = components["schemas"]["OrgOktaSupportSettingsObj"];

export type OrgPreferences = components["schemas"]["OrgPreferences"];

export type OrgSetting = components["schemas"]["OrgSetting"];

export type OrganizationalUnit = components["schemas"]["OrganizationalUnit"];

/** The protocol used */
export type OtpProtocol = components["schemas"]["OtpProtocol"];

/** HMAC algorithm */
export type OtpTotpAlgorithm = components["schemas"]["OtpTotpAlgorithm"];

/** The shared secret encoding */
export type OtpTotpEncoding = components["schemas"]["OtpTotpEncoding"];

/** Number of digits in an OTP value */
export type OtpTotpPassCodeLength = components["schemas"]["OtpTotpPassCodeLength"];

/** Time interval for TOTP in seconds */
export type OtpTotpTimeIntervalInSeconds = components["schemas"]["OtpTotpTimeIntervalInSeconds"];

export type PageRoot = components["schemas"]["PageRoot"];

/** Attributes used for processing Active Directory or LDAP group membership update */
export type Parameters = components["schemas"]["Parameters"];

/**
 * Specifies a password for a user.
 *
 * When a user has a valid password, imported hashed password, or password hook, and a response object contains
 * a password credential, then the password object is a bare object without the value property defined (for example, `password: {}`). This indicates that a password value exists. You can modify password policy requirements in the Admin Console by editing the Password authenticator:  **Security** > **Authenticators** > **Password** (or for Okta Classic orgs, use **Security** > **Authentication** > **Password**).
 *
 * For information on defaults and configuring your password policies, see [Configure the password authenticator](https://help.okta.com/okta_help.htm?type=oie&id=ext-configure-password) in the help documentation.
 */
export type PasswordCredential = components["schemas"]["PasswordCredential"];

/**
 * Specifies a hashed password to import into Okta. This allows an existing password to be imported into Okta directly
 * from some other store. Okta supports the BCRYPT, SHA-512, SHA-256, SHA-1, MD5, and PBKDF2 hash functions for password import.
 *  A hashed password may be specified in a password object when creating or updating a user, but not for other operations.
 *  See the [Create user with imported hashed password](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/User/#create-user-with-imported-hashed-password) description. When you update a user with a hashed password, the user must be in the `STAGED` status.
 */
export type PasswordCredentialHash = components["schemas"]["PasswordCredentialHash"];

/** The algorithm used to generate the hash using the password (and salt, when applicable). */
export type PasswordCredentialHashAlgorithm = components["schemas"]["PasswordCredentialHashAlgorithm"];

/** Specify a [password import inline hook](/openapi/okta-management/management/tags/inlinehook/createpasswordimportinlinehook) to trigger verification of the user's password the first time the user signs in. This allows an existing password to be imported into Okta directly from some other store. */
export type PasswordCredentialHook = components["schemas"]["PasswordCredentialHook"];

/** Weak password dictionary lookup settings */
export type PasswordDictionary = components["schemas"]["PasswordDictionary"];

/** Lookup settings for commonly used passwords */
export type PasswordDictionaryCommon = components["schemas"]["PasswordDictionaryCommon"];

export type PasswordExpirationPolicyRuleCondition = components["schemas"]["PasswordExpirationPolicyRuleCondition"];

export type PasswordImportRequest = components["schemas"]["PasswordImportRequest"];

export type PasswordImportRequestData = components["schemas"]["PasswordImportRequestData"];

/** Password import inline hook request */
export type PasswordImportRequestExecute = components["schemas"]["PasswordImportRequestExecute"];

/** Password import inline hook response */
export type PasswordImportResponse = components["schemas"]["PasswordImportResponse"];

export type PasswordPolicy = components["schemas"]["PasswordPolicy"];

/** Specifies an authentication provider that's the source of some or all users */
export type PasswordPolicyAuthenticationProviderCondition = components["schemas"]["PasswordPolicyAuthenticationProviderCondition"];

export type PasswordPolicyAuthenticationProviderType = components["schemas"]["PasswordPolicyAuthenticationProviderType"];

export type PasswordPolicyConditions = components["schemas"]["PasswordPolicyConditions"];

/** Specifies how to handle password delegation */
export type PasswordPolicyDelegationSettings = components["schemas"]["PasswordPolicyDelegationSettings"];

export type PasswordPolicyDelegationSettingsOptions = components["schemas"]["PasswordPolicyDelegationSettingsOptions"];

/** Specifies the password settings for the policy */
export type PasswordPolicyPasswordSettings = components["schemas"]["PasswordPolicyPasswordSettings"];

/** Age settings */
export type PasswordPolicyPasswordSettingsAge = components["schemas"]["PasswordPolicyPasswordSettingsAge"];

/** Breached Protection settings */
export type PasswordPolicyPasswordSettingsBreachedProtection = components["schemas"]["PasswordPolicyPasswordSettingsBreachedProtection"];

/** Complexity settings */
export type PasswordPolicyPasswordSettingsComplexity = components["schemas"]["PasswordPolicyPasswordSettingsComplexity"];

/** Lockout settings */
export type PasswordPolicyPasswordSettingsLockout = components["schemas"]["PasswordPolicyPasswordSettingsLockout"];

export type PasswordPolicyRecoveryEmail = components["schemas"]["PasswordPolicyRecoveryEmail"];

export type PasswordPolicyRecoveryEmailProperties = components["schemas"]["PasswordPolicyRecoveryEmailProperties"];

export type PasswordPolicyRecoveryEmailRecoveryToken = components["schemas"]["PasswordPolicyRecoveryEmailRecoveryToken"];

export type PasswordPolicyRecoveryFactorSettings = components["schemas"]["PasswordPolicyRecoveryFactorSettings"];

/** Settings for the factors that can be used for recovery */
export type PasswordPolicyRecoveryFactors = components["schemas"]["PasswordPolicyRecoveryFactors"];

export type PasswordPolicyRecoveryQuestion = components["schemas"]["PasswordPolicyRecoveryQuestion"];

export type PasswordPolicyRecoveryQuestionComplexity = components["schemas"]["PasswordPolicyRecoveryQuestionComplexity"];

export type PasswordPolicyRecoveryQuestionProperties = components["schemas"]["PasswordPolicyRecoveryQuestionProperties"];

/**
 * Specifies the password recovery settings for the policy
 * > **Note:** With Identity Engine, you can specify recovery factors inside the password policy rule instead of in the policy settings object. Recovery factors for the rule are defined inside the [`selfServicePasswordReset` action](https://developer.okta.com/docs/api/openapi/okta-management/management/tags/policy/#tag/Policy/operation/createPolicyRule!path=1/actions/selfServicePasswordReset&t=request).
 */
export type PasswordPolicyRecoverySettings = components["schemas"]["PasswordPolicyRecoverySettings"];

export type PasswordPolicyRule = components["schemas"]["PasswordPolicyRule"];

/** Indicates if a password can be changed */
export type PasswordPolicyRuleAction = components["schemas"]["PasswordPolicyRuleAction"];

export type PasswordPolicyRuleActions = components["schemas"]["PasswordPolicyRuleActions"];

/** Specifies conditions that must be met during policy evaluation to apply the rule. All policy conditions and conditions for at least one rule must be met to apply the settings specified in the policy and the associated rule. */
export type PasswordPolicyRuleConditions = components["schemas"]["PasswordPolicyRuleConditions"];

/** Specifies the policy level settings */
export type PasswordPolicySettings = components["schemas"]["PasswordPolicySettings"];

/** Indicates whether the Password Protection Warning feature is enabled */
export type PasswordProtectionWarningTrigger = components["schemas"]["PasswordProtectionWarningTrigger"];

/** Determines whether Okta creates and pushes a password in the app for each assigned user */
export type PasswordSettingObject = components["schemas"]["PasswordSettingObject"];

/** The operation (PATCH action) */
export type PatchAction = components["schemas"]["PatchAction"];

export type PerClientRateLimitMode = components["schemas"]["PerClientRateLimitMode"];

export type PerClientRateLimitSettings = components["schemas"]["PerClientRateLimitSettings"];

export type Permission = components["schemas"]["Permission"];

/** Conditions for further restricting a permission. See [Permission conditions](https://help.okta.com/okta_help.htm?type=oie&id=ext-permission-conditions). */
export type PermissionConditions = components["schemas"]["PermissionConditions"];

/** Permissions assigned to the role */
export type Permissions = components["schemas"]["Permissions"];

/** Defines a list of email domains with a subset of the properties for each domain */
export type PersonalAppsBlockList = components["schemas"]["PersonalAppsBlockList"];

/** Pin request */
export type PinRequest = components["schemas"]["PinRequest"];

/** The Okta authentication pipeline of the org */
export type PipelineType = components["schemas"]["PipelineType"];

export type Platform = components["schemas"]["Platform"];

export type PlatformConditionEvaluatorPlatform = components["schemas"]["PlatformConditionEvaluatorPlatform"];

export type PlatformConditionEvaluatorPlatformOperatingSystem = components["schemas"]["PlatformConditionEvaluatorPlatformOperatingSystem"];

export type PlatformConditionEvaluatorPlatformOperatingSystemVersion = components["schemas"]["PlatformConditionEvaluatorPlatformOperatingSystemVersion"];

export type PlatformConditionOperatingSystemVersionMatchType = components["schemas"]["PlatformConditionOperatingSystemVersionMatchType"];

/** Specifies a particular platform or device to match on */
export type PlatformPolicyRuleCondition = components["schemas"]["PlatformPolicyRuleCondition"];

/** Indicates if Google Play Protect is enabled on the device and whether it has found known malware */
export type PlayProtectVerdict = components["schemas"]["PlayProtectVerdict"];

export type Policy = components["schemas"]["Policy"];

export type PolicyAccess = components["schemas"]["PolicyAccess"];

/** Specifies the behavior for linking an IdP user to an existing Okta user */
export type PolicyAccountLink = components["schemas"]["PolicyAccountLink"];

/** Specifies the account linking action for an IdP user */
export type PolicyAccountLinkAction = components["schemas"]["PolicyAccountLinkAction"];

/** Specifies filters on which users are available for account linking by an IdP */
export type PolicyAccountLinkFilter = components["schemas"]["PolicyAccountLinkFilter"];

/** Group memberships used to determine link candidates */
export type PolicyAccountLinkFilterGroups = components["schemas"]["PolicyAccountLinkFilterGroups"];

/** Filters on which users are available for account linking */
export type PolicyAccountLinkFilterUsers = components["schemas"]["PolicyAccountLinkFilterUsers"];

export type PolicyCommon = components["schemas"]["PolicyCommon"];

export type PolicyContext = components["schemas"]["PolicyContext"];

export type PolicyLinks = components["schemas"]["PolicyLinks"];

export type PolicyMapping = components["schemas"]["PolicyMapping"];

export type PolicyMappingRequest = components["schemas"]["PolicyMappingRequest"];

/** Specifies the type of resource to map. You can only map an app sign-in policy to a device signal collection policy (the `policyId` path parameter). */
export type PolicyMappingResourceType = components["schemas"]["PolicyMappingResourceType"];

/** Specifies a network selection mode and a set of network zones to be included or excluded. If the connection parameter's data type is `ZONE`, one of the `include` or `exclude` arrays is required. Specific zone IDs to include or exclude are enumerated in the respective arrays. */
export type PolicyNetworkCondition = components["schemas"]["PolicyNetworkCondition"];

/** Network selection mode */
export type PolicyNetworkConnection = components["schemas"]["PolicyNetworkConnection"];

/** Specifies the users and groups that are included or excluded by the policy rule */
export type PolicyPeopleCondition = components["schemas"]["PolicyPeopleCondition"];

/** The type of operating system */
export type PolicyPlatformOperatingSystemType = components["schemas"]["PolicyPlatformOperatingSystemType"];

/** The type of platform */
export type PolicyPlatformType = components["schemas"]["PolicyPlatformType"];

export type PolicyRule = components["schemas"]["PolicyRule"];

export type PolicyRuleActions = components["schemas"]["PolicyRuleActions"];

export type PolicyRuleActionsEnroll = components["schemas"]["PolicyRuleActionsEnroll"];

export type PolicyRuleActionsEnrollSelf = components["schemas"]["PolicyRuleActionsEnrollSelf"];

/** Specifies an authentication entry point */
export type PolicyRuleAuthContextCondition = components["schemas"]["PolicyRuleAuthContextCondition"];

/** Specifies how the user is authenticated */
export type PolicyRuleAuthContextType = components["schemas"]["PolicyRuleAuthContextType"];

export type PolicyRuleConditions = components["schemas"]["PolicyRuleConditions"];

/** Rule type */
export type PolicyRuleType = components["schemas"]["PolicyRuleType"];

/** Verification method type */
export type PolicyRuleVerificationMethodType = components["schemas"]["PolicyRuleVerificationMethodType"];

/** Specifies the behavior for establishing, validating, and matching a username for an IdP user */
export type PolicySubject = components["schemas"]["PolicySubject"];

/** Determines the Okta user profile attribute match conditions for account linking and authentication of the transformed IdP username */
export type PolicySubjectMatchType = components["schemas"]["PolicySubjectMatchType"];

/** All Okta orgs contain only one IdP discovery policy with an immutable default rule routing to your org's sign-in page. All Okta orgs also contain just one entity risk policy, one session protection policy, and one identity claims sourcing policy. */
export type PolicyType = components["schemas"]["PolicyType"];

export type PolicyTypeSimulation = components["schemas"]["PolicyTypeSimulation"];

/**
 * [Okta Expression Language (EL) expression](https://developer.okta.com/docs/reference/okta-expression-language/) to generate or transform a unique username for the IdP user.
 * * IdP user profile attributes can be referenced with the `idpuser` prefix such as `idpuser.subjectNameId`.
 * * You must define an IdP user profile attribute before it can be referenced in an Okta EL expression. To define an IdP user attribute policy, you may need to create a new IdP instance without a base profile property. Then edit the IdP user profile to update the IdP instance with an expression that references the IdP user profile attribute that you just created.
 */
export type PolicyUserNameTemplate = components["schemas"]["PolicyUserNameTemplate"];

export type PolicyUserStatus = components["schemas"]["PolicyUserStatus"];

export type PossessionConstraint = components["schemas"]["PossessionConstraint"];

export type PostAuthKeepMeSignedInPrompt = components["schemas"]["PostAuthKeepMeSignedInPrompt"];

export type PostAuthSessionFailureActionsObject = components["schemas"]["PostAuthSessionFailureActionsObject"];

export type PostAuthSessionPolicy = components["schemas"]["PostAuthSessionPolicy"];

export type PostAuthSessionPolicyRule = components["schemas"]["PostAuthSessionPolicyRule"];

export type PostAuthSessionPolicyRuleRunWorkflow = components["schemas"]["PostAuthSessionPolicyRuleRunWorkflow"];

export type PostAuthSessionPolicyRuleTerminateSession = components["schemas"]["PostAuthSessionPolicyRuleTerminateSession"];

export type PreRegistrationInlineHook = components["schemas"]["PreRegistrationInlineHook"];

export type PrincipalRateLimitEntity = components["schemas"]["PrincipalRateLimitEntity"];

/** The type of principal, either an API token or an OAuth 2.0 app */
export type PrincipalType = components["schemas"]["PrincipalType"];

/** Base class for PrivilegedResourceRequest and PrivilegedResourceResponse */
export type PrivilegedResource = components["schemas"]["PrivilegedResource"];

export type PrivilegedResourceAccountAppRequest = components["schemas"]["PrivilegedResourceAccountAppRequest"];

export type PrivilegedResourceAccountAppResponse = components["schemas"]["PrivilegedResourceAccountAppResponse"];

export type PrivilegedResourceAccountOkta = components["schemas"]["PrivilegedResourceAccountOkta"];

/** Credentials for the privileged resource */
export type PrivilegedResourceCredentials = components["schemas"]["PrivilegedResourceCredentials"];

export type PrivilegedResourceFilters = components["schemas"]["PrivilegedResourceFilters"];

/** Current status of the privileged resource */
export type PrivilegedResourceStatus = components["schemas"]["PrivilegedResourceStatus"];

/** The type of the resource */
export type PrivilegedResourceType = components["schemas"]["PrivilegedResourceType"];

/** Update request for a privileged resource */
export type PrivilegedResourceUpdateRequest = components["schemas"]["PrivilegedResourceUpdateRequest"];

export type ProfileEnrollmentPolicy = components["schemas"]["ProfileEnrollmentPolicy"];

export type ProfileEnrollmentPolicyRule = components["schemas"]["ProfileEnrollmentPolicyRule"];

export type ProfileEnrollmentPolicyRuleAction = components["schemas"]["ProfileEnrollmentPolicyRuleAction"];

export type ProfileEnrollmentPolicyRuleActions = components["schemas"]["ProfileEnrollmentPolicyRuleActions"];

/** Contains a single Boolean property that indicates whether `emailVerification` should occur (`true`) or not (`false`, default) */
export type ProfileEnrollmentPolicyRuleActivationRequirement = components["schemas"]["ProfileEnrollmentPolicyRuleActivationRequirement"];

export type ProfileEnrollmentPolicyRuleProfileAttribute = components["schemas"]["ProfileEnrollmentPolicyRuleProfileAttribute"];

/**
 * The profile mapping object describes a mapping between an Okta user's and an app user's properties using [JSON Schema Draft 4](https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04).
 *
 * > **Note:** Same type source/target mappings aren't supported by this API. Profile mappings must be between Okta and an app.
 */
export type ProfileMapping = components["schemas"]["ProfileMapping"];

/** A target property, in string form, that maps to a valid [JSON Schema Draft](https://tools.ietf.org/html/draft-zyp-json-schema-04) document. */
export type ProfileMappingProperty = components["schemas"]["ProfileMappingProperty"];

/**
 * Indicates whether to update target properties for user create and update or just for user create.
 *
 * - Having a pushStatus of `PUSH` causes properties in the target to be updated on create and update.
 * - Having a pushStatus of `DONT_PUSH` causes properties in the target to be updated only on create.
 */
export type ProfileMappingPropertyPushStatus = components["schemas"]["ProfileMappingPropertyPushStatus"];

/** The updated request body properties */
export type ProfileMappingRequest = components["schemas"]["ProfileMappingRequest"];

/**
 * The parameter is the source of a profile mapping and is a valid [JSON Schema Draft 4](https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04) document with the following properties. The data type can be an app instance or an Okta object.
 *
 * > **Note:** If the source is Okta and the UserTypes feature isn't enabled, then the source `_links` only has a link to the schema.
 */
export type ProfileMappingSource = components["schemas"]["ProfileMappingSource"];

/**
 * The parameter is the target of a profile mapping and is a valid [JSON Schema Draft 4](https://datatracker.ietf.org/doc/html/draft-zyp-json-schema-04) document with the following properties. The data type can be an app instance or an Okta object.
 *
 *  > **Note:** If the target is Okta and the UserTypes feature isn't enabled, then the target `_links` only has a link to the schema.
 */
export type ProfileMappingTarget = components["schemas"]["ProfileMappingTarget"];

/**
 * This setting determines whether a user in the app gets updated when they're updated in Okta.
 *
 * If enabled, Okta updates a user's attributes in the app when the app is assigned.
 * Future changes made to the Okta user's profile automatically overwrite the corresponding attribute value in the app.
 */
export type ProfileSettingObject = components["schemas"]["ProfileSettingObject"];

export type Protocol = components["schemas"]["Protocol"];

/** Specifies whether to digitally sign authorization requests to the IdP */
export type ProtocolAlgorithmRequestScope = components["schemas"]["ProtocolAlgorithmRequestScope"];

/** Specifies whether to verify responses from the IdP */
export type ProtocolAlgorithmResponseScope = components["schemas"]["ProtocolAlgorithmResponseScope"];

/** IdP key credential reference to the Okta X.509 signature certificate */
export type ProtocolCredentialsKeyId = components["schemas"]["ProtocolCredentialsKeyId"];

export type ProtocolEndpointBinding = components["schemas"]["ProtocolEndpointBinding"];

/** Protocol settings for the IDV vendor */
export type ProtocolIdVerification = components["schemas"]["ProtocolIdVerification"];

/** Protocol settings for the [MTLS Protocol](https://tools.ietf.org/html/rfc5246#section-7.4.4) */
export type ProtocolMtls = components["schemas"]["ProtocolMtls"];

/** Protocol settings for authentication using the [OAuth 2.0 Authorization Code flow](https://tools.ietf.org/html/rfc6749#section-4.1) */
export type ProtocolOAuth = components["schemas"]["ProtocolOAuth"];

/** Protocol settings for authentication using the [OpenID Connect Protocol](http://openid.net/specs/openid-connect-core-1_0.html#CodeFlowAuth) */
export type ProtocolOidc = components["schemas"]["ProtocolOidc"];

/** Protocol settings for the [SAML 2.0 Authentication Request Protocol](http://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf) */
export type ProtocolSaml = components["schemas"]["ProtocolSaml"];

export type ProviderType = components["schemas"]["ProviderType"];

/** Specifies the behavior for just-in-time (JIT) provisioning of an IdP user as a new Okta user and their group memberships */
export type Provisioning = components["schemas"]["Provisioning"];

/**
 * Specifies the user provisioning action during authentication when an IdP user isn't linked to an existing Okta user.
 * * To successfully provision a new Okta user, you must enable just-in-time (JIT) provisioning in your org security settings.
 * * If the target username isn't unique or the resulting Okta user profile is missing a required profile attribute, JIT provisioning may fail.
 * * New Okta users are provisioned with either a `FEDERATION` or `SOCIAL` authentication provider depending on the IdP type.
 */
export type ProvisioningAction = components["schemas"]["ProvisioningAction"];

/**
 * Provisioning capability configuration with embedded protocol details.
 *
 * *Protocol validation rule:**
 * - The `actions` parameter is required when `supportedProtocols` is set to `ACTIONS`.
 */
export type ProvisioningCapability = components["schemas"]["ProvisioningCapability"];

/** Conditional behaviors for an IdP user during authentication */
export type ProvisioningConditions = components["schemas"]["ProvisioningConditions"];

/** Defines the method of authentication */
export type ProvisioningConnectionAuthScheme = components["schemas"]["ProvisioningConnectionAuthScheme"];

/** OAuth 2.0 is used to authenticate with the app. */
export type ProvisioningConnectionOauthAuthScheme = components["schemas"]["ProvisioningConnectionOauthAuthScheme"];

export type ProvisioningConnectionOauthRequest = components["schemas"]["ProvisioningConnectionOauthRequest"];

export type ProvisioningConnectionOauthRequestProfile = components["schemas"]["ProvisioningConnectionOauthRequestProfile"];

/**
 * The app provisioning connection profile used to configure the method of authentication and the credentials.
 * Currently, token-based and OAuth 2.0-based authentication are supported.
 */
export type ProvisioningConnectionProfileOauth = components["schemas"]["ProvisioningConnectionProfileOauth"];

export type ProvisioningConnectionRequest = components["schemas"]["ProvisioningConnectionRequest"];

export type ProvisioningConnectionRequestAuthScheme = components["schemas"]["ProvisioningConnectionRequestAuthScheme"];

export type ProvisioningConnectionResponse = components["schemas"]["ProvisioningConnectionResponse"];

export type ProvisioningConnectionResponseProfile = components["schemas"]["ProvisioningConnectionResponseProfile"];

/** Provisioning connection status */
export type ProvisioningConnectionStatus = components["schemas"]["ProvisioningConnectionStatus"];

/** A token is used to authenticate with the app. This property is only returned for the `TOKEN` authentication scheme. */
export type ProvisioningConnectionTokenAuthScheme = components["schemas"]["ProvisioningConnectionTokenAuthScheme"];

export type ProvisioningConnectionTokenRequest = components["schemas"]["ProvisioningConnectionTokenRequest"];

export type ProvisioningConnectionTokenRequestProfile = components["schemas"]["ProvisioningConnectionTokenRequestProfile"];

/** Specifies the action during authentication when an IdP user is linked to a previously deprovisioned Okta user */
export type ProvisioningDeprovisionedAction = components["schemas"]["ProvisioningDeprovisionedAction"];

/** Behavior for a previously deprovisioned IdP user during authentication */
export type ProvisioningDeprovisionedCondition = components["schemas"]["ProvisioningDeprovisionedCondition"];

/** Supported provisioning configurations for your integration */
export type ProvisioningDetails = components["schemas"]["ProvisioningDetails"];

/** Provisioning settings for a user's group memberships */
export type ProvisioningGroups = components["schemas"]["ProvisioningGroups"];

/**
 * Provisioning action for the IdP user's group memberships
 *
 * | Enum     | Description                                                                                                                                                       | Existing OKTA_GROUP Memberships                                                                       | Existing APP_GROUP Memberships | Existing BUILT_IN Memberships |
 * | -------- | ----------------------------------------------------------------------------------------------------------------------------------------------------------------- | ----------------------------------------------------------------------------------------------------- | ------------------------------ | ----------------------------- |
 * | `APPEND` | Adds a user to any group defined by the IdP as a value of the `sourceAttributeName` array that matches the name of the allow listed group defined in the `filter` | Unchanged                                                                                             | Unchanged                      | Unchanged                     |
 * | `ASSIGN` | Assigns a user to groups defined in the `assignments` array                                                                                                       | Unchanged                                                                                             | Unchanged                      | Unchanged                     |
 * | `NONE`   | Skips processing of group memberships                                                                                                                             | Unchanged                                                                                             | Unchanged                      | Unchanged                     |
 * | `SYNC`   | Group memberships are sourced by the IdP as a value of the `sourceAttributeName` array that matches the name of the group defined in the `filter`                 | Removed if not defined by the IdP in `sourceAttributeName` and matching name of the group in `filter` | Unchanged                      | Unchanged                     |
 *
 * > **Note:** Group provisioning action is processed independently from profile sourcing. You can sync group memberships through SAML with profile sourcing disabled.
 */
export type ProvisioningGroupsAction = components["schemas"]["ProvisioningGroupsAction"];

/** Specifies the action during authentication when an IdP user is linked to a previously suspended Okta user */
export type ProvisioningSuspendedAction = components["schemas"]["ProvisioningSuspendedAction"];

/** Behavior for a previously suspended IdP user during authentication */
export type ProvisioningSuspendedCondition = components["schemas"]["ProvisioningSuspendedCondition"];

/** The well-known URI content in JSON object format */
export type PublicAppleAppSiteWellKnownURI = components["schemas"]["PublicAppleAppSiteWellKnownURI"];

/** The well-known URI content in a JSON array of objects format */
export type PublicAssetLinksWellKnownURI = components["schemas"]["PublicAssetLinksWellKnownURI"];

/** The well-known URI content in JSON object format */
export type PublicWebauthnSiteWellKnownURI = components["schemas"]["PublicWebauthnSiteWellKnownURI"];

/** Indicates whether you must use a hardware key store */
export type PushMethodKeyProtection = components["schemas"]["PushMethodKeyProtection"];

export type PushProvider = components["schemas"]["PushProvider"];

export type RateLimitAdminNotifications = components["schemas"]["RateLimitAdminNotifications"];

export type RateLimitWarningThresholdRequest = components["schemas"]["RateLimitWarningThresholdRequest"];

export type RateLimitWarningThresholdResponse = components["schemas"]["RateLimitWarningThresholdResponse"];

export type Realm = components["schemas"]["Realm"];

export type RealmAssignment = components["schemas"]["RealmAssignment"];

export type RealmAssignmentOperationResponse = components["schemas"]["RealmAssignmentOperationResponse"];

export type RealmProfile = components["schemas"]["RealmProfile"];

/**
 * Specifies a secret question and answer that's validated (case insensitive) when a user forgets their
 * password or unlocks their account. The answer property is write-only.
 */
export type RecoveryQuestionCredential = components["schemas"]["RecoveryQuestionCredential"];

/** The refresh token */
export type RefreshToken = components["schemas"]["RefreshToken"];

export type RegistrationInlineHook = components["schemas"]["RegistrationInlineHook"];

export type RegistrationInlineHookCommand = components["schemas"]["RegistrationInlineHookCommand"];

export type RegistrationInlineHookPPData = components["schemas"]["RegistrationInlineHookPPData"];

/** Registration inline hook request */
export type RegistrationInlineHookRequest = components["schemas"]["RegistrationInlineHookRequest"];

/** The type of registration hook. Use either `self.service.registration` or `progressive.profile`. */
export type RegistrationInlineHookRequestType = components["schemas"]["RegistrationInlineHookRequestType"];

/** Registration inline hook response */
export type RegistrationInlineHookResponse = components["schemas"]["RegistrationInlineHookResponse"];

export type RegistrationInlineHookSSRData = components["schemas"]["RegistrationInlineHookSSRData"];

export type RegistrationResponse = components["schemas"]["RegistrationResponse"];

/** Release channel for auto-update */
export type ReleaseChannel = components["schemas"]["ReleaseChannel"];

export type ReplaceUserClassification = components["schemas"]["ReplaceUserClassification"];

export type RequiredEnum = components["schemas"]["RequiredEnum"];

export type ResendUserFactor = components["schemas"]["ResendUserFactor"];

export type ResetPasswordToken = components["schemas"]["ResetPasswordToken"];

/** Conditions for further restricting a resource. */
export type ResourceConditions = components["schemas"]["ResourceConditions"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta can use the active key to encrypt the access token minted by the authorization server. Okta supports only RSA keys with 'use: enc'. */
export type ResourceServerJsonWebKey = components["schemas"]["ResourceServerJsonWebKey"];

/** A [JSON Web Key Set](https://tools.ietf.org/html/rfc7517#section-5) for encrypting JWTs minted by the custom authorization server */
export type ResourceServerJsonWebKeys = components["schemas"]["ResourceServerJsonWebKeys"];

export type ResourceSet = components["schemas"]["ResourceSet"];

export type ResourceSetBindingAddMembersRequest = components["schemas"]["ResourceSetBindingAddMembersRequest"];

export type ResourceSetBindingCreateRequest = components["schemas"]["ResourceSetBindingCreateRequest"];

export type ResourceSetBindingEditResponse = components["schemas"]["ResourceSetBindingEditResponse"];

export type ResourceSetBindingMember = components["schemas"]["ResourceSetBindingMember"];

export type ResourceSetBindingMembers = components["schemas"]["ResourceSetBindingMembers"];

export type ResourceSetBindingResponse = components["schemas"]["ResourceSetBindingResponse"];

export type ResourceSetBindingRole = components["schemas"]["ResourceSetBindingRole"];

export type ResourceSetBindings = components["schemas"]["ResourceSetBindings"];

export type ResourceSetResource = components["schemas"]["ResourceSetResource"];

export type ResourceSetResourcePatchRequest = components["schemas"]["ResourceSetResourcePatchRequest"];

export type ResourceSetResourcePostRequest = components["schemas"]["ResourceSetResourcePostRequest"];

export type ResourceSetResourcePutRequest = components["schemas"]["ResourceSetResourcePutRequest"];

export type ResourceSetResources = components["schemas"]["ResourceSetResources"];

export type ResourceSets = components["schemas"]["ResourceSets"];

/** Link objects */
export type ResponseLinks = components["schemas"]["ResponseLinks"];

export type ResponseMode = components["schemas"]["ResponseMode"];

export type ResponseType = components["schemas"]["ResponseType"];

export type ResponseTypesSupported = components["schemas"]["ResponseTypesSupported"];

export type RevokeRefreshTokenHrefObject = components["schemas"]["RevokeRefreshTokenHrefObject"];

/** The subject's identifier has changed, which is either an email address or a phone number change */
export type RiscIdentifierChangedEvent = components["schemas"]["RiscIdentifierChangedEvent"];

/** <x-lifecycle class="oie"></x-lifecycle> An object that references detected risk events. This object can have an `include` parameter or an `exclude` parameter, but not both. */
export type RiskDetectionTypesPolicyRuleCondition = components["schemas"]["RiskDetectionTypesPolicyRuleCondition"];

export type RiskEvent = components["schemas"]["RiskEvent"];

export type RiskEventSubject = components["schemas"]["RiskEventSubject"];

/** The risk level associated with the IP */
export type RiskEventSubjectRiskLevel = components["schemas"]["RiskEventSubjectRiskLevel"];

export type RiskPolicyRuleCondition = components["schemas"]["RiskPolicyRuleCondition"];

export type RiskProvider = components["schemas"]["RiskProvider"];

/** Action taken by Okta during authentication attempts based on the risk events sent by this provider */
export type RiskProviderAction = components["schemas"]["RiskProviderAction"];

/** Specifies a particular level of risk to match on */
export type RiskScorePolicyRuleCondition = components["schemas"]["RiskScorePolicyRuleCondition"];

export type Role = components["schemas"]["Role"];

export type RoleAssignedUser = components["schemas"]["RoleAssignedUser"];

export type RoleAssignedUsers = components["schemas"]["RoleAssignedUsers"];

/** Role assignment type */
export type RoleAssignmentType = components["schemas"]["RoleAssignmentType"];

/** List of all user role governance sources */
export type RoleGovernance = components["schemas"]["RoleGovernance"];

/** The resource of a grant */
export type RoleGovernanceResource = components["schemas"]["RoleGovernanceResource"];

/** The resources of a grant */
export type RoleGovernanceResources = components["schemas"]["RoleGovernanceResources"];

/** User role governance source */
export type RoleGovernanceSource = components["schemas"]["RoleGovernanceSource"];

export type RoleId = components["schemas"]["RoleId"];

export type RoleTarget = components["schemas"]["RoleTarget"];

/**
 * | Role type                    | Description                                                 |
 * |------------------------------|-------------------------------------------------------------|
 * | ACCESS_CERTIFICATIONS_ADMIN  | Access Certifications Administrator IAM-based standard role |
 * | ACCESS_REQUESTS_ADMIN        | Access Requests Administrator IAM-based standard role       |
 * | API_ACCESS_MANAGEMENT_ADMIN  | Access Management Administrator standard role               |
 * | APP_ADMIN                    | Application Administrator standard role                     |
 * | CUSTOM                       | Custom admin role                                           |
 * | GROUP_MEMBERSHIP_ADMIN       | Group Membership Administrator standard role                |
 * | HELP_DESK_ADMIN              | Help Desk Administrator standard role                       |
 * | ORG_ADMIN                    | Organizational Administrator standard role                  |
 * | READ_ONLY_ADMIN              | Read-Only Administrator standard role                       |
 * | REPORT_ADMIN                 | Report Administrator standard role                          |
 * | SUPER_ADMIN                  | Super Administrator standard role                           |
 * | USER_ADMIN                   | User Administrator standard role                            |
 * | WORKFLOWS_ADMIN              | Workflows Administrator IAM-based standard role             |
 */
export type RoleType = components["schemas"]["RoleType"];

/** Rotate password request for the privileged resource */
export type RotatePasswordRequest = components["schemas"]["RotatePasswordRequest"];

export type SAMLHookResponse = components["schemas"]["SAMLHookResponse"];

export type SAMLPayLoad = components["schemas"]["SAMLPayLoad"];

/** SAML assertion inline hook request */
export type SAMLPayloadExecute = components["schemas"]["SAMLPayloadExecute"];

/** Represents the current value of the Safe Browsing protection level */
export type SafeBrowsingProtectionLevel = components["schemas"]["SafeBrowsingProtectionLevel"];

/**
 * Schema for the Salesforce app (key name: `salesforce`)
 *
 * To create a Salesforce app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Salesforce app only supports `BROWSER_PLUGIN`, `BOOKMARK`, and `SAML_2_0` sign-on modes.
 */
export type SalesforceApplication = components["schemas"]["SalesforceApplication"];

export type SalesforceApplicationSettings = components["schemas"]["SalesforceApplicationSettings"];

/** Salesforce app instance properties */
export type SalesforceApplicationSettingsApplication = components["schemas"]["SalesforceApplicationSettingsApplication"];

/** SAML configuration details */
export type Saml = components["schemas"]["Saml"];

export type Saml11Application = components["schemas"]["Saml11Application"];

export type Saml11ApplicationSettings = components["schemas"]["Saml11ApplicationSettings"];

/** SAML 1.1 sign-on mode attributes */
export type Saml11ApplicationSettingsSignOn = components["schemas"]["Saml11ApplicationSettingsSignOn"];

/** Okta's `SPSSODescriptor` endpoint where the IdP sends a `<SAMLResponse>` message */
export type SamlAcsEndpoint = components["schemas"]["SamlAcsEndpoint"];

/** Settings for signing and verifying SAML messages */
export type SamlAlgorithms = components["schemas"]["SamlAlgorithms"];

export type SamlApplication = components["schemas"]["SamlApplication"];

export type SamlApplicationSettings = components["schemas"]["SamlApplicationSettings"];

/**
 * SAML 2.0 sign-on attributes.
 * > **Note:** Set either `destinationOverride` or `ssoAcsUrl` to configure any other SAML 2.0 attributes in this section.
 */
export type SamlApplicationSettingsSignOn = components["schemas"]["SamlApplicationSettingsSignOn"];

/** Determines if the app supports encrypted assertions */
export type SamlAssertionEncryption = components["schemas"]["SamlAssertionEncryption"];

export type SamlAttributeStatement = components["schemas"]["SamlAttributeStatement"];

/** Generic `EXPRESSION` attribute statements */
export type SamlAttributeStatementExpression = components["schemas"]["SamlAttributeStatementExpression"];

/** `GROUP` attribute statements */
export type SamlAttributeStatementGroup = components["schemas"]["SamlAttributeStatementGroup"];

/** Federation Trust Credentials for verifying assertions from the IdP and signing requests to the IdP */
export type SamlCredentials = components["schemas"]["SamlCredentials"];

/** Determines whether to publish an instance-specific (trust) or organization (shared) ACS endpoint in the SAML metadata */
export type SamlEndpointType = components["schemas"]["SamlEndpointType"];

/** SAML 2.0 HTTP binding settings for IdP and SP (Okta) */
export type SamlEndpoints = components["schemas"]["SamlEndpoints"];

/** SAML 2.0 Name Identifier formats */
export type SamlNameIdFormat = components["schemas"]["SamlNameIdFormat"];

/** Relay state settings for IdP */
export type SamlRelayState = components["schemas"]["SamlRelayState"];

/** The format used to generate the `relayState` in the SAML request. The `FROM_URL` format is used if this value is null. */
export type SamlRelayStateFormat = components["schemas"]["SamlRelayStateFormat"];

/** Algorithm settings used to secure an `<AuthnRequest>` message */
export type SamlRequestAlgorithm = components["schemas"]["SamlRequestAlgorithm"];

/**
 * XML Digest Algorithm setting for cryptographically hashing `<AuthnRequest>` messages sent to the IdP
 * > **Note:**  This property is ignored when you disable request signatures (`scope` set as `NONE`).
 */
export type SamlRequestDigestAlgorithm = components["schemas"]["SamlRequestDigestAlgorithm"];

/**
 * XML digital Signature Algorithm settings for signing `<AuthnRequest>` messages sent to the IdP
 * > **Note:**  The `algorithm` property is ignored when you disable request signatures (`scope` set as `NONE`).
 */
export type SamlRequestSignatureAlgorithm = components["schemas"]["SamlRequestSignatureAlgorithm"];

/** Algorithm settings for verifying `<SAMLResponse>` messages and `<Assertion>` elements from the IdP */
export type SamlResponseAlgorithm = components["schemas"]["SamlResponseAlgorithm"];

/** XML digital Signature Algorithm settings for verifying `<SAMLResponse>` messages and `<Assertion>` elements from the IdP */
export type SamlResponseSignatureAlgorithm = components["schemas"]["SamlResponseSignatureAlgorithm"];

/** Advanced settings for the SAML 2.0 protocol */
export type SamlSettings = components["schemas"]["SamlSettings"];

export type SamlSigningAlgorithm = components["schemas"]["SamlSigningAlgorithm"];

/** Key used for signing requests to the IdP */
export type SamlSigningCredentials = components["schemas"]["SamlSigningCredentials"];

/** IdP's `SingleLogoutService` endpoint where Okta sends a `<LogoutRequest>` message */
export type SamlSloEndpoint = components["schemas"]["SamlSloEndpoint"];

/** The certificate that Okta uses to validate Single Logout (SLO) requests and responses */
export type SamlSpCertificate = components["schemas"]["SamlSpCertificate"];

/** IdP's `SingleSignOnService` endpoint where Okta sends an `<AuthnRequest>` message */
export type SamlSsoEndpoint = components["schemas"]["SamlSsoEndpoint"];

/** Federation Trust Credentials for verifying assertions from the IdP */
export type SamlTrustCredentials = components["schemas"]["SamlTrustCredentials"];

export type ScheduledUserLifecycleAction = components["schemas"]["ScheduledUserLifecycleAction"];

export type SchemeApplicationCredentials = components["schemas"]["SchemeApplicationCredentials"];

/** SCIM configuration details */
export type Scim = components["schemas"]["Scim"];

export type Scope = components["schemas"]["Scope"];

export type ScopeResourceHrefObject = components["schemas"]["ScopeResourceHrefObject"];

/**
 * Indicates whether a device has a screen lock set, and the type or complexity of the screen lock
 *
 * **Note:** This option requires a `screenLockType.include` value.
 */
export type ScreenLockComplexity = components["schemas"]["ScreenLockComplexity"];

export type ScreenLockType = components["schemas"]["ScreenLockType"];

export type SecurePasswordStoreApplication = components["schemas"]["SecurePasswordStoreApplication"];

export type SecurePasswordStoreApplicationSettings = components["schemas"]["SecurePasswordStoreApplicationSettings"];

export type SecurePasswordStoreApplicationSettingsApplication = components["schemas"]["SecurePasswordStoreApplicationSettingsApplication"];

export type SecurityEvent = components["schemas"]["SecurityEvent"];

export type SecurityEventReason = components["schemas"]["SecurityEventReason"];

/** The event subjects */
export type SecurityEventSubject = components["schemas"]["SecurityEventSubject"];

/** Error object thrown when parsing the security event token */
export type SecurityEventTokenError = components["schemas"]["SecurityEventTokenError"];

/** JSON web token body payload for a security event token sent by the SSF transmitter. For examples and more information, see [SSF Transmitter SET payload structures](https://developer.okta.com/docs/reference/ssf-transmitter-sets). */
export type SecurityEventTokenJwtBody = components["schemas"]["SecurityEventTokenJwtBody"];

/** A non-empty set of events. Expected size is 1 for each SET */
export type SecurityEventTokenJwtEvents = components["schemas"]["SecurityEventTokenJwtEvents"];

/** JSON web token header for a security event token sent by the SSF transmitter */
export type SecurityEventTokenJwtHeader = components["schemas"]["SecurityEventTokenJwtHeader"];

/** JSON web token body payload for a security event token */
export type SecurityEventTokenRequestJwtBody = components["schemas"]["SecurityEventTokenRequestJwtBody"];

/** A non-empty collection of events */
export type SecurityEventTokenRequestJwtEvents = components["schemas"]["SecurityEventTokenRequestJwtEvents"];

/** JSON web token header for a security event token */
export type SecurityEventTokenRequestJwtHeader = components["schemas"]["SecurityEventTokenRequestJwtHeader"];

/** The request schema for creating or updating a security events provider. The `settings` must match one of the schemas. */
export type SecurityEventsProviderRequest = components["schemas"]["SecurityEventsProviderRequest"];

/** The security events provider response */
export type SecurityEventsProviderResponse = components["schemas"]["SecurityEventsProviderResponse"];

/** Security events provider with issuer and JWKS settings for signal ingestion */
export type SecurityEventsProviderSettingsNonSSFCompliant = components["schemas"]["SecurityEventsProviderSettingsNonSSFCompliant"];

/** Security events provider settings */
export type SecurityEventsProviderSettingsResponse = components["schemas"]["SecurityEventsProviderSettingsResponse"];

/** Security events provider with well-known URL setting */
export type SecurityEventsProviderSettingsSSFCompliant = components["schemas"]["SecurityEventsProviderSettingsSSFCompliant"];

/** Determines whether the generated password is the user's Okta password or a randomly generated password */
export type SeedEnum = components["schemas"]["SeedEnum"];

/** Okta Support access approval status for self-assigned cases */
export type SelfAssignedStatus = components["schemas"]["SelfAssignedStatus"];

/** Enables or disables users to reset their own password and defines the authenticators and constraints needed to complete the reset */
export type SelfServicePasswordResetAction = components["schemas"]["SelfServicePasswordResetAction"];

export type ServiceAccount = components["schemas"]["ServiceAccount"];

/** Details for a SaaS app account, which will be managed as a service account */
export type ServiceAccountDetailsAppAccount = components["schemas"]["ServiceAccountDetailsAppAccount"];

/** Details for a SaaS app account, which will be managed as a service account */
export type ServiceAccountDetailsAppAccountSub = components["schemas"]["ServiceAccountDetailsAppAccountSub"];

/** Details for managing an Okta user as a service account */
export type ServiceAccountDetailsOktaUserAccount = components["schemas"]["ServiceAccountDetailsOktaUserAccount"];

/** Details for managing an Okta user as a service account */
export type ServiceAccountDetailsOktaUserAccountSub = components["schemas"]["ServiceAccountDetailsOktaUserAccountSub"];

export type ServiceAccountForUpdate = components["schemas"]["ServiceAccountForUpdate"];

/** Describes the current status of a service account */
export type ServiceAccountStatus = components["schemas"]["ServiceAccountStatus"];

/** Describes the detailed status of a service account */
export type ServiceAccountStatusDetail = components["schemas"]["ServiceAccountStatusDetail"];

/** The type of service account */
export type ServiceAccountType = components["schemas"]["ServiceAccountType"];

export type Session = components["schemas"]["Session"];

export type SessionAuthenticationMethod = components["schemas"]["SessionAuthenticationMethod"];

export type SessionIdentityProvider = components["schemas"]["SessionIdentityProvider"];

export type SessionIdentityProviderType = components["schemas"]["SessionIdentityProviderType"];

export type SessionStatus = components["schemas"]["SessionStatus"];

export type SessionViolationDetectionPolicy = components["schemas"]["SessionViolationDetectionPolicy"];

/** <x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Used to control evaluation of the session sign-on policies */
export type SessionViolationDetectionPolicyEvaluation = components["schemas"]["SessionViolationDetectionPolicyEvaluation"];

export type SessionViolationDetectionPolicyRule = components["schemas"]["SessionViolationDetectionPolicyRule"];

/** <x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>Specifies the minimum risk score level required to trigger the rule */
export type SessionViolationDetectionRiskScoreCondition = components["schemas"]["SessionViolationDetectionRiskScoreCondition"];

/** Controls whether to show the Sign in with Okta Verify button on the Sign-In Widget */
export type ShowSignInWithOV = components["schemas"]["ShowSignInWithOV"];

export type SignInPage = components["schemas"]["SignInPage"];

/**
 * Variant for the Okta sign-in page. You can publish a theme for sign-in page with different combinations of assets. Variants are preset combinations of those assets.
 * > **Note:**  For a non-`OKTA_DEFAULT` variant, `primaryColorHex` is used for button background color and `primaryColorContrastHex` is used to optimize the opacity for button text.
 */
export type SignInPageTouchPointVariant = components["schemas"]["SignInPageTouchPointVariant"];

export type SignOnInlineHook = components["schemas"]["SignOnInlineHook"];

export type SigningAlgorithm = components["schemas"]["SigningAlgorithm"];

/** The request body required for a simulate policy operation */
export type SimulatePolicyBody = components["schemas"]["SimulatePolicyBody"];

export type SimulatePolicyEvaluations = components["schemas"]["SimulatePolicyEvaluations"];

/** The response body returned for a simulate policy operation. An array of `evaluations`. */
export type SimulatePolicyResponse = components["schemas"]["SimulatePolicyResponse"];

/** The result of the policy evaluation */
export type SimulatePolicyResult = components["schemas"]["SimulatePolicyResult"];

export type SimulateResultConditions = components["schemas"]["SimulateResultConditions"];

export type SimulateResultPolicies = components["schemas"]["SimulateResultPolicies"];

export type SimulateResultPoliciesItems = components["schemas"]["SimulateResultPoliciesItems"];

export type SimulateResultRules = components["schemas"]["SimulateResultRules"];

/** The result of this entity evaluation */
export type SimulateResultStatus = components["schemas"]["SimulateResultStatus"];

/** Determines if the app supports Single Logout (SLO) */
export type SingleLogout = components["schemas"]["SingleLogout"];

/**
 * Schema for the Slack app (key name: `slack`)
 *
 * To create a Slack app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Slack app only supports `BROWSER_PLUGIN` and `SAML_2_0` sign-on modes.
 */
export type SlackApplication = components["schemas"]["SlackApplication"];

export type SlackApplicationSettings = components["schemas"]["SlackApplicationSettings"];

/** Slack app instance properties */
export type SlackApplicationSettingsApplication = components["schemas"]["SlackApplicationSettingsApplication"];

/** Determines if the app participates in Single Logout (SLO) */
export type SloParticipate = components["schemas"]["SloParticipate"];

export type SmsTemplate = components["schemas"]["SmsTemplate"];

/**
 * - Template translations are optionally provided when you want to localize the SMS messages. Translations are provided as an object that contains `key:value` pairs: the language and the translated Template text. The key portion is a two-letter country code that conforms to [ISO 639-1](https://www.loc.gov/standards/iso639-2/php/code_list.php). The value is the translated SMS Template.
 * - Just like with regular SMS Templates, the length of the SMS message can't exceed 160 characters.
 */
export type SmsTemplateTranslations = components["schemas"]["SmsTemplateTranslations"];

/** Type of the Template */
export type SmsTemplateType = components["schemas"]["SmsTemplateType"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle> <x-lifecycle class="oie"></x-lifecycle></x-lifecycle-container>The authentication type that's used by your SMTP server */
export type SmtpAuthType = components["schemas"]["SmtpAuthType"];

/** The social authentication token object provides the tokens and associated metadata provided by social providers during social authentication. */
export type SocialAuthToken = components["schemas"]["SocialAuthToken"];

export type SourceLinks = components["schemas"]["SourceLinks"];

/** Edition of the Splunk Cloud instance */
export type SplunkEdition = components["schemas"]["SplunkEdition"];

/** The domain name for your Splunk Cloud instance. Don't include `http` or `https` in the string. For example: `acme.splunkcloud.com` */
export type SplunkHost = components["schemas"]["SplunkHost"];

/** The HEC token for your Splunk Cloud HTTP Event Collector. The token value is set at object creation, but isn't returned. */
export type SplunkToken = components["schemas"]["SplunkToken"];

/** The session of the subject was revoked */
export type SsfTransmitterCaepSessionRevokedEvent = components["schemas"]["SsfTransmitterCaepSessionRevokedEvent"];

/** The event subject */
export type SsfTransmitterSecurityEventSubject = components["schemas"]["SsfTransmitterSecurityEventSubject"];

/** Supported SSO protocol configurations. You must configure at least one protocol: `oidc` or `saml` */
export type Sso = components["schemas"]["Sso"];

/** SSO capability configuration with embedded protocol details */
export type SsoCapability = components["schemas"]["SsoCapability"];

/** Defines the authenticators permitted for the initial authentication step of password recovery */
export type SsprPrimaryRequirement = components["schemas"]["SsprPrimaryRequirement"];

/** <x-lifecycle class="oie"></x-lifecycle> Describes the initial and secondary authenticator requirements a user needs to reset their password */
export type SsprRequirement = components["schemas"]["SsprRequirement"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container><x-lifecycle class="oie"></x-lifecycle> Describes other behavioral settings that apply to the self-service password reset (SSPR) process */
export type SsprSettings = components["schemas"]["SsprSettings"];

/**
 * Defines the secondary authenticators needed for password reset if `required` is true. The following are three valid configurations:
 * * `required`=false
 * * `required`=true with no methods to use any SSO authenticator
 * * `required`=true with `security_question` as the method
 */
export type SsprStepUpRequirement = components["schemas"]["SsprStepUpRequirement"];

export type StandardRole = components["schemas"]["StandardRole"];

export type StandardRoleAssignmentSchema = components["schemas"]["StandardRoleAssignmentSchema"];

export type StreamConfiguration = components["schemas"]["StreamConfiguration"];

export type StreamConfigurationCreateRequest = components["schemas"]["StreamConfigurationCreateRequest"];

/** Contains information about the intended SET delivery method by the receiver */
export type StreamConfigurationDelivery = components["schemas"]["StreamConfigurationDelivery"];

/** Status corresponding to the `stream_id` of the SSF stream */
export type StreamStatus = components["schemas"]["StreamStatus"];

export type StreamVerificationRequest = components["schemas"]["StreamVerificationRequest"];

export type SubjectType = components["schemas"]["SubjectType"];

export type SubmissionAction = components["schemas"]["SubmissionAction"];

export type SubmissionActions = components["schemas"]["SubmissionActions"];

export type SubmissionCapabilities = components["schemas"]["SubmissionCapabilities"];

/** Simple capability structure for capabilities endpoints (PUT/GET /capabilities) */
export type SubmissionCapability = components["schemas"]["SubmissionCapability"];

/** Enhanced capability structure with embedded protocol configurations for submission GET endpoint */
export type SubmissionCapabilityEnhanced = components["schemas"]["SubmissionCapabilityEnhanced"];

export type SubmissionRequest = components["schemas"]["SubmissionRequest"];

export type SubmissionResponse = components["schemas"]["SubmissionResponse"];

export type SubmissionResponseWithApiResponse = components["schemas"]["SubmissionResponseWithApiResponse"];

export type Subscription = components["schemas"]["Subscription"];

/** The status of the subscription */
export type SubscriptionStatus = components["schemas"]["SubscriptionStatus"];

/** The supported methods of an authenticator */
export type SupportedMethods = components["schemas"]["SupportedMethods"];

export type SwaApplicationSettings = components["schemas"]["SwaApplicationSettings"];

export type SwaApplicationSettingsApplication = components["schemas"]["SwaApplicationSettingsApplication"];

export type TacAuthenticatorEnrollment = components["schemas"]["TacAuthenticatorEnrollment"];

export type TelephonyRequest = components["schemas"]["TelephonyRequest"];

export type TelephonyRequestData = components["schemas"]["TelephonyRequestData"];

/** Telephony inline hook request body */
export type TelephonyRequestExecute = components["schemas"]["TelephonyRequestExecute"];

/** Telephony inline hook response */
export type TelephonyResponse = components["schemas"]["TelephonyResponse"];

export type TempPassword = components["schemas"]["TempPassword"];

export type TenantSettings = components["schemas"]["TenantSettings"];

/** Integration Testing Information */
export type TestInfo = components["schemas"]["TestInfo"];

export type ThemeResponse = components["schemas"]["ThemeResponse"];

/** The third-party admin setting */
export type ThirdPartyAdminSetting = components["schemas"]["ThirdPartyAdminSetting"];

export type ThreatInsightConfiguration = components["schemas"]["ThreatInsightConfiguration"];

/** A time duration specified as an [ISO 8601 duration](https://en.wikipedia.org/wiki/ISO_8601#Durations). */
export type TimeDuration = components["schemas"]["TimeDuration"];

export type TokenAuthorizationServerPolicyRuleAction = components["schemas"]["TokenAuthorizationServerPolicyRuleAction"];

export type TokenAuthorizationServerPolicyRuleActionInlineHook = components["schemas"]["TokenAuthorizationServerPolicyRuleActionInlineHook"];

export type TokenDeliveryMode = components["schemas"]["TokenDeliveryMode"];

/**
 * For the token inline hook, the `commands` and `error` objects that you can return in the JSON payload of your response are defined in the following sections.
 * > **Note:** The size of your response payload must be less than 256 KB.
 */
export type TokenHookResponse = components["schemas"]["TokenHookResponse"];

export type TokenPayLoad = components["schemas"]["TokenPayLoad"];

/** Details of the token request */
export type TokenProtocolRequest = components["schemas"]["TokenProtocolRequest"];

/** Token inline hook request */
export type TokenRequest = components["schemas"]["TokenRequest"];

export type TokenResourcesHrefObject = components["schemas"]["TokenResourcesHrefObject"];

export type TokenResponse = components["schemas"]["TokenResponse"];

/** The token type in a `/token` response. The value is generally `Bearer` except for a few instances of token exchange. */
export type TokenResponseTokenType = components["schemas"]["TokenResponseTokenType"];

/** The type of token for token exchange. `urn:okta:params:oauth:token-type:interclient_token` is EA. */
export type TokenType = components["schemas"]["TokenType"];

/**
 * Schema for Trend Micro Apex One as a Service app (key name: `trendmicroapexoneservice`)
 *
 * To create a Trend Micro Apex One as a Service app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Trend Micro Apex One as a Service app only supports `SAML_2_0` sign-on mode.
 */
export type TrendMicroApexOneServiceApplication = components["schemas"]["TrendMicroApexOneServiceApplication"];

export type TrendMicroApexOneServiceApplicationSettings = components["schemas"]["TrendMicroApexOneServiceApplicationSettings"];

/** Trend Micro Apex One as a Service app instance properties */
export type TrendMicroApexOneServiceApplicationSettingsApplication = components["schemas"]["TrendMicroApexOneServiceApplicationSettingsApplication"];

export type TrustedOrigin = components["schemas"]["TrustedOrigin"];

/** Unique name for the trusted origin */
export type TrustedOriginName = components["schemas"]["TrustedOriginName"];

/** Unique origin URL for the trusted origin. The supported schemes for this attribute are HTTP, HTTPS, FTP, Ionic 2, and Capacitor. */
export type TrustedOriginOrigin = components["schemas"]["TrustedOriginOrigin"];

export type TrustedOriginScope = components["schemas"]["TrustedOriginScope"];

/** The scope type. Supported values: When you use `IFRAME_EMBED` as the scope type, leave the `allowedOktaApps` property empty to allow iFrame embedding of only Okta sign-in pages. Include `OKTA_ENDUSER` as a value for the `allowedOktaApps` property to allow iFrame embedding of both Okta sign-in pages and the Okta End-User Dashboard. */
export type TrustedOriginScopeType = components["schemas"]["TrustedOriginScopeType"];

/** Array of scope types that this trusted origin is used for */
export type TrustedOriginScopes = components["schemas"]["TrustedOriginScopes"];

export type TrustedOriginWrite = components["schemas"]["TrustedOriginWrite"];

/** Specifies the configuration of an input field on an enrollment form */
export type UIElement = components["schemas"]["UIElement"];

/** Properties of the UI schema */
export type UISchemaObject = components["schemas"]["UISchemaObject"];

export type UISchemasResponseObject = components["schemas"]["UISchemasResponseObject"];

export type UnconfirmedUserResponseSchema = components["schemas"]["UnconfirmedUserResponseSchema"];

/**
 * Universal Logout capability configuration with embedded protocol details.
 *
 * **Protocol validation rule:**
 * - The `actions` parameter is required when `supportedProtocols` is set to `ACTIONS`.
 */
export type UniversalLogoutCapability = components["schemas"]["UniversalLogoutCapability"];

export type UpdateDomain = components["schemas"]["UpdateDomain"];

export type UpdateEmailDomain = components["schemas"]["UpdateEmailDomain"];

export type UpdateGroupPushMappingRequest = components["schemas"]["UpdateGroupPushMappingRequest"];

export type UpdateIamRoleRequest = components["schemas"]["UpdateIamRoleRequest"];

export type UpdateRealmAssignmentRequest = components["schemas"]["UpdateRealmAssignmentRequest"];

export type UpdateRealmRequest = components["schemas"]["UpdateRealmRequest"];

export type UpdateThemeRequest = components["schemas"]["UpdateThemeRequest"];

/** The updated request body properties */
export type UpdateUISchema = components["schemas"]["UpdateUISchema"];

export type UpdateUserRequest = components["schemas"]["UpdateUserRequest"];

export type User = components["schemas"]["User"];

export type UserActivationToken = components["schemas"]["UserActivationToken"];

/** Describes how the account is blocked from access. If `appliesTo` is `ANY_DEVICES`, then the account is blocked for all devices. If `appliesTo` is `UNKNOWN_DEVICES`, then the account is only blocked for unknown devices. */
export type UserBlock = components["schemas"]["UserBlock"];

export type UserClassification = components["schemas"]["UserClassification"];

/** Specifies a set of users to be included or excluded */
export type UserCondition = components["schemas"]["UserCondition"];

/** Specifies primary authentication and recovery credentials for a user. Credential types and requirements vary depending on the provider and security policy of the org. */
export type UserCredentials = components["schemas"]["UserCredentials"];

/** Specifies primary authentication and recovery credentials for a user. Credential types and requirements vary depending on the provider and security policy of the org. */
export type UserCredentialsWritable = components["schemas"]["UserCredentialsWritable"];

export type UserDevice = components["schemas"]["UserDevice"];

export type UserFactor = components["schemas"]["UserFactor"];

/** Activation requests have a short lifetime and expire if the activation isn't completed before the indicated timestamp. If the activation expires, use the returned `activate` link to restart the process. */
export type UserFactorActivatePush = components["schemas"]["UserFactorActivatePush"];

/** Result of a factor activation */
export type UserFactorActivatePushResult = components["schemas"]["UserFactorActivatePushResult"];

export type UserFactorActivateRequest = components["schemas"]["UserFactorActivateRequest"];

export type UserFactorActivateResponse = components["schemas"]["UserFactorActivateResponse"];

export type UserFactorCall = components["schemas"]["UserFactorCall"];

export type UserFactorCallProfile = components["schemas"]["UserFactorCallProfile"];

export type UserFactorEmail = components["schemas"]["UserFactorEmail"];

export type UserFactorEmailProfile = components["schemas"]["UserFactorEmailProfile"];

export type UserFactorLinks = components["schemas"]["UserFactorLinks"];

/** OTP for the current time window */
export type UserFactorPassCode = components["schemas"]["UserFactorPassCode"];

export type UserFactorProvider = components["schemas"]["UserFactorProvider"];

export type UserFactorPush = components["schemas"]["UserFactorPush"];

export type UserFactorPushProfile = components["schemas"]["UserFactorPushProfile"];

export type UserFactorPushTransaction = components["schemas"]["UserFactorPushTransaction"];

export type UserFactorPushTransactionRejected = components["schemas"]["UserFactorPushTransactionRejected"];

export type UserFactorPushTransactionSuccess = components["schemas"]["UserFactorPushTransactionSuccess"];

export type UserFactorPushTransactionTimeout = components["schemas"]["UserFactorPushTransactionTimeout"];

export type UserFactorPushTransactionWaitingNMC = components["schemas"]["UserFactorPushTransactionWaitingNMC"];

export type UserFactorPushTransactionWaitingNoNMC = components["schemas"]["UserFactorPushTransactionWaitingNoNMC"];

/** Result of a factor verification attempt */
export type UserFactorResultType = components["schemas"]["UserFactorResultType"];

export type UserFactorSMS = components["schemas"]["UserFactorSMS"];

export type UserFactorSMSProfile = components["schemas"]["UserFactorSMSProfile"];

export type UserFactorSecurityQuestion = components["schemas"]["UserFactorSecurityQuestion"];

export type UserFactorSecurityQuestionProfile = components["schemas"]["UserFactorSecurityQuestionProfile"];

/** Base64-encoded signature data from the Passkey authenticator */
export type UserFactorSignatureData = components["schemas"]["UserFactorSignatureData"];

/** Status of the factor */
export type UserFactorStatus = components["schemas"]["UserFactorStatus"];

export type UserFactorSupported = components["schemas"]["UserFactorSupported"];

export type UserFactorToken = components["schemas"]["UserFactorToken"];

export type UserFactorTokenFactorVerificationObject = components["schemas"]["UserFactorTokenFactorVerificationObject"];

export type UserFactorTokenHOTP = components["schemas"]["UserFactorTokenHOTP"];

export type UserFactorTokenHOTPProfile = components["schemas"]["UserFactorTokenHOTPProfile"];

export type UserFactorTokenHardware = components["schemas"]["UserFactorTokenHardware"];

export type UserFactorTokenProfile = components["schemas"]["UserFactorTokenProfile"];

export type UserFactorTokenSoftwareTOTP = components["schemas"]["UserFactorTokenSoftwareTOTP"];

export type UserFactorTokenVerifyRSA = components["schemas"]["UserFactorTokenVerifyRSA"];

export type UserFactorTokenVerifySymantec = components["schemas"]["UserFactorTokenVerifySymantec"];

/** Type of factor */
export type UserFactorType = components["schemas"]["UserFactorType"];

export type UserFactorU2F = components["schemas"]["UserFactorU2F"];

export type UserFactorU2FProfile = components["schemas"]["UserFactorU2FProfile"];

export type UserFactorVerifyRequest = components["schemas"]["UserFactorVerifyRequest"];

export type UserFactorVerifyResponse = components["schemas"]["UserFactorVerifyResponse"];

export type UserFactorVerifyResponseWaiting = components["schemas"]["UserFactorVerifyResponseWaiting"];

/** Result of a factor verification */
export type UserFactorVerifyResult = components["schemas"]["UserFactorVerifyResult"];

/** Result of a factor verification */
export type UserFactorVerifyResultWaiting = components["schemas"]["UserFactorVerifyResultWaiting"];

export type UserFactorWeb = components["schemas"]["UserFactorWeb"];

export type UserFactorWebAuthn = components["schemas"]["UserFactorWebAuthn"];

export type UserFactorWebAuthnProfile = components["schemas"]["UserFactorWebAuthnProfile"];

export type UserFactorWebProfile = components["schemas"]["UserFactorWebProfile"];

export type UserFactorYubikeyOtpToken = components["schemas"]["UserFactorYubikeyOtpToken"];

export type UserGetSingleton = components["schemas"]["UserGetSingleton"];

/** Specifies the details of the patterns to match against */
export type UserIdentifierConditionEvaluatorPattern = components["schemas"]["UserIdentifierConditionEvaluatorPattern"];

/** The type of pattern. For regex, use `EXPRESSION`. */
export type UserIdentifierMatchType = components["schemas"]["UserIdentifierMatchType"];

/** Specifies a user identifier condition to match on */
export type UserIdentifierPolicyRuleCondition = components["schemas"]["UserIdentifierPolicyRuleCondition"];

/** What to match against, either user ID or an attribute in the user's Okta profile. */
export type UserIdentifierType = components["schemas"]["UserIdentifierType"];

export type UserIdentityProviderLinkRequest = components["schemas"]["UserIdentityProviderLinkRequest"];

export type UserImportRequest = components["schemas"]["UserImportRequest"];

export type UserImportRequestData = components["schemas"]["UserImportRequestData"];

/** User import inline hook request */
export type UserImportRequestExecute = components["schemas"]["UserImportRequestExecute"];

export type UserImportResponse = components["schemas"]["UserImportResponse"];

export type UserLifecycleAttributePolicyRuleCondition = components["schemas"]["UserLifecycleAttributePolicyRuleCondition"];

export type UserLockoutSettings = components["schemas"]["UserLockoutSettings"];

export type UserNextLogin = components["schemas"]["UserNextLogin"];

/** Specifies a set of Users to be included or excluded */
export type UserPolicyRuleCondition = components["schemas"]["UserPolicyRuleCondition"];

/**
 * Specifies the default and custom profile properties for a user.
 *
 * The default user profile is based on the [System for Cross-domain Identity Management: Core Schema](https://datatracker.ietf.org/doc/html/rfc7643).
 *
 * The only permitted customizations of the default profile are to update permissions, change whether the `firstName` and `lastName` properties are nullable, and specify a [pattern](https://developer.okta.com/docs/reference/api/schemas/#login-pattern-validation) for `login`. You can use the Profile Editor in the Admin Console or the [Schemas API](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/UISchema/#tag/UISchema) to make schema modifications.
 *
 * You can extend user profiles with custom properties. You must first add the custom property to the user profile schema before you reference it.
 * You can use the Profile Editor in the Admin Console or the [Schemas API](https://developer.okta.com/docs/api/openapi/okta-management/management/tag/UISchema/#tag/UISchema) to manage schema extensions.
 *
 * Custom attributes can contain HTML tags. It's the client's responsibility to escape or encode this data before displaying it. Use [best-practices](https://cheatsheetseries.owasp.org/cheatsheets/Cross_Site_Scripting_Prevention_Cheat_Sheet.html) to prevent cross-site scripting.
 */
export type UserProfile = components["schemas"]["UserProfile"];

export type UserProvisioningApplicationFeature = components["schemas"]["UserProvisioningApplicationFeature"];

export type UserRequestSchema = components["schemas"]["UserRequestSchema"];

export type UserResourceHrefObject = components["schemas"]["UserResourceHrefObject"];

export type UserResponseSchema = components["schemas"]["UserResponseSchema"];

export type UserRiskGetResponse = components["schemas"]["UserRiskGetResponse"];

/** The risk level associated with the user */
export type UserRiskLevelAll = components["schemas"]["UserRiskLevelAll"];

export type UserRiskLevelExists = components["schemas"]["UserRiskLevelExists"];

export type UserRiskLevelNone = components["schemas"]["UserRiskLevelNone"];

/** The risk level associated with the user */
export type UserRiskLevelPut = components["schemas"]["UserRiskLevelPut"];

export type UserRiskPutResponse = components["schemas"]["UserRiskPutResponse"];

/** The reason for the user's current risk level. Defaults to `override.by.admin` when set by an admin without a custom reason. */
export type UserRiskReason = components["schemas"]["UserRiskReason"];

export type UserRiskRequest = components["schemas"]["UserRiskRequest"];

export type UserSchema = components["schemas"]["UserSchema"];

export type UserSchemaAttribute = components["schemas"]["UserSchemaAttribute"];

export type UserSchemaAttributeEnum = components["schemas"]["UserSchemaAttributeEnum"];

export type UserSchemaAttributeFormat = components["schemas"]["UserSchemaAttributeFormat"];

export type UserSchemaAttributeItems = components["schemas"]["UserSchemaAttributeItems"];

export type UserSchemaAttributeMaster = components["schemas"]["UserSchemaAttributeMaster"];

export type UserSchemaAttributeMasterPriority = components["schemas"]["UserSchemaAttributeMasterPriority"];

export type UserSchemaAttributeMasterType = components["schemas"]["UserSchemaAttributeMasterType"];

export type UserSchemaAttributeMutabilityString = components["schemas"]["UserSchemaAttributeMutabilityString"];

export type UserSchemaAttributePermission = components["schemas"]["UserSchemaAttributePermission"];

export type UserSchemaAttributeScope = components["schemas"]["UserSchemaAttributeScope"];

export type UserSchemaAttributeType = components["schemas"]["UserSchemaAttributeType"];

/**
 * All Okta-defined profile properties are defined in a profile subschema with the resolution scope `#base`. You can't modify these properties, except to update permissions, to change the nullability of `firstName` and `lastName`, or to specify a pattern for `login`. They can't be removed.
 *
 * The base user profile is based on the [System for Cross-domain Identity Management: Core Schema](https://tools.ietf.org/html/draft-ietf-scim-core-schema-22#section-4.1.1) and has the standard properties detailed below.
 */
export type UserSchemaBase = components["schemas"]["UserSchemaBase"];

export type UserSchemaBaseProperties = components["schemas"]["UserSchemaBaseProperties"];

export type UserSchemaDefinitions = components["schemas"]["UserSchemaDefinitions"];

export type UserSchemaProperties = components["schemas"]["UserSchemaProperties"];

export type UserSchemaPropertiesProfile = components["schemas"]["UserSchemaPropertiesProfile"];

export type UserSchemaPropertiesProfileItem = components["schemas"]["UserSchemaPropertiesProfileItem"];

/**
 * All custom profile properties are defined in a profile subschema with the resolution scope `#custom`.
 *
 * > **Notes:**
 * > * When you refer to custom profile attributes that differ only by case, name collisions occur. This includes naming custom profile attributes the same as base profile attributes, for example, `firstName` and `FirstName`.
 * > * Certain attributes are reserved and can't be used for custom user profiles. See [Review reserved attributes](https://help.okta.com/okta_help.htm?type=oie&id=reserved-attributes).
 */
export type UserSchemaPublic = components["schemas"]["UserSchemaPublic"];

/**
 * The current status of the user.
 *
 * The status of a user changes in response to explicit events, such as admin-driven lifecycle changes, user login, or self-service password recovery. Okta doesn't asynchronously sweep through users and update their password expiry state, for example. Instead, Okta evaluates password policy at login time, notices the password has expired, and moves the user to the expired state. When running reports, remember that the data is valid as of the last login or lifecycle event for that user.
 *
 * > **Note:** The `ACTIVATING` status is a transitional status that occurs when a user is being activated but hasn't completed the activation process. This status isn't directly settable through the API, nor should you use it for any of your user management workflows.
 */
export type UserStatus = components["schemas"]["UserStatus"];

export type UserStatusPolicyRuleCondition = components["schemas"]["UserStatusPolicyRuleCondition"];

export type UserType = components["schemas"]["UserType"];

/** <x-lifecycle class="oie"></x-lifecycle> Specifies which user types to include and/or exclude */
export type UserTypeCondition = components["schemas"]["UserTypeCondition"];

export type UserTypeLinks = components["schemas"]["UserTypeLinks"];

export type UserTypePostRequest = components["schemas"]["UserTypePostRequest"];

export type UserTypePutRequest = components["schemas"]["UserTypePutRequest"];

/** User verification settings. Possible values `DISCOURAGED` (the authenticator isn't asked to perform user verification, but may do so at its discretion), `PREFERRED` (the client uses an authenticator capable of user verification if possible), or `REQUIRED` (the client uses only an authenticator capable of user verification) */
export type UserVerificationEnum = components["schemas"]["UserVerificationEnum"];

/**
 * User verification settings for enrollment.
 *
 * This setting controls the user verification requirement during the enrollment of a new credential. It determines whether the authenticator requires verification when a user is registering their device or credential.
 */
export type UserVerificationEnumEnrollment = components["schemas"]["UserVerificationEnumEnrollment"];

/**
 * User verification settings for verification. This setting controls the user verification requirement during authentication (verification). It determines whether the authenticator requires user verification when a user signs in with an already-registered credential.
 *
 * For verification, the value defaults to `PREFERRED`, unless the enrollment setting is `REQUIRED`. If the enrollment setting is `REQUIRED` for the authenticator, then the verification setting is also implicitly `REQUIRED`.
 */
export type UserVerificationEnumForVerify = components["schemas"]["UserVerificationEnumForVerify"];

export type UsersLink = components["schemas"]["UsersLink"];

export type UsersUpdateRequestSchema = components["schemas"]["UsersUpdateRequestSchema"];

/** Validation detail */
export type ValidationDetail = components["schemas"]["ValidationDetail"];

/** Action provider validation details */
export type ValidationDetailProvider = components["schemas"]["ValidationDetailProvider"];

/** The method used to verify a user */
export type VerificationMethod = components["schemas"]["VerificationMethod"];

/** The version specified as a [Semantic Version](https://semver.org/). This value can be a wildcard (`*`), a major version range (for example, `^2`), a major-only version (for example, `7`), or a specific `Major.Minor` version (for example, `5.15`). */
export type Version = components["schemas"]["Version"];

/** Method attachment */
export type WebAuthnAttachmentEnum = components["schemas"]["WebAuthnAttachmentEnum"];

/** Credential request object for the initialized credential, along with the enrollment and key identifiers to associate with the credential */
export type WebAuthnCredRequest = components["schemas"]["WebAuthnCredRequest"];

/** Credential response object for enrolled credential details, along with enrollment and key identifiers to associate the credential */
export type WebAuthnCredResponse = components["schemas"]["WebAuthnCredResponse"];

/** User factor variant used for WebAuthn preregistration factors */
export type WebAuthnPreregistrationFactor = components["schemas"]["WebAuthnPreregistrationFactor"];

/**
 * The [RP ID](https://www.w3.org/TR/webauthn/#relying-party-identifier) object for WebAuthn configuration
 *
 * > **Note:** Changing the RP ID `domain` invalidates all existing passkeys for all users. You must notify your users that they need to re-enroll their passkeys if you replace an existing RP ID.
 */
export type WebAuthnRpId = components["schemas"]["WebAuthnRpId"];

/** The RP domain object for the WebAuthn configuration */
export type WebAuthnRpIdDomain = components["schemas"]["WebAuthnRpIdDomain"];

/** Indicates whether syncable passkeys are allowed. When enabled, users can register passkeys that are synchronized across their devices by using platform-specific mechanisms (such as iCloud Keychain for Apple devices or Google Password Manager for Android devices). */
export type WebAuthnSettingAllowSyncablePasskeys = components["schemas"]["WebAuthnSettingAllowSyncablePasskeys"];

/** Indicates whether certificate-based attestation validation is enabled. When enabled, the authenticator's attestation certificate is validated against known root certificates (custom AAGUIDs with associated certificates or the [FIDO Metadata Service](https://fidoalliance.org/metadata/)) to ensure its validity. */
export type WebAuthnSettingCertBasedAttestationValidation = components["schemas"]["WebAuthnSettingCertBasedAttestationValidation"];

/** <x-lifecycle-container><x-lifecycle class="ea"></x-lifecycle></x-lifecycle-container>Enables the passkeys autofill UI to display available WebAuthn discoverable credentials ("resident key") from the Sign-In Widget username field */
export type WebAuthnSettingEnableAutofillUI = components["schemas"]["WebAuthnSettingEnableAutofillUI"];

/** Indicates whether the authenticator is required to be [Federal Information Processing Standards (FIPS)](https://csrc.nist.gov/glossary/term/federal_information_processing_standard) compliant */
export type WebAuthnSettingFipsCompliant = components["schemas"]["WebAuthnSettingFipsCompliant"];

/** Indicates whether the authenticator is required to store the private key on a hardware component */
export type WebAuthnSettingHardwareProtected = components["schemas"]["WebAuthnSettingHardwareProtected"];

/** Resident key requirement setting. Okta recommends using only `REQUIRED` or `DISCOURAGED` to make the requirement preference explicit. Using `PREFERRED` can sometimes lead to unpredictable behavior depending on the client platform and authenticator capabilities. */
export type WebAuthnSettingResidentKeyRequirement = components["schemas"]["WebAuthnSettingResidentKeyRequirement"];

/** Indicates if the **Sign in with a Passkey** button on the Sign-In Widget is shown. */
export type WebAuthnSettingShowSignInWithAPasskeyButton = components["schemas"]["WebAuthnSettingShowSignInWithAPasskeyButton"];

export type WellKnownAppAuthenticatorConfiguration = components["schemas"]["WellKnownAppAuthenticatorConfiguration"];

export type WellKnownOrgMetadata = components["schemas"]["WellKnownOrgMetadata"];

/** Metadata about Okta as a transmitter and relevant information for configuration. */
export type WellKnownSSFMetadata = components["schemas"]["WellKnownSSFMetadata"];

export type WellKnownSSFMetadataSpecUrn = components["schemas"]["WellKnownSSFMetadataSpecUrn"];

export type WellKnownURIArrayResponse = components["schemas"]["WellKnownURIArrayResponse"];

export type WellKnownURIObjectResponse = components["schemas"]["WellKnownURIObjectResponse"];

export type WellKnownURIRequest = components["schemas"]["WellKnownURIRequest"];

export type WellKnownURIsRoot = components["schemas"]["WellKnownURIsRoot"];

/** Internationalization overrides. Keys are locale codes (e.g. "en", "ja", "fr"), values are objects mapping i18n keys to string overrides. */
export type WidgetConfigurationI18n = components["schemas"]["WidgetConfigurationI18n"];

/** Design tokens for customizing the Sign-In Widget appearance */
export type WidgetConfigurationThemeTokens = components["schemas"]["WidgetConfigurationThemeTokens"];

/** The generation of the Sign-in Widget */
export type WidgetGeneration = components["schemas"]["WidgetGeneration"];

export type WindowsOSAccountProfile = components["schemas"]["WindowsOSAccountProfile"];

export type WorkflowActionProvider = components["schemas"]["WorkflowActionProvider"];

export type WorkflowAvailableActionProvider = components["schemas"]["WorkflowAvailableActionProvider"];

/** Workflows-specific validation details for action flows */
export type WorkflowsValidationDetailProvider = components["schemas"]["WorkflowsValidationDetailProvider"];

export type WsFederationApplication = components["schemas"]["WsFederationApplication"];

export type WsFederationApplicationSettings = components["schemas"]["WsFederationApplicationSettings"];

export type WsFederationApplicationSettingsApplication = components["schemas"]["WsFederationApplicationSettingsApplication"];

/** Base64-encoded X.509 certificate chain with DER encoding */
export type X5c = components["schemas"]["X5c"];

/**
 * Schema for the Zoom app (key name: `zoomus`)
 *
 * To create a Zoom app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Zoom app only supports `SAML_2_0` sign-on mode.
 */
export type ZoomUsApplication = components["schemas"]["ZoomUsApplication"];

export type ZoomUsApplicationSettings = components["schemas"]["ZoomUsApplicationSettings"];

/** Zoom app instance properties */
export type ZoomUsApplicationSettingsApplication = components["schemas"]["ZoomUsApplicationSettingsApplication"];

/**
 * Schema for the Zscaler 2.0 app (key name: `zscalerbyz`)
 *
 * To create a Zscaler 2.0 app, use the [Create an Application](/openapi/okta-management/management/tags/application/other/createapplication) request with the following parameters in the request body.
 * > **Note:** The Zscaler 2.0 app only supports `BROWSER_PLUGIN` and `SAML_2_0` sign-on modes.
 */
export type ZscalerbyzApplication = components["schemas"]["ZscalerbyzApplication"];

export type ZscalerbyzApplicationSettings = components["schemas"]["ZscalerbyzApplicationSettings"];

/** Zscaler app instance properties */
export type ZscalerbyzApplicationSettingsApplication = components["schemas"]["ZscalerbyzApplicationSettingsApplication"];

/** The Public Key Details are defined in the `_embedded` property of the Key object. */
export type _embedded = components["schemas"]["_embedded"];

/** Timestamp when the object was created */
export type createdProperty = components["schemas"]["createdProperty"];

export type enabledPagesType = components["schemas"]["enabledPagesType"];

/** List of supported entitlement types */
export type entitlementTypes = components["schemas"]["entitlementTypes"];

/** Timestamp when the object was last updated */
export type lastUpdatedProperty = components["schemas"]["lastUpdatedProperty"];

/** Org billing contact */
export type orgBillingContactType = components["schemas"]["orgBillingContactType"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the org using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification */
export type orgGeneralSettingLinks = components["schemas"]["orgGeneralSettingLinks"];

/** Org technical contact */
export type orgTechnicalContactType = components["schemas"]["orgTechnicalContactType"];

export type postAPIServiceIntegrationInstance = components["schemas"]["postAPIServiceIntegrationInstance"];

export type postAPIServiceIntegrationInstanceRequest = components["schemas"]["postAPIServiceIntegrationInstanceRequest"];

/** Specific profile properties for the privileged resource */
export type profile = components["schemas"]["profile"];

export type subject = components["schemas"]["subject"];

export type tempPassword = components["schemas"]["tempPassword"];

/**
 * Select whether to use a number matching challenge for a `push` factor.
 *
 * > **Note:** Sending a request with a body is required when you verify a `push` factor with a number matching challenge.
 */
export type useNumberMatchingChallenge = components["schemas"]["useNumberMatchingChallenge"];

export type userLink = components["schemas"]["userLink"];

export type APNSConfigurationRequest = components["schemas"]["APNSConfigurationRequest"];

export type APNSPushProviderRequest = components["schemas"]["APNSPushProviderRequest"];

export type AccessPolicyRequest = components["schemas"]["AccessPolicyRequest"];

export type AccessPolicyLinkRequest = components["schemas"]["AccessPolicyLinkRequest"];

export type AccessPolicyRuleRequest = components["schemas"]["AccessPolicyRuleRequest"];

/** Agent details */
export type AgentRequest = components["schemas"]["AgentRequest"];

/** Various information about agent auto-update configuration */
export type AgentPoolUpdateRequest = components["schemas"]["AgentPoolUpdateRequest"];

export type AppServiceAccountRequest = components["schemas"]["AppServiceAccountRequest"];

/** The app user object defines a user's app-specific profile and credentials for an app */
export type AppUserRequest = components["schemas"]["AppUserRequest"];

/**
 * Specifies a user's credentials for the app.
 * This parameter can be omitted for apps with [sign-on mode](/openapi/okta-management/management/application/getapplication#application/getapplication/t=response&c=200&path=&d=0/signonmode) (`signOnMode`) or [authentication schemes](/openapi/okta-management/management/application/getapplication#application/getapplication/t=response&c=200&path=&d=0/credentials/scheme) (`credentials.scheme`) that don't require credentials.
 */
export type AppUserCredentialsRequest = components["schemas"]["AppUserCredentialsRequest"];

/** The user's password. This is a write-only property. An empty `password` object is returned to indicate that a password value exists. */
export type AppUserPasswordCredentialRequest = components["schemas"]["AppUserPasswordCredentialRequest"];

/** Status of an application user */
export type AppUserStatusRequest = components["schemas"]["AppUserStatusRequest"];

/**
 * The synchronization state for the application user.
 * The application user's `syncState` depends on whether the `PROFILE_MASTERING` feature is enabled for the app.
 *
 * > **Note:** User provisioning currently must be configured through the Admin Console.
 */
export type AppUserSyncStateRequest = components["schemas"]["AppUserSyncStateRequest"];

export type ApplicationRequest = components["schemas"]["ApplicationRequest"];

/** Credentials for the specified `signOnMode` */
export type ApplicationCredentialsRequest = components["schemas"]["ApplicationCredentialsRequest"];

/**
 * App signing key properties
 * > **Note:** Only apps with SAML_2_0, SAML_1_1, WS_FEDERATION, or OPENID_CONNECT `signOnMode` support the key rotation feature.
 */
export type ApplicationCredentialsSigningRequest = components["schemas"]["ApplicationCredentialsSigningRequest"];

/**
 * <div class="x-lifecycle-container"><x-lifecycle class="oie"></x-lifecycle></div>
 * Indicates which Express Configuration capabilities the app supports and has enabled
 */
export type ApplicationExpressConfigurationRequest = components["schemas"]["ApplicationExpressConfigurationRequest"];

/** The Application Group object that defines a group of users' app-specific profile and credentials for an app */
export type ApplicationGroupAssignmentRequest = components["schemas"]["ApplicationGroupAssignmentRequest"];

/** App instance status */
export type ApplicationLifecycleStatusRequest = components["schemas"]["ApplicationLifecycleStatusRequest"];

/** Discoverable resources related to the app */
export type ApplicationLinksRequest = components["schemas"]["ApplicationLinksRequest"];

/** App settings */
export type ApplicationSettingsRequest = components["schemas"]["ApplicationSettingsRequest"];

/**
 * <div class="x-lifecycle-container"><x-lifecycle class="oie"></x-lifecycle></div>
 * Universal Logout properties for the app. These properties are only returned and can't be updated.
 */
export type ApplicationUniversalLogoutRequest = components["schemas"]["ApplicationUniversalLogoutRequest"];

export type AuthServerLinksRequest = components["schemas"]["AuthServerLinksRequest"];

/** Specifies the authentication provider that validates the user's password credential. The user's current provider is managed by the **Delegated Authentication** settings for your org. The provider object is **read-only**. */
export type AuthenticationProviderRequest = components["schemas"]["AuthenticationProviderRequest"];

/** The type of authentication provider */
export type AuthenticationProviderTypeRequest = components["schemas"]["AuthenticationProviderTypeRequest"];

export type AuthenticatorBaseRequest = components["schemas"]["AuthenticatorBaseRequest"];

export type AuthenticatorEnrollmentPolicyRequest = components["schemas"]["AuthenticatorEnrollmentPolicyRequest"];

export type AuthenticatorEnrollmentPolicyRuleRequest = components["schemas"]["AuthenticatorEnrollmentPolicyRuleRequest"];

export type AuthenticatorLinksRequest = components["schemas"]["AuthenticatorLinksRequest"];

export type AuthenticatorMethodBaseRequest = components["schemas"]["AuthenticatorMethodBaseRequest"];

export type AuthenticatorMethodOtpRequest = components["schemas"]["AuthenticatorMethodOtpRequest"];

export type AuthenticatorMethodPushRequest = components["schemas"]["AuthenticatorMethodPushRequest"];

export type AuthenticatorMethodSignedNonceRequest = components["schemas"]["AuthenticatorMethodSignedNonceRequest"];

export type AuthenticatorMethodSimpleRequest = components["schemas"]["AuthenticatorMethodSimpleRequest"];

export type AuthenticatorMethodTacRequest = components["schemas"]["AuthenticatorMethodTacRequest"];

export type AuthenticatorMethodTotpRequest = components["schemas"]["AuthenticatorMethodTotpRequest"];

export type AuthenticatorMethodWebAuthnRequest = components["schemas"]["AuthenticatorMethodWebAuthnRequest"];

export type AuthenticatorMethodWithVerifiablePropertiesRequest = components["schemas"]["AuthenticatorMethodWithVerifiablePropertiesRequest"];

export type AuthorizationServerRequest = components["schemas"]["AuthorizationServerRequest"];

export type AuthorizationServerCredentialsRequest = components["schemas"]["AuthorizationServerCredentialsRequest"];

export type AuthorizationServerCredentialsSigningConfigRequest = components["schemas"]["AuthorizationServerCredentialsSigningConfigRequest"];

export type AuthorizationServerPolicyRequest = components["schemas"]["AuthorizationServerPolicyRequest"];

export type AuthorizationServerPolicyRuleRequest_ = components["schemas"]["AuthorizationServerPolicyRuleRequest_"];

export type AutoLoginApplicationRequest = components["schemas"]["AutoLoginApplicationRequest"];

export type AutoLoginApplicationSettingsRequest = components["schemas"]["AutoLoginApplicationSettingsRequest"];

export type BASIC_SMTP_AUTHRequest = components["schemas"]["BASIC_SMTP_AUTHRequest"];

/** This object contains a number of sub-objects, each of which provide some type of contextual information. */
export type BaseContextRequest = components["schemas"]["BaseContextRequest"];

export type BaseEmailServerRequest = components["schemas"]["BaseEmailServerRequest"];

export type BasicApplicationSettingsRequest = components["schemas"]["BasicApplicationSettingsRequest"];

export type BasicAuthApplicationRequest = components["schemas"]["BasicAuthApplicationRequest"];

export type BehaviorRuleRequest = components["schemas"]["BehaviorRuleRequest"];

export type BehaviorRuleASNRequest = components["schemas"]["BehaviorRuleASNRequest"];

export type BehaviorRuleAnomalousDeviceRequest = components["schemas"]["BehaviorRuleAnomalousDeviceRequest"];

export type BehaviorRuleAnomalousIPRequest = components["schemas"]["BehaviorRuleAnomalousIPRequest"];

export type BehaviorRuleAnomalousLocationRequest = components["schemas"]["BehaviorRuleAnomalousLocationRequest"];

export type BehaviorRuleVelocityRequest = components["schemas"]["BehaviorRuleVelocityRequest"];

export type BookmarkApplicationRequest = components["schemas"]["BookmarkApplicationRequest"];

export type BookmarkApplicationSettingsRequest = components["schemas"]["BookmarkApplicationSettingsRequest"];

/** Bot protection configuration for the org */
export type BotProtectionConfigurationRequest = components["schemas"]["BotProtectionConfigurationRequest"];

export type BrowserPluginApplicationRequest = components["schemas"]["BrowserPluginApplicationRequest"];

export type CAPTCHAInstanceRequest = components["schemas"]["CAPTCHAInstanceRequest"];

export type ChildOrgRequest = components["schemas"]["ChildOrgRequest"];

export type ClientUpdatePolicyRuleRequest = components["schemas"]["ClientUpdatePolicyRuleRequest"];

/** Timestamp when the object was created */
export type CreatedRequest = components["schemas"]["CreatedRequest"];

export type DeviceAssuranceRequest = components["schemas"]["DeviceAssuranceRequest"];

export type DeviceAssuranceAndroidPlatformRequest = components["schemas"]["DeviceAssuranceAndroidPlatformRequest"];

export type DeviceAssuranceChromeOSPlatformRequest = components["schemas"]["DeviceAssuranceChromeOSPlatformRequest"];

export type DeviceAssuranceIOSPlatformRequest = components["schemas"]["DeviceAssuranceIOSPlatformRequest"];

export type DeviceAssuranceMacOSPlatformRequest = components["schemas"]["DeviceAssuranceMacOSPlatformRequest"];

export type DeviceAssuranceWindowsPlatformRequest = components["schemas"]["DeviceAssuranceWindowsPlatformRequest"];

export type DevicePostureCheckRequest = components["schemas"]["DevicePostureCheckRequest"];

export type DeviceSignalCollectionPolicyRequest = components["schemas"]["DeviceSignalCollectionPolicyRequest"];

export type DeviceSignalCollectionPolicyRuleRequest = components["schemas"]["DeviceSignalCollectionPolicyRuleRequest"];

export type DynamicNetworkZoneRequest = components["schemas"]["DynamicNetworkZoneRequest"];

export type EmailCustomizationRequest = components["schemas"]["EmailCustomizationRequest"];

export type EnhancedDynamicNetworkZoneRequest = components["schemas"]["EnhancedDynamicNetworkZoneRequest"];

export type EntityRiskPolicyRuleRequest = components["schemas"]["EntityRiskPolicyRuleRequest"];

export type EventHookRequest = components["schemas"]["EventHookRequest"];

export type EventHookChannelRequest = components["schemas"]["EventHookChannelRequest"];

export type EventHookChannelConfigRequest = components["schemas"]["EventHookChannelConfigRequest"];

/**
 * The authentication scheme used for this request.
 *
 * To use Basic Auth for authentication, set `type` to `HEADER`,
 * `key` to `Authorization`, and `value` to the Base64-encoded string of "username:password". Ensure that you include
 * the scheme (including space) as part of the `value` parameter. For example, `Basic YWRtaW46c3VwZXJzZWNyZXQ=`.
 */
export type EventHookChannelConfigAuthSchemeRequest = components["schemas"]["EventHookChannelConfigAuthSchemeRequest"];

/** The object that maps the filter to the event type */
export type EventHookFilterMapRequest = components["schemas"]["EventHookFilterMapRequest"];

export type EventHookFilterMapObjectRequest = components["schemas"]["EventHookFilterMapObjectRequest"];

export type EventHookFilterMapObjectConditionRequest = components["schemas"]["EventHookFilterMapObjectConditionRequest"];

/**
 * The optional filter defined on a specific event type
 *
 * > **Note:** Event hook filters is a [self-service Early Access (EA)](/openapi/okta-management/guides/release-lifecycle/#early-access-ea) to enable.
 * If you want to disable this feature, it's recommended to first remove all event filters.
 */
export type EventHookFiltersRequest = components["schemas"]["EventHookFiltersRequest"];

/** Verification status of the event hook. `UNVERIFIED` event hooks won't receive any events. */
export type EventHookVerificationStatusRequest = components["schemas"]["EventHookVerificationStatusRequest"];

export type EventSubscriptionsRequest = components["schemas"]["EventSubscriptionsRequest"];

/** Timestamp when the object expires */
export type ExpiresAtRequest = components["schemas"]["ExpiresAtRequest"];

export type FCMConfigurationRequest = components["schemas"]["FCMConfigurationRequest"];

export type FCMPushProviderRequest = components["schemas"]["FCMPushProviderRequest"];

export type FederatedClaimRequest = components["schemas"]["FederatedClaimRequest"];

/** Status */
export type GrantOrTokenStatusRequest = components["schemas"]["GrantOrTokenStatusRequest"];

export type GroupRuleRequest = components["schemas"]["GroupRuleRequest"];

export type GroupSchemaRequest = components["schemas"]["GroupSchemaRequest"];

export type GroupSchemaBaseRequest = components["schemas"]["GroupSchemaBaseRequest"];

/** All custom profile properties are defined in a profile subschema with the resolution scope `#custom` */
export type GroupSchemaCustomRequest = components["schemas"]["GroupSchemaCustomRequest"];

export type GroupSchemaDefinitionsRequest = components["schemas"]["GroupSchemaDefinitionsRequest"];

export type GroupsLinkRequest = components["schemas"]["GroupsLinkRequest"];

export type HelpLinkRequest = components["schemas"]["HelpLinkRequest"];

export type HrefObjectRequest = components["schemas"]["HrefObjectRequest"];

export type HrefObjectActivateLinkRequest = components["schemas"]["HrefObjectActivateLinkRequest"];

export type HrefObjectAppLinkRequest = components["schemas"]["HrefObjectAppLinkRequest"];

export type HrefObjectBindingsLinkRequest = components["schemas"]["HrefObjectBindingsLinkRequest"];

export type HrefObjectDeactivateLinkRequest = components["schemas"]["HrefObjectDeactivateLinkRequest"];

export type HrefObjectDeleteLinkRequest = components["schemas"]["HrefObjectDeleteLinkRequest"];

export type HrefObjectGroupLinkRequest = components["schemas"]["HrefObjectGroupLinkRequest"];

export type HrefObjectMappingsLinkRequest = components["schemas"]["HrefObjectMappingsLinkRequest"];

export type HrefObjectResourceSetResourcesLinkRequest = components["schemas"]["HrefObjectResourceSetResourcesLinkRequest"];

export type HrefObjectRulesLinkRequest = components["schemas"]["HrefObjectRulesLinkRequest"];

export type HrefObjectSelfLinkRequest = components["schemas"]["HrefObjectSelfLinkRequest"];

export type HrefObjectUserLinkRequest = components["schemas"]["HrefObjectUserLinkRequest"];

export type IPNetworkZoneRequest = components["schemas"]["IPNetworkZoneRequest"];

/** A [JSON Web Key](https://tools.ietf.org/html/rfc7517) for a signature or encryption credential for an IdP */
export type IdPKeyCredentialRequest = components["schemas"]["IdPKeyCredentialRequest"];

export type IdentityClaimSourcingPolicyRuleRequest = components["schemas"]["IdentityClaimSourcingPolicyRuleRequest"];

export type IdentityProviderRequest = components["schemas"]["IdentityProviderRequest"];

export type IdpDiscoveryPolicyRuleRequest = components["schemas"]["IdpDiscoveryPolicyRuleRequest"];

/** Timestamp when the object was last updated */
export type LastUpdatedRequest = components["schemas"]["LastUpdatedRequest"];

export type LinkedHrefObjectRequest = components["schemas"]["LinkedHrefObjectRequest"];

export type LinkedObjectRequest = components["schemas"]["LinkedObjectRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LinkedObjectLinksSelfRequest = components["schemas"]["LinkedObjectLinksSelfRequest"];

export type LinksActivateRequest = components["schemas"]["LinksActivateRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of resources related to the application user. */
export type LinksAppAndUserRequest = components["schemas"]["LinksAppAndUserRequest"];

export type LinksCancelRequest = components["schemas"]["LinksCancelRequest"];

export type LinksDeactivateRequest = components["schemas"]["LinksDeactivateRequest"];

export type LinksEnrollRequest = components["schemas"]["LinksEnrollRequest"];

export type LinksFactorRequest = components["schemas"]["LinksFactorRequest"];

export type LinksPollRequest = components["schemas"]["LinksPollRequest"];

export type LinksQrcodeRequest = components["schemas"]["LinksQrcodeRequest"];

export type LinksQuestionsRequest = components["schemas"]["LinksQuestionsRequest"];

export type LinksResendRequest = components["schemas"]["LinksResendRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LinksSelfRequest = components["schemas"]["LinksSelfRequest"];

export type LinksSelfAndLifecycleRequest = components["schemas"]["LinksSelfAndLifecycleRequest"];

export type LinksSendRequest = components["schemas"]["LinksSendRequest"];

export type LinksUserFactorsRequest = components["schemas"]["LinksUserFactorsRequest"];

export type LinksVerifyRequest = components["schemas"]["LinksVerifyRequest"];

export type LogStreamRequest = components["schemas"]["LogStreamRequest"];

export type LogStreamActivateLinkRequest = components["schemas"]["LogStreamActivateLinkRequest"];

export type LogStreamAwsRequest = components["schemas"]["LogStreamAwsRequest"];

export type LogStreamDeactivateLinkRequest = components["schemas"]["LogStreamDeactivateLinkRequest"];

export type LogStreamLinkObjectRequest = components["schemas"]["LogStreamLinkObjectRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an application using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type LogStreamLinksSelfAndLifecycleRequest = components["schemas"]["LogStreamLinksSelfAndLifecycleRequest"];

export type LogStreamSelfLinkRequest = components["schemas"]["LogStreamSelfLinkRequest"];

/** Specifies the configuration for the `splunk_cloud_logstreaming` log stream type. */
export type LogStreamSettingsSplunkRequest = components["schemas"]["LogStreamSettingsSplunkRequest"];

export type LogStreamSplunkRequest = components["schemas"]["LogStreamSplunkRequest"];

export type MetadataLinkRequest = components["schemas"]["MetadataLinkRequest"];

export type NetworkZoneRequest = components["schemas"]["NetworkZoneRequest"];

export type OAUTH2_CLIENT_CREDENTIALSRequest = components["schemas"]["OAUTH2_CLIENT_CREDENTIALSRequest"];

export type OAUTH2_JWT_BEARER_GRANTRequest = components["schemas"]["OAUTH2_JWT_BEARER_GRANTRequest"];

/** User that created the object */
export type OAuth2ActorRequest = components["schemas"]["OAuth2ActorRequest"];

export type OAuth2ClaimRequest = components["schemas"]["OAuth2ClaimRequest"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses an encryption key to encrypt an ID token JWT minted by the org authorization server or custom authorization server. Okta supports only RSA keys for encrypting tokens. */
export type OAuth2ClientJsonEncryptionKeyResponseRequest = components["schemas"]["OAuth2ClientJsonEncryptionKeyResponseRequest"];

/** A [JSON Web Key (JWK)](https://tools.ietf.org/html/rfc7517) is a JSON representation of a cryptographic key. Okta uses signing keys to verify the signature of a JWT when provided for the `private_key_jwt` client authentication method or for a signed authorize request object. Okta supports both RSA and Elliptic Curve (EC) keys for signing tokens. */
export type OAuth2ClientJsonSigningKeyResponseRequest = components["schemas"]["OAuth2ClientJsonSigningKeyResponseRequest"];

/** An EC signing key */
export type OAuth2ClientJsonWebKeyECResponseRequest = components["schemas"]["OAuth2ClientJsonWebKeyECResponseRequest"];

export type OAuth2ClientJsonWebKeyResponseBaseRequest = components["schemas"]["OAuth2ClientJsonWebKeyResponseBaseRequest"];

/** An RSA signing key */
export type OAuth2ClientJsonWebKeyRsaResponseRequest = components["schemas"]["OAuth2ClientJsonWebKeyRsaResponseRequest"];

export type OAuth2ScopeRequest = components["schemas"]["OAuth2ScopeRequest"];

/** Grant object that represents an app consent scope grant */
export type OAuth2ScopeConsentGrantRequest = components["schemas"]["OAuth2ScopeConsentGrantRequest"];

/** User type source that granted consent */
export type OAuth2ScopeConsentGrantSourceRequest = components["schemas"]["OAuth2ScopeConsentGrantSourceRequest"];

export type OAuthApplicationCredentialsRequest = components["schemas"]["OAuthApplicationCredentialsRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the current status of an app using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification. This object is used for dynamic discovery of related resources and lifecycle operations. */
export type OAuthClientSecretLinksRequest = components["schemas"]["OAuthClientSecretLinksRequest"];

export type OktaSignOnPolicyRequest = components["schemas"]["OktaSignOnPolicyRequest"];

export type OktaSignOnPolicyRuleRequest = components["schemas"]["OktaSignOnPolicyRuleRequest"];

export type OktaSupportCaseRequest = components["schemas"]["OktaSupportCaseRequest"];

export type OpenIdConnectApplicationRequest = components["schemas"]["OpenIdConnectApplicationRequest"];

export type OpenIdConnectApplicationSettingsRequest = components["schemas"]["OpenIdConnectApplicationSettingsRequest"];

export type OpenIdConnectApplicationSettingsClientRequest = components["schemas"]["OpenIdConnectApplicationSettingsClientRequest"];

/** A [JSON Web Key Set](https://tools.ietf.org/html/rfc7517#section-5) for validating JWTs presented to Okta or for encrypting ID tokens minted by Okta for the client */
export type OpenIdConnectApplicationSettingsClientKeysRequest = components["schemas"]["OpenIdConnectApplicationSettingsClientKeysRequest"];

export type OrgCAPTCHASettingsRequest = components["schemas"]["OrgCAPTCHASettingsRequest"];

export type OrgContactUserRequest = components["schemas"]["OrgContactUserRequest"];

/**
 * Profile and credential information for the first super admin user of the child org.
 * If you plan to configure and manage the org programmatically, create a system user with a dedicated email address and a strong password.
 * > **Note:** If you don't provide `credentials`, the super admin user is prompted to set up their credentials when they sign in to the org for the first time.
 */
export type OrgCreationAdminRequest = components["schemas"]["OrgCreationAdminRequest"];

/** Connection object for Cross App Access connections */
export type OrgCrossAppAccessConnectionRequest = components["schemas"]["OrgCrossAppAccessConnectionRequest"];

export type OrgSettingRequest = components["schemas"]["OrgSettingRequest"];

/**
 * Specifies a password for a user.
 *
 * When a user has a valid password, imported hashed password, or password hook, and a response object contains
 * a password credential, then the password object is a bare object without the value property defined (for example, `password: {}`). This indicates that a password value exists. You can modify password policy requirements in the Admin Console by editing the Password authenticator:  **Security** > **Authenticators** > **Password** (or for Okta Classic orgs, use **Security** > **Authentication** > **Password**).
 *
 * For information on defaults and configuring your password policies, see [Configure the password authenticator](https://help.okta.com/okta_help.htm?type=oie&id=ext-configure-password) in the help documentation.
 */
export type PasswordCredentialRequest = components["schemas"]["PasswordCredentialRequest"];

export type PasswordPolicyRequest = components["schemas"]["PasswordPolicyRequest"];

/** Settings for the factors that can be used for recovery */
export type PasswordPolicyRecoveryFactorsRequest = components["schemas"]["PasswordPolicyRecoveryFactorsRequest"];

export type PasswordPolicyRecoveryQuestionRequest = components["schemas"]["PasswordPolicyRecoveryQuestionRequest"];

export type PasswordPolicyRecoveryQuestionComplexityRequest = components["schemas"]["PasswordPolicyRecoveryQuestionComplexityRequest"];

export type PasswordPolicyRecoveryQuestionPropertiesRequest = components["schemas"]["PasswordPolicyRecoveryQuestionPropertiesRequest"];

/**
 * Specifies the password recovery settings for the policy
 * > **Note:** With Identity Engine, you can specify recovery factors inside the password policy rule instead of in the policy settings object. Recovery factors for the rule are defined inside the [`selfServicePasswordReset` action](https://developer.okta.com/docs/api/openapi/okta-management/management/tags/policy/#tag/Policy/operation/createPolicyRule!path=1/actions/selfServicePasswordReset&t=request).
 */
export type PasswordPolicyRecoverySettingsRequest = components["schemas"]["PasswordPolicyRecoverySettingsRequest"];

export type PasswordPolicyRuleRequest = components["schemas"]["PasswordPolicyRuleRequest"];

/** Specifies the policy level settings */
export type PasswordPolicySettingsRequest = components["schemas"]["PasswordPolicySettingsRequest"];

export type PolicyRequest = components["schemas"]["PolicyRequest"];

export type PolicyLinksRequest = components["schemas"]["PolicyLinksRequest"];

export type PolicyRuleRequest = components["schemas"]["PolicyRuleRequest"];

export type PostAuthSessionPolicyRuleRequest = components["schemas"]["PostAuthSessionPolicyRuleRequest"];

export type PrincipalRateLimitEntityRequest = components["schemas"]["PrincipalRateLimitEntityRequest"];

export type ProfileEnrollmentPolicyRequest = components["schemas"]["ProfileEnrollmentPolicyRequest"];

export type ProfileEnrollmentPolicyRuleRequest = components["schemas"]["ProfileEnrollmentPolicyRuleRequest"];

export type PushProviderRequest = components["schemas"]["PushProviderRequest"];

/**
 * Specifies a secret question and answer that's validated (case insensitive) when a user forgets their
 * password or unlocks their account. The answer property is write-only.
 */
export type RecoveryQuestionCredentialRequest = components["schemas"]["RecoveryQuestionCredentialRequest"];

export type ResourceSetRequest = components["schemas"]["ResourceSetRequest"];

export type SAMLPayLoadRequest = components["schemas"]["SAMLPayLoadRequest"];

export type Saml11ApplicationRequest = components["schemas"]["Saml11ApplicationRequest"];

export type Saml11ApplicationSettingsRequest = components["schemas"]["Saml11ApplicationSettingsRequest"];

export type SamlApplicationRequest = components["schemas"]["SamlApplicationRequest"];

export type SamlApplicationSettingsRequest = components["schemas"]["SamlApplicationSettingsRequest"];

export type SchemeApplicationCredentialsRequest = components["schemas"]["SchemeApplicationCredentialsRequest"];

export type SecurePasswordStoreApplicationRequest = components["schemas"]["SecurePasswordStoreApplicationRequest"];

export type SecurePasswordStoreApplicationSettingsRequest = components["schemas"]["SecurePasswordStoreApplicationSettingsRequest"];

/** Describes the current status of a service account */
export type ServiceAccountStatusRequest = components["schemas"]["ServiceAccountStatusRequest"];

/** Describes the detailed status of a service account */
export type ServiceAccountStatusDetailRequest = components["schemas"]["ServiceAccountStatusDetailRequest"];

export type SessionIdentityProviderRequest = components["schemas"]["SessionIdentityProviderRequest"];

export type SessionViolationDetectionPolicyRuleRequest = components["schemas"]["SessionViolationDetectionPolicyRuleRequest"];

export type SmsTemplateRequest = components["schemas"]["SmsTemplateRequest"];

/** The HEC token for your Splunk Cloud HTTP Event Collector. The token value is set at object creation, but isn't returned. */
export type SplunkTokenRequest = components["schemas"]["SplunkTokenRequest"];

export type SwaApplicationSettingsRequest = components["schemas"]["SwaApplicationSettingsRequest"];

export type ThreatInsightConfigurationRequest = components["schemas"]["ThreatInsightConfigurationRequest"];

export type TokenPayLoadRequest = components["schemas"]["TokenPayLoadRequest"];

/** Token inline hook request */
export type TokenRequestRequest = components["schemas"]["TokenRequestRequest"];

export type TrustedOriginRequest = components["schemas"]["TrustedOriginRequest"];

/** Specifies primary authentication and recovery credentials for a user. Credential types and requirements vary depending on the provider and security policy of the org. */
export type UserCredentialsRequest = components["schemas"]["UserCredentialsRequest"];

export type UserFactorRequest = components["schemas"]["UserFactorRequest"];

export type UserFactorCallRequest = components["schemas"]["UserFactorCallRequest"];

export type UserFactorEmailRequest = components["schemas"]["UserFactorEmailRequest"];

export type UserFactorLinksRequest = components["schemas"]["UserFactorLinksRequest"];

export type UserFactorPushRequest = components["schemas"]["UserFactorPushRequest"];

export type UserFactorSMSRequest = components["schemas"]["UserFactorSMSRequest"];

export type UserFactorSecurityQuestionRequest = components["schemas"]["UserFactorSecurityQuestionRequest"];

export type UserFactorSecurityQuestionProfileRequest = components["schemas"]["UserFactorSecurityQuestionProfileRequest"];

/** Status of the factor */
export type UserFactorStatusRequest = components["schemas"]["UserFactorStatusRequest"];

export type UserFactorTokenRequest = components["schemas"]["UserFactorTokenRequest"];

export type UserFactorTokenHOTPRequest = components["schemas"]["UserFactorTokenHOTPRequest"];

export type UserFactorTokenHardwareRequest = components["schemas"]["UserFactorTokenHardwareRequest"];

export type UserFactorTokenSoftwareTOTPRequest = components["schemas"]["UserFactorTokenSoftwareTOTPRequest"];

export type UserFactorU2FRequest = components["schemas"]["UserFactorU2FRequest"];

export type UserFactorWebRequest = components["schemas"]["UserFactorWebRequest"];

export type UserFactorWebAuthnRequest = components["schemas"]["UserFactorWebAuthnRequest"];

export type UserFactorWebAuthnProfileRequest = components["schemas"]["UserFactorWebAuthnProfileRequest"];

export type UserSchemaRequest = components["schemas"]["UserSchemaRequest"];

/**
 * All Okta-defined profile properties are defined in a profile subschema with the resolution scope `#base`. You can't modify these properties, except to update permissions, to change the nullability of `firstName` and `lastName`, or to specify a pattern for `login`. They can't be removed.
 *
 * The base user profile is based on the [System for Cross-domain Identity Management: Core Schema](https://tools.ietf.org/html/draft-ietf-scim-core-schema-22#section-4.1.1) and has the standard properties detailed below.
 */
export type UserSchemaBaseRequest = components["schemas"]["UserSchemaBaseRequest"];

export type UserSchemaDefinitionsRequest = components["schemas"]["UserSchemaDefinitionsRequest"];

/**
 * All custom profile properties are defined in a profile subschema with the resolution scope `#custom`.
 *
 * > **Notes:**
 * > * When you refer to custom profile attributes that differ only by case, name collisions occur. This includes naming custom profile attributes the same as base profile attributes, for example, `firstName` and `FirstName`.
 * > * Certain attributes are reserved and can't be used for custom user profiles. See [Review reserved attributes](https://help.okta.com/okta_help.htm?type=oie&id=reserved-attributes).
 */
export type UserSchemaPublicRequest = components["schemas"]["UserSchemaPublicRequest"];

export type UserTypeRequest = components["schemas"]["UserTypeRequest"];

export type UserTypeLinksRequest = components["schemas"]["UserTypeLinksRequest"];

export type UsersLinkRequest = components["schemas"]["UsersLinkRequest"];

/**
 * The [RP ID](https://www.w3.org/TR/webauthn/#relying-party-identifier) object for WebAuthn configuration
 *
 * > **Note:** Changing the RP ID `domain` invalidates all existing passkeys for all users. You must notify your users that they need to re-enroll their passkeys if you replace an existing RP ID.
 */
export type WebAuthnRpIdRequest = components["schemas"]["WebAuthnRpIdRequest"];

/** The RP domain object for the WebAuthn configuration */
export type WebAuthnRpIdDomainRequest = components["schemas"]["WebAuthnRpIdDomainRequest"];

export type WsFederationApplicationRequest = components["schemas"]["WsFederationApplicationRequest"];

export type WsFederationApplicationSettingsRequest = components["schemas"]["WsFederationApplicationSettingsRequest"];

/** Timestamp when the object was created */
export type createdPropertyRequest = components["schemas"]["createdPropertyRequest"];

/** Timestamp when the object was last updated */
export type lastUpdatedPropertyRequest = components["schemas"]["lastUpdatedPropertyRequest"];

/** Specifies link relations (see [Web Linking](https://www.rfc-editor.org/rfc/rfc8288)) available for the org using the [JSON Hypertext Application Language](https://datatracker.ietf.org/doc/html/draft-kelly-json-hal-06) specification */
export type orgGeneralSettingLinksRequest = components["schemas"]["orgGeneralSettingLinksRequest"];
