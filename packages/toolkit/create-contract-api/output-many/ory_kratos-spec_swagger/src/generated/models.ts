// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** Create Identity and Import Lookup Secret Credentials */
export type AdminIdentityImportCredentialsLookupSecret = components["schemas"]["AdminIdentityImportCredentialsLookupSecret"];

/** Create Identity and Import Lookup Secret Credentials Configuration */
export type AdminIdentityImportCredentialsLookupSecretConfig = components["schemas"]["AdminIdentityImportCredentialsLookupSecretConfig"];

/**
 * Authenticators may implement various transports for communicating with clients. This enumeration defines hints as to
 * how clients might communicate with a particular authenticator in order to obtain an assertion for a specific
 * credential. Note that these hints represent the WebAuthn Relying Party's best belief as to how an authenticator may
 * be reached. A Relying Party will typically learn of the supported transports for a public key credential via
 * getTransports().
 *
 * Specification: §5.8.4. Authenticator Transport Enumeration (https://www.w3.org/TR/webauthn/#enumdef-authenticatortransport)
 */
export type AuthenticatorTransport = components["schemas"]["AuthenticatorTransport"];

export type CodeChannel = components["schemas"]["CodeChannel"];

/**
 * From https://go.dev/wiki/CodeReviewComments#receiver-type:
 * > Can function or methods, either concurrently or when called from this method, be mutating the receiver? A value type creates a copy of the receiver when the method is invoked, so outside updates will not be applied to this receiver. If changes must be visible in the original receiver, the receiver must be a pointer.
 * > If the receiver is a struct, array or slice and any of its elements is a pointer to something that might be mutating,
 * > prefer a pointer receiver, as it will make the intention clearer to the reader.
 * > Don’t mix receiver types. Choose either pointers or struct types for all available methods.
 */
export type DefaultError = components["schemas"]["DefaultError"];

/**
 * Represents a hardware-backed signing key enrolled from a mobile device.
 * The private key resides inside the device and never exists on the server.
 *
 * To list the identity's enrolled keys, fetch a settings flow: each key's
 * remove button (a `ui.nodes` entry named `deviceauthn_remove` in group
 * `deviceauthn`) carries the key, with its PIN state redacted, in the node
 * label's `context`.
 */
export type DeviceAuthnKey = components["schemas"]["DeviceAuthnKey"];

/** "Android" and "iOS" use different attestation and signature encodings. */
export type DeviceType = components["schemas"]["DeviceType"];

/**
 * A Duration represents the elapsed time between two instants
 * as an int64 nanosecond count. The representation limits the
 * largest representable duration to approximately 290 years.
 */
export type Duration = components["schemas"]["Duration"];

export type Enumerated = components["schemas"]["Enumerated"];

export type ID = components["schemas"]["ID"];

export type JSONRawMessage = components["schemas"]["JSONRawMessage"];

/**
 * Only a "confirmed" key can be used to authenticate. A "locked" key was
 * disabled after too many wrong-PIN attempts; rotating its pin_secret unlocks
 * it.
 */
export type KeyState = components["schemas"]["KeyState"];

/**
 * NullUUID can be used with the standard sql package to represent a
 * UUID value that can be NULL in the database.
 */
export type NullUUID = components["schemas"]["NullUUID"];

export type OAuth2Client = components["schemas"]["OAuth2Client"];

/** OAuth2ConsentRequestOpenIDConnectContext struct for OAuth2ConsentRequestOpenIDConnectContext */
export type OAuth2ConsentRequestOpenIDConnectContext = components["schemas"]["OAuth2ConsentRequestOpenIDConnectContext"];

export type OAuth2LoginChallengeParams = components["schemas"]["OAuth2LoginChallengeParams"];

/** OAuth2LoginRequest struct for OAuth2LoginRequest */
export type OAuth2LoginRequest = components["schemas"]["OAuth2LoginRequest"];

/**
 * The pin_secret field holds only the at-rest ciphertext; the plaintext
 * exists transiently in server memory during verification and is invalidated
 * once the key locks.
 */
export type PINConfig = components["schemas"]["PINConfig"];

export type Provider = components["schemas"]["Provider"];

export type UUID = components["schemas"]["UUID"];

export type UpdateFedcmFlowBody = components["schemas"]["UpdateFedcmFlowBody"];

