import { REVIEW_PROBLEMS } from '@/domain/review-rules';

export const reviews = {
  title: 'Avaliações',
  formTitle: 'Conte o que você achou',
  ...REVIEW_PROBLEMS,
  loginPrompt: 'Entre para avaliar este presente.',
  rating: 'Sua nota',
  stars: (count: number) => (count === 1 ? '1 estrela' : `${count} estrelas`),
  comment: 'Sua avaliação',
  commentPlaceholder: 'O que você achou deste presente?',
  characters: (used: number, limit: number) => `${used} de ${limit} caracteres`,
  submit: 'Enviar avaliação',
  sending: 'Enviando...',
  sent: 'Avaliação enviada com sucesso!',
  failed: 'Erro ao enviar avaliação. Tente novamente.',
  unexpected: 'Erro inesperado. Tente novamente.',
  thanks: 'Obrigado! Você já avaliou este presente.',
  loading: 'Carregando avaliações...',
  empty: 'Ainda não há avaliações. Seja a primeira pessoa a avaliar!',
  more: 'Ver mais avaliações',
  verified: 'Avaliação verificada',
  anonymous: 'Visitante',
} as const;
