import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';

import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { importMap } from '../admin/painel/importMap';
import { isPanelAdmin } from './is-panel-admin';

/** Those of Payload's functions that the panel as it is configured calls: no locales, no folders. */
const ALLOWED = [
  'form-state',
  'get-default-layout',
  'get-upcoming-scheduled-publish',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'schedule-publish',
  'table-state',
];

/**
 * Answers the panel's server functions. Payload looks a function up by whatever name is sent, inherited properties
 * included, and leaves access to each function. Any client can send any name and arguments here; a refusal is returned,
 * because a throw becomes a 500.
 */
export async function answerServerFunction(sent: unknown): Promise<unknown> {
  if (!(await isPanelAdmin())) return refuse(messages.errors.api.forbidden);
  const name = ALLOWED.find((allowed) => allowed === property(sent, 'name'));
  if (name === undefined) return refuse(messages.errors.api.notFound);
  const args = property(sent, 'args');
  return handleServerFunctions({ name, args: isRecord(args) ? args : {}, config, importMap });
}

function refuse(message: string) {
  return { errors: [{ message }] };
}
