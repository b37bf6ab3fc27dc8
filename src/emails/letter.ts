/** What one of our mails says, before it is laid out. */
export type Letter = {
  subject: string;
  /** What it is about, above the heading. */
  eyebrow: string;
  heading: string;
  /** Says hello first. */
  isGreeted: boolean;
  paragraphs: readonly string[];
  /** Names and values, such as who writes to us. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** What somebody wrote, as it was written. */
  quote?: string;
  action?: { label: string; url: string };
  note?: string;
  footer: Footer;
};

export type Footer = {
  /** Why somebody has this mail. */
  reason: string;
  links?: readonly { label: string; url: string }[];
};

export type RenderedMail = {
  subject: string;
  html: string;
  text: string;
  replyTo?: string;
  headers?: Record<string, string>;
  /** How its texts travel; quoted-printable without one. */
  textEncoding?: 'base64';
};
