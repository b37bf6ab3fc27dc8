import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAuth } from '@/features/auth/use-auth';
import { paths } from '@/lib/paths';
import { postJson } from '@/lib/post-json';
import { errors } from '@/messages/errors';
import { personalData as words } from '@/messages/personal-data';
import { useToast } from '@/ui/use-toast';

export type FateOfReviews = 'anonymous' | 'delete';

type Refusal = { message: string; isPassword: boolean };

/** Deletes the account and goes to the home page; a refusal changes nothing. */
export function useDeletion() {
  const { refresh } = useAuth();
  const { toast } = useToast();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  return {
    busy,
    refusal,
    missPassword: () => setRefusal({ message: words.passwordRequired, isPassword: true }),
    async erase(password: string, reviews: FateOfReviews): Promise<boolean> {
      setBusy(true);
      setRefusal(null);
      const result = await postJson('/api/users/delete-account', { password, reviews });
      if (result.ok) {
        toast({ title: words.deleted });
        router.push(paths.home);
        // The cookies are gone, so this signs out here and in the other tabs.
        await refresh();
        return true;
      }
      setBusy(false);
      const [problem] = result.problems;
      const fallback = result.status === 0 ? errors.offline : words.deleteFailed;
      setRefusal({
        message: problem?.message ?? fallback,
        isPassword: problem?.field === 'password',
      });
      return false;
    },
  };
}
