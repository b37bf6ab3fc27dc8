import { cn } from '@/lib/cn';

// Drawn for this site on a 24-unit grid: a handful of strokes weighs less than one icon component of a library.
const strokes = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13Zm4.7-1.8L20 20',
  heart:
    'M12 20C6.5 16 3.5 12.7 3.5 9.2 3.5 6.6 5.5 4.8 7.8 4.8c1.8 0 3.3 1 4.2 2.7.9-1.7 2.4-2.7 4.2-2.7 2.3 0 4.3 1.8 4.3 4.4 0 3.5-3 6.8-8.5 10.8Z',
  user: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5ZM4.5 20c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  menu: 'M4 8h16M4 16h11',
  close: 'm6 6 12 12M18 6 6 18',
  'chevron-down': 'm6.5 9.5 5.5 5.5 5.5-5.5',
  'chevron-left': 'm14.5 6.5-5.5 5.5 5.5 5.5',
  'chevron-right': 'm9.5 6.5 5.5 5.5-5.5 5.5',
  'arrow-right': 'M4.5 12h15m-5.5-5.5 5.5 5.5-5.5 5.5',
  'arrow-left': 'M19.5 12h-15M10 6.5 4.5 12l5.5 5.5',
  'arrow-out': 'M7 17 17 7M8.5 7H17v8.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  filter:
    'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  share: 'M12 14.5V4m-4 3.5L12 4l4 3.5M6.5 11H5v9h14v-9h-1.5',
  settings:
    'M4 7.5h4m5 0h7M4 16.5h9m5 0h2M10.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm5 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  leave: 'M10 4.5H5v15h5M9.5 12H20m-4-4 4 4-4 4',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  pin: 'M12 21c-4.5-4.6-6.5-7.7-6.5-10.7a6.5 6.5 0 0 1 13 0c0 3-2 6.1-6.5 10.7Zm0-8.5a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  eye: 'M2.5 12C4.6 7.9 8 5.8 12 5.8s7.4 2.1 9.5 6.2c-2.1 4.1-5.5 6.2-9.5 6.2S4.6 16.1 2.5 12Zm9.5 2.75a2.75 2.75 0 1 0 0-5.5 2.75 2.75 0 0 0 0 5.5Z',
  'eye-off':
    'M3 9.5c2.2 3.2 5.2 4.8 9 4.8s6.8-1.6 9-4.8M12 14.3V18m-5.5-4.8L4.8 16m12.7-2.8 1.7 2.8',
  alert: 'M12 8v5m0 3.2v.1M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Z',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.8-8.3v.1',
  tiktok: 'M13.5 4v11.2a3.4 3.4 0 1 1-3.4-3.4M13.5 4c.3 2.7 2.2 4.5 5 4.7',
  bow: 'M12 12.2C9.5 7.6 6 6 4.2 7.2c-1.6 1.1-1 4.6.5 6 1.7 1.5 5 .8 7.3-1Zm0 0c2.5-4.6 6-6.2 7.8-5 1.6 1.1 1 4.6-.5 6-1.7 1.5-5 .8-7.3-1Zm-.8.6c-1 2.6-2.4 4.3-4.2 5.7m5.8-5.7c1 2.6 2.4 4.3 4.2 5.7',
} as const;

export type IconName = keyof typeof strokes;

type IconProps = {
  name: IconName;
  /** Pixels. */
  size?: number;
  filled?: boolean;
  className?: string;
};

/** A decorative icon: its meaning must also be in the text beside it. */
export function Icon({ name, size = 20, filled = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={cn('shrink-0', className)}
    >
      <path d={strokes[name]} />
    </svg>
  );
}