/**
 * "pin" means the holder proves knowledge of a PIN via pin_proof at login;
 * "platform" means the device gates key use behind platform biometrics or an
 * equivalent lock screen; "none" marks a possession-only key, usable as a
 * second factor but never as the sole first factor. The empty value marks a
 * legacy key from before user verification existed; such keys are rejected at
 * login and must be re-enrolled.
 */
export type UserVerification = components["schemas"]["UserVerification"];

/**
 * The authenticator assurance level can be one of "aal1", "aal2", or "aal3". A higher number means that it is harder
 * for an attacker to compromise the account.
 *
 * Generally, "aal1" implies that one authentication factor was used while AAL2 implies that two factors (e.g.
 * password + TOTP) have been used.
 *
 * To learn more about these levels please head over to: https://www.ory.com/kratos/docs/concepts/credentials
 */
export type authenticatorAssuranceLevel = components["schemas"]["authenticatorAssuranceLevel"];

/** Patch identities response */
export type batchPatchIdentitiesResponse = components["schemas"]["batchPatchIdentitiesResponse"];

/** Control API consistency guarantees */
export type consistencyRequestParameters = components["schemas"]["consistencyRequestParameters"];

export type continueWith = components["schemas"]["continueWith"];

/**
 * Returned after a PIN-protected DeviceAuthn enrollment or secret rotation.
 * It carries the one-time HPKE-sealed pin_secret, which the device opens with
 * the transport private key it generated for this enrollment and binds to the
 * user's PIN. The plaintext secret never leaves the device; the server only
 * ever stores its at-rest ciphertext.
 *
 * The enrolled key's client_key_id is not included: it is the SHA-256 fingerprint
 * of the device's own public key, which the device derives locally. Non-PIN keys
 * need no client action at all and therefore produce no continue_with.
 */
export type continueWithDeviceAuthnPinEntryUi = components["schemas"]["continueWithDeviceAuthnPinEntryUi"];

/**
 * Contains the encapsulated key and the sealed ciphertext that the device
 * opens with the X25519 transport private key it generated for this
 * enrollment or rotation. Open it with HPKE (RFC 9180) using the suite
 * DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, the ASCII info
 * string "ory/deviceauthn/pin-secret/v1", and the key's client_key_id (its
 * ASCII hex form) as the AAD.
 */
export type continueWithDeviceAuthnPinEntryUiData = components["schemas"]["continueWithDeviceAuthnPinEntryUiData"];

/** Indicates, that the UI flow could be continued by showing a recovery ui */
export type continueWithRecoveryUi = components["schemas"]["continueWithRecoveryUi"];

export type continueWithRecoveryUiFlow = components["schemas"]["continueWithRecoveryUiFlow"];

/** Indicates, that the UI flow could be continued by showing a recovery ui */
export type continueWithRedirectBrowserTo = components["schemas"]["continueWithRedirectBrowserTo"];

/** Indicates that a session was issued, and the application should use this token for authenticated requests */
export type continueWithSetOrySessionToken = components["schemas"]["continueWithSetOrySessionToken"];

/** Indicates, that the UI flow could be continued by showing a settings ui */
export type continueWithSettingsUi = components["schemas"]["continueWithSettingsUi"];

export type continueWithSettingsUiFlow = components["schemas"]["continueWithSettingsUiFlow"];

/** Indicates, that the UI flow could be continued by showing a verification ui */
export type continueWithVerificationUi = components["schemas"]["continueWithVerificationUi"];

export type continueWithVerificationUiFlow = components["schemas"]["continueWithVerificationUiFlow"];

/** A Message's Status */
export type courierMessageStatus = components["schemas"]["courierMessageStatus"];

/** It can either be `email` or `phone` */
export type courierMessageType = components["schemas"]["courierMessageType"];

/** Contains a list of all available FedCM providers. */
export type createFedcmFlowResponse = components["schemas"]["createFedcmFlowResponse"];

/** Create Identity Body */
export type createIdentityBody = components["schemas"]["createIdentityBody"];

/** Create Recovery Code for Identity Request Body */
export type createRecoveryCodeForIdentityBody = components["schemas"]["createRecoveryCodeForIdentityBody"];

/** Create Recovery Link for Identity Request Body */
export type createRecoveryLinkForIdentityBody = components["schemas"]["createRecoveryLinkForIdentityBody"];

export type createTestLoginFlowBody = components["schemas"]["createTestLoginFlowBody"];

