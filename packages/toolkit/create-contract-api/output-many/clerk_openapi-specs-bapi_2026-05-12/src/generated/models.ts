// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type JWKS$ed25519$PublicKey = components["schemas"]["JWKS.ed25519.PublicKey"];

export type JWKS$ecdsa$PublicKey = components["schemas"]["JWKS.ecdsa.PublicKey"];

export type JWKS$rsa$PublicKey = components["schemas"]["JWKS.rsa.PublicKey"];

export type JWKS$ed25519$PrivateKey = components["schemas"]["JWKS.ed25519.PrivateKey"];

export type JWKS$ecdsa$PrivateKey = components["schemas"]["JWKS.ecdsa.PrivateKey"];

export type JWKS$rsa$PrivateKey = components["schemas"]["JWKS.rsa.PrivateKey"];

export type JWKS$symmetric$Key = components["schemas"]["JWKS.symmetric.Key"];

export type JWKS = components["schemas"]["JWKS"];

export type SessionActivityResponse = components["schemas"]["SessionActivityResponse"];

export type SessionTask = components["schemas"]["SessionTask"];

export type Session = components["schemas"]["Session"];

export type Client = components["schemas"]["Client"];

export type ClerkError = components["schemas"]["ClerkError"];

export type ClerkErrors = components["schemas"]["ClerkErrors"];

export type verification_otp = components["schemas"]["verification_otp"];

export type verification_admin = components["schemas"]["verification_admin"];

export type verification_from_oauth = components["schemas"]["verification_from_oauth"];

export type verification_ticket = components["schemas"]["verification_ticket"];

export type verification_saml = components["schemas"]["verification_saml"];

export type verification_email_link = components["schemas"]["verification_email_link"];

export type verification_scim = components["schemas"]["verification_scim"];

export type IdentificationLink = components["schemas"]["IdentificationLink"];

export type EmailAddress = components["schemas"]["EmailAddress"];

export type DeletedObject = components["schemas"]["DeletedObject"];

export type PhoneNumber = components["schemas"]["PhoneNumber"];

export type Token = components["schemas"]["Token"];

export type Cookies = components["schemas"]["Cookies"];

export type SessionRefresh = components["schemas"]["SessionRefresh"];

export type Template = components["schemas"]["Template"];

export type verification_web3 = components["schemas"]["verification_web3"];

export type Web3Wallet = components["schemas"]["Web3Wallet"];

export type verification_passkey = components["schemas"]["verification_passkey"];

export type Passkey = components["schemas"]["Passkey"];

export type verification_oauth = components["schemas"]["verification_oauth"];

export type verification_google_one_tap = components["schemas"]["verification_google_one_tap"];

export type ExternalAccountWithVerification = components["schemas"]["ExternalAccountWithVerification"];

export type SAMLAccountConnection = components["schemas"]["SAMLAccountConnection"];

export type SAMLAccount = components["schemas"]["SAMLAccount"];

export type EnterpriseAccountConnection = components["schemas"]["EnterpriseAccountConnection"];

export type EnterpriseAccount = components["schemas"]["EnterpriseAccount"];

export type Organization = components["schemas"]["Organization"];

/** An organization membership with public user data populated */
export type OrganizationMembershipPublicUserData = components["schemas"]["OrganizationMembershipPublicUserData"];

/** A user's membership in an organization */
export type OrganizationMembership = components["schemas"]["OrganizationMembership"];

/** Metadata describing a user's linkage to a directory. This object is only delivered on `user.created` and `user.updated` webhook events, and only when the user is provisioned through a directory. Its absence does not necessarily mean the user is not managed by a directory. */
export type SCIMUserMetadata = components["schemas"]["SCIMUserMetadata"];

export type User = components["schemas"]["User"];

