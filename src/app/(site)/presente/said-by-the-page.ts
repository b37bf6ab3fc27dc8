import type { Metadata } from 'next';

/** A gift's page says its title and the like itself (`PageHead`): nothing of what the layout says stays. */
export const saidByThePage: Metadata = { title: { absolute: '' }, description: null };
