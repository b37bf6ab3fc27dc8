import '@payloadcms/next/css';
import './custom.css';
import './dashboard.css';
import './components/exchange/exchange.css';
import './components/history/history.css';
import './components/exchange/exchange-import.css';
import './components/media/media.css';

import config from '@payload-config';
import { RootLayout } from '@payloadcms/next/layouts';
import { connection } from 'next/server';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { Suspense } from 'react';

import { fontVariables } from '@/ui/fonts';

import { importMap } from './admin/painel/importMap';
import { answerServerFunction } from './panel/answer-server-function';
import { isPanelAdmin } from './panel/is-panel-admin';

// Everything in the panel depends on the user: nothing of it is prerendered.
const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return answerServerFunction(args);
};

export default function PanelLayout({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <Panel>{children}</Panel>
    </Suspense>
  );
}

async function Panel({ children }: { children: ReactNode }) {
  await connection();
  // Payload's document contains the schema of everything that can be edited: only admins get it, others are being
  // redirected.
  if (!(await isPanelAdmin())) return <EmptyDocument>{children}</EmptyDocument>;
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: fontVariables }}
    >
      {children}
    </RootLayout>
  );
}

function EmptyDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR" className={fontVariables}>
      <body>{children}</body>
    </html>
  );
}
