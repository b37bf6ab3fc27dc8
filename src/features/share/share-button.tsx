'use client';

import { common } from '@/messages/common';
import { gift as words } from '@/messages/gift';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useToast } from '@/ui/use-toast';
import { share, type Shareable } from './share';

/** 'Compartilhar': the device's own sheet where there is one, else the clipboard. */
export function ShareButton({ title, text, url }: Shareable) {
  const { toast } = useToast();
  return (
    <Button
      variant="outline"
      onClick={async () => {
        const notice = await share({ title: common.pageTitle(title), text, url });
        if (notice) toast(notice);
      }}
    >
      <Icon name="share" size={18} />
      {words.share}
    </Button>
  );
}
