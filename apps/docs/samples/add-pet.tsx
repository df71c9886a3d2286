import { StoreError } from "@animal-store/client";
import type { StoreQueries } from "@animal-store/client-react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Refusal } from "./refusal.tsx";

export function AddPet({ queries }: { queries: StoreQueries }) {
  const cache = useQueryClient();
  const adding = useMutation({
    ...queries.createPet.mutationOptions(),
    onSuccess: () => cache.invalidateQueries({ queryKey: queries.listPets.key }),
  });
  const details = adding.error instanceof StoreError ? adding.error.details : [];
  const wrongName = details?.find(({ path }) => path === "/name");

  function add(form: FormData) {
    const name = String(form.get("name"));
    adding.mutate({ body: { name, categoryId: 7, status: "available" } });
  }

  return (
    <form action={add}>
      <label>
        Name <input name="name" aria-invalid={wrongName !== undefined} />
      </label>
      {wrongName && <p role="alert">{wrongName.message}</p>}
      {adding.error && !wrongName && <Refusal error={adding.error} />}
      <button type="submit">Add</button>
    </form>
  );
}
