// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

/** The Application holds information about an app which can send notifications. */
export type Application = components["schemas"]["Application"];

/** Params allowed to create or update Applications. */
export type ApplicationParams = components["schemas"]["ApplicationParams"];

/** The Client holds information about a device which can receive notifications (and other stuff). */
export type Client = components["schemas"]["Client"];

/** Params allowed to create or update Clients. */
export type ClientParams = components["schemas"]["ClientParams"];

/** The CreateMessage holds information about a message that will be sent. */
export type CreateMessage = components["schemas"]["CreateMessage"];

/** Used for user creation. */
export type CreateUserExternal = components["schemas"]["CreateUserExternal"];

/** CurrentUserExternal Model */
export type CurrentUser = components["schemas"]["CurrentUser"];

export type ElevateRequest = components["schemas"]["ElevateRequest"];

/** The Error contains error relevant information. */
export type Error_ = components["schemas"]["Error"];

/** GotifyInfo Model */
export type GotifyInfo = components["schemas"]["GotifyInfo"];

/** Health represents how healthy the application is. */
export type Health = components["schemas"]["Health"];

/** The MessageExternal holds information about a message which was sent by an Application. */
export type Message = components["schemas"]["Message"];

/** Used to initiate the OIDC authorization flow for an external client. */
export type OIDCExternalAuthorizeRequest = components["schemas"]["OIDCExternalAuthorizeRequest"];

/** Returned after initiating the OIDC authorization flow. */
export type OIDCExternalAuthorizeResponse = components["schemas"]["OIDCExternalAuthorizeResponse"];

/** Used to exchange an authorization code for a gotify client token. */
export type OIDCExternalTokenRequest = components["schemas"]["OIDCExternalTokenRequest"];

/** Returned after a successful token exchange. */
export type OIDCExternalTokenResponse = components["schemas"]["OIDCExternalTokenResponse"];

/** Wrapper for the paging and the messages. */
export type PagedMessages = components["schemas"]["PagedMessages"];

/** The Paging holds information about the limit and making requests to the next page. */
export type Paging = components["schemas"]["Paging"];

/** Holds information about a plugin instance for one user. */
export type PluginConf = components["schemas"]["PluginConf"];

/** The RegenerateTokenResponse holds information about the response to the regenerate token action. */
export type RegenerateTokenResponse = components["schemas"]["RegenerateTokenResponse"];

/** The SecurityUpdateAction describes the details of a requested security update. */
export type SecurityUpdateAction = components["schemas"]["SecurityUpdateAction"];

/** The SecurityUpdateActionResponse holds information about the response to a security update request. */
export type SecurityUpdateActionResponse = components["schemas"]["SecurityUpdateActionResponse"];

/** Used for updating a user. */
export type UpdateUserExternal = components["schemas"]["UpdateUserExternal"];

/** The User holds information about permission and other stuff. */
export type User = components["schemas"]["User"];

/** The Password for updating the user. */
export type UserPass = components["schemas"]["UserPass"];

/** VersionInfo Model */
export type VersionInfo = components["schemas"]["VersionInfo"];
