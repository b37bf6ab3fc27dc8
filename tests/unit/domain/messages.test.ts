import { describe, expect, it } from 'vitest';
import { messages } from '@/messages';

/** Every text that the product promises and that has no parameter, by area (docs/product.md). */
const QUOTED: Record<string, string[]> = {
  'links to a store': ['Descobrir Presente', 'Ver na Loja Parceira'],
  pages: [
    'Novidades Exclusivas',
    'Presentes Mais Amados',
    'Nome (A-Z)',
    'Nome (Z-A)',
    'Mais Recentes',
    'Carregar Mais Presentes',
    'Carregando...',
    'A-Z',
    'Z-A',
    'Mais populares',
    'Sugerir Nova Ocasião',
    'Ocasião não encontrada',
    'Verifique o link ou escolha outra ocasião.',
    'Nenhum presente encontrado para esta ocasião',
    'Volte e escolha outra ocasião para encontrar mais opções!',
    'Carregando presentes...',
    'Nenhum presente encontrado.',
    'Novo',
    'Favoritar',
    'Favoritado',
    'Compartilhar',
    'Voltar',
    'Ideal para:',
    'Você também pode gostar',
    'Buscando...',
    'Nenhum resultado encontrado',
    'Tente usar termos diferentes ou verifique a ortografia',
    'Configurações',
    'Entrar',
    'Momentos Criados',
    'Para Surpreender',
    'Para Datas Especiais',
    'Para Todos os Bolsos',
    'Fale com a gente',
    'E-mail não informado.',
    'Confirmar descadastro',
    'Processando descadastro...',
    'Seu e-mail foi removido da nossa newsletter. Você não receberá mais novidades.',
    'Verificando permissão...',
    'Ops! Página não encontrada',
  ],
  everywhere: ['Buscar presentes...', 'Sair', 'Ler mais', 'Ver menos'],
  states: [
    'Login necessário',
    'Enviando...',
    'Inscrito',
    'Não inscrito',
    'Conta criada! Verifique seu e-mail para confirmar.',
  ],
  rules: [
    'Por favor, insira um e-mail válido.',
    'E-mail não encontrado na base de dados',
    'Você precisa estar logado para fazer uma avaliação.',
    'Você já fez uma avaliação para este presente.',
    'A avaliação deve ter pelo menos 10 caracteres.',
    'A avaliação deve ter no máximo 500 caracteres.',
    'A avaliação deve conter pelo menos 3 caracteres diferentes.',
    'Você já fez uma avaliação com este mesmo texto.',
    'A senha deve ter pelo menos 8 caracteres, incluindo maiúscula, minúscula, número e símbolo.',
    'As senhas não coincidem.',
    'Envie uma imagem para a categoria.',
    'Preencha todos os campos obrigatórios.',
    'Envie uma imagem para a ocasião.',
    'Já existe um grupo de ocasiões com esse nome. Escolha outro nome.',
  ],
  roles: ['Faça login para salvar favoritos.', 'Você não tem acesso de administrador.'],
  'errors and successes': [
    'Este e-mail já está inscrito no newsletter!',
    'Erro ao realizar inscrição. Tente novamente.',
    'Inscrição realizada com sucesso! Você receberá nossas novidades.',
    'Inscrição cancelada com sucesso!',
    'Erro ao alterar inscrição. Tente novamente.',
    'Já favoritado',
    'Favorito adicionado',
    'Favorito removido',
    'Erro',
    'Não foi possível atualizar o favorito.',
    'Link copiado!',
    'Erro ao copiar',
    'Erro ao enviar avaliação. Tente novamente.',
    'Erro inesperado. Tente novamente.',
    'Avaliação enviada com sucesso!',
    'E-mail não confirmado. Verifique sua caixa de entrada e clique no link de confirmação.',
    'Login realizado com sucesso!',
    'Não foi possível enviar sua mensagem. Tente novamente mais tarde.',
    'Mensagem enviada com sucesso! Responderemos em breve.',
    'E-mail ou senha inválidos.',
    'Envie pelo menos uma imagem.',
    'Preencha todos os campos obrigatórios e selecione pelo menos uma categoria.',
    'Erro desconhecido',
    'Nenhum presente encontrado',
    'Nenhuma categoria encontrada',
    'useAuth deve ser usado dentro de um AuthProvider',
  ],
  labels: [
    'Excepcional',
    'Excelente',
    'Muito Bom',
    'Bom',
    'Oferta',
    'Mais Popular',
    'Menor Preço',
    'Maior Preço',
    'Mais Recente',
    'Melhor Avaliado',
  ],
};

function textsOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return node !== null && typeof node === 'object' ? Object.values(node).flatMap(textsOf) : [];
}

describe('the message catalogue', () => {
  const catalogue = new Set(textsOf(messages));

  it.each(Object.entries(QUOTED))('says what %s quotes, to the letter', (_, quoted) => {
    expect(quoted.filter((text) => !catalogue.has(text))).toEqual([]);
  });

  it('has no empty text and none with stray space', () => {
    expect([...catalogue].filter((text) => text === '' || text !== text.trim())).toEqual([]);
  });

  it.each([
    [messages.listing.giftsFound(1), '1 presente encontrado'],
    [messages.listing.giftsFound(0), '0 presentes encontrados'],
    [messages.listing.giftsFound(12), '12 presentes encontrados'],
    [messages.listing.giftsFound(1234), '1.234 presentes encontrados'],
    [messages.home.counter(1234), '1.234+'],
    [messages.gift.reviewCount(0), '(Sem avaliações)'],
    [messages.gift.reviewCount(1), '(1 avaliação)'],
    [messages.gift.reviewCount(7), '(7 avaliações)'],
    [messages.search.resultsFor('chá'), 'Resultados para "chá"'],
    [messages.search.giftsFound(3), 'Presentes Encontrados (3)'],
    [messages.share.copyManually('https://x/1'), 'Copie manualmente: https://x/1'],
    [messages.auth.loginError('x'), 'Erro de login: x'],
    [messages.auth.signUpError('x'), 'Erro ao criar conta: x'],
    [messages.unsubscribe.checkFailed('x'), 'Erro na verificação: x'],
    [messages.unsubscribe.failed('x', '42'), 'Erro ao descadastrar: x (Code: 42)'],
    [messages.common.pageTitle('Natal'), 'Natal | Mimoteca'],
    [messages.legal.lastUpdated('2026-11-20'), 'Última atualização: 20/11/2026'],
    [messages.legal.version('2026-11-20'), 'Versão de 20/11/2026'],
  ])('fills its parameters in: %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});
