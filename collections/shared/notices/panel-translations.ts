import { neutralNotices, panelWords } from '@/messages/notices';

/** What Payload's own Portuguese leaves in English, says oddly, or says in the masculine whatever it is about. */
export const panelTranslations = {
  authentication: { login: 'Entrar', logOut: 'Sair', logout: 'Sair' },
  error: { ...neutralNotices.error },
  fields: { ...panelWords.fields },
  general: { ...panelWords.general, ...neutralNotices.general, email: 'E-mail', item: 'Item' },
  upload: { ...panelWords.upload },
  version: { ...panelWords.version, ...neutralNotices.version },
};
