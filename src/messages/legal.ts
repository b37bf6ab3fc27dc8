import { formatDay } from '@/domain/dates';

export const legal = {
  privacy: 'Política de Privacidade',
  terms: 'Termos de Uso',
  cookies: 'Política de Cookies',
  lastUpdated: (day: string) => `Última atualização: ${formatDay(day)}`,
  version: (day: string) => `Versão de ${formatDay(day)}`,
  others: 'Leia também',
  onThisPage: 'Nesta página',
} as const;
