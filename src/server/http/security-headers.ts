import type { ServerResponse } from 'node:http';

type Options = {
  /** The site's public address: over https, browsers have to stay there. */
  siteUrl: string;
  dev: boolean;
};

type Headers = Readonly<Record<string, string>>;

export type SecurityHeaders = {
  /** On every answer. */
  readonly base: Headers;
  /** For answers that are data: of the API, and whatever is refused. */
  readonly data: Headers;
  /** For what an address answers before it is known to be a document. */
  forPath(path: string): Headers;
  /** The policy of the document at this path, whose inline scripts have these hashes. */
  documentPolicy(path: string, scriptHashes: readonly string[]): string;
};

export const POLICY = 'content-security-policy';

const BASE: Headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};
const ONE_YEAR = 31_536_000;
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** An uploaded file is a picture and nothing else, even where somebody opens its address by itself. */
const UPLOAD_POLICY = "default-src 'none'; sandbox";

/** The panel shows these pages beside the form of what they preview. */
const PREVIEWS = '/admin/pre-visualizacao/';
const PANEL = /^\/admin\/painel(?:\/|$)/;

const UPLOADS = '/api/media/file/';
const DATA = /^\/api(?:\/|$)/;

/** The security headers of the site's answers (docs/decisions/0019). */
export function createSecurityHeaders({ siteUrl, dev }: Options): SecurityHeaders {
  const isSecure = siteUrl.startsWith('https:');
  const base = isSecure
    ? { ...BASE, 'strict-transport-security': `max-age=${ONE_YEAR}` }
    : { ...BASE };

  const rules = [
    "default-src 'none'",
    // React and Radix set styles of their own; a style can neither run nor leave (img-src, font-src).
    "style-src 'self' 'unsafe-inline'",
    // The panel shows a picture before it has been uploaded.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    // In development changes arrive over a web socket.
    dev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

  function documentPolicy(path: string, scriptHashes: readonly string[]): string {
    // Development builds evaluate code and mark their inline scripts anew at every request.
    const scripts = dev ? ["'unsafe-inline'", "'unsafe-eval'"] : scriptHashes;
    const framedBy = path.startsWith(PREVIEWS) ? "'self'" : "'none'";
    const frames = PANEL.test(path) ? "; frame-src 'self'" : '';
    return `${rules}; frame-ancestors ${framedBy}${frames}; script-src ${["'self'", ...scripts].join(' ')}`;
  }

  const data = { ...base, [POLICY]: DATA_POLICY };
  const upload = { ...base, [POLICY]: UPLOAD_POLICY };
  return {
    base,
    data,
    documentPolicy,
    forPath(path) {
      if (path.startsWith(UPLOADS)) return upload;
      // Development serves GraphQL's own page below the API.
      if (DATA.test(path)) return dev ? base : data;
      if (path.startsWith('/_next/')) return base;
      const document = { ...base, [POLICY]: documentPolicy(path, []) };
      return path.startsWith(PREVIEWS)
        ? { ...document, 'x-frame-options': 'SAMEORIGIN' }
        : document;
    },
  };
}

export function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
