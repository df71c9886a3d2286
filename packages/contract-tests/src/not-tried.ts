/** Thrown where a target cannot do what a case needs: then the case is neither passed nor failed. The message completes "it needs". */
export class NotTried extends Error {
  override readonly name = "NotTried";
}
