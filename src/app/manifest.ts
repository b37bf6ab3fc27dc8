import type { MetadataRoute } from 'next';

import { messages } from '@/messages';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: messages.common.brand,
    short_name: messages.common.brand,
    description: messages.home.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf6f1',
    theme_color: '#fbf6f1',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