/** Deleted Session Count */
export type deleteMySessionsCount = components["schemas"]["deleteMySessionsCount"];

/** Schema: https://source.android.com/docs/security/features/keystore/attestation#schema */
export type deviceAuthnAndroidAuthorizationList = components["schemas"]["deviceAuthnAndroidAuthorizationList"];

/** Schema: https://source.android.com/docs/security/features/keystore/attestation#schema */
export type deviceAuthnAndroidKeyDescription = components["schemas"]["deviceAuthnAndroidKeyDescription"];

export type deviceAuthnAndroidRootOfTrust = components["schemas"]["deviceAuthnAndroidRootOfTrust"];

/** Exactly one of `android` or `ios` is set, matching the key's device_type. */
export type deviceAuthnAttestation = components["schemas"]["deviceAuthnAttestation"];

/** Defined in https://developer.apple.com/documentation/devicecheck/validating-apps-that-connect-to-your-server#Verify-the-attestation . */
export type deviceAuthnIOSAttStmt = components["schemas"]["deviceAuthnIOSAttStmt"];

/** Defined in https://developer.apple.com/documentation/devicecheck/validating-apps-that-connect-to-your-server#Verify-the-attestation . */
export type deviceAuthnIOSAttestation = components["schemas"]["deviceAuthnIOSAttestation"];

export type errorAuthenticatorAssuranceLevelNotSatisfied = components["schemas"]["errorAuthenticatorAssuranceLevelNotSatisfied"];

export type errorBrowserLocationChangeRequired = components["schemas"]["errorBrowserLocationChangeRequired"];

/** Is sent when a flow is replaced by a different flow of the same class */
export type errorFlowReplaced = components["schemas"]["errorFlowReplaced"];

/** The standard Ory JSON API error format. */
export type errorGeneric = components["schemas"]["errorGeneric"];

export type flowError = components["schemas"]["flowError"];

export type genericError = components["schemas"]["genericError"];

export type healthNotReadyStatus = components["schemas"]["healthNotReadyStatus"];

export type healthStatus = components["schemas"]["healthStatus"];

/** An [identity](https://www.ory.com/docs/kratos/concepts/identity-user-model) represents a (human) user in Ory. */
export type identity = components["schemas"]["identity"];

/** Credentials represents a specific credential type */
export type identityCredentials = components["schemas"]["identityCredentials"];

/** CredentialsCode represents a one time login/registration code */
export type identityCredentialsCode = components["schemas"]["identityCredentialsCode"];

export type identityCredentialsCodeAddress = components["schemas"]["identityCredentialsCodeAddress"];

/** Recovery codes can be used once and are invalidated after use. */
export type identityCredentialsLookupSecretCode = components["schemas"]["identityCredentialsLookupSecretCode"];

export type identityCredentialsOidc = components["schemas"]["identityCredentialsOidc"];

export type identityCredentialsOidcProvider = components["schemas"]["identityCredentialsOidcProvider"];

export type identityCredentialsPassword = components["schemas"]["identityCredentialsPassword"];

export type identityCredentialsWebAuthn = components["schemas"]["identityCredentialsWebAuthn"];

export type identityCredentialsWebAuthnAttestation = components["schemas"]["identityCredentialsWebAuthnAttestation"];

export type identityCredentialsWebAuthnAuthenticator = components["schemas"]["identityCredentialsWebAuthnAuthenticator"];

export type identityCredentialsWebAuthnFlags = components["schemas"]["identityCredentialsWebAuthnFlags"];

export type identityCredentialsWebAuthnList = components["schemas"]["identityCredentialsWebAuthnList"];

/** Payload for patching an identity */
export type identityPatch = components["schemas"]["identityPatch"];

/** Response for a single identity patch */
export type identityPatchResponse = components["schemas"]["identityPatchResponse"];

/** Raw JSON Schema */
export type identitySchema = components["schemas"]["identitySchema"];

/** An Identity JSON Schema Container */
export type identitySchemaContainer = components["schemas"]["identitySchemaContainer"];

/** List of Identity JSON Schemas */
export type identitySchemas = components["schemas"]["identitySchemas"];

/**
 * Traits represent an identity's traits. The identity is able to create, modify, and delete traits
 * in a self-service manner. The input will always be validated against the JSON Schema defined
 * in `schema_url`.
 */
export type identityTraits = components["schemas"]["identityTraits"];

