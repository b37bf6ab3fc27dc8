import { useEffect, useState } from 'react';
import { type PostResult, postJson } from '@/lib/post-json';
import { readSubscription, rememberSubscription } from './read-subscription';

const ADDRESS = '/api/users/newsletter';

/** Null: not known yet. */
type State = { subscribed: boolean | null; isUnreadable: boolean; busy: boolean };

const UNKNOWN: State = { subscribed: null, isUnreadable: false, busy: false };

/** Whether this user receives the newsletter. A change shows at once and is taken back when the server refuses it. */
export function useSubscription(userId: number) {
  const [state, setState] = useState(UNKNOWN);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    readSubscription(ADDRESS, userId).then(
      (subscribed) => isCurrent && setState({ ...UNKNOWN, subscribed }),
      () => isCurrent && setState({ ...UNKNOWN, isUnreadable: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, attempt]);

  return {
    ...state,
    retry() {
      setState(UNKNOWN);
      setAttempt(attempt + 1);
    },
    async change(subscribed: boolean): Promise<PostResult> {
      setState({ ...UNKNOWN, subscribed, busy: true });
      const result = await postJson(ADDRESS, { subscribed });
      const truth = result.ok ? subscribed : !subscribed;
      setState({ ...UNKNOWN, subscribed: truth });
      await rememberSubscription(userId, truth);
      return result;
    },
  };
}
