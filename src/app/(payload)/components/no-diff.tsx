/** For a field that follows from another one, which the comparison of versions shows. */
export function NoDiff() {
  return null;
}
