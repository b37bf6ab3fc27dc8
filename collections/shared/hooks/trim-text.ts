import type { FieldHook } from 'payload';

/** Cuts the white space around a text before it is checked. */
export const trimText: FieldHook = ({ value }): unknown =>
  typeof value === 'string' ? value.trim() : value;
