import type { ComponentProps } from 'react';

import { Input } from './input';

/** The field of a form in which somebody gives an e-mail address that the form cannot do without. */
export function EmailInput(
  props: Omit<ComponentProps<typeof Input>, 'type' | 'name' | 'required'>,
) {
  return <Input {...props} type="email" name="email" required />;
}
