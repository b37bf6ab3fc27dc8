import { hearts } from './hearts';

type Person = { id: number; onExpired: () => void };

/** Undefined until it is known who is visiting; null for nobody. */
let person: Person | null | undefined;
const waiting = new Set<(person: Person | null) => void>();

/** Says who is visiting. What they favour is read as soon as a heart is on the page, and not before. */
export function setPerson(next: Person | null): void {
  const isSame = person?.id === next?.id;
  person = next;
  waiting.forEach((resolve) => resolve(next));
  waiting.clear();
  if (isSame) return;
  hearts.setAccount(null);
  readWhenShown();
}

/** Who is visiting, as soon as it is known. */
export function whoIsIt(): Promise<Person | null> {
  if (person !== undefined) return Promise.resolve(person);
  return new Promise((resolve) => waiting.add(resolve));
}

/** True for somebody who is known to be signed in at this moment. */
export const isSignedIn = (): boolean => person != null;

export const isStill = (id: number | undefined): boolean => id !== undefined && person?.id === id;

/** Call it when a heart appears. */
export function readWhenShown(): void {
  const id = person?.id;
  if (id === undefined || !hearts.isShown()) return;
  void import('./account-hearts').then(({ readAccount }) => {
    // A heart that is not known is drawn empty; pressing it tells the truth.
    if (isStill(id)) readAccount(id).catch(() => undefined);
  });
}
