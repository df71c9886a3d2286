// Generated from openapi.yaml by `npm run generate`. Do not edit.
import type { components } from "./types.ts";

export type Attachment = components["schemas"]["Attachment"];

export type BatchDeleteAttachmentsRequest = components["schemas"]["BatchDeleteAttachmentsRequest"];

/** Request message for BatchGetInstanceSettings method. */
export type BatchGetInstanceSettingsRequest = components["schemas"]["BatchGetInstanceSettingsRequest"];

/** Response message for BatchGetInstanceSettings method. */
export type BatchGetInstanceSettingsResponse = components["schemas"]["BatchGetInstanceSettingsResponse"];

export type BatchGetLinkMetadataRequest = components["schemas"]["BatchGetLinkMetadataRequest"];

export type BatchGetLinkMetadataResponse = components["schemas"]["BatchGetLinkMetadataResponse"];

export type BatchGetUsersRequest = components["schemas"]["BatchGetUsersRequest"];

export type BatchGetUsersResponse = components["schemas"]["BatchGetUsersResponse"];

/**
 * Represents a color in the RGBA color space. This representation is designed
 *  for simplicity of conversion to/from color representations in various
 *  languages over compactness. For example, the fields of this representation
 *  can be trivially provided to the constructor of `java.awt.Color` in Java; it
 *  can also be trivially provided to UIColor's `+colorWithRed:green:blue:alpha`
 *  method in iOS; and, with just a little work, it can be easily formatted into
 *  a CSS `rgba()` string in JavaScript.
 *
 *  This reference page doesn't carry information about the absolute color
 *  space
 *  that should be used to interpret the RGB value (e.g. sRGB, Adobe RGB,
 *  DCI-P3, BT.2020, etc.). By default, applications should assume the sRGB color
 *  space.
 *
 *  When color equality needs to be decided, implementations, unless
 *  documented otherwise, treat two colors as equal if all their red,
 *  green, blue, and alpha values each differ by at most 1e-5.
 *
 *  Example (Java):
 *
 *       import com.google.type.Color;
 *
 *       // ...
 *       public static java.awt.Color fromProto(Color protocolor) {
 *         float alpha = protocolor.hasAlpha()
 *             ? protocolor.getAlpha().getValue()
 *             : 1.0;
 *
 *         return new java.awt.Color(
 *             protocolor.getRed(),
 *             protocolor.getGreen(),
 *             protocolor.getBlue(),
 *             alpha);
 *       }
 *
 *       public static Color toProto(java.awt.Color color) {
 *         float red = (float) color.getRed();
 *         float green = (float) color.getGreen();
 *         float blue = (float) color.getBlue();
 *         float denominator = 255.0;
 *         Color.Builder resultBuilder =
 *             Color
 *                 .newBuilder()
 *                 .setRed(red / denominator)
 *                 .setGreen(green / denominator)
 *                 .setBlue(blue / denominator);
 *         int alpha = color.getAlpha();
 *         if (alpha != 255) {
 *           result.setAlpha(
 *               FloatValue
 *                   .newBuilder()
 *                   .setValue(((float) alpha) / denominator)
 *                   .build());
 *         }
 *         return resultBuilder.build();
 *       }
 *       // ...
 *
 *  Example (iOS / Obj-C):
 *
 *       // ...
 *       static UIColor* fromProto(Color* protocolor) {
 *          float red = [protocolor red];
 *          float green = [protocolor green];
 *          float blue = [protocolor blue];
 *          FloatValue* alpha_wrapper = [protocolor alpha];
 *          float alpha = 1.0;
 *          if (alpha_wrapper != nil) {
 *            alpha = [alpha_wrapper value];
 *          }
 *          return [UIColor colorWithRed:red green:green blue:blue alpha:alpha];
 *       }
 *
 *       static Color* toProto(UIColor* color) {
 *           CGFloat red, green, blue, alpha;
 *           if (![color getRed:&red green:&green blue:&blue alpha:&alpha]) {
 *             return nil;
 *           }
 *           Color* result = [[Color alloc] init];
 *           [result setRed:red];
 *           [result setGreen:green];
 *           [result setBlue:blue];
 *           if (alpha <= 0.9999) {
 *             [result setAlpha:floatWrapperWithValue(alpha)];
 *           }
 *           [result autorelease];
 *           return result;
 *      }
 *      // ...
 *
 *   Example (JavaScript):
 *
 *      // ...
 *
 *      var protoToCssColor = function(rgb_color) {
 *         var redFrac = rgb_color.red || 0.0;
 *         var greenFrac = rgb_color.green || 0.0;
 *         var blueFrac = rgb_color.blue || 0.0;
 *         var red = Math.floor(redFrac * 255);
 *         var green = Math.floor(greenFrac * 255);
 *         var blue = Math.floor(blueFrac * 255);
 *
 *         if (!('alpha' in rgb_color)) {
 *            return rgbToCssColor(red, green, blue);
 *         }
 *
 *         var alphaFrac = rgb_color.alpha.value || 0.0;
 *         var rgbParams = [red, green, blue].join(',');
 *         return ['rgba(', rgbParams, ',', alphaFrac, ')'].join('');
 *      };
 *
 *      var rgbToCssColor = function(red, green, blue) {
 *        var rgbNumber = new Number((red << 16) | (green << 8) | blue);
 *        var hexString = rgbNumber.toString(16);
 *        var missingZeros = 6 - hexString.length;
 *        var resultBuilder = ['#'];
 *        for (var i = 0; i < missingZeros; i++) {
 *           resultBuilder.push('0');
 *        }
 *        resultBuilder.push(hexString);
 *        return resultBuilder.join('');
 *      };
 *
 *      // ...
 */
