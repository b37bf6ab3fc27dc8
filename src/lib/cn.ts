import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Nothing needs merging: the look of every primitive lives in the `components` layer of theme.css,
 * so a utility passed from outside always wins, and visitors are spared the code of a class merger.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
