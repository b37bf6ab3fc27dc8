import type { Metadata } from 'next';

import { ContactPage } from '@/features/contact/contact-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

export const metadata: Metadata = pageMetadata({ ...messages.meta.contact, path: paths.contact });

export default ContactPage;
