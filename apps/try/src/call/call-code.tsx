import { sandboxOrigin } from "@animal-store/sandbox/address";
import { Button, CopyButton, Paper, Tabs, Text, Title } from "@mantine/core";
import { type ReactNode, useDeferredValue } from "react";
import type { Call } from "./call.ts";
import { toClientCode, toCurl } from "./call-samples.ts";
import classes from "./code-block.module.css";

/** The request as it would be made elsewhere. */
export function CallCode({ call: typed }: { readonly call: Call }) {
  // What is typed is shown in its field first.
  const call = useDeferredValue(typed);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="code">
      <Title order={2} size="h4" id="code">
        The same request elsewhere
      </Title>
      <Tabs defaultValue="curl" mt="xs">
        <Tabs.List mb="sm">
          <Tabs.Tab value="curl">curl</Tabs.Tab>
          <Tabs.Tab value="client">TypeScript client</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="curl">
          <CodeBlock label="The request as curl" text={toCurl(call)} />
        </Tabs.Panel>
        <Tabs.Panel value="client">
          <CodeBlock label="The request with the client" text={toClientCode(call)} />
        </Tabs.Panel>
      </Tabs>
      <Text size="sm" c="dimmed" mt="xs">
        It works as it is while <code>npm run sandbox</code> serves the same store, with the same keys, at{" "}
        {sandboxOrigin}.
      </Text>
    </Paper>
  );
}

interface CodeBlockProps {
  readonly label: string;
  /** What the button copies. */
  readonly text: string;
  /** What is shown instead of the bare text. */
  readonly children?: ReactNode;
}

/** Code that can be scrolled with the keyboard, and copied. */
export function CodeBlock({ label, text, children = text }: CodeBlockProps) {
  return (
    <div className={classes.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <section className={classes.scroll} aria-label={label} tabIndex={0}>
        <pre className={classes.code}>{children}</pre>
      </section>
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <Button className={classes.copy} size="compact-xs" variant="default" onClick={copy}>
            {copied ? "Copied" : "Copy"}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
