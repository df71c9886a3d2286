/** The `calls` in the `calls.ts` of codegen: operations by method and path template. */
export type Calls<Operation extends string = string> = {
  readonly [route: string]: CallEntry<Operation>;
};

export type CallEntry<Operation extends string = string> = {
  readonly operation: Operation;
  /** Documented request headers. */
  readonly headers: readonly string[];
  /** Undefined if the operation has only JSON. */
  readonly content?: CallContent;
  /** `body` if the input of the operation is its body, without parameters. */
  readonly input?: "body";
  readonly int64?: { readonly body?: Int64Tree; readonly data?: Int64Tree };
};

/**
 * Locates the int64 integers of a value: 1 for an int64, or trees by member name. `*` stands for all items and all other members. A
 * negative number is an ancestor: -1 is the tree that contains this entry.
 */
export type Int64Tree = number | { readonly [member: string]: Int64Tree };

/** How to send a body that is not JSON, and how to read events. */
export type CallContent = {
  /** The default media type of the body. */
  readonly body?: string;
  /** The media types of the parts of a form, by field. */
  readonly parts?: { readonly [field: string]: string };
  /** Fields with style deepObject, such as `meta[key]=value`, by the media type of the form. */
  readonly deepObjects?: { readonly [mediaType: string]: readonly string[] };
  readonly events?: EventFormat;
};

export type EventFormat = {
  /** The format of the field `data`. */
  readonly data: "json" | "text";
  /** True if an event has the members `event`, `data`, `id` and `retry`. Otherwise it is the value of `data`. */
  readonly isEnvelope?: true;
  /** The values of `event` whose `data` is text, if that of others is JSON. */
  readonly textEvents?: readonly unknown[];
};
