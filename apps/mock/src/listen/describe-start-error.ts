/** What went wrong at the start, in one line that says what to do next. */
export function describeStartError(error: unknown): string {
  const { code, message, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === "EADDRINUSE")
    return `PORT ${port} must be free on ${address}, but a program already listens there. End that program or set PORT to another one.`;
  if (code === "EACCES") return `PORT ${port} must be one that this user may open. Set PORT to 1024 or above.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
    return `HOST must be an address of this machine (${message}). Set HOST to one or leave it unset for 127.0.0.1.`;
  return message;
}
