import { toast } from '@payloadcms/ui';
import { useState } from 'react';

import { postJson, readMessage } from '@/lib/post-json';
import { webhooks as words } from '@/messages/webhooks';

/** Does something by an endpoint, one thing at a time, and says what came of it. Answers what the endpoint did, or null. */
export function useAct() {
  const [isBusy, setBusy] = useState(false);
  async function act(address: string): Promise<unknown> {
    setBusy(true);
    const result = await postJson(address, {});
    setBusy(false);
    if (!result.ok) {
      toast.error(result.problems[0]?.message ?? words.failed);
      return null;
    }
    toast.success(readMessage(result.answer) ?? '');
    return result.answer;
  }
  return { isBusy, act };
}
