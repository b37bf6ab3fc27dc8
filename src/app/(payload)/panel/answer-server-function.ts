import config from '@payload-config';
import { handleServerFunctions } from '@payloadcms/next/layouts';

import { isRecord } from '@/lib/is-record';
import { property } from '@/lib/property';
import { messages } from '@/messages';

import { importMap } from '../admin/painel/importMap';
import { isPanelAdmin } from './is-panel-admin';
import { SERVER_FUNCTIONS } from './server-functions';

/**
 * Answers the panel's server functions. Payload looks a function up by whatever name is sent, inherited properties
 * included, and leaves access to each function. Any client can send any name and arguments here; a refusal is returned,
 * because a throw becomes a 500.
 */
export async function answerServerFunction(sent: unknown): Promise<unknown> {
  if (!(await isPanelAdmin())) return refuse(messages.errors.api.forbidden);
  const name = SERVER_FUNCTIONS.find((allowed) => allowed === property(sent, 'name'));
  if (name === undefined) return refuse(messages.errors.api.notFound);
  const args = property(sent, 'args');
  return handleServerFunctions({
    name,
    args: isRecord(args) ? whole(args) : {},
    config,
    importMap,
  });
}

/**
 * A form that edits several documents sends the fields that were chosen, and takes the answer for all it knows of them: what
 * had been drawn before, and is not drawn again, would be lost, as the field of a price with a comma.
 */
function whole(args: Record<string, unknown>): Record<string, unknown> {
  return 'select' in args ? { ...args, renderAllFields: true } : args;
}

function refuse(message: string) {
  return { errors: [{ message }] };
}