export type Color = components["schemas"]["Color"];

export type CreateLinkedIdentityRequest = components["schemas"]["CreateLinkedIdentityRequest"];

export type CreatePersonalAccessTokenRequest = components["schemas"]["CreatePersonalAccessTokenRequest"];

export type CreatePersonalAccessTokenResponse = components["schemas"]["CreatePersonalAccessTokenResponse"];

export type FieldMapping = components["schemas"]["FieldMapping"];

/** Custom profile configuration for instance branding. */
export type GeneralSetting_CustomProfile = components["schemas"]["GeneralSetting_CustomProfile"];

export type GetCurrentUserResponse = components["schemas"]["GetCurrentUserResponse"];

export type GetUserWebhookSigningSecretResponse = components["schemas"]["GetUserWebhookSigningSecretResponse"];

/** Contains an arbitrary serialized message along with a @type that describes the type of the serialized message. */
export type GoogleProtobufAny = components["schemas"]["GoogleProtobufAny"];

export type IdentityProvider = components["schemas"]["IdentityProvider"];

export type IdentityProviderConfig = components["schemas"]["IdentityProviderConfig"];

/** Instance profile message containing basic instance information. */
export type InstanceProfile = components["schemas"]["InstanceProfile"];

/** An instance setting resource. */
export type InstanceSetting = components["schemas"]["InstanceSetting"];

/** AIProviderConfig represents one callable AI provider connection. */
export type InstanceSetting_AIProviderConfig = components["schemas"]["InstanceSetting_AIProviderConfig"];

/** AI provider configuration settings. */
export type InstanceSetting_AISetting = components["schemas"]["InstanceSetting_AISetting"];

/** Access policy configuration for the instance. */
export type InstanceSetting_AccessSetting = components["schemas"]["InstanceSetting_AccessSetting"];

/** General instance settings configuration. */
export type InstanceSetting_GeneralSetting = components["schemas"]["InstanceSetting_GeneralSetting"];

/** Memo-related instance settings and policies. */
export type InstanceSetting_MemoRelatedSetting = components["schemas"]["InstanceSetting_MemoRelatedSetting"];

/** Notification transport configuration. */
export type InstanceSetting_NotificationSetting = components["schemas"]["InstanceSetting_NotificationSetting"];

/** Storage is a configured attachment storage instance. */
export type InstanceSetting_Storage = components["schemas"]["InstanceSetting_Storage"];

/** Storage configuration settings for instance attachments. */
export type InstanceSetting_StorageSetting = components["schemas"]["InstanceSetting_StorageSetting"];

/** Metadata for a tag. */
export type InstanceSetting_TagMetadata = components["schemas"]["InstanceSetting_TagMetadata"];

/**
 * Tag metadata configuration.
 *  Active tag metadata is stored in per-user tag settings.
 *  This message remains for backward compatibility with existing clients and migrations.
 */
export type InstanceSetting_TagsSetting = components["schemas"]["InstanceSetting_TagsSetting"];

/** TranscriptionConfig configures the speech-to-text feature. */
export type InstanceSetting_TranscriptionConfig = components["schemas"]["InstanceSetting_TranscriptionConfig"];

/** Resource usage statistics for the instance. */
export type InstanceStats = components["schemas"]["InstanceStats"];

/** Database size statistics. */
export type InstanceStats_DatabaseStats = components["schemas"]["InstanceStats_DatabaseStats"];

export type LinkMetadata = components["schemas"]["LinkMetadata"];

