import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';

import { property } from '@/lib/property';
import { messages } from '@/messages';

import { importMap } from '../admin/painel/importMap';
import { isPanelAdmin } from './is-panel-admin';

/** Those of Payload's functions that the panel as it is configured calls: no locales, no folders, no schedules. */
const ALLOWED = [
  'form-state',
  'get-default-layout',
  'render-document',
  'render-document-slots',
  'render-field',
  'render-list',
  'render-widget',
  'table-state',
];

/**
 * What the panel asks of the server. Payload finds a function by whatever name is sent, which may be one that every
 * object inherits, and leaves it to each function who may call it. Anybody can send anything here, arguments of any
 * shape included; a refusal is an answer, because what is thrown becomes a 500.
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
