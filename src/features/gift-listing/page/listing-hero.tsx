import type { ReactNode } from 'react';
import type { GiftImage } from '@/domain/gift';
import { splitParagraphs } from '@/domain/text';
import { cn } from '@/lib/cn';
import { Breadcrumb } from '@/ui/breadcrumb';
import type { BreadcrumbItem } from '@/ui/breadcrumb-nav';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Picture } from '@/ui/picture';
import { HeroText } from './hero-text';

type ListingHeroProps = {
  crumbs: BreadcrumbItem[];
  /** The page in the breadcrumb. */
  current: string;
  eyebrow: ReactNode;
  title: string;
  /** Paragraphs are separated by blank lines; the first is the standfirst. */
  text?: string;
  /** One is the subject's own picture; several are a glimpse of its gifts. */
  images?: GiftImage[];
  /** Stands below the text. */
  children?: ReactNode;
};

const SINGLE_SIZES =
  '(min-width: 80rem) 31rem, (min-width: 56rem) 38vw, clamp(5.5rem, 20vw, 10rem)';
const STRIP_SIZES = '(min-width: 80rem) 15rem, 19vw';

/** The opening of a page of gifts: what it is about, why, and a picture of it. */
export function ListingHero({
  crumbs,
  current,
  eyebrow,
  title,
  text = '',
  images = [],
  children,
}: ListingHeroProps) {
  const several = images.length > 1;
  return (
    <header className="listing-hero">
      <Container>
        <Breadcrumb items={crumbs} current={current} />
        <div className={cn('listing-hero-grid', images.length === 0 && 'listing-hero-plain')}>
          <div className="listing-hero-text">
            <div className="listing-hero-title">
              <Eyebrow>{eyebrow}</Eyebrow>
              <Heading level={1} size="display">
                {title}
              </Heading>
            </div>
            <HeroText paragraphs={splitParagraphs(text)}>{children}</HeroText>
          </div>
          {images.length > 0 ? (
            <div className={several ? 'listing-hero-strip' : 'listing-hero-single'}>
              {images.map((image) => (
                <Picture
                  key={image.url}
                  image={image}
                  alt=""
                  sizes={several ? STRIP_SIZES : SINGLE_SIZES}
                  scale={several ? 'card' : 'screen'}
                  // A phone shows no strip: the gifts themselves are in sight.
                  priority={!several}
                  className="listing-hero-picture"
                />
              ))}
            </div>
          ) : null}
        </div>
      </Container>
    </header>
  );
}
