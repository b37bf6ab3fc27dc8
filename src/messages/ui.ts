import { counted } from './counts';

/** What the primitives, the shell and the cards say beyond the texts of their own groups. */
export const ui = {
  notification: 'Notificação',
  /** Radix puts the key of the shortcut in the place of {hotkey}. */
  toastRegion: 'Notificações ({hotkey})',
  menu: 'Menu',
  allTips: 'Todas as dicas',
  giftCount: (count: number) => counted(count, 'presente', 'presentes'),
  /** A gift's number, shown as its reference. */
  catalogueNumber: (id: number) => `N.º ${id}`,
  affiliateNote: 'Link de afiliado',
  affiliateNewTab: '(link de afiliado, abre em uma nova aba)',
  footerTagline: 'Uma biblioteca de mimos: presentes escolhidos com calma, para gente de verdade.',
  footerDisclosure:
    'A Mimoteca participa de programas de afiliados. Quando você compra por um link nosso, podemos receber uma comissão, sem custo a mais para você.',
} as const;
