import { isStoreError, orThrow } from "@animal-store/client";
import { store } from "./store.ts";

try {
  orThrow(await store.POST("/store/orders", { body: { petId: 2 } }));
} catch (error) {
  if (!isStoreError(error, "createOrder")) throw error;
  if (error.code === "pet_not_available")
    console.log("Somebody was faster:", error.message);
}
