import { contract, type operations } from "@animal-store/contract";
import { type FormEvent, useState } from "react";
import { choose } from "../site/sample-target.ts";
import { findJsonError, indentJson } from "./json.ts";
import type { BodyExample, Parameter } from "./operations.ts";
import { Field, InputField, Notice, Prose, SelectField } from "./ui.tsx";
import type { Requests } from "./use-requests.ts";

interface RequestFormProps {
  readonly requests: Requests;
  /** Hides the options to repeat a request and to simulate an error. */
  readonly isCompact?: boolean;
}

export function RequestForm({ requests, isCompact = false }: RequestFormProps) {
  const { call, isSending, problem } = requests;
  const [times, setTimes] = useState("1");
  const { perMinute } = call.caller;
  const canRepeat = !isCompact && requests.choice.target === "sandbox";
  const send = (event: FormEvent) => {
    event.preventDefault();
    void requests.send(call, canRepeat ? Number(times) || 1 : 1);
  };

  return (
    <form className="try-form" onSubmit={send} onFocus={requests.loadSandbox}>
      <RequestInput requests={requests} />
      <div className="try-pair">
        <CallerField requests={requests} />
        {canRepeat && (
          <SelectField
            label="Simulate an error"
            value={call.prefer}
            onChange={requests.setPrefer}
            choices={simulatedErrors}
          />
        )}
      </div>
      {problem !== undefined && (
        <Notice isError title="No response">
          {problem}
        </Notice>
      )}
      <div className="try-sender">
        {canRepeat && (
          <InputField label="Times" type="number" min={1} max={maxRepeats} value={times} onChange={setTimes} />
        )}
        <button type="submit" className="try-primary">
          Send
        </button>
        {canRepeat && perMinute !== undefined && (
          <button type="button" disabled={isSending} onClick={() => requests.send(call, perMinute + 1)}>
            Send {perMinute + 1} times
          </button>
        )}
      </div>
      {canRepeat && perMinute !== undefined && (
        <p className="try-description">
          The limit of this key is {perMinute} requests per minute. Of {perMinute + 1} requests, the last one gets a
          429.
        </p>
      )}
    </form>
  );
}

const maxRepeats = 2000;
const { internal_error: internalError, service_unavailable: unavailable } = contract.errorCodes;
const simulatedErrors = [
  { value: "", label: "None" },
  ...[internalError, unavailable].map(({ status }) => ({ value: `code=${status}`, label: `Prefer: code=${status}` })),
];

/** Selects the key of the sandbox, or says which key the server receives. */
function CallerField({ requests: { choice, callers, call, setCallerName } }: { readonly requests: Requests }) {
  if (choice.target === "sandbox")
    return (
      <SelectField
        label="API key"
        value={call.caller.name}
        onChange={setCallerName}
        choices={callers.map(({ name, perMinute }) => ({ value: name, label: `${name} (${perMinute} per minute)` }))}
      />
    );
  if (choice.key !== "") return <p>Sends your key to this server.</p>;
  return (
    <p>
      This server requires a key.{" "}
      <button type="button" onClick={() => choose({ target: "key", key: "" })}>
        Enter your key
      </button>
    </p>
  );
}

function RequestInput({ requests: { call, setDraft } }: { readonly requests: Requests }) {
  const { operation, draft } = call;
  return (
    <>
      <div className="try-parameters">
        {operation.parameters.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={draft.parameters[parameter.name] ?? ""}
            onChange={(value) => setDraft({ ...draft, parameters: { ...draft.parameters, [parameter.name]: value } })}
          />
        ))}
      </div>
      {operation.mediaType !== undefined && (
        <BodyField examples={operation.bodies} value={draft.body} onChange={(body) => setDraft({ ...draft, body })} />
      )}
    </>
  );
}

interface InputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for the body, with examples. Invalid JSON shows an error but can be sent. */
function BodyField({ examples, value, onChange }: InputProps & { readonly examples: readonly BodyExample[] }) {
  const problem = findJsonError(value);
  const selectedIndex = examples.findIndex(({ text }) => text === value);
  return (
    <>
      <div className="try-pair">
        <SelectField
          label="Example"
          value={String(selectedIndex)}
          onChange={(index) => onChange(examples[Number(index)]?.text ?? value)}
          choices={[
            ...(selectedIndex === -1 ? [{ value: "-1", label: "Custom" }] : []),
            ...examples.map(({ summary }, index) => ({ value: String(index), label: summary })),
          ]}
        />
        <button
          type="button"
          className="try-small"
          disabled={problem !== undefined}
          onClick={() => onChange(indentJson(value))}
        >
          Format
        </button>
      </div>
      <Field label="Body" error={problem && `Invalid JSON: ${problem}`}>
        {(attributes) => (
          <textarea
            {...attributes}
            rows={Math.min(18, Math.max(5, value.split("\n").length))}
            {...exactText}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    </>
  );
}

/** A field for a parameter. Invalid values can be sent. */
function ParameterField({ parameter, value, onChange }: InputProps & { readonly parameter: Parameter }) {
  const { name, choices, type, isRequired } = parameter;
  const description = (
    <>
      <Prose text={parameter.description} />
      {type === "array" && " Separate several values with commas."}
    </>
  );
  if (choices.length > 0) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    const data = [{ value: "", label: "Not sent" }, ...options];
    return <SelectField {...{ label: name, description, value, choices: data, onChange }} />;
  }
  const { label, create } = createSuggestion(parameter);
  const button = label !== undefined && (
    <button type="button" className="try-small" aria-label={`${label} for ${name}`} onClick={() => onChange(create())}>
      {label}
    </button>
  );
  return (
    <InputField
      {...{ label: name, description, isRequired, value, onChange, button }}
      {...exactText}
      inputMode={type === "integer" ? "numeric" : "text"}
    />
  );
}

const exactText = { autoComplete: "off", autoCapitalize: "off", spellCheck: false } as const;

const idempotencyKey: keyof NonNullable<operations["createPet"]["parameters"]["header"]> = "Idempotency-Key";

function createSuggestion({ name, example }: Parameter): { readonly label?: string; readonly create: () => string } {
  // randomUUID exists only in secure contexts.
  if (name === idempotencyKey && "randomUUID" in crypto) return { label: "New", create: () => crypto.randomUUID() };
  return { create: () => example, ...(example !== "" && { label: "Example" }) };
}
