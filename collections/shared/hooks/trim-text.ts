import type { FieldHook } from 'payload';

/** Cuts the white space around a text before it is checked. */
export const trimText: FieldHook = ({ value }) =>
  typeof value === 'string' ? value.trim() : value;
