import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Where a secret stands in some bytes: as it is, in base64 and base64url (at each of the three places that it can have between
 * other bytes, RFC 4648), in hexadecimal, or with every byte percent-encoded.
 * @returns the spellings that were found
 */
export function findSecret(bytes: Uint8Array, secret: string): string[] {
  const text = Buffer.from(bytes).toString("latin1");
  return spellings(secret).flatMap(([name, spelling, isCaseless]) =>
    (isCaseless ? text.toLowerCase().includes(spelling.toLowerCase()) : text.includes(spelling)) ? [name] : [],
  );
}

/** The same in every file below a folder. @returns `file: spelling` for each find */
export function findSecretInFolder(folder: string, secret: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.flatMap(({ parentPath, name }) =>
    findSecret(readFileSync(join(parentPath, name)), secret).map((spelling) => `${name}: ${spelling}`),
  );
}

type Spelling = readonly [name: string, spelling: string, isCaseless?: boolean];

function spellings(secret: string): Spelling[] {
  const hexadecimal = Buffer.from(secret).toString("hex");
  return [
    ["raw", secret],
    ["hexadecimal", hexadecimal, true],
    ["URL-encoded", hexadecimal.replace(/../g, "%$&"), true],
    ...[0, 1, 2].flatMap((before): Spelling[] => {
      const whole = Buffer.from(" ".repeat(before) + secret).toString("base64");
      // The characters at both ends also hold bits of what stands around.
      const inner = whole.slice(before === 0 ? 0 : before + 1, -4);
      return [
        [`base64, ${before} bytes in`, inner],
        [`base64url, ${before} bytes in`, inner.replaceAll("+", "-").replaceAll("/", "_")],
      ];
    }),
  ];
}
