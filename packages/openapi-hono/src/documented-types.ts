type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses that responses document: each one, those of a range such as `4XX`, and with `default` any. */
export type DocumentedStatus<All> = StatusesByKey<All>[keyof All];
/** The same by key. Compile errors then show the statuses themselves, where this is indexed on the spot. */
export type StatusesByKey<All> = { [Key in keyof All]: StatusOfKey<Key> };
type StatusOfKey<Key> = Key extends number
  ? Key
  : Key extends "default"
    ? number
    : Key extends `${infer Class}XX`
      ? NumberIn<`${Class}${Digit}${Digit}`>
      : never;
type NumberIn<Text extends string> = Text extends `${infer Status extends number}` ? Status : never;

/** What responses document for a status: the status itself, else its range, else the default. */
export type DocumentedAs<All, Status extends number> = Status extends keyof All
  ? All[Status]
  : `${Status}` extends keyof All
    ? All[`${Status}` & keyof All]
    : RangeOf<Status> extends keyof All
      ? All[RangeOf<Status> & keyof All]
      : "default" extends keyof All
        ? All["default" & keyof All]
        : never;
type RangeOf<Status extends number> = `${Status}` extends `${infer Class}${Digit}${Digit}` ? `${Class}XX` : never;

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
