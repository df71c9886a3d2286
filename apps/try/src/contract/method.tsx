import classes from "./method.module.css";

/** The name of an HTTP method, coloured by whether it changes something. */
export function Method({ name }: { readonly name: string }) {
  return <span className={name === "GET" ? classes.read : classes.write}>{name}</span>;
}