/** LinkedIdentity represents an SSO identity linked to a user account. */
export type LinkedIdentity = components["schemas"]["LinkedIdentity"];

export type ListAllUserStatsResponse = components["schemas"]["ListAllUserStatsResponse"];

export type ListAttachmentsResponse = components["schemas"]["ListAttachmentsResponse"];

export type ListIdentityProvidersResponse = components["schemas"]["ListIdentityProvidersResponse"];

export type ListLinkedIdentitiesResponse = components["schemas"]["ListLinkedIdentitiesResponse"];

export type ListMemoAttachmentsResponse = components["schemas"]["ListMemoAttachmentsResponse"];

export type ListMemoCommentsResponse = components["schemas"]["ListMemoCommentsResponse"];

export type ListMemoReactionsResponse = components["schemas"]["ListMemoReactionsResponse"];

export type ListMemoRelationsResponse = components["schemas"]["ListMemoRelationsResponse"];

export type ListMemoSharesResponse = components["schemas"]["ListMemoSharesResponse"];

export type ListMemoViewsResponse = components["schemas"]["ListMemoViewsResponse"];

export type ListMemosResponse = components["schemas"]["ListMemosResponse"];

export type ListPersonalAccessTokensResponse = components["schemas"]["ListPersonalAccessTokensResponse"];

export type ListUserNotificationsResponse = components["schemas"]["ListUserNotificationsResponse"];

/** Response message for ListUserSettings method. */
export type ListUserSettingsResponse = components["schemas"]["ListUserSettingsResponse"];

export type ListUserWebhooksResponse = components["schemas"]["ListUserWebhooksResponse"];

export type ListUsersResponse = components["schemas"]["ListUsersResponse"];

export type Location = components["schemas"]["Location"];

export type MediaCaptureTime = components["schemas"]["MediaCaptureTime"];

export type MediaLocation = components["schemas"]["MediaLocation"];

export type MediaMetadata = components["schemas"]["MediaMetadata"];

export type Memo = components["schemas"]["Memo"];

export type MemoRelation = components["schemas"]["MemoRelation"];

/** Memo reference in relations. */
export type MemoRelation_Memo = components["schemas"]["MemoRelation_Memo"];

/** MemoShare is an access grant that permits read-only access to a memo via an opaque bearer token. */
export type MemoShare = components["schemas"]["MemoShare"];

export type MemoView = components["schemas"]["MemoView"];

/** Computed properties of a memo. */
export type Memo_Property = components["schemas"]["Memo_Property"];

export type MotionMedia = components["schemas"]["MotionMedia"];

/** Email delivery configuration for notifications. */
export type NotificationSetting_EmailSetting = components["schemas"]["NotificationSetting_EmailSetting"];

export type OAuth2Config = components["schemas"]["OAuth2Config"];

/**
 * PersonalAccessToken represents a long-lived token for API/script access.
 *  PATs are distinct from short-lived JWT access tokens used for session authentication.
 */
export type PersonalAccessToken = components["schemas"]["PersonalAccessToken"];

export type PhotoMetadata = components["schemas"]["PhotoMetadata"];

/** Reaction is a reaction attached to a memo. */
export type Reaction = components["schemas"]["Reaction"];

export type RefreshTokenRequest = components["schemas"]["RefreshTokenRequest"];

export type RefreshTokenResponse = components["schemas"]["RefreshTokenResponse"];

export type SetMemoAttachmentsRequest = components["schemas"]["SetMemoAttachmentsRequest"];

export type SetMemoRelationsRequest = components["schemas"]["SetMemoRelationsRequest"];

export type SignInRequest = components["schemas"]["SignInRequest"];

/** Nested message for password-based authentication credentials. */
export type SignInRequest_PasswordCredentials = components["schemas"]["SignInRequest_PasswordCredentials"];

/** Nested message for SSO authentication credentials. */
export type SignInRequest_SSOCredentials = components["schemas"]["SignInRequest_SSOCredentials"];

export type SignInResponse = components["schemas"]["SignInResponse"];

/** The `Status` type defines a logical error model that is suitable for different programming environments, including REST APIs and RPC APIs. It is used by [gRPC](https://github.com/grpc). Each `Status` message contains three pieces of data: error code, error message, and error details. You can find out more about this error model and how to work with it in the [API Design Guide](https://cloud.google.com/apis/design/errors). */
export type Status = components["schemas"]["Status"];

/**
 * Legacy S3 configuration retained for compatibility with existing clients.
 *  Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
 */
export type StorageSetting_S3Config = components["schemas"]["StorageSetting_S3Config"];

/**
 * S3 configuration for an S3-compatible object store.
 *  Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
 */
