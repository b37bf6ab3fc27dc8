export const OPENING =
  'Mimo é aquilo que se dá sem obrigação. Mimoteca é o lugar onde eles ficam guardados, por assunto, à espera da pessoa certa. Você entra com um nome na cabeça e sai com uma ideia na mão.';

/** The first is set large. */
export const MISSION = [
  'Queremos que escolher um presente volte a ser uma parte gostosa de gostar de alguém.',
  'A internet vende tudo e não recomenda nada. Mil resultados para “presente para mãe” são mil maneiras de ficar com preguiça. A Mimoteca faz o caminho de um bom livreiro: lê o acervo, separa por gente e por ocasião, escreve o porquê de cada escolha e deixa o resto na estante.',
  'Não vendemos nada. Quando você encontra o que procura, o botão leva à loja parceira, e é lá que a compra acontece. Alguns desses links nos pagam uma comissão, que mantém as luzes da biblioteca acesas. Ela não muda o seu preço nem a ordem das prateleiras.',
];

export const VALUES = [
  {
    title: 'Gente antes de produto',
    text: 'Organizamos o acervo por pessoas, datas e intenções, porque ninguém acorda querendo comprar um item da categoria utilidades.',
  },
  {
    title: 'Poucas e boas',
    text: 'Uma estante cheia demais é uma parede. Preferimos recusar dez ideias mornas a mostrar uma.',
  },
  {
    title: 'Franqueza com o bolso',
    text: 'Dizemos quando há link de afiliado, mostramos preço e não inventamos contagem regressiva.',
  },
  {
    title: 'O cuidado que não se vê',
    text: 'Um site leve, que funciona no celular antigo, com leitor de telas e sem espiar quem passa.',
  },
];
