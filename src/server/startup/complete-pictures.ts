import type { Payload } from 'payload';

import { completeSizes, countLackingSizes } from '@collections/media/sizes/complete-sizes';
import { makeSizesOnAllCores } from '@collections/media/sizes/make-sizes';

import { log, step } from './progress';

const PROGRESS_EVERY = 100;

/** Makes the sizes that pictures lack, in a program that answers no visitors, with a line of progress now and then. */
export async function completePictures(payload: Payload): Promise<void> {
  const lacking = await countLackingSizes(payload);
  if (lacking === 0) return;
  const width = makeSizesOnAllCores();
  let done = 0;
  const onDone = () => {
    done += 1;
    if (done % PROGRESS_EVERY === 0) log(`${done} de ${lacking} imagens`);
  };
  await step(`Tamanhos de ${lacking} imagens`, () => completeSizes(payload, { width, onDone }));
}