/**
 * The hashing algorithm that was used to generate the password digest.
 *
 * The algorithms we support at the moment are [`bcrypt`](https://en.wikipedia.org/wiki/Bcrypt), [`bcrypt_sha256_django`](https://docs.djangoproject.com/en/4.0/topics/auth/passwords/), [`md5`](https://en.wikipedia.org/wiki/MD5), `pbkdf2_sha1`, `pbkdf2_sha256`, [`pbkdf2_sha256_django`](https://docs.djangoproject.com/en/4.0/topics/auth/passwords/),
 * `pbkdf2_sha512`, [`phpass`](https://www.openwall.com/phpass/), `md5_phpass`, [`scrypt_firebase`](https://firebaseopensource.com/projects/firebase/scrypt/),
 * [`scrypt_werkzeug`](https://werkzeug.palletsprojects.com/en/3.0.x/utils/#werkzeug.security.generate_password_hash), [`sha256`](https://en.wikipedia.org/wiki/SHA-2),
 * [`ldap_ssha`](https://www.openldap.org/faq/data/cache/347.html), the [`argon2`](https://argon2.online/) variants: `argon2i` and `argon2id`, `sha512_symfony`, the SHA-512 variant of the [Symfony](https://symfony.com/doc/current/security/passwords.html) legacy hasher,
 * and `pbkdf2_sha512_hex`, a variant of `pbkdf2_sha512` that accepts hex-encoded salt and hash.
 *
 * Each of the supported hashers expects the incoming digest to be in a particular format. See the [Clerk docs](https://clerk.com/docs/references/backend/user/create-user) for more information.
 */
export type PasswordHasher = components["schemas"]["PasswordHasher"];

export type TotalCount = components["schemas"]["TotalCount"];

export type CommerceMoneyResponse = components["schemas"]["CommerceMoneyResponse"];

export type CommerceSubscriptionCreditResponse = components["schemas"]["CommerceSubscriptionCreditResponse"];

export type CommerceProrationCreditDetailResponse = components["schemas"]["CommerceProrationCreditDetailResponse"];

export type CommercePayerCreditResponse = components["schemas"]["CommercePayerCreditResponse"];

export type CommerceCreditsResponse = components["schemas"]["CommerceCreditsResponse"];

export type FeatureResponse = components["schemas"]["FeatureResponse"];

export type CommercePlanUnitPriceTier = components["schemas"]["CommercePlanUnitPriceTier"];

export type CommercePlanUnitPrice = components["schemas"]["CommercePlanUnitPrice"];

export type CommercePlan = components["schemas"]["CommercePlan"];

export type CommercePaymentMethodResponse = components["schemas"]["CommercePaymentMethodResponse"];

export type CommercePerUnitTotalTier = components["schemas"]["CommercePerUnitTotalTier"];

export type CommercePerUnitTotal = components["schemas"]["CommercePerUnitTotal"];

export type CommerceProrationDiscountResponse = components["schemas"]["CommerceProrationDiscountResponse"];

export type CommerceDiscountsResponse = components["schemas"]["CommerceDiscountsResponse"];

export type CommerceTotalsResponse = components["schemas"]["CommerceTotalsResponse"];

export type CommerceSubscriptionItemNextPaymentResponse = components["schemas"]["CommerceSubscriptionItemNextPaymentResponse"];

export type CommercePayerResponse = components["schemas"]["CommercePayerResponse"];

export type CommercePerUnitTotalTier$$2 = components["schemas"]["CommercePerUnitTotalTier-2"];

export type CommerceSubscriptionItemSeatsResponse = components["schemas"]["CommerceSubscriptionItemSeatsResponse"];

export type CommercePerUnitTotal$$2 = components["schemas"]["CommercePerUnitTotal-2"];

export type BillingProrationDiscountDetail = components["schemas"]["BillingProrationDiscountDetail"];

export type BillingDiscountsResponse = components["schemas"]["BillingDiscountsResponse"];

export type CommerceTotalsResponse$$2 = components["schemas"]["CommerceTotalsResponse-2"];

export type CommerceSubscriptionItem = components["schemas"]["CommerceSubscriptionItem"];

export type CommerceSubscriptionNextPayment = components["schemas"]["CommerceSubscriptionNextPayment"];

export type CommerceSubscription = components["schemas"]["CommerceSubscription"];

export type CommerceCreditBalanceResponse = components["schemas"]["CommerceCreditBalanceResponse"];

export type AdjustCreditBalanceRequest = components["schemas"]["AdjustCreditBalanceRequest"];

export type CommerceCreditLedgerResponse = components["schemas"]["CommerceCreditLedgerResponse"];

