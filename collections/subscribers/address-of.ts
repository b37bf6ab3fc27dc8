import { z } from 'zod';

const Subscriber = z.object({ email: z.string() });

/** The address of a subscriber as Payload hands one to a hook: without a type, but never without its address (`forceSelect`). */
export const addressOf = (subscriber: unknown): string => Subscriber.parse(subscriber).email;
