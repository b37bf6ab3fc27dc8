/** Where an issue of the newsletter stands, and what staff call that. */
export const CAMPAIGN_STATES = [
  { value: 'draft', label: 'Rascunho' },
  { value: 'scheduled', label: 'Agendada' },
  { value: 'sending', label: 'Enviando' },
  { value: 'paused', label: 'Pausada' },
  { value: 'done', label: 'Concluída' },
  { value: 'cancelled', label: 'Cancelada' },
] as const;

export type CampaignState = (typeof CAMPAIGN_STATES)[number]['value'];

/** Which of the two letters a campaign is: it goes to who wants that one. */
export const CAMPAIGN_KINDS = [
  { value: 'ideas', label: 'Ideias de presentes' },
  { value: 'dates', label: 'Lembrete de datas' },
] as const;

/** What staff may do with a campaign, from which states, and where it leads. */
export const CAMPAIGN_MOVES = {
  schedule: { from: ['draft', 'scheduled'], to: 'scheduled' },
  unschedule: { from: ['scheduled'], to: 'draft' },
  send: { from: ['draft', 'scheduled'], to: 'sending' },
  pause: { from: ['sending'], to: 'paused' },
  resume: { from: ['paused'], to: 'sending' },
  cancel: { from: ['sending', 'paused'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly CampaignState[]; to: CampaignState }>;

export type CampaignMove = keyof typeof CAMPAIGN_MOVES;

/** In these nobody has been written to: the letter may still change. */
export const EDITABLE_STATES: readonly CampaignState[] = ['draft', 'scheduled'];

/** The most that a letter may be, and how it is sent. */
export const CAMPAIGN = {
  subjectCharacters: 120,
  preheaderCharacters: 160,
  giftsOfBlock: 6,
  gifts: 24,
  /** Of the stored content, in characters of JSON. */
  content: 100_000,
  /** Subscribers that one statement looks at when the deliveries are written, and statements before mails are sent again. */
  batch: 1_000,
  batches: 5,
} as const;

/** What staff see of a campaign that is being sent. `skipped`: who left before their turn, or a cancelled rest. */
export type CampaignProgress = {
  status: CampaignState;
  notice: string | null;
  /** ISO 8601. */
  sendAt: string | null;
  recipients: number;
  sent: number;
  failed: number;
  unknown: number;
  skipped: number;
  /** Who left by a link of its letter. */
  unsubscribed: number;
  /** Subscribers whom it would go to now. */
  audience: number;
  /** Gifts of the letter that are not published. */
  leftOut: number;
  isEmpty: boolean;
};

/** The mail of a campaign as one reader gets it. */
export type CampaignPreview = { html: string; text: string };
