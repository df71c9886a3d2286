import { type ComponentProps, type KeyboardEvent, memo, type ReactNode, useId, useState } from "react";
import { tryStorage } from "../site/sample-target.ts";
import type { Operation } from "./operations.ts";

interface FieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /** Renders the input with the attributes that connect it to the label, the description and the error. */
  readonly children: (attributes: InputAttributes) => ReactNode;
}

interface InputAttributes {
  readonly id: string;
  readonly "aria-describedby": string;
  readonly "aria-invalid": boolean;
}

export function Field({ label, description, error, isRequired = false, children }: FieldProps) {
  const id = useId();
  const describedBy = `${id}-description`;
  return (
    <div className="try-field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span className="try-required"> required</span>}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error !== undefined })}
      <div id={describedBy} className="try-description">
        {error === undefined ? description : <span className="try-error">{error}</span>}
      </div>
    </div>
  );
}

type OwnInputProps = Omit<FieldProps, "error" | "children"> & {
  readonly onChange: (value: string) => void;
  /** A button inside the input. */
  readonly button?: ReactNode;
};

/** A field for a line of text. Passes other properties to the input. */
export function InputField({
  label,
  description,
  isRequired = false,
  onChange,
  button,
  ...input
}: OwnInputProps & Omit<ComponentProps<"input">, keyof OwnInputProps>) {
  return (
    <Field {...{ label, description, isRequired }}>
      {(attributes) => (
        <div className="try-input">
          <input {...attributes} {...input} onChange={(event) => onChange(event.currentTarget.value)} />
          {button}
        </div>
      )}
    </Field>
  );
}

interface SelectFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function SelectField({ label, description, value, choices, onChange }: SelectFieldProps) {
  return (
    <Field label={label} description={description}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** The key of the storage that keeps the selected tab for other pages. */
  readonly storageKey?: string;
}

/** Tabs with the keyboard behaviour of the ARIA Authoring Practices: arrow keys select a tab. */
export function Tabs({ label, tabs, storageKey }: TabsProps) {
  const id = useId();
  const [selectedLabel, setSelectedLabel] = useState(() => readStorage(storageKey));
  const select = (newLabel: string) => {
    setSelectedLabel(newLabel);
    if (storageKey !== undefined) tryStorage(() => localStorage.setItem(storageKey, newLabel));
  };
  const selected = tabs.find((tab) => tab.label === selectedLabel) ?? (tabs[0] as Tab);
  const selectNext = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.indexOf(selected) + step) % tabs.length) ?? selected;
    select(next.label);
    document.getElementById(`${id}-${next.label}`)?.focus();
  };
  return (
    <div>
      <div role="tablist" aria-label={label} className="try-tabs" onKeyDown={selectNext}>
        {tabs.map((tab) => (
          <button
            key={tab.label}
            id={`${id}-${tab.label}`}
            type="button"
            role="tab"
            aria-selected={tab === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab.label)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${selected.label}`}>
        {selected.content}
      </div>
    </div>
  );
}

function readStorage(key: string | undefined): string | null | undefined {
  // The build renders the static page without a storage.
  return key === undefined || typeof document === "undefined" ? null : tryStorage(() => localStorage.getItem(key));
}

interface NoticeProps {
  readonly title: string;
  readonly isError?: boolean;
  readonly children: ReactNode;
}

export function Notice({ title, isError = false, children }: NoticeProps) {
  return (
    <div className="try-notice" data-is-error={isError}>
      {/* Only the title, because the text can contain a countdown. */}
      <strong role={isError ? "alert" : undefined}>{title}</strong>
      <div>{children}</div>
    </div>
  );
}

/** Marks an operation that is not stable or is deprecated. */
export function StabilityBadge({ operation: { sunset, stability } }: { readonly operation: Operation }) {
  const text = sunset === undefined ? stability : "deprecated";
  return text === "stable" ? null : <span className={`stability ${text}`}>{text}</span>;
}

export function Method({ name }: { readonly name: string }) {
  return <span className={`method ${name.toLowerCase()}`}>{name}</span>;
}

/** A status with the number of responses that have it. */
export function StatusBadge({ status, count }: { readonly status: number; readonly count?: number | undefined }) {
  return (
    <span className="try-badge" data-status={Math.floor(status / 100)}>
      {count !== undefined && `${count} × `}
      {status}
    </span>
  );
}

/** A block of code or JSON in colours. */
export function CodeBlock({ label, text }: { readonly label: string; readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 1500);
  };
  return (
    <div className="try-code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable scroller is reachable by keyboard. */}
      <section aria-label={label} tabIndex={0}>
        <pre>
          <Highlighted text={text} />
        </pre>
      </section>
      {/* Browsers have a clipboard only in secure contexts. The build has none. */}
      {(typeof document === "undefined" || "clipboard" in navigator) && (
        <button type="button" className="try-small" aria-label={`Copy ${label}`} onClick={copy}>
          {isCopied ? "Copied" : "Copy"}
        </button>
      )}
    </div>
  );
}

// The tokens that JSON and the languages of the samples have in common, and the keywords of the samples.
const tokenPattern =
  /(?<name>"(?:[^"\\\n]|\\.)*"(?=:))|(?<string>"(?:[^"\\\n]|\\.)*"|'[^']*')|(?<number>(?<![\w.])-?\d[\w.+]*)|(?<literal>\b(?:true|false|null|nil|None|True|False)\b)|(?<keyword>\b(?:import|from|package|func|const|await|for|of|in|with|as|if|defer|return)\b)/g;

const Highlighted = memo(function Highlighted({ text }: { readonly text: string }) {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of text.matchAll(tokenPattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    nodes.push(
      text.slice(end, index),
      <span key={index} className={`try-code-${kind}`}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...nodes, text.slice(end)];
});

/** Renders a text of the contract, with code spans in backticks. */
export function Prose({ text }: { readonly text: string }) {
  // The parts of a text do not change their order.
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
