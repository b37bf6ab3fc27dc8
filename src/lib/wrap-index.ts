/** Brings an index that has left the list back in from the other end. */
export const wrapIndex = (index: number, length: number): number =>
  ((index % length) + length) % length;
