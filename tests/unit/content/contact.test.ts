import { describe, expect, it } from 'vitest';
import { faqJsonLd } from '@/features/contact/faq-json-ld';
import { contactProblems } from '@/features/contact/validate-contact';
import { emailFromQuery } from '@/features/unsubscribe/email-from-query';
import { readProblems } from '@/lib/post-json';
import { contact as words } from '@/messages/contact';
import { FAQ } from '@/messages/contact-faq';

const VALUES = { name: 'Ana', email: 'ana@exemplo.com', subject: 'duvida', message: 'Oi' };

describe('the contact form', () => {
  it('accepts a complete message', () => {
    expect(contactProblems(VALUES)).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(contactProblems({ name: ' ', email: '', subject: '', message: '\n' })).toEqual({
      name: words.nameRequired,
      email: words.emailRequired,
      subject: words.subjectInvalid,
      message: words.messageRequired,
    });
  });

  it('refuses what has not the form of an address and a subject of its own making', () => {
    expect(contactProblems({ ...VALUES, email: 'ana@', subject: 'spam' })).toEqual({
      email: words.emailInvalid,
      subject: words.subjectInvalid,
    });
  });

  it('lists the four shown questions for search engines', () => {
    expect(FAQ).toHaveLength(4);
    expect(faqJsonLd()).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: 4 } });
  });
});

describe('the address in the link of an e-mail', () => {
  it.each([
    [' Ana@Exemplo.com ', 'ana@exemplo.com'],
    ['ana maria@exemplo.com', 'ana+maria@exemplo.com'],
    ['ana%40exemplo.com', 'ana@exemplo.com'],
    ['%E0%A4%A%40', '%e0%a4%a%40'],
    ['', ''],
    [null, ''],
  ])('is read from %j as %j', (value, expected) => {
    expect(emailFromQuery(value)).toBe(expected);
  });
});

describe('the messages of a refused request', () => {
  it.each([
    [null, []],
    ['text', []],
    [{ errors: 'x' }, []],
    [{ errors: [{ message: 'm', field: 'q' }] }, [{ message: 'm', field: 'q' }]],
    [
      { errors: [{ message: 'outer', data: { errors: [{ message: 'inner', path: 'email' }] } }] },
      [{ message: 'inner', field: 'email' }],
    ],
  ])('are read from %j', (answer, expected) => {
    expect(readProblems(answer)).toEqual(expected);
  });
});