/** VerifiableAddressStatus must not exceed 16 characters as that is the limitation in the SQL Schema */
export type identityVerifiableAddressStatus = components["schemas"]["identityVerifiableAddressStatus"];

/** Create Identity and Import Credentials */
export type identityWithCredentials = components["schemas"]["identityWithCredentials"];

/** Create Identity and Import Social Sign In Credentials */
export type identityWithCredentialsOidc = components["schemas"]["identityWithCredentialsOidc"];

export type identityWithCredentialsOidcConfig = components["schemas"]["identityWithCredentialsOidcConfig"];

/** Create Identity and Import Social Sign In Credentials Configuration */
export type identityWithCredentialsOidcConfigProvider = components["schemas"]["identityWithCredentialsOidcConfigProvider"];

/** Create Identity and Import Passkey Credentials */
export type identityWithCredentialsPasskey = components["schemas"]["identityWithCredentialsPasskey"];

/** Create Identity and Import Passkey Credentials Configuration */
export type identityWithCredentialsPasskeyConfig = components["schemas"]["identityWithCredentialsPasskeyConfig"];

/** Create Identity and Import Password Credentials */
export type identityWithCredentialsPassword = components["schemas"]["identityWithCredentialsPassword"];

/** Create Identity and Import Password Credentials Configuration */
export type identityWithCredentialsPasswordConfig = components["schemas"]["identityWithCredentialsPasswordConfig"];

/** Payload to import SAML credentials */
export type identityWithCredentialsSaml = components["schemas"]["identityWithCredentialsSaml"];

/** Payload of SAML providers */
export type identityWithCredentialsSamlConfig = components["schemas"]["identityWithCredentialsSamlConfig"];

/** Payload of specific SAML provider */
export type identityWithCredentialsSamlConfigProvider = components["schemas"]["identityWithCredentialsSamlConfigProvider"];

/** Create Identity and Import TOTP 2FA Credentials */
export type identityWithCredentialsTotp = components["schemas"]["identityWithCredentialsTotp"];

/** Create Identity and Import TOTP 2FA Credentials Configuration */
export type identityWithCredentialsTotpConfig = components["schemas"]["identityWithCredentialsTotpConfig"];

/** Create Identity and Import WebAuthn Credentials */
export type identityWithCredentialsWebAuthn = components["schemas"]["identityWithCredentialsWebAuthn"];

/** Create Identity and Import WebAuthn Credentials Configuration */
export type identityWithCredentialsWebAuthnConfig = components["schemas"]["identityWithCredentialsWebAuthnConfig"];

/** A JSONPatch document as defined by RFC 6902 */
export type jsonPatch = components["schemas"]["jsonPatch"];

/** A JSONPatchDocument request */
export type jsonPatchDocument = components["schemas"]["jsonPatchDocument"];

/**
 * This object represents a login flow. A login flow is initiated at the "Initiate Login API / Browser Flow"
 * endpoint by a client.
 *
 * Once a login flow is completed successfully, a session cookie or session token will be issued.
 */
export type loginFlow = components["schemas"]["loginFlow"];

/**
 * The state represents the state of the login flow.
 *
 * choose_method: ask the user to choose a method (e.g. login account via email)
 * sent_email: the email has been sent to the user
 * passed_challenge: the request was successful and the login challenge was passed.
 */
export type loginFlowState = components["schemas"]["loginFlowState"];

/**
 * Admin-test extension of a login flow. Populated only for flows created by
 * the admin test endpoint; included in the flow's API response so the admin
 * UI can render the pre-scoped provider and (once captured) the debug
 * round-trip result.
 */
export type loginFlowTestContext = components["schemas"]["loginFlowTestContext"];

/**
 * Contains the parsed claims, the Jsonnet mapper input and output, and any
 * schema validation errors. Bearer tokens (id_token, access_token,
 * refresh_token) are intentionally excluded to limit the blast radius of
 * the debug payload leaking through audit logs or admin browsers.
 */
export type loginFlowTestDebugPayload = components["schemas"]["loginFlowTestDebugPayload"];

/**
 * One identity-schema validation failure recorded while evaluating the
 * traits produced by the Jsonnet mapper.
 */
export type loginFlowTestSchemaValidationError = components["schemas"]["loginFlowTestSchemaValidationError"];

/**
 * Populated when any step (token exchange, claims decode, Jsonnet
 * evaluation, schema validation) cannot complete.
 */
