import { sandboxOrigin } from "@animal-store/sandbox/address";
import { Button, CopyButton, Paper, Tabs, Text, Title } from "@mantine/core";
import { type ReactNode, useDeferredValue } from "react";
import type { Call } from "./call.ts";
import { toClientCode, toCurl } from "./call-samples.ts";
import classes from "./code-block.module.css";

/** Code samples that send the request. */
export function CallCode({ call: latestCall }: { readonly call: Call }) {
  // Deferred so that typing stays responsive.
  const call = useDeferredValue(latestCall);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="code">
      <Title order={2} size="h4" id="code">
        Code for this request
      </Title>
      <Tabs defaultValue="curl" mt="xs">
        <Tabs.List mb="sm">
          <Tabs.Tab value="curl">curl</Tabs.Tab>
          <Tabs.Tab value="client">TypeScript client</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="curl">
          <CodeBlock label="curl command" text={toCurl(call)} />
        </Tabs.Panel>
        <Tabs.Panel value="client">
          <CodeBlock label="TypeScript code" text={toClientCode(call)} />
        </Tabs.Panel>
      </Tabs>
      <Text size="sm" c="dimmed" mt="xs">
        To run it, start the sandbox with <code>npm run sandbox</code>. It serves the same data and keys at{" "}
        {sandboxOrigin}.
      </Text>
    </Paper>
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
  return (
    <div className={classes.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a focusable scroller is reachable by keyboard. */}
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
