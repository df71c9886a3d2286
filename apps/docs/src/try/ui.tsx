import { type ComponentProps, type KeyboardEvent, memo, type ReactNode, useId, useState } from "react";
import { findJsonError, indentJson } from "./json.ts";
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

/** Tabs with the keyboard behaviour of the ARIA Authoring Practices: arrow keys select a tab. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly [Tab, ...Tab[]] }) {
  const id = useId();
  const [selectedLabel, setSelectedLabel] = useState(tabs[0].label);
  const selected = tabs.find((tab) => tab.label === selectedLabel) ?? tabs[0];
  const selectNext = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.indexOf(selected) + step) % tabs.length) ?? selected;
    setSelectedLabel(next.label);
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
            onClick={() => setSelectedLabel(tab.label)}
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
export function StatusBadge({ status, count }: { readonly status: number; readonly count: number | undefined }) {
  return (
    <span className="try-badge" data-status={Math.floor(status / 100)}>
      {count !== undefined && `${count} × `}
      {status}
    </span>
  );
}

interface CodeBlockProps {
  readonly label: string;
  /** The text to copy. */
  readonly text: string;
  /** The content to show. @default the text */
  readonly children?: ReactNode;
}

export function CodeBlock({ label, text, children = text }: CodeBlockProps) {
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
        <pre>{children}</pre>
      </section>
      {/* Browsers have a clipboard only in secure contexts. */}
      {"clipboard" in navigator && (
        <button type="button" className="try-small" onClick={copy}>
          {isCopied ? "Copied" : "Copy"}
        </button>
      )}
    </div>
  );
}

const tokenPattern =
  /(?<name>"(?:[^"\\]|\\.)*"(?=:))|(?<string>"(?:[^"\\]|\\.)*")|(?<number>-?\d[\d.eE+-]*)|(?<literal>true|false|null)/g;

/** Shows JSON with indentation and colors, and other text unchanged. */
export const JsonView = memo(function JsonView({ text }: { readonly text: string }) {
  if (findJsonError(text) !== undefined) return text;
  const json = indentJson(text);
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: token, index, groups = {} } of json.matchAll(tokenPattern)) {
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    nodes.push(
      json.slice(end, index),
      <span key={index} className={`try-json-${kind}`}>
        {token}
      </span>,
    );
    end = index + token.length;
  }
  return [...nodes, json.slice(end)];
});

/** Renders a text of the contract, with code spans in backticks. */
export function Prose({ text }: { readonly text: string }) {
  // The parts of a text do not change their order.
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}
