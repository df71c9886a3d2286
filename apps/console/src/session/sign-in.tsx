import { StoreError } from "@animal-store/client";
import {
  Alert,
  Anchor,
  Button,
  Checkbox,
  Code,
  Group,
  Image,
  Paper,
  PasswordInput,
  Stack,
  Text,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { addressOf, isUnavailable } from "../connection/connection.ts";
import { pageSize } from "../table/infinite-table.tsx";
import type { SessionState } from "./session-context.ts";
import classes from "./sign-in.module.css";

const away = "Is it running, and is this machine online? Try again in a moment.";
// What a header can carry (RFC 9110, section 5.5), so that a slip of the clipboard is named before it is sent.
const visible = /^[\x21-\x7e]+$/;

/** Asks for a key, and begins a session once the service takes it. */
export function SignIn({ ended, signIn, begin }: Pick<SessionState, "ended" | "signIn" | "begin">) {
  const [isTrying, setTrying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { key: "", isKept: false },
    transformValues: ({ key, isKept }) => ({ key: key.trim(), isKept }),
    validate: {
      key: (key) => {
        if (key.trim() === "") return "Enter your API key.";
        return visible.test(key.trim()) ? null : "An API key has letters, digits and underscores only. Copy it anew.";
      },
    },
  });

  async function trySignIn({ key, isKept }: { key: string; isKept: boolean }): Promise<void> {
    setTrying(true);
    setProblem(undefined);
    const session = begin(key);
    try {
      await session.cache.fetchInfiniteQuery(session.queries.listPets.infiniteQueryOptions({ limit: pageSize }));
      signIn(session, isKept);
    } catch (error) {
      const isErrorReply = error instanceof StoreError && error.code !== undefined;
      // A key at its limit is a good key: inside it is told how long that lasts. The session knows of it, and asks no second time.
      if (isErrorReply && error.status === 429) return signIn(session, isKept);
      session.close();
      if (isErrorReply && (error.status === 401 || error.code === "insufficient_scope"))
        form.setFieldError("key", error.message);
      else setProblem(problemOf(error));
    } finally {
      setTrying(false);
    }
  }

  return (
    <main className={classes.page}>
      <title>Sign in – Animal Store console</title>
      <Paper className={classes.card} component="section" withBorder shadow="sm" p="xl" aria-labelledby="sign-in">
        <Stack gap="lg">
          <Group gap="sm">
            <Image src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" w={36} h={36} />
            <Title order={1} size="h3" id="sign-in">
              Animal Store console
            </Title>
          </Group>
          {ended && (
            <Alert color="red" variant="light" role="alert" title="You were signed out">
              {ended}
            </Alert>
          )}
          {problem && (
            <Alert color="red" variant="light" role="alert" title="Not signed in">
              {problem}
            </Alert>
          )}
          <form onSubmit={form.onSubmit(trySignIn)} noValidate>
            <Stack gap="md">
              <PasswordInput
                label="API key"
                placeholder="as_live_…"
                autoComplete="off"
                spellCheck={false}
                data-autofocus
                autoFocus
                required
                withAsterisk={false}
                visibilityToggleButtonProps={{ "aria-label": "Show the key", tabIndex: 0 }}
                aria-invalid={form.errors.key !== undefined}
                key={form.key("key")}
                {...form.getInputProps("key")}
              />
              <Checkbox
                label="Stay signed in until this tab is closed"
                key={form.key("isKept")}
                {...form.getInputProps("isKept", { type: "checkbox" })}
              />
              <Button type="submit" loading={isTrying} fullWidth>
                Sign in
              </Button>
            </Stack>
          </form>
          <Text size="sm" c="dimmed">
            No key yet? Who runs the store makes one with <Code>npm run --silent keys -- create --plan pro</Code>. The
            API is described in its{" "}
            <Anchor href="/docs" size="sm" underline="always">
              docs
            </Anchor>
            .
          </Text>
        </Stack>
      </Paper>
    </main>
  );
}

/** With the address, since the console may be pointed at the wrong place. */
function problemOf(error: unknown): string {
  const address = error instanceof StoreError ? addressOf(error.response) : undefined;
  if (isUnavailable(error)) return `The store does not answer${address ? `: ${address}` : ""}. ${away}`;
  const told = error instanceof StoreError ? error.message : String(error);
  return address === undefined || told.includes(address) ? told : `${told} That was the answer of ${address}.`;
}
