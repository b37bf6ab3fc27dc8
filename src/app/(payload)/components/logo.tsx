import { Wordmark } from '@/ui/wordmark';

/** The name on the panel's small pages, such as the one for a forgotten password. */
export function Logo() {
  return <Wordmark className="panel-logo" />;
}
