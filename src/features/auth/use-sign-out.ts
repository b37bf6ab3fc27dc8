'use client';

import { useState } from 'react';
import { session as words } from '@/messages/session';
import { errors } from '@/messages/errors';
import { useToast } from '@/ui/use-toast';
import { useAuth } from './use-auth';

/** Signs out on request and says how that went. */
export function useSignOut(): { leaving: boolean; leave: () => Promise<void> } {
  const { signOut } = useAuth();
  const { toast } = useToast();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    const left = await signOut();
    setLeaving(false);
    if (left) toast({ title: words.loggedOut });
    else {
      toast({ title: words.stillSignedIn, description: errors.offline, variant: 'destructive' });
    }
  };

  return { leaving, leave };
}
