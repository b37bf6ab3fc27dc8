import { neutralNotices } from '@/messages/notices';

/** What Payload's own Portuguese leaves in English, says oddly, or says in the masculine whatever it is about. */
export const panelTranslations = {
  authentication: { login: 'Entrar', logOut: 'Sair', logout: 'Sair' },
  error: { ...neutralNotices.error },
  general: { ...neutralNotices.general, email: 'E-mail', item: 'Item' },
  version: { ...neutralNotices.version },
};
