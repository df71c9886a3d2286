import { duration, useNow } from "@animal-store/look";
import { Alert } from "@mantine/core";
import { useConnection } from "../session/session-context.ts";
import { limitWords } from "./limit-words.ts";

/** In a form: what is used up and when it can be sent. It is gone when that is over. */
export function WaitNotice() {
  const { blocked } = useConnection();
  const now = useNow(Date.now);
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
