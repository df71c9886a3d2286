import { Alert } from "@mantine/core";
import { useConnection } from "../session/session-context.ts";
import { duration } from "./duration.ts";
import { limitWords } from "./limit-words.ts";
import { useNow } from "./use-now.ts";

/** In a form: what is used up and when it can be sent. It is gone when that is over. */
export function WaitNotice() {
  const { blocked } = useConnection();
  const now = useNow();
  if (!blocked) return null;
  return (
    <Alert color="orange" variant="light" role="alert" title={limitWords(blocked).title}>
      What you typed is still here. It can be sent in{" "}
      <span role="timer" aria-live="off">
        {duration(blocked.until - now)}
      </span>
      .
    </Alert>
  );
}
