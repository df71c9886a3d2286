/** What this tab keeps until it is closed; nothing where the browser forbids storage, which it tells by throwing. */
export const tabStorage = {
  read: (name: string) => ifAllowed(() => sessionStorage.getItem(name)) ?? undefined,
  keep: (name: string, text: string) => ifAllowed(() => sessionStorage.setItem(name, text)),
  forget: (name: string) => ifAllowed(() => sessionStorage.removeItem(name)),
};

function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
