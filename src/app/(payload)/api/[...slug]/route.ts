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
import { withCachePolicy } from '../with-cache-policy';
import { withMethodOverride } from '../with-method-override';

const read = withAbsentRoute(REST_GET(config));

export const GET = withCachePolicy(read);
export const POST = withCachePolicy(withMethodOverride(withAbsentRoute(REST_POST(config)), read));
export const DELETE = withCachePolicy(withAbsentRoute(REST_DELETE(config)));
export const PATCH = withCachePolicy(withAbsentRoute(REST_PATCH(config)));
export const PUT = withCachePolicy(withAbsentRoute(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
