/** What a handler gets of a body: of several media types also which one, so that it can be told by it. */
export type BodyInput<Content> =
  IsUnion<keyof Content> extends true
    ? {
        [MediaType in keyof Content]: {
          readonly mediaType: MediaType;
          readonly body: BodyAs<MediaType, Content[MediaType]>;
          readonly bodyBytes: Uint8Array;
        };
      }[keyof Content]
    : { readonly body: BodyAs<keyof Content, Content[keyof Content]>; readonly bodyBytes: Uint8Array };

/** Bytes for all that is neither JSON nor text nor a form. */
export type BodyAs<MediaType, Schema> = MediaType extends
  | "application/json"
  | `${string}+json`
  | "application/x-www-form-urlencoded"
  | "multipart/form-data"
  ? Schema
  : MediaType extends `text/${string}` | "application/xml" | `${string}+xml`
    ? unknown extends Schema
      ? string
      : Schema
    : Uint8Array<ArrayBuffer>;

/** Where an answer has several media types, the handler says which one it gives. */
export type ContentTypeHeader<Entry> = Entry extends { contents: infer Contents }
  ? IsUnion<keyof Contents> extends true
    ? { readonly "Content-Type": keyof Contents }
    : unknown
  : unknown;

type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never;
