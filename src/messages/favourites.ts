import { formatNumber } from '@/domain/format-number';
import { FAVOURITES_LIMIT, LOCAL_FAVOURITES_LIMIT } from '@/domain/limits';

import { counted } from './counts';
import { gift } from './gift';

export const favourites = {
  title: 'Meus Favoritos',
  description: 'Os presentes que você guardou para não esquecer.',
  loginRequired: 'Login necessário',
  loginPrompt: 'Faça login para salvar favoritos.',
  already: 'Já favoritado',
  added: 'Favorito adicionado',
  removed: 'Favorito removido',
  failedTitle: gift.favouriteFailed.title,
  failed: gift.favouriteFailed.description,
  loading: 'Carregando favoritos...',
  loadFailed: 'Não foi possível carregar seus favoritos.',
  empty: 'Você ainda não tem favoritos',
  emptyHint: 'Toque no coração de um presente para guardá-lo aqui.',
  explore: 'Explorar presentes',
  giftUnavailable: 'Este presente não está mais disponível.',
  categoryUnknown: 'Esta categoria não existe.',
  full: `Você chegou ao limite de ${formatNumber(FAVOURITES_LIMIT)} favoritos. Remova algum para guardar outro.`,
  signIn: 'Entrar',
  keepHere: 'Guardar neste navegador',
  keepOffer: 'Sem conta, o favorito fica só neste aparelho.',
  storedHere: 'Guardado neste navegador. Entre para levá-lo com você.',
  localTitle: 'Guardados neste navegador',
  localText: (count: number) =>
    count === 1
      ? '1 presente espera por você aqui. Ao entrar, ele vai para a sua conta.'
      : `${counted(count, 'presente espera', 'presentes esperam')} por você aqui. Ao entrar, eles vão para a sua conta.`,
  storageRefused:
    'Este navegador não permite guardar favoritos. Entre para salvá-los na sua conta.',
  localFull: `Este navegador guarda até ${LOCAL_FAVOURITES_LIMIT} favoritos. Entre para guardar mais.`,
  mergedTitle: 'Favoritos na sua conta',
  merged: (count: number) =>
    `${counted(count, 'favorito deste navegador veio', 'favoritos deste navegador vieram')} com você.`,
  total: (count: number) => counted(count, 'presente guardado', 'presentes guardados'),
  undo: 'Desfazer',
  undoLabel: (title: string) => `Desfazer: favoritar ${title} de novo`,
  more: 'Carregar mais favoritos',
} as const;
