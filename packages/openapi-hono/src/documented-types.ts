type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses that responses document. A range such as `4XX` includes all of its statuses; `default` includes any. */
export type DocumentedStatus<Responses> = StatusesByKey<Responses>[keyof Responses];
/** The documented statuses by response key. Index this type directly, so that compile errors list the statuses. */
export type StatusesByKey<Responses> = { [Key in keyof Responses]: StatusOfKey<Key> };
type StatusOfKey<Key> = Key extends number
  ? Key
  : Key extends "default"
    ? number
    : Key extends `${infer Class}XX`
      ? NumberIn<`${Class}${Digit}${Digit}`>
      : never;
type NumberIn<Text extends string> = Text extends `${infer Status extends number}` ? Status : never;

/** The documented response for a status: the entry of the status, else of its range, else `default`. */
export type DocumentedAs<Responses, Status extends number> = Status extends keyof Responses
  ? Responses[Status]
  : `${Status}` extends keyof Responses
    ? Responses[`${Status}` & keyof Responses]
    : RangeOf<Status> extends keyof Responses
      ? Responses[RangeOf<Status> & keyof Responses]
      : "default" extends keyof Responses
        ? Responses["default" & keyof Responses]
        : never;
type RangeOf<Status extends number> = `${Status}` extends `${infer Class}${Digit}${Digit}` ? `${Class}XX` : never;

/** The body in a handler's input. With several media types, a union by `mediaType`. */
export type BodyInput<Content> =
  IsUnion<keyof Content> extends true
    ? {
        [MediaType in keyof Content]: {
          readonly mediaType: MediaType;
          readonly body: BodyType<MediaType, Content[MediaType]>;
          readonly bodyBytes: Uint8Array;
        };
      }[keyof Content]
    : { readonly body: BodyType<keyof Content, Content[keyof Content]>; readonly bodyBytes: Uint8Array };

/** The type of a body by its media type: bytes unless it is JSON, text, a form or events. */
export type BodyType<MediaType, Schema> = MediaType extends
  | `${"application" | "text"}/json`
  | `${string}+json`
  | "application/x-www-form-urlencoded"
  | "multipart/form-data"
  ? Schema
  : MediaType extends "text/event-stream"
    ? Iterable<Schema> | AsyncIterable<Schema>
    : MediaType extends `text/${string}` | "application/xml" | `${string}+xml`
      ? unknown extends Schema
        ? string
        : Schema
      : Uint8Array<ArrayBuffer>;

/** Requires `Content-Type` if the response documents several media types, or a range of them. */
export type ContentTypeHeader<Entry> = Entry extends { contents: infer Contents }
  ? true extends IsUnion<keyof Contents> | (keyof Contents extends `${string}/*` ? true : false)
    ? { readonly "Content-Type": MediaTypeIn<keyof Contents> }
    : unknown
  : unknown;
/** The media types in a range: `image/${string}` for the range of images. */
type MediaTypeIn<Name> = Name extends "*/*"
  ? `${string}/${string}`
  : Name extends `${infer Type}/*`
    ? `${Type}/${string}`
    : Name;

type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never;
