/** What integrators and the panel are told by the API when a request cannot be answered. */
export const rest = {
  bodyNotAnObject: 'O corpo do pedido deve ser um objeto JSON válido.',
  unknownFields: (fields: string[]) => `Campos desconhecidos: ${fields.join(', ')}.`,
  unknownQueryPath: (path: string) => `Não é possível consultar por: ${path}.`,
  badValue: 'Um dos valores enviados é inválido para o seu campo.',
  imageUnreadable: 'O arquivo enviado não é uma imagem que possamos ler.',
} as const;
