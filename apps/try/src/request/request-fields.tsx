import type { operations } from "@animal-store/contract";
import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Prose } from "../contract/operation-list.tsx";
import type { BodyExample, Parameter } from "../contract/operations.ts";
import { findJsonError, indentJson } from "../json/json.ts";
import classes from "./body-field.module.css";

interface BodyFieldProps {
  readonly examples: readonly BodyExample[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for the body, with examples. Invalid JSON shows an error but can be sent. */
export function BodyField({ examples, value, onChange }: BodyFieldProps) {
  const problem = findJsonError(value);
  const selectedIndex = examples.findIndex(({ text }) => text === value);

  return (
    <div>
      <Group align="end" justify="space-between" gap="xs" mb={4}>
        <NativeSelect
          size="xs"
          label="Example"
          value={selectedIndex}
          onChange={(event) => onChange(examples[Number(event.currentTarget.value)]?.text ?? value)}
          data={[
            ...(selectedIndex === -1 ? [{ value: "-1", label: "Custom" }] : []),
            ...examples.map(({ summary }, index) => ({ value: String(index), label: summary })),
          ]}
        />
        <Button
          size="xs"
          variant="default"
          disabled={problem !== undefined}
          onClick={() => onChange(indentJson(value))}
        >
          Format
        </Button>
      </Group>
      <Textarea
        label="Body"
        classNames={{ input: classes.input }}
        autosize
        minRows={5}
        maxRows={18}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={problem && `Invalid JSON: ${problem}`}
      />
    </div>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for a parameter. Invalid values can be sent. */
export function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { name, choices } = parameter;
  const fieldProps = {
    label: name,
    description: <Prose text={parameter.description} />,
    withAsterisk: parameter.isRequired,
    value,
  };
  if (choices.length > 0) {
    const data = [{ value: "", label: "Not sent" }, ...choices];
    return <NativeSelect {...fieldProps} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  const { label, make } = createSuggestion(parameter);
  return (
    <TextInput
      {...fieldProps}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={parameter.type === "integer" && !parameter.isArray ? "numeric" : "text"}
      placeholder={parameter.isArray ? "Values with commas between them" : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={84}
      rightSection={
        <Button size="compact-xs" variant="subtle" aria-label={`${label} for ${name}`} onClick={() => onChange(make())}>
          {label}
        </Button>
      }
    />
  );
}

const idempotencyKey: keyof NonNullable<operations["createPet"]["parameters"]["header"]> = "Idempotency-Key";

function createSuggestion({ name, example }: Parameter): { readonly label: string; readonly make: () => string } {
  // randomUUID exists only in secure contexts.
  const isGenerated = name === idempotencyKey && "randomUUID" in crypto;
  return isGenerated ? { label: "New", make: () => crypto.randomUUID() } : { label: "Example", make: () => example };
}
