import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';

import { passwordProblem } from '@/domain/password-rules';

/** The password rule of spec section 5, at every door. */
export const strongPassword: CollectionBeforeValidateHook = ({ data, req }) => {
  const password: unknown = data?.password;
  if (password == null) return data;
  const message = passwordProblem(typeof password === 'string' ? password : '');
  if (message != null) {
    throw new ValidationError(
      { collection: 'users', errors: [{ path: 'password', label: 'Senha', message }], req },
      req.t,
    );
  }
  return data;
};
