import { paths } from '@/lib/paths';
import { reviews as words } from '@/messages/reviews';
import { ArrowLink } from '@/ui/arrow-link';

/** What stands in the place of the review form for somebody who is not signed in. */
export function ReviewLoginPrompt() {
  return (
    <div className="review-prompt">
      <ArrowLink href={paths.settings}>{words.loginPrompt}</ArrowLink>
    </div>
  );
}
