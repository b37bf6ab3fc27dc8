import { useRefusalReasons } from './use-refusal-reasons';

/** Part of every form: why it was refused stays at its fields until it is changed. Draws nothing. */
export function RefusalReasons() {
  useRefusalReasons();
  return null;
}
