/** What the panel says beside the button that publishes a gift. */
export const publishing = {
  publish: 'Publicar',
  title: 'Para publicar',
  ready: 'Está tudo aqui: pode publicar.',
  toDo: (count: number) => (count === 1 ? 'Falta 1 item' : `Faltam ${count} itens`),
} as const;
