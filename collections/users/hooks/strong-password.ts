import type { CollectionBeforeValidateHook } from 'payload';
import { ValidationError } from 'payload';

import { passwordProblem } from '@/domain/password-rules';

/** The rule of passwords, at REST, GraphQL and in the panel. */
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
