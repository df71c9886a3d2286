import type { operations } from "@animal-store/contract";
import { Button, NativeSelect, TextInput } from "@mantine/core";
import type { Parameter } from "../contract/operations.ts";
import { Prose } from "../contract/prose.tsx";

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
