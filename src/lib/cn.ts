import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. No merging is needed: primitives are styled in the `components` layer of theme.css, so that a
 * utility passed from outside always wins, and no class-merging library has to be loaded.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
