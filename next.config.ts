import { existsSync } from 'node:fs';

import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are a gate of their own (npm run typecheck): a build does not pay for them again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Payloads are cached by what they hold, not by what the router of a visitor has already: it is not asked to prove that.
    validateRSCRequestHeaders: false,
    // The server's maps would be more than half of the build's files, and nobody reads them.
    turbopackSourceMaps: process.env.NODE_ENV !== 'production',
    // What makes a second build shorter makes the first one a third longer: it is written by the second.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
    // Errors go by the name of their class: Payload drops the message of one whose name a minifier has taken.
    serverMinification: false,
  },
  // Every page is made by a request and cached in front of Next, whose own cache would be a second truth.
  cacheMaxMemorySize: 0,
  // Whoever asks gets the title and the description in the head of the document.
  htmlLimitedBots: /./,
  // Pictures are stored in the sizes that pages show: nothing is resized for a visitor.
  images: { unoptimized: true },
  serverExternalPackages: ['isomorphic-dompurify', 'jsdom', '@react-email/render', 'nodemailer'],
  async redirects() {
    return [
      // Payload's own login pages redirect to ours; `redirect` stays in the query string.
      { source: '/admin/painel/login', destination: '/admin', permanent: false },
      { source: '/admin/painel/unauthorized', destination: '/admin', permanent: false },
      { source: '/admin/painel/create-first-user', destination: '/admin', permanent: false },
      { source: '/admin/painel/forgot', destination: '/settings', permanent: false },
      { source: '/admin/painel/reset/:token*', destination: '/settings', permanent: false },
      { source: '/admin/painel/verify/:token*', destination: '/settings', permanent: false },
    ];
  },
};

const withPanel: NextConfig = withPayload(config);

export default {
  ...withPanel,
  // Payload asks every path for client hints, which costs a first visitor a second request: only the panel needs them.
  async headers() {
    const rules = (await withPanel.headers?.()) ?? [];
    return rules.map((rule) => ({ ...rule, source: '/admin/painel/:path*' }));
  },
} satisfies NextConfig;
