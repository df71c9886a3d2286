import { Button, CopyButton } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./code-block.module.css";

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
