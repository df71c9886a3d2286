import { Button, Group, NativeSelect, Textarea } from "@mantine/core";
import type { BodyExample } from "../contract/operations.ts";
import { indentJson } from "../json/indent-json.ts";
import { jsonProblem } from "../json/json-tokens.ts";
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
