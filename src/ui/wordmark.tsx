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
            <path d="M16 9.2C12.6 3.6 7.4.800 4.2 2.6.900 4.4 1.5 11 4.7 12.7c3.3 1.7 8.2-.2 11.3-3.5Zm0 0c3.4-5.6 8.6-8.4 11.8-6.6 3.3 1.8 2.7 8.4-.5 10.1-3.3 1.7-8.2-.2-11.3-3.5Z" />
            <path d="M14.3 10.2c-1.1 3.5-2.9 6.2-5.5 8.3 3.5-.6 5.8-2.8 7.2-5.7 1.4 2.9 3.7 5.1 7.2 5.7-2.6-2.1-4.4-4.8-5.5-8.3Z" />
          </svg>
        </span>
        moteca
      </span>
    </span>
  );
}
