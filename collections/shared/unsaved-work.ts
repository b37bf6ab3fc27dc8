/** A part of a collection's form, among `beforeDocumentControls`: what is typed survives until it is stored. */
export const UNSAVED_WORK = '/src/app/(payload)/components/form/unsaved-work#UnsavedWork';
