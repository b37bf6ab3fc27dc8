import type { CollectionConfig } from 'payload';

import { LOGIN_FAILURES_PER_ADDRESS, NAME_MAX_CHARACTERS, SESSION_SECONDS } from '@/domain/limits';
import { env } from '@/lib/env';

import { keyStrategy } from '../api-keys/key-strategy';
import {
  adminsOnly,
  adminsOnlyField,
  isAdminRequest,
  nobodyField,
  ownOrAdmin,
} from '../shared/access';
import { createdAtField } from '../shared/fields/created-at-field';
import { trimText } from '../shared/hooks/trim-text';
import { closedVerification } from './closed-operations';
import { forgotPassword, resendConfirmation } from './endpoints/ask-for-link';
import { changeEmail } from './endpoints/change-email';
import { changePassword } from './endpoints/change-password';
import { confirmEmail } from './endpoints/confirm-email';
import { login } from './endpoints/login';
import { logout } from './endpoints/logout';
import { resetPassword } from './endpoints/reset-password';
import { signUp } from './endpoints/sign-up';
import { admitAccount } from './hooks/admit-account';
import { guardCredentials } from './hooks/guard-credentials';
import { lockAccounts, lockAfterLogout } from './hooks/lock-accounts';
import { hintAfterLogin, hintAfterRefresh } from './hooks/session-hint';
import { strongPassword } from './hooks/strong-password';
import { unlockAddress } from './hooks/unlock-address';
import { meEndpoint } from './me/me-endpoint';
import { newsletterEndpoints } from './newsletter/endpoints';
import { deleteAccountEndpoint } from './personal-data/delete-account-endpoint';
import { eraseUser } from './personal-data/erase-user';
import { exportEndpoint } from './personal-data/export-endpoint';
import { sessionStrategy } from './session-strategy';

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: 'Usuário', plural: 'Usuários' },
  admin: {
    group: 'Pessoas',
    hideAPIURL: true,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'isAdmin', 'createdAt'],
  },
  auth: {
    tokenExpiration: SESSION_SECONDS,
    maxLoginAttempts: LOGIN_FAILURES_PER_ADDRESS.most,
    lockTime: LOGIN_FAILURES_PER_ADDRESS.period,
    cookies: { sameSite: 'Lax', secure: env.SITE_URL.startsWith('https://') },
    verify: true,
    // A script of the page never sees the token: it is in a cookie that only HTTP reads (decision 0016).
    removeTokenFromResponses: true,
    strategies: [keyStrategy, sessionStrategy],
  },
  access: {
    // Only admins enter the panel.
    admin: ({ req }) => isAdminRequest(req),
    create: adminsOnly,
    read: ownOrAdmin('id'),
    update: ownOrAdmin('id'),
    delete: adminsOnly,
    unlock: adminsOnly,
  },
  // Ours come before Payload's own of the same address.
  endpoints: [
    signUp,
    resendConfirmation,
    confirmEmail,
    closedVerification,
    login,
    logout,
    forgotPassword,
    resetPassword,
    changePassword,
    changeEmail,
    meEndpoint,
    ...newsletterEndpoints,
    exportEndpoint,
    deleteAccountEndpoint,
  ],
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Nome',
      maxLength: NAME_MAX_CHARACTERS,
      hooks: { beforeValidate: [trimText] },
    },
    {
      name: 'isAdmin',
      type: 'checkbox',
      label: 'Administrador',
      defaultValue: false,
      saveToJWT: true,
      access: { create: adminsOnlyField, update: adminsOnlyField },
    },
    {
      // Payload's own field, which it would let any signed-in user set: on themselves, and on accounts they create.
      name: '_verified',
      type: 'checkbox',
      access: { create: adminsOnlyField, update: adminsOnlyField },
      admin: { components: { Field: false } },
    },
    {
      // The address asked for, until a link sent there proves that it is theirs; `email` stays what it was until then.
      name: 'pendingEmail',
      type: 'email',
      label: 'E-mail a confirmar',
      access: { create: nobodyField, update: nobodyField },
      admin: { readOnly: true },
    },
    createdAtField,
  ],
  hooks: {
    beforeOperation: [admitAccount, guardCredentials, unlockAddress, lockAccounts],
    beforeValidate: [strongPassword],
    beforeDelete: [eraseUser],
    afterLogin: [hintAfterLogin],
    afterRefresh: [hintAfterRefresh],
    afterLogout: [lockAfterLogout],
  },
};
