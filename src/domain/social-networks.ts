/** The networks that the footer may link to, in its order: the name of the field in the panel is that of the icon. */
export const SOCIAL_NETWORKS = [
  { key: 'instagram', name: 'Instagram', host: 'instagram.com' },
  { key: 'tiktok', name: 'TikTok', host: 'tiktok.com' },
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Whether a text is an https address of that network, of any of its subdomains. */
export function isLinkOf({ host }: Pick<SocialNetwork, 'host'>, text: string): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const isPlain = port === '' && username === '' && password === '';
  return protocol === 'https:' && isPlain && (hostname === host || hostname.endsWith(`.${host}`));
}
