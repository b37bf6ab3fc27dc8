'use client';

import { paths } from '@/lib/paths';
import { notFoundPage as words } from '@/messages/not-found-page';
import { BackButton } from '@/ui/back-button';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Lost } from './lost';

/** The 404 page. The bow replaces the zero of 404. */
export function NotFoundPage() {
  return (
    <Lost sign={{ before: '4', after: '4' }} title={words.title} text={words.text}>
      <Button asChild>
        <a href={paths.home}>{words.home}</a>
      </Button>
      <Button asChild variant="outline">
        <a href={paths.categories}>{words.categories}</a>
      </Button>
      <Button asChild variant="outline">
        <a href={paths.occasions}>{words.occasions}</a>
      </Button>
      <BackButton>
        <Icon name="arrow-left" size={18} />
        {words.back}
      </BackButton>
    </Lost>
  );
}
