import { enableSampleSwitch } from "./sample-switch.ts";
import { readChoice, toChosenSample, tryStorage } from "./sample-target.ts";

/** The key that Starlight's tabs use too. */
const languageKey = "starlight-synced-tabs__language";

// Runs on each page. Everything on the page also works without it, except the forms that send requests.

for (const button of document.querySelectorAll<HTMLElement>("[data-copy-page]")) {
  // Browsers have a clipboard only in secure contexts.
  if (!("clipboard" in navigator)) button.hidden = true;
  button.addEventListener("click", async () => {
    const response = await fetch(button.dataset.copyPage ?? "");
    if (!response.ok) return;
    const text = await response.text();
    await navigator.clipboard.writeText(
      text.replaceAll(/^(`{3,})[\s\S]*?^\1$/gm, (sample) => toChosenSample(sample, false)),
    );
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = "Copy page"), 1500);
  });
}

// Pagefind would wait without end for an index that it cannot load.
document.querySelector("[data-open-modal]")?.addEventListener("click", checkSearch);
addEventListener("keydown", ({ key }) => key === "k" && void checkSearch());

// Pagefind names its field only with a title, which some screen readers ignore.
document.querySelector("#starlight__search")?.addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement) target.ariaLabel = target.title;
});

async function checkSearch(): Promise<void> {
  const container = document.querySelector("#starlight__search");
  if (!container?.checkVisibility()) return;
  const response = await fetch("/docs/pagefind/pagefind-entry.json", { method: "HEAD" }).catch(() => undefined);
  if (response?.ok) return;
  const message = document.createElement("p");
  message.setAttribute("role", "alert");
  message.textContent = "The search could not be loaded. Check your connection, then reload the page.";
  container.replaceChildren(message);
}

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-run-sample]")) {
  const load = () => import("../try/run-sample.ts");
  // The output of the guide is between the sample and the button.
  const sample = button.parentElement?.previousElementSibling?.previousElementSibling;
  // The store in the page has the key of the sandbox, whatever the sample shows.
  const code = sample?.querySelector<HTMLElement>("[data-code]")?.dataset.code ?? "";
  button.addEventListener("pointerenter", () => void load(), { once: true });
  button.addEventListener("click", async () => {
    const { runSample } = await load();
    await runSample(button, code.replaceAll("\u007f", "\n"));
  });
}

const changeFilter = document.querySelector<HTMLSelectElement>("[data-changelog-filter]");
if (changeFilter) {
  const applyUrl = () => {
    const { hash, searchParams } = new URL(location.href);
    // A link to a change shows all changes, so that nothing moves after the browser has scrolled to it.
    changeFilter.value = (hash === "" && searchParams.get("operation")) || "";
    // The operation of the URL can be unknown.
    if (changeFilter.selectedIndex < 0) changeFilter.value = "";
    filterChanges(changeFilter.value);
  };
  applyUrl();
  addEventListener("hashchange", () => {
    applyUrl();
    document.querySelector(":target")?.scrollIntoView();
  });
  changeFilter.addEventListener("change", () => {
    const url = new URL(location.href);
    if (changeFilter.value === "") url.searchParams.delete("operation");
    else url.searchParams.set("operation", changeFilter.value);
    url.hash = "";
    history.replaceState(history.state, "", url);
    filterChanges(changeFilter.value);
  });
}

/** Shows only the changes of an operation and those without one. Shows all if it is empty. */
function filterChanges(operation: string): void {
  const isShown = ({ dataset }: HTMLElement) =>
    [operation, dataset.operations].includes("") || dataset.operations?.split(" ").includes(operation);
  for (const release of document.querySelectorAll<HTMLElement>("[data-release]")) {
    for (const change of release.querySelectorAll("li")) change.hidden = !isShown(change);
    const hasShown = (part: Element) => part.querySelector("li:not([hidden])") !== null;
    for (const group of release.querySelectorAll<HTMLElement>(":scope > div:has(li)")) group.hidden = !hasShown(group);
    const note = release.querySelector<HTMLElement>(":scope > p:last-child");
    if (note) note.hidden = hasShown(release);
  }
}

for (const panel of document.querySelectorAll<HTMLElement>("[data-playground], [data-try-operation]"))
  enablePanel(panel);

/** Loads a form when the user begins to use the page, or another panel when the user clicks it. Repeats the click. */
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
    // The static samples are in the first language and for the sandbox.
    if (tryStorage(() => localStorage.getItem(languageKey)) || readChoice().target !== "sandbox") void load();
  }
  panel.addEventListener("pointerenter", () => void import("../try/playground.tsx"), { once: true });
  panel.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    // React handles the clicks after that.
    if (!button || "isMounted" in panel.dataset) return;
    event.preventDefault();
    await load();
    const isSame = (each: Element) => each.textContent === button.textContent && each.ariaLabel === button.ariaLabel;
    const same = [...panel.querySelectorAll("button")].find(isSame);
    same?.focus();
    same?.click();
  });
}

async function mount(panel: HTMLElement): Promise<void> {
  try {
    const playground = await import("../try/playground.tsx");
    const { tryOperation, sandboxKey } = panel.dataset;
    const previousFields = listFields(panel);
    const focused = panel.contains(document.activeElement) ? document.activeElement : null;
    playground.mount(panel, sandboxKey, tryOperation);
    panel.dataset.isMounted = "";
    const fields = listFields(panel);
    if (focused) (fields[previousFields.indexOf(focused as FormField)] ?? panel).focus();
    for (const [index, field] of previousFields.entries()) await copyInput(field, fields[index]);
  } catch {
    panel.textContent = "The form could not be loaded. Reload the page.";
  }
}

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function listFields(panel: HTMLElement): FormField[] {
  return [...panel.querySelectorAll<FormField>("input, textarea, select")];
}

/** Copies the input of the user from a field of the static form to the field that replaced it. */
async function copyInput(from: FormField, to: FormField | undefined): Promise<void> {
  if (!to) return;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  if (from.value === to.value) return;
  // React ignores a value that it set itself, so this calls the setter of the browser.
  Reflect.set(Object.getPrototypeOf(to), "value", from.value, to);
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  // React renders before the next field changes.
  await undefined;
}

void enableSampleSwitch();

// Before the listeners of the target, which can open a menu.
document.addEventListener("click", ({ target }) => closeMenus((menu) => !menu.contains(target as Node)), true);
document.addEventListener("keydown", ({ key }) => key === "Escape" && closeMenus(() => true));

/** Closes the menus next to the title of the page. */
function closeMenus(isClosed: (menu: HTMLDetailsElement) => boolean): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(".page-actions details[open]")) {
    if (!isClosed(menu)) continue;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }
}
