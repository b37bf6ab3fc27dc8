import { paths } from '@/lib/paths';
import { messages } from '@/messages';
import { BackButton } from '@/ui/back-button';
import { Button } from '@/ui/button';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';



const words = messages.errors.notFoundPage;

/** The page of an address that leads nowhere (spec section 2). */
export function NotFoundPage() {
  return (
    <Container className="grid min-h-[60vh] content-center py-20">
      <Eyebrow>{words.code}</Eyebrow>
      <Heading level={1} size="page" className="mt-4 max-w-2xl">
        {words.title}
      </Heading>
      <p className="lead mt-5 max-w-xl">{words.text}</p>
      <div className="mt-10 flex flex-wrap gap-3">
        <Button asChild>
          <a href={paths.home}>{words.home}</a>
        </Button>
        <Button asChild variant="outline">
          <a href={paths.categories}>{words.categories}</a>
        </Button>
        <Button asChild variant="outline">
          <a href={paths.occasions}>{words.occasions}</a>
        </Button>
        <BackButton variant="ghost">{words.back}</BackButton>
      </div>
    </Container>
  );
}
