import { paths } from '@/lib/paths';
import { header } from '@/messages/header';

export const TIP_LINKS = [
  { href: paths.tipsWrapping, label: header.tipLinks.wrapping },
  { href: paths.tipsCards, label: header.tipLinks.cards },
  { href: paths.tipsMoment, label: header.tipLinks.moment },
  { href: paths.tipsDiscover, label: header.tipLinks.discover },
] as const;
