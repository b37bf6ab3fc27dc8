import type { UploadField } from 'payload';

/** One required picture of the media library; `message` is shown without one. */
export function imageField(options: { message: string; required?: boolean }): UploadField {
  const { message, required = true } = options;
  return {
    name: 'image',
    type: 'upload',
    relationTo: 'media',
    label: 'Imagem',
    required,
    admin: {
      components: {
        Field: '/src/app/(payload)/components/media/entry-image-field#EntryImageField',
      },
    },
    validate: (value: unknown) => value != null || !required || message,
  };
}