export type loginFlowTestStepError = components["schemas"]["loginFlowTestStepError"];

/** Logout Flow */
export type logoutFlow = components["schemas"]["logoutFlow"];

/**
 * Body for the bulk session management endpoint. Exactly one of `identities`
 * or `sessions` must be provided. To operate on every session in the network,
 * pass `identities: ["*"]` — the wildcard must appear alone, never mixed with
 * explicit IDs.
 */
export type manageSessionsBody = components["schemas"]["manageSessionsBody"];

/**
 * Response body for the bulk session management endpoint. Reports how many
 * rows the call processed and, for the wildcard variant, whether the network
 * still has matching rows left. Explicit-IDs requests always return
 * `more: false`. Wildcard callers drain the network by re-issuing the same
 * request while `more` is `true`.
 */
export type manageSessionsResponse = components["schemas"]["manageSessionsResponse"];

export type message = components["schemas"]["message"];

/**
 * MessageDispatch represents an attempt of sending a courier message
 * It contains the status of the attempt (failed or successful) and the error if any occured
 */
export type messageDispatch = components["schemas"]["messageDispatch"];

export type needsPrivilegedSessionError = components["schemas"]["needsPrivilegedSessionError"];

/** NullJSONRawMessage represents a json.RawMessage that works well with JSON, SQL, and Swagger and is NULLable- */
export type nullJsonRawMessage = components["schemas"]["nullJsonRawMessage"];

export type nullTime = components["schemas"]["nullTime"];

/** Patch Identities Body */
export type patchIdentitiesBody = components["schemas"]["patchIdentitiesBody"];

/** Perform Native Logout Request Body */
export type performNativeLogoutBody = components["schemas"]["performNativeLogoutBody"];

/** Used when an administrator creates a recovery code for an identity. */
export type recoveryCodeForIdentity = components["schemas"]["recoveryCodeForIdentity"];

/**
 * This request is used when an identity wants to recover their account.
 *
 * We recommend reading the [Account Recovery Documentation](../self-service/flows/password-reset-account-recovery)
 */
export type recoveryFlow = components["schemas"]["recoveryFlow"];

/**
 * The state represents the state of the recovery flow.
 *
 * choose_method: ask the user to choose a method (e.g. recover account via email)
 * sent_email: the email has been sent to the user
 * passed_challenge: the request was successful and the recovery challenge was passed.
 */
export type recoveryFlowState = components["schemas"]["recoveryFlowState"];

export type recoveryIdentityAddress = components["schemas"]["recoveryIdentityAddress"];

/** Used when an administrator creates a recovery link for an identity. */
export type recoveryLinkForIdentity = components["schemas"]["recoveryLinkForIdentity"];

export type registrationFlow = components["schemas"]["registrationFlow"];

/**
 * choose_method: ask the user to choose a method (e.g. registration with email)
 * sent_email: the email has been sent to the user
 * passed_challenge: the request was successful and the registration challenge was passed.
 */
export type registrationFlowState = components["schemas"]["registrationFlowState"];

/** Is sent when a flow is expired */
export type selfServiceFlowExpiredError = components["schemas"]["selfServiceFlowExpiredError"];

/** The flow type can either be `api` or `browser`. */
export type selfServiceFlowType = components["schemas"]["selfServiceFlowType"];

/** A Session */
export type session = components["schemas"]["session"];

/** A singular authenticator used during authentication / login. */
export type sessionAuthenticationMethod = components["schemas"]["sessionAuthenticationMethod"];

/** A list of authenticators which were used to authenticate the session. */
export type sessionAuthenticationMethods = components["schemas"]["sessionAuthenticationMethods"];

/** Device corresponding to a Session */
export type sessionDevice = components["schemas"]["sessionDevice"];

/**
 * This flow is used when an identity wants to update settings
 * (e.g. profile data, passwords, ...) in a selfservice manner.
 *
 * We recommend reading the [User Settings Documentation](../self-service/flows/user-settings)
 */
export type settingsFlow = components["schemas"]["settingsFlow"];

/**
 * show_form: No user data has been collected, or it is invalid, and thus the form should be shown.
 * success: Indicates that the settings flow has been updated successfully with the provided data.
 * Done will stay true when repeatedly checking. If set to true, done will revert back to false only
 * when a flow with invalid (e.g. "please use a valid phone number") data was sent.
 */
export type settingsFlowState = components["schemas"]["settingsFlowState"];

