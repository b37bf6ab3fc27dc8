import './developers.css';

import type { ApiReference } from '@/data/openapi/api-reference';
import { paths } from '@/lib/paths';
import { developers as words } from '@/messages/developers';
import { header } from '@/messages/header';
import { Breadcrumb } from '@/ui/breadcrumb';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';

import { Code } from './code';
import { guideOf } from './guide/guide';
import { Reference, SHAPES_ID } from './reference';

const TRAIL = [{ name: header.home, href: paths.home }];

type DevelopersPageProps = {
  reference: ApiReference;
  /** The site's origin, for the examples. */
  site: string;
  /** Requests of an address in a minute without a key. */
  anonymous: number;
};

/** The API as integrators read about it: a guide, and every operation of its description. */
export function DevelopersPage({ reference, site, anonymous }: DevelopersPageProps) {
  const guide = guideOf({ site, anonymous });
  const { resources } = reference;
  const parts = [
    { title: words.guide, links: guide.map(({ id, title }) => ({ id, title })) },
    {
      title: words.reference,
      links: [
        ...resources.map(({ id, name }) => ({ id, title: name })),
        { id: SHAPES_ID, title: words.shapes },
      ],
    },
  ];
  return (
    <>
      <Container>
        <Breadcrumb className="pt-5" items={TRAIL} current={words.title} />
        <Opening site={site} />
      </Container>
      <Container className="api-layout">
        <nav aria-label={words.onThisPage} className="api-contents">
          <Contents parts={parts} />
        </nav>
        <details className="api-contents-phone">
          <summary>
            {words.onThisPage}
            <Icon name="chevron-down" size={20} />
          </summary>
          <Contents parts={parts} />
        </details>
        <div className="min-w-0">
          <div className="api-prose prose">
            {guide.map(({ id, title, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-titulo`} className="prose">
                <h2 id={`${id}-titulo`}>{title}</h2>
                {body}
              </section>
            ))}
          </div>
          <Reference reference={reference} site={site} />
        </div>
      </Container>
    </>
  );
}

function Opening({ site }: { site: string }) {
  const { facts } = words;
  return (
    <header className="grid items-center gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)] lg:py-12">
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Heading level={1} size="page" className="mt-4">
          {words.heading}
        </Heading>
        <p className="lead mt-5 max-w-xl">{words.lead}</p>
        <dl className="api-facts">
          <div>
            <dt>{facts.base}</dt>
            <dd>
              <code>{`${site}/api`}</code>
            </dd>
          </div>
          <div>
            <dt>{facts.form}</dt>
            <dd>{facts.formText}</dd>
          </div>
          <div>
            <dt>{facts.version}</dt>
            <dd>1</dd>
          </div>
          <div>
            <dt>{facts.description}</dt>
            <dd>
              <a href={paths.openApi} className="underline underline-offset-4 hover:text-accent">
                {facts.descriptionLink}
              </a>
            </dd>
          </div>
        </dl>
      </div>
      <div className="api-sample">
        <Code label={words.sample}>{sampleOf(site)}</Code>
      </div>
    </header>
  );
}

function sampleOf(site: string): string {
  const gift = { id: 12, title: 'Caneca esmaltada', slug: 'caneca-esmaltada', price: 59.9 };
  const answer = { docs: [gift], total: 38, isTotalExact: true, page: 1, hasMore: true };
  const written = JSON.stringify(answer, null, 2).replace(/( +)"price": .*\n/, '$&$1…\n');
  return `curl "${site}${paths.listingApi}?scope=category:nerd"\n\n${written}`;
}

type ContentsProps = {
  parts: readonly { title: string; links: readonly { id: string; title: string }[] }[];
};

function Contents({ parts }: ContentsProps) {
  return parts.map(({ title, links }) => (
    <div key={title}>
      <p>{title}</p>
      <ol>
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`}>{link.title}</a>
          </li>
        ))}
      </ol>
    </div>
  ));
}
