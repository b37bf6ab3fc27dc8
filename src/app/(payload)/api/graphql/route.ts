import config from '@payload-config';
import { GRAPHQL_POST, REST_OPTIONS } from '@payloadcms/next/routes';

import { guardGraphql, refuseMethod } from './guard-graphql';

export const POST = guardGraphql(GRAPHQL_POST(config));
export const OPTIONS = REST_OPTIONS(config);

export const GET = refuseMethod;
export const HEAD = refuseMethod;
export const PUT = refuseMethod;
export const PATCH = refuseMethod;
export const DELETE = refuseMethod;
