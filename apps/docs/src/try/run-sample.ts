import { indentJson } from "./json.ts";
import { runShell } from "./run-shell.ts";
import { openInPageService } from "./services.ts";

/** Runs a shell sample on the store in the page, and shows its output below the button. */
export async function runSample(button: HTMLElement, code: string): Promise<void> {
  const output = button.parentElement?.querySelector("pre") ?? document.createElement("pre");
  output.tabIndex = 0;
  output.setAttribute("role", "region");
  output.setAttribute("aria-label", "Response of the store in this page");
  try {
    const { callers, fetch, now } = await openInPageService();
    const text = await runShell(code, { KEY: callers[0]?.key ?? "" }, fetch);
    output.textContent = `${text.trimEnd().split("\n").map(indentJson).join("\n")}\n\n# ${new Date(now()).toISOString()}`;
  } catch (error) {
    output.textContent = error instanceof Error ? error.message : String(error);
  }
  button.parentElement?.append(output);
}
