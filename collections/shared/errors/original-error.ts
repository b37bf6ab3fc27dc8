import { property } from '@/lib/property';

/**
 * What a resolver of GraphQL threw; any other error as it is. Not by the class of GraphQL's errors: the built application has
 * several copies of that library.
 */
export function originalError(error: Error): Error {
  const original = property(error, 'originalError');
  return original instanceof Error ? original : error;
}
