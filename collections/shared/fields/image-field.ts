import type { UploadField } from 'payload';

/** One picture from the media library, demanded with the message given. */
export function imageField(options: { message: string; required?: boolean }): UploadField {
  const { message, required = true } = options;
  return {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: 'Imagem',
    required,
    validate: (value: unknown) => value != null || !required || message,
  };
}
