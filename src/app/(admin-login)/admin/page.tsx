import type { Metadata } from 'next';

import { AdminLoginPage } from '@/features/admin-login/admin-login-page';
import { pageMetadata } from '@/lib/metadata';
import { paths } from '@/lib/paths';
import { messages } from '@/messages';

import { adminLogin as words } from '@/messages/admin-login';

export const metadata: Metadata = pageMetadata({
  title: messages.admin.loginTitle,
  description: words.intro,
  path: paths.adminLogin,
  hidden: true,
});

export default function AdminLogin() {
  return <AdminLoginPage />;
}
