/** What the audit log covers, by slug, with its name in the panel. */
export const AUDITED = [
  { value: 'gifts', label: 'Presente' },
  { value: 'categories', label: 'Categoria' },
  { value: 'category-groups', label: 'Grupo de categorias' },
  { value: 'occasions', label: 'Ocasião' },
  { value: 'occasion-groups', label: 'Grupo de ocasiões' },
  { value: 'media', label: 'Imagem' },
  { value: 'link-checks', label: 'Link de loja' },
  { value: 'search-synonyms', label: 'Sinônimo da busca' },
  { value: 'api-keys', label: 'Chave de API' },
  { value: 'site-settings', label: 'Configurações do site' },
] as const;

export type AuditedEntity = (typeof AUDITED)[number]['value'];

/** Whether the audit log covers the collection or global of this slug. */
export function isAudited(slug: string): slug is AuditedEntity {
  return AUDITED.some(({ value }) => value === slug);
}
