import { sandboxOrigin } from "@animal-store/sandbox/address";
import { Paper, Tabs, Text, Title } from "@mantine/core";
import { useDeferredValue } from "react";
import { asClientCode } from "./as-client-code.ts";
import { asCurl } from "./as-curl.ts";
import type { Call } from "./call.ts";
import { CodeBlock } from "./code-block.tsx";

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
          <CodeBlock label="The request as curl" text={asCurl(call)} />
        </Tabs.Panel>
        <Tabs.Panel value="client">
          <CodeBlock label="The request with the client" text={asClientCode(call)} />
        </Tabs.Panel>
      </Tabs>
      <Text size="sm" c="dimmed" mt="xs">
        It works as it is while <code>npm run sandbox</code> serves the same store, with the same keys, at{" "}
        {sandboxOrigin}.
      </Text>
    </Paper>
  );
}
