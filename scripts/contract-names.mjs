// Finds the names of openapi/petstore.yaml in sources, also in encoded form.
const names = /(?<![a-z])(?:pets?|orders)(?![a-z])|Pets?|Orders/g;

/** Returns the names in a line. An encoded name is followed by its form in the line, such as `pets (0x70657473)`. */
export function findContractNames(line) {
  const plain = Array.from(line.matchAll(names), ([name]) => name);
  const encoded = decoders.flatMap(({ pattern, decode }) =>
    Array.from(line.matchAll(pattern), ([text]) => ({ text, decoded: decode(text) }))
      .filter(({ text, decoded }) => decoded !== text && isPrintable.test(decoded))
      .flatMap(({ text, decoded }) => Array.from(decoded.matchAll(names), ([name]) => `${name} (${text})`)),
  );
  return [...plain, ...encoded];
}

const isPrintable = /^[ -~]*$/;

const decoders = [
  // "\x70ets", "p\u0065ts", "\u{70}ets"
  {
    pattern: /\w*(?:\\x[0-9a-f]{2}|\\u[0-9a-f]{4}|\\u\{[0-9a-f]+\})(?:\\[xu]\{?[0-9a-f]+\}?|\w)*/gi,
    decode: (text) =>
      text.replace(/\\x([0-9a-f]{2})|\\u([0-9a-f]{4})|\\u\{([0-9a-f]+)\}/gi, (...[, x, u, point]) =>
        fromCode(x ?? u ?? point),
      ),
  },
  // "%70ets"
  {
    pattern: /\w*(?:%[0-9a-f]{2}\w*)+/gi,
    decode: (text) => text.replace(/%([0-9a-f]{2})/gi, (_, code) => fromCode(code)),
  },
  // 0x70657473 and 1_885_697_139, in both byte orders
  { pattern: integer(), decode: (text) => decodeInteger(text) },
  { pattern: integer(), decode: (text) => [...decodeInteger(text)].reverse().join("") },
  // "70657473"
  { pattern: /(?<![\w.])(?:[2-7][0-9a-f]){3,}(?!\w)/gi, decode: (text) => Buffer.from(text, "hex").toString("latin1") },
  // [112, 101, 116, 115]
  {
    pattern: /\d{2,3}(?:, ?\d{2,3}){2,}/g,
    decode: (text) => String.fromCharCode(...text.split(",").map(Number)),
  },
  // "cGV0cw=="
  { pattern: /(?<![\w+/-])[\w+/-]{4,}={0,2}/g, decode: (text) => Buffer.from(text, "base64").toString("latin1") },
];

function integer() {
  return /(?<![\w.])(?:0x[0-9a-f_]+|\d[\d_]{6,})n?(?![\w.])/gi;
}

function decodeInteger(text) {
  const hex = BigInt(text.replaceAll(/[_n]/g, "")).toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex").toString("latin1");
}

function fromCode(hex) {
  return String.fromCodePoint(Number.parseInt(hex, 16));
}
