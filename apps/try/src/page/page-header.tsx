import { Anchor, Group } from "@mantine/core";
import classes from "./app.module.css";
import { SchemeChoice } from "./scheme-choice.tsx";

/** The name of the page's home, and the way back to it. */
export function PageHeader() {
  return (
    <header className={classes.header}>
      <Anchor href="/docs/" className={classes.home} aria-label="Animal Store" underline="never">
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={28} height={28} />
        <span className={classes.name}>Animal Store</span>
      </Anchor>
      <Group gap="md" wrap="nowrap">
        <Group component="nav" gap="md" wrap="nowrap" aria-label="Docs">
          <Anchor href="/docs/" size="sm">
            Docs
          </Anchor>
          <Anchor href="/docs/reference" size="sm">
            Reference
          </Anchor>
        </Group>
        <SchemeChoice />
      </Group>
    </header>
  );
}
