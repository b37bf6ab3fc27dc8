import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';

import { withAbsentRoute } from '../absent-route';

export const GET = withAbsentRoute(REST_GET(config));
export const POST = withAbsentRoute(REST_POST(config));
export const DELETE = withAbsentRoute(REST_DELETE(config));
export const PATCH = withAbsentRoute(REST_PATCH(config));
export const PUT = withAbsentRoute(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
