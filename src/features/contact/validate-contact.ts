import { CONTACT_SUBJECTS } from '@/domain/contact';
import { looksLikeEmail } from '@/domain/email';
import { contact as words } from '@/messages/contact';

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactProblems = Partial<Record<ContactField, string>>;

/** What keeps a message from being sent, by field. The collection enforces the same. */
export function contactProblems({ name, email, subject, message }: ContactValues): ContactProblems {
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = words.nameRequired;
  if (email.trim() === '') problems.email = words.emailRequired;
  else if (!looksLikeEmail(email)) problems.email = words.emailInvalid;
  if (!CONTACT_SUBJECTS.some(({ value }) => value === subject)) {
    problems.subject = words.subjectInvalid;
  }
  if (message.trim() === '') problems.message = words.messageRequired;
  return problems;
}