export type OAuthAccessToken = components["schemas"]["OAuthAccessToken"];

export type OrganizationMemberships = components["schemas"]["OrganizationMemberships"];

/** An organization inviter's public user data */
export type OrganizationInvitationPublicUserData = components["schemas"]["OrganizationInvitationPublicUserData"];

export type OrganizationInvitationPublicOrganizationData = components["schemas"]["OrganizationInvitationPublicOrganizationData"];

/** An organization invitation with public organization data populated */
export type OrganizationInvitationWithPublicOrganizationData = components["schemas"]["OrganizationInvitationWithPublicOrganizationData"];

export type OrganizationInvitationsWithPublicOrganizationData = components["schemas"]["OrganizationInvitationsWithPublicOrganizationData"];

export type TrustedDevice = components["schemas"]["TrustedDevice"];

export type Invitation = components["schemas"]["Invitation"];

export type AllowlistIdentifier = components["schemas"]["AllowlistIdentifier"];

export type BlocklistIdentifier = components["schemas"]["BlocklistIdentifier"];

export type BlocklistIdentifiers = components["schemas"]["BlocklistIdentifiers"];

export type ActorToken = components["schemas"]["ActorToken"];

export type CNameTarget = components["schemas"]["CNameTarget"];

export type Domain = components["schemas"]["Domain"];

export type Domains = components["schemas"]["Domains"];

export type Instance = components["schemas"]["Instance"];

export type InstanceRestrictions = components["schemas"]["InstanceRestrictions"];

export type InstanceProtect = components["schemas"]["InstanceProtect"];

/** Per-instance SMS communication settings, including the SMS country blocklist. */
export type InstanceCommunication = components["schemas"]["InstanceCommunication"];

export type OAuthApplicationSettings = components["schemas"]["OAuthApplicationSettings"];

export type OrganizationSettings = components["schemas"]["OrganizationSettings"];

export type SvixURL = components["schemas"]["SvixURL"];

export type JWTTemplate = components["schemas"]["JWTTemplate"];

export type MachineWithoutScopedMachines = components["schemas"]["MachineWithoutScopedMachines"];

export type Machine = components["schemas"]["Machine"];

export type MachineScope = components["schemas"]["MachineScope"];

export type Organizations = components["schemas"]["Organizations"];

export type OrganizationWithLogo = components["schemas"]["OrganizationWithLogo"];

/** An organization invitation */
export type OrganizationInvitation = components["schemas"]["OrganizationInvitation"];

export type OrganizationInvitations = components["schemas"]["OrganizationInvitations"];

export type Permission = components["schemas"]["Permission"];

export type Role = components["schemas"]["Role"];

export type Roles = components["schemas"]["Roles"];

/** The verification object from an organization domain */
export type OrganizationDomainVerification = components["schemas"]["OrganizationDomainVerification"];

/** An organization domain */
export type OrganizationDomain = components["schemas"]["OrganizationDomain"];

export type OrganizationDomains = components["schemas"]["OrganizationDomains"];

export type ProxyCheck = components["schemas"]["ProxyCheck"];

export type RedirectURL = components["schemas"]["RedirectURL"];

export type SignInToken = components["schemas"]["SignInToken"];

export type SignUpVerification = components["schemas"]["SignUpVerification"];

export type SignUpVerifications = components["schemas"]["SignUpVerifications"];

export type SignUp = components["schemas"]["SignUp"];

export type OAuthApplication = components["schemas"]["OAuthApplication"];

export type OAuthApplications = components["schemas"]["OAuthApplications"];

export type OAuthApplicationWithSecret = components["schemas"]["OAuthApplicationWithSecret"];

export type SAMLConnectionAttributeMapping = components["schemas"]["SAMLConnectionAttributeMapping"];

/** Configuration for the login_hint sent to the IdP on SSO sign-in */
export type SAMLConnectionLoginHint = components["schemas"]["SAMLConnectionLoginHint"];

export type SAMLConnection = components["schemas"]["SAMLConnection"];

export type SAMLConnections = components["schemas"]["SAMLConnections"];

export type EnterpriseConnection = components["schemas"]["EnterpriseConnection"];

export type EnterpriseConnections = components["schemas"]["EnterpriseConnections"];

