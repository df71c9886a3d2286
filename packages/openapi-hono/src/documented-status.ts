type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses that responses document: each one, those of a range such as `4XX`, and with `default` any. */
export type DocumentedStatus<All> =
  | (keyof All & number)
  | StatusInRange<keyof All>
  | ("default" extends keyof All ? number : never);
type StatusInRange<Key> = Key extends `${infer Class}XX` ? NumberIn<`${Class}${Digit}${Digit}`> : never;
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
