import { CAMPAIGN_MOVES } from '../campaign';
import {
  DATA_LEVELS_MAX,
  JSON_BODY_MAX_CHARACTERS,
  QUERY_BODY_MAX_BYTES,
  QUERY_CONDITIONS_MAX,
  QUERY_DEPTH_MAX,
  QUERY_LIMIT_MAX,
  QUERY_MAX_CHARACTERS,
  QUERY_RELATION_CONDITIONS_MAX,
  QUERY_ROWS_MAX,
  QUERY_TEXT_CONDITIONS_MAX,
} from '../query-limits';
import { IMPORT_MOVES } from '../gift-exchange/import-states';
import { IMAGE_MAX_BYTES } from '../image-rules';
import type { Ceiling } from './ceiling';

const QUERIES = 'collections/shared/queries/bound-query.ts';
const ACCESS = 'collections/shared/guards/demand-access.ts';
const REFUSED = '400 with the name of the parameter';

/** Endpoints that take JSON from a visitor, by the path below `/api`. */
export const JSON_ENDPOINTS = [
  ...['login', 'sign-up', 'confirm-email', 'forgot-password', 'reset-password'],
  ...['resend-confirmation', 'change-email', 'change-password', 'delete-account'],
].map((name) => `/users/${name}`);

/** The answer to a visitor at endpoints that are for users only, by request. */
export const CLOSED_ENDPOINTS: Readonly<Record<string, number>> = {
  'GET /api/*/versions': 403,
  'GET /api/*/versions/*': 403,
  'POST /api/*/versions/*': 403,
  'POST /api/*/*/duplicate': 403,
  'PATCH /api/*': 403,
  'PATCH /api/*/*': 403,
  'DELETE /api/*': 403,
  'DELETE /api/*/*': 403,
  'POST /api/globals/*': 403,
  'POST /api/payload-preferences/*': 403,
  'GET /api/gifts/export': 403,
  'POST /api/gift-imports/file': 403,
  ...Object.fromEntries(
    Object.keys(IMPORT_MOVES).map((name) => [`POST /api/gift-imports/*/${name}`, 403]),
  ),
  ...Object.fromEntries(
    ['progress', 'rows', 'report'].map((name) => [`GET /api/gift-imports/*/${name}`, 403]),
  ),
  'GET /api/favourites/mine': 401,
  'POST /api/favourites/merge': 401,
  'PUT /api/favourites/gift/*': 401,
  'DELETE /api/favourites/gift/*': 401,
  'GET /api/reviews/mine': 401,
  'GET /api/users/export': 401,
  'GET /api/users/newsletter': 401,
  'POST /api/users/newsletter': 401,
  ...Object.fromEntries(
    [...Object.keys(CAMPAIGN_MOVES), 'test'].map((name) => [`POST /api/campaigns/*/${name}`, 403]),
  ),
  'GET /api/campaigns/*/progress': 403,
  'GET /api/campaigns/*/preview': 403,
  ...Object.fromEntries(
    ['acknowledge', 'replace', 'rest'].map((name) => [`POST /api/link-checks/*/${name}`, 403]),
  ),
  'POST /api/webhooks/*/secret': 403,
  'POST /api/webhooks/*/test': 403,
  'POST /api/webhook-deliveries/*/resend': 403,
  ...Object.fromEntries(
    ['traffic', 'trends', 'searches', 'gaps', 'links', 'schedules', 'inbox', 'webhooks'].map(
      (name) => [`GET /api/dashboard/${name}`, 403],
    ),
  ),
  'POST /api/users/refresh-token': 403,
  'POST /api/users/unlock': 403,
  'POST /api/users/first-register': 403,
  'POST /api/users/verify/*': 404,
  'GET /api/media/paste-url/*': 403,
  'GET /api/media/unused': 403,
  'POST /api/media/unused/delete': 403,
  'POST /api/api-keys/issue': 403,
  'POST /api/api-keys/*/revoke': 403,
  'GET /api/og': 404,
};

export const REST_CEILINGS: readonly Ceiling[] = [
  {
    request: 'GET /api/*',
    most: `${QUERY_LIMIT_MAX} rows up to the ${QUERY_ROWS_MAX}th, ${QUERY_DEPTH_MAX} relations deep, ${QUERY_CONDITIONS_MAX} conditions on listed fields, ${QUERY_TEXT_CONDITIONS_MAX} of them on parts of a text and ${QUERY_RELATION_CONDITIONS_MAX} over a relation`,
    beyond: REFUSED,
    enforcedBy: QUERIES,
  },
  {
    request: 'GET /api/* (query string)',
    most: `${QUERY_MAX_CHARACTERS} characters`,
    beyond: REFUSED,
    enforcedBy: QUERIES,
  },
  {
    request: 'GET /api/*/*',
    most: `one document, ${QUERY_DEPTH_MAX} relations deep`,
    beyond: REFUSED,
    enforcedBy: QUERIES,
  },
  {
    request: 'GET /api/globals/*',
    most: `one document, ${QUERY_DEPTH_MAX} relations deep`,
    beyond: REFUSED,
    enforcedBy: QUERIES,
  },
  {
    request: 'GET /api/*/count',
    most: `${QUERY_CONDITIONS_MAX} conditions on listed fields`,
    beyond: REFUSED,
    enforcedBy: QUERIES,
  },
  {
    request: 'POST /api/* (read by an overridden method)',
    most: `${QUERY_BODY_MAX_BYTES} bytes, then as GET`,
    beyond: '413, then as GET',
    enforcedBy: 'src/app/(payload)/api/with-method-override.ts',
  },
  {
    request: 'POST /api/*',
    most: `data of ${DATA_LEVELS_MAX} levels, where a visitor may create at all`,
    beyond: '403, or 400',
    enforcedBy: 'collections/shared/guards/refuse-hostile-data.ts',
  },
  {
    request: 'POST /api/*/access/*',
    most: 'what one document allows',
    beyond: '404 where there is no such document',
    enforcedBy: ACCESS,
  },
  {
    request: 'POST /api/globals/*/access',
    most: 'what one document allows',
    beyond: '404 where there is no such document',
    enforcedBy: ACCESS,
  },
  {
    request: 'GET /api/access',
    most: 'what each collection and global allows, without a query of the database',
    beyond: 'the same for every query',
    enforcedBy: ACCESS,
  },
  {
    request: 'GET /api/media/file/*',
    most: `one file of ${IMAGE_MAX_BYTES} bytes as it was uploaded, or its picture alone`,
    beyond: '404 where there is none, whatever the range',
    enforcedBy: 'collections/media/missing-file.ts',
  },
  {
    request: 'GET /api/users/me',
    most: 'one statement, and none without a session',
    beyond: 'nobody',
    enforcedBy: 'collections/users/me/me-endpoint.ts',
  },
  {
    request: 'GET /api/users/init',
    most: 'one statement',
    beyond: 'the same for every query',
    enforcedBy: ACCESS,
  },
  {
    request: 'POST /api/users/logout',
    most: 'two cookies that end, without a query of the database',
    beyond: '403 from a page of another site',
    enforcedBy: 'collections/users/endpoints/logout.ts',
  },
  ...JSON_ENDPOINTS.map((path) => ({
    request: `POST /api${path} (body)`,
    most: `${JSON_BODY_MAX_CHARACTERS} characters of JSON`,
    beyond: '413',
    enforcedBy: 'collections/shared/read-body.ts',
  })),
  ...Object.entries(CLOSED_ENDPOINTS).map(([request, status]) => ({
    request,
    most: 'nothing for a visitor',
    beyond: String(status),
    enforcedBy: ACCESS,
  })),
];
