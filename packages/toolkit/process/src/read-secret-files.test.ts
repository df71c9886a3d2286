import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSecretFiles } from "./read-secret-files.ts";

describe("a secret in a file", () => {
  it.each([
    ["sec ret", "sec ret"],
    ["secret\n", "secret"],
    ["secret\r\n", "secret"],
  ])("is its content without the final line break: %j", (content, secret) => {
    const file = writeSecret(content);
    const read = readSecretFiles({ URL_FILE: file, PATH: "/bin", URL: "" }, ["URL", "OTHER"]);
    expect(read).toEqual({ URL: secret, URL_FILE: file, PATH: "/bin" });
  });

  it("is rejected if the variable is also set, or if the file is missing or empty", () => {
    const [file, empty] = [writeSecret("secret"), writeSecret("\n")];
    const read = (env: Record<string, string>) => () => readSecretFiles(env, ["URL"]);
    expect(read({ URL: "a", URL_FILE: file })).toThrow("URL and URL_FILE are both set. Unset one of them.");
    const missingFile = /^URL_FILE names .*\.none, which cannot be read: ENOENT.* or unset it\.$/;
    expect(read({ URL_FILE: `${file}.none` })).toThrow(missingFile);
    expect(read({ URL_FILE: tmpdir() })).toThrow(/^URL_FILE names .*, which cannot be read: EISDIR/);
    expect(read({ URL_FILE: empty })).toThrow(/^URL_FILE names .*, which is empty\. Write the value to it/);
    expect(read({ URL: "a", URL_FILE: "" })()).toEqual({ URL: "a", URL_FILE: "" });
  });

  function writeSecret(content: string): string {
    const folder = mkdtempSync(join(tmpdir(), "secret-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "secret");
    writeFileSync(file, content);
    return file;
  }
});
