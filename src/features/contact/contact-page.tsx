import { getSiteSettings } from '@/data/site-settings';
import { JsonLd } from '@/lib/json-ld';
import { paths } from '@/lib/paths';
import { TrailJsonLd } from '@/lib/trail-json-ld';
import { contact as words } from '@/messages/contact';
import { header } from '@/messages/header';
import { ArrowLink } from '@/ui/arrow-link';
import { FAQ } from '@/messages/contact-faq';
import { Container } from '@/ui/container';
import { Eyebrow } from '@/ui/eyebrow';
import { Heading } from '@/ui/heading';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { ContactForm } from './contact-form';
import { faqJsonLd } from './faq-json-ld';

export async function ContactPage() {
  const { contactEmail, city } = await getSiteSettings();
  return (
    <>
      <JsonLd data={faqJsonLd()} />
      <TrailJsonLd
        trail={[
          { name: header.home, href: paths.home },
          { name: words.title, href: paths.contact },
        ]}
      />
      <Container className="grid gap-x-16 gap-y-12 pt-10 pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:pt-16">
        <div>
          <Eyebrow>{words.title}</Eyebrow>
          <Heading level={1} size="page" className="mt-4">
            {words.heading}
          </Heading>
          <p className="lead mt-5 max-w-md">{words.description}</p>
          <section aria-labelledby="contato-info" className="mt-10 max-w-md">
            <Heading level={2} size="item" id="contato-info">
              {words.info}
            </Heading>
            <ul className="mt-3">
              <li className="flex items-start gap-3 border-t border-hairline py-3">
                <Icon name="mail" className="mt-0.5 flex-none text-accent" />
                <a
                  href={`mailto:${contactEmail}`}
                  className="wrap-anywhere underline underline-offset-4 hover:text-accent"
                >
                  {contactEmail}
                </a>
              </li>
              <li className="flex items-start gap-3 border-t border-hairline py-3">
                <Icon name="calendar" className="mt-0.5 flex-none text-accent" />
                {words.replyPromise}
              </li>
              <li className="flex items-start gap-3 border-y border-hairline py-3">
                <Icon name="pin" className="mt-0.5 flex-none text-accent" />
                {city}
              </li>
            </ul>
          </section>
        </div>
        <section
          aria-label={words.formLabel}
          className="rounded-xl border border-hairline bg-surface p-5 sm:p-8"
        >
          <noscript>
            <p className="mb-5 text-sm">{words.noScript(contactEmail)}</p>
          </noscript>
          <ContactForm />
        </section>
      </Container>
      <Section variant="ruled" aria-labelledby="contato-faq">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <Heading level={2} id="contato-faq">
              {words.faq}
            </Heading>
            <div className="mt-6 flex flex-col items-start">
              <ArrowLink href={paths.categories}>{words.categoriesLink}</ArrowLink>
              <ArrowLink href={paths.trending}>{words.trendingLink}</ArrowLink>
            </div>
          </div>
          <dl>
            {FAQ.map(({ question, answer }) => (
              <div
                key={question}
                className="border-t border-hairline py-6 first:border-0 first:pt-0"
              >
                <dt className="font-display text-xl font-[560]">{question}</dt>
                <dd className="mt-2 max-w-[36rem] text-ink-soft">{answer}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </>
  );
}
