/** Messages of GraphQL to integrators, for requests that cannot be answered. */
export const graphql = {
  methodNotAllowed: 'O GraphQL atende somente POST.',
  notJson: 'Envie o pedido como application/json em UTF-8.',
  notAcceptable: 'A resposta do GraphQL é sempre JSON: aceite application/json.',
  bodyTooLarge: (kilobytes: number) => `O corpo do pedido passa de ${kilobytes} kB.`,
  bodyNotAnObject: 'O corpo do pedido deve ser um objeto JSON válido, com o campo query.',
  batch: 'Envie uma operação por pedido: listas de operações não são aceitas.',
  queryMissing: 'O campo query falta ou está vazio.',
  badVariables: 'O campo variables deve ser um objeto JSON.',
  badOperationName: 'O campo operationName deve ser um texto.',
  variablesTooDeep: (most: number) => `As variáveis têm mais de ${most} níveis de profundidade.`,
  valuesTooDeep: (most: number) =>
    `Um argumento da consulta tem mais de ${most} níveis de profundidade.`,
  tooManyVariables: (most: number) => `As variáveis têm mais de ${most} valores.`,
  documentTooLong: (most: number) => `A consulta passa de ${most} caracteres.`,
  tooManyTokens: (most: number) => `A consulta tem mais de ${most} símbolos.`,
  syntax: (line: number, column: number) =>
    `Erro de sintaxe na consulta, na linha ${line}, coluna ${column}.`,
  notExecutable: 'A consulta deve conter somente operações e fragmentos.',
  noOperation: 'A consulta não contém nenhuma operação.',
  unknownOperation: (name: string) => `A consulta não contém a operação “${name}”.`,
  operationNameMissing: 'Informe em operationName qual das operações deve ser executada.',
  subscription: 'Assinaturas (subscription) não são oferecidas.',
  tooManyOperations: (most: number) => `A consulta tem mais de ${most} operações.`,
  tooManyFragments: (most: number) => `A consulta define mais de ${most} fragmentos.`,
  fragmentCycle: (name: string) => `O fragmento “${name}” inclui a si mesmo.`,
  tooDeep: (most: number) => `A consulta tem mais de ${most} níveis de profundidade.`,
  tooManySelections: (most: number) =>
    `A consulta pede mais de ${most} campos, contados os de cada uso de um fragmento.`,
  tooManyRootFields: (most: number) => `A operação pede mais de ${most} campos principais.`,
  tooManyDirectives: (most: number) => `A consulta usa mais de ${most} diretivas.`,
  badCondition: (directive: string) =>
    `O argumento “if” de “@${directive}” deve ser verdadeiro ou falso em cada operação.`,
  introspection: 'A introspecção está desligada neste servidor.',
  tooExpensive: (most: number) =>
    `A consulta custa mais do que o máximo de ${most}: peça menos itens (limit) ou menos campos.`,
  tooManyRows: (most: number) =>
    `A consulta pede mais de ${most} itens em todas as suas listas: diminua os limites (limit).`,
  relationsTooDeep: (most: number) =>
    `A consulta segue mais de ${most} relações a partir de um item.`,
  validation: {
    unknownField: (field: string, type: string) => `O campo “${field}” não existe em “${type}”.`,
    needsSelection: (field: string) => `Escolha quais campos de “${field}” devem ser devolvidos.`,
    noSelection: (field: string) => `O campo “${field}” não tem outros campos dentro dele.`,
    unknownArgument: (name: string, field: string) =>
      `O argumento “${name}” não existe em “${field}”.`,
    argumentRequired: (field: string, name: string) =>
      `O argumento “${name}” de “${field}” é obrigatório.`,
    unknownType: (name: string) => `O tipo “${name}” não existe.`,
    unknownFragment: (name: string) => `O fragmento “${name}” não existe.`,
    unusedFragment: (name: string) => `O fragmento “${name}” não é usado.`,
    fragmentElsewhere: 'Um fragmento é usado onde o seu tipo não pode aparecer.',
    unknownDirective: (name: string) => `A diretiva “${name}” não existe.`,
    directiveElsewhere: (name: string) => `A diretiva “${name}” não pode ser usada aí.`,
    unknownVariable: (name: string) => `A variável “$${name}” não foi declarada.`,
    unusedVariable: (name: string) => `A variável “$${name}” não é usada.`,
    variableRequired: (name: string) => `A variável “$${name}” é obrigatória.`,
    badVariable: (name: string) => `O valor da variável “$${name}” é inválido.`,
    variableElsewhere: (name: string) =>
      `A variável “$${name}” não tem o tipo que é esperado onde é usada.`,
    unknownInputField: (field: string, type: string) =>
      `O campo “${field}” não existe na entrada “${type}”.`,
    inputFieldRequired: (field: string) => `O campo “${field}” é obrigatório na entrada.`,
    badValue: 'Um dos valores da consulta é inválido para o seu argumento.',
    conflict: (name: string) => `O nome “${name}” pede campos diferentes: use apelidos diferentes.`,
    repeated: (name: string) => `“${name}” aparece mais de uma vez.`,
    didYouMean: (names: string) => `Você quis dizer ${names}?`,
    other: 'A consulta não é válida para este esquema.',
  },
} as const;
