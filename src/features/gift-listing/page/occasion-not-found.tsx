import { paths } from '@/lib/paths';
import { occasions } from '@/messages/catalogue';
import { ArrowLink } from '@/ui/arrow-link';
import { Container } from '@/ui/container';
import { EmptyState } from '@/ui/empty-state';

/** An address that names no occasion. */
export function OccasionNotFound() {
  return (
    <Container className="py-16">
      <h1 className="sr-only">{occasions.notFound}</h1>
      <EmptyState
        icon="calendar"
        title={occasions.notFound}
        description={occasions.notFoundHint}
        action={<ArrowLink href={paths.occasions}>{occasions.title}</ArrowLink>}
      />
    </Container>
  );
}
