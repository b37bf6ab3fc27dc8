import { cn } from '@/lib/cn';
import { common } from '@/messages/common';

/** The name of the site, the dot of its i tied into a bow. Its size is the font size around it. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={cn('wordmark', className)}>
      <span className="sr-only">{common.brand}</span>
      <span aria-hidden="true">
        m
        <span className="wordmark-i">
          ı
          <svg viewBox="0 0 32 20" fill="currentColor">
            <path d="M14.6 8.9C11 5 7 2.3 3.400 1.9 1.5 1.700 1 3.800 1.1 8.3c.1 4.600.9 6.9 2.800 6.600 3.800-.7 7.700-2.700 10.700-5.3ZM17.400 8.9C21 5 25 2.3 28.600 1.9c1.9-.2 2.400 1.9 2.3 6.400-.1 4.600-.9 6.9-2.800 6.600-3.800-.7-7.700-2.700-10.700-5.3Z" />
            <path d="M16 5.800a3 3.400 0 0 1 2.3 5.600l4.600 7.400-3.700.4L16 12.9l-3.200 6.3-3.700-.4 4.600-7.400A3 3.400 0 0 1 16 5.800Z" />
          </svg>
        </span>
        moteca
      </span>
    </span>
  );
}
