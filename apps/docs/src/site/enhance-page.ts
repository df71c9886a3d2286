import { sandboxOrigin } from "@animal-store/sandbox/address";

/** The address of `npm start`. */
const defaultServerOrigin = "http://127.0.0.1:3000";

// Runs on each page. Everything on the page also works without it, except the forms that send requests.

for (const button of document.querySelectorAll<HTMLElement>("[data-copy-page]")) {
  // Browsers have a clipboard only in secure contexts.
  if (!("clipboard" in navigator)) button.hidden = true;
  button.addEventListener("click", async () => {
    const response = await fetch(button.dataset.copyPage ?? "");
    if (!response.ok) return;
    const text = await response.text();
    await navigator.clipboard.writeText(
      (await hasApi()) ? text.replaceAll(defaultServerOrigin, location.origin) : text,
    );
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy page"), 1500);
  });
}

for (const panel of document.querySelectorAll<HTMLElement>("[data-try-operation]")) {
  const button = panel.querySelector("button");
  button?.addEventListener("pointerenter", () => void import("../try/playground.tsx"), { once: true });
  button?.addEventListener("click", () => {
    button.disabled = true;
    void mount(panel, ({ mountOperation }) => mountOperation(panel, panel.dataset.tryOperation ?? ""));
    // React replaces the button, which has the focus.
    panel.tabIndex = -1;
    panel.focus();
  });
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-run-sample]")) {
  const load = () => import("../try/run-sample.ts");
  button.addEventListener("pointerenter", () => void load(), { once: true });
  button.addEventListener("click", async () => {
    // The output of the guide is between the sample and the button.
    const sample = button.parentElement?.previousElementSibling?.previousElementSibling;
    const code = sample?.querySelector<HTMLElement>("[data-code]")?.dataset.code ?? "";
    const { runSample } = await load();
    await runSample(button, code.replaceAll("\u007f", "\n"));
  });
}

for (const element of document.querySelectorAll<HTMLElement>("[data-playground]"))
  void mount(element, ({ mountPlayground }) => mountPlayground(element));

async function mount(
  element: HTMLElement,
  render: (module: typeof import("../try/playground.tsx")) => void,
): Promise<void> {
  try {
    render(await import("../try/playground.tsx"));
  } catch {
    element.textContent = "The form could not be loaded. Reload the page.";
  }
}

void showHostOfPage();

/** Replaces the addresses in samples if the server of this page has the API. */
async function showHostOfPage(): Promise<void> {
  const samples = [...document.querySelectorAll(".expressive-code")];
  const addresses = new RegExp(`${sandboxOrigin}|${defaultServerOrigin}`, "g");
  const outdated = samples.filter(
    (sample) => sample.closest(".operation-examples") || sample.textContent.includes(defaultServerOrigin),
  );
  if (outdated.length === 0) return;
  if (!(await hasApi())) return;
  for (const note of document.querySelectorAll<HTMLElement>("[data-sample-host]"))
    note.hidden = note.dataset.sampleHost !== "server";
  for (const sample of outdated) {
    const texts = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      currentNode.nodeValue = currentNode.nodeValue?.replaceAll(addresses, location.origin) ?? "";
    }
    const copyButton = sample.querySelector<HTMLElement>("[data-code]");
    if (copyButton) copyButton.dataset.code = copyButton.dataset.code?.replaceAll(addresses, location.origin);
  }
}

/** Returns whether the server of this page has the API. `npm run docs` responds with 204. */
async function hasApi(): Promise<boolean> {
  const { status } = await fetch("/readyz", { method: "HEAD" });
  return status !== 204 && status !== 404;
}
