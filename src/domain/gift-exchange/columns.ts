/** What a file of gifts can hold of each, in the order in which it is exported. */
export const GIFT_COLUMNS = [
  { name: 'id', label: 'ID', aliases: [] },
  { name: 'slug', label: 'Endereço', aliases: ['Endereço (slug)'] },
  { name: 'status', label: 'Situação', aliases: ['_status'] },
  { name: 'title', label: 'Título', aliases: ['Nome'] },
  { name: 'shortDescription', label: 'Descrição curta', aliases: [] },
  { name: 'description', label: 'Descrição', aliases: [] },
  { name: 'price', label: 'Preço', aliases: ['Preço (R$)'] },
  { name: 'originalPrice', label: 'Preço original', aliases: ['Preço original (R$)'] },
  { name: 'affiliateLink', label: 'Link de afiliado', aliases: ['Link'] },
  { name: 'images', label: 'Imagens', aliases: ['Imagem'] },
  { name: 'imageTexts', label: 'Textos das imagens', aliases: ['Texto alternativo'] },
  { name: 'categories', label: 'Categorias', aliases: ['Categoria'] },
  { name: 'occasions', label: 'Ocasiões', aliases: ['Ocasião'] },
  { name: 'intentions', label: 'Intenções', aliases: ['Intenção'] },
  { name: 'isNew', label: 'Novo', aliases: [] },
  { name: 'createdAt', label: 'Criado em', aliases: [] },
] as const;

export type GiftColumn = (typeof GIFT_COLUMNS)[number]['name'];

/** What the cells of one row hold, by column: text of a CSV, any value of a JSON. A column that the file lacks is absent. */
export type GiftCells = Partial<Record<GiftColumn, unknown>>;

const BY_NAME = new Map<string, GiftColumn>(
  GIFT_COLUMNS.flatMap(({ name, label, aliases }) =>
    [name, label, ...aliases].map((text): [string, GiftColumn] => [plain(text), name]),
  ),
);

/** The column that a heading names, whatever its case, accents and punctuation, or null. */
export function columnOf(heading: string): GiftColumn | null {
  return BY_NAME.get(plain(heading)) ?? null;
}

/** How people read a column's name. */
export function columnLabel(column: GiftColumn): string {
  return GIFT_COLUMNS.find(({ name }) => name === column)?.label ?? column;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
