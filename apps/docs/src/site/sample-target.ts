import { sandboxOrigin } from "@animal-store/sandbox/address";

/** The service of samples and forms: the sandbox, or the server of this page, with `$KEY` or with the key of the reader in samples. */
export type Target = "sandbox" | "server" | "key";

export interface Choice {
  readonly target: Target;
  /** The key of the reader for the server of this page. Empty without one. */
  readonly key: string;
}

/** The address of `npm start`. */
const defaultServerOrigin = "http://127.0.0.1:3000";

const targetItem = "sample-target";
const keyItem = "sample-key";

export const defaultChoice: Choice = { target: "sandbox", key: "" };

// The build renders the static page without a storage.
let choice = typeof document === "undefined" ? defaultChoice : loadChoice();
let isOnServer = choice.target !== "sandbox";
let readiness: Promise<boolean> | undefined;
const listeners = new Set<() => void>();

export function readChoice(): Choice {
  return choice;
}

/** Calls a listener after each change. @returns a function that ends it */
export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the choice on this page, and on other pages. @param isKeyKept whether other pages of this tab have the key too */
export function choose({ target, key }: Choice, isKeyKept = isKeyStored()): void {
  tryStorage(() => localStorage.setItem(targetItem, target));
  tryStorage(() =>
    isKeyKept && key !== "" ? sessionStorage.setItem(keyItem, key) : sessionStorage.removeItem(keyItem),
  );
  update({ target, key });
}

/** Returns whether the storage of this tab has the key. */
export function isKeyStored(): boolean {
  return Boolean(tryStorage(() => sessionStorage.getItem(keyItem)));
}

/** Applies the choice of other pages. Without an API on the server of this page, it is the sandbox. */
export async function restoreChoice(): Promise<boolean> {
  isOnServer = await hasApi();
  update(isOnServer ? loadChoice() : defaultChoice);
  return isOnServer;
}

function update(newChoice: Choice): void {
  choice = newChoice;
  for (const listener of listeners) listener();
}

/** Returns whether the server of this page has the API. `npm run docs` responds with 204. */
function hasApi(): Promise<boolean> {
  readiness ??= fetch("/readyz", { method: "HEAD" }).then(
    ({ status }) => status !== 204 && status !== 404,
    () => false,
  );
  return readiness;
}

function loadChoice(): Choice {
  const stored = tryStorage(() => localStorage.getItem(targetItem));
  const key = tryStorage(() => sessionStorage.getItem(keyItem)) ?? "";
  return { target: stored === "server" || stored === "key" ? stored : "sandbox", key: findKeyProblem(key) ? "" : key };
}

/** Returns the result, or undefined if the browser blocks the storage. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** Returns why a text cannot be a key, or undefined. */
export function findKeyProblem(key: string): string | undefined {
  const [invalid] = /[^!-~]/u.exec(key) ?? [];
  const name = invalid?.trim() === "" ? "a space" : invalid;
  return name && `A key has only visible ASCII characters, got ${name}. Copy the key again.`;
}

/** The texts of a sample that depend on the choice, and what replaces them. No pattern matches more than one line. */
export function sampleReplacements(sample: string, hasKey = true): (readonly [pattern: RegExp, replacement: string])[] {
  const { target, key } = choice;
  if (!isOnServer) return [];
  const origin = [new RegExp(defaultServerOrigin, "g"), location.origin] as const;
  // Only the sandbox has these paths and this header.
  if (target === "sandbox" || /\/_sandbox|\bPrefer\b/.test(sample)) return [origin];
  const sandbox = [new RegExp(sandboxOrigin, "g"), location.origin] as const;
  return [origin, sandbox, ...(hasKey && target === "key" && key !== "" ? keyReplacements(key) : [])];
}

function keyReplacements(key: string): (readonly [pattern: RegExp, replacement: string])[] {
  const literal = JSON.stringify(key);
  return [
    // The shell samples have the variable in double quotes, in which some characters have a meaning.
    [/\$KEY\b/g, /^[\w.-]+$/.test(key) ? key : `"${quote(key)}"`],
    [/process\.env\.KEY \?\? ""/g, literal],
    [/f"Bearer \{os\.environ\['KEY'\]\}"/g, JSON.stringify(`Bearer ${key}`)],
    [/os\.Getenv\("KEY"\)/g, literal],
  ];
}

/** Returns a sample for the current choice. @param hasKey whether it can have the key of the reader */
export function toChosenSample(sample: string, hasKey = true): string {
  return sampleReplacements(sample, hasKey).reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, () => replacement),
    sample,
  );
}

/** Quotes a text for a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
