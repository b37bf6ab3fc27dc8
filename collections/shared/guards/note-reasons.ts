import type {
  CollectionBeforeOperationHook,
  FlattenedField,
  PayloadRequest,
  SanitizedConfig,
  Validate,
} from 'payload';

import { property } from '@/lib/property';

/** Why a field was refused, by its path. */
type Reasons = Map<string, { label: string; message: string }>;
/** By the document. */
type Noted = Map<unknown, Reasons>;

const NOTED = 'reasonsOfRefusals';

/**
 * Keeps what is said of each field of each document while one operation changes several: Payload answers with the names of
 * the fields alone.
 */
export const noteReasons: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation === 'update' && !('id' in args)) {
    req.context[NOTED] = new Map() satisfies Noted;
  }
  return args;
};

/** What was said of the fields of a document that the operation has refused. */
export function reasonsFor(req: PayloadRequest, id: unknown): Reasons {
  return notedIn(req)?.get(id) ?? none();
}

/** Has every field of a collection say to `noteReasons` what it refuses. */
export function watchFields(collection: SanitizedConfig['collections'][number]): void {
  for (const field of leavesOf(collection.flattenedFields)) {
    if (!('validate' in field) || typeof field.validate !== 'function') continue;
    // The border to Payload's type of a field, which has a validation of its own for each kind.
    const validate = field.validate as Validate;
    const telling: Validate = async (value, options) => {
      const said = await validate(value, options);
      if (typeof said === 'string' && options.collectionSlug === collection.slug) {
        note(options, said);
      }
      return said;
    };
    Object.assign(field, { validate: telling });
  }
}

type Options = Parameters<Validate>[1];

function note({ id, path, req, ...field }: Options, message: string): void {
  const noted = notedIn(req);
  if (noted === undefined) return;
  const reasons = noted.get(id) ?? none();
  const at = path.join('.');
  const label = property(field, 'label');
  reasons.set(at, { label: typeof label === 'string' ? label : at, message });
  noted.set(id, reasons);
}

function leavesOf(fields: FlattenedField[]): FlattenedField[] {
  return fields.flatMap((field) =>
    'flattenedFields' in field ? leavesOf(field.flattenedFields) : [field],
  );
}

const none = (): Reasons => new Map();

function notedIn({ context }: PayloadRequest): Noted | undefined {
  // The border to our own context: `noteReasons` alone writes it.
  return context[NOTED] as Noted | undefined;
}
