import type { EditConfig, SanitizedConfig } from 'payload';

const EDIT_VIEW = '/src/app/(payload)/components/form/edit-view#EditView';

/** Every form of the panel is ours around Payload's. */
export function editViews(config: SanitizedConfig): SanitizedConfig {
  for (const { admin } of [...config.collections, ...config.globals]) {
    const views = admin.components?.views;
    const ours = { default: { Component: EDIT_VIEW } };
    admin.components = {
      ...admin.components,
      // The border to Payload's types: a spread of an interface with an index signature is no longer one of it.
      views: { ...views, edit: { ...views?.edit, ...ours } as EditConfig },
    };
  }
  return config;
}
