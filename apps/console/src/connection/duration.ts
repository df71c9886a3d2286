export { duration } from "@animal-store/look";
