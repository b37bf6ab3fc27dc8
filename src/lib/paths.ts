/** The signature is of the base64url alphabet; `campaign`: whose letter the link is in. */
type LetterLink = { email: string; signature: string; campaign: number | null };

/** As it stands in a mail: where it is plain text, programs end an address at an apostrophe. */
const inMail = (email: string) => encodeURIComponent(email).replaceAll("'", '%27');

function letterQuery({ email, signature, campaign }: LetterLink): string {
  const letter = campaign === null ? '' : `&campanha=${campaign}`;
  return `email=${inMail(email)}&assinatura=${signature}${letter}`;
}

/** The only place where the address of a public page is built. All are relative to the site's root. */
export const paths = {
  home: '/',
  categories: '/categorias',
  category: (slug: string) => `/categoria/${encodeURIComponent(slug)}`,
  categoryGift: (slug: string, giftId: number) =>
    `/categoria/${encodeURIComponent(slug)}/presente/${giftId}`,
  occasions: '/ocasioes',
  occasion: (slug: string) => `/ocasiao/${encodeURIComponent(slug)}`,
  occasionGifts: (slug: string) => `/ocasiao/${encodeURIComponent(slug)}/categorias`,
  intention: (slug: string) => `/presentes/intencao/${encodeURIComponent(slug)}`,
  intentionGifts: (slug: string) => `/intencao/${encodeURIComponent(slug)}`,
  gift: (id: number) => `/presente/${id}`,
  /** The same page, which then says the way back to the category that the visitor comes from. */
  giftFrom: (id: number, categoryId: number) => `/presente/${id}?category=${categoryId}`,
  search: '/busca',
  searchFor: (query: string) => `/busca?q=${encodeURIComponent(query)}`,
  favourites: '/favoritos',
  settings: '/settings',
  /** Where the links in mails lead; the token is of the base64url alphabet. */
  confirmEmailPage: '/confirmar-email',
  confirmEmail: (token: string) => `/confirmar-email?token=${token}`,
  resetPasswordPage: '/redefinir-senha',
  resetPassword: (token: string) => `/redefinir-senha?token=${token}`,
  trending: '/presentes-em-alta',
  newest: '/presentes-novos',
  about: '/sobre',
  contact: '/contato',
  guide: '/guia-presentes',
  tips: '/dicas',
  tipsWrapping: '/dicas/embrulho',
  tipsCards: '/dicas/cartoes',
  tipsMoment: '/dicas/momento',
  tipsDiscover: '/dicas/descobrir',
  privacy: '/politica-privacidade',
  terms: '/termos-uso',
  cookies: '/cookies',
  /** The API as integrators read about it. */
  developers: '/desenvolvedores',
  openApi: '/api/openapi.json',
  unsubscribe: '/unsubscribe',
  /** In mails. */
  unsubscribeSigned: (link: LetterLink) => `/unsubscribe?${letterQuery(link)}`,
  /** For mail programs, which send a POST there (RFC 8058). */
  unsubscribeOneClick: (link: LetterLink) => `/api/newsletter/one-click?${letterQuery(link)}`,
  newsletterConfirmPage: '/newsletter/confirmar',
  newsletterConfirm: (email: string, signature: string) =>
    `/newsletter/confirmar?email=${inMail(email)}&assinatura=${signature}`,
  newsletterPreferencesPage: '/newsletter/preferencias',
  newsletterPreferences: (link: LetterLink) => `/newsletter/preferencias?${letterQuery(link)}`,
  adminLogin: '/admin',
  adminPanel: '/admin/painel',
  /** A gift's page with what its newest draft says; admins only. */
  giftPreview: (id: number) => `/admin/pre-visualizacao/presente/${id}`,
  /** Counts one click through to the partner store; answers nothing but the count. */
  giftClickApi: (id: number) => `/api/gifts/${id}/click`,
  /** Counts one opening of a gift's page. */
  giftViewApi: (id: number) => `/api/gifts/${id}/view`,
  listingApi: '/api/listings',
  /** What the header's menus list. */
  menuApi: '/api/menu',
  suggestionsApi: (query: string) => `/api/search/suggestions?q=${encodeURIComponent(query)}`,
  nearApi: (query: string) => `/api/search/near?q=${encodeURIComponent(query)}`,
  /** Pictures for shared links. */
  giftShareImage: (id: number) => `/og/presente/${id}.jpg`,
  categoryShareImage: (slug: string) => `/og/categoria/${encodeURIComponent(slug)}.jpg`,
  occasionShareImage: (slug: string) => `/og/ocasiao/${encodeURIComponent(slug)}.jpg`,
} as const;
