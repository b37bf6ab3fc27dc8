/** What the home page says as the cover of a magazine, beyond `home`. */
export const homeCover = {
  mostLoved: 'O mais amado',
  nextDate: 'Próxima data',
  newestEyebrow: 'Acabaram de chegar',
  categoriesEyebrow: 'Por quem vai ganhar',
  categoriesLead: 'Comece pela pessoa: o presente aparece.',
  intentionsEyebrow: 'Pelo que você quer dizer',
  intentions: 'Todo presente diz alguma coisa',
  intentionsLead:
    'Antes de escolher o objeto, escolha a frase. Estas são as cinco que guardamos aqui.',
  featuredEyebrow: 'A estante mais visitada',
  intentionLines: {
    'para agradecer': 'Um obrigado que dá para segurar.',
    'para surpreender': 'Para ninguém adivinhar pelo embrulho.',
    'para motivar': 'Um empurrão gentil na direção certa.',
    'para celebrar': 'Porque conquista boa merece laço.',
    'para confortar': 'Um abraço que chega pelo correio.',
  },
} as const;
