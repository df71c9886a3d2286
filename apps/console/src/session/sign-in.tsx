import { StoreApiError } from "@animal-store/client";
import {
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
  TextInput,
  Title,
} from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { petListOptions } from "../pets/pet-list.ts";
import { ErrorAlert } from "../service-status/notices.tsx";
import { isOutageError } from "../service-status/service-monitor.ts";
import { statusRoute } from "../service-status/status-page.tsx";
import type { SessionState } from "./session-context.ts";
import classes from "./sign-in.module.css";

const unavailableAdvice = "Check that it is running and that you are online, then try again.";
// The characters of a header value (RFC 9110, section 5.5).
const visibleCharacters = /^[\x21-\x7e]+$/;

type SignInProps = Pick<SessionState, "endReason" | "signIn" | "startSession">;

export function SignIn({ endReason, signIn, startSession }: SignInProps) {
  const [isSubmitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const form = useForm({
    mode: "uncontrolled",
    initialValues: { key: "", name: "", isStored: false },
    transformValues: ({ key, name, isStored }) => ({ key: key.trim(), name: name.trim(), isStored }),
    validate: {
      key: (key) => {
        if (key.trim() === "") return "Enter your API key.";
        if (visibleCharacters.test(key.trim())) return null;
        return "An API key contains only letters, digits and underscores. Copy it again.";
      },
    },
  });

  async function submit({ key, name, isStored }: ReturnType<typeof form.getValues>): Promise<void> {
    setSubmitting(true);
    setProblem(undefined);
    const session = startSession({ key, name }, isStored);
    try {
      await session.queryClient.fetchInfiniteQuery(petListOptions(session.queries));
      signIn(session);
    } catch (error) {
      const isServiceError = error instanceof StoreApiError && error.code !== undefined;
      // A key with an exhausted limit is valid. The page shows the countdown.
      if (isServiceError && error.status === 429) return signIn(session);
      session.close();
      if (isServiceError && (error.status === 401 || error.code === "insufficient_scope"))
        form.setFieldError("key", error.error.message);
      else setProblem(toErrorMessage(error));
    } finally {
      setSubmitting(false);
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
          <ErrorAlert title="You were signed out">{endReason}</ErrorAlert>
          <ErrorAlert title="Could not sign in">{problem}</ErrorAlert>
          <form onSubmit={form.onSubmit(submit)} noValidate>
            <Stack gap="md">
              <PasswordInput
                label="API key"
                placeholder="as_live_…"
                spellCheck={false}
                data-autofocus
                autoFocus
                required
                visibilityToggleButtonProps={{ "aria-label": "Show the key", tabIndex: 0 }}
                aria-invalid={form.errors.key !== undefined}
                key={form.key("key")}
                {...form.getInputProps("key")}
              />
              <TextInput
                label="Name of the key (optional)"
                placeholder="Front desk"
                maxLength={40}
                key={form.key("name")}
                {...form.getInputProps("name")}
              />
              <Checkbox
                label="Stay signed in until this tab is closed"
                key={form.key("isStored")}
                {...form.getInputProps("isStored", { type: "checkbox" })}
              />
              <Button type="submit" loading={isSubmitting} fullWidth>
                Sign in
              </Button>
            </Stack>
          </form>
          <Text size="sm" c="dimmed">
            No API key? The operator of the store can create one:{" "}
            <Code>npm run --silent keys -- create --plan pro</Code>. See also the{" "}
            <Anchor href="/docs" underline="always">
              docs
            </Anchor>
            {" and the "}
            <Anchor href={`#${statusRoute}`} underline="always">
              status of the service
            </Anchor>
            .
          </Text>
        </Stack>
      </Paper>
    </main>
  );
}

/** Includes the URL, because `--base` can be wrong. */
function toErrorMessage(error: unknown): string {
  if (!(error instanceof StoreApiError)) return `The store is not responding. ${unavailableAdvice}`;
  const url = error.headers.get("Content-Location") ?? location.origin;
  if (isOutageError(error)) return `The store is not responding: ${url}. ${unavailableAdvice}`;
  const { message } = error.error;
  return message.includes(url) ? message : `${message} The response is from ${url}.`;
}
