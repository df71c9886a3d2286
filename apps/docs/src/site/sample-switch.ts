import {
  choose,
  findKeyProblem,
  isKeyStored,
  readChoice,
  restoreChoice,
  sampleReplacements,
  subscribeToChoice,
  type Target,
  toChosenSample,
} from "./sample-target.ts";

const labels: Readonly<Record<Target, string>> = {
  sandbox: "Samples: sandbox",
  server: "Samples: this server",
  key: "Samples: my key",
};

const samples = [...document.querySelectorAll(".expressive-code")].map((sample) => {
  const copyButton = sample.querySelector<HTMLElement>("[data-code]");
  const pre = sample.querySelector("pre");
  return { pre, html: pre?.innerHTML ?? "", copyButton, code: copyButton?.dataset.code ?? "" };
});

/** Shows the switch if the server of this page has the API, and the samples of the page for its choice. */
export async function enableSampleSwitch(): Promise<void> {
  if (readChoice().target !== "sandbox") showSamples();
  subscribeToChoice(showSamples);
  const element = document.querySelector<HTMLDetailsElement>("[data-sample-switch]");
  if (element) connectSwitch(element);
  // A page in the cache of the browser can have a key that the reader removed on another page.
  addEventListener("pageshow", ({ persisted }) => persisted && void restore(element));
  await restore(element);
}

/** The switch does not open itself until it is ready. */
async function restore(element: HTMLDetailsElement | null): Promise<void> {
  delete element?.dataset.isReady;
  if ((await restoreChoice()) && element) element.dataset.isReady = "";
}

function connectSwitch(element: HTMLDetailsElement): void {
  const find = <T extends Element>(selector: string) => element.querySelector(selector) as T;
  const radios = [...element.querySelectorAll<HTMLInputElement>("[type=radio]")];
  const summary = find<HTMLElement>("summary");
  const keyFields = find<HTMLElement>("[data-key]");
  const input = find<HTMLInputElement>("[type=password]");
  const isKept = find<HTMLInputElement>("[type=checkbox]");
  const forget = find<HTMLButtonElement>("button");
  const problem = find<HTMLElement>("[role=alert]");
  find<HTMLElement>("[data-origin]").textContent = location.origin;

  const readKey = () => {
    const key = input.value.trim();
    problem.textContent = findKeyProblem(key) ?? "";
    input.ariaInvalid = String(problem.textContent !== "");
    return problem.textContent === "" ? key : "";
  };
  const save = () => choose({ ...readChoice(), key: readKey() }, isKept.checked);
  const show = () => {
    const { target, key } = readChoice();
    summary.textContent = labels[target];
    for (const radio of radios) radio.checked = radio.value === target;
    keyFields.hidden = target !== "key";
    forget.hidden = key === "";
    if (readKey() !== key) input.value = key;
    if (isKeyStored()) isKept.checked = true;
    // A form of the page asks for the key.
    if (!element.open && "isReady" in element.dataset && target === "key" && key === "") {
      element.open = true;
      input.focus();
    }
  };

  for (const radio of radios)
    radio.addEventListener("change", () => choose({ ...readChoice(), target: radio.value as Target }));
  input.addEventListener("input", save);
  isKept.addEventListener("change", save);
  forget.addEventListener("click", () => {
    choose({ ...readChoice(), key: "" });
    isKept.checked = false;
    input.focus();
  });
  subscribeToChoice(show);
}

function showSamples(): void {
  for (const { pre, html, copyButton, code } of samples) {
    const replacements = sampleReplacements(code);
    if (copyButton) copyButton.dataset.code = toChosenSample(code);
    if (!pre) continue;
    pre.innerHTML = html;
    for (const line of pre.querySelectorAll(".ec-line"))
      for (const [pattern, replacement] of replacements) replaceText(line, pattern, replacement);
  }
}

/** Replaces texts in an element, also those that begin and end in different elements. */
function replaceText(element: Element, pattern: RegExp, replacement: string): void {
  for (const { 0: match, index } of [...element.textContent.matchAll(pattern)].reverse()) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let position = 0;
    let rest = replacement;
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      const { length } = node;
      const start = Math.max(0, index - position);
      const end = Math.min(length, index + match.length - position);
      if (start < end) {
        node.replaceData(start, end - start, rest);
        rest = "";
      }
      position += length;
    }
  }
}