export type Storage_S3Config = components["schemas"]["Storage_S3Config"];

/** Request message for TestInstanceEmailSetting method. */
export type TestInstanceEmailSettingRequest = components["schemas"]["TestInstanceEmailSettingRequest"];

export type TranscribeRequest = components["schemas"]["TranscribeRequest"];

export type TranscribeResponse = components["schemas"]["TranscribeResponse"];

export type TranscriptionAudio = components["schemas"]["TranscriptionAudio"];

export type UpsertMemoReactionRequest = components["schemas"]["UpsertMemoReactionRequest"];

export type User = components["schemas"]["User"];

export type UserNotification = components["schemas"]["UserNotification"];

export type UserNotification_MemoCommentPayload = components["schemas"]["UserNotification_MemoCommentPayload"];

export type UserNotification_MemoMentionPayload = components["schemas"]["UserNotification_MemoMentionPayload"];

/** User settings message */
export type UserSetting = components["schemas"]["UserSetting"];

/** General user settings configuration. */
export type UserSetting_GeneralSetting = components["schemas"]["UserSetting_GeneralSetting"];

/** Tag metadata for user-specific display rules. */
export type UserSetting_TagMetadata = components["schemas"]["UserSetting_TagMetadata"];

/** User-specific tag metadata. */
export type UserSetting_TagsSetting = components["schemas"]["UserSetting_TagsSetting"];

/** User webhooks configuration. */
export type UserSetting_WebhooksSetting = components["schemas"]["UserSetting_WebhooksSetting"];

/** User statistics messages */
export type UserStats = components["schemas"]["UserStats"];

/** Memo type statistics. */
export type UserStats_MemoTypeStats = components["schemas"]["UserStats_MemoTypeStats"];

/** UserWebhook represents a webhook owned by a user. */
export type UserWebhook = components["schemas"]["UserWebhook"];

export type VideoMetadata = components["schemas"]["VideoMetadata"];

export type AttachmentRequest = components["schemas"]["AttachmentRequest"];

/** An instance setting resource. */
export type InstanceSettingRequest = components["schemas"]["InstanceSettingRequest"];

/** AIProviderConfig represents one callable AI provider connection. */
export type InstanceSetting_AIProviderConfigRequest = components["schemas"]["InstanceSetting_AIProviderConfigRequest"];

/** AI provider configuration settings. */
export type InstanceSetting_AISettingRequest = components["schemas"]["InstanceSetting_AISettingRequest"];

/** Notification transport configuration. */
export type InstanceSetting_NotificationSettingRequest = components["schemas"]["InstanceSetting_NotificationSettingRequest"];

/** Storage is a configured attachment storage instance. */
export type InstanceSetting_StorageRequest = components["schemas"]["InstanceSetting_StorageRequest"];

/** Storage configuration settings for instance attachments. */
export type InstanceSetting_StorageSettingRequest = components["schemas"]["InstanceSetting_StorageSettingRequest"];

export type MemoRequest = components["schemas"]["MemoRequest"];

export type MemoRelationRequest = components["schemas"]["MemoRelationRequest"];

/** Memo reference in relations. */
export type MemoRelation_MemoRequest = components["schemas"]["MemoRelation_MemoRequest"];

/** MemoShare is an access grant that permits read-only access to a memo via an opaque bearer token. */
export type MemoShareRequest = components["schemas"]["MemoShareRequest"];

/** Email delivery configuration for notifications. */
export type NotificationSetting_EmailSettingRequest = components["schemas"]["NotificationSetting_EmailSettingRequest"];

/** Reaction is a reaction attached to a memo. */
export type ReactionRequest = components["schemas"]["ReactionRequest"];

/**
 * Legacy S3 configuration retained for compatibility with existing clients.
 *  Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
 */
export type StorageSetting_S3ConfigRequest = components["schemas"]["StorageSetting_S3ConfigRequest"];

/**
 * S3 configuration for an S3-compatible object store.
 *  Reference: https://developers.cloudflare.com/r2/examples/aws/aws-sdk-go/
 */
export type Storage_S3ConfigRequest = components["schemas"]["Storage_S3ConfigRequest"];

export type UserRequest = components["schemas"]["UserRequest"];

export type UserNotificationRequest = components["schemas"]["UserNotificationRequest"];

/** User settings message */
export type UserSettingRequest = components["schemas"]["UserSettingRequest"];

/** User webhooks configuration. */
export type UserSetting_WebhooksSettingRequest = components["schemas"]["UserSetting_WebhooksSettingRequest"];

/** UserWebhook represents a webhook owned by a user. */
export type UserWebhookRequest = components["schemas"]["UserWebhookRequest"];
