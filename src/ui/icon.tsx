import { cn } from '@/lib/cn';

/** The drawings of `styles/icons.css`. */
export const ICON_NAMES = [
  'search',
  'heart',
  'user',
  'menu',
  'close',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'arrow-left',
  'arrow-out',
  'check',
  'plus',
  'filter',
  'share',
  'settings',
  'leave',
  'mail',
  'pin',
  'eye',
  'eye-off',
  'alert',
  'calendar',
  'instagram',
  'tiktok',
  'bow',
  'heart-filled',
  'bow-fine',
  'bow-hairline',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

type IconProps = {
  name: IconName;
  /** Pixels. */
  size?: 14 | 16 | 18 | 20 | 22 | 24 | 36 | 40 | 48 | 72 | 96;
  className?: string;
};

/**
 * A decorative icon: its meaning must also be in the text beside it. No `span`: stylesheets mean words by that.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <i
      aria-hidden="true"
      className={cn('icon', `icon-${name}`, size !== 20 && `icon-${size}`, className)}
    />
  );
}
