/** Makes of this engine one from before JSON.parse source text access, until it is disposed of. */
export function hideSource(): Disposable {
  const { parse } = JSON;
  const rawJson = Object.getOwnPropertyDescriptor(JSON, "rawJSON") ?? {};
  Reflect.deleteProperty(JSON, "rawJSON");
  JSON.parse = (text, reviver) =>
    parse(
      text,
      reviver &&
        function withoutContext(this: unknown, key, value) {
          return reviver.call(this, key, value);
        },
    );
  return {
    [Symbol.dispose]() {
      JSON.parse = parse;
      Object.defineProperty(JSON, "rawJSON", rawJson);
    },
  };
}