/** The Response for Registration Flows via API */
export type successfulCodeExchangeResponse = components["schemas"]["successfulCodeExchangeResponse"];

/** The Response for Login Flows via API */
export type successfulNativeLogin = components["schemas"]["successfulNativeLogin"];

/** The Response for Registration Flows via API */
export type successfulNativeRegistration = components["schemas"]["successfulNativeRegistration"];

export type tokenPagination = components["schemas"]["tokenPagination"];

export type tokenPaginationHeaders = components["schemas"]["tokenPaginationHeaders"];

/** Container represents a HTML Form. The container can work with both HTTP Form and JSON requests */
export type uiContainer = components["schemas"]["uiContainer"];

/**
 * Nodes are represented as HTML elements or their native UI equivalents. For example,
 * a node can be an `<img>` tag, or an `<input element>` but also `some plain text`.
 */
export type uiNode = components["schemas"]["uiNode"];

export type uiNodeAnchorAttributes = components["schemas"]["uiNodeAnchorAttributes"];

export type uiNodeAttributes = components["schemas"]["uiNodeAttributes"];

/** Division sections are used for interactive widgets that require a hook in the DOM / view. */
export type uiNodeDivisionAttributes = components["schemas"]["uiNodeDivisionAttributes"];

export type uiNodeImageAttributes = components["schemas"]["uiNodeImageAttributes"];

/** InputAttributes represents the attributes of an input node */
export type uiNodeInputAttributes = components["schemas"]["uiNodeInputAttributes"];

/**
 * Represents a single selectable value for an input whose JSON schema
 * defined an `enum`. The value is always a scalar JSON type (string, number,
 * or boolean) serialized verbatim from the schema. When present, clients
 * should render the parent input as a select/dropdown.
 */
export type uiNodeInputAttributesOption = components["schemas"]["uiNodeInputAttributesOption"];

/**
 * This might include a label and other information that can optionally
 * be used to render UIs.
 */
export type uiNodeMeta = components["schemas"]["uiNodeMeta"];

export type uiNodeScriptAttributes = components["schemas"]["uiNodeScriptAttributes"];

export type uiNodeTextAttributes = components["schemas"]["uiNodeTextAttributes"];

export type uiNodes = components["schemas"]["uiNodes"];

export type uiText = components["schemas"]["uiText"];

export type uiTexts = components["schemas"]["uiTexts"];

export type unexpectedError = components["schemas"]["unexpectedError"];

/** Update Identity Body */
export type updateIdentityBody = components["schemas"]["updateIdentityBody"];

export type updateLoginFlowBody = components["schemas"]["updateLoginFlowBody"];

/** Update Login flow using the code method */
export type updateLoginFlowWithCodeMethod = components["schemas"]["updateLoginFlowWithCodeMethod"];

/** Update Login Flow with Multi-Step Method */
export type updateLoginFlowWithIdentifierFirstMethod = components["schemas"]["updateLoginFlowWithIdentifierFirstMethod"];

/** Update Login Flow with Lookup Secret Method */
export type updateLoginFlowWithLookupSecretMethod = components["schemas"]["updateLoginFlowWithLookupSecretMethod"];

/** Update Login Flow with OpenID Connect Method */
export type updateLoginFlowWithOidcMethod = components["schemas"]["updateLoginFlowWithOidcMethod"];

/** Update Login Flow with Passkey Method */
export type updateLoginFlowWithPasskeyMethod = components["schemas"]["updateLoginFlowWithPasskeyMethod"];

/** Update Login Flow with Password Method */
export type updateLoginFlowWithPasswordMethod = components["schemas"]["updateLoginFlowWithPasswordMethod"];

/** Update login flow using SAML */
export type updateLoginFlowWithSamlMethod = components["schemas"]["updateLoginFlowWithSamlMethod"];

/** Update Login Flow with TOTP Method */
export type updateLoginFlowWithTotpMethod = components["schemas"]["updateLoginFlowWithTotpMethod"];

/** Update Login Flow with WebAuthn Method */
export type updateLoginFlowWithWebAuthnMethod = components["schemas"]["updateLoginFlowWithWebAuthnMethod"];

/** Update Recovery Flow Request Body */
export type updateRecoveryFlowBody = components["schemas"]["updateRecoveryFlowBody"];

/** Update Recovery Flow with Code Method */
export type updateRecoveryFlowWithCodeMethod = components["schemas"]["updateRecoveryFlowWithCodeMethod"];

