import type { operations } from "@animal-store/contract";
import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { Prose } from "../contract/operation-list.tsx";
import type { BodyExample, Parameter } from "../contract/operations.ts";
import { indentJson, jsonProblem } from "../json/indent-json.ts";
import classes from "./body-field.module.css";

interface BodyFieldProps {
  readonly examples: readonly BodyExample[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for the body, with the examples of the contract. A text that is no JSON is told of, and may be sent. */
export function BodyField({ examples, value, onChange }: BodyFieldProps) {
  const problem = jsonProblem(value);
  const chosen = examples.findIndex(({ text }) => text === value);

  return (
    <div>
      <Group align="end" justify="space-between" gap="xs" mb={4}>
        <NativeSelect
          size="xs"
          label="Example"
          value={chosen}
          onChange={(event) => onChange(examples[Number(event.currentTarget.value)]?.text ?? value)}
          data={[
            ...(chosen === -1 ? [{ value: "-1", label: "(your own)" }] : []),
            ...examples.map(({ summary }, index) => ({ value: String(index), label: summary })),
          ]}
        />
        <Button
          size="xs"
          variant="default"
          disabled={problem !== undefined}
          onClick={() => onChange(indentJson(value))}
        >
          Indent
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
        error={problem && `This is no JSON: ${problem}`}
      />
    </div>
  );
}

interface ParameterFieldProps {
  readonly parameter: Parameter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field for one parameter. What is typed is sent, be it right or wrong. */
export function ParameterField({ parameter, value, onChange }: ParameterFieldProps) {
  const { name, choices } = parameter;
  const shared = {
    label: name,
    description: <Prose text={parameter.description} />,
    withAsterisk: parameter.isRequired,
    value,
  };
  if (choices.length > 0) {
    const data = [{ value: "", label: "(none)" }, ...choices];
    return <NativeSelect {...shared} data={data} onChange={(event) => onChange(event.currentTarget.value)} />;
  }
  const { label, fill } = suggestion(parameter);
  return (
    <TextInput
      {...shared}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={parameter.type === "integer" ? "numeric" : "text"}
      onChange={(event) => onChange(event.currentTarget.value)}
      rightSectionWidth={84}
      rightSection={
        <Button size="compact-xs" variant="subtle" aria-label={`${label} for ${name}`} onClick={() => onChange(fill())}>
          {label}
        </Button>
      }
    />
  );
}

const idempotencyKey: keyof NonNullable<operations["createPet"]["parameters"]["header"]> = "Idempotency-Key";

function suggestion({ name, example }: Parameter): { readonly label: string; readonly fill: () => string } {
  // Only pages from a secure origin or this machine can make UUIDs.
  const isMade = name === idempotencyKey && "randomUUID" in crypto;
  return isMade ? { label: "New", fill: () => crypto.randomUUID() } : { label: "Example", fill: () => example };
}
