import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';

import { env } from '@/lib/env';
import { common } from '@/messages/common';

import type { Footer } from './letter';
import { styles, stylesheet } from './styles';

type LayoutProps = {
  subject: string;
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** What it is about, above the heading. */
  eyebrow: string;
  heading: string;
  footer: Footer;
  children: ReactNode;
};

/** What all our mails share: the name above, one sheet with one heading, and why one has this mail below. */
export function Layout({ subject, preview, eyebrow, heading, footer, children }: LayoutProps) {
  return (
    <Html lang="pt-BR">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no" />
        <title>{subject}</title>
        <style>{stylesheet}</style>
      </Head>
      <Body className="m-paper" style={styles.body}>
        <Preview>{preview}</Preview>
        <Container style={styles.frame}>
          <Section>
            <Row>
              <Column style={styles.masthead}>
                <Link href={env.SITE_URL} className="m-accent" style={styles.wordmark}>
                  {common.brand.toLowerCase()}
                </Link>
              </Column>
            </Row>
          </Section>
          <Section className="m-card" style={styles.card}>
            <Row>
              <Column className="m-inner" style={{ padding: '38px 40px 36px' }}>
                <Text className="m-accent" style={styles.eyebrow}>
                  {eyebrow}
                </Text>
                <Heading as="h1" className="m-ink m-heading" style={styles.heading}>
                  {heading}
                </Heading>
                {children}
              </Column>
            </Row>
          </Section>
          <Section>
            <Row>
              <Column style={{ padding: '20px 4px 0' }}>
                <Text className="m-soft" style={styles.footer}>
                  {footer.reason}
                </Text>
                {footer.links === undefined ? null : (
                  <Text className="m-soft" style={styles.footer}>
                    {footer.links.map(({ label, url }, index) => (
                      <span key={url}>
                        {index === 0 ? null : ' · '}
                        <Link href={url} className="m-soft" style={styles.footerLink}>
                          {label}
                        </Link>
                      </span>
                    ))}
                  </Text>
                )}
              </Column>
            </Row>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
