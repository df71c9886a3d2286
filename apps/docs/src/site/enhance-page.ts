import { sandboxOrigin } from "@animal-store/sandbox/address";
import { operationAddress } from "../reference/links.ts";

/** The address of `npm start`. */
const defaultServerOrigin = "http://127.0.0.1:3000";

let readiness: Promise<Response> | undefined;

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

for (const panel of document.querySelectorAll<HTMLElement>("[data-playground], [data-try-operation]"))
  enablePanel(panel);

/** Loads a panel when the user begins to use it. Sends its request if that is what the user did. */
function enablePanel(panel: HTMLElement): void {
  let mounted: Promise<void> | undefined;
  const load = () => {
    mounted ??= mount(panel);
    return mounted;
  };
  if ("playground" in panel.dataset) return void load();
  const isForm = panel.querySelector("form") !== null;
  for (const event of ["pointermove", "pointerdown", "keydown", "scroll"])
    (isForm ? window : panel).addEventListener(event, load, { once: true, passive: true });
  const send = async (event: Event) => {
    event.preventDefault();
    panel.removeEventListener(event.type, send);
    await load();
    panel.querySelector("form")?.requestSubmit();
  };
  panel.addEventListener(isForm ? "submit" : "click", send);
}

async function mount(panel: HTMLElement): Promise<void> {
  try {
    const [playground, isServer] = await Promise.all([import("../try/playground.tsx"), hasApi()]);
    const { tryOperation, sandboxKey } = panel.dataset;
    const hadFocus = panel.contains(document.activeElement);
    playground.mount(panel, { origin: isServer ? location.origin : sandboxOrigin, sandboxKey }, tryOperation);
    // React replaces the element that has the focus.
    if (hadFocus) panel.focus();
  } catch {
    panel.textContent = "The form could not be loaded. Reload the page.";
  }
}

openLinkedOperation();
void showHostOfPage();

/** Replaces the addresses in samples if the server of this page has the API. */
async function showHostOfPage(): Promise<void> {
  const addresses = new RegExp(`${sandboxOrigin}|${defaultServerOrigin}`, "g");
  const samples = [...document.querySelectorAll(".expressive-code, .try-code")].filter(
    (sample) => sample.matches(".try-code") || sample.textContent.includes(defaultServerOrigin),
  );
  if (samples.length === 0) return;
  if (!(await hasApi())) return;
  for (const sample of samples) {
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
  readiness ??= fetch("/readyz", { method: "HEAD" });
  const { status } = await readiness;
  return status !== 204 && status !== 404;
}

/** Opens the page of an operation for the link of a Deprecation header: `/docs#tag/pets/operation/getPet`. */
function openLinkedOperation(): void {
  const [, operationId] = /^#tag\/[\w-]+\/operation\/(\w+)$/.exec(location.hash) ?? [];
  if (operationId && location.pathname.replace(/\/$/, "") === "/docs") location.replace(operationAddress(operationId));
}