/** Update Recovery Flow with Link Method */
export type updateRecoveryFlowWithLinkMethod = components["schemas"]["updateRecoveryFlowWithLinkMethod"];

/** Update Registration Request Body */
export type updateRegistrationFlowBody = components["schemas"]["updateRegistrationFlowBody"];

/** Update Registration Flow with Code Method */
export type updateRegistrationFlowWithCodeMethod = components["schemas"]["updateRegistrationFlowWithCodeMethod"];

/** Update Registration Flow with OpenID Connect Method */
export type updateRegistrationFlowWithOidcMethod = components["schemas"]["updateRegistrationFlowWithOidcMethod"];

/** Update Registration Flow with Passkey Method */
export type updateRegistrationFlowWithPasskeyMethod = components["schemas"]["updateRegistrationFlowWithPasskeyMethod"];

/** Update Registration Flow with Password Method */
export type updateRegistrationFlowWithPasswordMethod = components["schemas"]["updateRegistrationFlowWithPasswordMethod"];

/** Update Registration Flow with Profile Method */
export type updateRegistrationFlowWithProfileMethod = components["schemas"]["updateRegistrationFlowWithProfileMethod"];

/** Update registration flow using SAML */
export type updateRegistrationFlowWithSamlMethod = components["schemas"]["updateRegistrationFlowWithSamlMethod"];

/** Update Registration Flow with WebAuthn Method */
export type updateRegistrationFlowWithWebAuthnMethod = components["schemas"]["updateRegistrationFlowWithWebAuthnMethod"];

/** Update Settings Flow Request Body */
export type updateSettingsFlowBody = components["schemas"]["updateSettingsFlowBody"];

/** Update Settings Flow with Lookup Method */
export type updateSettingsFlowWithLookupMethod = components["schemas"]["updateSettingsFlowWithLookupMethod"];

/** Update Settings Flow with OpenID Connect Method */
export type updateSettingsFlowWithOidcMethod = components["schemas"]["updateSettingsFlowWithOidcMethod"];

/** Update Settings Flow with Passkey Method */
export type updateSettingsFlowWithPasskeyMethod = components["schemas"]["updateSettingsFlowWithPasskeyMethod"];

/** Update Settings Flow with Password Method */
export type updateSettingsFlowWithPasswordMethod = components["schemas"]["updateSettingsFlowWithPasswordMethod"];

/** Update Settings Flow with Profile Method */
export type updateSettingsFlowWithProfileMethod = components["schemas"]["updateSettingsFlowWithProfileMethod"];

/** Update settings flow using SAML */
export type updateSettingsFlowWithSamlMethod = components["schemas"]["updateSettingsFlowWithSamlMethod"];

/** Update Settings Flow with TOTP Method */
export type updateSettingsFlowWithTotpMethod = components["schemas"]["updateSettingsFlowWithTotpMethod"];

/** Update Settings Flow with WebAuthn Method */
export type updateSettingsFlowWithWebAuthnMethod = components["schemas"]["updateSettingsFlowWithWebAuthnMethod"];

/** Update Verification Flow Request Body */
export type updateVerificationFlowBody = components["schemas"]["updateVerificationFlowBody"];

export type updateVerificationFlowWithCodeMethod = components["schemas"]["updateVerificationFlowWithCodeMethod"];

/** Update Verification Flow with Link Method */
export type updateVerificationFlowWithLinkMethod = components["schemas"]["updateVerificationFlowWithLinkMethod"];

/** VerifiableAddress is an identity's verifiable address */
export type verifiableIdentityAddress = components["schemas"]["verifiableIdentityAddress"];

/**
 * Used to verify an out-of-band communication
 * channel such as an email address or a phone number.
 *
 * For more information head over to: https://www.ory.com/docs/kratos/self-service/flows/verify-email-account-activation
 */
export type verificationFlow = components["schemas"]["verificationFlow"];

/**
 * The state represents the state of the verification flow.
 *
 * choose_method: ask the user to choose a method (e.g. recover account via email)
 * sent_email: the email has been sent to the user
 * passed_challenge: the request was successful and the recovery challenge was passed.
 */
export type verificationFlowState = components["schemas"]["verificationFlowState"];

export type version = components["schemas"]["version"];

export type webAuthnJavaScript = components["schemas"]["webAuthnJavaScript"];
