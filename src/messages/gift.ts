import { counted } from './counts';

export const gift = {
  discover: 'Descobrir Presente',
  visitStore: 'Ver na Loja Parceira',
  favourite: 'Favoritar',
  favourited: 'Favoritado',
  favouriteLabel: (title: string) => `Favoritar ${title}`,
  favouriteFailed: { title: 'Erro', description: 'Não foi possível atualizar o favorito.' },
  share: 'Compartilhar',
  back: 'Voltar',
  badges: { isNew: 'Novo', offer: 'Oferta' },
  readMore: 'Ler mais',
  readLess: 'Ver menos',
  readMoreLabel: (title: string) => `Ler mais sobre ${title}`,
  readLessLabel: (title: string) => `Ver menos sobre ${title}`,
  reviewCount: (count: number) =>
    count === 0 ? '(Sem avaliações)' : `(${counted(count, 'avaliação', 'avaliações')})`,
  averageRating: (rating: string) => `Nota ${rating} de 5`,
  idealFor: 'Ideal para:',
  description: 'Descrição',
  related: 'Você também pode gostar',
  originalPrice: (price: string) => `De ${price}`,
  currentPrice: (price: string) => `Por ${price}`,
  noPrice: 'Preço na loja parceira',
  carousel: 'Imagens do presente',
  previousImage: 'Imagem anterior',
  nextImage: 'Próxima imagem',
  showImage: (position: number, total: number) => `Mostrar imagem ${position} de ${total}`,
  imagePosition: (position: number, total: number) => `Imagem ${position} de ${total}`,
  imageUnavailable: 'Imagem indisponível',
} as const;

export const share = {
  copied: 'Link copiado!',
  failed: 'Erro ao copiar',
  copyManually: (url: string) => `Copie manualmente: ${url}`,
} as const;
