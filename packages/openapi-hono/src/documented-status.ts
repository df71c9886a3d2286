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
