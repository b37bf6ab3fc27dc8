import '@payloadcms/next/css';
import './custom.css';

import config from '@payload-config';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { connection } from 'next/server';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { Suspense } from 'react';

import { fontVariables } from '@/ui/fonts';

import { importMap } from './admin/painel/importMap';

// Everything in the panel depends on who asks: nothing of it is prerendered, and no page of it pretends to be.
export const instant = false;

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap });
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
