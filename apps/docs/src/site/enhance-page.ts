import { sandboxOrigin } from "@animal-store/sandbox/address";

/** The address of `npm start`. */
const defaultServerOrigin = "http://127.0.0.1:3000";

/** The key that Starlight's tabs use too. */
const languageKey = "starlight-synced-tabs__language";

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

for (const panel of document.querySelectorAll<HTMLElement>("[data-playground], [data-try-operation]"))
  enablePanel(panel);

/** Loads a form when the user begins to use the page, or a button when the user clicks it. Repeats the click, or sends the request. */
function enablePanel(panel: HTMLElement): void {
  if ("playground" in panel.dataset) return void mount(panel);
  let mounted: Promise<void> | undefined;
  const load = () => {
    mounted ??= mount(panel);
    return mounted;
  };
  if (panel.querySelector("form")) {
    for (const event of ["pointermove", "pointerdown", "keydown", "focusin", "scroll"])
      addEventListener(event, load, { once: true, passive: true });
    // The static samples are in the first language.
    if (localStorage.getItem(languageKey) !== null) void load();
  }
  panel.addEventListener("pointerenter", () => void import("../try/playground.tsx"), { once: true });
  panel.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // React handles the clicks on its own buttons.
    if (!button || "isMounted" in panel.dataset) return;
    event.preventDefault();
    await load();
    const isSame = (each: Element) => each.textContent === button.textContent && each.ariaLabel === button.ariaLabel;
    const same = [...panel.querySelectorAll("button")].find(isSame);
    if (same) same.click();
    else panel.querySelector("form")?.requestSubmit();
  });
}

async function mount(panel: HTMLElement): Promise<void> {
  try {
    const [playground, isServer] = await Promise.all([import("../try/playground.tsx"), hasApi()]);
    const { tryOperation, sandboxKey } = panel.dataset;
    const form = panel.querySelector("form");
    const input = form && Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const focused = panel.contains(document.activeElement) ? document.activeElement : null;
    const origin = isServer ? location.origin : sandboxOrigin;
    playground.mount(panel, { origin, sandboxKey, input: input ?? undefined }, tryOperation);
    panel.dataset.isMounted = "";
    if (focused) moveFocus(focused, panel);
  } catch {
    panel.textContent = "The form could not be loaded. Reload the page.";
  }
}

/** Moves the focus and the cursor from an element that a panel replaced to the same field. */
function moveFocus(from: Element, panel: HTMLElement): void {
  const field = panel.querySelector<HTMLInputElement>(`[name="${from.getAttribute("name")}"]`);
  (field ?? panel).focus();
  if (from instanceof HTMLInputElement) field?.setSelectionRange(from.selectionStart, from.selectionEnd);
}

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
