import type { ReactNode } from 'react';

/** A part of the guide; the id is that of its anchor. */
export type GuideSection = Readonly<{ id: string; title: string; body: ReactNode }>;
