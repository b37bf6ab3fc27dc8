import type { SeedGift } from '../types';
import { giftsA1 } from './gifts-a-1';
import { giftsA2 } from './gifts-a-2';
import { giftsA3 } from './gifts-a-3';
import { giftsA4 } from './gifts-a-4';
import { giftsB1 } from './gifts-b-1';
import { giftsB2 } from './gifts-b-2';
import { giftsB3 } from './gifts-b-3';
import { giftsB4 } from './gifts-b-4';
import { giftsB5 } from './gifts-b-5';

export const gifts: SeedGift[] = [
  ...giftsA1,
  ...giftsA2,
  ...giftsA3,
  ...giftsA4,
  ...giftsB1,
  ...giftsB2,
  ...giftsB3,
  ...giftsB4,
  ...giftsB5,
];
