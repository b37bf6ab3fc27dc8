import { formatDate } from '@/domain/dates';

export const legal = {
  privacy: 'Política de Privacidade',
  terms: 'Termos de Uso',
  cookies: 'Política de Cookies',
  lastUpdated: (today: Date) => `Última atualização: ${formatDate(today)}`,
  contactEmail: 'privacidade@mimoteca.com.br',
  others: 'Leia também',
  onThisPage: 'Nesta página',
} as const;
