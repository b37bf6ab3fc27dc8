import { neutralNotices } from '@/messages/notices';
import { panelWords } from '@/messages/panel-words';

/** What Payload's own Portuguese leaves in English, says oddly, or says in the masculine whatever it is about. */
export const panelTranslations = {
  authentication: {
    ...panelWords.authentication,
    ...{ login: 'Entrar', logOut: 'Sair', logout: 'Sair' },
  },
  dashboard: { ...panelWords.dashboard },
  error: { ...panelWords.error, ...neutralNotices.error },
  fields: { ...panelWords.fields },
  general: { ...panelWords.general, ...neutralNotices.general, email: 'E-mail', item: 'Item' },
  upload: { ...panelWords.upload },
  validation: { ...panelWords.validation },
  version: { ...panelWords.version, ...neutralNotices.version },
};
