import { common } from '@/messages/common';
import { ErrorState } from './error-state';

/** In place of a part whose code does not come: the page is of a build that is gone, or the connection fails. */
export function PartMissing() {
  return (
    <ErrorState
      title={common.partMissing}
      description={common.partMissingHint}
      onRetry={() => window.location.reload()}
      retryLabel={common.reloadPage}
    />
  );
}

/** The same among the items of a list. */
export function PartMissingItem() {
  return (
    <li className="col-span-full">
      <PartMissing />
    </li>
  );
}
