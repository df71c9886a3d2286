import { Fragment, type ReactNode } from "react";
import classes from "./details.module.css";

/** A list of labels with values. */
export function Details({ entries }: { entries: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={classes.details}>
      {entries.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
