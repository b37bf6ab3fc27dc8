import { formatNumber } from '@/domain/format-number';
import { IMPORT_LIMITS } from '@/domain/gift-exchange/import-limits';

const gifts = (count: number) => (count === 1 ? '1 presente' : `${formatNumber(count)} presentes`);

const mostRows = formatNumber(IMPORT_LIMITS.rows);
const mostMegabytes = formatNumber(IMPORT_LIMITS.bytes / 1_024 / 1_024);

/** What staff read about exporting and importing gifts. */
export const exchange = {
  yes: 'Sim',
  no: 'Não',
  export: {
    open: 'Exportar',
    selected: (count: number) =>
      count === 1 ? '1 selecionado' : `${formatNumber(count)} selecionados`,
    shown: (count: number) => `${gifts(count)} da lista`,
    all: 'Exportar presentes',
    allHint:
      'Baixe todos os presentes, ou só alguns pela lista de presentes. O arquivo volta pela importação sem perder nada.',
  },

  file: {
    unnamed: 'arquivo sem nome',
    badType: (type: string) => `Envie os bytes do arquivo com o tipo ${type}.`,
    tooLarge: `O arquivo passa de ${mostMegabytes} MB: divida-o em arquivos menores.`,
    tooManyRows: `O arquivo tem mais de ${mostRows} linhas: divida-o em arquivos menores.`,
    empty: 'O arquivo não tem nenhum presente.',
    notText: 'O arquivo não é um CSV nem um JSON. Na planilha, use “Salvar como” e escolha CSV.',
    noColumns:
      'Nenhuma coluna do arquivo é conhecida. A primeira linha deve ter os nomes das colunas, como Título e Preço.',
    columnTwice: (column: string) => `A coluna ${column} aparece duas vezes.`,
    unknownColumns: (names: string[]) =>
      names.length === 1
        ? `A coluna “${names[0] ?? ''}” não é conhecida e foi ignorada.`
        : `Estas colunas não são conhecidas e foram ignoradas: ${names.slice(0, 10).join(', ')}.`,
    tooManyCells: 'A linha tem mais células do que o cabeçalho: as que sobram foram ignoradas.',
    brokenQuotes: (line: number) =>
      `Há aspas que não fecham perto da linha ${formatNumber(line)}: o arquivo não é um CSV válido.`,
    brokenCsv: (line: number) =>
      `O arquivo não é um CSV válido: confira a linha ${formatNumber(line)}.`,
    noList: 'Um JSON de presentes deve ser uma lista: [ { … }, { … } ].',
    noObject: (line: number) => `O item ${formatNumber(line)} do JSON não é um presente.`,
    brokenJson: 'O arquivo não é um JSON válido: está incompleto ou tem um erro de escrita.',
    badCharacters: (line: number) =>
      `A linha ${formatNumber(line)} tem caracteres que um texto não pode ter.`,
  },

  pictures: {
    'bad-address': (url: string) => `O endereço ${url} não é de uma imagem na internet.`,
    'private-address': (url: string) =>
      `O endereço ${url} não está na internet pública: use o endereço de um site.`,
    unreachable: (url: string) => `Não foi possível baixar ${url}: o site não responde.`,
    timeout: (url: string) => `Não foi possível baixar ${url}: o site demorou demais.`,
    'too-many-redirects': (url: string) =>
      `Não foi possível baixar ${url}: o endereço leva a outros sem fim.`,
    status: (url: string, status: number) =>
      `Não foi possível baixar ${url}: o site respondeu ${String(status)}.`,
  },

  rows: {
    unknownId: (id: number) =>
      `Não existe presente com o ID ${String(id)}: será criado um novo, com outro ID.`,
    slugTaken: (slug: string) => `O endereço “${slug}” já é de outro presente.`,
    slugInTrash: (slug: string) =>
      `O endereço “${slug}” é de um presente da lixeira. Para restaurá-lo, informe o Endereço ou o ID.`,
    unknown: (text: string) => `“${text}” não existe.`,
    unreadable: 'A descrição não pôde ser lida: use um texto ou um HTML simples.',
    inTrash: 'Na lixeira',
    textStays: (filename: string) =>
      `O texto da imagem ${filename} não muda pela importação: mude-o em Imagens.`,
    textMissing: (address: string) =>
      `Escreva em Textos das imagens o que a imagem ${address} mostra.`,
    noSuchImage: (address: string) =>
      `A imagem ${address} não existe em Imagens, e não é um endereço http(s).`,
    twice: (line: number) => `O mesmo presente já está na linha ${formatNumber(line)}.`,
    locked: 'Outra pessoa está editando este presente. Importe-o de novo mais tarde.',
    changedMeanwhile: 'O presente mudou depois da verificação. Verifique o arquivo de novo.',
    unexpected: 'Algo inesperado aconteceu com esta linha. Tente importá-la de novo.',
    gone: 'O presente não existe mais.',
    changedSince: 'O presente mudou depois da importação e ficou como está.',
    wasChanged: 'O presente tinha alterações não publicadas: restaure-o pelo histórico de versões.',
  },

  moved: {
    start: 'A importação começou.',
    cancel: 'Importação cancelada.',
    undo: 'A importação está sendo desfeita.',
  },
  notNow: (state: string) => `A importação está ${state}: isto não é possível agora.`,
  noEditor: 'Quem começou a importação não tem mais acesso de administrador.',

  start: {
    title: 'Importar presentes',
    hint: `Arraste um CSV ou JSON para cá, ou escolha o arquivo: até ${mostMegabytes} MB e ${mostRows} presentes. Nada muda antes de você conferir e confirmar. As colunas são as mesmas da exportação.`,
    file: 'Arquivo de presentes',
    choose: 'Escolher arquivo',
    chooseOther: 'Escolher outro arquivo',
    again: (name: string) => `Enviar ${name} de novo`,
    sending: (name: string) => `Enviando ${name}...`,
    unreachable: 'Não foi possível enviar o arquivo. Confira a conexão e tente novamente.',
  },
  desk: {
    title: 'Importação',
    loading: 'Carregando...',
    unreachable: 'Não foi possível falar com o servidor. Tente novamente.',
    checking: 'Verificando',
    importing: 'Importando',
    undoing: 'Desfazendo',
    progress: (done: number, all: number) => `${formatNumber(done)} de ${formatNumber(all)}`,
    ready: (wanted: number, errors: number) =>
      wanted === 0
        ? 'Não há nada para importar: nenhum presente é novo ou muda.'
        : errors === 0
          ? 'Nada foi gravado ainda. Confira as mudanças abaixo e importe.'
          : `Nada foi gravado ainda. ${errors === 1 ? 'A linha com erro fica' : `As ${formatNumber(errors)} linhas com erro ficam`} de fora: corrija o arquivo e envie-o de novo, ou importe as outras.`,
    start: (count: number) => (count === 0 ? 'Importar' : `Importar ${gifts(count)}`),
    cancel: 'Cancelar',
    undo: 'Desfazer importação',
    report: 'Baixar relatório',
    another: 'Outra importação',
    forgotten: 'As linhas desta importação já foram apagadas.',
    confirmUndo: (count: number) =>
      count === 1
        ? 'Desfazer 1 linha importada?'
        : `Desfazer ${formatNumber(count)} linhas importadas?`,
    confirmUndoText:
      'Presentes novos vão para a lixeira, e os alterados voltam a ser como eram. O que alguém mudou depois fica como está.',
    figures: {
      created: 'Novos',
      changed: 'Alterados',
      same: 'Iguais',
      errors: 'Com erro',
      imported: 'Importados',
      failed: 'Não importados',
      undone: 'Desfeitos',
      kept: 'Não desfeitos',
    },
  },
  report: {
    title: 'Linhas do arquivo',
    filter: 'Mostrar',
    filters: {
      all: 'Todas',
      error: 'Só erros',
      new: 'Novos',
      changed: 'Alterados',
      same: 'Iguais',
    },
    loading: 'Carregando linhas...',
    nothing: 'Nenhuma linha para mostrar.',
    more: 'Mostrar mais linhas',
    line: 'Linha',
    gift: 'Presente',
    verdict: 'Resultado',
    details: 'Motivos e mudanças',
    untitled: 'Sem título',
    unchecked: 'aguardando',
    emptied: 'vazio',
    columns: ['Linha', 'Título', 'Verificação', 'Resultado', 'Motivos e avisos', 'Mudanças'],
  },
} as const;