export type EnterpriseConnectionTestRun = components["schemas"]["EnterpriseConnectionTestRun"];

export type EnterpriseConnectionTestRuns = components["schemas"]["EnterpriseConnectionTestRuns"];

export type EnterpriseConnectionTestRunResponse = components["schemas"]["EnterpriseConnectionTestRunResponse"];

export type TestingToken = components["schemas"]["TestingToken"];

export type AgentTask = components["schemas"]["AgentTask"];

export type WaitlistEntry = components["schemas"]["WaitlistEntry"];

export type PaginatedCommercePlanResponse = components["schemas"]["PaginatedCommercePlanResponse"];

export type BillingPriceResponse = components["schemas"]["BillingPriceResponse"];

export type PaginatedBillingPriceResponse = components["schemas"]["PaginatedBillingPriceResponse"];

export type CreateBillingPriceRequest = components["schemas"]["CreateBillingPriceRequest"];

export type PaginatedCommerceSubscriptionItemResponse = components["schemas"]["PaginatedCommerceSubscriptionItemResponse"];

export type ExtendFreeTrialRequest = components["schemas"]["ExtendFreeTrialRequest"];

export type FeatureResponse$$2 = components["schemas"]["FeatureResponse-2"];

export type CommercePlan$$2 = components["schemas"]["CommercePlan-2"];

export type CommercePaymentSourceResponse = components["schemas"]["CommercePaymentSourceResponse"];

export type CommercePayerResponse$$2 = components["schemas"]["CommercePayerResponse-2"];

export type CommerceSubscriptionItem$$2 = components["schemas"]["CommerceSubscriptionItem-2"];

export type PriceTransitionRequest = components["schemas"]["PriceTransitionRequest"];

export type CommercePriceTransitionDetails = components["schemas"]["CommercePriceTransitionDetails"];

export type CommercePriceTransitionResponse = components["schemas"]["CommercePriceTransitionResponse"];

export type ApplyCommerceDiscountRequest = components["schemas"]["ApplyCommerceDiscountRequest"];

export type CommerceDiscountRedemptionResponse = components["schemas"]["CommerceDiscountRedemptionResponse"];

export type BillingPaymentAttempt = components["schemas"]["BillingPaymentAttempt"];

export type BillingStatement = components["schemas"]["BillingStatement"];

export type PaginatedBillingStatementResponse = components["schemas"]["PaginatedBillingStatementResponse"];

export type PaginatedBillingPaymentAttemptResponse = components["schemas"]["PaginatedBillingPaymentAttemptResponse"];

export type Permissions = components["schemas"]["Permissions"];

/** A role within a role set */
export type RoleSetItem = components["schemas"]["RoleSetItem"];

/** Information about an ongoing role set migration */
export type RoleSetMigration = components["schemas"]["RoleSetMigration"];

/** A role set defines a collection of roles that can be assigned to organization members */
export type RoleSet = components["schemas"]["RoleSet"];

export type RoleSets = components["schemas"]["RoleSets"];

/** Mappings from source role keys to destination role keys for role reassignment */
export type ReassignmentMappings = components["schemas"]["ReassignmentMappings"];

/** A directory configuration for provisioning users via SCIM protocol. */
export type SCIMDirectory = components["schemas"]["SCIMDirectory"];

export type SCIMDirectories = components["schemas"]["SCIMDirectories"];

/** A mapping from a SCIM group to an organization role. Members of the group are assigned the role; the lowest-precedence match wins when a user belongs to multiple mapped groups. */
export type SCIMGroupRoleMapping = components["schemas"]["SCIMGroupRoleMapping"];

export type SCIMGroupRoleMappings = components["schemas"]["SCIMGroupRoleMappings"];

/** A directory configuration for provisioning users from an identity provider. */
export type Directory = components["schemas"]["Directory"];

export type Directories = components["schemas"]["Directories"];

/** A mapping from a directory group to an organization role. Members of the group are assigned the role; the lowest-precedence match wins when a user belongs to multiple mapped groups. */
export type DirectoryGroupRoleMapping = components["schemas"]["DirectoryGroupRoleMapping"];

export type DirectoryGroupRoleMappings = components["schemas"]["DirectoryGroupRoleMappings"];
