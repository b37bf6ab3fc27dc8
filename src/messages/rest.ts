/** Messages of the REST API to integrators and the panel, for requests that cannot be answered. */
export const rest = {
  bodyNotAnObject: 'O corpo do pedido deve ser um objeto JSON válido.',
  unknownFields: (fields: string[]) => `Campos desconhecidos: ${fields.join(', ')}.`,
  unknownQueryPath: (path: string) => `Não é possível consultar por: ${path}.`,
  badValue: 'Um dos valores enviados é inválido para o seu campo.',
  tooDeep: (levels: number) =>
    `O conteúdo enviado tem mais de ${levels} níveis, um dentro do outro.`,
  brokenForm: 'O formulário enviado está incompleto ou malformado.',
  badParameter: (parameter: string, expected: string) =>
    `Parâmetro inválido: ${parameter}. ${expected}`,
  /** What would be right for a parameter of a query. */
  expected: {
    whole: (least: number, most: number) => `Use um número inteiro de ${least} a ${most}.`,
    atMost: (most: number) => `Use no máximo ${most} campos.`,
    oneOf: (names: readonly string[]) =>
      names.length > 0 ? `Use: ${names.join(', ')}.` : 'Não é possível usá-lo aqui.',
    none: 'Não é possível usá-lo aqui.',
    onlyCounter:
      'Use detailViews ou averageRating como único campo, com condições de categorias, ocasiões, intenções, preço, datas ou slug de presentes publicados.',
    known: 'Não é possível consultar por este campo.',
    where: 'Use condições na forma where[campo][operador]=valor.',
    whereList: 'Use uma lista de condições.',
    operator: 'Use a forma where[campo][operador]=valor.',
    conditions: (most: number) =>
      `Use no máximo ${most} condições; cada palavra de um like conta como uma.`,
    textConditions: (most: number) =>
      `Procure no máximo ${most} palavras com like, not_like ou contains.`,
    relationConditions: (most: number) =>
      `Use no máximo ${most} condições sobre relações; in aceita vários valores.`,
    levels: (most: number) => `Use no máximo ${most} níveis.`,
    list: (most: number) => `Use no máximo ${most} valores.`,
    shorter: (most: number) => `Use no máximo ${most} caracteres.`,
    names: (parameter: string) => `Use a forma ${parameter}[campo]=true.`,
    id: 'Use um id.',
    number: 'Use um número.',
    date: 'Use uma data.',
    flag: 'Use true ou false.',
    value: 'Use um texto simples.',
  },
} as const;
